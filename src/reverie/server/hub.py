"""Open sockets: who looks at which match, and what each of them is sent when something happens."""

from collections import defaultdict
from typing import Any, Final, Protocol

from reverie.core.game import SPECTATOR
from reverie.seen import bit, told_of
from reverie.server.live import Live
from reverie.server.rows import PLAYING, MatchRow, Person, SeatRow
from reverie.server.shown import asking_of, match_out
from reverie.server.tables import Asker, News
from reverie.server.wire import MovedOut, encode
from reverie.texts import Texts

MOVED: Final = b'{"type":"moved",'  # how every such message begins


class Wire(Protocol):
    """What a connection is spoken to through."""

    def say(self, message: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Looking:
    """From which seat a connection looks at a match, and how much of it it has been told."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at


class Connection:
    """One socket of somebody, or of a spectator without a name."""

    __slots__ = ("closing", "lobby", "open", "person", "texts", "turns", "wire")

    def __init__(self, wire: Wire, person: Person | None, texts: Texts) -> None:
        self.wire = wire
        self.person = person
        self.texts = texts
        self.open: dict[str, Looking] = {}
        self.turns: set[str] = set()  # matches it was told wait for its person
        self.lobby = False
        self.closing = False

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def send(self, message: bytes) -> None:
        self.wire.say(message)

    def tell(self, kind: str, **fields: Any) -> None:
        if fields.get("id", 0) is None:
            del fields["id"]
        self.send(encode({"type": kind, **fields}))

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.wire.hang_up(code)


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

    def close_all(self, person: str) -> None:
        """Send somebody away: to come back as they came is of no use."""
        for connection in list(self.of_person.get(person, ())):
            connection.close(1008)

    def drop(self, connection: Connection) -> list[str]:
        """Forget a connection; the matches it looked at."""
        self.connections.discard(connection)
        matches = list(connection.open)
        for match in matches:
            self.close(connection, match)
        if connection.person is not None:
            _discard(self.of_person, connection.person.id, connection)
        return matches

    def open(self, connection: Connection, match: str, seat: int, at: int) -> None:
        connection.open[match] = Looking(seat, at)
        connection.turns.discard(match)
        self.of_match[match].add(connection)

    def close(self, connection: Connection, match: str) -> None:
        if connection.open.pop(match, None) is not None:
            _discard(self.of_match, match, connection)

    def here(self, match: str) -> int:
        """The seats with a page open in this process, as a sum of 1 << seat."""
        mask = 0
        for connection in self.of_match.get(match, ()):
            seat = connection.open[match].seat
            if seat >= 0:
                mask |= 1 << seat
        return mask

    # -- telling --------------------------------------------------------------------------------

    def moved(self, news: News) -> None:
        """Tell everybody who may know what was just stored, each what they may know of it."""
        live = news.live
        match = live.row.id
        masks = live.masks[news.first - 1 :]
        made: dict[int, tuple[int, bytes]] = {}  # by seat, how much is new to it, and how it is told
        for connection in self.of_match.get(match, ()):
            looking = connection.open[match]
            seat = looking.seat
            if seat not in made:
                mine = bit(seat)
                count = len([mask for mask in masks if mask & mine])
                made[seat] = count, _moved(live, seat, told_of(news.told, seat)) if count else b""
            count, message = made[seat]
            at = live.at(seat)
            if looking.at + count != at:
                # It has missed something that another process stored.
                message = _moved(live, seat, live.told_since(seat, looking.at)) if looking.at < at else b""
            looking.at = max(looking.at, at)
            if message:
                connection.send(_to_asker(news.asker, connection, message))

    def catch_up(self, live: Live) -> None:
        """A match was read anew: tell those who look on what they have not been told."""
        for connection in self.of_match.get(live.row.id, ()):
            _catch_up(connection, live)

    def seats(self, live: Live, next_id: str | None = None) -> None:
        """Somebody came or went: tell everybody, and look again from which seat they look."""
        for connection in self.of_match.get(live.row.id, set()).copy():
            own = live.seat_of(connection.person_id)
            seat = SPECTATOR if own is None else own
            looking = connection.open[live.row.id]
            moved = seat != looking.seat
            if moved:
                connection.open[live.row.id] = Looking(seat, live.at(seat))
            table = match_out(live.row, live.seats, connection.person_id, next_id)
            connection.tell("seats", match=live.row.id, table=table)
            if moved and live.match is not None:
                connection.send(_moved(live, seat, []))

    def turn(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Tell whoever is asked now, once and on pages where the match is not open."""
        for seat in seats:
            for connection in self.of_person.get(seat.person or "", ()):
                if row.status != PLAYING or not row.asked & (1 << seat.seat):
                    connection.turns.discard(row.id)
                elif row.id not in connection.open and row.id not in connection.turns:
                    connection.turns.add(row.id)
                    connection.tell("turn", match=row.id, table=match_out(row, seats, seat.person))

    def asking(self, live: Live) -> None:
        for connection in self.of_match.get(live.row.id, ()):
            connection.tell("asking", match=live.row.id, asking=asking_of(live.row))

    def stumbled(self, live: Live, seat: int) -> None:
        """A bot failed, and another answers for it: nobody should take its moves for its own."""
        for connection in self.of_match.get(live.row.id, ()):
            connection.tell("stumbled", match=live.row.id, seat=seat, shown=live.seats[seat].shown)

    def said(self, live: Live, seat: int, message: bytes) -> None:
        """Chat and reactions, but for those who do not want to hear that seat."""
        for connection in self.of_match.get(live.row.id, ()):
            viewer = connection.open[live.row.id].seat
            if viewer < 0 or not live.seats[viewer].muted & (1 << seat):
                connection.send(message)


def _catch_up(connection: Connection, live: Live) -> None:
    looking = connection.open[live.row.id]
    if live.match is not None and looking.at < live.at(looking.seat):
        events = live.told_since(looking.seat, looking.at)
        looking.at = live.at(looking.seat)
        connection.send(_moved(live, looking.seat, events))


def _moved(live: Live, seat: int, events: list[dict[str, Any]]) -> bytes:
    """What one seat is sent when something it may know of has happened."""
    return encode(
        MovedOut(live.row.id, live.at(seat), live.view(seat), events, live.may_undo(seat), asking_of(live.row))
    )


def _to_asker(asker: Asker | None, connection: Connection, message: bytes) -> bytes:
    """What happened, told to whoever did it: it is the answer to their request as well."""
    if asker is None or asker.page is not connection:
        return message
    asker.told = True
    number = b"" if asker.number is None else b'"id":%d,' % asker.number
    return b"%s%s%s" % (MOVED, number, message[len(MOVED) :])


def _discard(sets: "defaultdict[str, set[Connection]]", key: str, connection: Connection) -> None:
    found = sets.get(key)
    if found is not None:
        found.discard(connection)
        if not found:
            del sets[key]
