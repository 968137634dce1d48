"""Runs the server (`./reverie` without a command), prints its address, and opens a browser if there is one."""

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping

import uvicorn
from starlette.applications import Starlette

from reverie.core.errors import ReverieError
from reverie.server.app import build, build_admin
from reverie.server.connection_limits import raise_file_limit
from reverie.server.engine_renewal import EngineRenewal, handed_on, kept, on_hangup, start_anew
from reverie.server.fast_websocket import FastWebSocket
from reverie.server.http_protocol import BoundedConfig, BoundedHttp
from reverie.server.logs import start_logging
from reverie.server.services import Services, check_database
from reverie.server.settings import Settings, settings_from
from reverie.server.socket_messages import MESSAGE_BYTES
from reverie.server.store.database import CannotOpen
from reverie.texts import Texts


class CannotListen(ReverieError):
    """The address is in use, or not one of this machine."""


class Server(uvicorn.Server):
    """uvicorn's server, which prints its address once it listens and tells every page before it stops."""

    def __init__(
        self, config: BoundedConfig, services: Services, open_browser: bool, admin: socket.socket | None = None
    ) -> None:
        super().__init__(config)
        self.admin_socket = admin
        self.admin = uvicorn.Server(admin_configuration(services)) if admin is not None else None
        self.limits = config.connections
        self.services = services
        self.open_browser = open_browser
        self.starts_anew = False
        self.renewal = EngineRenewal(services.renew_workers, lambda: not services.hub.connections, self.restart)

    def restart(self) -> None:
        """Shut down, and let `run` restart the process."""
        self.starts_anew = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        self.limits.start(asyncio.get_running_loop())
        on_hangup(asyncio.get_running_loop(), self.restart)
        self.services.background.spawn(self.renewal.run())
        await self._start_admin()
        address = address_of(self.services.settings, sockets[0])
        print(Texts().say("server-at", address=address), flush=True)
        if self.open_browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, address)

    async def _start_admin(self) -> None:
        """Listen at the admin port as well, in the same event loop."""
        if self.admin is not None and self.admin_socket is not None:
            self.admin.config.load()
            self.admin.lifespan = self.admin.config.lifespan_class(self.admin.config)
            await self.admin.startup([self.admin_socket])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.announce_stop()
        await super().shutdown(sockets)
        if self.admin is not None and self.admin_socket is not None:
            await self.admin.shutdown([self.admin_socket])
        self.limits.stop()


def run(flags: Mapping[str, object], open_browser: bool) -> int:
    """Serve until the process is asked to stop; return its exit code."""
    settings = settings_from(flags, os.environ)
    start_logging(settings.log_level or ("warning" if sys.stderr.isatty() else "info"))
    os.umask(0o077)  # files written from here on are readable by their owner alone
    raise_file_limit()
    sockets = handed_on()
    anew = bool(sockets)
    if not sockets:
        sockets.append(listen(settings.host, settings.port))
        if settings.admin_port:
            sockets.append(listen(settings.admin_host, settings.admin_port))
    listening, admin = sockets[0], sockets[1] if len(sockets) > 1 else None
    try:
        asyncio.run(check_database(settings))
    except CannotOpen:
        listening.close()
        raise
    app = build(settings)
    server = Server(configuration(app), app.state.services, open_browser and not anew, admin)
    numbers = kept(sockets)
    # Few reference cycles: the default thresholds of the garbage collector cost 10 % of every move.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    server.run([listening])
    if server.starts_anew:
        start_anew(numbers)
    for number in numbers:
        os.close(number)
    return 0 if server.started else 1


def configuration(app: Starlette) -> BoundedConfig:
    return BoundedConfig(
        app,
        app.state.connections,
        http=BoundedHttp,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=FastWebSocket,
        ws_ping_interval=25.0,  # a silent peer is pinged within twice that, before proxies close the connection
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it costs more processor time than it saves bandwidth
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,  # `ForwardedAddress` reads them
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def admin_configuration(services: Services) -> BoundedConfig:
    app = build_admin(services)
    return BoundedConfig(
        app,
        app.state.connections,
        http=BoundedHttp,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


def listen(host: str, port: int) -> socket.socket:
    """Bind a socket; CannotListen says why that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # where SO_REUSEADDR would let two servers listen at one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = "it is in use already" if error.errno == errno.EADDRINUSE else (error.strerror or str(error))
        raise CannotListen(f"cannot listen at {host}, port {port}: {reason}") from None
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Return the address that people type into a browser."""
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _has_browser() -> bool:
    """Tell whether a browser would open on a screen, rather than in this terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
