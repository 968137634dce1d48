"""A real server on a free port, and people at it: HTTP by httpx, play by WebSocket."""

import asyncio
import hashlib
import itertools
import json
import socket
import ssl
import string
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from reverie.server.app import build
from reverie.server.matches import Luck
from reverie.server.run import Server, configuration
from reverie.server.services import Services
from reverie.server.settings import Settings

PATIENCE = 20.0
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading those of the system takes longer than most requests
T = TypeVar("T")


def scripted_luck(name: str) -> Luck:
    """The same deals each time the test of that name is run, so that it never fails by luck."""
    numbers = itertools.count()
    return lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).hexdigest()


class PassingTime:
    """Time that passes when a test says so, for everything in this process that asks the system for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        time_ns, clock_gettime = time.time_ns, time.clock_gettime
        monkeypatch.setattr(time, "time_ns", lambda: time_ns() + int(self.seconds * 1e9))
        monkeypatch.setattr(time, "clock_gettime", lambda which: clock_gettime(which) + self.seconds)

    def pass_minutes(self, minutes: float) -> None:
        self.seconds += minutes * 60


class Hosted:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, listen_at: int = 0, **settings: Any) -> None:
        usual: dict[str, Any] = {"data": str(folder), "port": 0, "limits": False, "poll_seconds": 0.2}
        self.settings = Settings(**(usual | settings))
        self.listening = socket.socket()
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", listen_at))
        self.port = self.listening.getsockname()[1]
        self.app = build(self.settings, scripted_luck(folder.name.rstrip(string.digits)))
        self.services: Services = self.app.state.services
        self.server = Server(configuration(self.app), self.services, open_browser=False)
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.people: list[Guest] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Hosted":
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        for person in self.people:
            person.go()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.listening.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The value of something asynchronous, done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.services.loop).result(PATIENCE)

    def metrics(self) -> str:
        """What the admin port tells Prometheus."""
        return self.services.metrics.write().decode()

    def __enter__(self) -> "Hosted":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def guest(self, shown: str = "", cookie: str | None = None) -> "Guest":
        person = Guest(self, cookie)
        if shown:
            person.change("PATCH", "/api/me", {"shown": shown})
        return person


class Page:
    """One WebSocket. What comes unasked for is kept until somebody wants to hear it."""

    def __init__(self, url: str, cookie: str | None, **headers: str) -> None:
        if cookie is not None:
            headers["cookie"] = f"reverie={cookie}"
        self.open = ExitStack()
        connecting = connect(url, additional_headers=headers, max_size=None, max_queue=None)
        self.socket: ClientConnection = self.open.enter_context(connecting)
        self.heard: deque[dict[str, Any]] = deque()
        self.everything: list[str] = []  # every byte that came
        self.numbers = 0
        self.welcome = self.hear("welcome")

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.everything.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def hear(self, kind: str, match: str | None = None, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of that kind, among those kept or those to come."""
        for message in self.heard:
            if message["type"] == kind and match in (None, message.get("match")):
                self.heard.remove(message)
                return message
        until = time.monotonic() + patience
        while True:
            message = self.receive(until - time.monotonic())
            if message["type"] == kind and match in (None, message.get("match")):
                return message
            self.heard.append(message)

    def nothing(self, kind: str, patience: float = 0.3) -> bool:
        """Whether no message of that kind comes."""
        try:
            self.hear(kind, patience=patience)
        except TimeoutError:
            return True
        return False

    def send(self, kind: str, **fields: Any) -> int:
        self.numbers += 1
        self.socket.send(json.dumps({"type": kind, "id": self.numbers, **fields}))
        return self.numbers

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something, and wait for its answer."""
        number = self.send(kind, **fields)
        while True:
            message = self.receive()
            answers = message.get("id") == number
            # The news of one's own move is its answer, and news all the same.
            if not answers or message["type"] == "moved":
                self.heard.append(message)
            if answers:
                return message

    def closed(self, patience: float = PATIENCE) -> int:
        """The code the socket is closed with."""
        while True:
            try:
                self.heard.append(self.receive(patience))
            except ConnectionClosed as closing:
                return closing.rcvd.code if closing.rcvd is not None else 1006

    def go(self) -> None:
        self.open.close()


class Guest:
    """Somebody with a cookie, a way to ask over HTTP, and pages."""

    def __init__(self, server: Hosted, cookie: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.pages: list[Page] = []
        server.people.append(self)
        if cookie is not None:
            self.http.cookies.set("reverie", cookie)
        self.cookie = cookie or ""
        self.me: dict[str, Any] = self.change("POST", "/api/guest", None, (200, 201))

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def change(self, method: str, path: str, body: Any = None, status: tuple[int, ...] = (200, 201)) -> Any:
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code in status, answer.text
        self.cookie = answer.cookies.get("reverie") or self.cookie  # signing in or claiming a name makes a new one
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, code: str, body: Any = None) -> str:
        """The message of a request that is refused with that code."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code >= 400, answer.text
        error = answer.json()["error"]
        assert error["code"] == code, error
        return str(error["message"])

    def match(self, setup: str, **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.change("POST", "/api/matches", {"setup": setup, **fields})
        return found

    def join(self, match: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.change("POST", f"/api/invitations/{match['code']}", {})
        return found

    def page(self, **headers: str) -> Page:
        page = Page(self.server.url.replace("http", "ws") + "/ws", self.cookie, **headers)
        self.pages.append(page)
        return page

    def sit(self, match: str) -> "Player":
        return Player(self.page(), match)

    def go(self) -> None:
        for page in self.pages:
            page.go()
        self.http.close()


class Player:
    """A page with one match open, that remembers the last view."""

    keys = 0

    def __init__(self, page: Page, match: str, since: int | None = None) -> None:
        self.page = page
        self.match = match
        self.table = page.ask("open", match=match, **({} if since is None else {"since": since}))
        assert self.table["type"] == "table", self.table
        self.view: Any = self.table["view"]
        self.at: int = self.table["at"]
        self.undo: bool = self.table["undo"]
        self.events: list[dict[str, Any]] = list(self.table["events"])

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "moved" and message["match"] == self.match:
            assert message["at"] >= self.at
            self.view, self.at, self.undo = message["view"], message["at"], message["undo"]
            self.events += message["events"]

    def catch_up(self) -> None:
        """Take in everything that has been said so far."""
        self.page.ask("ping")
        for message in list(self.page.heard):
            if message["type"] == "moved":
                self.page.heard.remove(message)
                self.take(message)

    def wait(self, until: Callable[["Player"], bool]) -> None:
        """Until the view is as wanted."""
        end = time.monotonic() + PATIENCE
        while not until(self):
            self.take(self.page.hear("moved", self.match, end - time.monotonic()))

    @property
    def asked(self) -> bool:
        return self.view["decision"] is not None

    @property
    def over(self) -> bool:
        return self.view["result"] is not None

    def answers(self) -> list[str]:
        return [action["text"] for action in self.view["actions"]]

    def send_answer(self, answer: str, **other: Any) -> dict[str, Any]:
        """Answer the open decision; what the server said to it."""
        Player.keys += 1
        fields = {
            "match": self.match,
            "decision": self.view["decision"],
            "answer": answer,
            "key": f"key-{self.keys:08}",
        }
        return self.page.ask("play", **(fields | other))

    def play(self, answer: str) -> None:
        said = self.send_answer(answer)
        assert said["type"] == "moved", said
        self.catch_up()


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
