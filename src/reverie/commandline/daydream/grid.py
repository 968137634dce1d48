"""The clouds of a sheet drawn in text: digits, rows and their ends, marks and folds."""

from collections.abc import Collection
from typing import Any, Final

from reverie.commandline.daydream.printed import Printed, Row
from reverie.commandline.daydream.words import EMPTY, FAMILIES, FREE, ICONS, SPECIAL
from reverie.commandline.ink import Paint

MARGIN: Final = 3  # for the numbers of the lines
STEP: Final = 4  # a column: room for an icon, the digit, its mark, and the link to the next cell
BEFORE, DIGIT, MARK, LINK = range(STEP)
STYLES: Final = {"dot": "blue", "sun": "brown", "spoiled": "red"}


class Grid:
    """One sheet's clouds on a canvas of single characters, every second line for what runs down."""

    def __init__(self, board: Printed, sheet: dict[str, Any], paint: Paint) -> None:
        self.board = board
        self.sheet = sheet
        self.paint = paint
        self.canvas = [[" "] * (MARGIN + STEP * board.columns) for _ in range(2 * board.lines + 2)]

    def lines(self, free: Collection[str], fresh: Collection[str]) -> list[str]:
        """`free` cells can be written in, `fresh` ones were written this turn."""
        for column in range(self.board.columns):
            self.put(0, self.at(column), self.paint(chr(ord("a") + column), "faint"))
        for line in range(self.board.lines):
            for place, sign in enumerate(f"{line + 1:>2}"):
                self.put(2 * line + 2, place, self.paint(sign, "faint"))
        for row in self.board.rows:
            self.row(row)
        for name in self.board.cells:
            self.cell(name, name in free, name in fresh)
        for column in self.board.folds:
            for line in range(len(self.canvas)):
                if self.canvas[line][self.at(column) - 2] == " ":
                    self.put(line, self.at(column) - 2, self.paint("┊", "faint"))
        rows = ["".join(line).rstrip() for line in self.canvas]
        bare = [self.blank(line) for line in self.canvas]
        return [row for number, row in enumerate(rows) if not bare[number] or 1 < number < len(rows) - 1]

    def blank(self, line: list[str]) -> bool:
        return all("┊" in sign or sign == " " for sign in line)

    def at(self, column: int) -> int:
        """Where the digits of a column stand."""
        return MARGIN + STEP * column + DIGIT

    def put(self, line: int, place: int, sign: str) -> None:
        self.canvas[line][place] = sign

    def where(self, name: str) -> tuple[int, int]:
        """The line and the place of a cell's digit."""
        return 2 * int(name[1:]), self.at(ord(name[0]) - ord("a"))

    def row(self, row: Row) -> None:
        state = self.sheet["rows"].get(row.name, "open")
        icon = self.paint(ICONS[state], STYLES.get(state, ""))
        for name in row.cells[:-1]:
            line, place = self.where(name)
            if row.across:
                self.put(line, place + LINK - DIGIT, self.paint("─", "faint"))
            else:
                self.put(line + 1, place, self.paint("│", "faint"))
        line, place = self.where(row.cells[0] if row.before else row.cells[-1])
        if not row.across:
            self.put(line - 1 if row.before else line + 1, place, icon)
        elif not row.before:
            self.put(line, place + LINK - DIGIT, icon)
        else:
            # Where a panel ends, the link before belongs to the other panel, and the fold.
            alone = ord(row.cells[0][0]) - ord("a") not in self.board.folds
            self.put(line, place - (2 if alone else 1), icon)

    def cell(self, name: str, free: bool, fresh: bool) -> None:
        line, place = self.where(name)
        digit = self.sheet["cells"].get(name)
        if digit is not None:
            self.put(line, place, self.paint(str(digit), "asked" if fresh else "strong"))
        else:
            self.put(line, place, self.paint(FREE, "green") if free else EMPTY)
        mark = place + MARK - DIGIT
        if name in self.board.families:
            self.put(line, mark, FAMILIES[self.board.families[name]])
            mark = place - 1 if self.canvas[line][place - 1] == " " else place + LINK - DIGIT
        if name in self.board.special:
            sort = self.board.special[name]
            self.put(line, mark, self.paint(SPECIAL[sort], "brown" if sort == "star" else "nightmare"))
