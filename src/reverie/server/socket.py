"""The WebSocket: one for each page, any number of matches on it, every message checked before it is looked at."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie import __version__
from reverie.core.game import SPECTATOR
from reverie.seen import seats_of
from reverie.server.database import Conflict, Unavailable
from reverie.server.errors import Refused
from reverie.server.house import House
from reverie.server.hub import Connection
from reverie.server.line import EXTENSION, Line
from reverie.server.live import Live
from reverie.server.matches import new_id
from reverie.server.people import clean, shown_to_itself
from reverie.server.rows import ChatRow, Person
from reverie.server.shown import table_out
from reverie.server.tables import Asker, now, who_of
from reverie.server.wire import (
    REACTIONS,
    Close,
    Concede,
    Consent,
    Hint,
    Incoming,
    Lobby,
    Mute,
    Open,
    Ping,
    Play,
    Preview,
    React,
    Say,
    Undo,
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


async def serve(house: House, socket: WebSocket, person: Person | None, texts: Texts, who: str) -> None:
    """Speak with one page until it goes."""
    await socket.accept()
    line: Line = socket.scope["extensions"][EXTENSION]["line"]
    connection = Connection(line, person, texts)
    house.hub.add(connection)
    me = shown_to_itself(person) if person is not None else None
    connection.tell("welcome", person=me, version=__version__)
    talk = Talk(house, connection, who)
    line.at_once = talk.at_once
    try:
        while True:
            talk.listening = not connection.closing
            message = await socket.receive()
            talk.listening = False
            if message["type"] == "websocket.disconnect":
                break
            # Whoever is being let go is no longer listened to, but hears the reason to its end.
            if not connection.closing:
                await talk.take(message.get("text") or message.get("bytes") or b"")
    except WebSocketDisconnect:
        pass
    finally:
        line.at_once = None
        for task in talk.slow:
            task.cancel()
        house.leave_page(connection)


class Talk:
    """What one page asks for, message by message."""

    __slots__ = ("bad", "connection", "house", "listening", "paid", "slow", "who")

    def __init__(self, house: House, connection: Connection, who: str) -> None:
        self.house = house
        self.connection = connection
        self.who = who
        self.bad = 0
        self.listening = False  # nothing is being answered: the next message may be, where it comes in
        self.paid = False  # whether the message on its way has been counted already
        self.slow: set[asyncio.Task[None]] = set()

    def at_once(self, data: bytes) -> bool:
        """Answer a move where it comes in, if nothing has to be waited for; False leaves it to `take`."""
        person = self.connection.person
        if not self.listening or person is None or self.house.stopping:
            return False
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if type(message) is not Play:
            return False
        live = self.house.tables.at_hand(message.match)
        seat = None if live is None else live.seat_of(person.id)
        if live is None or seat is None or self.house.limits.wait("message", self.who):
            return False
        started = time.perf_counter()
        asker = Asker(self.connection, message.id)
        try:
            self.paid = not self.house.tables.play_at_once(
                live, who_of(live.seats[seat]), message.decision, message.answer, message.key, asker
            )
            if self.paid:
                return False
            self.bad = 0
            self.house.metrics.count("reverie_messages_total", 'type="play"')
            if not asker.told:
                self.ok(message, at=live.at(seat), again=False)
            self.house.metrics.answered(time.perf_counter() - started)
        except Unavailable as error:
            self.unavailable(error, message)
        except Exception:
            self.broken(message)
        return True

    async def take(self, data: str | bytes) -> None:
        wait = 0.0 if self.paid else self.house.limits.wait("message", self.who)
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
            self.house.metrics.count("reverie_messages_total", 'type="invalid"')
            self.refuse(Refused("invalid", reason=str(error)[:200]), number_of(data), None)
            if self.bad >= MOST_BAD:
                self.connection.close(1008)
            return
        self.bad = 0
        kind = message.__struct_config__.tag
        self.house.metrics.count("reverie_messages_total", f'type="{kind}"')
        if kind in SLOW:
            if len(self.slow) >= MOST_THINKING:
                self.refuse(Refused("busy"), message.id, getattr(message, "match", None))
                return
            task = asyncio.create_task(self.answer(message))
            self.slow.add(task)
            task.add_done_callback(self.slow.discard)
            return
        await self.answer(message)

    async def answer(self, message: Incoming) -> None:
        match = getattr(message, "match", None)
        try:
            if self.house.stopping:
                raise Refused("busy")
            await HANDLERS[type(message)](self, message)
        except Refused as refusal:
            self.refuse(refusal, message.id, match)
        except Unavailable as error:
            self.unavailable(error, message)
        except Exception:
            self.broken(message)

    def unavailable(self, error: Unavailable, message: Incoming) -> None:
        log.warning("the database does not answer", extra={"reason": str(error)})
        self.refuse(Refused("busy"), message.id, getattr(message, "match", None))

    def broken(self, message: Incoming) -> None:
        """Our own mistake, while it is being handled."""
        self.house.metrics.count("reverie_errors_total")
        log.exception("a message could not be answered", extra={"message_type": type(message).__name__})
        self.refuse(Refused("broken"), message.id, getattr(message, "match", None))

    def refuse(self, refusal: Refused, number: int | None, match: str | None) -> None:
        self.house.metrics.count("reverie_refusals_total", f'code="{refusal.code}"')
        more: dict[str, Any] = {} if match is None else {"match": match}
        said = refusal.message(self.connection.texts)
        self.connection.tell("error", id=number, **more, code=refusal.code, message=said)

    def ok(self, message: Any, **more: Any) -> None:
        self.connection.tell("ok", id=message.id, match=message.match, **more)

    def person(self) -> Person:
        if self.connection.person is None:
            raise Refused("sign-in-first")
        return self.connection.person

    # -- messages -------------------------------------------------------------------------------

    async def ping(self, message: Ping) -> None:
        self.connection.tell("pong", id=message.id)

    async def lobby(self, message: Lobby) -> None:
        self.connection.lobby = message.on
        if message.on:
            await self.house.lobby.tell(self.connection)

    async def open(self, message: Open) -> None:
        if len(self.connection.open) >= MOST_OPEN and message.match not in self.connection.open:
            raise Refused("too-many", seconds=1)
        live = await self.house.look(message.match, self.connection.person)
        own = live.seat_of(self.connection.person_id)
        mine = 0 if own is None else 1 << own
        here = await self.house.fanout.here(message.match, self.house.hub.here(message.match) | mine)
        chat = await self.house.store.chat(message.match, CHAT_LINES)
        next_id = await self.house.next_of(live)
        # Moves may have come while we asked: what is shown is what is known now, and the next is told after it.
        live = await self.house.tables.settled(message.match)
        own = live.seat_of(self.connection.person_id)
        seat = SPECTATOR if own is None else own
        self.house.hub.open(self.connection, message.match, seat, live.at(seat))
        table = table_out(live, self.connection.person_id, message.since, here, chat, next_id)
        table.id = message.id
        self.connection.send(encode(table))
        if own is not None:
            for other in self.house.hub.of_match[message.match]:
                if other is not self.connection:
                    other.tell("here", match=message.match, here=seats_of(here))
            self.house.fanout.publish({"kind": "here", "match": message.match})

    async def close(self, message: Close) -> None:
        self.house.hub.close(self.connection, message.match)
        self.ok(message)
        await self.house.tell_here(message.match)

    async def play(self, message: Play) -> None:
        started = time.perf_counter()
        live = await self.house.tables.get(message.match)
        seat = await self.own_seat(live)
        asker = Asker(self.connection, message.id)
        live, again = await self.house.tables.play(
            message.match, who_of(live.seats[seat]), message.decision, message.answer, message.key, asker
        )
        if not asker.told:
            self.ok(message, at=live.at(seat), again=again)
        self.house.metrics.answered(time.perf_counter() - started)

    async def undo(self, message: Undo) -> None:
        how = await self.house.undo(message.match, self.person(), message.far)
        self.ok(message, undo=how)

    async def consent(self, message: Consent) -> None:
        await self.house.consent(message.match, self.person(), message.agree)
        self.ok(message)

    async def concede(self, message: Concede) -> None:
        live = await self.house.tables.get(message.match)
        seat = await self.own_seat(live)
        await self.house.tables.concede(message.match, who_of(live.seats[seat]))
        self.ok(message)

    async def say(self, message: Say) -> None:
        live, seat = await self.may_talk(message.match)
        text = clean(message.text)
        if not text:
            raise Refused("invalid", reason="text")
        person = self.person()
        line = ChatRow(new_id(), message.match, seat, person.id, live.seats[seat].shown, text, now())
        await self.house.store.add_chat(line)
        self.tell_all(live, seat, {"type": "said", "text": text, "at": line.at})
        self.ok(message)

    async def react(self, message: React) -> None:
        if message.reaction not in REACTIONS:
            raise Refused("invalid", reason="reaction")
        live, seat = await self.may_talk(message.match)
        self.tell_all(live, seat, {"type": "reacted", "reaction": message.reaction, "at": now()})
        self.ok(message)

    async def may_talk(self, match: str) -> tuple[Live, int]:
        live = await self.house.tables.get(match)
        seat = await self.own_seat(live)
        if live.silent:
            raise Refused("silent")
        await self.house.limit("say", self.person().id)
        return live, seat

    def tell_all(self, live: Live, seat: int, said: dict[str, Any]) -> None:
        message = {**said, "match": live.row.id, "seat": seat, "shown": live.seats[seat].shown}
        self.house.hub.said(live, seat, encode(message))
        self.house.fanout.publish({"kind": "said", "match": live.row.id, "seat": seat, "message": message})

    async def mute(self, message: Mute) -> None:
        live = await self.house.tables.get(message.match)
        seat = await self.own_seat(live)
        if message.seat >= live.row.players or message.seat == seat:
            raise Refused("invalid", reason="seat")
        before = live.seats[seat]
        muted = before.muted | (1 << message.seat) if message.on else before.muted & ~(1 << message.seat)
        try:
            await self.house.store.mute(message.match, seat, self.person().id, muted)
        except Conflict:
            raise Refused("not-yours") from None
        live.seats[seat] = msgspec.structs.replace(before, muted=muted)
        self.ok(message)

    async def hint(self, message: Hint) -> None:
        person = self.person()
        if person.owner is not None:
            raise Refused("not-for-bots")
        await self.house.limit("think", person.id)
        hint = await self.house.hint(message.match, person, message.decision)
        self.connection.tell("hint", id=message.id, match=message.match, hint=hint)

    async def preview(self, message: Preview) -> None:
        preview = await self.house.preview(message.match, self.person(), message.decision, message.answer)
        self.connection.tell("preview", id=message.id, match=message.match, preview=preview)

    async def own_seat(self, live: Live) -> int:
        person = self.person()
        seat = live.seat_of(person.id)
        if seat is None:
            # Taken in another process, perhaps, and not heard of here.
            seat = (await self.house.tables.load(live.row.id)).seat_of(person.id)
        if seat is None:
            raise Refused("not-yours")
        return seat


HANDLERS: Final[dict[type[Any], Callable[[Talk, Any], Awaitable[None]]]] = {
    Ping: Talk.ping,
    Lobby: Talk.lobby,
    Open: Talk.open,
    Close: Talk.close,
    Play: Talk.play,
    Undo: Talk.undo,
    Consent: Talk.consent,
    Concede: Talk.concede,
    Say: Talk.say,
    React: Talk.react,
    Mute: Talk.mute,
    Hint: Talk.hint,
    Preview: Talk.preview,
}
