# Le programme dans un terminal.
cli-play-hint = Tapez un numéro, ou des mots d'un choix. Aussi : pourquoi, annuler, plateau, aide, quitter.
cli-play-help = Un numéro fait ce choix. Des mots d'un choix le désignent : une case, une carte et un secteur ; si plusieurs conviennent, eux seuls sont listés.
    pourquoi  la règle de la question, et ce que l'ordinateur a comparé pour sa dernière décision
    pourquoi N la règle du choix N
    annuler   revenir à votre décision précédente
    plateau   afficher à nouveau le plateau
    abandonner abandonner la partie
    quitter   quitter
# Ce qu'on peut taper pour chaque commande ; plusieurs mots veulent dire la même chose.
cli-command-why = pourquoi ?
cli-command-card = carte c
cli-command-undo = annuler u
cli-command-board = plateau table b
cli-command-help = aide h
cli-command-roll = lancer tirer
cli-command-resign = abandonner
cli-command-quit = quitter q

cli-play-prompt = >{ " " }
cli-play-unknown = { $typed } n'est pas un choix ici. Tapez un numéro de 1 à { $most }, ou aide.
cli-play-outcome = { $typed } n'est pas un résultat possible ici : les dés à relancer sont d'abord relancés. Tapez aide pour voir ce qui est possible.
cli-play-dice = Tapez ce que montrent les vraies cartes ou les vrais dés, par exemple { $example }. Aussi : lancer (le programme le fait), annuler, aide, quitter.
cli-play-falls = Résultats possibles : { $some }{ $more ->
    [yes] {" …"}
   *[no] {""}
}
cli-play-drawn = Le programme le décide au hasard.
cli-play-nothing-to-undo = Il n'y a rien à annuler.
cli-play-undone = { $practice ->
    [yes] Coup annulé. La partie compte comme un entraînement.
   *[no] Coup annulé.
}
cli-play-bye = Vous avez quitté la partie à l'acte { $acts }.
cli-play-log = Le journal est dans { $file }.
cli-play-decided = L'ordinateur a décidé : { $choice }
cli-play-reason-withheld = Les raisons de l'ordinateur restent cachées jusqu'à la fin de la partie : elles révéleraient ce qu'il a en main. Commencez avec --practice pour les lire en cours de jeu.
cli-play-no-reason = L'ordinateur n'a encore rien décidé.
cli-play-lesson = La leçon prescrit cette réponse.
cli-play-only = Il n'y avait rien d'autre à choisir.
cli-play-lot = Choisi au hasard.
cli-play-weighed = { $nodes } nœuds. Le meilleur d'abord, avec les chances de gagner et leur intervalle à 95 % :
cli-play-line = { $win } % ({ $low } à { $high })  { $choice }
cli-play-rule = { $id } : { $text }
cli-play-no-rule = Aucune règle ne l'explique à elle seule.
cli-play-no-words = Ce jeu n'a pas cette commande. Tapez aide pour voir celles qui existent.
cli-play-ended = L'entrée s'est terminée avant la partie.

## Ce que disent les autres commandes.

cli-faults = { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
}
cli-files-good = { $n } fichiers : aucune erreur.
cli-content-good = { $cards } cartes, { $cruisers } Croiseurs, { $decks } paquets : aucune erreur. Empreinte { $hash }.
cli-content-cards = { $cards } cartes et { $decks } paquets du jeu de cartes : aucune erreur. Empreinte { $hash }.
cli-content-own = Le { $name } du programme ne correspond pas ({ $n } erreurs, la première : { $first }). Donnez un { $name } qui convienne.
cli-position-decide = Position légale ; un joueur doit décider.
cli-position-chance = Position légale ; les dés ou les cartes doivent être tirés.
cli-position-over = Position légale ; la partie est terminée.
cli-position-middle = la partie est au milieu d'un acte ; une position ne s'enregistre qu'entre deux actes
cli-replay-proved = { $entries } entrées suivent les règles. Résultats prouvés par la graine : { $generated } ; saisis : { $typed } ; écrits d'avance : { $scripted }.
cli-replay-open = La partie n'est pas terminée.
cli-sim-head = { $matches } parties de { $game } (règles { $rules }), { $players }, graine { $seed }, part { $shard }
cli-sim-and = { " et " }
cli-sim-score = points de la place { $seat }
cli-sim-draws = nulles
cli-sim-between = ({ $low } à { $high })  sur { $of }
cli-sim-spread = (5 % { $low }, médiane { $median }, 95 % { $high }, max { $most })
cli-sim-decisions = décisions
cli-sim-acts = actes
cli-sim-hash = empreinte
cli-sim-pace = { $seconds } s sur { $threads } fils : { $matches } parties/s, { $decisions } décisions/s, { $nodes } nœuds/s
cli-deck-unknown = ligne { $line } : aucune carte de ce nom : { $text }
cli-deck-unfinished = pas encore programmée : { $card }
cli-deck-outside = gardée hors du paquet, non ajoutée : { $card }
cli-deck-empty = aucune carte n'a pu être lue
cli-blunders = { $total } bévues en { $games } parties : { $own } cartes à soi annulées ou perdues, { $hopeless } batailles sans espoir,
    { $idle } Piles de Force pleines laissées trois tours, { $handed } objets passés de main en main. { $limit } parties finies à la limite de tours.
cli-coverage-done = fait
cli-coverage-partial = partiel
cli-coverage-absent = absent
cli-coverage-tests = tests : { $tests }
cli-coverage-lacks = manque : { $what }
cli-coverage-sum = entrées du glossaire : { $done } faites, { $partial } partielles, { $absent } absentes ; cartes : { $whole } sur { $cards } complètes
