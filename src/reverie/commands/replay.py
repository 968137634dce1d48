"""A record checked entry by entry, and the position it leads to."""

import json
import sys
from pathlib import Path
from typing import Any

from reverie.commandline.table import draw_table
from reverie.core.errors import ReverieError
from reverie.core.game import State
from reverie.core.record import Record
from reverie.files import load_file
from reverie.texts import Texts

WIDTH = 100


def replay(path: Path, to: int | None, seat: int | None, lang: str | None, as_json: bool) -> int:
    """Show the position after an entry; 2 if the record was cut short."""
    record, state, shown = position(path, to)
    last = len(record.entries)
    view = state.view(looking_from(state, record, seat))
    if as_json:
        print(json.dumps(_report(record, shown, view)))
    else:
        texts = Texts(lang)
        print(f"{path}: {record.setup.words()}, {last} entries, every one checked")
        if shown > 0:
            print(record.entries[shown - 1].line(shown))
        print()
        print(draw_table(view, texts, WIDTH))
    if record.notice:
        print(f"reverie: {record.notice}", file=sys.stderr)
        return 2
    return 0


def position(path: Path, to: int | None) -> tuple[Record, State, int]:
    """A record, the state after one of its entries (or the last), and the number of that entry."""
    record, game = load_file(path)
    last = len(record.entries)
    shown = last if to is None else to
    if shown > last:
        raise ReverieError(f"{path} has {last} entries; there is no entry {shown}")
    return record, game.states[shown], shown


def looking_from(state: State, record: Record, seat: int | None) -> int:
    """The seat asked for, else the one who is to answer, else the first."""
    if seat is not None:
        if seat > record.setup.players:
            raise ReverieError(f"there is no player {seat} in this game")
        return seat - 1
    actors = [actor for actor in state.actors() if actor >= 0]
    return actors[0] if actors else 0


def _report(record: Record, shown: int, view: dict[str, Any]) -> dict[str, Any]:
    return {
        "setup": record.setup.to_json(),
        "entries": len(record.entries),
        "shown": shown,
        "entry": record.entries[shown - 1].line(shown) if shown > 0 else None,
        "result": record.result.to_json() if record.result is not None else None,
        "notice": record.notice or None,
        "view": view,
    }
