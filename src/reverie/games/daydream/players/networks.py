"""Loads the weights of the network for a board of Daydream."""

from pathlib import Path
from typing import Final

from reverie.games.daydream.players.inputs import VERSION, Inputs
from reverie.games.daydream.rules.board import Board
from reverie.players.network import Network
from reverie.players.weights import BadWeights, load

WIDTH: Final = 24  # units in the first layer of a new network
SECOND: Final = 12  # and in the second

FOLDER: Final = Path(__file__).parent.parent / "weights"

_loaded: dict[str, Network] = {}


def file_for(view: str) -> str:
    """Return the file name for a view of the first edition, such as `BC`, or of another edition, such as `BC-2`."""
    return f"daydream-{view}.weights"


def network_for(board: Board) -> Network:
    """Return the network for a board of an edition, cached; raise BadWeights if it cannot be used."""
    name = file_for(f"{board.view}-{board.digest}" if board.digest else board.view)
    if name not in _loaded:
        if board.digest and not (FOLDER / name).exists():
            raise BadWeights("nobody has learned to play on these boards")
        network = load(FOLDER / name, "daydream", VERSION)
        if not network.shape.alike(Inputs(board).shape(WIDTH, SECOND)):
            raise BadWeights(f"the weights {name} are for another board")
        _loaded[name] = network
    return _loaded[name]
