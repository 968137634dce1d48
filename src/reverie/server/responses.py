"""Builds what one person gets of a match, as frames, from its rows and the match in memory."""

from collections.abc import Sequence
from typing import Final

import msgspec

from reverie import frames
from reverie.core.game import SPECTATOR
from reverie.frames import ChatOut, MatchOut, PresenceOut, SeatOut, TableOut, UndoRequest
from reverie.observed_match import seats_of
from reverie.server.clock import now
from reverie.server.deadlines import clock_of
from reverie.server.loaded_match import LoadedMatch, options_in, result_in
from reverie.server.rows import CIRCLE, FINISHED, SHARED, ChatRow, MatchRow, SeatRow
from reverie.server.shared_deals import sealed

CHAT_LINES: Final = 50  # of a chat that are sent, the last ones


def match_out(row: MatchRow, seats: Sequence[SeatRow], person: str | None, next_id: str | None = None) -> MatchOut:
    mine = next((seat.seat for seat in seats if person is not None and seat.person == person), None)
    return frames.match_summary(
        match=row.id,
        game=row.game,
        setup={"spelling": row.spelling, "players": row.players, "options": options_in(row)},
        status=row.status,  # type: ignore[arg-type]  # the column holds nothing else
        kind=row.kind,  # type: ignore[arg-type]
        day=row.day,
        circle=(row.deal or "").partition("/")[0] if row.kind == CIRCLE else None,
        listed=bool(row.listed),
        watch=bool(row.watch),
        created=row.created,
        updated=row.updated,
        seats=[seat_out(seat, person) for seat in seats],
        seat=mine,
        owner=person is not None and row.owner == person,
        asked=row.asked,
        result=result_in(row),
        forked=bool(row.forked),
        code=row.code if mine is not None else None,
        commitment=row.commitment,
        next_id=next_id,
        time_to_answer=row.time_to_answer // 1000 or None,
        material=row.material,
    )


def seat_out(seat: SeatRow, person: str | None) -> SeatOut:
    you = person is not None and seat.person == person
    return {
        "seat": seat.seat,
        "shown": seat.display_name,
        "bot": seat.bot,
        "you": you,
        "free": not seat.taken,
        "portrait": seat.portrait,
        "stand_in": seat.stand_in,
    }


def seed_of(row: MatchRow, at: int) -> str | None:
    """Return the seed of a match once it is public: when the game is over or, for a shared deal, its period is.

    `at` is the confirmed time: what is published cannot be taken back.
    """
    if row.kind in SHARED:
        return None if sealed(row, at) else row.seed
    return row.seed if row.status == FINISHED else None


def undo_request_of(row: MatchRow) -> UndoRequest | None:
    return None if row.undo_request is None else msgspec.json.decode(row.undo_request, type=UndoRequest)


def chat_out(chat: Sequence[ChatRow], muted: int) -> list[ChatOut]:
    """Return the lines of a chat without those of muted seats."""
    return [
        {"seat": line.seat, "shown": line.display_name, "text": line.text, "at": line.at}
        for line in chat
        if not muted & (1 << line.seat)
    ]


def table_out(
    loaded: LoadedMatch,
    person: str | None,
    since: int | None,
    presence: list[PresenceOut],
    chat: Sequence[ChatRow],
    next_id: str | None,
) -> TableOut:
    """Return everything that a person or a spectator gets when they open a match."""
    own = loaded.seat_of(person)
    muted = loaded.seats[own].muted if own is not None else 0
    return frames.table(
        match_out(loaded.row, loaded.seats, person, next_id),
        loaded,
        SPECTATOR if own is None else own,
        since,
        presence,
        now(),
        undo_request_of(loaded.row),
        chat_out(chat, muted),
        seats_of(muted),
        clock_of(loaded.row, loaded.seats),
    )
