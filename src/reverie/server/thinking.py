"""What players think, for worker processes: a view goes in, an answer comes out. Nothing else of the server is here."""

import os
from functools import cache
from typing import Any

from reverie.core.rng import Rng
from reverie.games import games
from reverie.players import PLAYERS, Dreamer, find_player


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The players that know this game, the weakest first."""
    return tuple(name for name, player in PLAYERS.items() if game == "daydream" or not issubclass(player, Dreamer))


def be_nice() -> None:
    """A worker steps back behind the server it works for."""
    os.nice(5)


_player = cache(find_player)  # a player keeps what it has worked out about a board


def choose(name: str, view: dict[str, Any], seed: str) -> str:
    """The answer of that player, in words; the same for the same seed."""
    action = _player(name).choose(view, Rng(seed))
    return next(str(one["text"]) for one in view["actions"] if one["action"] == action)


def hint(view: dict[str, Any], seed: str) -> dict[str, Any]:
    """What the best player we have would answer."""
    best = bots_for(view["game"])[-1]
    return {"answer": choose(best, view, seed), "player": best}


__all__ = ["be_nice", "bots_for", "choose", "games", "hint"]
