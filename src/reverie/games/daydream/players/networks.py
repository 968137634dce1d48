"""Which file of weights plays on which board of Daydream."""

from pathlib import Path
from typing import Final

from reverie.games.daydream.players.inputs import VERSION, Inputs
from reverie.games.daydream.rules.board import Board
from reverie.players.network import Network
from reverie.players.weights import BadWeights, load

WIDTH: Final = 24  # of a network that is new
SECOND: Final = 12

FOLDER: Final = Path(__file__).parent.parent / "weights"

_loaded: dict[str, Network] = {}


def file_for(view: str) -> str:
    return f"daydream-{view}.weights"


def network_for(board: Board) -> Network:
    """The network of one of the built-in boards, read once; BadWeights if it cannot be used."""
    if board.digest:
        raise BadWeights("nobody has learned to play on these boards")
    name = file_for(board.view)
    if name not in _loaded:
        network = load(FOLDER / name, "daydream", VERSION)
        if not network.shape.alike(Inputs(board).shape(WIDTH, SECOND)):
            raise BadWeights(f"the weights {name} are for another board")
        _loaded[name] = network
    return _loaded[name]
