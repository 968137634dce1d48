"""`arena` with a table or a plot, or with more than two players: everybody over the same luck."""

import json
import sys
from pathlib import Path

from reverie.commands.arena import CHUNK, Words, interval_text, play_rounds
from reverie.core.game import Setup
from reverie.explain.plot_strengths import plot_strengths
from reverie.files import refuse_existing, write_new
from reverie.games.discovery import typed_words
from reverie.players.arena import Round
from reverie.players.roster import find_player
from reverie.players.tournament import Tournament
from reverie.pool import open_pool, portion_count, portions
from reverie.texts import Texts
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

Task = tuple[Words, list[str], str, int, int]


def play_meeting(meeting: tuple[int, ...], task: Task) -> tuple[tuple[int, ...], list[Round]]:
    """Play some rounds of a meeting, and say which meeting it was."""
    return meeting, play_rounds(*task)


def hold(
    setup: Setup, names: list[str], games: int, seed: str, *, jobs: int = 1, cluster: str | None = None
) -> Tournament:
    """Play every meeting to its end; Ctrl+C gives what was played so far."""
    for name in names:
        find_player(name, setup.game)
    words: Words = (setup.spelling, setup.players, dict(setup.options))
    total = Tournament(setup, names, games)
    tasks = (
        (meeting, (words, [names[side] for side in meeting], seed, *portion))
        for portion in portions(games, CHUNK)
        for meeting in total.meetings
    )
    workers = min(jobs, len(total.meetings) * portion_count(games, CHUNK))
    try:
        planned = games * len(total.meetings)
        with Progress("games", planned) as progress, open_pool(workers, cluster) as pool:
            for meeting, rounds in pool.run(play_meeting, tasks):
                for one in rounds:
                    total.add(meeting, one)
                progress.show(total.rounds)
    except KeyboardInterrupt:
        total.interrupted = True
    return total


def tournament(
    setup: Setup,
    names: list[str],
    games: int,
    seed: str,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    table: Path | None = None,
    plot: Path | None = None,
    lang: str | None = None,
    as_json: bool = False,
    force: bool = False,
) -> int:
    for path in (table, plot):
        if path is not None:
            refuse_existing(path, force)
    total = hold(setup, names, games, seed, jobs=jobs, cluster=cluster)
    for notice in sorted(total.notices):
        print(f"reverie: {notice}", file=sys.stderr)
    if total.interrupted:
        tell_stopped(total.rounds, games * len(total.meetings))
    if total.rounds:
        if as_json:
            print(json.dumps({**total.to_json(), "seed": seed}))
        else:
            print(report_text(total, seed))
        if table is not None:
            write_new(table, markdown(total, seed), force)
        if plot is not None:
            title = f"{typed_words(setup)}, {total.rounds:,} games, seed {seed}"
            rows = [(total.names[side], total.strength(side)) for side in total.ranking()]
            write_new(plot, plot_strengths(rows, total.wins, title, Texts(lang)), force)
    return INTERRUPTED if total.interrupted else 0


def report_text(total: Tournament, seed: str) -> str:
    """Return a line for each player, the strongest first."""
    rows = [(noun(total), "ms a decision", "ahead of the next"), *_rows(total)]
    names = ["", *(total.names[side] for side in total.ranking())]
    wide = [max(len(name) for name in names), *(max(len(row[i]) for row in rows) for i in range(3))]
    lines = [_head(total, seed)]
    for name, row in zip(names, rows, strict=True):
        lines.append("  ".join(cell.ljust(width) for cell, width in zip((name, *row), wide, strict=True)).rstrip())
    return "\n".join(lines)


def markdown(total: Tournament, seed: str) -> str:
    """Return the same as a Markdown table, and below it how far each pair is apart."""
    ranking = total.ranking()
    lines = [_head(total, seed), "", f"| player | {noun(total)} | ms a decision |", "|---|---|---|"]
    for side, (strength, pace, _) in zip(ranking, _rows(total), strict=True):
        lines.append(f"| `{total.names[side]}` | {strength} | {pace} |")
    if len(ranking) > 1:
        lines += ["", "| ahead of | " + " | ".join(f"`{total.names[side]}`" for side in ranking[1:]) + " |"]
        lines.append("|---" * len(ranking) + "|")
        for place, side in enumerate(ranking[:-1]):
            cells = [_difference(total, side, other) if at > place else "" for at, other in enumerate(ranking) if at]
            lines.append(f"| `{total.names[side]}` | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def noun(total: Tournament) -> str:
    return "games won (95 %)" if total.wins else "mean score (95 %)"


def _head(total: Tournament, seed: str) -> str:
    how = "every pair at one table" if total.in_pairs else "the same luck for each"
    return f"{typed_words(total.setup)}: {total.rounds:,} games, {how}, seed {seed}"


def _rows(total: Tournament) -> list[tuple[str, str, str]]:
    ranking = total.ranking()
    following: list[int | None] = [*ranking[1:], None]
    return [
        (
            interval_text(total.strength(side), total.wins),
            f"{total.milliseconds(side):.3f}",
            "" if other is None else _difference(total, side, other),
        )
        for side, other in zip(ranking, following, strict=True)
    ]


def _difference(total: Tournament, side: int, other: int) -> str:
    return interval_text(total.difference(side, other), total.wins, "+")
