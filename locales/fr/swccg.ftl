# Le jeu de cartes. Les cartes gardent leur titre imprimé ; les camps désignent les joueurs.

## Les mots dont les autres phrases sont faites.

sw-dark = Le Côté Obscur
sw-light = Le Côté Lumineux
sw-chance = Le hasard
sw-card = { $title }
sw-card-numbered = { $title } n° { $n }
sw-card-gone = une carte qui a quitté la table (n° { $n })
sw-to-row = dans la rangée, à la position { $n }
sw-to-over = par-dessus { $card }
sw-to-at = à { $card }
sw-to-on = sur { $card }
sw-to-table = de son côté de la table
sw-to-aboard = { $role ->
    [pilot] à bord de { $card } comme pilote ou conducteur
    [passenger] à bord de { $card } comme passager
    [astromech] dans l'emplacement d'astromécano de { $card }
    [cargo] dans la soute de { $card }
   *[bay] dans la baie de { $card }
}

## Parties toutes prêtes.

sw-preset-decks = Les rebelles de Tatooine contre la garnison de l'Étoile de la Mort
sw-preset-decks-note = Les deux paquets tout prêts de soixante cartes. Vous jouez le Côté Obscur et commencez.
sw-preset-light = Les mêmes paquets, du Côté Lumineux
sw-preset-light-note = La garnison commence ; vous jouez les rebelles.
sw-preset-drill = Exercice : deux paquets d'apprentissage
sw-preset-drill-note = Des listes plus courtes de cartes simples, souvent en plusieurs exemplaires : pour apprendre le jeu. Quarante tours au plus.
sw-preset-lesson = Première partie guidée
sw-preset-lesson-note = Une partie déjà vieille de deux tours, où vous jouez le Côté Obscur. Pendant deux tours de chacun, l'adversaire suit un script ; ensuite il joue librement.

## Questions.

sw-q-wait = { $side } décide.
sw-q-start = Choisissez votre lieu de départ, face cachée.
sw-q-activate = Combien de Force activez-vous, au plus { $most } ?
sw-q-control = Phase de contrôle : drainer, ou agir ?
sw-q-deploy = Phase de déploiement : que déployez-vous ?
sw-q-battle = Phase de bataille : où combattez-vous ?
sw-q-move = Phase de déplacement : que déplacez-vous ?
sw-q-draw = Phase de pioche : piocher une carte ?
sw-q-guest = Phase { $phase ->
    [control] de contrôle
    [deploy] de déploiement
    [battle] de bataille
    [move] de déplacement
   *[draw] de pioche
} de l'adversaire : agissez-vous ?
sw-q-weapons = Bataille à { $at }, segment des armes : faire feu, jouer une carte, ou passer ?
sw-q-destiny = Tirer une destinée de bataille ?
sw-q-destiny-power = Tirer une destinée de puissance ?
sw-q-destiny-attrition = Tirer une destinée d'attrition ?
sw-q-battle-nowhere = aucun lieu
sw-q-damage = Bataille à { $at }, sacrifier ou perdre : il reste { $damage } de dégâts et { $attrition } d'attrition.
sw-q-lose = { $left ->
    [one] Perdez une Force : d'où ?
   *[other] Perdez { $left } Force : d'où ?
}
sw-q-gather = Qui vient aussi ?
sw-q-respond = Répondez-vous ?
sw-q-respond-played = La carte { $card } a été jouée. Répondez-vous ?
sw-q-respond-deployed = La carte { $card } a été déployée. Répondez-vous ?
sw-q-respond-battle = Une bataille commence à { $at }. Répondez-vous ?
sw-q-respond-drain = Un drainage commence à { $at }. Répondez-vous ?
sw-q-respond-destiny = { $side } a tiré { $card } comme destinée : { $value }. Répondez-vous ?
sw-q-respond-leaving = La carte { $card } est sur le point d'être perdue. Répondez-vous ?
sw-q-respond-hit = La carte { $card } vient d'être touchée. Répondez-vous ?
sw-q-respond-lost = La carte { $card } vient d'être perdue. Répondez-vous ?
sw-q-respond-end = La bataille à { $at } s'achève. Répondez-vous ?
sw-q-aim = Quelle carte ?
sw-q-aim-of = { $card } : quelle carte vise-t-elle ?
sw-q-aim-target = { $card } : quelle carte est visée ?
sw-q-aim-second = { $card } : quelle autre carte choisissez-vous ?
sw-q-aim-escort = { $card } : qui escorte le captif ?
sw-q-aim-where = { $card } : vers quel lieu partent-ils ?
sw-q-pick = Laquelle ?
sw-q-pick-text = { $card } : quel texte s'applique ?
sw-q-pick-prey = { $card } attaque : une carte de qui ?
sw-q-pick-destiny = { $card } a été tiré comme destinée. Quel numéro compte ?
sw-q-pick-pay = { $card } : payez-vous { $cost } { $cost ->
    [one] point
   *[other] points
} de Force ?
sw-q-pick-raise = { $card } : combien de Force utilisez-vous en plus ?
sw-q-away = { $card } doit partir. Vers où ?
sw-q-cull = { $left ->
    [one] Quel personnage est perdu ?
   *[other] Quels personnages sont perdus ? Il en reste { $left }.
}
sw-q-again = Faire feu encore ?
sw-q-search = Prendre une carte de votre Réserve ?
sw-q-verify = La recherche n'a rien donné. Regardez-vous la Réserve vous-même ?
sw-q-attack = Attaque : faire feu sur la créature, ou continuer ?
sw-q-outside = Avec quelle arme faites-vous feu, et sur quoi ?
sw-q-prey = Une créature attaque une carte du { $side }.
sw-q-card = On retourne une carte. { $side }
sw-q-over = La partie est terminée.

## Choix.

sw-c-pass = Passer
sw-c-let-go = Laisser faire
sw-c-go = Continuer
sw-c-be-lost = La laisser perdre
sw-c-take-nothing = Ne rien prendre
sw-c-no-destiny = Ne pas tirer
sw-c-start = Commencer à { $card }
sw-c-activate = Activer { $amount }
sw-c-drain = Drainer à { $card }
sw-c-drain-less = Drainer à { $card } sans le bonus facultatif
sw-c-deploy = Déployer { $card } { $to }
sw-c-deploy-with = Déployer { $card } avec { $pilot } à { $at }
sw-c-play = { $aimed ->
    [yes] Jouer { $card } sur { $target } : { $what }
   *[no] Jouer { $card } : { $what }
}
sw-c-use = { $aimed ->
    [yes] Utiliser { $card } sur { $target } : { $what }
   *[no] Utiliser { $card } : { $what }
}
sw-c-aim = { $card }
sw-c-pick = { $n ->
    [1] La première
    [2] La deuxième
   *[3] La troisième
}
sw-c-pick-prey = { $side } : une de ses cartes
sw-c-pick-destiny = { $card } compte { $n }
sw-c-pick-pay = Payer { $cost } { $cost ->
    [one] point
   *[other] points
} de Force
sw-c-pick-pay-not = Ne rien payer et perdre la carte
sw-c-pick-raise = { $n ->
    [0] Pas plus de Force
   *[other] { $n } de Force en plus
}
sw-c-take = Prendre { $card }
sw-c-verify = Regarder la Réserve
sw-c-transfer = Donner { $card } à { $to }
sw-c-battle = Bataille à { $card }
sw-c-fire = Faire feu avec { $card } sur { $target }
sw-c-destiny = Tirer une destinée de bataille
sw-c-destiny-power = Tirer une destinée de puissance
sw-c-destiny-attrition = Tirer une destinée d'attrition
sw-c-forfeit = Sacrifier { $card }
sw-c-lose-pile = Perdre le dessus de { $pile ->
    [reserve] la Réserve
    [force] la Pile de Force
   *[used] la Pile Utilisée
}
sw-c-lose-hand = Perdre { $card } de la main
sw-c-walk = { $card } va à { $to }
sw-c-hyperspeed = { $card } saute vers { $to }
sw-c-land = { $card } se pose à { $to }
sw-c-take-off = { $card } décolle vers { $to }
sw-c-embark = { $role ->
    [pilot] { $card } monte dans { $to } comme pilote ou conducteur
    [passenger] { $card } monte dans { $to } comme passager
    [astromech] { $card } prend l'emplacement d'astromécano de { $to }
    [cargo] { $card } entre dans la soute de { $to }
   *[bay] { $card } entre dans la baie de { $to }
}
sw-c-disembark = { $card } descend
sw-c-shuttle-up = { $role ->
    [pilot] { $card } rejoint { $to } par navette comme pilote
    [passenger] { $card } rejoint { $to } par navette comme passager
    [astromech] { $card } rejoint par navette l'emplacement d'astromécano de { $to }
    [cargo] { $card } rejoint par navette la soute de { $to }
   *[bay] { $card } rejoint par navette la baie de { $to }
}
sw-c-shuttle-down = { $card } descend par navette à { $to }
sw-c-passage = { $card } va gratuitement à { $to }
sw-c-imprison = { $card } va en prison
sw-c-across = { $role ->
    [pilot] { $card } passe à { $to } comme pilote
    [passenger] { $card } passe à { $to } comme passager
    [astromech] { $card } passe à l'emplacement d'astromécano de { $to }
    [cargo] { $card } passe à la soute de { $to }
   *[bay] { $card } passe à la baie de { $to }
}
sw-c-board = { $role ->
    [pilot] { $card } prend les commandes de { $to }
    [passenger] { $card } prend un siège de { $to }
    [astromech] { $card } prend l'emplacement d'astromécano de { $to }
    [cargo] { $card } va dans la soute de { $to }
   *[bay] { $card } va dans la baie de { $to }
}
sw-c-inside = { $card } entre : { $to }
sw-c-attack = Attaquer { $card }
sw-c-transit = Transit de { $from } à { $to }
sw-c-join = { $card } vient aussi
sw-c-draw = Piocher une carte

## Ce que font les textes, en bref.

sw-s-text = selon le texte de la carte
sw-s-cancel = l'annuler
sw-s-bar = elle ne combat ni ne bouge ce tour
sw-s-destinies = { $n ->
    [one] une destinée de bataille de plus
   *[other] { $n } destinées de bataille de plus
}
sw-s-times = les dégâts comptent { $n } fois
sw-s-search = chercher dans votre { $pile ->
    [force] Pile de Force
    [used] Pile Utilisée
    [lost] Pile Perdue
   *[reserve] Réserve
}
sw-s-bring = déployer une carte de la Réserve
sw-s-exclude = la retirer de la bataille
sw-s-shuffle = mélanger votre Réserve
sw-s-shoot = faire feu hors bataille
sw-s-lose = elle est perdue
sw-s-capture = capturer
sw-s-steal = la voler
sw-s-cancel-destiny = annuler la destinée
sw-s-redraw = tirer à nouveau la destinée
sw-s-change-destiny = ajouter { $n } à la destinée
sw-s-move-away = elle part ou est perdue
sw-s-relocate = déplacer un groupe de là
sw-s-evacuate = les deux partent vers un site lié
sw-s-activate = activer { $n }
sw-s-draw = { $n ->
    [one] piocher une carte
   *[other] piocher { $n } cartes
}
sw-s-halve = vos pertes de Force sont réduites de moitié ce tour
sw-s-cull = elle explose
sw-s-repair = le réparer
sw-s-recover = la mettre dans la Pile Utilisée
sw-s-set-aside = la mettre de côté
sw-s-take-back = reprendre ce qui est de côté
sw-s-duel = un duel
sw-s-lose-force = l'adversaire perd de la Force
sw-s-retrieve = récupérer de la Force
sw-s-out-of-play = la mettre hors jeu
sw-s-worthless = sa valeur de perte devient 0
sw-s-grab = la garder
sw-s-lose-random = faire feu dessus et sur qui s'y trouve
sw-s-no-destiny = pas de destinée de bataille

## Événements.

sw-o-card = { $card }
sw-e-start-chosen = { $side } a choisi un lieu de départ, face cachée.
sw-e-start-again = Les deux ont choisi { $card } : choisissez encore.
sw-e-started = { $side } commence à { $card }.
sw-e-turn = { $side } : tour { $turn }.
sw-e-activated = { $side } active { $amount } sur { $most }.
sw-e-drained = { $side } draine { $amount } à { $at }.
sw-e-drain-cancelled = { $side } : le drainage à { $at } est annulé.
sw-e-lost = { $side } perd { $card } { $from ->
    [reserve] de la Réserve
    [force] de la Pile de Force
    [used] de la Pile Utilisée
   *[hand] de la main
}.
sw-e-lost-table = { $side } perd { $card } de la table.
sw-e-deployed = { $side } déploie { $card } { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-played = { $side } joue { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-tested = { $card } : { $drawn ->
    [-1] aucune destinée n'a pu être tirée
   *[other] destinée { $drawn } contre habileté { $ability } : { $works ->
        [yes] réussi
       *[no] échoué
    }
}.
sw-e-cancelled = La carte { $card } est annulée.
sw-e-barred = { $card } ne combat ni ne bouge ce tour.
sw-e-more-destinies = { $side } a { $more ->
    [one] une destinée de bataille de plus
   *[other] { $more } destinées de bataille de plus
}.
sw-e-used = { $side } utilise { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-paid = { $side } paie { $cost } { $cost ->
    [one] point
   *[other] points
} de Force.
sw-e-not-paid = { $side } ne paie pas { $cost } { $cost ->
    [one] point
   *[other] points
} de Force : rien de plus ne se passe.
sw-e-automatic = Le texte de { $card } s'applique automatiquement.
sw-e-reacts = { $side } réagit avec { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-destiny-cancelled = La destinée { $card } est annulée.
sw-e-destiny-changed = La destinée { $card } compte désormais { $value }.
sw-e-times = Les dégâts du perdant comptent { $times } fois.
sw-e-captured = La carte { $card } est capturée.
sw-e-released = { $card } est libre.
sw-e-stolen = { $side } a volé { $card }.
sw-e-put-in-used = { $card } va dans la Pile Utilisée.
sw-e-out-of-play = { $card } est hors jeu.
sw-e-set-aside = La carte { $card } est mise de côté sous { $under }.
sw-e-taken-back = { $side } reprend { $card } en main.
sw-e-duelled = { $card } ({ $with }) affronte { $other } ({ $against }) en duel.
sw-e-halved = { $side } ne perd que la moitié ce tour, { $down ->
    [yes] arrondie à l'unité inférieure
   *[no] arrondie à l'unité supérieure
}.
sw-e-retrieved = { $side } récupère { $amount } de Force.
sw-e-worthless = La carte { $card } a une valeur de perte de 0 jusqu'à la fin de la bataille.
sw-e-destiny-voided = La destinée de bataille totale de { $side } est de 0 dans cette bataille.
sw-e-searched = { $side } cherche dans la Réserve avec { $card }.
sw-e-aimed-at = { $card } vise { $target }.
sw-e-chosen = { $card } : le texte { $mode } est choisi.
sw-e-excluded = { $card } ne participe plus à la bataille.
sw-e-relocated = { $card } est maintenant à { $to }.
sw-e-found = { $side } montre et prend { $card }.
sw-e-not-found = { $side } ne prend rien.
sw-e-verified = { $side } a regardé la Réserve.
sw-e-shuffled = { $side } mélange la Réserve.
sw-e-transferred = { $card } passe à { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-battle = { $side } engage une bataille à { $at }.
sw-e-fired = { $side } fait feu avec { $weapon } sur { $target }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-destiny = { $side } tire { $card } : { $value }, soit { $total } en tout.
sw-e-no-destiny = { $side } n'a plus de carte à tirer.
sw-e-shot = { $total } contre une défense de { $defence } : { $hit ->
    [yes] le tir touche { $card }.
   *[no] le tir manque { $card }.
}
sw-e-power = Côté Obscur { $dark }, Côté Lumineux { $light } : { $winner ->
    [dark] le Côté Obscur l'emporte de { $damage }.
    [light] le Côté Lumineux l'emporte de { $damage }.
   *[nobody] personne ne l'emporte.
} Attrition { $againstdark } contre le Côté Obscur, { $againstlight } contre le Côté Lumineux.
sw-e-forfeited = { $side } sacrifie { $card } pour { $value } : il reste { $damage } de dégâts et { $attrition } d'attrition.
sw-e-battle-ended = La bataille à { $at } est terminée.
sw-e-moved = { $what }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-transited = { $cards ->
    [one] Une carte va
   *[other] { $cards } cartes vont
} de { $from } à { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } { $cost ->
        [one] point
       *[other] points
    } de Force
}.
sw-e-drew = { $side } pioche { $card }.
sw-e-drew-hidden = { $side } pioche une carte.
sw-e-attacked = { $side } attaque { $creature }.
sw-e-attacks = { $creature } attaque { $card }.
sw-e-attack-decided = Puissance { $power } contre { $creature } de férocité { $ferocity }.
sw-e-took-unseen = { $side } prend une carte sans la montrer.
sw-e-recirculated = Les Piles Utilisées passent sous les Réserves.

## Refus et fautes.

sw-r-not-asked = Vous n'avez pas de question en attente.
sw-r-other-question = Ce n'est pas une réponse à la question posée.
sw-r-not-in-hand = { $card } n'est pas dans votre main.
sw-r-not-there = { $card } ne peut ni le faire ni le porter.
sw-r-barred = { $text }
sw-r-too-dear = Cela coûte { $cost } de Force ; vous en avez { $force }.
sw-r-too-much = On peut activer { $most } au plus.
sw-f-no-such-deck = Joueur { $player } : il n'y a pas de paquet tout prêt { $deck }.
sw-f-no-such-card = Joueur { $player } : il n'y a pas de carte { $card }.
sw-f-not-done = Joueur { $player } : { $card } n'est pas encore jouable ({ $why }).
sw-f-deck-size = Joueur { $player } : un paquet a soixante cartes ; celui-ci en a { $found }.
sw-f-two-sides = Joueur { $player } : un paquet ne joue qu'un camp.
sw-f-same-side = Un paquet joue le Côté Lumineux, l'autre le Côté Obscur.
sw-f-no-start = Joueur { $player } : il faut deux lieux de départ dans le paquet.
sw-f-no-turns = Une partie dure au moins un tour.
sw-f-contradiction = La position se contredit : { $what }.
sw-f-unknown-card = Il n'y a pas de carte { $card }.
sw-deck-too-long = Ce texte est trop long pour un paquet : on lit { $most } caractères au plus. Rien n'a été importé.
sw-deck-not-xml = Ligne { $line } : ce n'est pas du XML bien formé ; ce qui précède a été lu, la suite non.
sw-deck-copies = Ligne { $line } : { $text } : on lit de 1 à { $most } exemplaires d'une carte ; les autres n'ont pas été ajoutés.

## La fin.

sw-end = { $result ->
    [you] Vous gagnez
    [rival] Votre adversaire gagne
    [dark] Le Côté Obscur gagne
    [light] Le Côté Lumineux gagne
   *[nobody] Personne ne gagne
} : { $rule ->
    [life] { $result ->
        [nobody] aucun camp n'a plus de Force Vitale.
       *[other] le perdant n'a plus de Force Vitale.
    }
   *[turns] la limite des tours est atteinte.
}

## La table en texte.

sw-b-turn = { $side }, tour { $turn } sur { $limit }, { $phase ->
    [start] lieux de départ
    [activate] phase d'activation
    [control] phase de contrôle
    [deploy] phase de déploiement
    [battle] phase de bataille
    [move] phase de déplacement
    [draw] phase de pioche
   *[over] terminée
}
sw-b-you = Vous jouez le { $who ->
    [dark] Côté Obscur
   *[light] Côté Lumineux
}.
sw-b-piles = { $side } : Force Vitale { $life } (Réserve { $reserve }, Pile de Force { $force }, Pile Utilisée { $used }), Pile Perdue { $lost }, main { $hand }, génère { $generation }
sw-b-location = { $card }  [Côté Lumineux { $light }, Côté Obscur { $dark }]
sw-b-side = { $side } (puissance { $power }, drainage { $drain }) :
sw-b-role = { $role ->
    [pilot] pilote
    [passenger] passager
    [astromech] astromécano
    [cargo] soute
   *[bay] baie
}
sw-b-battle = Bataille à { $at }, { $segment ->
    [weapons] segment des armes
    [power] segment de la puissance
    [damage] segment des dégâts
   *[end] la fin
}
sw-b-own = { $side }, vous
sw-b-row = { $row ->
    [cards] Cartes
    [texts] Textes pour tous
    [destinies] Destinées
    [total] Total
    [attrition] Attrition
    [damage] Dégâts de bataille
    [hits] À perdre
   *[head] { "" }
}
sw-b-left = reste { $left } sur { $of }
sw-b-hit = { $card } (touché, perte { $n })
sw-b-hand = Main :

## Une carte lue, un nombre expliqué.

sw-k-help = { "    " }card NOM            ce que dit une carte : son titre ou une partie, ou le numéro à côté
    { "    " }why NOMBRE CARTE    pourquoi un nombre est ce qu'il est : why puissance Vader, why drainage Cantina, why leur dégâts
sw-k-none = Aucune carte ici ne s'appelle « { $words } ».
sw-k-several = Laquelle ? { $cards }.
sw-k-now = { "" } (maintenant { $n })
sw-k-no-number = « { $words } » n'est pas un nombre connu ici. Il y a : puissance, perte, habileté, manœuvre, hypervitesse, vitesse, défense, immunité (d'une carte), drainage, total, destinées (en un lieu), génération, destinée, attrition, dégâts, tir ; « leur » demande celui de l'adversaire.
sw-k-of-what = De quelle carte ou de quel lieu ? Ajoutez son nom, ou le numéro à côté.
sw-k-not-laid = Aucune carte de la table ne s'appelle « { $words } ».

## Ce qui est imprimé sur les cartes, et le calcul des nombres.

sw-type-location = Lieu
sw-type-character = Personnage
sw-type-starship = Vaisseau
sw-type-vehicle = Véhicule
sw-type-weapon = Arme
sw-type-device = Appareil
sw-type-creature = Créature
sw-type-effect = Effet
sw-type-interrupt = Interruption
sw-kind = { $kind }, { $subtype }
sw-subtype-system = système
sw-subtype-cloud = secteur de nuages
sw-subtype-site = site
sw-subtype-vehicle-site = intérieur d'un véhicule
sw-subtype-squadron = escadron
sw-subtype-capital = capital
sw-subtype-starfighter = chasseur
sw-subtype-combat = combat
sw-subtype-creature = créature
sw-subtype-shuttle = navette
sw-subtype-transport = transport
sw-subtype-artillery = artillerie
sw-subtype-automated = automatique
sw-subtype-character = de personnage
sw-subtype-starship = de vaisseau
sw-subtype-vehicle = de véhicule
sw-subtype-used = Utilisée
sw-subtype-lost = Perdue
sw-subtype-used-or-lost = Utilisée ou Perdue
sw-icon-rebel = Rebelle
sw-icon-imperial = Impérial
sw-icon-alien = Extraterrestre
sw-icon-droid = Droïde
sw-icon-pilot = pilote
sw-icon-warrior = guerrier
sw-icon-astromech = astromécano
sw-icon-interior = intérieur
sw-icon-exterior = extérieur
sw-icon-docking-bay = aire d'amarrage
sw-icon-planet = planète
sw-icon-mobile = mobile
sw-icon-scomp-link = prise Scomp
sw-icon-nav-computer = ordinateur de navigation
sw-number-power = Puissance
sw-number-ability = Habileté
sw-number-forfeit = Valeur de perte
sw-number-deploy = Coût de déploiement
sw-number-destiny = Destinée
sw-number-armor = blindage
sw-number-maneuver = manœuvre
sw-number-hyperspeed = hypervitesse
sw-number-landspeed = vitesse au sol
sw-number-parsec = parsec
sw-light-icons = Icônes de Force du Côté Lumineux
sw-dark-icons = Icônes de Force du Côté Obscur
sw-permanent = pilote permanent d'habileté { $n }
sw-seats-pilots = pilotes { $n }
sw-seats-passengers = passagers { $n }
sw-seats-astromechs = astromécanos { $n }
sw-seats-vehicles = véhicules { $n }
sw-seats-fighters = chasseurs { $n }
sw-quantity-power = Puissance de { $card }
sw-quantity-ability = Habileté de { $card }
sw-quantity-maneuver = Manœuvre de { $card }
sw-quantity-hyperspeed = Hyperespace de { $card }
sw-quantity-landspeed = Vitesse au sol de { $card }
sw-quantity-drawn = La destinée qui vient d'être tirée
sw-quantity-forfeit = Valeur de perte de { $card }
sw-quantity-defence = Défense de { $card }
sw-quantity-immunity = Immunité de { $card } contre l'attrition inférieure à
sw-quantity-generation = Génération de Force : { $side }
sw-quantity-drain = Drainage de Force à { $at } : { $side }
sw-quantity-total-power = Puissance totale à { $at } : { $side }
sw-quantity-battle-power = Puissance dans la bataille : { $side }
sw-quantity-total-ability = Habileté à { $at } : { $side }
sw-quantity-deploy-cost = Coût de déploiement de { $card }
sw-quantity-attrition = Attrition contre : { $side }
sw-quantity-damage = Dégâts de bataille : { $side }
sw-quantity-shot = Total du tir
sw-quantity-battle-destiny = Destinée de bataille : { $side }
sw-quantity-destined-power = Destinées pour la puissance : { $side }
sw-quantity-battle-destinies = Destinées de bataille à { $at } : { $side }
sw-quantity-destiny-need = Habileté qu'il faut pour une destinée de bataille à { $at } : { $side }
sw-quantity-destinies = { $kind ->
    [power] Destinées pour la puissance
    [attrition] Destinées pour l'attrition
   *[other] Destinées
} à { $at } : { $side }
sw-step = { $cause } { $step }
sw-steps = { $steps }
sw-cause-printed = Imprimé
sw-cause-card = Sa propre carte
sw-cause-rule = D'après les règles
sw-cause-total = Total dans la bataille : { $side }
sw-cause-destiny = Destinée tirée : { $card }
sw-cause-gone = Parti ou changé depuis
sw-total = Total
sw-left-none = aucun

## Ce qu'on tape dans un terminal pour demander un nombre ; plusieurs mots veulent dire la même chose.

sw-word-power = puissance
sw-word-forfeit = perte
sw-word-ability = habileté
sw-word-maneuver = manœuvre manoeuvre
sw-word-hyperspeed = hyperespace
sw-word-landspeed = vitesse
sw-word-defence = défense
sw-word-immunity = immunité
sw-word-drain = drainage
sw-word-total-power = total
sw-word-battle-destinies = destinées
sw-word-generation = génération
sw-word-destined-power = destinée
sw-word-attrition = attrition
sw-word-damage = dégâts
sw-word-shot = tir
sw-word-theirs = leur adverse
