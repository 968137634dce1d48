"""Measures the engine against OpenSpiel and PettingZoo on one core and prints medians and ratios.

The two sides take turns, so that whatever else the machine does meets both.
"""

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import pyspiel

import environments
import ours
from peers import Peer
from reverie.engine_form import COMPILED
from reverie.games.onirim.players.greedy import Greedy
from reverie.games.onirim.players.learned import Learned

EVERYTHING = "onirim+book+towers+dreams"


@dataclass
class Claim:
    """A figure of ours over a figure of a peer's, and what we promise of it."""

    name: str
    ours: str
    peer: str
    wanted: float
    ours_rate: float = 0.0
    peer_rate: float = 0.0

    @property
    def ratio(self) -> float:
        return self.ours_rate / self.peer_rate


CLAIMS = [
    Claim("random games inside the engine", "onirim rollouts", "crazy_eights rollouts", 2.0),
    Claim("random games inside the engine", "onirim rollouts", "hearts rollouts", 0.0),
    Claim("stepping from Python", "onirim stepping", "crazy_eights stepping", 4.0),
    Claim("stepping from Python", "onirim stepping", "hearts stepping", 0.0),
    Claim("all expansions against the base game", f"{EVERYTHING} rollouts", "onirim rollouts", 0.5),
    Claim("random games inside the engine", "daydream:A rollouts", "yacht rollouts", 10.0),
    Claim("random games inside the engine", "daydream:EFD rollouts", "yacht rollouts", 5.0),
    Claim("simulations of tree search", "onirim searching", "crazy_eights searching", 1.5),
    Claim("simulations that ask a network", "onirim valued searching", "crazy_eights searching", 0.0),
    Claim("games of learned players", "onirim learned games", "onirim greedy games", 0.0),
    Claim("stepping from Python", "daydream:A stepping", "yacht stepping", 0.0),
    Claim("one environment", "onirim Gymnasium", "leduc_holdem PettingZoo", 30.0),
    Claim("one environment", "daydream:A Gymnasium", "leduc_holdem PettingZoo", 0.0),
    Claim("a batch of environments", "onirim batched", "onirim rollouts", 0.3),
    Claim("a batch of environments", "daydream:A batched", "daydream:A rollouts", 0.3),
]


def measures() -> dict[str, Callable[[float], float]]:
    """Everything that is measured, by name: decisions, simulations or games a second over so many seconds."""
    out: dict[str, Callable[[float], float]] = {}
    for spelling in ("onirim", EVERYTHING, "daydream:A", "daydream:EFD"):
        out[f"{spelling} rollouts"] = partial(ours.rollouts, spelling)
    for spelling in ("onirim", "daydream:A"):
        out[f"{spelling} stepping"] = partial(ours.stepping, spelling)
        out[f"{spelling} batched"] = partial(environments.batched, spelling)
    out["onirim searching"] = partial(ours.searching, "onirim")
    out["onirim valued searching"] = partial(ours.valued_searching, "onirim")
    for player in (Greedy(), Learned()):
        out[f"onirim {player.name} games"] = partial(ours.games_of, player, "onirim")
    out["onirim Gymnasium"] = partial(environments.single, "reverie/Onirim-v1", "onirim")
    out["daydream:A Gymnasium"] = partial(environments.single, "reverie/Daydream-v4", "daydream:A")
    out["leduc_holdem PettingZoo"] = environments.leduc_holdem
    for name in ("crazy_eights", "hearts", "yacht"):
        peer = Peer(name)
        out[f"{name} rollouts"] = peer.rollouts
        out[f"{name} stepping"] = peer.stepping
        if name == "crazy_eights":
            out[f"{name} searching"] = peer.searching
    return out


def take(rounds: int, seconds: float) -> dict[str, float]:
    """The median of each measure over several rounds."""
    all_measures = measures()
    figures: dict[str, list[float]] = {name: [] for name in all_measures}
    for number in range(rounds):
        for name, measure in all_measures.items():
            if sys.stderr.isatty():
                print(f"\rround {number + 1} of {rounds}: {name:<45}", end="", file=sys.stderr, flush=True)
            figures[name].append(measure(seconds))
    if sys.stderr.isatty():
        print("\r" + " " * 70 + "\r", end="", file=sys.stderr, flush=True)
    return {name: statistics.median(values) for name, values in figures.items()}


def machine() -> str:
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = take(3, 0.3) if given.quick else take(7, 1.0)
    for claim in CLAIMS:
        claim.ours_rate = figures[claim.ours]
        claim.peer_rate = figures[claim.peer]
    form = "compiled" if COMPILED else "uncompiled"
    about = f"{machine()}; engine {form}; OpenSpiel {getattr(pyspiel, '__version__', '')}".rstrip()
    if given.json:
        print(json.dumps({"machine": about, "claims": [{**asdict(claim), "ratio": claim.ratio} for claim in CLAIMS]}))
        return 0
    print(about)
    print("decisions (searching: simulations; games: games) a second, median of the rounds\n")
    print(f"{'ours':<36}{'':>12}   {'peer':<24}{'':>12}   {'ratio':>6}  {'goal':>5}")
    for claim in CLAIMS:
        goal = f">= {claim.wanted:g}" if claim.wanted else ""
        print(
            f"{claim.ours:<36}{claim.ours_rate:>12,.0f}   {claim.peer:<24}{claim.peer_rate:>12,.0f}   "
            f"{claim.ratio:>6.2f}  {goal:>5}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
