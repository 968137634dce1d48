"""`arena --calibration`: stated chances to win held against results."""

import json
from pathlib import Path

from reverie.commands.arena import Words, seated
from reverie.core.game import Setup
from reverie.explain.calibration import Stated, Tenth, by_tenths, furthest, play_stating
from reverie.explain.plot import plot_calibration
from reverie.files import refuse_existing, write_new
from reverie.games.discovery import find_setup, typed_words
from reverie.pool import open_pool, portion_count, portions
from reverie.texts import Texts
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK = 4


def play_some(words: Words, name: str, seed: str, first: int, games: int) -> list[Stated]:
    setup = find_setup(*words)
    return [play_stating(setup, seated(name, setup.game), seed, number) for number in range(first, first + games)]


def play_stated(
    setup: Setup, name: str, games: int, seed: str, *, jobs: int = 1, cluster: str | None = None
) -> list[Stated]:
    """Play games in which chances are stated, with progress; Ctrl+C gives those that were played so far."""
    words: Words = (setup.spelling, setup.players, dict(setup.options))
    tasks = ((words, name, seed, *portion) for portion in portions(games, CHUNK))
    played: list[Stated] = []
    try:
        with Progress("games", games) as progress, open_pool(min(jobs, portion_count(games, CHUNK)), cluster) as pool:
            for part in pool.run(play_some, tasks):
                played += part
                progress.show(len(played))
    except KeyboardInterrupt:
        tell_stopped(len(played), games)
    return played


def calibration(
    setup: Setup,
    name: str,
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    plot: Path | None = None,
    lang: str | None = None,
    as_json: bool = False,
    force: bool = False,
) -> int:
    if plot is not None:
        refuse_existing(plot, force)
    played = play_stated(setup, name, games, seed, jobs=jobs, cluster=cluster)
    code = 0 if len(played) == games else INTERRUPTED
    games = len(played)
    if not games:
        return code
    tenths = by_tenths(played)
    if plot is not None:
        positions = sum(one.positions for one in tenths)
        picture = plot_calibration(tenths, f"{typed_words(setup)}, {name}", positions, games, Texts(lang))
        write_new(plot, picture, force)
    if as_json:
        report = {"setup": setup.to_json(), "player": name, "seed": seed, "games": games}
        print(json.dumps({**report, "furthest": round(furthest(tenths), 4), "tenths": [t.to_json() for t in tenths]}))
    else:
        print(calibration_text(typed_words(setup), name, games, seed, tenths))
    return code


def calibration_text(where: str, name: str, games: int, seed: str, tenths: list[Tenth]) -> str:
    lines = [f"{where}: what {name} states and what comes true, {games:,} games, seed {seed}"]
    lines.append("stated    won (95 % interval)       off   positions   games")
    for one in tenths:
        won = f"{100 * one.won:5.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"
        lines.append(
            f"{100 * one.stated:5.1f} %  {won:<24} {100 * (one.won - one.stated):+5.1f} {one.positions:>10,} "
            f"{one.games:>7,}"
        )
    lines.append(f"furthest off: {100 * furthest(tenths):.1f} points")
    return "\n".join(lines)
