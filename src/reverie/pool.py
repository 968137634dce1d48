"""Runs tasks in this process, in several, or on a cluster; the results come in order and are the same."""

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

from reverie.core.errors import ReverieError
from reverie.extras import needs
from reverie.games.discovery import Used, use, used

T = TypeVar("T")
AHEAD = 3  # tasks handed out for each worker: enough to keep it busy, few enough to stop early
MOST_ON_WINDOWS = 61  # processes that Windows can wait for
PATIENCE = "10s"  # for a cluster to answer


class NoCluster(ReverieError):
    """A cluster was asked for that cannot be reached."""


class Promise(Protocol):
    """What a process pool and a cluster both hand out for a task."""

    def result(self) -> Any: ...


class Later:
    """A task of this process, done when its result is asked for."""

    def __init__(self, work: Callable[..., Any], task: tuple[Any, ...]) -> None:
        self.work = work
        self.task = task

    def result(self) -> Any:
        return self.work(*self.task)


class Pending(Generic[T]):
    """Tasks that were begun: their results in the order of the tasks."""

    def __init__(self, promises: "list[Promise]") -> None:
        self.promises = promises

    def results(self) -> list[T]:
        return [promise.result() for promise in self.promises]


class Pool:
    """Does tasks, each a call of one function, in this process; used in a `with`."""

    workers = 1
    ahead = 1  # tasks handed out before the first result is waited for

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Release the workers; tasks that are still running are not waited for."""

    def submit(self, work: Callable[..., Any], task: tuple[Any, ...]) -> Promise:
        """Begin one task; its result is there when it is asked for."""
        return Later(work, task)

    def begin(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Pending[T]:
        """Begin all of these tasks, and go on with something else until their results are needed."""
        return Pending([self.submit(work, task) for task in tasks])

    def run(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """Yield the result of each task, in the order of the tasks. It may be left before its end."""
        waiting: deque[Promise] = deque()
        for task in tasks:
            waiting.append(self.submit(work, task))
            if len(waiting) >= self.ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class Processes(Pool):
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        jobs = min(jobs, MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
        self.workers = jobs
        self.ahead = AHEAD * jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=ignore_interrupts)

    def submit(self, work: Callable[..., Any], task: tuple[Any, ...]) -> Promise:
        # A worker may be started here. Ctrl+C waits until it is known, and cannot end it before it ignores Ctrl+C.
        with interrupts_held():
            return self.pool.submit(prepared, used(), work, task)

    def close(self) -> None:
        # Ended by name, because a worker that Ctrl+C ends may leave the others waiting for its lock for ever.
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class Cluster(Pool):
    """The workers of a dask scheduler: what one of them leaves unfinished when it is lost, another does again."""

    def __init__(self, address: str) -> None:
        with needs("cluster", "--cluster"):
            from distributed import Client
        try:
            connect: Any = Client  # untyped, and its own affair
            self.client = connect(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster(f"no cluster answers at {address}: {error}") from error
        self.workers = max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))
        self.ahead = AHEAD * self.workers

    def submit(self, work: Callable[..., Any], task: tuple[Any, ...]) -> Promise:
        # Not `pure`: equal tasks would share one result, and a finished one would be kept on its worker.
        promise: Promise = self.client.submit(prepared, used(), work, task, pure=False)
        return promise

    def close(self) -> None:
        self.client.close()


def portions(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Divide a run into tasks of at most `size` games: the number of the first game of each, and how many it has."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def portion_count(games: int, size: int) -> int:
    """Return the number of tasks that `portions` makes: more workers than that would have nothing to do."""
    return -(-games // size)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl+C back, here and in processes that are started meanwhile, on systems that can."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave Ctrl+C, which reaches every process of a terminal, to the process that waits for the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def prepared(options: Iterable[Used], work: Callable[..., T], task: tuple[Any, ...]) -> T:
    """Do a task with the options that its caller plays with."""
    for one in options:
        use(one)
    return work(*task)


def open_pool(jobs: int = 1, cluster: str | None = None) -> Pool:
    """Open the workers asked for: a cluster by its address, else so many processes, else this one."""
    if cluster is not None:
        return Cluster(cluster)
    return Processes(jobs) if jobs > 1 else Pool()


def helpers(jobs: int = 1, cluster: str | None = None) -> Pool:
    """Open workers for a busy process: the others of so many, or a cluster; one job does both by turns."""
    if cluster is None and jobs > 1:
        return Processes(jobs - 1)
    return open_pool(1, cluster)
