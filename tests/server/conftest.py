"""Servers for tests: on SQLite always, on PostgreSQL and Redis where they are installed."""

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import services
from server.hosting import Hosted

MISSING = services.missing()
NUMBERS = itertools.count()

Host = Callable[..., Hosted]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if MISSING:
        terminalreporter.write_line(
            f"!! NOT TESTED for want of {' and '.join(MISSING)}: see tools/services.py", red=True
        )


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if "postgresql" in MISSING:
        pytest.skip("PostgreSQL is not installed, and ./check was not allowed to")
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis() -> Iterator[services.RedisServer]:
    if "redis-server" in MISSING:
        pytest.skip("Redis is not installed, and ./check was not allowed to")
    server = services.RedisServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def new_database(postgres: str) -> str:
    """An empty database of its own."""
    return empty_database(postgres)


@pytest.fixture
def another_database(postgres: str) -> str:
    """A second one."""
    return empty_database(postgres)


def empty_database(postgres: str) -> str:
    name = f"reverie_{os.getpid()}_{next(NUMBERS)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres + "/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    # In a thread: a browser of other tests may have a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(make())).result()
    return f"{postgres}/{name}"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Starts servers that share one SQLite file unless told otherwise, and stops them all."""
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(Hosted(tmp_path, **settings))


@pytest.fixture(params=["sqlite", "postgresql"])
def hosts(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    """The same on either database; on PostgreSQL with Redis."""
    shared: dict[str, Any] = {}
    if request.param == "postgresql":
        shared = {
            "database": request.getfixturevalue("new_database"),
            "redis": request.getfixturevalue("redis").url,
        }
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(Hosted(tmp_path, **(shared | settings)))
