"""A real server in a process of its own, and people at it: for proofs, fuzzing and load."""

import asyncio
import contextlib
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 60.0  # seconds to wait for anything on a busy machine


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """One process of the server. `kill` is kill -9; `start` again takes up the same store."""

    def __init__(
        self, data: Path, *flags: str, limits: bool = False, port: int | None = None, **variables: str
    ) -> None:
        self.data = data
        self.flags = flags
        self.limits = limits
        self.variables = variables
        self.port = port if port is not None else free_port()
        self.admin_port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> "Server":
        command = [sys.executable, "-m", "reverie", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.data), *self.flags]
        paths = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, paths)), **self.variables)
        environment["REVERIE_ADMIN_PORT"] = str(self.admin_port)
        environment["REVERIE_LIMITS"] = "true" if self.limits else "false"
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.log()[-2000:]}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                if Http(self.port).ask("GET", "/health").status == 200:
                    return
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.log()[-2000:]}")

    def log(self) -> str:
        return (self.data / f"server-{self.port}.log").read_text(errors="replace")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def cpu(self) -> float:
        """Seconds of processor time so far, without those of worker processes."""
        return cpu_of(self.pid)

    def memory(self) -> int:
        """Bytes in memory, without those of worker processes."""
        return memory_of(self.pid)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid


def cpu_of(pid: int) -> float:
    """Seconds a process has computed, by Linux."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes a process has in memory, by Linux."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Answer(msgspec.Struct):
    status: int
    body: bytes
    headers: dict[str, str]

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Http:
    """Requests of one person, who keeps the cookie they are given."""

    def __init__(self, port: int, cookie: str | None = None, address: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.connection = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0) if address else None
        )

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request; a body that is bytes or text goes as it is, any other as JSON."""
        sent = {"Cookie": f"reverie={self.cookie}"} if self.cookie else {}
        if isinstance(body, str):
            body = body.encode("utf-8", "surrogatepass")  # a lone surrogate is sent as well
        elif body is not None and not isinstance(body, bytes):
            body = msgspec.json.encode(body)
            sent["Content-Type"] = "application/json"
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        self.connection.request(method, path, body, sent)
        response = self.connection.getresponse()
        found = Answer(response.status, response.read(), {name.lower(): value for name, value in response.getheaders()})
        self.connection.close()
        for piece in found.headers.get("set-cookie", "").split(";")[:1]:
            name, _, value = piece.partition("=")
            if name == "reverie" and value:
                self.cookie = value
        return found

    def need(self, method: str, path: str, body: Any = None) -> Any:
        """What a request that must succeed answers."""
        found = self.ask(method, path, body)
        if found.status >= 300:
            raise RuntimeError(f"{method} {path}: {found.status} {found.body[:300]!r}")
        return found.json() if found.body else None


def guest(port: int, address: str = "") -> Http:
    """Somebody new at the server, from an address of this machine."""
    person = Http(port, address=address)
    person.need("POST", "/api/guest")
    return person


def new_match(people: list[Http], setup: str, **options: str) -> str:
    """A match in which these people sit, begun."""
    wanted = {"setup": setup, "players": len(people), "options": options}
    match = people[0].need("POST", "/api/matches", wanted)
    for person in people[1:]:
        person.need("POST", f"/api/invitations/{match['code']}", {})
    return str(match["id"])


class Choice(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    decision: int | None = None
    actions: list[Choice] = []
    result: dict[str, Any] | None = None

    @property
    def over(self) -> bool:
        return self.result is not None


class Heard(msgspec.Struct):
    """The parts of a message that somebody who plays looks at."""

    type: str
    id: int | None = None
    match: str | None = None
    at: int = 0
    view: View | None = None
    code: str | None = None
    again: bool = False

    @property
    def stored(self) -> bool:
        """Whether this answers a move that was taken: by the news of it where the match is open, by `ok` elsewhere."""
        return self.type in ("moved", "ok")


_heard: Final = msgspec.json.Decoder(Heard).decode


class Socket:
    """A WebSocket of one person; requests are answered, everything heard is passed on."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.answers: dict[int, asyncio.Future[Heard]] = {}
        self.views: dict[str, View] = {}
        self.raw: list[bytes] | None = None  # every frame, for those who want to look at the bytes
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with contextlib.suppress(Exception):
            async for data in self.line:
                frame = data.encode() if isinstance(data, str) else data
                if self.raw is not None:
                    self.raw.append(frame)
                self._take(_heard(frame))
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket was closed"))

    def _take(self, heard: Heard) -> None:
        if heard.match is not None and heard.view is not None:
            self.views[heard.match] = heard.view
            self.changed.set()
        if heard.id is not None:
            waiting = self.answers.pop(heard.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(heard)

    async def ask(self, kind: str, **fields: Any) -> Heard:
        """Send a request and wait for its answer."""
        self.number += 1
        future: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[self.number] = future
        await self.line.send(json.dumps({"type": kind, "id": self.number, **fields}), text=True)
        # Not wait_for, which in Python 3.11 may swallow a cancellation.
        async with asyncio.timeout(PATIENCE):
            return await future

    async def open(self, match: str, **fields: Any) -> Heard:
        return await self.ask("open", match=match, **fields)

    async def play(self, match: str, decision: int, answer: str, key: str | None = None) -> Heard:
        return await self.ask(
            "play", match=match, decision=decision, answer=answer, key=key or secrets.token_urlsafe(12)
        )


@contextlib.asynccontextmanager
async def socket_of(port: int, cookie: str | None, **options: Any) -> AsyncIterator[Socket]:
    headers = {"Cookie": f"reverie={cookie}"} if cookie else {}
    options = {"max_size": None, "compression": None, "ping_interval": None, "open_timeout": PATIENCE, **options}
    async with connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, **options) as line:
        one = Socket(line)
        try:
            yield one
        finally:
            one.task.cancel()
