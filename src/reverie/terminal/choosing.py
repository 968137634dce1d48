"""Answers to choose from: numbered, in columns, one of them marked."""

from collections.abc import Sequence
from typing import Final

from reverie.commandline.ink import Paint, pad, strip, width_of
from reverie.terminal.picture import Picture, Zone

MARK: Final = "▸"
GAP: Final = 2
ANSWER: Final = "answer"  # the targets are `answer 0`, `answer 1`, …
MOVES: Final = ("up", "down", "left", "right")


class Choosing:
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
        """The answer of a digit; those beyond nine are for the arrows and the mouse."""
        if len(key) == 1 and key in "123456789" and int(key) <= len(self.labels):
            return int(key) - 1
        return None

    def draw(self, width: int, most: int, paint: Paint) -> Picture:
        """In as many columns as fit, read downwards; where there are too many lines, those around the mark."""
        picture = Picture()
        if not self.labels:
            return picture
        digits = len(str(len(self.labels)))
        texts = [f"{number:{digits}} {label}" for number, label in enumerate(self.labels, 1)]
        widest = min(max(map(width_of, texts)), width - 3)
        across = max(1, (width - 1) // (widest + 2 + GAP))
        self.down = -(-len(texts) // across)
        first = 0
        if self.down > most:
            first = min(max(0, self.at % self.down - most // 2), self.down - most)
        for row in range(first, min(self.down, first + most)):
            line = " "
            for number in range(row, len(texts), self.down):
                label = pad(texts[number], widest)
                mark = MARK if number == self.at else " "
                left = width_of(line)
                line += self._cell(mark + label + " ", number == self.at, paint) + " " * (GAP - 1)
                shown = len(picture.lines)
                picture.zones.append(Zone(shown, left, shown + 1, left + widest + 2, f"{ANSWER} {number}"))
            picture.lines.append(line.rstrip())
        if first + most < self.down:
            picture.lines[-1] = pad(picture.lines[-1], width - 2) + "↓"
        if first > 0:
            picture.lines[0] = pad(picture.lines[0], width - 2) + "↑"
        return picture

    def _cell(self, text: str, marked: bool, paint: Paint) -> str:
        # A colour inside would end the mark's own.
        return paint(strip(text), "chosen") if marked else text
