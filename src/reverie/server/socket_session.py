"""The WebSocket session of one page: counts, decodes and dispatches its messages."""

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
from reverie.server.moves import SentAnswer
from reverie.server.rows import Person
from reverie.server.services import Services
from reverie.server.socket_messages import (
    Incoming,
    Play,
    decode_message,
    number_of,
)
from reverie.server.store.database import Unavailable

MOST_BAD: Final = 20  # unreadable messages in a row, after which the socket is closed
MOST_THINKING: Final = 4  # slow requests of one socket at once
SLOW: Final = frozenset({"hint"})  # types answered later, while other messages are handled

log = logging.getLogger("reverie.socket")

Handlers = Mapping[type[Any], Callable[["Session", Any], Awaitable[None]]]


class Batched(msgspec.Struct):
    """A move that waits to be stored with others, with the frame it came in."""

    message: Play
    frame: bytes
    since: float


class Session:
    """One page: its messages are counted, read, handed to their handlers and answered or refused."""

    __slots__ = (
        "address",
        "bad",
        "batched",
        "connection",
        "handlers",
        "listening",
        "paid",
        "services",
        "slow",
        "who",
    )

    def __init__(self, services: Services, connection: Connection, address: str, handlers: Handlers) -> None:
        self.services = services
        self.handlers = handlers
        self.connection = connection
        self.address = address
        self.who = connection.person_id or address  # whose messages are counted
        self.bad = 0  # unreadable messages in a row
        self.listening = False  # no message is being handled, so that `batch` may take the next one
        self.paid = False  # whether the next message has already been counted by the rate limit
        self.batched: Batched | None = None  # the move that waits to be stored with others
        self.slow: dict[asyncio.Task[None], int | None] = {}  # slow requests being computed, with their ids

    def batch(self, text: bytes, frame: bytes) -> bool:
        """Take a move to be stored together with others; False leaves any other message to `take`."""
        services, person = self.services, self.connection.person
        if not self.listening or person is None or services.stopping or not services.store.database.writes_now:
            return False
        try:
            message = decode_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if (
            type(message) is not Play
            or message.match not in services.cache.matches
            or services.limits.wait("message", self.who)
        ):
            return False
        requester = Requester(self.connection, message.id)
        answer = SentAnswer(message.match, person.id, message.decision, message.answer, message.key, requester)
        self.batched = Batched(message, frame, time.perf_counter())
        services.move_batch.add(answer, self)
        return True

    def settle(self) -> None:
        """Store the waiting move, if there is one, before the next message is handled."""
        if self.batched is not None:
            self.services.move_batch.flush()

    def finish(self, answer: SentAnswer) -> None:
        """Acknowledge a move that was stored; put one that was not back, to be handled like any other message."""
        batched, self.batched = self.batched, None
        assert batched is not None
        message, services = batched.message, self.services
        if answer.error is not None:
            self.broken(message, answer.error)
            return
        if not answer.stored:
            self.paid = True
            self.connection.wire.put_back(batched.frame)
            return
        self.bad = 0
        services.metrics.count("reverie_messages_total", "play")
        if not answer.requester.answered:
            loaded = services.cache.peek(message.match)
            at = 0 if loaded is None else loaded.at(loaded.seat_of(answer.person) or 0)
            self.ok(message, at=at, again=False)
        services.answer_times.observe(time.perf_counter() - batched.since)

    async def take(self, data: str | bytes) -> None:
        """Handle a message, or refuse it; a slow one is answered later."""
        wait = 0.0 if self.paid else self.services.limits.wait("message", self.who)
        self.paid = False
        if wait:
            self.refuse(Refused("too-many", seconds=max(1, round(wait))), number_of(data), None)
            # Read no further for a while, which slows the client down.
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
            # Cancelled by its sender, or because the page is gone: then this goes nowhere.
            self.refuse(Refused("cancelled"), message.id, match)
            raise
        except Unavailable as error:
            self.unavailable(error, message)
        except Exception as error:
            self.broken(message, error)

    def unavailable(self, error: Unavailable, message: Incoming) -> None:
        log.warning("the database does not answer", extra={"reason": str(error)})
        self.refuse(Refused("busy"), message.id, getattr(message, "match", None))

    def broken(self, message: Incoming, error: Exception) -> None:
        """Log a failure of our own code, and refuse the message."""
        self.services.metrics.count("reverie_errors_total")
        kind = type(message).__name__
        log.error("a message could not be answered", exc_info=error, extra={"message_type": kind})
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
        """Return the match and the person's seat in it; Refused if they have none, or a bot stands in."""
        return await self.services.cache.acting(match, self.person().id)
