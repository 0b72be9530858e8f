# The page of the card game: what is drawn around the sentences of swccg.ftl.

## Phases, places, kinds of place.

page-sw-phase-activate = Activate
page-sw-phase-control = Control
page-sw-phase-deploy = Deploy
page-sw-phase-battle = Battle
page-sw-phase-move = Move
page-sw-phase-draw = Draw
page-sw-log-force = Force
page-sw-passing = You can only pass here; the page passes for you.
page-sw-passing-secret = You have nothing to respond with. You are asked anyway so that nobody can tell: pass whenever you like.
page-sw-kind-who = Which card?
page-sw-kind-deed = What does it do?
page-sw-kind-to = Where, or at which target?
page-sw-kind-role = In which seat?
page-sw-kind-lose = From where?
page-sw-kind-take = Which card?
page-sw-kind-amount = How much?
page-sw-kind-pick = Which one?
page-sw-kind-pass = Do you act?
page-sw-kind-draw = Do you draw?
page-sw-place-draw = Draw a card
page-sw-place-destiny = Draw a battle destiny
page-sw-place-verify = Look through the deck
page-sw-there = { $card } ({ $at })
page-sw-before = Before { $card }
page-sw-last = At the end of the row
page-sw-first = On the table
page-sw-in-hand = { $card } (hand)
page-sw-pile-top-reserve = The top of the Reserve Deck
page-sw-pile-top-force = The top of the Force Pile
page-sw-pile-top-used = The top of the Used Pile
page-sw-deed-take = Take it
page-sw-deed-activate = Activate
page-sw-deed-pick = Choose it
page-sw-deed-aim = Choose it
page-sw-deed-lose = Lose it
page-sw-deed-destiny = Draw a battle destiny
page-sw-deed-draw = Draw a card
page-sw-deed-verify = Look through the deck
page-sw-deed-deploy = Deploy it
page-sw-deed-with = Deploy it with { $pilot } aboard
page-sw-deed-play = Play it, text { $n }
page-sw-deed-play-to = Play it: { $what }
page-sw-deed-use = Use its text { $n }
page-sw-deed-use-to = Use it: { $what }
page-sw-deed-drain = Drain here
page-sw-deed-drain-less = Drain without the optional bonus
page-sw-deed-battle = Begin a battle here
page-sw-deed-attack = Attack it
page-sw-deed-board = Take a pilot's or passenger's seat
page-sw-deed-inside = Go inside
page-sw-deed-fire = Fire it
page-sw-deed-transfer = Give it to another card
page-sw-deed-join = Come along
page-sw-deed-transit = Docking bay transit
page-sw-deed-walk = Move by landspeed
page-sw-deed-hyperspeed = Jump through hyperspace
page-sw-deed-land = Land
page-sw-deed-take-off = Take off
page-sw-deed-embark = Go aboard
page-sw-deed-disembark = Get out
page-sw-deed-shuttle-up = Shuttle up
page-sw-deed-shuttle-down = Shuttle down
page-sw-deed-passage = Move by the text of a location
page-sw-deed-imprison = Put in prison
page-sw-deed-across = Go over to the other ship
page-sw-role-pilot = pilot or driver
page-sw-role-passenger = passenger
page-sw-role-astromech = astromech slot
page-sw-role-cargo = cargo bay
page-sw-role-bay = starfighter bay

## The table.

page-sw-table = Locations in order, with the cards of both sides
page-sw-locations = Locations
page-sw-beside = Beside the locations: { $side }
page-sw-location = { $name }, { $whole }. Force icons: Light { $light }, Dark { $dark }. Cards: theirs { $theirs }, yours { $yours }.
page-sw-empty = There is no location on the table yet.
page-sw-landing = { $card } here
page-sw-landing-cost = for { $n } Force: why?
page-sw-drain = drain { $n }
page-sw-sum-yours = Your power here { $power }, your drain { $drain }: why?
page-sw-sum-theirs = Opposing power here { $power }, opposing drain { $drain }: why?
page-sw-yours = yours
page-sw-theirs = theirs
page-sw-name-dark = Dark
page-sw-name-light = Light
page-sw-you = you
page-sw-piles = Piles of { $side }
page-sw-pile-reserve = Reserve
page-sw-pile-force = Force
page-sw-pile-used = Used
page-sw-pile-lost = Lost
page-sw-pile-hand = hand
page-sw-lost-open = Look through the Lost Pile
page-sw-lost-n =
    { $n ->
        [one] Lost Pile, { $n } card
       *[other] Lost Pile, { $n } cards
    }
page-sw-lost-of = Lost Pile of { $side }
page-sw-lost-none = Nothing has been lost yet.
page-sw-pile-gone = out of play
page-sw-gone-n =
    { $n ->
        [one] Out of play, { $n } card
       *[other] Out of play, { $n } cards
    }
page-sw-gone-of = Out of play: { $side }
page-sw-copies = × { $n }
page-sw-life = Life
page-sw-life-note = Life Force: Reserve Deck, Force Pile and Used Pile together
page-sw-generates = generates { $n }
page-sw-hand = Your hand, { $n } cards
page-sw-hand-empty = Your hand is empty.
page-sw-closed-card = { $card } Not now: press for the reason.
page-sw-closed = Not now: { $card }.
page-sw-closed-elsewhere = It can be played, but not in answer to this question.
page-sw-open-card = It can be played now.
page-sw-idle-elsewhere = It can act, but not in answer to this question.
page-sw-taking = Cards to choose from
page-sw-taking-none = There is nothing for you to choose here.
page-sw-start-wait = Your starting location is chosen; your opponent is still choosing.

## Cards.

page-sw-mark-hit = hit
page-sw-mark-captive = captive
page-sw-mark-ion = ion
page-sw-mark-barred = barred
page-sw-mark-fired = fired
page-sw-mark-undercover = undercover
page-sw-mark-worthless = forfeit 0
page-sw-mark-dead = no power
page-sw-mark-spared = immune
page-sw-mark-transit = comes along
page-sw-mark-moved = moved
page-sw-mark-drained = drained
page-sw-mark-battled = battled

## Reasons.

page-sw-why-numbers = Why these numbers?
page-sw-why-numbers-of = Why does { $card } have these numbers?
page-sw-why-power = Why is the power { $n }?
page-sw-why-ability-of = Why is the ability of { $card } { $n }?
page-sw-why-forfeit-of = Why is the forfeit value of { $card } { $n }?
page-sw-why-total-ability = Why is the ability { $n }?
page-sw-why-destiny = Why is the battle destiny { $n }?
page-sw-total-ability = Ability
page-sw-fact-nobody = nobody is there
page-sw-fact-power = your power { $yours } against { $theirs }
page-sw-fact-drain = the drain
page-sw-fact-cost = { $kind } · { $cost }
page-sw-fact-cost-from = { $kind } · { $cost } from
page-sw-fact-pile = cards in it
page-sw-drawn = { $side } has drawn { $card } as destiny:
page-sw-reckoning = The engine is calculating.

## The battle sheet.

page-sw-battle-at = Battle at { $at }
page-sw-segments = Segments of the battle
page-sw-segment-weapons = weapons
page-sw-segment-power = power
page-sw-segment-damage = damage
page-sw-attacker = attacker
page-sw-participant = participant
page-sw-base = printed
page-sw-cards = cards
page-sw-texts = texts affecting all
page-sw-destinies = Battle destiny
page-sw-to-draw = { $n } to draw
page-sw-gone-since = gone since
page-sw-not-counted = Not counted: its power does not count aboard
page-sw-why-attrition = Why is the attrition { $n }?
page-sw-power-destiny = Power destiny
page-sw-attrition-destiny = Attrition destiny
page-sw-immune = Immune to attrition below { $n }
page-sw-left-you = Left for you
page-sw-left-them = Left for { $side }
page-sw-left-later = Known once power has been compared.
page-sw-left-of = { $left } of { $of }
page-sw-attrition = Attrition
page-sw-damage = Battle damage
page-sw-shot = { $weapon } at { $target }:
page-sw-shot-against = against
page-sw-why-shot = Why is the total of the shot { $n }?
page-sw-why-defence = Why is the defense value { $n }?
page-sw-why-damage = Why is the battle damage { $n }?
page-sw-to-table = Look at the board
page-sw-to-sheet = Back to the battle

## A new match, decks.

page-sw-your-side = Your side
page-sw-side-dark = Dark Side
page-sw-side-light = Light Side
page-sw-side-note = The Dark Side takes the first turn. Your sixty cards are your Life Force: whoever runs out loses.
page-sw-deck-dark = Dark deck
page-sw-deck-light = Light deck
page-sw-deck-own = { $name } (yours, { $n } cards)
page-sw-deck-count = { $n } of { $size } cards; the deck is checked when a match begins.
page-sw-deck-form = Export format
page-sw-form-list = Plain list
page-sw-form-ids = IDs
page-sw-form-xml = XML
page-sw-deck-text = Deck as text: a plain list, IDs, or the XML of the online game
page-sw-deck-unknown = Line { $line }: unknown card: { $text }.
page-sw-deck-unfinished = { $card } is not implemented yet; you cannot start a match with it.
page-sw-deck-outside = { $card } is kept outside the deck and was not added.
page-sw-deck-empty = No card was found in this text.
page-sw-deck-which = Show
page-sw-deck-all = all cards
page-sw-deck-in = this deck
page-sw-deck-find = Find a card
page-sw-deck-find-note = title, type or text
page-sw-deck-none = No card matches.
page-sw-deck-cards = Cards
page-sw-deck-more = Add one { $card }
page-sw-deck-less = Remove one { $card }

## The guided first game.

page-sw-guide-start = Both players begin with a location of their own, chosen face down. Its icons bring you Force every turn: a place with two of your icons is a good start.
page-sw-guide-activate = Your Reserve Deck is both your life and your money. Each turn you may turn up to this many cards into Force: one for yourself, and one for each icon of your side on the table. Activate all of it for now.
page-sw-guide-activate-again = You generate more with every location of yours. What you do not use stays in the Force Pile for the next turn.
page-sw-guide-control = Where only you have presence you may Force drain: your opponent loses as many cards as the location has icons of their side. You have nobody there yet, so pass.
page-sw-guide-control-again = If you are alone at a location, drain there now: it costs nothing. Pick the location, then confirm.
page-sw-guide-deploy = Now spend Force. Pick a card from your hand: locations are free, characters cost the number beside the arrow. Put somebody where your opponent has icons but no characters; pass when you are done.
page-sw-guide-deploy-again = The numbers on a card are power, ability and forfeit value. Two or three characters together are safer than one; a total ability of four lets you draw destiny in a battle.
page-sw-guide-battle = Where both of you have characters you may start a battle for 1 Force. Add up the power you see; then each side may add the destiny number of a card. If you are stronger, fight. Otherwise pass.
page-sw-guide-battle-again = The loser must forfeit cards or lose Force for the difference, and attrition hurts both sides. Fight where you are ahead by more than one destiny card can change.
page-sw-guide-weapons = Weapons come first: pick one of yours, then its target. The destiny drawn must be higher than the defense value. Pass when there is nothing left to fire.
page-sw-guide-destiny = For battle destiny, turn over the top card of your Reserve Deck and add its number to your power. It also counts as attrition against your opponent. Draw it.
page-sw-guide-damage = Now somebody has to pay. Forfeit a card for its forfeit value, which counts for damage and attrition at once, or lose cards from your piles for damage only. The sheet shows what is left.
page-sw-guide-lose = You lose Force: choose where each card comes from. Usually it is the top of the Reserve Deck; a card in hand that you do not need is just as good.
page-sw-guide-move = Characters move to the next site for 1 Force. Move to where your opponent's icons are unguarded, or gather against a weak group. Pass to stay.
page-sw-guide-move-again = A docking bay leads to any other docking bay; ships jump between systems as far as their hyperspeed allows.
page-sw-guide-draw = You may draw any Force you have left as cards into your hand, one at a time. Keep some if you hold a card to play during your opponent's turn.
page-sw-guide-draw-again = That was the second turn. You now know all six phases; the hints end here, but "why?" is always available.
page-sw-guide-guest = This is your opponent's phase; you may act too if you hold a card that says so. Otherwise pass.
page-sw-guide-respond = Something has just happened and you may respond. The cards you can respond with are highlighted; pass if it is not worth it.
page-sw-secrets = When you have no response
page-sw-secrets-kept = Keep my secrets
page-sw-secrets-waived = Pass for me
page-sw-secrets-kept-note = You are asked whenever, as far as others can see, you might respond: passing gives nothing away.
page-sw-secrets-waived-note = You are asked only when you can respond. Quicker, but a quick pass reveals that you have no response.

## The script of the guided first game: what to do and why.

page-sw-lesson-activate = Every turn begins with Force. You may turn { $n } cards of your Reserve Deck into Force: one for each of your icons on the table, and one more. Reserve, Force and Used together are your Life; whoever has none left loses. Activate all { $n }.
page-sw-lesson-drain = Your Stormtrooper is alone in the Cantina, and the site has two Light icons: drain there. Light loses two cards and you pay nothing. Most matches are won this way.
page-sw-lesson-location = Now spend some Force. Locations are free, and the War Room has two of your icons: two more Force every turn from now on. Pick it from your hand, then choose its place.
page-sw-lesson-character = Leia and a Rebel Trooper hold Docking Bay 94. Darth Vader costs 6 of your 8 Force and has power 6 against their 4. You may deploy wherever you have an icon or a character: send him there.
page-sw-lesson-weapon = His lightsaber is free on Vader. With it he can strike a character before power is compared.
page-sw-lesson-trooper = A Stormtrooper deploys free to a site where you have an Imperial with ability above 2. Put him next to Vader: somebody will have to pay for the battle, and it should not be Vader.
page-sw-lesson-battle = Start a battle in Docking Bay 94 for 1 Force. Your power is 7 against 4. Both of you have ability 4 or more there, so both may add a battle destiny.
page-sw-lesson-swing = Weapons come first. Choose the lightsaber, then Leia. Two cards of your Reserve Deck are turned over: if their destiny numbers add up to more than her defense value of 3, she is hit, must be forfeited, and is worth nothing.
page-sw-lesson-destiny = Draw a battle destiny. Its number is added to your power, Vader adds 1, and the sum also counts as attrition: what Light has to forfeit, win or lose.
page-sw-lesson-forfeit = You win, 11 to 6, and Light has to pay the difference. But Light's destiny of 2 is attrition against you. Forfeit the Stormtrooper, who is worth 2; Vader is immune to attrition below 5.
page-sw-lesson-stay = Characters move to the next site for 1 Force. Not now: the Stormtrooper holds the Cantina and Vader the docking bay, so you can drain at both on your next turn. Pass.
page-sw-lesson-draw = You may draw the Force you have left as cards into your hand, one for one. Draw. Then it is Light's turn.
page-sw-lesson-lose = Light drains at the Moisture Farm, where there was only a Rebel when the turn began. You choose which card you lose: usually the top of the Reserve Deck, but a card in hand that you do not need is just as good.
page-sw-lesson-activate-again = The War Room pays off: { $n } Force now. The Force you used went under your Reserve Deck at the end of your turn and will come back; the cards you lost will not.
page-sw-lesson-drain-again = Your Stormtrooper still holds the Cantina alone. Drain 2 again.
page-sw-lesson-drain-saber = Vader is alone in Docking Bay 94. Drain there too: 1 for the icon and 1 for his lightsaber. Whatever number you see, why? tells you how it is made up.
page-sw-lesson-leader = Grand Moff Tarkin costs 4. Deploy him to Docking Bay 94, so that the site stays yours when Vader moves on.
page-sw-lesson-enough = Keep the Force you have left for moving and drawing: a ship without a pilot would only sit there. Pass.
page-sw-lesson-walk = Light is gathering at the Moisture Farm. Send Vader there: where both of you have characters nobody drains, and on your next turn you can battle.
page-sw-lesson-stand = The others stay where they drain. Pass.
page-sw-lesson-draw-again = Draw what is left as cards. A player who holds an Interrupt keeps some Force for the opponent's turn; you hold none.
page-sw-lesson-life = { $side } { $n }
page-sw-lesson-end-phases = Every turn has the same six phases: activate, control, deploy, battle, move, draw.
page-sw-lesson-end-life = Life is now: { $own }, { $theirs }. Whoever has none left loses.
page-sw-lesson-end-win = Drain where your opponent has icons and no guard; battle where you can afford the cost and your opponent cannot.
page-sw-lesson-end-on = From here on your opponent plays freely, at the easiest level.
