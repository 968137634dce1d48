"""How far the machine's clock may be trusted.

A machine may start with a wrong clock, and a clock may be set while the server runs. What cannot be undone (deleting
guests, publishing the seed of a day) goes by `TrustedClock.confirmed`, which only follows time that is known to have
passed by the system's monotonic clock. That one cannot be set, and survives a restart of the server but not of the
machine. Any other jump ahead is trusted once the clock has run on from there for a while.
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
TOLERANCE: Final = MINUTE  # a correction up to this is no jump
DRIFT: Final = 2_000  # milliseconds that a clock set ahead may shorten a deadline by, at most
JUMP: Final = 7 * DAY  # a jump that needs DAY to be trusted: longer than a server is usually down
FAR: Final = 31 * DAY  # a jump beyond which not even the current day follows the clock
NAME: Final = "clock"  # the key of what is stored

log = logging.getLogger("reverie.clock")


def seconds_up() -> float:
    """Return the seconds since the machine was started; suspended time counts where the system counts it."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def boot_id() -> str:
    """Return the id of the current boot of the machine, or "" where the system has none."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except OSError:
        return ""


class Known(msgspec.Struct, frozen=True):
    """What is stored: the trusted time, and the jump of the clock beyond it, if it has jumped. In milliseconds."""

    trusted: int
    jumped_to: int = 0  # the time right after the jump; 0 when it has not jumped
    seen_until: int = 0  # the time of the clock at the last check
    waited: int = 0  # milliseconds that have passed since it jumped
    boot: str = ""  # the boot id that `up` belongs to
    up: float = 0.0  # seconds since that boot when this was stored


class TrustedClock:
    """Compares the machine's clock with the stored time and the monotonic time that has passed since."""

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
        self.trusted = 0  # the last trusted time; 0 before the first `observe`
        self.at = up()  # the monotonic time of that
        self.observed = False
        self.started, self.started_at = wall(), up()

    def confirmed(self) -> int:
        """Return the time for decisions that cannot be undone, in milliseconds since 1970."""
        return self._within(TOLERANCE)

    def playing(self) -> int:
        """Return the time that says which day it is for players."""
        return self._within(FAR)

    def steady(self) -> int:
        """Return the time for deadlines: as `confirmed`, but not ahead if the clock is set while the process runs."""
        return min(self.confirmed(), self.started + self.uptime() + DRIFT)

    def uptime(self) -> int:
        """Return for how long this process has run, in milliseconds."""
        return int((self.up() - self.started_at) * 1000)

    def _within(self, tolerance: int) -> int:
        """Return the machine's time, or the expected time if the machine's is further ahead than the tolerance."""
        wall, expected = self.wall(), self._expected()
        return wall if wall <= expected + tolerance else expected

    def _expected(self) -> int:
        return self.trusted + int((self.up() - self.at) * 1000)

    async def observe(self) -> None:
        """Compare the clock with what is stored, and store the result; called at the start and at intervals."""
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
        """Return how many milliseconds have certainly passed since `before` was stored."""
        same_boot = self.boot != "" and before.boot == self.boot and before.up <= up
        if same_boot:
            return int((up - before.up) * 1000)
        return int((up - self.at) * 1000) if self.observed else 0


def _needed(jump: int) -> int:
    """Return for how many milliseconds a clock has to run on after such a jump before it is trusted."""
    return DAY if jump >= JUMP else min(jump, HOUR)


def _known(before: Known, wall: int, expected: int, passed: int) -> Known:
    """Return what to store after reading the clock, `passed` milliseconds after `before` was stored."""
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
