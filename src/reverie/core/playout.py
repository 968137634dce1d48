"""Random games inside the compiled module, for simulation, rollouts and the benchmarks."""

from mypy_extensions import i64

from reverie.core.game import Actions, State
from reverie.core.rng import Rng


def playout(state: State, rng: Rng, actions: Actions) -> i64:
    """Play on with random moves until the game is over; return the number of players' decisions."""
    return state.play_on(rng, actions)


def playouts(start: State, games: i64, rng: Rng, actions: Actions) -> i64:
    """Play that many random games from one position; return the number of decisions in all of them."""
    decisions: i64 = 0
    while games > 0:
        decisions += start.copy().play_on(rng, actions)
        games -= 1
    return decisions
