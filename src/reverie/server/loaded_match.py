"""A match in memory: the rules' own match, rebuilt from stored entries, with the rows it is stored in."""

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from reverie.attachments import find_attached_setup
from reverie.core.chance import Sampler
from reverie.core.errors import DamagedRecord
from reverie.core.fairness import luck
from reverie.core.game import CHANCE, Setup
from reverie.core.record import Entry, Record
from reverie.core.registry import find_game
from reverie.core.view import ResultData
from reverie.frames import Overdue, UndoRequest
from reverie.observed_match import ObservedMatch
from reverie.server.rows import FINISHED, TABLE, WAITING, EntryRow, MatchRow, SeatRow


class LoadedMatch(ObservedMatch):
    """One match as this process knows it. Code that changes it stores the change, or drops the match from memory."""

    __slots__ = ("attached", "keys", "row", "seats")

    def __init__(
        self, row: MatchRow, seats: list[SeatRow], entries: list[EntryRow], attached: Mapping[str, str] | None = None
    ) -> None:
        check_seats(row, seats)
        check_documents(row)
        super().__init__(setup_of(row, attached))
        self.attached = attached  # the files of its material, which workers need too
        self.row = row
        self.seats = seats
        self.keys: dict[str, tuple[int, int]] = {}  # by the client's key of an answer: seat and number of its entry
        if row.status != WAITING:
            # A match that waits for chance is never stored: chance answers before entries are appended.
            self.take_up((_entry(one) for one in entries), row.rules, row.edition or "", partial(sampler, row))
            self.game.record.own_table = row.kind == TABLE
            if attached:
                # Another material may have the same rules and look different: a record carries its own.
                record = self.game.record
                record.attached = {name: attached[name] for name in record.attached}
            self.keys = {one.key: (one.actor, one.number) for one in entries if one.key is not None}

    @property
    def silent(self) -> bool:
        """Tell whether the players must not talk now."""
        return self.setup.options.get("talk") == "silent" and self.row.status != FINISHED

    # -- seats ----------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int | None:
        if person is None:
            return None
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return None

    def mute(self, person: str, other: str) -> None:
        """Mute one player for another, if both sit here."""
        mine, theirs = self.seat_of(person), self.seat_of(other)
        if mine is not None and theirs is not None:
            muted = self.seats[mine].muted | (1 << theirs)
            self.seats[mine] = msgspec.structs.replace(self.seats[mine], muted=muted)

    def people(self) -> list[int]:
        """Return the seats from which a person answers."""
        return [seat.seat for seat in self.seats if seat.person is not None and seat.stand_in is None]


def _entry(row: EntryRow) -> Entry:
    return Entry(row.actor, row.text, bool(row.auto))


def setup_of(row: MatchRow, attached: Mapping[str, str] | None = None) -> Setup:
    """Return the set-up of a match; `attached` are the files of its material, if it has one."""
    return find_attached_setup(row.spelling, row.players, options_in(row), attached)


def check_seats(row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Raise DamagedRecord if a match has too few or too many seats."""
    if len(seats) != row.players:
        raise DamagedRecord(f"{row.players} seats should be there, but {len(seats)} are")


def check_documents(row: MatchRow) -> None:
    """Raise MsgspecError if a column with JSON does not hold what it should."""
    for stored, kind in ((row.undo_request, UndoRequest), (row.overdue, Overdue), (row.result, ResultData)):
        if stored is not None:
            msgspec.json.decode(stored, type=kind)


def options_in(row: MatchRow) -> dict[str, str]:
    return msgspec.json.decode(row.options, type=dict[str, str])


def result_in(row: MatchRow) -> ResultData | None:
    """Return the result of a stored match, if it is over.

    Older versions stored the reason in the words of a record: it is converted to its name here.
    """
    if row.result is None:
        return None
    result = msgspec.json.decode(row.result, type=ResultData)
    for name, words in find_game(row.spelling).reasons.items():
        if result["reason"] == words:
            result["reason"] = name
    return result


def sampler(row: MatchRow, record: Record) -> Sampler:
    """Return the sampler of a match's luck: from its secret seed and the number of outcomes so far."""
    return luck(row.seed, sum(1 for entry in record.entries if entry.actor == CHANCE))
