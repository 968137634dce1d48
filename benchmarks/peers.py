"""What we are measured against: OpenSpiel's games, by its own C++ rollouts and its Python API."""

import random
import time
from typing import Any

import pyspiel

ROLLOUTS = 1000
SIMULATIONS = 1000


def _deal(game: Any, luck: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance(state, luck)
    return state


def _chance(state: Any, luck: random.Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(outcomes, chances)[0])


class Peer:
    """A game of OpenSpiel's, with the number of decisions a random game of it takes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = pyspiel.load_game(name)
        self.decisions_per_game = 0.0
        luck = random.Random(f"{name} length")
        games = 60
        self.decisions_per_game = sum(self._play(luck) for _ in range(games)) / games

    def _play(self, luck: random.Random) -> int:
        decisions = 0
        state = _deal(self.game, luck)
        while not state.is_terminal():
            if state.is_chance_node():
                _chance(state, luck)
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def stepping(self, seconds: float) -> float:
        """Decisions a second, stepping random games from Python."""
        luck = random.Random(f"{self.name} stepping")
        decisions = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            decisions += self._play(luck)
        return decisions / (time.perf_counter() - started)

    def rollouts(self, seconds: float) -> float:
        """Decisions a second inside C++: one simulation of MCTSBot is all rollouts of its evaluator."""
        luck = random.Random(f"{self.name} rollouts")
        done = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, luck.randrange(1 << 30))
            bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, luck.randrange(1 << 30), False)
            bot.step(_deal(self.game, luck))
            done += ROLLOUTS
        return done * self.decisions_per_game / (time.perf_counter() - started)

    def searching(self, seconds: float) -> float:
        """Simulations a second of MCTSBot with one random game at each leaf."""
        luck = random.Random(f"{self.name} searching")
        done = 0
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            evaluator = pyspiel.RandomRolloutEvaluator(1, luck.randrange(1 << 30))
            bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, SIMULATIONS, 100, False, luck.randrange(1 << 30), False)
            bot.step(_deal(self.game, luck))
            done += SIMULATIONS
        return done / (time.perf_counter() - started)
