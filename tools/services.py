"""PostgreSQL, Redis and a browser for tests: installed when that is possible; servers on free ports, stopped again.

Standard library only: `./check` calls this before anything else.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import bootstrap

if sys.platform != "win32":
    import pwd

PACKAGES = ("chromium", "postgresql", "redis-server")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # the same engine without a window, which tests drive a quarter faster
PATIENCE = 30.0


def missing() -> list[str]:
    """Return the packages whose programs are not there."""
    found = {
        "chromium": browser() is not None,
        "postgresql": _postgres_programs() is not None,
        "redis-server": shutil.which("redis-server") is not None,
    }
    return [package for package in PACKAGES if not found[package]]


def install() -> list[str]:
    """Install what is missing, if this is Debian and we may; what is missing still."""
    wanted = missing()
    shell = [] if shutil.which(SHELL) else [SHELL]
    if (wanted or shell) and bootstrap.is_root() and shutil.which("apt-get") is not None:
        environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        # One call each: where there is no such package, apt-get installs none of its list.
        for words in (["update", "-q"], *(["install", "-y", "-q", package] for package in [*wanted, *shell])):
            subprocess.run(
                ["apt-get", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            )
    return missing()


def browser() -> str | None:
    """Return where Chromium is."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def quick_browser() -> str | None:
    """Return where Chromium's shell is, or Chromium itself. The shell shows no notifications and keeps no screen on."""
    return shutil.which(SHELL) or browser()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL of its own, and give the address of its server, without a database."""
    programs = _postgres_programs()
    assert programs is not None
    # It refuses to run as root, so then it runs as the user its package made.
    other = ["runuser", "-u", "postgres", "--"] if bootstrap.is_root() else []
    with tempfile.TemporaryDirectory(prefix="reverie-postgres-") as folder:
        if other and sys.platform != "win32":
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        data = f"{folder}/data"
        flags = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]
        _run([*other, str(programs / "initdb"), "-D", data, *flags], folder)
        port = free_port()
        # What is tested is our order of things, not the disk: the process is killed, never the machine.
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        control = [*other, str(programs / "pg_ctl"), "-D", data]
        _run([*control, "-w", "-l", f"{folder}/log", "-o", options, "start"], folder)
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            _run([*control, "-m", "immediate", "stop"], folder)


class RedisServer:
    """A Redis of its own, which tests may stop and start again at the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """Run a Redis of its own, and give its address."""
    server = RedisServer()
    server.start()
    try:
        yield server.url
    finally:
        server.stop()


def wait_for(port: int) -> None:
    """Wait until something listens at a port of this machine."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def _postgres_programs() -> Path | None:
    """Find initdb and pg_ctl: Debian keeps them off the path, by version."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def _run(words: list[str], folder: str) -> None:
    subprocess.run(words, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
