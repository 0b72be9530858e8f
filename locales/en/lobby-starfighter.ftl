# Starfighter in the lobby and the settings.

page-game-starfighter = Starfighter
page-about-starfighter = Two cruisers and stacked squadrons. Play a card and watch the chain reaction.
page-meta-starfighter = 2 sides · 25 minutes · training, skirmish, total war
