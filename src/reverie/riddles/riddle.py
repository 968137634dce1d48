"""A riddle: the record of a game up to a question, the verdict on its answers, and how it is stored."""

import gzip
import json
import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypedDict, cast

from reverie.core.errors import ReverieError
from reverie.core.record import FORMAT as RECORD_FORMAT
from reverie.core.record import Record, Replay, load
from reverie.core.shapes import mismatch
from reverie.core.view import View

FORMAT: Final = "reverie riddles 1"
SUFFIX: Final = ".riddles"
MOST_RIDDLES: Final = 5000  # in one file
MOST_BYTES: Final = 32_000_000  # of one file, unpacked


EASIEST: Final = 900.0  # the rating of a riddle that every strength solves, with two answers
PER_STRENGTH: Final = 250.0
PER_DOUBLING: Final = 60.0
CLOSE: Final = 150.0
SOLVED: Final = 0.9  # of the tries of a strength that solves a riddle
DEVIATION: Final = 80.0  # of the rating of every riddle: it is an estimate, and stays one


class BadRiddles(ReverieError):
    """A file of riddles that cannot be used; the text says why."""


class Verdict(NamedTuple):
    """What is known of one answer: its worth, the standard error of it, and in how many games it was played on.

    An answer that was not played on has 0 games: it is as far behind the best as the judge says.
    """

    text: str
    worth: float
    error: float
    games: int
    behind: float = 0.0  # how far behind the best answer, over the same luck
    behind_error: float = 0.0


class Row(TypedDict):
    """A riddle as it is stored: one line of JSON."""

    name: str
    family: str
    head: list[str]
    entries: list[str]
    answers: list[list[str | float]]
    tempting: str
    themes: list[str]
    solved: dict[str, float]


class Riddle(NamedTuple):
    """A position with one best answer."""

    name: str  # unique over all games: it is the riddle's address
    family: str  # the set-ups it stands for
    head: tuple[str, ...]  # of the record: set-up, players, options, edition, rules
    entries: tuple[str, ...]  # of the record, without their numbers, up to the question
    answers: tuple[Verdict, ...]  # every answer, the best first
    tempting: str  # the answer that a good player might give instead
    themes: tuple[str, ...]
    solved: Mapping[str, float]  # by strength, the weakest first: how often it finds the answer

    @property
    def best(self) -> str:
        return self.answers[0].text

    @property
    def grade(self) -> int:
        """How many strengths solve it: find the answer nearly every time, not by luck."""
        return sum(share >= SOLVED for share in self.solved.values())

    @property
    def rating(self) -> float:
        """A first estimate of how hard it is, on the scale of people's ratings.

        It rises with the strengths that do not find the answer, with the answers there are, and the less the tempting
        one costs compared with what is at stake among all.
        """
        missed = sum(1 - share for share in self.solved.values())
        spread = max(one.behind for one in self.answers)
        closeness = 1 - self.verdict(self.tempting).behind / spread if spread > 0 else 0.0
        return round(EASIEST + PER_STRENGTH * missed + PER_DOUBLING * math.log2(len(self.answers)) + CLOSE * closeness)

    def verdict(self, text: str) -> Verdict:
        """Find what is known of an answer; KeyError if it is none."""
        for one in self.answers:
            if one.text == text:
                return one
        raise KeyError(text)

    def record(self) -> str:
        """Write the game up to the question as a record."""
        lines = [RECORD_FORMAT, *self.head, "", *(f"{n} {one}" for n, one in enumerate(self.entries, 1)), "", "open"]
        return "\n".join(lines) + "\n"

    def replay(self) -> tuple[Record, Replay]:
        """Replay the game up to the question."""
        return load(self.record(), f"riddle {self.name}")

    def view(self) -> View:
        """Return what the player who is asked may know."""
        state = self.replay()[1].state
        return state.view(state.actors()[0])

    def to_json(self) -> Row:
        return {
            "name": self.name,
            "family": self.family,
            "head": list(self.head),
            "entries": list(self.entries),
            "answers": [[one.text, *(round(number, 4) for number in one[1:])] for one in self.answers],
            "tempting": self.tempting,
            "themes": list(self.themes),
            "solved": {name: round(share, 3) for name, share in self.solved.items()},
        }


def from_json(row: Row) -> Riddle:
    """Read a riddle; BadRiddles says what is wrong with it."""
    wrong = mismatch(row, Row, "a riddle")
    if wrong:
        raise BadRiddles(wrong)
    answers = []
    for one in row["answers"]:
        if len(one) != len(Verdict._fields) or not isinstance(one[0], str):
            raise BadRiddles(f"riddle {row['name']}: {one!r} is no verdict on an answer")
        worth, error, games, behind, behind_error = (float(number) for number in one[1:])
        answers.append(Verdict(one[0], worth, error, int(games), behind, behind_error))
    if len(answers) < 2 or row["tempting"] not in {one.text for one in answers[1:]}:
        raise BadRiddles(f"riddle {row['name']}: the tempting answer is none of the others")
    return Riddle(
        row["name"], row["family"], tuple(row["head"]), tuple(row["entries"]), tuple(answers),
        row["tempting"], tuple(row["themes"]), dict(row["solved"]),
    )  # fmt: skip


class Progress(TypedDict):
    """How far a search for riddles has come, by family: games looked at, and decisions played for it."""

    seed: str
    tried: dict[str, int]
    effort: dict[str, int]


def pack(riddles: Sequence[Riddle], progress: Progress) -> bytes:
    """Write riddles as a file: gzip of a first line, the progress, and a line of JSON each; always the same bytes."""
    lines = [FORMAT, json.dumps(progress, sort_keys=True)]
    lines += [json.dumps(one.to_json(), ensure_ascii=False, separators=(",", ":")) for one in riddles]
    return gzip.compress("\n".join([*lines, ""]).encode(), 9, mtime=0)


def unpack(data: bytes, name: str = "riddles") -> tuple[list[Riddle], Progress]:
    """Read a file of riddles; BadRiddles says what is wrong with it."""
    try:
        text = gzip.decompress(data).decode()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise BadRiddles(f"{name}: no file of riddles: {error}") from error
    first, _, rest = text.partition("\n")
    if first != FORMAT:
        raise BadRiddles(f"{name}: the first line should be {FORMAT!r}, not {first[:60]!r}")
    try:
        rows = [json.loads(line) for line in rest.split("\n") if line]
    except ValueError as error:
        raise BadRiddles(f"{name}: {error}") from error
    wrong = mismatch(rows[0] if rows else None, Progress, "the progress")
    if wrong:
        raise BadRiddles(f"{name}: {wrong}")
    if len(rows) > MOST_RIDDLES + 1:
        raise BadRiddles(f"{name}: more than {MOST_RIDDLES} riddles")
    return [from_json(row) for row in rows[1:]], cast(Progress, rows[0])
