"""The tries of the person at this machine, kept in a file: which riddles, what was answered, and the rating."""

import hashlib
import json
from pathlib import Path
from typing import Final, TypedDict, cast

from reverie.core.shapes import mismatch
from reverie.files import make_folder, write_new
from reverie.riddles.glicko import Rating
from reverie.riddles.ladder import next_riddle, rated
from reverie.riddles.riddle import BadRiddles, Riddle

MOST_BYTES: Final = 4_000_000


class OwnTry(TypedDict):
    """One try, with the rating after it."""

    riddle: str
    answer: str
    solved: bool
    rating: list[float]


class OwnTries:
    """All tries, the first one first; a file that cannot be read is BadRiddles, and stays as it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tries: list[OwnTry] = []
        if path.exists():
            self.tries = _read(path)

    @property
    def rating(self) -> Rating:
        return Rating(*self.tries[-1]["rating"]) if self.tries else Rating()

    @property
    def solved(self) -> int:
        return sum(one["solved"] for one in self.tries)

    def tried(self, riddle: str) -> bool:
        return any(one["riddle"] == riddle for one in self.tries)

    def following(self, riddles: list[Riddle]) -> Riddle | None:
        """Choose the next riddle; None if all were tried."""
        left = [one for one in riddles if not self.tried(one.name)]
        return next_riddle(left, self.rating, lambda name: hashlib.sha256(name.encode()).digest())

    def add(self, riddle: Riddle, answer: str) -> tuple[Rating, Rating] | None:
        """Keep an answer; return the rating before and after, or None if there was one before, which alone counts."""
        if self.tried(riddle.name):
            return None
        before, solved = self.rating, answer == riddle.best
        after = rated(before, riddle, solved)
        self.tries.append({"riddle": riddle.name, "answer": answer, "solved": solved, "rating": list(after)})
        make_folder(self.path.parent)
        write_new(self.path, json.dumps(self.tries, indent=0), force=True)
        return before, after


def _read(path: Path) -> list[OwnTry]:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRiddles(f"{path}: larger than {MOST_BYTES:,} bytes: not what was kept there")
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRiddles(f"{path}: cannot be read: {error}") from error
    wrong = mismatch(found, list[OwnTry], "the tries")
    if wrong or any(len(one["rating"]) != len(Rating._fields) for one in found):
        raise BadRiddles(f"{path}: {wrong or 'a rating has three numbers'}")
    return cast(list[OwnTry], found)
