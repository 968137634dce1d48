"""Onirim with real cards: what may be drawn as far as a seat can tell, and the piles to lay out."""

from collections.abc import Mapping

from reverie.games.kit import Pile
from reverie.games.onirim.rules.cards import NAMES, PREMONITION
from reverie.games.onirim.view_types import Cards, DeckEntry, OnirimView

UNKNOWN = "unknown"  # a card that another player has looked at


def possible_draws(view: OnirimView, legal: Mapping[str, int]) -> dict[str, int]:
    """Return what may be drawn now; of the deck all that the seat has not seen, the partner's hidden cards included."""
    unseen = view["deck"]["unseen"]
    return dict(unseen) if any(card in unseen for card in legal) else dict(legal)


def piles(view: OnirimView) -> list[Pile]:
    """List every pile of a table; in a silent game the partner lays out what this seat does not know."""
    deck = view["deck"]
    hidden = sum(hand["hidden"] for hand in view["hands"])
    found = [
        Pile("deck top", _entries(deck["top"]), ordered=True),
        Pile("deck and hand" if hidden else "deck", _counted(deck["unseen"])),
        Pile("deck bottom", _entries(deck["bottom"]), ordered=True),
        Pile("discard", _counted(view["discard"])),
        Pile("limbo", _counted(view["limbo"])),
        Pile("out", _counted(view["out"])),
        Pile("aside", _counted(view["drawn"]["cards"] or {}) + _counted(view["looked"]["cards"] or {})),
        Pile("resolving", _counted(view["resolving"])),
        Pile("revealed", _counted(view["revealed"])),
        Pile("common", _counted(view["common"])),
    ]
    for seat, hand in enumerate(view["hands"]):
        found.append(Pile("hand", _counted(hand["cards"]) + [(UNKNOWN, hand["hidden"])] * bool(hand["hidden"]), seat))
        found.append(Pile("labyrinth", [(card, 1) for card in view["rows"][seat]], seat, ordered=True))
        found.append(Pile("doors", _counted(view["doors"][seat]), seat))
    goals = view["goals"]
    up = view["premonitions"]
    seen = {**up, **view["discard"], **view["out"]}
    down = [name for name in NAMES[PREMONITION:] if name not in seen]
    found += [
        Pile("towers", [(card, 1) for card in view["towers"]], ordered=True),
        Pile("goals", [(f"{goal['colour']} goal", 1) for goal in goals], ordered=True),
        Pile("goals reached", [(f"{goal['colour']} goal", 1) for goal in goals if not goal["open"]], ordered=True),
        Pile("premonitions", _counted(up)),
        Pile("premonitions face down", [(name, 1) for name in down] if view["premonition_pile"] else []),
    ]
    return [pile for pile in found if pile.things]


def _counted(cards: Cards) -> list[tuple[str, int]]:
    return [(name, cards[name]) for name in NAMES if cards.get(name)]


def _entries(entries: list[DeckEntry]) -> list[tuple[str, int]]:
    return [(entry["card"] or UNKNOWN, 1) for entry in entries]
