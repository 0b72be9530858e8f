import { expect, test } from "vitest";
import type { ClientMessage, Offer } from "../../wire";
import { Answers } from "./answers.svelte";
import { Requests } from "./requests.svelte";

const offer: Offer = { choice: { move: 1 }, label: { key: "page-name", args: {}, rule: null } };
function open(): { answers: Answers; requests: Requests; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  const requests = new Requests((message) => sent.push(message));
  return { answers: new Answers(requests), requests, sent };
}

test("an answer carries its question and the choice as it was listed", () => {
  const { answers, requests, sent } = open();
  expect(answers.choose(4, offer)).toBe(true);
  expect(sent).toEqual([{ type: "choose", request: requests.pending, question: 4, choice: { move: 1 } }]);
  expect(answers.last).toEqual({ question: 4, choice: { move: 1 } });
});

test("while an answer is on its way no second one is given", () => {
  const { answers, sent } = open();
  answers.choose(4, offer);
  expect(answers.choose(4, { ...offer, choice: "pass" })).toBe(false);
  expect(sent).toHaveLength(1);
  expect(answers.last?.choice).toEqual({ move: 1 });
});

test("after an undo nothing is answered automatically until the person has answered", () => {
  const { answers, requests } = open();
  answers.choose(4, offer);
  answers.undo();
  expect([answers.automatic, answers.last]).toEqual([false, null]);
  requests.refuse(requests.pending, offer.label);
  answers.choose(5, offer);
  expect(answers.automatic).toBe(true);
});

test("every request has an id of its own", () => {
  const { answers, sent } = open();
  answers.undo();
  answers.answerUndo(false);
  answers.roll();
  answers.enter([3, 4]);
  answers.resign();
  expect(sent.map(({ type }) => type)).toEqual(["undo", "answer_undo", "roll", "enter", "resign"]);
  expect(sent[1]).toMatchObject({ allow: false });
  expect(sent[3]).toMatchObject({ outcome: [3, 4] });
  expect(new Set(sent.map((message) => "request" in message && message.request)).size).toBe(5);
});
