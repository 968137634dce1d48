"""The cards of Onirim in the reader's language, in colour where there is any."""

from collections.abc import Iterable, Mapping
from typing import Final

from reverie.games.event_table import slug
from reverie.games.onirim.rules.cards import KIND_OF, LEFT_EDGES, NAMES, RIGHT_EDGES, TOWER, colour_of, symbol_of
from reverie.texts import Texts
from reverie.textui.ink import PLAIN, Paint

NONE: Final = "\u2013"  # an empty place
TIMES: Final = "\u00d7"
MARKS: Final = {"sun": "☼", "moon": "☾", "key": "⚷", "tower": "▲"}


def style_of(card: str) -> str:
    """Return which colour a card is shown in."""
    return colour_of(card) or ("violet" if card.startswith("nightmare") else "")


def sort_of(card: str) -> str:
    """Return what a card is apart from its colour: `sun`, `tower`, `door`, `nightmare`, `happy dream`."""
    return card.partition(" ")[2].partition(" ")[0] if colour_of(card) else card


def each(cards: Mapping[str, int]) -> list[str]:
    """List counted cards one by one, in the order of the kinds."""
    return [name for name in NAMES for _ in range(cards.get(name, 0))]


def edges_of(tower: str) -> tuple[list[str], list[str]]:
    """Return the symbols on a tower's left and right edge."""
    number = KIND_OF[tower] - TOWER
    left, right = (
        [symbol for bit, symbol in ((1, "sun"), (2, "moon")) if edges[number] & bit]
        for edges in (LEFT_EDGES, RIGHT_EDGES)
    )
    return left, right


def marks(symbols: Iterable[str]) -> str:
    return "".join(MARKS[symbol] for symbol in symbols) or NONE


class Words:
    """Names of cards, colours and players."""

    def __init__(self, texts: Texts, paint: Paint = PLAIN) -> None:
        self.texts = texts
        self.paint = paint

    def say(self, name: str, /, **values: str | int) -> str:
        return self.texts.say(f"oni-{name}", **values)

    def card(self, name: str) -> str:
        return self.paint(self.say(f"card-{slug(name)}"), style_of(name))

    def a_card(self, name: str) -> str:
        """Return the card as the object of a sentence: `a red sun`."""
        return self.paint(self.say(f"card-{slug(name)}.a"), style_of(name))

    def colour(self, name: str) -> str:
        return self.paint(self.say(f"colour-{name}"), name)

    def sort(self, name: str) -> str:
        return self.say(f"sort-{slug(name)}")

    def counted(self, cards: Mapping[str, int]) -> list[str]:
        """Name counted cards in the order of the kinds: `red sun`, `2 x blue moon`."""
        return [
            self.card(name) if cards[name] == 1 else f"{cards[name]} {TIMES} {self.card(name)}"
            for name in NAMES
            if cards.get(name, 0) > 0
        ]

    def condition(self, premonition: str) -> str:
        return self.paint(self.say(f"card-{slug(premonition)}.condition"), style_of(premonition))

    def premonition(self, name: str) -> str:
        """Return a premonition's condition and penalty in words."""
        penalty = self.say(f"card-{slug(name)}.penalty")
        return self.say("premonition", condition=self.condition(name), penalty=penalty)

    def named(self, card: str) -> str:
        """Return a card in a line: its symbol and name, a tower's edges around it."""
        if symbol_of(card):
            return f"{self.paint(MARKS[sort_of(card)], style_of(card))} {self.card(card)}"
        left, right = edges_of(card)
        return f"{marks(left)}[{self.card(card)}]{marks(right)}"

    def printed(self, card: str) -> tuple[str, str]:
        """Return what a labyrinth card shows: its sort, and its colour in the same gender."""
        colour = card.partition(" ")[0]
        sort = sort_of(card)
        hue = self.say(f"colour-{colour}.{self.say(f'sort-{sort}.gender')}")
        return self.sort(sort), self.paint(hue, colour)
