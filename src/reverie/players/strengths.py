"""Strengths: a player with a given effort that makes errors as people do."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from reverie.core.game import Setup
from reverie.core.registry import setup_of
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.players.player import Player

Maker = Callable[[int], Player]  # makes a player of that effort; 0 is the effort it takes by itself
PerDecision = Callable[[Setup], float]

PARTS: Final = 1 << 30  # a choice by weight is drawn in these
HALVINGS: Final = 24  # enough to know a temperature to a millionth
COLDEST: Final = 1e-6
HOTTEST: Final = 100.0


class Strength(NamedTuple):
    """What a name stands for in a game."""

    player: str
    errors: float = 0.0  # the share of a good result that it gives away over a game, by what it expects itself
    effort: int = 0  # of a search, mostly simulations; 0 is what it takes by itself


class Erring(Player):
    """Another player who errs as people do: the closer two answers, the more often it takes the worse one.

    Answers are chosen by how good they look, at the temperature that gives away a little at each decision, the same
    on average wherever there is something to lose. In company each seat has a temperament of its own.
    """

    def __init__(self, name: str, player: Player, loss: PerDecision | None) -> None:
        self.name = name
        self.player = player
        self.loss = loss

    def choose(self, view: View, rng: Rng) -> int:
        values = None if self.loss is None else self.player.preferences(view, rng)
        if self.loss is not None and values is not None:
            taken = _drawn(choice_shares(values, self.loss(setup_of(view))), rng)
            if values[taken] < max(values):
                self.notice = self.player.notice
                return int(view["actions"][taken]["action"])
        # No error: the player's own answer, with the temperament of its seat.
        self.player.temperament = view["seat"] + 1 if view["setup"]["players"] > 1 else 0
        action = self.player.choose(view, rng)
        self.notice = self.player.notice
        return action

    def values(self, view: View, rng: Rng) -> list[float] | None:
        """Value as the other player does: an error is no opinion."""
        values = self.player.values(view, rng)
        self.notice = self.player.notice
        return values

    def quick(self) -> Player:
        """Play on without errors, and without a search."""
        return self.player.quick()

    def searched(self, view: View, rng: Rng) -> list[tuple[float, int]] | None:
        """Search as the other player does: an error is no opinion."""
        found = self.player.searched(view, rng)
        self.notice = self.player.notice
        return found

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float] | None:
        """Play on as the other player does: with its search every game would take a hundred times as long."""
        return self.player.outcomes(view, games, rng)


def choice_shares(values: list[float], loss: float) -> list[float]:
    """Return how often each answer is taken, up to a factor, for `loss` to be given away on average, or all alike."""
    best = max(values)
    gaps = [best - value for value in values]
    if sum(gaps) <= loss * len(gaps):
        return [1.0] * len(gaps)
    cold, hot = COLDEST, HOTTEST
    for _ in range(HALVINGS):
        middle = math.sqrt(cold * hot)
        shares = [math.exp(-gap / middle) for gap in gaps]
        if sum([share * gap for share, gap in zip(shares, gaps, strict=True)]) > loss * sum(shares):
            hot = middle
        else:
            cold = middle
    return [math.exp(-gap / cold) for gap in gaps]


def _drawn(shares: list[float], rng: Rng) -> int:
    left = sum(shares) * (int(rng.below(PARTS)) / PARTS)
    for number, share in enumerate(shares):
        left -= share
        if left < 0:
            return number
    return len(shares) - 1
