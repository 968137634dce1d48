"""How a game looks as numbers: a vector for what a seat may know, an index for what it may do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from reverie.core.game import Actions, State

WIN: Final = 0  # what a reward counts: the end of the game, or every point on the way
SCORE: Final = 1


class Field:
    """A stretch of the vector: where it begins, how many bytes it takes, what they mean."""

    def __init__(self, name: str, at: int, size: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.meaning = meaning


def lay_out(described: list[tuple[str, int, str]]) -> list[Field]:
    """Lay fields one after the other, from their names, sizes and meanings."""
    fields: list[Field] = []
    at = 0
    for name, size, meaning in described:
        fields.append(Field(name, at, size, meaning))
        at += size
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens:
    """One set-up seen as numbers.

    The vector is made of bytes, written eight at a time into words whose lowest byte comes first.
    """

    def __init__(self, players: i64, actions: i64, fields: list[Field]) -> None:
        self.players = players
        self.actions = actions  # how many indices there are
        self.idle: i64 = 0  # the index that a seat answers with while it is not asked and others are
        self.fields = fields
        self.words: i64 = (fields[-1].at + fields[-1].size + 7) // 8

    def look(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what that seat may know into the words of `out` from `at` on."""
        raise NotImplementedError

    def index(self, state: State, seat: i64, action: i64) -> i64:
        """Return the dense number of a legal action."""
        raise NotImplementedError

    def action(self, state: State, seat: i64, index: i64) -> i64:
        """Return the action of a dense number, in this position."""
        raise NotImplementedError

    def mark(self, state: State, seat: i64, actions: Actions, masks: vec[u8], legal: vec[i32], at: i64) -> None:
        """Set the mask entries of legal actions, from `at` on, and list their indices."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64, aim: i64) -> float:
        """Return what the seat has by now; the differences from step to step are its rewards."""
        raise NotImplementedError
