import { expect, test } from "vitest";
import { isBroken, keepPromise } from "./commitment";

const shelf = () => {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};

test("the first promise is kept, and another one shown later is noticed", () => {
  const own = shelf();
  expect(isBroken("m1", "abc", own)).toBe(false);
  keepPromise("m1", "abc", own);
  keepPromise("m1", "def", own);
  expect(isBroken("m1", "abc", own)).toBe(false);
  expect(isBroken("m1", "def", own)).toBe(true);
  expect(isBroken("m2", "def", own)).toBe(false);
});

test("a browser that keeps nothing says nothing", () => {
  const closed = (): never => {
    throw new Error("closed");
  };
  keepPromise("m1", "abc", closed);
  expect(isBroken("m1", "def", closed)).toBe(false);
});
