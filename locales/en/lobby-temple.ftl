# The Lost Temple in the lobby and the settings.

page-game-temple = The Lost Temple
page-about-temple = Four figures per side, one pass, two ways out. A grid skirmish with exact lines of sight.
page-meta-temple = 2 sides · 30 minutes · either side, hot seat, by link
page-tp-passing-set = Always attack in passing (The Lost Temple); the panel says so each time
