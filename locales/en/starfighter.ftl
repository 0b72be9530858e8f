# Starfighter. Sectors count from their owner's left, from one; slots from the bottom, from nought, as the levels do.

## Words that other sentences are made of.

# who: you, rival, other (told to somebody without a seat); n: the number of the seat.
sf-subject = { $who ->
    [you] You
    [rival] Your opponent
   *[other] Player { $n }
}
sf-card = { $name }
sf-card-hidden = a face-down card
sf-card-back = { $name } (face down)
sf-spot = { $who ->
    [you] your sector { $sector }, slot { $slot }
    [rival] your opponent's sector { $sector }, slot { $slot }
   *[other] sector { $sector } of player { $n }, slot { $slot }
}
sf-sector = { $who ->
    [you] your sector { $sector }
    [rival] your opponent's sector { $sector }
   *[other] sector { $sector } of player { $n }
}
sf-half-top = upper printed half
sf-half-bottom = lower printed half
sf-half-high = high half
sf-half-low = low half
sf-fx-draw = draw
sf-fx-lateral = lateral move
sf-fx-vertical = vertical move
sf-fx-free = free move
sf-fx-pivot = pivot
sf-fx-destroy = destruction
sf-fx-hit-enemy = hit on the enemy cruiser
sf-fx-hit-own = hit on its own cruiser
sf-fx-flip = flip
sf-fx-hit-fighter = hit on a fighter
sf-fighters = { $fighters ->
    [0] no fighter
    [one] one fighter
   *[other] { $fighters } fighters
}

## Modes and ready set-ups.

sf-mode-training = Training
sf-mode-skirmish = Skirmish
sf-mode-total-war = Total War
sf-preset-training = Training
sf-preset-training-note = Forty green cards, the cruisers Ares and Athena, one shared pile. The best way to begin.
sf-preset-skirmish = Skirmish
sf-preset-skirmish-note = All cards and all cruisers, one shared pile.
sf-preset-total-war = Total War
sf-preset-total-war-note = Each player brings a deck of at least 25 different cards.

## Questions.

sf-q-cruiser = Which cruiser do you take?
sf-q-cruiser-wait = { sf-subject } chooses a cruiser.
sf-q-deploy = Play a card or pass?
sf-q-deploy-wait = { sf-subject } plays a card or passes.
sf-q-order = Several effects became visible at the same time. Which comes first?
sf-q-order-wait = { sf-subject } chooses the order of the effects.
sf-q-target = { $card } shows { $effect }. What is the target?
sf-q-target-wait = { $card } shows { $effect }. { sf-subject } chooses its target.
sf-q-half = { $why ->
    [combat] Combat damage on { $card }, { $spot }: { $left } left.
    [effect] A hit on { $card }, { $spot }.
   *[flip] { $card }, { $spot }, was turned over and keeps its damage: { $left } left.
} Which half takes the next marker?
sf-q-half-wait = { sf-subject } places damage on { $card }, { $spot } ({ $why ->
    [combat] combat
    [effect] effect
   *[flip] flip
}, { $left } left).
sf-q-shift = Shift your cruiser by one sector?
sf-q-shift-wait = { sf-subject } may shift the cruiser.
sf-q-direction = In which order are the combats fought?
sf-q-direction-wait = { sf-subject } chooses the order of the combats.
sf-q-draw = { $aside ->
    [yes] Which card did { $who ->
        [you] you
        [rival] your opponent
       *[other] player { $n }
    } take from the cards set aside?
   *[no] Which card did { $who ->
        [you] you
        [rival] your opponent
       *[other] player { $n }
    } draw?
}
sf-q-settle = Which card of the old pile is set aside for { $who ->
    [you] you
    [rival] your opponent
   *[other] player { $n }
}? Nobody may look.
sf-q-over = The match is over.

## Choices, short as on a button.

sf-c-cruiser = { $cruiser }: armor { $armour }, slots { $slots }
sf-c-pass = Pass
sf-c-play = { $card } face up on sector { $sector }, slot { $slot }
sf-c-play-back = { $card } face down on sector { $sector }, slot { $slot }
sf-c-first = { $effect } of { $card }, { $half }
sf-c-target = { $card }, { $spot }
sf-c-move = { $card }, { $spot }, to sector { $to }
sf-c-half-high = High half, { $fighters ->
    [0] no undamaged fighter
    [one] one undamaged fighter
   *[other] { $fighters } undamaged fighters
}
sf-c-half-low = Low half, { $fighters ->
    [0] no undamaged fighter
    [one] one undamaged fighter
   *[other] { $fighters } undamaged fighters
}
sf-c-shift-left = One sector to the left
sf-c-shift-stay = Stay
sf-c-shift-right = One sector to the right
sf-c-left-to-right = From left to right
sf-c-right-to-left = From right to left
sf-o-dealt = { $card }

## What happened.

sf-e-cruiser-sealed = { sf-subject } { $who ->
    [you] have
   *[other] has
} chosen a cruiser in secret.
sf-e-cruiser-chosen = { sf-subject } { $who ->
    [you] take
   *[other] takes
} { $cruiser }, armor { $armour }.
sf-e-round = Round { $round }. { sf-subject } { $who ->
    [you] hold
   *[other] holds
} the initiative marker.
sf-e-reinforced = { sf-subject } { $who ->
    [you] receive
   *[other] receives
} { $total ->
    [0] no card
    [one] one card
   *[other] { $total } cards
}: { $symbols } for draw symbols{ $aside ->
    [0] {""}
   *[other] , { $aside } set aside earlier
}{ $extra ->
    [0] {""}
   *[other] , { $extra } as compensation
}.
sf-e-drawn = { sf-subject } { $who ->
    [you] draw
   *[other] draws
} { $card }.
sf-e-drawn-hidden = { sf-subject } { $who ->
    [you] draw
   *[other] draws
} a card.
sf-e-taken = { sf-subject } { $who ->
    [you] take
   *[other] takes
} { $card }, set aside earlier.
sf-e-taken-hidden = { sf-subject } { $who ->
    [you] take
   *[other] takes
} a card set aside earlier.
sf-e-reshuffled = The pile is empty. { $cards ->
    [one] The only card of the discard pile becomes
   *[other] The { $cards } cards of the discard pile become
} the new pile.
sf-e-reshuffled-own = { $who ->
    [you] Your pile is empty.
    [rival] Your opponent's pile is empty.
   *[other] The pile of player { $n } is empty.
} { $cards ->
    [one] The only card of the discard pile becomes
   *[other] The { $cards } cards of the discard pile become
} the new pile.
sf-e-nothing-left = The pile and the discard pile are empty. { sf-subject } { $who ->
    [you] lose
   *[other] loses
} { $lost ->
    [one] one draw
   *[other] { $lost } draws
}.
sf-e-played = { sf-subject } { $who ->
    [you] play
   *[other] plays
} { $card } on { $spot }.
sf-e-passed = { sf-subject } { $who ->
    [you] pass
   *[other] passes
}.
sf-e-passed-forced = { sf-subject } cannot play a card and { $who ->
    [you] pass
   *[other] passes
}.
sf-e-marker = { sf-subject } { $who ->
    [you] hold
   *[other] holds
} the initiative marker from now on.
sf-e-revealed = { $card }, { $spot }: { $effect } becomes visible ({ $cause ->
    [played] just played
    [moved] after the move
    [pivoted] after the pivot
    [flipped] after the flip
   *[destroyed] after the destruction
}).
sf-e-ignored = { $card }, { $spot }: { $effect } becomes visible again. { $reason ->
    [limit] It has already fired in this chain, so it does nothing.
    [repeat] The cards are arranged as they were earlier in this chain, so it does nothing.
    [waiting] It is still waiting for its turn and keeps its place.
    [destroyed] Its card is destroyed by the flip, so it does nothing.
   *[room] Too many effects are already waiting, so it is lost.
}
sf-e-fired = { $step }. { $effect } of { $card }, { $half }.
sf-e-lost = { $step }. { $effect }: there is no target, so it is lost.
sf-e-aside = One card of the pile is set aside for { $who ->
    [you] you
    [rival] your opponent
   *[other] player { $n }
}, unseen.
sf-e-moved = Move: { $card } goes from { $from } to { $to }.
sf-e-pivoted = Pivot: { $card }, { $spot }, is turned upside down.
sf-e-flipped = { $card }, { $spot }, { $face ->
    [recto] is turned face up
   *[verso] is turned face down
}.
sf-e-damaged = Damage to { $card }, { $spot }: { $markers ->
    [one] one marker
   *[other] { $markers } markers
} on { $on ->
    [screens] its screens
    [top] fighters of the upper printed half
   *[bottom] fighters of the lower printed half
}{ $why ->
    [combat] {""}
    [effect] , by an effect
   *[flip] , kept after the flip
}.
sf-e-absorbed = { $card }, { $spot }: the force field absorbs the other { $markers }.
sf-e-destroyed = { $card }, { $spot }, is destroyed.
sf-e-armour = { $who ->
    [you] Your cruiser loses
    [rival] Your opponent's cruiser loses
   *[other] The cruiser of player { $n } loses
} { $points } of its armor; { $left } left.
sf-e-shifted = { sf-subject } { $shift ->
    [stay] { $who ->
        [you] keep
       *[other] keeps
    } the cruiser in place
    [left] { $who ->
        [you] shift
       *[other] shifts
    } the cruiser one sector to the left
   *[right] { $who ->
        [you] shift
       *[other] shifts
    } the cruiser one sector to the right
}. { $facing } sectors face each other.
sf-e-direction = { sf-subject } { $who ->
    [you] have
   *[other] has
} the combats fought { $direction ->
    [left] from left to right
   *[right] from right to left
}.
sf-e-combat = Combat: { $one } shows { $shots }, { $two } shows { $answers }.
sf-e-screens = { $screens ->
    [one] One marker is removed
   *[other] { $screens } markers are removed
} from the screens: they are restored.
sf-e-ended = { $result ->
    [you] You win.
    [rival] Your opponent wins.
    [one] Player 1 wins.
    [two] Player 2 wins.
   *[nobody] A draw.
} { $rule ->
    [armour] Armor left: { $armours }.
    [cards] Armor is equal at { $armours }; cards: { $cards }.
    [rounds] The last round is over. Armor left: { $armours }.
   *[draw] Armor is equal at { $armours }, and so are the cards: { $cards }.
}

## How it ended, told briefly.

sf-end = { $result ->
    [you] You win
    [rival] Your opponent wins
    [one] Player 1 wins
    [two] Player 2 wins
   *[nobody] A draw
}{ $rule ->
    [armour] : more armor is left.
    [cards] : armor is equal, more cards are left.
    [rounds] : the last round is over.
   *[draw] : armor and cards are equal.
}

## Refusals.

sf-r-not-asked = You have no question to answer right now.
sf-r-other-question = That is not an answer to the current question.
sf-r-no-such-cruiser = There is no cruiser { $cruiser } in this mode.
sf-r-cruiser-taken = { $cruiser } is the other face of a board already in use; with one box it is not available.
sf-r-not-in-hand = { $card } is not in your hand.
sf-r-sector-full = Sector { $sector } is full: its { $slots } slots are taken.
sf-r-wrong-level = { $card }, level { $level }, needs slot { $level }; the next free slot of this sector is { $slot }. It can be played face down.
sf-r-not-waiting = No { $effect } of { $card }, { $half }, is waiting now.
sf-r-no-card-there = There is no card there: { $spot }.
sf-r-destination = { $needed ->
    [yes] A { $effect } needs a sector to go to.
   *[no] A { $effect } moves nothing, so it takes no destination.
}
sf-r-already-on-top = The card at { $spot } is already on top and would not move.
sf-r-not-on-top = The card at { $spot } is covered. Only the top card of a sector can be hit.
sf-r-not-adjacent = Sector { $to } is not next to sector { $from }. A lateral move goes one sector to the left or right.
sf-r-destination-full = Sector { $to } is full.
sf-r-no-fighter-there = The { $half } has no undamaged fighter.
sf-r-too-far = Then { $facing ->
    [one] only one sector
   *[other] only { $facing } sectors
} would face each other; two are needed.

## Faults of set-ups, positions and views.

sf-f-no-such-seat = There is no seat { $seat }; this match has seats 0 and 1.
sf-f-no-such-cruiser = Seat { $seat }: there is no cruiser { $cruiser }.
sf-f-cruiser-not-in-mode = Seat { $seat }: the cruiser { $cruiser } is not used in this mode.
sf-f-cruiser-twice = With one box both seats cannot use the board of { $cruiser }.
sf-f-no-cruiser = Seat { $seat }: a position must name the cruiser of each seat.
sf-f-no-such-card = There is no card { $card }.
sf-f-card-not-in-mode = The card { $card } is not used in this mode.
sf-f-card-twice = The card { $card } is listed twice.
sf-f-card-in-both-decks = With one box the card { $card } cannot be in both decks.
sf-f-no-cards = There are no cards to play with.
sf-f-deck-too-small = Seat { $seat }: the deck has { $cards } cards; at least { $least } are needed.
sf-f-no-such-deck = Seat { $seat }: there is no ready-made deck { $deck }.
sf-f-no-decks = Total War needs the decks of both seats.
sf-f-decks-not-in-mode = Decks are for Total War only.
sf-f-cards-not-wanted = A list of shared cards is only for Training and Skirmish without a position.
sf-f-no-rounds = The round limit is zero.
sf-f-compensation = The compensation is more than { $most }.
sf-f-round = Round { $round }: rounds go from 1 to { $most }.
sf-f-offset = The offset { $offset } is more than { $most } either way.
sf-f-piles = { $found ->
    [one] One pile
   *[other] { $found } piles
} given; this mode has { $wanted }.
sf-f-sector-full = Seat { $seat }, sector { $sector }: { $cards } cards on { $slots } slots.
sf-f-no-name = Seat { $seat }, sector { $sector }, slot { $slot }: the card has no name.
sf-f-damage = Seat { $seat }, sector { $sector }, slot { $slot }: more damage than fighters, or no undamaged fighter left.
sf-f-screens = Seat { $seat }, sector { $sector }, slot { $slot }: more markers on the screens than there are screens.
sf-f-promised = { $promised } cards are to be set aside, but the pile has { $pile }.
sf-f-passed = Both seats have passed, or the seat to play has passed.
sf-f-not-remade = The pile cannot contain { $card }: it was not among the cards the pile was made from.
sf-f-places = The view does not add up: { $places } places for { $cards } unseen cards.
sf-f-contradiction = The view contradicts itself: { $what }.

## The drawn board.

sf-b-round = round { $round }
sf-b-phase-cruiser = choosing cruisers
sf-b-phase-deploy = deployment
sf-b-phase-battle = battle
sf-b-phase-reinforce = reinforcements
sf-b-phase-over = over
sf-b-hand = hand { $cards }
sf-b-aside = aside { $cards }
sf-b-marker = initiative
sf-b-passed = passed
sf-b-no-cruiser = no cruiser yet
sf-b-piles = Pile { $pile }, discard { $discard }
sf-b-piles-own = Pile { $pile } ({ $theirs }), discard { $discard } ({ $lost })
sf-b-legend = ^ fighter  x damaged  [covered half]  .2. free slot  + draw symbol  2:(1) shots
sf-b-back = back
sf-b-your-hand = Hand
sf-b-empty-hand = no card
sf-b-screens = SCR{ $n }
sf-b-field = FIELD
sf-t-draw = DRAW
sf-t-lateral = LAT
sf-t-vertical = VERT
sf-t-free = FREE
sf-t-pivot = PIV
sf-t-destroy = KILL
sf-t-hit-enemy = HIT
sf-t-hit-own = OWN
sf-t-flip = FLIP
sf-t-hit-fighter = SHOT
