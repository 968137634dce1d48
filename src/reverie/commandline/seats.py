"""Players set before a table, the fast way."""

from reverie.core.errors import ReverieError
from reverie.core.game import Actions, State
from reverie.core.playout import playout
from reverie.core.rng import Rng
from reverie.daydream.table import Table
from reverie.onirim.table import Table as OnirimTable
from reverie.players import Dreamer, OnirimPlayer, Player, Random


def play_alone(player: Player, state: State, luck: Rng, rng: Rng) -> int:
    """Play a game to its end with one player in every seat; the number of decisions.

    Views are left out where they would hide nothing: from a random player, who looks at nothing, and at a table
    for one; the players of Onirim see to that themselves.
    """
    if isinstance(player, Random):
        return int(playout(state, luck, Actions()))
    if isinstance(player, Dreamer) and isinstance(state, Table) and state.players == 1:
        return int(player.play_solo(state, luck, rng))
    if isinstance(player, OnirimPlayer) and isinstance(state, OnirimTable):
        return int(player.play_game(state, luck, rng))
    raise ReverieError(f"the player {player.name!r} cannot play this set-up alone")
