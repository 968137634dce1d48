"""`hint`: the best answers at a position of a record."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_judge, add_position, use_options
from reverie.commands.replay import WIDTH, position
from reverie.explain.hints import hint
from reverie.explain.judges import judge_for
from reverie.texts import Texts
from reverie.textui.hint_lines import hint_lines
from reverie.textui.history import looking_from

EXAMPLES: Final = ("hint game.reverie", "hint game.reverie --to 40", "hint game.reverie --player dreamer --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_position(parser, "for player P, if several are to answer (from 1; default: the first)")
    add_judge(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return show_hint(given.file, given.to, given.seat, given.lang, given.player, given.json)


def show_hint(path: Path, to: int | None, seat: int | None, lang: str | None, player: str | None, as_json: bool) -> int:
    """Show what to answer after an entry of a record."""
    record, state, shown = position(path, to)
    view = state.view(looking_from(state, record, seat))
    judge = judge_for(view["game"], player)
    advice = hint(view, judge=judge)
    if judge.player.notice:
        print(f"reverie: {judge.player.notice}", file=sys.stderr)
    if as_json:
        answers = [one.to_json() for one in advice]
        print(json.dumps({"setup": record.setup.to_json(), "shown": shown, "seat": view["seat"],
                          "player": judge.player.name, "answers": answers}))  # fmt: skip
    else:
        print("\n".join(hint_lines(advice, view, judge, Texts(lang), WIDTH)))
    return 0
