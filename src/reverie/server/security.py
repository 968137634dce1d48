"""ASGI middleware around every request: checks host, origin and path, adds headers, logs, and catches errors."""

import ipaddress
import logging
import secrets
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reverie.server.errors import Refused
from reverie.server.metrics import Metrics
from reverie.server.settings import Settings
from reverie.texts import DEFAULT, LANGUAGES, Texts

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LONGEST_PATH: Final = 300
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine runs in the browser as WebAssembly
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

log = logging.getLogger("reverie.requests")


def texts_for(accepted: str | None) -> Texts:
    """Return the texts of the supported language that an Accept-Language header prefers."""
    wishes: list[tuple[float, str]] = []
    for part in (accepted or "")[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        short = name.lower().partition("-")[0]
        if short in LANGUAGES and weight > 0:
            wishes.append((weight, short))
    return Texts(max(wishes, key=lambda wish: wish[0])[1] if wishes else DEFAULT)


def error_body(refusal: Refused, texts: Texts) -> bytes:
    return msgspec.json.encode({"error": {"code": refusal.code, "message": refusal.message(texts)}})


def error_response(refusal: Refused, texts: Texts) -> Response:
    """Return a response after which the connection is closed."""
    headers = {**HEADERS, "connection": "close", "cache-control": "no-store"}
    if "seconds" in refusal.values:
        headers["retry-after"] = str(refusal.values["seconds"])
    return Response(error_body(refusal, texts), refusal.status, headers, "application/json")


class Door:
    """The middleware: what it refuses never reaches the routes."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.hosts = settings.known_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
        except Refused as refusal:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self._refuse(scope, send, refusal, headers)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._watched(scope, receive, send, headers)

    def check(self, scope: Scope, headers: Headers) -> None:
        path = scope["path"]
        if len(path) > LONGEST_PATH or any(ord(one) < 32 or one == "\\" for one in path) or "/.." in path:
            raise Refused("not-found")
        host = headers.get("host", "")
        if not self._known(host):
            raise Refused("unknown-host")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(headers, host)

    def _known(self, host: str) -> bool:
        """Tell whether a Host header is allowed: any IP address, or a known name.

        Unknown names are refused against DNS rebinding, where a foreign page points its own name at this server.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name not in self.hosts:
                ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _check_origin(self, headers: Headers, host: str) -> None:
        origin = headers.get("origin")
        if origin is not None:
            ours = {host.lower(), urlsplit(self.settings.public_url).netloc.lower()}
            if origin.lower().partition("://")[2] not in ours - {""}:
                raise Refused("foreign-origin")
        elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused("foreign-origin")

    async def _refuse(self, scope: Scope, send: Send, refusal: Refused, headers: Headers) -> None:
        body = error_body(refusal, texts_for(headers.get("accept-language")))
        await send(_start(refusal.status, len(body)))
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _watched(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Answer a request with our headers, log it, and answer a failure of our own code without a stack trace."""
        number = secrets.token_hex(6)
        started = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                mutable = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    mutable.setdefault(name, value)
                mutable["x-request"] = number
                if self.settings.https:
                    mutable["strict-transport-security"] = "max-age=31536000"
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            self.metrics.count("reverie_errors_total")
            log.exception("a request could not be answered", extra={"request": number})
            if status == 0:
                refusal = Refused("broken")
                await self._refuse(scope, sending, refusal, headers)
        # Log the route, never the path: paths contain invitation codes.
        route = scope.get("endpoint_path", "other")
        method = scope["method"] if scope["method"].isalpha() else "other"
        self.metrics.count("reverie_requests_total", method, route, str(status))
        log.info(
            "request",
            extra={
                "request": number,
                "method": method,
                "route": route,
                "status": status,
                "ms": round((time.perf_counter() - started) * 1000, 1),
            },
        )


def _start(status: int, length: int) -> dict[str, Any]:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(length).encode())]
    return {"type": "http.response.start", "status": status, "headers": headers}
