"""Any game as numbers: its view by feature hashing, its actions by their place among the legal ones."""

from collections.abc import Mapping
from typing import Any, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from reverie.core.errors import ReverieError
from reverie.core.game import MOST_ACTIONS, Actions, State
from reverie.observing.lens import WIN, Lens, lay_out

SIZE: Final = 1024  # bytes of the vector
MOST: Final = 127  # of a byte: the highest bit of a word is its sign
# Parts of a view that say nothing of the position.
LEFT_OUT: Final = ("actions", "decision", "game", "setup", "version")


class TooManyActions(ReverieError):
    """A decision has more answers than a plain lens has room for."""


class PlainLens(Lens):
    """The lens of a game that brings none.

    Every value of the view goes to a byte chosen by a hash of its path (the hashing trick): a number is written
    there, capped at 127; a text counts at the byte of path and text. An action's index is its place in `State.fill`.
    """

    def __init__(self, players: i64) -> None:
        super().__init__(
            players, MOST_ACTIONS, lay_out([("view", SIZE, "every value of the view, hashed by its path")])
        )

    def look(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        counts = [0] * SIZE
        view: Mapping[str, object] = state.view(int(seat))
        for name in view:
            if name not in LEFT_OUT:
                _count(counts, name, view[name])
        word: i64 = 0
        while word < self.words:
            packed: i64 = 0
            byte: i64 = 7
            while byte >= 0:
                number: i64 = counts[word * 8 + byte]
                packed = packed * 256 + number
                byte -= 1
            out[at + word] = packed
            word += 1

    def index(self, state: State, seat: i64, action: i64) -> i64:
        return state.legal(int(seat)).index(int(action))

    def action(self, state: State, seat: i64, index: i64) -> i64:
        return state.legal(int(seat))[int(index)]

    def mark(self, state: State, seat: i64, actions: Actions, masks: vec[u8], legal: vec[i32], at: i64) -> None:
        if actions.n > self.actions:
            raise TooManyActions(f"a decision has {actions.n} answers; beyond {self.actions} a game needs its own lens")
        i: i64 = 0
        while i < actions.n:
            masks[at + i] = u8(1)
            legal[at + i] = i32(i)
            i += 1

    def worth(self, state: State, seat: i64, aim: i64) -> float:
        """Return what the result says: a win or the score; nothing before the end."""
        result = state.result()
        if result is None:
            return 0.0
        if aim == WIN:
            return 1.0 if int(seat) in result.winners else 0.0
        return float(result.scores[seat])


def _count(counts: list[int], path: str, value: Any) -> None:
    """Write one value of a view, and everything in it."""
    if isinstance(value, dict):
        for key in value:
            _count(counts, f"{path}.{key}", value[key])
    elif isinstance(value, list):
        for place, one in enumerate(value):
            _count(counts, f"{path}.{place}", one)
    elif isinstance(value, bool | str):
        byte = crc32(f"{path}={value}".encode()) % SIZE
        counts[byte] = min(MOST, counts[byte] + 1)
    elif value is not None:
        number = round(value)
        byte = crc32((path if number >= 0 else f"-{path}").encode()) % SIZE
        counts[byte] = min(MOST, counts[byte] + abs(number))
