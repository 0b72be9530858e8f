/**
 * The script of the guided first game: two turns of each player from the table of `content/swccg/lesson.toml`.
 *
 * A step is known by the turn, the question and an answer that is still on offer; what was done already is not offered any
 * more, so that steps may be taken in any order. Where the script has no word (somebody went other ways) the remark for
 * that kind of question stands in, with the plainest answer.
 */

import { message } from "../../shared/i18n/fluent";
import type { Lesson, LessonStep } from "../../shared/match/lesson.svelte";
import type { Message, Offer } from "../../wire";
import { remark } from "./guide";
import { sideName, tableOf, type Table } from "./view";
import type { CardName, Choice, ObjId } from "./wire";

/** The last turn of the script. */
const LAST = 8;
const [CANTINA, BAY, FARM]: readonly [ObjId, ObjId, ObjId] = [0, 1, 2];
const WAR_ROOM = "1_287";
const VADER = "1_168";
const SABER = "1_324";
const TROOPER = "1_194";
const TARKIN = "1_179";
const LEIA = "1_17";

type Wanted = (choice: Choice, table: Table) => boolean;
interface Scene {
  key: string;
  turn: number;
  asked: string;
  wanted: Wanted;
}

const is =
  (word: Choice & string): Wanted =>
  (choice) =>
    choice === word;
/** The first of these offers is the most. */
const activates: Wanted = (choice) => typeof choice === "object" && "activate" in choice;
const drains =
  (at: ObjId): Wanted =>
  (choice) =>
    typeof choice === "object" && "drain" in choice && choice.drain === at;
const deploys =
  (card: CardName, at?: ObjId): Wanted =>
  (choice) =>
    typeof choice === "object" &&
    "deploy" in choice &&
    choice.deploy.card === card &&
    (at === undefined || ("at" in choice.deploy.to && choice.deploy.to.at === at));
const fights: Wanted = (choice) => typeof choice === "object" && "battle" in choice && choice.battle === BAY;
const cardOf = (table: Table, id: ObjId): CardName | undefined => table.byId.get(id)?.card;
const fires: Wanted = (choice, table) =>
  typeof choice === "object" && "fire" in choice && cardOf(table, choice.fire.target) === LEIA;
const forfeits: Wanted = (choice, table) =>
  typeof choice === "object" && "forfeit" in choice && cardOf(table, choice.forfeit) === TROOPER;
const fromReserve: Wanted = (choice) =>
  typeof choice === "object" && "lose" in choice && "pile" in choice.lose && choice.lose.pile === "reserve";
const walks: Wanted = (choice, table) =>
  typeof choice === "object" &&
  "move" in choice &&
  cardOf(table, choice.move.card) === VADER &&
  typeof choice.move.way === "object" &&
  choice.move.way["walk"] === FARM;

const SCENES: readonly Scene[] = [
  { key: "activate", turn: 5, asked: "activate", wanted: activates },
  { key: "drain", turn: 5, asked: "control", wanted: drains(CANTINA) },
  { key: "location", turn: 5, asked: "deploy", wanted: deploys(WAR_ROOM) },
  { key: "character", turn: 5, asked: "deploy", wanted: deploys(VADER, BAY) },
  { key: "weapon", turn: 5, asked: "deploy", wanted: deploys(SABER) },
  { key: "trooper", turn: 5, asked: "deploy", wanted: deploys(TROOPER, BAY) },
  { key: "battle", turn: 5, asked: "battle", wanted: fights },
  { key: "swing", turn: 5, asked: "weapons", wanted: fires },
  { key: "destiny", turn: 5, asked: "destiny", wanted: is("destiny") },
  { key: "forfeit", turn: 5, asked: "damage", wanted: forfeits },
  { key: "stay", turn: 5, asked: "move", wanted: is("pass") },
  { key: "draw", turn: 5, asked: "draw", wanted: is("draw") },
  { key: "lose", turn: 6, asked: "lose", wanted: fromReserve },
  { key: "activate-again", turn: 7, asked: "activate", wanted: activates },
  { key: "drain-again", turn: 7, asked: "control", wanted: drains(CANTINA) },
  { key: "drain-saber", turn: 7, asked: "control", wanted: drains(BAY) },
  { key: "leader", turn: 7, asked: "deploy", wanted: deploys(TARKIN, BAY) },
  { key: "enough", turn: 7, asked: "deploy", wanted: is("pass") },
  { key: "walk", turn: 7, asked: "move", wanted: walks },
  { key: "stand", turn: 7, asked: "move", wanted: is("pass") },
  { key: "draw-again", turn: 7, asked: "draw", wanted: is("draw") },
];

/** The plainest answer where the script has no word: nothing, else what costs least. */
const PLAIN: readonly Wanted[] = [
  is("pass"),
  fromReserve,
  (choice) => typeof choice === "object" && "forfeit" in choice,
  () => true,
];

const choiceOf = (offer: Offer): Choice => offer.choice as Choice;

function step(view: unknown, offers: readonly Offer[]): LessonStep | null {
  const table = tableOf(view);
  if (!table || table.turn > LAST) return null;
  for (const [at, scene] of SCENES.entries()) {
    if (scene.turn !== table.turn || scene.asked !== table.question) continue;
    const offer = offers.find((each) => scene.wanted(choiceOf(each), table));
    if (offer) return { n: at + 1, text: textOf(scene, offer), offer };
  }
  const text = remark(table, true);
  const plain = PLAIN.map((wanted) => offers.find((offer) => wanted(choiceOf(offer), table))).find(Boolean);
  return text && plain ? { n: null, text, offer: plain } : null;
}

function textOf(scene: Scene, offer: Offer): Message {
  const choice = choiceOf(offer);
  const n = typeof choice === "object" && "activate" in choice ? choice.activate : 0;
  return message(`page-sw-lesson-${scene.key}`, { n });
}

function end(view: unknown): Message[] | null {
  const table = tableOf(view);
  if (!table || table.turn <= LAST) return null;
  const life = (seat: number): Message =>
    message("page-sw-lesson-life", { side: sideName(table, seat), n: table.sides[seat === 1 ? 1 : 0].life });
  return [
    message("page-sw-lesson-end-phases"),
    message("page-sw-lesson-end-life", { own: life(table.near), theirs: life(table.far) }),
    message("page-sw-lesson-end-win"),
    message("page-sw-lesson-end-on"),
  ];
}

export const lesson: Lesson = { steps: SCENES.length, step, end };
