"""Players by name and game, and the strengths people choose among, as the games' kits bring them."""

from collections.abc import Mapping

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import kit_of, kits
from reverie.players.player import NotForThisGame, Player, Random
from reverie.players.rollouts import Rollouts
from reverie.players.strengths import Erring, Maker


class UnknownPlayer(ReverieError):
    """A name that no player has."""


class ByGame(Player):
    """The player of one name in every game."""

    def __init__(self, name: str, effort: int = 0) -> None:
        self.name = name
        self.effort = effort
        self.made: dict[str, Player] = {}

    def player(self, game: str) -> Player:
        """Make the player of that name in a game when it is first asked for."""
        if game not in self.made:
            self.made[game] = find_player(self.name, game, self.effort)
        return self.made[game]

    def choose(self, view: View, rng: Rng) -> int:
        player = self.player(view["game"])
        action = player.choose(view, rng)
        self.notice = player.notice
        return action

    def values(self, view: View, rng: Rng) -> list[float] | None:
        """Value each action of the view: see the player of the game."""
        return self.player(view["game"]).values(view, rng)

    def searched(self, view: View, rng: Rng) -> list[tuple[float, int]] | None:
        """Search: see the player of the game."""
        return self.player(view["game"]).searched(view, rng)

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float] | None:
        """Play games on: see the player of the game."""
        return self.player(view["game"]).outcomes(view, games, rng)


def _random(_: int) -> Player:
    return Random()


def players_of(game: str) -> dict[str, Maker]:
    """List who can play a game, by name."""
    return {"random": _random, **kit_of(game).players()}


def strengths_of(game: str) -> list[str]:
    """List the strengths people choose among in a game, the weakest first."""
    return list(kit_of(game).strengths())


def names() -> list[str]:
    """List all names that a seat can be given to, in some game."""
    players = [name for kit in kits() for name in players_of(kit.name)]
    strengths = [name for kit in kits() for name in strengths_of(kit.name)]
    return list(dict.fromkeys([*players, "rollouts", *strengths]))


def find_player(name: str, game: str = "", effort: int = 0) -> Player:
    """Make the player of that name, for one game or for any. `effort` 0 is the player's own."""
    if not game:
        if name not in names():
            raise UnknownPlayer(f"there is no player {name!r}: there are {', '.join(names())}")
        return Random() if name == "random" else ByGame(name, effort)
    makers: Mapping[str, Maker] = {"rollouts": Rollouts, **players_of(game)}
    strengths = kit_of(game).strengths()
    if name in strengths:
        strength = strengths[name]
        player = find_player(strength.player, game, effort or strength.effort)
        if not strength.errors:
            return Erring(name, player, None)
        per_decision = kit_of(game).per_decision
        return Erring(name, player, lambda setup: strength.errors * per_decision(setup))
    if name in makers:
        return makers[name](effort)
    if name not in names():
        raise UnknownPlayer(f"there is no player {name!r}: there are {', '.join(names())}")
    able = [kit.title for kit in kits() if name in players_of(kit.name) or name in kit.strengths()]
    raise NotForThisGame(f"the player {name!r} plays {' and '.join(able)}, not {kit_of(game).title}")
