"""`simulate`: plays many games and counts, in one process or in several with the same result."""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from reverie.commands.arguments import (
    add_force,
    add_games,
    add_json,
    add_player,
    add_seed,
    add_setup,
    add_workers,
    file_path,
    setup_of,
)
from reverie.core.errors import ReverieError
from reverie.core.game import Result, Setup
from reverie.core.rng import Rng
from reverie.files import make_folder, refuse_existing, write_new
from reverie.games.discovery import facts_of, find_setup, game_of, typed_words
from reverie.players.arena import Interval, Moments, is_match, mean_of
from reverie.players.recorded import record_game
from reverie.players.roster import find_player
from reverie.pool import open_pool, portion_count, portions
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK: Final = 200  # games of a task
CHUNK_RECORDED: Final = 20  # of a task whose games are played slowly, decision by decision
EXAMPLES: Final = (
    "simulate {first} --games 10000 --player greedy",
    "simulate {second} --player sharp --jobs 4 --json",
    "simulate {first} --games 50 --player dreamer --records games",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    add_games(parser, 1000)
    add_player(parser, "random")
    add_seed(parser, "0")
    parser.add_argument(
        "--records", type=file_path, metavar="DIR", help="write a record of every game into this folder"
    )
    add_force(parser)
    add_workers(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    return simulate(
        setup_of(given),
        given.games,
        given.player,
        given.seed,
        given.jobs,
        given.json,
        given.cluster,
        records=given.records,
        force=given.force,
    )


class Tally:
    """What a run of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.decisions = 0
        self.scores: Counter[int] = Counter()  # of the whole table
        self.seat_wins: Counter[int] = Counter()
        self.seat_scores: Counter[int] = Counter()  # by seat, of all games together

    def count(self, result: Result, decisions: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += bool(result.winners)
        self.decisions += decisions
        self.scores[sum(result.scores)] += 1
        self.seat_wins.update(result.winners)
        self.seat_scores.update(dict(enumerate(result.scores)))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.scores.update(other.scores)
        self.seat_wins.update(other.seat_wins)
        self.seat_scores.update(other.seat_scores)


def play_games(words: tuple[str, int, dict[str, str]], player: str, seed: str, first: int, games: int) -> Tally:
    """Play some of the games of a run. Each has luck of its own by number, however the run is divided."""
    setup = find_setup(*words)
    start = game_of(setup).new(setup)
    someone = find_player(player, setup.game)
    tally = Tally()
    for number in range(first, first + games):
        state = start.copy()
        decisions = int(someone.play_out(state, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/{player}")))
        result = state.result()
        assert result is not None
        tally.count(result, decisions)
    return tally


def write_games(
    words: tuple[str, int, dict[str, str]], player: str, seed: str, first: int, games: int, folder: str, force: bool
) -> Tally:
    """Play them as `play_games` does, through views, and write each as a record."""
    setup = find_setup(*words)
    someone = find_player(player, setup.game)
    tally = Tally()
    for number in range(first, first + games):
        record, decisions = record_game(setup, someone, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/{player}"))
        write_new(record_file(Path(folder), number), record.write(), force)
        assert record.result is not None
        tally.count(record.result, decisions)
    return tally


def record_file(folder: Path, number: int) -> Path:
    return folder / f"game-{number:06}.reverie"


def simulate(
    setup: Setup,
    games: int,
    player: str,
    seed: str,
    jobs: int,
    as_json: bool,
    cluster: str | None = None,
    *,
    records: Path | None = None,
    force: bool = False,
) -> int:
    """Play, and tell what came of it; Ctrl+C tells what came of the games so far."""
    find_player(player, setup.game)
    started = time.perf_counter()
    total = Tally()
    words = (setup.spelling, setup.players, dict(setup.options))
    chunk = CHUNK if records is None else CHUNK_RECORDED
    into: tuple[Any, ...] = ()
    if records is not None:
        if cluster is not None:
            raise ReverieError("--records writes to this machine: leave --cluster out")
        make_folder(records)
        for path in sorted(records.glob("game-*.reverie")):
            refuse_existing(path, force)
        into = (str(records.resolve()), force)
    tasks = ((words, player, seed, *portion, *into) for portion in portions(games, chunk))
    stopped = False
    try:
        with Progress("games", games) as progress, open_pool(min(jobs, portion_count(games, chunk)), cluster) as pool:
            for part in pool.run(play_games if records is None else write_games, tasks):
                total.add(part)
                progress.show(total.games)
    except KeyboardInterrupt:
        stopped = True
        tell_stopped(total.games, games)
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps({**_report(setup, player, seed, total, seconds), "planned": games}))
    elif total.games:
        _print(setup, player, seed, total, seconds)
    return INTERRUPTED if stopped else 0


def _mean(setup: Setup, total: Tally) -> Interval:
    """Estimate the mean score of the whole table, within what can be scored at all."""
    points = Moments(score for score, n in sorted(total.scores.items()) for _ in range(n))
    facts = facts_of(setup)
    tables = setup.players if is_match(setup) else 1
    return mean_of(points).within(tables * facts.lowest_score, tables * facts.highest_score)


def _report(setup: Setup, player: str, seed: str, total: Tally, seconds: float) -> dict[str, object]:
    return {
        "setup": setup.to_json(),
        "player": player,
        "seed": seed,
        "games": total.games,
        # A match always has a winner: who won how often is in `seats`.
        "wins": total.wins if facts_of(setup).winnable and not is_match(setup) else None,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "score": _mean(setup, total).to_json() if total.games else None,
        "scores": {str(score): n for score, n in sorted(total.scores.items())},
        "seats": [
            {"wins": total.seat_wins[seat], "score": total.seat_scores[seat] / max(1, total.games)}
            for seat in range(setup.players if is_match(setup) else 0)
        ],
    }


def _print(setup: Setup, player: str, seed: str, total: Tally, seconds: float) -> None:
    rate = total.decisions / seconds if seconds > 0 else 0.0
    facts = facts_of(setup)
    print(f"{typed_words(setup)}, {player} player, seed {seed}")
    print(f"games      {total.games:>12,}")
    if is_match(setup):
        for seat in range(setup.players):
            won, score = total.seat_wins[seat], total.seat_scores[seat] / total.games
            share = f"{100 * won / total.games:.2f} % won, {facts.score_noun} {score:.2f} on average"
            print(f"player {seat + 1:<3} {won:>12,}   {share}")
    elif facts.winnable:
        print(f"wins       {total.wins:>12,}   {100 * total.wins / total.games:.2f} %")
    noun = "together" if is_match(setup) else facts.score_noun
    mean, low, high = _mean(setup, total)
    print(f"{noun:<10} {mean:>12.2f}   on average ({low:.2f} to {high:.2f})")
    print(f"decisions  {total.decisions:>12,}   {total.decisions / total.games:.1f} a game")
    print(f"seconds    {seconds:>12.2f}   {rate:,.0f} decisions a second")
    most = max(total.scores.values())
    for score in range(min(total.scores), max(total.scores) + 1):
        n = total.scores[score]
        bar = "#" * round(40 * n / most)
        print(f"{noun} {score:>3}  {100 * n / total.games:6.2f} %  {bar}".rstrip())
    sys.stdout.flush()
