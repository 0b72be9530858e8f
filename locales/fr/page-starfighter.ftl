# Les mots de la page sur Starfighter.

page-sf-phase-reinforce = Renforts
page-sf-phase-deploy = Déploiement
page-sf-phase-battle = Bataille
page-sf-phase-end = Fin
page-sf-board = { $shift ->
    [none] { $near } fait face à { $far }, secteur contre secteur
    [left] { $near } fait face à { $far }, décalé de { $n } vers la gauche
   *[right] { $near } fait face à { $far }, décalé de { $n } vers la droite
}
page-sf-back = une carte au verso
page-sf-back-short = verso
page-sf-empty = vide
page-sf-fighters = { $n ->
    [one] { $n } Chasseur
   *[other] { $n } Chasseurs
}
page-sf-damaged = { $n ->
    [one] { $n } endommagé
   *[other] { $n } endommagés
}
page-sf-screens = { $left ->
    [one] { $left } écran libre sur { $n }
   *[other] { $left } écrans libres sur { $n }
}
page-sf-field = Champ de force
page-sf-no-effect = Aucun effet
page-sf-card-level = { $card }, niveau { $level }.
page-sf-upper = Partie supérieure : { $what }.
page-sf-lower = Partie inférieure : { $what }.
page-sf-lies = { $card } sur { $cruiser } secteur { $sector }, emplacement { $slot }.
page-sf-high-shown = Partie haute : { $what }.
page-sf-high-covered = Recouvert : { $what }.
page-sf-low-shown = Partie basse : { $what }.
page-sf-pivoted = Pivotée.
page-sf-known-recto = Vous avez vu son recto : { $card }.
page-sf-sector = { $cruiser } secteur { $sector } : { $cards } emplacements pris sur { $slots }
page-sf-faces-nobody = sans vis-à-vis
page-sf-column = Votre secteur { $near } montre { $ours }, le secteur { $far } adverse montre { $theirs }. Pourquoi ?
page-sf-armour = { $armour } sur { $most }
page-sf-armour-why = { $cruiser } : blindage { $armour } sur { $most }. Pourquoi ?
page-sf-armour-points = blindage { $n }
page-sf-initiative = Marqueur Initiative
page-sf-pile = pioche
page-sf-pile-yours = votre pioche
page-sf-discard = défausse
page-sf-aside-yours = à côté, à vous
page-sf-their-hand = { $aside ->
    [0] main de { $cruiser }
   *[other] main de { $cruiser }, { $aside } à côté
}
page-sf-hand = Votre main, { $n } cartes
page-sf-hand-empty = Aucune carte en main.
page-sf-ask-hand = Prenez une carte de votre main, puis un secteur. Les touches numériques marchent aussi.
page-sf-face-up = Recto
page-sf-face-down = Verso (2 Chasseurs)
page-sf-half-high = partie haute
page-sf-half-low = partie basse
page-sf-pass = Passer
page-sf-place-hand = { $card }
page-sf-place-sector = { $cruiser } secteur { $sector }, emplacement { $slot }
page-sf-place-stack = { $cruiser } secteur { $sector }
page-sf-place-card = { $card }, { $cruiser } secteur { $sector }, emplacement { $slot }
page-sf-place-first = { $effect }, { $half } de { $card }
page-sf-place-cruiser = { $cruiser } · blindage { $armour } · emplacements { $slots }
page-sf-kind-hand = Carte
page-sf-kind-face = Face
page-sf-kind-sector = Secteur
page-sf-kind-card = Carte sur la table
page-sf-kind-first = Quel effet d'abord
page-sf-kind-half = Partie
page-sf-kind-shift = Décalage
page-sf-kind-direction = Sens
page-sf-kind-cruiser = Croiseur
page-sf-kind-pass = Passer
page-sf-shift-left = D'un secteur vers la gauche
page-sf-shift-stay = Ne pas bouger
page-sf-shift-right = D'un secteur vers la droite
page-sf-direction-right = De gauche à droite
page-sf-direction-left = De droite à gauche
page-sf-effect = Effet
page-sf-effect-any = tous
page-sf-effect-draw = Pioche
page-sf-effect-draw-note = met une carte à côté du plateau, sans la regarder, pour la manche suivante.
page-sf-effect-lateral = Déplacement latéral
page-sf-effect-lateral-note = déplace une carte sur un secteur voisin.
page-sf-effect-vertical = Déplacement vertical
page-sf-effect-vertical-note = remonte une carte au sommet de son secteur.
page-sf-effect-free = Déplacement libre
page-sf-effect-free-note = déplace une carte au sommet de n'importe quel secteur de son plateau.
page-sf-effect-pivot = Pivotement
page-sf-effect-pivot-note = fait pivoter une carte tête en bas.
page-sf-effect-destroy = Destruction
page-sf-effect-destroy-note = retire une carte de la table.
page-sf-effect-hit-enemy-cruiser = Dégâts sur Croiseur adverse
page-sf-effect-hit-enemy-cruiser-note = retire un point de blindage au Croiseur adverse.
page-sf-effect-hit-own-cruiser = Dégâts sur son Croiseur
page-sf-effect-hit-own-cruiser-note = coûte un point de blindage à son propriétaire.
page-sf-effect-flip = Retournement
page-sf-effect-flip-note = retourne une carte sur son autre face.
page-sf-effect-hit-fighter = Dégâts sur Chasseur
page-sf-effect-hit-fighter-note = place un dégât sur une carte du sommet.
page-sf-why-armour = { $cruiser } a { $armour } points de blindage sur { $most }.
page-sf-armour-whole = Rien ne l'a encore touché.
page-sf-why-column = Chasseurs visibles dans la colonne { $column }
page-sf-why-half = { $damaged ->
    [0] { $cruiser } : { $n } sur la { $half } de { $card }
   *[other] { $cruiser } : { $n } sur la { $half } de { $card }, { $damaged } endommagés
}
page-sf-why-none = { $cruiser } : aucune carte dans le secteur { $sector }
page-sf-mode = Mode
page-sf-cruiser-yours = Votre Croiseur
page-sf-cruiser-theirs = Croiseur adverse
page-sf-cruiser-table = Choisi en début de partie
page-sf-deck-yours = Votre paquet
page-sf-deck-theirs = Paquet adverse
page-sf-deck-own = { $name } (à vous, { $n } cartes)
page-sf-options = Autres options
page-sf-chain = Dans une même chaîne, un symbole se déclenche
page-sf-chain-once = Une fois
page-sf-chain-thrice = Trois fois
page-sf-chain-repeat = Jusqu'à répétition d'une disposition
page-sf-compensation = Le second joueur reçoit
page-sf-compensation-none = Rien
page-sf-compensation-card = Une carte de plus
page-sf-compensation-armour = Un point de blindage de plus
page-sf-boxes = Boîtes de jeu
page-sf-boxes-one = Une : ni carte ni plateau en double
page-sf-boxes-two = Deux
page-sf-deck-count = { $n } cartes, il en faut au moins { $least }
page-sf-deck-levels = niveaux { $a } / { $b } / { $c } / { $d }
page-sf-deck-list = Liste de matricules
page-sf-deck-unknown = Ligne { $line } : aucune carte ne s'appelle { $text }.
page-sf-deck-twice = Ligne { $line } : { $text } est déjà dans la liste.
page-sf-all-cards = Toutes les cartes
page-sf-level = Niveau
page-sf-level-all = Tous les niveaux
page-sf-guide-cruiser = Choisissez votre Croiseur. Il a cinq secteurs ; les nombres disent combien de cartes chacun peut porter. Le blindage est sa vie : à zéro ou moins, la partie s'arrête à la fin de la manche.
page-sf-guide-deploy-0 = L'adversaire et vous posez une carte chacun à votre tour. Une carte de niveau 0 va sur tout emplacement libre, une carte de niveau 2 seulement sur l'emplacement 2. Toute carte peut aussi être posée au verso : deux Chasseurs, aucun effet. Prenez une carte, puis un secteur.
page-sf-guide-deploy-1 = Une nouvelle carte recouvre la partie supérieure de celle d'en dessous. Seul ce qui est visible compte : les Chasseurs visibles tirent, les effets recouverts attendent. Le couloir du milieu montre combien tirerait chaque colonne.
page-sf-guide-deploy-2 = Un effet se déclenche chaque fois qu'il devient visible. Un déplacement ou un pivotement peut donc découvrir le suivant : c'est une réaction en chaîne. Avant votre confirmation, le moteur montre jusqu'où irait la vôtre.
page-sf-guide-deploy-3 = Un emplacement libre avec un symbole de carte vous donne une carte à la manche suivante. Un plateau plein tire plus, un plateau vide pioche plus. Quand cela vous suffit, passez : le premier à passer prend le marqueur Initiative.
page-sf-guide-alone = L'adversaire a passé et tient le marqueur. Vous pouvez continuer seul, carte après carte, jusqu'à ce que vous passiez aussi. Puis vient la bataille.
page-sf-guide-round = Nouvelle manche : vous avez pioché une carte par symbole Pioche encore visible, et repris les cartes mises à côté. Appuyez sur w sur une ligne du journal, ou touchez « pourquoi ? », pour voir la règle.
page-sf-guide-order = Plusieurs effets sont devenus visibles ensemble. Vous choisissez lequel vient d'abord ; tout ce qu'il déclenche s'achève avant le suivant.
page-sf-guide-target = Un effet doit viser une cible s'il y en a une, sur l'un ou l'autre plateau. Les cartes possibles ont un bord épais. Quand un effet est découvert sur un plateau, c'est le propriétaire de ce plateau qui décide.
page-sf-guide-half = La carte est touchée mais survit. Vous choisissez quelle partie perd un Chasseur : la haute sera recouverte par la prochaine carte posée ici, la basse continue de tirer.
page-sf-guide-shift = Vous tenez le marqueur : vous pouvez décaler votre Croiseur d'un secteur avant la bataille. Au moins deux colonnes doivent encore se faire face.
page-sf-guide-direction = Vous choisissez de quel côté commencent les combats. Dans chaque colonne, les deux camps comptent d'abord leurs tirs, puis les dégâts sont infligés, de la carte du sommet vers le bas. S'il n'y a plus de carte, c'est le Croiseur qui est touché.
