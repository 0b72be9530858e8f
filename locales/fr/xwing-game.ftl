# X-Wing, le jeu entier : questions, choix, événements.

xwg-nothing = rien
xwg-name = { $name }
xwg-primary = l'arme principale
xwg-primary-other = l'arme principale { $n }
xwg-way = { $way ->
    [left] à gauche
    [right] à droite
    [fore] avant
    [aft] arrière
    [ahead] tout droit
   *[other] { $way }
}
xwg-bend = { $way }, en tournant { $bend }
xwg-act-on = { $action } : { $what }
xwg-act-repair = réparer { $card }
xwg-means = { $means ->
    [focus] un marqueur de concentration
    [calculate] un marqueur de calcul
    [force] la Force
    [evade] un marqueur d'évasion
    [lock] le verrouillage
    [gas] le nuage de gaz
   *[effect] une carte ou une capacité
}

xwg-a-zone = n'importe où à portée 1 du bord : { $ship }
xwg-q-place = Où placer { $ship } ?
xwg-q-turret = { $ship } : où pointe sa tourelle ?
xwg-q-dials = Réglez vos cadrans.
xwg-q-next = Lequel de vos vaisseaux est le suivant ?
xwg-q-system = { $ship } : se désocculter ou larguer un engin ?
xwg-q-slot = { $ship } : quelle place ?
xwg-q-act = { $ship } : quelle action ?
xwg-q-fire = { $ship } : attaquer quel vaisseau ?
xwg-q-modify = { $ship } : modifier les { $dice ->
    [attack] dés d'attaque ({ $reds })
   *[defense] dés de défense ({ $greens } contre { $reds })
} ?
xwg-q-reds = { $n ->
    [one] On lance { $n } dé d'attaque.
   *[other] On lance { $n } dés d'attaque.
}
xwg-q-greens = { $n ->
    [one] On lance { $n } dé de défense.
   *[other] On lance { $n } dés de défense.
}
xwg-q-die = { $n ->
    [one] On lance { $n } dé d'attaque pour { $ship }.
   *[other] On lance { $n } dés d'attaque pour { $ship }.
}
xwg-q-card = On retourne une carte de dégât pour { $ship }.
xwg-q-discard = On retourne une carte de dégât défaussée avant de mélanger le paquet.
xwg-q-solo = Le système solo lance les dés pour { $ship }.
xwg-q-over = La partie est terminée.

xwg-c-place = { $ship } à { $x }, { $y } mm, { $degrees }°
xwg-c-turret = tourelle vers { $turret ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
    [left] la gauche
    [front-rear] l'avant et l'arrière
   *[left-right] la gauche et la droite
}
xwg-c-dial = { $ship } : { $what }
xwg-c-decloak = se désocculter { $what }
xwg-c-drop = larguer { $what }
xwg-c-slot = { $slot ->
    [forward] la place avant
    [back] la place arrière
   *[middle] la place du milieu
}
xwg-c-fire = tirer sur { $target } avec { $weapon }
xwg-c-change = utiliser { $what }
xwg-c-reroll = relancer { $focus } concentration et { $blank } vierge avec { $what }
xwg-c-pass = passer

xwg-o-approach = { $defense } et { $attack }
xwg-o-bombs = { $n } touches ou critiques
xwg-o-lot = option { $n }

xwg-e-placed = { $ship } est placé.
xwg-e-pointed = { $ship } oriente sa tourelle vers { $turret ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
    [left] la gauche
    [front-rear] l'avant et l'arrière
   *[left-right] la gauche et la droite
}.
xwg-e-phase = Round { $round } : { $phase ->
    [setup] mise en place
    [planning] phase de préparation
    [system] phase de système
    [activation] phase d'activation
    [engagement] phase d'engagement
   *[end] phase de fin
}
xwg-e-dial = Le cadran de { $ship } est réglé.
xwg-e-revealed = { $ship } révèle { $what }.
xwg-e-instead = { $ship } exécute { $what } à la place.
xwg-e-moved = { $full ->
    [yes] { $ship } exécute { $what }.
   *[no] { $ship } est arrêté dans { $what } et touche { $touching }.
}
xwg-e-left = { $how ->
    [destroyed] { $ship } est détruit.
    [returned] { $ship } est rentré.
   *[other] { $ship } a fui.
}
xwg-e-solo = { $ship } : { $parts }
xwg-e-rolled = { $why ->
    [obstacle] { $ship } heurte un obstacle
    [card] Une carte de dégât de { $ship }
   *[device] Un engin touche { $ship }
} : { $face }.
xwg-token = { $token ->
    [focus] concentration
    [evade] évasion
    [calculate] calcul
    [reinforce-fore] renforcement (avant)
    [reinforce-aft] renforcement (arrière)
    [cloak] occultation
    [stress] stress
    [ion] ionisation
    [strain] contrainte
    [deplete] épuisement
    [disarm] désarmement
    [jam] brouillage
   *[tractor] rayon tracteur
}
xwg-e-gained = { $ship } gagne { $n } { $token }.
xwg-e-lost = { $ship } perd { $n } { $token }.
xwg-e-force = { $ship } dépense une Force.
xwg-e-performed = { $ship } : { $what }.
xwg-e-failed = { $ship } : { $what } échoue.
xwg-e-repositioned = { $ship } se trouve maintenant à { $x }, { $y } mm.
xwg-e-unlocked = { $ship } perd son verrouillage.
xwg-e-declared = { $ship } attaque { $target } avec { $weapon } : portée { $range }, { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $obstructed ->
    [yes] , gêné.
   *[no] .
}
xwg-e-held = { $ship } n'attaque pas.
xwg-e-reds = Dés d'attaque{ $again ->
    [yes] , relancés
   *[no] {""}
} : { $roll }.
xwg-e-greens = Dés de défense{ $again ->
    [yes] , relancés
   *[no] {""}
} : { $roll }.
xwg-e-changed = { $ship } utilise { $means }. Attaque : { $reds } ; défense : { $greens }.
xwg-e-shield = { $ship } perd un bouclier.
xwg-e-down = { $ship } reçoit une carte de dégât face cachée.
xwg-e-up = { $ship } reçoit { $card }.
xwg-e-repaired = { $ship } retourne { $card } face cachée.
xwg-e-reshuffled = { $solo ->
    [yes] Le paquet de dégâts du camp solo est de nouveau mélangé.
   *[no] Le paquet de dégâts du camp du joueur est de nouveau mélangé.
}
xwg-e-turned-up = { $card } était parmi les cartes défaussées.
xwg-e-dropped = { $ship } largue { $card }.
xwg-e-not-dropped = { $ship } ne peut pas larguer { $card } ici.
xwg-e-detonated = { $card } explose.
xwg-e-decloaked = { $done ->
    [yes] { $ship } se désocculte.
   *[no] { $ship } ne peut pas se désocculter là.
}
xwg-ending = { $outcome ->
    [player] Le camp du joueur gagne.
    [solo] Le camp solo gagne.
    [draw] Il ne reste personne : partie nulle.
   *[time] Le dernier round est terminé : personne n'a gagné.
}

xwg-r-not-asked = Ce n'est pas une réponse à la question posée.
xwg-r-ship = { $ship } n'est pas le vaisseau dont il s'agit.
xwg-r-dial = Le cadran n'a pas cette manœuvre.
xwg-r-outside = Le socle doit être entièrement à portée 1 du bord.
xwg-r-overlaps = { $ship } s'y trouve.
xwg-r-bar = Le vaisseau n'a pas cette action maintenant.
xwg-r-performed = L'action a déjà été effectuée ce round-ci.
xwg-r-force = Il n'y a pas de Force pour la payer.
xwg-r-target = Il n'y a pas de cible pour elle.
xwg-r-taken = Cette place n'est pas libre.
xwg-r-shot = Cette arme ne peut pas tirer sur ce vaisseau.
xwg-r-use = Cela ne changerait rien.
xwg-r-charge = Il n'y a plus de charge, ou ce n'est pas un engin.

xwg-f-name = { $what } n'est pas un nom unique.
xwg-f-ship = Aucun pilote ni vaisseau ne s'appelle { $what }.
xwg-f-card = Aucune carte ne s'appelle { $what }.
xwg-sq-not-whole = { $what } n’est pas encore jouable : { $why }.
xwg-f-not-played = { $what } n'est pas encore jouable.
xwg-f-too-many = Trop : { $what ->
    [ships] vaisseaux
    [obstacles] obstacles
    [devices] engins
   *[other] { $what }
}.
xwg-f-no-ship = { $what ->
    [player] Le camp du joueur n'a pas de vaisseau.
   *[solo] Le camp solo n'a pas de vaisseau.
}
xwg-f-seat = La place { $n } n'a pas de vaisseau, ou n'existe pas.
xwg-f-overlaps = { $what } chevauche { $other }.
xwg-f-off-table = { $what } est hors de la table.
xwg-f-token = Aucun obstacle ne s'appelle { $what }.
xwg-f-numbers = { $what } a des valeurs impossibles pour ce vaisseau.
xwg-f-impossible = Le verrouillage ou la tourelle de { $what } n'est pas possible.
xwg-f-view = Ce n'est pas une vue de ce jeu.

xwg-w-player = L'escadron du joueur compte { $points } points ; pour { $n } { $n ->
    [one] vaisseau
   *[other] vaisseaux
}, { $least } à { $most } sont conseillés.
xwg-w-few = Il devrait y avoir plus de vaisseaux ennemis que de vaisseaux joueurs.
xwg-w-patrol = Les vaisseaux de patrouille comptent { $points } points ; il est conseillé d'en avoir à peu près autant que l'escadron du joueur, { $player }.
xwg-w-reinforcements = Les renforts comptent { $points } points ; il est conseillé d'en avoir un peu moins que l'escadron du joueur, { $player }.
xwg-w-standard = L'escadron ennemi compte { $points } points contre { $player } ; 125 à 150 pour 100 sont conseillés.


xwg-preset-first-flight = Premier vol
xwg-preset-first-flight-note = Un X-wing contre deux chasseurs TIE pilotés par Solo Alpha.
xwg-preset-patrol = Patrouille
xwg-preset-patrol-note = Un joueur avec un X-wing et un B-wing contre quatre vaisseaux pilotés par Solo Alpha.
xwg-preset-wing = Deux ailiers
xwg-preset-wing-note = Deux joueurs, un vaisseau chacun, contre quatre vaisseaux pilotés par Solo Alpha.
xwg-b-ship = { $name } { $kind }, I{ $initiative }, { $x } { $y } mm, { $degrees }°, boucliers { $shields }, coque { $hull }
xwg-b-token = { $n } { $token }
xwg-e-neutralized = { $ship } encaisse { $roll }.
xwg-e-missed = Rien n'atteint { $ship }.
xwg-no-dice = aucun dé
xwg-dice = { $faces }
xwg-die = { $n } { $face ->
    [crit] critique
    [hit] touche
    [evade] évasion
    [focus] concentration
   *[blank] vierge
}
xwg-faction = { $faction ->
    [rebelalliance] Alliance Rebelle
    [galacticempire] Empire Galactique
    [scumandvillainy] Racailles et Scélérats
    [resistance] Résistance
    [firstorder] Premier Ordre
    [galacticrepublic] République Galactique
   *[separatistalliance] Alliance Séparatiste
}
xwg-q-layout = Les marqueurs d'hyperespace et les obstacles sont disposés au hasard.
xwg-q-draft = Le prochain vaisseau de la réserve est choisi au hasard.
xwg-q-arrive = { $ship } sort de l'hyperespace : les dés décident où.
xwg-q-hunt = Le vaisseau que { $ship } pourchasse est choisi au hasard.
xwg-e-laid-out = { $n ->
    [one] Un obstacle est sur la table.
   *[other] { $n } obstacles sont sur la table.
}
xwg-e-called = { $kind ->
    [patrol] { $ship } est appelé en patrouille
   *[reinforcement] { $ship } est appelé en renfort
}{ $fresh ->
    [yes] {" "}; il avait été détruit et revient comme un nouveau vaisseau.
   *[no] .
}
xwg-e-arrived = { $ship } arrive au marqueur d'hyperespace { $marker }, { $exit ->
    [hit] côté touche
    [focus] côté concentration
   *[blank] côté vierge
}.
xwg-e-held-up = Tous les côtés des deux marqueurs sont bloqués : { $ship } arrive au début du round suivant.
xwg-e-hunts = { $ship } pourchasse { $target } et l'a verrouillé.
xwg-ending-scenario = { $outcome ->
    [returned] Tous les vaisseaux du joueur ont quitté la table.
    [lost] Il ne reste aucun vaisseau du joueur.
    [cleared] La zone est libre : tous les ennemis sont détruits.
    [escaped] Le transport s'est échappé.
   *[caught] Le transport est détruit.
} Vaisseaux du joueur : { $there } sur la table, { $returned } rentrés, { $lost } perdus, { $fled } enfuis par un autre bord. Ennemis détruits : { $destroyed }.
xwg-list = { $list ->
    [player] l'escadron du joueur
    [enemy] l'escadron ennemi
   *[reinforcements] les renforts
}
xwg-f-list = Dans { $list } : { $fault }
xwg-f-no-list = Cette variante demande une liste de vaisseaux pour { $list }.
xwg-f-no-table = Le tableau imprimé n'a rien pour { $faction }.
xwg-f-people = { $n } joueurs ne peuvent pas se partager ces vaisseaux.
xwg-f-tokens = On dispose six obstacles, pas { $n }.
xwg-f-more = Les vagues de { $n } vaisseaux de plus ne sont pas possibles ; de zéro à quatre, oui.
xwg-f-deck-shuffle = Le paquet de dégâts du { $side ->
    [player] camp du joueur
   *[solo] camp solo
 } n'a pas de mélange { $n }.
xwg-f-deck-unseen = Le paquet de dégâts du { $side ->
    [player] camp du joueur
   *[solo] camp solo
 } est impossible : { $n } cartes d'un mélange n'ont pas été vues, et { $lying } sont dans le paquet, face cachée sur des vaisseaux ou défaussées.
xwg-f-deck-kind = Le paquet de dégâts du { $side ->
    [player] camp du joueur
   *[solo] camp solo
 } est impossible : { $n } fois { $card }, avec les cartes sur ses vaisseaux.
xwg-f-alone = Une mission se suffit à elle-même : rien d'autre ne peut être donné avec elle.
xwg-l-turned = Le côté touche du marqueur { $n } doit pointer vers le bord du joueur.
xwg-l-marker-edge = Le marqueur { $n } doit être au-delà de la portée 3 de chaque bord.
xwg-l-apart = Les marqueurs doivent être à portée 3 l'un de l'autre.
xwg-l-exit-marker = Un côté du marqueur { $n } pointe vers l'autre marqueur.
xwg-l-rock-edge = L'obstacle { $n } doit être au-delà de la portée 2 de chaque bord.
xwg-l-rocks = Les obstacles { $n } et { $other } doivent être au-delà de la portée 1 l'un de l'autre.
xwg-l-rock-marker = L'obstacle { $n } doit être au-delà de la portée 1 du marqueur { $other }.
xwg-l-exit-rock = Un côté du marqueur { $n } pointe vers l'obstacle { $other }.
xwg-xws-unreadable = Ce n'est pas un texte XWS : { $why }.
xwg-xws-part = « { $part } » manque ou n'a pas la bonne forme.
xwg-xws-version = La version { $version } ne peut pas être lue ; la 2.0.0 oui.
xwg-xws-faction = Il n'y a pas de faction { $faction }.
xwg-sq-empty = Il n'y a aucun vaisseau.
xwg-sq-pilot = Le pilote { $what } est inconnu, ou c'est un pilote limité qui n'est pas encore jouable.
xwg-sq-card = La carte { $what } est inconnue.
xwg-sq-late = { $what } est paru après août 2020.
xwg-sq-faction = { $what } vole pour une autre faction.
xwg-sq-slot = { $pilot } n'a plus d'emplacement pour { $card }.
xwg-sq-restricted = { $pilot } ne peut pas s'équiper de { $card }.
xwg-sq-twice = { $pilot } a deux fois { $card }.
xwg-sq-limited = Il peut y avoir au plus { $n } exemplaire(s) de { $what }.
xwg-sq-points = { $what } n'a pas de points dans la liste.
xwg-preset-introductory = Le scénario d'introduction
xwg-preset-introductory-note = Tel qu'imprimé : deux vaisseaux contre quatre sortis de l'hyperespace, d'autres aux rounds 4 et 7.
xwg-preset-core-set = Une seule boîte de base
xwg-preset-core-set-note = Un X-wing contre deux chasseurs TIE qui reviennent quand ils sont détruits.
xwg-preset-hunting-ace = L'as en chasse
xwg-preset-hunting-ace-note = Le scénario d'introduction ; un ennemi pourchasse l'un des pilotes.
xwg-preset-escaping-transport = Le transport en fuite
xwg-preset-escaping-transport-note = Un transport veut atteindre le coin opposé ; détruisez-le avant qu'il n'y arrive.
xwg-preset-more-enemies = Plus d'ennemis
xwg-preset-more-enemies-note = Le scénario d'introduction avec un vaisseau de plus par vague.
xwg-preset-wingmates = Ailiers
xwg-preset-wingmates-note = Le scénario d'introduction pour deux joueurs, un vaisseau chacun.
xwg-preset-standard = Partie standard
xwg-preset-standard-note = Un escadron contre un escadron solo qui compte plus de points, sans vagues.
xwg-preset-duel = Duel contre un As
xwg-preset-duel-note = Une partie standard où l'ordinateur ou un ami pilote l'ennemi : ce n'est pas le système imprimé.
xwg-sq-obstacles = Un escadron apporte trois obstacles, pas { $n }.
xwg-q-may-expose = { $ship } : exposer une carte de dégât pour retirer un marqueur de désarmement ?
xwg-q-toll = { $ship } : un marqueur de contrainte ou d'épuisement ?
xwg-q-drag = { $by } a tracté { $ship } : le déplacer ?
xwg-q-spin = { $ship } a été déplacé : le pivoter contre un marqueur de stress ?
xwg-q-expose = { $ship } retourne face visible une carte de dégât face cachée.
xwg-q-bonus = { $ship } : une attaque bonus contre qui ?
xwg-c-drop-bank = larguer { $what } par le virage sur l'aile, { $way }
xwg-c-drag-ahead = le déplacer tout droit
xwg-c-drag = un tonneau { $way }, { $slot ->
    [forward] place avant
    [back] place arrière
   *[middle] place du milieu
}
xwg-c-spin = le pivoter { $way }
xwg-c-token = prendre { $token }
xwg-c-use = l'utiliser
xwg-e-bonus = { $ship } peut effectuer une attaque bonus.
xwg-e-exposed = { $ship } retourne { $card } face visible.
xwg-act-tractor = tracter { $ship }
xwg-q-may-hit = { $ship } : subir 1 touche pour qu'aucun dé ne soit lancé ?
xwg-q-may-shield = { $ship } : dépenser un bouclier pour récupérer deux charges ?
xwg-q-may-cloak = { $ship } : dépenser un marqueur d'évasion pour gagner un marqueur d'occultation ?
xwg-q-charges = { $ship } : jusqu'à { $n } charges de plus, chacune pour un dé d'attaque de plus ?
xwg-q-break = Quel obstacle la charge détruit-elle ?
xwg-q-detonate = Laquelle de vos bombes explose d'abord ?
xwg-q-ahead = { $ship } : dans quelle direction avant le cadran ?
xwg-q-jam = { $by } brouille { $ship } : que perd-il ?
xwg-q-order = { $ship } : qu'est-ce qui vient d'abord ?
xwg-c-charges = { $n ->
    [0] aucune charge de plus
    [1] 1 charge de plus
   *[other] { $n } charges de plus
}
xwg-c-break = briser l'{ $what }
xwg-c-detonate = { $what } (n° { $n })
xwg-c-ahead = voler { $way }
xwg-c-unlock = perdre son verrouillage
xwg-c-first-action = d'abord une autre action
xwg-c-first-card = d'abord le dé de la carte de dégât
xwg-e-hit-instead = { $ship } subit le dégât : aucun dé n'est lancé, et l'attaque a touché.
xwg-e-discharged = { $ship } dépense { $n ->
    [1] une charge
   *[other] { $n } charges
} de { $card }.
xwg-e-recharged = { $ship } récupère { $n ->
    [1] une charge
   *[other] { $n } charges
} de { $card }.
xwg-e-broken = L'{ $what } a disparu.
