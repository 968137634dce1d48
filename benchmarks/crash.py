"""Proof that nothing acknowledged is lost: kill -9 at random moments under play, then look at what is stored.

PYTHONPATH=tools .venv/bin/python benchmarks/crash.py --rounds 100              on SQLite
PYTHONPATH=tools .venv/bin/python benchmarks/crash.py --rounds 100 --postgres   on PostgreSQL
"""

import argparse
import asyncio
import contextlib
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

import services
from errands import Errands
from reverie.server import admin
from reverie.server.services import database_of
from reverie.server.settings import Settings
from reverie.server.store import Store
from serving import PATIENCE, Http, Server, Socket, guest, new_match, socket_of

SETUPS: Final = (("onirim", 1), ("onirim+book+towers+dreams", 2), ("daydream:BC", 2), ("daydream:A", 3))
ERRANDS: Final = 4  # tables for each person whose requests are no moves
TOO_LATE: Final = frozenset({"stale", "out-of-turn", "over"})  # refusals that are no fault of anybody's


@dataclass
class Sent:
    """An answer on its way; the same key when it is sent again."""

    decision: int
    answer: str
    key: str


@dataclass
class Seat:
    """Somebody at a table who plays whatever is possible, as fast as it goes."""

    person: Http
    match: str
    dice: random.Random
    pending: Sent | None = None
    over: bool = False


@dataclass
class Pressure:
    """Every seat, and what the server has acknowledged."""

    seed: str
    acknowledged: dict[str, str] = field(default_factory=dict)  # key to match
    resent: Counter[str] = field(default_factory=Counter)
    seats: list[Seat] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    errands: list[Errands] = field(default_factory=list)

    def fill(self, port: int, tables: int) -> None:
        """Matches under way, up to so many."""
        running = len({seat.match for seat in self.seats if not seat.over})
        self.seats = [seat for seat in self.seats if not seat.over]
        for number in range(running, tables):
            setup, players = SETUPS[len(self.matches) % len(SETUPS)]
            people = [guest(port) for _ in range(players)]
            match = new_match(people, setup)
            self.matches.append(match)
            for place, person in enumerate(people):
                dice = random.Random(f"{self.seed} {len(self.matches)} {number} {place}")
                self.seats.append(Seat(person, match, dice))
        for number in range(len(self.errands), max(1, tables // ERRANDS)):
            self.errands.append(Errands.of(port, f"{self.seed} errands {number}"))
        for errands in self.errands:
            errands.at(port)

    async def run(self, errands: Errands) -> None:
        """Do one errand after the other until the server is gone."""
        with contextlib.suppress(OSError, HTTPException):
            while True:
                await asyncio.to_thread(errands.step)

    async def play(self, port: int, seat: Seat) -> None:
        """Until the game is over or the server is gone."""
        with contextlib.suppress(OSError, ConnectionError, WebSocketException, EOFError, TimeoutError):
            async with socket_of(port, seat.person.cookie) as line:
                heard = await line.open(seat.match)
                assert heard.type == "table", heard
                if seat.pending is not None:
                    await self.send(line, seat, resend=True)
                while not seat.over:
                    await self.answer(line, seat)

    async def answer(self, line: Socket, seat: Seat) -> None:
        line.changed.clear()
        view = line.views[seat.match]
        if view.decision is None:
            if view.over:
                seat.over = True
                return
            # The others are asked; a message that comes meanwhile wakes us.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await line.changed.wait()
            if line.task.done():
                raise ConnectionError
            return
        answer = seat.dice.choice(view.actions).text
        seat.pending = Sent(view.decision, answer, secrets.token_urlsafe(12))
        await self.send(line, seat)

    async def send(self, line: Socket, seat: Seat, resend: bool = False) -> None:
        sent = seat.pending
        assert sent is not None
        heard = await line.play(seat.match, sent.decision, sent.answer, sent.key)
        if heard.stored:
            self.acknowledged[sent.key] = seat.match
            if resend:
                self.resent["had been stored" if heard.again else "had been lost unacknowledged"] += 1
        else:
            assert heard.code in TOO_LATE, heard
            assert not resend, f"an answer sent again was refused: {heard}"
        seat.pending = None


async def crash(server: Server, rounds: int, tables: int, seed: str, show: bool = False) -> Pressure:
    """Play, kill, start again, so many times."""
    pressure = Pressure(seed)
    dice = random.Random(seed)
    for number in range(rounds + 1):
        pressure.fill(server.port, tables)
        before = len(pressure.acknowledged)
        playing = [asyncio.create_task(pressure.play(server.port, seat)) for seat in pressure.seats]
        playing += [asyncio.create_task(pressure.run(errands)) for errands in pressure.errands]
        # After every start, the last one too, somebody must get on with it.
        async with asyncio.timeout(PATIENCE):
            while len(pressure.acknowledged) == before:
                await asyncio.sleep(0.01)
                _raise_failures(playing)
        if number == rounds:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            break
        await asyncio.sleep(dice.random() * 0.6)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
        if show and (number + 1) % 10 == 0:
            print(f"{number + 1} crashes, {len(pressure.acknowledged):,} answers acknowledged", flush=True)
    return pressure


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and task.exception() is not None:
            raise task.exception() or AssertionError


async def examine(settings: Settings, pressure: Pressure) -> dict[str, int]:
    """What is stored against what was acknowledged; every record replayed."""
    database = database_of(settings)
    await database.open()
    store = Store(database)
    try:
        stored: Counter[str] = Counter()
        for match in pressure.matches:
            for row in await store.entries(match):
                if row.key is not None:
                    stored[row.key] += 1
        missing = [key for key in pressure.acknowledged if stored[key] == 0]
        twice = [key for key, times in stored.items() if times > 1]
        damaged = [found async for found in admin.check(store) if found.wrong is not None]
        assert not missing, f"{len(missing)} acknowledged answers are lost"
        assert not twice, f"{len(twice)} answers were played twice"
        assert not damaged, damaged
        for person in pressure.errands:
            await person.check(store)
    finally:
        await database.close()
    return {
        "matches": len(pressure.matches),
        "acknowledged": len(pressure.acknowledged),
        "stored": sum(stored.values()),
        "errands": sum(sum(person.done.values()) for person in pressure.errands),
        "resent, had been stored": pressure.resent["had been stored"],
        "resent, had been lost unacknowledged": pressure.resent["had been lost unacknowledged"],
    }


async def prove(folder: Path, rounds: int, tables: int, database: str = "", seed: str = "crash") -> dict[str, int]:
    flags = ["--database", database] if database else []
    server = Server(folder, *flags)
    with server:
        pressure = await crash(server, rounds, tables, seed, show=rounds > 10)
    return await examine(Settings(data=str(folder), database=database), pressure)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", default=str(time.time_ns()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = stack.enter_context(services.postgres()) + "/postgres" if given.postgres else ""
        found = asyncio.run(prove(Path(folder), given.rounds, given.tables, database, given.seed))
    print(f"{given.rounds} crashes on {'PostgreSQL' if given.postgres else 'SQLite'}, seed {given.seed}")
    for name, value in found.items():
        print(f"  {name:<40}{value:>10,}")
    print("nothing acknowledged was lost, nothing was played twice, every record replays")
    return 0


if __name__ == "__main__":
    sys.exit(main())
