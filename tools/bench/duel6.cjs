// Duel-6 in boardgame.io, the same rules as our reference game; for the other scripts beside this one.
const other = (seat) => 1 - seat;
exports.Duel6 = {
  name: "duel6",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(40).keys()]);
    return { life: [20, 20], hands: [deck.splice(0, 6), deck.splice(0, 6)], deck, moves: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, random }, at) => {
      const seat = Number(ctx.currentPlayer);
      const [card] = G.hands[seat].splice(at, 1);
      G.life[other(seat)] -= Math.max(0, (card % 10) - random.D6());
      G.moves += 1;
    },
    draw: ({ G, ctx }) => {
      G.hands[Number(ctx.currentPlayer)].push(G.deck.pop());
      G.moves += 1;
    },
    pass: ({ G }) => {
      G.moves += 1;
    },
  },
  endIf: ({ G }) => {
    if (G.life[0] <= 0) return { winner: "1" };
    if (G.life[1] <= 0) return { winner: "0" };
    if (G.moves >= 120) return { draw: true };
  },
  ai: {
    enumerate: (G, ctx) => {
      const hand = G.hands[Number(ctx.currentPlayer)];
      const list = hand.map((_, at) => ({ move: "play", args: [at] }));
      if (hand.length < 8 && G.deck.length > 0) list.push({ move: "draw", args: [] });
      if (list.length === 0) list.push({ move: "pass", args: [] });
      return list;
    },
  },
};
