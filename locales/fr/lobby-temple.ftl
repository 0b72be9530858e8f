# Le Temple perdu dans l'accueil et les réglages.

page-game-temple = Le Temple perdu
page-about-temple = Quatre figurines par camp, un passe, deux sorties. Une escarmouche sur grille aux lignes de vue exactes.
page-meta-temple = 2 camps · 30 minutes · l'un ou l'autre camp, même écran, par lien
page-tp-passing-set = Toujours attaquer au passage (Le Temple perdu) ; la page le dit à chaque fois
