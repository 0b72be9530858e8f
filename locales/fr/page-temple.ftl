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
page-tp-piece-nobody = { $name }, neutre, en { $square }, { $life } points de vie sur { $most }.
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
}, au contact de { $met } en chemin ; un chemin plus sûr coûte { $quiet }.
page-tp-line-flag = ligne { $kind } : couvert { $cover }
page-tp-line-none = aucune ligne
page-tp-thread-tool = Ligne de vue
page-tp-thread-from = De quelle case ?
page-tp-thread-to = Vers quelle case ?
page-tp-thread-none = Il n’y a pas de ligne de vue de { $from } à { $to }.
page-tp-thread = { $from } voit { $to } par la ligne { $kind ->
    [centre] tirée de son centre
    [target] tirée du centre de l’autre case
   *[corner] tirée d’un coin
}. { $cover ->
    [0] Aucun couvert.
   *[other] Couvert { $cover } : { $met }.
}

## La question

page-tp-ask-square = Choisissez une case sur la carte. Le nombre est son coût ; un coin plein signale un ennemi au contact en chemin, un coin creux qu’un chemin plus sûr existe. Ou appuyez sur / et tapez une case.
page-tp-ask-start = Choisissez une des cases marquées sur la carte.
page-tp-brief-walk = Aller en { $square }
page-tp-brief-attack = { $reach ->
    [melee] Frapper { $figure }
   *[ranged] Tirer sur { $figure }
}
page-tp-way-direct = Le moins cher
page-tp-way-quiet = Le plus sûr
page-tp-way-points = { $cost } sur { $points ->
    [one] un point
   *[other] { $points } points
}.
page-tp-meets-warn = Arrive au contact de { $met }.
page-tp-meets-note = Le déplacement s’y arrête : on vous demande d’abord si vous attaquez au passage ; sinon, l’ennemi le peut.
page-tp-meets-none = Aucun ennemi au contact en chemin.
page-tp-meets-title = Attaques de circonstance
page-tp-passing = Toujours attaquer au passage
page-tp-passing-now = Selon votre réglage, attaque au passage : { $what }
page-tp-percent = { $n } %
page-tp-to-hit = de toucher
page-tp-damage = dégâts moyens, sur { $life }
page-tp-lead = avantage avant les dés
page-tp-sum-value = { $figure }, { $reach ->
    [melee] corps à corps
   *[ranged] à distance
}
page-tp-sum-meditation = Méditation
page-tp-sum-defence = { $figure }, défense
page-tp-sum-cover = Couvert : { $met } sur la ligne
page-tp-sum-guard = En garde
page-tp-need = { $sign ->
    [0] Touché si votre d10 vaut au moins celui du défenseur
    [1] Touché si votre d10 vaut au moins celui du défenseur moins { $by }
   *[other] Touché si votre d10 vaut au moins celui du défenseur plus { $by }
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
page-tp-attack-sum = { $attack } contre { $defence }
page-tp-deed-rest = Se reposer
page-tp-place-stop = Rester
page-tp-place-done = Rien de plus
page-tp-place-ready = Prêt
page-tp-place-end-turn = Finir le tour
page-tp-place-take = Prendre ou laisser
page-tp-place-meet = Attaquer au passage
page-tp-place-answer = Attaquer la figurine qui passe
page-tp-phase-call = Choix
page-tp-phase-move = Déplacement
page-tp-phase-act = Intervention

## Les dés d’une vraie table

page-tp-die = d{ $n }
page-tp-dice-kind = Quelle sorte de dé utilisez-vous à votre table ?
page-tp-dice-reads = vaut { $n }
page-tp-dice-again = Dés égaux : relancez les deux.
page-tp-dice-sides = Un dé à dix faces chacun ; le plus haut choisit son camp.
page-tp-dice-clash = Un dé à dix faces chacun : attaquant et défenseur.
page-tp-dice-wound = Le dé à quatre faces des dégâts.
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
page-tp-life-whole = Aucune blessure : { $most } au début.
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
page-tp-opt-map-outpost = Une petite carte de notre cru : 18 cases sur 14, vingt minutes.
page-tp-opt-theme = Noms des figurines et des choses ; les règles sont les mêmes
page-tp-options = Règles maison
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
page-tp-opt-speed-keeps = Les ennemis déjà rencontrés ne le sont plus
page-tp-opt-speed-forgets = Tous peuvent être rencontrés à nouveau
page-tp-opt-sight = Lignes de vue
page-tp-opt-sight-two-kinds = Les deux sortes de ligne des règles
page-tp-opt-sight-general = La règle générale
page-tp-opt-stones = Les caveaux et les escaliers coûtent
page-tp-opt-stones-difficult = Deux points
page-tp-opt-stones-clear = Un point
page-tp-opt-limit = Tours de chaque camp avant une partie nulle (1 à 999)
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
page-tp-term-speed-keeps = Au second déplacement, les ennemis déjà rencontrés ne le sont plus
page-tp-term-speed-forgets = Au second déplacement, tous peuvent être rencontrés à nouveau
page-tp-term-sight-two-kinds = Ligne de vue selon les deux sortes de ligne
page-tp-term-sight-general = Ligne de vue selon la règle générale
page-tp-term-stones-difficult = Les caveaux et les escaliers coûtent deux points
page-tp-term-stones-clear = Les caveaux et les escaliers coûtent un point
page-tp-term-recall-on = Un droïde reprogrammé et vaincu peut être rappelé
page-tp-term-recall-off = Un droïde reprogrammé et vaincu ne revient pas
page-tp-term-card = { $what } : vie { $life }, dépl. { $movement }, tir { $ranged }, mêlée { $melee }, défense { $defence }, actions { $actions }
page-tp-term-limit = Partie nulle après { $n ->
    [one] un tour
   *[other] { $n } tours
} de chaque camp

## La première partie guidée

page-tp-guide-choose-side = Le plus haut dé choisit. Les deux camps ont les mêmes caractéristiques ; ils diffèrent par les figurines qu’on soigne et celles qu’on répare. Les bleus partent en haut à gauche, les rouges en bas à droite.
page-tp-guide-place = Placez quatre figurines sur les cases de votre couleur, devant celles qui doivent aller loin. Rien n’est secret.
page-tp-guide-arrange = Vous pouvez encore échanger des places. Quand les deux joueurs sont prêts, le premier tour commence.
page-tp-guide-top-search = Votre mission : trouver { $pass } dans l’un des quatre lieux numérotés de 1 à 4, désactiver { $barrier } depuis { $console }, et sortir par { $stairs }. Chaque figurine joue une fois par tour, dans n’importe quel ordre : elle se déplace, puis fait une chose. Choisissez-en une : la carte montre où elle peut aller.
page-tp-guide-top-lies = Quelqu’un a été vaincu et { $pass } est resté sur la carte. Allez sur sa case pour le prendre.
page-tp-guide-top-chase = L’autre camp a { $pass }. Barrez-lui la route, ou attaquez la figurine qui le porte : il reste là où son porteur est vaincu.
page-tp-guide-top-hack = Vous avez { $pass }. Portez-le jusqu’à { $console } : une figurine compétente en informatique qui le porte peut y désactiver { $barrier }. On peut aussi le donner à une autre figurine.
page-tp-guide-top-stairs = Une sortie est ouverte. La figurine qui arrive sur { $stairs } avec { $pass } gagne aussitôt.
page-tp-guide-walk = Chaque case indique ce qu’il en coûte d’y aller ; les éboulis coûtent deux. Un coin marqué signale un ennemi au contact en chemin : il peut y avoir une attaque au passage. Choisissez une case, regardez le chemin, confirmez.
page-tp-guide-meet = Vous voici au contact d’un ennemi. Vous décidez en premier : attaquer au passage, sans frais, ou le laisser tranquille. Si vous n’attaquez pas, il peut le faire. Attaquer vaut presque toujours mieux.
page-tp-guide-answer = Un ennemi passe sans attaquer. Votre figurine peut attaquer une fois.
page-tp-guide-take = Prenez-le : la figurine qui porte { $pass } peut se diriger vers { $console }.
page-tp-guide-arrive = Le renfort arrive sur une case de départ libre et peut jouer ce tour-ci.
page-tp-guide-act-search = Faites maintenant une chose : attaquer, effectuer des actions, utiliser un pouvoir, ou vous reposer près d’un droïde médical. Vous pouvez ouvrir les portes voisines et fouiller les lieux voisins. Le nombre près d’une attaque est sa chance de toucher.
page-tp-guide-act-lies = Faites maintenant une chose. Une figurine au contact d’un ennemi ne peut pas tirer ; les figurines sur la ligne donnent du couvert.
page-tp-guide-act-chase = Faites maintenant une chose. Un tir demande une ligne de vue ; chaque figurine qui s’y trouve donne deux points de couvert.
page-tp-guide-act-hack = Faites maintenant une chose. Sur la console, avec { $pass }, tentez de désactiver { $barrier } ; à côté d’un allié plus habile, donnez-le-lui.
page-tp-guide-act-stairs = Faites maintenant une chose. Vous pouvez donner { $pass } à une figurine plus proche de { $stairs }.
