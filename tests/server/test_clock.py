"""A wrong clock does nothing that cannot be undone: a jump ahead has to prove itself by time that passes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from reverie.server.accounts import Accounts
from reverie.server.clock import now
from reverie.server.rows import Person, Token
from reverie.server.store import Store
from reverie.server.trusted_clock import DAY, FAR, HOUR, MINUTE, TOLERANCE, TrustedClock
from server.conftest import Host
from server.storing import open_store

START = 1_800_000_000_000


class Machine:
    """A machine whose clock and whose time since its start are set by hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wall = START
        self.seconds = 1000.0
        self.boots = 1

    def pass_time(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.seconds += milliseconds / 1000

    def restart(self) -> None:
        """The machine itself starts anew: what it counts begins at nothing."""
        self.seconds = 5.0
        self.boots += 1

    async def start_server(self) -> TrustedClock:
        clock = TrustedClock(self.store, lambda: self.wall, lambda: self.seconds, lambda: f"boot {self.boots}")
        await clock.observe()
        return clock


@contextlib.asynccontextmanager
async def machine_with_store(folder: Path) -> AsyncIterator[Machine]:
    store = await open_store(folder)
    yield Machine(store)
    await store.database.close()


def test_time_that_is_known_to_have_passed_is_believed_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with machine_with_store(tmp_path) as machine:
            clock = await machine.start_server()
            for _ in range(50):
                machine.pass_time(12 * HOUR)
                assert clock.confirmed() == clock.playing() == machine.wall
                await clock.observe()
            # The server was off, the machine was not: it has counted.
            machine.pass_time(20 * DAY)
            clock = await machine.start_server()
            assert clock.confirmed() == machine.wall
            # A correction of seconds is no jump.
            machine.wall += TOLERANCE
            assert clock.confirmed() == machine.wall
            assert caplog.text == ""

    asyncio.run(run())


@pytest.mark.parametrize(
    ("jump", "confirmed_after"),
    [(5 * MINUTE, 5 * MINUTE), (HOUR, HOUR), (DAY, HOUR), (6 * DAY, HOUR), (8 * DAY, DAY), (500 * DAY, DAY)],
)
@pytest.mark.parametrize("running", [True, False])
def test_every_jump_ahead_is_noticed_and_waits_to_be_confirmed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, jump: int, confirmed_after: int, running: bool
) -> None:
    async def run() -> None:
        async with machine_with_store(tmp_path) as machine:
            clock = await machine.start_server()
            right = machine.wall
            machine.wall += jump
            if not running:
                machine.restart()
                clock = await machine.start_server()
            assert clock.confirmed() == right
            assert clock.playing() == (machine.wall if jump <= FAR else right)
            await clock.observe()
            assert "the clock is ahead" in caplog.text
            machine.pass_time(confirmed_after - 1000)
            await clock.observe()
            assert clock.confirmed() == right + confirmed_after - 1000
            machine.pass_time(1000)
            await clock.observe()
            assert clock.confirmed() == machine.wall

    asyncio.run(run())


def test_a_second_jump_does_not_confirm_the_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with machine_with_store(tmp_path) as machine:
            clock = await machine.start_server()
            right = machine.wall
            machine.wall += 500 * DAY
            await clock.observe()
            machine.wall += 2 * DAY
            await clock.observe()
            assert clock.confirmed() == right
            # Not even shortly before the first is confirmed: the second has to wait for its own time.
            machine.pass_time(DAY - MINUTE)
            await clock.observe()
            machine.wall += 2 * DAY
            await clock.observe()
            machine.pass_time(HOUR - MINUTE)
            await clock.observe()
            assert clock.confirmed() == right + DAY + HOUR - 2 * MINUTE
            machine.pass_time(MINUTE)
            await clock.observe()
            assert clock.confirmed() == machine.wall

    asyncio.run(run())


def test_a_clock_that_is_mended_is_followed_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with machine_with_store(tmp_path) as machine:
            clock = await machine.start_server()
            right = machine.wall
            machine.wall += 500 * DAY
            machine.restart()
            clock = await machine.start_server()
            machine.pass_time(HOUR)
            await clock.observe()
            machine.wall = right + HOUR
            await clock.observe()
            assert clock.confirmed() == clock.playing() == machine.wall
            machine.wall -= DAY
            await clock.observe()
            assert clock.confirmed() == machine.wall
            assert "the clock went back" in caplog.text

    asyncio.run(run())


def test_a_machine_that_is_off_every_night_is_believed_in_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with machine_with_store(tmp_path) as machine:
            await machine.start_server()
            machine.wall += 20 * DAY
            for day in range(1, 13):
                machine.restart()
                clock = await machine.start_server()
                machine.pass_time(2 * HOUR)
                await clock.observe()
                assert (clock.confirmed() == machine.wall) == (day == 12)
                machine.wall += 22 * HOUR

    asyncio.run(run())


def test_guests_are_not_forgotten_by_a_wrong_clock(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        machine = Machine(store)
        clock = await machine.start_server()
        guest = Person("guest", "Guest", None, None, None, "en", machine.wall, machine.wall)
        await store.add_person(guest, Token("hash", guest.id, machine.wall, machine.wall))
        machine.wall += 500 * DAY
        machine.restart()
        clock = await machine.start_server()
        accounts = Accounts(store, clock, forget_days=400)
        assert await accounts.lost() == []
        machine.pass_time(DAY)
        await clock.observe()
        assert [person.id for person in await accounts.lost()] == ["guest"]
        await store.database.close()

    asyncio.run(run())


def test_no_seed_of_a_day_to_come_is_published(host: Host) -> None:
    server = host()
    alma = server.guest()
    server.services.clock.wall = lambda: now() + 500 * DAY
    today = alma.get("/api/daily")
    assert all(dream["seed"] is None for dream in today["games"])
    for days in range(1, 400, 50):
        day = datetime.fromtimestamp((now() + days * DAY) / 1000, UTC).date().isoformat()
        assert alma.http.get(f"/api/daily/{day}").status_code == 404
    assert alma.get("/api/me")["person"]["id"] == alma.me["id"]
