"""What a seat may know of a table, as plain data, and the way back from data to tables.

`view_of` looks only at what `Table.seen_by` leaves of the others' drafts, and that is the only place
that decides what is shown to whom.
"""

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.game import VIEW_VERSION, Actions, Setup
from reverie.core.rng import Rng
from reverie.daydream.board import Board
from reverie.daydream.layout import (
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
    IS_DONE,
    LINES,
    MAY_END,
    PICKS_BONUS,
    POINT,
    THINGS,
    THORNS,
)
from reverie.daydream.notation import describe, read_action
from reverie.daydream.table import Table

PROMPTS: Final = ("write", "row", "bonus", "done")  # by question
RULES_BEHIND: Final = {
    "start": ["DAY-2"],
    "write": ["DAY-3", "DAY-4", "DAY-5", "DAY-6"],
    "row": ["DAY-8", "DAY-9"],
    "bonus": ["DAY-10"],
    "done": ["DAY-3", "DAY-11"],
}


def view_of(table: Table, seat: int) -> dict[str, Any]:
    """Everything that seat may know; a SPECTATOR sees what everybody sees."""
    t = table.seen_by(seat)
    board = t.board
    players = int(t.players)
    asked = seat >= 0 and (t.waiting >> seat) & 1 == 1
    result = t.result()
    view: dict[str, Any] = {
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
        "name": _name(t) if result is not None and players == 1 else None,
        "sheets": [sheet_to_json(t, other) for other in range(players)],
        "draft": [describe(action) for action in t.draft(seat)] if seat >= 0 else [],
        "before": None,
    }
    if seat >= 0 and t.waiting != 0:
        if asked and t.sheets[seat * board.size + DRAFTED] == 0:
            view["before"] = view["sheets"][seat]  # nothing was written since
        else:
            t.lay_back(seat)
            view["before"] = sheet_to_json(t, seat)
    return view


def setup_of(t: Table) -> Setup:
    digest = t.board.digest
    return Setup("daydream", f"daydream:{t.board.view}", int(t.players), {"boards": digest} if digest else {})


def _name(t: Table) -> dict[str, Any]:
    """The name a solo score has earned (DAY-13); its words are in names.toml."""
    index = t.solo_name()
    return {"index": index, "key": f"{t.board.view}.{index}"}


def _prompt(t: Table, seat: int) -> dict[str, Any]:
    base = seat * t.board.size
    asks = int(t.sheets[base + ASKS])
    name = "start" if asks == 0 and t.turn == 0 else PROMPTS[asks]
    prompt: dict[str, Any] = {"name": name, "rules": RULES_BEHIND[name]}
    if asks == PICKS_BONUS:
        prompt["lines"] = int(t.sheets[base + LINES])
        prompt["icon"] = ICONS[t.sheets[base + ICON]]
    return prompt


# -- sheets -------------------------------------------------------------------------------------


def sheet_to_json(t: Table, seat: int) -> dict[str, Any]:
    """A sheet as people would read it off the paper."""
    s = t.sheets
    board = t.board
    base = seat * board.size
    cells: dict[str, int] = {}
    for cell in range(board.cells):
        digit = s[base + CELLS + cell]
        if digit != EMPTY:
            cells[board.cell_names[cell]] = int(digit)
    rows: dict[str, str] = {}
    for row in range(board.rows):
        if s[base + board.rows_at + row] == 0:
            rows[board.row_names[row]] = ICONS[t.judge(base, row)]
    sheet: dict[str, Any] = {
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
    }
    for feature in board.features:
        sheet[feature.name] = feature.show(board, s, base)
    return sheet


def _load_sheet(t: Table, seat: int, sheet: dict[str, Any]) -> None:
    """Onto a blank sheet: its digits, and what they do not tell."""
    s = t.sheets
    board = t.board
    base = seat * board.size
    for cell in range(board.cells):
        digit = sheet["cells"].get(board.cell_names[cell], EMPTY)
        if digit != EMPTY:
            _lay_digit(t, base, cell, digit)
    s[base + THINGS] = sheet["objects"]
    s[base + POINT] = sheet["point"]
    s[base + DRAWN] = sheet["lines"]
    s[base + CIRCLED] = sheet["leaves"]["circled"]
    s[base + FILLED] = sheet["leaves"]["filled"]
    s[base + THORNS] = sheet["thorns"]
    s[base + ANSWERED] = sheet["answered"]
    for feature in board.features:
        feature.load(s, base, sheet[feature.name])


def _lay_digit(t: Table, base: i64, cell: i64, digit: int) -> None:
    t.put_digit(base, cell, digit)
    for which in range(2):
        row = t.board.rows_of[cell * 2 + which]
        if row >= 0:
            t.sheets[base + t.board.rows_at + row] -= 1


# -- whole tables as data -----------------------------------------------------------------------


def table_to_json(t: Table) -> dict[str, Any]:
    """The whole table, drafts too: the sheets as the dice fell, and what was answered since."""
    players = range(int(t.players))
    before = t.copy()
    if t.waiting != 0:
        for seat in players:
            before.lay_back(seat)
    return {
        "setup": setup_of(t).to_json(),
        "turn": int(t.turn),
        "dice": [int(t.low), int(t.high)] if t.low > 0 else None,
        "waiting": [seat for seat in players if (t.waiting >> seat) & 1 == 1],
        "gone": [seat for seat in players if (t.gone >> seat) & 1 == 1],
        "sheets": [sheet_to_json(before, seat) for seat in players],
        "drafts": [[describe(action) for action in t.draft(seat)] for seat in players],
        "over": t.over,
        "reason": t.reason,
    }


def table_from_json(board: Board, data: dict[str, Any]) -> Table:
    t = _bare(board, data, data["sheets"])
    for seat, draft in enumerate(data["drafts"]):
        _draft(t, seat, draft)
    t.over = data["over"]
    t.reason = data["reason"]
    return t


def _bare(board: Board, data: dict[str, Any], sheets: list[dict[str, Any]]) -> Table:
    """A table with what views and whole tables write alike, and nothing drafted."""
    t = Table(board, data["setup"]["players"])
    for seat, sheet in enumerate(sheets):
        _load_sheet(t, seat, sheet)
    t.gone = sum(1 << seat for seat in data["gone"])
    if data["dice"] is not None:
        if data["waiting"]:
            t.roll(*data["dice"])
        t.low, t.high = data["dice"]
    t.turn = data["turn"]
    t.waiting = sum(1 << seat for seat in data["waiting"])
    return t


def _draft(t: Table, seat: int, draft: list[str]) -> None:
    """Answer for a seat, and mark it as done if it is."""
    for text in draft:
        t.answer(seat, read_action(text))
    if t.waiting != 0 and ((t.waiting | t.gone) >> seat) & 1 == 0:
        t.sheets[seat * t.board.size + ASKS] = IS_DONE
        t.sheets[seat * t.board.size + ANSWERED] += 1


# -- a table that agrees with a view ------------------------------------------------------------


def sample(board: Board, view: dict[str, Any], rng: Rng) -> Table:
    """A whole table that a seat cannot tell from the one it sees.

    What others draft is hidden. Who is not done is taken to have drafted nothing yet; who is done has
    answered at random, for only what they have written by now matters to the end of the turn.
    """
    seat = view["seat"]
    sheets = list(view["sheets"])
    if view["before"] is not None:
        sheets[seat] = view["before"]
    t = _bare(board, view, sheets)
    actions = Actions()
    for other in range(int(t.players)):
        if other == seat:
            _draft(t, other, view["draft"])
        elif t.waiting != 0 and ((t.waiting | t.gone) >> other) & 1 == 0:
            while t.sheets[other * board.size + ASKS] != MAY_END:
                actions.n = 0
                t.fill(other, actions)
                t.answer(other, i64(actions.items[rng.below(actions.n)]))
            _draft(t, other, [])
    result = view["result"]
    if result is not None:
        t.over = True
        t.reason = result["reason"]
    return t
