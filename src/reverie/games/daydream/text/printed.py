"""What is printed on the board of a view: the part of a sheet that never changes."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.board import POINTS, ROW_CELLS, Board, place_name
from reverie.games.daydream.rules.constellation import Constellation
from reverie.games.daydream.rules.folds import Boards
from reverie.games.daydream.rules.frames import Frames
from reverie.games.daydream.rules.garland import Garland
from reverie.games.daydream.rules.notes import Notes
from reverie.games.daydream.rules.panels import STARRY
from reverie.games.daydream.rules.polaroids import Polaroids
from reverie.games.daydream.view_types import DaydreamView
from reverie.games.discovery import find_setup, game_of

STAR: Final = "star"
MOON: Final = "moon"


class Row:
    """A row of cells, and whether its icons are before the first or after the last of them."""

    def __init__(self, name: str, cells: list[str], before: bool) -> None:
        self.name = name
        self.cells = cells
        self.before = before
        self.across = cells[0][1:] == cells[1][1:]


class Thing:
    """An object of the shelf: its path of suns and dots."""

    def __init__(self, name: str, suns: list[bool], bonus: bool) -> None:
        self.name = name
        self.suns = suns
        self.bonus = bonus


class Printed:
    """A board with cells by their names, as texts use it."""

    def __init__(self, boards: Boards, letters: str) -> None:
        board = boards.boards[letters]
        panels = [boards.panels[letter] for letter in letters]
        self.letters = letters
        self.cells = list(board.cell_names)
        self.columns = sum(panel.width for panel in panels)
        self.lines = max(int(name[1:]) for name in self.cells)
        self.folds = {sum(panel.width for panel in panels[:n]) for n in range(1, len(panels))}
        icons = [row.icons for panel in panels for row in panel.rows]
        self.rows = [self._row(board, number, icon) for number, icon in enumerate(icons)]
        self.things = [self._thing(board, number) for number in range(board.things)]
        self.special: dict[str, str] = {}  # star and moon cells that count in this view
        self.stars: list[bool] = []  # of the constellation, from the lowest point on
        self.notes: list[list[str]] = []
        self.rewards: list[int] = []
        self.polaroids: list[str] = []
        self.families: dict[str, int] = {}
        sorts = {place_name(place): STAR if letter in STARRY else MOON for letter, place in self._places(boards)}
        for feature in board.features:
            if isinstance(feature, Notes):
                self.notes = [[self.cells[cell] for cell in note] for note in feature.notes]
            elif isinstance(feature, Frames):
                self.families = {name: int(feature.families[cell]) for cell, name in enumerate(self.cells)}
            else:
                self.special |= {self.cells[cell]: sorts[self.cells[cell]] for cell in feature.cells}
            if isinstance(feature, Constellation):
                circled = list(feature.circled)
                self.stars = [False, *(now > before for before, now in pairwise(circled))]
            elif isinstance(feature, Garland):
                self.rewards = [int(reward) for reward in feature.rewards]
            elif isinstance(feature, Polaroids):
                self.polaroids = [self.cells[cell] for cell in feature.linked]

    def _places(self, boards: Boards) -> list[tuple[str, int]]:
        """Return every place of the view, with the letter of its panel."""
        out: list[tuple[str, int]] = []
        offset = 0
        for letter in self.letters:
            out += [(letter, place + offset) for place in boards.panels[letter].cells]
            offset += boards.panels[letter].width
        return out

    def _row(self, board: Board, number: int, icons: str) -> Row:
        first = number * ROW_CELLS
        cells = [self.cells[board.row_cells[first + n]] for n in range(board.row_sizes[number])]
        return Row(board.row_names[number], cells, icons == "start")

    def _thing(self, board: Board, number: int) -> Thing:
        end = int(board.ends[number])
        # Every path begins on a sun (DAY-9).
        suns = [True] + [board.next_sun[number * POINTS + point - 1] == point for point in range(1, end + 1)]
        return Thing(board.thing_names[number], suns, board.bonus[number] != 0)

    def beside(self, name: str) -> list[str]:
        """Return the cells next to one, also across a fold (DAY-3)."""
        column, line = ord(name[0]), int(name[1:])
        there = [(column, line - 1), (column - 1, line), (column + 1, line), (column, line + 1)]
        return [cell for x, y in there if (cell := f"{chr(x)}{y}") in self.cells]


def printed(view: DaydreamView) -> Printed:
    """Return the board of a view of the game."""
    setup = find_setup(view["setup"]["spelling"], view["setup"]["players"], view["setup"]["options"])
    game = game_of(setup)
    assert isinstance(game, Daydream)
    return _printed(game.boards_of(setup), setup.spelling.partition(":")[2])


@lru_cache(64)
def _printed(boards: Boards, letters: str) -> Printed:
    return Printed(boards, letters)
