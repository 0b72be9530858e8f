# The page's own words about The Lost Temple.

## The board

page-tp-board = The map, { $columns } columns and { $rows } rows. Use the arrow keys to move between squares and figures.
page-tp-room-temple = temple
page-tp-room-control = control
page-tp-room-infirmary = infirmary
page-tp-searched = searched
page-tp-door = Door { $n }
page-tp-square = Square { $square }
page-tp-piece-own = { $name }, yours, on { $square }, { $life } of { $most } life.
page-tp-piece-other = { $name }, your opponent's, on { $square }, { $life } of { $most } life.
page-tp-piece-nobody = { $name }, neutral, on { $square }, { $life } of { $most } life.
page-tp-piece-force = { $name } { $n }.
page-tp-piece-pass = Carries { $pass }.
page-tp-piece-guard = On guard.
page-tp-piece-acting = Active.
page-tp-way-free = { $square }, { $cost ->
    [one] one point
   *[other] { $cost } points
}, nobody in contact on the way.
page-tp-way-meets = { $square }, { $cost ->
    [one] one point
   *[other] { $cost } points
}, in contact with { $met } on the way.
page-tp-way-some = { $square }, { $cost ->
    [one] one point
   *[other] { $cost } points
}, in contact with { $met } on the way; a safer way costs { $quiet }.
page-tp-line-flag = line { $kind }: cover { $cover }
page-tp-line-none = no line
page-tp-thread-tool = Line of sight
page-tp-thread-from = From which square?
page-tp-thread-to = To which square?
page-tp-thread-none = There is no line of sight from { $from } to { $to }.
page-tp-thread = { $from } sees { $to } by the line { $kind ->
    [centre] from its center
    [target] from the other square's center
   *[corner] from a corner
}. { $cover ->
    [0] No cover.
   *[other] Cover { $cover }: { $met }.
}

## The question

page-tp-ask-square = Pick a square on the map. The number is its cost; a filled corner means that an enemy comes into contact on the way, a hollow one that a safer way exists. Or press / and type a square.
page-tp-ask-start = Pick one of the marked squares on the map.
page-tp-brief-walk = Go to { $square }
page-tp-brief-attack = { $reach ->
    [melee] Strike { $figure }
   *[ranged] Shoot { $figure }
}
page-tp-way-direct = Cheapest way
page-tp-way-quiet = Safer way
page-tp-way-points = { $cost } of { $points ->
    [one] one point
   *[other] { $points } points
}.
page-tp-meets-warn = Comes into contact with { $met }.
page-tp-meets-note = The move stops there: you are asked first whether to attack in passing; if you do not, the enemy may.
page-tp-meets-none = No enemy comes into contact on the way.
page-tp-meets-title = Circumstance attacks
page-tp-passing = Always attack in passing
page-tp-passing-now = By your setting, attack in passing: { $what }
page-tp-percent = { $n } %
page-tp-to-hit = to hit
page-tp-damage = expected damage, of { $life }
page-tp-lead = advantage before the dice
page-tp-sum-value = { $figure }, { $reach ->
    [melee] melee
   *[ranged] ranged
}
page-tp-sum-meditation = Meditation
page-tp-sum-defence = { $figure }, defense
page-tp-sum-cover = Cover: { $met } in the line
page-tp-sum-guard = On guard
page-tp-need = { $sign ->
    [0] You hit if your d10 is at least the defender's
    [1] You hit if your d10 is at least the defender's minus { $by }
   *[other] You hit if your d10 is at least the defender's plus { $by }
}
page-tp-lines-title = Lines of sight
page-tp-lines = { $both ->
    [yes] Both kinds of line are clear of walls; the one that favors the defender counts: { $kind ->
        [centre] 1, from the center,
        [target] 2, from the target's center,
       *[corner] 2, from a corner,
    } cover { $cover }, the other { $other }.
   *[no] One kind of line is clear of walls: { $kind ->
        [centre] 1, from the center,
        [target] 2, from the target's center,
       *[corner] 2, from a corner,
    } cover { $cover }.
}
page-tp-kind-figure = Which figure?
page-tp-kind-square = Which square?
page-tp-kind-way = Which way?
page-tp-kind-deed = What?
page-tp-kind-side = Which side?
page-tp-deed-melee = Strike
page-tp-deed-ranged = Shoot
page-tp-deed-door = Open or close a door
page-tp-deed-give = Give
page-tp-deed-search = Search
page-tp-deed-reprogram = Reprogram
page-tp-deed-hack = Hack the console
page-tp-deed-heal = Heal
page-tp-deed-repair = Repair
page-tp-deed-combat-melee = Meditate and strike
page-tp-deed-combat-ranged = Meditate and shoot
page-tp-deed-vigilance = Be on guard
page-tp-deed-regenerate = Regenerate
page-tp-deed-speed = Move again
page-tp-attack-sum = { $attack } against { $defence }
page-tp-deed-rest = Rest
page-tp-place-stop = Stay
page-tp-place-done = Nothing more
page-tp-place-ready = Ready
page-tp-place-end-turn = End the turn
page-tp-place-take = Take or leave it
page-tp-place-meet = Attack in passing
page-tp-place-answer = Attack the passing figure
page-tp-phase-call = Choose
page-tp-phase-move = Move
page-tp-phase-act = Intervene

## Dice of a real table

page-tp-die = d{ $n }
page-tp-dice-kind = Which kind of die do you use at your table?
page-tp-dice-reads = read as { $n }
page-tp-dice-again = Equal dice: roll both again.
page-tp-dice-sides = A ten-sided die each; the higher one chooses a side.
page-tp-dice-clash = A ten-sided die each: attacker and defender.
page-tp-dice-wound = The four-sided die for the damage.
page-tp-dice-skill = A ten-sided die.
page-tp-dice-search = The four-sided die for the search.

## Figures

page-tp-tab-figures = Figures
page-tp-team = Figures
page-tp-team-of = Whose figures
page-tp-you = you
page-tp-droids = Droids
page-tp-acting = active
page-tp-acted = ✓ done
page-tp-to-act = to act
page-tp-force = { $name } { $n }
page-tp-life = Life
page-tp-life-of = { $life } of { $most }
page-tp-life-whole = It has not been hurt: { $most } at the beginning.
page-tp-why-life = { $figure } has { $life } of { $most } life
page-tp-skill-movement = move { $n }
page-tp-skill-ranged = shot { $n }
page-tp-skill-melee = melee { $n }
page-tp-skill-defence = defense { $n }
page-tp-skill-heal = heal +{ $n }
page-tp-skill-repair = repair +{ $n }
page-tp-skill-computing = comp. +{ $n }
page-tp-log-rolls = Rolls

## Setting up

page-tp-opt-map = Map
page-tp-opt-map-lost-temple = The map of the adventure: 34 by 22 squares, two teams of four, an hour and a half.
page-tp-opt-map-outpost = A small map of our own: 18 by 14 squares, twenty minutes.
page-tp-opt-theme = Names of figures and things; the rules are the same
page-tp-options = House rules
page-tp-opt-reinforcements = Reinforcements for defeated figures
page-tp-opt-reinforcements-on = Called on 8 or more
page-tp-opt-reinforcements-off = None
page-tp-opt-recall = A reprogrammed droid that was defeated
page-tp-opt-recall-on = Can be called again
page-tp-opt-recall-off = Does not return
page-tp-opt-repair = A droid repairs itself
page-tp-opt-repair-once = Once per step
page-tp-opt-repair-never = Never
page-tp-opt-speed = The second move of a hero
page-tp-opt-speed-keeps = Enemies already met are not met again
page-tp-opt-speed-forgets = Every enemy can be met again
page-tp-opt-sight = Lines of sight
page-tp-opt-sight-two-kinds = The two kinds of line in the rules
page-tp-opt-sight-general = The general rule
page-tp-opt-stones = Vaults and stairs cost
page-tp-opt-stones-difficult = Two points
page-tp-opt-stones-clear = One point
page-tp-opt-limit = Turns for each side before the match is a draw (1 to 999)
page-tp-opt-assault = Assault Droid card
page-tp-opt-medical = Medical Droid card
page-tp-field-life = life
page-tp-field-movement = move
page-tp-field-ranged = shot
page-tp-field-melee = melee
page-tp-field-defence = defense
page-tp-field-actions = actions
page-tp-term-map = Map: { $map }
page-tp-term-theme = Names: { $theme }
page-tp-term-reinforcements-on = Defeated figures can be called again on 8 or more
page-tp-term-reinforcements-off = No reinforcements
page-tp-term-self-repair-once = A droid may repair itself once per step
page-tp-term-self-repair-never = No droid repairs itself
page-tp-term-speed-keeps = In a second move, enemies already met are not met again
page-tp-term-speed-forgets = In a second move, every enemy can be met again
page-tp-term-sight-two-kinds = Line of sight by the two kinds of line
page-tp-term-sight-general = Line of sight by the general rule
page-tp-term-stones-difficult = Vaults and stairs cost two points
page-tp-term-stones-clear = Vaults and stairs cost one point
page-tp-term-recall-on = A reprogrammed droid that was defeated can be called again
page-tp-term-recall-off = A reprogrammed droid that was defeated does not return
page-tp-term-card = { $what }: life { $life }, move { $movement }, shot { $ranged }, melee { $melee }, defense { $defence }, actions { $actions }
page-tp-term-limit = A draw after { $n ->
    [one] one turn
   *[other] { $n } turns
} for each side

## The guided first game

page-tp-guide-choose-side = The higher die chooses. Both sides have the same stats; they differ in which figures can be healed and which must be repaired. Blue starts at the top left, red at the bottom right.
page-tp-guide-place = Place four figures on the squares of your color. Put those who have far to go in front. Nothing is secret.
page-tp-guide-arrange = You may still swap places. When both players are ready, the first turn begins.
page-tp-guide-top-search = Your mission: find { $pass } in one of the four places marked 1 to 4, switch off { $barrier } at { $console }, and leave by { $stairs }. Every figure is activated once a turn, in any order: it moves, then does one thing. Pick a figure: the map shows where it can go.
page-tp-guide-top-lies = Somebody was defeated and { $pass } lies on the map. Move onto its square to take it.
page-tp-guide-top-chase = The other side has { $pass }. Block the way, or attack the figure carrying it: it is dropped where its bearer is defeated.
page-tp-guide-top-hack = You have { $pass }. Bring it to { $console }: a figure skilled with computers that carries the pass can switch off { $barrier } there. A figure can also hand it to another.
page-tp-guide-top-stairs = A way out is open. Whoever steps on { $stairs } with { $pass } wins at once.
page-tp-guide-walk = Each square shows what it costs to get there; rubble costs two. A marked corner means that an enemy would be in contact on the way and somebody may attack in passing. Pick a square, look at the way, confirm.
page-tp-guide-meet = You came into contact with an enemy. You decide first: attack in passing, at no cost, or let the enemy be. If you do not attack, the enemy may. Attacking is nearly always better.
page-tp-guide-answer = An enemy passes without attacking. Your figure may attack once.
page-tp-guide-take = Take it: the figure carrying { $pass } can head for { $console }.
page-tp-guide-arrive = The reinforcement arrives on a free start square and may be activated this turn.
page-tp-guide-act-search = Now do one thing: attack, take actions, use one power, or rest next to a Medical Droid. You can open doors and search places next to you. The number beside an attack is its chance to hit.
page-tp-guide-act-lies = Now do one thing. A figure with an enemy next to it cannot shoot; figures in the line of fire give cover.
page-tp-guide-act-chase = Now do one thing. A shot needs a line of sight; each figure in it gives two points of cover.
page-tp-guide-act-hack = Now do one thing. On the console, carrying { $pass }, try to switch off { $barrier }; next to a friend, give it to whoever is better at it.
page-tp-guide-act-stairs = Now do one thing. You can give { $pass } to a figure closer to { $stairs }.
