import { expect, test } from "vitest";
import { shortcutFor, nearest } from "./shortcut";

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("keyboard shortcuts", () => {
  expect(shortcutFor(press("Enter"), "page", true)).toBe("main");
  expect(shortcutFor(press("Escape"), "page", true)).toBe("back");
  expect(shortcutFor(press("3"), "page", true)).toEqual({ pick: 2 });
  expect(shortcutFor(press("["), "page", true)).toBe("earlier");
  expect(shortcutFor(press("U"), "page", true)).toBe("undo");
  expect(shortcutFor(press("x"), "page", true)).toBeNull();
});

test("single-letter shortcuts can be turned off, other keys stay", () => {
  expect(shortcutFor(press("u"), "page", false)).toBeNull();
  expect(shortcutFor(press("Enter"), "page", false)).toBe("main");
  expect(shortcutFor(press("1"), "page", false)).toEqual({ pick: 0 });
});

test("fields keep their keys, links keep Enter, buttons keep Space: Enter is the main button wherever the focus is", () => {
  expect(shortcutFor(press("u"), "field", true)).toBeNull();
  expect(shortcutFor(press("Escape"), "field", true)).toBe("back");
  expect(shortcutFor(press("Enter"), "button", true)).toBe("main");
  expect(shortcutFor(press("Enter"), "link", true)).toBeNull();
  expect(shortcutFor(press(" "), "button", true)).toBeNull();
  expect(shortcutFor(press("w"), "button", true)).toBe("why");
  expect(shortcutFor(press("Home"), "slider", true)).toBeNull();
});

test("shortcuts of the browser are left alone", () => {
  expect(shortcutFor(press("l", { ctrlKey: true }), "page", true)).toBeNull();
});

test("arrows go to the nearest place straight ahead", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 60, y: 80 },
    { x: 0, y: 50 },
  ];
  expect(nearest("ArrowRight", places[0]!, places)).toBe(1);
  expect(nearest("ArrowDown", places[0]!, places)).toBe(3);
  expect(nearest("ArrowLeft", places[0]!, places)).toBe(-1);
  expect(nearest("ArrowUp", places[3]!, places)).toBe(0);
});
