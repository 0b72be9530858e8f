"""Line of sight on the map of The Lost Temple, computed naively with fractions and compared with our answers.

usage: temple_sight.py answers.json        (written by the example bench_sight)

Lines are tried to the center and the corners of the target, to every point of its border that is hit by a ray through a
corner of anything on the map, and between each two of those. Every crossing of a line with the grid is computed as a
fraction, and the squares between crossings are looked up. Slow and short on purpose.
"""

import json
import sys
import time
from fractions import Fraction as F


def main(path):
    board = json.load(open(path))
    columns, rows = board["columns"], board["rows"]
    asked = differ = 0
    began = time.process_time()
    for throw in board["throws"]:
        solid = [bool(square) for square in board["solid"]]
        for side, squares in enumerate(board["barriers"]):
            if not throw["barriers"] >> side & 1:
                for square in squares:
                    solid[square] = True
        shut = set()
        for number, edges in enumerate(board["doors"]):
            if not throw["doors"] >> number & 1:
                for a, b in edges:
                    shut.add((min(a, b), max(a, b)))
        field = Field(columns, rows, solid, shut, set(throw["figures"]))
        for start, end, said in throw["pairs"]:
            asked += 1
            found = field.sight(start, end)
            if found != said:
                differ += 1
                if differ < 6:
                    print(f"differs: {start} -> {end}: here {found}, there {said}")
    seconds = time.process_time() - began
    print(f"python: {asked / seconds:.0f} sight questions a second; {differ} of {asked} answers differ")
    sys.exit(differ > 0)


class Field:
    def __init__(self, columns, rows, solid, shut, figures):
        self.columns, self.rows = columns, rows
        self.solid, self.shut, self.figures = solid, shut, figures

    def at(self, x, y):
        return y * self.columns + x if 0 <= x < self.columns and 0 <= y < self.rows else None

    def open(self, a, b):
        return a is not None and b is not None and (min(a, b), max(a, b)) not in self.shut

    def round(self, point, start, end, target):
        """Whether a line at a grid point can pass from one of its four squares to another, in either direction."""
        x, y = point
        ring = [self.at(x, y - 1), self.at(x, y), self.at(x - 1, y), self.at(x - 1, y - 1)]
        if start not in ring or end not in ring:
            return False
        first, last = ring.index(start), ring.index(end)
        for step in (1, -1):
            place = first
            while place != last:
                after = (place + step) % 4
                blocked = after != last and ring[after] is not None and self.solid[ring[after]]
                if blocked or not self.open(ring[place], ring[after]):
                    break
                place = after
            else:
                return True
        return False

    def trace(self, start, origin, point, target):
        """Cover of the line from `origin` in square `start` to `point` of the target, or None."""
        (x0, y0), (x1, y1) = origin, point
        dx, dy = x1 - x0, y1 - y0
        cuts = {F(0), F(1)}
        for delta, base in ((dx, x0), (dy, y0)):
            if delta:
                low, high = sorted((base, base + delta))
                line = -(-low.numerator // low.denominator)
                while line <= high:
                    cuts.add((line - base) / delta)
                    line += 1
        cuts = sorted(cut for cut in cuts if 0 <= cut <= 1)
        here, cover = start, 0
        for a, b in zip(cuts, cuts[1:]):
            middle = (a + b) / 2
            x, y = x0 + middle * dx, y0 + middle * dy
            there = self.at(x.numerator // x.denominator, y.numerator // y.denominator)
            if there is None:
                return None
            if there != here:
                px, py = x0 + a * dx, y0 + a * dy
                if px.denominator == 1 and py.denominator == 1:
                    if not self.round((int(px), int(py)), here, there, target):
                        return None
                elif not self.open(here, there):
                    return None
            if there == target:
                return cover
            if self.solid[there] and there != start:
                return None
            if there != start and there in self.figures:
                cover += 1
            here = there
        # The line ends on the border of the target without entering it.
        ex, ey = x1, y1
        if ex.denominator == 1 and ey.denominator == 1:
            return cover if self.round((int(ex), int(ey)), here, target, target) else None
        return cover if self.open(here, target) else None

    def sight(self, start, target):
        if start == target or self.solid[target]:
            return None
        sx, sy = start % self.columns, start // self.columns
        tx, ty = target % self.columns, target // self.columns
        centre, goal = (F(2 * sx + 1, 2), F(2 * sy + 1, 2)), (F(2 * tx + 1, 2), F(2 * ty + 1, 2))
        first = self.least(start, target, [(centre, end) for end in self.ends(centre, (sx, sy), (tx, ty))])
        corners = [(F(sx + i), F(sy + j)) for i in (0, 1) for j in (0, 1)]
        second = self.least(start, target, [(corner, goal) for corner in corners])
        if first is None or second is None:
            return second if first is None else first
        return max(first, second)

    def least(self, start, target, lines):
        best = None
        for origin, end in lines:
            cover = self.trace(start, origin, end, target)
            if cover is not None and (best is None or cover < best):
                best = cover
                if best == 0:
                    break
        return best

    def ends(self, centre, source, goal):
        """Points of the target's border, in order around it, where anything may change, and points between them."""
        (sx, sy), (tx, ty) = source, goal
        cx, cy = centre
        points = {(F(tx + i), F(ty + j)) for i in (0, 1) for j in (0, 1)}
        for x in range(min(sx, tx), max(sx, tx) + 2):
            for y in range(min(sy, ty), max(sy, ty) + 2):
                dx, dy = x - cx, y - cy
                for line in (tx, tx + 1):
                    if dx and (line - cx) / dx > 0:
                        hit = cy + dy * (line - cx) / dx
                        if ty <= hit <= ty + 1:
                            points.add((F(line), hit))
                for line in (ty, ty + 1):
                    if dy and (line - cy) / dy > 0:
                        hit = cx + dx * (line - cy) / dy
                        if tx <= hit <= tx + 1:
                            points.add((hit, F(line)))
        def place(point):
            x, y = point[0] - tx, point[1] - ty
            return x if y == 0 else 1 + y if x == 1 else 3 - x if y == 1 else 4 - y
        ring = sorted(points, key=place)
        between = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ring, ring[1:] + ring[:1])]
        return [(F(2 * tx + 1, 2), F(2 * ty + 1, 2))] + ring + between


if __name__ == "__main__":
    main(sys.argv[1])
