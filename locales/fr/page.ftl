# Les mots de la page elle-même. Les phrases sur les jeux sont dans les fichiers des jeux.

## Maison

page-lobby = Accueil
page-title-new = Nouvelle partie
page-title-match = Partie
page-title-join = Invitation
page-title-replay = Relecture
page-title-decks = Paquets
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
page-no-board = Cette page n'a pas de plateau pour ce jeu.
page-no-table = Il ne reste que le journal de cette partie : le plateau ne peut pas être affiché.
page-unknown-game = Il n'existe pas de jeu « { $game } ».
page-no-decks = On ne compose pas de paquet pour { $game }.

## Réglages

page-settings = Réglages
page-settings-note = Enregistrés dans ce navigateur seulement.
page-language = Langue
page-language-other = English
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
page-space = Espace
page-key-main = Bouton principal ; retour, fermer, effacer le choix
page-key-pick = Sélectionner un choix
page-key-arrows = Parcourir cartes, secteurs et choix
page-key-tab = Question, plateau, raisons, journal, relecture
page-key-space = Étape suivante ; lancer ou mettre en pause la relecture
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

page-game-starfighter = Starfighter
page-game-xwing = X-Wing
page-game-temple = Le Temple perdu
page-game-swccg = Le jeu de cartes
page-about-starfighter = Deux Croiseurs, des escadrons empilés. Jouez une carte, regardez la réaction en chaîne.
page-about-xwing = Pilotez deux vaisseaux. L'autre camp vole seul selon les tableaux Solo Alpha et vous dit pourquoi.
page-about-temple = Quatre figurines par camp, un passe, deux sorties. Une escarmouche sur grille aux lignes de vue exactes.
page-about-swccg = Lieux, Force et batailles entre paquets de soixante cartes ; chaque nombre est expliqué.
page-meta-starfighter = 2 camps · 25 minutes · entraînement, escarmouche, guerre totale
page-meta-xwing = 1 à 8 joueurs · 40 minutes · scénario d'introduction, variantes, escadrons personnels
page-meta-temple = 2 camps · 30 minutes · l'un ou l'autre camp, même écran, par lien
page-meta-swccg = 2 camps · 60 minutes · quatre paquets tout prêts
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
page-join-practice = C'est une partie d'entraînement : elle commence peut-être par une position que l'autre joueur a disposée, cartes cachées comprises.
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

page-told = Ce qui s'est passé
page-told-next = Suivant
page-told-again = Revoir
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
page-sf-back = une carte au verso
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
page-sf-faces-nobody = sans vis-à-vis
page-sf-column = Votre secteur { $near } montre { $ours }, le secteur { $far } adverse montre { $theirs }. Pourquoi ?
page-sf-armour = { $armour } sur { $most }
page-sf-armour-why = { $cruiser } : blindage { $armour } sur { $most }. Pourquoi ?
page-sf-armour-points = blindage { $n }
page-sf-initiative = Marqueur Initiative
page-sf-pile = pioche
page-sf-pile-yours = votre pioche
page-sf-discard = défausse
page-sf-aside-yours = à côté, à vous
page-sf-their-hand = { $aside ->
    [0] main de { $cruiser }
   *[other] main de { $cruiser }, { $aside } à côté
}
page-sf-hand = Votre main, { $n } cartes
page-sf-hand-empty = Aucune carte en main.
page-sf-ask-hand = Prenez une carte de votre main, puis un secteur. Les touches numériques marchent aussi.
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
page-sf-shift-stay = Ne pas bouger
page-sf-shift-right = D'un secteur vers la droite
page-sf-direction-right = De gauche à droite
page-sf-direction-left = De droite à gauche
page-sf-effect = Effet
page-sf-effect-any = tous
page-sf-effect-draw = Pioche
page-sf-effect-draw-note = met une carte à côté du plateau, sans la regarder, pour la manche suivante.
page-sf-effect-lateral = Déplacement latéral
page-sf-effect-lateral-note = déplace une carte sur un secteur voisin.
page-sf-effect-vertical = Déplacement vertical
page-sf-effect-vertical-note = remonte une carte au sommet de son secteur.
page-sf-effect-free = Déplacement libre
page-sf-effect-free-note = déplace une carte au sommet de n'importe quel secteur de son plateau.
page-sf-effect-pivot = Pivotement
page-sf-effect-pivot-note = fait pivoter une carte tête en bas.
page-sf-effect-destroy = Destruction
page-sf-effect-destroy-note = retire une carte de la table.
page-sf-effect-hit-enemy-cruiser = Dégâts sur Croiseur adverse
page-sf-effect-hit-enemy-cruiser-note = retire un point de blindage au Croiseur adverse.
page-sf-effect-hit-own-cruiser = Dégâts sur son Croiseur
page-sf-effect-hit-own-cruiser-note = coûte un point de blindage à son propriétaire.
page-sf-effect-flip = Retournement
page-sf-effect-flip-note = retourne une carte sur son autre face.
page-sf-effect-hit-fighter = Dégâts sur Chasseur
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
page-sf-cruiser-yours = Votre Croiseur
page-sf-cruiser-theirs = Croiseur adverse
page-sf-cruiser-table = Choisi en début de partie
page-sf-deck-yours = Votre paquet
page-sf-deck-theirs = Paquet adverse
page-sf-deck-own = { $name } (à vous, { $n } cartes)
page-sf-options = Autres options
page-sf-chain = Dans une même chaîne, un symbole se déclenche
page-sf-chain-once = Une fois
page-sf-chain-thrice = Trois fois
page-sf-chain-repeat = Jusqu'à répétition d'une disposition
page-sf-compensation = Le second joueur reçoit
page-sf-compensation-none = Rien
page-sf-compensation-card = Une carte de plus
page-sf-compensation-armour = Un point de blindage de plus
page-sf-boxes = Boîtes de jeu
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
page-sf-guide-cruiser = Choisissez votre Croiseur. Il a cinq secteurs ; les nombres disent combien de cartes chacun peut porter. Le blindage est sa vie : à zéro ou moins, la partie s'arrête à la fin de la manche.
page-sf-guide-deploy-0 = L'adversaire et vous posez une carte chacun à votre tour. Une carte de niveau 0 va sur tout emplacement libre, une carte de niveau 2 seulement sur l'emplacement 2. Toute carte peut aussi être posée au verso : deux Chasseurs, aucun effet. Prenez une carte, puis un secteur.
page-sf-guide-deploy-1 = Une nouvelle carte recouvre la partie supérieure de celle d'en dessous. Seul ce qui est visible compte : les Chasseurs visibles tirent, les effets recouverts attendent. Le couloir du milieu montre combien tirerait chaque colonne.
page-sf-guide-deploy-2 = Un effet se déclenche chaque fois qu'il devient visible. Un déplacement ou un pivotement peut donc découvrir le suivant : c'est une réaction en chaîne. Avant votre confirmation, le moteur montre jusqu'où irait la vôtre.
page-sf-guide-deploy-3 = Un emplacement libre avec un symbole de carte vous donne une carte à la manche suivante. Un plateau plein tire plus, un plateau vide pioche plus. Quand cela vous suffit, passez : le premier à passer prend le marqueur Initiative.
page-sf-guide-alone = L'adversaire a passé et tient le marqueur. Vous pouvez continuer seul, carte après carte, jusqu'à ce que vous passiez aussi. Puis vient la bataille.
page-sf-guide-round = Nouvelle manche : vous avez pioché une carte par symbole Pioche encore visible, et repris les cartes mises à côté. Appuyez sur w sur une ligne du journal, ou touchez « pourquoi ? », pour voir la règle.
page-sf-guide-order = Plusieurs effets sont devenus visibles ensemble. Vous choisissez lequel vient d'abord ; tout ce qu'il déclenche s'achève avant le suivant.
page-sf-guide-target = Un effet doit viser une cible s'il y en a une, sur l'un ou l'autre plateau. Les cartes possibles ont un bord épais. Quand un effet est découvert sur un plateau, c'est le propriétaire de ce plateau qui décide.
page-sf-guide-half = La carte est touchée mais survit. Vous choisissez quelle partie perd un Chasseur : la haute sera recouverte par la prochaine carte posée ici, la basse continue de tirer.
page-sf-guide-shift = Vous tenez le marqueur : vous pouvez décaler votre Croiseur d'un secteur avant la bataille. Au moins deux colonnes doivent encore se faire face.
page-sf-guide-direction = Vous choisissez de quel côté commencent les combats. Dans chaque colonne, les deux camps comptent d'abord leurs tirs, puis les dégâts sont infligés, de la carte du sommet vers le bas. S'il n'y a plus de carte, c'est le Croiseur qui est touché.
page-companion-open = Jouer à une vraie table
