"""The layout of a board on paper, in millimetres: one panel on A4, two or three on A3."""

from typing import Final

from reverie.games.daydream.rules.folds import Composition

MARGIN: Final = 7.0
TITLE: Final = 13.0
NUMBERS: Final = 6.0  # the margin for the numbers of the lines
ICONS: Final = 6.5  # room around the grid for icons beyond its edge
SKY: Final = 13.0  # how far the sky goes beyond the outer columns


class Box:
    """A rectangle on the paper, in millimetres from its top left corner."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def high(self) -> float:
        return self.bottom - self.top


class Layout:
    """The boxes of a page, and the centre of every place of the lattice."""

    number_size = 1.7  # of the numbers beside points
    label_size = 2.3  # of the names of objects, at most
    smallest = 0.5  # the least size that names shrink to
    tallest = 19.0  # the greatest step from line to line
    stretch = 1.45  # how much wider than high a cloud may be
    numbered = (True, True)  # whether the lines have their numbers at the left, and at the right
    first_column = 0  # the number of the letter that the columns begin with
    top_line = 0  # the first line that is drawn
    label = 4.0  # room below an object for its number and its name

    def __init__(self, composed: Composition) -> None:
        self.panels = composed.panels
        self.lines = max(panel.height for panel in self.panels)
        count = len(self.panels)
        self.plays = composed.view.plays
        self.wide, self.high = (297.0, 210.0) if count == 1 else (420.0, 297.0)
        left, right, bottom = MARGIN, self.wide - MARGIN, self.high - MARGIN
        self.title = Box(left, MARGIN, right, MARGIN + TITLE)
        # Plant and score are at both sides of the grid of one panel and at the right of two; three panels have the
        # plant below and the score above their last grid.
        board_right = right - 82 if count == 2 else right
        shelves = len({one.shelf for one in composed.shelf})
        top = self.title.bottom + 2
        shelf_high = min(28.0 if count > 1 else 23.0, (88.0 if count > 1 else 70.0) / shelves)
        self.shelf = Box(left, top, board_right, top + shelves * shelf_high)
        strip = 25.0 if "polaroids" in self.plays else 37.0 if self.plays else 0.0
        self.strip = Box(left, self.shelf.bottom + 2, board_right, self.shelf.bottom + 2 + strip)
        below = 27.0 if count == 3 else 0.0
        self.grid = Box(left, self.strip.bottom + 1, board_right, bottom - below)
        self.lattice()
        if count == 1:
            middle = (self.grid.left + self.grid.right) / 2
            half = self.columns[-1] - middle + self.step_x / 2 + SKY
            self.plant = Box(left, self.grid.top + 6, middle - half - 4, bottom)
            self.score = Box(middle + half + 5, self.grid.top + 6, right, bottom)
        elif count == 2:
            self.score = Box(board_right + 6, self.shelf.top, right, self.shelf.top + 84)
            self.plant = Box(board_right + 6, self.score.bottom + 4, right, bottom)
        else:
            self.score = Box(self.edges[2] + 4, self.strip.top, right, self.strip.bottom)
            self.plant = Box(left, self.grid.bottom + 2, right, bottom)

    def lattice(self) -> None:
        """Set the steps of the lattice; columns go on across a fold, with room for a bridge."""
        columns = sum(panel.width for panel in self.panels)
        folds = len(self.panels) - 1
        self.fold = 9.0
        inner_wide = self.grid.wide - 2 * NUMBERS - 2 * ICONS - folds * self.fold
        inner_high = self.grid.high - 5 - 2 * ICONS
        self.step_y = min(inner_high / self.lines, self.tallest)
        self.step_x = min(inner_wide / columns, self.step_y * self.stretch)
        width = columns * self.step_x + folds * self.fold
        x = (self.grid.left + self.grid.right - width) / 2
        self.columns: list[float] = []  # the middle of each
        self.edges = [self.grid.left]  # of the panels: both edges of the paper, and the folds
        for number, panel in enumerate(self.panels):
            if number:
                self.edges.append(x + self.fold / 2)
                x += self.fold
            self.columns += [x + (column + 0.5) * self.step_x for column in range(panel.width)]
            x += panel.width * self.step_x
        self.edges.append(self.grid.right)
        spare = inner_high - self.lines * self.step_y
        self.first_line = self.grid.top + 5 + ICONS + (self.step_y + spare) / 2

    def x(self, place: int) -> float:
        """Return the horizontal centre of a place."""
        return self.columns[place & 31]

    def y(self, place: int) -> float:
        """Return the vertical centre of a place."""
        return self.first_line + ((place >> 5) - self.top_line) * self.step_y

    def text_width(self, text: str, size: float) -> float:
        """Return about how wide a text is: which font a reader has is not known."""
        return 0.58 * len(text) * size

    def panel_of(self, place: int) -> int:
        """Return the number of the panel that a place of the whole board is on."""
        column = place & 31
        for number, panel in enumerate(self.panels):
            if column < panel.width:
                return number
            column -= panel.width
        raise ValueError(place)
