#!/usr/bin/env python3
"""The counterpart of `bench_geometry`: the same range and arc queries answered by shapely, and compared.

    shapely_ranges.py INPUT OUTPUT [--pairs N]

INPUT and OUTPUT are the files of `bench_geometry generate` and `bench_geometry run`. Prints one JSON object: queries per
second one pair at a time (as a program that decides about one ship would ask) and in one batch of numpy arrays, and the
number of different answers. Needs shapely 2 from PyPI.
"""

import argparse
import json
import math
import sys
import time

import numpy as np
import shapely

SIDE = {"small": 40.0, "medium": 60.0, "large": 80.0}
HALF_ARC = {"small": 40.62, "medium": 41.4, "large": 41.76}
FAR = 4000.0
TOLERANCE = 0.01  # millimeters, the tolerance of the game
NOISE = 1e-6  # millimeters, for floating-point differences
RANGES = ["zero", "one", "two", "three", "beyond"]


def corners_of(ship, local):
    """Local points (right, ahead) of a ship in table coordinates."""
    angle = math.radians(ship["heading"])
    sin, cos = math.sin(angle), math.cos(angle)
    return [(ship["x"] + r * cos + a * sin, ship["y"] - r * sin + a * cos) for r, a in local]


def base_of(ship):
    half = SIDE[ship["base"]] / 2.0
    return shapely.Polygon(corners_of(ship, [(half, half), (-half, half), (-half, -half), (half, -half)]))


def wedge_of(ship, middle, half):
    """A wedge from the center of a ship, widened by the tolerance as our arcs are: touching counts."""
    middle, half = math.radians(middle), math.radians(half)
    back = TOLERANCE / math.sin(half)
    apex = (-back * math.sin(middle), -back * math.cos(middle))
    ends = [(FAR * math.sin(middle + turn), FAR * math.cos(middle + turn)) for turn in (-half, 0.0, half)]
    return corners_of(ship, [apex] + [(apex[0] + x, apex[1] + y) for x, y in ends])


def arcs_of(ship):
    """The nine arcs as large polygons."""
    front = HALF_ARC[ship["base"]]
    aside, ahead = 7.5 + TOLERANCE, -TOLERANCE
    arcs = {
        "bullseye": corners_of(ship, [(aside, ahead), (aside, FAR), (-aside, FAR), (-aside, ahead)]),
        "front": wedge_of(ship, 0.0, front),
        "left": wedge_of(ship, -90.0, 90.0 - front),
        "right": wedge_of(ship, 90.0, 90.0 - front),
        "rear": wedge_of(ship, 180.0, front),
    }
    for name, middle in [("full_front", 0.0), ("full_rear", 180.0), ("full_left", -90.0), ("full_right", 90.0)]:
        arcs[name] = wedge_of(ship, middle, 90.0)
    return {name: shapely.Polygon(points) for name, points in arcs.items()}


def range_of(distance):
    for band, name in enumerate(RANGES[:-1]):
        if distance <= 100.0 * band + TOLERANCE:
            return name
    return "beyond"


def prepare(tables, names):
    """Places every ship once; the measured time includes this, as ours does."""
    placed = []
    for table in tables:
        bases = [base_of(ship) for ship in table]
        wedges = []
        for ship in table:
            arcs = arcs_of(ship)
            wedge = [arcs[name] for name in names]
            shapely.prepare(wedge)
            wedges.append(wedge)
        placed.append((bases, wedges))
    return placed


def one_by_one(tables, names):
    front = names.index("front")
    answers = []
    for bases, wedges in prepare(tables, names):
        for i, base in enumerate(bases):
            for j, target in enumerate(bases):
                if i == j:
                    continue
                distance = base.distance(target)
                bits = 0
                for bit, wedge in enumerate(wedges[i]):
                    if wedge.intersects(target):
                        bits |= 1 << bit
                inside = None
                if bits >> front & 1:
                    inside = base.distance(wedges[i][front].intersection(target))
                answers.append((distance, range_of(distance), bits, inside))
    return answers


def batch(tables, names):
    front = names.index("front")
    a, b, wedges = [], [], []
    for bases, table_wedges in prepare(tables, names):
        for i in range(len(bases)):
            for j in range(len(bases)):
                if i != j:
                    a.append(bases[i])
                    b.append(bases[j])
                    wedges.append(table_wedges[i])
    a, b = np.array(a, dtype=object), np.array(b, dtype=object)
    wedges = np.array(wedges, dtype=object)
    distance = shapely.distance(a, b)
    bits = np.zeros(len(a), dtype=int)
    for bit in range(len(names)):
        bits |= shapely.intersects(wedges[:, bit], b).astype(int) << bit
    inside = shapely.distance(a, shapely.intersection(wedges[:, front], b))
    band = np.searchsorted(100.0 * np.arange(4) + TOLERANCE, distance)
    return [
        (d, RANGES[r], int(k), None if math.isnan(f) else f) for d, r, k, f in zip(distance, band, bits, inside)
    ]


def timed(answer, tables, names):
    start = time.process_time()
    answers = answer(tables, names)
    return answers, len(answers) / (time.process_time() - start)


def near_an_edge(distance):
    return any(abs(distance - (100.0 * band + TOLERANCE)) < NOISE for band in range(4))


def compare(ours, theirs):
    """Numbers of answers that differ by more than floating-point noise."""
    differ = {"distance": 0, "range": 0, "arcs": 0, "front": 0}
    for mine, (distance, band, bits, inside) in zip(ours, theirs):
        if abs(mine["distance"] - distance) > NOISE:
            differ["distance"] += 1
        if mine["range"] != band and not near_an_edge(distance):
            differ["range"] += 1
        if mine["arcs"] != bits:
            differ["arcs"] += 1
        if (mine["front"] is None) != (inside is None) or abs((mine["front"] or 0.0) - (inside or 0.0)) > NOISE:
            differ["front"] += 1
    return differ


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("input")
    words.add_argument("output")
    words.add_argument("--pairs", type=int, default=18000, help="how many pairs to ask the peer")
    words = words.parse_args()
    with open(words.input, encoding="utf-8") as file:
        tables = json.load(file)["tables"]
    with open(words.output, encoding="utf-8") as file:
        output = json.load(file)
    per_table = len(tables[0]) * (len(tables[0]) - 1)
    tables = tables[: max(1, words.pairs // per_table)]
    names = output["arcs"]
    single, single_rate = timed(one_by_one, tables, names)
    many, batch_rate = timed(batch, tables, names)
    ours = output["answers"][: len(single)]
    differ = {"one_by_one": compare(ours, single), "batch": compare(ours, many)}
    print(
        json.dumps(
            {
                "engine": f"shapely {shapely.__version__} (GEOS {shapely.geos_version_string})",
                "pairs": len(single),
                "questions_per_second": round(single_rate),
                "questions_per_second_batch": round(batch_rate),
                "disagreements": differ,
            }
        )
    )
    return 1 if any(count for kind in differ.values() for count in kind.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
