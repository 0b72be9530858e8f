import { expect, test } from "vitest";
import { isCommitmentBroken, saveCommitment } from "./commitment";

const storage = () => {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};

test("the first commitment is saved, and a different one later is detected", () => {
  const own = storage();
  expect(isCommitmentBroken("m1", "abc", own)).toBe(false);
  saveCommitment("m1", "abc", own);
  saveCommitment("m1", "def", own);
  expect(isCommitmentBroken("m1", "abc", own)).toBe(false);
  expect(isCommitmentBroken("m1", "def", own)).toBe(true);
  expect(isCommitmentBroken("m2", "def", own)).toBe(false);
});

test("without storage nothing is reported", () => {
  const closed = (): never => {
    throw new Error("closed");
  };
  saveCommitment("m1", "abc", closed);
  expect(isCommitmentBroken("m1", "def", closed)).toBe(false);
});
