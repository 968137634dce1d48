"""Until when the people at a table have to answer, worked out from what is stored."""

from collections.abc import Sequence

import msgspec

from reverie.frames import ClockOut, Overdue
from reverie.server.clock import now
from reverie.server.rows import PLAYING, MatchRow, SeatRow

NOTHING_SAID: Overdue = {"end": [], "waited": []}


def due(row: MatchRow, seats: Sequence[SeatRow]) -> dict[int, int]:
    """The time by which each person who is asked should have answered; none in a match without such a time.

    It runs from the last change that everybody may know of: a draft of somebody's tells nothing, and helps nobody.
    """
    if not row.time_to_answer or row.status != PLAYING:
        return {}
    return {
        seat.seat: max(row.updated, seat.since) + row.time_to_answer
        for seat in seats
        if seat.person is not None and seat.stand_in is None and row.asked & (1 << seat.seat)
    }


def overdue_of(row: MatchRow) -> Overdue:
    """What was said about people who have not answered in time."""
    return NOTHING_SAID if row.overdue is None else msgspec.json.decode(row.overdue, type=Overdue)


def clock_of(row: MatchRow, seats: Sequence[SeatRow]) -> ClockOut | None:
    """The time left for each answer, as clients get it; None in a match without a time to answer."""
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
