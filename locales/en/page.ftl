# The page's own words. Sentences about the games are in the files of the games.

## House

page-lobby = Lobby
page-title-new = New match
page-title-match = Match
page-title-join = Invitation
page-title-replay = Replay
page-title-decks = Decks
page-title-companion = Companion
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
page-opening-page = Opening…
page-load-unreachable = This part of the page could not be loaded: the program does not respond. Is it still running?
page-load-outdated = This part of the page could not be loaded, most likely because the program was updated after the page was opened. Reload the page; matches and settings are kept.
page-reload = Reload the page
page-no-board = This page has no board for this game.
page-no-table = Only the log of this match is available: the board itself cannot be shown.
page-unknown-game = There is no game called "{ $game }".
page-no-decks = You cannot build decks for { $game }.

## Settings

page-settings = Settings
page-settings-note = Stored in this browser only.
page-language = Language
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
page-key-main = Main button; back, close, clear the choice
page-key-pick = Pick a choice
page-key-arrows = Move between cards, sectors and choices
page-key-tab = Question, board, reasons, log, replay
page-key-space = Skip to the next question; play or pause a replay
page-key-beat = The next beat of what is played
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
page-row-shared = at a real table
page-game-companion = Companion
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
page-over-together = The enemy wins.
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

page-your-turn = Your turn
page-sound = A short sound when it is my turn
page-notices-allow = Notify me when it is my turn
page-report = Report a fault: save a file
page-row-alone = on your own
page-row-remove = Remove from this list
page-lobby-intro = Tallyho plays four space tabletop games by their exact rules: against the computer, with a friend, or beside your real table. New here? Begin with a guided first game.
page-join-taken = This seat is taken
page-join-taken-note = Somebody has already accepted this invitation. You can watch the match.
page-join-what = { $game }, set up { $since }
page-forced = There is only one answer; it is given for you.
page-forced-setting = Give single answers for me
page-over-you-lost = You lost: { $who } wins
page-told = What happened
page-told-next = Next
page-play-paused = Paused
page-play-wait = One moment…
page-play-behind = { $n ->
    [one] { $n } entry ahead
   *[other] { $n } entries ahead
}
page-play-on = Go on
page-play-to-question = To my next question
page-play-to-now = To now
page-play-to-end = To the end
page-play-undone = Taken back: { $what } The board is as before.
page-play-again = Show the last turn
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
page-record-title = Proof of fair dice and shuffles
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
page-replay-from-here = Play from here
page-replay-from-start = Play from the start
page-replay-leave = Back to the match
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
