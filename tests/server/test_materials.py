"""Boards of people's own at a server: checked, kept for good, played on alone and with others, taken along."""

import asyncio
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from reverie import thinking
from reverie.attachments import unpacked
from reverie.core.record import load
from reverie.core.registry import find_game, register
from reverie.games.daydream.game import Daydream
from reverie.offline import Offline
from reverie.server import admin, quotas
from reverie.server.limits import RATES
from reverie.server.rows import MatchRow, MaterialRow
from reverie.server.store import Store
from reverie.server.store.sqlite import SqliteDatabase
from server.conftest import Host
from server.hosting import Guest, Player

EDITION = Path(__file__).parents[2] / "src" / "reverie" / "games" / "daydream" / "boards" / "1"
PANEL = (EDITION / "A.toml").read_text(encoding="utf-8")
SAMOVAR = PANEL.replace('name = "toast"', 'name = "samovar"')
TEXT = {"content-type": "text/plain"}


@pytest.fixture(autouse=True)
def _nothing_known_yet() -> None:
    """A server that has just started knows no boards but its own."""
    register(Daydream())


def keep(guest: Guest, panel: str = SAMOVAR, title: str = "Samovars") -> Any:
    wanted = {"game": "daydream", "title": title, "files": {"A.toml": panel}}
    return guest.change("POST", "/api/materials", wanted)


def play_out(player: Player) -> None:
    """The first answer each time, until the game is over."""
    while not player.over:
        if not player.asked:
            player.wait(lambda one: one.asked or one.over)
            continue
        player.play(player.answers()[0])


def test_boards_are_kept_under_their_digest_and_can_be_shared_and_forked(hosts: Host) -> None:
    server = hosts()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    mine = keep(alma)
    assert (mine["title"], mine["spellings"], mine["yours"]) == ("Samovars", ["daydream:A"], True)
    assert keep(alma)["id"] == mine["id"]
    assert [one["id"] for one in alma.get("/api/materials")["materials"]] == [mine["id"]]

    seen = ben.get(f"/api/materials/{mine['id']}")
    assert (seen["files"], seen["yours"]) == ({"A.toml": SAMOVAR}, False)
    fork = keep(ben, SAMOVAR.replace("samovar", "kettle drum"))
    assert fork["id"] != mine["id"]
    assert alma.get(f"/api/materials/{mine['id']}")["files"] == {"A.toml": SAMOVAR}

    # A change of colour alone is another set too: nobody's boards change under them.
    recoloured = keep(ben, re.sub('colour = "#[0-9A-F]{6}"', 'colour = "#123456"', SAMOVAR, count=1))
    assert recoloured["id"] not in (mine["id"], fork["id"])

    alma.change("DELETE", f"/api/materials/{mine['id']}", status=(204,))
    alma.refused("GET", f"/api/materials/{mine['id']}", "not-found")
    alma.refused("DELETE", f"/api/materials/{fork['id']}", "not-found")
    assert ben.get(f"/api/materials/{fork['id']}")["yours"] is True


def test_what_is_wrong_is_said_by_file_and_place(host: Host) -> None:
    alma = host().guest()

    def problems(**files: str) -> list[dict[str, Any]]:
        wanted = {"game": "daydream", "files": {f"{letter}.toml": text for letter, text in files.items()}}
        found: list[dict[str, Any]] = alma.change("POST", "/api/materials/check", wanted)["problems"]
        return found

    assert problems(A=SAMOVAR) == []
    rows = re.sub(r'\[\[row\]\]\ncells = "a1-[^"]*"\nicons = "[a-z]*"\n', "", PANEL, count=1)
    (found,) = problems(A=rows)
    assert (found["file"], found["code"]) == ("A.toml", "no-row")
    assert found["place"] == f"map, {found['values']['cell']}"
    assert found["reason"] == "this cell is in no row"
    first, second = problems(A="panel = 7", D="")
    assert [first["file"], second["file"]] == ["A.toml", "D.toml"]
    (alone,) = problems(B=(EDITION / "B.toml").read_text(encoding="utf-8"))
    assert alone["code"] == "no-view"
    wanted = {"game": "daydream", "title": "", "files": {"A.toml": rows}}
    assert "this cell is in no row" in alma.refused("POST", "/api/materials", "invalid", wanted)
    alma.refused("POST", "/api/materials", "unknown-setup", {"game": "onirim", "files": {"A.toml": PANEL}})
    alma.refused("POST", "/api/materials", "unknown-setup", {"game": "chess", "files": {"A.toml": PANEL}})
    alma.refused("POST", "/api/materials", "too-large", {"game": "daydream", "files": {"A.toml": "x" * 800_000}})


def test_one_person_keeps_so_many(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host(limits=True)
    alma = server.guest()
    monkeypatch.setattr(quotas, "MATERIALS", 1)
    keep(alma)
    another = {"game": "daydream", "files": {"A.toml": PANEL}}
    assert "Remove a set from your list" in alma.refused("POST", "/api/materials", "too-many-sets", another)
    monkeypatch.setitem(RATES, "stored", (1000, 0.001))
    ben = server.guest()
    monkeypatch.setattr(quotas, "MATERIALS", 100)
    ben.refused("POST", "/api/materials", "too-many", {"game": "daydream", "files": {"A.toml": PANEL}})


def test_a_game_alone_on_boards_of_ones_own_and_its_record_anywhere(hosts: Host) -> None:
    server = hosts()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    mine = keep(alma)
    match = alma.match("daydream:A", material=mine["id"])
    assert match["material"] == mine["id"]
    alma.refused("POST", "/api/matches", "not-found", {"setup": "onirim", "material": mine["id"]})
    alma.refused("POST", "/api/matches", "unknown-setup", {"setup": "daydream:BC", "material": mine["id"]})
    # It goes on although nobody keeps the boards any more, and although this process forgets them.
    alma.change("DELETE", f"/api/materials/{mine['id']}", status=(204,))
    player = alma.sit(match["id"])
    assert player.table["table"]["material"] == mine["id"]
    hint = player.page.ask("hint", match=match["id"], decision=player.view["decision"])
    assert hint["type"] == "hint", hint
    player.play(player.answers()[0])
    server.services.cache.forget(match["id"])
    register(Daydream())
    play_out(player)
    assert ben.get(f"/api/materials/{mine['id']}")["files"] == {"A.toml": SAMOVAR}

    text = alma.http.get(f"/api/matches/{match['id']}/record").text
    register(Daydream())
    record, _ = load(text)
    assert unpacked(record.attached["A.toml"], 100_000).decode() == SAMOVAR
    register(Daydream())
    assert thinking.analyse(text, sealed=True)["stories"]
    brought = ben.http.post("/api/records", content=text, headers=TEXT).json()
    assert brought["material"] is not None
    assert ben.get(f"/api/materials/{brought['material']}")["files"] == {"A.toml": SAMOVAR}
    assert ben.http.get(f"/api/matches/{brought['id']}/record").text.count("\nattached ") == 1
    last = ben.get(f"/api/matches/{brought['id']}/replay")["length"]
    assert ben.get(f"/api/matches/{brought['id']}/replay/{last}")["view"]["result"] is not None
    # What is played on boards of one's own compares with nobody's games.
    assert alma.get("/api/statistics")["setups"] == []


def test_friends_and_bots_sit_down_at_boards_of_ones_own(hosts: Host) -> None:
    server = hosts()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    mine = keep(alma)
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "greedy"}]
    match = alma.match("daydream:A", players=3, seats=seats, material=mine["id"])
    register(Daydream())  # another process answers the link
    joined = ben.join(match)
    assert joined["material"] == mine["id"]
    players = [alma.sit(match["id"]), ben.sit(match["id"])]
    for _ in range(3):
        for player in players:
            player.wait(lambda one: one.asked)
            while player.asked:
                player.play(player.answers()[0])
                player.catch_up()
                if player.view["prompt"] and player.view["prompt"]["name"] == "done":
                    player.play("done")
                    break
    alma.change("POST", f"/api/matches/{match['id']}/leave")
    assert server.services.bot_runner.failed == set()


def test_nobody_else_is_offered_them(host: Host) -> None:
    server = host()
    alma = server.guest()
    before = [game["setups"] for game in alma.get("/api/games")["games"]]
    today = alma.get("/api/daily")
    alma.match("daydream:A", material=keep(alma)["id"])
    assert [game["setups"] for game in alma.get("/api/games")["games"]] == before
    assert alma.get("/api/daily") == today
    assert all(setup.options == {"boards": "4"} for setup in find_game("daydream").setups())


def test_they_go_with_the_account_and_are_part_of_its_export(hosts: Host) -> None:
    server = hosts()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    used, unused = keep(alma), keep(alma, PANEL, "Never played")
    exported = alma.get("/api/me/export")["materials"]
    assert {one["title"] for one in exported} == {"Samovars", "Never played"}
    match = ben.match("daydream:A", material=used["id"])
    alma.change("DELETE", "/api/me", status=(204,))
    ben.refused("GET", f"/api/materials/{unused['id']}", "not-found")
    assert ben.get(f"/api/materials/{used['id']}")["yours"] is False
    play_out(ben.sit(match["id"]))


def test_a_guests_boards_are_the_persons_they_turn_out_to_be(hosts: Host) -> None:
    server = hosts()
    alma = server.guest("Alma")
    alma.change("POST", "/api/me/claim", {"name": "Alma", "password": "a long password"})
    kept = keep(alma)
    guest = server.guest("Alma elsewhere")
    other, same = keep(guest, PANEL, "Another"), keep(guest)
    assert same["id"] == kept["id"]
    guest.change("POST", "/api/sign-in", {"name": "Alma", "password": "a long password"})
    assert {one["id"] for one in guest.get("/api/materials")["materials"]} == {kept["id"], other["id"]}


def test_an_operators_export_carries_them(host: Host, tmp_path: Path) -> None:
    server = host()
    alma = server.guest()
    mine = keep(alma)
    match = alma.match("daydream:A", material=mine["id"])
    play_out(alma.sit(match["id"]))

    out = io.StringIO()
    server.run(admin.export(server.services.store, out))

    async def taken_in() -> tuple[list[str], list[str | None], list[str | None]]:
        (tmp_path / "other").mkdir()
        database = SqliteDatabase(tmp_path / "other" / "reverie.sqlite")
        await database.open()
        store = Store(database)
        try:
            await admin.take_in(store, iter(out.getvalue().splitlines(keepends=True)), "export")
            register(Daydream())
            wrong = [checked.wrong async for checked in admin.check(store)]
            kept = [row.id async for row in store.every(MaterialRow)]
            return kept, [row.material async for row in store.every(MatchRow)], wrong
        finally:
            await database.close()

    assert asyncio.run(taken_in()) == ([mine["id"]], [mine["id"]], [None])


def test_players_try_a_board_by_themselves(host: Host) -> None:
    server = host()
    alma = server.guest()
    mine = keep(alma)
    wanted = {"setup": "daydream:A", "seed": "x", "games": 3, "material": mine["id"], "player": "greedy"}
    tried = alma.change("POST", "/api/trials", wanted)
    scores = tried["scores"]
    assert len(scores) == 3
    assert tried["earned"] == [max(1, sum(score >= least for least in (0, 5, 9, 13))) for score in scores]
    later = alma.change("POST", "/api/trials", {**wanted, "first": 1, "games": 2})["scores"]
    assert later == scores[1:]
    # No network knows this board, but there is somebody who plays better than greedily.
    better = alma.change("POST", "/api/trials", {**wanted, "player": "strong", "games": 12})["scores"]
    plain = alma.change("POST", "/api/trials", {**wanted, "games": 12})["scores"]
    assert sum(better) > sum(plain)
    alma.refused("POST", "/api/trials", "invalid", {**wanted, "player": "search"})
    alma.refused("POST", "/api/trials", "invalid", {**wanted, "games": 26})


def test_boards_are_printed(host: Host) -> None:
    server = host()
    alma = server.guest()
    alma.http.timeout = 120  # four languages are read first
    mine = keep(alma)
    for query in ("setup=daydream:A", f"setup=daydream:A&material={mine['id']}&paper=letter&black=true&language=fr"):
        answer = alma.http.get(f"/api/paper?{query}")
        assert answer.headers["content-type"] == "application/pdf", answer.text
        assert answer.content.startswith(b"%PDF-")
    alma.refused("GET", f"/api/paper?setup=daydream:A&whole=true&material={mine['id']}", "unknown-setup")
    alma.refused("GET", "/api/paper?setup=onirim", "invalid")


def test_a_page_without_a_server_plays_on_them_too(host: Host) -> None:
    page = Offline()
    assert json.loads(page.check("daydream", json.dumps({"A.toml": SAMOVAR}))) == []
    (wrong,) = json.loads(page.check("daydream", json.dumps({"A.toml": "panel = 7"})))
    assert wrong["file"] == "A.toml"
    wanted = {
        "setup": "daydream:A",
        "files": {"A.toml": SAMOVAR},
        "id": "offline-1",
        "seed": "5",
        "at": 1,
        "shown": "Alma",
    }
    kept = json.loads(page.begin(json.dumps(wanted)))
    assert kept["table"]["material"] == "here"
    register(Daydream())
    again = Offline()  # the page was closed and opened again
    again.take_up(json.dumps(kept))
    assert json.loads(again.files("offline-1")) == {"A.toml": SAMOVAR}
    said = json.loads(again.answer(json.dumps({"type": "concede", "match": "offline-1", "id": 1}), 2))
    record = said["keep"]["record"]
    assert record.count("\nattached ") == 1
    # It comes home with its boards.
    alma = host().guest()
    answer = alma.http.put("/api/offline/offline-1", params={"bots": ""}, content=record, headers=TEXT)
    assert answer.status_code == 201, answer.text
    assert alma.get(f"/api/materials/{answer.json()['material']}")["files"] == {"A.toml": SAMOVAR}
