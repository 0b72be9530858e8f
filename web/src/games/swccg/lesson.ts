/**
 * The script of the guided first game: two turns of each player, starting from `content/swccg/lesson.toml`.
 *
 * A step is identified by the turn, the question and an answer that is still on offer; what has been done is no
 * longer offered, so steps may be taken in any order. Where the script has no step (the person deviated) the remark
 * for that kind of question is shown with the simplest answer.
 */

import { message } from "../../shared/i18n/fluent";
import type { Lesson, LessonStep } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import { remark } from "./guide";
import { sideName, tableOf, type Table } from "./view";
import type { Offered } from "./types";
import type { CardName, Choice, ObjId, View } from "./wire";

/** The last turn of the script. */
const LAST = 8;
const [CANTINA, BAY, FARM]: readonly [ObjId, ObjId, ObjId] = [0, 1, 2];
const WAR_ROOM = "1_287";
const VADER = "1_168";
const SABER = "1_324";
const TROOPER = "1_194";
const TARKIN = "1_179";
const LEIA = "1_17";

type ChoiceTest = (choice: Choice, table: Table) => boolean;
interface ScriptStep {
  key: string;
  turn: number;
  question: string;
  matches: ChoiceTest;
}

const is =
  (word: Choice & string): ChoiceTest =>
  (choice) =>
    choice === word;
/** The first of these offers is the largest. */
const activates: ChoiceTest = (choice) => typeof choice === "object" && "activate" in choice;
const drains =
  (at: ObjId): ChoiceTest =>
  (choice) =>
    typeof choice === "object" && "drain" in choice && choice.drain === at;
const deploys =
  (card: CardName, at?: ObjId): ChoiceTest =>
  (choice) =>
    typeof choice === "object" &&
    "deploy" in choice &&
    choice.deploy.card === card &&
    (at === undefined || (choice.deploy.to !== "table" && "at" in choice.deploy.to && choice.deploy.to.at === at));
const fights: ChoiceTest = (choice) => typeof choice === "object" && "battle" in choice && choice.battle === BAY;
const cardOf = (table: Table, id: ObjId): CardName | undefined => table.byId.get(id)?.card;
const fires: ChoiceTest = (choice, table) =>
  typeof choice === "object" && "fire" in choice && cardOf(table, choice.fire.target) === LEIA;
const forfeits: ChoiceTest = (choice, table) =>
  typeof choice === "object" && "forfeit" in choice && cardOf(table, choice.forfeit) === TROOPER;
const fromReserve: ChoiceTest = (choice) =>
  typeof choice === "object" && "lose" in choice && "pile" in choice.lose && choice.lose.pile === "reserve";
const walks: ChoiceTest = (choice, table) =>
  typeof choice === "object" &&
  "move" in choice &&
  cardOf(table, choice.move.card) === VADER &&
  typeof choice.move.way === "object" &&
  "walk" in choice.move.way &&
  choice.move.way.walk === FARM;

const SCRIPT: readonly ScriptStep[] = [
  { key: "activate", turn: 5, question: "activate", matches: activates },
  { key: "drain", turn: 5, question: "control", matches: drains(CANTINA) },
  { key: "location", turn: 5, question: "deploy", matches: deploys(WAR_ROOM) },
  { key: "character", turn: 5, question: "deploy", matches: deploys(VADER, BAY) },
  { key: "weapon", turn: 5, question: "deploy", matches: deploys(SABER) },
  { key: "trooper", turn: 5, question: "deploy", matches: deploys(TROOPER, BAY) },
  { key: "battle", turn: 5, question: "battle", matches: fights },
  { key: "swing", turn: 5, question: "weapons", matches: fires },
  { key: "destiny", turn: 5, question: "destiny", matches: is("destiny") },
  { key: "forfeit", turn: 5, question: "damage", matches: forfeits },
  { key: "stay", turn: 5, question: "move", matches: is("pass") },
  { key: "draw", turn: 5, question: "draw", matches: is("draw") },
  { key: "lose", turn: 6, question: "lose", matches: fromReserve },
  { key: "activate-again", turn: 7, question: "activate", matches: activates },
  { key: "drain-again", turn: 7, question: "control", matches: drains(CANTINA) },
  { key: "drain-saber", turn: 7, question: "control", matches: drains(BAY) },
  { key: "leader", turn: 7, question: "deploy", matches: deploys(TARKIN, BAY) },
  { key: "enough", turn: 7, question: "deploy", matches: is("pass") },
  { key: "walk", turn: 7, question: "move", matches: walks },
  { key: "stand", turn: 7, question: "move", matches: is("pass") },
  { key: "draw-again", turn: 7, question: "draw", matches: is("draw") },
];

/** The simplest answer where the script has no step: passing, else whatever costs least. */
const PLAIN: readonly ChoiceTest[] = [
  is("pass"),
  fromReserve,
  (choice) => typeof choice === "object" && "forfeit" in choice,
  () => true,
];

function step(view: View, offers: readonly Offered[]): LessonStep<Choice> | null {
  const table = tableOf(view);
  if (!table || table.turn > LAST) return null;
  for (const [at, scriptStep] of SCRIPT.entries()) {
    if (scriptStep.turn !== table.turn || scriptStep.question !== table.question) continue;
    const offer = offers.find((each) => scriptStep.matches(each.choice, table));
    if (offer) return { n: at + 1, text: stepMessage(scriptStep, offer), offer };
  }
  const text = remark(table, true);
  const plain = PLAIN.map((matches) => offers.find((offer) => matches(offer.choice, table))).find(Boolean);
  return text && plain ? { n: null, text, offer: plain } : null;
}

function stepMessage(scriptStep: ScriptStep, offer: Offered): Message {
  const { choice } = offer;
  const n = typeof choice === "object" && "activate" in choice ? choice.activate : 0;
  return message(`page-sw-lesson-${scriptStep.key}`, { n });
}

function end(view: View): Message[] | null {
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

export const lesson: Lesson<View, Choice> = { steps: SCRIPT.length, step, end };
