"""The WebSocket: one for each page, any number of matches on it, every message checked before it is looked at."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie import __version__, frames
from reverie.core.game import SPECTATOR
from reverie.frames import PresenceOut
from reverie.server.accounts import person_out
from reverie.server.clock import now
from reverie.server.errors import Refused
from reverie.server.events import Requester
from reverie.server.fast_websocket import EXTENSION, FastWebSocket
from reverie.server.hub import Connection
from reverie.server.loaded_match import LoadedMatch
from reverie.server.matches import new_id
from reverie.server.moves import who_of
from reverie.server.names import clean
from reverie.server.presence import states_of
from reverie.server.responses import table_out
from reverie.server.rows import ChatRow, Person
from reverie.server.services import Services
from reverie.server.store.database import Conflict, Unavailable
from reverie.server.wire import (
    REACTIONS,
    Away,
    Cancel,
    Close,
    Concede,
    Consent,
    End,
    Hint,
    Incoming,
    Lobby,
    Mute,
    Open,
    Ping,
    Play,
    Preview,
    React,
    Return,
    Say,
    StandIn,
    Undo,
    Wait,
    decode_message,
    encode,
    number_of,
)
from reverie.texts import Texts

MOST_BAD: Final = 20  # unreadable messages in a row
MOST_OPEN: Final = 200  # matches open on one socket
MOST_THINKING: Final = 4  # requests of one socket that may be under way at once
CHAT_LINES: Final = 50
SLOW: Final = frozenset({"hint"})  # answered when they are ready, while the socket goes on

log = logging.getLogger("reverie.socket")


async def serve(services: Services, socket: WebSocket, person: Person | None, texts: Texts, address: str) -> None:
    """Speak with one page until it goes."""
    await socket.accept()
    fast: FastWebSocket = socket.scope["extensions"][EXTENSION]["websocket"]
    connection = Connection(fast, person, texts)
    services.hub.add(connection)
    me = person_out(person) if person is not None else None
    connection.tell(frames.welcome(me, __version__))
    session = Session(services, connection, address)
    fast.at_once = session.at_once
    try:
        while True:
            session.listening = not connection.closing
            message = await socket.receive()
            session.listening = False
            if message["type"] == "websocket.disconnect":
                break
            # Whoever is being let go is no longer listened to, but hears the reason to its end.
            if not connection.closing:
                await session.take(message.get("text") or message.get("bytes") or b"")
    except WebSocketDisconnect:
        pass
    finally:
        fast.at_once = None
        for task in session.slow:
            task.cancel()
        services.presence.leave(connection)


class Session:
    """What one page asks for, message by message."""

    __slots__ = ("address", "bad", "connection", "listening", "paid", "services", "slow", "who")

    def __init__(self, services: Services, connection: Connection, address: str) -> None:
        self.services = services
        self.connection = connection
        self.address = address
        self.who = connection.person_id or address  # whose messages are counted
        self.bad = 0
        self.listening = False  # nothing is being answered: the next message may be, where it comes in
        self.paid = False  # whether the message on its way has been counted already
        self.slow: dict[asyncio.Task[None], int | None] = {}  # requests that take their time, by id

    def at_once(self, data: bytes) -> bool:
        """Answer a move where it comes in, if nothing has to be waited for; False leaves it to `take`."""
        person = self.connection.person
        if not self.listening or person is None or self.services.stopping:
            return False
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if type(message) is not Play:
            return False
        loaded = self.services.cache.peek(message.match)
        seat = None if loaded is None else loaded.seat_of(person.id)
        if (
            loaded is None
            or seat is None
            or loaded.seats[seat].stand_in
            or self.services.limits.wait("message", self.who)
        ):
            return False
        started = time.perf_counter()
        requester = Requester(self.connection, message.id)
        try:
            self.paid = not self.services.moves.play_now(
                loaded, who_of(loaded.seats[seat]), message.decision, message.answer, message.key, requester
            )
            if self.paid:
                return False
            self.bad = 0
            self.services.metrics.count("reverie_messages_total", "play")
            if not requester.answered:
                self.ok(message, at=loaded.at(seat), again=False)
            self.services.answer_times.observe(time.perf_counter() - started)
        except Unavailable as error:
            self.unavailable(error, message)
        except Exception:
            self.broken(message)
        return True

    async def take(self, data: str | bytes) -> None:
        wait = 0.0 if self.paid else self.services.limits.wait("message", self.who)
        self.paid = False
        if wait:
            self.refuse(Refused("too-many", seconds=max(1, round(wait))), number_of(data), None)
            # Who does not slow down is slowed down.
            await asyncio.sleep(min(wait, 1.0))
            return
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.bad += 1
            self.services.metrics.count("reverie_messages_total", "invalid")
            self.refuse(Refused("invalid", reason=str(error)[:200]), number_of(data), None)
            if self.bad >= MOST_BAD:
                self.connection.close(1008)
            return
        self.bad = 0
        kind = message.__struct_config__.tag
        self.services.metrics.count("reverie_messages_total", kind)
        if kind in SLOW:
            if len(self.slow) >= MOST_THINKING:
                self.refuse(Refused("busy"), message.id, getattr(message, "match", None))
                return
            task = asyncio.create_task(self.answer(message))
            self.slow[task] = message.id
            task.add_done_callback(lambda done: self.slow.pop(done, None))
            return
        await self.answer(message)

    async def answer(self, message: Incoming) -> None:
        match = getattr(message, "match", None)
        try:
            if self.services.stopping:
                raise Refused("busy")
            await HANDLERS[type(message)](self, message)
        except Refused as refusal:
            self.refuse(refusal, message.id, match)
        except asyncio.CancelledError:
            # By its sender, or since the page is gone: then nobody hears this.
            self.refuse(Refused("cancelled"), message.id, match)
            raise
        except Unavailable as error:
            self.unavailable(error, message)
        except Exception:
            self.broken(message)

    def unavailable(self, error: Unavailable, message: Incoming) -> None:
        log.warning("the database does not answer", extra={"reason": str(error)})
        self.refuse(Refused("busy"), message.id, getattr(message, "match", None))

    def broken(self, message: Incoming) -> None:
        """Our own mistake, while it is being handled."""
        self.services.metrics.count("reverie_errors_total")
        log.exception("a message could not be answered", extra={"message_type": type(message).__name__})
        self.refuse(Refused("broken"), message.id, getattr(message, "match", None))

    def refuse(self, refusal: Refused, number: int | None, match: str | None) -> None:
        self.services.metrics.count("reverie_refusals_total", refusal.code)
        said = refusal.message(self.connection.texts)
        self.connection.tell(frames.error(number, match, refusal.code, said))

    def ok(self, message: Any, **more: Any) -> None:
        self.connection.tell(frames.ok(message.id, message.match, **more))

    def person(self) -> Person:
        if self.connection.person is None:
            raise Refused("sign-in-first")
        return self.connection.person

    # -- messages -------------------------------------------------------------------------------

    async def ping(self, message: Ping) -> None:
        self.connection.tell(frames.pong(message.id))

    async def lobby(self, message: Lobby) -> None:
        self.connection.lobby = message.on
        if message.on:
            await self.services.lobby.tell(self.connection)

    async def open(self, message: Open) -> None:
        if len(self.connection.open) >= MOST_OPEN and message.match not in self.connection.open:
            raise Refused("too-many", seconds=1)
        loaded = await self.services.matches.look(message.match, self.connection.person)
        presence = await self.services.presence.of_match(message.match)
        chat = await self.services.store.chat(message.match, CHAT_LINES)
        next_id = await self.services.matches.rematch_id(loaded)
        # Moves may have come while we asked: what is shown is what is known now, and the next is told after it.
        loaded = await self.services.cache.settled(message.match)
        own = loaded.seat_of(self.connection.person_id)
        seat = SPECTATOR if own is None else own
        self.services.hub.open(self.connection, loaded, seat)
        if own is not None:
            _arrived(presence, own, self.connection.away)
            self.services.presence.note(message.match)
        self.connection.open[message.match].presence = states_of(presence)
        table = table_out(loaded, self.connection.person_id, message.since, presence, chat, next_id)
        table["id"] = message.id
        self.connection.send(encode(table))

    async def close(self, message: Close) -> None:
        self.services.hub.close(self.connection, message.match)
        self.ok(message)
        self.services.presence.note(message.match)

    async def play(self, message: Play) -> None:
        started = time.perf_counter()
        loaded, seat = await self.acting(message.match)
        requester = Requester(self.connection, message.id)
        loaded, again = await self.services.moves.play(
            message.match, who_of(loaded.seats[seat]), message.decision, message.answer, message.key, requester
        )
        if not requester.answered:
            self.ok(message, at=loaded.at(seat), again=again)
        self.services.answer_times.observe(time.perf_counter() - started)

    async def undo(self, message: Undo) -> None:
        how = await self.services.undo_requests.undo(message.match, self.person(), message.far)
        self.ok(message, undo=how)

    async def consent(self, message: Consent) -> None:
        await self.services.undo_requests.consent(message.match, self.person(), message.agree)
        self.ok(message)

    async def concede(self, message: Concede) -> None:
        loaded, seat = await self.acting(message.match)
        await self.services.moves.concede(message.match, who_of(loaded.seats[seat]))
        self.ok(message)

    async def acting(self, match: str) -> tuple[LoadedMatch, int]:
        """The match and the own seat in it, from which no bot answers."""
        return await self.services.cache.acting(match, self.person().id)

    async def wait_on(self, message: Wait) -> None:
        await self.services.time_to_answer.wait_on(message.match, self.person())
        self.ok(message)

    async def stand_in(self, message: StandIn) -> None:
        await self.services.time_to_answer.stand_in(message.match, self.person(), message.seat)
        self.ok(message)

    async def end(self, message: End) -> None:
        await self.services.time_to_answer.end(message.match, self.person())
        self.ok(message)

    async def take_back(self, message: Return) -> None:
        await self.services.time_to_answer.take_back(message.match, self.person())
        self.ok(message)

    async def away(self, message: Away) -> None:
        if self.connection.away is not message.on:
            self.connection.away = message.on
            self.services.presence.note(*self.connection.open)
        self.connection.tell(frames.ok(message.id))

    async def say(self, message: Say) -> None:
        loaded, seat = await self.may_talk(message.match)
        text = clean(message.text)
        if not text:
            raise Refused("invalid", reason="text")
        person = self.person()
        line = ChatRow(new_id(), message.match, seat, person.id, loaded.seats[seat].display_name, text, now())
        await self.services.store.add_chat(line)
        self.tell_all(loaded, seat, frames.said(message.match, seat, line.display_name, text, line.at))
        self.ok(message)

    async def react(self, message: React) -> None:
        if message.reaction not in REACTIONS:
            raise Refused("invalid", reason="reaction")
        loaded, seat = await self.may_talk(message.match)
        name = loaded.seats[seat].display_name
        self.tell_all(loaded, seat, frames.reacted(message.match, seat, name, message.reaction, now()))
        self.ok(message)

    async def may_talk(self, match: str) -> tuple[LoadedMatch, int]:
        loaded, seat = await self.services.cache.seated(match, self.person().id)
        if loaded.silent:
            raise Refused("silent")
        await self.services.limit("say", self.person().id)
        person = await self.services.store.person(self.person().id)
        if person is None or person.silenced:
            raise Refused("silenced")
        return loaded, seat

    def tell_all(self, loaded: LoadedMatch, seat: int, message: frames.Json) -> None:
        self.services.hub.said(loaded, seat, encode(message))
        self.services.fanout.publish({"kind": "said", "match": loaded.row.id, "seat": seat, "message": message})

    async def mute(self, message: Mute) -> None:
        loaded, seat = await self.services.cache.seated(message.match, self.person().id)
        if message.seat >= loaded.row.players or message.seat == seat:
            raise Refused("invalid", reason="seat")
        before = loaded.seats[seat]
        muted = before.muted | (1 << message.seat) if message.on else before.muted & ~(1 << message.seat)
        try:
            await self.services.store.mute(message.match, seat, self.person().id, muted)
        except Conflict:
            raise Refused("not-yours") from None
        loaded.seats[seat] = msgspec.structs.replace(before, muted=muted)
        self.ok(message)

    async def hint(self, message: Hint) -> None:
        person = self.person()
        if person.owner is not None:
            raise Refused("not-for-bots")
        await self.services.limit("think", person.id)

        def tell_place(place: int) -> None:
            self.connection.tell(frames.queued(message.id, message.match, place))

        hint = await self.services.hints.hint(message.match, person, message.decision, self.address, tell_place)
        self.connection.tell(frames.hint(message.id, message.match, hint))

    async def cancel(self, message: Cancel) -> None:
        for task, number in list(self.slow.items()):
            if number == message.request:
                task.cancel()
        self.connection.tell(frames.ok(message.id))

    async def preview(self, message: Preview) -> None:
        preview = await self.services.hints.preview(message.match, self.person(), message.decision, message.answer)
        self.connection.tell(frames.preview(message.id, message.match, preview))


def _arrived(presence: list[PresenceOut], seat: int, away: bool) -> None:
    """Count the page that has just opened a match, which is not stored yet."""
    for one in presence:
        if one["seat"] == seat and one["state"] != "open" and (one["state"] == "gone" or not away):
            one["state"], one["since"] = "away" if away else "open", now()


HANDLERS: Final[dict[type[Any], Callable[[Session, Any], Awaitable[None]]]] = {
    Ping: Session.ping,
    Cancel: Session.cancel,
    Away: Session.away,
    Lobby: Session.lobby,
    Open: Session.open,
    Close: Session.close,
    Play: Session.play,
    Undo: Session.undo,
    Consent: Session.consent,
    Concede: Session.concede,
    Wait: Session.wait_on,
    StandIn: Session.stand_in,
    End: Session.end,
    Return: Session.take_back,
    Say: Session.say,
    React: Session.react,
    Mute: Session.mute,
    Hint: Session.hint,
    Preview: Session.preview,
}
