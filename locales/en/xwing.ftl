# X-Wing: what the solo system tells about its decisions.

## Words

xw-face = { $face ->
    [evade] evade
    [focus] focus
    [hit] hit
    [crit] critical hit
   *[blank] blank
}
xw-arc = { $arc ->
    [bullseye] bullseye arc
    [front] front arc
    [side] side arc
   *[rear] rear arc
}
xw-maneuver = { $speed } { $bearing ->
    [straight] straight
    [bank] bank
    [turn] turn
    [koiogran] Koiogran turn
    [segnor] Segnor's loop
    [tallon] Tallon roll
    [stationary] stationary
    [reverse-straight] reverse straight
   *[reverse-bank] reverse bank
}{ $side ->
    [left] {" "}left
    [right] {" "}right
   *[none] {""}
} ({ $colour ->
    [blue] blue
    [white] white
    [red] red
   *[purple] purple
})
xw-entry = { $speed ->
    [slowest] slowest
    [average] average
    [fastest] fastest
   *[number] { $number }-speed
}{ $blue ->
    [yes] {" "}blue
   *[no] {""}
} { $bearing ->
    [straight] straight
    [bank] bank
    [turn] turn
    [bank-or-turn] bank or turn
    [advanced] advanced maneuver
   *[straight-stationary-or-reverse] straight, stationary or reverse maneuver
}{ $direction ->
    [towards-tally] {" "}towards its tally
    [away-tally] {" "}away from its tally
    [towards-obstacle] {" "}towards the nearest obstacle
    [away-obstacle] {" "}away from the nearest obstacle
   *[none] {""}
}
xw-action = { $action ->
    [focus] focus
    [evade] evade
    [calculate] calculate
    [lock] lock
    [barrel-roll] barrel roll
    [boost] boost
    [rotate] rotate
    [reinforce] reinforce
    [coordinate] coordinate
    [jam] jam
    [reload] reload
    [slam] SLAM
   *[cloak] cloak
}
xw-plain = { $text }
# Events stored by version 0.1 have a name as one argument per language.
xw-name = { $en }
xw-damage-card = { $card ->
    [panicked-pilot] Panicked Pilot
    [blinded-pilot] Blinded Pilot
    [wounded-pilot] Wounded Pilot
    [stunned-pilot] Stunned Pilot
    [console-fire] Console Fire
    [damaged-engine] Damaged Engine
    [weapons-failure] Weapons Failure
    [hull-breach] Hull Breach
    [structural-damage] Structural Damage
    [damaged-sensor-array] Damaged Sensor Array
    [loose-stabilizer] Loose Stabilizer
    [disabled-power-regulator] Disabled Power Regulator
    [fuel-leak] Fuel Leak
   *[direct-hit] Direct Hit!
}
xw-attitude-word = { $attitude ->
    [defensive] defensive
    [balanced] balanced
   *[offensive] offensive
}
xw-object = { $kind ->
    [ship] { $name }
    [obstacle] obstacle { $name }
    [device] device { $name }
   *[point] the point { $name }
}
xw-seen = { $object } at { $mm } mm
xw-seen-told = { $object }

## Determine Approach

xw-ion = { $ship } is ionized: no roll, no attitude; it flies the ion maneuver, { $maneuver }.
xw-tally-locked = Tally: { $object }, which it has locked ({ $compared }).
xw-tally-near = Tally: { $object }, nearest in the { $arc } at range 0-3 ({ $compared }).{ $drawn ->
    [yes] {" "}Chosen at random among equally close ones.
   *[no] {""}
}
xw-tally-far = Tally: { $object }, nearest in the { $arc } beyond range 3 ({ $compared }).{ $drawn ->
    [yes] {" "}Chosen at random among equally close ones.
   *[no] {""}
}
xw-tally-none = No tally: there is nothing in sight.
xw-chart = Chart: { $arc }{ $extended ->
    [yes] , extended beyond range 3
   *[no] {""}
}.
xw-roll = Dice: { $defense }, { $attack }.
xw-step-colour = Color: { $blue ->
    [yes] blue only
   *[no] any
}, { $count ->
    [0] no maneuver is left
    [one] one maneuver is left
   *[other] { $count } maneuvers are left
}.
xw-step-bearing = Bearing: { $bearing ->
    [straight] straight
    [bank] bank
    [turn] turn
    [bank-or-turn] bank or turn
    [advanced] advanced (Koiogran, Segnor, Tallon, stationary, reverse)
   *[straight-stationary-or-reverse] straight, stationary or reverse
}: { $count ->
    [0] none is left
   *[other] { $left }
}.
xw-step-direction = Direction: to the { $side ->
    [left] left
   *[right] right
}: { $count ->
    [0] none is left
   *[other] { $left }
}.
xw-step-speed = Speed: of { $speeds } { $speed ->
    [slowest] the slowest is { $means }
    [average] the average is { $means }
    [fastest] the fastest is { $means }
   *[number] it is { $means }
}: { $left }.
xw-step-no-speed = Speed: none is left.
xw-step-best = Among several bearings of this speed, the one that satisfies the entry best: { $left }.
xw-entry-selected = Entry: { $entry }: { $maneuver }.
xw-entry-last = Only one left: { $entry }: { $maneuver }.
xw-entry-missing = Entry: { $entry }: not on its dial; the defense die is turned to focus.
xw-entry-red = Entry: { $entry }: { $maneuver }, but it is stressed; the defense die is turned to focus.
xw-entry-purple = Entry: { $entry }: { $maneuver }, but it has no Force; the defense die is turned to focus.
xw-direction = Side: { $object } lies to the { $lies ->
    [left] left
   *[right] right
}: it goes { $goes ->
    [left] left
   *[right] right
}.{ $drawn ->
    [yes] {" "}The side was chosen at random.
   *[no] {""}
}
xw-direction-none = There is no obstacle: the side was chosen at random, it goes { $goes ->
    [left] left
   *[right] right
}.
xw-bank-or-turn = The bank would end { $bank } mm from it, the turn { $turn } mm.
xw-attitude = Attitude: { $attitude }.

## Movement

xw-move-full = It flies { $maneuver } and ends at { $x }, { $y } mm, facing { $heading } degrees.
xw-move-overlap = It flies { $maneuver }, is stopped by { $ships } and ends at { $x }, { $y } mm, facing { $heading } degrees.
xw-move-flee = With { $maneuver } it would leave the table: it stops at the edge, turns { $turn ->
    [left] 90 degrees left
    [right] 90 degrees right
   *[around] 180 degrees
} toward the center, ends at { $x }, { $y } mm, facing { $heading } degrees, and gains a disarm and a stress token.
xw-move-escape = It flies { $maneuver } and escapes from the table.
xw-move-told = It flies { $maneuver }.
xw-slot = Tallon roll: of the three places the { $slot ->
    [forward] forward
    [back] back
   *[middle] middle
} one is taken.
xw-obstacles = On its way it hits { $obstacles }.

## Action

xw-granted = { $source } grants { $action }: { $used ->
    [used] used{ $aim }{ $cost ->
        [force] , for one Force
        [strain] , for a strain token
        [tractor] , for a tractor token
        [calculate] , for a calculate token
       *[nothing] {""}
    }
    [cannot] not possible
    [no-effect] it would have no effect
    [other-attitude] the die says otherwise
   *[not-reached] not needed
}.
xw-no-action = No action: { $why ->
    [stressed] it is stressed
    [overlapped] a ship stopped it
    [fled] it was turned at the edge
   *[obstacle] it hit an obstacle
}.
xw-item = { $number }. { $tries }
xw-try-taken = { $action }: chosen
xw-try-no-access = { $action }: { $why ->
    [done-already] already done this round
    [no-force] no Force for it
   *[nothing] not on its action bar
}
xw-try-fails = { $action }: would fail ({ $why })
xw-try-no-effect = { $action }: no effect ({ $why })
xw-why-no-threat = in no enemy firing arc
xw-why-in-arc = already in its arc: { $ships }
xw-why-places = { $count ->
    [one] one place
   *[other] { $count } places
} measured, { $open } free, none achieves it
xw-why-blocked = { $count ->
    [one] one place
   *[other] { $count } places
} measured, none is free
xw-why-no-enemy = no enemy ship
xw-why-no-target = nobody in range
xw-why-unfit = nobody suitable
xw-why-held = it has { $held } already
xw-why-no-lock-weapon = no weapon requires a lock
xw-why-locked = { $ship } is locked already
xw-why-fixed-lock = its lock belongs to the scenario
xw-why-no-obstacle = no obstacle ahead
xw-why-charged = no charge is spent
xw-why-plain = nothing to gain
xw-performed = Action: { $actions }.{ $drawn ->
    [yes] {" "}Ties were broken at random.
   *[no] {""}
}
xw-performed-none = No item of the list can be done: no action.
xw-do = { $colour ->
    [red] red {""}
    [purple] purple {""}
   *[white] {""}
}{ $action }{ $aim }
xw-aim-none = {""}
xw-aim-ship = {" "}on { $ship }
xw-aim-place = {" "}to { $x }, { $y } mm, facing { $heading } degrees{ $leaves ->
    [none] {""}
   *[some] , out of the arc of { $leaves }
}{ $gains ->
    [none] {""}
   *[some] , with { $gains } in arc
}
xw-aim-rotate = {" "}to the { $turret ->
    [front] front
    [right] right
    [rear] rear
    [left] left
    [front-rear] front and rear
   *[left-right] left and right
}
xw-aim-arc = {" "}{ $arc ->
    [fore] fore
   *[aft] aft
}
xw-repair = Action: it repairs { $card }.{ $drawn ->
    [yes] {" "}Chosen at random among several damage cards.
   *[no] {""}
}
xw-repair-later = { $cards } could be repaired, but an earlier item was chosen.
xw-unwritten = Not used, since only the name is known here: { $cards }.

## Attack

xw-disarmed = It is disarmed and does not attack.
xw-on-asteroid = It is at range 0 of asteroid { $obstacles } and cannot attack.
xw-no-attack = It has no target.
xw-weapon-primary = primary weapon ({ $attack })
xw-weapon-special = { $card } ({ $attack })
xw-weapon-passed = Not fired: { $weapon }, { $why ->
    [no-charge] no charge left
    [no-token] the token it asks for is missing
    [equal] an equal weapon was chosen
   *[no-target] no target
}.
xw-attack = Attack: { $weapon } at { $ship }, { $why ->
    [locked] which it has locked
    [abilities] against which the most abilities apply
   *[nearest] the nearest in arc and range
} ({ $compared }).{ $drawn ->
    [yes] {" "}Chosen at random among equal targets.
   *[no] {""}
}

## System

xw-bomb-none = No enemy ship is near: { $device } stays aboard.
xw-bomb-stays = { $dice ->
    [one] One die
   *[other] { $dice } dice
} for { $near }, no hit: { $device } stays aboard.
xw-bomb-drops = { $dice ->
    [one] One die
   *[other] { $dice } dice
} for { $near }, { $results ->
    [one] one hit
   *[other] { $results } hits
}: it drops { $device }.

## Faults of a table that is written down.

xw-position-fault = { $at ->
    [whole] { "" }
   *[part] { $at }:{ " " }
}{ $fault ->
    [unreadable] the file cannot be read: { $name }
    [table] this size of table is not possible
    [too-many] there are more pieces than a table can hold
    [metres] every piece is within one millimeter of the corner: give millimeters, not meters
    [name] a name is one to eight letters, digits or dashes
    [name-twice] the name is used twice
    [place] a coordinate is not a number or is meters away: give millimeters
    [heading] the heading is not a number of degrees
    [pilot] no pilot { $name }; for a limited pilot give ship and initiative
    [ship] no ship { $name }
    [no-ship] neither a pilot nor a ship is given
    [wrong-ship] the pilot does not fly the { $name }
    [late] { $name } was released after August 2020 and is not implemented yet
    [initiative] an initiative is 0 to 6
    [upgrade] no upgrade { $name }
    [charges] { $name } is not equipped or holds fewer charges
    [hull] the hull is 0, or more than printed
    [shields] more shields than printed
    [force] more Force than printed
    [two-locks] a ship has one lock at most
    [lock] there is no { $name } to lock
    [turret] there is no turret, or it cannot point there
    [off-table] part of it is off the table
    [overlaps] it overlaps { $name }
    [token] no obstacle token { $name }
    [form] give a token with its place, or a polygon with its kind
    [polygon] this is not a valid polygon: { $name }
   *[device] { $name } is not a bomb or mine
}

## Why a card is not played.

xw-refused-not-described = only its numbers are known
xw-refused-word = “{ $word }” is not played yet
xw-refused-at-table = it is not played beside a real table
xw-refused-huge = it is for huge ships
xw-refused-device = what it puts on the table is not played
