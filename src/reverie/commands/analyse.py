"""`analyse`: how much of a recorded game was luck, and how much choice."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_force, add_judge, file_path, use_options
from reverie.core.errors import ReverieError
from reverie.explain.analysis import analyse
from reverie.explain.hindsight import quick_hindsight
from reverie.explain.judges import judge_for
from reverie.explain.plot import plot_game
from reverie.files import load_file, refuse_existing, same_file, write_new
from reverie.games.discovery import typed_words
from reverie.texts import Texts
from reverie.textui.analysis_lines import analysis_lines
from reverie.textui.progress import Progress

EXAMPLES: Final = ("analyse game.reverie", "analyse game.reverie --plot game.svg", "analyse game.reverie --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument(
        "--plot", type=file_path, metavar="FILE.svg", help="draw the chances move by move into a new file"
    )
    add_force(parser)
    add_judge(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return show_analysis(given.file, given.lang, given.player, given.json, given.plot, given.force)


def show_analysis(
    path: Path, lang: str | None, player: str | None, as_json: bool, plot: Path | None, force: bool = False
) -> int:
    """Analyse the game of a file; 2 if there was nothing to analyse."""
    texts = Texts(lang)
    if plot is not None:
        refuse_existing(plot, force and not same_file(plot, path))
    record, replay = load_file(path)
    judge = judge_for(record.setup.game, player)
    decisions = sum(entry.actor >= 0 for entry in record.entries)
    with Progress("decisions", max(1, decisions)) as progress:
        stories = analyse(record, replay, judge=judge, shown=lambda done, _: progress.show(done))
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    found = quick_hindsight(record, replay)
    if not stories:
        raise ReverieError(f"{path} holds no decision that left a choice")
    if plot is not None:
        write_new(plot, plot_game(stories, typed_words(record.setup), texts), force)
    if as_json:
        sides = [story.to_json() for story in stories]
        head = {"setup": record.setup.to_json(), "player": judge.player.name}
        print(json.dumps({**head, "sides": sides, "hindsight": found.to_json() if found is not None else None}))
    else:
        print("\n".join(analysis_lines(stories, typed_words(record.setup), judge, texts, found, path)))
        if plot is not None:
            print(texts.say("analysis-plot", file=str(plot)))
    return 0
