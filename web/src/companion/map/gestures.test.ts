import { expect, test } from "vitest";
import { continueDrag, poseAfterKey, movePolygon, centroid, roundPose, startDrag } from "./gestures";

const pose = { x: 100, y: 100, heading: 0 };

test("one finger drags a piece by the point where it was grabbed", () => {
  const drag = startDrag(1, { x: 95, y: 102 }, pose, false);
  expect(continueDrag(drag, 1, { x: 95, y: 102 }, { x: 195, y: 52 }, null).pose).toEqual({ x: 200, y: 50, heading: 0 });
  // Another finger alone moves nothing.
  expect(continueDrag(drag, 2, { x: 0, y: 0 }, { x: 9, y: 9 }, null).pose).toEqual(pose);
});

test("a second finger rotates it around its center: a quarter to the right", () => {
  const drag = startDrag(1, pose, pose, false);
  const turned = continueDrag(drag, 2, { x: 100, y: 200 }, { x: 200, y: 100 }, { x: 100, y: 100 });
  expect(turned.pose).toEqual({ x: 100, y: 100, heading: 90 });
});

test("the handle points where the finger is", () => {
  const drag = startDrag(1, { x: 100, y: 160 }, pose, true);
  expect(continueDrag(drag, 1, { x: 100, y: 160 }, { x: 40, y: 100 }, null).pose.heading).toBe(-90);
});

test("corners follow their center and rotate clockwise", () => {
  const corners: [number, number][] = [
    [90, 90],
    [110, 90],
    [110, 130],
    [90, 130],
  ];
  expect(centroid(corners)).toEqual({ x: 100, y: 110, heading: 0 });
  const turned = movePolygon(corners, centroid(corners), { x: 0, y: 0, heading: 90 });
  // What was 20 mm away from the player edge is now 20 mm to the right.
  expect(turned[2]!.map(Math.round)).toEqual([20, -10]);
});

test("arrow keys move and rotate, and poses are rounded to tenths", () => {
  const key = (key: string, shiftKey: boolean): KeyboardEvent => ({ key, shiftKey }) as KeyboardEvent;
  expect(poseAfterKey(key("ArrowUp", false), pose)).toEqual({ x: 100, y: 105, heading: 0 });
  expect(poseAfterKey(key("ArrowLeft", true), pose)).toEqual({ x: 100, y: 100, heading: -5 });
  expect(poseAfterKey(key("a", false), pose)).toBeNull();
  expect(roundPose({ x: 1.26, y: 2, heading: -90 })).toEqual({ x: 1.3, y: 2, heading: 270 });
});
