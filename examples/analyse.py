"""Simulates games and draws what they show: scores and lengths as SVG pictures beside a few sentences.

python examples/analyse.py [--out analysis] [--games 2000] [SETUP ...]
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reverie.envs.batched import Games

SETUPS = ["onirim", "onirim+towers", "daydream:A", "daydream:BC"]
AT_ONCE = 128
WIDE, HIGH, EDGE = 480, 240, 34

# %% Games ------------------------------------------------------------------------------------------


def simulate(setup: str, wanted: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Scores and numbers of decisions of random games: the first so many begun, not the first ended.

    Short games end first, so that counting whatever ends would count too many of them.
    """
    games = Games.of(setup, AT_ONCE, reward="score")
    games.reset("analysis")
    each = -(-wanted // AT_ONCE)
    scores = np.zeros((AT_ONCE, each))
    lengths = np.zeros((AT_ONCE, each), np.int64)
    done = np.zeros(AT_ONCE, np.int64)
    length = np.zeros(AT_ONCE, np.int64)
    while (done < each).any():
        games.step(games.sample())
        length += 1
        ended = games.over & (done < each)
        scores[ended, done[ended]] = games.scores[ended, 0]
        lengths[ended, done[ended]] = length[ended]
        done[ended] += 1
        length[games.over] = 0
    return scores.ravel(), lengths.ravel()


# %% Pictures ---------------------------------------------------------------------------------------


def histogram(values: NDArray[np.float64] | NDArray[np.int64], title: str, bars: int = 24) -> str:
    """How often each stretch of values came, as SVG."""
    low, high = float(values.min()), float(values.max())
    counts, edges = np.histogram(values, bins=min(bars, int(high - low) + 1), range=(low, high + 1))
    step = (WIDE - 2 * EDGE) / len(counts)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDE}" height="{HIGH}" fill="#fffbf5"/>')
    parts.append(f'<text x="{EDGE}" y="22" font-size="15">{title}</text>')
    for number, count in enumerate(counts):
        tall = (HIGH - 2 * EDGE) * count / counts.max()
        at = EDGE + number * step
        place = f'x="{at:.1f}" y="{HIGH - EDGE - tall:.1f}" width="{step - 1:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect {place} fill="#6b5f9e"/>')
    for where in (0, len(counts) // 2, len(counts)):
        at = EDGE + where * step
        parts.append(
            f'<text x="{at:.1f}" y="{HIGH - 14}" font-size="12" text-anchor="middle">{edges[where]:.0f}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


# %% Findings ---------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=Path("analysis"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("setups", nargs="*", default=SETUPS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print(f"{'set-up':<16}{'games':>7}{'score':>14}{'decisions':>16}")
    for setup in given.setups:
        scores, lengths = simulate(setup, given.games)
        name = setup.replace("+", "-").replace(":", "-")
        for values, what in ((scores, "score"), (lengths, "decisions")):
            picture = histogram(values, f"{setup}: {what} of {len(values)} random games")
            (given.out / f"{name}-{what}.svg").write_text(picture, encoding="utf-8")
        score = f"{scores.mean():.2f} ± {scores.std():.2f}"
        print(f"{setup:<16}{len(scores):>7}{score:>14}{f'{lengths.mean():.1f} ± {lengths.std():.1f}':>16}")
    print(f"pictures in {given.out}")


if __name__ == "__main__":
    main()
