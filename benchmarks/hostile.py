"""Attacks on a real server on loopback, bounded in count and time, while somebody plays; prints what held.

.venv/bin/python benchmarks/hostile.py              every attack
.venv/bin/python benchmarks/hostile.py --quick      smaller crowds
"""

import argparse
import asyncio
import contextlib
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import cheats
import intrusions
from cheats import Broken, need
from serving import Http, Server, Socket, guest, new_match, socket_of

MB: Final = 1_000_000
MEMORY_BYTES: Final = 60 * MB  # that an attack may cost the server
STALL_SECONDS: Final = 2.0  # that the player may wait for one answer meanwhile
BOT_SECONDS: Final = 60.0  # a bot may be silent while hints are asked for
FLOOD_BYTES: Final = 200 * MB
FLOOD_SECONDS: Final = 20.0
SLOW_SECONDS: Final = 20.0  # within which a request that never ends is refused
REQUEST: Final = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST: Final = b"POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
CHUNKED: Final = POST + b"transfer-encoding: chunked\r\n\r\n"
TEXT: Final = {"content_type": "text/plain"}
HEAD: Final = "reverie record 1\nsetup onirim\nplayers 1\nrules 1\n\n"


class Ground:
    """The server under attack, and how large the crowds are."""

    def __init__(self, server: Server, crowd: int) -> None:
        self.server = server
        self.crowd = crowd
        self.numbers = iter(range(2, 250))

    @property
    def port(self) -> int:
        return self.server.port

    def address(self) -> str:
        """A fresh address on loopback, so that no attack uses up what the next may do."""
        return f"127.0.0.{next(self.numbers)}"


Attack: TypeAlias = Callable[[Ground], str]


@contextlib.contextmanager
def connected(ground: Ground, address: str) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", ground.port), 10, source_address=(address, 0)) as line:
        yield line


def read_all(line: socket.socket) -> bytes:
    data = b""
    with contextlib.suppress(ConnectionResetError, TimeoutError):
        while piece := line.recv(65_536):
            data += piece
    return data


def status_of(data: bytes) -> int:
    return int(data.split()[1]) if data.startswith(b"HTTP/1.1 ") else 0


def endless(start: bytes, piece: bytes) -> Attack:
    """Send a request that never ends, from one connection."""

    def attack(ground: Ground) -> str:
        sent, end = 0, time.monotonic() + FLOOD_SECONDS
        with connected(ground, ground.address()) as line, contextlib.suppress(OSError):
            line.sendall(start)
            while sent < FLOOD_BYTES and time.monotonic() < end:
                line.sendall(piece)
                sent += len(piece)
        need(sent < FLOOD_BYTES and time.monotonic() < end, f"it took {sent / MB:.0f} MB")
        return f"cut after {sent / MB:.1f} MB"

    return attack


def half_open(ground: Ground) -> str:
    """Begin requests and never end them, from one address; then another client asks."""
    address = ground.address()
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connected(ground, address)) for _ in range(ground.crowd)]
        refused = 0
        for line in lines:
            with contextlib.suppress(OSError):
                line.sendall(REQUEST + b"x: ")
        with connected(ground, ground.address()) as other:
            other.sendall(REQUEST + b"connection: close\r\n\r\n")
            need(status_of(read_all(other)) == 200, "another address was not served")
        with contextlib.suppress(OSError), connected(ground, address) as late:
            late.sendall(REQUEST + b"connection: close\r\n\r\n")
            refused = status_of(read_all(late))
    need(refused in (0, 429, 503), f"one address may have {ground.crowd} connections")
    return f"{ground.crowd} of one address; the next got {refused}"


def many_sockets(ground: Ground) -> str:
    """Open WebSockets from one address."""

    async def flood() -> int:
        async with contextlib.AsyncExitStack() as stack:
            opened = 0
            for _ in range(ground.crowd):
                try:
                    source = (address, 0)
                    await stack.enter_async_context(socket_of(ground.port, None, local_addr=source))
                    opened += 1
                except Exception:
                    break
            return opened

    address = ground.address()
    opened = asyncio.run(flood())
    need(opened < ground.crowd, f"{opened} sockets were opened")
    return f"{opened} opened, then refused"


def undo_record(ground: Ground) -> str:
    """Bring records of undo lines, as large as is taken and larger."""
    person = guest(ground.port)
    lines = 0
    found = []
    for size in (4 * MB, 250_000):
        text = HEAD + "".join(f"{number} 1 ^ 0\n" for number in range(1, size // 10)) + "\nopen\n"
        lines = text.count("^")
        found.append(person.ask("POST", "/api/records", text, **TEXT).status)
    need(set(found) <= {413, 422, 429}, f"a record of {lines} undos was taken: {found}")
    return f"refused with {found}"


def odd_records(ground: Ground) -> str:
    """Bring records with numbers that are none, and entries nobody can make."""
    person = guest(ground.port)
    odd = ["1 * red sun\n² * red sun", "9" * 5000 + " * red sun", "1 9 concede", "1 * concede", f"1 1 ^ {'9' * 5000}"]
    found = [person.ask("POST", "/api/records", f"{HEAD}{text}\n\nopen\n", **TEXT).status for text in odd]
    need(set(found) <= {422, 429}, f"answered {found}")
    return f"refused with {sorted(set(found))}"


def spoofed(ground: Ground) -> str:
    """Make guests as ever new addresses, by a header that only proxies may set."""
    made = 0
    for number in range(ground.crowd):
        found = Http(ground.port).ask(
            "POST", "/api/guest", None, X_Forwarded_For=f"198.51.{number // 250}.{number % 250}"
        )
        made += found.status == 201
    need(made < ground.crowd, f"{made} guests of one address")
    return f"{made} of {ground.crowd} were made"


def foreign(ground: Ground) -> str:
    """Ask as another site would."""
    tries = [{"Origin": "https://evil.example"}, {"Host": "evil.example"}, {"Sec_Fetch_Site": "cross-site"}]
    found = [Http(ground.port).ask("POST", "/api/guest", None, **headers).status for headers in tries]
    need(set(found) <= {400, 403}, f"answered {found}")
    return f"refused with {found}"


def lobby_flood(ground: Ground, person: Http) -> str:
    """Fill the lobby, as one person."""
    wanted = {"setup": "onirim", "players": 2, "options": {"talk": "open"}, "open": True}
    found = [person.ask("POST", "/api/matches", wanted).status for _ in range(20)]
    need(found.count(201) <= 5, f"{found.count(201)} in the lobby")
    return f"{found.count(201)} taken, then {found[-1]}"


def deletion(ground: Ground, person: Http) -> str:
    """Delete an account and look for it in the files."""
    me = str(person.need("GET", "/api/me")["person"]["id"])
    person.need("PATCH", "/api/me", {"shown": "Zephyrine Quackenbush"})
    need(person.ask("DELETE", "/api/me").status == 204, "not deleted")
    files = [path for path in ground.server.data.glob("reverie.sqlite*") if path.is_file()]
    left = [path.name for path in files if any(word in path.read_bytes() for word in (me.encode(), b"Zephyrine Quack"))]
    need(not left, f"left in {left}")
    return f"nothing in {len(files)} files"


def hint_flood(ground: Ground, person: Http) -> str:
    """Ask for hints as many people at once; then somebody plays against a bot."""
    askers = [guest(ground.port) for _ in range(8)]
    tables = [new_match([one], "onirim") for one in askers]

    async def flood() -> float:
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(socket_of(ground.port, one.cookie)) for one in askers]
            asking = []
            for page, match in zip(pages, tables, strict=True):
                view = (await page.open(match)).view
                assert view is not None
                asking += [asyncio.create_task(page.ask("hint", match=match, decision=view.decision)) for _ in range(6)]
            seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
            match = person.need("POST", "/api/matches", {"setup": "daydream:A", "players": 2, "seats": seats})["id"]
            mine = await stack.enter_async_context(socket_of(ground.port, person.cookie))
            await mine.open(match)
            began = time.monotonic()
            for _ in range(12):
                while mine.views[match].decision is None and time.monotonic() - began < BOT_SECONDS:
                    mine.changed.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(mine.changed.wait(), 1)
                view = mine.views[match]
                if view.decision is None:
                    break
                await mine.play(match, view.decision, view.actions[0].text)
            waited = time.monotonic() - began
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            return waited

    waited = asyncio.run(flood())
    need(waited < BOT_SECONDS, f"the bot was silent for {waited:.0f} s")
    return f"twelve moves with a bot took {waited:.1f} s beside {len(askers) * 6} hints"


def killed(ground: Ground, _: Http) -> str:
    """Kill the server with its workers running, and start it again."""
    pid = ground.server.pid
    children = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    ground.server.kill()
    end = time.monotonic() + 20
    while any(Path(f"/proc/{child}").exists() for child in children) and time.monotonic() < end:
        time.sleep(0.1)
    left = [child for child in children if Path(f"/proc/{child}").exists()]
    ground.server.start()
    need(not left, f"{len(left)} processes outlived it")
    return f"none of {len(children)} helpers outlived it"


def damaged(ground: Ground, person: Http) -> str:
    """Damage one match behind the server's back, and start it again."""
    broken = new_match([person], "onirim")
    whole = new_match([person], "onirim")
    ground.server.kill()
    with contextlib.closing(sqlite3.connect(ground.server.data / "reverie.sqlite")) as database:
        database.execute("UPDATE entries SET text = 'nonsense' WHERE match_id = ? AND number = 2", (broken,))
        database.commit()
    ground.server.start()
    need(person.ask("GET", f"/api/matches/{whole}/table").status == 200, "the others do not load")
    found = person.ask("GET", f"/api/matches/{broken}/table").status
    need(found in (409, 410, 422, 500, 503), f"the damaged one answers {found}")
    need(person.ask("GET", "/health").status == 200, "the server is not healthy")
    return f"it answers {found}, the others play on"


def slow(start: bytes) -> Attack:
    """Send a request byte by byte; it is to be cut in time, with a reason."""

    def attack(ground: Ground) -> str:
        began = time.monotonic()
        with connected(ground, ground.address()) as line, contextlib.suppress(OSError):
            line.settimeout(1)
            line.sendall(start)
            while time.monotonic() - began < SLOW_SECONDS:
                with contextlib.suppress(TimeoutError):
                    answer = line.recv(1000)
                    need(status_of(answer) == 408, f"answered {answer[:60]!r}")
                    return f"refused with 408 after {time.monotonic() - began:.0f} s"
                line.sendall(b"a")
        raise Broken(f"it may take {time.monotonic() - began:.0f} s")

    return attack


ATTACKS: Final[dict[str, Attack]] = {
    "endless header": endless(REQUEST + b"x-endless: ", b"a" * 65_536),
    "endless headers": endless(REQUEST, b"x-many: 1\r\n" * 6000),
    "endless path": endless(b"GET /", b"a" * 65_536),
    "endless trailer": endless(CHUNKED + b"0\r\nx: ", b"a" * 65_536),
    "endless chunk extension": endless(CHUNKED + b"1;x=", b"a" * 65_536),
    "endless body": endless(POST + b"content-length: 999999999\r\n\r\n", b"a" * 65_536),
    "a slow header": slow(REQUEST + b"x-slow: "),
    "a slow body": slow(POST + b"content-length: 1000\r\n\r\n"),
    "pipelined requests": endless(b"", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n" * 1500),
    "half-open requests": half_open,
    "WebSockets of one address": many_sockets,
    "records of undo lines": undo_record,
    "records of odd numbers": odd_records,
    "foreign sites": foreign,
}
BY_SOMEBODY: Final[dict[str, Callable[[Ground, Http], str]]] = {
    "a full lobby": lobby_flood,
    "a deleted account": deletion,
    "hints against bots": hint_flood,
    "kill -9": killed,
    "a damaged match": damaged,
    "undo of shown cards": lambda ground, person: cheats.silent_undo(ground.server, person),
    "a copy of the daily dream": lambda ground, person: cheats.daily_copy(ground.server, person),
    "a copy of a circle's deal": lambda ground, person: cheats.circle_copy(ground.server, person),
    "wins by rematch": lambda ground, person: cheats.rematch_farm(ground.server, person),
    "a locked store": lambda ground, person: cheats.read_only(ground.server, person),
    "a full disk": lambda ground, person: cheats.full_disk(ground.server, person),
    "drafts of others": lambda ground, person: intrusions.drafts(ground.server, person),
    "the daily dream as guests": lambda ground, person: intrusions.daily_by_guests(ground.server, person),
    "other people's accounts": lambda ground, person: intrusions.accounts(ground.server, person),
    "one game, often": lambda ground, person: intrusions.one_game_often(ground.server, person),
    "a missing entry": lambda ground, person: intrusions.missing_entry(ground.server, person),
    "starts that cannot work": lambda ground, person: intrusions.bad_starts(ground.server, person),
    "files and log": lambda ground, person: intrusions.files_and_log(ground.server, person),
    "a clock that jumps": lambda ground, person: cheats.clock_jump(ground.server, person),
}


class Player:
    """Somebody who was there before, and is answered during every attack."""

    def __init__(self, page: Socket) -> None:
        self.page = page
        self.slowest = 0.0

    async def ask(self) -> None:
        while True:
            began = time.monotonic()
            await self.page.ask("ping")
            self.slowest = max(self.slowest, time.monotonic() - began)
            await asyncio.sleep(0.02)


async def attacked(ground: Ground, cookie: str | None, attack: Callable[[], str], patience: float) -> tuple[bool, str]:
    """Run one attack beside the player; whether it held, and what happened."""
    before = ground.server.memory()
    async with socket_of(ground.port, cookie) as page:
        player = Player(page)
        asking = asyncio.create_task(player.ask())
        try:
            said, held = await asyncio.to_thread(attack), True
        except Broken as broken:
            said, held = str(broken), False
        if asking.done():
            said, held = f"{said}; the player was cut off", False
        asking.cancel()
    grown = max(0, ground.server.memory() - before)
    held = held and grown < MEMORY_BYTES and player.slowest < patience
    return held, f"{said}; +{grown / MB:.0f} MB, the player waited {player.slowest * 1000:.0f} ms at most"


async def prove(folder: Path, crowd: int, patience: float = STALL_SECONDS) -> dict[str, tuple[bool, str]]:
    """Run every attack against one server; for each whether it held, and what happened."""
    found: dict[str, tuple[bool, str]] = {}
    with Server(folder, limits=True, REVERIE_HEAD_SECONDS="6", REVERIE_BODY_SECONDS="6") as server:
        ground = Ground(server, crowd)
        cookie = guest(server.port).cookie
        people = {name: guest(server.port) for name in BY_SOMEBODY}
        for name, attack in ATTACKS.items():
            found[name] = await attacked(ground, cookie, partial(attack, ground), patience)
        for name, run in BY_SOMEBODY.items():
            try:
                found[name] = (True, await asyncio.to_thread(run, ground, people[name]))
            except Broken as broken:
                found[name] = (False, str(broken))
        found["spoofed addresses"] = await attacked(ground, cookie, partial(spoofed, ground), patience)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="smaller crowds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="reverie-hostile-") as folder:
        found = asyncio.run(prove(Path(folder), 220 if given.quick else 400))
    for name, (held, said) in found.items():
        print(f"{'held  ' if held else 'BROKEN'}  {name}: {said}")
    return 0 if all(held for held, _ in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
