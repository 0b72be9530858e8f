# Les parties des phrases qui disent ce que font les cartes ; crates/explain/src/swccg/texts les compose.

## Noms.

sw-x-and = { $first } et { $last }
sw-x-or = { $first } ou { $last }
sw-x-then = { $first }, puis { $last }
sw-x-plural = { $own ->
    [all] les { $noun }
   *[other] { $noun }
}
sw-x-singular = { $vowel ->
   *[other] { $gender ->
        [f] une { $noun }
       *[m] un { $noun }
    }
}
sw-x-owned-plural = { $own ->
    [own] vos { $noun }
   *[theirs] les { $noun } de l'adversaire
}
sw-x-owned-singular = { $own ->
    [own] { $noun } à vous
   *[theirs] { $noun } de l'adversaire
}
sw-x-me = elle
sw-x-host = la carte qui la porte
sw-x-piloted = ce qu'elle pilote
sw-x-carrier = ce qui la transporte
sw-x-aim = sa cible
sw-x-this-card = cette carte
sw-x-that-card = cette carte-là
sw-x-the-target = la cible

## Ce qui suit un nom.

sw-x-here = ici
sw-x-adjacent = sur un site adjacent
sw-x-related = dans un lieu lié
sw-x-on = sur { $what }
sw-x-on-place = de { $what }
sw-x-at = { $kind ->
    [name] à { $what }
    [site] sur { $what }
   *[place] dans { $what }
}
sw-x-for = pour { $what }
sw-x-piloting = aux commandes de { $what }
sw-x-aboard = à bord de { $what }
sw-x-with = avec { $what }
sw-x-piloted-by = sous les commandes de { $what }
sw-x-carried-by = sur { $what }
sw-x-carries = avec { $what } sur soi
sw-x-holds = avec { $what } à bord
sw-x-ability-over = de plus de { $n } d'habileté
sw-x-ability-is = d'habileté { $n }
sw-x-permanent = avec pilote permanent
sw-x-night = dans des conditions nocturnes
sw-x-fighting = dans la bataille
sw-x-controlled = sous votre contrôle
sw-x-walked = déplacé à pied ce tour-ci
sw-x-may-carry = pouvant porter des armes
sw-x-costless = dont le texte ne nomme aucun coût
sw-x-unique = unique
sw-x-crewed = avec son équipage
sw-x-near = près de { $what }
sw-x-occupied-with = occupé par vous avec { $what }
sw-x-unoccupied = où personne n'a de présence
sw-x-nav-computer = avec ordinateur de navigation
sw-x-scomp-link = avec prise Scomp
sw-x-except = { $many ->
    [yes] sauf { $what }
   *[no] qui n'est pas { $what }
}
sw-x-that-is-not = { $many ->
    [yes] qui ne sont pas { $what }
   *[no] qui n'est pas { $what }
}
sw-x-not = sans être { $what }

## Conditions.

sw-x-while = tant que { $when }, { $what }
sw-x-is = { $not ->
    [yes] elle n'est pas { $what }
   *[no] elle est { $what }
}
sw-x-no-battle = aucune bataille n'a lieu
sw-x-no-control = vous ne contrôlez pas ce lieu
sw-x-not-battling = elle ne participe pas à une bataille
sw-x-their-turn = c'est le tour de l'adversaire
sw-x-named-is = { $not ->
    [yes] { $who } n'est pas { $what }
   *[no] { $who } est { $what }
}
sw-x-on-table = sur la table
sw-x-exists = il y a { $what }
sw-x-none-of = il n'y a pas { $what }
sw-x-least = il y a { $n } { $what }
sw-x-not-so = il n'est pas vrai que { $what }
sw-x-controls = vous contrôlez ce lieu
sw-x-occupies = vous occupez ce lieu
sw-x-battling = elle participe à une bataille
sw-x-defending = elle est en défense dans une bataille
sw-x-initiated = la bataille ici est engagée par vous
sw-x-attacked = la bataille est engagée par l'adversaire
sw-x-battle = une bataille a lieu
sw-x-own-turn = c'est votre tour
sw-x-drawn = { $same ->
    [yes] la destinée est de { $least }
   *[no] la destinée va de { $least } à { $most }
}
sw-x-life-below = votre Force Vitale est inférieure à { $n }
sw-x-light = Côté Lumineux : { $what }
sw-x-dark = Côté Obscur : { $what }
sw-x-prison = Une prison.

## Nombres.

sw-x-stat-power = puissance
sw-x-stat-forfeit = valeur de perte
sw-x-stat-maneuver = manœuvre
sw-x-stat-hyperspeed = hypervitesse
sw-x-for-each = { $n } par { $what }
sw-x-for-pairs = { $n } par paire formée d'un { $one } et d'un { $other }
sw-x-if = { $yes } si elle est { $what }, sinon { $no }
sw-x-times = { $n } fois { $what }
sw-x-from-less = { $from } moins { $what }{ $least ->
    [0] { "" }
   *[other] , au moins { $least }
}
sw-x-its-ability = son habileté
sw-x-its-power = sa puissance
sw-x-its-destiny = son numéro de destinée
sw-x-its-deploy = son coût de déploiement
sw-x-its-defense = sa valeur de défense
sw-x-its-forfeit = sa valeur de perte
sw-x-its-aboard = le nombre de personnages à bord
sw-x-the-drawn = la destinée tirée
sw-x-free = gratuitement
sw-x-price-of = pour { $n } en Force
sw-x-price = pour { $n } { $count ->
    [one] point
   *[other] points
} de Force
sw-x-self-has = { $what }.
sw-x-has = { $many ->
    [yes] { $who } ont { $what }.
   *[no] { $who } a { $what }.
}
sw-x-pilot = ajoute { $n } à la puissance de ce qu'elle pilote.
sw-x-less = { $n } de moins
sw-x-more = { $n } de plus
sw-x-self-cost = se déploie pour { $what } { $where }.
sw-x-cost = { $many ->
    [yes] { $who } se déploient pour { $what }.
   *[no] { $who } se déploie pour { $what }.
}
sw-x-immune-all = contre toute attrition
sw-x-immune-below = contre une attrition inférieure à { $n }
sw-x-self-immune = immunité { $what }.
sw-x-immune = { $many ->
    [yes] { $who } ont une immunité { $what }.
   *[no] { $who } a une immunité { $what }.
}
sw-x-weapon-destiny = { $whose ->
    [own] vos destinées d'arme
    [theirs] les destinées d'arme de l'adversaire
   *[all] les destinées d'arme
} { $where } comptent { $n }.
sw-x-attack-destiny = les destinées d'attaque { $where } comptent { $n }.
sw-x-duel-destiny = les destinées de duel { $where } comptent { $n }.
sw-x-training-destiny = les destinées d'entraînement { $where } comptent { $n }.
sw-x-tractor-destiny = les destinées de rayon tracteur { $where } comptent { $n }.
sw-x-race-destiny = les destinées de course { $where } comptent { $n }.
sw-x-card-destiny = les autres destinées { $where } comptent { $n }.
sw-x-drain = { $whose ->
    [own] vos drainages de Force
    [theirs] les drainages de Force de l'adversaire
   *[all] les drainages de Force
} { $where } comptent { $n }.
sw-x-drain-option = vous pouvez faire compter { $n } à vos drainages de Force { $where }.
sw-x-total-power = { $whose ->
    [own] votre puissance totale
    [theirs] la puissance totale de l'adversaire
   *[all] la puissance totale de chacun
} { $where } compte { $n }.
sw-x-battle-destiny = { $whose ->
    [own] vous tirez
    [theirs] l'adversaire tire
   *[all] chacun tire
} { $count ->
    [one] une destinée
   *[other] { $count } destinées
} de bataille { $sign ->
    [-1] de moins
   *[other] de plus
} { $where }.
sw-x-battle-destiny-least = { $whose ->
    [own] vous tirez
    [theirs] l'adversaire tire
   *[all] chacun tire
} au moins { $count ->
    [one] une destinée de bataille
   *[other] { $n } destinées de bataille
} { $where }.
sw-x-battle-destiny-each = { $whose ->
    [own] chacune de vos destinées de bataille
    [theirs] chaque destinée de bataille de l'adversaire
   *[all] chaque destinée de bataille
} { $where } compte { $n }.
sw-x-battle-destiny-total = { $whose ->
    [own] votre destinée de bataille totale { $where } : { $n }.
    [theirs] destinée de bataille totale adverse { $where } : { $n }.
   *[all] destinées de bataille totales { $where } : { $n }.
}
sw-x-battle-destiny-need = { $whose ->
    [own] il vous faut
    [theirs] il faut à l'adversaire
   *[all] il faut
} { $n } d'habileté pour tirer une destinée de bataille { $where }.
sw-x-battle-destiny-need-more = { $whose ->
    [own] il vous faut
    [theirs] il faut à l'adversaire
   *[all] il faut
} { $n } d'habileté pour tirer une destinée de bataille { $where }.
sw-x-power-destiny = { $whose ->
    [own] vous tirez
    [theirs] l'adversaire tire
   *[all] chacun tire
} { $count ->
    [one] une destinée
   *[other] { $n } destinées
} de puissance { $where }.
sw-x-power-destiny-each = chacune de vos destinées de puissance { $where } compte { $n }.
sw-x-attrition-destiny = { $whose ->
    [own] vous tirez
    [theirs] l'adversaire tire
   *[all] chacun tire
} { $count ->
    [one] une destinée
   *[other] { $n } destinées
} d'attrition { $where }.
sw-x-attrition-destiny-each = chacune de vos destinées d'attrition { $where } compte { $n }.
sw-x-generation = { $whose ->
    [own] votre génération de Force
    [theirs] la génération de Force de l'adversaire
   *[all] la génération de Force de chacun
} compte { $n }.
sw-x-light-icons = icônes de Force du Côté Lumineux { $where } : { $n }.
sw-x-dark-icons = icônes de Force du Côté Obscur { $where } : { $n }.
sw-x-fire-cost = faire feu { $where } coûte { $n } en Force.

## Effets.

sw-x-deploys-on = se déploie sur { $what } { $price }.
sw-x-deploys-table = se déploie de votre côté de la table { $price }.
sw-x-dulls = l'habileté de { $who } ne compte ni pour la destinée de bataille ni comme plus haute habileté.
sw-x-no-drain-bonus = ce que { $who } ajoutent aux drainages de Force ne compte pas.
sw-x-fires = fait feu sur { $what } { $price } : { $draws ->
    [one] une destinée
   *[other] { $draws } destinées
} { $bonus }.
sw-x-swings = frappe { $what } { $price } : { $draws ->
    [one] une destinée
   *[other] { $draws } destinées
} { $bonus }.
sw-x-contests = affronte { $what } { $price } : chacun tire une destinée et ajoute sa puissance { $bonus }.
sw-x-shot-capture = Un personnage est capturé par l'utilisateur, toute autre cible est perdue.
sw-x-shot-exclude = Qui a le dessous quitte la bataille.
sw-x-raise = Jusqu'à { $n } de Force en plus, chacune ajoutant 1{ $lost ->
    [yes] {" "}; avec { $n } la cible est perdue
   *[no] { "" }
}.
sw-x-hit-forfeit-zero = Qui est touché a une valeur de perte de 0.
sw-x-ion = Le vaisseau touché n'a plus ni blindage, ni manœuvre, ni hypervitesse, et perd ses armes de vaisseau.
sw-x-ion-power = La cible n'a plus de puissance.
sw-x-again = Peut faire feu encore, { $price } chaque fois.
sw-x-far = Atteint aussi les batailles des sites adjacents.
sw-x-only = se déploie seulement { $where }.
sw-x-deploys-in = se déploie dans la phase { $phase ->
    [control] de contrôle
    [deploy] de déploiement
    [battle] de bataille
    [move] de déplacement
   *[draw] de pioche
} de l'un ou l'autre joueur.
sw-x-deploy-test = au déploiement, tirez une destinée : la carte ne reste qu'au-dessus de { $n }.
sw-x-modes = choisissez un texte au déploiement : { $texts }.
sw-x-aims = au déploiement, choisissez { $what } comme cible.
sw-x-self-fixed = ne se déplace pas { $where }.
sw-x-fixed = { $many ->
    [yes] { $who } ne se déplacent pas.
   *[no] { $who } ne se déplace pas.
}
sw-x-self-free-move = se déplace sans coût { $where }.
sw-x-free-move = { $many ->
    [yes] { $who } arrivent et repartent sans coût.
   *[no] { $who } arrive et repart sans coût.
}
sw-x-passage = dans votre phase { $phase ->
    [control] de contrôle
    [deploy] de déploiement
    [battle] de bataille
    [move] de déplacement
   *[draw] de pioche
}, { $who } peuvent aller d'ici à { $to } sans coût{ $back ->
    [yes] , et retour
   *[no] { "" }
}.
sw-x-roams = se déplace seulement sur { $who }.
sw-x-walks = se déplace comme un personnage, sans prendre de siège à bord.
sw-x-shuttles = au lieu de se déplacer, elle peut transporter un personnage par navette depuis ou vers son site sans coût.
sw-x-react-move = peut se déplacer en réaction { $where }.
sw-x-react-move-free = peut se déplacer gratuitement en réaction { $where }.
sw-x-react-moves = { $many ->
    [yes] { $who } peuvent se déplacer en réaction { $where }.
   *[no] { $who } peut se déplacer en réaction { $where }.
}
sw-x-react-deploy = { $many ->
    [yes] { $who } peuvent se déployer en réaction { $where }.
   *[no] { $who } peut se déployer en réaction { $where }.
}
sw-x-shuts-out = { $many ->
    [yes] { $who } ne se déploient ni ne se déplacent ici.
   *[no] { $who } ne se déploie ni ne se déplace ici.
}
sw-x-closed = seules les cartes dont le texte le dit se déploient ici.
sw-x-no-battle-at = { $whose ->
    [own] vous n'engagez ni bataille ni attaque { $where }.
    [theirs] l'adversaire n'engage ni bataille ni attaque { $where }.
   *[all] personne n'engage de bataille ni d'attaque { $where }.
}
sw-x-self-free-deploy = se déploie gratuitement { $where }.
sw-x-free-deploy = { $many ->
    [yes] { $who } se déploient gratuitement.
   *[no] { $who } se déploie gratuitement.
}
sw-x-not-aboard = ne monte pas à bord de { $what }.
sw-x-self-mute = son texte est annulé { $where }.
sw-x-mute = le texte de { $who } est annulé.
sw-x-extends = ce que le texte du site donne à votre camp vaut aussi sur les sites adjacents.
sw-x-rotates = le lieu est retourné : icônes et textes changent de camp.
sw-x-night-at = il fait nuit { $where }.
sw-x-immune-to = { $card } est sans effet sur elle.
sw-x-cannot-carry = { $many ->
    [yes] { $who } ne portent pas d'arme.
   *[no] { $who } ne porte pas d'arme.
}
sw-x-self-free-transfer = se transfère sans coût { $where }.
sw-x-free-transfer = { $many ->
    [yes] { $who } se transfèrent sans coût.
   *[no] { $who } se transfère sans coût.
}
sw-x-no-permanent = { $many ->
    [yes] { $who } perdent leurs pilotes permanents, dont les places sont libres.
   *[no] { $who } perd ses pilotes permanents, dont les places sont libres.
}
sw-x-target = peut être prise pour cible : défense { $n }.
sw-x-self-saves = va dans la Pile Utilisée au lieu d'être perdue { $where }.
sw-x-saves = { $many ->
    [yes] { $who } vont dans la Pile Utilisée au lieu d'être perdus.
   *[no] { $who } va dans la Pile Utilisée au lieu d'être perdu.
}
sw-x-destiny-or = tirée comme destinée, elle peut compter { $n }.
sw-x-ferocity = férocité { $n }{ $draws ->
    [0] { "" }
    [one] { " " }et une destinée
   *[other] { " " }et { $draws } destinées
}.
sw-x-prey = n'attaque que { $who }.
sw-x-undercover = l'espion qui la porte est sous couverture.
sw-x-carried = peut être portée par { $what }.
sw-x-powers = une source d'énergie pour votre artillerie ici.
sw-x-entry = entrer et sortir coûte à l'adversaire { $n } en Force.
sw-x-react-from-hand = peut se déployer en réaction.
sw-x-dock = aire d'amarrage : le transit coûte { $light } au Côté Lumineux, { $dark } au Côté Obscur.

## Actions.

sw-x-act = { $when } : { $what }.
sw-x-act-else = { $when } : { $what } ; sinon { $otherwise }.
sw-x-once-a-turn = une fois par tour
sw-x-once-a-game = une fois par partie
sw-x-a-battle = { $n ->
    [one] une fois par bataille
   *[other] { $n } fois par bataille
}
sw-x-as-used = en Interruption Utilisée
sw-x-as-lost = en Interruption Perdue
sw-x-plus = en ajoutant { $n }
sw-x-aim-at = visez { $what }
sw-x-when-played = quand une Interruption vient d'être jouée ou qu'une carte réagit
sw-x-when-played-card = quand { $card } vient d'être joué
sw-x-when-deployed = quand { $what } vient d'être déployé
sw-x-when-battle = { $whose ->
    [own] quand vous venez d'engager une bataille
    [theirs] quand l'adversaire vient d'engager une bataille
   *[all] quand une bataille vient d'être engagée
}
sw-x-when-drain = { $whose ->
    [own] quand vous venez de commencer un drainage de Force
    [theirs] quand l'adversaire vient de commencer un drainage de Force
   *[all] quand un drainage de Force vient de commencer
}
sw-x-when-destiny = { $whose ->
    [own] quand vous venez de tirer
    [theirs] quand l'adversaire vient de tirer
   *[all] quand quelqu'un vient de tirer
} { $kind ->
    [battle] une destinée de bataille
    [weapon] une destinée d'arme
    [power] une destinée de puissance
    [attrition] une destinée d'attrition
    [duel] une destinée de duel
    [training] une destinée d'entraînement
    [tractor] une destinée de rayon tracteur
    [race] une destinée de course
   *[any] une destinée
}
sw-x-when-leaving = quand { $what } va être perdu
sw-x-when-lost = quand { $what } vient d'être perdu
sw-x-when-hit = quand { $what } vient d'être touché par { $by }
sw-x-when-arrives = quand { $what } se déploie ou se déplace sur ce site, ou le traverse
sw-x-when-battle-ends = à la fin d'une bataille
sw-x-any-time = à tout moment
sw-x-in-phase = dans { $whose ->
    [own] votre phase
    [theirs] la phase adverse
   *[all] toute phase
} { $phase ->
    [activate] d'activation
    [control] de contrôle
    [deploy] de déploiement
    [battle] de bataille
    [move] de déplacement
   *[draw] de pioche
}
sw-x-in-battle = pendant une bataille
sw-x-auto = aussitôt
sw-x-turn-begins = quand votre tour commence
sw-x-phase-begins = au début de { $whose ->
    [own] votre phase
    [theirs] la phase adverse
   *[all] chaque phase
} { $phase ->
    [activate] d'activation
    [control] de contrôle
    [deploy] de déploiement
    [battle] de bataille
    [move] de déplacement
   *[draw] de pioche
}
sw-x-draw-below-ability = tirez une destinée ; en dessous de votre plus haute habileté
sw-x-draw-over = tirez une destinée{ $kind ->
    [duel] { " " }de duel
    [training] { " " }d'entraînement
    [tractor] { " " }de rayon tracteur
    [race] { " " }de course
   *[any] { "" }
} ; au-dessus de { $n }
sw-x-draw-under = tirez une destinée{ $kind ->
    [duel] { " " }de duel
    [training] { " " }d'entraînement
    [tractor] { " " }de rayon tracteur
    [race] { " " }de course
   *[any] { "" }
} ; en dessous de { $n }
sw-x-draw-even = tirez une destinée ; si elle est paire
sw-x-draw-odd = tirez une destinée ; si elle est impaire
sw-x-draw-any = tirez une destinée{ $kind ->
    [duel] { " " }de duel
    [training] { " " }d'entraînement
    [tractor] { " " }de rayon tracteur
    [race] { " " }de course
   *[any] { "" }
}
sw-x-step-cancel = la cible est annulée
sw-x-step-cancel-it = annulez-la
sw-x-step-bar = cette carte-là ne combat ni ne se déplace ce tour
sw-x-step-destinies = tirez { $count ->
    [one] une destinée de bataille
   *[other] { $n } destinées de bataille
} de plus
sw-x-step-times = les dégâts de bataille du perdant comptent { $n } fois
sw-x-step-search = prenez en main { $what } de { $pile ->
    [force] votre Pile de Force
    [used] votre Pile Utilisée
    [lost] votre Pile Perdue
   *[reserve] votre Réserve
}
sw-x-step-bring = déployez { $what } de votre Réserve
sw-x-step-bring-to = déployez { $what } de votre Réserve { $where }, même fermé
sw-x-step-shuffle = mélangez
sw-x-step-shoot = faites feu avec { $what }{ $n ->
    [0] { " " }gratuitement
    [1] { "" }
   *[other] { " " }pour { $n } fois son coût
}
sw-x-step-exclude = la cible quitte la bataille
sw-x-step-lose = { $what } est perdue
sw-x-step-lose-all = { $many ->
    [yes] { $who } sont perdus
   *[no] { $who } est perdu
}
sw-x-step-used = mettez { $what } dans la Pile Utilisée
sw-x-step-recover = la carte perdue va plutôt dans la Pile Utilisée
sw-x-step-set-aside = mettez la cible de côté sous cette carte
sw-x-step-take-back = ce qui est de côté ici revient dans les mains de ses propriétaires
sw-x-step-capture = elle est capturée
sw-x-step-capture-aboard = les personnages à bord sont capturés
sw-x-step-steal = elle est volée
sw-x-step-cancel-destiny = annulez cette destinée
sw-x-step-redraw = tirez-la à nouveau
sw-x-step-change-destiny = cette destinée compte { $n }
sw-x-step-move-away = la cible s'en va ou est perdue
sw-x-step-choose = choisissez { $what }
sw-x-step-gather = choisissez sur place parmi { $what }
sw-x-step-evacuate = les deux s'y rendent
sw-x-step-relocate = ils s'y rendent
sw-x-step-pay = payez { $what } en Force
sw-x-step-may-pay = payez { $what } en Force ou cette carte est perdue
sw-x-step-activate = activez { $n } { $n ->
    [one] point
   *[other] points
} de Force
sw-x-step-draw = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
} de votre Réserve
sw-x-step-halve = vos pertes de Force de ce tour sont divisées par deux, arrondies au-dessus ; au-dessous s'il y a { $what }
sw-x-step-cull = l'adversaire perd ici autant de personnages
sw-x-step-repair = les dégâts ioniques de la cible sont réparés
sw-x-step-lose-force = { $whose ->
    [own] perdez
    [theirs] l'adversaire perd
   *[all] chaque joueur perd
} { $fixed ->
    [yes] { $n } de Force
   *[no] de la Force : { $n }
}
sw-x-step-retrieve = récupérez { $n } de Force
sw-x-step-worthless = la cible a une valeur de perte de 0 dans cette bataille
sw-x-step-out-of-play = mettez { $what } hors jeu
sw-x-step-send = la cible s'y rend
sw-x-step-grab = posez cette carte de votre côté de la table : elle garde cette Interruption ; toute autre du même titre y va aussi et coûte 1 de Force de plus par carte de la pile
sw-x-step-lose-random = si elle dépasse { $n }, un personnage adverse au hasard y est perdu
sw-x-step-no-destiny = votre destinée de bataille totale est de 0 dans cette bataille
sw-x-step-lose-gathered = elles sont toutes perdues si elle dépasse leur nombre
sw-x-step-destiny-duel = { $one } affronte { $other } en duel : chacun tire { $n } destinées et ajoute sa puissance ; le plus faible est perdu, son joueur perd la différence en Force et l'autre en récupère autant
sw-x-step-duel = { $one } affronte { $other } en duel : chacun ajoute { $n } pour { $armed } à la main ; qui a le moins de puissance est hors jeu
