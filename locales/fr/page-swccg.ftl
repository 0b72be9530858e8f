# La page du jeu de cartes : ce qui est dessiné autour des phrases de swccg.ftl.

## Phases, endroits, sortes d'endroit.

page-sw-phase-activate = Activation
page-sw-phase-control = Contrôle
page-sw-phase-deploy = Déploiement
page-sw-phase-battle = Bataille
page-sw-phase-move = Déplacement
page-sw-phase-draw = Pioche
page-sw-log-force = Force
page-sw-passing = Vous ne pouvez que passer ; la page passe pour vous.
page-sw-passing-secret = Vous n'avez rien pour répondre. On vous interroge quand même, pour que personne ne le sache : passez quand vous voulez.
page-sw-kind-who = Quelle carte ?
page-sw-kind-deed = Que fait-elle ?
page-sw-kind-to = Où, ou sur quelle cible ?
page-sw-kind-role = À quelle place ?
page-sw-kind-lose = D'où ?
page-sw-kind-take = Quelle carte ?
page-sw-kind-amount = Combien ?
page-sw-kind-pick = Laquelle ?
page-sw-kind-pass = Agissez-vous ?
page-sw-kind-draw = Piochez-vous ?
page-sw-place-draw = Piocher une carte
page-sw-place-destiny = Tirer une destinée de bataille
page-sw-place-verify = Regarder dans le paquet
page-sw-there = { $card } ({ $at })
page-sw-before = Avant { $card }
page-sw-last = Au bout de la rangée
page-sw-first = Sur la table
page-sw-in-hand = { $card } (main)
page-sw-pile-top-reserve = Le dessus de la Réserve
page-sw-pile-top-force = Le dessus de la Pile de Force
page-sw-pile-top-used = Le dessus de la Pile Utilisée
page-sw-deed-take = La prendre
page-sw-deed-activate = Activer
page-sw-deed-pick = Le choisir
page-sw-deed-aim = La choisir
page-sw-deed-lose = La perdre
page-sw-deed-destiny = Tirer une destinée de bataille
page-sw-deed-draw = Piocher une carte
page-sw-deed-verify = Regarder dans le paquet
page-sw-deed-deploy = La déployer
page-sw-deed-with = La déployer avec { $pilot } à bord
page-sw-deed-play = La jouer, texte { $n }
page-sw-deed-play-to = La jouer : { $what }
page-sw-deed-use = Utiliser son texte { $n }
page-sw-deed-use-to = L'utiliser : { $what }
page-sw-deed-drain = Drainer ici
page-sw-deed-drain-less = Drainer sans le bonus facultatif
page-sw-deed-battle = Engager une bataille ici
page-sw-deed-attack = L'attaquer
page-sw-deed-board = Prendre un siège de pilote ou de passager
page-sw-deed-inside = Entrer
page-sw-deed-fire = Tirer
page-sw-deed-transfer = La donner à une autre carte
page-sw-deed-join = Vient aussi
page-sw-deed-transit = Transit entre aires d'amarrage
page-sw-deed-walk = Se déplacer au sol
page-sw-deed-hyperspeed = Sauter dans l'hyperespace
page-sw-deed-land = Atterrir
page-sw-deed-take-off = Décoller
page-sw-deed-embark = Monter à bord
page-sw-deed-disembark = Descendre
page-sw-deed-shuttle-up = Prendre la navette vers le haut
page-sw-deed-shuttle-down = Prendre la navette vers le bas
page-sw-deed-passage = Se déplacer par le texte d'un lieu
page-sw-deed-imprison = Mettre en prison
page-sw-deed-across = Passer sur l'autre vaisseau
page-sw-role-pilot = pilote ou conducteur
page-sw-role-passenger = passager
page-sw-role-astromech = emplacement d'astromécano
page-sw-role-cargo = soute
page-sw-role-bay = baie de chasseurs

## La table.

page-sw-table = Les lieux dans l'ordre, avec les cartes des deux camps
page-sw-locations = Lieux
page-sw-beside = À côté des lieux : { $side }
page-sw-location = { $name }, { $whole }. Icônes de Force : Lumineux { $light }, Obscur { $dark }. Cartes : adverses { $theirs }, à vous { $yours }.
page-sw-empty = Il n'y a encore aucun lieu sur la table.
page-sw-landing = { $card } ici
page-sw-landing-cost = pour { $n } Force : pourquoi ?
page-sw-drain = drainage { $n }
page-sw-sum-yours = Votre puissance ici { $power }, votre drainage { $drain } : pourquoi ?
page-sw-sum-theirs = Puissance adverse ici { $power }, drainage adverse { $drain } : pourquoi ?
page-sw-yours = à vous
page-sw-theirs = adverse
page-sw-name-dark = Obscur
page-sw-name-light = Lumineux
page-sw-you = vous
page-sw-piles = Piles du { $side }
page-sw-pile-reserve = Réserve
page-sw-pile-force = Force
page-sw-pile-used = Utilisée
page-sw-pile-lost = Perdue
page-sw-pile-hand = main
page-sw-lost-open = Regarder la Pile Perdue
page-sw-lost-n =
    { $n ->
        [one] Pile Perdue, { $n } carte
       *[other] Pile Perdue, { $n } cartes
    }
page-sw-lost-of = Pile Perdue : { $side }
page-sw-lost-none = Rien n'est encore perdu.
page-sw-pile-gone = hors jeu
page-sw-gone-n =
    { $n ->
        [one] Hors jeu, { $n } carte
       *[other] Hors jeu, { $n } cartes
    }
page-sw-gone-of = Hors jeu : { $side }
page-sw-copies = × { $n }
page-sw-life = Vie
page-sw-life-note = Force Vitale : Réserve, Pile de Force et Pile Utilisée ensemble
page-sw-generates = génère { $n }
page-sw-hand = Votre main, { $n } cartes
page-sw-hand-empty = Votre main est vide.
page-sw-closed-card = { $card } Pas maintenant : appuyez pour savoir pourquoi.
page-sw-closed = Pas maintenant : { $card }.
page-sw-closed-elsewhere = Elle peut être jouée, mais pas en réponse à cette question.
page-sw-open-card = Elle peut être jouée maintenant.
page-sw-idle-elsewhere = Elle peut agir, mais pas en réponse à cette question.
page-sw-taking = Cartes au choix
page-sw-taking-none = Il n'y a rien à choisir pour vous ici.
page-sw-start-wait = Votre lieu de départ est choisi ; l'adversaire choisit encore.

## Cartes.

page-sw-mark-hit = touché
page-sw-mark-captive = captif
page-sw-mark-ion = ionisé
page-sw-mark-barred = empêché
page-sw-mark-fired = a tiré
page-sw-mark-undercover = infiltré
page-sw-mark-worthless = perte 0
page-sw-mark-dead = sans puissance
page-sw-mark-spared = immunisé
page-sw-mark-transit = vient aussi
page-sw-mark-moved = déplacé
page-sw-mark-drained = drainé
page-sw-mark-battled = bataille livrée

## Raisons.

page-sw-why-numbers = Pourquoi ces nombres ?
page-sw-why-numbers-of = Pourquoi { $card } a-t-il ces nombres ?
page-sw-why-power = Pourquoi la puissance est-elle de { $n } ?
page-sw-why-ability-of = Pourquoi l'habileté de { $card } est-elle de { $n } ?
page-sw-why-forfeit-of = Pourquoi la valeur de perte de { $card } est-elle de { $n } ?
page-sw-why-total-ability = Pourquoi l'habileté est-elle de { $n } ?
page-sw-why-destiny = Pourquoi la destinée de bataille est-elle de { $n } ?
page-sw-total-ability = Habileté
page-sw-fact-nobody = il n'y a personne
page-sw-fact-power = votre puissance { $yours } contre { $theirs }
page-sw-fact-drain = le drainage
page-sw-fact-cost = { $kind } · { $cost }
page-sw-fact-cost-from = { $kind } · à partir de { $cost }
page-sw-fact-pile = cartes dedans
page-sw-drawn = { $side } a tiré { $card } comme destinée :
page-sw-reckoning = Le moteur calcule…

## La feuille de bataille.

page-sw-battle-at = Bataille à { $at }
page-sw-segments = Segments de la bataille
page-sw-segment-weapons = armes
page-sw-segment-power = puissance
page-sw-segment-damage = dégâts
page-sw-attacker = attaquant
page-sw-participant = participant
page-sw-base = imprimé
page-sw-cards = cartes
page-sw-texts = textes pour tous
page-sw-destinies = Destinée de bataille
page-sw-to-draw = { $n } à tirer
page-sw-gone-since = parti depuis
page-sw-not-counted = Non comptée : sa puissance ne compte pas à bord
page-sw-why-attrition = Pourquoi l'attrition est-elle de { $n } ?
page-sw-power-destiny = Destinée de puissance
page-sw-attrition-destiny = Destinée d'attrition
page-sw-immune = Immunisé contre une attrition inférieure à { $n }
page-sw-left-you = Reste pour vous
page-sw-left-them = Reste pour : { $side }
page-sw-left-later = Connu quand les puissances auront été comparées.
page-sw-left-of = { $left } sur { $of }
page-sw-attrition = Attrition
page-sw-damage = Dégâts de bataille
page-sw-shot = { $weapon } sur { $target } :
page-sw-shot-against = contre
page-sw-why-shot = Pourquoi le total du tir est-il de { $n } ?
page-sw-why-defence = Pourquoi la valeur de défense est-elle de { $n } ?
page-sw-why-damage = Pourquoi les dégâts de bataille sont-ils de { $n } ?
page-sw-to-table = Regarder le plateau
page-sw-to-sheet = Revenir à la bataille

## Nouvelle partie, paquets.

page-sw-your-side = Votre camp
page-sw-side-dark = Côté Obscur
page-sw-side-light = Côté Lumineux
page-sw-side-note = Le Côté Obscur joue le premier tour. Vos soixante cartes sont votre Force Vitale : celui qui n'en a plus perd.
page-sw-deck-dark = Paquet du Côté Obscur
page-sw-deck-light = Paquet du Côté Lumineux
page-sw-deck-own = { $name } (à vous, { $n } cartes)
page-sw-deck-count = { $n } cartes sur { $size } ; le paquet est vérifié au début d'une partie.
page-sw-deck-form = Format d'export
page-sw-form-list = Liste simple
page-sw-form-ids = Identifiants
page-sw-form-xml = XML
page-sw-deck-text = Le paquet en texte : une liste, des identifiants, ou le XML du jeu en ligne
page-sw-deck-unknown = Ligne { $line } : carte inconnue : { $text }.
page-sw-deck-unfinished = { $card } n'est pas encore programmée ; on ne peut pas commencer une partie avec elle.
page-sw-deck-outside = { $card } se garde hors du paquet et n'a pas été ajoutée.
page-sw-deck-empty = Aucune carte n'a été trouvée dans ce texte.
page-sw-deck-which = Montrer
page-sw-deck-all = toutes les cartes
page-sw-deck-in = ce paquet
page-sw-deck-find = Trouver une carte
page-sw-deck-find-note = titre, type ou texte
page-sw-deck-none = Aucune carte ne correspond.
page-sw-deck-cards = Cartes
page-sw-deck-more = Ajouter un { $card }
page-sw-deck-less = Retirer un { $card }

## La première partie guidée.

page-sw-guide-start = Chaque joueur commence avec un lieu à lui, choisi face cachée. Ses icônes vous donnent de la Force à chaque tour : un lieu avec deux icônes à vous est un bon départ.
page-sw-guide-activate = Votre Réserve est à la fois votre vie et votre monnaie. À chaque tour, vous pouvez transformer en Force jusqu'à ce nombre de cartes : une pour vous, et une par icône de votre camp sur la table. Activez tout pour l'instant.
page-sw-guide-activate-again = Chaque lieu à vous génère davantage. Ce que vous n'utilisez pas reste dans la Pile de Force pour le tour suivant.
page-sw-guide-control = Là où vous êtes seul à avoir une présence, vous pouvez drainer : l'adversaire perd autant de cartes que le lieu a d'icônes de son camp. Vous n'y avez encore personne : passez.
page-sw-guide-control-again = Si vous êtes seul quelque part, drainez-y maintenant : cela ne coûte rien. Choisissez le lieu, puis confirmez.
page-sw-guide-deploy = Dépensez maintenant de la Force. Choisissez une carte de votre main : les lieux sont gratuits, les personnages coûtent le nombre près de la flèche. Placez quelqu'un là où l'adversaire a des icônes mais aucun personnage ; passez quand vous avez fini.
page-sw-guide-deploy-again = Les nombres d'une carte sont la puissance, l'habileté et la valeur de perte. À deux ou trois, on est plus en sûreté que seul ; une habileté totale de quatre permet de tirer une destinée en bataille.
page-sw-guide-battle = Là où vous êtes tous les deux, vous pouvez engager une bataille pour 1 Force. Additionnez la puissance visible ; chaque camp peut y ajouter la destinée d'une carte. Si vous êtes plus fort, combattez. Sinon passez.
page-sw-guide-battle-again = Le perdant doit sacrifier des cartes ou perdre de la Force pour la différence, et l'attrition coûte aux deux camps. Combattez là où votre avance dépasse ce qu'une destinée peut renverser.
page-sw-guide-weapons = D'abord les armes : choisissez l'une des vôtres, puis sa cible. La destinée tirée doit dépasser la défense. Passez quand il ne reste plus de tir à faire.
page-sw-guide-destiny = Pour une destinée de bataille, on retourne la carte du dessus de votre Réserve et on ajoute son nombre à votre puissance. Elle compte aussi comme attrition contre l'adversaire. Tirez-la.
page-sw-guide-damage = Maintenant quelqu'un doit payer. Sacrifiez une carte pour sa valeur de perte, qui compte à la fois pour les dégâts et l'attrition, ou perdez des cartes de vos piles pour les dégâts seuls. La feuille montre ce qui reste.
page-sw-guide-lose = Vous perdez de la Force : choisissez d'où vient chaque carte. C'est d'habitude le dessus de la Réserve ; une carte en main dont vous n'avez pas besoin convient aussi bien.
page-sw-guide-move = Les personnages passent au site voisin pour 1 Force. Allez là où les icônes adverses sont sans garde, ou rassemblez-vous contre un groupe faible. Passez pour rester.
page-sw-guide-move-again = Une aire d'amarrage mène à toute autre ; les vaisseaux sautent d'un système à l'autre aussi loin que leur hypervitesse le permet.
page-sw-guide-draw = Vous pouvez piocher la Force qui vous reste dans votre main, carte par carte. Gardez-en si vous avez une carte à jouer pendant le tour de l'adversaire.
page-sw-guide-draw-again = C'était le deuxième tour. Vous connaissez maintenant les six phases ; les conseils s'arrêtent ici, mais « pourquoi ? » reste disponible.
page-sw-guide-guest = C'est la phase de l'adversaire ; vous pouvez agir aussi si vous avez une carte qui le permet. Sinon, passez.
page-sw-guide-respond = Quelque chose vient de se passer et vous pouvez y répondre. Les cartes qui le permettent sont mises en valeur ; passez si cela n'en vaut pas la peine.
page-sw-secrets = Quand vous n'avez pas de réponse
page-sw-secrets-kept = Garder mes secrets
page-sw-secrets-waived = Passer pour moi
page-sw-secrets-kept-note = On vous interroge chaque fois que, d'après ce que voient les autres, vous pourriez répondre : passer ne révèle rien.
page-sw-secrets-waived-note = On ne vous interroge que si vous pouvez répondre. Plus rapide, mais passer aussitôt révèle que vous n'avez pas de réponse.

## Le texte de la première partie guidée : que faire et pourquoi.

page-sw-lesson-activate = Chaque tour commence par la Force. Vous pouvez transformer { $n } cartes de votre Réserve en Force : une par icône à vous sur la table, et une de plus. La Réserve, la Pile de Force et la Pile Utilisée forment ensemble votre Vie ; celui qui n'en a plus perd. Activez les { $n }.
page-sw-lesson-drain = Votre Stormtrooper est seul dans la Cantina, et le lieu a deux icônes du Côté Lumineux : drainez-y. L'adversaire perd deux cartes et vous ne payez rien. C'est ainsi que se gagnent la plupart des parties.
page-sw-lesson-location = Maintenant, dépensez de la Force. Les lieux sont gratuits, et la War Room a deux icônes à vous : 2 Force de plus à chaque tour. Choisissez-la dans votre main, puis sa place.
page-sw-lesson-character = Leia et un Rebel Trooper tiennent Docking Bay 94. Darth Vader coûte 6 de vos 8 Force et a une puissance de 6 contre leurs 4. On peut déployer partout où l'on a une icône ou un personnage : envoyez-le là.
page-sw-lesson-weapon = Son sabre laser est gratuit sur Vader. Grâce à lui, il peut frapper un personnage avant que l'on compare les puissances.
page-sw-lesson-trooper = Un Stormtrooper se déploie gratuitement sur un site où vous avez un Impérial d'habileté supérieure à 2. Placez-le près de Vader : quelqu'un devra payer la bataille, et mieux vaut que ce ne soit pas Vader.
page-sw-lesson-battle = Engagez une bataille à Docking Bay 94 pour 1 Force. Votre puissance est de 7 contre 4. Vous y avez tous deux au moins 4 d'habileté : chacun peut ajouter une destinée de bataille.
page-sw-lesson-swing = Les armes d'abord. Prenez le sabre laser, puis Leia. Deux cartes de votre Réserve sont retournées : si leurs destinées dépassent ensemble sa défense de 3, elle est touchée, doit partir et ne vaut plus rien.
page-sw-lesson-destiny = Retournez une destinée de bataille. Son nombre s'ajoute à votre puissance, Vader ajoute 1, et la somme est aussi l'attrition : ce que l'adversaire doit sacrifier, vainqueur ou non.
page-sw-lesson-forfeit = Vous gagnez, 11 à 6, et l'adversaire doit payer la différence. Mais sa destinée de 2 est une attrition contre vous. Sacrifiez le Stormtrooper, qui vaut 2 ; Vader est immunisé contre l'attrition inférieure à 5.
page-sw-lesson-stay = Les personnages passent au site voisin pour 1 Force. Pas maintenant : le Stormtrooper tient la Cantina et Vader l'aire d'amarrage, et vous pourrez drainer aux deux à votre prochain tour. Passez.
page-sw-lesson-draw = Vous pouvez piocher la Force qui vous reste dans votre main, carte par carte. Piochez. Puis vient le tour de l'adversaire.
page-sw-lesson-lose = L'adversaire draine à la Moisture Farm, où il n'y avait qu'un Rebelle au début du tour. Vous choisissez quelle carte vous perdez : d'habitude le dessus de la Réserve, mais une carte en main dont vous n'avez pas besoin convient aussi bien.
page-sw-lesson-activate-again = La War Room rapporte : { $n } Force maintenant. La Force utilisée est passée sous votre Réserve à la fin de votre tour et reviendra ; les cartes perdues ne reviennent pas.
page-sw-lesson-drain-again = Votre Stormtrooper est toujours seul dans la Cantina. Drainez-y encore 2.
page-sw-lesson-drain-saber = Vader est seul à Docking Bay 94. Drainez-y aussi : 1 pour l'icône et 1 pour son sabre laser. Quel que soit le nombre, « pourquoi ? » en donne le détail.
page-sw-lesson-leader = Grand Moff Tarkin coûte 4. Déployez-le à Docking Bay 94, pour que le lieu reste à vous quand Vader partira.
page-sw-lesson-enough = Gardez la Force qui reste pour vous déplacer et piocher : un vaisseau sans pilote ne servirait à rien. Passez.
page-sw-lesson-walk = L'adversaire se rassemble à la Moisture Farm. Envoyez-y Vader : là où vous êtes tous les deux, personne ne draine, et à votre prochain tour vous pourrez combattre.
page-sw-lesson-stand = Les autres restent là où ils drainent. Passez.
page-sw-lesson-draw-again = Piochez ce qui reste. Un joueur qui a une Interruption garde de la Force pour le tour de l'adversaire ; vous n'en avez pas.
page-sw-lesson-life = { $side } { $n }
page-sw-lesson-end-phases = Chaque tour a les mêmes six phases : activation, contrôle, déploiement, bataille, déplacement, pioche.
page-sw-lesson-end-life = La Vie est maintenant : { $own }, { $theirs }. Celui qui n'en a plus perd.
page-sw-lesson-end-win = Drainez là où l'adversaire a des icônes et pas de garde ; combattez là où vous pouvez payer et lui non.
page-sw-lesson-end-on = À partir d'ici, l'adversaire joue librement, au niveau le plus facile.
