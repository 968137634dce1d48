"""Players that can take a seat, by name."""

from reverie.players.daydream.dreamer import Dreamer
from reverie.players.daydream.strong import Strong
from reverie.players.house import PLAYERS, STRENGTHS, ByGame, Slipping, UnknownPlayer, find_player, names
from reverie.players.player import NotForThisGame, Player, Random

__all__ = [
    "PLAYERS",
    "STRENGTHS",
    "ByGame",
    "Dreamer",
    "NotForThisGame",
    "Player",
    "Random",
    "Slipping",
    "Strong",
    "UnknownPlayer",
    "find_player",
    "names",
]
