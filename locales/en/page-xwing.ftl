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
   *[solo] flown by Solo Alpha
}, at { $x }, { $y } mm, facing { $heading } degrees
page-xw-rock = { $kind ->
    [asteroid] asteroid
    [debris_cloud] debris cloud
   *[gas_cloud] gas cloud
} { $id }
page-xw-ghost = where { $id } would end
page-xw-measured = { $mm } mm · range { $range }
page-xw-fleet = Ships in order
page-xw-tab-ships = Ships
page-xw-status-to-place = to be placed
page-xw-status-destroyed = destroyed
page-xw-status-returned = returned home
page-xw-status-fled = fled
page-xw-dial-set = dial set
page-xw-dial-open = dial not set
page-xw-done = done
page-xw-later = later
page-xw-sheet = { $id }, { $name }
page-xw-initiative = initiative { $n }
page-xw-attack = { $arc ->
    [front] attack
    [rear] attack, rear
    [turret] attack, turret
   *[other] attack
}
page-xw-agility = agility
page-xw-hull = hull
page-xw-shields = shields
page-xw-off-mat = Ends beyond the edge: the ship would leave the table.
page-xw-across = Across { $names }.
page-xw-place-n = Place { $n } of { $id }
page-xw-dials-left = { $n ->
    [one] { $n } dial to set
   *[other] { $n } dials to set
}
page-xw-acting = now
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
page-xw-token-lock = target lock
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
page-xw-odds-defense = Defense: { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $between ->
    [yes] , one of them for the obstacle in between
   *[no] {""}
}.
page-xw-odds-defense-why = How many defense dice
page-xw-odds-exact = Calculated over all { $n } rolls: both sides spend whatever changes the damage. Not included: rerolls from cards, calculate tokens of friends, weapons with their own order of canceling, and the effects of damage cards.
page-xw-dial-of = Dial of { $id }, { $name }
page-xw-dial-legend = − blue: removes a stress · + red: adds one · ◆ purple: costs Force
page-xw-context = { $phase }, round { $round }
page-xw-context-phone = R{ $round } · { $phase }
page-xw-context-start = Before the first round
page-xw-round-short = R{ $n }
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
page-xw-ghost-switch = Show where the maneuver would end if nothing is in the way (at a real table, templates are placed only after the dial is revealed)
page-xw-face-crit = critical hit
page-xw-face-hit = hit
page-xw-face-evade = evade
page-xw-face-focus = focus
page-xw-face-blank = blank
page-xw-dice = Dice on the table. Attack: { $attack }. Defense: { $defense }.
page-xw-place-how = Tap the mat to place { $id } ({ $name }), or move and turn it here. Its whole base must be within range 1 of your edge.
page-xw-place-here = Place { $id } at { $x }, { $y } mm
page-xw-place-at = { $x } mm from the left, { $y } mm from your edge, facing { $heading }°
page-xw-place-left = left
page-xw-place-right = right
page-xw-place-away = forward
page-xw-place-near = back
page-xw-place-turn-left = turn left
page-xw-place-turn-right = turn right
page-xw-status-arriving = in hyperspace
page-xw-variant-introductory = Introductory scenario
page-xw-variant-introductory-note = Two ships against four that come out of hyperspace; more in rounds 4 and 7. Fly home over your edge, or destroy them all.
page-xw-variant-core-set = One Core Set
page-xw-variant-core-set-note = One X-wing against two TIE fighters that return when destroyed.
page-xw-variant-hunting-ace = The hunting ace
page-xw-variant-hunting-ace-note = The same scenario, but one enemy has locked one of your pilots and hunts that pilot.
page-xw-variant-escaping-transport = The escaping transport
page-xw-variant-escaping-transport-note = A transport heads for the far corner; destroy it before it gets away.
page-xw-variant-more-enemies = More enemies
page-xw-variant-more-enemies-note = The introductory scenario with more ships in every wave.
page-xw-variant-own-squads = Squads of your own
page-xw-variant-own-squads-note = Patrol and reinforcements from your own lists; 35 to 45 points per ship are recommended.
page-xw-variant-standard = Standard game
page-xw-variant-standard-note = Your squad against a solo squad: 125 to 150 solo points for each 100 of yours are recommended.
page-xw-new-variant = Scenario
page-xw-new-player = Your faction
page-xw-new-enemy = Enemy faction
page-xw-new-more = More ships in each wave
page-xw-new-people = Number of players
page-xw-new-others = The other players
page-xw-new-here = on this screen
page-xw-new-link = by link
page-xw-new-opponent = Who flies the enemy
page-xw-new-solo = Solo Alpha
page-xw-against-solo = { $names } against Solo Alpha
page-xw-new-ace = Ace (computer; not the printed system)
page-xw-new-solo-system-note = The printed rules decide for every enemy ship; each decision is explained.
page-xw-new-ace-note = The computer plans ahead and flies the enemy squad with its own dials. This is not Solo Alpha.
page-xw-new-squad = Your own squad as XWS text (leave empty for the ships of the printed table)
page-xw-new-enemies = Enemy squad as XWS text
page-xw-new-reinforcements = Reinforcements as XWS text
page-xw-new-file = or open a file:
page-xw-new-table = Table and house rules
page-xw-new-size = Size of the table
page-xw-new-feet = 3 by 3 feet
page-xw-new-metric = 90 by 90 cm
page-xw-new-repairs = Damage cards of solo ships
page-xw-new-repairs-no = Solo ships repair nothing
page-xw-new-repairs-yes = Solo ships repair damage cards
page-xw-new-not-there = Epic battles and Quick Build threat are not available in this version.
page-xw-term-free = Custom setup, no scenario
page-xw-term-people = { $n ->
    [one] One player
   *[other] { $n } players
}
page-xw-term-rounds = At most { $n } rounds
page-xw-end-player = Player side
page-xw-end-solo = Enemy side
page-xw-end-none = no ship came into play
page-xw-end-returned = Returned home: { $n }
page-xw-end-in-play = Still on the table: { $n }
page-xw-end-destroyed = Lost: { $n }
page-xw-end-fled = Fled over another edge: { $n }
page-xw-guide-place = Your ship begins within range 1 of your edge. Facing the enemy is a good start.
page-xw-guide-turret = A turret fires where it points. Turning it later costs an action, so point it where the enemy will be.
page-xw-guide-dials = Choose a maneuver in secret; it is executed later. Blue removes a stress token, red adds one. The ghost shows where the template leads if nothing is in the way.
page-xw-guide-dials-again = The enemies move after all dials are set, low initiative first. Think about where they will be, not where they are.
page-xw-guide-next = Two of your ships have the same initiative: you choose which goes first.
page-xw-guide-system = Before ships move, devices may be dropped and cloaked ships may decloak.
page-xw-guide-slot = A barrel roll can end in one of several places along its template: choose the one that suits you.
page-xw-guide-act = One action: focus helps with any dice, evade protects you, a lock lets you reroll and fire torpedoes, a barrel roll or boost moves you.
page-xw-guide-fire = Pick a target to see the exact odds before you fire. Range 1 gives you an extra die, range 3 gives the defender one.
page-xw-guide-modify = Spend tokens now to change dice, or keep them for later in the round.
page-xw-order = { $round ->
    [0] Before the first round
   *[other] Round { $round } · { $down ->
        [yes] firing, highest initiative first
       *[no] moving, lowest initiative first
    }
}
page-xw-locked = has locked { $id }
page-xw-charges = { $name }: { $left } of { $of }
page-xw-chart = Chart of the { $arc } arc, one row
page-xw-new-fits = The squads are legal and within the recommended limits.
