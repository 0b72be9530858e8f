# Les mots de la page pour Le Temple perdu.

## Le plateau

page-tp-board = La carte, { $columns } colonnes et { $rows } lignes. Les flèches parcourent cases et figurines.
page-tp-room-temple = temple
page-tp-room-control = contrôle
page-tp-room-infirmary = infirmerie
page-tp-searched = fouillé
page-tp-door = Porte { $n }
page-tp-square = Case { $square }
page-tp-piece-own = { $name }, à vous, en { $square }, { $life } points de vie sur { $most }.
page-tp-piece-other = { $name }, à l’adversaire, en { $square }, { $life } points de vie sur { $most }.
page-tp-piece-nobody = { $name }, à personne, en { $square }, { $life } points de vie sur { $most }.
page-tp-piece-force = { $name } { $n }.
page-tp-piece-pass = Porte { $pass }.
page-tp-piece-guard = En garde.
page-tp-piece-acting = En train de jouer.
page-tp-way-free = { $square }, { $cost ->
    [one] un point
   *[other] { $cost } points
}, aucun ennemi au contact en chemin.
page-tp-way-meets = { $square }, { $cost ->
    [one] un point
   *[other] { $cost } points
}, au contact de { $met } en chemin.
page-tp-way-some = { $square }, { $cost ->
    [one] un point
   *[other] { $cost } points
}, au contact de { $met } en chemin ; un chemin plus calme coûte { $quiet }.
page-tp-line-flag = ligne { $kind } : couvert { $cover }
page-tp-line-none = aucune ligne
page-tp-thread-tool = Fil de vue
page-tp-thread-from = De quelle case ?
page-tp-thread-to = Vers quelle case ?
page-tp-thread-none = Aucune ligne de { $from } n’atteint { $to }.
page-tp-thread = { $from } voit { $to } par la ligne { $kind ->
    [centre] tirée de son centre
    [target] tirée du centre de l’autre
   *[corner] tirée d’un coin
}. { $cover ->
    [0] Aucun couvert.
   *[other] Couvert { $cover } : { $met }.
}

## La question

page-tp-ask-square = Choisissez une case sur la carte. Le nombre est son coût ; un coin plein signale un ennemi au contact en chemin, un coin creux qu’un chemin plus calme existe. Ou tapez une case après / .
page-tp-ask-start = Choisissez une des cases marquées sur la carte.
page-tp-brief-walk = Aller en { $square }
page-tp-brief-attack = { $reach ->
    [melee] Frapper { $figure }
   *[ranged] Tirer sur { $figure }
}
page-tp-way-direct = Le moins cher
page-tp-way-quiet = Le plus calme
page-tp-way-points = { $cost } sur { $points ->
    [one] un point
   *[other] { $points } points
}.
page-tp-meets-warn = Arrive au contact de { $met }.
page-tp-meets-note = Le déplacement s’y arrête : on vous demande d’abord si vous attaquez au passage ; sinon, l’ennemi le peut.
page-tp-meets-none = Aucun ennemi au contact en chemin.
page-tp-meets-title = Attaques de circonstance
page-tp-passing = Toujours attaquer au passage
page-tp-passing-set = Toujours attaquer au passage (Le Temple perdu) ; la page le dit à chaque fois
page-tp-passing-now = Comme vous l’avez réglé, attaque au passage : { $what }
page-tp-percent = { $n } %
page-tp-to-hit = de toucher
page-tp-damage = dégâts attendus, sur { $life }
page-tp-lead = avance avant les dés
page-tp-sum-value = { $figure }, { $reach ->
    [melee] corps à corps
   *[ranged] à distance
}
page-tp-sum-meditation = Méditation
page-tp-sum-defence = { $figure }, défense
page-tp-sum-cover = Couvert : { $met } sur la ligne
page-tp-sum-guard = En garde
page-tp-need = { $sign ->
    [0] Touché si votre d10 égale au moins le leur
    [1] Touché si votre d10 égale au moins le leur moins { $by }
   *[other] Touché si votre d10 égale au moins le leur plus { $by }
}
page-tp-lines-title = Lignes de vue
page-tp-lines = { $both ->
    [yes] Les deux sortes de ligne évitent les murs ; celle qui favorise le défenseur compte : { $kind ->
        [centre] la 1, du centre,
        [target] la 2, du centre de la cible,
       *[corner] la 2, d’un coin,
    } couvert { $cover }, l’autre { $other }.
   *[no] Une seule sorte de ligne évite les murs : { $kind ->
        [centre] la 1, du centre,
        [target] la 2, du centre de la cible,
       *[corner] la 2, d’un coin,
    } couvert { $cover }.
}
page-tp-kind-figure = Quelle figurine ?
page-tp-kind-square = Quelle case ?
page-tp-kind-way = Par quel chemin ?
page-tp-kind-deed = Quoi ?
page-tp-kind-side = Quel camp ?
page-tp-deed-melee = Frapper
page-tp-deed-ranged = Tirer
page-tp-deed-door = Ouvrir ou fermer une porte
page-tp-deed-give = Donner
page-tp-deed-search = Fouiller
page-tp-deed-reprogram = Reprogrammer
page-tp-deed-hack = Pirater la console
page-tp-deed-heal = Soigner
page-tp-deed-repair = Réparer
page-tp-deed-combat-melee = Méditer et frapper
page-tp-deed-combat-ranged = Méditer et tirer
page-tp-deed-vigilance = Se tenir en garde
page-tp-deed-regenerate = Régénérer
page-tp-deed-speed = Se déplacer encore
page-tp-deed-rest = Se reposer
page-tp-place-stop = Rester
page-tp-place-done = Rien de plus
page-tp-place-ready = Prêt
page-tp-place-end-turn = Finir le tour
page-tp-place-take = Prendre ou laisser
page-tp-place-meet = Attaquer au passage
page-tp-place-answer = Attaquer qui passe
page-tp-phase-call = Choix
page-tp-phase-move = Déplacement
page-tp-phase-act = Intervention

## Les dés d’une vraie table

page-tp-die = d{ $n }
page-tp-dice-kind = Quel dé roule sur votre table ?
page-tp-dice-reads = vaut { $n }
page-tp-dice-again = Dés égaux : relancez les deux.
page-tp-dice-sides = Un dé à dix faces chacun ; le plus haut choisit son camp.
page-tp-dice-clash = Un dé à dix faces chacun : attaquant et défenseur.
page-tp-dice-wound = Le dé à quatre faces du coup porté.
page-tp-dice-skill = Un dé à dix faces.
page-tp-dice-search = Le dé à quatre faces de la fouille.

## Figurines

page-tp-tab-figures = Figurines
page-tp-team = Figurines
page-tp-team-of = Les figurines de qui
page-tp-you = vous
page-tp-droids = Droïdes
page-tp-acting = joue
page-tp-acted = ✓ a joué
page-tp-to-act = à jouer
page-tp-force = { $name } { $n }
page-tp-life = Vie
page-tp-life-of = { $life } sur { $most }
page-tp-life-whole = Rien ne lui est arrivé : { $most } au début.
page-tp-why-life = { $figure } a { $life } points de vie sur { $most }
page-tp-skill-movement = dépl. { $n }
page-tp-skill-ranged = tir { $n }
page-tp-skill-melee = mêlée { $n }
page-tp-skill-defence = défense { $n }
page-tp-skill-heal = soins +{ $n }
page-tp-skill-repair = rép. +{ $n }
page-tp-skill-computing = info +{ $n }
page-tp-log-rolls = Jets

## Mise en place

page-tp-opt-map = Carte
page-tp-opt-map-lost-temple = La carte de l’aventure : 34 cases sur 22, deux équipes de quatre, une heure et demie.
page-tp-opt-map-outpost = Une petite carte à nous : 18 cases sur 14, vingt minutes.
page-tp-opt-theme = Noms des figurines et des choses ; les règles sont les mêmes
page-tp-options = Ce dont les joueurs conviennent
page-tp-opt-reinforcements = Renforts pour les vaincus
page-tp-opt-reinforcements-on = Appelés sur 8 ou plus
page-tp-opt-reinforcements-off = Aucun
page-tp-opt-recall = Un droïde reprogrammé et vaincu
page-tp-opt-recall-on = Peut être rappelé
page-tp-opt-recall-off = Ne revient pas
page-tp-opt-repair = Un droïde se répare lui-même
page-tp-opt-repair-once = Une fois par étape
page-tp-opt-repair-never = Jamais
page-tp-opt-speed = Le second déplacement d’un héros
page-tp-opt-speed-keeps = Les ennemis déjà traités le restent
page-tp-opt-speed-forgets = Tous peuvent être rencontrés à nouveau
page-tp-opt-sight = Lignes de vue
page-tp-opt-sight-two-kinds = Les deux sortes de la liste
page-tp-opt-sight-general = La phrase générale
page-tp-opt-stones = Caveaux et escaliers coûtent
page-tp-opt-stones-difficult = Deux points
page-tp-opt-stones-clear = Un point
page-tp-opt-limit = Tours de chaque camp, puis partie nulle (1 à 999)
page-tp-opt-assault = Carte des droïdes d’assaut
page-tp-opt-medical = Carte des droïdes médicaux
page-tp-field-life = vie
page-tp-field-movement = dépl.
page-tp-field-ranged = tir
page-tp-field-melee = mêlée
page-tp-field-defence = défense
page-tp-field-actions = actions
page-tp-term-map = Carte : { $map }
page-tp-term-theme = Noms : { $theme }
page-tp-term-reinforcements-on = Les vaincus peuvent être rappelés sur 8 ou plus
page-tp-term-reinforcements-off = Pas de renforts
page-tp-term-self-repair-once = Un droïde peut se réparer une fois par étape
page-tp-term-self-repair-never = Aucun droïde ne se répare lui-même
page-tp-term-speed-keeps = Au second déplacement, les ennemis traités le restent
page-tp-term-speed-forgets = Au second déplacement, tous peuvent être rencontrés à nouveau
page-tp-term-sight-two-kinds = Vue selon les deux sortes de ligne
page-tp-term-sight-general = Vue selon la phrase générale
page-tp-term-stones-difficult = Caveaux et escaliers coûtent deux points
page-tp-term-stones-clear = Caveaux et escaliers coûtent un point
page-tp-term-recall-on = Un droïde reprogrammé et vaincu peut être rappelé
page-tp-term-recall-off = Un droïde reprogrammé et vaincu ne revient pas
page-tp-term-card = { $what } : vie { $life }, dépl. { $movement }, tir { $ranged }, mêlée { $melee }, défense { $defence }, actions { $actions }
page-tp-term-limit = Partie nulle après { $n ->
    [one] un tour
   *[other] { $n } tours
} de chaque camp

## La première partie guidée

page-tp-guide-choose-side = Le plus haut dé choisit. Les deux camps ont les mêmes cartes ; ils diffèrent par ceux qu’on soigne et ceux qu’on répare. Les bleus partent en haut à gauche, les rouges en bas à droite.
page-tp-guide-place = Quatre figurines sur vos cases de couleur. Qui doit aller loin se place devant. Rien n’est secret.
page-tp-guide-arrange = Vous pouvez encore échanger des places. Quand les deux sont prêts, le premier tour commence.
page-tp-guide-top-search = La mission : trouver { $pass } dans l’un des quatre lieux numérotés de 1 à 4, couper { $barrier } depuis { $console }, et descendre par { $stairs }. Chaque figurine joue une fois par tour, dans n’importe quel ordre : elle se déplace, puis fait une chose. Choisissez-en une : la carte montre où elle peut aller.
page-tp-guide-top-lies = Quelqu’un est tombé et { $pass } gît sur la carte. Marchez sur sa case pour le prendre.
page-tp-guide-top-chase = L’autre camp a { $pass }. Barrez-lui la route, ou frappez qui le porte : il tombe là où tombe son porteur.
page-tp-guide-top-hack = Vous avez { $pass }. Portez-le jusqu’à { $console } : une figurine compétente en informatique, l’objet en main, y coupe { $barrier }. On peut aussi le donner.
page-tp-guide-top-stairs = Un passage est ouvert. Qui pose le pied sur { $stairs } avec { $pass } gagne aussitôt.
page-tp-guide-walk = Chaque case indique ce qu’il en coûte d’y aller ; les éboulis coûtent deux. Un coin marqué signale un ennemi au contact en chemin : quelqu’un pourra frapper au passage. Choisissez une case, regardez le chemin, confirmez.
page-tp-guide-meet = Vous voici au contact d’un ennemi. Vous parlez le premier : attaquer au passage, sans frais, ou le laisser. Si vous n’attaquez pas, il le peut. Attaquer vaut presque toujours mieux.
page-tp-guide-answer = Un ennemi passe sans attaquer. Votre figurine peut frapper une fois.
page-tp-guide-take = Prenez-le : qui porte { $pass } peut viser { $console }.
page-tp-guide-arrive = La figurine appelée arrive sur une case de départ libre et peut jouer ce tour.
page-tp-guide-act-search = Une chose à présent : une attaque, ou des actions, ou un pouvoir, ou du repos près d’un droïde médical. Les portes voisines s’ouvrent, les lieux voisins se fouillent. Le nombre près d’une attaque est sa chance.
page-tp-guide-act-lies = Une chose à présent. Avec un ennemi au contact, on ne tire pas ; les figurines sur la ligne donnent du couvert.
page-tp-guide-act-chase = Une chose à présent. Un tir demande une ligne ; chaque figurine sur elle donne deux points de couvert.
page-tp-guide-act-hack = Une chose à présent. Sur la console, { $pass } en main, tentez de couper { $barrier } ; près d’un allié, donnez-le à plus habile.
page-tp-guide-act-stairs = Une chose à présent. On peut donner { $pass } à qui est plus près de { $stairs }.
