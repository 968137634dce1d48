"""`reverie admin` as it is typed, beside a server that runs and is played at."""

import asyncio
import contextlib
import io
import sqlite3
import sys
from pathlib import Path

import pytest

from reverie.commands.parser import main
from server.conftest import Host
from server.hosting import wait_until
from server.storing import open_store


def admin(folder: Path, *words: str, status: int = 0) -> str:
    """What the command prints, which has to end with that status."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = main(["admin", "--data", str(folder), *words])
    assert code == status, told.getvalue()
    return told.getvalue()


def test_a_running_store_is_backed_up_exported_and_both_copies_replay(host: Host, tmp_path: Path) -> None:
    server = host()
    alma = server.guest("Alma")
    match = alma.match("onirim+book")
    player = alma.sit(match["id"])
    player.play(player.answers()[0])
    data = Path(server.settings.folder)
    assert "1 matches" in admin(data, "check")
    copies = tmp_path / "copies"
    copies.mkdir()
    admin(data, "backup", str(copies / "reverie.sqlite"))
    exported = tmp_path / "all.jsonl"
    assert "exported" in admin(data, "export", str(exported))
    assert exported.stat().st_mode & 0o077 == 0
    assert "choose another name" in admin(data, "export", str(exported), status=2)
    assert "cannot write" in admin(data, "export", str(tmp_path / "nowhere" / "all.jsonl"), status=2)
    # Play goes on meanwhile, and is not in the copies.
    player.play(player.answers()[0])
    assert "0 damaged" in admin(copies, "check")
    empty = tmp_path / "empty"
    assert "imported" in admin(empty, "import", str(exported))
    assert "0 damaged" in admin(empty, "check")
    assert "cannot read" in admin(tmp_path / "another", "import", str(tmp_path / "nowhere"), status=2)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert "not text (byte 0)" in admin(tmp_path / "another", "import", str(tmp_path / "bytes"), status=2)
    assert "an import needs an empty one" in admin(empty, "import", str(exported), status=2)
    # Who was somebody there is the same person here.
    second = host(data=str(empty))
    back = second.guest(cookie=alma.cookie)
    assert back.me["shown"] == "Alma"
    assert back.sit(match["id"]).view["answered"] < player.view["answered"]
    with sqlite3.connect(empty / "reverie.sqlite") as broken:
        broken.execute("UPDATE entries SET text = 'red sun' WHERE number = 2 AND match_id = ?", (match["id"],))
    broken.close()
    assert f"match {match['id']}: entry 2" in admin(empty, "check", status=1)


class Terminal(io.StringIO):
    """A keyboard at which somebody has typed."""

    def isatty(self) -> bool:
        return True


def test_a_person_is_deleted_beside_the_running_server(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = host()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    alone = alma.match("onirim")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    page = bo.sit(match["id"]).page
    data = Path(server.settings.folder)
    assert "say --yes" in admin(data, "delete", "Alma", status=2)
    monkeypatch.setattr(sys, "stdin", Terminal("no\n"))
    assert "Nothing was deleted." in admin(data, "delete", "Alma")
    assert "nobody called" in admin(data, "delete", "nobody", "--yes", status=2)
    assert "deleted" in admin(data, "delete", "Alma", "--yes")
    assert alma.get("/api/me") == {"person": None}
    # The server hears of it from the database: the seat is free for somebody with the link.
    wait_until(lambda: bo.get(f"/api/matches/{match['id']}")["seats"][0]["free"])
    assert page.hear("seats")["table"]["seats"][0]["free"]
    assert bo.get(f"/api/matches/{alone['id']}")["status"] == "abandoned"
    admin(data, "vacuum")
    left = tmp_path / "left.jsonl"
    admin(data, "export", str(left))
    assert alma.me["id"] not in left.read_text()
    assert "correct horse" not in left.read_text()
    assert "0 damaged" in admin(data, "check")


@pytest.mark.parametrize("words", [("check",), ("vacuum",)])
def test_an_empty_store_is_nothing_to_worry_about(tmp_path: Path, words: tuple[str, ...]) -> None:
    async def make() -> None:
        await (await open_store(tmp_path, "reverie.sqlite")).database.close()

    asyncio.run(make())
    admin(tmp_path, *words)


def test_a_circle_is_given_another_name(host: Host) -> None:
    server = host()
    data = Path(server.settings.folder)
    assert "nobody has made a circle" in admin(data, "circles")
    alma = server.guest()
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    alma.get("/api/circles/public")
    circle = alma.change("POST", "/api/circles", {"name": "Rude words"})["id"]
    assert f"{circle} " in admin(data, "circles")
    assert "there is no circle" in admin(data, "rename-circle", "public", "Mine", status=2)
    assert "reserved" in admin(data, "rename-circle", "--", circle, "Admin", status=2)
    admin(data, "rename-circle", "--reason", "insults", "--", circle, "Owls")
    assert alma.get(f"/api/circles/{circle}")["name"] == "Owls"
    assert "Rude words -> Owls: insults" in admin(data, "audit")
