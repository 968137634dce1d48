"""Random games inside the compiled module, for simulation, rollouts and the benchmarks."""

from mypy_extensions import i64

from reverie.core.game import CHANCE, NOBODY, Actions, State
from reverie.core.rng import Rng


def playout(state: State, rng: Rng, actions: Actions) -> i64:
    """Play on with random moves until the game is over; the number of players' decisions."""
    decisions: i64 = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.advance(CHANCE, state.pick(rng))
        elif actor == NOBODY:
            return decisions
        else:
            actions.n = 0
            state.fill(actor, actions)
            choice = actions.items[rng.below(actions.n)]
            state.advance(actor, i64(choice))
            decisions += 1


def playouts(start: State, games: i64, rng: Rng, actions: Actions) -> i64:
    """So many random games from one position; the number of decisions in all of them."""
    decisions: i64 = 0
    while games > 0:
        decisions += playout(start.copy(), rng, actions)
        games -= 1
    return decisions
