"""Reads panels from TOML files, one each; errors name the file, the place and the reason (DAY-30, DAY-34)."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from reverie.core.errors import Unreadable
from reverie.games.daydream.rules.board import LINES, MAX_CELLS, MAX_LINES, ROW_CELLS, place_name
from reverie.games.daydream.rules.file_checks import MOST, FileChecks, is_number, quoted
from reverie.games.daydream.rules.notation import read_place, run_of
from reverie.games.daydream.rules.panels import PANELS, STARRY, BadBoard, Object, Panel, Row

MOST_BYTES: Final = 100_000  # of one file; the built-in ones have 17,000
WIDEST: Final = 8  # columns, so that three panels side by side fit into the 26 letters
MOST_CELLS: Final = MAX_CELLS // 3
FEWEST_OBJECTS: Final = {"A": 14, "D": 15}  # DAY-32
MOST_OBJECTS: Final = 40
MOST_POINTS: Final = 60  # of a constellation, and moons of a garland
MOST_DETAILS: Final = 12  # of one object
LONGEST_NAME: Final = 80
LONGEST_PATH: Final = 500  # characters of a detail
KEYS: Final = ("panel", "leaves", "circled", "grid", "row", "note", "object", "constellation", "garland", "polaroids",
               "clover", "bowtie", "palette")  # fmt: skip
COLOURS: Final = ("page", "sky", "horizon", "cloud", "ink", "accent")  # of a palette
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
PATH: Final = re.compile(r"\s*M[MLHVCSQTAZmlhvcsqtaz0-9eE.,+\-\s]*")  # an SVG path and nothing else


def load_panel(path: Path) -> Panel:
    """Return the panel in a file, or raise BadBoard."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadBoard(path.name, "whole file", f"cannot be read: {error.strerror}") from error
    return read_panel(data, path.name)


def read_panel(data: bytes, file: str) -> Panel:
    """Return the panel in the bytes of a file of that name, or raise BadBoard."""
    return PanelReader(file).read(data)


class PanelReader(FileChecks):
    """Reads one file, part by part, and raises BadBoard at the first error."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.panel = Panel("")

    def read(self, written: bytes) -> Panel:
        """Return the panel, or raise BadBoard."""
        if len(written) > MOST_BYTES:
            self.refuse("whole file", f"has more than {MOST_BYTES:,} bytes")
        try:
            text = written.decode("utf-8")
            data = tomllib.loads(text)
        except UnicodeDecodeError as error:
            self.refuse("whole file", f"is not text: byte {error.start}")
        except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
            self.refuse("whole file", f"is not TOML: {error}")
        except RecursionError:
            self.refuse("whole file", "has lists or tables nested too deeply")
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
        self.palette(data)
        self.panel.source = text
        return self.panel

    def cell(self, place: str, name: Any) -> int:
        """Return the place of a cell of this panel by its name."""
        try:
            found = read_place(name) if isinstance(name, str) else -1
        except Unreadable:
            found = -1
        if found not in self.panel.cells:
            self.refuse(place, f"{quoted(name)} is no cell of this panel")
        return found

    # -- the parts ------------------------------------------------------------------------------

    def head(self, data: dict[str, Any]) -> None:
        self.known("top", data, KEYS)
        letter = data.get("panel")
        if not isinstance(letter, str) or len(letter) != 1 or letter not in PANELS:
            self.refuse("panel", f"should be a letter from A to F, not {quoted(letter)}")
        if self.file != f"{letter}.toml":
            self.refuse("panel", f"panel {letter} belongs into {letter}.toml")
        self.panel = Panel(letter)
        self.panel.leaves = self.whole("leaves", data.get("leaves"), 1)
        self.panel.circled = self.whole("circled", data.get("circled"), 1)
        if self.panel.circled > self.panel.leaves:
            self.refuse("circled", f"{self.panel.circled} leaves are circled, but there are only {self.panel.leaves}")

    def lines(self, place: str, value: Any) -> list[str]:
        """Return the lines of a drawing made of characters, all equally long, without empty lines around it."""
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
            self.refuse(
                "map",
                f"has {len(panel.cells)} cells; a panel has 2 to {MOST_CELLS}",
                "cells",
                n=len(panel.cells),
                most=MOST_CELLS,
            )
        if panel.letter in "AD":
            what = "star" if panel.letter == "A" else "moon"
            if len(panel.special) != 3:
                self.refuse(
                    "map",
                    f"has {len(panel.special)} {what} cells; panel {panel.letter} has exactly 3",
                    "three",
                    n=len(panel.special),
                )
            if len({place & 31 for place in panel.special}) != 3:
                self.refuse("map", f"has two {what} cells in one column; each needs its own polaroid", "one-column")

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
                        self.refuse(name, "this cell belongs to no family of frames", "no-family")
                    panel.families[place] = int(character) - 1

    def rows(self, data: dict[str, Any]) -> None:
        panel = self.panel
        taken: dict[tuple[int, bool], int] = {}
        rows = self.tables("rows", data.get("row", []))
        for number, row in enumerate(rows, 1):
            place = f"row {number}"
            self.known(place, row, ("cells", "icons"))
            cells = str(row.get("cells"))[:LONGEST_NAME]
            first, _, last = cells.partition("-")
            place = f"row {number} ({cells})"
            try:
                run = run_of(read_place(first), read_place(last))
            except Unreadable:
                self.refuse(place, "cells should be the first and the last one, like a1-d1")
            if not run:
                self.refuse(place, "is neither horizontal nor vertical")
            for one in run:
                if one not in panel.cells:
                    self.refuse(place, f"there is no cell {place_name(one)}", "row-gap", cell=place_name(one))
            if not 2 <= len(run) <= ROW_CELLS:
                self.refuse(
                    place, f"has {len(run)} cells; a row has 2 to {ROW_CELLS}", "row-length", n=len(run), most=ROW_CELLS
                )
            step = run[1] - run[0]
            for one in run:
                if (one, step == 1) in taken:
                    self.refuse(
                        place,
                        f"{place_name(one)} lies in row {taken[one, step == 1]} already, the same way",
                        "row-overlap",
                        cell=place_name(one),
                    )
                taken[one, step == 1] = number
            icons = row.get("icons")
            if icons not in ("start", "end"):
                self.refuse(place, f"icons should be at 'start' or 'end', not {quoted(icons)}")
            beyond = run[0] - step if icons == "start" else run[-1] + step
            if beyond in panel.cells:
                self.refuse(
                    place, f"its icons would lie on the cell {place_name(beyond)}", "row-icons", cell=place_name(beyond)
                )
            panel.rows.append(Row(run, icons))
        for cell in panel.cells:
            if (cell, True) not in taken and (cell, False) not in taken:
                self.refuse(f"map, {place_name(cell)}", "this cell is in no row", "no-row", cell=place_name(cell))

    def notes(self, data: dict[str, Any]) -> None:
        panel = self.panel
        for number, note in enumerate(self.tables("notes", data.get("note", [])), 1):
            place = f"note {number}"
            if panel.letter not in STARRY:
                self.refuse(place, f"panel {panel.letter} has no notes: they are on A, B and C")
            self.known(place, note, ("kind", "cells"))
            names = note.get("cells")
            if not isinstance(names, list) or len(names) > MOST_CELLS:
                self.refuse(place, "cells should be a list of cells")
            cells = sorted(self.cell(place, name) for name in names)
            if len(set(cells)) != len(cells):
                self.refuse(place, "touches one cell twice")
            if cells in panel.notes:
                self.refuse(place, "lies where another note lies already", "note-twice")
            if note.get("kind") == "single":
                if len(cells) != 2:
                    self.refuse(place, f"a single note touches 2 cells, not {len(cells)}")
                if cells[1] - cells[0] not in (1, 32):
                    self.refuse(place, "the two cells of a single note should be neighbours", "note-apart")
            elif note.get("kind") == "double":
                if len(cells) not in (3, 4):
                    self.refuse(place, f"a double note touches 3 or 4 cells, not {len(cells)}")
                if not _around_one_place(cells):
                    self.refuse(place, "the cells of a double note should lie around one place", "note-apart")
            else:
                self.refuse(place, f"kind should be 'single' or 'double', not {quoted(note.get('kind'))}")
            panel.notes.append(cells)

    def objects(self, data: dict[str, Any]) -> None:
        panel = self.panel
        names: set[str] = set()
        for number, one in enumerate(self.tables("objects", data.get("object", []), MOST_OBJECTS), 1):
            self.object(f"object {number}", one)
            if one["name"] in names:
                self.refuse(
                    f"object {number}", f"there is another {one['name']!r} on this panel", "same-name", name=one["name"]
                )
            names.add(one["name"])
            panel.objects.append(Object(one))
        fewest = FEWEST_OBJECTS.get(panel.letter, 1)
        if len(panel.objects) < fewest:
            self.refuse(
                "objects",
                f"there are {len(panel.objects)}; panel {panel.letter} needs at least {fewest}",
                "few-objects",
                n=len(panel.objects),
                fewest=fewest,
            )
        panel.objects.sort(key=lambda one: one.shelf)

    def object(self, place: str, one: dict[str, Any]) -> None:
        self.known(place, one, ("name", "shelf", "bonus", "colour", "outline", "details"))
        name = one.get("name")
        if not isinstance(name, str) or not name.strip():
            self.refuse(place, "has no name", "no-name")
        if len(name) > LONGEST_NAME or not name.isprintable():
            self.refuse(place, f"a name has at most {LONGEST_NAME} characters, all to be read, not {quoted(name)}")
        place = f"{place} ({name})"
        self.whole(f"{place}, shelf", one.get("shelf"), 1)
        if not isinstance(one.get("bonus"), bool):
            self.refuse(place, f"bonus should be true or false, not {quoted(one.get('bonus'))}")
        if not isinstance(one.get("colour"), str) or not COLOUR.fullmatch(one["colour"]):
            self.refuse(place, f"colour should be like #DFA86C, not {quoted(one.get('colour'))}")
        outline = self.tables(f"{place}, outline", one.get("outline", []))
        if not 2 <= len(outline) - 1 <= MAX_LINES:
            self.refuse(
                place,
                f"its outline has {len(outline) - 1} lines; an object has 2 to {MAX_LINES}",
                "outline",
                n=len(outline) - 1,
                most=MAX_LINES,
            )
        for number, point in enumerate(outline, 1):
            where = f"{place}, point {number}"
            self.known(where, point, ("at", "kind", "bend"))
            self.point(where, point.get("at"))
            if "bend" in point:
                self.point(f"{where}, bend", point["bend"])
            if point.get("kind") not in ("sun", "dot"):
                self.refuse(where, f"kind should be 'sun' or 'dot', not {quoted(point.get('kind'))}")
        if outline[0]["kind"] != "sun":
            self.refuse(f"{place}, point 1", "a path starts on a sun", "path-start")
        if outline[-1]["kind"] != "sun":
            self.refuse(f"{place}, point {len(outline)}", "a path ends on a sun", "path-end")
        details = self.tables(f"{place}, details", one.setdefault("details", []), MOST_DETAILS)
        for number, detail in enumerate(details, 1):
            self.detail(f"{place}, detail {number}", detail)

    def detail(self, place: str, detail: dict[str, Any]) -> None:
        self.known(place, detail, ("path", "fill", "stroke", "width"))
        path = detail.get("path")
        if not isinstance(path, str):
            self.refuse(place, "has no path")
        if len(path) > LONGEST_PATH or not PATH.fullmatch(path):
            self.refuse(place, f"path should be an SVG path of at most {LONGEST_PATH} characters, not {quoted(path)}")
        for key in ("fill", "stroke"):
            colour = detail.get(key)
            if key in detail and (not isinstance(colour, str) or not COLOUR.fullmatch(colour)):
                self.refuse(place, f"{key} should be like #DFA86C, not {quoted(colour)}")
        width = detail.get("width", 1)
        if not is_number(width) or not 0 < width <= MOST:
            self.refuse(place, f"width should be a number above 0, up to {MOST}, not {quoted(width)}")

    def relics(self, data: dict[str, Any]) -> None:
        """Read the names of the two objects that end the rewards of the frames (DAY-25)."""
        names = [one.name for one in self.panel.objects]
        for key in ("clover", "bowtie"):
            if key in data:
                if self.panel.letter in STARRY:
                    self.refuse(key, f"panel {self.panel.letter} has none: it is on D, E or F")
                if data[key] not in names:
                    self.refuse(key, f"there is no object {quoted(data[key])} on this panel")
        self.panel.clover = data.get("clover", "")
        self.panel.bowtie = data.get("bowtie", "")

    def part(self, data: dict[str, Any], key: str, panels: str, keys: tuple[str, ...]) -> dict[str, Any] | None:
        """Return a part that the panels in `panels` must have and the others cannot."""
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
        points = self.tables("constellation", part.get("points"), MOST_POINTS)
        if len(points) < 2:
            self.refuse(
                "constellation", f"has {len(points)} points; each part needs at least 2", "few-points", n=len(points)
            )
        for number, point in enumerate(points, 1):
            place = f"constellation, point {number}"
            self.known(place, point, ("at", "star"))
            self.point(place, point.get("at"))
            if not isinstance(point.get("star"), bool):
                self.refuse(place, f"star should be true or false, not {quoted(point.get('star'))}")
        if self.panel.letter == "C":
            if points[0]["star"]:
                self.refuse("constellation, point 1", "the pen starts here: it cannot be a star to reach", "first-star")
            if any(point["at"][1] > points[0]["at"][1] for point in points):
                self.refuse("constellation, point 1", "should be the lowest: the constellation climbs", "not-lowest")
        self.panel.constellation = points

    def garland(self, data: dict[str, Any]) -> None:
        part = self.part(data, "garland", "EF", ("moons", "rewards"))
        if part is None:
            return
        moons, rewards = part.get("moons"), part.get("rewards")
        if not isinstance(moons, list) or not moons:
            self.refuse("garland", "has no moons", "no-moons")
        if len(moons) > MOST_POINTS:
            self.refuse("garland", f"has {len(moons)} moons; a panel has at most {MOST_POINTS}")
        if not isinstance(rewards, list):
            self.refuse("garland", "has no rewards")
        self.panel.moons = [self.point(f"garland, moon {number}", moon) for number, moon in enumerate(moons, 1)]
        needed = len(moons) if self.panel.letter == "E" else len(moons) - 1
        if len(rewards) != needed:
            why = "one below each moon, the last joining F's" if self.panel.letter == "E" else "one between two moons"
            self.refuse(
                "garland",
                f"has {len(rewards)} rewards for {len(moons)} moons; it needs {needed}: {why}",
                "rewards",
                n=len(rewards),
                needed=needed,
            )
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

    def palette(self, data: dict[str, Any]) -> None:
        """Read the colours that a board of one's own may have; the rules do not know them."""
        part = data.get("palette", {})
        if not isinstance(part, dict):
            self.refuse("palette", "should be a table of colours")
        self.known("palette", part, COLOURS)
        for key, colour in part.items():
            if not isinstance(colour, str) or not COLOUR.fullmatch(colour):
                self.refuse("palette", f"{key} should be like #DFA86C, not {quoted(colour)}")
        self.panel.palette = dict(part)


def _around_one_place(cells: list[int]) -> bool:
    """Return whether cells touch one corner of the lattice, or surround one place between them."""
    xs = [cell & 31 for cell in cells]
    ys = [cell >> 5 for cell in cells]
    if max(xs) - min(xs) == 1 and max(ys) - min(ys) == 1:
        return True
    middles = [cell + step for cell in cells for step in (1, 32)]
    return any(all(abs(cell - middle) in (1, 32) for cell in cells) and middle not in cells for middle in middles)
