"""Load: a thousand people in five hundred matches, acting every two seconds, and boardgame.io under the same load.

.venv/bin/python benchmarks/load.py                      ours on SQLite and the peer take turns; a table of figures
.venv/bin/python benchmarks/load.py --no-peer --seconds 20
.venv/bin/python benchmarks/load.py --matches 100 --json

Ours plays whole games with every view and every legal action sent to both seats, and stores every answer before it
acknowledges it. The peer counts to a number: once kept by its own file storage, as ours is kept, and once in memory
alone, which is less than ours does. A machine is faster in one minute than in the next, so all take turns, and what
counts is the median of the ratios of single turns. Node is needed for the peer; it is installed into a
folder of its own, at the versions of benchmarks/peer/package.json.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from errands import Errands
from serving import Http, Server, Socket, cpu_of, free_port, guest, memory_of, new_match, socket_of

PEER: Final = Path(__file__).resolve().parent / "peer"
GOALS: Final = {"peer, in files": 3.5, "peer, in memory": 1.0}  # our answers per processor second against theirs
IN_FILES, IN_MEMORY = GOALS
OURS: Final = "Reverie"
SETUPS: Final = ("onirim", "daydream:A", "onirim+book+towers+dreams", "daydream:BC")
ERRANDS: Final = 4  # people whose requests are no moves
WARM_UP: Final = 20  # matches played before anything is measured, so that first times count for nobody
IDLE: Final = 12.0  # seconds after which the server has put away what nobody looks at
WANTED_MEDIAN, WANTED_P99, WANTED_IDLE = 10.0, 100.0, 10.0


@dataclass
class Figures:
    """What came of one side; times in milliseconds, memory in kilobytes."""

    moves: int = 0
    errors: int = 0
    median: float = 0.0
    p99: float = 0.0
    cpu: float = 0.0
    per_cpu_second: float = 0.0
    memory: float = 0.0
    more: dict[str, float] = field(default_factory=dict)


@dataclass
class Seat:
    """A page that acts by the clock, whenever it is asked."""

    page: Socket
    match: str
    dice: random.Random
    busy: bool = False


class Load:
    def __init__(self, server: Server, period: float) -> None:
        self.server = server
        self.period = period
        self.seats: list[Seat] = []
        self.times: list[float] = []
        self.errors: list[str] = []
        self.measuring = False

    async def act(self, seat: Seat) -> None:
        view = seat.page.views[seat.match]
        if view.decision is None or seat.busy:
            if seat.busy:
                self.errors.append("not answered within a whole period")
            return
        seat.busy = True
        started = time.perf_counter()
        try:
            heard = await seat.page.play(seat.match, view.decision, seat.dice.choice(view.actions).text)
        except (ConnectionError, TimeoutError) as error:
            self.errors.append(repr(error))
            return
        if not heard.stored:
            self.errors.append(str(heard.code))
        elif self.measuring:
            self.times.append(time.perf_counter() - started)
        seat.busy = False

    async def keep_acting(self, seat: Seat, delay: float) -> None:
        await asyncio.sleep(delay)
        tick = asyncio.get_running_loop().time()
        while True:
            await self.act(seat)
            tick += self.period
            await asyncio.sleep(max(0.0, tick - asyncio.get_running_loop().time()))

    async def run(self, seconds: float) -> tuple[float, float]:
        """Act until the time is over; the server's processor time and the seconds it took."""
        tasks = [
            asyncio.create_task(self.keep_acting(seat, self.period * number / len(self.seats)))
            for number, seat in enumerate(self.seats)
        ]
        await asyncio.sleep(2 * self.period)
        self.measuring = True
        cpu, started = self.server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        cpu, took = self.server.cpu() - cpu, time.perf_counter() - started
        self.measuring = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return cpu, took


async def ours(folder: Path, matches: int, seconds: float, period: float, flags: list[str]) -> Figures:
    with Server(folder, *flags) as server:
        load = Load(server, period)
        async with contextlib.AsyncExitStack() as stack:
            people = [(guest(server.port), guest(server.port)) for _ in range(matches + WARM_UP)]
            for number, pair in enumerate(people[:WARM_UP]):
                await _sit(load, stack, server, number, pair, new_match(list(pair), SETUPS[number % len(SETUPS)]))
            await load.run(2.0)
            start = server.memory()
            names = [
                new_match(list(pair), SETUPS[number % len(SETUPS)]) for number, pair in enumerate(people[WARM_UP:])
            ]
            await asyncio.sleep(IDLE)
            with_matches = server.memory()
            load.seats.clear()
            for number, (pair, match) in enumerate(zip(people[WARM_UP:], names, strict=True)):
                await _sit(load, stack, server, number, pair, match)
            with_sockets = server.memory()
            load.times.clear()
            cpu, took = await load.run(seconds)
            found = _figures(load.times, cpu, server.memory())
            found.errors = len(load.errors)
            found.more = {
                "kilobytes an idle match": (with_matches - start) / matches / 1024,
                "kilobytes a socket": (with_sockets - with_matches) / (2 * matches) / 1024,
                "moves a second": found.moves / took,
            }
            found.more |= await errands(server, seconds / 10)
            for reason in sorted(set(load.errors)):
                print(f"error: {reason} ({load.errors.count(reason)} times)", file=sys.stderr)
    return found


async def errands(server: Server, seconds: float) -> dict[str, float]:
    """Send what is no move, one request after the other, while nobody else acts."""
    people = [await asyncio.to_thread(Errands.of, server.port, f"errands {number}") for number in range(ERRANDS)]
    cpu, until = server.cpu(), time.perf_counter() + seconds

    def keep_on(person: Errands) -> None:
        while time.perf_counter() < until:
            person.step()

    await asyncio.gather(*(asyncio.to_thread(keep_on, person) for person in people))
    times = sorted(took for person in people for took in person.times)
    return {
        "errands (riddles, circles, pages)": len(times),
        "median of an errand, ms": statistics.median(times) * 1000,
        "99th percentile, ms, of errands": times[int(0.99 * len(times))] * 1000,
        "errands a processor second": len(times) / max(0.01, server.cpu() - cpu),
    }


async def _sit(
    load: Load, stack: contextlib.AsyncExitStack, server: Server, number: int, pair: tuple[Http, Http], match: str
) -> None:
    for place, person in enumerate(pair):
        page = await stack.enter_async_context(socket_of(server.port, person.cookie))
        await page.open(match)
        load.seats.append(Seat(page, match, random.Random(f"{number} {place}")))


def _figures(times: list[float], cpu: float, memory: int) -> Figures:
    times = sorted(times)
    return Figures(
        moves=len(times),
        median=statistics.median(times) * 1000,
        p99=times[int(0.99 * len(times))] * 1000,
        cpu=cpu,
        per_cpu_second=len(times) / cpu,
        memory=memory / 1024,
    )


def install_peer(folder: Path) -> None:
    for file in PEER.iterdir():
        shutil.copy(file, folder)
    npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run(npm, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def peer(folder: Path, matches: int, seconds: float, period: float, *storage: str) -> Figures:
    """boardgame.io's server and our client for it, each a process of its own."""
    port = free_port()
    quiet: dict[str, Any] = {"cwd": folder, "env": _production()}
    start = ["node", "server.cjs", str(port), *storage]
    server = subprocess.Popen(start, stdout=subprocess.PIPE, text=True, **quiet)
    try:
        assert server.stdout is not None
        assert server.stdout.readline().strip() == "ready"
        words = ["node", "client.cjs", str(port), str(matches), str(seconds), str(period * 1000)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, **quiet) as client:
            assert client.stdout is not None
            client.stdout.readline()  # everybody sits
            client.stdout.readline()  # the measurement begins
            cpu = cpu_of(server.pid)
            found = json.loads(client.stdout.readline())
            cpu = cpu_of(server.pid) - cpu
        return Figures(
            moves=found["moves"],
            errors=found["errors"],
            median=found["median"],
            p99=found["p99"],
            cpu=cpu,
            per_cpu_second=found["moves"] / cpu,
            memory=memory_of(server.pid) / 1024,
        )
    finally:
        server.terminate()
        server.wait()


def _production() -> dict[str, str]:
    return dict(os.environ, NODE_ENV="production")


def together(turns: list[Figures]) -> Figures:
    """Return the median of every figure over some turns; answers and errors are all of them."""

    def middle(name: str) -> float:
        return float(statistics.median(getattr(turn, name) for turn in turns))

    return Figures(
        moves=sum(turn.moves for turn in turns),
        errors=sum(turn.errors for turn in turns),
        median=middle("median"),
        p99=middle("p99"),
        cpu=middle("cpu"),
        per_cpu_second=middle("per_cpu_second"),
        memory=middle("memory"),
        more={name: statistics.median(turn.more[name] for turn in turns) for name in turns[0].more},
    )


def ratios(turns: dict[str, list[Figures]], name: str) -> list[float]:
    """Return by turn how many times as much ours answers in a processor second."""
    pairs = zip(turns[OURS], turns[name], strict=True)
    return [mine.per_cpu_second / theirs.per_cpu_second for mine, theirs in pairs]


def _print(turns: dict[str, list[Figures]]) -> None:
    sides = {name: together(found) for name, found in turns.items()}

    def line(name: str, *values: str) -> None:
        print(f"{name:<28}" + "".join(f"{value:>20}" for value in values))

    line("", *sides)
    rows = [
        ("answers", "moves", ",d"),
        ("errors", "errors", ",d"),
        ("median, ms", "median", ".1f"),
        ("99th percentile, ms", "p99", ".1f"),
        ("processor seconds", "cpu", ".1f"),
        ("answers a processor second", "per_cpu_second", ",.0f"),
        ("memory at the end, kB", "memory", ",.0f"),
    ]
    for name, key, how in rows:
        line(name, *(format(getattr(side, key), how) for side in sides.values()))
    for name, value in sides[OURS].more.items():
        line(name, f"{value:,.1f}")
    for name in turns:
        if name != OURS:
            found = ratios(turns, name)
            each = ", ".join(f"{ratio:.2f}" for ratio in found)
            median = statistics.median(found)
            print(f"answers a processor second, against {name}: {median:.2f} ({each}; goal {GOALS[name]})")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--turns", type=int, default=3, help="how often each side is measured")
    parser.add_argument("--period", type=float, default=2.0)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--flags", default="", help="further flags for our server")
    given = parser.parse_args()
    turns: dict[str, list[Figures]] = {OURS: []} if given.no_peer else {OURS: [], IN_FILES: [], IN_MEMORY: []}
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "peer"
        if not given.no_peer:
            place.mkdir()
            install_peer(place)
        load = (given.matches, given.seconds, given.period)
        for turn in range(given.turns):
            turns[OURS].append(asyncio.run(ours(Path(folder) / f"data {turn}", *load, given.flags.split())))
            if not given.no_peer:
                turns[IN_FILES].append(peer(place, *load, str(place / f"kept {turn}")))
                turns[IN_MEMORY].append(peer(place, *load))
            print(f"turn {turn + 1} of {given.turns} is over", file=sys.stderr)
    if given.json:
        print(json.dumps({name: [asdict(figures) for figures in found] for name, found in turns.items()}))
    else:
        _print(turns)
    mine = together(turns[OURS])
    kept = mine.median < WANTED_MEDIAN and mine.p99 < WANTED_P99 and mine.errors == 0
    kept = kept and mine.more["kilobytes an idle match"] <= WANTED_IDLE
    kept = kept and all(statistics.median(ratios(turns, name)) >= GOALS[name] for name in turns if name != OURS)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
