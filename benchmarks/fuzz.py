"""Bad input over the WebSocket and over HTTP: broken, huge, out-of-order, stale and alien messages, by a grammar.

.venv/bin/python benchmarks/fuzz.py --messages 100000

The server must neither break nor grow nor leave a match stuck: afterwards the fuzzed matches are played to their end.
"""

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from errands import Errands
from odd_requests import OddRequests
from reverie.server import admin
from reverie.server.services import database_of
from reverie.server.settings import Settings
from reverie.server.store import Store
from serving import PATIENCE, Http, Server, Socket, guest, new_match, socket_of

SETUPS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("onirim", {}),
    ("onirim+book+towers", {"talk": "silent"}),
    ("daydream:A", {}),
    ("daydream:EFD", {}),
)
KINDS: Final = ("open", "close", "play", "undo", "consent", "say", "react", "mute", "lobby", "ping", "concede", "hint")
REACTIONS: Final = ("hello", "well-done", "nonsense")
ALIENS: Final = (
    "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    '42["message",{}]',
    "<?xml version='1.0'?><a/>",
    "PING",
    "null",
    "[]",
    "0",
    '"open"',
    "true",
    "{}",
    '{"type":"open","type":"play"}',
    '{"__proto__":{"type":"play"}}',
    "{'type': 'ping'}",
    "NaN",
    '{"type":"ping","id":NaN}',
    '{"type":"ping","id":1e400}',
    '\ufeff{"type":"ping"}',
    "' OR 1=1 --",
    "../../../../etc/passwd",
)
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e308),
    *(
        "",
        " ",
        "x",
        "0",
        "null",
        "\x00",
        "\ud7ff",
        "é" * 50,
        "🚪" * 60,
        "x" * 101,
        "x" * 3000,
        "'; DROP TABLE entries; --",
    ),
    *([], {}, [[]], [None] * 50, {"": ""}, {"type": "play"}, {"a": {"b": {"c": []}}}),
)
REQUESTS_PART: Final = 10  # messages for each request over HTTP
ERRANDS: Final = 20  # that are done afterwards, to see that everything still works
LAST: Final = 2**40  # the number of the request that ends a burst
Message = str | bytes


class Grammar:
    """Makes messages for somebody who knows these matches and views."""

    def __init__(self, dice: random.Random, matches: list[str]) -> None:
        self.dice = dice
        self.matches = matches
        self.keys = ["a-key-used-before"]
        self.old: list[tuple[str, int, str]] = []  # match, decision and answer of views gone by
        self.makers: list[tuple[int, str, Callable[[], Message]]] = [
            (5, "broken", self.broken),
            (1, "huge", self.huge),
            (4, "alien", self.alien),
            (6, "odd", self.odd),
            (5, "well-formed", self.well_formed),
            (5, "stale", self.stale),
            (2, "bytes", self.noise),
        ]

    def make(self) -> tuple[str, Message]:
        (maker,) = self.dice.choices(self.makers, [weight for weight, _, _ in self.makers])
        return maker[1], maker[2]()

    def match(self) -> Any:
        """Mostly a match that exists, one's own or not; sometimes none at all."""
        roll = self.dice.random()
        if roll < 0.7:
            return self.dice.choice(self.matches)
        return secrets.token_urlsafe(12) if roll < 0.85 else self.dice.choice(ODD)

    def fields(self) -> dict[str, Any]:
        """A message whose every field could be right."""
        dice = self.dice
        kind = dice.choice(KINDS)
        # Giving up would end every match at once, and hints are other people's thinking time: both come rarely.
        if kind in ("concede", "hint") and dice.random() < 0.98:
            kind = "ping"
        message: dict[str, Any] = {"type": kind, "id": dice.randrange(2**20)}
        if kind not in ("ping", "lobby"):
            message["match"] = self.match()
        more: dict[str, dict[str, Any]] = {
            "open": {"since": dice.choice([0, 1, 5, 10**6])},
            "play": {
                "decision": dice.randrange(60),
                "answer": "done",
                "key": dice.choice([*self.keys, secrets.token_hex(8)]),
            },
            "undo": {"far": dice.random() < 0.5},
            "consent": {"agree": dice.random() < 0.5},
            "say": {"text": dice.choice(["hello", "\u202e" + "x" * 20, "<script>alert(1)</script>"])},
            "react": {"reaction": dice.choice(REACTIONS)},
            "mute": {"seat": dice.randrange(9), "on": True},
            "lobby": {"on": dice.random() < 0.5},
            "hint": {"decision": dice.randrange(60)},
        }
        return message | more.get(kind, {})

    def well_formed(self) -> Message:
        return json.dumps(self.fields())

    def stale(self) -> Message:
        """An answer to a decision gone by, in one's own match or in another's."""
        if not self.old:
            return self.well_formed()
        match, decision, answer = self.dice.choice(self.old)
        key = self.dice.choice([*self.keys[-20:], secrets.token_hex(8)])
        fields = {"type": "play", "match": match, "decision": decision, "answer": answer, "key": key}
        return json.dumps({**fields, "id": self.dice.randrange(99)})

    def odd(self) -> Message:
        """One field is not what it should be, is missing, or is there for no reason."""
        message = self.fields()
        where = self.dice.choice([*message, "unknown"])
        if self.dice.random() < 0.3:
            message.pop(where, None)
        else:
            message[where] = self.dice.choice(ODD)
        return json.dumps(message)

    def broken(self) -> Message:
        """A good message cut, doubled, or with a wrong character in it."""
        text = json.dumps(self.fields())
        cut = self.dice.randrange(len(text))
        return self.dice.choice(
            [text[:cut], text[cut:], text + text, text[:cut] + chr(self.dice.randrange(1, 0xD7FF)) + text[cut + 1 :]]
        )

    def huge(self) -> Message:
        size = self.dice.choice([4_000, 4_097, 20_000, 300_000])
        return self.dice.choice(["x" * size, "[" * size, '{"a":' * (size // 5), json.dumps({"type": "x" * size})])

    def alien(self) -> Message:
        return self.dice.choice(ALIENS)

    def noise(self) -> Message:
        return self.dice.randbytes(self.dice.choice([0, 1, 7, 64, 500]))


class Fuzz:
    """Somebody who sends nonsense on one socket after the other, and now and then a real answer."""

    def __init__(self, server: Server, person: Http, own: str, matches: list[str], seed: str) -> None:
        self.server = server
        self.person = person
        self.own = own
        self.dice = random.Random(seed)
        self.grammar = Grammar(self.dice, [own, own, *matches])
        self.sent: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.read = asyncio.Event()

    async def run(self, messages: int) -> None:
        while sum(self.sent.values()) < messages:
            cookie = self.person.cookie if self.dice.random() < 0.9 else self.dice.choice([None, "x" * 43])
            headers = {"Cookie": f"reverie={cookie}"} if cookie else {}
            options: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": PATIENCE}
            with contextlib.suppress(ConnectionClosed, ConnectionError):
                async with connect(
                    f"ws://127.0.0.1:{self.server.port}/ws", additional_headers=headers, **options
                ) as line:
                    listening = asyncio.create_task(self.listen(line))
                    try:
                        for _ in range(self.dice.randrange(1, 40)):
                            await self.burst(line, listening, messages)
                    finally:
                        listening.cancel()

    async def burst(self, line: Any, listening: "asyncio.Task[None]", messages: int) -> None:
        """Some nonsense, then something sensible, whose answer shows that all of it was read."""
        for _ in range(self.dice.randrange(1, 19)):
            if sum(self.sent.values()) >= messages:
                break
            kind, message = self.grammar.make()
            self.sent[kind] += 1
            await line.send(message)
        self.read.clear()
        await line.send(json.dumps({"type": "open", "match": self.own}))
        await line.send(json.dumps({"type": "ping", "id": LAST}))
        waiting = asyncio.create_task(self.read.wait())
        await asyncio.wait({waiting, listening}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        assert self.read.is_set() or listening.done(), "the server does not answer"
        if listening.done():
            raise ConnectionError

    async def listen(self, line: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in line:
                message = msgspec.json.decode(data)
                self.heard[message.get("code", message["type"])] += 1
                if message["type"] == "pong" and message.get("id") == LAST:
                    self.read.set()
                view = message.get("view")
                if view and view["decision"] is not None:
                    self.grammar.old.append((message["match"], view["decision"], view["actions"][0]["text"]))
                    del self.grammar.old[:-50]


async def finish(server: Server, people: list[Http], match: str) -> None:
    """Play a match to its end: it is not stuck."""
    dice = random.Random(match)
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(socket_of(server.port, person.cookie)) for person in people]
        for page in pages:
            assert (await page.open(match)).type == "table"
        while not pages[0].views[match].over:
            for page in pages:
                await _answer(page, match, dice)


async def _answer(page: Socket, match: str, dice: random.Random) -> None:
    heard = await page.open(match)
    assert heard.view is not None, heard
    if heard.view.decision is not None:
        answered = await page.play(match, heard.view.decision, dice.choice(heard.view.actions).text)
        assert answered.stored, answered


async def prove(folder: Path, messages: int, fuzzers: int = 8, seed: str = "fuzz") -> dict[str, Any]:
    with Server(folder) as server:
        tables = []
        for number in range(fuzzers):
            setup, options = SETUPS[number % len(SETUPS)]
            people = [guest(server.port), guest(server.port)]
            tables.append((people, new_match(people, setup, **options)))
        matches = [match for _, match in tables]
        crowd = [
            Fuzz(server, people[0], match, matches, f"{seed} {number}") for number, (people, match) in enumerate(tables)
        ]
        part = messages // fuzzers
        # What the first third brings into memory (code, caches, the log's buffers) is there once and for all.
        await asyncio.gather(*(one.run(part // 3) for one in crowd))
        early = server.memory()
        await asyncio.gather(*(one.run(part) for one in crowd))
        late = server.memory()
        requests = await asyncio.to_thread(send_requests, server, messages // REQUESTS_PART, seed)
        errands = Errands.of(server.port, seed)
        for _ in range(ERRANDS):
            await asyncio.to_thread(errands.step)
        for people, match in tables:
            await finish(server, people, match)
        metrics = Http(server.admin_port).ask("GET", "/metrics").body.decode()
        log = server.log()
    sent, heard = sum((one.sent for one in crowd), Counter()), sum((one.heard for one in crowd), Counter())
    assert "reverie_errors_total 0.0" in metrics.splitlines(), (metrics, log[-3000:])
    assert heard["broken"] == 0, heard
    assert "Traceback" not in log, log[-3000:]
    await _examine(folder)
    return {
        "sent": dict(sent),
        "heard": dict(heard),
        "requests": dict(requests),
        "kilobytes grown": (late - early) // 1024,
    }


def send_requests(server: Server, number: int, seed: str) -> Counter[str]:
    """Send odd requests, as a guest and as somebody with a name; return how often each status was answered."""
    people = [guest(server.port), Errands.of(server.port, seed).person]
    odd = [OddRequests(server.port, person, f"{seed} {place}", ODD) for place, person in enumerate(people)]
    for place in range(number):
        odd[place % len(odd)].send()
    return sum((one.heard for one in odd), Counter())


async def _examine(folder: Path) -> None:
    database = database_of(Settings(data=str(folder)))
    await database.open()
    try:
        damaged = [found async for found in admin.check(Store(database)) if found.wrong is not None]
        assert not damaged, damaged
    finally:
        await database.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", default="fuzz")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(prove(Path(folder), given.messages, seed=given.seed))
    for name in ("sent", "heard", "requests"):
        print(f"{name}: {sum(found[name].values()):,}")
        for kind, count in sorted(found[name].items(), key=lambda pair: -pair[1]):
            print(f"  {kind:<20}{count:>10,}")
    print(f"the server grew by {found['kilobytes grown']:,} kB in the last two thirds")
    print("no message broke it, every match was played to its end, every record replays")
    return 0


if __name__ == "__main__":
    sys.exit(main())
