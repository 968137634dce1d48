"""How processes hear of each other: nothing at all, or Redis. Nothing that must not be lost goes this way."""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from reverie.extras import needs
from reverie.server.errors import Refused
from reverie.server.limits import RATES
from reverie.server.store.database import Unavailable

CHANNEL: Final = "reverie"
ANSWER_SECONDS: Final = 1.0  # a Redis slower than this counts as down

Heard = Callable[[dict[str, object]], Awaitable[None]]
log = logging.getLogger("reverie.fanout")


class Fanout(ABC):
    """Tells the other processes what happened here."""

    state = "local"

    @abstractmethod
    async def start(self, heard: Heard) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    def publish(self, message: dict[str, object]) -> None:
        """Tell the others, whenever that may be; never waits and never fails."""

    @abstractmethod
    async def wait(self, kind: str, who: str) -> float:
        """As for Limits, counted over all processes."""


class LocalFanout(Fanout):
    """One process: there is nobody to tell."""

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def publish(self, message: dict[str, object]) -> None:
        pass

    async def wait(self, kind: str, who: str) -> float:
        return 0.0


class RedisFanout(Fanout):
    """Redis as long as it is there. When it is not, processes look into the database by themselves."""

    def __init__(self, url: str) -> None:
        # Imported here: Redis is for many processes, and a server alone should not wait for it.
        with needs("redis", "--redis"):
            from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(
            url, socket_timeout=None, socket_connect_timeout=ANSWER_SECONDS, decode_responses=False
        )
        self.me = secrets.token_hex(8)
        self.state = "down"
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        self.tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def publish(self, message: dict[str, object]) -> None:
        # Full only when Redis has been away for long: who missed it looks into the database anyway.
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(msgspec.json.encode({**message, "from": self.me}))

    async def _send(self) -> None:
        while True:
            data = await self.outbox.get()
            for _ in range(2):  # a connection that Redis has dropped is noticed only by using it
                try:
                    await asyncio.wait_for(self.redis.publish(CHANNEL, data), ANSWER_SECONDS)
                    break
                except Exception as error:
                    log.info("redis did not take a message", extra={"reason": type(error).__name__})

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self.state = "ok"
                            log.info("redis is there")
                            # What was said while we did not listen is in the database.
                            await self._take(heard, {"kind": "missed"})
                            continue
                        content = msgspec.json.decode(message["data"])
                        if content.get("from") != self.me:
                            await self._take(heard, content)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._down(error)
            await asyncio.sleep(0.5)

    async def _take(self, heard: Heard, message: dict[str, object]) -> None:
        """Pass on what was heard; a failure says nothing about Redis, and what was missed is found in the database."""
        try:
            await heard(message)
        except (Refused, Unavailable) as error:
            log.warning("a message could not be taken in", extra={"reason": str(error)})
        except Exception:
            log.exception("a message could not be taken in")

    def _down(self, error: Exception) -> None:
        if self.state != "down":
            log.warning("redis is down, play goes on without it", extra={"reason": type(error).__name__})
        self.state = "down"

    async def wait(self, kind: str, who: str) -> float:
        most, rate = RATES[kind]
        window = max(1, math.ceil(most / rate))
        key = f"reverie:limit:{kind}:{who}:{int(time.time()) // window}"
        try:
            async with self.redis.pipeline(transaction=False) as pipe:
                pipe.incr(key)
                pipe.expire(key, window)
                count = (await asyncio.wait_for(pipe.execute(), ANSWER_SECONDS))[0]
        except Exception:
            return 0.0
        return 0.0 if count <= 2 * most else float(window - int(time.time()) % window)
