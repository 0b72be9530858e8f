# The Lost Temple. Names of figures and things come from the theme of the match (temple-names.ftl); pass, console, barrier
# and stairs bring their article.

## The words the other sentences are made of.

# A name of content that is not part of the program.
tp-own-name = { $name }
# Events stored by version 0.1 have a name as one argument per language.
tp-name = { $en }
# who: you, rival, other (told to somebody without a seat); n: the number of the seat.
tp-subject = { $who ->
    [you] You
    [rival] Your opponent
   *[other] Player { $n }
}
tp-figure-numbered = { $name } no. { $n }
tp-figure-unknown = figure { $n }
tp-vault = { $vault } { $n }

## Ready set-ups.

tp-preset-lost-temple = The Lost Temple
tp-preset-lost-temple-note = The map of the adventure: 34 by 22 squares, two teams of four, an hour and a half.
tp-preset-outpost = The Outpost
tp-preset-outpost-note = A small map of our own: 18 by 14 squares, twenty minutes.
tp-preset-under-the-ice = The Outpost, under the ice
tp-preset-under-the-ice-note = The small map with the names of a theme of our own.

## Questions.

tp-q-contest = Each player rolls a ten-sided die: the higher one chooses a side and plays first.
tp-q-side = Which side do you play?
tp-q-side-wait = { tp-subject } chooses a side.
tp-q-place = Where do you place { $figure }?
tp-q-place-wait = { tp-subject } places { $figure }.
tp-q-arrange = Move a figure ({ $changes } changes left), or are you ready?
tp-q-arrange-wait = { tp-subject } may still change { $changes ->
    [one] one place
   *[other] { $changes } places
}.
tp-q-top = Which figure do you activate?
tp-q-top-wait = { tp-subject } chooses a figure.
tp-q-arrive = On which start square does { $figure } arrive?
tp-q-arrive-wait = { tp-subject } chooses where { $figure } arrives.
tp-q-take = { $figure } can take { $pass }. Take it?
tp-q-take-wait = { tp-subject } decides whether { $figure } takes { $pass }.
tp-q-walk = { $figure } on { $square }, { $points ->
    [one] one point
   *[other] { $points } points
}: where to?
tp-q-walk-wait = { tp-subject } moves { $figure } ({ $square }, { $points ->
    [one] one point
   *[other] { $points } points
}).
tp-q-meet = { $figure } comes into contact with an enemy. Attack in passing?
tp-q-meet-wait = { tp-subject } decides whether { $figure } attacks in passing.
tp-q-answer = { $mover } passes { $figure } and does not attack. Does { $figure } attack?
tp-q-answer-wait = { tp-subject } decides whether { $figure } attacks { $mover }.
tp-q-clash = { $attacker } { $reach ->
    [melee] strikes
   *[ranged] shoots at
} { $defender }: die + { $attack } against die + { $defence }, { $hits } % to hit.
tp-q-wound = { $figure } is hit: { $wound } life for each point of the four-sided die.
tp-q-intervene = { $figure } on { $square }: what does it do?
tp-q-intervene-wait = { tp-subject } decides what { $figure } does on { $square }.
tp-q-roll-call = A ten-sided die for { $figure } as a reinforcement.
tp-q-roll-reprogram = A ten-sided die: { $figure } reprograms { $whom }.
tp-q-roll-hack = A ten-sided die: { $figure } hacks the console.
tp-q-roll-heal = A ten-sided die: { $figure } heals { $whom }.
tp-q-roll-repair = A ten-sided die: { $figure } repairs { $whom }.
tp-q-search = A four-sided die: { $figure } searches { $vault }.
tp-q-over = The match is over.

## Choices, short as on a button.

tp-c-side = { $side }
tp-c-place = { $figure } on { $square }
tp-c-ready = Ready
tp-c-call = Call { $figure } ({ $needed } or more)
tp-c-activate = { $figure }, { $square }
tp-c-end-turn = End the turn; the others do nothing
tp-c-walk = To { $square }, { $cost ->
    [one] one point
   *[other] { $cost } points
}
tp-c-walk-meets = { $walk }; in contact with { $met }
tp-c-walk-path = Along { $path }
tp-c-stop = Stay on { $square }
tp-c-take = { $takes ->
    [yes] Take { $pass }
   *[no] Leave { $pass }
}
tp-c-meet = Attack { $figure } on { $square } in passing: { $hits } % ({ $attack } against { $defence })
tp-c-meet-not = Do not attack { $figure }
tp-c-answer = Attack { $figure }: { $hits } %
tp-c-answer-not = Let it pass
tp-c-attack = { $reach ->
    [melee] Strike { $figure } on { $square }
   *[ranged] Shoot { $figure } on { $square }
}: { $hits } % ({ $attack } against { $defence }{ $cover ->
    [0] {""}
    [one] , one figure in the line
   *[other] , { $cover } figures in the line
})
tp-c-door = { $open ->
    [yes] Close the door { $door }
   *[no] Open the door { $door }
}
tp-c-give = Give { $pass } to { $figure }
tp-c-search = Search { $vault }
tp-c-reprogram = Reprogram { $figure }
tp-c-hack = Switch off { $barrier }
tp-c-heal = Heal { $figure }
tp-c-repair = Repair { $figure }
tp-c-power = { $power }
tp-c-power-on = { $power }: { $what }
tp-c-rest = Rest next to { $figure }
tp-c-done = Nothing more
tp-a-walks = { $figure }: any path of { $points ->
    [one] one point
   *[other] { $points } points
} at most
tp-o-sides = Player 1: { $a }, player 2: { $b }
tp-o-clash = Attacker { $a }, defender { $b }
tp-o-d4 = { $die } on the four-sided die
tp-o-d10 = { $die } on the ten-sided die

## What happened.

tp-e-rolled = For the choice of sides player 1 rolls { $a }, player 2 rolls { $b }. { $result ->
    [you] You choose.
    [rival] Your opponent chooses.
    [other] Player { $n } chooses.
   *[nobody] A tie: roll again.
}
tp-e-took-side = { tp-subject } { $who ->
    [you] play
   *[other] plays
} { $side }.
tp-e-placed = { $figure } is placed on { $square }.
tp-e-ready = { tp-subject } { $who ->
    [you] are
   *[other] is
} ready.
tp-e-turn = Turn { $turn }, { $side }.
tp-e-activated = { $figure } is activated.
tp-e-turn-ended = { $side }: the figures not yet activated do nothing.
tp-e-walked = { $figure } walks from { $from } to { $to }{ $left ->
    [0] {""}
    [one] , one point left
   *[other] , { $left } points left
}.
tp-e-pass-found = { $figure } finds { $pass } in { $vault }.
tp-e-pass-taken = { $figure } takes { $pass }.
tp-e-pass-left = { $figure } leaves { $pass }.
tp-e-pass-given = { $from } gives { $pass } to { $to }.
tp-e-pass-dropped = { $pass } lies on { $square }.
tp-e-pact = { $mover } and { $enemy } do not attack each other.
tp-e-attacked = { $attacker } { $reach ->
    [melee] strikes
   *[ranged] shoots at
} { $defender }{ $passing ->
    [yes] {" "}in passing
   *[no] {""}
}: { $attackdie } + { $attack } = { $attacktotal } against { $defencedie } + { $defence } = { $defencetotal }{ $cover ->
    [0] {""}
    [one] , one figure in the line
   *[other] , { $cover } figures in the line
}. { $hit ->
    [yes] A hit.
   *[no] A miss.
}
tp-e-wounded = { $acid ->
    [yes] Acid.{" "}
   *[no] {""}
}{ $figure } loses { $lost } life, { $left } left.
tp-e-mended = { $figure } regains { $gained } life, { $now } now.
tp-e-fell = { $figure } is defeated.
tp-e-door = { $figure } { $open ->
    [yes] opens
   *[no] closes
} the door { $door }.
tp-e-searched = { $figure } searches { $vault } and rolls { $die }: { $die ->
    [1] nothing.
    [2] a stimulant.
    [3] a trap.
   *[other] it is there.
}
tp-e-tried = { $what ->
    [call] { $figure } is called
    [reprogram] { $figure } reprograms
    [hack] { $figure } hacks the console
    [heal] { $figure } heals
   *[repair] { $figure } repairs
}: { $die } + { $skill } = { $total }, { $needed } needed. { $success ->
    [yes] Success.
   *[no] Failure.
}
tp-e-reprogrammed = { $figure } changes sides: { $side }.
tp-e-ruined = { $figure } is out of order: nobody can reprogram it any more.
tp-e-barrier = { $where ->
    [left] On the left
   *[right] On the right
} { $barrier } goes off.
tp-e-used = { $figure } uses { $power }.
tp-e-arrived = { $figure } arrives on { $square }.
tp-e-won = { $side }: { $rule ->
    [stairs] the stairs are reached, the mission is accomplished, the match is won.
   *[wiped] the last side standing, the match is won.
}
tp-e-drawn = { $rule ->
    [limit] The last turn is over: a draw.
   *[stale] Nobody can accomplish the mission or fight any more: a draw.
}

## How it ended, told briefly.

tp-end = { $result ->
    [you] You win
    [rival] Your opponent wins
    [other] Player { $n } wins
   *[nobody] A draw
}{ $rule ->
    [stairs] : the mission is accomplished.
    [wiped] : nobody else is left.
    [limit] : the last turn is over.
   *[stale] : nobody can win any more.
}

## Refusals.

tp-r-not-asked = That is not an answer to the current question.
tp-r-no-figure = { $figure } is not available for that.
tp-r-not-yours = { $figure } is not yours.
tp-r-played = { $figure } has already been activated this turn.
tp-r-friend = { $figure } is on your own side.
tp-r-enemy-near = { $figure } is in contact: a figure with an enemy next to it cannot shoot.
tp-r-far = { $figure } on { $square } is not in contact.
tp-r-unseen = There is no line of sight from { $from } to { $figure } on { $square }.
tp-r-unhurt = { $figure } is not wounded.
tp-r-wrong-kind = That cannot be done with { $figure }.
tp-r-tried = { $figure } has already tried that this turn.
tp-r-square = { $why ->
    [diagonal] The corner at { $square } is not free on both sides.
    [shut] A wall, a closed door or a barrier is in front of { $square }.
    [blocked] Somebody blocks the way on { $square }.
    [ally] An ally is on { $square }: you can pass through, but not stop there.
   *[start] { $square } is not one of your free start squares.
}
tp-r-costs = That way costs { $cost ->
    [one] one point
   *[other] { $cost } points
}; { $points ->
    [0] none is left
    [one] one is left
   *[other] { $points } are left
}.
tp-r-lacks = { $what ->
    [actions] No action is left.
    [pass] A figure must carry the pass to give it.
    [hack] The console needs computer skill and the pass.
    [computing] Reprogramming needs computer skill.
    [heal] Healing needs that skill on the card.
    [repair] Repairing needs that skill on the card.
    [melee] This figure cannot fight in melee.
    [ranged] This figure has no ranged weapon.
    [force] No Force point is left.
   *[changes] You have no changes of position left.
}
tp-r-not-now = { $what ->
    [kind] Attack, actions, power or rest: only one kind per intervention.
    [vault] Only one vault is left: whoever steps onto it finds the pass without a search.
    [off] This barrier is already off.
    [option] In this match droids do not repair themselves.
    [call] Reinforcements are called before any figure is activated, once a turn, and need a free start square.
    [empty] A move has at least one step; staying is a separate choice.
   *[other] Not now.
}
tp-r-searched = It has already been searched, or there is nothing left to find.
tp-r-nothing-near = { $what ->
    [door] The figure is not next to this door.
    [vault] The figure is neither on this vault nor next to it.
   *[console] The figure is not on a console.
}

## Faults of set-ups, positions and views.

tp-f-map = There is no map { $name }.
tp-f-theme = There is no theme { $name }.
tp-f-turn-limit = The turn limit { $limit } is not between 1 and 999.
tp-f-card = The card { $name } in the options is not playable.
tp-f-figures = { $found } figures given; this map has { $wanted }.
tp-f-role = Figure { $figure } has another role or side than its place in the list.
tp-f-status = Figure { $figure } cannot be in this state.
tp-f-life = Figure { $figure }: its life is zero, or more than on its card.
tp-f-force = Figure { $figure }: more Force than on its card.
tp-f-square = Figure { $figure } is off the map, inside rock or inside a barrier.
tp-f-shared = Figures { $figure } and { $other } are on the same square.
tp-f-door = There is no door { $name }.
tp-f-pass = The pass is with somebody who cannot carry it, or lies where nobody can go.
tp-f-won = The pass is on the stairs: this match is over.
tp-f-seat = There is no seat { $seat }; this match has seats 0 and 1.
tp-f-turn = Turn { $turn } is zero, or beyond the limit.
tp-f-unknown = Figure { $figure } is not there, or does not belong to that side.

## The drawn board.

tp-b-turn = turn { $turn } of { $limit }: { $side }
tp-b-you = you: { $side }
tp-b-active = Active: { $figure }, { $square }, movement { $movement }, actions { $actions }
tp-b-pass-hidden = Still hidden: { $pass } ({ $left ->
    [one] one place
   *[other] { $left } places
} not searched)
tp-b-pass-carried = With { $figure } on { $square }: { $pass }
tp-b-pass-lies = On { $square }: { $pass }
tp-b-waiting = not placed yet
tp-b-gone = defeated
tp-b-inert = neutral
tp-b-ruined = out of order
tp-b-played = activated
tp-b-force = { $name } { $force }
tp-b-life = { $life } of { $most }
tp-b-signs =
    █ wall  ▣ crate  ░ difficult  1-4 vault  o searched  k console  ‖ barrier  : off
    = stairs  s start  * the pass  & neutral droid  x out of order  + healer
    | _ closed door  ' open door

## What a figure of the machine is after

tp-aim-vault = { $figure } heads for { $vault }
tp-aim-pass = { $figure } goes for { $pass }
tp-aim-console = { $figure } heads for { $console } on the { $at ->
    [left] left
   *[right] right
  }
tp-aim-stairs = { $figure } heads for { $stairs } on the { $at ->
    [left] left
   *[right] right
  }
tp-aim-relay = { $figure } wants to hand { $pass } to { $other }
tp-aim-escort = { $figure } keeps close to { $other }
tp-aim-hunt = { $figure } hunts { $other } for { $pass }
tp-aim-strike = { $figure } attacks { $other }
tp-aim-wake = { $figure } wants to reprogram { $other }
tp-aim-mend = { $figure } looks after { $other }
tp-aim-mend-itself = { $figure } repairs itself
tp-aim-guard = { $figure } is on guard
tp-aim-return = { $figure } is called as a reinforcement
