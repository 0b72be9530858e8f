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
cli-play-outcome = { $typed } cannot fall here.
cli-play-dice = Type what the real cards or dice show.
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
cli-play-ended = The input ended before the match did.
cli-games-planned = not playable in this version
