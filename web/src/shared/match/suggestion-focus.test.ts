import { expect, test } from "vitest";
import { SuggestionFocus } from "./suggestion-focus";

function open(suggested: string | null) {
  const page = { suggested, focused: null as string | null };
  const focus = new SuggestionFocus<string>({
    suggested: () => page.suggested,
    focused: () => page.focused,
    isNowhere: (focused) => focused === null,
    focus: (element) => (page.focused = element),
  });
  return { page, focus };
}

test("by keyboard the focus follows the suggestions from one to the next", () => {
  const { page, focus } = open("card");
  focus.onKey();
  focus.follow();
  expect(page.focused).toBe("card");
  page.suggested = "place";
  focus.follow();
  expect(page.focused).toBe("place");
});

test("a focus that the person moved elsewhere stays there", () => {
  const { page, focus } = open("card");
  focus.onKey();
  focus.follow();
  page.focused = "log";
  page.suggested = "place";
  focus.follow();
  expect(page.focused).toBe("log");
});

test("by pointer nothing moves by itself", () => {
  const { page, focus } = open("card");
  focus.follow();
  focus.onKey();
  focus.onPointer();
  focus.follow();
  expect(page.focused).toBeNull();
});

test("it can be asked for, and says when nothing is suggested", () => {
  const { page, focus } = open("card");
  page.focused = "log";
  expect([focus.focus(), page.focused]).toEqual([true, "card"]);
  page.suggested = null;
  expect([focus.focus(), page.focused]).toEqual([false, "card"]);
});
