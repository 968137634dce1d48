"""The players of the house by name and game, and the strengths people choose among."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng
from reverie.players.daydream.dreamer import Greedy as DaydreamGreedy
from reverie.players.daydream.learned import Learned as DaydreamLearned
from reverie.players.daydream.search import Search as DaydreamSearch
from reverie.players.daydream.strong import Strong
from reverie.players.onirim.greedy import Greedy as OnirimGreedy
from reverie.players.onirim.learned import Learned as OnirimLearned
from reverie.players.onirim.search import Search as OnirimSearch
from reverie.players.onirim.seat import OnirimPlayer
from reverie.players.player import NotForThisGame, Player, Random

Maker = Callable[[], Player]

# By name and game; the player of no game in particular plays them all.
PLAYERS: Final[dict[str, dict[str, Maker]]] = {
    "random": {"": Random},
    "greedy": {"onirim": OnirimGreedy, "daydream": DaydreamGreedy},
    "learned": {"onirim": OnirimLearned, "daydream": DaydreamLearned},
    "strong": {"daydream": Strong},
    "search": {"onirim": OnirimSearch, "daydream": DaydreamSearch},
}

PARTS: Final = 1000  # slips are drawn in these


class Strength(NamedTuple):
    """What a name stands for in a game: somebody else's choices, but for a share of slips."""

    player: str
    slips: float = 0.0  # the share of decisions answered at random
    effort: int = 0  # simulations of a search; 0 is what it takes by itself


# Each is weaker than the next (docs/players.md): in Onirim all four have learned, for who plays by
# hand-written rules hardly ever wins with the Book.
STRENGTHS: Final[dict[str, dict[str, Strength]]] = {
    "gentle": {"onirim": Strength("learned", slips=0.1), "daydream": Strength("greedy", slips=0.15)},
    "steady": {"onirim": Strength("learned", slips=0.03), "daydream": Strength("greedy")},
    "sharp": {"onirim": Strength("learned"), "daydream": Strength("learned")},
    "dreamer": {"onirim": Strength("search", effort=800), "daydream": Strength("search")},
}


class UnknownPlayer(ReverieError):
    """A name that no player has."""


class ByGame(Player):
    """Whoever goes by a name, in whichever game is played."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.made: dict[str, Player] = {}

    def player(self, game: str) -> Player:
        """The player of that name in a game, made when it is first asked for."""
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
        if not isinstance(player, OnirimPlayer | DaydreamLearned):
            raise NotForThisGame(f"the player {self.name!r} gives no values in {view['game']}")
        return player.values(view, rng)


class Slipping(Player):
    """Another player who now and then answers at random."""

    def __init__(self, name: str, player: Player, slips: float) -> None:
        self.name = name
        self.player = player
        self.slips = round(PARTS * slips)

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        actions = view["actions"]
        if int(rng.below(PARTS)) < self.slips:
            return int(actions[int(rng.below(len(actions)))]["action"])
        action = self.player.choose(view, rng)
        self.notice = self.player.notice
        return action


def names() -> list[str]:
    """Everybody a seat can be given to."""
    return [*PLAYERS, *STRENGTHS]


def find_player(name: str, game: str = "") -> Player:
    """The player of that name: for one game, or for whichever comes."""
    if name not in PLAYERS and name not in STRENGTHS:
        raise UnknownPlayer(f"there is no player {name!r}: there is {', '.join(names())}")
    if "" in PLAYERS.get(name, {}):
        return PLAYERS[name][""]()
    if not game:
        return ByGame(name)
    if name in STRENGTHS:
        strength = STRENGTHS[name][game]
        player = find_player(strength.player, game)
        if strength.effort > 0 and isinstance(player, OnirimSearch):
            player.simulations = strength.effort
        return Slipping(name, player, strength.slips)
    if game not in PLAYERS[name]:
        raise NotForThisGame(f"the player {name!r} plays {' and '.join(map(str.title, PLAYERS[name]))}, not {game}")
    return PLAYERS[name][game]()
