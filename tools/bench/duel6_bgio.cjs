// Duel-6 in boardgame.io (production build), the same rules as our reference game: random play through its reducer, and
// its own MCTS bot. One JSON line per measure, by CPU time.
process.env.NODE_ENV = "production";
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { MCTSBot } = require("boardgame.io/ai");
const { Duel6 } = require("./duel6.cjs");

const MOVES = 20_000;
const ITERATIONS = 400;

const report = (name, unit, value) => console.log(JSON.stringify({ name, unit, value }));
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const makeMove = (type, args, playerID) => ({ type: "MAKE_MOVE", payload: { type, args, playerID } });

let seed = 1;
const start = () => InitializeGame({ game: { ...Duel6, seed: `bench-${seed++}` }, numPlayers: 2 });
const reducer = CreateGameReducer({ game: Duel6 });

let dice = 12345;
const below = (n) => {
  dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
  return Math.floor((dice / 4294967296) * n);
};

function walk(moves) {
  let state = start();
  for (let done = 0; done < moves; done += 1) {
    if (state.ctx.gameover !== undefined) state = start();
    const list = Duel6.ai.enumerate(state.G, state.ctx);
    const { move, args } = list[below(list.length)];
    state = reducer(state, makeMove(move, args, state.ctx.currentPlayer));
  }
}

async function main() {
  walk(2000);
  let from = cpu();
  walk(MOVES);
  report("duel6 decisions", "decisions/s", MOVES / (cpu() - from));

  const bot = new MCTSBot({ game: Duel6, enumerate: Duel6.ai.enumerate, seed: "bench", iterations: ITERATIONS, playoutDepth: 50 });
  const state = start();
  from = cpu();
  await bot.play(state, state.ctx.currentPlayer);
  report("duel6 search", "iterations/s", ITERATIONS / (cpu() - from));
}

main();
