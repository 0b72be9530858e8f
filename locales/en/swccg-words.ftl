# The parts of the sentences that say what cards do; crates/explain/src/swccg/texts composes them.

## Nouns.

sw-x-and = { $first } and { $last }
sw-x-or = { $first } or { $last }
sw-x-then = { $first }, then { $last }
sw-x-plural = { $own ->
   *[other] { $noun }
}
sw-x-singular = { $gender ->
   *[other] { $vowel ->
        [yes] an { $noun }
       *[no] a { $noun }
    }
}
sw-x-owned-plural = { $own ->
    [own] your { $noun }
   *[theirs] the opponent's { $noun }
}
sw-x-owned-singular = { $own ->
    [own] { $noun } of yours
   *[theirs] { $noun } of the opponent
}
sw-x-me = it
sw-x-host = the card it is on
sw-x-piloted = what it pilots
sw-x-carrier = what it is aboard
sw-x-aim = its target
sw-x-this-card = this card
sw-x-that-card = that card
sw-x-the-target = the target

## What follows a noun.

sw-x-here = here
sw-x-adjacent = at an adjacent site
sw-x-related = at a related location
sw-x-on = on { $what }
sw-x-on-place = on { $what }
sw-x-at = { $kind ->
   *[other] at { $what }
}
sw-x-for = for { $what }
sw-x-piloting = piloting { $what }
sw-x-aboard = aboard { $what }
sw-x-with = with { $what }
sw-x-piloted-by = piloted by { $what }
sw-x-carried-by = carried by { $what }
sw-x-carries = carrying { $what }
sw-x-holds = with { $what } aboard
sw-x-ability-over = of ability above { $n }
sw-x-ability-is = of ability { $n }
sw-x-permanent = with a permanent pilot
sw-x-night = in night-time conditions
sw-x-fighting = in the battle
sw-x-controlled = that you control
sw-x-walked = that moved by landspeed this turn
sw-x-may-carry = that may carry weapons
sw-x-costless = whose text names no cost
sw-x-unique = that is unique
sw-x-crewed = with its crew
sw-x-near = near { $what }
sw-x-occupied-with = that you occupy with { $what }
sw-x-unoccupied = where nobody has presence
sw-x-nav-computer = with a navigation computer
sw-x-scomp-link = with a Scomp link
sw-x-except = { $many ->
    [yes] except { $what }
   *[no] that is not { $what }
}
sw-x-that-is-not = { $many ->
    [yes] that are not { $what }
   *[no] that is not { $what }
}
sw-x-not = not { $what }

## Conditions.

sw-x-while = while { $when }, { $what }
sw-x-is = { $not ->
    [yes] it is not { $what }
   *[no] it is { $what }
}
sw-x-no-battle = there is no battle
sw-x-no-control = you do not control this location
sw-x-not-battling = it is not in a battle
sw-x-their-turn = it is the opponent's turn
sw-x-named-is = { $not ->
    [yes] { $who } is not { $what }
   *[no] { $who } is { $what }
}
sw-x-on-table = on the table
sw-x-exists = there is { $what }
sw-x-none-of = there is not { $what }
sw-x-least = there are { $n } { $what }
sw-x-not-so = it is not so that { $what }
sw-x-controls = you control this location
sw-x-occupies = you occupy this location
sw-x-battling = it is in a battle
sw-x-defending = it defends in a battle
sw-x-initiated = you initiated the battle here
sw-x-attacked = the opponent initiated the battle
sw-x-battle = there is a battle
sw-x-own-turn = it is your turn
sw-x-drawn = { $same ->
    [yes] the destiny is { $least }
   *[no] the destiny is { $least } to { $most }
}
sw-x-life-below = your Life Force is below { $n }
sw-x-light = Light: { $what }
sw-x-dark = Dark: { $what }
sw-x-prison = A prison.

## Numbers.

sw-x-stat-power = power
sw-x-stat-forfeit = forfeit value
sw-x-stat-maneuver = maneuver
sw-x-stat-hyperspeed = hyperspeed
sw-x-for-each = { $n } for each { $what }
sw-x-for-pairs = { $n } for each pair of { $one } and { $other }
sw-x-if = { $yes } if it is { $what }, otherwise { $no }
sw-x-times = { $n } times { $what }
sw-x-from-less = { $from } less { $what }{ $least ->
    [0] { "" }
   *[other] , at least { $least }
}
sw-x-its-ability = its ability
sw-x-its-power = its power
sw-x-its-destiny = its destiny number
sw-x-its-deploy = its deploy cost
sw-x-its-defense = its defense value
sw-x-its-forfeit = its forfeit value
sw-x-its-aboard = the number of characters aboard
sw-x-the-drawn = the destiny drawn
sw-x-free = free
sw-x-price = { $count ->
   *[other] for { $n } Force
}
sw-x-price-of = for { $n } in Force
sw-x-self-has = { $what }.
sw-x-has = { $many ->
    [yes] { $who } have { $what }.
   *[no] { $who } has { $what }.
}
sw-x-pilot = adds { $n } to the power of what it pilots.
sw-x-less = { $n } less
sw-x-more = { $n } more
sw-x-self-cost = deploys for { $what } { $where }.
sw-x-cost = { $many ->
    [yes] { $who } deploy for { $what }.
   *[no] { $who } deploys for { $what }.
}
sw-x-immune-all = immune to attrition
sw-x-immune-below = immune to attrition below { $n }
sw-x-self-immune = { $what }.
sw-x-immune = { $many ->
    [yes] { $who } are { $what }.
   *[no] { $who } is { $what }.
}
sw-x-weapon-destiny = { $whose ->
    [own] your
    [theirs] the opponent's
   *[all] all
} weapon destinies { $where } are { $n }.
sw-x-attack-destiny = destinies of attacks { $where } are { $n }.
sw-x-duel-destiny = duel destinies { $where } are { $n }.
sw-x-training-destiny = training destinies { $where } are { $n }.
sw-x-tractor-destiny = tractor beam destinies { $where } are { $n }.
sw-x-race-destiny = race destinies { $where } are { $n }.
sw-x-card-destiny = other destinies { $where } are { $n }.
sw-x-drain = { $whose ->
    [own] your
    [theirs] the opponent's
   *[all] all
} Force drains { $where } are { $n }.
sw-x-drain-option = you may have your Force drains { $where } be { $n }.
sw-x-total-power = { $whose ->
    [own] your
    [theirs] the opponent's
   *[all] each player's
} total power { $where } is { $n }.
sw-x-battle-destiny = { $whose ->
    [own] you draw
    [theirs] the opponent draws
   *[all] each player draws
} { $count ->
    [one] one battle destiny
   *[other] { $count } battle destinies
} { $sign ->
    [-1] less
   *[other] more
} { $where }.
sw-x-battle-destiny-least = { $whose ->
    [own] you draw
    [theirs] the opponent draws
   *[all] each player draws
} at least { $count ->
    [one] one battle destiny
   *[other] { $n } battle destinies
} { $where }.
sw-x-battle-destiny-each = { $whose ->
    [own] each of your
    [theirs] each of the opponent's
   *[all] all
} battle destinies { $where } is { $n }.
sw-x-battle-destiny-total = { $whose ->
    [own] your total battle destiny { $where } is { $n }.
    [theirs] the opponent's total battle destiny { $where } is { $n }.
   *[all] total battle destinies { $where } are { $n }.
}
sw-x-battle-destiny-need = { $whose ->
    [own] you need
    [theirs] the opponent needs
   *[all] each player needs
} ability { $n } to draw battle destiny { $where }.
sw-x-battle-destiny-need-more = { $whose ->
    [own] you need
    [theirs] the opponent needs
   *[all] each player needs
} ability { $n } to draw battle destiny { $where }.
sw-x-power-destiny = { $whose ->
    [own] you draw
    [theirs] the opponent draws
   *[all] each player draws
} { $count ->
    [one] one destiny
   *[other] { $n } destinies
} for power only { $where }.
sw-x-power-destiny-each = each of your destinies for power { $where } is { $n }.
sw-x-attrition-destiny = { $whose ->
    [own] you draw
    [theirs] the opponent draws
   *[all] each player draws
} { $count ->
    [one] one destiny
   *[other] { $n } destinies
} for attrition only { $where }.
sw-x-attrition-destiny-each = each of your destinies for attrition { $where } is { $n }.
sw-x-generation = { $whose ->
    [own] your
    [theirs] the opponent's
   *[all] each player's
} Force generation is { $n }.
sw-x-light-icons = Light Force icons { $where }: { $n }.
sw-x-dark-icons = Dark Force icons { $where }: { $n }.
sw-x-fire-cost = firing { $where } costs { $n } Force.

## Effects.

sw-x-deploys-on = deploys on { $what } { $price }.
sw-x-deploys-table = deploys on your side of the table { $price }.
sw-x-dulls = the ability of { $who } counts neither for battle destiny nor as a highest ability.
sw-x-no-drain-bonus = what { $who } add to Force drains does not count.
sw-x-fires = fires at { $what } { $price }: { $draws ->
    [one] one destiny
   *[other] { $draws } destinies
} { $bonus }.
sw-x-swings = swings at { $what } { $price }: { $draws ->
    [one] one destiny
   *[other] { $draws } destinies
} { $bonus }.
sw-x-contests = contests { $what } { $price }: each draws a destiny and adds power { $bonus }.
sw-x-shot-capture = A character is captured by the user, anything else is lost.
sw-x-shot-exclude = Who is overcome leaves the battle.
sw-x-raise = Up to { $n } more Force may be used, each adding 1{ $lost ->
    [yes] ; with { $n } the target is lost instead
   *[no] { "" }
}.
sw-x-hit-forfeit-zero = Who is hit has forfeit value 0.
sw-x-ion = A ship struck has no armor, maneuver or hyperspeed any more, and loses its starship weapons.
sw-x-ion-power = The target has no power any more.
sw-x-again = May fire again, { $price } each time.
sw-x-far = Also reaches battles at adjacent sites.
sw-x-only = deploys only { $where }.
sw-x-deploys-in = deploys in the { $phase ->
    [control] control
    [deploy] deploy
    [battle] battle
    [move] move
   *[draw] draw
} phase of either player.
sw-x-deploy-test = when deployed, draw destiny: it stays only above { $n }.
sw-x-modes = choose one text as it deploys: { $texts }.
sw-x-aims = as it deploys, choose { $what } as its target.
sw-x-self-fixed = does not move { $where }.
sw-x-fixed = { $many ->
    [yes] { $who } do not move.
   *[no] { $who } does not move.
}
sw-x-self-free-move = moves without cost { $where }.
sw-x-free-move = { $many ->
    [yes] { $who } come and go without cost.
   *[no] { $who } comes and goes without cost.
}
sw-x-passage = in your { $phase ->
    [control] control
    [deploy] deploy
    [battle] battle
    [move] move
   *[draw] draw
} phase { $who } may go from here to { $to } without cost{ $back ->
    [yes] , and back
   *[no] { "" }
}.
sw-x-roams = moves only along { $who }.
sw-x-walks = moves like a character, and takes no seat aboard.
sw-x-shuttles = instead of moving it may shuttle a character to or from its site without cost.
sw-x-react-move = may move as a react { $where }.
sw-x-react-move-free = may move as a react without cost { $where }.
sw-x-react-moves = { $many ->
    [yes] { $who } may move as a react { $where }.
   *[no] { $who } may move as a react { $where }.
}
sw-x-react-deploy = { $many ->
    [yes] { $who } may deploy as a react { $where }.
   *[no] { $who } may deploy as a react { $where }.
}
sw-x-shuts-out = { $many ->
    [yes] { $who } neither deploy nor move here.
   *[no] { $who } neither deploys nor moves here.
}
sw-x-closed = only cards whose text says so deploy here.
sw-x-no-battle-at = { $whose ->
    [own] you initiate no battle or attack { $where }.
    [theirs] the opponent initiates no battle or attack { $where }.
   *[all] nobody initiates a battle or attack { $where }.
}
sw-x-self-free-deploy = deploys free { $where }.
sw-x-free-deploy = { $many ->
    [yes] { $who } deploy free.
   *[no] { $who } deploys free.
}
sw-x-not-aboard = does not go aboard { $what }.
sw-x-self-mute = its text is canceled { $where }.
sw-x-mute = the text of { $who } is canceled.
sw-x-extends = what the site's text gives your side also holds at adjacent sites.
sw-x-rotates = the location is turned round: icons and texts change sides.
sw-x-night-at = it is night { $where }.
sw-x-immune-to = { $card } does not affect it.
sw-x-cannot-carry = { $many ->
    [yes] { $who } carry no weapons.
   *[no] { $who } carries no weapons.
}
sw-x-self-free-transfer = it is transferred without cost { $where }.
sw-x-free-transfer = { $many ->
    [yes] { $who } are transferred without cost.
   *[no] { $who } is transferred without cost.
}
sw-x-no-permanent = { $many ->
    [yes] { $who } lose their permanent pilots, and the seats are free.
   *[no] { $who } loses its permanent pilots, and the seats are free.
}
sw-x-target = may be fired at: defense value { $n }.
sw-x-self-saves = it goes to the Used Pile instead of being lost { $where }.
sw-x-saves = { $many ->
    [yes] { $who } go to the Used Pile instead of being lost.
   *[no] { $who } goes to the Used Pile instead of being lost.
}
sw-x-destiny-or = drawn as destiny it may count { $n }.
sw-x-ferocity = ferocity { $n }{ $draws ->
    [0] { "" }
    [one] { " " }and one destiny
   *[other] { " " }and { $draws } destinies
}.
sw-x-prey = attacks only { $who }.
sw-x-undercover = the spy it is on is undercover.
sw-x-carried = may be carried by { $what }.
sw-x-powers = a power source for your artillery here.
sw-x-entry = entering and leaving costs the opponent { $n } Force.
sw-x-react-from-hand = may deploy as a react.
sw-x-dock = docking bay: transit costs Light { $light }, Dark { $dark }.

## Actions.

sw-x-act = { $when }: { $what }.
sw-x-act-else = { $when }: { $what }; otherwise { $otherwise }.
sw-x-once-a-turn = once each turn
sw-x-once-a-game = once in the match
sw-x-a-battle = { $n ->
    [one] once in each battle
    [2] twice in each battle
   *[other] { $n } times in each battle
}
sw-x-as-used = as a Used Interrupt
sw-x-as-lost = as a Lost Interrupt
sw-x-plus = adding { $n }
sw-x-aim-at = target { $what }
sw-x-when-played = when an Interrupt was just played or a card reacts
sw-x-when-played-card = when { $card } was just played
sw-x-when-deployed = when { $what } was just deployed
sw-x-when-battle = { $whose ->
    [own] when you have just initiated a battle
    [theirs] when the opponent has just initiated a battle
   *[all] when a battle was just initiated
}
sw-x-when-drain = { $whose ->
    [own] when you have just initiated a Force drain
    [theirs] when the opponent has just initiated a Force drain
   *[all] when a Force drain was just initiated
}
sw-x-when-destiny = { $whose ->
    [own] when you have just drawn
    [theirs] when the opponent has just drawn
   *[all] when somebody has just drawn
} { $kind ->
    [battle] a battle destiny
    [weapon] a weapon destiny
    [power] a destiny for power
    [attrition] a destiny for attrition
    [duel] a duel destiny
    [training] a training destiny
    [tractor] a tractor beam destiny
    [race] a race destiny
   *[any] a destiny
}
sw-x-when-leaving = when { $what } is about to be lost
sw-x-when-lost = when { $what } was just lost
sw-x-when-hit = when { $what } was just hit by { $by }
sw-x-when-arrives = when { $what } deploys or moves to this site, or moves across it
sw-x-when-battle-ends = at the end of a battle
sw-x-any-time = at any time
sw-x-in-phase = { $whose ->
    [own] in your
    [theirs] in the opponent's
   *[all] in either player's
} { $phase ->
    [activate] activate
    [control] control
    [deploy] deploy
    [battle] battle
    [move] move
   *[draw] draw
} phase
sw-x-in-battle = during a battle
sw-x-auto = at once
sw-x-turn-begins = when your turn begins
sw-x-phase-begins = at the start of { $whose ->
    [own] your
    [theirs] the opponent's
   *[all] each
} { $phase ->
    [activate] activate
    [control] control
    [deploy] deploy
    [battle] battle
    [move] move
   *[draw] draw
} phase
sw-x-draw-below-ability = draw destiny; below your highest ability
sw-x-draw-over = draw { $kind ->
    [duel] duel destiny
    [training] training destiny
    [tractor] tractor beam destiny
    [race] race destiny
   *[any] destiny
}; above { $n }
sw-x-draw-under = draw { $kind ->
    [duel] duel destiny
    [training] training destiny
    [tractor] tractor beam destiny
    [race] race destiny
   *[any] destiny
}; below { $n }
sw-x-draw-even = draw destiny; if it is even
sw-x-draw-odd = draw destiny; if it is odd
sw-x-draw-any = draw { $kind ->
    [duel] duel destiny
    [training] training destiny
    [tractor] tractor beam destiny
    [race] race destiny
   *[any] destiny
}
sw-x-step-cancel = the target is canceled
sw-x-step-cancel-it = cancel it
sw-x-step-bar = that card neither battles nor moves this turn
sw-x-step-destinies = draw { $count ->
    [one] one battle destiny
   *[other] { $n } battle destinies
} more
sw-x-step-times = the loser's battle damage counts { $n } times
sw-x-step-search = take { $what } from your { $pile ->
    [force] Force Pile
    [used] Used Pile
    [lost] Lost Pile
   *[reserve] Reserve Deck
} into hand
sw-x-step-bring = deploy { $what } from your Reserve Deck
sw-x-step-bring-to = deploy { $what } from your Reserve Deck { $where }, even if it is closed
sw-x-step-shuffle = shuffle
sw-x-step-shoot = fire { $what }{ $n ->
    [0] { " " }free
    [1] { "" }
   *[other] { " " }for { $n } times its cost
}
sw-x-step-exclude = the target leaves the battle
sw-x-step-lose = { $what } is lost
sw-x-step-lose-all = { $many ->
    [yes] { $who } are lost
   *[no] { $who } is lost
}
sw-x-step-used = put { $what } in the Used Pile
sw-x-step-recover = the lost card goes to the Used Pile instead
sw-x-step-set-aside = set the target aside under this card
sw-x-step-take-back = what is set aside here returns to its owners' hands
sw-x-step-capture = it is captured
sw-x-step-capture-aboard = the characters aboard are captured
sw-x-step-steal = it is stolen
sw-x-step-cancel-destiny = cancel that destiny
sw-x-step-redraw = draw it again
sw-x-step-change-destiny = that destiny is { $n }
sw-x-step-move-away = the target moves away or is lost
sw-x-step-choose = choose { $what }
sw-x-step-gather = choose any of { $what } there
sw-x-step-evacuate = both go there
sw-x-step-relocate = they go there
sw-x-step-pay = pay { $what } in Force
sw-x-step-may-pay = pay { $what } in Force or this card is lost
sw-x-step-activate = activate { $n } Force
sw-x-step-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
} from your Reserve Deck
sw-x-step-halve = your losses of Force this turn are halved, rounded up; rounded down if there is { $what }
sw-x-step-cull = the opponent loses as many characters here
sw-x-step-repair = ion damage of the target is undone
sw-x-step-lose-force = { $whose ->
    [own] lose
    [theirs] the opponent loses
   *[all] both players lose
} { $fixed ->
    [yes] { $n } Force
   *[no] Force: { $n }
}
sw-x-step-retrieve = retrieve { $n } Force
sw-x-step-worthless = the target has forfeit value 0 in this battle
sw-x-step-out-of-play = place { $what } out of play
sw-x-step-send = the target goes there
sw-x-step-grab = lay this card on your side of the table: it keeps that Interrupt, and every further one of its title goes there too and costs 1 more Force for each in the stack
sw-x-step-lose-random = if it exceeds { $n }, a random character of the opponent there is lost
sw-x-step-no-destiny = your total battle destiny is 0 in this battle
sw-x-step-lose-gathered = they are all lost if it exceeds their number
sw-x-step-destiny-duel = { $one } duels { $other }: each draws { $n } destinies and adds power; the lower one is lost, its player loses the difference in Force and the other player retrieves as much
sw-x-step-duel = { $one } duels { $other }: each adds { $n } for { $armed } carried; who has less power is out of play
