"""Many games played out and counted, in one process or in several with the same result."""

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from reverie.commandline.progress import Progress
from reverie.commandline.seats import play_alone
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games import find_setup, game_of
from reverie.players import find_player
from reverie.pool import open_pool

CHUNK = 200


class Tally:
    """What a run of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.decisions = 0
        self.scores: Counter[int] = Counter()  # of the whole table: doors gained together, for Onirim

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.scores += other.scores


def play_games(words: tuple[str, int, dict[str, str]], player: str, seed: str, first: int, games: int) -> Tally:
    """Some of the games of a run. Each has luck of its own by number, however the run is divided."""
    setup = find_setup(*words)
    start = game_of(setup).new(setup)
    someone = find_player(player, setup.game)
    tally = Tally()
    for number in range(first, first + games):
        state = start.copy()
        tally.decisions += play_alone(someone, state, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/{player}"))
        result = state.result()
        assert result is not None
        tally.games += 1
        tally.wins += bool(result.winners)
        tally.scores[sum(result.scores)] += 1
    return tally


def simulate(
    setup: Setup,
    games: int,
    player: str,
    seed: str,
    jobs: int,
    as_json: bool,
    boards: Path | None = None,
    cluster: str | None = None,
) -> int:
    find_player(player, setup.game)
    started = time.perf_counter()
    total = Tally()
    words = (setup.spelling, setup.players, dict(setup.options))
    tasks = [(words, player, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    with Progress("games", games) as progress, open_pool(min(jobs, len(tasks)), cluster, boards) as pool:
        for part in pool.run(play_games, tasks):
            total.add(part)
            progress.show(total.games)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(_report(setup, player, seed, total, seconds)))
    else:
        _print(setup, player, seed, total, seconds)
    return 0


def _report(setup: Setup, player: str, seed: str, total: Tally, seconds: float) -> dict[str, Any]:
    return {
        "setup": setup.to_json(),
        "player": player,
        "seed": seed,
        "games": total.games,
        "wins": total.wins,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "scores": {str(score): n for score, n in sorted(total.scores.items())},
    }


def _print(setup: Setup, player: str, seed: str, total: Tally, seconds: float) -> None:
    rate = total.decisions / seconds if seconds > 0 else 0.0
    print(f"{setup.words()}, {player} player, seed {seed}")
    print(f"games      {total.games:>12,}")
    print(f"wins       {total.wins:>12,}   {100 * total.wins / total.games:.2f} %")
    print(f"decisions  {total.decisions:>12,}   {total.decisions / total.games:.1f} a game")
    print(f"seconds    {seconds:>12.2f}   {rate:,.0f} decisions a second")
    noun = "doors" if setup.game == "onirim" else "score"
    most = max(total.scores.values())
    for score in range(min(total.scores), max(total.scores) + 1):
        n = total.scores[score]
        bar = "#" * round(40 * n / most)
        print(f"{noun} {score:>3}  {100 * n / total.games:6.2f} %  {bar}".rstrip())
    sys.stdout.flush()
