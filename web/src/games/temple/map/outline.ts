/** The outline of a set of squares as an SVG path with rounded corners; holes run in the opposite direction. */

interface Point {
  x: number;
  y: number;
}

/** Directed edges with the set on their right, by starting point. */
function sides(squares: readonly number[], columns: number): Map<string, Point[]> {
  const inside = new Set(squares);
  const from = new Map<string, Point[]>();
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const key = `${x1},${y1}`;
    from.set(key, [...(from.get(key) ?? []), { x: x2, y: y2 }]);
  };
  for (const at of squares) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (!inside.has(at - columns)) add(x, y, x + 1, y);
    if (x + 1 === columns || !inside.has(at + 1)) add(x + 1, y, x + 1, y + 1);
    if (!inside.has(at + columns)) add(x + 1, y + 1, x, y + 1);
    if (x === 0 || !inside.has(at - 1)) add(x, y + 1, x, y);
  }
  return from;
}

/**
 * Follows edges around to where they began; where two squares touch only at a corner it turns right, separating them.
 */
function loops(squares: readonly number[], columns: number): Point[][] {
  const from = sides(squares, columns);
  const found: Point[][] = [];
  for (;;) {
    const first = [...from.entries()].find(([, ends]) => ends.length > 0);
    if (!first) return found;
    const [x, y] = first[0].split(",").map(Number) as [number, number];
    const loop: Point[] = [];
    let at: Point = { x, y };
    let way: Point = { x: 1, y: 0 };
    for (;;) {
      const ends = from.get(`${at.x},${at.y}`) ?? [];
      if (ends.length === 0) break;
      const right = ends.findIndex((end) => end.x - at.x === -way.y && end.y - at.y === way.x);
      const [end] = ends.splice(Math.max(right, 0), 1);
      const next = { x: end!.x - at.x, y: end!.y - at.y };
      if (loop.length === 0 || next.x !== way.x || next.y !== way.y) loop.push(at);
      way = next;
      at = end!;
    }
    found.push(loop);
  }
}

export function outline(squares: readonly number[], columns: number, radius: number): string {
  const toward = (a: Point, b: Point): Point => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: a.x + ((b.x - a.x) / length) * radius, y: a.y + ((b.y - a.y) / length) * radius };
  };
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  return loops(squares, columns)
    .map((loop) => {
      const corners = loop.map((corner, i) => {
        if (radius === 0) return `${n(corner.x)} ${n(corner.y)}`;
        const before = toward(corner, loop[(i + loop.length - 1) % loop.length]!);
        const after = toward(corner, loop[(i + 1) % loop.length]!);
        return `${n(before.x)} ${n(before.y)}Q${n(corner.x)} ${n(corner.y)} ${n(after.x)} ${n(after.y)}`;
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}
