# X-Wing in the lobby and the settings.

page-game-xwing = X-Wing
page-about-xwing = Fly two ships. The enemy flies by the Solo Alpha charts and tells you why.
page-meta-xwing = 1 to 8 players · 40 minutes · introductory scenario, variants, your own squads
page-companion-open = Play at your real table
