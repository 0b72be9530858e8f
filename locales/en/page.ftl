# The page's own words. Sentences about the games are in the files of the games.

## House

page-lobby = Lobby
page-title-new = New match
page-title-match = Match
page-title-join = Invitation
page-title-replay = Replay
page-title-decks = Decks
page-to-lobby = Tallyho, to the lobby
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-try-again = Try again
page-name = { $name }
page-seat = Seat { $n }
page-unreachable = The program does not respond. Is it still running?
page-refused-status = The program answered with { $status } and gave no reason.
page-opening = Opening the match…
page-no-board = This page has no board for this game.
page-no-table = Only the log of this match is available: the board itself cannot be shown.
page-unknown-game = There is no game called "{ $game }".
page-no-decks = You cannot build decks for { $game }.

## Settings

page-settings = Settings
page-settings-note = Stored in this browser only.
page-language = Language
page-language-other = Français
page-theme = Theme
page-theme-other = Switch between light and dark
page-theme-system = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Playback speed
page-speed-step = Step by step
page-speed-calm = Slow
page-speed-fast = Fast
page-speed-off = Off
page-confirm = Confirm each answer with the main button
page-letters = Single-letter shortcuts (turn off for screen readers and voice control)
page-guide-offer = Show the guide in the first game

## Keys

page-keys = Keyboard shortcuts
page-space = Space
page-key-main = Main button; back, close, clear the choice
page-key-pick = Pick a choice
page-key-arrows = Move between cards, sectors and choices
page-key-tab = Question, board, reasons, log, replay
page-key-space = Next step of the playback; play or pause a replay
page-key-step = One entry back or forward
page-key-ends = First entry, latest entry
page-key-why = Why, for the focused item
page-key-undo = Undo
page-key-type = Type an answer as in the terminal
page-key-cards = Turn the card over; pass
page-key-zoom = Zoom in, zoom out, whole board
page-key-guide = What the guide points at
page-key-log = Log; this list of shortcuts

## Lobby

page-game-starfighter = Starfighter
page-game-xwing = X-Wing
page-game-temple = The Lost Temple
page-game-swccg = The card game
page-about-starfighter = Two cruisers and stacked squadrons. Play a card and watch the chain reaction.
page-about-xwing = Fly two ships. The enemy flies by the Solo Alpha charts and tells you why.
page-about-temple = Four figures per side, one pass, two ways out. A grid skirmish with exact lines of sight.
page-about-swccg = Locations, Force and battles between sixty-card decks, with every number explained.
page-meta-starfighter = 2 sides · 25 minutes · training, skirmish, total war
page-meta-xwing = 1 to 8 players · 40 minutes · introductory scenario, variants, your own squads
page-meta-temple = 2 sides · 30 minutes · either side, hot seat, by link
page-meta-swccg = 2 sides · 60 minutes · four ready-made decks
page-new-match = New match
page-new-of = New match: { $game }
page-new-guided = First game, guided
page-new-guided-of = First game, guided: { $game }
page-new-guided-note = A training match against the easiest computer opponent, with a hint at each new kind of question. You can leave the guide at any time.
page-new-lesson-note = Each step says what to do and why, and marks what to press. You can do something else, look around, undo, and leave the guide at any time.
page-start-guided = Start a guided game of Starfighter
page-decks = Decks
page-decks-own = Your decks
page-decks-none = You have no decks yet. Start a new one, copy a ready-made one, or paste a list.
page-deck-new = New deck
page-deck-from = Copy of { $name }
page-deck-name = Name
page-deck-import = Import as a new deck
page-deck-export = Export and copy
page-deck-drop = Delete the deck
page-go-on = Continue
page-go-on-now = Continue where I left off
page-which-matches = Which matches to show
page-running = Running { $n }
page-finished = Finished { $n }
page-none-running = No match in progress
page-none-running-note = Pick a game and start playing. The first one comes with a guide you can leave at any time.
page-none-finished = No finished matches yet
page-none-finished-note = Finished matches can be replayed here, entry by entry.
page-row-machine = level { $level }
page-row-friend = with a friend
page-row-hotseat = hot seat
page-row-watching = computer vs. computer
page-row-others = played by others
page-row-gathering = waiting for a friend
page-row-other-rules = other rules
page-row-yours = your turn
page-row-theirs = their turn
page-row-running = in progress
page-row-won = won
page-row-lost = lost
page-row-draw = draw
page-row-over = over
page-row-entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
page-foot = Everything stays on this computer. Unofficial, made by players; names belong to their owners.

## New match

page-against = Against
page-against-machine = Computer
page-against-friend = Friend (by link)
page-against-hotseat = Hot seat
page-against-watch = Watch computer vs. computer
page-level = Level. All levels play by the same rules and see only what a human opponent would see.
page-level-of = Computer { $n }
page-sits = You play
page-sits-first = First
page-sits-second = Second
page-sits-lots = At random
page-chance = Dice, shuffles and draws
page-chance-program = By the program
page-chance-typed = I enter my own
page-practice-open = Open game: the computer gives its reasons right away, and the match counts as practice
page-seed-note = The hash of the seed is shown before the first die or card, and the seed itself at the end, so that you can verify every result.
page-sit-down = Start playing
page-level-cadet = Cadet
page-level-pilot = Pilot
page-level-veteran = Veteran
page-level-ace = Ace

## Invitation

page-join-title = A seat is reserved for you
page-join-note = Start playing to take it. The link works once; after that the seat belongs to this browser.
page-join-practice = This is a practice match: it may begin from a position that the other player has laid out, hidden cards included.
page-join-watch = Just watch
page-gather = Waiting for a friend
page-gather-title = Send this link to your friend
page-gather-seat = Seat { $seat }
page-gather-note = Whoever opens it first takes the seat. It is shown in this tab only.
page-gather-square = QR code to scan
page-not-lan = Only this computer can open it now. Start the program with --lan so that others on the same network can open it too.
page-gather-board = The board is not set up yet
page-gather-board-note = It will be set up as soon as everyone has joined.
page-gather-wait = Not everyone has joined yet.

## Match

page-meeting = { $a } against { $b }
page-phases = Phases
page-context = { $phase }, round { $round }
page-context-phone = R{ $round } · { $phase }
page-context-start = Before the first round
page-context-turn = { $phase }, turn { $round }
page-context-phone-turn = T{ $round } · { $phase }
page-context-start-turn = Before the first turn
page-aims = What the computer is trying to do
page-terms = Setup
page-terms-of = Setup of this match; { $n ->
    [0] all standard
    [one] one change
   *[other] { $n } changes
}
page-terms-changed = changed
page-stored = saved
page-stored-note = Every answer is saved to disk before it is shown
page-practice = practice
page-practice-note = A move that revealed something was undone, or the game was open from the start
page-question = Question
page-picked = Chosen so far
page-pick-one = Choose
page-drop = Remove { $what }
page-other = Other
page-stale = The match moved on while you were choosing. This is the current state; please choose again.
page-foreseen = What would happen
page-foreseen-wait = The engine is playing it out.
page-foreseen-none = Nothing further happens.
page-foreseen-end = Predicted by the engine up to the next question or card.
page-foreseen-hidden = What follows depends on something you cannot know yet.
page-type = Type an answer
page-type-hint = For example { $example }
page-type-none = No choice matches that.
page-thinks = { $who } is thinking
page-thinks-bar = Share of the thinking budget used
page-thinks-nodes = { $done } of { $budget } nodes
page-thinks-budget = at most { $budget } nodes
page-hurry = Move now
page-waits-here = Waiting for { $who }
page-waits-away = { $who } is away
page-waits-note = The match is saved; you can close this page and come back.
page-offline = Connection to the match lost.
page-offline-for = Connection to the match lost { $n } seconds ago.
page-offline-note = Your last answer is saved. Reconnecting; there is no need to reload.
page-gone-broken = The match could not be restored after a program error.
page-gone-unknown = The program no longer knows this match.
page-gone-note = Everything answered until then is kept in its log.
page-promise-broken = The host revealed a different seed from the one it committed to when you joined. It may have chosen the dice: do not trust this match.
page-over-won = You win
page-over-lost = Victory for { $who }
page-over-draw = A draw
page-over-seed = The seed is now public; every die and card drawn by the program follows from it.
page-watch-again = Watch the replay
page-save-log = Save the log
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-practice = Undo (the match will count as practice)
page-undo-asked = { $n ->
    [one] { $who } asks to undo { $n } entry.
   *[other] { $who } asks to undo { $n } entries.
}
page-undo-allow = Allow
page-undo-refuse = Refuse
page-undo-waits = { $n ->
    [one] You asked to undo { $n } entry. The others must agree.
   *[other] You asked to undo { $n } entries. The others must agree.
}
page-handover = Hand the screen to { $who }
page-handover-note = The next cards are for that player only. Look away first.
page-handover-take = I am { $who }, continue
page-chance-asked = The cards decide
page-chance-question = What do your real cards or dice show?
page-chance-type = Card or result
page-chance-none = That result is not possible now.
page-chance-several = { $n } results match; keep typing.
page-chance-enter = Enter
page-chance-enter-one = Enter { $what }
page-chance-roll = Let the program draw

## Telling, reasons, log, replay

page-told = What happened
page-told-next = Next
page-told-again = Show again
page-guide = Guide
page-guide-leave = Leave the guide
page-lesson-step = Guide, step { $n } of { $of }
page-lesson-marked = What to press is marked; this key takes you there:
page-lesson-otherwise = You did something other than the guide suggested. That is fine; it continues from here.
page-lesson-over = The guide ends here
page-lesson-go-on = Keep playing
page-why = why?
page-why-of = Why: { $what }
page-why-title = Why
page-why-source = Source
page-why-reading = Our reading
page-why-sealed = The computer's reasons stay hidden until the match is over: they would reveal what it holds.
page-why-show = Show the board at that point
page-reasons-empty = Nothing selected
page-reasons-empty-note = Tap "why?" on a line of the log, or a number on the board.
page-considered = What the computer compared
page-taken = chosen
page-passed-over = rejected
page-odds = { $win }, between { $low } and { $high }, from { $n } trials
page-basis-only = There was only one possible answer.
page-basis-wins = It saw a forced win.
page-basis-searched = Level { $level }. Estimated by playing out { $nodes } positions; the line shows the 95 % interval.
page-basis-judged = Level { $level }. Judged without looking ahead.
page-basis-planned = Level { $level }. Planned as a whole turn of a figure; { $nodes } plans were compared.
page-basis-lot = Level { $level }. Picked at random among the best.
page-basis-lesson = This move is scripted for the guided game.
page-more = { $n } more
page-fewer = Show fewer
page-log = Log
page-log-filter = What the log shows
page-log-all = All
page-log-chains = Chains
page-log-times = × { $n }
page-log-empty = Nothing has happened yet
page-log-empty-note = The first line appears with the first answer.
page-record = Rules { $rules }{ $content ->
    [none] {""}
   *[other] , content { $content }
}. Hash of the secret seed:
page-resign = Resign
page-resign-ask = Resign the match?
page-resign-note = The other side wins at once. This cannot be undone.
page-resign-note-together = The match ends for everyone who flies with you, and the other side wins. This cannot be undone.
page-replay = Replay
page-replay-back = One entry back
page-replay-forward = One entry forward
page-replay-play = Play
page-replay-stop = Pause
page-replay-position = Replay position
page-entry = entry { $n } of { $of }
page-live = live
page-past = past
page-past-at = You are looking at entry { $n } of { $of }.
page-past-note = The match itself is unchanged.
page-past-copy = Copy a link to this entry
page-past-back = Back to the present
page-round-short = R{ $n }
page-turn-short = T{ $n }
page-step = This entry
page-step-start = Before the first entry
page-step-n = Entry { $n }
page-step-nothing = Nothing visible to you happened here.
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
page-companion-open = Play at your real table
