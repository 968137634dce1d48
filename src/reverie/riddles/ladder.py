"""The ladder: which riddle comes next for somebody of a rating, and what an answer does to it."""

from collections.abc import Callable, Iterable
from typing import Final

from reverie.riddles.glicko import Game, Rating, updated
from reverie.riddles.riddle import DEVIATION, Riddle

NEAREST: Final = 12  # riddles closest to the rating, of which one is next


def next_riddle(left: Iterable[Riddle], rating: Rating, order: Callable[[str], bytes]) -> Riddle | None:
    """Choose among riddles not tried yet: of those closest to the rating the first in that order of their names."""
    nearest = sorted(left, key=lambda one: (abs(one.rating - rating.value), one.name))[:NEAREST]
    return min(nearest, key=lambda one: order(one.name), default=None)


def rated(rating: Rating, riddle: Riddle, solved: bool) -> Rating:
    """Return the rating after an answer: a game against the riddle, won or lost."""
    return updated(rating, [Game(riddle.rating, DEVIATION, float(solved))])
