"""Players that can take a seat, by name."""

from typing import Final

from reverie.core.errors import ReverieError
from reverie.players.daydream.dreamer import Dreamer, Greedy
from reverie.players.daydream.strong import Strong
from reverie.players.player import NotForThisGame, Player, Random

PLAYERS: Final[dict[str, type[Player]]] = {"random": Random, "greedy": Greedy, "strong": Strong}


class UnknownPlayer(ReverieError):
    """A name that no player has."""


def find_player(name: str) -> Player:
    """The player of that name."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r}: there is {', '.join(PLAYERS)}")
    return PLAYERS[name]()


__all__ = [
    "PLAYERS",
    "Dreamer",
    "Greedy",
    "NotForThisGame",
    "Player",
    "Random",
    "Strong",
    "UnknownPlayer",
    "find_player",
]
