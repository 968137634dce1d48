"""uvicorn's HTTP protocol with bounds on the size and the duration of requests.

httptools itself has none: it collects a header of any length. Sizes are counted by the bytes received, and deadlines
are checked by a sweep over all connections, so that an ordinary request costs hardly more than without bounds.
"""

import asyncio
import http
from typing import Any, Final, cast

import httptools
import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from reverie.files import MAX_BYTES
from reverie.server.connection_limits import ConnectionLimits
from reverie.server.errors import Refused
from reverie.server.security import error_response, texts_for

HEAD_BYTES: Final = 16_384  # of the request line and all headers together
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 8  # requests sent before the response to the first
OVERHEAD_BYTES: Final = 65_536  # of a body's framing and trailers, beyond as many as the body has
REST_BYTES: Final = MAX_BYTES + 1_000_000  # of a body that goes on after its response: read and discarded
LINGER_SECONDS: Final = 2.0  # for a refused client to read why
LINGER_BYTES: Final = 1_000_000  # that it may still send meanwhile

HEAD, BODY, DONE = range(3)  # which part of the current request is being read


class BoundedConfig(uvicorn.Config):
    """A configuration that carries the limits to every connection."""

    def __init__(self, app: Any, connections: ConnectionLimits, **options: Any) -> None:
        super().__init__(app, **options)
        self.connections = connections


class BoundedHttp(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = config.connections
        self.refusal: Refused | None = None  # what every request on this connection is answered with
        self.phase = HEAD
        self.began = 0.0  # when this phase began, by the time of the loop
        self.feeding = 0  # bytes of the piece being read
        self.head_bytes = 0
        self.body_bytes = 0  # of the body's content
        self.raw_bytes = 0  # of the body as sent
        self.lingering = False  # refused, and given LINGER_SECONDS to read why
        self.linger_bytes = 0
        self.unsent = 0  # bytes the client had not read when last looked at
        self.stuck_since = 0.0

    # -- the connection -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.began = self.loop.time()
        self.refusal = self.limits.enter(self, self.client[0] if self.client else None)
        if self.refusal is not None and self.limits.overrun:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.http.discard(self)
        self.limits.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.limits.upgrade(self)
        super().handle_websocket_upgrade()

    def _should_upgrade(self) -> bool:
        return self.refusal is None and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: the request is answered like any other, and strangers must not be able to fill the log."""

    # -- receiving ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.lingering:
            self.linger_bytes += len(data)
            if self.linger_bytes > LINGER_BYTES:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        self.feeding = len(data)
        if self.phase == HEAD:
            self.head_bytes += len(data)
        else:
            self.raw_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.turn_away(Refused("malformed"))
            return
        if self.phase == HEAD and self.head_bytes > HEAD_BYTES:
            self.turn_away(Refused("head-too-large", most=HEAD_BYTES))
        elif self.phase == BODY and self._body_too_long():
            self.limits.count_refusal("body")
            self.transport.abort()

    def _body_too_long(self) -> bool:
        if self.raw_bytes > OVERHEAD_BYTES + 2 * self.body_bytes:
            return True
        return self.raw_bytes > REST_BYTES and self.cycle is not None and self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.phase, self.began, self.head_bytes = HEAD, self.loop.time(), self.feeding

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.phase == HEAD:
            super().on_header(name, value)
        # Trailers, which come after the body, are ignored.

    def on_headers_complete(self) -> None:
        self.phase, self.began = BODY, self.loop.time()
        self.body_bytes = self.raw_bytes = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            self.limits.count_refusal("pipeline")
            self.transport.abort()
            return
        refusal = self.refusal or self._head_refusal()
        if refusal is None:
            super().on_headers_complete()
            return
        self.refusal = refusal
        self.app = cast(ASGI3Application, error_response(refusal, texts_for(self._language())))
        super().on_headers_complete()

    def _head_refusal(self) -> Refused | None:
        """Return why a head is too large, if it is; a piece larger than the bound may also hold a body."""
        if len(self.headers) <= MOST_HEADERS and self.head_bytes <= HEAD_BYTES:
            return None
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if len(self.headers) <= MOST_HEADERS and size <= HEAD_BYTES:
            return None
        self.limits.count_refusal("head-too-large")
        return Refused("head-too-large", most=HEAD_BYTES)

    def _language(self) -> str:
        return next((value.decode("latin-1") for name, value in self.headers if name == b"accept-language"), "")

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.phase = DONE
        super().on_message_complete()

    # -- deadlines ------------------------------------------------------------------------------

    def check_deadline(self, now: float) -> None:
        """Close or refuse the connection if its current phase takes too long; `now` is the time of the loop."""
        waited = now - self.began
        if self.lingering:
            if waited > LINGER_SECONDS:
                self.transport.abort()
        elif self._stuck(now):
            self.limits.count_refusal("not-reading")
            self.transport.abort()
        elif self.phase == HEAD and waited > (LINGER_SECONDS if self.refusal else self.limits.head_seconds):
            if self.head_bytes:
                self.turn_away(self.refusal or Refused("too-slow"))
            else:
                # Browsers open connections in advance: one that never sent anything is closed without a response.
                self.transport.close()
        elif self.phase == BODY and waited > self.limits.body_seconds:
            if self.cycle is None or self.cycle.response_started:
                self.transport.abort()
            else:
                self.turn_away(Refused("too-slow"))

    def _stuck(self, now: float) -> bool:
        """Tell whether a client has read nothing of the data waiting for it for as long as a body may take."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent < self.unsent:
            self.stuck_since = now
        self.unsent = unsent
        return unsent > 0 and now - self.stuck_since > self.limits.body_seconds

    def turn_away(self, refusal: Refused) -> None:
        """Send a refusal in place of a whole request's response, then close once the client had time to read it."""
        self.limits.count_refusal(refusal.code)
        body = error_response(refusal, texts_for(self._language() if self.headers else None)).body
        status = http.HTTPStatus(refusal.status)
        self.transport.write(
            b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"
            % (status.value, status.phrase.encode(), len(body), body)
        )
        if self.cycle is not None:
            # Wake the code that waits for the rest of this request.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.lingering, self.began = True, self.loop.time()
        self.transport.write_eof()
