# X-Wing, the whole game: questions, choices, events.

xwg-nothing = nothing
xwg-name = { $name }
xwg-primary = the primary weapon
xwg-primary-other = primary weapon { $n }
xwg-way = { $way ->
    [left] left
    [right] right
    [fore] fore
    [aft] aft
    [ahead] straight ahead
   *[other] { $way }
}
xwg-bend = { $way }, bending { $bend }
xwg-act-on = { $action }: { $what }
xwg-act-repair = repair { $card }
xwg-means = { $means ->
    [focus] a focus token
    [calculate] a calculate token
    [force] the Force
    [evade] an evade token
    [lock] the lock
    [gas] the gas cloud
   *[effect] a card or ability
}

xwg-a-zone = anywhere within range 1 of the edge: { $ship }
xwg-q-place = Where is { $ship } placed?
xwg-q-dials = Set your dials.
xwg-q-next = Which of your ships is next?
xwg-q-system = { $ship }: decloak or drop a device?
xwg-q-slot = { $ship }: which slot?
xwg-q-act = { $ship }: which action?
xwg-q-fire = { $ship }: attack whom?
xwg-q-modify = { $ship }: change the { $dice ->
    [attack] attack dice ({ $reds })
   *[defense] defense dice ({ $greens } against { $reds })
}?
xwg-q-reds = { $n ->
    [one] One attack die is rolled.
   *[other] { $n } attack dice are rolled.
}
xwg-q-greens = { $n ->
    [one] One defense die is rolled.
   *[other] { $n } defense dice are rolled.
}
xwg-q-die = { $n ->
    [one] One attack die is rolled for { $ship }.
   *[other] { $n } attack dice are rolled for { $ship }.
}
xwg-q-card = A damage card is turned up for { $ship }.
xwg-q-discard = A discarded damage card is turned up before the deck is shuffled.
xwg-q-solo = The solo system rolls for { $ship }.
xwg-q-over = The match is over.

xwg-c-place = { $ship } at { $x }, { $y } mm, { $degrees }°
xwg-c-dial = { $ship }: { $what }
xwg-c-decloak = decloak { $what }
xwg-c-drop = drop { $what }
xwg-c-slot = { $slot ->
    [forward] the forward slot
    [back] the back slot
   *[middle] the middle slot
}
xwg-c-fire = fire at { $target } with { $weapon }
xwg-c-change = use { $what }
xwg-c-reroll = reroll { $focus } focus and { $blank } blank by { $what }
xwg-c-pass = pass

xwg-o-approach = { $defense } and { $attack }
xwg-o-bombs = { $n } hits or crits
xwg-o-lot = option { $n }

xwg-e-placed = { $ship } is placed.
xwg-e-phase = Round { $round }: { $phase ->
    [setup] set-up
    [planning] Planning Phase
    [system] System Phase
    [activation] Activation Phase
    [engagement] Engagement Phase
   *[end] End Phase
}
xwg-e-dial = The dial of { $ship } is set.
xwg-e-revealed = { $ship } reveals { $what }.
xwg-e-instead = { $ship } flies { $what } instead.
xwg-e-moved = { $full ->
    [yes] { $ship } flies { $what }.
   *[no] { $ship } is stopped in { $what } and touches { $touching }.
}
xwg-e-left = { $how ->
    [destroyed] { $ship } is destroyed.
    [returned] { $ship } has returned.
   *[other] { $ship } has fled.
}
xwg-e-solo = { $ship }: { $parts }
xwg-e-rolled = { $why ->
    [obstacle] { $ship } meets an obstacle
    [card] A damage card of { $ship }
   *[device] A device hits { $ship }
}: { $face }.
xwg-token = { $token ->
    [focus] focus
    [evade] evade
    [calculate] calculate
    [reinforce-fore] reinforce (fore)
    [reinforce-aft] reinforce (aft)
    [cloak] cloak
    [stress] stress
    [ion] ion
    [strain] strain
    [deplete] deplete
    [disarm] disarm
    [jam] jam
   *[tractor] tractor
}
xwg-e-gained = { $ship } gains { $n } { $token }.
xwg-e-lost = { $ship } loses { $n } { $token }.
xwg-e-force = { $ship } spends one Force.
xwg-e-performed = { $ship }: { $what }.
xwg-e-failed = { $ship }: { $what } fails.
xwg-e-repositioned = { $ship } stands at { $x }, { $y } mm now.
xwg-e-unlocked = { $ship } loses its lock.
xwg-e-declared = { $ship } attacks { $target } with { $weapon }: range { $range }, { $n ->
    [one] one die
   *[other] { $n } dice
}{ $obstructed ->
    [yes] , obstructed.
   *[no] .
}
xwg-e-held = { $ship } does not attack.
xwg-e-reds = Attack dice{ $again ->
    [yes] , rerolled
   *[no] {""}
}: { $roll }.
xwg-e-greens = Defense dice{ $again ->
    [yes] , rerolled
   *[no] {""}
}: { $roll }.
xwg-e-changed = { $ship } uses { $means }. Attack: { $reds }; defense: { $greens }.
xwg-e-shield = { $ship } loses a shield.
xwg-e-down = { $ship } is dealt a damage card face down.
xwg-e-up = { $ship } is dealt { $card }.
xwg-e-repaired = { $ship } turns { $card } down.
xwg-e-reshuffled = { $solo ->
    [yes] The solo side's damage deck is shuffled anew.
   *[no] The player side's damage deck is shuffled anew.
}
xwg-e-turned-up = { $card } was among the discarded cards.
xwg-e-dropped = { $ship } drops { $card }.
xwg-e-not-dropped = { $ship } cannot drop { $card } here.
xwg-e-detonated = { $card } goes off.
xwg-e-decloaked = { $done ->
    [yes] { $ship } decloaks.
   *[no] { $ship } cannot decloak there.
}
xwg-ending = { $outcome ->
    [player] The player side has the field.
    [solo] The solo side has the field.
    [draw] Nobody is left: a draw.
   *[time] The last round is over: nobody has won.
}

xwg-r-not-asked = That is not asked now.
xwg-r-ship = { $ship } is not the ship that is asked about.
xwg-r-dial = The dial has no such maneuver.
xwg-r-outside = The base must lie wholly within range 1 of the edge.
xwg-r-overlaps = { $ship } stands there.
xwg-r-bar = The ship does not have this action now.
xwg-r-performed = The action was performed in this round already.
xwg-r-force = There is no Force to pay for it.
xwg-r-target = There is nothing to do it to.
xwg-r-taken = That slot is not free.
xwg-r-shot = That weapon cannot fire at that ship.
xwg-r-use = That would change nothing.
xwg-r-charge = There is no charge left, or it is no device.

xwg-f-name = { $what } is no name of its own.
xwg-f-ship = No pilot or ship is called { $what }.
xwg-f-card = No card is called { $what }.
xwg-f-not-played = { $what } is not played here yet.
xwg-f-too-many = Too many: { $what }.
xwg-f-no-ship = { $what ->
    [player] The player side has no ship.
   *[solo] The solo side has no ship.
}
xwg-f-seat = Seat { $n } has no ship, or is none.
xwg-f-overlaps = { $what } stands on { $other }.
xwg-f-off-table = { $what } is off the table.
xwg-f-token = No obstacle is called { $what }.
xwg-f-numbers = { $what } has numbers that no such ship has.
xwg-f-impossible = The lock or the turret of { $what } is not possible.
xwg-f-view = That is no view of this game.


xwg-preset-first-flight = First flight
xwg-preset-first-flight-note = One X-wing against two TIE fighters that fly by Solo Alpha.
xwg-preset-patrol = Patrol
xwg-preset-patrol-note = An X-wing and a B-wing of one person against four ships that fly by Solo Alpha.
xwg-preset-wing = Two wingmen
xwg-preset-wing-note = Two people with one ship each, against four ships that fly by Solo Alpha.
xwg-b-ship = { $name } { $kind }, I{ $initiative }, { $x } { $y } mm, { $degrees }°, shields { $shields }, hull { $hull }
xwg-b-token = { $n } { $token }
xwg-e-neutralized = { $roll } get through to { $ship }.
xwg-e-missed = Nothing gets through to { $ship }.
xwg-no-dice = no dice
xwg-dice = { $faces }
xwg-die = { $n } { $face ->
    [crit] crit
    [hit] hit
    [evade] evade
    [focus] focus
   *[blank] blank
}
