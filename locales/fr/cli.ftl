# Le programme dans un terminal.
cli-play-hint = Tapez un numéro. Aussi : why, undo, board, help, quit.
cli-play-help = Un numéro fait ce choix.
    why       la règle de la question, et ce que la machine a pesé pour sa dernière décision
    why N     la règle du choix N
    undo      revenir à votre décision précédente
    board     redessiner la table
    quit      quitter
cli-play-prompt = >{ " " }
cli-play-unknown = { $typed } n'est pas un choix ici. Tapez un numéro de 1 à { $most }, ou help.
cli-play-outcome = { $typed } ne peut pas tomber ici.
cli-play-dice = Tapez ce que montrent les vraies cartes ou les vrais dés.
cli-play-nothing-to-undo = Il n'y a rien à reprendre.
cli-play-undone = Repris. La partie compte désormais comme entraînement.
cli-play-bye = Quittée au coup { $acts }.
cli-play-log = Le journal est dans { $file }.
cli-play-decided = La machine a décidé : { $choice }
cli-play-no-reason = La machine n'a encore rien décidé.
cli-play-only = Il n'y avait rien d'autre à choisir.
cli-play-lot = Tiré au sort.
cli-play-weighed = { $nodes } nœuds. Le meilleur d'abord, avec la chance de gagner et son intervalle à 95 % :
cli-play-line = { $win } % ({ $low } à { $high })  { $choice }
cli-play-rule = { $id } : { $text }
cli-play-no-rule = Aucune règle seule ne l'explique.
cli-play-ended = L'entrée s'est terminée avant la partie.
cli-games-planned = pas jouable dans cette version
