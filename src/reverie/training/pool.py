"""Who does the work: this process, or several. A cluster is one more class with the same method."""

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

T = TypeVar("T")


class Pending(Generic[T]):
    """Work that was begun: its results in the order of the calls."""

    def results(self) -> list[T]:
        raise NotImplementedError


class Pool:
    """Does calls of a module's function with arguments that can be pickled; used in a `with`."""

    def begin(self, function: Callable[..., T], calls: list[tuple[Any, ...]]) -> Pending[T]:
        """Begin so many calls of a function; ask for the results when they are needed."""
        raise NotImplementedError

    def close(self) -> None:
        """Let the workers go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Later(Pending[T]):
    def __init__(self, function: Callable[..., T], calls: list[tuple[Any, ...]]) -> None:
        self.function = function
        self.calls = calls

    def results(self) -> list[T]:
        return [self.function(*call) for call in self.calls]


class Alone(Pool):
    """This process, when the results are asked for."""

    def begin(self, function: Callable[..., T], calls: list[tuple[Any, ...]]) -> Pending[T]:
        return _Later(function, calls)


class _Running(Pending[T]):
    def __init__(self, futures: "list[Future[T]]") -> None:
        self.futures = futures

    def results(self) -> list[T]:
        return [future.result() for future in self.futures]


class Processes(Pool):
    """Processes of this machine, beside this one."""

    def __init__(self, jobs: int) -> None:
        self.executor = ProcessPoolExecutor(jobs)

    def begin(self, function: Callable[..., T], calls: list[tuple[Any, ...]]) -> Pending[T]:
        return _Running([self.executor.submit(function, *call) for call in calls])

    def close(self) -> None:
        self.executor.shutdown(cancel_futures=True)


def pool_of(jobs: int) -> Pool:
    """This process teaches, the others play; one job does both by turns."""
    return Alone() if jobs == 1 else Processes(jobs - 1)
