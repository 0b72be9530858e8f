# The page's own words. Sentences about the games are in the files of the games.

## House

page-lobby = Table
page-title-new = New match
page-title-match = Match
page-title-join = Invitation
page-title-replay = Replay
page-title-decks = Decks
page-to-lobby = Tallyho, to the table
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-try-again = Try again
page-name = { $name }
page-seat = Seat { $n }
page-unreachable = The program does not answer. Is it still running?
page-refused-status = The program answered with { $status } and no reason.
page-opening = Opening the match.
page-no-board = This page has no board for this game.
page-no-table = Of this match only what was told is kept: the table itself cannot be drawn.
page-unknown-game = There is no game "{ $game }" at this table.
page-no-decks = { $game } has no decks of your own.

## Settings

page-settings = Settings
page-settings-note = Kept in this browser only.
page-language = Language
page-language-other = Français
page-theme = Look
page-theme-other = Light or dark
page-theme-system = As the system
page-theme-light = Day chart
page-theme-dark = Night plot
page-speed = Telling speed
page-speed-step = By step
page-speed-calm = Calm
page-speed-fast = Fast
page-speed-off = Off
page-confirm = Confirm each answer with the main button
page-letters = Single letters are keys (switch off for screen readers and voice)
page-guide-offer = Show the guide of the first game

## Keys

page-keys = Keys
page-space = Space
page-key-main = Main button; back, close, drop the choice
page-key-pick = Pick a choice
page-key-arrows = Walk cards, sectors and choices
page-key-tab = Question, board, reasons, log, replay
page-key-space = Next step of a telling; play or stop a replay
page-key-step = One entry back, forward
page-key-ends = First entry, now
page-key-why = Why, for what has the focus
page-key-undo = Undo
page-key-type = Type an answer as in the terminal
page-key-cards = Other face; pass
page-key-zoom = Zoom in, out, whole board
page-key-guide = What the guide points at
page-key-log = Log; this list

## Lobby

page-game-starfighter = Starfighter
page-game-xwing = X-Wing
page-game-temple = The Lost Temple
page-game-swccg = The card game
page-about-starfighter = Two cruisers, stacked squadrons. Play a card, watch the chain run.
page-about-xwing = Fly two ships. The other side flies itself by the Solo Alpha charts and tells you why.
page-about-temple = Four figures a side, one pass, two ways out. A grid skirmish with exact sight lines.
page-about-swccg = Locations, Force and battles between sixty-card decks, every number open to why.
page-meta-starfighter = 2 sides · 25 minutes · training, skirmish, total war
page-meta-xwing = 1 to 8 people · 40 minutes · introductory scenario, variants, own squads
page-meta-temple = 2 sides · 30 minutes · either side, hot-seat, by link
page-meta-swccg = 2 sides · 60 minutes · four ready decks
page-new-match = New match
page-new-of = New match: { $game }
page-new-guided = First game, guided
page-new-guided-of = First game, guided: { $game }
page-new-guided-note = A training match against the gentlest machine, with a remark at each new kind of question. The guide can be left at any time.
page-new-lesson-note = Each step says what to do and why, and marks what to press. You may do otherwise, look around, take back, and leave the guide at any time.
page-start-guided = Start a guided game of Starfighter
page-decks = Decks
page-decks-own = Own decks
page-decks-none = No own deck yet. Begin with a new one, with a copy of a ready one, or paste a list.
page-deck-new = New deck
page-deck-from = Copy of { $name }
page-deck-name = Name
page-deck-import = Read it as a new deck
page-deck-export = Write and copy
page-deck-drop = Delete the deck
page-go-on = Go on
page-go-on-now = Go on where I was
page-which-matches = Which matches
page-running = Running { $n }
page-finished = Finished { $n }
page-none-running = No match on this table yet
page-none-running-note = Pick a game and sit down. The first one comes with a guide you can leave at any time.
page-none-finished = No finished match yet
page-none-finished-note = A match that is over can be watched again here, entry by entry.
page-row-machine = level { $level }
page-row-friend = with a friend
page-row-hotseat = hot-seat
page-row-watching = two machines
page-row-others = others play
page-row-gathering = waits for a friend
page-row-other-rules = other rules
page-row-yours = your turn
page-row-theirs = their turn
page-row-running = being played
page-row-won = won
page-row-lost = lost
page-row-draw = draw
page-row-over = over
page-row-entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
page-foot = Everything stays on this machine. Unofficial, made by players; names belong to their owners.

## New match

page-against = Against
page-against-machine = Machine
page-against-friend = Friend by link
page-against-hotseat = Hot-seat
page-against-watch = Watch two machines
page-level = Level. All levels play by the same rules and see only what you would let them see.
page-level-of = Machine { $n }
page-sits = You sit
page-sits-first = First
page-sits-second = Second
page-sits-lots = By lot
page-chance = Dice, shuffles and draws
page-chance-program = Program
page-chance-typed = I type in my own
page-practice-open = Open table: the machine tells its reasons at once, and the match counts as practice
page-seed-note = The hash of the seed is shown before the first die or card, the seed itself at the end, so that you can check them all.
page-sit-down = Sit down
page-level-cadet = Cadet
page-level-pilot = Pilot
page-level-veteran = Veteran
page-level-ace = Ace

## Invitation

page-join-title = A seat is kept for you
page-join-note = Sit down to play. The link works once; the seat then belongs to this browser.
page-join-watch = Only watch
page-gather = Waiting for a friend
page-gather-title = Send this link to your friend
page-gather-seat = Seat { $seat }
page-gather-note = Whoever opens it first takes the seat. It is shown in this tab only.
page-gather-square = As a square to photograph
page-not-lan = Only this computer can open it now. Start the program with --lan, and others of the same network can too.
page-gather-board = The table is not set yet
page-gather-board-note = It is laid as soon as everybody has come.
page-gather-wait = Somebody is still to come.

## Match

page-meeting = { $a } against { $b }
page-phases = Phases
page-context = { $phase }, round { $round }
page-context-phone = R{ $round } · { $phase }
page-context-start = Before the first round
page-context-turn = { $phase }, turn { $round }
page-context-phone-turn = T{ $round } · { $phase }
page-context-start-turn = Before the first turn
page-aims = What the machine is after
page-terms = Set-up
page-terms-of = Set-up of this match; { $n ->
    [0] all as usual
    [one] one thing changed
   *[other] { $n } things changed
}
page-terms-changed = changed
page-stored = stored
page-stored-note = Every answer is on disk before it is shown
page-practice = practice
page-practice-note = Something revealed was taken back, or the table was open from the start
page-question = Question
page-picked = Picked so far
page-pick-one = Choose
page-drop = Drop { $what }
page-other = Other
page-stale = The table moved on while you chose. Here it is as it stands; choose again.
page-foreseen = What would come of it
page-foreseen-wait = The engine plays it out.
page-foreseen-none = Nothing further happens.
page-foreseen-end = Foreseen by the engine up to the next question or card.
page-foreseen-hidden = What follows depends on what you cannot know yet.
page-type = Type an answer
page-type-hint = For example { $example }
page-type-none = No offer reads like that.
page-thinks = { $who } thinks
page-thinks-bar = How much of its budget is spent
page-thinks-nodes = { $done } of { $budget } nodes
page-thinks-budget = at most { $budget } nodes
page-hurry = Move now
page-waits-here = Waiting for { $who }
page-waits-away = { $who } is away
page-waits-note = The match is stored; you can close this page and come back.
page-offline = No word from the table.
page-offline-for = No word from the table for { $n } seconds.
page-offline-note = Your last answer is kept. Trying again, you need not reload.
page-gone-broken = The table could not be set up again after a fault of the program.
page-gone-unknown = The program does not know this match any more.
page-gone-note = What was answered until then is kept in its log.
page-promise-broken = The host shows another secret than it promised when you joined. It could have chosen the dice: do not trust this match.
page-over-won = You win
page-over-lost = Victory for { $who }
page-over-draw = A draw
page-over-seed = The seed is now public; every die and card of the program follows from it.
page-watch-again = Watch it again
page-save-log = Save the log
page-undo = Undo
page-undo-ask = Ask to take back
page-undo-practice = Undo (the match will count as practice)
page-undo-asked = { $n ->
    [one] { $who } asks to take back { $n } entry.
   *[other] { $who } asks to take back { $n } entries.
}
page-undo-allow = Allow
page-undo-refuse = Refuse
page-undo-waits = { $n ->
    [one] You asked to take back { $n } entry. The others must agree.
   *[other] You asked to take back { $n } entries. The others must agree.
}
page-handover = Hand the screen to { $who }
page-handover-note = The next cards are theirs alone. Look away first.
page-handover-take = I am { $who }, go on
page-chance-asked = The cards decide
page-chance-question = What does the real table show?
page-chance-type = Card or result
page-chance-none = That cannot fall now.
page-chance-several = { $n } results fit; go on typing.
page-chance-enter = Enter
page-chance-enter-one = Enter { $what }
page-chance-roll = Let the program draw

## Telling, reasons, log, replay

page-told = What happened
page-told-next = Next
page-told-again = Tell again
page-guide = Guide
page-guide-leave = Leave the guide
page-lesson-step = Guide, step { $n } of { $of }
page-lesson-marked = What to press is marked; this key goes there:
page-lesson-otherwise = You did otherwise than the guide said. That is allowed, and it goes on from here.
page-lesson-over = The guide ends here
page-lesson-go-on = Go on playing
page-why = why?
page-why-of = Why: { $what }
page-why-title = Why
page-why-source = Source
page-why-reading = Our reading
page-why-sealed = The machine's reasons stay sealed until the match is over: they would tell what it holds.
page-why-show = Show the table then
page-reasons-empty = No question asked
page-reasons-empty-note = Tap "why?" on a line of the log, or a number on the board.
page-considered = What the machine compared
page-taken = taken
page-passed-over = passed over
page-odds = { $win }, between { $low } and { $high }, from { $n } trials
page-basis-only = There was only one possible answer.
page-basis-wins = It saw a forced win.
page-basis-searched = Level { $level }. Estimated from { $nodes } positions played out; the line is the 95 % interval.
page-basis-judged = Level { $level }. Judged without playing on.
page-basis-planned = Level { $level }. Planned as a whole act, { $nodes } acts weighed.
page-basis-lot = Level { $level }. Drawn by lot among the best.
page-basis-lesson = It is written down for the guided game.
page-more = { $n } more
page-fewer = Fewer
page-log = Log
page-log-filter = What the log shows
page-log-all = All
page-log-chains = Chains
page-log-times = × { $n }
page-log-empty = Nothing has happened
page-log-empty-note = The first line appears with the first answer.
page-record = Rules { $rules }{ $content ->
    [none] {""}
   *[other] , content { $content }
}. Hash of the secret seed:
page-resign = Give up
page-resign-ask = Give the match up?
page-resign-note = The other side wins at once. This cannot be taken back.
page-resign-note-together = The match ends for everybody who flies with you, and the other side has the day. This cannot be taken back.
page-replay = Replay
page-replay-back = One entry back
page-replay-forward = One entry forward
page-replay-play = Play
page-replay-stop = Stop
page-replay-position = Replay position
page-entry = entry { $n } of { $of }
page-live = live
page-past = past
page-past-at = You are looking at entry { $n } of { $of }.
page-past-note = The match goes on as you left it.
page-past-copy = Copy link to this
page-past-back = Back to now
page-round-short = R{ $n }
page-turn-short = T{ $n }
page-step = This entry
page-step-start = Before the first entry
page-step-n = Entry { $n }
page-step-nothing = Nothing you could see happened here.
page-tabs = Panels
page-tab-question = Question
page-tab-hand = Hand { $n }
page-tab-reasons = Reasons
page-tab-log = Log
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board

## Starfighter

page-sf-phase-reinforce = Reinforcements
page-sf-phase-deploy = Deployment
page-sf-phase-battle = Battle
page-sf-phase-end = End
page-sf-board = { $shift ->
    [none] { $near } faces { $far }, sector to sector
    [left] { $near } faces { $far }, shifted { $n } to the left
   *[right] { $near } faces { $far }, shifted { $n } to the right
}
page-sf-back = a back
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
page-sf-faces-nobody = faces nobody
page-sf-column = Your sector { $near } shows { $ours }, their sector { $far } shows { $theirs }. Why?
page-sf-armour = { $armour } of { $most }
page-sf-armour-why = { $cruiser }: armour { $armour } of { $most }. Why?
page-sf-armour-points = armour { $n }
page-sf-initiative = Initiative marker
page-sf-pile = pile
page-sf-pile-yours = your pile
page-sf-discard = discard
page-sf-aside-yours = aside, yours
page-sf-their-hand = { $aside ->
    [0] hand of { $cruiser }
   *[other] hand of { $cruiser }, { $aside } aside
}
page-sf-hand = Your hand, { $n } cards
page-sf-hand-empty = No card in hand.
page-sf-ask-hand = Pick a card of your hand, then a sector. The numbers are keys.
page-sf-face-up = Face up
page-sf-face-down = Back (2 fighters)
page-sf-half-high = high half
page-sf-half-low = low half
page-sf-pass = Pass
page-sf-place-hand = { $card }
page-sf-place-sector = { $cruiser } sector { $sector }, slot { $slot }
page-sf-place-stack = { $cruiser } sector { $sector }
page-sf-place-card = { $card }, { $cruiser } sector { $sector }, slot { $slot }
page-sf-place-first = { $effect }, { $half } of { $card }
page-sf-place-cruiser = { $cruiser } · armour { $armour } · slots { $slots }
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
page-sf-effect-draw-note = puts a card aside, unseen, for the next round.
page-sf-effect-lateral = Lateral
page-sf-effect-lateral-note = moves a card onto a neighbouring sector.
page-sf-effect-vertical = Vertical
page-sf-effect-vertical-note = lifts a card to the top of its sector.
page-sf-effect-free = Free move
page-sf-effect-free-note = moves a card to the top of any sector of its board.
page-sf-effect-pivot = Pivot
page-sf-effect-pivot-note = turns a card upside down.
page-sf-effect-destroy = Destroy
page-sf-effect-destroy-note = removes a card from the table.
page-sf-effect-hit-enemy-cruiser = Hit enemy cruiser
page-sf-effect-hit-enemy-cruiser-note = takes one point of armour from the rival.
page-sf-effect-hit-own-cruiser = Hit own cruiser
page-sf-effect-hit-own-cruiser-note = costs its owner one point of armour.
page-sf-effect-flip = Flip
page-sf-effect-flip-note = turns a card to its other face.
page-sf-effect-hit-fighter = Hit fighter
page-sf-effect-hit-fighter-note = puts one damage on a top card.
page-sf-why-armour = { $cruiser } has { $armour } of { $most } points of armour.
page-sf-armour-whole = Nothing has hit it yet.
page-sf-why-column = Fighters seen in column { $column }
page-sf-why-half = { $damaged ->
    [0] { $cruiser }: { $n } on the { $half } of { $card }
   *[other] { $cruiser }: { $n } on the { $half } of { $card }, { $damaged } damaged
}
page-sf-why-none = { $cruiser }: no card in sector { $sector }
page-sf-mode = Mode
page-sf-cruiser-yours = Your cruiser
page-sf-cruiser-theirs = Their cruiser
page-sf-cruiser-table = Chosen at the table
page-sf-deck-yours = Your deck
page-sf-deck-theirs = Their deck
page-sf-deck-own = { $name } (own, { $n } cards)
page-sf-options = More options
page-sf-chain = A symbol fires in one chain
page-sf-chain-once = Once
page-sf-chain-thrice = Three times
page-sf-chain-repeat = Until an arrangement repeats
page-sf-compensation = The second player gets
page-sf-compensation-none = Nothing
page-sf-compensation-card = One card more
page-sf-compensation-armour = One armour more
page-sf-boxes = Boxes
page-sf-boxes-one = One: no card or board twice
page-sf-boxes-two = Two
page-sf-deck-count = { $n } cards, at least { $least } are needed
page-sf-deck-levels = levels { $a } / { $b } / { $c } / { $d }
page-sf-deck-list = List of matricules
page-sf-deck-unknown = Line { $line }: no card is called { $text }.
page-sf-deck-twice = Line { $line }: { $text } is in the list already.
page-sf-all-cards = All cards
page-sf-level = Level
page-sf-level-all = All levels
page-sf-guide-cruiser = Choose your cruiser. It has five sectors; the numbers say how many cards each can hold. Armour is its life: at nought or below the match ends with the round.
page-sf-guide-deploy-0 = You lay one card at a time, the rival answers. A level 0 card fits any free slot, a level 2 card only slot 2. Any card may also lie on its back: two fighters, no effect. Pick a card, then a sector.
page-sf-guide-deploy-1 = A new card covers the upper half of the one below it. Only what can be seen counts: its fighters shoot, its effects wait under cover. The lane in the middle shows what each column would shoot.
page-sf-guide-deploy-2 = An effect fires each time it comes to light. So a move or a pivot can uncover the next one: that is a chain. Before you confirm, the engine shows how far yours would run.
page-sf-guide-deploy-3 = An empty slot with a card symbol gives you a card next round. A full board shoots more, an empty one draws more. When you have enough, pass: the first to pass takes the initiative marker.
page-sf-guide-alone = The rival has passed and holds the marker. You may go on alone, card by card, until you pass too. Then the battle begins.
page-sf-guide-round = A new round: you drew one card for each draw symbol you can still see, and took what was put aside. Press w on a line of the log, or tap why?, to see the rule behind it.
page-sf-guide-order = Several effects came to light at once. You say which goes first; what it starts is finished before the next.
page-sf-guide-target = An effect must aim at something if it can, on either board. Cards you may choose have a thick edge. What is uncovered on a board, the owner of that board decides.
page-sf-guide-half = The card is hit but survives. You choose which half loses a fighter: the high one will be covered by the next card laid here, the low one goes on shooting.
page-sf-guide-shift = You hold the marker: you may shift your cruiser by one sector before the battle. At least two columns must still face each other.
page-sf-guide-direction = You choose from which side the columns fight. Each column counts both sides first, then the damage falls, from the top card down. With no card left the cruiser is hit.
page-companion-open = Beside your real table
