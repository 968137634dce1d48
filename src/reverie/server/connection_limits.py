"""Limits on connections: how many may be open, in all and per address, and how long a request may take to arrive."""

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import Final, Protocol

from reverie.server.addresses import TrustedProxies, client_block
from reverie.server.errors import Refused
from reverie.server.settings import Settings

RESERVED_FILES: Final = 128  # descriptors for the database, Redis, pages being read, workers
MACOS_OPEN_FILES: Final = 10_240  # OPEN_MAX, the most that its setrlimit takes
FEWEST: Final = 16  # connections, however few files the system allows
REFUSED_AT_ONCE: Final = 64  # connections beyond the limit that get a refusal; others are closed without one
SWEEP_SECONDS: Final = 0.5
RETRY_SECONDS: Final = 5


class Watched(Protocol):
    """An HTTP connection whose deadlines are checked by a sweep."""

    def check_deadline(self, now: float) -> None: ...


class ConnectionLimits:
    """Counts every connection from accept to close, refuses those beyond the limits, and closes those that stall."""

    def __init__(self, settings: Settings) -> None:
        self.most = max(FEWEST, min(settings.connections, file_limit() - RESERVED_FILES))
        self.most_per_address = settings.connections_per_address if settings.limits else sys.maxsize
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.proxies = TrustedProxies(settings.trusted_proxies)
        self.open = 0
        self.per_address: Counter[str] = Counter()
        self.sockets: Counter[str] = Counter()  # WebSockets by the address behind the proxies
        self.http: set[Watched] = set()  # connections that are not WebSockets, or not yet
        self.refusals: Counter[str] = Counter()  # by reason
        self._timer: asyncio.TimerHandle | None = None

    # -- connections ----------------------------------------------------------------------------

    def enter(self, connection: Watched, address: str | None) -> Refused | None:
        """Count a connection that was accepted; return why it is refused, if it is."""
        block = client_block(address)
        self.open += 1
        self.per_address[block] += 1
        self.http.add(connection)
        if self.open > self.most:
            self.count_refusal("full")
            return Refused("busy")
        if self.per_address[block] > self.most_per_address and address not in self.proxies:
            self.count_refusal("address")
            return Refused("too-many", seconds=RETRY_SECONDS)
        return None

    def count_refusal(self, reason: str) -> None:
        self.refusals[reason] += 1

    @property
    def overrun(self) -> bool:
        """Tell whether there are too many connections even to send them a refusal."""
        return self.open > self.most + REFUSED_AT_ONCE

    def upgrade(self, connection: Watched) -> None:
        """Keep counting a connection that became a WebSocket, which has deadlines of its own."""
        self.http.discard(connection)

    def leave(self, address: str | None) -> None:
        """Stop counting a connection, which was closed."""
        self.open -= 1
        _release(self.per_address, client_block(address))

    # -- WebSockets -----------------------------------------------------------------------------

    def take_socket(self, block: str) -> None:
        """Count a WebSocket for the client's address, not that of a trusted proxy; Refused if it has too many."""
        if self.sockets[block] >= self.most_per_address:
            self.count_refusal("sockets")
            raise Refused("too-many", seconds=RETRY_SECONDS)
        self.sockets[block] += 1

    def release_socket(self, block: str) -> None:
        _release(self.sockets, block)

    # -- deadlines ------------------------------------------------------------------------------

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check all connections for deadlines twice a second: cheaper than a timer for each request."""
        self._timer = loop.call_later(SWEEP_SECONDS, self._sweep, loop)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connection in list(self.http):
            connection.check_deadline(now)
        self.start(loop)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _release(counts: Counter[str], block: str) -> None:
    counts[block] -= 1
    if counts[block] <= 0:
        del counts[block]


def file_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows: each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard
    if sys.platform == "darwin" and hard == resource.RLIM_INFINITY:
        most = max(soft, MACOS_OPEN_FILES)  # macOS states no limit, and refuses to set none
    with suppress(ValueError, OSError):  # then the limit stays, and `ConnectionLimits` keeps to it
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
