"""Makes views: what a seat may know of a table, as plain data.

`view_of` only reads the copy that `Table.seen_by` returns, which has no drafts of others. That is the only place
that decides what a view shows.
"""

from typing import TYPE_CHECKING, Final

from reverie.core.game import VIEW_VERSION, Setup
from reverie.core.view import Prompt
from reverie.games.daydream.rules.notation import describe
from reverie.games.daydream.rules.sheet_layout import (
    ANSWERED,
    ASKS,
    CELLS,
    CIRCLED,
    DRAFTED,
    DRAWN,
    EMPTY,
    FILLED,
    ICON,
    ICONS,
    LINES,
    PICKS_BONUS,
    POINT,
    THINGS,
    THORNS,
)
from reverie.games.daydream.view_types import DaydreamView, Icon, Sheet, SoloName

if TYPE_CHECKING:
    from reverie.games.daydream.rules.table import Table

PROMPTS: Final = ("write", "row", "bonus", "done")  # by the number of the question (see `sheet_layout`)
RULES_BEHIND: Final = {
    "start": ["DAY-2"],
    "write": ["DAY-3", "DAY-4", "DAY-5", "DAY-6"],
    "row": ["DAY-8", "DAY-9"],
    "bonus": ["DAY-10"],
    "done": ["DAY-3", "DAY-11"],
}


def view_of(table: "Table", seat: int) -> DaydreamView:
    """Return everything that a seat may know; a SPECTATOR sees what all players see."""
    t = table.seen_by(seat)
    board = t.board
    players = int(t.players)
    asked = seat >= 0 and (t.waiting >> seat) & 1 == 1
    result = t.result()
    view: DaydreamView = {
        "version": VIEW_VERSION,
        "game": "daydream",
        "setup": setup_of(t).to_json(),
        "seat": seat,
        "turn": int(t.turn),
        "phase": "over" if t.over else "roll" if t.waiting == 0 else "start" if t.turn == 0 else "turn",
        "dice": [int(t.low), int(t.high)] if t.low > 0 else None,
        "prompt": _prompt(t, seat) if asked else None,
        "decision": int(t.sheets[seat * board.size + ANSWERED]) if asked else None,
        "actions": [{"action": action, "text": describe(action)} for action in t.legal(seat)] if asked else [],
        "undo": t.retractable(seat),
        "waiting": [other for other in range(players) if (t.waiting >> other) & 1 == 1],
        "gone": [other for other in range(players) if (t.gone >> other) & 1 == 1],
        "result": result.to_json() if result is not None else None,
        "name": _name(t) if result is not None and result.winners and players == 1 else None,
        "sheets": [sheet_to_json(t, other) for other in range(players)],
        "draft": [describe(action) for action in t.draft(seat)] if seat >= 0 else [],
        "before": None,
    }
    if seat >= 0 and t.waiting != 0:
        if asked and t.sheets[seat * board.size + DRAFTED] == 0:
            view["before"] = view["sheets"][seat]  # nothing has been written since the dice fell
        else:
            t.lay_back(seat)
            view["before"] = sheet_to_json(t, seat)
    return view


def setup_of(t: "Table") -> Setup:
    """Return the set-up of a table."""
    digest = t.board.digest
    return Setup("daydream", f"daydream:{t.board.view}", int(t.players), {"boards": digest} if digest else {})


def _name(t: "Table") -> SoloName:
    """Return the name that a solo score has earned (DAY-13); its words are in names.toml."""
    index = t.solo_name()
    return {"index": index, "key": f"{t.board.view}.{index}"}


def _prompt(t: "Table", seat: int) -> Prompt:
    base = seat * t.board.size
    asks = int(t.sheets[base + ASKS])
    name = "start" if asks == 0 and t.turn == 0 else PROMPTS[asks]
    arguments: dict[str, int | str] = {}
    if asks == PICKS_BONUS:
        arguments = {"lines": int(t.sheets[base + LINES]), "icon": ICONS[t.sheets[base + ICON]]}
    return {"name": name, "rules": list(RULES_BEHIND[name]), "arguments": arguments}


# -- sheets -------------------------------------------------------------------------------------


def sheet_to_json(t: "Table", seat: int) -> Sheet:
    """Return a sheet as plain data; parts that its combination does not have are None."""
    s = t.sheets
    board = t.board
    base = seat * board.size
    cells: dict[str, int] = {}
    for cell in range(board.cells):
        digit = s[base + CELLS + cell]
        if digit != EMPTY:
            cells[board.cell_names[cell]] = int(digit)
    rows: dict[str, Icon] = {}
    for row in range(board.rows):
        if s[base + board.rows_at + row] == 0:
            rows[board.row_names[row]] = ICONS[t.judge(base, row)]
    sheet: Sheet = {
        "cells": cells,
        "rows": rows,
        "objects": int(s[base + THINGS]),
        "point": int(s[base + POINT]),
        "lines": int(s[base + DRAWN]),
        "leaves": {
            "empty": int(board.leaves - s[base + CIRCLED] - s[base + FILLED]),
            "circled": int(s[base + CIRCLED]),
            "filled": int(s[base + FILLED]),
        },
        "thorns": int(s[base + THORNS]),
        "answered": int(s[base + ANSWERED]),
        "score": int(t.score(seat)),
        "constellation": None,
        "notes": None,
        "garland": None,
        "polaroids": None,
        "frames": None,
    }
    for feature in board.features:
        feature.show(s, base, sheet)
    return sheet
