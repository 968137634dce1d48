"""Players that can take a seat, by name: the same names in every game."""

from collections.abc import Callable
from typing import Any, Final

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng
from reverie.players.onirim.greedy import Greedy as OnirimGreedy
from reverie.players.onirim.learned import Learned as OnirimLearned
from reverie.players.onirim.search import Search as OnirimSearch
from reverie.players.onirim.seat import OnirimPlayer
from reverie.players.player import Dreamer, Greedy, NotForThisGame, Player, Random
from reverie.players.strong import Strong

Maker = Callable[[], Player]

# By name and game; the player of no game in particular plays them all.
PLAYERS: Final[dict[str, dict[str, Maker]]] = {
    "random": {"": Random},
    "greedy": {"onirim": OnirimGreedy, "daydream": Greedy},
    "strong": {"daydream": Strong},
    "learned": {"onirim": OnirimLearned},
    "search": {"onirim": OnirimSearch},
}


class UnknownPlayer(ReverieError):
    """A name that no player has."""


class ByGame(Player):
    """A name at any table: whoever has it in the game of the view."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.made: dict[str, Player] = {}

    def player(self, game: str) -> Player:
        """The one for a game, always the same one."""
        if game not in self.made:
            self.made[game] = find_player(self.name, game)
        return self.made[game]

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        player = self.player(view["game"])
        action = player.choose(view, rng)
        self.notice = player.notice
        return action

    def values(self, view: dict[str, Any], rng: Rng) -> list[float]:
        """What each action of the view is worth: see the player of the game."""
        player = self.player(view["game"])
        if not isinstance(player, OnirimPlayer):
            raise NotForThisGame(f"the player {self.name!r} gives no values in {view['game']}")
        return player.values(view, rng)


def find_player(name: str, game: str = "") -> Player:
    """The player of that name, for one game or for whatever it will be shown."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r}: there is {', '.join(PLAYERS)}")
    makers = PLAYERS[name]
    if "" in makers:
        return makers[""]()
    if not game:
        return ByGame(name)
    if game not in makers:
        raise NotForThisGame(f"the player {name!r} does not play {game}, only {', '.join(makers)}")
    return makers[game]()


__all__ = [
    "PLAYERS",
    "ByGame",
    "Dreamer",
    "Greedy",
    "NotForThisGame",
    "OnirimGreedy",
    "OnirimLearned",
    "OnirimPlayer",
    "OnirimSearch",
    "Player",
    "Random",
    "Strong",
    "UnknownPlayer",
    "find_player",
]
