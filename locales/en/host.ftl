# The house itself: matches, refusals, the server. Games have their own files.

game-starfighter = Starfighter
game-xwing = X-Wing
game-temple = The Lost Temple
game-swccg = The card game

level-cadet = Cadet
level-pilot = Pilot
level-veteran = Veteran
level-ace = Ace

## What the machine does at a level of each game.

sf-level-note = { $level ->
    [cadet] Judges each move by itself, over hands you may hold, and often picks the second best.
    [pilot] Judges each move by itself, over hands you may hold, and rarely makes a mistake.
    [veteran] Looks ahead, over hands you may hold, and is a little inconsistent.
   *[ace] Looks ahead five times as long as the veteran and always plays its best move.
}
tp-level-note = { $level ->
    [cadet] Plans whole activations, but compares only four of them, picked at random.
    [pilot] Plans whole activations and compares eight of them, picked at random.
    [veteran] Plans whole activations and compares sixteen of them, picked at random.
   *[ace] Plans whole activations and compares every one it finds, about 250 in an ordinary turn.
}
xwg-level-note = { $level ->
    [cadet] Chooses maneuvers by where they lead and shots by the odds, without looking ahead.
    [pilot] Simulates its best options about thirty times and is a little inconsistent.
    [veteran] Simulates its best options up to eighty times.
   *[ace] Simulates its best options up to two hundred times.
}
sw-level-note = { $level ->
    [cadet] Judges each move by itself and often picks the second best.
    [pilot] Judges each move by itself and rarely makes a mistake.
    [veteran] Simulates its best moves to the end of your next turn, up to a hundred times.
   *[ace] Simulates its best moves up to three hundred times and remembers every card it saw in the piles. A move can take a few seconds.
}

## How a match stands.

match-over = The match is over.
match-resigned = Player { $seat } resigned.
match-other-rules = This match of { $game } was played under version { $theirs } of the rules; this program plays version { $ours }. It can be viewed but not continued.
match-other-content = The cards and pieces of { $game } have changed since this match began. It can be viewed but not continued.
match-unknown-game = This program does not know the game { $game }. The match can be viewed but not continued.
match-unreadable = The beginning of this match of { $game } cannot be read. It can be viewed but not continued.
match-departs = Entry { $n } of this match of { $game } does not follow from the rules of this program. The match can be viewed but not continued.
match-machine-failed = The computer in seat { $seat } gave no answer. Undo your last decision, or resign the match.

## Why something is not done.

refused-not-your-seat = This seat is not yours.
refused-stale = The match moved on while you were choosing. This is the current state; please choose again.
refused-not-asked = There is no question for this seat right now.
refused-unreadable = That is not an answer to this question.
refused-impossible = That result is not possible now.
refused-not-playing = The match is not in progress.
refused-not-typed = In this match the program rolls the dice and draws the cards.
refused-nothing-to-undo = There is nothing of yours to undo.
refused-no-wish = Nobody is asking you to allow an undo.
refused-bad-invitation = This invitation is not valid: it is mistyped, or somebody has already taken the seat.
refused-interrupted = The match was reloaded. Please try again.
refused-store = The match could not be saved to disk, so nothing was changed.

## The server.

server-not-found = There is nothing at this address.
server-wrong-method = This address cannot be used in this way.
server-others-secrecy = Each player may give up secrecy for their own seat only.
server-unknown-match = There is no match with this name.
server-unknown-game = There is no game with this name in this version.
server-unknown-preset = There is no setup with this name.
server-unknown-level = There is no level with this name.
server-bad-setup = The rules do not allow this setup.
server-bad-seats = This match has { $table } seats; { $given } were given.
server-setup-or-preset = Give either a named setup or a written one, not both.
server-typed-with-friends = Dice and cards can be entered by hand only when one person plays alone or controls every seat.
server-unreadable = The request cannot be read: { $what }
server-too-big = The request is too big.
server-too-slow = The request did not arrive in time.
server-too-fast = Too many requests from this address. Wait a moment.
server-too-many-matches = This address has started too many matches in the last hour.
server-too-many-sockets = This address has too many matches open at once.
server-other-origin = Requests from other sites are not accepted.
server-not-yours = You are not allowed to see this.
server-still-running = The log cannot be downloaded while the match is in progress.
server-failed = Something went wrong; it has been logged.

## Starting to serve.

serve-at = Tallyho is at { $url } (Ctrl-C to stop)
serve-other-port = Port { $port } is in use; a free one was chosen.
serve-lan-at = For others on the network: { $url }
serve-lan-nowhere = Others on the network can connect to port { $port } of this computer; its address on the network is unknown.
serve-plain = This is unencrypted HTTP for a trusted network: anyone who can read the network traffic can read the matches.
serve-no-browser = No browser could be opened. Open the address yourself.
