"""Root parallel search: several searches of one decision, each with luck of its own, whose visits are added up.

Each grows its own tree, in this process or in another. What they find depends on the seed and on how many there are,
never on how many processes grow them.
"""

from functools import cache
from typing import NamedTuple

from reverie.core.errors import ReverieError
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.pool import Pool


class Grown(NamedTuple):
    """What a search has found: for each action of the view, in their order, its value and its visits."""

    values: list[float]
    visits: list[int]
    notice: str = ""


class Trees(Player):
    """A player that searches, several times at once: the action visited most often in all trees is taken."""

    def __init__(self, name: str, game: str, trees: int, pool: Pool) -> None:
        self.name = name
        self.game = game
        self.trees = trees
        self.pool = pool
        self.player = find_player(name, game)

    def choose(self, view: View, rng: Rng) -> int:
        found = self.grown(view, rng)
        best = max(range(len(found.visits)), key=lambda i: (found.visits[i], found.values[i]))
        return int(view["actions"][best]["action"])

    def values(self, view: View, rng: Rng) -> list[float]:
        return self.grown(view, rng).values

    def quick(self) -> Player:
        return self.player.quick()

    def grown(self, view: View, rng: Rng) -> Grown:
        """Grow all trees and add up what they have found."""
        tasks = [(self.name, self.game, view, str(rng.next())) for _ in range(self.trees)]
        found = added_up(list(self.pool.run(grow, tasks)))
        self.notice = found.notice
        return found


def added_up(parts: list[Grown]) -> Grown:
    """Return the visits of all trees together, and the mean value of each action over its visits."""
    visits = [sum(counts) for counts in zip(*(one.visits for one in parts), strict=True)]
    values = []
    for i, count in enumerate(visits):
        # An action that no tree has followed has the value that each began with.
        shares = [one.visits[i] / count if count else 1 / len(parts) for one in parts]
        values.append(sum(share * one.values[i] for share, one in zip(shares, parts, strict=True)))
    return Grown(values, visits, next((one.notice for one in parts if one.notice), ""))


def grow(name: str, game: str, view: View, seed: str) -> Grown:
    """Grow one tree."""
    player = _player(name, game)
    found = player.searched(view, Rng(seed))
    if found is None:
        raise ReverieError(f"the player {name!r} grows no trees: ask one that searches at random, such as 'rollouts'")
    return Grown([value for value, _ in found], [visits for _, visits in found], player.notice)


@cache
def _player(name: str, game: str) -> Player:
    """Make a player of that name, once in a process: loading what it has learned takes longer than a search."""
    return find_player(name, game)
