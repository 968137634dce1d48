"""The environments' side of the measurements: single games, batches, and a classic of PettingZoo's."""

import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import reverie.envs  # noqa: F401 - registers the environments
from reverie.envs.batched import Games
from reverie.envs.seating import Seating
from reverie.games.discovery import find_setup

GAMES = 128
SCRIPT = 500  # steps


def single(name: str, spelling: str, seconds: float) -> float:
    """Steps a second of one Gymnasium environment, made as users make it."""
    env = gymnasium.make(name, setup=spelling)
    luck = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    script: list[Any] = []
    for _ in range(SCRIPT):
        script.append(luck.choice(observation["action_mask"].nonzero()[0]))
        observation, _, over, _, _ = env.step(script[-1])
        if over:
            observation, _ = env.reset()

    def replay() -> None:
        env.reset(seed=1)
        for action in script:
            _, _, over, _, _ = env.step(action)
            if over:
                env.reset()

    return _rate(replay, seconds)


def batched(spelling: str, seconds: float) -> float:
    """Steps a second of all games of a batch together, with observations, masks and random actions."""
    # As in `ours`: a set-up that names no edition is of the first, so that figures stay comparable.
    games = Games(Seating(find_setup(spelling)), GAMES)
    games.reset(1)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        games.step(games.sample())
        steps += GAMES
    return steps / (time.perf_counter() - started)


def leduc_holdem(seconds: float) -> float:
    """Steps a second of PettingZoo's own, with the observation before each."""
    env = _leduc_holdem()
    luck = np.random.default_rng(1)
    env.reset(seed=1)
    script: list[Any] = []
    while len(script) < SCRIPT:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
        else:
            script.append(luck.choice(observation["action_mask"].nonzero()[0]))
            env.step(script[-1])

    def replay() -> None:
        env.reset(seed=1)
        for action in script:
            _, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                env.last()
            env.step(action)

    return _rate(replay, seconds)


def _rate(replay: Callable[[], None], seconds: float) -> float:
    """Random games are written down first and replayed on the clock: choosing is not the environment's work."""
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        replay()
        steps += SCRIPT
    return steps / (time.perf_counter() - started)


def _leduc_holdem() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4

        return leduc_holdem_v4.env()
