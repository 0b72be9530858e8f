/** Obstacles of a map as corrections name them. */

import type { CompanionToken, CompanionView } from "../../wire";

export interface Rock {
  id: string;
  kind: string;
  polygon: [number, number][];
}

export const rocks = (view: CompanionView): Rock[] =>
  view.obstacles.map((rock) => ({ id: rock.id, kind: rock.kind, polygon: rock.corners }));

const NAMES = [..."ABCDEFGHIJKL"];

/** A token laid in the middle of the table under the first free letter; nothing when there is none. */
export function added(view: CompanionView, token: CompanionToken): Rock[] {
  const id = NAMES.find((name) => !view.obstacles.some((rock) => rock.id === name));
  const half = view.side / 2;
  const polygon = token.corners.map(([x, y]): [number, number] => [half + x, half + y]);
  return id ? [...rocks(view), { id, kind: token.kind, polygon }] : rocks(view);
}
