"""A running server takes up the compiled engine, and starts anew without refusing anybody."""

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

from reverie.server.engine_renewal import COMPILING, PURE, EngineRenewal, kept
from reverie.server.workers import Workers
from server.hosting import wait_until
from server.processes import running


def test_workers_are_renewed_and_a_quiet_moment_is_waited_for(tmp_path: Path) -> None:
    marker = tmp_path / "compiled"
    environ = {COMPILING: f"wanted {marker}", PURE: "1"}
    done: list[str] = []
    connections = [1]
    renewal = EngineRenewal(
        lambda: done.append("workers"), lambda: not connections, lambda: done.append("restart"), environ
    )

    async def story() -> None:
        running = asyncio.create_task(renewal.run(look=0.001, idle=0.005))
        await asyncio.sleep(0.01)
        assert not renewal.is_ready()
        marker.write_text("what was compiled before")
        assert not renewal.is_ready()
        assert (done, environ[PURE]) == ([], "1")
        marker.write_text("wanted")
        while not done:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        assert (done, environ) == (["workers"], {})  # somebody is there
        connections.clear()
        await running

    asyncio.run(story())
    assert done == ["workers", "restart"]
    asyncio.run(renewal.run())  # nothing is being compiled: nothing to wait for
    assert done == ["workers", "restart"]


def test_renewed_workers_are_other_processes() -> None:
    async def story() -> None:
        workers = Workers(1)
        first = await workers.run(os.getpid)
        workers.renew()
        assert await workers.run(os.getpid) != first
        await workers.stop()

    asyncio.run(story())


def test_windows_keeps_no_sockets_for_a_restart_it_does_not_make(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as listening:
        for number in kept([listening]):
            os.close(number)
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.delattr(os, "dup")  # which takes files alone there, and a socket is none
        assert kept([listening]) == []


def test_sighup_starts_the_process_anew_on_the_same_socket(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Alma"}, timeout=20)
        before = started(server.process.pid)
        server.process.send_signal(signal.SIGHUP)
        wait_until(lambda: started(server.process.pid) != before)
        answer = httpx.get(f"{server.url}/api/me", cookies=dict(guest.cookies), timeout=30)
        assert answer.status_code == 200


def started(pid: int) -> str:
    """What tells one program in a process from the next: a new program has its own memory."""
    return re.split(r"\s", Path(f"/proc/{pid}/stat").read_text())[27]
