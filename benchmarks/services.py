"""PostgreSQL and Redis of our own, on loopback, for as long as they are needed."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from serving import free_port


def postgres_programs() -> Path | None:
    """Where PostgreSQL's own programs are; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    programs = postgres_programs()
    if programs is None:
        raise RuntimeError("PostgreSQL is not installed")
    # initdb refuses to work for root.
    become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="reverie-postgres-"))
    if become:
        shutil.chown(folder, "postgres")
    port = free_port()
    data = folder / "data"

    def run(*words: str) -> None:
        subprocess.run([*become, *words], check=True, stdout=subprocess.DEVNULL, cwd=folder)

    try:
        run(
            *(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync"),
            *("-E", "UTF8", "--locale=C.UTF-8"),
        )
        # The server is what crashes in our tests, not the machine: waiting for the disk would only take time.
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of an empty Redis."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError("Redis is not installed")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
