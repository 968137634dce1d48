"""Polaroids: the digits of six star and moon cells, copied above the grid (DAY-22).

A polaroid shows the digit of its cell, so the sheet keeps no number for it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.rules.board import Feature
from reverie.games.daydream.rules.row_judging import judged
from reverie.games.daydream.rules.sheet_layout import CELLS, EMPTY, SUN
from reverie.games.daydream.rules.sheets import Sheets
from reverie.games.daydream.view_types import Sheet


class Polaroids(Feature):
    """The polaroids of the two panels, from left to right; subclasses score them."""

    name = "polaroids"

    def __init__(self, cells: list[int]) -> None:
        super().__init__(cells, 0)
        self.linked: vec[i64] = vec[i64](cells)

    def written(self, t: Sheets, seat: i64, base: i64, cell: i64, digit: i64) -> None:
        if t.events is not None:
            t.tell_own(seat, "polaroid", {"cell": t.board.cell_names[cell], "digit": int(digit)})

    def show(self, sheets: "vec[i64]", base: i64, sheet: Sheet) -> None:
        digits: list[int | None] = []
        for cell in self.linked:
            digit = int(sheets[base + CELLS + cell])
            digits.append(digit if digit != EMPTY else None)
        sheet["polaroids"] = {"digits": digits, "points": int(self.score(sheets, base))}


class WinterPolaroids(Polaroids):
    """Scores AD: the sum of the stars minus the sum of the moons; an empty polaroid counts 0."""

    def __init__(self, cells: list[int], stars: list[int]) -> None:
        super().__init__(cells)
        self.stars = stars

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        total: i64 = 0
        for cell in self.linked:
            digit = sheets[base + CELLS + cell]
            if digit != EMPTY:
                total += digit if int(cell) in self.stars else -digit
        return total


class SummerPolaroids(Polaroids):
    """Scores DA: a point for each different digit; double if all are filled and form a run from left to right."""

    def score(self, sheets: "vec[i64]", base: i64) -> i64:
        seen: i64 = 0
        filled: i64 = 0
        different: i64 = 0
        for cell in self.linked:
            digit = sheets[base + CELLS + cell]
            if digit != EMPTY:
                filled += 1
                if (seen >> digit) & 1 == 0:
                    seen |= 1 << digit
                    different += 1
        all_of_them = len(self.linked)
        if filled == all_of_them and judged(sheets, base, self.linked, 0, all_of_them) == SUN:
            return different * 2
        return different
