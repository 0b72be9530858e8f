# The card game. Cards keep their printed titles in every language; sides stand for the players.

## The words the other sentences are made of.

sw-dark = Dark
sw-light = Light
sw-chance = Chance
sw-card = { $title }
sw-card-numbered = { $title } no. { $n }
sw-card-gone = a card that has left the table (no. { $n })
sw-to-row = in the row at position { $n }
sw-to-over = over { $card }
sw-to-at = to { $card }
sw-to-on = on { $card }
sw-to-table = on the own side of the table
sw-to-aboard = { $role ->
    [pilot] aboard { $card } as pilot or driver
    [passenger] aboard { $card } as passenger
    [astromech] into the astromech slot of { $card }
    [cargo] into the cargo bay of { $card }
   *[bay] into the bay of { $card }
}

## Ready set-ups.

sw-preset-decks = Rebels on Tatooine against the Death Star garrison
sw-preset-decks-note = The two ready-made decks of sixty cards. You play the Dark Side and go first.
sw-preset-light = The same decks from the Light Side
sw-preset-light-note = The garrison goes first; you play the Rebels.
sw-preset-drill = Drill: two teaching decks
sw-preset-drill-note = Shorter lists of simple cards, many of them in several copies: good for learning the game. Forty turns at most.
sw-preset-lesson = Guided first game
sw-preset-lesson-note = A match already two turns old, with you on the Dark Side. For two turns of each player your opponent follows a script; then it plays freely.

## Questions.

sw-q-wait = { $side } decides.
sw-q-start = Choose your starting location, face down.
sw-q-activate = How much Force do you activate, at most { $most }?
sw-q-control = Control phase: drain, or act?
sw-q-deploy = Deploy phase: what do you deploy?
sw-q-battle = Battle phase: where do you fight?
sw-q-move = Move phase: what do you move?
sw-q-draw = Draw phase: draw a card?
sw-q-guest = Your opponent's { $phase ->
    [control] control
    [deploy] deploy
    [battle] battle
    [move] move
   *[draw] draw
} phase: do you act?
sw-q-weapons = Battle at { $at }, weapons segment: fire, play a card, or pass?
sw-q-destiny = Draw a battle destiny?
sw-q-destiny-power = Draw a destiny for power?
sw-q-destiny-attrition = Draw a destiny for attrition?
sw-q-battle-nowhere = no location
sw-q-damage = Battle at { $at }, forfeit or lose: { $damage } battle damage and { $attrition } attrition are left.
sw-q-lose = { $left ->
    [one] Lose one Force: from where?
   *[other] Lose { $left } Force: from where?
}
sw-q-gather = Who moves along?
sw-q-respond = Do you respond?
sw-q-respond-played = { $card } was played. Do you respond?
sw-q-respond-deployed = { $card } was deployed. Do you respond?
sw-q-respond-battle = A battle begins at { $at }. Do you respond?
sw-q-respond-drain = A Force drain begins at { $at }. Do you respond?
sw-q-respond-destiny = { $side } drew { $card } for destiny: { $value }. Do you respond?
sw-q-respond-leaving = { $card } is about to be lost. Do you respond?
sw-q-respond-hit = { $card } was just hit. Do you respond?
sw-q-respond-lost = { $card } was just lost. Do you respond?
sw-q-respond-end = The battle at { $at } ends. Do you respond?
sw-q-aim = Which card?
sw-q-aim-of = { $card }: which card is its target?
sw-q-aim-target = { $card }: which card is the target?
sw-q-aim-second = { $card }: which other card do you choose?
sw-q-aim-escort = { $card }: who escorts the captive?
sw-q-aim-where = { $card }: which location do they go to?
sw-q-pick = Which one?
sw-q-pick-text = { $card }: which text applies?
sw-q-pick-prey = { $card } attacks: whose card?
sw-q-pick-destiny = { $card } was drawn for destiny. Which number counts?
sw-q-pick-pay = { $card }: do you pay { $cost } Force?
sw-q-pick-raise = { $card }: how much more Force do you use?
sw-q-away = { $card } must move away. Where to?
sw-q-cull = { $left ->
    [one] Which character is lost?
   *[other] Which characters are lost? { $left } are left.
}
sw-q-again = Fire again?
sw-q-search = Take a card from your Reserve Deck?
sw-q-verify = The search found nothing to take. Do you look through the deck yourself?
sw-q-attack = Attack: fire at the creature, or continue?
sw-q-outside = Which weapon do you fire, and at what?
sw-q-prey = A creature attacks a card of { $side }.
sw-q-card = A card of { $side } is turned over.
sw-q-over = The match is over.

## Choices.

sw-c-pass = Pass
sw-c-let-go = Do nothing
sw-c-go = Continue
sw-c-be-lost = Let it be lost
sw-c-take-nothing = Take nothing
sw-c-no-destiny = Draw no destiny
sw-c-start = Start at { $card }
sw-c-activate = Activate { $amount }
sw-c-drain = Drain at { $card }
sw-c-drain-less = Drain at { $card } without the optional bonus
sw-c-deploy = Deploy { $card } { $to }
sw-c-deploy-with = Deploy { $card } with { $pilot } to { $at }
sw-c-play = { $aimed ->
    [yes] Play { $card } at { $target }: { $what }
   *[no] Play { $card }: { $what }
}
sw-c-use = { $aimed ->
    [yes] Use { $card } at { $target }: { $what }
   *[no] Use { $card }: { $what }
}
sw-c-aim = { $card }
sw-c-pick = The { $n ->
    [1] first
    [2] second
   *[3] third
}
sw-c-pick-prey = A card of { $side }
sw-c-pick-destiny = { $card } counts { $n }
sw-c-pick-pay = Pay { $cost } Force
sw-c-pick-pay-not = Pay nothing and let the card be lost
sw-c-pick-raise = { $n ->
    [0] No more Force
   *[other] { $n } more Force
}
sw-c-take = Take { $card }
sw-c-verify = Look through the deck
sw-c-transfer = Give { $card } to { $to }
sw-c-battle = Battle at { $card }
sw-c-fire = Fire { $card } at { $target }
sw-c-destiny = Draw a battle destiny
sw-c-destiny-power = Draw a destiny for power
sw-c-destiny-attrition = Draw a destiny for attrition
sw-c-forfeit = Forfeit { $card }
sw-c-lose-pile = Lose the top of the { $pile ->
    [reserve] Reserve Deck
    [force] Force Pile
   *[used] Used Pile
}
sw-c-lose-hand = Lose { $card } from hand
sw-c-walk = { $card } moves to { $to }
sw-c-hyperspeed = { $card } jumps to { $to }
sw-c-land = { $card } lands at { $to }
sw-c-take-off = { $card } takes off to { $to }
sw-c-embark = { $role ->
    [pilot] { $card } boards { $to } as pilot or driver
    [passenger] { $card } boards { $to } as passenger
    [astromech] { $card } takes the astromech slot of { $to }
    [cargo] { $card } drives into { $to }
   *[bay] { $card } flies into the bay of { $to }
}
sw-c-disembark = { $card } gets out
sw-c-shuttle-up = { $role ->
    [pilot] { $card } shuttles up to { $to } as pilot
    [passenger] { $card } shuttles up to { $to } as passenger
    [astromech] { $card } shuttles up to the astromech slot of { $to }
    [cargo] { $card } is shuttled up to the cargo bay of { $to }
   *[bay] { $card } is shuttled up to the bay of { $to }
}
sw-c-shuttle-down = { $card } shuttles down to { $to }
sw-c-passage = { $card } goes to { $to } without cost
sw-c-imprison = { $card } goes to prison
sw-c-across = { $role ->
    [pilot] { $card } goes over to { $to } as pilot
    [passenger] { $card } goes over to { $to } as passenger
    [astromech] { $card } goes over to the astromech slot of { $to }
    [cargo] { $card } goes over to the cargo bay of { $to }
   *[bay] { $card } goes over to the bay of { $to }
}
sw-c-board = { $role ->
    [pilot] { $card } takes the controls of { $to }
    [passenger] { $card } takes a seat in { $to }
    [astromech] { $card } takes the astromech slot of { $to }
    [cargo] { $card } goes into the cargo bay of { $to }
   *[bay] { $card } goes into the bay of { $to }
}
sw-c-inside = { $card } goes inside: { $to }
sw-c-attack = Attack { $card }
sw-c-transit = Transit from { $from } to { $to }
sw-c-join = { $card } comes along
sw-c-draw = Draw a card

## What texts do, shortly.

sw-s-text = as the card says
sw-s-cancel = cancel it
sw-s-bar = it cannot battle or move this turn
sw-s-destinies = { $n ->
    [one] one more battle destiny
   *[other] { $n } more battle destinies
}
sw-s-times = battle damage counts { $n } times
sw-s-search = search your { $pile ->
    [force] Force Pile
    [used] Used Pile
    [lost] Lost Pile
   *[reserve] Reserve Deck
}
sw-s-bring = deploy a card from the Reserve Deck
sw-s-exclude = exclude it from the battle
sw-s-shuffle = shuffle your Reserve Deck
sw-s-shoot = fire a weapon outside a battle
sw-s-lose = it is lost
sw-s-capture = capture
sw-s-steal = steal it
sw-s-cancel-destiny = cancel the destiny
sw-s-redraw = draw the destiny again
sw-s-change-destiny = add { $n } to the destiny
sw-s-move-away = it moves away or is lost
sw-s-relocate = move a group from there
sw-s-evacuate = both leave for a related site
sw-s-activate = activate { $n }
sw-s-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
sw-s-halve = halve your Force losses this turn
sw-s-cull = it explodes
sw-s-repair = repair it
sw-s-recover = put it in the Used Pile
sw-s-set-aside = set it aside
sw-s-take-back = return what is set aside to hand
sw-s-duel = a duel
sw-s-lose-force = the opponent loses Force
sw-s-retrieve = retrieve Force
sw-s-out-of-play = place it out of play
sw-s-worthless = its forfeit value becomes 0
sw-s-grab = keep it
sw-s-lose-random = fire at it and at who is there
sw-s-no-destiny = no battle destiny

## Events.

sw-o-card = { $card }
sw-e-start-chosen = { $side } has chosen a starting location, face down.
sw-e-start-again = Both chose { $card }: choose again.
sw-e-started = { $side } starts at { $card }.
sw-e-turn = Turn { $turn }: { $side }.
sw-e-activated = { $side } activates { $amount } of { $most }.
sw-e-drained = { $side } drains { $amount } at { $at }.
sw-e-drain-cancelled = The Force drain of { $side } at { $at } is canceled.
sw-e-lost = { $side } loses { $card } from { $from ->
    [reserve] the Reserve Deck
    [force] the Force Pile
    [used] the Used Pile
   *[hand] hand
}.
sw-e-lost-table = { $card } of { $side } is lost.
sw-e-deployed = { $side } deploys { $card } { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-played = { $side } plays { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-tested = { $card }: { $drawn ->
    [-1] no destiny could be drawn
   *[other] destiny { $drawn } against ability { $ability }: { $works ->
        [yes] it works
       *[no] it fails
    }
}.
sw-e-cancelled = { $card } is canceled.
sw-e-barred = { $card } cannot battle or move this turn.
sw-e-more-destinies = { $side } has { $more ->
    [one] one more battle destiny
   *[other] { $more } more battle destinies
}.
sw-e-used = { $side } uses { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-paid = { $side } pays { $cost } Force.
sw-e-not-paid = { $side } does not pay { $cost } Force: nothing more happens.
sw-e-automatic = The text of { $card } takes effect automatically.
sw-e-reacts = { $side } reacts with { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-destiny-cancelled = The destiny { $card } is canceled.
sw-e-destiny-changed = The destiny { $card } now counts { $value }.
sw-e-times = The loser's battle damage counts { $times } times.
sw-e-captured = { $card } is captured.
sw-e-released = { $card } is free.
sw-e-stolen = { $side } has stolen { $card }.
sw-e-put-in-used = { $card } goes to the Used Pile.
sw-e-out-of-play = { $card } is out of play.
sw-e-set-aside = { $card } is set aside under { $under }.
sw-e-taken-back = { $side } returns { $card } to hand.
sw-e-duelled = { $card } ({ $with }) duels { $other } ({ $against }).
sw-e-halved = Force losses of { $side } are halved this turn, rounded { $down ->
    [yes] down
   *[no] up
}.
sw-e-retrieved = { $side } retrieves { $amount } Force.
sw-e-worthless = { $card } has forfeit value 0 for the rest of the battle.
sw-e-destiny-voided = The total battle destiny of { $side } is 0 in this battle.
sw-e-searched = { $side } searches the Reserve Deck with { $card }.
sw-e-aimed-at = { $card } aims at { $target }.
sw-e-chosen = { $card }: text { $mode } was chosen.
sw-e-excluded = { $card } no longer participates in the battle.
sw-e-relocated = { $card } is now at { $to }.
sw-e-found = { $side } reveals and takes { $card }.
sw-e-not-found = { $side } takes nothing.
sw-e-verified = { $side } has looked through the deck.
sw-e-shuffled = { $side } shuffles the Reserve Deck.
sw-e-transferred = { $card } goes to { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-battle = { $side } initiates a battle at { $at }.
sw-e-fired = { $side } fires { $weapon } at { $target }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-destiny = { $side } draws { $card }: { $value }, { $total } in total.
sw-e-no-destiny = { $side } has no card left to draw for destiny.
sw-e-shot = { $total } against a defense value of { $defence }: { $hit ->
    [yes] { $card } is hit.
   *[no] { $card } is missed.
}
sw-e-power = Dark { $dark }, Light { $light }: { $winner ->
    [dark] Dark wins by { $damage }.
    [light] Light wins by { $damage }.
   *[nobody] nobody wins.
} Attrition { $againstdark } against Dark, { $againstlight } against Light.
sw-e-forfeited = { $side } forfeits { $card } for { $value }: { $damage } damage and { $attrition } attrition are left.
sw-e-battle-ended = The battle at { $at } is over.
sw-e-moved = { $what }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-transited = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
} from { $from } to { $to }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } Force
}.
sw-e-drew = { $side } draws { $card }.
sw-e-drew-hidden = { $side } draws a card.
sw-e-attacked = { $side } attacks { $creature }.
sw-e-attacks = { $creature } attacks { $card }.
sw-e-attack-decided = Power { $power } against { $creature } with ferocity { $ferocity }.
sw-e-took-unseen = { $side } takes a card unseen.
sw-e-recirculated = The Used Piles go under the Reserve Decks.

## Refusals and faults.

sw-r-not-asked = You have no question to answer right now.
sw-r-other-question = That is not an answer to the current question.
sw-r-not-in-hand = { $card } is not in your hand.
sw-r-not-there = { $card } cannot do or carry that.
sw-r-barred = { $text }
sw-r-too-dear = That costs { $cost } Force; you have { $force }.
sw-r-too-much = You can activate { $most } at most.
sw-f-no-such-deck = Player { $player }: there is no ready-made deck { $deck }.
sw-f-no-such-card = Player { $player }: there is no card { $card }.
sw-f-not-done = Player { $player }: { $card } cannot be played yet ({ $why }).
sw-f-deck-size = Player { $player }: a deck has sixty cards; this one has { $found }.
sw-f-two-sides = Player { $player }: a deck plays one side only.
sw-f-same-side = One deck plays the Light Side, the other the Dark Side.
sw-f-no-start = Player { $player }: the deck needs two locations to start at.
sw-f-no-turns = A match lasts at least one turn.
sw-f-contradiction = The position contradicts itself: { $what }.
sw-f-unknown-card = There is no card { $card }.
sw-deck-too-long = This text is too long for a deck: at most { $most } characters are read. Nothing was imported.
sw-deck-not-xml = Line { $line }: this is not well-formed XML; everything above was read, everything below was not.
sw-deck-copies = Line { $line }: { $text }: from 1 to { $most } copies of a card are read; the others were not added.

## The end.

sw-end = { $result ->
    [you] You win
    [rival] Your opponent wins
    [dark] Dark wins
    [light] Light wins
   *[nobody] Nobody wins
}: { $rule ->
    [life] { $result ->
        [nobody] neither side has Life Force left.
       *[other] the loser has no Life Force left.
    }
   *[turns] the turn limit is reached.
}

## The table as text.

sw-b-turn = Turn { $turn } of { $limit }, { $side }, { $phase ->
    [start] starting locations
    [activate] activate phase
    [control] control phase
    [deploy] deploy phase
    [battle] battle phase
    [move] move phase
    [draw] draw phase
   *[over] over
}
sw-b-you = You play { $who ->
    [dark] Dark
   *[light] Light
}.
sw-b-piles = { $side }: Life Force { $life } (Reserve { $reserve }, Force { $force }, Used { $used }), Lost { $lost }, hand { $hand }, generates { $generation }
sw-b-location = { $card }  [Light { $light }, Dark { $dark }]
sw-b-side = { $side } (power { $power }, drain { $drain }):
sw-b-role = { $role ->
    [pilot] pilot
    [passenger] passenger
    [astromech] astromech
    [cargo] cargo
   *[bay] bay
}
sw-b-battle = Battle at { $at }, { $segment ->
    [weapons] weapons segment
    [power] power segment
    [damage] damage segment
   *[end] its end
}
sw-b-own = { $side }, you
sw-b-row = { $row ->
    [cards] Cards
    [texts] Texts for all of them
    [destinies] Destinies
    [total] Total
    [attrition] Attrition
    [damage] Battle damage
    [hits] To forfeit
   *[head] { "" }
}
sw-b-left = { $left } left of { $of }
sw-b-hit = { $card } (hit, forfeit { $n })
sw-b-hand = Hand:

## A card read, and a number explained.

sw-k-help = { "    " }card NAME           what a card says: its title or a part of it, or the number beside it
    { "    " }why NUMBER CARD     why a number is what it is: why power Vader, why drain Cantina, why their damage
sw-k-none = No card here is called “{ $words }”.
sw-k-several = Which one? { $cards }.
sw-k-now = { "" } (now { $n })
sw-k-no-number = “{ $words }” is not a number here. There are: power, forfeit, ability, maneuver, hyperspeed, landspeed, defense, immunity (of a card), drain, total, destinies (at a location), generation, destiny, attrition, damage, shot; “their” asks for your opponent's.
sw-k-of-what = Of which card or location? Add its name, or the number beside it.
sw-k-not-laid = No card on the table is called “{ $words }”.

## What is printed on cards, and how numbers are made up.

sw-type-location = Location
sw-type-character = Character
sw-type-starship = Starship
sw-type-vehicle = Vehicle
sw-type-weapon = Weapon
sw-type-device = Device
sw-type-creature = Creature
sw-type-effect = Effect
sw-type-interrupt = Interrupt
sw-kind = { $kind }, { $subtype }
sw-subtype-system = system
sw-subtype-cloud = cloud sector
sw-subtype-site = site
sw-subtype-vehicle-site = vehicle interior
sw-subtype-squadron = squadron
sw-subtype-capital = capital
sw-subtype-starfighter = starfighter
sw-subtype-combat = combat
sw-subtype-creature = creature
sw-subtype-shuttle = shuttle
sw-subtype-transport = transport
sw-subtype-artillery = artillery
sw-subtype-automated = automated
sw-subtype-character = for characters
sw-subtype-starship = for starships
sw-subtype-vehicle = for vehicles
sw-subtype-used = Used
sw-subtype-lost = Lost
sw-subtype-used-or-lost = Used or Lost
sw-icon-rebel = Rebel
sw-icon-imperial = Imperial
sw-icon-alien = Alien
sw-icon-droid = Droid
sw-icon-pilot = pilot
sw-icon-warrior = warrior
sw-icon-astromech = astromech
sw-icon-interior = interior
sw-icon-exterior = exterior
sw-icon-docking-bay = docking bay
sw-icon-planet = planet
sw-icon-mobile = mobile
sw-icon-scomp-link = Scomp link
sw-icon-nav-computer = nav computer
sw-number-power = Power
sw-number-ability = Ability
sw-number-forfeit = Forfeit value
sw-number-deploy = Deploy cost
sw-number-destiny = Destiny
sw-number-armor = armor
sw-number-maneuver = maneuver
sw-number-hyperspeed = hyperspeed
sw-number-landspeed = landspeed
sw-number-parsec = parsec
sw-light-icons = Light Force icons
sw-dark-icons = Dark Force icons
sw-permanent = permanent pilot of ability { $n }
sw-seats-pilots = pilots { $n }
sw-seats-passengers = passengers { $n }
sw-seats-astromechs = astromechs { $n }
sw-seats-vehicles = vehicles { $n }
sw-seats-fighters = starfighters { $n }
sw-quantity-power = Power of { $card }
sw-quantity-ability = Ability of { $card }
sw-quantity-maneuver = Maneuver of { $card }
sw-quantity-hyperspeed = Hyperspeed of { $card }
sw-quantity-landspeed = Landspeed of { $card }
sw-quantity-drawn = The destiny just drawn
sw-quantity-forfeit = Forfeit value of { $card }
sw-quantity-defence = Defense value of { $card }
sw-quantity-immunity = Immunity of { $card } to attrition below
sw-quantity-generation = Force generation of { $side }
sw-quantity-drain = Force drain of { $side } at { $at }
sw-quantity-total-power = Total power of { $side } at { $at }
sw-quantity-battle-power = Power of { $side } in the battle
sw-quantity-total-ability = Ability of { $side } at { $at }
sw-quantity-deploy-cost = Cost of deploying { $card }
sw-quantity-attrition = Attrition against { $side }
sw-quantity-damage = Battle damage of { $side }
sw-quantity-shot = Total of the shot
sw-quantity-battle-destiny = Battle destiny of { $side }
sw-quantity-destined-power = Destinies of { $side } for power
sw-quantity-battle-destinies = Battle destinies of { $side } at { $at }
sw-quantity-destiny-need = Ability { $side } needs for a battle destiny at { $at }
sw-quantity-destinies = { $kind ->
    [power] Destinies to power
    [attrition] Destinies to attrition
   *[other] Destinies
} of { $side } at { $at }
sw-step = { $cause } { $step }
sw-steps = { $steps }
sw-cause-printed = Printed
sw-cause-card = Its own card
sw-cause-rule = By the rules
sw-cause-total = Total of { $side } in the battle
sw-cause-destiny = Destiny drawn: { $card }
sw-cause-gone = Gone or changed since
sw-total = Total
sw-left-none = none

## What a user types in a terminal to ask for a number; several words mean the same.

sw-word-power = power
sw-word-forfeit = forfeit
sw-word-ability = ability
sw-word-maneuver = maneuver manoeuvre
sw-word-hyperspeed = hyperspeed
sw-word-landspeed = landspeed
sw-word-defence = defense defence
sw-word-immunity = immunity
sw-word-drain = drain
sw-word-total-power = total
sw-word-battle-destinies = destinies
sw-word-generation = generation
sw-word-destined-power = destiny
sw-word-attrition = attrition
sw-word-damage = damage
sw-word-shot = shot
sw-word-theirs = their theirs
