"""A seat's view as text, as SVG, or as pixels."""

from typing import Any, Final
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from reverie.core.view import View
from reverie.games.discovery import kit_of
from reverie.texts import Texts
from reverie.textui.face import draw_table
from reverie.tiles import EMPTY, Colour, Tile

WIDTH: Final = 96  # columns of the text picture
TILE: Final = 24  # pixels
MARGIN: Final = 6
DOT: Final = 2  # pixels to a point of a glyph

PAPER: Final = (250, 247, 240)
INK: Final = (40, 36, 48)

# Three columns of five points a sign, a number for each line from above, the left point being 4.
GLYPHS: Final = {
    "0": (7, 5, 5, 5, 7), "1": (2, 6, 2, 2, 7), "2": (7, 1, 7, 4, 7), "3": (7, 1, 7, 1, 7), "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7), "6": (7, 4, 7, 5, 7), "7": (7, 1, 1, 2, 2), "8": (7, 5, 7, 5, 7), "9": (7, 5, 7, 1, 7),
    "A": (2, 5, 7, 5, 5), "B": (6, 5, 6, 5, 6), "C": (3, 4, 4, 4, 3), "D": (6, 5, 5, 5, 6), "E": (7, 4, 6, 4, 7),
    "F": (7, 4, 6, 4, 4), "G": (3, 4, 5, 5, 3), "H": (5, 5, 7, 5, 5), "I": (7, 2, 2, 2, 7), "J": (1, 1, 1, 5, 2),
    "K": (5, 5, 6, 5, 5), "L": (4, 4, 4, 4, 7), "M": (5, 7, 7, 5, 5), "N": (6, 5, 5, 5, 5), "O": (2, 5, 5, 5, 2),
    "P": (6, 5, 6, 4, 4), "Q": (2, 5, 5, 6, 3), "R": (6, 5, 6, 5, 5), "S": (3, 4, 2, 1, 6), "T": (7, 2, 2, 2, 2),
    "U": (5, 5, 5, 5, 7), "V": (5, 5, 5, 5, 2), "W": (5, 5, 7, 7, 5), "X": (5, 5, 2, 5, 5), "Y": (5, 5, 2, 2, 2),
    "Z": (7, 1, 2, 4, 7), "-": (0, 0, 7, 0, 0), "?": (7, 1, 2, 0, 2),
}  # fmt: skip


def render(view: View, mode: str | None) -> Any:
    """Draw a view in one of the three modes; None without a mode."""
    if mode == "ansi":
        return table(view) + "\n"
    if mode == "svg":
        return svg(tiles(view))
    if mode == "rgb_array":
        return pixels(tiles(view))
    return None


def table(view: View) -> str:
    """Draw the table as text."""
    return draw_table(view, Texts("en"), WIDTH)


def tiles(view: View) -> list[Tile]:
    """Draw the table in tiles; the lines of its text where the game brings none."""
    found = kit_of(view["game"]).tiles(view)
    if found is not None:
        return found
    return [(0, line, None, text.upper()) for line, text in enumerate(table(view).splitlines())]


# -- drawing ------------------------------------------------------------------------------------


def size(tiles_: list[Tile]) -> tuple[int, int]:
    """Width and height in pixels."""
    wide = max(column * TILE + max(TILE, 4 * DOT * len(text)) for column, _, _, text in tiles_)
    high = max(line + 1 for _, line, _, _ in tiles_) * TILE
    return wide + 2 * MARGIN, high + 2 * MARGIN


def svg(tiles_: list[Tile]) -> str:
    wide, high = size(tiles_)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">']
    parts.append(f'<rect width="{wide}" height="{high}" fill="{_hex(PAPER)}"/>')
    for column, line, ground, text in tiles_:
        x, y = MARGIN + column * TILE, MARGIN + line * TILE
        if ground is not None:
            parts.append(f'<rect x="{x + 1}" y="{y + 1}" width="22" height="22" rx="3" fill="{_hex(ground)}"/>')
        anchor, at = ("start", x + 2) if ground is None else ("middle", x + TILE // 2)
        ink = _hex(INK if ground in (None, EMPTY) else PAPER)
        style = f'font-family="monospace" font-size="13" fill="{ink}" text-anchor="{anchor}"'
        parts.append(f'<text x="{at}" y="{y + 17}" {style}>{escape(text)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def pixels(tiles_: list[Tile]) -> NDArray[np.uint8]:
    wide, high = size(tiles_)
    image = np.full((high, wide, 3), PAPER, np.uint8)
    for column, line, ground, text in tiles_:
        x, y = MARGIN + column * TILE, MARGIN + line * TILE
        left = x + 2
        if ground is not None:
            image[y + 1 : y + TILE - 1, x + 1 : x + TILE - 1] = ground
            left = x + (TILE - (4 * len(text) - 1) * DOT) // 2
        ink = INK if ground in (None, EMPTY) else PAPER
        for number, sign in enumerate(text):
            _stamp(image, left + 4 * DOT * number, y + 7, sign, ink)
    return image


def _stamp(image: NDArray[np.uint8], x: int, y: int, sign: str, ink: Colour) -> None:
    for row, points in enumerate(GLYPHS.get(sign, (0, 0, 0, 0, 0))):
        for column in range(3):
            if points & (4 >> column):
                at = x + column * DOT
                image[y + row * DOT : y + (row + 1) * DOT, at : at + DOT] = ink


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
