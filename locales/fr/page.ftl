# Les mots de la page elle-même. Les phrases sur les jeux sont dans les fichiers des jeux.

## Maison

page-lobby = Table
page-title-new = Nouvelle partie
page-title-match = Partie
page-title-join = Invitation
page-title-replay = Relecture
page-title-decks = Paquets
page-to-lobby = Tallyho, vers la table
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-try-again = Réessayer
page-name = { $name }
page-seat = Place { $n }
page-unreachable = Le programme ne répond pas. Tourne-t-il encore ?
page-refused-status = Le programme a répondu { $status } sans donner de raison.
page-opening = Ouverture de la partie.
page-no-board = Cette page n'a pas de plateau pour ce jeu.
page-no-table = De cette partie il ne reste que ce qui a été dit : la table ne peut pas être dessinée.
page-unknown-game = Il n'y a pas de jeu « { $game } » à cette table.
page-no-decks = { $game } n'a pas de decks à composer.

## Réglages

page-settings = Réglages
page-settings-note = Conservés dans ce navigateur seulement.
page-language = Langue
page-language-other = English
page-theme = Aspect
page-theme-other = Clair ou sombre
page-theme-system = Comme le système
page-theme-light = Carte de jour
page-theme-dark = Table de nuit
page-speed = Vitesse du récit
page-speed-step = Pas à pas
page-speed-calm = Calme
page-speed-fast = Rapide
page-speed-off = Sans
page-confirm = Confirmer chaque réponse par le bouton principal
page-letters = Les lettres seules sont des touches (à désactiver pour les lecteurs d'écran et la voix)
page-guide-offer = Montrer le guide de la première partie

## Touches

page-keys = Touches
page-space = Espace
page-key-main = Bouton principal ; retour, fermer, lâcher le choix
page-key-pick = Prendre un choix
page-key-arrows = Parcourir cartes, secteurs et choix
page-key-tab = Question, plateau, raisons, journal, relecture
page-key-space = Étape suivante du récit ; lancer ou arrêter la relecture
page-key-step = Une entrée en arrière, en avant
page-key-ends = Première entrée, maintenant
page-key-why = Pourquoi, pour ce qui a le focus
page-key-undo = Reprendre
page-key-type = Taper une réponse comme au terminal
page-key-cards = Autre face ; passer
page-key-zoom = Agrandir, réduire, plateau entier
page-key-guide = Ce que montre le guide
page-key-log = Journal ; cette liste

## Table

page-game-starfighter = Starfighter
page-game-xwing = X-Wing
page-game-temple = Le Temple perdu
page-game-swccg = Le jeu de cartes
page-about-starfighter = Deux croiseurs, des escadrons empilés. Jouez une carte, regardez la réaction en chaîne.
page-about-xwing = Pilotez deux vaisseaux. L'autre camp vole seul selon les tableaux Solo Alpha et vous dit pourquoi.
page-about-temple = Quatre figurines par camp, un laissez-passer, deux sorties. Une escarmouche sur grille aux lignes de vue exactes.
page-about-swccg = Lieux, Force et batailles entre paquets de soixante cartes ; chaque nombre s'explique.
page-meta-starfighter = 2 camps · 25 minutes · entraînement, escarmouche, guerre totale
page-meta-xwing = 1 à 8 personnes · 40 minutes · scénario d'initiation, variantes, escadrons libres
page-meta-temple = 2 camps · 30 minutes · l'un ou l'autre camp, même écran, par lien
page-meta-swccg = 2 camps · 60 minutes · quatre paquets prêts
page-new-match = Nouvelle partie
page-new-of = Nouvelle partie : { $game }
page-new-guided = Première partie, guidée
page-new-guided-of = Première partie, guidée : { $game }
page-new-guided-note = Une partie d'entraînement contre la machine la plus douce, avec une remarque à chaque nouvelle sorte de question. Vous pouvez quitter le guide à tout moment.
page-new-lesson-note = Chaque étape dit quoi faire et pourquoi, et marque où appuyer. Vous pouvez faire autrement, regarder, reprendre, et quitter le guide à tout moment.
page-start-guided = Commencer une partie guidée de Starfighter
page-decks = Paquets
page-decks-own = Vos paquets
page-decks-none = Pas encore de paquet à vous. Commencez par un nouveau, par la copie d'un paquet prêt, ou collez une liste.
page-deck-new = Nouveau paquet
page-deck-from = Copie de { $name }
page-deck-name = Nom
page-deck-import = Le lire comme nouveau paquet
page-deck-export = Écrire et copier
page-deck-drop = Supprimer le paquet
page-go-on = Continuer
page-go-on-now = Reprendre où j'en étais
page-which-matches = Quelles parties
page-running = En cours { $n }
page-finished = Finies { $n }
page-none-running = Pas encore de partie à cette table
page-none-running-note = Choisissez un jeu et prenez place. La première partie vient avec un guide que vous pouvez quitter à tout moment.
page-none-finished = Aucune partie finie
page-none-finished-note = Une partie terminée se revoit ici, entrée par entrée.
page-row-machine = niveau { $level }
page-row-friend = avec un ami
page-row-hotseat = même écran
page-row-watching = deux machines
page-row-others = d'autres jouent
page-row-gathering = attend un ami
page-row-other-rules = autres règles
page-row-yours = à vous
page-row-theirs = à l'autre
page-row-running = en cours
page-row-won = gagnée
page-row-lost = perdue
page-row-draw = nulle
page-row-over = finie
page-row-entries = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
page-foot = Tout reste sur cette machine. Projet non officiel, fait par des joueurs ; les noms appartiennent à leurs propriétaires.

## Nouvelle partie

page-against = Contre
page-against-machine = Machine
page-against-friend = Ami par lien
page-against-hotseat = Même écran
page-against-watch = Regarder deux machines
page-level = Niveau. Tous suivent les mêmes règles et ne voient que ce que vous leur laisseriez voir.
page-level-of = Machine { $n }
page-sits = Vous jouez
page-sits-first = En premier
page-sits-second = En second
page-sits-lots = Au sort
page-chance = Dés, mélanges et pioches
page-chance-program = Le programme
page-chance-typed = Je saisis les miens
page-practice-open = Table ouverte : la machine dit aussitôt ses raisons, et la partie compte comme exercice
page-seed-note = L'empreinte de la graine est montrée avant le premier dé ou la première carte, la graine elle-même à la fin : vous pouvez tout vérifier.
page-sit-down = Prendre place
page-level-cadet = Cadet
page-level-pilot = Pilote
page-level-veteran = Vétéran
page-level-ace = As

## Invitation

page-join-title = Une place vous est gardée
page-join-note = Prenez place pour jouer. Le lien sert une fois ; la place appartient ensuite à ce navigateur.
page-join-watch = Seulement regarder
page-gather = En attente d'un ami
page-gather-title = Envoyez ce lien à votre ami
page-gather-seat = Place { $seat }
page-gather-note = Qui l'ouvre le premier prend la place. Il n'est montré que dans cet onglet.
page-gather-square = Sous forme de carré à photographier
page-not-lan = Seul cet ordinateur peut l'ouvrir pour l'instant. Lancez le programme avec --lan, et les autres du même réseau le pourront aussi.
page-gather-board = La table n'est pas encore mise
page-gather-board-note = Elle le sera dès que tout le monde sera là.
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
page-aims = Ce que vise la machine
page-terms = Conventions
page-terms-of = Conventions de cette partie ; { $n ->
    [0] toutes habituelles
    [one] une changée
   *[other] { $n } changées
}
page-terms-changed = changé
page-stored = enregistré
page-stored-note = Chaque réponse est sur le disque avant d'être montrée
page-practice = exercice
page-practice-note = Une chose révélée a été reprise, ou la table était ouverte dès le début
page-question = Question
page-picked = Choisi jusqu'ici
page-pick-one = Choisissez
page-drop = Lâcher { $what }
page-other = Autre
page-stale = La table a changé pendant votre choix. La voici telle qu'elle est ; choisissez à nouveau.
page-foreseen = Ce qui en viendrait
page-foreseen-wait = Le moteur le joue.
page-foreseen-none = Rien d'autre ne se passe.
page-foreseen-end = Prévu par le moteur jusqu'à la prochaine question ou carte.
page-foreseen-hidden = La suite dépend de ce que vous ne pouvez pas encore savoir.
page-type = Taper une réponse
page-type-hint = Par exemple { $example }
page-type-none = Aucune offre ne se lit ainsi.
page-thinks = { $who } réfléchit
page-thinks-bar = Part de son budget dépensée
page-thinks-nodes = { $done } nœuds sur { $budget }
page-thinks-budget = au plus { $budget } nœuds
page-hurry = Jouer maintenant
page-waits-here = On attend { $who }
page-waits-away = { $who } est absent
page-waits-note = La partie est enregistrée ; vous pouvez fermer cette page et revenir.
page-offline = Pas de nouvelles de la table.
page-offline-for = Pas de nouvelles de la table depuis { $n } secondes.
page-offline-note = Votre dernière réponse est gardée. Nouvel essai en cours, inutile de recharger.
page-gone-broken = La table n'a pas pu être remise en place après une faute du programme.
page-gone-unknown = Le programme ne connaît plus cette partie.
page-gone-note = Ce qui a été répondu jusque-là est gardé dans son journal.
page-promise-broken = L'hôte montre un autre secret que celui promis quand vous êtes entré. Il a pu choisir les dés : ne vous fiez pas à cette partie.
page-over-won = Vous gagnez
page-over-lost = Victoire pour { $who }
page-over-draw = Partie nulle
page-over-seed = La graine est maintenant publique ; chaque dé et chaque carte du programme en découle.
page-watch-again = Revoir la partie
page-save-log = Enregistrer le journal
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-undo-practice = Reprendre (la partie comptera comme exercice)
page-undo-asked = { $n ->
    [one] { $who } demande à reprendre { $n } entrée.
   *[other] { $who } demande à reprendre { $n } entrées.
}
page-undo-allow = Accepter
page-undo-refuse = Refuser
page-undo-waits = { $n ->
    [one] Vous demandez à reprendre { $n } entrée. Les autres doivent accepter.
   *[other] Vous demandez à reprendre { $n } entrées. Les autres doivent accepter.
}
page-handover = Passez l'écran à { $who }
page-handover-note = Les cartes suivantes ne sont que pour cette place. Détournez d'abord les yeux.
page-handover-take = Je suis { $who }, continuer
page-chance-asked = Les cartes décident
page-chance-question = Que montre la vraie table ?
page-chance-type = Carte ou résultat
page-chance-none = Cela ne peut pas tomber maintenant.
page-chance-several = { $n } résultats conviennent ; continuez à taper.
page-chance-enter = Saisir
page-chance-enter-one = Saisir { $what }
page-chance-roll = Laisser piocher le programme

## Récit, raisons, journal, relecture

page-told = Ce qui s'est passé
page-told-next = Suite
page-told-again = Raconter à nouveau
page-guide = Guide
page-guide-leave = Quitter le guide
page-lesson-step = Guide, étape { $n } sur { $of }
page-lesson-marked = L'endroit où appuyer est marqué ; cette touche y mène :
page-lesson-otherwise = Vous avez fait autrement que ne disait le guide. C'est permis, et il continue d'ici.
page-lesson-over = Le guide s'arrête ici
page-lesson-go-on = Continuer la partie
page-why = pourquoi ?
page-why-of = Pourquoi : { $what }
page-why-title = Pourquoi
page-why-source = Source
page-why-reading = Notre lecture
page-why-sealed = Les raisons de la machine restent scellées jusqu'à la fin : elles diraient ce qu'elle tient.
page-why-show = Montrer la table d'alors
page-reasons-empty = Aucune question posée
page-reasons-empty-note = Touchez « pourquoi ? » sur une ligne du journal, ou un nombre du plateau.
page-considered = Ce que la machine a comparé
page-taken = pris
page-passed-over = écarté
page-odds = { $win }, entre { $low } et { $high }, sur { $n } essais
page-basis-only = Il n'y avait qu'une réponse possible.
page-basis-wins = Elle voyait un gain forcé.
page-basis-searched = Niveau { $level }. Estimé sur { $nodes } positions jouées ; le trait est l'intervalle à 95 %.
page-basis-judged = Niveau { $level }. Jugé sans jouer la suite.
page-basis-planned = Niveau { $level }. Planifié d’un bout à l’autre, { $nodes } actes pesés.
page-basis-lot = Niveau { $level }. Tiré au sort parmi les meilleures.
page-basis-lesson = C'est écrit ainsi pour la partie guidée.
page-more = { $n } de plus
page-fewer = Moins
page-log = Journal
page-log-filter = Ce que montre le journal
page-log-all = Tout
page-log-chains = Chaînes
page-log-times = × { $n }
page-log-empty = Il ne s'est rien passé
page-log-empty-note = La première ligne viendra avec la première réponse.
page-record = Règles { $rules }{ $content ->
    [none] {""}
   *[other] , contenu { $content }
}. Empreinte de la graine secrète :
page-resign = Abandonner
page-resign-ask = Abandonner la partie ?
page-resign-note = L'autre camp gagne aussitôt. Cela ne se reprend pas.
page-resign-note-together = La partie finit pour tous ceux qui volent avec vous, et la journée est à l'autre camp. Cela ne se reprend pas.
page-replay = Relecture
page-replay-back = Une entrée en arrière
page-replay-forward = Une entrée en avant
page-replay-play = Lancer
page-replay-stop = Arrêter
page-replay-position = Position de relecture
page-entry = entrée { $n } sur { $of }
page-live = en direct
page-past = passé
page-past-at = Vous regardez l'entrée { $n } sur { $of }.
page-past-note = La partie continue telle que vous l'avez laissée.
page-past-copy = Copier ce lien
page-past-back = Retour à maintenant
page-round-short = M{ $n }
page-turn-short = T{ $n }
page-step = Cette entrée
page-step-start = Avant la première entrée
page-step-n = Entrée { $n }
page-step-nothing = Rien que vous puissiez voir ne s'est passé ici.
page-tabs = Panneaux
page-tab-question = Question
page-tab-hand = Main { $n }
page-tab-reasons = Raisons
page-tab-log = Journal
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-whole = Plateau entier

## Starfighter

page-sf-phase-reinforce = Renforts
page-sf-phase-deploy = Déploiement
page-sf-phase-battle = Bataille
page-sf-phase-end = Fin
page-sf-board = { $shift ->
    [none] { $near } fait face à { $far }, secteur contre secteur
    [left] { $near } fait face à { $far }, décalé de { $n } vers la gauche
   *[right] { $near } fait face à { $far }, décalé de { $n } vers la droite
}
page-sf-back = un verso
page-sf-back-short = verso
page-sf-empty = vide
page-sf-fighters = { $n ->
    [one] { $n } Chasseur
   *[other] { $n } Chasseurs
}
page-sf-damaged = { $n ->
    [one] { $n } endommagé
   *[other] { $n } endommagés
}
page-sf-screens = { $left ->
    [one] { $left } écran libre sur { $n }
   *[other] { $left } écrans libres sur { $n }
}
page-sf-field = Champ de force
page-sf-no-effect = Aucun effet
page-sf-card-level = { $card }, niveau { $level }.
page-sf-upper = Partie supérieure : { $what }.
page-sf-lower = Partie inférieure : { $what }.
page-sf-lies = { $card } sur { $cruiser } secteur { $sector }, emplacement { $slot }.
page-sf-high-shown = Partie haute : { $what }.
page-sf-high-covered = Recouvert : { $what }.
page-sf-low-shown = Partie basse : { $what }.
page-sf-pivoted = Pivotée.
page-sf-known-recto = Vous avez vu son recto : { $card }.
page-sf-sector = { $cruiser } secteur { $sector } : { $cards } emplacements pris sur { $slots }
page-sf-faces-nobody = face à personne
page-sf-column = Votre secteur { $near } montre { $ours }, leur secteur { $far } montre { $theirs }. Pourquoi ?
page-sf-armour = { $armour } sur { $most }
page-sf-armour-why = { $cruiser } : blindage { $armour } sur { $most }. Pourquoi ?
page-sf-armour-points = blindage { $n }
page-sf-initiative = Marqueur d'initiative
page-sf-pile = pioche
page-sf-pile-yours = votre pioche
page-sf-discard = défausse
page-sf-aside-yours = de côté, à vous
page-sf-their-hand = { $aside ->
    [0] main de { $cruiser }
   *[other] main de { $cruiser }, { $aside } de côté
}
page-sf-hand = Votre main, { $n } cartes
page-sf-hand-empty = Aucune carte en main.
page-sf-ask-hand = Prenez une carte de votre main, puis un secteur. Les chiffres sont des touches.
page-sf-face-up = Recto
page-sf-face-down = Verso (2 Chasseurs)
page-sf-half-high = partie haute
page-sf-half-low = partie basse
page-sf-pass = Passer
page-sf-place-hand = { $card }
page-sf-place-sector = { $cruiser } secteur { $sector }, emplacement { $slot }
page-sf-place-stack = { $cruiser } secteur { $sector }
page-sf-place-card = { $card }, { $cruiser } secteur { $sector }, emplacement { $slot }
page-sf-place-first = { $effect }, { $half } de { $card }
page-sf-place-cruiser = { $cruiser } · blindage { $armour } · emplacements { $slots }
page-sf-kind-hand = Carte
page-sf-kind-face = Face
page-sf-kind-sector = Secteur
page-sf-kind-card = Carte sur la table
page-sf-kind-first = Quel effet d'abord
page-sf-kind-half = Partie
page-sf-kind-shift = Décalage
page-sf-kind-direction = Sens
page-sf-kind-cruiser = Croiseur
page-sf-kind-pass = Passer
page-sf-shift-left = D'un secteur vers la gauche
page-sf-shift-stay = Rester
page-sf-shift-right = D'un secteur vers la droite
page-sf-direction-right = De gauche à droite
page-sf-direction-left = De droite à gauche
page-sf-effect = Effet
page-sf-effect-any = tous
page-sf-effect-draw = Pioche
page-sf-effect-draw-note = met une carte de côté, sans la voir, pour la manche suivante.
page-sf-effect-lateral = Déplacement latéral
page-sf-effect-lateral-note = déplace une carte sur un secteur voisin.
page-sf-effect-vertical = Déplacement vertical
page-sf-effect-vertical-note = remonte une carte au sommet de son secteur.
page-sf-effect-free = Déplacement libre
page-sf-effect-free-note = déplace une carte au sommet de n'importe quel secteur de son plateau.
page-sf-effect-pivot = Pivotement
page-sf-effect-pivot-note = tourne une carte tête-bêche.
page-sf-effect-destroy = Destruction
page-sf-effect-destroy-note = retire une carte de la table.
page-sf-effect-hit-enemy-cruiser = Dégât sur Croiseur ennemi
page-sf-effect-hit-enemy-cruiser-note = ôte un point de blindage à l'adversaire.
page-sf-effect-hit-own-cruiser = Dégât sur son Croiseur
page-sf-effect-hit-own-cruiser-note = coûte un point de blindage à son propriétaire.
page-sf-effect-flip = Retournement
page-sf-effect-flip-note = met une carte sur son autre face.
page-sf-effect-hit-fighter = Dégât sur Chasseur
page-sf-effect-hit-fighter-note = place un dégât sur une carte du sommet.
page-sf-why-armour = { $cruiser } a { $armour } points de blindage sur { $most }.
page-sf-armour-whole = Rien ne l'a encore touché.
page-sf-why-column = Chasseurs visibles dans la colonne { $column }
page-sf-why-half = { $damaged ->
    [0] { $cruiser } : { $n } sur la { $half } de { $card }
   *[other] { $cruiser } : { $n } sur la { $half } de { $card }, { $damaged } endommagés
}
page-sf-why-none = { $cruiser } : aucune carte dans le secteur { $sector }
page-sf-mode = Mode
page-sf-cruiser-yours = Votre croiseur
page-sf-cruiser-theirs = Leur croiseur
page-sf-cruiser-table = Choisi à la table
page-sf-deck-yours = Votre paquet
page-sf-deck-theirs = Leur paquet
page-sf-deck-own = { $name } (à vous, { $n } cartes)
page-sf-options = Autres options
page-sf-chain = Un symbole se déclenche dans une chaîne
page-sf-chain-once = Une fois
page-sf-chain-thrice = Trois fois
page-sf-chain-repeat = Jusqu'à répétition d'une disposition
page-sf-compensation = Le second joueur reçoit
page-sf-compensation-none = Rien
page-sf-compensation-card = Une carte de plus
page-sf-compensation-armour = Un blindage de plus
page-sf-boxes = Boîtes
page-sf-boxes-one = Une : ni carte ni plateau en double
page-sf-boxes-two = Deux
page-sf-deck-count = { $n } cartes, il en faut au moins { $least }
page-sf-deck-levels = niveaux { $a } / { $b } / { $c } / { $d }
page-sf-deck-list = Liste de matricules
page-sf-deck-unknown = Ligne { $line } : aucune carte ne s'appelle { $text }.
page-sf-deck-twice = Ligne { $line } : { $text } est déjà dans la liste.
page-sf-all-cards = Toutes les cartes
page-sf-level = Niveau
page-sf-level-all = Tous les niveaux
page-sf-guide-cruiser = Choisissez votre croiseur. Il a cinq secteurs ; les nombres disent combien de cartes chacun peut porter. Le blindage est sa vie : à zéro ou moins, la partie s'arrête avec la manche.
page-sf-guide-deploy-0 = Vous posez une carte à la fois, l'adversaire répond. Une carte de niveau 0 va sur tout emplacement libre, une carte de niveau 2 seulement sur l'emplacement 2. Toute carte peut aussi se poser au verso : deux Chasseurs, aucun effet. Prenez une carte, puis un secteur.
page-sf-guide-deploy-1 = Une nouvelle carte recouvre la partie supérieure de celle d'en dessous. Seul ce qui se voit compte : ses Chasseurs tirent, ses effets recouverts attendent. Le couloir du milieu montre ce que tirerait chaque colonne.
page-sf-guide-deploy-2 = Un effet se déclenche chaque fois qu'il devient visible. Un déplacement ou un pivotement peut donc découvrir le suivant : c'est une réaction en chaîne. Avant que vous ne confirmiez, le moteur montre jusqu'où irait la vôtre.
page-sf-guide-deploy-3 = Un emplacement libre avec un symbole de carte vous donne une carte à la manche suivante. Un plateau plein tire plus, un plateau vide pioche plus. Quand cela vous suffit, passez : le premier à passer prend le marqueur d'initiative.
page-sf-guide-alone = L'adversaire a passé et tient le marqueur. Vous pouvez continuer seul, carte après carte, jusqu'à passer aussi. Puis vient la bataille.
page-sf-guide-round = Nouvelle manche : vous avez pioché une carte par symbole de pioche encore visible, et repris ce qui était de côté. Appuyez sur w sur une ligne du journal, ou touchez « pourquoi ? », pour voir la règle.
page-sf-guide-order = Plusieurs effets sont apparus ensemble. Vous dites lequel vient d'abord ; ce qu'il entraîne s'achève avant le suivant.
page-sf-guide-target = Un effet doit viser quelque chose s'il le peut, sur l'un ou l'autre plateau. Les cartes possibles ont un bord épais. Ce qui se découvre sur un plateau, son propriétaire en décide.
page-sf-guide-half = La carte est touchée mais survit. Vous choisissez quelle partie perd un Chasseur : la haute sera recouverte par la prochaine carte posée ici, la basse continue de tirer.
page-sf-guide-shift = Vous tenez le marqueur : vous pouvez décaler votre croiseur d'un secteur avant la bataille. Au moins deux colonnes doivent encore se faire face.
page-sf-guide-direction = Vous choisissez de quel côté commencent les combats. Chaque colonne compte d'abord les deux camps, puis les dégâts tombent, de la carte du sommet vers le bas. Sans carte, c'est le croiseur qui est touché.
page-companion-open = À côté de votre vraie table
