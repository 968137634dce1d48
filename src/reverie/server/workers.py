"""Processes that think for bots and hints, so that the event loop never has to."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from reverie.server.errors import Refused
from reverie.thinking import be_nice

T = TypeVar("T")
MOST_WAITING: Final = 1000  # thoughts asked for and not yet given
PATIENCE: Final = 120.0  # seconds

log = logging.getLogger("reverie.workers")


class Workers:
    """A pool that is made when it is first needed, and made again when one of its processes dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    async def think(self, what: Callable[..., T], *arguments: Any) -> T:
        """The value of a function of `thinking`; Refused when there is too much to do."""
        if self.waiting >= MOST_WAITING:
            raise Refused("busy")
        self.waiting += 1
        try:
            return await asyncio.wait_for(self._ask(what, *arguments), PATIENCE)
        except BrokenProcessPool:
            log.warning("a worker died; another takes its place")
            self._drop()
            return await asyncio.wait_for(self._ask(what, *arguments), PATIENCE)
        except TimeoutError:
            raise Refused("busy") from None
        finally:
            self.waiting -= 1

    async def _ask(self, what: Callable[..., T], *arguments: Any) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would share our sockets and our threads
            self.pool = ProcessPoolExecutor(self.count, context, be_nice)
        return await asyncio.get_running_loop().run_in_executor(self.pool, what, *arguments)

    def _drop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            # Nobody waits for these thoughts any more, and some take minutes; the pool itself cannot be told so.
            for process in list(pool._processes.values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
