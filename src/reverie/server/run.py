"""`./reverie` alone: the server, its address, and the browser if there is one."""

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from typing import Any

import uvicorn

from reverie.core.errors import ReverieError
from reverie.server.app import build
from reverie.server.house import House
from reverie.server.line import Line
from reverie.server.logs import start_logging
from reverie.server.settings import Settings, settings_from
from reverie.server.wire import MESSAGE_BYTES
from reverie.texts import Texts


class CannotListen(ReverieError):
    """The address is somebody else's, or not one of this machine."""


class Server(uvicorn.Server):
    """Says goodbye to every page before it stops, and tells its address once it listens."""

    def __init__(self, config: uvicorn.Config, house: House, open_browser: bool) -> None:
        super().__init__(config)
        self.house = house
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        address = address_of(self.house.settings, sockets[0])
        print(Texts().say("server-at", address=address), flush=True)
        if self.open_browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.farewell()
        await super().shutdown(sockets)


def run(flags: Mapping[str, Any], open_browser: bool) -> int:
    """Serve until told to stop."""
    settings = settings_from(flags, os.environ)
    start_logging(settings.log_level or ("warning" if sys.stderr.isatty() else "info"))
    listening = listen(settings)
    app = build(settings)
    server = Server(configuration(app, settings), app.state.house, open_browser)
    # Hardly anything here dies in a circle: to look for it as often as Python does costs a tenth of every move.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    server.run([listening])
    return 0 if server.started else 1


def configuration(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=Line,
        ws_ping_interval=25.0,  # nobody is silent for twice as long, which proxies would not wait for
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it costs more of our time than it saves on the way
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        reason = "it is in use already" if error.errno == errno.EADDRINUSE else (error.strerror or str(error))
        raise CannotListen(f"cannot listen at {settings.host}, port {settings.port}: {reason}") from None
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _has_browser() -> bool:
    """Whether a browser would come up on a screen, rather than in this terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
