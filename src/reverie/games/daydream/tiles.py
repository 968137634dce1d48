"""A view of Daydream in tiles, for the pictures of the environments."""

from typing import Final

from reverie.core.registry import game_of, setup_of
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.view_types import DaydreamView
from reverie.tiles import EMPTY, Tile

WRITTEN: Final = (84, 122, 190)  # the ground of a cell with a digit in it


def tiles(view: DaydreamView) -> list[Tile]:
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
