"""What is shown of a match to one person: everything that leaves the server about it is made here and in Live."""

from collections.abc import Sequence

import msgspec

from reverie.core.game import SPECTATOR
from reverie.seen import seats_of
from reverie.server import daily
from reverie.server.live import Live
from reverie.server.matches import taken
from reverie.server.rows import DAILY, FINISHED, PLAYING, ChatRow, MatchRow, SeatRow
from reverie.server.tables import now
from reverie.server.wire import Asking, ChatOut, MatchOut, SeatOut, SetupOut, TableOut


def match_out(row: MatchRow, seats: Sequence[SeatRow], person: str | None, next_id: str | None = None) -> MatchOut:
    mine = next((seat.seat for seat in seats if person is not None and seat.person == person), None)
    return MatchOut(
        id=row.id,
        game=row.game,
        setup=SetupOut(row.spelling, row.players, msgspec.json.decode(row.options)),
        status=row.status,  # type: ignore[arg-type]  # the column holds nothing else
        kind=row.kind,  # type: ignore[arg-type]
        day=row.day,
        open=bool(row.listed),
        watch=bool(row.watch),
        created=row.created,
        updated=row.updated,
        seats=[seat_out(seat, person) for seat in seats],
        seat=mine,
        owner=person is not None and row.owner == person,
        asked=seats_of(row.asked),
        your_turn=mine is not None and row.status == PLAYING and bool(row.asked & (1 << mine)),
        result=None if row.result is None else msgspec.json.decode(row.result),
        forked=bool(row.forked),
        code=row.code if mine is not None else None,
        commitment=row.commitment,
        next=next_id,
    )


def seat_out(seat: SeatRow, person: str | None) -> SeatOut:
    you = person is not None and seat.person == person
    return SeatOut(seat.seat, seat.shown, seat.bot, you, not taken(seat))


def seed_of(row: MatchRow) -> str | None:
    """A seed is everybody's once the game is over; that of a daily dream once the day is."""
    if row.kind == DAILY:
        return row.seed if row.day is not None and daily.revealed(row.day, now()) else None
    return row.seed if row.status == FINISHED else None


def asking_of(row: MatchRow) -> Asking | None:
    return None if row.asking is None else msgspec.json.decode(row.asking, type=Asking)


def table_out(
    live: Live, person: str | None, since: int | None, here: int, chat: Sequence[ChatRow], next_id: str | None
) -> TableOut:
    """Everything a seat or a spectator is shown of a match when it is opened."""
    own = live.seat_of(person)
    seat = SPECTATOR if own is None else own
    begun = live.match is not None
    muted = live.seats[own].muted if own is not None else 0
    return TableOut(
        match=live.row.id,
        at=live.at(seat),
        view=live.view(seat) if begun else None,
        events=live.told_since(seat, since) if begun and since is not None else [],
        table=match_out(live.row, live.seats, person, next_id),
        undo=live.may_undo(seat),
        asking=asking_of(live.row),
        here=seats_of(here),
        chat=[ChatOut(line.seat, line.shown, line.text, line.at) for line in chat if not muted & (1 << line.seat)],
        muted=seats_of(muted),
    )
