// Many matches of Duel-6 at once on boardgame.io's server (production build, matches in memory as by default), each with
// a client per seat over socket.io on loopback: node duel6_bgio_server.cjs --matches 1000 --seconds 20 --pace 4000
// A decision is timed until the other seat's client has it from the server.
process.env.NODE_ENV = "production";
const { Server, Origins } = require("boardgame.io/server");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const rules = require("./duel6.cjs").Duel6;

// Dice are rolled on the server, so a client cannot know the result before the server has said it.
const onServer = Object.entries(rules.moves).map(([name, move]) => [name, { move, client: false }]);
const Duel6 = { ...rules, moves: Object.fromEntries(onServer) };

const value = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [matches, seconds, pace] = [value("--matches", 200), value("--seconds", 10), value("--pace", 0)];
const PORT = 18231;
const home = `http://127.0.0.1:${PORT}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
function until(client, ready) {
  return new Promise((done) => {
    if (ready(client.getState())) return done();
    const stop = client.subscribe((state) => {
      if (ready(state)) {
        queueMicrotask(() => stop());
        done();
      }
    });
  });
}

let begunMatches = 0;

async function play(times, end) {
  while (Date.now() < end) {
    // The server creates a match when somebody asks for one that does not exist.
    const matchID = `match-${(begunMatches += 1)}`;
    const clients = ["0", "1"].map((playerID) =>
      Client({ game: Duel6, multiplayer: SocketIO({ server: home }), playerID, matchID, debug: false }),
    );
    clients.forEach((client) => client.start());
    await Promise.all(clients.map((client) => until(client, (state) => state !== null)));
    while (Date.now() < end) {
      const { G, ctx, _stateID } = clients[0].getState();
      if (ctx.gameover !== undefined) break;
      const seat = Number(ctx.currentPlayer);
      const list = Duel6.ai.enumerate(G, ctx);
      const { move, args } = list[Math.floor(Math.random() * list.length)];
      const begun = process.hrtime.bigint();
      clients[seat].moves[move](...args);
      await until(clients[1 - seat], (state) => state._stateID > _stateID);
      times.push(Number(process.hrtime.bigint() - begun) / 1e6);
      await until(clients[seat], (state) => state._stateID > _stateID);
      if (pace > 0) await sleep(pace * (0.5 + Math.random()));
    }
    clients.forEach((client) => client.stop());
  }
}

async function main() {
  const running = await Server({ games: [Duel6], origins: [Origins.LOCALHOST] }).run({ port: PORT, callback: () => {} });
  const [times, begun] = [[], Date.now()];
  await Promise.all(Array.from({ length: matches }, () => play(times, begun + seconds * 1000)));
  const elapsed = (Date.now() - begun) / 1000;
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1e6;
  times.sort((a, b) => a - b);
  const at = (share) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `duel6: ${matches} matches at once, ${times.length} decisions in ${elapsed.toFixed(1)} s = ${Math.round(times.length / elapsed)} per second, ` +
      `${Math.round(times.length / cpu)} per CPU second (clients included); ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms; peak memory ${memory} MiB`,
  );
  void running;
  process.exit(0);
}

main();
