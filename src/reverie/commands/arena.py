"""Two players measured against each other, or one alone, with the same luck for everybody."""

import json
import sys
import time
from functools import cache
from pathlib import Path

from reverie.commandline.progress import Progress
from reverie.core.game import Setup
from reverie.games import find_setup
from reverie.players import Player, find_player
from reverie.players.arena import Contest, Interval, Round, counts_wins, is_match, play_round
from reverie.pool import open_pool

CHUNK = 4  # rounds of a task: a slow player should show progress, a fast one not wait for its tasks

Words = tuple[str, int, dict[str, str]]


@cache
def seated(name: str, game: str) -> Player:
    """A player of that name, made once in a process: loading what it has learned takes longer than a move."""
    return find_player(name, game)


def play_rounds(words: Words, names: list[str], seed: str, first: int, rounds: int) -> list[Round]:
    """Some rounds of a contest. Each has luck of its own by number, however the contest is divided."""
    setup = find_setup(*words)
    sides = [seated(name, setup.game) for name in names]
    return [play_round(setup, sides, seed, number, time.thread_time) for number in range(first, first + rounds)]


def contest(
    setup: Setup,
    names: list[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    whole: bool = False,
    boards: Path | None = None,
    cluster: str | None = None,
) -> Contest:
    """Play until the answer is clear, or all games."""
    for name in names:
        find_player(name, setup.game)
    words: Words = (setup.spelling, setup.players, dict(setup.options))
    tasks = [(words, names, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    total = Contest(setup, names, games, not whole)
    going = True
    with Progress("games", games) as progress, open_pool(min(jobs, len(tasks)), cluster, boards) as pool:
        for part in pool.run(play_rounds, tasks):
            for one in part:
                going = going and total.add(one)
            progress.show(total.games)
            if not going:
                break
    return total


def arena(
    setup: Setup,
    names: list[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    whole: bool = False,
    as_json: bool = False,
    boards: Path | None = None,
    cluster: str | None = None,
) -> int:
    total = contest(setup, names, games, seed, jobs=jobs, whole=whole, boards=boards, cluster=cluster)
    for notice in sorted(total.notices):
        print(f"reverie: {notice}", file=sys.stderr)
    if as_json:
        print(json.dumps({**total.to_json(), "seed": seed}))
    else:
        print(_told(total, seed))
    return 0


def _told(total: Contest, seed: str) -> str:
    wide = max(len("difference"), *map(len, total.names))
    sides = " against ".join(total.names)
    lines = [f"{total.setup.words()}: {sides}, seed {seed}"]
    games = f"{total.games:,}"
    if total.clear:
        games += f" of {total.planned:,}: the answer is clear"
    if is_match(total.setup) and len(total.names) == 2:
        games += " (each played twice, with the seats swapped)"
    lines.append(f"{'games':<{wide}}  {games}")
    percent = counts_wins(total.setup) and not (is_match(total.setup) and len(total.names) == 1)
    for side, name in enumerate(total.names):
        pace = f"{total.milliseconds(side):.3f} ms a decision"
        lines.append(f"{name:<{wide}}  {shown(total.strength(side), percent)}   {pace}")
    if len(total.names) == 2:
        difference = total.difference()
        verdict = "no difference shown"
        if difference.low > 0 or difference.high < 0:
            verdict = f"{total.names[0 if difference.mean > 0 else 1]} is stronger"
        lines.append(f"{'difference':<{wide}}  {shown(difference, percent, '+')}   {verdict}")
    return "\n".join(lines)


def shown(one: Interval, percent: bool, sign: str = "") -> str:
    """`93.0 % (92.5 to 93.5)`, or a mean score the same way."""
    scale, unit, places = (100, " %", 1) if percent else (1, "", 2)
    mean, low, high = (f"{scale * value:{sign}.{places}f}" for value in one)
    return f"{mean}{unit} ({low} to {high})"
