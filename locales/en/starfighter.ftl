# Starfighter. Sectors count from their owner's left, from one; slots from the bottom, from nought, as the levels do.

## Words that other sentences are made of.

# who: you, rival, other (told to somebody without a seat); n: the number of the seat.
sf-subject = { $who ->
    [you] You
    [rival] Your rival
   *[other] Player { $n }
}
sf-card = { $name }
sf-card-hidden = a card lying back up
sf-card-back = { $name } (back up)
sf-spot = { $who ->
    [you] your sector { $sector }, slot { $slot }
    [rival] the rival's sector { $sector }, slot { $slot }
   *[other] sector { $sector } of player { $n }, slot { $slot }
}
sf-sector = { $who ->
    [you] your sector { $sector }
    [rival] the rival's sector { $sector }
   *[other] sector { $sector } of player { $n }
}
sf-half-top = half printed above
sf-half-bottom = half printed below
sf-half-high = high half
sf-half-low = low half
sf-fx-draw = draw
sf-fx-lateral = lateral move
sf-fx-vertical = vertical move
sf-fx-free = free move
sf-fx-pivot = pivot
sf-fx-destroy = destruction
sf-fx-hit-enemy = hit on the enemy cruiser
sf-fx-hit-own = hit on the own cruiser
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
sf-preset-training-note = Forty green cards, the cruisers Ares and Athena, one pile for both. The way to begin.
sf-preset-skirmish = Skirmish
sf-preset-skirmish-note = All cards and all cruisers, one pile for both.
sf-preset-total-war = Total War
sf-preset-total-war-note = Each with a deck of their own, at least 25 cards, none twice.

## Questions.

sf-q-cruiser = Which cruiser do you take?
sf-q-cruiser-wait = { sf-subject } chooses a cruiser.
sf-q-deploy = Lay a card, or pass?
sf-q-deploy-wait = { sf-subject } lays a card or passes.
sf-q-order = Several effects became visible together. Which comes first?
sf-q-order-wait = { sf-subject } orders the effects.
sf-q-target = { $card } shows { $effect }. Aimed at what?
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
        [rival] your rival
       *[other] player { $n }
    } take from aside?
   *[no] Which card did { $who ->
        [you] you
        [rival] your rival
       *[other] player { $n }
    } draw?
}
sf-q-settle = Which card of the old pile lies aside for { $who ->
    [you] you
    [rival] your rival
   *[other] player { $n }
}? Nobody may look.
sf-q-over = The match is over.

## Choices, short as on a button.

sf-c-cruiser = { $cruiser }: armour { $armour }, slots { $slots }
sf-c-pass = Pass
sf-c-play = { $card } up on sector { $sector }, slot { $slot }
sf-c-play-back = { $card } back up on sector { $sector }, slot { $slot }
sf-c-first = { $effect } of { $card }, { $half }
sf-c-target = { $card }, { $spot }
sf-c-move = { $card }, { $spot }, to sector { $to }
sf-c-half-high = High half, { $fighters ->
    [0] no whole fighter
    [one] one whole fighter
   *[other] { $fighters } whole fighters
}
sf-c-half-low = Low half, { $fighters ->
    [0] no whole fighter
    [one] one whole fighter
   *[other] { $fighters } whole fighters
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
} { $cruiser }, armour { $armour }.
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
   *[other] , { $aside } from aside
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
} { $card } from aside.
sf-e-taken-hidden = { sf-subject } { $who ->
    [you] take
   *[other] takes
} a card from aside.
sf-e-reshuffled = The pile is empty. { $cards ->
    [one] The one card of the discard becomes
   *[other] The { $cards } cards of the discard become
} the new pile.
sf-e-reshuffled-own = { $who ->
    [you] Your pile is empty.
    [rival] Your rival's pile is empty.
   *[other] The pile of player { $n } is empty.
} { $cards ->
    [one] The one card of the discard becomes
   *[other] The { $cards } cards of the discard become
} the new pile.
sf-e-nothing-left = Pile and discard are empty. { sf-subject } { $who ->
    [you] lose
   *[other] loses
} { $lost ->
    [one] one draw
   *[other] { $lost } draws
}.
sf-e-played = { sf-subject } { $who ->
    [you] lay
   *[other] lays
} { $card } on { $spot }.
sf-e-passed = { sf-subject } { $who ->
    [you] pass
   *[other] passes
}.
sf-e-passed-forced = { sf-subject } can lay no card and { $who ->
    [you] pass
   *[other] passes
}.
sf-e-marker = { sf-subject } { $who ->
    [you] hold
   *[other] holds
} the initiative marker now.
sf-e-revealed = { $card }, { $spot }: { $effect } becomes visible ({ $cause ->
    [played] laid
    [moved] after the move
    [pivoted] after the pivot
    [flipped] after the flip
   *[destroyed] after the destruction
}).
sf-e-ignored = { $card }, { $spot }: { $effect } becomes visible again. { $reason ->
    [limit] It has already fired in this chain, so it does nothing.
    [repeat] The cards lie as they lay before in this chain, so it does nothing.
    [waiting] It still waits its turn and keeps its place.
    [destroyed] Its card is destroyed by the flip, so it does nothing.
   *[room] So many effects wait already that it is lost.
}
sf-e-fired = { $step }. { $effect } of { $card }, { $half }.
sf-e-lost = { $step }. { $effect }: there is no target, so it is lost.
sf-e-aside = One card of the pile goes aside for { $who ->
    [you] you
    [rival] your rival
   *[other] player { $n }
}, unseen.
sf-e-moved = Move: { $card } goes from { $from } to { $to }.
sf-e-pivoted = Pivot: { $card }, { $spot }, is turned about.
sf-e-flipped = { $card }, { $spot }, { $face ->
    [recto] is turned face up
   *[verso] is turned back up
}.
sf-e-damaged = Damage to { $card }, { $spot }: { $markers ->
    [one] one marker
   *[other] { $markers } markers
} on { $on ->
    [screens] its screens
    [top] fighters of the half printed above
   *[bottom] fighters of the half printed below
}{ $why ->
    [combat] {""}
    [effect] , by an effect
   *[flip] , kept through the flip
}.
sf-e-absorbed = { $card }, { $spot }: the force field takes the other { $markers }.
sf-e-destroyed = { $card }, { $spot }, is destroyed.
sf-e-armour = { $who ->
    [you] Your cruiser loses
    [rival] Your rival's cruiser loses
   *[other] The cruiser of player { $n } loses
} { $points } of its armour; { $left } left.
sf-e-shifted = { sf-subject } { $shift ->
    [stay] { $who ->
        [you] let
       *[other] lets
    } the cruiser stay
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
    [one] One marker leaves
   *[other] { $screens } markers leave
} the screens: they are whole again.
sf-e-ended = { $result ->
    [you] You win.
    [rival] Your rival wins.
    [one] Player 1 wins.
    [two] Player 2 wins.
   *[nobody] A draw.
} { $rule ->
    [armour] Armour left: { $armours }.
    [cards] Armour is equal at { $armours }; cards: { $cards }.
    [rounds] The last round is over. Armour left: { $armours }.
   *[draw] Armour is equal at { $armours }, and so are the cards: { $cards }.
}

## How it ended, told briefly.

sf-end = { $result ->
    [you] You win
    [rival] Your rival wins
    [one] Player 1 wins
    [two] Player 2 wins
   *[nobody] A draw
}{ $rule ->
    [armour] : more armour is left.
    [cards] : armour is equal, more cards are left.
    [rounds] : the last round is over.
   *[draw] : armour and cards are equal.
}

## Refusals.

sf-r-not-asked = You are not asked anything now.
sf-r-other-question = That answers another question than the one that is open.
sf-r-no-such-cruiser = There is no cruiser { $cruiser } in this mode.
sf-r-cruiser-taken = { $cruiser } is the other face of a board in use; with one box it cannot be taken.
sf-r-not-in-hand = { $card } is not in your hand.
sf-r-sector-full = Sector { $sector } is full: its { $slots } slots are taken.
sf-r-wrong-level = { $card }, level { $level }, needs slot { $level }; the next free slot of this sector is { $slot }. It can be laid back up.
sf-r-not-waiting = No { $effect } of { $card }, { $half }, waits now.
sf-r-no-card-there = No card lies there: { $spot }.
sf-r-destination = { $needed ->
    [yes] A { $effect } needs a sector to go to.
   *[no] A { $effect } moves nothing, so it takes no destination.
}
sf-r-already-on-top = The card at { $spot } is on top already and would not move.
sf-r-not-on-top = The card at { $spot } is covered. Only the top card of a sector can be hit.
sf-r-not-adjacent = Sector { $to } does not touch sector { $from }. A lateral move goes one sector to the left or right.
sf-r-destination-full = Sector { $to } is full.
sf-r-no-fighter-there = The { $half } has no whole fighter.
sf-r-too-far = Then { $facing ->
    [one] only one sector
   *[other] only { $facing } sectors
} would face each other; two are needed.

## Faults of set-ups, positions and views.

sf-f-no-such-seat = There is no seat { $seat }; this table has seats 0 and 1.
sf-f-no-such-cruiser = Seat { $seat }: there is no cruiser { $cruiser }.
sf-f-cruiser-not-in-mode = Seat { $seat }: the cruiser { $cruiser } is not used in this mode.
sf-f-cruiser-twice = With one box both seats cannot use the board of { $cruiser }.
sf-f-no-cruiser = Seat { $seat }: a position names the cruiser of each seat.
sf-f-no-such-card = There is no card { $card }.
sf-f-card-not-in-mode = The card { $card } is not used in this mode.
sf-f-card-twice = The card { $card } is listed twice.
sf-f-card-in-both-decks = With one box the card { $card } cannot be in both decks.
sf-f-no-cards = There are no cards to play with.
sf-f-deck-too-small = Seat { $seat }: the deck has { $cards } cards; at least { $least } are needed.
sf-f-no-such-deck = Seat { $seat }: there is no ready deck { $deck }.
sf-f-no-decks = Total War needs the decks of both seats.
sf-f-decks-not-in-mode = Decks are for Total War only.
sf-f-cards-not-wanted = A list of common cards is for Training and Skirmish without a position.
sf-f-no-rounds = The round limit is nought.
sf-f-compensation = The compensation is more than { $most }.
sf-f-round = Round { $round }: rounds go from 1 to { $most }.
sf-f-offset = The offset { $offset } is more than { $most } either way.
sf-f-piles = { $found ->
    [one] One pile
   *[other] { $found } piles
} given; this mode has { $wanted }.
sf-f-sector-full = Seat { $seat }, sector { $sector }: { $cards } cards on { $slots } slots.
sf-f-no-name = Seat { $seat }, sector { $sector }, slot { $slot }: the card has no name.
sf-f-damage = Seat { $seat }, sector { $sector }, slot { $slot }: more damage than fighters, or no fighter left whole.
sf-f-screens = Seat { $seat }, sector { $sector }, slot { $slot }: more markers on screens than screens.
sf-f-promised = { $promised } cards are promised aside, the pile has { $pile }.
sf-f-passed = Both seats have passed, or the seat that is asked has passed.
sf-f-not-remade = The pile cannot hold { $card }: it was not among the cards the pile was made of.
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
