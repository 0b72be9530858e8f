# The program in a terminal.
cli-play-hint = Type a number. Also: why, undo, board, help, quit.
cli-play-help = A number makes that choice.
    why       the rule behind the question, and what the machine weighed in its last decision
    why N     the rule behind choice N
    undo      take back to your decision before
    board     draw the table again
    quit      leave
cli-play-prompt = >{ " " }
cli-play-unknown = { $typed } is no choice here. Type a number from 1 to { $most }, or help.
cli-play-outcome = { $typed } cannot fall here: what must be rolled again, roll again. Type help to see what can.
cli-play-dice = Type what the real cards or dice show, for example { $example }. Also: roll (the program does it), undo, help, quit.
cli-play-falls = What can fall: { $some }{ $more ->
    [yes] {" …"}
   *[no] {""}
}
cli-play-drawn = The program draws lots for that.
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-undone = Taken back. The match counts as practice from here.
cli-play-bye = Left at act { $acts }.
cli-play-log = The log is in { $file }.
cli-play-decided = The machine decided: { $choice }
cli-play-no-reason = The machine has not decided anything yet.
cli-play-only = There was nothing else to choose.
cli-play-lot = Drawn by lot.
cli-play-weighed = { $nodes } nodes. Best first, with the chance to win and its 95 % interval:
cli-play-line = { $win } % ({ $low } to { $high })  { $choice }
cli-play-rule = { $id }: { $text }
cli-play-no-rule = No rule stands behind this one alone.
cli-play-no-words = This game has no such words. Type help to see what there is.
cli-play-ended = The input ended before the match did.

## What other commands say.

cli-faults = { $n ->
    [one] 1 fault
   *[other] { $n } faults
}
cli-files-good = { $n } files: no faults.
cli-content-good = { $cards } cards, { $cruisers } cruisers, { $decks } decks: no faults. Hash { $hash }.
cli-content-cards = { $cards } cards and { $decks } decks of the card game: no faults. Hash { $hash }.
cli-content-name = { $file }: a content file is cards.toml, cruisers.toml or decks.toml; or all are of The Lost Temple
cli-content-own = The program's own { $name } does not fit ({ $n } faults, the first: { $first }). Give a { $name } that does.
cli-position-decide = A legal position; a player is to decide.
cli-position-chance = A legal position; chance is to fall.
cli-position-over = A legal position; the match is over.
cli-position-middle = the match is in the middle of an act; a position is taken between the acts
cli-replay-proved = { $entries } entries follow the rules. Outcomes proved from the seed: { $generated }; typed: { $typed }; scripted: { $scripted }.
cli-replay-open = The match is not over.
cli-sim-head = { $matches } matches of { $game } (rules { $rules }), { $players }, seed { $seed }, part { $shard }
cli-sim-and = { " and " }
cli-sim-score = score of seat { $seat }
cli-sim-draws = draws
cli-sim-between = ({ $low } to { $high })  of { $of }
cli-sim-spread = (5 % { $low }, half { $median }, 95 % { $high }, most { $most })
cli-sim-decisions = decisions
cli-sim-acts = acts
cli-sim-hash = hash
cli-sim-pace = { $seconds } s on { $threads } threads: { $matches } matches/s, { $decisions } decisions/s, { $nodes } nodes/s
cli-deck-unknown = line { $line }: no such card: { $text }
cli-deck-unfinished = not played yet: { $card }
cli-deck-outside = kept outside the deck, not taken: { $card }
cli-deck-empty = no card could be read
cli-coverage-done = done
cli-coverage-partial = partial
cli-coverage-absent = absent
cli-coverage-tests = tests: { $tests }
cli-coverage-lacks = lacks: { $what }
cli-coverage-sum = rule entries: { $done } done, { $partial } partial, { $absent } absent; cards: { $whole } of { $cards } whole
