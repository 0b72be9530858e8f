/** Squads, set-up and waves of the companion on a phone: ship table, own lists, squad files, arrivals, two phones. */

import { expect } from "vitest";
import { audit, PHONE, type Look } from "./browser";
import { Beside } from "./beside";
import { FOLDER, here, House, leave, type Visitor } from "./real";

const house = new House();
const url = (): string => house.tallyho.url;
const seated = async (look: Look = {}): Promise<[Visitor, Beside]> => {
  const one = await house.visitor({ size: PHONE, ...look });
  return [one, new Beside(url, one.page)];
};

const NEW_ACE = JSON.stringify({
  version: "2.0.0",
  faction: "rebelalliance",
  pilots: [
    { id: "newace", ship: "t65xwing", upgrades: { torpedo: ["protontorpedoes"] } },
    { id: "bluesquadronpilot", ship: "asf01bwing", upgrades: { sensor: ["nosuchcard"] } },
  ],
});

here("a squad file is read, its faults are named, and nothing of it is lost", async () => {
  const [ann, table] = await seated();
  const { page } = ann;
  await page.goto(`${url()}/#/companion`);
  await page.waitForSelector(".squad-editor.player");
  await page.screenshot({ path: `${FOLDER}/companion-start-en.png`, fullPage: true });
  await page.click('.squad-editor.player input[value="xws"]');
  await page.fill(".squad-editor.player textarea", "no squad");
  await page.click(".squad-editor.player .row button");
  await page.waitForSelector(".squad-editor.player .note");
  expect(await page.inputValue(".squad-editor.player textarea")).toBe("no squad");
  await page.fill(".squad-editor.player textarea", NEW_ACE);
  await page.click(".squad-editor.player .row button");
  await page.waitForSelector(".squad-editor.player .chosen .ship >> nth=1");
  const told = await page.locator(".squad-editor.player .note").innerText();
  expect(told).toContain("newace");
  expect(told).toContain("nosuchcard");
  await page.screenshot({ path: `${FOLDER}/companion-squad-en.png`, fullPage: true });
  expect(await audit(page)).toEqual([]);
  // Without an initiative it is refused by name; with one it flies.
  await page.click(".start > .primary");
  await page.waitForSelector(".start > .note");
  expect(await page.locator(".start > .note").innerText()).toContain("newace");
  await page.selectOption('.squad-editor.player .chosen select:near(:text("Initiative"))', "5");
  await page.click(".start > .primary");
  await page.waitForSelector("#question");
  const id = page.url().split("/").pop()!;
  const ships = (await table.view(id))["ships"] as { id: string; initiative: number; beside: string[] }[];
  expect(ships.map(({ id, initiative }) => [id, initiative])).toEqual([
    ["P2", 2],
    ["P1", 5],
  ]);
  expect(ships[0]!.beside).toEqual(["nosuchcard"]);
  await leave(ann);
});

here("a list of one's own is put together on the page, with cards", async () => {
  const [ann, table] = await seated({ lang: "fr" });
  const { page } = ann;
  await page.goto(`${url()}/#/companion`);
  await page.waitForSelector(".squad-editor.solo");
  await page.selectOption(".start > .field select", "standard");
  await page.click('.squad-editor.solo input[value="list"]');
  await page.click(".squad-editor.solo > .btn");
  await page.selectOption(".squad-editor.solo .chosen .row select", "tiesabomber");
  const torpedo = page.locator(".squad-editor.solo .slot", { hasText: "Torpille" }).locator("select");
  await torpedo.selectOption("protontorpedoes");
  await page.screenshot({ path: `${FOLDER}/companion-list-fr.png`, fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.click(".start > .primary");
  await page.waitForSelector("#question");
  const view = await table.view(page.url().split("/").pop()!);
  const ships = view["ships"] as { team: string; xws: string; charges: { card: string }[] }[];
  const bomber = ships.find((ship) => ship.team === "solo")!;
  expect([bomber.xws, bomber.charges[0]?.card]).toEqual(["tiesabomber", "protontorpedoes"]);
  await leave(ann);
});

for (const lang of ["en", "fr"] as const)
  here(`the table is laid out, the first wave arrives, and round 4 brings two more (${lang})`, async () => {
    const [ann, table] = await seated({ lang });
    const { page } = ann;
    await page.goto(`${url()}/#/companion`);
    await page.waitForSelector(".squad-editor.solo");
    await page.click(".start > .primary");
    await page.waitForSelector("#question");
    const id = page.url().split("/").pop()!;
    const shot = (name: string): Promise<unknown> =>
      page.screenshot({ path: `${FOLDER}/companion-wave-${lang}-${name}.png` });
    let arrived = 0;
    const pictured = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const { kind, round } = await table.settled(id);
      if (!pictured.has(kind)) {
        await shot(`${String(pictured.size + 1).padStart(2, "0")}-${kind}`);
        expect(await audit(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
      pictured.add(kind);
      if (kind === "lay") expect(await page.locator(".log li").count()).toBe(8);
      if (kind === "plan" && round === 4) break;
      // Three quiet rounds are passed by putting the round right.
      if (kind === "plan") await table.step(id, { step: "correct", what: { fact: "round", round: 4 } });
      else if (kind === "nearest-exit") await page.click(".offers .btn:first-child");
      else await page.click(".table-foot .primary");
      arrived += Number(kind === "arrives");
      const { lines } = await table.asked(id);
      await page.waitForFunction(
        (seen) => Number(document.querySelector(".companion")?.getAttribute("data-lines")) >= seen,
        lines,
      );
    }
    expect(arrived).toBe(4);
    expect((await table.asked(id)).kind).toBe("plan");
    // Those that wait can be brought in by hand.
    await page.click(".reserve .btn >> nth=0");
    await expect.poll(async () => ((await table.view(id))["ships"] as unknown[]).length).toBe(7);
    await shot("99-by-hand");
    await leave(ann);
  });

here("two phones, each for its own ships; one sleeps and wakes to what it missed", async () => {
  const [ann, table] = await seated({ settings: {} });
  const [bob] = await seated({ lang: "fr" });
  for (const [who, name] of [
    [ann, "Ann"],
    [bob, "Bob"],
  ] as const)
    await who.context.addInitScript((said) => localStorage.setItem("tallyho.companion.name", said), name);
  const id = await table.open({});
  await table.go(id);
  const theirs = new Beside(url, bob.page);
  await theirs.go(id);
  // Bob takes the X-wing on his phone.
  await bob.page.click(".ship.player .head");
  await bob.page.click(".ship.player .facts > .btn");
  await expect
    .poll(async () => ((await table.view(id))["ships"] as { owner: string }[]).some((s) => s.owner === "Bob"))
    .toBe(true);
  await ann.page.waitForSelector('.companion[data-lines="1"]');
  // The address of the table, in words and as a square.
  await ann.page.click(".table-tools .btn >> nth=3");
  await ann.page.waitForSelector(".qr-code path");
  expect(await ann.page.locator(".table-address").innerText()).toBe(`${url()}/#/companion/${id}`);
  await ann.page.screenshot({ path: `${FOLDER}/companion-address-en.png` });
  expect(await audit(ann.page)).toEqual([]);
  await ann.page.click(".table-tools .btn >> nth=3");
  // Bob's phone sleeps: no news reaches it.
  await bob.context.setOffline(true);
  for (let step = 0; step < 40; step++) {
    const { kind, ship } = await table.asked(id);
    if (kind === "player-flies" && ship === "R1") break;
    const answers = (await table.view(id))["offers"] as { answer: unknown }[];
    await table.step(id, { step: "answer", what: answers[0]!.answer });
  }
  const { lines } = await table.settled(id);
  expect(await ann.page.locator(".owner-note").innerText()).toContain("Bob");
  await ann.page.screenshot({ path: `${FOLDER}/companion-theirs-en.png` });
  // What was under way when it fell asleep may still have come; the rest has not.
  expect(Number(await bob.page.getAttribute(".companion", "data-lines"))).toBeLessThan(lines);
  await bob.context.setOffline(false);
  await bob.page.waitForSelector(`.companion[data-lines="${lines}"]`);
  expect(await bob.page.locator(".owner-note").count()).toBe(0);
  // He answers for his own ship, and Ann sees it.
  await bob.page.click(".table-foot .primary");
  await expect.poll(async () => Number(await ann.page.getAttribute(".companion", "data-lines"))).toBeGreaterThan(lines);
  await leave(ann);
  await bob.context.close();
});

here("the log is printed whole, and nothing else", async () => {
  const [ann, table] = await seated();
  const id = await table.open({});
  for (let step = 0; step < 3; step++) {
    const answers = (await table.view(id))["offers"] as { answer: unknown }[];
    await table.step(id, { step: "answer", what: answers[0]!.answer });
  }
  await table.go(id);
  await ann.page.click(".table-tools .btn >> nth=2");
  await ann.page.click("button.screen");
  await ann.page.waitForSelector(".paper li", { state: "attached" });
  await ann.page.emulateMedia({ media: "print" });
  const text = await (await ann.page.request.get(`${url()}/api/companion/${id}/log?lang=en`)).text();
  expect(await ann.page.locator(".paper li:visible").count()).toBe(text.trim().split("\n").length);
  for (const hidden of [".table-bar", ".table-tools", ".screen >> nth=0"])
    expect(await ann.page.locator(hidden).isVisible()).toBe(false);
  await leave(ann);
});

here("fingers on the map: two magnify it, one and another turn a ship, the turret is put right", async () => {
  const [ann, table] = await seated();
  const ships = [
    { id: "S1", team: "solo", ship: "fangfighter", initiative: 1, pose: { x: 450, y: 600, heading: 180 } },
    { id: "R1", team: "player", ship: "btla4ywing", initiative: 3, pose: { x: 430, y: 300, heading: 0 } },
    {
      id: "R2",
      team: "player",
      ship: "modifiedyt1300lightfreighter",
      initiative: 3,
      pose: { x: 200, y: 300, heading: 0 },
    },
  ];
  const obstacles = ["coreasteroid0", "yt2400debris1", "gascloud1"].map((token, at) => ({
    id: "ABC"[at],
    token,
    pose: { x: 250 + 200 * at, y: 760, heading: 0 },
  }));
  const id = await table.open({ setup: { mode: "map", ships, obstacles } });
  await table.go(id);
  const { page } = ann;
  const touch = await ann.context.newCDPSession(page);
  const fingers = async (type: string, spots: [number, number][]): Promise<void> => {
    const touchPoints = spots.map(([x, y], at) => ({ x, y, id: at }));
    await touch.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
  };
  const centre = async (what: string): Promise<[number, number]> => {
    const box = (await page.locator(what).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const small = await page
    .locator(".mat [role] > .reach")
    .evaluateAll(
      (nodes) =>
        nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width < 44 || box.height < 44).length,
    );
  expect(small).toBe(0);
  await page.screenshot({ path: `${FOLDER}/companion-map-obstacles.png` });
  // One finger holds the X-wing's friend, another goes a quarter around it.
  const [x, y] = await centre('[aria-label="R1"]');
  await fingers("touchStart", [[x, y]]);
  await fingers("touchStart", [
    [x, y],
    [x, y - 60],
  ]);
  await fingers("touchMove", [
    [x, y],
    [x + 42, y - 42],
  ]);
  await fingers("touchMove", [
    [x, y],
    [x + 60, y],
  ]);
  await fingers("touchEnd", []);
  type Ship = { id: string; pose: { heading: number }; turret: unknown };
  const ship = async (name: string): Promise<Ship> =>
    ((await table.view(id))["ships"] as Ship[]).find((one) => one.id === name)!;
  await expect.poll(async () => Math.round((await ship("R1")).pose.heading)).toBe(90);
  // Two fingers beside every piece: nearer.
  const before = await page.getAttribute(".mat", "viewBox");
  const [left, top] = await centre(".mat");
  await fingers("touchStart", [[left - 120, top]]);
  await fingers("touchStart", [
    [left - 120, top],
    [left - 80, top],
  ]);
  await fingers("touchMove", [
    [left - 140, top],
    [left - 40, top],
  ]);
  await fingers("touchEnd", []);
  const nearer = (await page.getAttribute(".mat", "viewBox"))!.split(" ").map(Number);
  expect(nearer[2]).toBeLessThan(Number(before!.split(" ")[2]) * 0.6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The turret of the Y-wing is not where it should be.
  await page.click(".ship:has-text('R2') .head");
  await page.click(".turret .btn:last-child");
  await expect.poll(async () => JSON.stringify((await ship("R2")).turret)).toBe('{"double":"left_right"}');
  await page.locator(".turret").screenshot({ path: `${FOLDER}/companion-turret-en.png` });
  await leave(ann);
});
