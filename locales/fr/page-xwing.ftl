# X-Wing sur la page.
page-xw-mat = Le tapis
page-xw-your-edge = votre bord · portée 1
page-xw-warned = { $maneuver } ; { $warning }
page-xw-ship = { $id } · { $name }
page-xw-spot = { $x }, { $y } mm
page-xw-pass = Passer
page-xw-answer = Réponse
page-xw-kind-ship = Quel vaisseau
page-xw-kind-spot = Où
page-xw-kind-answer = Quoi
page-xw-on-mat = { $id }, { $name }, { $team ->
    [player] à vous
   *[solo] vole seul
}, en { $x }, { $y } mm, cap { $heading } degrés
page-xw-rock = { $kind ->
    [asteroid] astéroïde
    [debris] nuage de débris
   *[gas] nuage de gaz
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
page-xw-token-tractor = rayon tracteur
page-xw-percent = { $n } %
page-xw-odds-any = des dégâts
page-xw-odds-expected = dégâts attendus
page-xw-odds-destroyed = détruit
page-xw-odds-damage = { $n ->
    [0] aucun dégât
    [one] { $n } dégât
   *[other] { $n } dégâts
}
page-xw-odds-attack = Attaque : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} à portée { $range }.
page-xw-odds-attack-why = Combien de dés d'attaque
page-xw-odds-defense = Défense : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $between ->
    [yes] , dont un pour l'obstacle interposé
   *[no] {""}
}.
page-xw-odds-defense-why = Combien de dés de défense
page-xw-odds-exact = Exact sur tous les { $n } jets : chaque camp dépense ce qui change les dégâts. L'effet d'une carte de dégât n'est pas prévu.
page-xw-dial-of = Cadran de { $id }, { $name }
page-xw-dial-legend = − bleu : retire un stress · + rouge : en ajoute un · ◆ violet : coûte de la Force
page-xw-phase-planning = Préparation
page-xw-phase-system = Système
page-xw-phase-activation = Activation
page-xw-phase-engagement = Engagement
page-xw-phase-end = Fin
page-xw-log-dice = Dés
page-xw-line = { $id } · { $mm } mm
page-xw-range = portée { $range }
page-xw-was = où { $id } se trouvait
page-xw-marker = Repère d'hyperespace { $n }
page-xw-arcs = Montrer les arcs et les bandes de portée
page-xw-ghost-switch = Montrer où finirait la manœuvre si rien ne gêne (à la table, le gabarit ne se pose qu'après le cadran)
page-xw-face-crit = dégât critique
page-xw-face-hit = dégât
page-xw-face-evade = esquive
page-xw-face-focus = concentration
page-xw-face-blank = vierge
page-xw-dice = Dés sur la table. Attaque : { $attack }. Défense : { $defense }.
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
