game-pebbles = Pebbles
pb-preset-small = Small board
pb-preset-small-note = Three heaps
pb-preset-large = Large board
pb-preset-large-note = Four heaps
pb-level-note = { $level ->
    [cadet] Takes at random.
    [pilot] Looks one turn ahead.
    [veteran] Searches a little.
   *[ace] Searches to the end.
}
pb-question = Take one to three pebbles from a heap.
pb-choice = { $take } from heap { $heap }
pb-begins = Player { $player } begins.
pb-took = Player { $player } takes { $take } from heap { $heap }; { $left } left.
pb-refusal = { $why ->
    [turn] It is not your turn.
   *[take] Take one to three pebbles of a heap; this one has { $left }.
}
pb-fault = { $what ->
    [board] There is no board { $board }.
   *[heaps] A board has one to six heaps of at most twenty pebbles.
}
pb-end = { $result ->
    [won] You took the last pebble and win.
    [lost] The other player took the last pebble and wins.
   *[watched] Player { $player } took the last pebble and wins.
}
pb-heap = Heap { $heap }
pb-boards = { $n } boards: no errors.
