# The card game in the lobby and the settings.

page-game-swccg = The card game
page-about-swccg = Locations, Force and battles between sixty-card decks, with every number explained.
page-meta-swccg = 2 sides · 60 minutes · four ready-made decks
