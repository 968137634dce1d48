"""The queues in front of the workers: one for bots, and one for hints that is fair per address."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from reverie.server.errors import Refused
from reverie.server.timing import SLOW, Timing
from reverie.server.workers import Workers

T = TypeVar("T")
BOTS_PER_HINT: Final = 4  # bots served for each hint when both wait, so that neither starves
MOST_HINTS: Final = 1000  # that may wait
MOST_PER_ADDRESS: Final = 8

TellPlace = Callable[[int], None]


class Job(Generic[T]):
    """A function call for a worker. `place` is its place in its queue, from 1; 0 once it has its turn."""

    __slots__ = ("address", "arguments", "asked", "future", "place", "tell_place", "what")

    def __init__(
        self, what: Callable[..., T], arguments: tuple[Any, ...], address: str = "", tell: TellPlace | None = None
    ) -> None:
        self.what = what
        self.arguments = arguments
        self.address = address
        self.tell_place = tell
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.place = 0
        self.asked = time.perf_counter()


class ThinkingQueue:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.bots: deque[Job[Any]] = deque()
        self.hints: OrderedDict[str, deque[Job[Any]]] = OrderedDict()  # by address, the next one to be served first
        self.running: set[asyncio.Task[None]] = set()
        self.bots_in_a_row = 0
        self.bot_waits = Timing(SLOW)
        self.hint_waits = Timing(SLOW)

    @property
    def hints_waiting(self) -> int:
        return sum(len(jobs) for jobs in self.hints.values())

    async def bot(self, what: Callable[..., T], *arguments: Any) -> T:
        """Run a bot's function in a worker: first come, first served."""
        job = Job(what, arguments)
        self.bots.append(job)
        return await self._result(job)

    async def hint(self, address: str, tell_place: TellPlace, what: Callable[..., T], *arguments: Any) -> T:
        """Run a hint's function in a worker: addresses take turns, however many hints each asks for.

        `tell_place` is called with its place in the queue whenever that changes. Refused when too many wait already.
        """
        waiting = self.hints.get(address, ())
        if len(waiting) >= MOST_PER_ADDRESS or self.hints_waiting >= MOST_HINTS:
            raise Refused("busy")
        job = Job(what, arguments, address, tell_place)
        self.hints.setdefault(address, deque()).append(job)
        return await self._result(job)

    async def _result(self, job: Job[T]) -> T:
        self._start()
        try:
            return await job.future
        finally:
            if job.future.cancelled():
                self._withdraw(job)

    def _withdraw(self, job: Job[Any]) -> None:
        """Drop a request whose client has gone: those behind it move up."""
        if job in self.bots:
            self.bots.remove(job)
        waiting = self.hints.get(job.address)
        if waiting is not None and job in waiting:
            waiting.remove(job)
            if not waiting:
                del self.hints[job.address]
        self._tell_places()

    def _next(self) -> Job[Any] | None:
        if self.bots and (not self.hints or self.bots_in_a_row < BOTS_PER_HINT):
            self.bots_in_a_row += 1
            return self.bots.popleft()
        self.bots_in_a_row = 0
        if not self.hints:
            return None
        address, waiting = self.hints.popitem(last=False)
        job = waiting.popleft()
        if waiting:
            self.hints[address] = waiting  # behind the others
        return job

    def _start(self) -> None:
        """Start waiting jobs for as long as there are free workers."""
        while len(self.running) < self.workers.count:
            job = self._next()
            if job is None:
                break
            job.place = 0
            waits = self.bot_waits if job.tell_place is None else self.hint_waits
            waits.observe(time.perf_counter() - job.asked)
            task = asyncio.create_task(self._run(job))
            self.running.add(task)
            task.add_done_callback(self._done)
        self._tell_places()

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            self._start()

    async def _run(self, job: Job[Any]) -> None:
        try:
            result = await self.workers.run(job.what, *job.arguments)
        except asyncio.CancelledError:
            job.future.cancel()
            raise
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)
        else:
            if not job.future.done():
                job.future.set_result(result)

    def _tell_places(self) -> None:
        place = 0
        rounds = max((len(jobs) for jobs in self.hints.values()), default=0)
        for number in range(rounds):
            for waiting in self.hints.values():
                if number < len(waiting):
                    place += 1
                    job = waiting[number]
                    if job.place != place:
                        job.place = place
                        if job.tell_place is not None:
                            job.tell_place(place)

    async def stop(self) -> None:
        self.bots.clear()
        self.hints.clear()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await self.workers.stop()
