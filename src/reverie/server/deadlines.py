"""Deadlines: until when the people at a table have to answer, computed from stored rows."""

from collections.abc import Sequence

import msgspec

from reverie.frames import ClockOut, Overdue
from reverie.server.clock import now
from reverie.server.rows import PLAYING, MatchRow, SeatRow

NOTHING_SAID: Overdue = {"end": [], "waited": []}


def due(row: MatchRow, seats: Sequence[SeatRow]) -> dict[int, int]:
    """Return by seat the deadline, in milliseconds since 1970, of each person who is asked; empty without a time limit.

    It runs from the last public change: drafts neither reveal themselves by it nor extend it.
    """
    if not row.time_to_answer or row.status != PLAYING:
        return {}
    return {
        seat.seat: max(row.updated, seat.since) + row.time_to_answer
        for seat in seats
        if seat.person is not None and seat.stand_in is None and row.asked & (1 << seat.seat)
    }


def overdue_of(row: MatchRow) -> Overdue:
    """Return what others said about people who have not answered in time: who wants to end, who waited on."""
    return NOTHING_SAID if row.overdue is None else msgspec.json.decode(row.overdue, type=Overdue)


def clock_of(row: MatchRow, seats: Sequence[SeatRow]) -> ClockOut | None:
    """Return the deadlines as clients get them; None in a match without a time to answer."""
    if not row.time_to_answer:
        return None
    said = overdue_of(row)
    times = due(row, seats)
    return {
        "now": now(),
        "due": [{"seat": seat, "at": at} for seat, at in times.items()],
        "end": said["end"],
        "waited": said["waited"],
    }
