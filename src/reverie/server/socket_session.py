"""One page at its WebSocket: every message is counted and checked before anything is done about it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import msgspec

from reverie import frames
from reverie.server.errors import Refused
from reverie.server.events import Requester
from reverie.server.hub import Connection
from reverie.server.loaded_match import LoadedMatch
from reverie.server.moves import who_of
from reverie.server.rows import Person
from reverie.server.services import Services
from reverie.server.socket_messages import (
    Incoming,
    Play,
    decode_message,
    number_of,
)
from reverie.server.store.database import Unavailable

MOST_BAD: Final = 20  # unreadable messages in a row
MOST_THINKING: Final = 4  # requests of one socket that may be under way at once
SLOW: Final = frozenset({"hint"})  # answered when they are ready, while the socket goes on

log = logging.getLogger("reverie.socket")

Handlers = Mapping[type[Any], Callable[["Session", Any], Awaitable[None]]]


class Session:
    """One page: its messages are counted, read, handed to their handlers and answered or refused."""

    __slots__ = ("address", "bad", "connection", "handlers", "listening", "paid", "services", "slow", "who")

    def __init__(self, services: Services, connection: Connection, address: str, handlers: Handlers) -> None:
        self.services = services
        self.handlers = handlers
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
            await self.handlers[type(message)](self, message)
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

    async def acting(self, match: str) -> tuple[LoadedMatch, int]:
        """The match and the own seat in it, from which no bot answers."""
        return await self.services.cache.acting(match, self.person().id)
