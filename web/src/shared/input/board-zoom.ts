/** Zoom shortcuts: the component that draws the board subscribes here. */

export type ZoomCommand = "in" | "out" | "whole";
const listeners = new Set<(act: ZoomCommand) => void>();

export function onBoardZoom(listener: (act: ZoomCommand) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function zoomBoard(act: ZoomCommand): void {
  for (const listener of listeners) listener(act);
}
