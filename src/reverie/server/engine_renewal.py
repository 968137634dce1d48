"""Takes up the compiled engine while the server runs: workers first, the process itself when nobody is there.

`./reverie` starts at once and has the engine compiled beside it. It says so in `REVERIE_COMPILING`: what the marker of
a finished engine will hold, and where that marker lies.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from reverie.program import VARIABLE, program

COMPILING: Final = "REVERIE_COMPILING"
PURE: Final = "REVERIE_PURE"
SOCKETS: Final = "REVERIE_SOCKETS"  # numbers of the sockets that a process hands on to itself
LOOK_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 30.0  # without a page open, before the process starts anew

log = logging.getLogger("reverie.engine")


class EngineRenewal:
    """Watches for the engine that is being compiled, and starts the process anew when that hurts nobody."""

    def __init__(
        self,
        renew_workers: Callable[[], None],
        is_idle: Callable[[], bool],
        restart: Callable[[], None],
        environ: "os._Environ[str] | dict[str, str]" = os.environ,
    ) -> None:
        self.renew_workers = renew_workers
        self.is_idle = is_idle
        self.restart = restart
        self.environ = environ

    def is_ready(self) -> bool:
        """Whether the engine that was being compiled when this process started is finished."""
        wanted, _, marker = self.environ.get(COMPILING, "").partition(" ")
        try:
            return bool(marker) and Path(marker).read_text("utf-8") == wanted
        except OSError:
            return False

    def take(self) -> None:
        """From now on every process that is started runs compiled: the workers at once."""
        del self.environ[COMPILING]
        self.environ.pop(PURE, None)
        self.renew_workers()
        log.info("the compiled engine is ready: bots and hints use it")

    async def run(self, look: float = LOOK_SECONDS, idle: float = IDLE_SECONDS) -> None:
        """Wait for the engine, then for a quiet moment."""
        if COMPILING not in self.environ:
            return
        while not self.is_ready():
            await asyncio.sleep(look)
        self.take()
        quiet = 0.0
        while quiet < idle:
            await asyncio.sleep(look)
            quiet = quiet + look if self.is_idle() else 0.0
        log.info("nobody is there: starting anew with the compiled engine")
        self.restart()


def on_hangup(loop: asyncio.AbstractEventLoop, restart: Callable[[], None]) -> None:
    """Start anew when SIGHUP asks for it; Windows has no such signal, and only a main thread may listen for one."""
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        loop.add_signal_handler(signal.SIGHUP, restart)


def kept(listening: Sequence[socket.socket]) -> list[int]:
    """Numbers of the same sockets that stay open when uvicorn closes these, so that nobody is refused meanwhile.

    None on Windows, which does not replace a process, and whose sockets are not files.
    """
    if sys.platform == "win32":
        return []
    numbers = [os.dup(one.fileno()) for one in listening]
    for number in numbers:
        os.set_inheritable(number, True)
    return numbers


def start_anew(numbers: Sequence[int]) -> None:
    """Replace this process by the same command on the same sockets; Windows lets a service manager do so."""
    if sys.platform == "win32":
        return
    os.environ.setdefault(VARIABLE, program())  # or messages would name `python -m reverie`
    os.environ[SOCKETS] = ",".join(map(str, numbers))
    ready = EngineRenewal(lambda: None, lambda: True, lambda: None)
    if ready.is_ready():
        ready.take()
    os.execv(sys.executable, [sys.executable, "-m", "reverie", *sys.argv[1:]])


def handed_on() -> list[socket.socket]:
    """The sockets that the process had before it started anew; none at a first start."""
    numbers = os.environ.pop(SOCKETS, "")
    return [socket.socket(fileno=int(number)) for number in numbers.split(",") if number]
