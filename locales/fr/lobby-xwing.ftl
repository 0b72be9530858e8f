# X-Wing dans l'accueil et les réglages.

page-game-xwing = X-Wing
page-about-xwing = Pilotez deux vaisseaux. L'autre camp vole seul selon les tableaux Solo Alpha et vous dit pourquoi.
page-meta-xwing = 1 à 8 joueurs · 40 minutes · scénario d'introduction, variantes, escadrons personnels
page-companion-open = Jouer à une vraie table
