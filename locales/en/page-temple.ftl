# The page's own words about The Lost Temple.

## The board

page-tp-board = The map, { $columns } columns and { $rows } rows. Arrow keys walk squares and figures.
page-tp-room-temple = temple
page-tp-room-control = control
page-tp-room-infirmary = infirmary
page-tp-searched = searched
page-tp-door = Door { $n }
page-tp-square = Square { $square }
page-tp-piece-own = { $name }, yours, on { $square }, { $life } of { $most } life.
page-tp-piece-other = { $name }, theirs, on { $square }, { $life } of { $most } life.
page-tp-piece-nobody = { $name }, nobody's, on { $square }, { $life } of { $most } life.
page-tp-piece-force = { $name } { $n }.
page-tp-piece-pass = Carries { $pass }.
page-tp-piece-guard = On guard.
page-tp-piece-acting = Played now.
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
}, in contact with { $met } on the way; a quieter way costs { $quiet }.
page-tp-line-flag = line { $kind }: cover { $cover }
page-tp-line-none = no line
page-tp-thread-tool = Thread
page-tp-thread-from = From which square?
page-tp-thread-to = To which square?
page-tp-thread-none = No line from { $from } reaches { $to }.
page-tp-thread = { $from } sees { $to } by the line { $kind ->
    [centre] from its centre
    [target] from the other's centre
   *[corner] from a corner
}. { $cover ->
    [0] No cover.
   *[other] Cover { $cover }: { $met }.
}

## The question

page-tp-ask-square = Pick a square on the map. The number is what it costs; a filled corner means that an enemy comes into contact on the way, a hollow one that a quieter way exists. Or type a square with / .
page-tp-ask-start = Pick one of the marked squares on the map.
page-tp-brief-walk = Go to { $square }
page-tp-brief-attack = { $reach ->
    [melee] Strike { $figure }
   *[ranged] Shoot { $figure }
}
page-tp-way-direct = Cheapest way
page-tp-way-quiet = Quieter way
page-tp-way-points = { $cost } of { $points ->
    [one] one point
   *[other] { $points } points
}.
page-tp-meets-warn = Comes into contact with { $met }.
page-tp-meets-note = The walk stops there: you are asked first whether to attack in passing; if you do not, they may.
page-tp-meets-none = No enemy comes into contact on the way.
page-tp-meets-title = Circumstance attacks
page-tp-passing = Always attack in passing
page-tp-passing-set = Always attack in passing (The Lost Temple); the panel says so each time
page-tp-passing-now = As you settled, attack in passing: { $what }
page-tp-percent = { $n } %
page-tp-to-hit = to hit
page-tp-damage = damage expected, of { $life }
page-tp-lead = lead before the dice
page-tp-sum-value = { $figure }, { $reach ->
    [melee] hand to hand
   *[ranged] ranged
}
page-tp-sum-meditation = Meditation
page-tp-sum-defence = { $figure }, defence
page-tp-sum-cover = Cover: { $met } in the line
page-tp-sum-guard = On guard
page-tp-need = { $sign ->
    [0] You hit when your d10 is at least theirs
    [1] You hit when your d10 is at least theirs less { $by }
   *[other] You hit when your d10 is at least theirs plus { $by }
}
page-tp-lines-title = Lines of sight
page-tp-lines = { $both ->
    [yes] Both kinds of line are clear of walls; the one that favours the defender counts: { $kind ->
        [centre] 1, from the centre,
        [target] 2, from the target's centre,
       *[corner] 2, from a corner,
    } cover { $cover }, the other { $other }.
   *[no] One kind of line is clear of walls: { $kind ->
        [centre] 1, from the centre,
        [target] 2, from the target's centre,
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
page-tp-deed-hack = Work the console
page-tp-deed-heal = Heal
page-tp-deed-repair = Repair
page-tp-deed-combat-melee = Meditate and strike
page-tp-deed-combat-ranged = Meditate and shoot
page-tp-deed-vigilance = Be on guard
page-tp-deed-regenerate = Regenerate
page-tp-deed-speed = Walk again
page-tp-deed-rest = Rest
page-tp-place-stop = Stay
page-tp-place-done = Nothing more
page-tp-place-ready = Ready
page-tp-place-end-turn = End the turn
page-tp-place-take = Take it or leave it
page-tp-place-meet = Attack in passing
page-tp-place-answer = Attack whoever passes
page-tp-phase-call = Choose
page-tp-phase-move = Move
page-tp-phase-act = Intervene

## Dice of a real table

page-tp-die = d{ $n }
page-tp-dice-kind = Which die lies on your table?
page-tp-dice-reads = read as { $n }
page-tp-dice-again = Equal dice: roll both again.
page-tp-dice-sides = A ten-sided die each; the higher chooses a side.
page-tp-dice-clash = A ten-sided die each: attacker and defender.
page-tp-dice-wound = The four-sided die of the hit.
page-tp-dice-skill = A ten-sided die.
page-tp-dice-search = The four-sided die of the search.

## Figures

page-tp-tab-figures = Figures
page-tp-team = Figures
page-tp-team-of = Whose figures
page-tp-you = you
page-tp-droids = Droids
page-tp-acting = acting
page-tp-acted = ✓ acted
page-tp-to-act = to act
page-tp-force = { $name } { $n }
page-tp-life = Life
page-tp-life-of = { $life } of { $most }
page-tp-life-whole = Nothing happened to it: { $most } at the beginning.
page-tp-why-life = { $figure } has { $life } of { $most } life
page-tp-skill-movement = move { $n }
page-tp-skill-ranged = shot { $n }
page-tp-skill-melee = melee { $n }
page-tp-skill-defence = defence { $n }
page-tp-skill-heal = heal +{ $n }
page-tp-skill-repair = repair +{ $n }
page-tp-skill-computing = info +{ $n }
page-tp-log-rolls = Rolls

## Setting up

page-tp-opt-map = Map
page-tp-opt-map-lost-temple = The adventure's own map: 34 by 22 squares, two teams of four, an hour and a half.
page-tp-opt-map-outpost = A small map of ours: 18 by 14 squares, twenty minutes.
page-tp-opt-theme = Names of figures and things; the rules are the same
page-tp-options = What the players agree on
page-tp-opt-reinforcements = Reinforcements for the fallen
page-tp-opt-reinforcements-on = Called on 8 or more
page-tp-opt-reinforcements-off = None
page-tp-opt-recall = A reprogrammed droid that fell
page-tp-opt-recall-on = Can be called again
page-tp-opt-recall-off = Stays away
page-tp-opt-repair = A droid repairs itself
page-tp-opt-repair-once = Once a step
page-tp-opt-repair-never = Never
page-tp-opt-speed = The second move of a hero
page-tp-opt-speed-keeps = Those met stay met
page-tp-opt-speed-forgets = Everybody can be met again
page-tp-opt-sight = Lines of sight
page-tp-opt-sight-two-kinds = The two kinds of the list
page-tp-opt-sight-general = The general sentence
page-tp-opt-stones = Vaults and stairs cost
page-tp-opt-stones-difficult = Two points
page-tp-opt-stones-clear = One point
page-tp-opt-limit = Turns for each side, then it is a draw (1 to 999)
page-tp-opt-assault = Card of the Assault Droids
page-tp-opt-medical = Card of the Medical Droids
page-tp-field-life = life
page-tp-field-movement = move
page-tp-field-ranged = shot
page-tp-field-melee = melee
page-tp-field-defence = defence
page-tp-field-actions = actions
page-tp-term-map = Map: { $map }
page-tp-term-theme = Names: { $theme }
page-tp-term-reinforcements-on = The fallen can be called again on 8 or more
page-tp-term-reinforcements-off = No reinforcements
page-tp-term-self-repair-once = A droid may repair itself once a step
page-tp-term-self-repair-never = No droid repairs itself
page-tp-term-speed-keeps = In a second move those met stay met
page-tp-term-speed-forgets = In a second move everybody can be met again
page-tp-term-sight-two-kinds = Sight by the two kinds of line
page-tp-term-sight-general = Sight by the general sentence
page-tp-term-stones-difficult = Vaults and stairs cost two points
page-tp-term-stones-clear = Vaults and stairs cost one point
page-tp-term-recall-on = A reprogrammed droid that fell can be called again
page-tp-term-recall-off = A reprogrammed droid that fell stays away
page-tp-term-card = { $what }: life { $life }, move { $movement }, shot { $ranged }, melee { $melee }, defence { $defence }, actions { $actions }
page-tp-term-limit = A draw after { $n ->
    [one] one turn
   *[other] { $n } turns
} for each side

## The guided first game

page-tp-guide-choose-side = The higher die chooses. Both sides have the same cards; they differ in who can be healed and who must be repaired. Blue begins top left, red bottom right.
page-tp-guide-place = Four figures on your coloured squares. Whoever should walk far stands in front. Nothing is secret.
page-tp-guide-arrange = You may still exchange places. When both are ready the first turn begins.
page-tp-guide-top-search = The errand: find { $pass } in one of the four places marked 1 to 4, switch off { $barrier } at { $console }, and carry it down { $stairs }. Every figure is played once a turn, in any order: it walks, then does one thing. Pick a figure: the map shows where it can go.
page-tp-guide-top-lies = Somebody fell and { $pass } lies on the map. Walk onto its square to take it.
page-tp-guide-top-chase = The other side has { $pass }. Stand in its way, or strike whoever carries it: it falls where the bearer falls.
page-tp-guide-top-hack = You have { $pass }. Bring it to { $console }: somebody with skill in computers, with the pass in hand, switches off { $barrier }. A figure can also give it on.
page-tp-guide-top-stairs = A way is open. Whoever steps on { $stairs } with { $pass } wins at once.
page-tp-guide-walk = Each square shows what it costs to get there; rubble costs two. A marked corner means that an enemy would be in contact on the way: then somebody may strike in passing. Pick a square, look at the way, confirm.
page-tp-guide-meet = You came into contact with an enemy. You speak first: attack in passing, free of charge, or let them be. If you do not attack, they may. Attacking is nearly always better.
page-tp-guide-answer = An enemy passes and does not attack. Your figure may strike once.
page-tp-guide-take = Take it: whoever carries { $pass } can go for { $console }.
page-tp-guide-arrive = The called figure arrives on a free start square and may be played this turn.
page-tp-guide-act-search = One thing now: an attack, or actions, or one power, or rest beside a healing droid. Doors beside you can be opened, places beside you searched. The number beside an attack is its chance.
page-tp-guide-act-lies = One thing now. With an enemy beside you nobody shoots; figures in the line give cover.
page-tp-guide-act-chase = One thing now. A shot needs a line; figures in it give cover, two points each.
page-tp-guide-act-hack = One thing now. On the console, with { $pass } in hand, try to switch off { $barrier }; beside a friend, give it to whoever is better at it.
page-tp-guide-act-stairs = One thing now. { $pass } can be given to whoever is nearer to { $stairs }.
