"""The interface of players: a view goes in, an action comes out, the same for the same seed."""

from collections.abc import Iterator

from mypy_extensions import i64, mypyc_attr

from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, NOBODY, Actions, State
from reverie.core.registry import game_of, setup_of
from reverie.core.rng import Rng
from reverie.core.view import View


class NotForThisGame(ReverieError):
    """A player was asked to play a game it does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses among the actions of a view. Players only see states they sample themselves."""

    name: str = ""
    notice: str = ""  # a warning for the caller, such as missing weights
    temperament: int = 0  # what it prefers among answers of nearly equal worth, from 1; 0 is nothing

    def choose(self, view: View, rng: Rng) -> int:
        """Choose one of the view's actions."""
        raise NotImplementedError

    def values(self, view: View, rng: Rng) -> list[float] | None:
        """Value each action of the view, in their order; None from a player that cannot.

        It is a chance to win or a final score, as the facts of the game say.
        """
        return None

    def preferences(self, view: View, rng: Rng) -> list[float] | None:
        """Value each action of the view, in their order, against the others; None from a player that cannot.

        Only differences count, in the measure of `values`: a player without `values` may still have these.
        """
        return self.values(view, rng)

    def searched(self, view: View, rng: Rng) -> list[tuple[float, int]] | None:
        """Return the value of each action of the view, in their order, and how many simulations followed it.

        None from a player that does not search by simulations.
        """
        return None

    def quick(self) -> "Player":
        """Return the player that plays on where many games are needed: itself, unless it takes long to decide."""
        return self

    def states(self, view: View, rng: Rng, count: int = 1) -> Iterator[State]:
        """Sample that many whole states that agree with the view, each when it is asked for."""
        game = game_of(setup_of(view))
        for _ in range(count):
            yield game.sample(view, rng)

    def play_out(self, state: State, luck: Rng, rng: Rng) -> i64:
        """Play every seat to the end of the game from where it stands; return the number of decisions.

        Every seat gets its view. A player may leave the views out where they would hide nothing from it. Chance
        draws from `luck`, the player's thoughts from `rng`.
        """
        decisions: i64 = 0
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.advance(CHANCE, state.pick(luck))
            elif actor == NOBODY:
                return decisions
            else:
                state.advance(actor, self.choose(state.view(int(actor)), rng))
                decisions += 1

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float] | None:
        """Play that many games on from a view; return their results in the measure of `values`.

        None from a player that has no quicker way than `play_out`.
        """
        return None


class Random(Player):
    """Any action, each as likely as the next; in any game."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> int:
        actions = view["actions"]
        return int(actions[int(rng.below(len(actions)))]["action"])

    def play_out(self, state: State, luck: Rng, rng: Rng) -> i64:
        """Without views, which it does not look at."""
        return state.play_on(luck, Actions())
