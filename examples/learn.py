"""Learns to play Onirim by itself, in the batched environment, with NumPy alone.

python examples/learn.py [--minutes 5] [--games 256]

A linear policy over what a seat sees is moved towards actions that open doors (policy gradients with a
running average of the rewards to come). It prints the doors a game opens before and after, and the wins.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from reverie.envs.batched import Games

DISCOUNT = 0.97
RATE = 0.05
HORIZON = 64  # steps between two updates

Array = NDArray[np.float32]


def inputs(games: Games) -> Array:
    """What the policy sees: the bytes of the vector at a like scale, and a one."""
    seen = np.minimum(games.observations, 8).astype(np.float32) / 4
    return np.concatenate([seen, np.ones((games.games, 1), np.float32)], axis=1)


def chances(weights: Array, seen: Array, masks: NDArray[np.int8]) -> Array:
    logits = seen @ weights
    logits[masks == 0] = -np.inf
    logits -= logits.max(axis=1, keepdims=True)
    out = np.exp(logits)
    return np.asarray(out / out.sum(axis=1, keepdims=True), np.float32)


def choose(given: Array, luck: np.random.Generator) -> NDArray[np.int32]:
    """An action for each game by its chance."""
    upto = given.cumsum(axis=1)
    drawn = luck.random((len(given), 1)) * upto[:, -1:]
    return np.asarray((upto > drawn).argmax(axis=1), dtype=np.int32)


def measure(weights: Array, setup: str, wanted: int) -> tuple[float, float]:
    """Doors and wins a game over so many games of a policy that is left as it is."""
    games = Games.of(setup, 128, reward="score")
    games.reset("measure")
    luck = np.random.default_rng(0)
    scores: list[float] = []
    while len(scores) < wanted:
        games.step(choose(chances(weights, inputs(games), games.masks), luck))
        scores += games.scores[games.over, 0].tolist()
    doors = np.array(scores)
    return float(doors.mean()), float((doors == 8).mean())


def learn(setup: str, minutes: float, count: int) -> Array:
    games = Games.of(setup, count, reward="score")
    games.reset(1)
    luck = np.random.default_rng(1)
    n, wide = games.observations.shape[1] + 1, games.masks.shape[1]
    weights = np.zeros((n, wide), np.float32)
    speed = np.zeros_like(weights)
    started = time.monotonic()
    steps = updates = 0
    while time.monotonic() - started < minutes * 60:
        seen, slopes, rewards, overs = [], [], [], []
        for _ in range(HORIZON):
            here = inputs(games)
            given = chances(weights, here, games.masks)
            actions = choose(given, luck)
            slope = -given
            slope[np.arange(count), actions] += 1
            games.step(actions)
            seen.append(here)
            slopes.append(slope)
            rewards.append(games.rewards[:, 0].astype(np.float32))
            overs.append(games.over.copy())
        steps += HORIZON * count
        returns = np.zeros((HORIZON, count), np.float32)
        ahead = np.zeros(count, np.float32)
        for at in reversed(range(HORIZON)):
            ahead = np.asarray(rewards[at] + DISCOUNT * np.where(overs[at], 0, ahead), np.float32)
            returns[at] = ahead
        edge = (returns - returns.mean()) / (returns.std() + 1e-6)
        gradient = np.zeros_like(weights)
        for here, slope, better in zip(seen, slopes, edge, strict=True):
            gradient += here.T @ (slope * better[:, None])
        gradient /= HORIZON * count
        # Each weight moves by its own scale, for some actions are hardly ever possible.
        speed = 0.95 * speed + 0.05 * gradient**2
        weights += RATE * gradient / (np.sqrt(speed) + 1e-4)
        updates += 1
        if updates % 20 == 0:
            spent = time.monotonic() - started
            print(f"{spent:5.0f} s  {steps:>9,} steps  reward a step {np.mean(rewards):.4f}", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--setup", default="onirim")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=128)
    parser.add_argument("--measured", type=int, default=1000, help="games to measure with")
    given = parser.parse_args()
    sizes = Games.of(given.setup, 1)
    nothing = np.zeros((sizes.observations.shape[1] + 1, sizes.masks.shape[1]), np.float32)
    doors, wins = measure(nothing, given.setup, given.measured)
    print(f"before: {doors:.2f} doors a game, {wins:.1%} won", flush=True)
    after, won = measure(learn(given.setup, given.minutes, given.games), given.setup, given.measured)
    print(f"after:  {after:.2f} doors a game, {won:.1%} won ({after - doors:+.2f} doors)")


if __name__ == "__main__":
    main()
