"""How far the machine's clock may be trusted.

A machine may start with a wrong clock, and a clock may be set while the server runs. What cannot be undone (guests
forgotten, the seed of a day published) goes by `TrustedClock.confirmed`, which follows only time that is known to have
passed: by the count of the system, which no change of the clock moves, and which goes on when the server restarts but
not when the machine does. Any other jump ahead is believed once the clock has gone on from there for a while.
"""

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from reverie.server.clock import now
from reverie.server.store import Store

MINUTE: Final = 60_000  # milliseconds
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
TOLERANCE: Final = MINUTE  # by which a clock may be corrected without it counting as a jump
DRIFT: Final = 2_000  # by which the clock may be set while a process runs, for deadlines of minutes
JUMP: Final = 7 * DAY  # ahead of what is known: longer than a server is usually down
FAR: Final = 31 * DAY  # ahead of what is known: not even the dream of that day is played
NAME: Final = "clock"  # what it is stored under

log = logging.getLogger("reverie.clock")


def seconds_up() -> float:
    """Seconds since the machine was started, with those it was suspended for where the system counts them."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def boot_id() -> str:
    """A name for the time since the machine was started, or "" where the system gives it none."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except OSError:
        return ""


class Known(msgspec.Struct, frozen=True):
    """What is stored: the time that is trusted, and how far the clock was beyond it at the last look."""

    trusted: int
    jumped_to: int = 0  # 0 when it has not jumped
    seen_until: int = 0
    waited: int = 0  # milliseconds that have passed since it jumped
    boot: str = ""  # which start of the machine `up` counts from
    up: float = 0.0


class TrustedClock:
    """Compares the machine's clock with what earlier starts, other processes and the time since then say."""

    def __init__(
        self,
        store: Store,
        wall: Callable[[], int] = now,
        up: Callable[[], float] = seconds_up,
        boot: Callable[[], str] = boot_id,
    ) -> None:
        self.store = store
        self.wall = wall
        self.up = up
        self.boot = boot()
        self.trusted = 0  # the last time that was trusted; nothing is before the first `observe`
        self.at = up()  # when that was
        self.observed = False
        self.started, self.started_at = wall(), up()

    def confirmed(self) -> int:
        """Return the time that what cannot be undone may go by."""
        return self._within(TOLERANCE)

    def playing(self) -> int:
        """Return the time that says which day it is for players."""
        return self._within(FAR)

    def steady(self) -> int:
        """Return the time that deadlines go by: as `confirmed`, and a clock set ahead while we run is not followed."""
        return min(self.confirmed(), self.started + self.uptime() + DRIFT)

    def uptime(self) -> int:
        """Return for how long this process has run, in milliseconds."""
        return int((self.up() - self.started_at) * 1000)

    def _within(self, tolerance: int) -> int:
        """The machine's time, unless it is further ahead than that of what should have passed."""
        wall, expected = self.wall(), self._expected()
        return wall if wall <= expected + tolerance else expected

    def _expected(self) -> int:
        return self.trusted + int((self.up() - self.at) * 1000)

    async def observe(self) -> None:
        """Compare the clock with what is known, and store what is known now; called at the start and now and then."""
        stored = await self.store.remembered(NAME)
        wall, up = self.wall(), self.up()
        before = Known(wall) if stored is None else msgspec.json.decode(stored, type=Known)
        passed = self._passed_since(before, up)
        expected = before.trusted + passed
        if self.observed:
            expected = max(expected, self._expected())
        known = _known(before, wall, expected, passed)
        if known.jumped_to and known.jumped_to != before.jumped_to:
            log.error(
                "the clock is ahead of what has passed: nothing is forgotten or published by it before it is confirmed",
                extra={
                    "seconds": (wall - expected) // 1000,
                    "confirmed_after_seconds": _needed(wall - expected) // 1000,
                },
            )
        elif wall < expected - TOLERANCE:
            log.warning("the clock went back", extra={"seconds": (expected - wall) // 1000})
        self.trusted, self.at, self.observed = known.trusted, up, True
        known = msgspec.structs.replace(known, boot=self.boot, up=up)
        await self.store.remember(NAME, msgspec.json.encode(known).decode())

    def _passed_since(self, before: Known, up: float) -> int:
        """How many milliseconds have passed for certain since what is stored was stored."""
        same_boot = self.boot != "" and before.boot == self.boot and before.up <= up
        if same_boot:
            return int((up - before.up) * 1000)
        return int((up - self.at) * 1000) if self.observed else 0


def _needed(jump: int) -> int:
    """How long a clock that jumped so far ahead has to go on before it is believed."""
    return DAY if jump >= JUMP else min(jump, HOUR)


def _known(before: Known, wall: int, expected: int, passed: int) -> Known:
    """What is known after one more look at the clock, before which that much time has passed for certain."""
    jump = wall - expected
    if jump <= TOLERANCE:
        return Known(wall)
    if not before.jumped_to or wall < before.seen_until:
        return Known(expected, wall, wall)
    unknown = wall - before.seen_until - passed  # the machine was off, or the clock has jumped again
    waited = before.waited + passed
    jumped_to = before.jumped_to
    if unknown > TOLERANCE:
        waited = max(0, min(waited, _needed(jump) - _needed(unknown)))
        jumped_to = wall
    if waited < _needed(jump):
        return Known(expected, jumped_to, wall, waited)
    log.warning("the clock has gone on, and is believed")
    return Known(wall)
