"""uvicorn's WebSocket protocol with a fast path for the most frequent messages, in and out."""

import contextlib
from struct import pack
from typing import Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from reverie.server.http_protocol import BoundedConfig
from reverie.server.socket_messages import MESSAGE_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "reverie.websocket"  # the ASGI extension under which the application finds this protocol
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text message (RFC 6455, 5.2)
MASKED: Final = 0x80  # the bit that clients set beside the length
TWO_BYTES: Final = 126  # in place of the length, which then follows in two bytes
EIGHT_BYTES: Final = 127  # the same in eight
MOST_WAITING: Final = 1_000_000  # unread bytes after which a page is disconnected; it may reconnect


class Receiver(Protocol):
    """Takes moves right where they are received."""

    def batch(self, text: bytes, frame: bytes) -> bool:
        """Take a text message and the frame it came in; False leaves it to the application's queue."""

    def settle(self) -> None:
        """Finish the moves that were taken before."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """Messages go to the application's queue, unless `session` takes them right where they are received.

    That way a move needs no task, no queue and no pause of reading, which together took as long as the rules. A text
    that arrives as one whole frame is decoded here, and one that is sent is framed here; everything else of the
    protocol is left to the library.
    """

    session: Receiver | None = None
    spoke = False  # whether the peer has sent anything since the last keepalive check

    config: BoundedConfig

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[EXTENSION] = {"websocket": self}

    def data_received(self, data: bytes) -> None:
        self.spoke = True
        session = self.session
        if session is not None:
            session.settle()
            if self._between_messages():
                text = whole_text(data)
                if text is not None and session.batch(text, data):
                    return
        super().data_received(data)

    def put_back(self, frame: bytes) -> None:
        """Put a frame that the session did not finish into the application's queue."""
        if not self.disconnected:
            super().data_received(frame)

    def _between_messages(self) -> bool:
        """Tell whether the next byte begins a message and the queue is empty: queued messages are answered first."""
        conn = self.conn
        begins = conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None
        return begins and self.queue.empty() and not self.close_sent

    def send_keepalive_ping(self) -> None:
        """Ping only peers that have been silent, at the latest after twice the interval."""
        if self.spoke:
            self.spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.spoke = False  # a pong is only an answer to our ping

    def say(self, message: bytes) -> None:
        """Send a text without waiting for the client to take it."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return
        transport.write(framed(message))
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    def hang_up(self, code: int) -> None:
        """Close after everything sent so far; the application is notified as of any other disconnection."""
        task = self.loop.create_task(self._hang_up(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _hang_up(self, code: int) -> None:
        # The client may have disconnected meanwhile.
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": None})


def whole_text(data: bytes) -> bytes | None:
    """Return the text of data that is exactly one frame with one whole text message; None for anything else."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length >= TWO_BYTES:
        if length != TWO_BYTES:
            return None
        length, start = (data[2] << 8) | data[3], 4
    if length > MESSAGE_BYTES or len(data) != start + 4 + length:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def framed(message: bytes) -> bytes:
    """Return a text message as one frame, as a server sends it: unmasked."""
    length = len(message)
    if length < TWO_BYTES:
        return pack("!BB", WHOLE_TEXT, length) + message
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, TWO_BYTES, length) + message
    return pack("!BBQ", WHOLE_TEXT, EIGHT_BYTES, length) + message
