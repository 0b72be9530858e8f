/** What goes wrong in real life, against the real program: second tabs, stale clicks, no network, noise on the wire. */

import { expect } from "vitest";
import { act, play } from "./player";
import { here, House, leave, radio, type Visitor } from "./real";
import { nextChange } from "./browser";

const house = new House();
const last = (one: Visitor): { version: number; entries: number; question: { number: number } | null } =>
  JSON.parse(one.heard.findLast((text) => text.includes('"type":"update"'))!);

async function atTable(): Promise<Visitor> {
  const one = await house.visitor();
  await house.begin(one.page, [radio("level0", "cadet")]);
  await one.page.waitForSelector("#question");
  await play(one.page, "mouse", 3);
  await one.page.waitForSelector("#question");
  return one;
}

here("a second tab with a choice made ready follows what the first one did", async () => {
  const one = await atTable();
  const second = await one.context.newPage();
  const heard: string[] = [];
  second.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
  await second.goto(one.page.url());
  await second.waitForSelector("#question");
  // The second tab makes its choice ready, and the first answers meanwhile.
  for (let i = 0; i < 10 && !(await second.locator("#main:not([aria-disabled=true])").isVisible()); i += 1) {
    if (await second.locator(".question-panel .choice").count())
      await second.locator(".question-panel .choice").first().click();
    else await second.locator(".hand .hand-card:not(.closed)").first().click();
    await nextChange(second);
  }
  const before = last(one).version;
  await play(one.page, "mouse", 1);
  await expect.poll(() => last(one).version).toBeGreaterThan(before);
  await expect.poll(() => heard.filter((text) => text.includes('"type":"update"')).length).toBeGreaterThan(1);
  await expect
    .poll(() => JSON.parse(heard.findLast((text) => text.includes('"type":"update"'))!).version)
    .toBe(last(one).version);
  await leave(one);
});

here("a stale, a malformed and an oversized message change nothing and are answered", async () => {
  const one = await atTable();
  const before = last(one);
  const answers = await one.page.evaluate(
    async ([question]) => {
      const id = location.hash.split("/")[2];
      const open = (): Promise<WebSocket> =>
        new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/socket`);
          socket.onopen = () => done(socket);
        });
      const hear = (socket: WebSocket, wanted: (message: { type: string }) => boolean): Promise<unknown> =>
        new Promise((done) => {
          socket.addEventListener("message", (event) => {
            const message = JSON.parse(event.data as string);
            if (wanted(message)) done(message);
          });
          socket.addEventListener("close", () => done({ type: "closed" }));
        });
      const got: unknown[] = [];
      const socket = await open();
      socket.send(JSON.stringify({ type: "hello" }));
      await hear(socket, (message) => message.type === "update");
      for (const text of [
        JSON.stringify({ type: "choose", request: "old", question: (question ?? 0) + 1000, choice: "pass" }),
        JSON.stringify({ type: "choose", request: "odd", question, choice: { no: "sense" } }),
        "{",
        JSON.stringify({ type: "hello", as: 1 }),
      ]) {
        const answer = hear(socket, (message) => message.type === "stale" || message.type === "refused");
        socket.send(text);
        const heard = (await answer) as { type: string; code?: string };
        got.push(heard.code ?? heard.type);
      }
      const closed = hear(socket, () => false);
      socket.send("x".repeat(2_000_000));
      got.push(((await closed) as { type: string }).type);
      return got;
    },
    [before.question?.number] as const,
  );
  expect(answers).toEqual(["stale", "unreadable", "unreadable", "not_your_seat", "closed"]);
  // The page itself is undisturbed.
  expect(last(one).entries).toBe(before.entries);
  expect((await play(one.page, "mouse", 2)).sent).toBe(2);
  await leave(one);
});

here("without a network the page says so, keeps what was sent, and goes on by itself", async () => {
  const one = await atTable();
  await house.tallyho.kill();
  await one.page.waitForSelector("text=Connection to the match lost");
  // An answer given in the dark is sent when the line is back.
  const before = last(one).entries;
  for (let i = 0; i < 10; i += 1) if (await act(one.page, "mouse", false)) break;
  await house.tallyho.start();
  await one.page.waitForSelector("text=Connection to the match lost", { state: "detached", timeout: 30_000 });
  await expect.poll(() => last(one).entries, { timeout: 20_000 }).toBeGreaterThan(before);
  await leave(one);
});

here("a match that is not there is said to be none", async () => {
  const one = await house.visitor();
  await one.page.goto(`${house.tallyho.url}/#/match/00000000000000000000000000000000`);
  await one.page.waitForSelector(".note.bad");
  await one.page.click("main .btn");
  await one.page.waitForURL(/#\/$/);
  await leave(one);
});
