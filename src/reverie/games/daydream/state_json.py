"""Converts whole tables to JSON and back, hidden drafts included: to store games and for tests, never for a seat."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from reverie.core.errors import Impossible
from reverie.core.game import Actions
from reverie.core.shapes import mismatch
from reverie.games.daydream.rules.board import DONE, MAX_LINES
from reverie.games.daydream.rules.notation import describe, read_action
from reverie.games.daydream.rules.sheet_layout import (
    ANSWERED,
    ASKS,
    CIRCLED,
    DRAWN,
    EMPTY,
    FILLED,
    IS_DONE,
    POINT,
    THINGS,
    THORNS,
)
from reverie.games.daydream.view import setup_of, sheet_to_json
from reverie.games.daydream.view_types import Sheet, TableData

if TYPE_CHECKING:
    from reverie.games.daydream.rules.table import Table


def table_to_json(t: "Table") -> TableData:
    """Return the whole table: the sheets as they were when the dice fell, and the drafts since."""
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


def load_table(t: "Table", given: Mapping[str, object]) -> None:
    """Fill a blank table of the same set-up from data; raise Impossible if the rules cannot lead to it."""
    wrong = mismatch(given, TableData, "the table")
    if wrong:
        raise Impossible(wrong)
    data = cast(TableData, given)
    _check(t, data)
    lay_out(t, data["sheets"], data["dice"], data["waiting"], data["gone"])
    t.turn = data["turn"]
    for seat, draft in enumerate(data["drafts"]):
        _check_draft(t.copy(), seat, draft)
        lay_draft(t, seat, draft)
    t.over = data["over"]
    t.reason = data["reason"]
    again = table_to_json(t)
    for seat, sheet in enumerate(again["sheets"]):
        differing = [name for name, value in sheet.items() if value != data["sheets"][seat].get(name)]
        if differing:
            raise Impossible(f"the sheet of seat {seat} contradicts itself in {', '.join(differing)}")


def lay_out(t: "Table", sheets: list[Sheet], dice: list[int] | None, waiting: list[int], gone: list[int]) -> None:
    """Fill a blank table with the fields that views and whole tables share; drafts are left empty."""
    for seat, sheet in enumerate(sheets):
        _load_sheet(t, seat, sheet)
    t.gone = sum(1 << seat for seat in gone)
    if dice is not None:
        low, high = dice
        if waiting:
            t.roll(low, high)
        t.low = low
        t.high = high
    t.waiting = sum(1 << seat for seat in waiting)


def lay_draft(t: "Table", seat: int, draft: list[str]) -> None:
    """Give the answers of a draft for a seat, and mark it as done unless the turn waits for it."""
    for text in draft:
        t.answer(seat, read_action(text))
    if t.waiting != 0 and ((t.waiting | t.gone) >> seat) & 1 == 0:
        t.sheets[seat * t.board.size + ASKS] = IS_DONE
        t.sheets[seat * t.board.size + ANSWERED] += 1


def _load_sheet(t: "Table", seat: int, sheet: Sheet) -> None:
    """Fill a blank sheet: its digits, and what they do not determine."""
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
        feature.load(s, base, sheet)


def _lay_digit(t: "Table", base: i64, cell: i64, digit: int) -> None:
    """Put a digit into a cell, without the lines and rewards that writing it would bring."""
    t.put_digit(base, cell, digit)
    for which in range(2):
        row = t.board.rows_of[cell * 2 + which]
        if row >= 0:
            t.sheets[base + t.board.rows_at + row] -= 1


def _check(t: "Table", data: TableData) -> None:
    """Check the range of each number of a table; `load_table` compares those that follow from others afterwards."""
    seats = range(int(t.players))
    for name, listed in (("waiting", data["waiting"]), ("gone", data["gone"])):
        if sorted(set(listed)) != listed or not set(listed) <= set(seats):
            raise Impossible(f"{listed} are no seats that can be {name}")
    dice = data["dice"]
    if dice is not None and (len(dice) != 2 or not 1 <= dice[0] <= dice[1] <= 6):
        raise Impossible(f"two dice cannot show {dice}")
    if data["turn"] < 0 or (data["over"] and data["waiting"]) or (data["waiting"] and data["dice"] is None):
        raise Impossible("the turn, the dice and the seats that wait contradict each other")
    if len(data["sheets"]) != t.players or len(data["drafts"]) != t.players:
        raise Impossible(f"there is a sheet and a draft for each of {t.players} seats")
    for sheet in data["sheets"]:
        _check_sheet(t, sheet)


def _check_draft(t: "Table", seat: int, draft: list[str]) -> None:
    """Raise Impossible if an answer of a draft is not legal after those before it."""
    for text in draft:
        action = read_action(text)
        possible = Actions()
        if (t.gone >> seat) & 1 == 0 and t.low > 0:
            t.offer(seat, possible)
        if not possible.has(action) or action == DONE:
            raise Impossible(f"{text!r} cannot be answered by seat {seat} here")
        t.answer(seat, action)


def _check_sheet(t: "Table", sheet: Sheet) -> None:
    board = t.board
    cells = set(board.cell_names)
    for cell, digit in sheet["cells"].items():
        if cell not in cells or not 0 <= digit <= 9:
            raise Impossible(f"no cell {cell!r} can hold a {digit}")
    leaves = sheet["leaves"]
    if min(leaves["circled"], leaves["filled"]) < 0 or leaves["circled"] + leaves["filled"] > board.leaves:
        raise Impossible(f"there are {board.leaves} leaves, not {leaves}")
    if not 0 <= sheet["objects"] <= board.things:
        raise Impossible(f"there are {board.things} objects, not {sheet['objects']}")
    last = int(board.ends[sheet["objects"]]) if sheet["objects"] < board.things else 0
    if not 0 <= sheet["point"] <= last or not 0 <= sheet["lines"] <= MAX_LINES * board.things:
        raise Impossible(f"no pen can be at point {sheet['point']} after {sheet['lines']} lines")
    if sheet["thorns"] < 0 or sheet["answered"] < 0:
        raise Impossible("thorns and answers are counted from 0")
    for feature in board.features:
        feature.check(sheet)
