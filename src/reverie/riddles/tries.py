"""The tries of one person: which riddles, what was answered, and the rating after each."""

from collections.abc import Callable, Iterable
from datetime import date
from typing import NamedTuple, NotRequired, TypedDict, cast

from reverie.core.shapes import mismatch
from reverie.riddles.glicko import Rating
from reverie.riddles.ladder import kept_for_a_day, next_riddle, place, rated
from reverie.riddles.riddle import BadRiddles, Riddle
from reverie.streaks import Streak, streak

PUBLIC = ""  # the secret by which riddles are kept for days where nobody compares tries: none


class Tried(NamedTuple):
    """One try, with the rating after it; `day` if it was the riddle of that day."""

    riddle: str
    answer: str
    solved: bool
    rating: Rating
    day: str | None = None


class TryRow(TypedDict):
    """A try as it is kept on a device."""

    riddle: str
    answer: str
    solved: bool
    rating: list[float]
    day: NotRequired[str]


class Tries:
    """All tries, the first one first; at most one for each riddle."""

    def __init__(self, tries: Iterable[Tried] = ()) -> None:
        self.tries = list(tries)

    @property
    def rating(self) -> Rating:
        return self.tries[-1].rating if self.tries else Rating()

    @property
    def solved(self) -> int:
        return sum(one.solved for one in self.tries)

    def find(self, riddle: str) -> Tried | None:
        """Return the try at a riddle."""
        return next((one for one in self.tries if one.riddle == riddle), None)

    def streak(self, today: date) -> Streak:
        """Count the days in a row whose riddle was solved."""
        return streak((date.fromisoformat(one.day) for one in self.tries if one.day and one.solved), today)

    def following(self, riddles: Iterable[Riddle], order: Callable[[str], bytes] | None = None) -> Riddle | None:
        """Choose the next riddle, in that order among those that fit the rating; None if all were tried."""
        tried = {one.riddle for one in self.tries}
        left = (one for one in riddles if one.name not in tried)
        return next_riddle(left, self.rating, order or (lambda name: place(PUBLIC, name)))

    def add(self, riddle: Riddle, answer: str, day: str | None = None) -> tuple[Rating, Rating] | None:
        """Keep an answer; return the rating before and after, or None if there was one before, which alone counts."""
        if self.find(riddle.name) is not None:
            return None
        before, solved = self.rating, answer == riddle.best
        after = rated(before, riddle, solved)
        self.tries.append(Tried(riddle.name, answer, solved, after, day))
        return before, after

    def to_json(self) -> list[TryRow]:
        rows: list[TryRow] = []
        for one in self.tries:
            row: TryRow = {
                "riddle": one.riddle,
                "answer": one.answer,
                "solved": one.solved,
                "rating": list(one.rating),
            }
            if one.day is not None:
                row["day"] = one.day
            rows.append(row)
        return rows


def tries_from(found: object, where: str) -> list[Tried]:
    """Read tries as they were kept; BadRiddles says what is wrong with them."""
    wrong = mismatch(found, list[TryRow], "the tries")
    if wrong:
        raise BadRiddles(f"{where}: {wrong}")
    out = []
    for row in cast(list[TryRow], found):
        if len(row["rating"]) != len(Rating._fields):
            raise BadRiddles(f"{where}: a rating has three numbers")
        day = row.get("day")
        try:
            date.fromisoformat(day or "2000-01-01")
        except ValueError as error:
            raise BadRiddles(f"{where}: {error}") from error
        out.append(Tried(row["riddle"], row["answer"], row["solved"], Rating(*row["rating"]), day))
    return out


def ladder_of(riddles: Iterable[Riddle], secret: str = PUBLIC) -> list[Riddle]:
    """List the riddles that are not kept for days."""
    return [one for one in riddles if not kept_for_a_day(secret, one.name)]
