/** Obstacles of a map, in the form that corrections use. */

import type { CompanionToken, CompanionView } from "../../wire";
import type { ObstacleKind } from "../wire";

export interface Obstacle {
  id: string;
  kind: ObstacleKind;
  polygon: [number, number][];
}

export const obstaclesOf = (view: CompanionView): Obstacle[] =>
  view.obstacles.map((rock) => ({ id: rock.id, kind: rock.kind, polygon: rock.corners }));

const NAMES = [..."ABCDEFGHIJKL"];

/** Adds a token in the middle of the table under the first free letter; no change if all letters are taken. */
export function withToken(view: CompanionView, token: CompanionToken): Obstacle[] {
  const id = NAMES.find((name) => !view.obstacles.some((rock) => rock.id === name));
  const half = view.side / 2;
  const polygon = token.corners.map(([x, y]): [number, number] => [half + x, half + y]);
  return id ? [...obstaclesOf(view), { id, kind: token.kind, polygon }] : obstaclesOf(view);
}
