"""The eight views of the folded leaflet, composed of panels (DAY-14, DAY-31), and the boards of a folder."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from reverie.games.daydream.rules.board import Board, Feature, Thing, neighbours, place_name
from reverie.games.daydream.rules.constellation import Constellation
from reverie.games.daydream.rules.frames import FAMILIES, Frames
from reverie.games.daydream.rules.garland import Garland
from reverie.games.daydream.rules.notes import Notes
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard, Object, Panel
from reverie.games.daydream.rules.polaroids import Polaroids, SummerPolaroids, WinterPolaroids

EDITIONS: Final = Path(__file__).parent.parent / "boards"  # one folder for each edition, named like it
FIRST: Final = "1"  # the edition of games that name none
BUILT_IN_BOARDS: Final = EDITIONS / FIRST
SOLO_TABLE: Final = "solo.toml"  # for an edition whose solo names start at other scores than in the rulebook

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"


class View:
    """One way to fold the leaflet: its difficulty, its features and its solo table (DAY-15)."""

    def __init__(self, letters: str, difficulty: str, plays: tuple[str, ...], names: list[int]) -> None:
        self.letters = letters
        self.difficulty = difficulty
        self.plays = plays
        self.names = names  # the lowest score of each solo name

    def named(self, names: list[int]) -> "View":
        """Return the same view with another solo table."""
        return View(self.letters, self.difficulty, self.plays, names)


VIEWS: Final = {
    view.letters: view
    for view in (
        View("A", EASY, (), [0, 5, 9, 13]),
        View("D", EASY, (), [0, 5, 10, 14]),
        View("BC", MEDIUM, ("constellation",), [0, 8, 16, 24]),
        View("EF", MEDIUM, ("garland",), [0, 7, 15, 22]),
        View("AD", MEDIUM, ("polaroids",), [0, 7, 28, 40]),
        View("DA", MEDIUM, ("polaroids",), [0, 9, 26, 35]),
        View("BCA", HARD, ("constellation", "notes"), [0, 13, 31, 50]),
        View("EFD", HARD, ("garland", "frames"), [0, 14, 33, 55]),
    )
}


class Boards:
    """The panels of one folder and the board of every view that they make; an edition has a name, others a digest."""

    def __init__(
        self, panels: dict[str, Panel], edition: str | None = None, names: Mapping[str, list[int]] | None = None
    ) -> None:
        """Compose the boards; `names` are the solo tables of an edition, by default those of the rulebook (DAY-15)."""
        self.panels = panels
        self.boards: dict[str, Board] = {}
        self.views = {letters: view.named((names or {}).get(letters, view.names)) for letters, view in VIEWS.items()}
        for letters, view in self.views.items():
            if all(letter in panels for letter in letters):
                self.boards[letters] = Composition(view, [panels[letter] for letter in letters]).board()
        # Tells a record which boards it was played on; a record without it was played on the first edition.
        self.digest = self._name(PANELS, edition)
        for letters, board in self.boards.items():
            board.digest = self._name(letters, edition)
            board.last_seat_says_why = edition is None or edition == FIRST

    def _name(self, letters: str, edition: str | None) -> str:
        """Return the edition (empty for the first) or, for custom boards, a digest of what the rules know of them."""
        if edition is not None:
            return "" if edition == FIRST else edition
        text = "\n".join(_essence(self.panels[letter]) for letter in sorted(letters) if letter in self.panels)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def load_boards(directory: Path | None = None, edition: str | None = None) -> Boards:
    """Load the first edition, or a folder with some of A.toml to F.toml; raise BadBoard if one is wrong."""
    folder, edition = (BUILT_IN_BOARDS, FIRST) if directory is None else (directory, edition)
    files = [folder / f"{letter}.toml" for letter in PANELS]
    panels = [load_panel(file) for file in files if file.exists()]
    if not panels:
        raise BadBoard(str(folder), "whole folder", "there is no panel in it, no A.toml to F.toml")
    table = folder / SOLO_TABLE
    names = tomllib.loads(table.read_text(encoding="utf-8")) if edition is not None and table.exists() else {}
    return Boards({panel.letter: panel for panel in panels}, edition, names)


def _essence(panel: Panel) -> str:
    """Return all that the rules know of a panel as text: a change of colour does not change the digest."""
    parts = (
        (panel.letter, panel.leaves, panel.circled, panel.width),
        (panel.cells, panel.special, sorted(panel.families.items())),
        ([row.cells for row in panel.rows], panel.notes),
        [(one.name, one.shelf, one.suns(), one.bonus) for one in panel.objects],
        ([point["star"] for point in panel.constellation], panel.rewards),
        (panel.clover, panel.bowtie),
    )
    return repr(parts)


class Composition:
    """Puts panels side by side: column letters run on, cells meet across a fold, leaves are added up."""

    def __init__(self, view: View, panels: list[Panel]) -> None:
        self.view = view
        self.panels = panels
        offsets = [sum(panel.width for panel in panels[:i]) for i in range(len(panels))]
        self.offset = {panel.letter: offset for panel, offset in zip(panels, offsets, strict=True)}
        self.places = sorted(place + self.offset[panel.letter] for panel in panels for place in panel.cells)
        self.number = {place: cell for cell, place in enumerate(self.places)}
        # DAY-9: the highest shelf first, from left to right across the panels.
        placed = [(one.shelf, i, one) for i, panel in enumerate(panels) for one in panel.objects]
        self.shelf: list[Object] = [one for _, _, one in sorted(placed, key=lambda item: item[:2])]

    def refuse(self, reason: str, code: str = "", **values: str | int) -> BadBoard:
        """Return the error to raise about this view."""
        files = " + ".join(f"{panel.letter}.toml" for panel in self.panels)
        return BadBoard(files, f"view {self.view.letters}", reason, code, **values)

    def cells(self, panel: Panel, places: list[int]) -> list[int]:
        """Return the numbers that cells of a panel have on the whole board."""
        return [self.number[place + self.offset[panel.letter]] for place in places]

    def special(self) -> list[int]:
        """Return the star and moon cells of all panels."""
        return [cell for panel in self.panels for cell in self.cells(panel, panel.special)]

    def board(self) -> Board:
        """Compose the board, or raise BadBoard."""
        self.check_connected()
        return Board(
            view=self.view.letters,
            places=self.places,
            rows=[self.cells(panel, row.cells) for panel in self.panels for row in panel.rows],
            things=[Thing(one.name, one.suns(), one.bonus) for one in self.shelf],
            leaves=sum(panel.leaves for panel in self.panels),
            circled=sum(panel.circled for panel in self.panels),
            features=[self.feature(name) for name in self.view.plays],
            names=self.view.names,
        )

    def check_connected(self) -> None:
        """Raise BadBoard if some cell cannot be reached from the first."""
        cell_at = [-1] * (max(self.places) + 64)
        for cell, place in enumerate(self.places):
            cell_at[place] = cell
        reached = {0}
        todo = [0]
        while todo:
            for other in neighbours(todo.pop(), self.places, cell_at):
                if other not in reached:
                    reached.add(other)
                    todo.append(other)
        for cell, place in enumerate(self.places):
            if cell not in reached:
                first = place_name(self.places[0])
                reason = f"the grid is not connected: no way leads from {first} to {place_name(place)}"
                raise self.refuse(reason, "islands", cell=place_name(place))

    def feature(self, name: str) -> Feature:
        if name == "constellation":
            return self.constellation()
        if name == "notes":
            return self.notes()
        if name == "garland":
            return self.garland()
        if name == "frames":
            return self.frames()
        return self.polaroids()

    def constellation(self) -> Constellation:
        parts = {panel.letter: panel.constellation for panel in self.panels}
        return Constellation(self.special(), [point["star"] for point in parts["C"] + parts["B"]])

    def notes(self) -> Notes:
        notes = [self.cells(panel, note) for panel in self.panels for note in panel.notes]
        if not notes:
            raise self.refuse("there are no notes on its panels", "no-notes")
        return Notes(notes)

    def garland(self) -> Garland:
        """Join the moons of E and F; the view with D must have exactly as many cells as moons (DAY-32)."""
        moons = sum(len(panel.moons) for panel in self.panels)
        cells = self.special()
        if self.view.letters == "EFD" and moons != len(cells):
            raise self.refuse(
                f"the garland has {moons} moons, but there are {len(cells)} moon cells",
                "moons",
                moons=moons,
                cells=len(cells),
            )
        if len(cells) > moons:
            raise self.refuse(
                f"the garland has only {moons} moons for {len(cells)} moon cells",
                "moons",
                moons=moons,
                cells=len(cells),
            )
        return Garland(cells, [reward for panel in self.panels for reward in panel.rewards])

    def frames(self) -> Frames:
        families = [0] * len(self.places)
        for panel in self.panels:
            for place, family in panel.families.items():
                families[self.number[place + self.offset[panel.letter]]] = family
        for family in range(FAMILIES):
            if family not in families:
                raise self.refuse(
                    f"no cell belongs to family {family + 1} of the frames", "empty-family", family=family + 1
                )
        clover, bowtie = self.relic("clover"), self.relic("bowtie")
        if clover > bowtie:
            raise self.refuse("the bowtie comes before the clover on the shelf", "relic-order")
        return Frames(families, clover, bowtie)

    def relic(self, kind: str) -> int:
        """Return the place of the clover or the bowtie on the shelf."""
        names = [panel.clover if kind == "clover" else panel.bowtie for panel in self.panels]
        owners = [(panel, name) for panel, name in zip(self.panels, names, strict=True) if name]
        if len(owners) != 1:
            raise self.refuse(f"there should be one {kind}, not {len(owners)}", "relics", kind=kind, n=len(owners))
        panel, name = owners[0]
        (thing,) = [one for one in panel.objects if one.name == name]
        return self.shelf.index(thing)

    def polaroids(self) -> Polaroids:
        linked = [cell for panel in self.panels for cell in self.cells(panel, panel.polaroids)]
        if self.view.letters == "DA":
            return SummerPolaroids(linked)
        stars = [cell for panel in self.panels if panel.letter == "A" for cell in self.cells(panel, panel.polaroids)]
        return WinterPolaroids(linked, stars)
