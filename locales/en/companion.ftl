# The companion beside a real table: questions, answers, log.

## Questions

co-plan = Round { $round }: everyone sets their dials
co-end-round = Round { $round } is over: remove round tokens
co-over = The game is over
co-lay = Set up the table: two hyperspace markers, six obstacles
co-lay-marker = Marker { $marker }: { $right } cm from the left edge, { $away } cm from your edge, its hit side towards you
co-lay-obstacle = { $id }, { $kind ->
    [asteroid] asteroid
    [debris] debris cloud
   *[gas] gas cloud
} { $token }: { $right } cm from the left edge, { $away } cm from your edge, turned by { $turn }°
co-place = Place { $ships } within range 1 of your edge
co-nearest-exit = { $target }, marker { $marker }, critical hit: which side is closest to your nearest ship?
co-arrives = { $target } arrives at marker { $marker }, { $exit }
co-exit = { $exit ->
    [focus] focus side
    [blank] blank side
   *[hit] hit side
}
co-bombs = Bombs detonate: { $bombs }
co-bomb = { $card } ({ $ship })
co-fly = { $ship } moves now
co-player-flies = { $ship }: move it by your dial
co-player-engages = { $ship } engages: whom does it attack?
co-throw = { $kind ->
    [approach] Roll one green and one red die
    [attitude] Roll one green die
    [bombs] { $count ->
        [one] Roll one red die: does it show a hit or critical hit?
       *[other] Roll { $count } red dice: how many show a hit or critical hit?
    }
    [lot] Tie: pick one of { $count } at random
    [marker] { $target } arrives: roll one red die for the marker
    [side] { $target }: roll one red die for the side
    [met] What does the red die for the obstacle show?
    [card] { $card }: what does its red die show?
    [red] { $count ->
        [one] What does its red die show?
       *[other] What do its { $count } red dice show?
    }
   *[green] { $count ->
        [one] What does its green die show?
       *[other] What do its { $count } green dice show?
    }
}
co-where-enemy = Where is the enemy nearest to { $ship }?
co-where-locked = { $ship } has locked { $object }: where is it?
co-which-enemy = Which enemy is nearest there?
co-side-of = On which side of { $ship } is { $object }?
co-rock = On which side of { $ship } is the nearest obstacle?
co-bank-or-turn = Which ends closer to { $object }: { $bank } or { $turn }?
co-flown = { $ship }: { $maneuver }
co-flee-turn = Which turn faces { $ship } most to the center of the table?
co-slot = Tallon roll: which place?
co-threats = { $waiting ->
    [yes] Has an enemy that has yet to fire { $ship } in its firing arc, at range 0-3?
   *[no] Is { $ship } in an enemy firing arc, at range 0-3?
}
co-in-arc = Which enemy in a firing arc of { $ship } is nearest, at range 0-3?
co-places = { $action }: which place { $purpose ->
    [leave] takes { $ship } out of most enemy firing arcs?
    [obstacle] takes { $ship } farthest from the obstacle ahead?
    [gain] brings most enemies into an arc of { $ship }?
   *[anything] leaves most enemy arcs, gains most targets or a bonus die?
}
co-full-arcs = Are more enemies ahead of { $ship } or behind it?
co-jam = Whom at range 1 would { $ship } jam?
co-lock = Which enemy in reach of a lock is nearest to { $ship }?
co-coordinate = Which friend at range 1-2 would { $ship } coordinate?
co-obstacle-ahead = Is an obstacle in the bullseye arc of { $ship }, at range 0-2?
co-bomb-targets = How many enemies are at range 0-1 of { $ship }, or in its rear arc at range 0-2?
co-on-asteroid = Is { $ship } at range 0 of an asteroid?
co-shot = { $ship }, { $arc }: at which range is { $target }?
co-in-bullseye = Is { $target } in the bullseye arc of { $ship }?
co-nearest-of = Which is nearest to { $ship }: { $ships }?
co-really = You said these are equally close. Which one is it?
co-friends-near = How many friends with a calculate token are at range 0-1 of { $ship }?
co-lender = { $ship } uses a calculate token of a friend at range 0-1: whose?
co-acted = { $ship }: do this on the table
co-dropped = { $ship } drops its bomb using the 1 straight template
co-cancelled = { $target } takes { $hits ->
    [0] {""}
    [one] one hit
   *[other] { $hits } hits
}{ $crits ->
    [0] {""}
    [one] {" "}one critical hit
   *[other] {" "}{ $crits } critical hits
}: how many does it cancel?
co-incoming = What is left of the attack on { $ship } after its dice are modified?
co-green-dice = How many green dice does { $ship } roll? Its agility is { $agility }.
co-reinforced = Is { $attacker } wholly in the full { $arc ->
    [fore] front
   *[aft] rear
} arc of { $ship }, which is reinforced?
co-close = Is the attack at range 1, with { $ship } in the attacker's front arc?
co-through-gas = Does a gas cloud lie between the attacker and { $ship }?
co-in-attackers-bullseye = Is { $ship } in the bullseye arc of { $attacker }?
co-damage-card = Which damage card is dealt face up to { $ship }?
co-weapon-arc = { $arc ->
    [bullseye] bullseye arc
    [front] front arc
    [rear] rear arc
    [full-front] full front arc
    [turret] turret arc
   *[double-turret] turret arcs
}

## Hints

co-hint-where = First bullseye, then front, sides and rear within range 3; then the same beyond range 3.
co-hint-flown = Place the template, move the ship, then say how it went.
co-hint-align = Of equal places the one { $way ->
    [towards] nearest to
   *[away] farthest from
} { $object }.
co-hint-really = If they are really equal, a coin decides.
co-hint-cancelled = Your dice: { $dice }{ $far ->
    [yes] {" "}with the one for range 3
   *[no] {""}
}{ $obstructed ->
    [yes] {" "}and the one for the obstacle in between
    [no] {""}
   *[ask] , one more if an obstacle is in between
}.{ $evades ->
    [crits] {" "}Evades cancel critical hits first.
    [behind] {" "}Evades cancel no critical hits unless the attacker is in your front arc.
   *[hits] {""}
}
co-hint-place = Wholly within range 1, by ascending initiative.
co-hint-exit = Measure from the marker to your nearest ship, then take the side closest to it.
co-hint-arrives = Place it with its back to that side, facing outward. No room means a ship, obstacle or edge is in the way.
co-hint-bombs = Do what the card says; correct the damage under Ships.
co-hint-green = One more at range 3 of a primary weapon, one more when obstructed.
co-hint-full-arcs = If the numbers are equal: the side of the nearest enemy.
co-hint-softened = { $count ->
    [one] Before you modify your dice, turn one critical hit into a hit
   *[other] Before you modify your dice, turn up to { $count } critical hits into hits
}: that is the ship's ability.
co-hint-jam = The nearest that has a lock, otherwise the nearest.
co-hint-coordinate = The nearest one that can act and has no coordinate on its action bar.

## Answers

co-go = { $question ->
    [plan] Dials are set
    [end-round] Next round
    [fly] Move { $ship }
    [flown] It has moved
    [lay] It is set up
    [placed] It is placed
   *[done] Done
}
co-sector = { $sector ->
    [bullseye] Bullseye
    [front-left] Front, left of the line
    [front-right] Front, right of the line
    [left] Left side
    [right] Right side
   *[rear] Rear
}{ $far ->
    [yes] , beyond range 3
   *[no] , within range 3
}
co-ship = { $ship }
co-equal = Equally close: { $ships }
co-nobody = Nobody
co-side = { $side ->
    [left] Left
    [right] Right
    [line] Exactly on the line
    [both] Two equally close, one on each side
   *[none] There is none
}
co-nearer = { $said ->
    [bank] The bank
    [turn] The turn
   *[same] Both are equal
}
co-landed = { $landed ->
    [full] It moved fully
    [bumped] It bumped
   *[edge] It would leave the table
}{ $met ->
    [asteroid] , over an asteroid
    [debris] , over debris
    [gas] , over a gas cloud
   *[nothing] {""}
}
co-any-of = { $items }
co-turn = { $turn ->
    [left] 90 degrees left
    [right] 90 degrees right
   *[around] 180 degrees
}
co-slot-word = { $slot ->
    [forward] Forward
    [middle] Middle
   *[back] Back
}
co-blocked = { $all ->
    [yes] All six sides are blocked: next round
   *[no] That side is blocked: roll again
}
co-left = It left the table over { $fate ->
    [returned] your edge
   *[fled] another edge
}
co-yes-no = { $yes ->
    [yes] Yes
   *[no] No
}
co-neither = None of them
co-arc = { $said ->
    [fore] Ahead
    [aft] Behind
   *[none] There is no enemy
}
co-count = { $count }
co-lot = number { $number }
co-range = Range { $range }
co-no-range = Not in arc or range
co-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $crits ->
    [one] 1 crit
   *[other] { $crits } crits
}
co-stands = It is at { $x }, { $y } mm{ $bumped ->
    [yes] , it bumped
   *[no] {""}
}
co-place-roll = { $side ->
    [left] Left
   *[right] Right
}, { $slot ->
    [forward] forward
    [middle] middle
   *[back] back
}{ $bend ->
    [left] , template bent left
    [right] , template bent right
   *[none] {""}
}
co-place-boost = { $side ->
    [left] Bank left
    [right] Bank right
   *[straight] Straight
}
co-place-slam = { $maneuver }{ $slot ->
    [forward] , forward
    [back] , back
   *[middle] {""}
}
co-place-rotate = Turret to the { $turret ->
    [front] front
    [right] right
    [rear] rear
    [left] left
    [front-rear] front and rear
   *[left-right] left and right
}
co-refused = { $why ->
    [not-asked] That is not an answer to the current question.
    [other-dice] These are not the dice asked for.
    [unknown] There is no such ship or card on the table.
    [outside-zone] A ship must be placed wholly within range 1 of your edge.
    [no-name] Enter your name first.
    [nothing-to-undo] There is nothing left to undo.
   *[impossible] That is not possible.
}

## Log

co-log-round = Round { $round }
co-log-phase = { $phase ->
    [planning] Planning
    [system] System Phase
    [activation] Activation
    [engagement] Engagement
   *[end] End Phase
}
co-log-ship = { $ship } moves.
co-log-engages = { $ship } engages.
co-log-told = Answered{ $who ->
    [nobody] {""}
   *[name] {" "}by { $who }
}{ $ship ->
    [none] {""}
   *[ship] {" "}for { $ship }
}: { $answer }
co-log-threw = { $hand ->
    [program] The program rolls
   *[person] Rolled by hand{ $who ->
        [nobody] {""}
       *[name] {" "}by { $who }
    }
}: { $dice }
co-log-met = It hits { $met ->
    [asteroid] an asteroid
    [debris] a debris cloud
   *[gas] a gas cloud
}.
co-log-flew = { $ship } has moved.
co-log-place = Place: { $place }.
co-log-reroll = { $ship } rerolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} by { $means }.
co-log-change = { $ship } uses { $means }: { $results ->
    [one] one result
   *[other] { $results } results
}.
co-log-no-change = { $ship } modifies nothing: { $results ->
    [one] one result
   *[other] { $results } results
}.
co-log-struck = { $ship } at { $target }: { $hits } hits, { $crits } critical hits, { $cancelled } canceled.
co-log-defended = { $attacker } at { $ship }: { $hits } hits, { $crits } critical hits, { $evades } evaded.
co-log-suffered = { $ship } loses { $shields } shields and { $hull } hull.
co-log-dealt = { $ship }, face up: { $card }.
co-log-repaired = { $ship }: { $card } is turned face down.
co-log-worked = { $ship }: { $card } deals damage.
co-log-burnt = { $ship }, { $card }: the die shows { $face }.
co-log-gained = { $ship } gains { $count ->
    [one] one token: { $token }
   *[other] { $count } tokens: { $token }
}.
co-log-lost = Take one token off { $ship }: { $token }.
co-log-lock-broken = { $ship } loses its lock.
co-log-reinforced = { $ship } is reinforced on that side: one result less, counted among the evaded ones.
co-log-exposes = Each ship at range 0-1 of { $ship }, including itself, exposes a damage card: do it on the table.
co-log-gone = { $ship } { $fate ->
    [fled] has left the table
    [returned] has returned home over your edge
   *[destroyed] is destroyed
}.
co-log-corrected = Corrected{ $who ->
    [nobody] {""}
   *[name] {" "}by { $who }
}: { $fact ->
    [tokens] tokens
    [health] hull, shields, Force
    [charges] charges
    [lock] lock
    [turret] turret
    [faceup] damage cards
    [leaves] left the table
    [arrives] arrives
    [pose] place
    [obstacles] obstacles
   *[round] round
} { $ship }
co-log-dice = { $hand ->
    [program] From now on the program rolls.
   *[person] From now on real dice are used.
}
co-log-mode = { $mode ->
    [map] From now on the map is used.
   *[quick] From now on quick questions are used.
}
co-log-taken-back = Undone{ $who ->
    [nobody] {""}
   *[name] {" "}by { $who }
}: the step before this line.
co-log-arrived = { $target } arrives at marker { $marker }, { $exit }.
co-log-blocked = { $target } at marker { $marker }, { $exit }: blocked.
co-log-held = { $ship } has no room and arrives at the start of the next round.
co-log-met-die = { $ship }, { $met ->
    [asteroid] asteroid
    [debris] debris cloud
   *[gas] gas cloud
}: { $face }.
co-log-bombs = Detonated: { $bombs }.
co-log-owned = { $owner ->
    [nobody] { $ship } no longer belongs to anyone.
   *[name] { $ship } belongs to { $owner }.
}
co-ended = { $reason ->
    [players-gone] None of your ships is left on the table.
    [solo-destroyed] Every solo ship is destroyed.
    [transport-escaped] The transport has escaped.
   *[transport-destroyed] The transport is destroyed.
} Your ships: { $there } on the table, { $returned } returned home, { $fled } fled, { $lost } lost. Solo ships destroyed: { $solo }.
co-log-over = { $outcome ->
    [won] No solo ship is left: you win.
    [draw] No ship of either side is left: nobody wins.
   *[lost] None of your ships is left: you lose.
}
co-means = { $means ->
    [focus] focus
    [calculate] calculate
    [evade] evade
    [force] Force
   *[lock] lock
}

## Squads

co-fault = { $fault ->
    [no-row] This faction has no row in the ship table.
    [no-ship] { $name }: which ship does it fly?
    [no-initiative] { $name }: what is its initiative?
    [token] There is no obstacle token { $name }.
    [tokens] Six obstacle tokens are placed, not { $name }.
    [table] The side of a table must be 914.4 or 900 millimeters.
   *[no-room] These obstacles do not fit on the table.
}
co-xws-fault = { $fault ->
    [unreadable] The squad file is not JSON: { $name }
    [part] The part "{ $name }" of the squad file is missing or has the wrong form.
    [version] A squad file of version { $name } cannot be read.
   *[faction] There is no faction { $name }.
}
co-squad-fault = { $fault ->
    [empty] The squad has no ship.
    [pilot] { $name }: this pilot is not known here; give ship and initiative.
    [card] { $name }: this card is not known here; apply it yourselves.
    [late] { $name } was released after August 2020.
    [not-played] { $name }: its effect is not known here; apply it yourselves.
    [faction] { $name } flies for another faction.
    [slot] { $pilot } has no slot for { $name }.
    [restricted] { $pilot } may not equip { $name }.
    [twice] { $pilot } has { $name } twice.
    [limited] A squad has at most { $pilot } of { $name }.
    [points] No points are listed for { $name }.
    [obstacles] A squad brings three obstacles or none, not { $name }.
   *[obstacle] There is no obstacle token { $name }.
}

## Terminal

co-text-help = Type the number of an answer. Also: u to undo, d to switch the dice, s to show the ships, l for the log, q to quit.
co-text-dice = Type the faces, for example { $example }; r lets the program roll.
co-text-ship = { $ship } { $name }: hull { $hull }, shields { $shields }, initiative { $initiative }{ $stress ->
    [0] {""}
   *[other] , stress { $stress }
}{ $cards ->
    [none] {""}
   *[some] ; face up: { $cards }
}
co-text-bye = The log is saved in { $file }.

## Server

server-unknown-table = There is no such companion table.
server-bad-table = The table cannot be opened like this.
server-setup-or-wanted = Give a setup or squads to choose from, not both.
server-shared-seats = Only the seat of a real table is shared.

## Page

co-page-title = Companion: Solo Alpha at your table
co-page-about = Your miniatures, your mat. The companion asks what it needs to know, rolls the dice or takes yours, and tells you what each solo ship does. No internet needed: your phone connects to this computer on the same network.
co-page-name = Your name (for the log)
co-page-setup = The ships, as JSON; if empty: an X-wing against two TIE/ln
co-page-no-json = That is not JSON.
co-page-open = Open a table
co-page-tables = Tables on this computer
co-page-undo = Undo
co-page-round = Round { $round }
co-page-legend = Inside the ring: within range 3. Outside: beyond.
co-page-met = It met an obstacle
co-page-red = Red dice
co-page-green = Green dice
co-page-clear = Clear
co-page-tools = Table
co-page-why = Why?
co-page-ships = Ships
co-page-log = Log
co-page-save-log = Save the log as text
co-page-program = Program rolls
co-page-hand = Real dice
co-page-health = hull { $hull }, shields { $shields }
co-page-hull = Hull
co-page-shields = Shields
co-page-lock = lock on { $ship }
co-page-locks = Has locked
co-page-no-lock = Nothing
co-page-done = Already acted
co-page-map = The table from above
co-page-ghost = Where the maneuver ends
co-page-turn = Turn
co-page-obstacle = { $kind ->
    [asteroid] asteroid
    [debris_cloud] debris cloud
   *[gas_cloud] gas cloud
} { $id }
co-page-nearer = Zoom in
co-page-farther = Zoom out
co-page-add-obstacle = Add an obstacle
co-page-bumped = It bumped here
co-page-here = Yes, here
co-page-to-map = Use the map
co-page-to-quick = Use quick questions
co-page-sector = { $sector ->
    [front-left] front
    [front-right] front
    [left] left
    [right] right
   *[rear] rear
}
co-page-token = { $token ->
    [stress] stress
    [focus] focus
    [evade] evade
    [calculate] calculate
    [ion] ion
    [disarm] disarm
    [strain] strain
    [deplete] deplete
    [tractor] tractor
   *[jam] jam
}
co-page-print-log = Print the log
co-page-table = Table
co-page-reach = Open this table on another phone
co-page-theirs = This question is for { $name }
co-page-mine = This ship is mine
co-page-not-mine = It is no longer mine
co-page-of = of { $name }
co-page-force = Force
co-page-turn-down = Turn it face down
co-page-deal = Deal a faceup damage card
co-page-turret = The turret points
co-page-turret-word = { $turret ->
    [front] ahead
    [right] right
    [rear] behind
    [left] left
    [front_rear] ahead and behind
   *[left_right] left and right
}
co-page-fate = { $fate ->
    [returned] Returned home over your edge
    [fled] Fled
   *[destroyed] Destroyed
}
co-page-reserve = Not on the table
co-page-waits = { $place ->
    [waiting] waiting
    [destroyed] destroyed
   *[in-play] delayed
}
co-page-bring = Bring it in
co-page-marker = Hyperspace marker { $marker }
co-page-beside = Apply these yourselves: { $cards }
co-page-game = Scenario
co-page-game-word = { $game ->
    [waves] Introductory scenario: waves at rounds 4 and 7
    [standard] Two squads, all on the table
    [core] One core set: an X-wing against two TIE/ln
   *[json] A setup of your own, as JSON
}
co-page-mode = Table input
co-page-mode-quick = By quick questions
co-page-mode-map = On a map
co-page-dice = Dice
co-page-size = Size of the table
co-page-feet = 3 feet
co-page-metric = 90 cm
co-page-side = { $team ->
    [player] Your ships
   *[solo] Solo ships
}
co-page-from = Where the ships come from
co-page-from-table = Ship table
co-page-from-list = Your own list
co-page-from-xws = Squad file
co-page-faction = Faction
co-page-part = { $part ->
    [player] Yours
    [patrol] Patrol
   *[reinforcement] Reinforcement
}
co-page-part-of = { $part ->
    [player] Yours
    [patrol] Patrol
   *[reinforcement] Reinforcement
} { $number }
co-page-xws = Squad as XWS text (paste it here)
co-page-xws-file = Open a file
co-page-xws-read = Import
co-page-ship-type = Ship
co-page-which-ship = Which ship?
co-page-pilot = Pilot
co-page-initiative = Initiative
co-page-points = { $points } points
co-page-brought = Used as
co-page-add-ship = Add a ship
co-page-remove = Remove from the list
co-faction = { $faction ->
    [rebelalliance] Rebel Alliance
    [galacticempire] Galactic Empire
    [scumandvillainy] Scum and Villainy
    [resistance] Resistance
    [firstorder] First Order
    [galacticrepublic] Galactic Republic
   *[separatistalliance] Separatist Alliance
}
co-upgrade-slot = { $slot ->
    [talent] Talent
    [force-power] Force power
    [sensor] Sensor
    [cannon] Cannon
    [turret] Turret
    [torpedo] Torpedo
    [missile] Missile
    [crew] Crew
    [gunner] Gunner
    [astromech] Astromech
    [device] Device
    [illicit] Illicit
    [modification] Modification
    [title] Title
    [configuration] Configuration
    [tech] Tech
   *[tactical-relay] Tactical relay
}
