"""The open sockets of this process: which matches each has open, and what it is sent when one changes."""

from collections import defaultdict
from typing import Any, Final, Protocol

from reverie import frames
from reverie.core.game import SPECTATOR
from reverie.observed_match import bit, events_heard
from reverie.server.deadlines import clock_of
from reverie.server.events import (
    BotFailed,
    ChatRemoved,
    Events,
    MatchChanged,
    MatchLoaded,
    PageSeated,
    PersonGone,
    RematchCreated,
    Requester,
    SeatsChanged,
    UndoRequestChanged,
)
from reverie.server.loaded_match import LoadedMatch
from reverie.server.responses import match_out, undo_request_of
from reverie.server.rows import PLAYING, MatchRow, Person, SeatRow
from reverie.server.wire import EncodedView, encode, encode_views
from reverie.texts import Texts

MOVED: Final = b'{"type":"moved",'  # the beginning of every encoded `moved` frame


class Wire(Protocol):
    """The socket of a connection, as far as the hub uses it."""

    def say(self, message: bytes) -> None: ...

    def put_back(self, frame: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Subscription:
    """The seat from which a connection looks at a match, and how much it has been sent of it."""

    __slots__ = ("at", "chat_removed", "clock", "presence", "seat", "table", "undo_request")

    def __init__(self, seat: int, loaded: LoadedMatch) -> None:
        self.seat = seat
        self.at = loaded.at(seat)
        self.table = _table_of(loaded)  # the seats and the status last sent
        self.undo_request = loaded.row.undo_request
        self.clock = _clock_set(loaded)
        self.chat_removed = loaded.row.chat_removed
        self.presence: list[tuple[int, str]] = []  # the presence last sent


class Connection:
    """One open socket of a person, or of a spectator who is not signed in."""

    __slots__ = ("away", "closing", "lobby", "open", "person", "texts", "turns", "wire")

    def __init__(self, wire: Wire, person: Person | None, texts: Texts) -> None:
        self.wire = wire
        self.person = person
        self.texts = texts
        self.open: dict[str, Subscription] = {}
        self.turns: set[str] = set()  # matches it was notified of, where its person is asked
        self.lobby = False
        self.away = False  # its page is hidden, or nobody has touched it for a while
        self.closing = False

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def send(self, message: bytes) -> None:
        self.wire.say(message)

    def tell(self, frame: object) -> None:
        """Send one of the messages of `frames`."""
        self.send(encode(frame))

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.wire.hang_up(code)


class Hub:
    """Every connection of this process, by match and by person."""

    def __init__(self, events: Events) -> None:
        self.events = events
        self.connections: set[Connection] = set()
        self.of_match: defaultdict[str, set[Connection]] = defaultdict(set)
        self.of_person: defaultdict[str, set[Connection]] = defaultdict(set)
        events.subscribe(MatchChanged, self.changed)
        events.subscribe(MatchLoaded, self.loaded)
        events.subscribe(SeatsChanged, lambda event: self.turn(event.loaded.row, event.loaded.seats))
        events.subscribe(RematchCreated, lambda event: self.seats(event.loaded, event.rematch))
        events.subscribe(UndoRequestChanged, lambda event: self.undo_request(event.loaded))
        events.subscribe(BotFailed, lambda event: self.bot_failed(event.loaded, event.seat))
        events.subscribe(PersonGone, lambda event: self.close_all(event.person))

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self.of_person[connection.person.id].add(connection)

    def close_all(self, person: str) -> None:
        """Close every connection of a person, whose credentials are not valid any more."""
        for connection in list(self.of_person.get(person, ())):
            connection.close(1008)

    def drop(self, connection: Connection) -> list[str]:
        """Forget a connection; return the matches it had open."""
        self.connections.discard(connection)
        matches = list(connection.open)
        for match in matches:
            self.close(connection, match)
        if connection.person is not None:
            _discard(self.of_person, connection.person.id, connection)
        return matches

    def open(self, connection: Connection, loaded: LoadedMatch, seat: int) -> None:
        match = loaded.row.id
        connection.open[match] = Subscription(seat, loaded)
        connection.turns.discard(match)
        self.of_match[match].add(connection)

    def close(self, connection: Connection, match: str) -> None:
        if connection.open.pop(match, None) is not None:
            _discard(self.of_match, match, connection)

    def here(self, match: str) -> dict[int, bool]:
        """Return the seats with a page open in this process, and whether all their pages are away."""
        found: dict[int, bool] = {}
        for connection in self.of_match.get(match, ()):
            seat = connection.open[match].seat
            if seat >= 0:
                found[seat] = found.get(seat, True) and connection.away
        return found

    # -- sending --------------------------------------------------------------------------------

    def changed(self, change: MatchChanged) -> None:
        """Send a stored change to the pages that have the match open; notify other pages of those asked now."""
        self.moved(change)
        self.turn(change.loaded.row, change.loaded.seats)

    def moved(self, change: MatchChanged) -> None:
        """Send each page that has the match open what its seat may know of a stored change."""
        loaded, requester = change.loaded, change.requester
        row = loaded.row
        match, clock = row.id, _clock_set(loaded)
        pages = self.of_match.get(match, ())
        news = _news(change, {page.open[match].seat for page in pages})
        for connection in pages:
            subscription = connection.open[match]
            seat = subscription.seat
            before, at, message = news[seat]
            if subscription.at != before:
                # It has missed something that another process stored, or has been sent this already.
                missed = subscription.at < at
                message = _moved(loaded, seat, loaded.events_since(seat, subscription.at)) if missed else b""
            if message:
                subscription.at = at
                subscription.undo_request = row.undo_request
                subscription.clock = clock
                if requester is not None and requester.page is connection:
                    message = _acknowledged(requester, message)
                connection.wire.say(message)

    def loaded(self, event: MatchLoaded) -> None:
        """Send the pages that have a match open what changed since the last frame, after it was read again.

        It may have been read because of a draft: a frame without news would give the draft away.
        """
        loaded = event.loaded
        self.catch_up(loaded)
        pages = self.of_match.get(loaded.row.id, ())
        if any(page.open[loaded.row.id].table != _table_of(loaded) for page in pages):
            self.seats(loaded)
        if any(page.open[loaded.row.id].undo_request != loaded.row.undo_request for page in pages):
            self.undo_request(loaded)
        if any(page.open[loaded.row.id].clock != _clock_set(loaded) for page in pages):
            self.clock(loaded)
        if any(page.open[loaded.row.id].chat_removed != loaded.row.chat_removed for page in pages):
            for page in pages:
                page.open[loaded.row.id].chat_removed = loaded.row.chat_removed
            self.events.publish(ChatRemoved(loaded.row.id))

    def catch_up(self, loaded: LoadedMatch) -> None:
        """Send the pages that have the match open the entries they have missed."""
        for connection in self.of_match.get(loaded.row.id, ()):
            _catch_up(connection, loaded)

    def seats(self, loaded: LoadedMatch, next_id: str | None = None) -> None:
        """Send the seats to every page that has the match open, and move pages whose person changed seats."""
        for connection in self.of_match.get(loaded.row.id, set()).copy():
            own = loaded.seat_of(connection.person_id)
            seat = SPECTATOR if own is None else own
            subscription = connection.open[loaded.row.id]
            moved = seat != subscription.seat
            if moved:
                subscription = connection.open[loaded.row.id] = Subscription(seat, loaded)
            subscription.table = _table_of(loaded)
            table = match_out(loaded.row, loaded.seats, connection.person_id, next_id)
            connection.tell(frames.seats(loaded.row.id, table))
            if moved and loaded.match is not None:
                connection.send(_moved(loaded, seat, []))
            if moved:
                self.events.publish(PageSeated(loaded.row.id))

    def turn(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Notify the people asked now, once, on pages where the match is not open."""
        match, of_person = row.id, self.of_person
        for seat in seats:
            for connection in of_person.get(seat.person or "", ()):
                if match in connection.open:
                    continue
                if row.status != PLAYING or not row.asked & (1 << seat.seat):
                    connection.turns.discard(match)
                elif match not in connection.turns:
                    connection.turns.add(match)
                    connection.tell(frames.turn(match, match_out(row, seats, seat.person)))

    def undo_request(self, loaded: LoadedMatch) -> None:
        for connection in self.of_match.get(loaded.row.id, ()):
            connection.open[loaded.row.id].undo_request = loaded.row.undo_request
            connection.tell(frames.undo_requested(loaded.row.id, undo_request_of(loaded.row)))

    def clock(self, loaded: LoadedMatch) -> None:
        """Send the deadlines, and what was said about those who did not answer in time."""
        message = encode(frames.clock(loaded.row.id, clock_of(loaded.row, loaded.seats)))
        for connection in self.of_match.get(loaded.row.id, ()):
            connection.open[loaded.row.id].clock = _clock_set(loaded)
            connection.send(message)

    def bot_failed(self, loaded: LoadedMatch, seat: int) -> None:
        """Send that a bot failed and another answers for it."""
        for connection in self.of_match.get(loaded.row.id, ()):
            connection.tell(frames.bot_failed(loaded.row.id, seat, loaded.seats[seat].display_name))

    def said(self, loaded: LoadedMatch, seat: int, message: bytes) -> None:
        """Send chat or a reaction to every page whose seat has not muted the sender."""
        for connection in self.of_match.get(loaded.row.id, ()):
            viewer = connection.open[loaded.row.id].seat
            if viewer < 0 or not loaded.seats[viewer].muted & (1 << seat):
                connection.send(message)


def _table_of(loaded: LoadedMatch) -> tuple[object, ...]:
    """Return the public part of the seats, to compare; whom a seat has muted is private."""
    return loaded.row.status, *(
        (seat.person, seat.bot, seat.stand_in, seat.display_name, seat.portrait) for seat in loaded.seats
    )


def _clock_set(loaded: LoadedMatch) -> tuple[object, ...]:
    """Return what changes the deadlines apart from moves, to compare; who is asked is left out, as drafts change it."""
    return loaded.row.overdue, *[seat.since for seat in loaded.seats]


def _catch_up(connection: Connection, loaded: LoadedMatch) -> None:
    subscription = connection.open[loaded.row.id]
    if loaded.match is not None and subscription.at < loaded.at(subscription.seat):
        events = loaded.events_since(subscription.seat, subscription.at)
        subscription.at = loaded.at(subscription.seat)
        subscription.clock = _clock_set(loaded)
        connection.send(_moved(loaded, subscription.seat, events))


def _news(change: MatchChanged, seats: set[int]) -> dict[int, tuple[int, int, bytes]]:
    """Return by seat how many entries it knew of before a change, how many it knows of now, and their frame."""
    loaded = change.loaded
    told: list[int] = []
    news: dict[int, tuple[int, int, bytes]] = {}
    for seat in seats:
        mine, new, at = bit(seat), 0, loaded.at(seat)
        for mask in change.masks:
            if mask & mine:
                new += 1
        if new:
            told.append(seat)
        news[seat] = (at - new, at, b"")
    for seat, view in zip(told, encode_views(loaded.view_parts(told)), strict=True):
        before, at, _ = news[seat]
        news[seat] = (before, at, _moved(loaded, seat, events_heard(change.entries, seat), view))
    return news


def _moved(loaded: LoadedMatch, seat: int, events: list[dict[str, Any]], view: EncodedView | None = None) -> bytes:
    """Return the encoded frame for one seat about events it may know of; `view` if its view is encoded already."""
    times = clock_of(loaded.row, loaded.seats)
    return encode(frames.moved(loaded.row.id, loaded, seat, events, undo_request_of(loaded.row), times, view))


def _acknowledged(requester: Requester, message: bytes) -> bytes:
    """Return the frame for the page that acted: with the id of its request, which it acknowledges as well."""
    requester.answered = True
    if requester.number is None:
        return message
    return b"".join((MOVED, b'"id":%d,' % requester.number, memoryview(message)[len(MOVED) :]))


def _discard(sets: "defaultdict[str, set[Connection]]", key: str, connection: Connection) -> None:
    found = sets.get(key)
    if found is not None:
        found.discard(connection)
        if not found:
            del sets[key]
