"""`analyse`: how much of a recorded game was luck, and how much choice."""

import argparse
import json
import sys
from typing import Final

from reverie.commands.arguments import add_file, add_force, file_path, use_options
from reverie.commands.judging import add_judge, opened_judge
from reverie.core.errors import ReverieError
from reverie.explain.analysis import analyse
from reverie.explain.hindsight import quick_hindsight
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
    """Analyse the game of a file."""
    use_options(given)
    path, plot, texts = given.file, given.plot, Texts(given.lang)
    if plot is not None:
        refuse_existing(plot, given.force and not same_file(plot, path))
    record, replay = load_file(path)
    decisions = sum(entry.actor >= 0 for entry in record.entries)
    with opened_judge(given, record.setup.game) as judge, Progress("decisions", max(1, decisions)) as progress:
        stories = analyse(record, replay, judge=judge, shown=lambda done, _: progress.show(done))
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    found = quick_hindsight(record, replay)
    if not stories:
        raise ReverieError(f"{path} holds no decision that left a choice")
    if plot is not None:
        write_new(plot, plot_game(stories, typed_words(record.setup), texts), given.force)
    if given.json:
        sides = [story.to_json() for story in stories]
        head = {"setup": record.setup.to_json(), "player": judge.player.name}
        print(json.dumps({**head, "sides": sides, "hindsight": found.to_json() if found is not None else None}))
    else:
        print("\n".join(analysis_lines(stories, typed_words(record.setup), judge, texts, found, path)))
        if plot is not None:
            print(texts.say("analysis-plot", file=str(plot)))
    return 0
