"""Messages between server processes: through Redis, or none at all. They may be lost, so nothing relies on them."""

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
    """Publishes to the other processes what happened in this one."""

    state = "local"

    @abstractmethod
    async def start(self, heard: Heard) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    def publish(self, message: dict[str, object]) -> None:
        """Queue a message to the other processes; never waits and never fails."""

    @abstractmethod
    async def wait(self, kind: str, who: str) -> float:
        """Return the seconds to wait as `Limits.wait` does, counted over all processes."""


class LocalFanout(Fanout):
    """The fanout of a single process, which does nothing."""

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def publish(self, message: dict[str, object]) -> None:
        pass

    async def wait(self, kind: str, who: str) -> float:
        return 0.0


class RedisFanout(Fanout):
    """Publishes through Redis while it works. When it does not, processes poll the database."""

    def __init__(self, url: str) -> None:
        # Imported here: only servers with several processes need Redis, and the import takes time.
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
        # Full only when Redis has been down for long: processes find what they missed in the database.
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
                            # Messages may have been missed before this: look into the database.
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
        """Pass a message on; a failure here is not one of Redis, and polling finds what was missed."""
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
