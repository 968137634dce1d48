"""Which file of weights plays which set-up of Onirim."""

from pathlib import Path
from typing import Final

from reverie.games.onirim.players.numbering import VERSION
from reverie.games.onirim.rules.parts import Rules
from reverie.players.network import Network
from reverie.players.weights import load, read_file, stated

BASE: Final = "onirim-base.weights"  # the base game for one, which is played most
TOWERS: Final = "onirim-towers.weights"  # one player, the Towers alone
DREAMS: Final = "onirim-dreams.weights"  # one player, Happy Dreams and Dark Premonitions alone
BOTH: Final = "onirim-both.weights"  # one player, the Towers and Happy Dreams together
TWO: Final = "onirim-two.weights"  # two players without the Book
TWO_BOOK: Final = "onirim-two-book.weights"  # two players with the Book
BOOK: Final = "onirim.weights"  # one player with the Book
FILES: Final = (BASE, TOWERS, DREAMS, BOTH, TWO, TWO_BOOK, BOOK)
# How close to the best an answer must come for the next cards to be weighed (`Thorough`). Only in the base
# game: elsewhere it takes three times as long, and nobody has measured yet what it brings.
CLOSE: Final = {BASE: 0.01}
FOLDER: Final = Path(__file__).parent.parent / "weights"

_loaded: dict[str, Network] = {}
_stated: dict[str, list[tuple[float, float]]] = {}


def file_for(spelling: str, players: int) -> str:
    """Return the weights file of a set-up's family: set-ups similar enough for one network."""
    if "+book" in spelling:
        return TWO_BOOK if players == 2 else BOOK
    if players == 2:
        return TWO
    towers, dreams = "+towers" in spelling, "+dreams" in spelling
    if towers and dreams:
        return BOTH
    return TOWERS if towers else DREAMS if dreams else BASE


def closeness_for(rules: Rules) -> float:
    """Return how close to the best an answer must come to be weighed card by card; 0 where none is."""
    return CLOSE.get(file_for(rules.spelling, int(rules.players)), 0.0)


def network_for(rules: Rules) -> Network:
    """Return the network of a set-up, read once; BadWeights if it cannot be used."""
    name = file_for(rules.spelling, int(rules.players))
    if name not in _loaded:
        _loaded[name] = load(FOLDER / name, "onirim", VERSION)
    return _loaded[name]


def stated_for(rules: Rules) -> list[tuple[float, float]]:
    """Return the calibration of a set-up's network, read once: pairs of stated chance and share of games won.

    Empty if the file has none.
    """
    name = file_for(rules.spelling, int(rules.players))
    if name not in _stated:
        _stated[name] = stated(read_file(FOLDER / name))
    return _stated[name]
