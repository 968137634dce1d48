"""Open sockets: who looks at which match, and what each of them is sent when something happens."""

import asyncio
from collections import defaultdict, deque
from typing import Any, Final, Protocol

from reverie.core.game import SPECTATOR
from reverie.server.live import Live, bit, gone_back, heard
from reverie.server.rows import MatchRow, Person, SeatRow
from reverie.server.shown import asking_of, match_out, may_undo
from reverie.server.tables import News
from reverie.server.wire import MovedOut, encode
from reverie.texts import Texts

MOST_WAITING: Final = 400  # messages for a socket that does not read: then it is closed, and may come back


class Wire(Protocol):
    """What a connection is spoken to through."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One socket of somebody, or of a spectator without a name."""

    def __init__(self, wire: Wire, person: Person | None, texts: Texts) -> None:
        self.wire = wire
        self.person = person
        self.texts = texts
        self.open: dict[str, int] = {}  # the matches looked at, and from which seat
        self.lobby = False
        self.outbox: deque[str] = deque()
        self.more = asyncio.Event()
        self.closing: int | None = None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def send(self, message: bytes) -> None:
        """Queue a message; whoever sends to many never waits for one of them."""
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013)
        else:
            self.outbox.append(message.decode())
            self.more.set()

    def tell(self, kind: str, **fields: Any) -> None:
        if fields.get("id", 0) is None:
            del fields["id"]
        self.send(encode({"type": kind, **fields}))

    def close(self, code: int) -> None:
        self.closing = code
        self.more.set()

    async def deliver(self) -> None:
        """Send what is queued until the socket is to be closed."""
        while True:
            while self.outbox:
                await self.wire.send_text(self.outbox.popleft())
            if self.closing is not None:
                await self.wire.close(self.closing)
                return
            self.more.clear()
            await self.more.wait()


class Hub:
    """Every connection of this process, by match and by person."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.of_match: defaultdict[str, set[Connection]] = defaultdict(set)
        self.of_person: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self.of_person[connection.person.id].add(connection)

    def drop(self, connection: Connection) -> list[str]:
        """Forget a connection; the matches it looked at."""
        self.connections.discard(connection)
        matches = list(connection.open)
        for match in matches:
            self.close(connection, match)
        if connection.person is not None:
            _discard(self.of_person, connection.person.id, connection)
        return matches

    def open(self, connection: Connection, match: str, seat: int) -> None:
        connection.open[match] = seat
        self.of_match[match].add(connection)

    def close(self, connection: Connection, match: str) -> None:
        if connection.open.pop(match, None) is not None:
            _discard(self.of_match, match, connection)

    def here(self, match: str) -> int:
        """The seats with a page open in this process, as a sum of 1 << seat."""
        mask = 0
        for connection in self.of_match.get(match, ()):
            seat = connection.open[match]
            if seat >= 0:
                mask |= 1 << seat
        return mask

    # -- telling --------------------------------------------------------------------------------

    def moved(self, news: News) -> None:
        """Tell everybody who may know what was just stored, each what they may know of it."""
        live = news.live
        made: dict[int, bytes | None] = {}
        for connection in self.of_match.get(live.row.id, ()):
            seat = connection.open[live.row.id]
            if seat not in made:
                made[seat] = _moved(news, seat)
            message = made[seat]
            if message is not None:
                connection.send(message)

    def seats(self, live: Live, next_id: str | None = None) -> None:
        """Somebody came or went: tell everybody, and look again from which seat they look."""
        for connection in self.of_match.get(live.row.id, set()).copy():
            seat = live.seat_of(connection.person_id)
            connection.open[live.row.id] = SPECTATOR if seat is None else seat
            table = match_out(live.row, live.seats, connection.person_id, next_id)
            connection.tell("seats", match=live.row.id, table=table)

    def turn(self, row: MatchRow, seats: list[SeatRow], asked_before: int) -> None:
        """Tell whoever is asked now and was not before, on pages where the match is not open."""
        for seat in seats:
            if seat.person is None or not row.asked & ~asked_before & (1 << seat.seat):
                continue
            for connection in self.of_person.get(seat.person, ()):
                if row.id not in connection.open:
                    connection.tell("turn", match=row.id, table=match_out(row, seats, seat.person))

    def asking(self, live: Live) -> None:
        for connection in self.of_match.get(live.row.id, ()):
            connection.tell("asking", match=live.row.id, asking=asking_of(live.row))

    def said(self, live: Live, seat: int, message: bytes) -> None:
        """Chat and reactions, but for those who do not want to hear that seat."""
        for connection in self.of_match.get(live.row.id, ()):
            viewer = connection.open[live.row.id]
            if viewer < 0 or not live.seats[viewer].muted & (1 << seat):
                connection.send(message)


def _moved(news: News, seat: int) -> bytes | None:
    """What one seat is sent of new entries; nothing if it may know of none."""
    live = news.live
    mine = bit(seat)
    if not any(mask & mine for mask in live.masks[news.first - 1 : news.first - 1 + len(news.told)]):
        return None
    events: list[dict[str, Any]] = []
    for entry, told in news.told:
        events += heard(told, seat) if entry.back_to() is None else [gone_back(entry)]
    return encode(
        MovedOut(live.row.id, live.at(seat), live.view(seat), events, may_undo(live, seat), asking_of(live.row))
    )


def _discard(sets: "defaultdict[str, set[Connection]]", key: str, connection: Connection) -> None:
    found = sets.get(key)
    if found is not None:
        found.discard(connection)
        if not found:
            del sets[key]
