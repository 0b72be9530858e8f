/** Keys that move the board: whoever draws it listens here. */

export type BoardAct = "in" | "out" | "whole";
const listeners = new Set<(act: BoardAct) => void>();

export function onBoardKey(listener: (act: BoardAct) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function boardKey(act: BoardAct): void {
  for (const listener of listeners) listener(act);
}
