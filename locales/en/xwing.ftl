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
    [yes] {" "}Equally near ones: drawn by lot.
   *[no] {""}
}
xw-tally-far = Tally: { $object }, nearest in the { $arc } beyond range 3 ({ $compared }).{ $drawn ->
    [yes] {" "}Equally near ones: drawn by lot.
   *[no] {""}
}
xw-tally-none = No tally: there is nothing to see.
xw-chart = Chart: { $arc }{ $extended ->
    [yes] , extended beyond range 3
   *[no] {""}
}.
xw-roll = Dice: { $defense }, { $attack }.
xw-entry-selected = Entry: { $entry }: { $maneuver } (speeds to choose from: { $speeds }).
xw-entry-last = Left over: { $entry }: { $maneuver }.
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
    [yes] {" "}The side was drawn by lot.
   *[no] {""}
}
xw-direction-none = There is no obstacle: the side was drawn by lot, it goes { $goes ->
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
   *[around] about
} to the centre, ends at { $x }, { $y } mm, facing { $heading } degrees, and gains a disarm and a stress token.
xw-move-escape = It flies { $maneuver } and escapes from the table.
xw-move-told = It flies { $maneuver }.
xw-slot = Tallon roll: of the three places the { $slot ->
    [forward] forward
    [back] back
   *[middle] middle
} one is taken.
xw-obstacles = On its way it meets { $obstacles }.

## Action

xw-granted = { $source } grants { $action }: { $used ->
    [used] used
    [cannot] it cannot
    [no-effect] it would do nothing
    [other-attitude] the die says otherwise
   *[not-reached] not needed
}.
xw-no-action = No action: { $why ->
    [stressed] it is stressed
    [overlapped] a ship stopped it
    [fled] it was turned at the edge
   *[obstacle] it met an obstacle
}.
xw-item = { $number }. { $tries }
xw-try-taken = { $action }: taken
xw-try-no-access = { $action }: { $why ->
    [done-already] done already this round
    [no-force] no Force for it
   *[nothing] not on its bar
}
xw-try-fails = { $action }: would fail ({ $why })
xw-try-no-effect = { $action }: no effect ({ $why })
xw-why-no-threat = in no enemy firing arc
xw-why-in-arc = in its arc already: { $ships }
xw-why-places = { $count ->
    [one] one place
   *[other] { $count } places
} measured, { $open } free, none does it
xw-why-blocked = { $count ->
    [one] one place
   *[other] { $count } places
} measured, none is free
xw-why-no-enemy = no enemy ship
xw-why-no-target = nobody in reach
xw-why-unfit = nobody fit for it
xw-why-held = it has { $held } already
xw-why-no-lock-weapon = no weapon asks for a lock
xw-why-locked = { $ship } is locked already
xw-why-fixed-lock = its lock belongs to the scenario
xw-why-no-obstacle = no obstacle ahead
xw-why-charged = no charge is spent
xw-why-plain = nothing to gain
xw-performed = Action: { $actions }.{ $drawn ->
    [yes] {" "}Equal choices were drawn by lot.
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
xw-unwritten = Not used, since only the name is known here: { $cards }.

## Attack

xw-disarmed = It is disarmed and does not attack.
xw-no-attack = It has no target.
xw-weapon-primary = primary weapon ({ $attack })
xw-weapon-special = { $card } ({ $attack })
xw-weapon-passed = Not fired: { $weapon }, { $why ->
    [no-charge] no charge left
    [no-token] the token it asks for is missing
    [equal] an equal weapon was taken
   *[no-target] no target
}.
xw-attack = Attack: { $weapon } at { $ship }, { $why ->
    [locked] which it has locked
    [abilities] against which most abilities work
   *[nearest] the nearest in arc and range
} ({ $compared }).{ $drawn ->
    [yes] {" "}Equal targets: drawn by lot.
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
