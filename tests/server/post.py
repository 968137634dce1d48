"""A push service and a mail server on this machine, for tests: what they were sent can be read."""

import base64
import os
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's half of Web Push: its keys, and what its push service was sent for it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)
        self.path = f"/{name}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": service.url + self.path,
            "keys": {"p256dh": written(point), "auth": written(self.auth)},
        }
        self.service = service

    @property
    def heard(self) -> list[dict[str, str]]:
        """The messages, decrypted as the browser would."""
        found = [body for path, body, _ in self.service.requests if path == self.path]
        plain = [http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth) for body in found]
        return [msgspec.json.decode(one, type=dict[str, str]) for one in plain]


class PushService:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, bytes, dict[str, str]]] = []
        self.status = 201
        self.slow: dict[str, threading.Event] = {}  # paths that are not answered before this is set
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.requests.append((self.path, body, {name.lower(): value for name, value in self.headers.items()}))
                if self.path in outer.slow:
                    outer.slow[self.path].wait()
                self.send_response(outer.status)
                if outer.status == 302:
                    self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Mailbox:
    """What a mail server on this machine was sent."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.refuses = ""

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:  # noqa: N802 - its name
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802 - its name in aiosmtpd
        self.messages.append(message_from_bytes(envelope.content))
        return "250 OK"

    def text(self) -> str:
        """The text of the last message."""
        body = self.messages[-1].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()

    def link(self, start: str) -> str:
        """What follows in the last message's link that begins so."""
        found = re.search(re.escape(start) + r"(\S+)", self.text())
        assert found, self.text()
        return found[1]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, str]]:
    """A mail server: what it was sent, and its address."""
    box = Mailbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    yield box, f"smtp://127.0.0.1:{port}"
    server.stop()
