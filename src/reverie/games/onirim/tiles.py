"""A view of Onirim in tiles, for the pictures of the environments."""

from typing import Final

from reverie.games.onirim.view_types import OnirimView
from reverie.tiles import EMPTY, Colour, Tile

COLOURS: Final = {
    "red": (201, 84, 70),
    "blue": (84, 122, 190),
    "green": (94, 158, 98),
    "brown": (158, 122, 84),
    "nightmare": (92, 66, 112),
    "happy": (236, 200, 96),
}
# What a card is called on a tile of two letters.
SHORT: Final = {"sun": "S", "moon": "M", "key": "K", "door": "D", "goal": "G", "nightmare": "N", "dream": "H"}


def card(name: str) -> tuple[Colour, str]:
    """Return the background colour and the letters of a card's tile."""
    words = name.split(" ")
    if words[0] in ("nightmare", "happy"):
        return COLOURS[words[0]], SHORT[words[-1]]
    ground = COLOURS.get(words[0], COLOURS["nightmare"])
    return ground, f"T{words[2]}" if words[1] == "tower" else SHORT.get(words[1], "P")


def tiles(view: OnirimView) -> list[Tile]:
    """Return the tiles of a view, a line for each place of the table."""
    lines: list[tuple[str, list[str]]] = []
    for seat, row in enumerate(view["rows"]):
        hand = view["hands"][seat]
        lines.append(("ROW", row[-14:]))
        lines.append(("DOOR", _each(view["doors"][seat])))
        lines.append(("HAND", _each(hand["cards"]) + ["?"] * hand["hidden"]))
    if view["setup"]["players"] == 2:
        lines.append(("BOTH", _each(view["common"])))
    if view["towers"]:
        lines.append(("TOWR", view["towers"]))
    if view["goals"]:
        lines.append(("GOAL", [f"{goal['colour']} goal" if goal["open"] else "?" for goal in view["goals"]]))
    lines.append(("LIMB", _each(view["limbo"])))
    aside = {**(view["drawn"]["cards"] or {}), **view["resolving"], **(view["looked"]["cards"] or {})}
    lines.append(("NOW", _each(aside)))
    out: list[Tile] = []
    for line, (label, cards) in enumerate(lines):
        out.append((0, line, None, label))
        for column, name in enumerate(cards):
            ground, text = (EMPTY, "?") if name == "?" else card(name)
            out.append((column + 2, line, ground, text))
    out.append((0, len(lines), None, f"DECK {view['deck']['size']}  TURN {view['turn']}"))
    return out


def _each(cards: dict[str, int]) -> list[str]:
    return [name for name, n in cards.items() for _ in range(n)]
