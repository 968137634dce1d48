"""Answers to choose from: numbered, in columns, one of them marked."""

from collections.abc import Sequence
from typing import Final

from reverie.terminal.picture import Picture, Zone
from reverie.textui.ink import Paint, flow, pad, strip, width_of

MARK: Final = "▸"
GAP: Final = 2
TELLING: Final = " · "  # between an answer and what it leads to
ANSWER: Final = "answer"  # the targets are `answer 0`, `answer 1`, …
MOVES: Final = ("up", "down", "left", "right")


class AnswerList:
    """Which answer is marked, and how the arrows move the mark."""

    def __init__(self) -> None:
        self.labels: list[str] = []
        self.at = 0
        self.down = 1  # how many lie below each other

    def offer(self, labels: Sequence[str], at: int = 0) -> None:
        self.labels = list(labels)
        self.at = min(at, max(0, len(self.labels) - 1))

    def move(self, key: str) -> None:
        step = {"up": -1, "down": 1, "left": -self.down, "right": self.down}[key]
        if 0 <= self.at + step < len(self.labels):
            self.at += step

    def numbered(self, key: str) -> int | None:
        """Return the answer of a digit; those beyond nine are for the arrows and the mouse."""
        if len(key) == 1 and key in "123456789" and int(key) <= len(self.labels):
            return int(key) - 1
        return None

    def draw(self, width: int, most: int, paint: Paint, terse: bool = False) -> Picture:
        """Draw in as many columns as fit, read downwards; if there are more than `most` lines, those around the mark.

        Terse answers leave out what follows the separator: what the answer leads to.
        """
        picture = Picture()
        if not self.labels:
            return picture
        digits = len(str(len(self.labels)))
        labels = [label.partition(TELLING)[0] if terse else label for label in self.labels]
        columns = self._columns([f"{number:{digits}} {label}" for number, label in enumerate(labels, 1)], width)
        self.down = len(columns[0])
        if len(columns) == 1:
            rows = [[_broken(text, width - 4, " " * (digits + 1))] for text in columns[0]]
        else:
            rows = [[[column[row]] for column in columns if row < len(column)] for row in range(self.down)]
        widths = [max(width_of(line) for row in rows if place < len(row) for line in row[place])
                  for place in range(len(columns))]  # fmt: skip
        first, last = _window([len(row[0]) for row in rows], self.at % self.down, most)
        for number in range(first, last):
            self._draw_row(picture, number, rows[number], widths, paint)
        if last < self.down:
            picture.lines[-1] = pad(picture.lines[-1], width - 2) + "↓"
        if first > 0:
            picture.lines[0] = pad(picture.lines[0], width - 2) + "↑"
        return picture

    def _columns(self, texts: Sequence[str], width: int) -> list[Sequence[str]]:
        """Return the columns that take the fewest lines, each as wide as its widest answer."""
        for down in range(1, len(texts)):
            columns = [texts[start : start + down] for start in range(0, len(texts), down)]
            if sum(max(map(width_of, column)) + 2 + GAP - 1 for column in columns) < width:
                return columns
        return [texts]

    def _draw_row(
        self, picture: Picture, row: int, cells: Sequence[Sequence[str]], widths: Sequence[int], paint: Paint
    ) -> None:
        """Draw answers beside each other; a single one may go on in the next line."""
        top = len(picture.lines)
        for below in range(len(cells[0])):
            line = " "
            for place, (cell, width) in enumerate(zip(cells, widths, strict=False)):
                number = row + place * self.down
                mark = MARK if number == self.at and not below else " "
                left = width_of(line)
                picture.zones.append(Zone(top + below, left, top + below + 1, left + width + 2, f"{ANSWER} {number}"))
                line += self._cell(f"{mark}{pad(cell[below], width)} ", number == self.at, paint) + " " * (GAP - 1)
            picture.lines.append(line.rstrip())

    def _cell(self, text: str, marked: bool, paint: Paint) -> str:
        # A colour code inside the text would end the colour of the mark.
        return paint(strip(text), "chosen") if marked else text


def _broken(text: str, width: int, indent: str) -> list[str]:
    """Return an answer in as many lines as it needs."""
    if width_of(text) <= width:
        return [text]
    first, *rest = flow(text.split(" "), width - len(indent), " ")
    return [first, *(indent + line for line in rest)]


def _window(heights: Sequence[int], at: int, most: int) -> tuple[int, int]:
    """Return the rows around one of them that have room together."""
    first, last = at, at + 1
    room = most - heights[at]
    grown = True
    while grown:
        grown = False
        if last < len(heights) and heights[last] <= room:
            room -= heights[last]
            last += 1
            grown = True
        if first > 0 and heights[first - 1] <= room:
            first -= 1
            room -= heights[first]
            grown = True
    return first, last
