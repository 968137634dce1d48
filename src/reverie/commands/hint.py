"""`hint`: the best answers at a position of a record."""

import argparse
import json
import sys
from typing import Final

from reverie.commands.arguments import add_file, add_position, use_options
from reverie.commands.judging import add_judge, opened_judge
from reverie.commands.replay import WIDTH, position
from reverie.explain.hints import hint
from reverie.texts import Texts
from reverie.textui.hint_lines import hint_lines
from reverie.textui.history import looking_from

EXAMPLES: Final = (
    "hint game.reverie",
    "hint game.reverie --to 40",
    "hint game.reverie --player dreamer --trees 4 --jobs 2",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_position(parser, "for player P, if several are to answer (from 1; default: the first)")
    add_judge(parser)


def run(given: argparse.Namespace) -> int:
    """Show what to answer after an entry of a record."""
    use_options(given)
    record, state, shown = position(given.file, given.to)
    view = state.view(looking_from(state, record, given.seat))
    with opened_judge(given, view["game"]) as judge:
        advice = hint(view, judge=judge)
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    if given.json:
        answers = [one.to_json() for one in advice]
        print(json.dumps({"setup": record.setup.to_json(), "shown": shown, "seat": view["seat"],
                          "player": judge.player.name, "answers": answers}))  # fmt: skip
    else:
        print("\n".join(hint_lines(advice, view, judge, Texts(given.lang), WIDTH)))
    return 0
