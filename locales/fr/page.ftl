# Les mots de la page elle-même. Les phrases sur les jeux sont dans les fichiers des jeux.

## Maison

page-lobby = Accueil
page-title-new = Nouvelle partie
page-title-match = Partie
page-title-join = Invitation
page-title-replay = Relecture
page-title-decks = Paquets
page-title-companion = Compagnon
page-to-lobby = Tallyho, retour à l'accueil
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-try-again = Réessayer
page-name = { $name }
page-seat = Place { $n }
page-unreachable = Le programme ne répond pas. Est-il encore lancé ?
page-refused-status = Le programme a répondu { $status } sans donner de raison.
page-opening = Ouverture de la partie…
page-opening-page = Ouverture…
page-load-unreachable = Cette partie de la page n'a pas pu être chargée : le programme ne répond pas. Est-il encore lancé ?
page-load-outdated = Cette partie de la page n'a pas pu être chargée, sans doute parce que le programme a été mis à jour après l'ouverture de la page. Rechargez la page ; les parties et les réglages sont conservés.
page-reload = Recharger la page
page-no-board = Cette page n'a pas de plateau pour ce jeu.
page-no-table = Il ne reste que le journal de cette partie : le plateau ne peut pas être affiché.
page-unknown-game = Il n'existe pas de jeu « { $game } ».
page-no-decks = On ne compose pas de paquet pour { $game }.

## Réglages

page-settings = Réglages
page-settings-note = Enregistrés dans ce navigateur seulement.
page-language = Langue
page-theme = Thème
page-theme-other = Passer du clair au sombre ou inversement
page-theme-system = Celui du système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Vitesse d'affichage
page-speed-step = Pas à pas
page-speed-calm = Lente
page-speed-fast = Rapide
page-speed-off = Aucune
page-confirm = Confirmer chaque réponse par le bouton principal
page-letters = Raccourcis à une lettre (à désactiver pour les lecteurs d'écran et la commande vocale)
page-guide-offer = Proposer le guide à la première partie

## Touches

page-keys = Raccourcis clavier
page-key-main = Bouton principal ; retour, fermer, effacer le choix
page-key-pick = Sélectionner un choix
page-key-arrows = Parcourir cartes, secteurs et choix
page-key-tab = Question, plateau, raisons, journal, relecture
page-key-space = Aller à la prochaine question ; lire ou arrêter une reprise
page-key-beat = Le pas suivant de ce qui est joué
page-key-step = Une entrée en arrière ou en avant
page-key-ends = Première entrée, dernière entrée
page-key-why = Pourquoi, pour l'élément sélectionné
page-key-undo = Annuler le coup
page-key-type = Taper une réponse comme dans le terminal
page-key-cards = Retourner la carte ; passer
page-key-zoom = Agrandir, réduire, plateau entier
page-key-guide = Ce que désigne le guide
page-key-log = Journal ; cette liste de raccourcis

## Table

page-new-match = Nouvelle partie
page-new-of = Nouvelle partie : { $game }
page-new-guided = Première partie, guidée
page-new-guided-of = Première partie, guidée : { $game }
page-new-guided-note = Une partie d'entraînement contre l'ordinateur au niveau le plus facile, avec un conseil à chaque nouvelle sorte de question. Vous pouvez quitter le guide à tout moment.
page-new-lesson-note = Chaque étape dit quoi faire et pourquoi, et signale où appuyer. Vous pouvez faire autre chose, explorer, annuler un coup et quitter le guide à tout moment.
page-start-guided = Commencer une partie guidée de Starfighter
page-decks = Paquets
page-decks-own = Vos paquets
page-decks-none = Vous n'avez pas encore de paquet. Créez-en un, copiez un paquet tout prêt ou collez une liste.
page-deck-new = Nouveau paquet
page-deck-from = Copie de { $name }
page-deck-name = Nom
page-deck-import = Importer comme nouveau paquet
page-deck-export = Exporter et copier
page-deck-drop = Supprimer le paquet
page-go-on = Continuer
page-go-on-now = Continuer où j'en étais
page-which-matches = Parties à afficher
page-running = En cours { $n }
page-finished = Terminées { $n }
page-none-running = Aucune partie en cours
page-none-running-note = Choisissez un jeu et commencez. La première partie est accompagnée d'un guide que vous pouvez quitter à tout moment.
page-none-finished = Aucune partie terminée
page-none-finished-note = Une partie terminée se revoit ici, entrée par entrée.
page-row-machine = niveau { $level }
page-row-friend = avec un ami
page-row-hotseat = même écran
page-row-watching = ordinateur contre ordinateur
page-row-others = jouée par d'autres
page-row-shared = à une vraie table
page-game-companion = Compagnon
page-row-gathering = en attente d'un ami
page-row-other-rules = autres règles
page-row-yours = à vous
page-row-theirs = à l'adversaire
page-row-running = en cours
page-row-won = gagnée
page-row-lost = perdue
page-row-draw = nulle
page-row-over = terminée
page-row-entries = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
page-foot = Tout reste sur cet ordinateur. Projet non officiel, fait par des joueurs ; les noms appartiennent à leurs propriétaires.

## Nouvelle partie

page-against = Contre
page-against-machine = Ordinateur
page-against-friend = Ami (par lien)
page-against-hotseat = Même écran
page-against-watch = Regarder l'ordinateur contre lui-même
page-level = Niveau. Tous suivent les mêmes règles et ne voient que ce que verrait un adversaire humain.
page-level-of = Ordinateur { $n }
page-sits = Vous jouez
page-sits-first = En premier
page-sits-second = En second
page-sits-lots = Au hasard
page-chance = Dés, mélanges et pioches
page-chance-program = Par le programme
page-chance-typed = Je saisis les miens
page-practice-open = Jeu ouvert : l'ordinateur donne aussitôt ses raisons, et la partie compte comme un entraînement
page-seed-note = L'empreinte de la graine est montrée avant le premier dé ou la première carte, la graine elle-même à la fin : vous pouvez tout vérifier.
page-sit-down = Commencer
page-level-cadet = Cadet
page-level-pilot = Pilote
page-level-veteran = Vétéran
page-level-ace = As

## Invitation

page-join-title = Une place vous est réservée
page-join-note = Commencez à jouer pour la prendre. Le lien ne sert qu'une fois ; la place appartient ensuite à ce navigateur.
page-join-practice = C'est une partie d'entraînement : elle commence peut-être par une position que l'autre joueur a disposée, cartes cachées comprises.
page-join-watch = Regarder seulement
page-gather = En attente d'un ami
page-gather-title = Envoyez ce lien à votre ami
page-gather-seat = Place { $seat }
page-gather-note = Le premier qui l'ouvre prend la place. Il n'est affiché que dans cet onglet.
page-gather-square = Code QR à scanner
page-not-lan = Seul cet ordinateur peut l'ouvrir pour l'instant. Lancez le programme avec --lan pour que les autres appareils du réseau le puissent aussi.
page-gather-board = Le plateau n'est pas encore en place
page-gather-board-note = Il le sera dès que tout le monde sera là.
page-gather-wait = Il manque encore quelqu'un.

## Partie

page-meeting = { $a } contre { $b }
page-phases = Phases
page-context = { $phase }, manche { $round }
page-context-phone = M{ $round } · { $phase }
page-context-start = Avant la première manche
page-context-turn = { $phase }, tour { $round }
page-context-phone-turn = T{ $round } · { $phase }
page-context-start-turn = Avant le premier tour
page-aims = Ce que cherche à faire l'ordinateur
page-terms = Mise en place
page-terms-of = Mise en place de cette partie ; { $n ->
    [0] tout est standard
    [one] un changement
   *[other] { $n } changements
}
page-terms-changed = changé
page-stored = enregistré
page-stored-note = Chaque réponse est enregistrée sur le disque avant d'être affichée
page-practice = entraînement
page-practice-note = Un coup qui révélait quelque chose a été annulé, ou le jeu était ouvert dès le début
page-question = Question
page-picked = Choisi jusqu'ici
page-pick-one = Choisissez
page-drop = Retirer { $what }
page-other = Autre
page-stale = La partie a avancé pendant votre choix. Voici où elle en est ; choisissez à nouveau.
page-foreseen = Ce qui se passerait
page-foreseen-wait = Le moteur simule la suite.
page-foreseen-none = Rien d'autre ne se passe.
page-foreseen-end = Prévu par le moteur jusqu'à la prochaine question ou carte.
page-foreseen-hidden = La suite dépend de ce que vous ne pouvez pas encore savoir.
page-type = Taper une réponse
page-type-hint = Par exemple { $example }
page-type-none = Aucun choix ne correspond.
page-thinks = { $who } réfléchit
page-thinks-bar = Part du temps de réflexion utilisée
page-thinks-nodes = { $done } nœuds sur { $budget }
page-thinks-budget = au plus { $budget } nœuds
page-hurry = Jouer maintenant
page-waits-here = On attend { $who }
page-waits-away = { $who } est absent
page-waits-note = La partie est enregistrée ; vous pouvez fermer cette page et revenir.
page-offline = La connexion à la partie est perdue.
page-offline-for = La connexion à la partie est perdue depuis { $n } secondes.
page-offline-note = Votre dernière réponse est enregistrée. Reconnexion en cours, inutile de recharger la page.
page-gone-broken = La partie n'a pas pu être rétablie après une erreur du programme.
page-gone-unknown = Le programme ne connaît plus cette partie.
page-gone-note = Tout ce qui a été joué jusque-là est conservé dans son journal.
page-promise-broken = L'hôte a révélé une autre graine que celle annoncée à votre arrivée. Il a pu choisir les dés : ne vous fiez pas à cette partie.
page-over-won = Vous avez gagné
page-over-lost = Victoire pour { $who }
page-over-draw = Partie nulle
page-over-together = L'ennemi gagne.
page-over-seed = La graine est maintenant publique ; tous les dés et toutes les cartes tirés par le programme en découlent.
page-watch-again = Revoir la partie
page-save-log = Enregistrer le journal
page-undo = Annuler le coup
page-undo-ask = Demander l'annulation
page-undo-practice = Annuler le coup (la partie comptera comme un entraînement)
page-undo-asked = { $n ->
    [one] { $who } demande d'annuler { $n } entrée.
   *[other] { $who } demande d'annuler { $n } entrées.
}
page-undo-allow = Accepter
page-undo-refuse = Refuser
page-undo-waits = { $n ->
    [one] Vous demandez d'annuler { $n } entrée. Les autres doivent accepter.
   *[other] Vous demandez d'annuler { $n } entrées. Les autres doivent accepter.
}
page-handover = Passez l'écran à { $who }
page-handover-note = Les cartes suivantes ne concernent que cette place. Détournez d'abord les yeux.
page-handover-take = Je suis { $who }, continuer
page-chance-asked = Les cartes décident
page-chance-question = Que montrent vos vraies cartes ou vos vrais dés ?
page-chance-type = Carte ou résultat
page-chance-none = Ce résultat est impossible maintenant.
page-chance-several = { $n } résultats correspondent ; continuez à taper.
page-chance-enter = Saisir
page-chance-enter-one = Saisir { $what }
page-chance-roll = Laisser tirer le programme

## Récit, raisons, journal, relecture

page-your-turn = À vous
page-sound = Un son bref quand c’est à moi
page-notices-allow = Me prévenir quand c’est à moi
page-report = Signaler un défaut : enregistrer un fichier
page-row-alone = en solo
page-row-remove = Retirer de cette liste
page-lobby-intro = Tallyho joue quatre jeux de table spatiaux selon leurs règles exactes : contre l’ordinateur, avec un ami, ou à côté de votre vraie table. Nouveau ici ? Commencez par une première partie guidée.
page-join-taken = Cette place est prise
page-join-taken-note = Quelqu’un a déjà accepté cette invitation. Vous pouvez regarder la partie.
page-join-what = { $game }, préparée { $since }
page-forced = Il n’y a qu’une réponse ; elle est donnée pour vous.
page-forced-setting = Donner pour moi les réponses uniques
page-over-you-lost = Vous avez perdu : { $who } gagne
page-told = Ce qui s'est passé
page-told-next = Suivant
page-play-paused = En pause
page-play-wait = Un instant…
page-play-behind = { $n ->
    [one] { $n } entrée d’avance
   *[other] { $n } entrées d’avance
}
page-play-on = Continuer
page-play-to-question = À ma prochaine question
page-play-to-now = À maintenant
page-play-to-end = À la fin
page-play-undone = Repris : { $what } Le plateau est comme avant.
page-play-again = Revoir le dernier tour
page-guide = Guide
page-guide-leave = Quitter le guide
page-lesson-step = Guide, étape { $n } sur { $of }
page-lesson-marked = L'endroit où appuyer est signalé ; cette touche y mène :
page-lesson-otherwise = Vous n'avez pas suivi le guide. C'est permis ; il continue à partir d'ici.
page-lesson-over = Le guide s'arrête ici
page-lesson-go-on = Continuer la partie
page-why = pourquoi ?
page-why-of = Pourquoi : { $what }
page-why-title = Pourquoi
page-why-source = Source
page-why-reading = Notre interprétation
page-why-sealed = Les raisons de l'ordinateur restent cachées jusqu'à la fin de la partie : elles révéleraient son jeu.
page-why-show = Montrer le plateau à ce moment
page-reasons-empty = Rien de sélectionné
page-reasons-empty-note = Touchez « pourquoi ? » sur une ligne du journal, ou un nombre du plateau.
page-considered = Ce que l'ordinateur a comparé
page-taken = choisi
page-passed-over = écarté
page-odds = { $win }, entre { $low } et { $high }, sur { $n } essais
page-basis-only = Il n'y avait qu'une réponse possible.
page-basis-wins = Il voyait un gain forcé.
page-basis-searched = Niveau { $level }. Estimé en simulant { $nodes } positions ; le trait montre l'intervalle à 95 %.
page-basis-judged = Niveau { $level }. Évalué sans anticiper la suite.
page-basis-planned = Niveau { $level }. Activation planifiée d'un bout à l'autre ; { $nodes } plans comparés.
page-basis-lot = Niveau { $level }. Choisi au hasard parmi les meilleurs.
page-basis-lesson = Ce coup est prévu par la partie guidée.
page-more = { $n } de plus
page-fewer = Moins
page-log = Journal
page-log-filter = Ce que montre le journal
page-log-all = Tout
page-log-chains = Chaînes
page-log-times = × { $n }
page-log-empty = Il ne s'est encore rien passé
page-log-empty-note = La première ligne apparaîtra avec la première réponse.
page-record-title = Preuve de l’équité des dés et des mélanges
page-record = Règles { $rules }{ $content ->
    [none] {""}
   *[other] , contenu { $content }
}. Empreinte de la graine secrète :
page-resign = Abandonner
page-resign-ask = Abandonner la partie ?
page-resign-note = L'autre camp gagne aussitôt. C'est irréversible.
page-resign-note-together = La partie s'arrête pour tous ceux qui volent avec vous, et l'autre camp gagne. C'est irréversible.
page-replay = Relecture
page-replay-back = Une entrée en arrière
page-replay-forward = Une entrée en avant
page-replay-play = Lancer
page-replay-stop = Pause
page-replay-from-here = Lire à partir d’ici
page-replay-from-start = Lire depuis le début
page-replay-leave = Retour à la partie
page-replay-position = Position dans la relecture
page-entry = entrée { $n } sur { $of }
page-live = en direct
page-past = passé
page-past-at = Vous regardez l'entrée { $n } sur { $of }.
page-past-note = La partie elle-même ne change pas.
page-past-copy = Copier un lien vers cette entrée
page-past-back = Revenir au présent
page-round-short = M{ $n }
page-turn-short = T{ $n }
page-step = Cette entrée
page-step-start = Avant la première entrée
page-step-n = Entrée { $n }
page-step-nothing = Rien de visible pour vous ne s'est passé ici.
page-tabs = Panneaux
page-tab-question = Question
page-tab-hand = Main { $n }
page-tab-reasons = Raisons
page-tab-log = Journal
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-whole = Plateau entier
