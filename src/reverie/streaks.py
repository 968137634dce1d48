"""Streaks: days in a row on which something was done."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple


class Streak(NamedTuple):
    """Days in a row, now and at most."""

    now: int
    longest: int


def streak(days: Iterable[date], today: date) -> Streak:
    """Return the current and the longest streak; the current one counts if it reaches yesterday or today."""
    longest = run = 0
    before: date | None = None
    for day in sorted(set(days)):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    alive = before is not None and today - before <= timedelta(days=1)
    return Streak(run if alive else 0, longest)
