"""The client of a server: requests over HTTP, and a WebSocket that reconnects whenever it breaks."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from reverie.core.errors import ReverieError
from reverie.texts import Texts

COOKIE: Final = "reverie"
PATIENCE: Final = 20.0  # seconds before a request times out
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0)  # seconds before each new try to connect; the last one repeats
LARGEST: Final = 8_000_000  # bytes of a response or message

Message = dict[str, Any]


class Refused(ReverieError):
    """Raised when the server answers with an error: a message for people, and a code for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreachable(ReverieError):
    """Raised when no server answers, or the answer is not one of a Reverie server."""


class Broken(ReverieError):
    """Raised when the connection breaks while waiting for an answer."""


def address_of(typed: str) -> str:
    """Return what people type as a server's address, as we use it: `play.example.org` is meant to be https."""
    typed = typed.strip().rstrip("/")
    if "://" not in typed:
        here = typed.partition(":")[0] in ("localhost", "127.0.0.1", "[")
        typed = f"{'http' if here else 'https'}://{typed}"
    parts = urlsplit(typed)
    return f"{parts.scheme}://{parts.netloc}"


class Server:
    """Sends requests to a server; keeps no state but the session token."""

    def __init__(self, url: str, token: str, texts: Texts) -> None:
        self.url = url
        self.token = token
        self.texts = texts

    @property
    def name(self) -> str:
        return urlsplit(self.url).netloc

    async def get(self, path: str) -> Any:
        return json.loads(await self._request("GET", path, None))

    async def get_text(self, path: str) -> str:
        return (await self._request("GET", path, None)).decode()

    async def post(self, path: str, body: Message | None = None) -> Any:
        data = await self._request("POST", path, body)
        return json.loads(data) if data else None

    async def put(self, path: str, body: Message) -> Any:
        return json.loads(await self._request("PUT", path, body))

    async def _request(self, method: str, path: str, body: Message | None) -> bytes:
        return await asyncio.to_thread(self._wait_for, method, path, body)

    def _wait_for(self, method: str, path: str, body: Message | None) -> bytes:
        headers = {"accept-language": self.texts.language}
        if self.token:
            headers["cookie"] = f"{COOKIE}={self.token}"
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._take_cookie(answer.headers.get_all("set-cookie") or [])
                return bytes(answer.read(LARGEST))
        except urllib.error.HTTPError as error:
            raise self._refusal(error.read(LARGEST)) from None
        except (OSError, ValueError) as error:
            raise self.unreachable(error) from None

    def _take_cookie(self, lines: list[str]) -> None:
        for line in lines:
            cookie = SimpleCookie(line)
            if COOKIE in cookie:
                self.token = cookie[COOKIE].value

    def _refusal(self, data: bytes) -> ReverieError:
        try:
            error = json.loads(data)["error"]
            return Refused(str(error["code"]), str(error["message"]))
        except (ValueError, KeyError, TypeError):
            return Unreachable(self.texts.say("term-strange-server", server=self.name))

    def unreachable(self, error: Exception) -> Unreachable:
        reason = getattr(error, "reason", None) or getattr(error, "strerror", None) or error
        return Unreachable(self.texts.say("term-no-server", server=self.name, reason=str(reason)))

    # -- who we are -----------------------------------------------------------------------------

    async def me(self) -> Message | None:
        found = await self.get("/api/me")
        if not isinstance(found, dict) or "person" not in found:
            raise Unreachable(self.texts.say("term-strange-server", server=self.name))
        person: Message | None = found["person"]
        return person

    async def become_guest(self) -> Message:
        person: Message = await self.post("/api/guest")
        return person

    async def sign_in(self, name: str, password: str) -> Message:
        person: Message = await self.post("/api/sign-in", {"name": name, "password": password})
        return person

    async def claim(self, name: str, password: str) -> Message:
        person: Message = await self.post("/api/me/claim", {"name": name, "password": password})
        return person

    async def sign_out(self) -> None:
        await self.post("/api/sign-out")
        self.token = ""


class ServerSocket:
    """One WebSocket. Messages that answer no request go to `heard`; `up` is called with whether it is connected."""

    def __init__(self, server: Server, heard: Callable[[Message], None], up: Callable[[bool], None]) -> None:
        self.server = server
        self.heard = heard
        self.up = up
        self.socket: ClientConnection | None = None
        self.standing = asyncio.Event()
        self.answers: dict[int, asyncio.Future[Message]] = {}
        self.numbers = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    async def _run(self) -> None:
        url = "ws" + self.server.url.removeprefix("http") + "/ws"
        failures = 0
        while True:
            headers = {"cookie": f"{COOKIE}={self.server.token}"} if self.server.token else {}
            try:
                async with connect(url, additional_headers=headers, max_size=LARGEST) as self.socket:
                    failures = 0
                    self.standing.set()
                    self.up(True)
                    async for text in self.socket:
                        self._take(json.loads(text))
            except (OSError, ValueError, WebSocketException):
                pass  # reported by `_fallen`, then tried again
            self._fallen()
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _fallen(self) -> None:
        self.socket = None
        self.standing.clear()
        waiting, self.answers = self.answers, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(Broken(self.server.texts.say("term-lost")))
        self.up(False)

    def _take(self, message: Message) -> None:
        answer = self.answers.pop(message.get("id") or 0, None)
        # The response to an own move is also the news of it.
        if answer is None or message["type"] == "moved":
            self.heard(message)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Return the answer to a message; Refused if it is an error, Broken if the connection goes meanwhile."""
        try:
            await asyncio.wait_for(self.standing.wait(), PATIENCE)
        except TimeoutError:
            raise Broken(self.server.texts.say("term-lost")) from None
        socket = self.socket
        if socket is None:
            raise Broken(self.server.texts.say("term-lost"))
        self.numbers += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[self.numbers] = answer
        try:
            await socket.send(json.dumps({"type": kind, "id": self.numbers, **fields}))
        except (OSError, WebSocketException):
            raise Broken(self.server.texts.say("term-lost")) from None
        message = await answer
        if message["type"] == "error":
            raise Refused(str(message["code"]), str(message["message"]))
        return message
