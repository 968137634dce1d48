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
from reverie.server.rows import FINISHED, WAITING, EntryRow, MatchRow, SeatRow


class LoadedMatch(ObservedMatch):
    """One match as this process knows it. Who changes it stores the change first, or forgets the whole."""

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
        self.keys: dict[str, tuple[int, int]] = {}  # what clients called their answers: seat and number
        if row.status != WAITING:
            # A match that waits for chance is never stored: chance answers before entries are appended.
            self.take_up((_entry(one) for one in entries), row.rules, row.edition or "", partial(sampler, row))
            if attached:
                # Another material may have the same rules and be drawn otherwise: a record carries its own.
                record = self.game.record
                record.attached = {name: attached[name] for name in record.attached}
            self.keys = {one.key: (one.actor, one.number) for one in entries if one.key is not None}

    @property
    def silent(self) -> bool:
        """Whether the players may not talk now."""
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
        """The seats from which a person answers."""
        return [seat.seat for seat in self.seats if seat.person is not None and seat.stand_in is None]


def _entry(row: EntryRow) -> Entry:
    return Entry(row.actor, row.text, bool(row.auto))


def setup_of(row: MatchRow, attached: Mapping[str, str] | None = None) -> Setup:
    """The set-up of a match, which may need the files of its material."""
    return find_attached_setup(row.spelling, row.players, options_in(row), attached)


def check_seats(row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """DamagedRecord if the seats of a match are not all there."""
    if len(seats) != row.players:
        raise DamagedRecord(f"{row.players} seats should be there, but {len(seats)} are")


def check_documents(row: MatchRow) -> None:
    """MsgspecError if something that is stored as JSON is not what it should be."""
    for stored, kind in ((row.undo_request, UndoRequest), (row.overdue, Overdue), (row.result, ResultData)):
        if stored is not None:
            msgspec.json.decode(stored, type=kind)


def options_in(row: MatchRow) -> dict[str, str]:
    return msgspec.json.decode(row.options, type=dict[str, str])


def result_in(row: MatchRow) -> ResultData | None:
    """How a stored match ended. Older programs stored why it was over in the words of its record: it is named here."""
    if row.result is None:
        return None
    result = msgspec.json.decode(row.result, type=ResultData)
    for name, words in find_game(row.spelling).reasons.items():
        if result["reason"] == words:
            result["reason"] = name
    return result


def sampler(row: MatchRow, record: Record) -> Sampler:
    """The luck of a match: keyed with its secret seed, and with the number of outcomes so far."""
    return luck(row.seed, sum(1 for entry in record.entries if entry.actor == CHANCE))
