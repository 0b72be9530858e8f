# X-Wing sur la page.
page-xw-mat = Le tapis
page-xw-your-edge = votre bord · portée 1
page-xw-warned = { $maneuver } ; { $warning }
page-xw-ship = { $id } · { $name }
page-xw-spot = { $x }, { $y } mm
page-xw-pass = Passer
page-xw-answer = Réponse
page-xw-kind-ship = Quel vaisseau
page-xw-kind-spot = Où
page-xw-kind-answer = Quoi
page-xw-on-mat = { $id }, { $name }, { $team ->
    [player] à vous
   *[solo] piloté par Solo Alpha
}, en { $x }, { $y } mm, cap { $heading } degrés
page-xw-rock = { $kind ->
    [asteroid] astéroïde
    [debris_cloud] nuage de débris
   *[gas_cloud] nuage de gaz
} { $id }
page-xw-ghost = là où finirait { $id }
page-xw-measured = { $mm } mm · portée { $range }
page-xw-fleet = Vaisseaux dans l'ordre
page-xw-tab-ships = Vaisseaux
page-xw-status-to-place = à placer
page-xw-status-destroyed = détruit
page-xw-status-returned = rentré
page-xw-status-fled = enfui
page-xw-dial-set = cadran réglé
page-xw-dial-open = cadran à régler
page-xw-done = a joué
page-xw-later = plus tard
page-xw-sheet = { $id }, { $name }
page-xw-initiative = initiative { $n }
page-xw-attack = { $arc ->
    [front] attaque
    [rear] attaque, arrière
    [turret] attaque, tourelle
   *[other] attaque
}
page-xw-agility = agilité
page-xw-hull = coque
page-xw-shields = boucliers
page-xw-off-mat = Finit hors du tapis : le vaisseau quitterait la table.
page-xw-across = Sur { $names }.
page-xw-place-n = Place { $n } de { $id }
page-xw-dials-left = { $n ->
    [one] { $n } cadran à régler
   *[other] { $n } cadrans à régler
}
page-xw-acting = maintenant
page-xw-health = coque { $hull }, boucliers { $shields }
page-xw-token-focus = concentration
page-xw-token-evade = évasion
page-xw-token-calculate = calcul
page-xw-token-reinforce-fore = renforcé à l'avant
page-xw-token-reinforce-aft = renforcé à l'arrière
page-xw-token-cloak = occulté
page-xw-token-stress = stress
page-xw-token-ion = ionique
page-xw-token-strain = contrainte
page-xw-token-deplete = épuisement
page-xw-token-disarm = désarmé
page-xw-token-jam = brouillé
page-xw-token-lock = verrouillage
page-xw-token-tractor = rayon tracteur
page-xw-percent = { $n } %
page-xw-odds-any = des dégâts
page-xw-odds-expected = dégâts moyens
page-xw-odds-destroyed = détruit
page-xw-odds-damage = { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}
page-xw-odds-attack = Attaque : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} à portée { $range }.
page-xw-odds-attack-why = Combien de dés d'attaque
page-xw-odds-defense = Défense : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $between ->
    [yes] , dont un pour l'obstacle interposé
   *[no] {""}
}.
page-xw-odds-defense-why = Combien de dés de défense
page-xw-odds-exact = Calculé sur tous les { $n } jets : chaque camp dépense ce qui change les dégâts. Non compris : les relances dues aux cartes, les marqueurs de calcul des alliés, les armes qui annulent dans un ordre particulier, et l'effet des cartes de dégât.
page-xw-dial-of = Cadran de { $id }, { $name }
page-xw-dial-legend = − bleu : retire un stress · + rouge : en ajoute un · ◆ violet : coûte de la Force
page-xw-context = { $phase }, round { $round }
page-xw-context-phone = R{ $round } · { $phase }
page-xw-context-start = Avant le premier round
page-xw-round-short = R{ $n }
page-xw-phase-planning = Préparation
page-xw-phase-system = Système
page-xw-phase-activation = Activation
page-xw-phase-engagement = Engagement
page-xw-phase-end = Fin
page-xw-log-dice = Dés
page-xw-line = { $id } · { $mm } mm
page-xw-range = portée { $range }
page-xw-was = où se trouvait { $id }
page-xw-marker = Marqueur d'hyperespace { $n }
page-xw-arcs = Montrer les arcs et les bandes de portée
page-xw-ghost-switch = Montrer où finirait la manœuvre si rien ne gêne (à une vraie table, le gabarit ne se pose qu'une fois le cadran révélé)
page-xw-face-crit = touche critique
page-xw-face-hit = touche
page-xw-face-evade = évasion
page-xw-face-focus = concentration
page-xw-face-blank = vierge
page-xw-dice = Dés sur la table. Attaque : { $attack }. Défense : { $defense }.
page-xw-place-how = Touchez le tapis pour y poser { $id } ({ $name }), ou déplacez-le et tournez-le ici. Tout son socle doit être à portée 1 de votre bord.
page-xw-place-here = Placer { $id } à { $x }, { $y } mm
page-xw-place-at = { $x } mm depuis la gauche, { $y } mm depuis votre bord, cap { $heading }°
page-xw-place-left = à gauche
page-xw-place-right = à droite
page-xw-place-away = en avant
page-xw-place-near = en arrière
page-xw-place-turn-left = tourner à gauche
page-xw-place-turn-right = tourner à droite
page-xw-status-arriving = en hyperespace
page-xw-variant-introductory = Scénario d'introduction
page-xw-variant-introductory-note = Deux vaisseaux contre quatre sortis de l'hyperespace ; d'autres aux rounds 4 et 7. Rentrez par votre bord, ou détruisez-les tous.
page-xw-variant-core-set = Une seule boîte de base
page-xw-variant-core-set-note = Un X-wing contre deux chasseurs TIE qui reviennent quand ils sont détruits.
page-xw-variant-hunting-ace = L'as en chasse
page-xw-variant-hunting-ace-note = Le même scénario, mais un ennemi a verrouillé l'un de vos pilotes et le pourchasse.
page-xw-variant-escaping-transport = Le transport en fuite
page-xw-variant-escaping-transport-note = Un transport file vers le coin opposé ; détruisez-le avant qu'il s'échappe.
page-xw-variant-more-enemies = Plus d'ennemis
page-xw-variant-more-enemies-note = Le scénario d'introduction avec plus de vaisseaux par vague.
page-xw-variant-own-squads = Escadrons personnels
page-xw-variant-own-squads-note = Patrouille et renforts de vos propres listes ; 35 à 45 points par vaisseau sont conseillés.
page-xw-variant-standard = Partie standard
page-xw-variant-standard-note = Votre escadron contre un escadron solo : 125 à 150 points solo pour 100 des vôtres sont conseillés.
page-xw-new-variant = Scénario
page-xw-new-player = Votre faction
page-xw-new-enemy = Faction ennemie
page-xw-new-more = Vaisseaux de plus par vague
page-xw-new-people = Nombre de joueurs
page-xw-new-others = Les autres joueurs
page-xw-new-here = sur cet écran
page-xw-new-link = par lien
page-xw-new-opponent = Qui pilote l'ennemi
page-xw-new-solo = Solo Alpha
page-xw-against-solo = { $names } contre Solo Alpha
page-xw-new-ace = As (ordinateur ; pas le système imprimé)
page-xw-new-solo-system-note = Les règles imprimées décident pour chaque vaisseau ennemi ; chaque décision est expliquée.
page-xw-new-ace-note = L'ordinateur anticipe et pilote l'escadron ennemi avec ses propres cadrans. Ce n'est pas Solo Alpha.
page-xw-new-squad = Votre escadron en texte XWS (vide : les vaisseaux du tableau imprimé)
page-xw-new-enemies = Escadron ennemi en texte XWS
page-xw-new-reinforcements = Renforts en texte XWS
page-xw-new-file = ou ouvrez un fichier :
page-xw-new-table = Table et règles maison
page-xw-new-size = Taille de la table
page-xw-new-feet = 3 pieds sur 3
page-xw-new-metric = 90 cm sur 90
page-xw-new-repairs = Cartes de dégât des vaisseaux solo
page-xw-new-repairs-no = Les vaisseaux solo ne réparent rien
page-xw-new-repairs-yes = Les vaisseaux solo réparent leurs cartes de dégât
page-xw-new-not-there = Les batailles épiques et la menace ne sont pas disponibles dans cette version.
page-xw-term-free = Mise en place personnelle, sans scénario
page-xw-term-people = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}
page-xw-term-rounds = { $n } rounds au plus
page-xw-end-player = Camp du joueur
page-xw-end-solo = Camp ennemi
page-xw-end-none = aucun vaisseau n'est entré en jeu
page-xw-end-returned = Rentrés : { $n }
page-xw-end-in-play = Encore sur la table : { $n }
page-xw-end-destroyed = Perdus : { $n }
page-xw-end-fled = Enfuis par un autre bord : { $n }
page-xw-guide-place = Votre vaisseau commence à portée 1 de votre bord. Faire face à l'ennemi est un bon début.
page-xw-guide-turret = Une tourelle tire là où elle pointe. La tourner plus tard coûte une action : orientez-la vers l'endroit où sera l'ennemi.
page-xw-guide-dials = Choisissez une manœuvre en secret ; elle sera exécutée plus tard. Le bleu ôte un stress, le rouge en ajoute un. Le fantôme montre où mène le gabarit si rien ne gêne.
page-xw-guide-dials-again = Les ennemis volent une fois tous les cadrans réglés, la plus basse initiative d'abord. Pensez à l'endroit où ils seront, pas à celui où ils sont.
page-xw-guide-next = Deux de vos vaisseaux ont la même initiative : vous choisissez lequel commence.
page-xw-guide-system = Avant les déplacements, on peut larguer des engins et les vaisseaux occultés peuvent se désocculter.
page-xw-guide-slot = Un tonneau peut finir à plusieurs places le long du gabarit : prenez celle qui vous convient.
page-xw-guide-act = Une action : la concentration aide pour tous les dés, l'évasion protège, le verrouillage permet de relancer et de tirer des torpilles, le tonneau ou l'accélération vous déplace.
page-xw-guide-fire = Choisissez une cible pour voir les chances exactes avant de tirer. La portée 1 vous donne un dé de plus, la portée 3 en donne un au défenseur.
page-xw-guide-modify = Dépensez maintenant des marqueurs pour modifier des dés, ou gardez-les pour la suite du round.
page-xw-order = { $round ->
    [0] Avant le premier round
   *[other] Round { $round } · { $down ->
        [yes] tir : la plus haute initiative d'abord
       *[no] vol : la plus basse initiative d'abord
    }
}
page-xw-locked = a verrouillé { $id }
page-xw-charges = { $name } : { $left } sur { $of }
page-xw-chart = Tableau de l'arc { $arc }, une ligne
page-xw-new-fits = Les escadrons sont valides et respectent les conseils.
