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
cli-play-outcome = { $typed } ne peut pas tomber ici : ce qui doit être relancé, relancez-le. Tapez help pour voir ce qui peut tomber.
cli-play-dice = Tapez ce que montrent les vraies cartes ou les vrais dés, par exemple { $example }. Aussi : lancer (le programme le fait), undo, help, quit.
cli-play-falls = Ce qui peut tomber : { $some }{ $more ->
    [yes] {" …"}
   *[no] {""}
}
cli-play-drawn = Le programme tire cela au sort.
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
cli-play-no-words = Ce jeu ne connaît pas ces mots. Tapez help pour voir ce qu'il y a.
cli-play-ended = L'entrée s'est terminée avant la partie.

## Ce que disent les autres commandes.

cli-faults = { $n ->
    [one] 1 faute
   *[other] { $n } fautes
}
cli-files-good = { $n } fichiers : aucune faute.
cli-content-good = { $cards } cartes, { $cruisers } croiseurs, { $decks } decks : aucune faute. Empreinte { $hash }.
cli-content-cards = { $cards } cartes et { $decks } decks du jeu de cartes : aucune faute. Empreinte { $hash }.
cli-content-name = { $file } : un fichier de contenu est cards.toml, cruisers.toml ou decks.toml ; ou tous sont du Temple perdu
cli-content-own = Le { $name } du programme ne va pas avec ({ $n } fautes, la première : { $first }). Donnez un { $name } qui aille.
cli-position-decide = Position légale ; un joueur doit décider.
cli-position-chance = Position légale ; le hasard doit tomber.
cli-position-over = Position légale ; la partie est finie.
cli-position-middle = la partie est au milieu d'un acte ; une position se prend entre les actes
cli-replay-proved = { $entries } entrées suivent les règles. Résultats prouvés par la graine : { $generated } ; saisis : { $typed } ; écrits d'avance : { $scripted }.
cli-replay-open = La partie n'est pas finie.
cli-sim-head = { $matches } parties de { $game } (règles { $rules }), { $players }, graine { $seed }, part { $shard }
cli-sim-and = { " et " }
cli-sim-score = points de la place { $seat }
cli-sim-draws = nulles
cli-sim-between = ({ $low } à { $high })  sur { $of }
cli-sim-spread = (5 % { $low }, moitié { $median }, 95 % { $high }, au plus { $most })
cli-sim-decisions = décisions
cli-sim-acts = actes
cli-sim-hash = empreinte
cli-sim-pace = { $seconds } s sur { $threads } fils : { $matches } parties/s, { $decisions } décisions/s, { $nodes } nœuds/s
cli-deck-unknown = ligne { $line } : aucune carte de ce nom : { $text }
cli-deck-unfinished = pas encore jouée : { $card }
cli-deck-outside = gardée hors du deck, non prise : { $card }
cli-deck-empty = aucune carte n'a pu être lue
cli-coverage-done = fait
cli-coverage-partial = partiel
cli-coverage-absent = absent
cli-coverage-tests = tests : { $tests }
cli-coverage-lacks = manque : { $what }
cli-coverage-sum = entrées de règles : { $done } faites, { $partial } partielles, { $absent } absentes ; cartes : { $whole } sur { $cards } entières
