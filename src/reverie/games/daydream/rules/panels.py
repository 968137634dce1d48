"""Panels read from TOML: one file each, refused with file, place and reason if anything is wrong (DAY-30, DAY-34)."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

from reverie.core.errors import ReverieError, Unreadable
from reverie.games.daydream.rules.board import LINES, MAX_CELLS, MAX_LINES, ROW_CELLS, place_name
from reverie.games.daydream.rules.notation import read_place, run_of

PANELS: Final = "ABCDEF"
STARRY: Final = "ABC"  # the front: star cells and notes; the back has moon cells and frames
FRONT_KEYS: Final = ("note",)
WIDEST: Final = 8  # three panels side by side have no more columns than there are letters
MOST_CELLS: Final = MAX_CELLS // 3
FEWEST_OBJECTS: Final = {"A": 14, "D": 15}  # DAY-32
MOST: Final = 99  # of anything that a board counts
KEYS: Final = ("panel", "leaves", "circled", "grid", "row", "note", "object", "constellation", "garland", "polaroids",
               "clover", "bowtie")  # fmt: skip
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


class BadBoard(ReverieError):
    """A board file that cannot be played on; the text names the file, the place and the reason."""


class Row:
    """A straight run of cells and the end its icons are at (DAY-7)."""

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
        return [point["kind"] == "sun" for point in self.outline]


class Panel:
    """One sixth of the leaflet. Places are numbers as in `board`, counted from the panel's own corner."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
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


def load_panel(path: Path) -> Panel:
    """The panel in that file, or BadBoard."""
    return Loader(path.name).load(path)


class Loader:
    """Reads one file, part by part, and refuses the first thing that is wrong."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.panel = Panel("")

    def refuse(self, place: str, reason: str) -> NoReturn:
        raise BadBoard(f"{self.file}, {place}: {reason}")

    def load(self, path: Path) -> Panel:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            self.refuse("whole file", f"cannot be read: {error.strerror}")
        except UnicodeDecodeError as error:
            self.refuse("whole file", f"is not text: byte {error.start}")
        except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
            self.refuse("whole file", f"is not TOML: {error}")
        self.head(data)
        self.grid(data)
        self.frames(data)
        self.rows(data)
        self.notes(data)
        self.objects(data)
        self.relics(data)
        self.constellation(data)
        self.garland(data)
        self.polaroids(data)
        return self.panel

    # -- small checks ---------------------------------------------------------------------------

    def known(self, place: str, data: dict[str, Any], keys: Iterable[str]) -> None:
        for key in data:
            if key not in keys:
                self.refuse(place, f"{key!r} is not known here: there is {', '.join(keys)}")

    def tables(self, place: str, value: Any) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.refuse(place, "should be a list of tables")
        return list(value)

    def whole(self, place: str, value: Any, least: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST:
            self.refuse(place, f"should be a whole number from {least} to {MOST}, not {str(value)[:40]}")
        return value

    def point(self, place: str, value: Any) -> list[float]:
        number = isinstance(value, list) and all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in value)
        if not number or len(value) != 2:
            self.refuse(place, f"should be two numbers [x, y], not {value!r}")
        return list(value)

    def cell(self, place: str, name: Any) -> int:
        try:
            found = read_place(name) if isinstance(name, str) else -1
        except Unreadable:
            found = -1
        if found not in self.panel.cells:
            self.refuse(place, f"{name!r} is no cell of this panel")
        return found

    # -- the parts ------------------------------------------------------------------------------

    def head(self, data: dict[str, Any]) -> None:
        self.known("top", data, KEYS)
        letter = data.get("panel")
        if not isinstance(letter, str) or len(letter) != 1 or letter not in PANELS:
            self.refuse("panel", f"should be a letter from A to F, not {letter!r}")
        if self.file != f"{letter}.toml":
            self.refuse("panel", f"panel {letter} belongs into {letter}.toml")
        self.panel = Panel(letter)
        self.panel.leaves = self.whole("leaves", data.get("leaves"), 1)
        self.panel.circled = self.whole("circled", data.get("circled"), 1)
        if self.panel.circled > self.panel.leaves:
            self.refuse("circled", f"{self.panel.circled} leaves are circled, but there are only {self.panel.leaves}")

    def lines(self, place: str, value: Any) -> list[str]:
        """A drawing made of characters: its lines without the empty ones around it."""
        if not isinstance(value, str) or not value.strip():
            self.refuse(place, "is missing: a drawing with one character a place")
        lines = value.strip("\n").split("\n")
        for number, line in enumerate(lines, 1):
            if len(line) != len(lines[0]):
                self.refuse(f"{place}, line {number}", f"has {len(line)} places, the first line {len(lines[0])}")
        return lines

    def grid(self, data: dict[str, Any]) -> None:
        panel = self.panel
        grid = data.get("grid")
        if not isinstance(grid, dict):
            self.refuse("grid", "is missing: there is no map of the cells")
        self.known("grid", grid, ("map", "frames"))
        lines = self.lines("map", grid.get("map"))
        panel.width, panel.height = len(lines[0]), len(lines)
        if panel.width > WIDEST:
            self.refuse("map", f"is {panel.width} places wide; a panel has at most {WIDEST} columns")
        if panel.height > LINES:
            self.refuse("map", f"has {panel.height} lines; a panel has at most {LINES}")
        for y, line in enumerate(lines):
            for x, character in enumerate(line):
                place = y << 5 | x
                name = f"map, {place_name(place)}"
                if character not in ".o*)":
                    self.refuse(name, f"{character!r} means nothing: use . o * )")
                if character == "*" and panel.letter not in STARRY:
                    self.refuse(name, f"panel {panel.letter} has no star cells")
                if character == ")" and panel.letter in STARRY:
                    self.refuse(name, f"panel {panel.letter} has no moon cells")
                if character != ".":
                    panel.cells.append(place)
                if character in "*)":
                    panel.special.append(place)
        if not 2 <= len(panel.cells) <= MOST_CELLS:
            self.refuse("map", f"has {len(panel.cells)} cells; a panel has 2 to {MOST_CELLS}")
        if panel.letter in "AD":
            what = "star" if panel.letter == "A" else "moon"
            if len(panel.special) != 3:
                self.refuse("map", f"has {len(panel.special)} {what} cells; panel {panel.letter} has exactly 3")
            if len({place & 31 for place in panel.special}) != 3:
                self.refuse("map", f"has two {what} cells in one column; each needs its own polaroid")

    def frames(self, data: dict[str, Any]) -> None:
        panel = self.panel
        drawing = data["grid"].get("frames")
        if panel.letter in STARRY:
            if drawing is not None:
                self.refuse("frames", f"panel {panel.letter} has no frames: they are on D, E and F")
            return
        lines = self.lines("frames", drawing)
        if len(lines) != panel.height or len(lines[0]) != panel.width:
            self.refuse("frames", f"is {len(lines[0])} by {len(lines)} places, the map {panel.width} by {panel.height}")
        for y, line in enumerate(lines):
            for x, character in enumerate(line):
                place = y << 5 | x
                name = f"frames, {place_name(place)}"
                if character not in ".123":
                    self.refuse(name, f"{character!r} is no family: use 1 2 3, and . where there is no cell")
                if place not in panel.cells and character != ".":
                    self.refuse(name, f"family {character}, but the map has no cell there")
                if place in panel.cells:
                    if character == ".":
                        self.refuse(name, "this cell belongs to no family of frames")
                    panel.families[place] = int(character) - 1

    def rows(self, data: dict[str, Any]) -> None:
        panel = self.panel
        taken: dict[tuple[int, bool], int] = {}
        rows = self.tables("rows", data.get("row", []))
        for number, row in enumerate(rows, 1):
            place = f"row {number}"
            self.known(place, row, ("cells", "icons"))
            first, _, last = str(row.get("cells")).partition("-")
            place = f"row {number} ({row.get('cells')})"
            try:
                run = run_of(read_place(first), read_place(last))
            except Unreadable:
                self.refuse(place, "cells should be the first and the last one, like a1-d1")
            if not run:
                self.refuse(place, "is neither horizontal nor vertical")
            for one in run:
                if one not in panel.cells:
                    self.refuse(place, f"there is no cell {place_name(one)}")
            if not 2 <= len(run) <= ROW_CELLS:
                self.refuse(place, f"has {len(run)} cells; a row has 2 to {ROW_CELLS}")
            step = run[1] - run[0]
            for one in run:
                if (one, step == 1) in taken:
                    self.refuse(place, f"{place_name(one)} lies in row {taken[one, step == 1]} already, the same way")
                taken[one, step == 1] = number
            icons = row.get("icons")
            if icons not in ("start", "end"):
                self.refuse(place, f"icons should be at 'start' or 'end', not {icons!r}")
            beyond = run[0] - step if icons == "start" else run[-1] + step
            if beyond in panel.cells:
                self.refuse(place, f"its icons would lie on the cell {place_name(beyond)}")
            panel.rows.append(Row(run, icons))
        for cell in panel.cells:
            if (cell, True) not in taken and (cell, False) not in taken:
                self.refuse(f"map, {place_name(cell)}", "this cell is in no row")

    def notes(self, data: dict[str, Any]) -> None:
        panel = self.panel
        for number, note in enumerate(self.tables("notes", data.get("note", [])), 1):
            place = f"note {number}"
            if panel.letter not in STARRY:
                self.refuse(place, f"panel {panel.letter} has no notes: they are on A, B and C")
            self.known(place, note, ("kind", "cells"))
            names = note.get("cells")
            if not isinstance(names, list):
                self.refuse(place, "cells should be a list of cells")
            cells = sorted(self.cell(place, name) for name in names)
            if len(set(cells)) != len(cells):
                self.refuse(place, "touches one cell twice")
            if cells in panel.notes:
                self.refuse(place, "lies where another note lies already")
            if note.get("kind") == "single":
                if len(cells) != 2:
                    self.refuse(place, f"a single note touches 2 cells, not {len(cells)}")
                if cells[1] - cells[0] not in (1, 32):
                    self.refuse(place, "the two cells of a single note should be neighbours")
            elif note.get("kind") == "double":
                if len(cells) not in (3, 4):
                    self.refuse(place, f"a double note touches 3 or 4 cells, not {len(cells)}")
                if not _around_one_place(cells):
                    self.refuse(place, "the cells of a double note should lie around one place")
            else:
                self.refuse(place, f"kind should be 'single' or 'double', not {note.get('kind')!r}")
            panel.notes.append(cells)

    def objects(self, data: dict[str, Any]) -> None:
        panel = self.panel
        names: set[str] = set()
        for number, one in enumerate(self.tables("objects", data.get("object", [])), 1):
            self.object(f"object {number}", one)
            if one["name"] in names:
                self.refuse(f"object {number}", f"there is another {one['name']!r} on this panel")
            names.add(one["name"])
            panel.objects.append(Object(one))
        fewest = FEWEST_OBJECTS.get(panel.letter, 1)
        if len(panel.objects) < fewest:
            self.refuse("objects", f"there are {len(panel.objects)}; panel {panel.letter} needs at least {fewest}")
        panel.objects.sort(key=lambda one: one.shelf)

    def object(self, place: str, one: dict[str, Any]) -> None:
        self.known(place, one, ("name", "shelf", "bonus", "colour", "outline", "details"))
        name = one.get("name")
        if not isinstance(name, str) or not name.strip():
            self.refuse(place, "has no name")
        place = f"{place} ({name})"
        self.whole(f"{place}, shelf", one.get("shelf"), 1)
        if not isinstance(one.get("bonus"), bool):
            self.refuse(place, f"bonus should be true or false, not {one.get('bonus')!r}")
        if not isinstance(one.get("colour"), str) or not COLOUR.fullmatch(one["colour"]):
            self.refuse(place, f"colour should be like #DFA86C, not {one.get('colour')!r}")
        outline = self.tables(f"{place}, outline", one.get("outline", []))
        if not 2 <= len(outline) - 1 <= MAX_LINES:
            self.refuse(place, f"its outline has {len(outline) - 1} lines; an object has 2 to {MAX_LINES}")
        for number, point in enumerate(outline, 1):
            where = f"{place}, point {number}"
            self.known(where, point, ("at", "kind", "bend"))
            self.point(where, point.get("at"))
            if "bend" in point:
                self.point(f"{where}, bend", point["bend"])
            if point.get("kind") not in ("sun", "dot"):
                self.refuse(where, f"kind should be 'sun' or 'dot', not {point.get('kind')!r}")
        if outline[0]["kind"] != "sun":
            self.refuse(f"{place}, point 1", "a path starts on a sun")
        if outline[-1]["kind"] != "sun":
            self.refuse(f"{place}, point {len(outline)}", "a path ends on a sun")
        for number, detail in enumerate(self.tables(f"{place}, details", one.setdefault("details", [])), 1):
            self.known(f"{place}, detail {number}", detail, ("path", "fill", "stroke", "width"))
            if not isinstance(detail.get("path"), str):
                self.refuse(f"{place}, detail {number}", "has no path")

    def relics(self, data: dict[str, Any]) -> None:
        """DAY-25: the two objects that end the rewards of the frames."""
        names = [one.name for one in self.panel.objects]
        for key in ("clover", "bowtie"):
            if key in data:
                if self.panel.letter in STARRY:
                    self.refuse(key, f"panel {self.panel.letter} has none: it is on D, E or F")
                if data[key] not in names:
                    self.refuse(key, f"there is no object {data[key]!r} on this panel")
        self.panel.clover = data.get("clover", "")
        self.panel.bowtie = data.get("bowtie", "")

    def part(self, data: dict[str, Any], key: str, panels: str, keys: tuple[str, ...]) -> dict[str, Any] | None:
        """A part that some panels must have and the others cannot."""
        part = data.get(key)
        if self.panel.letter not in panels:
            if part is not None:
                self.refuse(key, f"panel {self.panel.letter} has none: it is on {' and '.join(panels)}")
            return None
        if not isinstance(part, dict):
            self.refuse(key, f"is missing: panel {self.panel.letter} has one")
        self.known(key, part, keys)
        return part

    def constellation(self, data: dict[str, Any]) -> None:
        part = self.part(data, "constellation", "BC", ("points",))
        if part is None:
            return
        points = self.tables("constellation", part.get("points"))
        if len(points) < 2:
            self.refuse("constellation", f"has {len(points)} points; each part needs at least 2")
        for number, point in enumerate(points, 1):
            place = f"constellation, point {number}"
            self.known(place, point, ("at", "star"))
            self.point(place, point.get("at"))
            if not isinstance(point.get("star"), bool):
                self.refuse(place, f"star should be true or false, not {point.get('star')!r}")
        if self.panel.letter == "C":
            if points[0]["star"]:
                self.refuse("constellation, point 1", "the pen starts here: it cannot be a star to reach")
            if any(point["at"][1] > points[0]["at"][1] for point in points):
                self.refuse("constellation, point 1", "should be the lowest: the constellation climbs")
        self.panel.constellation = points

    def garland(self, data: dict[str, Any]) -> None:
        part = self.part(data, "garland", "EF", ("moons", "rewards"))
        if part is None:
            return
        moons, rewards = part.get("moons"), part.get("rewards")
        if not isinstance(moons, list) or not moons:
            self.refuse("garland", "has no moons")
        if not isinstance(rewards, list):
            self.refuse("garland", "has no rewards")
        self.panel.moons = [self.point(f"garland, moon {number}", moon) for number, moon in enumerate(moons, 1)]
        needed = len(moons) if self.panel.letter == "E" else len(moons) - 1
        if len(rewards) != needed:
            why = "one below each moon, the last joining F's" if self.panel.letter == "E" else "one between two moons"
            self.refuse("garland", f"has {len(rewards)} rewards for {len(moons)} moons; it needs {needed}: {why}")
        self.panel.rewards = [
            self.whole(f"garland, reward {number}", reward, 1) for number, reward in enumerate(rewards, 1)
        ]

    def polaroids(self, data: dict[str, Any]) -> None:
        panel = self.panel
        part = self.part(data, "polaroids", "AD", ("columns",))
        if part is None:
            return
        linked = sorted(panel.special, key=lambda place: place & 31)
        columns = [place_name(place)[0] for place in linked]
        if part.get("columns") != columns:
            self.refuse("polaroids", f"columns should be {columns}, where the cells they copy are")
        panel.polaroids = linked


def _around_one_place(cells: list[int]) -> bool:
    """Whether cells touch one corner of the lattice, or one place between them."""
    xs = [cell & 31 for cell in cells]
    ys = [cell >> 5 for cell in cells]
    if max(xs) - min(xs) == 1 and max(ys) - min(ys) == 1:
        return True
    middles = [cell + step for cell in cells for step in (1, 32)]
    return any(all(abs(cell - middle) in (1, 32) for cell in cells) and middle not in cells for middle in middles)
