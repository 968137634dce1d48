"""Finds reasons for an answer in Daydream that a player understands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from reverie.core.events import Event
from reverie.core.game import State
from reverie.core.view import View
from reverie.explain.explainer import Explainer
from reverie.explain.reasons import Reason
from reverie.games.daydream.rules.board import ROW_CELLS, Board
from reverie.games.daydream.rules.table import Table
from reverie.games.daydream.view_types import DaydreamView, Sheet, daydream_view, played

if TYPE_CHECKING:
    from reverie.games.daydream.text.words import Words
    from reverie.texts import Texts

DIGITS: Final = 10
OPENS: Final = 2  # new spaces to write in that are worth mentioning
APART: Final = 4  # steps between two starting digits that are far apart
FEW: Final = 3  # spaces left in a family of frames that is nearly full
HIGH: Final = 5  # a high digit for a polaroid of a star
LOW: Final = 1  # a low one for a moon

TAKEAWAYS: Final = ("day-skipped", "day-forced", "day-leaf", "day-space", "day-die", "day-other")  # for the catalogues


def kind_of_choice(text: str, better: str) -> str:
    """Return how a choice differs from a better one: skips, the leaves (`write 4+2 h3`), the space, the die."""
    words, others = text.split(), better.split()
    if words[0] == "skip" != others[0]:
        return "day-skipped"
    if others[0] == "skip" != words[0]:
        return "day-forced"
    if words[0] != "write" or others[0] != "write":
        return "day-other"
    if ("+" in words[1] or "-" in words[1]) != ("+" in others[1] or "-" in others[1]):
        return "day-leaf"
    return "day-space" if words[1] == others[1] else "day-die"


# Every theme of a riddle, for the catalogues.
THEMES: Final = (
    *("day-start", "day-bonus", "day-rows", "day-skip", "day-leaves", "day-last-leaves", "day-space", "day-die"),
    *("day-constellation", "day-notes", "day-garland", "day-polaroids", "day-frames"),
)
LAST_LEAVES: Final = 2
PARTS: Final = (
    ("constellation", "day-constellation"), ("notes", "day-notes"), ("garland", "day-garland"),
    ("polaroids", "day-polaroids"), ("frames", "day-frames"),
)  # fmt: skip


def themes(view: DaydreamView, best: str, tempting: str) -> tuple[str, ...]:
    """Return what a riddle is about: the question, how the answers differ, then what is played with."""
    sheet = view["sheets"][view["seat"]]
    leaves = sheet["leaves"]
    prompt = view["prompt"]
    asked = "" if prompt is None else prompt["name"]
    found = [{"start": "day-start", "bonus": "day-bonus", "row": "day-rows"}.get(asked, "")]
    kind = kind_of_choice(tempting, best)
    if kind in ("day-skipped", "day-forced"):
        found.append("day-skip")
    elif kind == "day-leaf":
        found.append("day-leaves")
        if leaves["empty"] + leaves["circled"] <= LAST_LEAVES:
            found.append("day-last-leaves")
    elif kind in ("day-space", "day-die"):
        found.append(kind)
    found += [theme for part, theme in PARTS if sheet[part] is not None]  # type: ignore[literal-required]
    return tuple(dict.fromkeys(one for one in found if one)) or ("day-rows",)


class DaydreamExplainer(Explainer):
    """Explains answers of Daydream, and the names that a solo score can earn."""

    overall = "why-day-prospects"

    def facts(self, before: View, text: str, state: State, after: View, events: Sequence[Event]) -> list[Reason]:
        assert isinstance(state, Table)
        return facts(state.board, daydream_view(before), text, daydream_view(after), events)

    def kind(self, before: View, text: str, better: str) -> str:
        return kind_of_choice(text, better)

    def themes(self, before: View, best: str, tempting: str) -> tuple[str, ...]:
        return themes(daydream_view(before), best, tempting)

    def say(self, reason: Reason, texts: Texts) -> str:
        values = dict(reason.values)
        if "object" in values:
            values["object"] = _words(texts).thing(str(values["object"]))
        return texts.say(f"why-{reason.kind}", **values)

    def names(self, view: View, state: State, scores: Sequence[float]) -> list[float]:
        assert isinstance(state, Table)
        if state.players > 1:
            return []
        lowest = [int(score) for score in state.board.names]
        earned = [max(1, sum(score >= one for one in lowest)) for score in scores]
        return [earned.count(name) / len(earned) for name in range(1, len(lowest) + 1)]

    def say_name(self, view: View, number: int, texts: Texts) -> str:
        letters = view["setup"]["spelling"].partition(":")[2]
        return _words(texts).solo_name({"index": number, "key": f"{letters}.{number}"})


def _words(texts: Texts) -> Words:
    """Return the words of Daydream; imported late, because reasons are also found where there are no catalogues."""
    from reverie.games.daydream.text.words import Words
    from reverie.textui.ink import PLAIN

    return Words(texts, PLAIN)


class Grid:
    """A sheet on its board: its rows with the digits in them."""

    def __init__(self, board: Board, sheet: Sheet) -> None:
        self.board = board
        self.sheet = sheet
        self.cells: dict[str, int] = sheet["cells"]

    def row(self, row: int) -> list[int | None]:
        """Return the digits of a row; None for an empty space."""
        cells = range(row * ROW_CELLS, row * ROW_CELLS + int(self.board.row_sizes[row]))
        return [self.cells.get(self.board.cell_names[int(self.board.row_cells[i])]) for i in cells]

    def rows_of(self, cell: str) -> list[int]:
        """Return the numbers of the rows of a cell."""
        number = self.board.cell_names.index(cell)
        return [row for row in (int(self.board.rows_of[number * 2 + which]) for which in range(2)) if row >= 0]

    def doomed(self) -> int:
        """Return the number of rows that hold a digit twice."""
        return sum(not distinct(self.row(row)) for row in range(int(self.board.rows)))

    def front(self) -> int:
        """Return the number of empty spaces beside a filled one."""
        beside = {place for cell in self.cells for place in _neighbours(_place(cell))}
        return sum(cell not in self.cells and _place(cell) in beside for cell in self.board.cell_names)


def _place(cell: str) -> tuple[int, int]:
    return ord(cell[0]), int(cell[1:])


def _neighbours(place: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = place
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def distinct(digits: Sequence[int | None]) -> bool:
    """Return whether no digit occurs twice."""
    known = [digit for digit in digits if digit is not None]
    return len(known) == len(set(known))


def may_run(digits: Sequence[int | None]) -> bool:
    """Return whether the digits can still become consecutive, rising or falling; False if there is none yet."""
    for way in (1, -1):
        firsts = {digit - way * i for i, digit in enumerate(digits) if digit is not None}
        if len(firsts) == 1:
            first = firsts.pop()
            if (
                min(first, first + way * (len(digits) - 1)) >= 0
                and max(first, first + way * (len(digits) - 1)) < DIGITS
            ):
                return True
    return False


def facts(board: Board, before: DaydreamView, text: str, after: DaydreamView, events: Sequence[Event]) -> list[Reason]:
    """Return everything worth saying about an answer, the plainest first."""
    seat = before["seat"]
    was, now = Grid(board, before["sheets"][seat]), Grid(board, after["sheets"][seat])
    told = [event for event in events if event.data.get("seat") == seat]
    out = [*_shelf(board, told, now), *_features(was, now, told)]
    for event in told:
        if event.name == "wrote":
            out += _written(was, now, str(event.data["cell"]), before["turn"] == 0)
    if now.doomed() == was.doomed():
        out.append(Reason("day-clean"))
    out += _leaves(was.sheet, now.sheet, before["setup"]["players"] == 1, text.startswith("skip"))
    if text.startswith("bonus"):
        out.append(Reason(f"day-{text.replace(' ', '-')}"))
    result = after["result"]
    if result is not None and seat in result["winners"] and len(result["scores"]) > 1:
        out.append(Reason("day-ends-ahead"))
    return out


def _shelf(board: Board, told: Sequence[Event], now: Grid) -> Iterator[Reason]:
    for event in told:
        if event.name == "row" and event.data["icon"] != "spoiled":
            row = str(event.data["row"])
            n = int(board.row_sizes[board.row_names.index(row)])
            yield Reason(f"day-row-{event.data['icon']}", row, {"row": row, "n": n})
    done = [str(event.data["object"]) for event in told if event.name == "object"]
    for name in done:
        yield Reason("day-object", name, {"object": name})
    lines = [str(event.data["object"]) for event in told if event.name == "line"]
    if lines and lines[-1] not in done:
        left = int(board.ends[now.sheet["objects"]]) - int(now.sheet["point"])
        yield Reason("day-nearer", lines[-1], {"object": lines[-1], "n": left})


def _written(was: Grid, now: Grid, cell: str, starting: bool) -> Iterator[Reason]:
    if starting:
        others = [other for other in was.cells if other != cell]
        x, y = _place(cell)
        if others and all(abs(x - _place(one)[0]) + abs(y - _place(one)[1]) >= APART for one in others):
            yield Reason("day-apart")
    for row in now.rows_of(cell):
        digits = now.row(row)
        name = now.board.row_names[row]
        filled = sum(digit is not None for digit in digits)
        if filled == len(digits) or not distinct(digits) or filled < 2:
            continue
        if may_run(digits):
            kind = "day-run-nearly" if filled == len(digits) - 1 else "day-run"
            yield Reason(kind, name, {"row": name, "n": len(digits) - filled})
        elif filled == len(digits) - 1:
            yield Reason("day-nearly", name, {"row": name})
        else:
            yield Reason("day-distinct", name, {"row": name, "digit": now.cells[cell]})
    opened = now.front() - was.front()
    if opened >= OPENS:
        yield Reason("day-opens", "", {"n": opened})


def _features(was: Grid, now: Grid, told: Sequence[Event]) -> Iterator[Reason]:
    for event in told:
        data: dict[str, Any] = event.data
        if event.name == "constellation":
            if data["stars"] > 0:
                yield Reason("day-stars", str(data["stars"]), {"n": data["stars"]})
            elif data["to"] > data["from"]:
                yield Reason("day-climbs", str(data["to"] - data["from"]), {"n": data["to"] - data["from"]})
        elif event.name == "moon" and data["reward"] > 0:
            yield Reason("day-moons", str(data["reward"]), {"n": data["reward"]})
        elif event.name == "note":
            yield Reason("day-note", str(data["note"]), {"n": data["heads"]})
        elif event.name == "polaroid":
            yield from _polaroid(was, now, data["digit"])
    if now.sheet["frames"] is not None:
        pairs = zip(played(was.sheet["frames"])["left"], now.sheet["frames"]["left"], strict=True)
        for family, (before, after) in enumerate(pairs):
            if after < before and after == 0:
                yield Reason("day-frames", str(family), {"n": sum(now.sheet["frames"]["earned"])})
            elif after < before and after <= FEW:
                yield Reason("day-frames-nearly", str(family), {"n": after})


def _polaroid(was: Grid, now: Grid, digit: int) -> Iterator[Reason]:
    before, after = played(was.sheet["polaroids"]), played(now.sheet["polaroids"])
    if now.board.view == "DA":
        if digit not in before["digits"]:
            yield Reason("day-polaroid-new", "", {"digit": digit})
    elif after["points"] > before["points"] and digit >= HIGH:
        yield Reason("day-polaroid-high", "", {"digit": digit})
    elif after["points"] <= before["points"] and digit <= LOW:
        yield Reason("day-polaroid-low", "", {"digit": digit})


def _leaves(was: Sheet, now: Sheet, alone: bool, skipped: bool) -> Iterator[Reason]:
    if now["leaves"]["circled"] > was["leaves"]["circled"]:
        yield Reason("day-leaf")
    if now["leaves"]["filled"] == was["leaves"]["filled"] and was["leaves"]["circled"] > 0:
        yield Reason("day-leaves-kept", "", {"n": was["leaves"]["circled"]})
    elif now["leaves"]["filled"] > was["leaves"]["filled"]:
        spent = now["leaves"]["filled"] - was["leaves"]["filled"]
        yield Reason("day-leaf-spent", "", {"n": spent})
    if not alone:
        return
    if now["thorns"] == was["thorns"]:
        yield Reason("day-no-thorn")
    elif skipped and now["thorns"] % 2 == 1:
        yield Reason("day-odd-thorn")


KINDS: Final = (
    *("day-row-sun", "day-row-dot", "day-object", "day-nearer", "day-apart", "day-run", "day-run-nearly"),
    *("day-nearly", "day-distinct", "day-opens", "day-stars", "day-climbs", "day-moons", "day-note"),
    *("day-frames", "day-frames-nearly", "day-polaroid-new", "day-polaroid-high", "day-polaroid-low"),
    *("day-leaf", "day-leaves-kept", "day-leaf-spent", "day-no-thorn", "day-odd-thorn", "day-clean"),
    *("day-bonus-sun", "day-bonus-leaf", "day-ends-ahead"),
)  # every kind of reason, to check the catalogues against
