"""Worker processes that compute moves of bots and hints, so that the event loop never has to."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from reverie.server.errors import Refused
from reverie.server.worker_process import start_worker

T = TypeVar("T")
PATIENCE: Final = 120.0  # seconds that one call may take

log = logging.getLogger("reverie.workers")


class Workers:
    """A pool that is created when it is first needed, and again when one of its processes dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, what: Callable[..., T], *arguments: Any) -> T:
        """Run a function of `thinking` in a worker and return its value; Refused when it takes too long.

        A worker that dies is replaced, and the call tried once more.
        """
        for last in (False, True):
            try:
                return await asyncio.wait_for(self._ask(what, *arguments), PATIENCE)
            except BrokenProcessPool:
                log.warning("a worker died; another takes its place")
                self._drop()
                if last:
                    raise
            except TimeoutError:
                log.warning("a worker took too long; another takes its place")
                self._drop()
                break
        raise Refused("busy")

    async def _ask(self, what: Callable[..., T], *arguments: Any) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would share our sockets and our threads
            self.pool = ProcessPoolExecutor(self.count, context, start_worker)
        return await asyncio.get_running_loop().run_in_executor(self.pool, what, *arguments)

    def renew(self) -> None:
        """Let the next task start new processes; those at work finish what they have."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def _drop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            _terminate(pool)
            pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            _terminate(pool)
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _terminate(pool: ProcessPoolExecutor) -> None:
    """Terminate the processes of a pool, whose results are not wanted any more; the pool has no method for that."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
