"""Draws a view of Daydream in tiles, for the images that environments render."""

from typing import Final

from reverie.core.registry import game_of, setup_of
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.view_types import DaydreamView
from reverie.tiles import EMPTY, Tile

WRITTEN: Final = (84, 122, 190)  # the background of a cell with a digit, in RGB


def tiles(view: DaydreamView) -> list[Tile]:
    """Return two lines of figures, then the cells of the own sheet; a spectator sees that of the first seat."""
    setup = setup_of(view)
    game = game_of(setup)
    assert isinstance(game, Daydream)
    names = game.board(setup).cell_names
    sheet = view["sheets"][max(view["seat"], 0)]
    first, second = view["dice"] or ("-", "-")
    out: list[Tile] = [(0, 0, None, f"DICE {first} {second}  TURN {view['turn']}  SCORE {sheet['score']}")]
    out.append((0, 1, None, f"OBJECTS {sheet['objects']}  LEAVES {sheet['leaves']['circled']}"))
    for name in names:
        digit = sheet["cells"].get(name)
        at = (ord(name[0]) - ord("a"), int(name[1:]) + 1)
        out.append((*at, EMPTY, "") if digit is None else (*at, WRITTEN, str(digit)))
    return out
