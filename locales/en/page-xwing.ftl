# X-Wing on the page.
page-xw-mat = The mat
page-xw-your-edge = your edge · range 1
page-xw-warned = { $maneuver }; { $warning }
page-xw-ship = { $id } · { $name }
page-xw-spot = { $x }, { $y } mm
page-xw-pass = Pass
page-xw-answer = Answer
page-xw-kind-ship = Which ship
page-xw-kind-spot = Where
page-xw-kind-answer = What
page-xw-on-mat = { $id }, { $name }, { $team ->
    [player] yours
   *[solo] flies itself
}, at { $x }, { $y } mm, facing { $heading } degrees
page-xw-rock = { $kind ->
    [asteroid] asteroid
    [debris] debris cloud
   *[gas] gas cloud
} { $id }
page-xw-ghost = where { $id } would end
page-xw-measured = { $mm } mm · range { $range }
page-xw-fleet = Ships in order
page-xw-tab-ships = Ships
page-xw-status-to-place = to be placed
page-xw-status-destroyed = destroyed
page-xw-status-returned = back home
page-xw-status-fled = fled
page-xw-dial-set = dial set
page-xw-dial-open = dial open
page-xw-done = done
page-xw-later = later
page-xw-health = hull { $hull }, shields { $shields }
page-xw-token-focus = focus
page-xw-token-evade = evade
page-xw-token-calculate = calculate
page-xw-token-reinforce-fore = reinforced ahead
page-xw-token-reinforce-aft = reinforced behind
page-xw-token-cloak = cloaked
page-xw-token-stress = stress
page-xw-token-ion = ion
page-xw-token-strain = strain
page-xw-token-deplete = deplete
page-xw-token-disarm = disarmed
page-xw-token-jam = jammed
page-xw-token-tractor = tractor
page-xw-percent = { $n } %
page-xw-odds-any = some damage
page-xw-odds-expected = damage expected
page-xw-odds-destroyed = destroyed
page-xw-odds-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
page-xw-odds-attack = Attack: { $n ->
    [one] 1 die
   *[other] { $n } dice
} at range { $range }.
page-xw-odds-attack-why = How many attack dice
page-xw-odds-defense = Defence: { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $between ->
    [yes] , one of them for the obstacle between
   *[no] {""}
}.
page-xw-odds-defense-why = How many defence dice
page-xw-odds-exact = Exact over all { $n } rolls: both sides spend whatever changes the damage. What a damage card does is not foreseen.
page-xw-dial-of = Dial of { $id }, { $name }
page-xw-dial-legend = − blue: sheds a stress · + red: adds one · ◆ purple: costs Force
page-xw-phase-planning = Planning
page-xw-phase-system = System
page-xw-phase-activation = Activation
page-xw-phase-engagement = Engagement
page-xw-phase-end = End
page-xw-log-dice = Dice
page-xw-line = { $id } · { $mm } mm
page-xw-range = range { $range }
page-xw-was = where { $id } was
page-xw-marker = Hyperspace marker { $n }
page-xw-arcs = Show arcs and range bands
page-xw-ghost-switch = Show where the maneuver would end, if nothing is in the way (at the table templates are laid only after the dial)
page-xw-face-crit = critical hit
page-xw-face-hit = hit
page-xw-face-evade = evade
page-xw-face-focus = focus
page-xw-face-blank = blank
page-xw-dice = Dice on the table. Attack: { $attack }. Defence: { $defense }.
page-xw-place-how = Tap the mat to set { $id } ({ $name }) down, or move and turn it here. Its whole base must be within range 1 of your edge.
page-xw-place-here = Place { $id } at { $x }, { $y } mm
page-xw-place-at = { $x } mm from the left, { $y } mm from your edge, facing { $heading }°
page-xw-place-left = left
page-xw-place-right = right
page-xw-place-away = forward
page-xw-place-near = back
page-xw-place-turn-left = turn left
page-xw-place-turn-right = turn right
page-xw-status-arriving = in hyperspace
