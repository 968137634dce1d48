"""The layout of one panel on a sheet of paper, in millimetres; the same on A4 and on Letter.

Panels of a view have their shelves, strips and lines at the same height, so that they match when they are joined.
"""

from typing import Final

from reverie.games.daydream.drawing.layout import Box, Layout
from reverie.games.daydream.printing.pdf import text_width
from reverie.games.daydream.rules.folds import Composition

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
WIDE: Final = 182.0  # of a panel: the rest of the paper is for cutting and gluing
HIGH: Final = 258.0  # leaves a margin on Letter that every printer can print the marks in
TAB: Final = 9.0  # width of the flap that the next panel is glued on
TEXT: Final = 2.86  # millimetres: a little over 8 points
FOOT: Final = 28.0  # height of the part with leaves and thorns
SHELF: Final = 96.0  # all shelves together, at most
STRIPS: Final = {"constellation": 20.0, "garland": 22.0, "polaroids": 25.0}  # height of the room for a feature


class PanelLayout(Layout):
    """The layout of one panel, with numbers and names large enough to read."""

    number_size = 2.5  # a little over 7 points
    label_size = TEXT
    smallest = TEXT
    label = 5.0
    stretch = 2.0
    tallest = 14.0  # a higher cloud does not look like one

    def __init__(
        self, composed: Composition, paper: str, whole: Composition, score: float, numbered: tuple[bool, bool]
    ) -> None:
        """Lay out the panel `composed` of a view `whole`, with `score` millimetres for what is counted at the end."""
        self.panels = composed.panels
        self.plays = composed.view.plays
        self.first_column = whole.offset[composed.panels[0].letter]
        self.numbered = numbered
        self.wide, self.high = PAPERS[paper]
        left, top = (self.wide - WIDE) / 2, (self.high - HIGH) / 2
        self.panel = Box(left, top, left + WIDE, top + HIGH)
        inner = Box(left + 3, top + 2, left + WIDE - 3, top + HIGH - 2)
        self.title = Box(inner.left, inner.top, inner.right, inner.top + 11)
        shelves = max(len({one.shelf for one in panel.objects}) for panel in whole.panels)
        shelf_high = min(32.0, SHELF / shelves)
        self.shelf = Box(left, self.title.bottom + 3, left + WIDE, self.title.bottom + 3 + shelves * shelf_high)
        strip = max((STRIPS.get(play, 0.0) for play in whole.view.plays), default=0.0)
        self.strip = Box(inner.left, self.shelf.bottom + 1, inner.right, self.shelf.bottom + 1 + strip)
        self.foot = Box(inner.left, inner.bottom - FOOT, inner.right, inner.bottom)
        self.grid = Box(inner.left, self.strip.bottom + 1, inner.right, self.foot.top - 1)
        self.score = Box(inner.right - score, self.foot.top, inner.right, self.foot.bottom)
        self.plant = Box(inner.left, self.foot.top, self.score.left - 3 if score else inner.right, self.foot.bottom)
        used = [place >> 5 for panel in whole.panels for place in panel.cells]
        self.top_line, self.lines = min(used), max(used) - min(used) + 1
        self.lattice()
        self.edges = [left, left + WIDE]

    def text_width(self, text: str, size: float) -> float:
        return text_width(text, size)
