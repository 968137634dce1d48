"""`replay`: checks a record entry by entry and shows the position it leads to."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_json, add_language, add_options, add_position, use_options
from reverie.core.errors import ReverieError
from reverie.core.game import State
from reverie.core.record import Record
from reverie.core.view import View
from reverie.files import load_file
from reverie.games.discovery import typed_words
from reverie.texts import Texts
from reverie.textui.face import draw_table, face_of
from reverie.textui.history import looking_from
from reverie.textui.ink import PLAIN

WIDTH = 100

EXAMPLES: Final = ("replay game.reverie", "replay game.reverie --to 40 --seat 1", "replay game.reverie --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_position(parser, "show what player P sees (from 1; default: who is to answer)")
    add_options(parser)
    add_language(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return replay(given.file, given.to, given.seat, given.lang, given.json)


def replay(path: Path, to: int | None, seat: int | None, lang: str | None, as_json: bool) -> int:
    """Show the position after an entry; 2 if the record was cut short."""
    record, state, shown = position(path, to)
    last = len(record.entries)
    view = state.view(looking_from(state, record, seat))
    if as_json:
        print(json.dumps(_report(record, shown, view)))
    else:
        texts = Texts(lang)
        print(f"{path}: {typed_words(record.setup)}, {last} entries, every one checked")
        if shown > 0:
            print(record.entries[shown - 1].line(shown))
        print()
        print(draw_table(view, texts, WIDTH))
        if view["result"] is not None:
            print("", *face_of(record.setup.game).ending(view, texts, PLAIN), sep="\n")
    if record.notice:
        print(f"reverie: {record.notice}", file=sys.stderr)
        return 2
    return 0


def position(path: Path, to: int | None) -> tuple[Record, State, int]:
    """Load a record, the state after one of its entries (or the last), and the number of that entry."""
    record, game = load_file(path)
    last = len(record.entries)
    shown = last if to is None else to
    if shown > last:
        raise ReverieError(f"{path} has {last} entries; there is no entry {shown}")
    return record, game.states[shown], shown


def _report(record: Record, shown: int, view: View) -> dict[str, object]:
    return {
        "setup": record.setup.to_json(),
        "entries": len(record.entries),
        "shown": shown,
        "entry": record.entries[shown - 1].line(shown) if shown > 0 else None,
        "result": record.result.to_json() if record.result is not None else None,
        "notice": record.notice or None,
        "view": view,
    }
