"""A server in a process of its own, started as a user starts it, and raw connections to it."""

import contextlib
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PATIENCE = 20.0


class Process:
    """A running server: where it is and how much memory it took."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.clients: list[RawClient] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """The most memory it ever had, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def connect(self, source: str = "127.0.0.1") -> "RawClient":
        self.clients.append(RawClient(self.port, source))
        return self.clients[-1]


class RawClient:
    """A connection that sends whatever it likes."""

    def __init__(self, port: int, source: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))

    def send(self, data: bytes) -> bool:
        """Whether the server still took it."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def response(self) -> tuple[int, dict[str, Any]]:
        """The status of the response and its JSON."""
        data = self.rest()
        assert data.startswith(b"HTTP/1.1 "), data[:100]
        head, _, body = data.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body or b"{}")

    def rest(self) -> bytes:
        """All there is to read until the server closes."""
        data = b""
        with contextlib.suppress(ConnectionResetError):
            while piece := self.socket.recv(65_536):
                data += piece
        self.close()
        return data

    def close(self) -> None:
        self.socket.close()


@contextlib.contextmanager
def running(folder: Path, files: int = 0, **variables: str) -> Iterator[Process]:
    """Start a server with these REVERIE_ variables, and at most that many open files; stop it at the end."""
    words = [sys.executable, "-m", "reverie", "--no-open", "--port", "0", "--data", str(folder)]
    if files:
        words = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *words]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("REVERIE_")}
    environment |= {"LANG": "en", "REVERIE_PURE": os.environ.get("REVERIE_PURE", "")}
    environment |= {f"REVERIE_{name.upper()}": value for name, value in variables.items()}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    with process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:(\d+)/", process.stdout.readline())
            assert found is not None, (folder / "log").read_text()
            server = Process(process, int(found[1]))
            try:
                yield server
            finally:
                for client in server.clients:
                    client.close()
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()
