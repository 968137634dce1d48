"""Players set before a table for one, the fast way."""

from reverie.core.errors import ReverieError
from reverie.core.game import Actions, State
from reverie.core.playout import playout
from reverie.core.rng import Rng
from reverie.daydream.table import Table
from reverie.players import Dreamer, Player, Random


def play_alone(player: Player, state: State, luck: Rng, rng: Rng) -> int:
    """Play a game to its end with one player in every seat; the number of decisions.

    Views are left out: a random player looks at nothing, and a table of Daydream for one hides nothing.
    """
    if isinstance(player, Random):
        return int(playout(state, luck, Actions()))
    if isinstance(player, Dreamer) and isinstance(state, Table) and state.players == 1:
        return int(player.play_solo(state, luck, rng))
    raise ReverieError(f"the player {player.name!r} is for Daydream alone at the table")
