# Starfighter dans l'accueil et les réglages.

page-game-starfighter = Starfighter
page-about-starfighter = Deux Croiseurs, des escadrons empilés. Jouez une carte, regardez la réaction en chaîne.
page-meta-starfighter = 2 camps · 25 minutes · entraînement, escarmouche, guerre totale
