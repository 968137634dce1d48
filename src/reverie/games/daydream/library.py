"""The boards that games of this process can be played on: editions side by side, and boards of one's own."""

import base64
import binascii
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import Final

from reverie.games.daydream.rules.folds import EDITIONS, Boards, load_boards
from reverie.games.daydream.rules.panel_reader import MOST_BYTES, read_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard

MOST_OWN: Final = 200  # sets of boards beside the editions; who was asked for least recently goes first


@cache
def editions() -> tuple[str, ...]:
    """The names of the editions, the first one first."""
    return tuple(sorted((folder.name for folder in EDITIONS.iterdir() if folder.name.isdecimal()), key=int))


class Library:
    """Boards by the names that set-ups have for them: an edition's, or the digest of one's own."""

    def __init__(self) -> None:
        self._editions: dict[str, Boards] = {}
        self._own: OrderedDict[str, Boards] = OrderedDict()

    def edition(self, name: str) -> Boards:
        """An edition, read when it is first needed."""
        if name not in self._editions:
            self._editions[name] = load_boards(EDITIONS / name, name)
        return self._editions[name]

    def find(self, name: str) -> Boards | None:
        """The boards so named, if they are known here."""
        if name in editions():
            return self.edition(name)
        if name in self._own:
            self._own.move_to_end(name)
        return self._own.get(name)

    def add(self, boards: Boards) -> None:
        """Know boards of one's own by the digest of all of them and of each of their views."""
        for name in {boards.digest, *(board.digest for board in boards.boards.values())}:
            self._own.setdefault(name, boards)
            self._own.move_to_end(name)
        while len(self._own) > MOST_OWN:
            self._own.popitem(last=False)

    def own(self) -> list[Boards]:
        """Every set of boards beside the editions, each once."""
        return list({id(boards): boards for boards in self._own.values()}.values())


def packed(source: str) -> str:
    """A panel's file as one line of a record."""
    return base64.b64encode(zlib.compress(source.encode(), 9)).decode()


def unpacked(attached: Mapping[str, str]) -> Boards:
    """The boards that a record carries; BadBoard if they cannot be played on."""
    panels = {}
    for name, line in attached.items():
        letter = name.removesuffix(".toml")
        if letter not in PANELS or name == letter or len(letter) != 1:
            raise BadBoard(f"{name[:40]}, whole file: a record carries panels, A.toml to F.toml")
        try:
            reading = zlib.decompressobj()
            data = reading.decompress(base64.b64decode(line, validate=True), MOST_BYTES + 1)
        except (binascii.Error, ValueError, zlib.error) as error:
            raise BadBoard(f"{name}, whole file: is not packed as records have it") from error
        panels[letter] = read_panel(data, name)
    return Boards(panels)
