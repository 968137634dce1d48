"""Messages in whatever frames and pieces a client sends them, and the frames the server answers in."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from reverie.server.fast_websocket import framed, whole_text
from reverie.server.socket_messages import MESSAGE_BYTES
from server.conftest import Host
from server.hosting import Player, wait_until

Pieces = Callable[[bytes], list[bytes]]


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def whole(message: bytes) -> list[bytes]:
    return [frame(Opcode.TEXT, message)]


def binary(message: bytes) -> list[bytes]:
    return [frame(Opcode.BINARY, message)]


def broken_off(message: bytes) -> list[bytes]:
    (data,) = whole(message)
    return [data[:1], data[1:3], data[3:50], data[50:]]


def fragmented(message: bytes) -> list[bytes]:
    return [frame(Opcode.TEXT, message[:40], fin=False), frame(Opcode.CONT, message[40:])]


def with_a_ping_inside(message: bytes) -> list[bytes]:
    first, last = fragmented(message)
    return [first, frame(Opcode.PING, b"there?"), last]


def after_another(message: bytes) -> list[bytes]:
    return [frame(Opcode.TEXT, b'{"type":"ping"}') + frame(Opcode.TEXT, message)]


def before_another(message: bytes) -> list[bytes]:
    return [frame(Opcode.TEXT, message) + frame(Opcode.TEXT, b'{"type":"ping"}')]


def padded(message: bytes) -> list[bytes]:
    return whole(message + b" " * (MESSAGE_BYTES - len(message)))


def move(player: Player, number: int) -> bytes:
    fields: dict[str, Any] = {"type": "play", "id": number, "match": player.match, "key": f"frames-{number}"}
    return json.dumps({**fields, "decision": player.view["decision"], "answer": player.answers()[0]}).encode()


ALL: list[Pieces] = [
    whole,
    binary,
    broken_off,
    fragmented,
    with_a_ping_inside,
    after_another,
    before_another,
    padded,
]


def test_a_move_is_answered_once_in_whatever_frames_it_comes(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    player = alma.sit(alma.match("onirim")["id"])
    for number, pieces in enumerate(ALL, 1001):
        before = player.at
        for piece in pieces(move(player, number)):
            player.page.socket.socket.sendall(piece)
            time.sleep(0.02)  # so that each piece is read by itself
        player.take(player.page.hear("moved", player.match))
        assert player.at > before, pieces.__name__
        player.catch_up()
    stored = server.run(server.services.store.entries(player.match))
    assert [entry.key for entry in stored if entry.actor == 0] == [f"frames-{n}" for n in range(1001, 1001 + len(ALL))]


@pytest.mark.parametrize("more", [b"", b"x", b"\x81\x80"])
def test_only_a_whole_text_and_nothing_else_is_taken_out_of_its_frame(more: bytes) -> None:
    for length in (1, 125, 126, 200, MESSAGE_BYTES):
        data = frame(Opcode.TEXT, b"t" * length)
        assert whole_text(data + more) == (None if more else b"t" * length)
        for end in range(min(len(data), 12)):
            assert whole_text(data[:end]) is None
    for other in (
        frame(Opcode.BINARY, b"t"),
        frame(Opcode.PING, b"t"),
        frame(Opcode.TEXT, b"t", fin=False),
        frame(Opcode.CONT, b"t"),
        frame(Opcode.TEXT, b"t" * (MESSAGE_BYTES + 1)),
        frame(Opcode.TEXT, b"t" * 70_000),
        Frame(Opcode.TEXT, b"t" * 20).serialize(mask=False),
        b"\xc1" + frame(Opcode.TEXT, b"t" * 20)[1:],  # compressed
    ):
        assert whole_text(other + more) is None


def test_what_is_sent_is_framed_as_the_protocol_wants_it() -> None:
    for length in (0, 1, 125, 126, 65_535, 65_536, 100_000):
        message = b"t" * length
        assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_only_those_who_are_silent_are_asked_whether_they_are_there(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "websockets.client")
    server = host()
    server.server.config.ws_ping_interval = 1.0

    def pings() -> int:
        return sum(1 for record in caplog.records if record.getMessage().startswith("< PING"))

    page = server.guest("Alma").page()
    for _ in range(22):
        page.ask("ping")
        time.sleep(0.1)
    assert pings() == 0
    wait_until(lambda: pings() > 0)
