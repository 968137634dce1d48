"""Panels of the leaflet as data: each is a sixth of it, with all that is needed to play on it and draw it (DAY-30)."""

from typing import Any, Final

from reverie.core.errors import ReverieError

PANELS: Final = "ABCDEF"
STARRY: Final = "ABC"  # the front: star cells and notes; the back has moon cells and frames


class BadBoard(ReverieError):
    """Raised for a board file that cannot be played on; the text names the file, the place and the reason.

    `code` and `values` say the same to programs: the pages translate the codes they know. The code is empty for others.
    """

    def __init__(self, file: str, place: str, reason: str, code: str = "", **values: str | int) -> None:
        super().__init__(f"{file}, {place}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason
        self.code = code
        self.values = values


class Row:
    """A straight run of cells, and which end its icons are at, `start` or `end` (DAY-7)."""

    def __init__(self, cells: list[int], icons: str) -> None:
        self.cells = cells
        self.icons = icons


class Object:
    """An object of the shelf, with what is needed to draw it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.shelf: int = data["shelf"]
        self.bonus: bool = data["bonus"]
        self.colour: str = data["colour"]
        self.outline: list[dict[str, Any]] = data["outline"]
        self.details: list[dict[str, Any]] = data["details"]

    def suns(self) -> list[bool]:
        """Return for each point of the path whether it is a sun."""
        return [point["kind"] == "sun" for point in self.outline]


class Panel:
    """One sixth of the leaflet. Places are numbers as in `board`, counted from the corner of the panel."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.source = ""  # the text of the file it was read from
        self.leaves = 0
        self.circled = 0
        self.width = 0
        self.height = 0
        self.cells: list[int] = []  # from left to right, line by line
        self.special: list[int] = []  # star or moon cells
        self.families: dict[int, int] = {}  # the frame family of each cell, from 0 on
        self.rows: list[Row] = []
        self.notes: list[list[int]] = []
        self.objects: list[Object] = []  # in shelf order
        self.constellation: list[dict[str, Any]] = []
        self.moons: list[list[float]] = []
        self.rewards: list[int] = []
        self.polaroids: list[int] = []  # the cells they are linked to, from left to right
        self.clover = ""
        self.bowtie = ""
        self.palette: dict[str, str] = {}  # colours that take the place of the view's, by name
