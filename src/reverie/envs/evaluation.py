"""Measures a policy by the protocol of the benchmark: numbered games, whose luck everybody shares."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reverie.envs.batched import Games
from reverie.envs.seating import Seating
from reverie.games.discovery import facts_of, new_setup
from reverie.players.arena import Interval, Moments, mean_of, wilson

SEED: Final = "benchmark"
GAMES: Final = 1000

# Observations and masks in, a row for each game; an action for each game out.
Policy = Callable[[NDArray[np.uint8], NDArray[np.bool_]], NDArray[Any]]


class Evaluation(NamedTuple):
    """What a policy achieved, with intervals that hold the truth 19 times out of 20."""

    games: int
    wins: Interval | None  # the share of games won; None where only the score counts
    score: Interval  # of the whole table

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": None if self.wins is None else self.wins.to_json(),
            "score": self.score.to_json(),
        }


def evaluate(
    policy: Policy, spelling: str, games: int = GAMES, seed: str = SEED, players: int = 1, **options: str
) -> Evaluation:
    """Play game 0 to game `games` - 1 of a seed, the same as `simulate --seed` plays, one policy in every seat."""
    setup = new_setup(spelling, players, options)
    winnable = facts_of(setup).winnable
    table = Games(Seating(setup, "win" if winnable else "score"), games)
    table.reset_each([f"{seed}/{number}" for number in range(games)])
    left = np.arange(games)
    won = 0
    scores: list[float] = []
    while left.size:
        actions = table.sample().copy()  # a game that is over has begun anew and is not counted
        actions[left] = policy(table.observations[left], table.masks[left].astype(np.bool_))
        table.step(actions)
        ended = left[table.over[left]]
        won += int((table.rewards[ended] > 0).any(axis=1).sum())
        scores += table.scores[ended].sum(axis=1).tolist()
        left = left[~table.over[left]]
    points = Moments(scores)
    share = wilson(won, games) if winnable else None
    return Evaluation(games, share, mean_of(points))
