"""Draws the clouds of a sheet in text: digits, rows and their icons, marks and folds."""

from collections.abc import Collection
from typing import Final

from reverie.games.daydream.text.printed import Printed, Row
from reverie.games.daydream.text.words import EMPTY, FAMILIES, FREE, ICONS, SPECIAL
from reverie.games.daydream.view_types import Sheet
from reverie.textui.ink import Paint

MARGIN: Final = 3  # for the numbers of the lines
STEP: Final = 4  # a column: room for an icon, the digit, its mark, and the link to the next cell
TIGHT: Final = 3  # the same without separate room for an icon, for terminals of eighty columns
AT_FOLD: Final = 2  # what a fold takes between tight columns
MARK, LINK = 1, 2  # after the digit
LINKS: Final = "─"
STYLES: Final = {"dot": "blue", "sun": "brown", "spoiled": "red"}


class Grid:
    """Draws one sheet on a canvas of single characters; every second line holds the links of vertical rows."""

    def __init__(self, board: Printed, sheet: Sheet, paint: Paint, width: int = 0) -> None:
        """Take narrower columns if the default ones do not fit into `width`, where 0 is any width."""
        self.board = board
        self.sheet = sheet
        self.paint = paint
        self.tight = 0 < width < MARGIN + STEP * board.columns
        self.pointed = ""  # the cell a pointer is on, and what it would write there
        self.writing = ""
        self.kept: list[int] = []  # the lines of the canvas that are shown
        across = self.at(board.columns - 1) + LINK + 1
        self.canvas = [[" "] * across for _ in range(2 * board.lines + 2)]

    def point(self, name: str, writing: str) -> None:
        """Show a pointer on a cell, with what it would write there if it is empty."""
        self.pointed, self.writing = name, writing

    def lines(self, free: Collection[str], fresh: Collection[str]) -> list[str]:
        """Draw and return the lines; `free` cells can be written in, `fresh` ones were written this turn."""
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
        self.kept = [number for number in range(len(rows)) if not bare[number] or 1 < number < len(rows) - 1]
        return [rows[number] for number in self.kept]

    def shown_at(self, name: str) -> int:
        """Return the shown line that a cell is in."""
        return self.kept.index(self.where(name)[0])

    def blank(self, line: list[str]) -> bool:
        return all("┊" in sign or sign == " " for sign in line)

    def at(self, column: int) -> int:
        """Return where on a line the digits of a column are."""
        if self.tight:
            return MARGIN + TIGHT * column + AT_FOLD * sum(fold <= column for fold in self.board.folds)
        return MARGIN + STEP * column + 1

    def put(self, line: int, place: int, sign: str) -> None:
        self.canvas[line][place] = sign

    def where(self, name: str) -> tuple[int, int]:
        """Return the line of the canvas and the place on it of the digit of a cell."""
        return 2 * int(name[1:]), self.at(ord(name[0]) - ord("a"))

    def row(self, row: Row) -> None:
        state = self.sheet["rows"].get(row.name, "open")
        icon = self.paint(ICONS[state], STYLES.get(state, ""))
        for name in row.cells[:-1]:
            line, place = self.where(name)
            if row.across:
                for slot in (MARK, LINK) if self.tight else (LINK,):
                    self.put(line, place + slot, self.paint(LINKS, "faint"))
            else:
                self.put(line + 1, place, self.paint("│", "faint"))
        line, place = self.where(row.cells[0] if row.before else row.cells[-1])
        if not row.across:
            self.put(line - 1 if row.before else line + 1, place, icon)
        elif not row.before:
            self.put(line, place + LINK, icon)
        else:
            # At a fold the room before the cell belongs to the other panel and to the fold.
            alone = ord(row.cells[0][0]) - ord("a") not in self.board.folds
            self.put(line, place - (2 if alone and not self.tight else 1), icon)

    def cell(self, name: str, free: bool, fresh: bool) -> None:
        line, place = self.where(name)
        digit = self.sheet["cells"].get(name)
        if name == self.pointed:
            self.put(line, place, self.paint(self.writing if digit is None else str(digit), "pointed"))
        elif digit is not None:
            self.put(line, place, self.paint(str(digit), "asked" if fresh else "strong"))
        else:
            self.put(line, place, self.paint(FREE, "green") if free else EMPTY)
        mark = place + MARK
        if name in self.board.families:
            self.put(line, mark, FAMILIES[self.board.families[name]])
            # Beside the digit where it is empty, else over a link, but never over the icon of a row.
            sides = (place - 1, place + LINK)
            empty = [side for side in sides if self.canvas[line][side] == " "]
            mark = (empty or [side for side in sides if LINKS in self.canvas[line][side]])[0]
        if name in self.board.special:
            sort = self.board.special[name]
            self.put(line, mark, self.paint(SPECIAL[sort], "brown" if sort == "star" else "nightmare"))
