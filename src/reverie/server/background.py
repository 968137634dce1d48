"""Background tasks: logged when they fail, and cancelled when the server stops."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from reverie.server.errors import Refused
from reverie.server.store.database import Unavailable

RESTART_SECONDS: Final = 1.0  # between a failure and the next start, so that a repeated one does not flood the log
log = logging.getLogger("reverie")


class BackgroundTasks:
    def __init__(self, failed: Callable[[], None] = lambda: None) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.failed = failed  # called for each failure, to count it

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; a failure is logged."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def keep_running(self, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something for as long as the server runs; a failure is logged, and it is started again."""
        self.spawn(self._kept(run))

    async def _kept(self, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await run()
                return
            except (Refused, Unavailable) as error:
                log.warning("given up for now", extra={"reason": str(error)})
            except Exception:
                self.failed()
                log.exception("something beside the requests failed, and is started again")
            await asyncio.sleep(RESTART_SECONDS)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Refused, Unavailable) as error:
            log.warning("given up for now", extra={"reason": str(error)})
        except Exception:
            self.failed()
            log.exception("something beside the requests failed")

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
