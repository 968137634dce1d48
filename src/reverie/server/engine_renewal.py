"""Switches to the compiled engine while the server runs: workers first, the process itself when no page is open.

`./reverie` starts at once and compiles the engine in the background. `REVERIE_COMPILING` then holds the content that
the marker file of the finished engine will have, a space, and the path of that file.
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
SOCKETS: Final = "REVERIE_SOCKETS"  # file descriptors of the sockets that a restarted process takes over
LOOK_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 30.0  # without a page open, before the process restarts

log = logging.getLogger("reverie.engine")


class EngineRenewal:
    """Waits for the engine that is being compiled, and restarts the process when no page is open."""

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
        """Tell whether the engine that was being compiled when this process started is finished."""
        wanted, _, marker = self.environ.get(COMPILING, "").partition(" ")
        try:
            return bool(marker) and Path(marker).read_text("utf-8") == wanted
        except OSError:
            return False

    def take(self) -> None:
        """Let every process that is started from now on use the compiled engine, and replace the workers."""
        del self.environ[COMPILING]
        self.environ.pop(PURE, None)
        self.renew_workers()
        log.info("the compiled engine is ready: bots and hints use it")

    async def run(self, look: float = LOOK_SECONDS, idle: float = IDLE_SECONDS) -> None:
        """Wait for the engine, then restart after `idle` seconds without an open page, checked every `look` seconds."""
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
    """Restart on SIGHUP; Windows has no such signal, and only the main thread may handle one."""
    if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
        loop.add_signal_handler(signal.SIGHUP, restart)


def kept(listening: Sequence[socket.socket]) -> list[int]:
    """Duplicate sockets, so that they stay open when uvicorn closes these and no client is refused meanwhile.

    Return their file descriptors; none on Windows, which cannot replace a process.
    """
    if sys.platform == "win32":
        return []
    numbers = [os.dup(one.fileno()) for one in listening]
    for number in numbers:
        os.set_inheritable(number, True)
    return numbers


def start_anew(numbers: Sequence[int]) -> None:
    """Replace this process by the same command on the same sockets; on Windows a service manager has to restart it."""
    if sys.platform == "win32":
        return
    os.environ.setdefault(VARIABLE, program())  # or messages would name `python -m reverie`
    os.environ[SOCKETS] = ",".join(map(str, numbers))
    ready = EngineRenewal(lambda: None, lambda: True, lambda: None)
    if ready.is_ready():
        ready.take()
    os.execv(sys.executable, [sys.executable, "-m", "reverie", *sys.argv[1:]])


def handed_on() -> list[socket.socket]:
    """Return the sockets that the process had before a restart; none at a first start."""
    numbers = os.environ.pop(SOCKETS, "")
    return [socket.socket(fileno=int(number)) for number in numbers.split(",") if number]
