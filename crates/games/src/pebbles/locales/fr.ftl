game-pebbles = Cailloux
pb-preset-small = Petit plateau
pb-preset-small-note = Trois tas
pb-preset-large = Grand plateau
pb-preset-large-note = Quatre tas
pb-level-note = { $level ->
    [cadet] Prend au hasard.
    [pilot] Voit un tour à l'avance.
    [veteran] Cherche un peu.
   *[ace] Cherche jusqu'à la fin.
}
pb-question = Prenez un à trois cailloux dans un tas.
pb-choice = { $take } du tas { $heap }
pb-begins = Le joueur { $player } commence.
pb-took = Le joueur { $player } prend { $take } au tas { $heap } ; il en reste { $left }.
pb-refusal = { $why ->
    [turn] Ce n'est pas votre tour.
   *[take] Prenez un à trois cailloux d'un tas ; celui-ci en a { $left }.
}
pb-fault = { $what ->
    [board] Il n'y a pas de plateau { $board }.
   *[heaps] Un plateau a un à six tas de vingt cailloux au plus.
}
pb-end = { $result ->
    [won] Vous avez pris le dernier caillou et gagnez.
    [lost] L'autre joueur a pris le dernier caillou et gagne.
   *[watched] Le joueur { $player } a pris le dernier caillou et gagne.
}
pb-heap = Tas { $heap }
pb-boards = { $n } plateaux : aucune erreur.
