"""Proof that two processes serve one match: players at different processes race for the same number.

PYTHONPATH=tools .venv/bin/python benchmarks/race.py --rounds 1000              two processes on one PostgreSQL
PYTHONPATH=tools .venv/bin/python benchmarks/race.py --rounds 1000 --redis      the same with Redis between them
PYTHONPATH=tools .venv/bin/python benchmarks/race.py --rounds 1000 --sqlite     two processes on one SQLite file
"""

import argparse
import asyncio
import contextlib
import random
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

import services
from reverie.server import admin
from reverie.server.services import database_of
from reverie.server.settings import Settings
from reverie.server.store import Store
from serving import Heard, Http, Server, Socket, View, guest, new_match, socket_of

LOST: Final = frozenset({"stale", "out-of-turn", "over"})


class Race:
    """A match whose two people each have a page at either process."""

    def __init__(self, match: str, pages: list[list[Socket]], dice: random.Random) -> None:
        self.match = match
        self.pages = pages  # by seat, then by process
        self.dice = dice
        self.stored: set[str] = set()
        self.counts: Counter[str] = Counter()

    async def view(self, pages: list[Socket]) -> View:
        """How things stand for a seat: one of the two processes has stored the last answer, and knows."""
        heard = [await page.open(self.match) for page in pages]
        view = max(heard, key=lambda one: one.at).view
        assert view is not None
        return view

    async def round(self) -> bool:
        """One race; False when the game is over."""
        views = [await self.view(pages) for pages in self.pages]
        if views[0].over:
            return False
        asked = [seat for seat, view in enumerate(views) if view.decision is not None]
        assert asked, "nobody is asked, and the game is not over"
        if len(asked) == 2 and self.dice.random() < 0.6:
            await self.both_seats(views)
        elif self.dice.random() < 0.5:
            await self.two_answers(asked[0], views[asked[0]])
        else:
            await self.one_key(asked[0], views[asked[0]])
        return True

    def play(self, page: Socket, view: View, answer: str, key: str) -> "asyncio.Task[Heard]":
        assert view.decision is not None
        return asyncio.create_task(page.play(self.match, view.decision, answer, key))

    async def both_seats(self, views: list[View]) -> None:
        """Each answers their own decision at their own process: both must be stored."""
        keys = [secrets.token_urlsafe(12) for _ in views]
        crossed = self.dice.random() < 0.5
        tasks = [
            self.play(self.pages[seat][seat ^ crossed], view, self.dice.choice(view.actions).text, keys[seat])
            for seat, view in enumerate(views)
        ]
        for key, heard in zip(keys, await asyncio.gather(*tasks), strict=True):
            assert heard.stored, heard
            assert not heard.again, heard
            self.stored.add(key)
        self.counts["two seats, both stored"] += 1

    async def two_answers(self, seat: int, view: View) -> None:
        """One decision answered twice over, at both processes: one of the two is too late."""
        keys = [secrets.token_urlsafe(12) for _ in range(2)]
        tasks = [
            self.play(page, view, self.dice.choice(view.actions).text, key)
            for page, key in zip(self.pages[seat], keys, strict=True)
        ]
        heard = await asyncio.gather(*tasks)
        won = [key for key, one in zip(keys, heard, strict=True) if one.stored]
        lost = [one for one in heard if one.type == "error"]
        assert len(won) == 1, heard
        assert all(one.code in LOST for one in lost), heard
        self.stored.update(won)
        self.counts["two answers, one stored"] += 1

    async def one_key(self, seat: int, view: View) -> None:
        """The same answer sent to both processes, as a page does that is not sure: stored once, both say so."""
        key, answer = secrets.token_urlsafe(12), self.dice.choice(view.actions).text
        heard = await asyncio.gather(*(self.play(page, view, answer, key) for page in self.pages[seat]))
        assert all(one.stored for one in heard), heard
        assert sorted(one.again for one in heard) == [False, True], heard
        self.stored.add(key)
        self.counts["one answer twice, one stored"] += 1


async def race(servers: list[Server], settings: Settings, rounds: int, seed: str) -> dict[str, int]:
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    stored: dict[str, set[str]] = {}
    done = 0
    while done < rounds:
        # Where everybody answers at once there is most to race for.
        setup = dice.choice(["daydream:A", "daydream:EFD", "onirim+book"])
        people = [guest(servers[0].port) for _ in range(2)]
        match = new_match(people, setup)
        async with contextlib.AsyncExitStack() as stack:
            pages = [[await _page(stack, server, person, match) for server in servers] for person in people]
            one = Race(match, pages, dice)
            for _ in range(min(rounds - done, 120)):
                if not await one.round():
                    break
                done += 1
        counts += one.counts
        stored[match] = one.stored
    counts += await _race_for_tries(servers)
    await _examine(settings, stored)
    return {"rounds": done, "matches": len(stored), "answers stored": sum(map(len, stored.values())), **counts}


async def _race_for_tries(servers: list[Server]) -> Counter[str]:
    """Begin the deals of a circle at every process at once: each is one match."""
    person = guest(servers[0].port)
    person.need("POST", "/api/me/claim", {"name": f"race{secrets.token_hex(4)}", "password": secrets.token_hex(8)})
    circle = person.need("POST", "/api/circles", {"name": "Race"})["id"]
    ways = [Http(server.port, person.cookie) for server in servers]
    for number in range(1, 8):
        path = f"/api/circles/{circle}/deals/{number}"
        begun = await asyncio.gather(*(asyncio.to_thread(way.need, "POST", path, {}) for way in ways))
        assert len({match["id"] for match in begun}) == 1, begun
    return Counter({"one try at a deal of a circle": 7})


async def _page(stack: contextlib.AsyncExitStack, server: Server, person: Http, match: str) -> Socket:
    page = await stack.enter_async_context(socket_of(server.port, person.cookie))
    await page.open(match)
    return page


async def _examine(settings: Settings, stored: dict[str, set[str]]) -> None:
    """No fork, no loss: exactly the acknowledged answers are there, and every record replays."""
    database = database_of(settings)
    await database.open()
    store = Store(database)
    try:
        for match, keys in stored.items():
            found = [row.key for row in await store.entries(match) if row.key is not None]
            assert len(found) == len(set(found)), f"{match}: an answer is there twice"
            assert set(found) == keys, f"{match}: {len(found)} answers stored, {len(keys)} acknowledged"
        damaged = [found async for found in admin.check(store) if found.wrong is not None]
        assert not damaged, damaged
    finally:
        await database.close()


async def prove(folder: Path, rounds: int, database: str = "", redis: str = "", seed: str = "race") -> dict[str, int]:
    flags = [*(["--database", database] if database else []), *(["--redis", redis] if redis else [])]
    with Server(folder, *flags) as one, Server(folder, *flags) as two:
        return await race([one, two], Settings(data=str(folder), database=database), rounds, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--sqlite", action="store_true")
    parser.add_argument("--redis", action="store_true")
    parser.add_argument("--seed", default="race")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = "" if given.sqlite else stack.enter_context(services.postgres()) + "/postgres"
        redis = services.RedisServer()
        if given.redis:
            redis.start()
            stack.callback(redis.stop)
        address = redis.url if given.redis else ""
        found = asyncio.run(prove(Path(folder), given.rounds, database, address, given.seed))
    for name, value in found.items():
        print(f"  {name:<40}{value:>10,}")
    print("no fork, no loss, every record replays")
    return 0


if __name__ == "__main__":
    sys.exit(main())
