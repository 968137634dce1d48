"""The health check: tries to read from and write to the database, within a second."""

import asyncio
import time
from typing import Final

from reverie import __version__
from reverie.server.cache import MatchCache
from reverie.server.fanout import Fanout
from reverie.server.http_types import Health
from reverie.server.store.database import Database, Unavailable

PATIENCE: Final = 0.9  # seconds for the database to answer
FRESH: Final = 1.0  # seconds for which a result is reused


class HealthCheck:
    def __init__(self, database: Database, fanout: Fanout, cache: MatchCache) -> None:
        self.database = database
        self.fanout = fanout
        self.cache = cache
        self.lock = asyncio.Lock()
        self.tried = float("-inf")
        self.reason = ""  # why the database cannot be used; empty if it can

    async def check(self) -> Health:
        async with self.lock:
            if time.monotonic() > self.tried + FRESH:
                self.reason = await self._try()
                self.tried = time.monotonic()
        return Health(
            status="down" if self.reason else "ok",
            version=__version__,
            database="down" if self.reason else "ok",
            fanout=self.fanout.state,  # type: ignore[arg-type]  # it is nothing else
            reason=self.reason,
            damaged_matches=len(self.cache.damaged.marks),
        )

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.database.probe()
                await self.cache.damaged.refresh()
        except TimeoutError:
            return "the database does not answer in time"
        except Unavailable as error:
            return str(error) or "the database does not answer"
        return ""
