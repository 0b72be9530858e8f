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
xwg-q-turret = { $ship }: where does its turret point?
xwg-q-dials = Set your dials.
xwg-q-next = Which of your ships is next?
xwg-q-system = { $ship }: decloak or drop a device?
xwg-q-slot = { $ship }: which slot?
xwg-q-act = { $ship }: which action?
xwg-q-fire = { $ship }: attack which ship?
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
xwg-q-card = A damage card is drawn for { $ship }.
xwg-q-discard = A discarded damage card is turned up before the deck is shuffled.
xwg-q-solo = The solo system rolls for { $ship }.
xwg-q-over = The match is over.

xwg-c-place = { $ship } at { $x }, { $y } mm, { $degrees }°
xwg-c-turret = turret to the { $turret ->
    [front] front
    [right] right
    [rear] rear
    [left] left
    [front-rear] front and rear
   *[left-right] left and right
}
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
xwg-c-reroll = reroll { $focus } focus and { $blank } blank with { $what }
xwg-c-pass = pass

xwg-o-approach = { $defense } and { $attack }
xwg-o-bombs = { $n } hits or crits
xwg-o-lot = option { $n }

xwg-e-placed = { $ship } is placed.
xwg-e-pointed = { $ship } points its turret to the { $turret ->
    [front] front
    [right] right
    [rear] rear
    [left] left
    [front-rear] front and rear
   *[left-right] left and right
}.
xwg-e-phase = Round { $round }: { $phase ->
    [setup] setup
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
    [obstacle] { $ship } hits an obstacle
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
xwg-e-repositioned = { $ship } is now at { $x }, { $y } mm.
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
xwg-e-repaired = { $ship } turns { $card } facedown.
xwg-e-reshuffled = { $solo ->
    [yes] The solo side's damage deck is reshuffled.
   *[no] The player side's damage deck is reshuffled.
}
xwg-e-turned-up = { $card } was among the discarded cards.
xwg-e-dropped = { $ship } drops { $card }.
xwg-e-not-dropped = { $ship } cannot drop { $card } here.
xwg-e-detonated = { $card } detonates.
xwg-e-decloaked = { $done ->
    [yes] { $ship } decloaks.
   *[no] { $ship } cannot decloak there.
}
xwg-ending = { $outcome ->
    [player] The player side wins.
    [solo] The solo side wins.
    [draw] Nobody is left: a draw.
   *[time] The last round is over: nobody has won.
}

xwg-r-not-asked = That is not an answer to the current question.
xwg-r-ship = { $ship } is not the ship in question.
xwg-r-dial = The dial has no such maneuver.
xwg-r-outside = The base must be wholly within range 1 of the edge.
xwg-r-overlaps = { $ship } is in the way.
xwg-r-bar = The ship does not have this action now.
xwg-r-performed = The action has already been performed this round.
xwg-r-force = There is no Force to pay for it.
xwg-r-target = There is no target for it.
xwg-r-taken = That slot is not free.
xwg-r-shot = That weapon cannot fire at that ship.
xwg-r-use = That would change nothing.
xwg-r-charge = There is no charge left, or it is not a device.

xwg-f-name = { $what } is not a unique name.
xwg-f-ship = No pilot or ship is called { $what }.
xwg-f-card = No card is called { $what }.
xwg-sq-not-whole = { $what } is not played yet: { $why }.
xwg-f-not-played = { $what } is not implemented yet.
xwg-f-too-many = Too many: { $what ->
    [ships] ships
    [obstacles] obstacles
    [devices] devices
   *[other] { $what }
}.
xwg-f-no-ship = { $what ->
    [player] The player side has no ship.
   *[solo] The solo side has no ship.
}
xwg-f-seat = Seat { $n } has no ship, or does not exist.
xwg-f-overlaps = { $what } overlaps { $other }.
xwg-f-off-table = { $what } is off the table.
xwg-f-token = No obstacle is called { $what }.
xwg-f-numbers = { $what } has values that no such ship can have.
xwg-f-impossible = The lock or the turret of { $what } is not possible.
xwg-f-view = That is not a view of this game.

xwg-w-player = The player squad has { $points } points; for { $n } { $n ->
    [one] ship
   *[other] ships
} { $least } to { $most } are recommended.
xwg-w-few = There should be more enemy ships than player ships.
xwg-w-patrol = The patrol ships have { $points } points; about as many as the player squad, { $player }, are recommended.
xwg-w-reinforcements = The reinforcements have { $points } points; slightly fewer than the player squad, { $player }, are recommended.
xwg-w-standard = The enemy squad has { $points } points against { $player }; 125 to 150 for every 100 are recommended.


xwg-preset-first-flight = First flight
xwg-preset-first-flight-note = One X-wing against two TIE fighters that fly by Solo Alpha.
xwg-preset-patrol = Patrol
xwg-preset-patrol-note = One player with an X-wing and a B-wing against four ships that fly by Solo Alpha.
xwg-preset-wing = Two wingmen
xwg-preset-wing-note = Two players with one ship each against four ships that fly by Solo Alpha.
xwg-b-ship = { $name } { $kind }, I{ $initiative }, { $x } { $y } mm, { $degrees }°, shields { $shields }, hull { $hull }
xwg-b-token = { $n } { $token }
xwg-e-neutralized = { $ship } is hit: { $roll }.
xwg-e-missed = { $ship } is not hit.
xwg-no-dice = no dice
xwg-dice = { $faces }
xwg-die = { $n } { $face ->
    [crit] crit
    [hit] hit
    [evade] evade
    [focus] focus
   *[blank] blank
}
xwg-faction = { $faction ->
    [rebelalliance] Rebel Alliance
    [galacticempire] Galactic Empire
    [scumandvillainy] Scum and Villainy
    [resistance] Resistance
    [firstorder] First Order
    [galacticrepublic] Galactic Republic
   *[separatistalliance] Separatist Alliance
}
xwg-q-layout = Hyperspace markers and obstacles are placed at random.
xwg-q-draft = The next ship of the pool is chosen at random.
xwg-q-arrive = { $ship } comes out of hyperspace: dice decide where.
xwg-q-hunt = The ship that { $ship } hunts is chosen at random.
xwg-e-laid-out = { $n ->
    [one] One obstacle lies on the table.
   *[other] { $n } obstacles lie on the table.
}
xwg-e-called = { $kind ->
    [patrol] { $ship } is called as a patrol ship
   *[reinforcement] { $ship } is called as a reinforcement
}{ $fresh ->
    [yes] ; it was destroyed before and returns as a new ship.
   *[no] .
}
xwg-e-arrived = { $ship } arrives at hyperspace marker { $marker }, { $exit ->
    [hit] the hit side
    [focus] the focus side
   *[blank] the blank side
}.
xwg-e-held-up = Every side of both markers is blocked: { $ship } arrives at the start of the next round.
xwg-e-hunts = { $ship } hunts { $target } and has locked it.
xwg-ending-scenario = { $outcome ->
    [returned] Every player ship has left the table.
    [lost] Every player ship is gone.
    [cleared] The area is clear: every enemy is destroyed.
    [escaped] The transport has escaped.
   *[caught] The transport is destroyed.
} Player ships: { $there } on the table, { $returned } returned, { $lost } lost, { $fled } fled over another edge. Enemies destroyed: { $destroyed }.
xwg-list = { $list ->
    [player] the player squad
    [enemy] the enemy squad
   *[reinforcements] the reinforcements
}
xwg-f-list = In { $list }: { $fault }
xwg-f-no-list = This variant needs a list of ships for { $list }.
xwg-f-no-table = The printed ship table has nothing for the { $faction }.
xwg-f-people = { $n } players cannot share these ships.
xwg-f-tokens = Six obstacles are placed, not { $n }.
xwg-f-more = Waves with { $n } more ships are not supported; zero to four are.
xwg-f-deck-shuffle = The damage deck of the { $side ->
    [player] player side
   *[solo] solo side
 } has no shuffle { $n }.
xwg-f-deck-unseen = The damage deck of the { $side ->
    [player] player side
   *[solo] solo side
 } is impossible: { $n } cards of a shuffle are unseen, and { $lying } lie in the deck, face down on ships or discarded.
xwg-f-deck-kind = The damage deck of the { $side ->
    [player] player side
   *[solo] solo side
 } is impossible: { $n } times { $card }, with the cards on its ships.
xwg-f-alone = A mission is complete in itself: nothing else may be given with it.
xwg-l-turned = The hit side of marker { $n } must point at the player edge.
xwg-l-marker-edge = Marker { $n } must be beyond range 3 of every edge.
xwg-l-apart = The markers must be at range 3 of each other.
xwg-l-exit-marker = A side of marker { $n } points at the other marker.
xwg-l-rock-edge = Obstacle { $n } must be beyond range 2 of every edge.
xwg-l-rocks = Obstacles { $n } and { $other } must be beyond range 1 of each other.
xwg-l-rock-marker = Obstacle { $n } must be beyond range 1 of marker { $other }.
xwg-l-exit-rock = A side of marker { $n } points at obstacle { $other }.
xwg-xws-unreadable = It is not XWS text: { $why }.
xwg-xws-part = "{ $part }" is missing or has the wrong form.
xwg-xws-version = Version { $version } cannot be read; 2.0.0 can.
xwg-xws-faction = There is no faction { $faction }.
xwg-sq-empty = There is no ship in it.
xwg-sq-pilot = The pilot { $what } is unknown, or is a limited pilot that is not implemented.
xwg-sq-card = The card { $what } is unknown.
xwg-sq-late = { $what } was released after August 2020.
xwg-sq-faction = { $what } flies for another faction.
xwg-sq-slot = { $pilot } has no slot left for { $card }.
xwg-sq-restricted = { $pilot } may not equip { $card }.
xwg-sq-twice = { $pilot } has { $card } twice.
xwg-sq-limited = There may be at most { $n } of { $what }.
xwg-sq-points = { $what } has no points in the list.
xwg-preset-introductory = The introductory scenario
xwg-preset-introductory-note = As printed: two ships against four that come out of hyperspace, with more in rounds 4 and 7.
xwg-preset-core-set = One Core Set
xwg-preset-core-set-note = One X-wing against two TIE fighters that come back when destroyed.
xwg-preset-hunting-ace = The hunting ace
xwg-preset-hunting-ace-note = The introductory scenario; one enemy hunts one of the pilots.
xwg-preset-escaping-transport = The escaping transport
xwg-preset-escaping-transport-note = A transport wants to reach the far corner; destroy it before it does.
xwg-preset-more-enemies = More enemies
xwg-preset-more-enemies-note = The introductory scenario with one more ship in every wave.
xwg-preset-wingmates = Wingmates
xwg-preset-wingmates-note = The introductory scenario for two players, each with one ship.
xwg-preset-standard = Standard game
xwg-preset-standard-note = A squad against a solo squad of more points, without waves.
xwg-preset-duel = Duel with an Ace
xwg-preset-duel-note = A standard game in which the computer or a friend flies the enemy: not the printed system.
xwg-sq-obstacles = A squad brings three obstacles, not { $n }.
xwg-q-may-expose = { $ship }: expose a damage card to remove a disarm token?
xwg-q-toll = { $ship }: a strain or a deplete token?
xwg-q-drag = { $by } has tractored { $ship }: move it?
xwg-q-spin = { $ship } was moved: turn it for a stress token?
xwg-q-expose = { $ship } turns a facedown damage card faceup.
xwg-q-bonus = { $ship }: a bonus attack on whom?
xwg-c-drop-bank = drop { $what } by the bank, { $way }
xwg-c-drag-ahead = move it straight ahead
xwg-c-drag = roll it to the { $way }, { $slot ->
    [forward] forward slot
    [back] back slot
   *[middle] middle slot
}
xwg-c-spin = turn it to the { $way }
xwg-c-token = take { $token }
xwg-c-use = use it
xwg-e-bonus = { $ship } may make a bonus attack.
xwg-e-exposed = { $ship } turns { $card } faceup.
xwg-act-tractor = tractor { $ship }
xwg-q-may-hit = { $ship }: suffer 1 hit damage instead of rolling dice?
xwg-q-may-shield = { $ship }: spend a shield to recover two charges?
xwg-q-may-cloak = { $ship }: spend an evade token to gain a cloak token?
xwg-q-charges = { $ship }: up to { $n } more charges, each for one more attack die?
xwg-q-break = Which obstacle is destroyed by the charge?
xwg-q-detonate = Which of your bombs detonates first?
xwg-q-ahead = { $ship }: which way before the dial?
xwg-q-jam = { $by } jams { $ship }: what does it lose?
xwg-q-order = { $ship }: what comes first?
xwg-c-charges = { $n ->
    [0] no more charge
    [1] 1 more charge
   *[other] { $n } more charges
}
xwg-c-break = destroy { $what }
xwg-c-detonate = { $what } (no. { $n })
xwg-c-ahead = fly { $way }
xwg-c-unlock = break its lock
xwg-c-first-action = another action first
xwg-c-first-card = the die of the damage card first
xwg-e-hit-instead = { $ship } takes the damage: no dice are rolled, and the attack has hit.
xwg-e-discharged = { $ship } spends { $n ->
    [1] a charge
   *[other] { $n } charges
} of { $card }.
xwg-e-recharged = { $ship } recovers { $n ->
    [1] a charge
   *[other] { $n } charges
} of { $card }.
xwg-e-broken = The { $what } is destroyed.
