"""Leduc poker in OpenSpiel (C++ driven from Python): the same figures as our own benchmark, one JSON line each.

CPU time, not wall clock. Playouts and search run inside C++; only the clone loop crosses from Python each time.
"""

import json
import random
import time

import pyspiel

PLAYOUTS = 200_000
CLONES = 200_000
SIMULATIONS = 20_000


def report(name, unit, value):
    print(json.dumps({"name": name, "unit": unit, "value": value}), flush=True)


def timed(work):
    start = time.process_time()
    work()
    return time.process_time() - start


def nodes_per_game(start, games=3000):
    """Mean number of acts (decisions and chance) in a random game from `start`; the evaluator does not count them."""
    generator, nodes = random.Random(1), 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
            nodes += 1
    return nodes / games


def main():
    game = pyspiel.load_game("leduc_poker")
    dealt = game.new_initial_state()
    dealt.apply_action(0)
    dealt.apply_action(3)

    # One simulation that evaluates its leaf by many random playouts: the loop stays inside C++.
    many = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(PLAYOUTS, 1), 0.7, 1, 100, False, 1, False)
    report("leduc playouts", "nodes/s", PLAYOUTS * nodes_per_game(dealt) / timed(lambda: many.step(dealt)))

    def clones():
        for _ in range(CLONES):
            dealt.clone()

    report("leduc clone", "clones/s", CLONES / timed(clones))

    bot = pyspiel.ISMCTSBot(
        7,
        pyspiel.RandomRolloutEvaluator(1, 7),
        0.7,
        SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    report("leduc search", "iterations/s", SIMULATIONS / timed(lambda: bot.step(dealt)))


main()
