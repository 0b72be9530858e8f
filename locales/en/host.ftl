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
    [cadet] Weighs each answer by itself, over hands you may hold, and often takes the second best.
    [pilot] Weighs each answer by itself, over hands you may hold, and seldom errs.
    [veteran] Plays the match on in thought, over hands you may hold, and wavers a little.
   *[ace] Plays the match on in thought five times as long as the veteran and never wavers.
}
tp-level-note = { $level ->
    [cadet] Plans whole activations, but weighs only four of them, drawn by lot.
    [pilot] Plans whole activations and weighs eight of them, drawn by lot.
    [veteran] Plans whole activations and weighs sixteen of them, drawn by lot.
   *[ace] Plans whole activations and weighs every one it finds, some 250 in an ordinary turn.
}
xwg-level-note = { $level ->
    [cadet] Flies by where a maneuver leads and shoots by the odds, without looking further.
    [pilot] Flies its best answers on in thought, some thirty times, and wavers between them.
    [veteran] Flies its best answers on in thought, up to eighty times.
   *[ace] Flies its best answers on in thought, up to two hundred times.
}
sw-level-note = { $level ->
    [cadet] Weighs each answer by itself and often takes the second best.
    [pilot] Weighs each answer by itself and seldom errs.
    [veteran] Plays its best answers on to the end of your next turn, up to a hundred times.
   *[ace] Plays its best answers on up to three hundred times and remembers every card it saw in the piles. An answer can take some seconds.
}

## How a match stands.

match-over = The match is over.
match-resigned = Player { $seat } gave the match up.
match-other-rules = This match of { $game } was played under version { $theirs } of the rules; this program plays version { $ours }. It can be looked at, not played on.
match-other-content = The cards and pieces of { $game } have changed since this match began. It can be looked at, not played on.
match-unknown-game = This program does not know the game { $game }. The match can be looked at, not played on.
match-unreadable = The beginning of this match of { $game } cannot be read. It can be looked at, not played on.
match-departs = Entry { $n } of this match of { $game } does not follow from the rules of this program. It can be looked at, not played on.
match-machine-failed = The machine in seat { $seat } gave no answer. Take your last decision back, or give the match up.

## Why something is not done.

refused-not-your-seat = This seat is not yours.
refused-stale = The table moved on while you chose. Here it is as it stands; choose again.
refused-not-asked = This seat is not asked anything now.
refused-unreadable = That is not an answer to this question.
refused-impossible = That cannot fall now.
refused-not-playing = The match is not being played.
refused-not-typed = At this table the program answers for dice and cards.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-no-wish = Nobody waits for your leave to take something back.
refused-bad-invitation = This invitation does not hold: it is mistyped, or somebody has taken the seat.
refused-interrupted = The table was set up again. Ask once more.
refused-store = The match could not be written to disk, so nothing was changed.

## The server.

server-not-found = There is nothing at this address.
server-unknown-match = There is no match of this name.
server-unknown-game = There is no game of this name in this version.
server-unknown-preset = There is no set-up of this name.
server-unknown-level = There is no level of this name.
server-bad-setup = The rules do not allow this set-up.
server-bad-seats = This table has { $table } seats; { $given } were given.
server-setup-or-preset = A match begins from either a named set-up or a written one.
server-typed-with-friends = Dice and cards can be typed in only where one person sits alone or holds every seat.
server-unreadable = The request cannot be read: { $what }
server-too-big = The request is too big.
server-too-slow = The request did not arrive in time.
server-too-fast = Too many requests from this address. Wait a moment.
server-too-many-matches = This address has begun too many matches in the last hour.
server-too-many-sockets = This address has too many tables open at once.
server-other-origin = Requests from other sites are not taken.
server-not-yours = This is not yours to see.
server-still-running = The log stays closed while the match is running.
server-failed = Something went wrong here; it was noted.

## Starting to serve.

serve-at = Tallyho is at { $url } (Ctrl-C ends it)
serve-other-port = Port { $port } is busy; a free one was taken.
serve-lan-at = For others on the network: { $url }
serve-lan-nowhere = Others on the network may connect to port { $port } of this machine; its address there is not known.
serve-plain = This is unencrypted HTTP for a trusted network: whoever can read the network can read the matches.
serve-no-browser = No browser could be opened. Open the address yourself.
