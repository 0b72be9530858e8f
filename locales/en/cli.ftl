# The program in a terminal.
cli-play-hint = Type a number, or words of a choice. Also: why, undo, board, help, quit.
cli-play-help = A number makes that choice. Words of a choice name it: a square, a card and a sector; if several fit, only those are listed.
    why       the rule behind the question, and what the computer compared in its last decision
    why N     the rule behind choice N
    undo      go back to your previous decision
    board     show the board again
    resign    give up the match
    quit      leave
# What can be typed for each command; several words mean the same.
cli-command-why = why ?
cli-command-card = card c
cli-command-undo = undo u
cli-command-board = board b
cli-command-help = help h
cli-command-roll = roll draw
cli-command-resign = resign
cli-command-quit = quit q exit

cli-play-prompt = >{ " " }
cli-play-unknown = { $typed } is not a choice here. Type a number from 1 to { $most }, or help.
cli-play-outcome = { $typed } is not a possible result here: dice that must be rerolled are rolled again first. Type help to see what is possible.
cli-play-dice = Type what the real cards or dice show, for example { $example }. Also: roll (the program does it), undo, help, quit.
cli-play-falls = Possible results: { $some }{ $more ->
    [yes] {" …"}
   *[no] {""}
}
cli-play-drawn = The program decides that at random.
cli-play-nothing-to-undo = There is nothing to undo.
cli-play-undone = { $practice ->
    [yes] Undone. The match counts as practice.
   *[no] Undone.
}
cli-play-bye = You left at act { $acts }.
cli-play-log = The log is in { $file }.
cli-play-decided = The computer decided: { $choice }
cli-play-reason-withheld = The computer's reasons stay hidden until the match is over: they would reveal what it holds. Start with --practice to read them as you play.
cli-play-no-reason = The computer has not decided anything yet.
cli-play-lesson = The lesson prescribes this answer.
cli-play-only = There was nothing else to choose.
cli-play-lot = Picked at random.
cli-play-weighed = { $nodes } nodes. Best first, with the chance of winning and its 95 % interval:
cli-play-line = { $win } % ({ $low } to { $high })  { $choice }
cli-play-rule = { $id }: { $text }
cli-play-no-rule = No single rule explains this one.
cli-play-no-words = This game has no such command. Type help to see what there is.
cli-play-ended = The input ended before the match did.

## What other commands say.

cli-faults = { $n ->
    [one] 1 error
   *[other] { $n } errors
}
cli-files-good = { $n } files: no errors.
cli-content-good = { $cards } cards, { $cruisers } cruisers, { $decks } decks: no errors. Hash { $hash }.
cli-content-cards = { $cards } cards and { $decks } decks of the card game: no errors. Hash { $hash }.
cli-content-own = The program's own { $name } does not match ({ $n } errors, the first: { $first }). Provide a { $name } that does.
cli-position-decide = A legal position; a player is to decide.
cli-position-chance = A legal position; dice or cards come next.
cli-position-over = A legal position; the match is over.
cli-position-middle = the match is in the middle of an act; a position can only be saved between acts
cli-replay-proved = { $entries } entries follow the rules. Outcomes proved from the seed: { $generated }; typed: { $typed }; scripted: { $scripted }.
cli-replay-open = The match is not over.
cli-sim-head = { $matches } matches of { $game } (rules { $rules }), { $players }, seed { $seed }, part { $shard }
cli-sim-and = { " and " }
cli-sim-score = score of seat { $seat }
cli-sim-draws = draws
cli-sim-between = ({ $low } to { $high })  of { $of }
cli-sim-spread = (5 % { $low }, median { $median }, 95 % { $high }, max { $most })
cli-sim-decisions = decisions
cli-sim-acts = acts
cli-sim-hash = hash
cli-sim-pace = { $seconds } s on { $threads } threads: { $matches } matches/s, { $decisions } decisions/s, { $nodes } nodes/s
cli-deck-unknown = line { $line }: no such card: { $text }
cli-deck-unfinished = not implemented yet: { $card }
cli-deck-outside = kept outside the deck, not added: { $card }
cli-deck-empty = no card could be read
cli-blunders = { $total } blunders in { $games } matches: { $own } own cards cancelled or lost, { $hopeless } battles without hope,
    { $idle } full Force Piles left for three turns, { $handed } items handed round. { $limit } matches ended at the turn limit.
cli-coverage-done = done
cli-coverage-partial = partial
cli-coverage-absent = absent
cli-coverage-tests = tests: { $tests }
cli-coverage-lacks = missing: { $what }
cli-coverage-sum = glossary entries: { $done } done, { $partial } partial, { $absent } absent; cards: { $whole } of { $cards } complete
