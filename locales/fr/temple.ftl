# Le Temple Perdu. Les noms des figurines et des choses viennent du thème de la partie (temple-names.ftl) ; le passe, la
# console, la barrière et les escaliers apportent leur article.

## Les mots dont sont faites les autres phrases.

# Un nom de contenu qui ne fait pas partie du programme.
tp-own-name = { $name }
# Les événements enregistrés par la version 0.1 ont un argument par langue.
tp-name = { $fr }
# who : you, rival, other (dit à qui n'a pas de place) ; n : le numéro de la place.
tp-subject = { $who ->
    [you] Vous
    [rival] L'adversaire
   *[other] Le joueur { $n }
}
tp-figure-numbered = { $name } n° { $n }
tp-figure-unknown = figurine { $n }
tp-vault = { $vault } { $n }

## Mises en place toutes prêtes.

tp-preset-lost-temple = Le Temple perdu
tp-preset-lost-temple-note = La carte de l'aventure : 34 cases sur 22, deux équipes de quatre, une heure et demie.
tp-preset-outpost = L'Avant-poste
tp-preset-outpost-note = Une petite carte de notre cru : 18 cases sur 14, vingt minutes.
tp-preset-under-the-ice = L'Avant-poste, sous la glace
tp-preset-under-the-ice-note = La petite carte, avec les noms d'un thème de notre cru.

## Questions.

tp-q-contest = Chacun lance un dé à dix faces : le plus haut choisit son camp et joue en premier.
tp-q-side = Quel camp jouez-vous ?
tp-q-side-wait = { tp-subject } choisit un camp.
tp-q-place = Où placez-vous { $figure } ?
tp-q-place-wait = { tp-subject } place { $figure }.
tp-q-arrange = Déplacer une figurine (encore { $changes } changements), ou êtes-vous prêt ?
tp-q-arrange-wait = { tp-subject } peut encore changer { $changes ->
    [one] une place
   *[other] { $changes } places
}.
tp-q-top = Quelle figurine jouez-vous ?
tp-q-top-wait = { tp-subject } choisit une figurine.
tp-q-arrive = Sur quelle case de départ arrive { $figure } ?
tp-q-arrive-wait = { tp-subject } choisit où arrive { $figure }.
tp-q-take = { $figure } peut prendre { $pass }. Voulez-vous le prendre ?
tp-q-take-wait = { tp-subject } décide si { $figure } prend { $pass }.
tp-q-walk = { $figure } en { $square }, { $points ->
    [one] un point
   *[other] { $points } points
} : vers où ?
tp-q-walk-wait = { tp-subject } déplace { $figure } ({ $square }, { $points ->
    [one] un point
   *[other] { $points } points
}).
tp-q-meet = { $figure } arrive au contact d'un ennemi. Attaquer au passage ?
tp-q-meet-wait = { tp-subject } décide si { $figure } attaque au passage.
tp-q-answer = { $mover } passe près de { $figure } sans attaquer. Est-ce que { $figure } attaque ?
tp-q-answer-wait = { tp-subject } décide si { $figure } attaque { $mover }.
tp-q-clash = { $attacker } { $reach ->
    [melee] frappe
   *[ranged] tire sur
} { $defender } : dé + { $attack } contre dé + { $defence }, { $hits } % de toucher.
tp-q-wound = { $figure } est touché : { $wound } points de vie pour chaque point du dé à quatre faces.
tp-q-intervene = { $figure } en { $square } : que faire ?
tp-q-intervene-wait = { tp-subject } décide ce que fait { $figure } en { $square }.
tp-q-roll-call = Un dé à dix faces pour { $figure } en renfort.
tp-q-roll-reprogram = Un dé à dix faces : { $figure } reprogramme { $whom }.
tp-q-roll-hack = Un dé à dix faces : { $figure } pirate la console.
tp-q-roll-heal = Un dé à dix faces : { $figure } soigne { $whom }.
tp-q-roll-repair = Un dé à dix faces : { $figure } répare { $whom }.
tp-q-search = Un dé à quatre faces : { $figure } fouille { $vault }.
tp-q-over = La partie est terminée.

## Choix, courts comme sur un bouton.

tp-c-side = { $side }
tp-c-place = { $figure } en { $square }
tp-c-ready = Prêt
tp-c-call = Appeler { $figure } ({ $needed } ou plus)
tp-c-activate = { $figure }, { $square }
tp-c-end-turn = Finir le tour ; les autres ne font rien
tp-c-walk = Vers { $square }, { $cost ->
    [one] un point
   *[other] { $cost } points
}
tp-c-walk-meets = { $walk } ; au contact : { $met }
tp-c-walk-path = Par { $path }
tp-c-stop = Rester en { $square }
tp-c-take = { $takes ->
    [yes] Prendre { $pass }
   *[no] Laisser { $pass }
}
tp-c-meet = Attaquer au passage { $figure } en { $square } : { $hits } % ({ $attack } contre { $defence })
tp-c-meet-not = Ne pas attaquer { $figure }
tp-c-answer = Attaquer { $figure } : { $hits } %
tp-c-answer-not = Laisser passer
tp-c-attack = { $reach ->
    [melee] Frapper { $figure } en { $square }
   *[ranged] Tirer sur { $figure } en { $square }
} : { $hits } % ({ $attack } contre { $defence }{ $cover ->
    [0] {""}
    [one] , une figurine sur la ligne
   *[other] , { $cover } figurines sur la ligne
})
tp-c-door = { $open ->
    [yes] Fermer la porte { $door }
   *[no] Ouvrir la porte { $door }
}
tp-c-give = Donner { $pass } à { $figure }
tp-c-search = Fouiller : { $vault }
tp-c-reprogram = Reprogrammer { $figure }
tp-c-hack = Désactiver { $barrier }
tp-c-heal = Soigner { $figure }
tp-c-repair = Réparer { $figure }
tp-c-power = { $power }
tp-c-power-on = { $power } : { $what }
tp-c-rest = Se faire soigner par { $figure }
tp-c-done = Rien de plus
tp-a-walks = { $figure } : tout chemin de { $points ->
    [one] un point
   *[other] { $points } points
} au plus
tp-o-sides = Joueur 1 : { $a }, joueur 2 : { $b }
tp-o-clash = Attaquant { $a }, défenseur { $b }
tp-o-d4 = { $die } au dé à quatre faces
tp-o-d10 = { $die } au dé à dix faces

## Ce qui s'est passé.

tp-e-rolled = Pour le choix du camp, le joueur 1 obtient { $a }, le joueur 2 obtient { $b }. { $result ->
    [you] Vous choisissez.
    [rival] L'adversaire choisit.
    [other] Le joueur { $n } choisit.
   *[nobody] Égalité : on relance.
}
tp-e-took-side = { tp-subject } { $who ->
    [you] prenez ce camp
   *[other] prend ce camp
} : { $side }.
tp-e-placed = { $figure } est placé en { $square }.
tp-e-ready = { tp-subject } { $who ->
    [you] êtes
   *[other] est
} prêt.
tp-e-turn = Tour { $turn }, { $side }.
tp-e-activated = { $figure } joue.
tp-e-turn-ended = { $side } : les figurines qui n'ont pas joué ne font rien.
tp-e-walked = { $figure } va de { $from } à { $to }{ $left ->
    [0] {""}
    [one] , reste un point
   *[other] , restent { $left } points
}.
tp-e-pass-found = { $figure } trouve { $pass } ({ $vault }).
tp-e-pass-taken = { $figure } prend { $pass }.
tp-e-pass-left = { $figure } laisse { $pass }.
tp-e-pass-given = { $from } donne { $pass } à { $to }.
tp-e-pass-dropped = En { $square } se trouve { $pass }.
tp-e-pact = { $mover } et { $enemy } ne s'attaquent pas.
tp-e-attacked = { $attacker } { $reach ->
    [melee] frappe
   *[ranged] tire sur
} { $defender }{ $passing ->
    [yes] {" "}au passage
   *[no] {""}
} : { $attackdie } + { $attack } = { $attacktotal } contre { $defencedie } + { $defence } = { $defencetotal }{ $cover ->
    [0] {""}
    [one] , une figurine sur la ligne
   *[other] , { $cover } figurines sur la ligne
}. { $hit ->
    [yes] Touché.
   *[no] Manqué.
}
tp-e-wounded = { $acid ->
    [yes] Acide.{" "}
   *[no] {""}
}{ $figure } perd { $lost } points de vie, reste { $left }.
tp-e-mended = { $figure } regagne { $gained } points de vie, soit { $now }.
tp-e-fell = { $figure } est hors de combat.
tp-e-door = { $figure } { $open ->
    [yes] ouvre
   *[no] ferme
} la porte { $door }.
tp-e-searched = { $figure } fouille { $vault } et obtient { $die } : { $die ->
    [1] rien.
    [2] un stimulant.
    [3] un piège.
   *[other] il est là.
}
tp-e-tried = { $what ->
    [call] { $figure } est appelé
    [reprogram] { $figure } reprogramme
    [hack] { $figure } pirate la console
    [heal] { $figure } soigne
   *[repair] { $figure } répare
} : { $die } + { $skill } = { $total }, il faut { $needed }. { $success ->
    [yes] Réussite.
   *[no] Échec.
}
tp-e-reprogrammed = { $figure } change de camp : { $side }.
tp-e-ruined = { $figure } est hors service : plus personne ne peut le reprogrammer.
tp-e-barrier = { $where ->
    [left] À gauche
   *[right] À droite
}, { $barrier } s'éteint.
tp-e-used = { $figure } utilise { $power }.
tp-e-arrived = { $figure } arrive en { $square }.
tp-e-won = { $side } : { $rule ->
    [stairs] les escaliers sont atteints, la mission est accomplie, la partie est gagnée.
   *[wiped] dernier camp debout, la partie est gagnée.
}
tp-e-drawn = { $rule ->
    [limit] Le dernier tour est terminé : partie nulle.
   *[stale] Personne ne peut plus accomplir la mission ni se battre : partie nulle.
}

## Comment cela s'est terminé, en bref.

tp-end = { $result ->
    [you] Vous gagnez
    [rival] L'adversaire gagne
    [other] Le joueur { $n } gagne
   *[nobody] Partie nulle
}{ $rule ->
    [stairs]  : la mission est accomplie.
    [wiped]  : il ne reste personne d'autre.
    [limit]  : le dernier tour est passé.
   *[stale]  : personne ne peut plus gagner.
}

## Refus.

tp-r-not-asked = Ce n'est pas une réponse à la question posée.
tp-r-no-figure = { $figure } n'est pas disponible pour cela.
tp-r-not-yours = { $figure } n'est pas à vous.
tp-r-played = { $figure } a déjà joué ce tour-ci.
tp-r-friend = { $figure } est de votre camp.
tp-r-enemy-near = { $figure } est au contact : on ne tire pas avec un ennemi à côté de soi.
tp-r-far = { $figure } en { $square } n'est pas au contact.
tp-r-unseen = Il n'y a pas de ligne de vue de { $from } à { $figure } en { $square }.
tp-r-unhurt = { $figure } n'est pas blessé.
tp-r-wrong-kind = Cela ne peut se faire avec { $figure }.
tp-r-tried = { $figure } a déjà essayé ce tour-ci.
tp-r-square = { $why ->
    [diagonal] L'angle vers { $square } n'est pas libre des deux côtés.
    [shut] Un mur, une porte fermée ou une barrière se trouve devant { $square }.
    [blocked] Quelqu'un barre le passage en { $square }.
    [ally] Un allié se trouve en { $square } : on peut le traverser, mais pas s'y arrêter.
   *[start] { $square } n'est pas une de vos cases de départ libres.
}
tp-r-costs = Ce chemin coûte { $cost ->
    [one] un point
   *[other] { $cost } points
} ; { $points ->
    [0] il n'en reste aucun
    [one] il en reste un
   *[other] il en reste { $points }
}.
tp-r-lacks = { $what ->
    [actions] Il ne reste plus d'action.
    [pass] Il faut porter le passe pour le donner.
    [hack] La console demande la compétence Informatique et le passe en main.
    [computing] Reprogrammer demande la compétence Informatique.
    [heal] Soigner demande cette compétence sur la carte.
    [repair] Réparer demande cette compétence sur la carte.
    [melee] Cette figurine ne se bat pas au corps à corps.
    [ranged] Cette figurine n'a pas d'arme à distance.
    [force] Il ne reste plus de point de Force.
   *[changes] Il ne reste plus de changement de place.
}
tp-r-not-now = { $what ->
    [kind] Attaque, actions, pouvoir ou repos : une seule sorte par intervention.
    [vault] Il ne reste qu'un caveau : celui qui s'y rend trouve le passe, sans fouille.
    [off] Cette barrière est déjà désactivée.
    [option] Dans cette partie, les droïdes ne se réparent pas eux-mêmes.
    [call] Les renforts s'appellent avant toute activation, une fois par tour, et il faut une case de départ libre.
    [empty] Un déplacement compte au moins un pas ; rester est un autre choix.
   *[other] Pas maintenant.
}
tp-r-searched = L'endroit a déjà été fouillé, ou il n'y a plus rien à trouver.
tp-r-nothing-near = { $what ->
    [door] La figurine n'est pas à côté de cette porte.
    [vault] La figurine n'est ni sur ce caveau ni à côté.
   *[console] La figurine n'est pas sur une console.
}

## Défauts des mises en place, des positions et des vues.

tp-f-map = Il n'y a pas de carte { $name }.
tp-f-theme = Il n'y a pas de thème { $name }.
tp-f-turn-limit = La limite de tours { $limit } n'est pas entre 1 et 999.
tp-f-card = La carte { $name } des options n'est pas jouable.
tp-f-figures = { $found } figurines données ; cette carte en a { $wanted }.
tp-f-role = La figurine { $figure } a un autre rôle ou un autre camp que sa place dans la liste.
tp-f-status = La figurine { $figure } ne peut être dans cet état.
tp-f-life = Figurine { $figure } : ses points de vie sont à zéro, ou dépassent ceux de sa carte.
tp-f-force = Figurine { $figure } : plus de Force que sur sa carte.
tp-f-square = La figurine { $figure } est hors de la carte, dans la roche ou dans une barrière.
tp-f-shared = Les figurines { $figure } et { $other } sont sur la même case.
tp-f-door = Il n'y a pas de porte { $name }.
tp-f-pass = Le passe est porté par quelqu'un qui ne le peut pas, ou se trouve là où personne ne peut aller.
tp-f-won = Le passe est sur les escaliers : cette partie est terminée.
tp-f-seat = Il n'y a pas de place { $seat } ; cette partie a les places 0 et 1.
tp-f-turn = Le tour { $turn } est à zéro, ou au-delà de la limite.
tp-f-unknown = La figurine { $figure } n'est pas là, ou n'est pas de ce camp.

## Le plateau dessiné.

tp-b-turn = tour { $turn } sur { $limit } : { $side }
tp-b-you = vous : { $side }
tp-b-active = Joue : { $figure }, { $square }, mouvement { $movement }, actions { $actions }
tp-b-pass-hidden = Encore caché : { $pass } ({ $left ->
    [one] un lieu
   *[other] { $left } lieux
} à fouiller)
tp-b-pass-carried = Avec { $figure } en { $square } : { $pass }
tp-b-pass-lies = En { $square } : { $pass }
tp-b-waiting = pas encore en place
tp-b-gone = hors de combat
tp-b-inert = neutre
tp-b-ruined = hors service
tp-b-played = a joué
tp-b-force = { $name } { $force }
tp-b-life = { $life } sur { $most }
tp-b-signs =
    █ mur  ▣ caisse  ░ difficile  1-4 caveau  o fouillé  k console  ‖ barrière
    : éteinte  = escaliers  s départ  * le passe  & droïde neutre
    x hors service  + soigneur  | _ porte fermée  ' porte ouverte

## Ce que vise une figurine de la machine

tp-aim-vault = { $figure } se dirige vers le { $vault }
tp-aim-pass = { $figure } va chercher { $pass }
tp-aim-console = { $figure } se dirige vers { $console } de { $at ->
    [left] gauche
   *[right] droite
  }
tp-aim-stairs = { $figure } se dirige vers { $stairs } de { $at ->
    [left] gauche
   *[right] droite
  }
tp-aim-relay = { $figure } veut remettre { $pass } à { $other }
tp-aim-escort = { $figure } reste près de { $other }
tp-aim-hunt = { $figure } traque { $other } pour { $pass }
tp-aim-strike = { $figure } attaque { $other }
tp-aim-wake = { $figure } veut reprogrammer { $other }
tp-aim-mend = { $figure } s’occupe de { $other }
tp-aim-mend-itself = { $figure } se répare
tp-aim-guard = { $figure } se tient sur ses gardes
tp-aim-return = { $figure } est rappelé en renfort
