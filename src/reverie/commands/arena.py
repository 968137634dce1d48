"""`arena`: players compared, or one measured alone, with the same luck for everybody."""

import argparse
import json
import sys
import time
from functools import cache
from typing import Final

from reverie.commands.arguments import (
    add_force,
    add_games,
    add_json,
    add_language,
    add_seats,
    add_seed,
    add_workers,
    file_path,
    player_help,
    setup_help,
    setup_of,
)
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.games.discovery import find_setup, typed_words
from reverie.players.arena import Contest, Interval, Round, counts_wins, is_match, play_round
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.pool import open_pool, portion_count, portions
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK = 4  # rounds of a task: a slow player should show progress, a fast one not wait for its tasks

MOST_SIDES: Final = 12

Words = tuple[str, int, dict[str, str]]


EXAMPLES: Final = (
    "arena {first} --player sharp --player dreamer",
    "arena {second} --players 2 --player greedy --player sharp --games 500 --jobs 4",
    "arena {first} --player random,greedy,sharp --games 200 --table strengths.md --plot strengths.svg",
    "arena {first} --player dreamer --calibration --plot calibration.svg",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    # `arena PLAYER PLAYER --setup SETUP` is how it was typed before: scripts may go on with it.
    parser.usage = "%(prog)s SETUP --player NAME[,NAME...] [options]"
    parser.add_argument("words", nargs="+", metavar="SETUP", help=setup_help())
    parser.add_argument("--setup", help=argparse.SUPPRESS)
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME",
        help=f"{player_help()}; again, or several with commas, to compare",
    )
    add_seats(parser)
    add_games(parser, 1000, "at most")
    parser.add_argument("--all", action="store_true", help="play all games, even if the result is clear earlier")
    parser.add_argument(
        "--calibration", action="store_true", help="compare the chances one player states with the results"
    )
    parser.add_argument("--table", type=file_path, metavar="FILE.md", help="write the strengths as a Markdown table")
    parser.add_argument(
        "--plot", type=file_path, metavar="FILE.svg", help="draw the strengths, or the calibration, into a new file"
    )
    add_force(parser)
    add_language(parser)
    add_seed(parser, "arena")
    add_workers(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    if given.setup is None:
        given.setup, *given.words = given.words
    sides = [name for names in (*given.words, *given.player) for name in names.split(",") if name]
    if not 1 <= len(sides) <= MOST_SIDES:
        raise ReverieError(f"an arena is for one to {MOST_SIDES} players: `arena SETUP --player NAME --player NAME`")
    if len(set(sides)) < len(sides) > 2:
        raise ReverieError("name each player once")
    setup = setup_of(given)
    if given.calibration:
        if len(sides) > 1:
            raise ReverieError("--calibration is for one player at a time")
        if given.table is not None:
            raise ReverieError("--table is for strengths: leave out --calibration")
        from reverie.commands.calibration import calibration

        return calibration(
            setup,
            sides[0],
            given.games,
            given.seed,
            jobs=given.jobs,
            cluster=given.cluster,
            plot=given.plot,
            lang=given.lang,
            as_json=given.json,
            force=given.force,
        )
    if len(sides) > 2 or given.table is not None or given.plot is not None:
        from reverie.commands.tournament import tournament

        return tournament(
            setup,
            sides,
            given.games,
            given.seed,
            jobs=given.jobs,
            cluster=given.cluster,
            table=given.table,
            plot=given.plot,
            lang=given.lang,
            as_json=given.json,
            force=given.force,
        )
    return arena(
        setup,
        sides,
        given.games,
        given.seed,
        jobs=given.jobs,
        whole=given.all,
        as_json=given.json,
        cluster=given.cluster,
    )


@cache
def seated(name: str, game: str, effort: int = 0) -> Player:
    """Make a player of that name, once in a process: loading what it has learned takes longer than a move."""
    return find_player(name, game, effort)


def play_rounds(words: Words, names: list[str], seed: str, first: int, rounds: int, effort: int = 0) -> list[Round]:
    """Play some rounds of a contest. Each has luck of its own by number, however the contest is divided."""
    setup = find_setup(*words)
    sides = [seated(name, setup.game, effort) for name in names]
    return [play_round(setup, sides, seed, number, time.thread_time) for number in range(first, first + rounds)]


def contest(
    setup: Setup,
    names: list[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    whole: bool = False,
    cluster: str | None = None,
    effort: int = 0,
    first: int = 0,
) -> Contest:
    """Play until the answer is clear, or all games, from number `first` on. `effort` 0 is each player's own."""
    for name in names:
        find_player(name, setup.game)
    words: Words = (setup.spelling, setup.players, dict(setup.options))
    tasks = ((words, names, seed, first + number, rounds, effort) for number, rounds in portions(games, CHUNK))
    total = Contest(setup, names, games, not whole)
    going = True
    try:
        with Progress("games", games) as progress, open_pool(min(jobs, portion_count(games, CHUNK)), cluster) as pool:
            for part in pool.run(play_rounds, tasks):
                for one in part:
                    going = going and total.add(one)
                progress.show(total.games)
                if not going:
                    break
    except KeyboardInterrupt:
        # An early end that nobody chose for its result: the interval that holds at every look is the honest one.
        total.interrupted = True
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
    cluster: str | None = None,
) -> int:
    total = contest(setup, names, games, seed, jobs=jobs, whole=whole, cluster=cluster)
    for notice in sorted(total.notices):
        print(f"reverie: {notice}", file=sys.stderr)
    if total.interrupted:
        tell_stopped(total.games, games)
    if as_json:
        print(json.dumps({**total.to_json(), "seed": seed}))
    elif total.games:
        print(_report_text(total, seed))
    return INTERRUPTED if total.interrupted else 0


def _report_text(total: Contest, seed: str) -> str:
    wide = max(len("difference"), *map(len, total.names))
    sides = " against ".join(total.names)
    lines = [f"{typed_words(total.setup)}: {sides}, seed {seed}"]
    games = f"{total.games:,}"
    if total.clear:
        games += f" of {total.planned:,}: the answer is clear"
    if is_match(total.setup) and len(total.names) == 2:
        games += " (each played twice, with the seats swapped)"
    lines.append(f"{'games':<{wide}}  {games}")
    percent = counts_wins(total.setup) and not (is_match(total.setup) and len(total.names) == 1)
    for side, name in enumerate(total.names):
        pace = f"{total.milliseconds(side):.3f} ms a decision"
        lines.append(f"{name:<{wide}}  {interval_text(total.strength(side), percent)}   {pace}")
    if len(total.names) == 2:
        difference = total.difference()
        verdict = "no difference shown"
        if difference.low > 0 or difference.high < 0:
            verdict = f"{total.names[0 if difference.mean > 0 else 1]} is stronger"
        lines.append(f"{'difference':<{wide}}  {interval_text(difference, percent, '+')}   {verdict}")
    return "\n".join(lines)


def interval_text(one: Interval, percent: bool, sign: str = "") -> str:
    """Write `93.0 % (92.5 to 93.5)`, or a mean score the same way."""
    scale, unit, places = (100, " %", 1) if percent else (1, "", 2)
    mean, low, high = (f"{scale * value:{sign}.{places}f}" for value in one)
    return f"{mean}{unit} ({low} to {high})"
