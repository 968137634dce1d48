"""The cards of Onirim: their kinds, names and counts (ONI-13).

A card is represented by its kind, a small integer: two red suns are indistinguishable.
"""

from typing import Final

from reverie.games.onirim.view_types import Colour

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BROWN: Final = 3
COLOURS: Final[tuple[Colour, Colour, Colour, Colour]] = ("red", "blue", "green", "brown")

SUN: Final = 0
MOON: Final = 1
KEY: Final = 2
SYMBOLS: Final = ("sun", "moon", "key")

# Labyrinth cards come first, so that "is it a labyrinth card" is one comparison.
ROOM: Final = 0  # + 4 * symbol + colour: the most frequent symbol first
KEYS: Final = 8  # + colour: the rooms with a key
TOWER: Final = 12  # + 4 * (number - 3) + colour
DOOR: Final = 24  # + colour
NIGHTMARE: Final = 28
HAPPY_DREAM: Final = 29
GOAL: Final = 30  # + colour
PREMONITION: Final = 34  # + which of the eight
KINDS: Final = 42

LABYRINTH: Final = 24  # kinds below this one are labyrinth cards
IN_DECK: Final = 30  # kinds below this one are dealt from the deck; relics never are

# The eight Dark Premonitions by their condition (ONI-52); the first four count doors of a colour.
P_PAIR: Final = PREMONITION + 4
P_THREE: Final = PREMONITION + 5
P_FIVE: Final = PREMONITION + 6
P_EVERY: Final = PREMONITION + 7

NAMES: Final[tuple[str, ...]] = (
    tuple(f"{colour} {symbol}" for symbol in SYMBOLS for colour in COLOURS)
    + tuple(f"{colour} tower {number}" for number in (3, 4, 5) for colour in COLOURS)
    + tuple(f"{colour} door" for colour in COLOURS)
    + ("nightmare", "happy dream")
    + tuple(f"{colour} goal" for colour in COLOURS)
    + tuple(f"{colour} premonition" for colour in COLOURS)
    + ("pair premonition", "three premonition", "five premonition", "every premonition")
)
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}

ROOM_COUNTS: Final = (9, 8, 7, 6, 4, 4, 4, 4, 3, 3, 3, 3)
DOORS_PER_COLOUR: Final = 2
NIGHTMARES: Final = 10
TOWERS: Final = 12
HAPPY_DREAMS: Final = 4
GOALS_PER_COLOUR: Final = 2
PREMONITIONS: Final = 8

# Symbols on a tower's left and right edge, as sums of these two.
EDGE_SUN: Final = 1
EDGE_MOON: Final = 2
LEFT_EDGES: Final = (3, 2, 1, 3, 1, 2, 1, 2, 0, 2, 1, 0)
RIGHT_EDGES: Final = (2, 3, 3, 1, 2, 2, 1, 1, 2, 0, 0, 1)


def colour_of(card: str) -> str:
    """Return the colour of a card by its name, or "" for one that has none."""
    first = card.partition(" ")[0]
    return first if first in COLOURS else ""


def symbol_of(card: str) -> str:
    """Return the symbol of a room by its name, or "" for any other card."""
    last = card.rpartition(" ")[2]
    return last if last in SYMBOLS else ""
