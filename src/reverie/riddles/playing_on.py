"""Compares answers by playing on from each with the same luck, until it is certain which is best, or it never will be.

For each rival the differences to the best answer, game by game, are tested: paired, one-sided, at `DOUBT` for all
rivals together (Bonferroni). Looks before the last only ever give up: on a riddle whose margin does not seem certain,
or on playing a rival that is far behind, and that only at a distance which leaves the error as it is.
"""

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from reverie.core.game import Setup, State
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import facts_of, game_of
from reverie.players.player import Player

GAMES: Final = 2000  # played on from the best answer and from its closest rivals
LOOKS: Final = (10, 40, 120, 300, 800, GAMES)
FEW: Final = 40  # games up to which only some rivals are compared: most riddles fall there
FIRST_RIVALS: Final = 3
DOUBT: Final = 1e-4  # the chance that the answer called best is not, for one riddle
HOPELESS: Final = 1.2  # standard errors: a margin this far below what is asked is given up early
LATE: Final = 300  # games from which on less hope is enough to give up
HOPELESS_LATE: Final = 0.5
FAR: Final = 4.0  # standard errors: a rival this far beyond the margin is not played on any further
LEAST: Final = 120  # games before a rival is far behind


class Played(NamedTuple):
    """What came of playing on from an answer: mean worth, its standard error, games, and the distance to the best."""

    worth: float
    error: float
    games: int
    behind: float
    behind_error: float


class Comparison:
    """The answers of one position, played on."""

    def __init__(self, player: Player, view: View, setup: Setup, seed: str) -> None:
        self.player = player
        self.view = view
        self.seed = seed
        self.game = game_of(setup)
        facts = facts_of(setup)
        self.by_score = facts.value == "score"
        self.hidden = facts.hidden
        self.known = self.game.sample(view, Rng(f"{seed}/known"))
        self.results: dict[int, list[float]] = {}
        self.decisions = 0

    def play(self, action: int, games: int) -> None:
        """Play on from an answer until so many games are played, each with the luck of its number."""
        results = self.results.setdefault(action, [])
        seat = self.view["seat"]
        for number in range(len(results), games):
            state = self._state(number)
            state.advance(seat, action)
            luck = Rng(f"{self.seed}/{number}/luck")
            self.decisions += int(self.player.play_out(state, luck, Rng(f"{self.seed}/{number}/thoughts")))
            results.append(self._worth(state, seat))

    def _state(self, number: int) -> State:
        if self.hidden:
            return self.game.sample(self.view, Rng(f"{self.seed}/{number}/hidden"))
        return self.known.copy()

    def _worth(self, state: State, seat: int) -> float:
        result = state.result()
        assert result is not None
        return float(result.scores[seat]) if self.by_score else float(seat in result.winners)

    def behind(self, best: int, rival: int) -> tuple[float, float]:
        """Return how far a rival is behind, over the games that both played, and the standard error of that."""
        pairs = zip(self.results[best], self.results[rival], strict=False)
        return mean_and_error([one - other for one, other in pairs])

    def played(self, best: int, action: int) -> Played:
        """Sum up what came of an answer."""
        results = self.results[action]
        worth, error = mean_and_error(results)
        behind, behind_error = (0.0, 0.0) if action == best else self.behind(best, action)
        return Played(worth, error, len(results), behind, behind_error)


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    n = len(numbers)
    mean = math.fsum(numbers) / n
    if n < 2:
        return mean, math.inf
    return mean, math.sqrt(math.fsum((one - mean) ** 2 for one in numbers) / (n - 1) / n)


def certain(compared: Comparison, best: int, rivals: Sequence[int], margin: float, kept: Callable[[int], bool]) -> bool:
    """Play on until it is certain that one answer is better than each rival, and by the margin; False if it is not.

    Name the rivals with the closest first. Those that are `kept`, and the closest one, are played on to the last game
    whatever happens.
    """
    far = NormalDist().inv_cdf(1 - DOUBT / len(rivals))
    live = list(rivals[:FIRST_RIVALS])
    for games in LOOKS:
        for action in (best, *live):
            compared.play(action, games)
        gaps = {rival: compared.behind(best, rival) for rival in live}
        # What the error will be at the last look, if it goes on like this, asks for a margin as well.
        shrinks = math.sqrt(games / GAMES)
        hope = HOPELESS if games < LATE else HOPELESS_LATE
        if any(behind + hope * error < max(margin, far * error * shrinks) for behind, error in gaps.values()):
            return False
        if games < LEAST:
            live = list(rivals[:FIRST_RIVALS] if games < FEW else rivals)
        else:
            closest = min(live, key=lambda rival: gaps[rival][0])
            live = [
                rival
                for rival in live
                if kept(rival) or rival == closest or gaps[rival][0] - FAR * gaps[rival][1] < margin
            ]
    return all(behind >= margin and behind > far * error for behind, error in (compared.behind(best, r) for r in live))
