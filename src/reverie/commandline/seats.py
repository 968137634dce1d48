"""One player in every seat of a table, the fast way where there is one."""

from reverie.core.game import CHANCE, Actions, State
from reverie.core.playout import playout
from reverie.core.rng import Rng
from reverie.daydream.table import Table
from reverie.onirim.table import Table as OnirimTable
from reverie.players import Dreamer, Player, Random
from reverie.players.onirim.seat import OnirimPlayer


def play_alone(player: Player, state: State, luck: Rng, rng: Rng) -> int:
    """Play a game to its end with one player in every seat; the number of decisions.

    Views are left out where they would hide nothing from whoever makes the choice: a random player looks at
    nothing, a table of Daydream for one hides only the dice to come, and a player of Onirim sees to it itself.
    """
    if isinstance(player, Random):
        return int(playout(state, luck, Actions()))
    if isinstance(player, Dreamer) and isinstance(state, Table) and state.players == 1:
        return int(player.play_solo(state, luck, rng))
    if isinstance(player, OnirimPlayer) and isinstance(state, OnirimTable):
        return int(player.play_game(state, luck, rng))
    decisions = 0
    while True:
        actors = state.actors()
        if not actors:
            return decisions
        if actors[0] == CHANCE:
            state.advance(CHANCE, state.pick(luck))
        else:
            state.advance(actors[0], player.choose(state.view(actors[0]), rng))
            decisions += 1
