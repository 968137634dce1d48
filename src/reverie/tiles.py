"""Tiles: the coloured squares with a few letters on them that environments draw a view with."""

from typing import Final

Colour = tuple[int, int, int]
Tile = tuple[int, int, Colour | None, str]  # column, line, colour of the ground, what is written on it

EMPTY: Final = (226, 222, 214)  # the ground of a place with nothing in it
