"""Players that can take a seat, by name."""

from reverie.players.daydream.dreamer import Dreamer
from reverie.players.daydream.dreamer import Greedy as DaydreamGreedy
from reverie.players.daydream.strong import Strong
from reverie.players.house import PLAYERS, STRENGTHS, ByGame, Slipping, UnknownPlayer, find_player, names
from reverie.players.onirim.greedy import Greedy as OnirimGreedy
from reverie.players.onirim.learned import Learned as OnirimLearned
from reverie.players.onirim.search import Search as OnirimSearch
from reverie.players.onirim.seat import OnirimPlayer
from reverie.players.player import NotForThisGame, Player, Random

__all__ = [
    "PLAYERS",
    "STRENGTHS",
    "ByGame",
    "DaydreamGreedy",
    "Dreamer",
    "NotForThisGame",
    "OnirimGreedy",
    "OnirimLearned",
    "OnirimPlayer",
    "OnirimSearch",
    "Player",
    "Random",
    "Slipping",
    "Strong",
    "UnknownPlayer",
    "find_player",
    "names",
]
