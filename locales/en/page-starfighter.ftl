# The page's own words about Starfighter.

page-sf-phase-reinforce = Reinforcements
page-sf-phase-deploy = Deployment
page-sf-phase-battle = Battle
page-sf-phase-end = End
page-sf-board = { $shift ->
    [none] { $near } faces { $far }, sector to sector
    [left] { $near } faces { $far }, shifted { $n } to the left
   *[right] { $near } faces { $far }, shifted { $n } to the right
}
page-sf-back = a face-down card
page-sf-back-short = back
page-sf-empty = empty
page-sf-fighters = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
page-sf-damaged = { $n } damaged
page-sf-screens = { $left ->
    [one] { $left } of { $n } screens free
   *[other] { $left } of { $n } screens free
}
page-sf-field = Force field
page-sf-no-effect = No effect
page-sf-card-level = { $card }, level { $level }.
page-sf-upper = Upper half: { $what }.
page-sf-lower = Lower half: { $what }.
page-sf-lies = { $card } on { $cruiser } sector { $sector }, slot { $slot }.
page-sf-high-shown = High half: { $what }.
page-sf-high-covered = Covered: { $what }.
page-sf-low-shown = Low half: { $what }.
page-sf-pivoted = Pivoted.
page-sf-known-recto = You have seen its face: { $card }.
page-sf-sector = { $cruiser } sector { $sector }: { $cards } of { $slots } slots taken
page-sf-faces-nobody = faces no enemy sector
page-sf-column = Your sector { $near } shows { $ours }, the opposing sector { $far } shows { $theirs }. Why?
page-sf-armour = { $armour } of { $most }
page-sf-armour-why = { $cruiser }: armor { $armour } of { $most }. Why?
page-sf-armour-points = armor { $n }
page-sf-initiative = Initiative marker
page-sf-pile = pile
page-sf-pile-yours = your pile
page-sf-discard = discard
page-sf-aside-yours = set aside, yours
page-sf-their-hand = { $aside ->
    [0] hand of { $cruiser }
   *[other] hand of { $cruiser }, { $aside } aside
}
page-sf-hand = Your hand, { $n } cards
page-sf-hand-empty = No card in hand.
page-sf-ask-hand = Pick a card from your hand, then a sector. You can also use the number keys.
page-sf-face-up = Face up
page-sf-face-down = Face down (2 fighters)
page-sf-half-high = high half
page-sf-half-low = low half
page-sf-pass = Pass
page-sf-place-hand = { $card }
page-sf-place-sector = { $cruiser } sector { $sector }, slot { $slot }
page-sf-place-stack = { $cruiser } sector { $sector }
page-sf-place-card = { $card }, { $cruiser } sector { $sector }, slot { $slot }
page-sf-place-first = { $effect }, { $half } of { $card }
page-sf-place-cruiser = { $cruiser } · armor { $armour } · slots { $slots }
page-sf-kind-hand = Card
page-sf-kind-face = Face
page-sf-kind-sector = Sector
page-sf-kind-card = Card on the table
page-sf-kind-first = Which effect first
page-sf-kind-half = Half
page-sf-kind-shift = Shift
page-sf-kind-direction = Direction
page-sf-kind-cruiser = Cruiser
page-sf-kind-pass = Pass
page-sf-shift-left = One sector to the left
page-sf-shift-stay = Stay
page-sf-shift-right = One sector to the right
page-sf-direction-right = From left to right
page-sf-direction-left = From right to left
page-sf-effect = Effect
page-sf-effect-any = any
page-sf-effect-draw = Draw
page-sf-effect-draw-note = sets a card aside, unseen, for the next round.
page-sf-effect-lateral = Lateral
page-sf-effect-lateral-note = moves a card to a neighboring sector.
page-sf-effect-vertical = Vertical
page-sf-effect-vertical-note = lifts a card to the top of its sector.
page-sf-effect-free = Free move
page-sf-effect-free-note = moves a card to the top of any sector of its board.
page-sf-effect-pivot = Pivot
page-sf-effect-pivot-note = turns a card upside down.
page-sf-effect-destroy = Destroy
page-sf-effect-destroy-note = removes a card from the table.
page-sf-effect-hit-enemy-cruiser = Hit enemy cruiser
page-sf-effect-hit-enemy-cruiser-note = takes one point of armor from the enemy cruiser.
page-sf-effect-hit-own-cruiser = Hit own cruiser
page-sf-effect-hit-own-cruiser-note = costs its owner one point of armor.
page-sf-effect-flip = Flip
page-sf-effect-flip-note = turns a card to its other face.
page-sf-effect-hit-fighter = Hit fighter
page-sf-effect-hit-fighter-note = puts one damage on a top card.
page-sf-why-armour = { $cruiser } has { $armour } of { $most } points of armor.
page-sf-armour-whole = Nothing has hit it yet.
page-sf-why-column = Fighters seen in column { $column }
page-sf-why-half = { $damaged ->
    [0] { $cruiser }: { $n } on the { $half } of { $card }
   *[other] { $cruiser }: { $n } on the { $half } of { $card }, { $damaged } damaged
}
page-sf-why-none = { $cruiser }: no card in sector { $sector }
page-sf-mode = Mode
page-sf-cruiser-yours = Your cruiser
page-sf-cruiser-theirs = Opposing cruiser
page-sf-cruiser-table = Chosen at the start of the match
page-sf-deck-yours = Your deck
page-sf-deck-theirs = Opposing deck
page-sf-deck-own = { $name } (yours, { $n } cards)
page-sf-options = More options
page-sf-chain = Within one chain a symbol fires
page-sf-chain-once = Once
page-sf-chain-thrice = Three times
page-sf-chain-repeat = Until an arrangement repeats
page-sf-compensation = The second player gets
page-sf-compensation-none = Nothing
page-sf-compensation-card = One extra card
page-sf-compensation-armour = One extra point of armor
page-sf-boxes = Boxes of the game
page-sf-boxes-one = One: no card or board twice
page-sf-boxes-two = Two
page-sf-deck-count = { $n } cards, at least { $least } are needed
page-sf-deck-levels = levels { $a } / { $b } / { $c } / { $d }
page-sf-deck-list = List of serial numbers
page-sf-deck-unknown = Line { $line }: no card is called { $text }.
page-sf-deck-twice = Line { $line }: { $text } is in the list already.
page-sf-all-cards = All cards
page-sf-level = Level
page-sf-level-all = All levels
page-sf-guide-cruiser = Choose your cruiser. It has five sectors; the numbers say how many cards each can hold. Armor is its life: when it drops to zero or below, the match ends with that round.
page-sf-guide-deploy-0 = You and your opponent take turns playing one card. A level 0 card fits any free slot, a level 2 card only slot 2. Any card can also be played face down: two fighters, no effect. Pick a card, then a sector.
page-sf-guide-deploy-1 = A new card covers the upper half of the one below it. Only what is visible counts: visible fighters shoot, covered effects wait. The lane in the middle shows how many shots each column would fire.
page-sf-guide-deploy-2 = An effect fires each time it becomes visible, so a move or a pivot can uncover the next one: that is a chain reaction. Before you confirm, the engine shows how far yours would run.
page-sf-guide-deploy-3 = An empty slot with a card symbol gives you a card next round. A full board shoots more, an empty one draws more. When you have enough, pass: the first player to pass takes the initiative marker.
page-sf-guide-alone = Your opponent has passed and holds the marker. You may keep playing cards alone until you pass too. Then the battle begins.
page-sf-guide-round = A new round: you drew one card for each draw symbol still visible, and took the cards that were set aside. Press w on a line of the log, or tap why?, to see the rule behind it.
page-sf-guide-order = Several effects became visible at once. You choose which one goes first; everything it triggers is finished before the next.
page-sf-guide-target = An effect must have a target if there is one, on either board. Cards you may choose have a thick edge. When an effect is uncovered on a board, the owner of that board decides.
page-sf-guide-half = The card is hit but survives. You choose which half loses a fighter: the high half will be covered by the next card played here, the low half keeps shooting.
page-sf-guide-shift = You hold the marker: you may shift your cruiser by one sector before the battle. At least two columns must still face each other.
page-sf-guide-direction = You choose from which side the columns fight. In each column both sides count their shots first, then the damage is dealt, from the top card down. If there is no card left, the cruiser is hit.
