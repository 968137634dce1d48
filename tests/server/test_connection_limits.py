"""What a client may send, and how slowly: bounds on requests and connections, on sockets of a real server."""

import asyncio
import json
import resource
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.exceptions import InvalidStatus

from reverie.server.addresses import client_block
from reverie.server.connection_limits import ConnectionLimits, file_limit, raise_file_limit
from reverie.server.run import configuration
from reverie.server.settings import Settings
from server.hosting import Hosted, Page
from server.processes import Process, RawClient, running

REQUEST = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
MB = 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("edge")
    with running(folder, head_seconds="1", body_seconds="1", connections_per_address="12") as process:
        yield process


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """The same in this process, which starts sooner; its memory cannot be told from the test's."""
    folder = tmp_path_factory.mktemp("edge")
    with Hosted(folder, limits=True, head_seconds=1, body_seconds=1, connections_per_address=12) as server:
        yield server


@pytest.fixture
def player(hosted: Hosted) -> Iterator[Page]:
    """Somebody who was there before, from another address, and is still served at the end."""
    page = Page(f"ws://127.0.0.1:{hosted.port}/ws", None)
    yield page
    assert page.ask("ping")["type"] == "pong"
    page.go()


def flood(client: RawClient, start: bytes, piece: bytes, most: int) -> int:
    """Send pieces until the server cuts the connection; how many bytes it took."""
    sent = len(start)
    client.socket.settimeout(5)
    if client.send(start):
        while sent < most and client.send(piece):
            sent += len(piece)
    return sent


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (REQUEST + b"x-endless: ", b"a" * 65_536),
        (REQUEST, b"x-many: 1\r\n" * 6000),
        (REQUEST + b"a", b"b" * 65_536),
        (b"GET /", b"a" * 65_536),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\nx-trailer: ", b"a" * 65_536),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"x-trailer: 1\r\n" * 5000),
        (POST + b"transfer-encoding: chunked\r\n\r\n1;extension=", b"a" * 65_536),
        (POST + b"content-length: 999999999\r\n\r\n", b"a" * 65_536),
        (b"", b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n" * 1500),
        (b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n", b"\0" * 65_536),
    ],
    ids=["header", "headers", "name", "path", "trailer", "trailers", "extension", "body", "pipeline", "garbage"],
)
def test_nothing_goes_on_for_ever(server: Process, hosted: Hosted, player: Page, start: bytes, piece: bytes) -> None:
    before = server.memory()
    for port in (server.port, hosted.port):
        client = RawClient(port, "127.0.0.2")
        assert flood(client, start, piece, 200 * MB) < 40 * MB, "the server took all of it"
        client.close()
    assert player.ask("ping")["type"] == "pong"
    assert httpx.get(server.url + "/health").status_code == 200
    assert server.memory() - before < 20 * MB


def test_a_head_that_is_too_large_is_refused_in_words(hosted: Hosted, player: Page) -> None:
    for head in (REQUEST + b"x: " + b"a" * 20_000 + b"\r\n\r\n", REQUEST + b"x: 1\r\n" * 101 + b"\r\n"):
        client = RawClient(hosted.port, "127.0.0.3")
        client.send(head)
        status, body = client.response()
        assert (status, body["error"]["code"]) == (431, "head-too-large")
        assert "16,384" in body["error"]["message"]
    long_cookie = httpx.get(hosted.url + "/api/games", headers={"cookie": "other=" + "a" * 8000})
    assert long_cookie.status_code == 200


def test_what_comes_too_slowly_is_refused_in_words(hosted: Hosted, player: Page) -> None:
    starts = [REQUEST, REQUEST + b"x-half: ", b"G", POST + b"content-length: 10\r\n\r\n{", b""]
    clients = [RawClient(hosted.port, "127.0.0.4") for _ in starts]
    for client, start in zip(clients, starts, strict=True):
        client.send(start)
    for client, start in zip(clients, starts, strict=True):
        if start:
            status, body = client.response()
            assert (status, body["error"]["code"]) == (408, "too-slow"), start
        else:
            assert client.rest() == b""
        client.close()


def test_a_client_that_never_reads_is_cut() -> None:
    async def large(_: Request) -> Response:
        return Response(b"x" * 30 * MB)

    async def never_reading() -> None:
        app = Starlette(routes=[Route("/", large)])
        app.state.connections = limits = ConnectionLimits(Settings(body_seconds=0.5))
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(configuration(app))
        serving = asyncio.create_task(server.serve([listening]))
        limits.start(asyncio.get_running_loop())
        _, writer = await asyncio.open_connection(*listening.getsockname(), limit=1024)
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        async with asyncio.timeout(20):
            while not limits.refusals["not-reading"] or limits.open:
                await asyncio.sleep(0.01)
        limits.stop()
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(never_reading())


def test_what_is_no_request_is_refused_in_words(hosted: Hosted, player: Page) -> None:
    client = RawClient(hosted.port, "127.0.0.6")
    client.send(b"\x16\x03\x01 hello\r\n\r\n")
    status, body = client.response()
    assert (status, body["error"]["code"]) == (400, "malformed")


def test_one_address_has_so_many_connections(hosted: Hosted, player: Page) -> None:
    crowd = [RawClient(hosted.port, "127.0.0.7") for _ in range(12)]
    for client in crowd:
        client.send(REQUEST)
    late = RawClient(hosted.port, "127.0.0.7")
    late.send(REQUEST + b"accept-language: fr\r\n\r\n")
    status, body = late.response()
    assert (status, body["error"]["code"]) == (429, "too-many")
    assert "secondes" in body["error"]["message"]
    other = RawClient(hosted.port, "127.0.0.8")
    other.send(REQUEST + b"connection: close\r\n\r\n")
    assert other.rest().startswith(b"HTTP/1.1 200 ")
    for client in crowd:
        client.send(b"connection: close\r\n\r\n")
        assert client.rest().startswith(b"HTTP/1.1 200 ")
    again = RawClient(hosted.port, "127.0.0.7")
    again.send(REQUEST + b"connection: close\r\n\r\n")
    assert again.rest().startswith(b"HTTP/1.1 200 ")


def crowded(port: int) -> None:
    """Fill a server that takes 32 connections, and more than fill it, beside somebody who is there already."""
    inside = Page(f"ws://127.0.0.1:{port}/ws", None)
    crowd = [RawClient(port, f"127.0.0.{10 + number % 5}") for number in range(31)]
    late = RawClient(port, "127.0.0.9")
    late.send(REQUEST + b"\r\n")
    status, body = late.response()
    assert (status, body["error"]["code"]) == (503, "busy")
    # Far more than can even be told are cut at once, and take no descriptors.
    crowd += [RawClient(port, "127.0.0.9") for _ in range(150)]
    assert inside.ask("ping")["type"] == "pong"
    for client in crowd:
        client.close()
    inside.go()


def test_a_full_server_says_so_and_goes_on_for_those_inside(tmp_path: Path) -> None:
    with Hosted(tmp_path, limits=True, connections=32, head_seconds=60) as server:
        crowded(server.port)


def test_a_server_that_runs_out_of_files_does_so_too(tmp_path: Path) -> None:
    with running(tmp_path, files=160, head_seconds="60") as server:
        crowded(server.port)


def test_one_address_behind_a_proxy_has_so_many_sockets(tmp_path: Path) -> None:
    with Hosted(tmp_path, limits=True, trusted_proxies="127.0.0.1", connections_per_address=2) as server:
        url = f"ws://127.0.0.1:{server.port}/ws"
        forwarded = {"x-forwarded-for": "192.0.2.7"}
        inside = [Page(url, None, **forwarded) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            Page(url, None, **forwarded)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["error"]["code"] == "too-many"
        other = Page(url, None, **{"x-forwarded-for": "192.0.2.8"})
        for page in (*inside, other):
            assert page.ask("ping")["type"] == "pong"
            page.go()


def test_addresses_are_counted_by_what_one_client_can_have() -> None:
    assert client_block("192.0.2.7") == client_block("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_block("2001:db8:1:2::1") == client_block("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client_block("2001:db8:1:3::1") != client_block("2001:db8:1:2::1")
    assert client_block("fe80::1%eth0") == "fe80::/64"
    assert client_block(None) == client_block("no address") == "unknown"


def test_a_system_that_refuses_more_open_files_is_served_with_those_it_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def refuse(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        raise ValueError("current limit exceeds maximum limit")

    before = file_limit()
    monkeypatch.setattr(resource, "setrlimit", refuse)
    raise_file_limit()
    assert asked
    assert file_limit() == before
    # macOS says that there is no limit, and takes no more than this.
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(sys, "platform", "darwin")
    raise_file_limit()
    assert asked[-1] == (10_240, resource.RLIM_INFINITY)
