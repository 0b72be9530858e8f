# Le compagnon à côté d'une vraie table : questions, réponses, journal.

## Questions

co-plan = Round { $round } : chacun règle ses cadrans
co-end-round = Le round { $round } est terminé : retirez les marqueurs du round
co-over = La partie est terminée
co-lay = Préparez la table : deux marqueurs d'hyperespace, six obstacles
co-lay-marker = Marqueur { $marker } : à { $right } cm du bord gauche, à { $away } cm de votre bord, côté touche vers vous
co-lay-obstacle = { $id }, { $kind ->
    [asteroid] astéroïde
    [debris] nuage de débris
   *[gas] nuage de gaz
} { $token } : à { $right } cm du bord gauche, à { $away } cm de votre bord, tourné de { $turn }°
co-place = Placez { $ships } à portée 1 de votre bord
co-nearest-exit = { $target }, marqueur { $marker }, critique : quel côté est le plus près de votre vaisseau le plus proche ?
co-arrives = { $target } arrive au marqueur { $marker }, { $exit }
co-exit = { $exit ->
    [focus] côté concentration
    [blank] côté vierge
   *[hit] côté touche
}
co-bombs = Les bombes explosent : { $bombs }
co-bomb = { $card } ({ $ship })
co-fly = { $ship } vole maintenant
co-player-flies = { $ship } : déplacez-le selon votre cadran
co-player-engages = { $ship } s'engage : qui attaque-t-il ?
co-throw = { $kind ->
    [approach] Lancez un dé vert et un dé rouge
    [attitude] Lancez un dé vert
    [bombs] { $count ->
        [one] Lancez un dé rouge : montre-t-il une touche ou un critique ?
       *[other] Lancez { $count } dés rouges : combien montrent une touche ou un critique ?
    }
    [lot] Égalité : tirez au hasard un numéro sur { $count }
    [marker] { $target } arrive : lancez un dé rouge pour le marqueur
    [side] { $target } : lancez un dé rouge pour le côté
    [met] Que montre le dé rouge de l'obstacle ?
    [card] { $card } : que montre son dé rouge ?
    [red] { $count ->
        [one] Que montre son dé rouge ?
       *[other] Que montrent ses { $count } dés rouges ?
    }
   *[green] { $count ->
        [one] Que montre son dé vert ?
       *[other] Que montrent ses { $count } dés verts ?
    }
}
co-where-enemy = Où est l'ennemi le plus proche de { $ship } ?
co-where-locked = { $ship } a verrouillé { $object } : où est-ce ?
co-which-enemy = Quel ennemi y est le plus proche ?
co-side-of = De quel côté de { $ship } est { $object } ?
co-rock = De quel côté de { $ship } est l'obstacle le plus proche ?
co-bank-or-turn = Lequel finit plus près de { $object } : { $bank } ou { $turn } ?
co-flown = { $ship } : { $maneuver }
co-flee-turn = Quel pivot tourne { $ship } le plus vers le centre de la table ?
co-slot = Tonneau de Tallon : quelle place ?
co-threats = { $waiting ->
    [yes] Un ennemi qui doit encore tirer a-t-il { $ship } dans son arc de tir, à portée 0-3 ?
   *[no] { $ship } est-il dans un arc de tir ennemi, à portée 0-3 ?
}
co-in-arc = Quel ennemi dans un arc de tir de { $ship } est le plus proche, à portée 0-3 ?
co-places = { $action } : quelle place { $purpose ->
    [leave] sort { $ship } du plus d'arcs de tir ennemis ?
    [obstacle] éloigne { $ship } le plus de l'obstacle devant ?
    [gain] met le plus d'ennemis dans un arc de { $ship } ?
   *[anything] quitte le plus d'arcs ennemis, gagne le plus de cibles ou un dé de bonus ?
}
co-full-arcs = Y a-t-il plus d'ennemis devant { $ship } ou derrière ?
co-jam = Qui, à portée 1, { $ship } brouillerait-il ?
co-lock = Quel ennemi à portée de verrouillage est le plus proche de { $ship } ?
co-coordinate = Quel allié à portée 1-2 { $ship } coordonnerait-il ?
co-obstacle-ahead = Un obstacle est-il dans l'arc « bullseye » de { $ship }, à portée 0-2 ?
co-bomb-targets = Combien d'ennemis sont à portée 0-1 de { $ship }, ou dans son arc arrière à portée 0-2 ?
co-on-asteroid = { $ship } est-il à portée 0 d'un astéroïde ?
co-shot = { $ship }, { $arc } : à quelle portée est { $target } ?
co-in-bullseye = { $target } est-il dans l'arc « bullseye » de { $ship } ?
co-nearest-of = Lequel est le plus proche de { $ship } : { $ships } ?
co-really = Vous avez dit qu'ils étaient à égale distance. Lequel est-ce ?
co-friends-near = Combien d'alliés avec un marqueur de calcul sont à portée 0-1 de { $ship } ?
co-lender = { $ship } utilise le marqueur de calcul d'un allié à portée 0-1 : lequel ?
co-acted = { $ship } : faites-le sur la table
co-dropped = { $ship } largue sa bombe avec le gabarit de ligne droite 1
co-cancelled = { $target } reçoit { $hits ->
    [0] {""}
    [one] une touche
   *[other] { $hits } touches
}{ $crits ->
    [0] {""}
    [one] {" "}un critique
   *[other] {" "}{ $crits } critiques
} : combien en annule-t-il ?
co-incoming = Que reste-t-il de l'attaque sur { $ship } une fois ses dés modifiés ?
co-green-dice = Combien de dés verts { $ship } lance-t-il ? Son agilité est { $agility }.
co-reinforced = { $attacker } est-il entièrement dans l'arc { $arc ->
    [fore] avant
   *[aft] arrière
} complet de { $ship }, qui est renforcé ?
co-close = L'attaque est-elle à portée 1, { $ship } dans l'arc avant de l'attaquant ?
co-through-gas = Un nuage de gaz se trouve-t-il entre l'attaquant et { $ship } ?
co-in-attackers-bullseye = { $ship } est-il dans l'arc « bullseye » de { $attacker } ?
co-damage-card = Quelle carte de dégât { $ship } reçoit-il face visible ?
co-weapon-arc = { $arc ->
    [bullseye] arc « bullseye »
    [front] arc avant
    [rear] arc arrière
    [full-front] arc avant complet
    [turret] arc de tourelle
   *[double-turret] arcs de tourelle
}

## Indications

co-hint-where = D'abord bullseye, puis avant, côtés et arrière à portée 3 ; puis de même au-delà.
co-hint-flown = Posez le gabarit, déplacez le vaisseau, puis dites comment cela s'est passé.
co-hint-align = Parmi des places égales, celle { $way ->
    [towards] la plus proche de
   *[away] la plus loin de
} { $object }.
co-hint-really = S'ils sont vraiment à égalité, on tire à pile ou face.
co-hint-cancelled = Vos dés : { $dice }{ $far ->
    [yes] {" "}avec celui de la portée 3
   *[no] {""}
}{ $obstructed ->
    [yes] {" "}et celui de l'obstacle interposé
    [no] {""}
   *[ask] , un de plus si un obstacle s'interpose
}.{ $evades ->
    [crits] {" "}Les évasions annulent d'abord les critiques.
    [behind] {" "}Les évasions n'annulent pas les critiques, sauf si l'attaquant est dans votre arc avant.
   *[hits] {""}
}
co-hint-place = Entièrement à portée 1, par initiative croissante.
co-hint-exit = Mesurez du marqueur à votre vaisseau le plus proche, puis prenez le côté le plus proche de lui.
co-hint-arrives = Dos à ce côté, tourné vers l'extérieur. Il n'y a pas de place si un vaisseau, un obstacle ou un bord gêne.
co-hint-bombs = Faites ce que dit la carte ; corrigez les dégâts sous Vaisseaux.
co-hint-green = Un de plus à portée 3 d'une arme principale, un de plus si le tir est gêné.
co-hint-full-arcs = À égalité : le côté de l'ennemi le plus proche.
co-hint-softened = { $count ->
    [one] Avant de modifier vos dés, changez un critique en touche
   *[other] Avant de modifier vos dés, changez jusqu'à { $count } critiques en touches
} : c'est la capacité du vaisseau.
co-hint-jam = Le plus proche qui a un verrouillage, sinon le plus proche.
co-hint-coordinate = Le plus proche qui peut agir et n'a pas la coordination sur sa barre.

## Réponses

co-go = { $question ->
    [plan] Les cadrans sont réglés
    [end-round] Round suivant
    [fly] Faire voler { $ship }
    [flown] C'est fait
    [lay] C'est posé
    [placed] Il est placé
   *[done] Fait
}
co-sector = { $sector ->
    [bullseye] Bullseye
    [front-left] Avant, à gauche de la ligne
    [front-right] Avant, à droite de la ligne
    [left] Côté gauche
    [right] Côté droit
   *[rear] Arrière
}{ $far ->
    [yes] , au-delà de la portée 3
   *[no] , à portée 3
}
co-ship = { $ship }
co-equal = À égale distance : { $ships }
co-nobody = Personne
co-side = { $side ->
    [left] Gauche
    [right] Droite
    [line] Exactement sur la ligne
    [both] Deux à égale distance, un de chaque côté
   *[none] Il n'y en a pas
}
co-nearer = { $said ->
    [bank] Le virage sur l'aile
    [turn] Le virage
   *[same] Les deux à égalité
}
co-landed = { $landed ->
    [full] C'est fait
    [bumped] Il a percuté
   *[edge] Il quitterait la table
}{ $met ->
    [asteroid] , sur un astéroïde
    [debris] , sur des débris
    [gas] , sur un nuage de gaz
   *[nothing] {""}
}
co-any-of = { $items }
co-turn = { $turn ->
    [left] 90 degrés à gauche
    [right] 90 degrés à droite
   *[around] Demi-tour
}
co-slot-word = { $slot ->
    [forward] Devant
    [middle] Milieu
   *[back] Derrière
}
co-blocked = { $all ->
    [yes] Les six côtés sont bloqués : round suivant
   *[no] Ce côté est bloqué : relancer
}
co-left = Il a quitté la table par { $fate ->
    [returned] votre bord
   *[fled] un autre bord
}
co-yes-no = { $yes ->
    [yes] Oui
   *[no] Non
}
co-neither = Aucune
co-arc = { $said ->
    [fore] Devant
    [aft] Derrière
   *[none] Il n'y a pas d'ennemi
}
co-count = { $count }
co-lot = numéro { $number }
co-range = Portée { $range }
co-no-range = Hors d'arc ou de portée
co-hits = { $hits ->
    [one] 1 touche
   *[other] { $hits } touches
}, { $crits ->
    [one] 1 critique
   *[other] { $crits } critiques
}
co-stands = Il est à { $x }, { $y } mm{ $bumped ->
    [yes] , il a percuté
   *[no] {""}
}
co-place-roll = { $side ->
    [left] Gauche
   *[right] Droite
}, { $slot ->
    [forward] devant
    [middle] milieu
   *[back] derrière
}{ $bend ->
    [left] , gabarit courbé à gauche
    [right] , gabarit courbé à droite
   *[none] {""}
}
co-place-boost = { $side ->
    [left] Virage sur l'aile à gauche
    [right] Virage sur l'aile à droite
   *[straight] Tout droit
}
co-place-slam = { $maneuver }{ $slot ->
    [forward] , devant
    [back] , derrière
   *[middle] {""}
}
co-place-rotate = Tourelle vers { $turret ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
    [left] la gauche
    [front-rear] l'avant et l'arrière
   *[left-right] la gauche et la droite
}
co-refused = { $why ->
    [not-asked] Ce n'est pas une réponse à la question posée.
    [other-dice] Ce ne sont pas les dés demandés.
    [unknown] Ce vaisseau ou cette carte n'est pas sur la table.
    [outside-zone] Un vaisseau se place entièrement à portée 1 de votre bord.
    [no-name] Saisissez d'abord votre nom.
    [nothing-to-undo] Il n'y a plus rien à annuler.
   *[impossible] C'est impossible.
}

## Journal

co-log-round = Round { $round }
co-log-phase = { $phase ->
    [planning] Préparation
    [system] Phase de système
    [activation] Activation
    [engagement] Engagement
   *[end] Phase de fin
}
co-log-ship = { $ship } vole.
co-log-engages = { $ship } s'engage.
co-log-told = Répondu{ $who ->
    [nobody] {""}
   *[name] {" "}par { $who }
}{ $ship ->
    [none] {""}
   *[ship] {" "}pour { $ship }
} : { $answer }
co-log-threw = { $hand ->
    [program] Le programme lance
   *[person] Lancé à la main{ $who ->
        [nobody] {""}
       *[name] {" "}par { $who }
    }
} : { $dice }
co-log-met = Il heurte { $met ->
    [asteroid] un astéroïde
    [debris] un nuage de débris
   *[gas] un nuage de gaz
}.
co-log-flew = { $ship } a été déplacé.
co-log-place = Place : { $place }.
co-log-reroll = { $ship } relance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} avec { $means }.
co-log-change = { $ship } utilise { $means } : { $results ->
    [one] un résultat
   *[other] { $results } résultats
}.
co-log-no-change = { $ship } ne modifie rien : { $results ->
    [one] un résultat
   *[other] { $results } résultats
}.
co-log-struck = { $ship } sur { $target } : { $hits } touches, { $crits } critiques, { $cancelled } annulés.
co-log-defended = { $attacker } sur { $ship } : { $hits } touches, { $crits } critiques, { $evades } évités.
co-log-suffered = { $ship } perd { $shields } boucliers et { $hull } coque.
co-log-dealt = { $ship }, face visible : { $card }.
co-log-repaired = { $ship } : { $card } est retournée face cachée.
co-log-worked = { $ship } : { $card } inflige des dégâts.
co-log-burnt = { $ship }, { $card } : le dé montre { $face }.
co-log-gained = { $ship } gagne { $count ->
    [one] un marqueur : { $token }
   *[other] { $count } marqueurs : { $token }
}.
co-log-lost = Retirez un marqueur à { $ship } : { $token }.
co-log-lock-broken = { $ship } perd son verrouillage.
co-log-reinforced = { $ship } est renforcé de ce côté : un résultat de moins, compté parmi les évasions.
co-log-exposes = Chaque vaisseau à portée 0-1 de { $ship }, lui compris, expose une carte de dégât : faites-le sur la table.
co-log-gone = { $ship } { $fate ->
    [fled] a quitté la table
    [returned] est rentré par votre bord
   *[destroyed] est détruit
}.
co-log-corrected = Corrigé{ $who ->
    [nobody] {""}
   *[name] {" "}par { $who }
} : { $fact ->
    [tokens] marqueurs
    [health] coque, boucliers, Force
    [charges] charges
    [lock] verrouillage
    [turret] tourelle
    [faceup] cartes de dégât
    [leaves] a quitté la table
    [arrives] arrive
    [pose] place
    [obstacles] obstacles
   *[round] round
} { $ship }
co-log-dice = { $hand ->
    [program] Désormais le programme lance les dés.
   *[person] Désormais on utilise de vrais dés.
}
co-log-mode = { $mode ->
    [map] Désormais, la carte est utilisée.
   *[quick] Désormais, les questions rapides sont utilisées.
}
co-log-taken-back = Annulé{ $who ->
    [nobody] {""}
   *[name] {" "}par { $who }
} : l'étape avant cette ligne.
co-log-arrived = { $target } arrive au marqueur { $marker }, { $exit }.
co-log-blocked = { $target } au marqueur { $marker }, { $exit } : bloqué.
co-log-held = { $ship } n'a pas de place et arrive au début du round suivant.
co-log-met-die = { $ship }, { $met ->
    [asteroid] astéroïde
    [debris] nuage de débris
   *[gas] nuage de gaz
} : { $face }.
co-log-bombs = Ont explosé : { $bombs }.
co-log-owned = { $owner ->
    [nobody] { $ship } n'appartient plus à personne.
   *[name] { $ship } appartient à { $owner }.
}
co-ended = { $reason ->
    [players-gone] Aucun de vos vaisseaux n'est plus sur la table.
    [solo-destroyed] Tous les vaisseaux solo sont détruits.
    [transport-escaped] Le transport s'est échappé.
   *[transport-destroyed] Le transport est détruit.
} Les vôtres : { $there } en jeu, { $returned } rentrés, { $fled } enfuis, { $lost } perdus. Vaisseaux solo détruits : { $solo }.
co-log-over = { $outcome ->
    [won] Il ne reste aucun vaisseau solo : vous avez gagné.
    [draw] Il ne reste aucun vaisseau, ni d'un camp ni de l'autre : personne ne gagne.
   *[lost] Il ne vous reste aucun vaisseau : vous avez perdu.
}
co-means = { $means ->
    [focus] la concentration
    [calculate] le calcul
    [evade] l'évasion
    [force] la Force
   *[lock] le verrouillage
}

## Escouades

co-fault = { $fault ->
    [no-row] Cette faction n'a pas de ligne au tableau des vaisseaux.
    [no-ship] { $name } : quel vaisseau pilote-t-il ?
    [no-initiative] { $name } : quelle est son initiative ?
    [token] Il n'y a pas de marqueur d'obstacle { $name }.
    [tokens] On pose six marqueurs d'obstacle, pas { $name }.
    [table] Une table a un côté de 914,4 ou 900 millimètres.
   *[no-room] Ces obstacles ne tiennent pas sur la table.
}
co-xws-fault = { $fault ->
    [unreadable] Le fichier d'escadron n'est pas du JSON : { $name }
    [part] La partie « { $name } » du fichier d'escadron manque ou n'a pas la bonne forme.
    [version] Un fichier d'escadron de version { $name } ne peut pas être lu.
   *[faction] Il n'y a pas de faction { $name }.
}
co-squad-fault = { $fault ->
    [empty] L'escadron n'a pas de vaisseau.
    [pilot] { $name } : ce pilote n'est pas connu ici ; donnez vaisseau et initiative.
    [card] { $name } : cette carte n'est pas connue ici ; appliquez-la vous-mêmes.
    [late] { $name } est paru après août 2020.
    [not-played] { $name } : son effet n'est pas connu ici ; appliquez-le vous-mêmes.
    [faction] { $name } vole pour une autre faction.
    [slot] { $pilot } n'a pas d'emplacement pour { $name }.
    [restricted] { $pilot } ne peut pas s'équiper de { $name }.
    [twice] { $pilot } a { $name } deux fois.
    [limited] Un escadron a au plus { $pilot } de { $name }.
    [points] Aucun coût n'est donné pour { $name }.
    [obstacles] Un escadron apporte trois obstacles ou aucun, pas { $name }.
   *[obstacle] Il n'y a pas de marqueur d'obstacle { $name }.
}

## Terminal

co-text-help = Tapez le numéro d'une réponse. Aussi : u annule, d change de dés, s montre les vaisseaux, l le journal, q quitte.
co-text-dice = Tapez les faces, par exemple { $example } ; r laisse lancer le programme.
co-text-ship = { $ship } { $name } : coque { $hull }, boucliers { $shields }, initiative { $initiative }{ $stress ->
    [0] {""}
   *[other] , stress { $stress }
}{ $cards ->
    [none] {""}
   *[some]  ; face visible : { $cards }
}
co-text-bye = Le journal est enregistré dans { $file }.

## Serveur

server-unknown-table = Cette table de compagnon n'existe pas.
server-bad-table = La table ne peut pas être ouverte ainsi.
server-setup-or-wanted = Donnez une mise en place ou des escadrons à choisir, pas les deux.
server-shared-seats = Seule la place d'une table réelle est partagée.

## Page

co-page-title = Compagnon : Solo Alpha à votre table
co-page-about = Vos figurines, votre tapis. Le compagnon demande ce qu'il a besoin de savoir, lance les dés ou prend les vôtres, et dit ce que fait chaque vaisseau solo. Sans internet : votre téléphone se connecte à cet ordinateur sur le même réseau.
co-page-name = Votre nom (pour le journal)
co-page-setup = Les vaisseaux, en JSON ; si vide : un X-wing contre deux TIE/ln
co-page-no-json = Ce n'est pas du JSON.
co-page-open = Ouvrir une table
co-page-tables = Tables sur cet ordinateur
co-page-undo = Annuler
co-page-round = Round { $round }
co-page-legend = Dans l'anneau : à portée 3. Dehors : au-delà.
co-page-met = Il a heurté un obstacle
co-page-red = Dés rouges
co-page-green = Dés verts
co-page-clear = Effacer
co-page-tools = Table
co-page-why = Pourquoi ?
co-page-ships = Vaisseaux
co-page-log = Journal
co-page-save-log = Enregistrer le journal en texte
co-page-program = Dés du programme
co-page-hand = Vrais dés
co-page-health = coque { $hull }, boucliers { $shields }
co-page-hull = Coque
co-page-shields = Boucliers
co-page-lock = verrouille { $ship }
co-page-locks = A verrouillé
co-page-no-lock = Rien
co-page-done = A déjà joué
co-page-map = La table vue d'en haut
co-page-ghost = Où finit la manœuvre
co-page-turn = Tourner
co-page-obstacle = { $kind ->
    [asteroid] astéroïde
    [debris_cloud] nuage de débris
   *[gas_cloud] nuage de gaz
} { $id }
co-page-nearer = Agrandir
co-page-farther = Réduire
co-page-add-obstacle = Ajouter un obstacle
co-page-bumped = Il a percuté ici
co-page-here = Oui, ici
co-page-to-map = Utiliser la carte
co-page-to-quick = Utiliser les questions rapides
co-page-sector = { $sector ->
    [front-left] avant
    [front-right] avant
    [left] gauche
    [right] droite
   *[rear] arrière
}
co-page-token = { $token ->
    [stress] stress
    [focus] concentration
    [evade] évasion
    [calculate] calcul
    [ion] ionisation
    [disarm] désarmement
    [strain] contrainte
    [deplete] épuisement
    [tractor] rayon tracteur
   *[jam] brouillage
}
co-page-print-log = Imprimer le journal
co-page-table = Table
co-page-reach = Ouvrir cette table sur un autre téléphone
co-page-theirs = Cette question est pour { $name }
co-page-mine = Ce vaisseau est à moi
co-page-not-mine = Il n'est plus à moi
co-page-of = à { $name }
co-page-force = Force
co-page-turn-down = La retourner face cachée
co-page-deal = Donner une carte de dégât face visible
co-page-turret = La tourelle pointe
co-page-turret-word = { $turret ->
    [front] devant
    [right] à droite
    [rear] derrière
    [left] à gauche
    [front_rear] devant et derrière
   *[left_right] à gauche et à droite
}
co-page-fate = { $fate ->
    [returned] Rentré par votre bord
    [fled] Enfui
   *[destroyed] Détruit
}
co-page-reserve = Pas sur la table
co-page-waits = { $place ->
    [waiting] en attente
    [destroyed] détruit
   *[in-play] retardé
}
co-page-bring = Faire entrer
co-page-marker = Marqueur d'hyperespace { $marker }
co-page-beside = À gérer vous-mêmes : { $cards }
co-page-game = Scénario
co-page-game-word = { $game ->
    [waves] Scénario d'introduction : vagues aux rounds 4 et 7
    [standard] Deux escadrons, tous les vaisseaux sur la table
    [core] Une boîte de base : un X-wing contre deux TIE/ln
   *[json] Votre propre mise en place, en JSON
}
co-page-mode = Saisie de la table
co-page-mode-quick = Par questions rapides
co-page-mode-map = Sur une carte
co-page-dice = Dés
co-page-size = Taille de la table
co-page-feet = 3 pieds
co-page-metric = 90 cm
co-page-side = { $team ->
    [player] Vos vaisseaux
   *[solo] Vaisseaux solo
}
co-page-from = D'où viennent les vaisseaux
co-page-from-table = Tableau
co-page-from-list = Liste
co-page-from-xws = Fichier
co-page-faction = Faction
co-page-part = { $part ->
    [player] Vôtre
    [patrol] Patrouille
   *[reinforcement] Renfort
}
co-page-part-of = { $part ->
    [player] Vôtre
    [patrol] Patrouille
   *[reinforcement] Renfort
} { $number }
co-page-xws = Escadron en texte XWS (à coller ici)
co-page-xws-file = Ouvrir un fichier
co-page-xws-read = Importer
co-page-ship-type = Vaisseau
co-page-which-ship = Quel vaisseau ?
co-page-pilot = Pilote
co-page-initiative = Initiative
co-page-points = { $points } points
co-page-brought = Utilisé comme
co-page-add-ship = Ajouter un vaisseau
co-page-remove = Retirer de la liste
co-faction = { $faction ->
    [rebelalliance] Alliance Rebelle
    [galacticempire] Empire Galactique
    [scumandvillainy] Racailles et Scélérats
    [resistance] Résistance
    [firstorder] Premier Ordre
    [galacticrepublic] République Galactique
   *[separatistalliance] Alliance Séparatiste
}
co-upgrade-slot = { $slot ->
    [talent] Talent
    [force-power] Pouvoir de la Force
    [sensor] Senseur
    [cannon] Canon
    [turret] Tourelle
    [torpedo] Torpille
    [missile] Missile
    [crew] Équipage
    [gunner] Artilleur
    [astromech] Astromécano
    [device] Engin
    [illicit] Illicite
    [modification] Modification
    [title] Titre
    [configuration] Configuration
    [tech] Tech
   *[tactical-relay] Relais tactique
}
