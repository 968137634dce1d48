"""Backups on a schedule, and the drill of going back to one, on both stores."""

import asyncio
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import services
from reverie.commands.parser import main
from reverie.server.backups import Backups
from reverie.server.services import database_of
from reverie.server.settings import Settings
from reverie.server.store import Store
from server.conftest import Host
from server.hosting import Page, wait_until
from server.processes import running

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_is_made_at_once_and_the_oldest_go(host: Host, tmp_path: Path) -> None:
    folder = tmp_path / "safe"
    server = host(backup_every=1.0, backup_keep=2, backup_folder=str(folder))
    backups = server.services.backups
    wait_until(lambda: len(backups.kept()) == 1)
    assert backups.age() < 60
    for second in range(3):
        (folder / f"reverie-2020010{second}T000000Z.sqlite").touch()
    newest = server.run(backups.make())
    assert [path.name for path in backups.kept()][-1] == newest.name
    assert len(backups.kept()) == 2
    assert mode(folder) == 0o700
    assert mode(newest) == 0o600
    assert not list(folder.glob("*.unfinished"))


def test_a_backup_that_fails_is_said_and_leaves_the_others(
    host: Host, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "no-folder").write_text("")
    server = host(backup_every=1.0, backup_folder=str(tmp_path / "no-folder"))
    wait_until(lambda: server.services.backups.failed == 1)
    assert "a backup failed" in caplog.messages


def test_the_drill(hosts: Host, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Play, back up, restore into an empty store, check it, and go on there as the same person."""
    server = hosts()
    alma = server.guest("Alma")
    match = alma.match("onirim")["id"]
    player = alma.sit(match)
    player.play(player.answers()[0])
    backup = server.run(server.services.backups.make())
    player.play(player.answers()[0])  # what comes after a backup is not in it
    assert mode(backup) == 0o600
    restored = tmp_path / "restored"
    restored.mkdir()
    database = ""
    if server.settings.database:
        database = request.getfixturevalue("another_database")
        where = ["--database", database]
        assert main(["admin", *where, "import", str(backup)]) == 0
    else:
        where = ["--data", str(restored)]
        (restored / "reverie.sqlite").write_bytes(backup.read_bytes())
    assert main(["admin", *where, "check"]) == 0
    again = hosts(data=str(restored), database=database, redis="")
    back = again.guest(cookie=alma.cookie)
    assert back.me["shown"] == "Alma"
    there = back.sit(match)
    assert there.at < player.at
    there.play(there.answers()[0])


def test_admin_makes_no_store_where_there_is_none(tmp_path: Path, new_database: str) -> None:
    nothing = tmp_path / "nothing"
    for action in (["check"], ["export", str(tmp_path / "out")], ["vacuum"], ["backup", str(tmp_path / "copy")]):
        words = [sys.executable, "-m", "reverie", "admin", "--data", str(nothing), *action]
        ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode == 2, ended
        assert f"there is no store in {nothing}" in ended.stderr
        assert not nothing.exists()

    async def empty() -> bool:
        return await database_of(Settings(database=new_database)).exists()

    assert not asyncio.run(empty())
    words = [sys.executable, "-m", "reverie", "admin", "--database", new_database, "check"]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert "there is no store in this database" in ended.stderr
    assert not asyncio.run(empty())


def test_what_a_server_writes_is_its_own_and_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = services.free_port()
    with running(tmp_path, admin_port=str(port), backup_every="1") as server:
        assert httpx.get(server.url + "/health").status_code == 200
        assert "reverie_" not in httpx.get(server.url + "/metrics").text
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        for name in ("connections", "disk_free_bytes", "database_bytes", "wal_bytes", "backup_age_seconds"):
            assert re.search(rf"^reverie_{name} \d", text, re.MULTILINE), name
        client = server.connect()
        client.send(b"nonsense\r\n\r\n")
        client.rest()
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'reverie_door_refusals_total{reason="malformed"} 1' in text
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        wait_until(lambda: len(list((tmp_path / "backups").glob("*.sqlite"))) == 1)
        for path in tmp_path.rglob("*"):
            if path.name != "log":
                assert mode(path) == (0o700 if path.is_dir() else 0o600), path


def test_no_address_is_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path, log_level="info") as server:
        with httpx.Client(base_url=server.url) as client:
            client.post("/api/guest")
            client.get("/api/none", headers={"x-forwarded-for": "198.51.100.7"})
        page = Page(f"ws://127.0.0.1:{server.port}/ws?secret=1", None)
        page.go()
        for nonsense in (b"\0\r\n\r\n", b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n\r\n"):
            other = server.connect("127.0.0.9")
            other.send(nonsense)
            other.rest()
    log = (tmp_path / "log").read_text()
    assert '"route"' in log
    for line in log.splitlines():
        assert not re.search(r"\b127\.0\.0\.\d+\b|198\.51\.100\.7|secret=1", line), line


def test_the_unit_is_shut_off() -> None:
    unit = (DEPLOY / "reverie.service").read_text()
    for wanted in (
        "LimitNOFILE=",
        "MemoryMax=",
        "TasksMax=",
        "UMask=0077",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
    ):
        assert wanted in unit
    names = set(re.findall(r"REVERIE_([A-Z_]+)=", unit)) - {"NAME"}
    assert names <= {name.upper() for name in Settings.__struct_fields__}
    ended = subprocess.run(
        [
            "sh",
            "-c",
            'command -v systemd-analyze >/dev/null || exit 0; systemd-analyze security --offline=true "$0"',
            str(DEPLOY / "reverie.service"),
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=dict(os.environ, LANG="C"),
    )
    found = re.search(r"exposure level for \S+: ([0-9.]+)", ended.stdout)
    assert found is None or float(found[1]) < 3, ended.stdout


def test_alerts_watch_what_there_is(host: Host) -> None:
    alerts = (DEPLOY / "alerts.yml").read_text()
    server = host(backup_every=1.0)
    told = server.metrics()
    for name in set(re.findall(r"\breverie_[a-z_]+", alerts)):
        assert name.removesuffix("_bucket") in told, name


def test_backups_are_off_unless_asked_for(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    backups = Backups(settings, Store(database_of(settings)))
    asyncio.run(asyncio.wait_for(backups.run(), 5))
    assert backups.kept() == []
    assert backups.age() == float("inf")
