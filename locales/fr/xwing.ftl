# X-Wing : ce que le système solo dit de ses décisions.

## Mots

xw-face = { $face ->
    [evade] évasion
    [focus] concentration
    [hit] touche
    [crit] critique
   *[blank] vierge
}
xw-arc = { $arc ->
    [bullseye] arc « bullseye »
    [front] arc avant
    [side] arc latéral
   *[rear] arc arrière
}
xw-maneuver = { $bearing ->
    [straight] ligne droite
    [bank] virage sur l'aile
    [turn] virage
    [koiogran] virage Koiogran
    [segnor] boucle de Segnor
    [tallon] tonneau de Tallon
    [stationary] vol stationnaire
    [reverse-straight] marche arrière
   *[reverse-bank] virage sur l'aile en marche arrière
} { $speed }{ $side ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[none] {""}
} ({ $colour ->
    [blue] bleu
    [white] blanc
    [red] rouge
   *[purple] violet
})
xw-entry = manœuvre{ $blue ->
    [yes] {" "}bleue
   *[no] {""}
} { $bearing ->
    [straight] en ligne droite
    [bank] de virage sur l'aile
    [turn] de virage
    [bank-or-turn] de virage ou de virage sur l'aile
    [advanced] avancée
   *[straight-stationary-or-reverse] en ligne droite, vol stationnaire ou marche arrière
} { $speed ->
    [slowest] la plus lente
    [average] moyenne
    [fastest] la plus rapide
   *[number] à vitesse { $number }
}{ $direction ->
    [towards-tally] {" "}vers sa Contrepartie
    [away-tally] {" "}s'éloignant de sa Contrepartie
    [towards-obstacle] {" "}vers le plus proche obstacle
    [away-obstacle] {" "}s'éloignant du plus proche obstacle
   *[none] {""}
}
xw-action = { $action ->
    [focus] concentration
    [evade] évasion
    [calculate] calcul
    [lock] verrouillage
    [barrel-roll] tonneau
    [boost] accélération
    [rotate] rotation
    [reinforce] renforcement
    [coordinate] coordination
    [jam] brouillage
    [reload] rechargement
    [slam] SLAM
   *[cloak] occultation
}
xw-plain = { $text }
# Les événements enregistrés par la version 0.1 ont un argument par langue.
xw-name = { $fr }
xw-damage-card = { $card ->
    [panicked-pilot] Pilote paniqué
    [blinded-pilot] Pilote aveuglé
    [wounded-pilot] Pilote blessé
    [stunned-pilot] Pilote sonné
    [console-fire] Console en feu
    [damaged-engine] Moteur endommagé
    [weapons-failure] Armes défaillantes
    [hull-breach] Brèche dans la coque
    [structural-damage] Dégâts structurels
    [damaged-sensor-array] Senseurs endommagés
    [loose-stabilizer] Stabilisateur desserré
    [disabled-power-regulator] Régulateur d'énergie hors service
    [fuel-leak] Fuite de carburant
   *[direct-hit] Coup au but !
}
xw-attitude-word = { $attitude ->
    [defensive] défensive
    [balanced] équilibrée
   *[offensive] offensive
}
xw-object = { $kind ->
    [ship] { $name }
    [obstacle] obstacle { $name }
    [device] engin { $name }
   *[point] le point { $name }
}
xw-seen = { $object } à { $mm } mm
xw-seen-told = { $object }

## Déterminer l'Approche

xw-ion = { $ship } est ionisé : pas de lancer, pas d'Attitude ; il exécute la manœuvre ionique : { $maneuver }.
xw-tally-locked = Contrepartie : { $object }, qu'il a verrouillé ({ $compared }).
xw-tally-near = Contrepartie : { $object }, le plus proche dans l'{ $arc } à portée 0-3 ({ $compared }).{ $drawn ->
    [yes] {" "}Choisi au hasard parmi les plus proches à égalité.
   *[no] {""}
}
xw-tally-far = Contrepartie : { $object }, le plus proche dans l'{ $arc } au-delà de la portée 3 ({ $compared }).{ $drawn ->
    [yes] {" "}Choisi au hasard parmi les plus proches à égalité.
   *[no] {""}
}
xw-tally-none = Pas de Contrepartie : il n'y a rien en vue.
xw-chart = Tableau : { $arc }{ $extended ->
    [yes] , prolongé au-delà de la portée 3
   *[no] {""}
}.
xw-roll = Dés : { $defense }, { $attack }.
xw-step-colour = Couleur : { $blue ->
    [yes] bleue uniquement
   *[no] toutes
}, { $count ->
    [0] il ne reste aucune manœuvre
    [one] il reste une manœuvre
   *[other] il reste { $count } manœuvres
}.
xw-step-bearing = Direction : { $bearing ->
    [straight] ligne droite
    [bank] virage sur l'aile
    [turn] virage
    [bank-or-turn] virage ou virage sur l'aile
    [advanced] avancée (Koiogran, Segnor, Tallon, vol stationnaire, marche arrière)
   *[straight-stationary-or-reverse] ligne droite, vol stationnaire ou marche arrière
} : { $count ->
    [0] il n'en reste aucune
   *[other] { $left }
}.
xw-step-direction = Orientation : à { $side ->
    [left] gauche
   *[right] droite
} : { $count ->
    [0] il n'en reste aucune
   *[other] { $left }
}.
xw-step-speed = Vitesse : parmi { $speeds } { $speed ->
    [slowest] la plus lente est { $means }
    [average] la moyenne est { $means }
    [fastest] la plus rapide est { $means }
   *[number] c'est { $means }
} : { $left }.
xw-step-no-speed = Vitesse : il n'en reste aucune.
xw-step-best = Parmi plusieurs directions à cette vitesse, celle qui satisfait le mieux l'entrée : { $left }.
xw-entry-selected = Entrée : { $entry } : { $maneuver }.
xw-entry-last = Il reste : { $entry } : { $maneuver }.
xw-entry-missing = Entrée : { $entry } : absente de son cadran ; le dé de défense est tourné sur concentration.
xw-entry-red = Entrée : { $entry } : { $maneuver }, mais il est stressé ; le dé de défense est tourné sur concentration.
xw-entry-purple = Entrée : { $entry } : { $maneuver }, mais il n'a pas de Force ; le dé de défense est tourné sur concentration.
xw-direction = Côté : { $object }, à { $lies ->
    [left] gauche
   *[right] droite
} : il va à { $goes ->
    [left] gauche
   *[right] droite
}.{ $drawn ->
    [yes] {" "}Le côté a été choisi au hasard.
   *[no] {""}
}
xw-direction-none = Il n'y a pas d'obstacle : le côté a été choisi au hasard, il va à { $goes ->
    [left] gauche
   *[right] droite
}.
xw-bank-or-turn = Le virage sur l'aile finirait à { $bank } mm, le virage à { $turn } mm.
xw-attitude = Attitude : { $attitude }.

## Mouvement

xw-move-full = Il exécute la manœuvre { $maneuver } et finit à { $x }, { $y } mm, cap { $heading } degrés.
xw-move-overlap = Il exécute la manœuvre { $maneuver }, est arrêté par { $ships } et finit à { $x }, { $y } mm, cap { $heading } degrés.
xw-move-flee = Avec la manœuvre { $maneuver } il quitterait la table : il s'arrête au bord, pivote { $turn ->
    [left] de 90 degrés à gauche
    [right] de 90 degrés à droite
   *[around] de 180 degrés
} vers le centre, finit à { $x }, { $y } mm, cap { $heading } degrés, et gagne un marqueur de désarmement et un de stress.
xw-move-escape = Il exécute la manœuvre { $maneuver } et s'échappe de la table.
xw-move-told = Il exécute la manœuvre { $maneuver }.
xw-slot = Tonneau de Tallon : des trois places il prend celle { $slot ->
    [forward] de l'avant
    [back] de l'arrière
   *[middle] du milieu
}.
xw-obstacles = En chemin, il heurte { $obstacles }.

## Action

xw-granted = { $source } accorde l'action { $action } : { $used ->
    [used] elle est effectuée{ $aim }{ $cost ->
        [force] , contre une Force
        [strain] , contre un marqueur de contrainte
        [tractor] , contre un marqueur de rayon tracteur
        [calculate] , contre un marqueur de calcul
       *[nothing] {""}
    }
    [cannot] elle est impossible
    [no-effect] elle serait sans effet
    [other-attitude] le dé en décide autrement
   *[not-reached] elle n'est pas nécessaire
}.
xw-no-action = Pas d'action : { $why ->
    [stressed] il est stressé
    [overlapped] un vaisseau l'a arrêté
    [fled] il a été retourné au bord
   *[obstacle] il a heurté un obstacle
}.
xw-item = { $number }. { $tries }
xw-try-taken = { $action } : c'est l'action choisie
xw-try-no-access = action { $action } : { $why ->
    [done-already] déjà effectuée ce round
    [no-force] pas de Force pour cela
   *[nothing] absente de sa barre
}
xw-try-fails = { $action } : échouerait ({ $why })
xw-try-no-effect = { $action } : sans effet ({ $why })
xw-why-no-threat = dans aucun arc de tir ennemi
xw-why-in-arc = déjà dans son arc : { $ships }
xw-why-places = { $count ->
    [one] une place mesurée
   *[other] { $count } places mesurées
}, { $open } libres, aucune ne convient
xw-why-blocked = { $count ->
    [one] une place mesurée
   *[other] { $count } places mesurées
}, aucune n'est libre
xw-why-no-enemy = aucun vaisseau ennemi
xw-why-no-target = personne à portée
xw-why-unfit = personne qui convienne
xw-why-held = il en a déjà { $held }
xw-why-no-lock-weapon = aucune arme ne demande de verrouillage
xw-why-locked = { $ship } est déjà verrouillé
xw-why-fixed-lock = son verrouillage appartient au scénario
xw-why-no-obstacle = pas d'obstacle devant
xw-why-charged = aucune charge dépensée
xw-why-plain = rien à y gagner
xw-performed = Action : { $actions }.{ $drawn ->
    [yes] {" "}Les égalités ont été départagées au hasard.
   *[no] {""}
}
xw-performed-none = Aucune ligne de la liste n'est possible : pas d'action.
xw-do = { $action }{ $colour ->
    [red] {" "}(rouge)
    [purple] {" "}(violet)
   *[white] {""}
}{ $aim }
xw-aim-none = {""}
xw-aim-ship = {" "}sur { $ship }
xw-aim-place = {" "}vers { $x }, { $y } mm, cap { $heading } degrés{ $leaves ->
    [none] {""}
   *[some] , hors de l'arc de { $leaves }
}{ $gains ->
    [none] {""}
   *[some] , avec { $gains } dans l'arc
}
xw-aim-rotate = {" "}vers { $turret ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
    [left] la gauche
    [front-rear] l'avant et l'arrière
   *[left-right] la gauche et la droite
}
xw-aim-arc = {" "}{ $arc ->
    [fore] avant
   *[aft] arrière
}
xw-repair = Action : il répare { $card }.{ $drawn ->
    [yes] {" "}Choisie au hasard parmi plusieurs cartes de dégât.
   *[no] {""}
}
xw-repair-later = { $cards } : la réparation serait possible, mais une ligne précédente a été prise.
xw-unwritten = Sans effet ici, car seul le nom en est connu : { $cards }.

## Attaque

xw-disarmed = Il est désarmé et n'attaque pas.
xw-on-asteroid = Il est à portée 0 de l'astéroïde { $obstacles } et ne peut pas attaquer.
xw-no-attack = Il n'a pas de cible.
xw-weapon-primary = arme principale ({ $attack })
xw-weapon-special = { $card } ({ $attack })
xw-weapon-passed = Sans tir : { $weapon }, { $why ->
    [no-charge] plus de charge
    [no-token] le marqueur demandé manque
    [equal] une arme équivalente a été choisie
   *[no-target] pas de cible
}.
xw-attack = Attaque : { $weapon } contre { $ship }, { $why ->
    [locked] qu'il a verrouillé
    [abilities] contre lequel s'appliquent le plus de capacités
   *[nearest] le plus proche dans l'arc et à portée
} ({ $compared }).{ $drawn ->
    [yes] {" "}Choisie au hasard parmi des cibles à égalité.
   *[no] {""}
}

## Système

xw-bomb-none = Aucun vaisseau ennemi n'est proche : { $device } reste à bord.
xw-bomb-stays = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
} pour { $near }, aucune touche : { $device } reste à bord.
xw-bomb-drops = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
} pour { $near }, { $results ->
    [one] une touche
   *[other] { $results } touches
} : il largue { $device }.

## Fautes d'une table notée.

xw-position-fault = { $at ->
    [whole] { "" }
   *[part] { $at } :{ " " }
}{ $fault ->
    [unreadable] le fichier ne peut pas être lu : { $name }
    [table] cette taille de table est impossible
    [too-many] il y a plus de pièces qu'une table ne peut en contenir
    [metres] toutes les pièces sont à moins d'un millimètre du coin : donnez des millimètres, pas des mètres
    [name] un nom a une à huit lettres, chiffres ou tirets
    [name-twice] le nom est utilisé deux fois
    [place] une coordonnée n'est pas un nombre ou tombe à des mètres : donnez des millimètres
    [heading] le cap n'est pas un nombre de degrés
    [pilot] aucun pilote { $name } ; pour un pilote limité, donnez vaisseau et initiative
    [ship] aucun vaisseau { $name }
    [no-ship] ni pilote ni vaisseau n'est donné
    [wrong-ship] ce pilote ne pilote pas { $name }
    [late] { $name } est paru après août 2020 et n'est pas encore jouable
    [initiative] une initiative va de 0 à 6
    [upgrade] aucune amélioration { $name }
    [charges] { $name } n'est pas équipée ou porte moins de charges
    [hull] la coque est à 0, ou plus qu'imprimé
    [shields] plus de boucliers qu'imprimé
    [force] plus de Force qu'imprimé
    [two-locks] un vaisseau a un verrouillage au plus
    [lock] il n'y a pas de { $name } à verrouiller
    [turret] il n'y a pas de tourelle, ou elle ne peut pas pointer là
    [off-table] une partie est hors de la table
    [overlaps] elle chevauche { $name }
    [token] aucun marqueur d'obstacle { $name }
    [form] donnez un marqueur avec sa place, ou un polygone avec son type
    [polygon] ce n'est pas un polygone valable : { $name }
   *[device] { $name } n'est ni bombe ni mine
}

## Why a card is not played.

xw-refused-not-described = seuls ses chiffres sont connus
xw-refused-word = « { $word } » n’est pas encore joué
xw-refused-at-table = elle n’est pas jouée à côté d’une vraie table
xw-refused-huge = elle est réservée aux très grands vaisseaux
xw-refused-device = ce qu’elle pose sur la table n’est pas joué
