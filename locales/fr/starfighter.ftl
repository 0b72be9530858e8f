# Starfighter. Les secteurs se comptent de 1 à 5 depuis la gauche de leur propriétaire ; les emplacements depuis le bas, à partir de zéro, comme les niveaux.

## Les mots dont sont faites les autres phrases.

# who : you, rival, other (dit à qui n'a pas de place) ; n : le numéro de la place.
sf-subject = { $who ->
    [you] Vous
    [rival] L'adversaire
   *[other] Le joueur { $n }
}
sf-card = { $name }
sf-card-hidden = une carte au verso
sf-card-back = { $name } (verso)
sf-spot = { $who ->
    [you] votre secteur { $sector }, emplacement { $slot }
    [rival] secteur { $sector } adverse, emplacement { $slot }
   *[other] secteur { $sector } du joueur { $n }, emplacement { $slot }
}
sf-sector = { $who ->
    [you] votre secteur { $sector }
    [rival] le secteur { $sector } adverse
   *[other] le secteur { $sector } du joueur { $n }
}
sf-half-top = partie supérieure imprimée
sf-half-bottom = partie inférieure imprimée
sf-half-high = partie haute
sf-half-low = partie basse
sf-fx-draw = pioche
sf-fx-lateral = déplacement latéral
sf-fx-vertical = déplacement vertical
sf-fx-free = déplacement libre
sf-fx-pivot = pivotement
sf-fx-destroy = destruction
sf-fx-hit-enemy = dégâts sur Croiseur adverse
sf-fx-hit-own = dégâts sur son Croiseur
sf-fx-flip = retournement
sf-fx-hit-fighter = dégâts sur Chasseur
sf-fighters = { $fighters ->
    [0] aucun Chasseur
    [one] un Chasseur
   *[other] { $fighters } Chasseurs
}

## Modes et parties prêtes.

sf-mode-training = Entraînement
sf-mode-skirmish = Escarmouche
sf-mode-total-war = Guerre Totale
sf-preset-training = Entraînement
sf-preset-training-note = Quarante cartes vertes, les Croiseurs Ares et Athena, une pioche commune. Pour commencer.
sf-preset-skirmish = Escarmouche
sf-preset-skirmish-note = Toutes les cartes et tous les Croiseurs, une pioche commune.
sf-preset-total-war = Guerre Totale
sf-preset-total-war-note = Chaque joueur apporte une pioche d'au moins 25 cartes, toutes différentes.

## Questions.

sf-q-cruiser = Quel Croiseur prenez-vous ?
sf-q-cruiser-wait = { sf-subject } choisit un Croiseur.
sf-q-deploy = Poser une carte, ou passer ?
sf-q-deploy-wait = { sf-subject } pose une carte ou passe.
sf-q-order = Plusieurs effets sont devenus visibles ensemble. Lequel d'abord ?
sf-q-order-wait = { sf-subject } choisit l'ordre des effets.
sf-q-target = { $card } montre : { $effect }. Quelle est la cible ?
sf-q-target-wait = { $card } montre : { $effect }. { sf-subject } choisit la cible.
sf-q-half = { $why ->
    [combat] Dégâts de combat sur { $card }, { $spot } : encore { $left }.
    [effect] Un dégât sur { $card }, { $spot }.
   *[flip] { $card }, { $spot }, retournée, garde ses dégâts : encore { $left }.
} Quelle partie prend le prochain marqueur ?
sf-q-half-wait = { sf-subject } place les dégâts sur { $card }, { $spot } ({ $why ->
    [combat] combat
    [effect] effet
   *[flip] retournement
}, encore { $left }).
sf-q-shift = Décaler votre Croiseur d'un secteur ?
sf-q-shift-wait = { sf-subject } peut décaler son Croiseur.
sf-q-direction = Dans quel ordre les combats ont-ils lieu ?
sf-q-direction-wait = { sf-subject } choisit l'ordre des combats.
sf-q-draw = { $aside ->
    [yes] Quelle carte { $who ->
        [you] avez-vous
        [rival] l'adversaire a-t-il
       *[other] le joueur { $n } a-t-il
    } reprise à côté du plateau ?
   *[no] Quelle carte { $who ->
        [you] avez-vous
        [rival] l'adversaire a-t-il
       *[other] le joueur { $n } a-t-il
    } piochée ?
}
sf-q-settle = Quelle carte de l'ancienne pioche attend à côté du plateau { $who ->
    [you] pour vous
    [rival] pour l'adversaire
   *[other] pour le joueur { $n }
} ? Personne ne doit la voir.
sf-q-over = La partie est terminée.

## Choix, courts comme sur un bouton.

sf-c-cruiser = { $cruiser } : blindage { $armour }, emplacements { $slots }
sf-c-pass = Passer
sf-c-play = { $card } recto, secteur { $sector }, emplacement { $slot }
sf-c-play-back = { $card } verso, secteur { $sector }, emplacement { $slot }
sf-c-first = { $effect } de { $card }, { $half }
sf-c-target = { $card }, { $spot }
sf-c-move = { $card }, { $spot }, vers le secteur { $to }
sf-c-half-high = Partie haute, { $fighters ->
    [0] aucun Chasseur intact
    [one] un Chasseur intact
   *[other] { $fighters } Chasseurs intacts
}
sf-c-half-low = Partie basse, { $fighters ->
    [0] aucun Chasseur intact
    [one] un Chasseur intact
   *[other] { $fighters } Chasseurs intacts
}
sf-c-shift-left = D'un secteur vers la gauche
sf-c-shift-stay = Ne pas bouger
sf-c-shift-right = D'un secteur vers la droite
sf-c-left-to-right = De gauche à droite
sf-c-right-to-left = De droite à gauche
sf-o-dealt = { $card }

## Ce qui s'est passé.

sf-e-cruiser-sealed = { sf-subject } { $who ->
    [you] avez
   *[other] a
} choisi un Croiseur en secret.
sf-e-cruiser-chosen = { sf-subject } { $who ->
    [you] prenez
   *[other] prend
} { $cruiser }, blindage { $armour }.
sf-e-round = Manche { $round }. { sf-subject } { $who ->
    [you] tenez
   *[other] tient
} le marqueur Initiative.
sf-e-reinforced = { sf-subject } { $total ->
    [0] ne{" "}
   *[other] {""}
}{ $who ->
    [you] recevez
   *[other] reçoit
} { $total ->
    [0] aucune carte
    [one] une carte
   *[other] { $total } cartes
} : { $symbols } par les symboles Pioche{ $aside ->
    [0] {""}
   *[other] , { $aside } parmi celles mises à côté
}{ $extra ->
    [0] {""}
   *[other] , { $extra } en compensation
}.
sf-e-drawn = { sf-subject } { $who ->
    [you] piochez
   *[other] pioche
} { $card }.
sf-e-drawn-hidden = { sf-subject } { $who ->
    [you] piochez
   *[other] pioche
} une carte.
sf-e-taken = { sf-subject } { $who ->
    [you] reprenez
   *[other] reprend
} { $card }, mise à côté.
sf-e-taken-hidden = { sf-subject } { $who ->
    [you] reprenez
   *[other] reprend
} une carte mise à côté.
sf-e-reshuffled = La pioche est vide. { $cards ->
    [one] L'unique carte de la défausse forme
   *[other] Les { $cards } cartes de la défausse forment
} la nouvelle pioche.
sf-e-reshuffled-own = { $who ->
    [you] Votre pioche est vide.
    [rival] La pioche adverse est vide.
   *[other] La pioche du joueur { $n } est vide.
} { $cards ->
    [one] L'unique carte de la défausse forme
   *[other] Les { $cards } cartes de la défausse forment
} la nouvelle pioche.
sf-e-nothing-left = Pioche et défausse sont vides. { sf-subject } { $who ->
    [you] perdez
   *[other] perd
} { $lost ->
    [one] une pioche
   *[other] { $lost } pioches
}.
sf-e-played = { sf-subject } { $who ->
    [you] posez
   *[other] pose
} { $card } : { $spot }.
sf-e-passed = { sf-subject } { $who ->
    [you] passez
   *[other] passe
}.
sf-e-passed-forced = { sf-subject } ne { $who ->
    [you] pouvez poser aucune carte et passez
   *[other] peut poser aucune carte et passe
}.
sf-e-marker = { sf-subject } { $who ->
    [you] tenez
   *[other] tient
} désormais le marqueur Initiative.
sf-e-revealed = { $card }, { $spot } : { $effect } devient visible ({ $cause ->
    [played] carte posée
    [moved] après le déplacement
    [pivoted] après le pivotement
    [flipped] après le retournement
   *[destroyed] après la destruction
}).
sf-e-ignored = { $card }, { $spot } : { $effect } redevient visible. { $reason ->
    [limit] Déjà déclenché dans cette chaîne : sans effet.
    [repeat] Les cartes sont disposées comme plus tôt dans cette chaîne : sans effet.
    [waiting] L'effet attend encore son tour et garde sa place.
    [destroyed] Le retournement détruit sa carte : sans effet.
   *[room] Trop d'effets attendent déjà : il est perdu.
}
sf-e-fired = { $step }. { $effect } de { $card }, { $half }.
sf-e-lost = { $step }. { $effect } : aucune cible, l'effet est perdu.
sf-e-aside = Une carte de la pioche est mise à côté { $who ->
    [you] pour vous
    [rival] pour l'adversaire
   *[other] pour le joueur { $n }
}, sans être vue.
sf-e-moved = Déplacement : { $card }, { $from } → { $to }.
sf-e-pivoted = Pivotement : { $card }, { $spot }, est tournée tête en bas.
sf-e-flipped = { $card }, { $spot }, { $face ->
    [recto] est retournée côté recto
   *[verso] est retournée côté verso
}.
sf-e-damaged = Dégâts sur { $card }, { $spot } : { $markers ->
    [one] un marqueur
   *[other] { $markers } marqueurs
} sur { $on ->
    [screens] ses écrans
    [top] les Chasseurs de la partie supérieure imprimée
   *[bottom] les Chasseurs de la partie inférieure imprimée
}{ $why ->
    [combat] {""}
    [effect] , par un effet
   *[flip] , conservés au retournement
}.
sf-e-absorbed = { $card }, { $spot } : le champ de force absorbe les { $markers } autres.
sf-e-destroyed = { $card }, { $spot }, est détruite.
sf-e-armour = { $who ->
    [you] Votre Croiseur perd
    [rival] Le Croiseur adverse perd
   *[other] Le Croiseur du joueur { $n } perd
} { $points } de blindage ; il en reste { $left }.
sf-e-shifted = { sf-subject } { $shift ->
    [stay] ne { $who ->
        [you] décalez
       *[other] décale
    } pas le Croiseur
    [left] { $who ->
        [you] décalez
       *[other] décale
    } le Croiseur d'un secteur vers la gauche
   *[right] { $who ->
        [you] décalez
       *[other] décale
    } le Croiseur d'un secteur vers la droite
}. { $facing } secteurs se font face.
sf-e-direction = { sf-subject } { $who ->
    [you] faites
   *[other] fait
} livrer les combats { $direction ->
    [left] de gauche à droite
   *[right] de droite à gauche
}.
sf-e-combat = Combat : { $one } montre { $shots }, { $two } montre { $answers }.
sf-e-screens = { $screens ->
    [one] Un marqueur quitte les écrans, qui sont
   *[other] { $screens } marqueurs quittent les écrans, qui sont
} régénérés.
sf-e-ended = { $result ->
    [you] Vous gagnez.
    [rival] L'adversaire gagne.
    [one] Le joueur 1 gagne.
    [two] Le joueur 2 gagne.
   *[nobody] Partie nulle.
} { $rule ->
    [armour] Blindage restant : { $armours }.
    [cards] Blindage égal, { $armours } ; cartes : { $cards }.
    [rounds] La dernière manche est terminée. Blindage restant : { $armours }.
   *[draw] Blindage égal, { $armours }, et autant de cartes : { $cards }.
}

## La fin, en bref.

sf-end = { $result ->
    [you] Vous gagnez
    [rival] L'adversaire gagne
    [one] Le joueur 1 gagne
    [two] Le joueur 2 gagne
   *[nobody] Partie nulle
}{ $rule ->
    [armour] {" "}: il reste plus de blindage.
    [cards] {" "}: à blindage égal, il reste plus de cartes.
    [rounds] {" "}: la dernière manche est terminée.
   *[draw] {" "}: même blindage, autant de cartes.
}

## Refus.

sf-r-not-asked = Vous n'avez pas de question en attente.
sf-r-other-question = Ce n'est pas une réponse à la question posée.
sf-r-no-such-cruiser = Il n'y a pas de Croiseur { $cruiser } dans ce mode.
sf-r-cruiser-taken = { $cruiser } est l'autre face d'un plateau déjà pris ; avec une seule boîte il n'est pas disponible.
sf-r-not-in-hand = { $card } n'est pas dans votre main.
sf-r-sector-full = Le secteur { $sector } est plein : ses { $slots } emplacements sont occupés.
sf-r-wrong-level = { $card }, niveau { $level }, demande l'emplacement { $level } ; le prochain libre de ce secteur est le { $slot }. La carte peut être posée au verso.
sf-r-not-waiting = Aucun effet { $effect } de { $card }, { $half }, n'attend.
sf-r-no-card-there = Aucune carte à cet endroit : { $spot }.
sf-r-destination = { $needed ->
    [yes] L'effet { $effect } demande un secteur d'arrivée.
   *[no] L'effet { $effect } ne déplace rien : pas de secteur d'arrivée.
}
sf-r-already-on-top = La carte à cet endroit ({ $spot }) est déjà la plus haute et ne bougerait pas.
sf-r-not-on-top = La carte à cet endroit ({ $spot }) est recouverte. Seule la carte la plus haute d'un secteur peut être touchée.
sf-r-not-adjacent = Le secteur { $to } ne touche pas le secteur { $from }. Un déplacement latéral va d'un secteur à gauche ou à droite.
sf-r-destination-full = Le secteur { $to } est plein.
sf-r-no-fighter-there = { $half } : aucun Chasseur intact.
sf-r-too-far = Il ne resterait { $facing ->
    [one] qu'un secteur
   *[other] que { $facing } secteurs
} en vis-à-vis ; il en faut deux.

## Fautes d'une mise en place, d'une position ou d'une vue.

sf-f-no-such-seat = Il n'y a pas de place { $seat } ; cette partie a les places 0 et 1.
sf-f-no-such-cruiser = Place { $seat } : il n'y a pas de Croiseur { $cruiser }.
sf-f-cruiser-not-in-mode = Place { $seat } : le Croiseur { $cruiser } ne sert pas dans ce mode.
sf-f-cruiser-twice = Avec une seule boîte, les deux places ne peuvent pas prendre le plateau de { $cruiser }.
sf-f-no-cruiser = Place { $seat } : une position doit nommer le Croiseur de chaque place.
sf-f-no-such-card = Il n'y a pas de carte { $card }.
sf-f-card-not-in-mode = La carte { $card } ne sert pas dans ce mode.
sf-f-card-twice = La carte { $card } est nommée deux fois.
sf-f-card-in-both-decks = Avec une seule boîte, la carte { $card } ne peut pas être dans les deux pioches.
sf-f-no-cards = Il n'y a aucune carte à jouer.
sf-f-deck-too-small = Place { $seat } : la pioche a { $cards } cartes ; il en faut au moins { $least }.
sf-f-no-such-deck = Place { $seat } : il n'y a pas de pioche toute prête { $deck }.
sf-f-no-decks = La Guerre Totale demande la pioche de chaque place.
sf-f-decks-not-in-mode = Les pioches personnelles sont pour la Guerre Totale seulement.
sf-f-cards-not-wanted = Une liste de cartes communes n'est prévue que pour l'Entraînement et l'Escarmouche sans position.
sf-f-no-rounds = La limite de manches est à zéro.
sf-f-compensation = La compensation dépasse { $most }.
sf-f-round = Manche { $round } : les manches vont de 1 à { $most }.
sf-f-offset = Le décalage { $offset } dépasse { $most } dans un sens ou l'autre.
sf-f-piles = { $found ->
    [one] Une pioche donnée
   *[other] { $found } pioches données
} ; ce mode en a { $wanted }.
sf-f-sector-full = Place { $seat }, secteur { $sector } : { $cards } cartes sur { $slots } emplacements.
sf-f-no-name = Place { $seat }, secteur { $sector }, emplacement { $slot } : la carte n'a pas de nom.
sf-f-damage = Place { $seat }, secteur { $sector }, emplacement { $slot } : plus de dégâts que de Chasseurs, ou plus aucun Chasseur intact.
sf-f-screens = Place { $seat }, secteur { $sector }, emplacement { $slot } : plus de marqueurs que d'écrans.
sf-f-promised = { $promised } cartes doivent être mises à côté, mais la pioche n'en a que { $pile }.
sf-f-passed = Les deux places ont passé, ou celle qui doit jouer a passé.
sf-f-not-remade = La pioche ne peut pas contenir { $card } : elle n'était pas parmi les cartes dont la pioche est faite.
sf-f-places = La vue ne tombe pas juste : { $places } places pour { $cards } cartes non vues.
sf-f-contradiction = La vue se contredit : { $what }.

## Le plateau dessiné.

sf-b-round = manche { $round }
sf-b-phase-cruiser = choix des Croiseurs
sf-b-phase-deploy = déploiement
sf-b-phase-battle = bataille
sf-b-phase-reinforce = renforts
sf-b-phase-over = terminée
sf-b-hand = main { $cards }
sf-b-aside = à côté { $cards }
sf-b-marker = initiative
sf-b-passed = passé
sf-b-no-cruiser = pas encore de Croiseur
sf-b-piles = Pioche { $pile }, défausse { $discard }
sf-b-piles-own = Pioche { $pile } ({ $theirs }), défausse { $discard } ({ $lost })
sf-b-legend = ^ Chasseur  x endommagé  [recouvert]  .2. libre  + symbole Pioche  2 : (1) tirs
sf-b-back = verso
sf-b-your-hand = Main
sf-b-empty-hand = aucune carte
sf-b-screens = ÉCR{ $n }
sf-b-field = CHAMP
sf-t-draw = PIO
sf-t-lateral = LAT
sf-t-vertical = VERT
sf-t-free = LIB
sf-t-pivot = PIV
sf-t-destroy = DÉTR
sf-t-hit-enemy = CRO
sf-t-hit-own = SIEN
sf-t-flip = RET
sf-t-hit-fighter = TIR
