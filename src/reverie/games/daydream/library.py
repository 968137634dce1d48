"""The boards that games of this process can be played on: the editions, and custom boards."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import Final

from reverie.attachments import BadAttachment
from reverie.attachments import unpacked as unpacked_line
from reverie.games.daydream.rules.folds import EDITIONS, VIEWS, Boards, Composition, load_boards
from reverie.games.daydream.rules.panel_reader import MOST_BYTES, read_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard, Panel

CURRENT: Final = "4"  # the edition of new games; what names no edition was played on the first
MOST_OWN: Final = 2000  # names of custom boards; the least recently used are dropped first


@cache
def editions() -> tuple[str, ...]:
    """Return the names of the editions, in order."""
    return tuple(sorted((folder.name for folder in EDITIONS.iterdir() if folder.name.isdecimal()), key=int))


class Library:
    """Finds boards by the names in set-ups: the name of an edition, or the digest of custom boards."""

    def __init__(self) -> None:
        self._editions: dict[str, Boards] = {}
        self._own: OrderedDict[str, Boards] = OrderedDict()
        self._offered: list[Boards] = []

    def edition(self, name: str) -> Boards:
        """Return an edition, read when it is first needed."""
        if name not in self._editions:
            self._editions[name] = load_boards(EDITIONS / name, name)
        return self._editions[name]

    def find(self, name: str) -> Boards | None:
        """Return the boards of that name, or None if they are not known here."""
        if name in editions():
            return self.edition(name)
        if name in self._own:
            self._own.move_to_end(name)
        return self._own.get(name)

    def add(self, boards: Boards, offered: bool = False) -> None:
        """Add custom boards under the digest of the whole set and of each of their views.

        Sets that came with a record or a match are only found by name; `offered` ones are listed, too.
        """
        if offered and all(boards.digest != one.digest for one in self._offered):
            self._offered.append(boards)
        for name in {boards.digest, *(board.digest for board in boards.boards.values())}:
            self._own.setdefault(name, boards)
            self._own.move_to_end(name)
        while len(self._own) > MOST_OWN:
            self._own.popitem(last=False)

    def offered(self) -> list[Boards]:
        """Return the sets of boards that this process was started with."""
        return list(self._offered)


def problems(attached: Mapping[str, str]) -> list[BadBoard]:
    """Return what is wrong with the panels of a record: one problem for each panel or, if none, one of a view."""
    panels: dict[str, Panel] = {}
    found = []
    for name, line in attached.items():
        try:
            panels |= unpacked_panels({name: line})
        except BadBoard as problem:
            found.append(problem)
    for letters, view in VIEWS.items():
        if not found and all(letter in panels for letter in letters):
            try:
                Composition(view, [panels[letter] for letter in letters]).board()
            except BadBoard as problem:
                return [problem]
    if not found and not any(all(letter in panels for letter in letters) for letters in VIEWS):
        found.append(BadBoard(" + ".join(attached), "views", "make no view: A or D does alone", "no-view"))
    return found


def unpacked(attached: Mapping[str, str]) -> Boards:
    """Return the boards of a record; raise BadBoard if one is wrong."""
    return Boards(unpacked_panels(attached))


def unpacked_panels(attached: Mapping[str, str]) -> dict[str, Panel]:
    """Return the panels of a record, by letter; raise BadBoard if one is wrong."""
    panels = {}
    for name, line in attached.items():
        letter = name.removesuffix(".toml")
        if letter not in PANELS or name == letter or len(letter) != 1:
            raise BadBoard(name[:40], "whole file", "a record carries panels, A.toml to F.toml")
        try:
            data = unpacked_line(line, MOST_BYTES)
        except BadAttachment as error:
            raise BadBoard(name, "whole file", str(error)) from error
        panels[letter] = read_panel(data, name)
    return panels
