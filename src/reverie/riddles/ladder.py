"""Which riddle comes next for a person of a rating, which comes on a day, and what an answer does to the rating."""

import hashlib
import hmac
from collections.abc import Callable, Iterable
from datetime import date
from typing import Final

from reverie.riddles.glicko import Game, Rating, updated
from reverie.riddles.riddle import DEVIATION, Riddle

NEAREST: Final = 12  # riddles closest to the rating, of which one is next
DAILY_PART: Final = 3  # one riddle of so many is kept for a day, and is never in the ladder


def next_riddle(left: Iterable[Riddle], rating: Rating, order: Callable[[str], bytes]) -> Riddle | None:
    """Choose among riddles not tried yet: of those closest to the rating the first in that order of their names."""
    nearest = sorted(left, key=lambda one: (abs(one.rating - rating.value), one.name))[:NEAREST]
    return min(nearest, key=lambda one: order(one.name), default=None)


def rated(rating: Rating, riddle: Riddle, solved: bool) -> Rating:
    """Return the rating after an answer: a game against the riddle, won or lost."""
    return updated(rating, [Game(riddle.rating, DEVIATION, float(solved))])


def place(secret: str, name: str) -> bytes:
    """Place a riddle in an order that only those know who know the secret."""
    return hmac.new(secret.encode(), f"reverie riddle 1\n{name}".encode(), hashlib.sha256).digest()


def kept_for_a_day(secret: str, name: str) -> bool:
    """Tell whether a riddle is kept for a day."""
    return place(secret, name)[-1] % DAILY_PART == 0


def riddle_of_day(secret: str, names: Iterable[str], day: date) -> str | None:
    """Choose among the riddles that are kept for days; None if there are none."""
    pool = sorted((name for name in names if kept_for_a_day(secret, name)), key=lambda name: place(secret, name))
    return pool[day.toordinal() % len(pool)] if pool else None
