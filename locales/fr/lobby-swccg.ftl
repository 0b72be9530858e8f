# Le jeu de cartes dans l'accueil et les réglages.

page-game-swccg = Le jeu de cartes
page-about-swccg = Lieux, Force et batailles entre paquets de soixante cartes ; chaque nombre est expliqué.
page-meta-swccg = 2 camps · 60 minutes · quatre paquets tout prêts
