"""Whoever plays a seat: a view goes in, an action comes out, the same for the same seed."""

from typing import Any

from mypy_extensions import mypyc_attr

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng


class NotForThisGame(ReverieError):
    """A player was asked to play a game it does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses among the actions of a view. It never meets a state but those it makes up itself."""

    name: str = ""
    notice: str = ""  # what whoever set the player to the table should be told

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        """One of the view's actions."""
        raise NotImplementedError


class Random(Player):
    """Any action, each as likely as the next; in any game."""

    name = "random"

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        actions = view["actions"]
        return int(actions[int(rng.below(len(actions)))]["action"])
