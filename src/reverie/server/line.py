"""One WebSocket as the house speaks through it: uvicorn's, with a short way in and out for what is said most."""

import contextlib
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "reverie.line"  # where the application finds the line of its socket
MOST_WAITING: Final = 1_000_000  # bytes for a page that does not read: then it is cut off, and may come back

AtOnce = Callable[[bytes], bool]


class Line(WebSocketsSansIOProtocol):
    """Messages go to the application's queue as ever, unless `at_once` is there and answers them where they come in.

    That way an answered move costs no task, no queue and no pause of the reading, which together took as long
    as the rules.
    """

    at_once: AtOnce | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[EXTENSION] = {"line": self}

    def send_receive_event_to_app(self) -> None:
        # What waits in the queue came before, and is answered before.
        whole = len(self.frames) == 1 and self.queue.empty() and not self.close_sent
        if whole and self.at_once is not None and self.at_once(self.frames[0]):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def say(self, message: bytes) -> None:
        """Send a text; whoever speaks to many never waits for one of them."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def hang_up(self, code: int) -> None:
        """Close, after all that was said; the application hears of it as of any other end."""
        task = self.loop.create_task(self._hang_up(code))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    async def _hang_up(self, code: int) -> None:
        # It may have gone by itself meanwhile.
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": None})
