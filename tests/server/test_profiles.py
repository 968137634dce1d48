"""Profiles: what others see of somebody, and what can be achieved."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from reverie.games.discovery import kits
from reverie.players.roster import find_player
from reverie.server.profiles import achievements, favourites, names_reached
from reverie.server.rows import DAILY, ResultRow
from reverie.server.statistics import Played, facts
from reverie.server.store.database import one
from reverie.texts import LANGUAGES, Texts
from server.conftest import Host
from server.hosting import Guest, Hosted, PassingTime
from server.storing import finished, open_store, put_match

PASSWORD = "a long and odd password"


def named(server: Hosted, name: str) -> Guest:
    person = server.guest(name)
    person.change("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return person


def test_a_page_is_hidden_until_its_owner_shows_it_and_then_only_in_parts(hosts: Host) -> None:
    server = hosts()
    anna, bela = named(server, "anna"), server.guest("Bela")
    own = anna.get("/api/people/ANNA")
    assert own["choice"] == {"visible": False, "hidden": []}
    hidden = bela.http.get("/api/people/anna")
    unknown = bela.http.get("/api/people/nobody")
    assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content) == (404, unknown.content)
    anna.change("PUT", "/api/me/profile", {"visible": True, "hidden": ["achievements"]})
    seen = bela.get("/api/people/anna")
    assert (seen["name"], seen["achievements"], seen["choice"]) == ("anna", None, None)
    assert seen["favourites"] == seen["names"] == []
    assert anna.get("/api/people/anna")["achievements"], "one's own page is whole"
    anna.change("POST", "/api/circles", {"name": "Owls"})
    assert bela.get("/api/people/anna")["circles"] == ["Owls"]
    anna.change("PUT", "/api/me/profile", {"visible": True, "hidden": ["circles", "riddles"]})
    assert (bela.get("/api/people/anna")["circles"], anna.get("/api/people/anna")["circles"]) == (None, ["Owls"])
    anna.change("PUT", "/api/me/profile", {"visible": False})
    assert bela.http.get("/api/people/anna").status_code == 404
    bela.refused("PUT", "/api/me/profile", "name-first", {"visible": True})
    bela.refused("PUT", "/api/me/profile", "invalid", {"visible": True, "hidden": ["everything"]})


def test_a_page_tells_nothing_of_a_shared_deal_before_it_is_over(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    passing = PassingTime(monkeypatch)
    server = host()
    anna, bela = named(server, "anna"), named(server, "bela")
    anna.change("PUT", "/api/me/profile", {"visible": True})
    before = bela.http.get("/api/people/anna").content
    for deal in ("/api/daily/onirim/begin", "/api/circles/public/deals/1"):
        match = anna.change("POST", deal)["id"]
        player = anna.sit(match)
        player.page.ask("concede", match=match)
        player.wait(lambda one: one.over)
    assert anna.get("/api/people/anna")["games"] == 2, "one's own page counts them"
    assert bela.http.get("/api/people/anna").content == before, "not a byte tells that they were played"
    passing.pass_minutes(8 * 24 * 60)
    server.run(server.services.clock.observe())
    assert bela.get("/api/people/anna")["games"] == 2


def test_export_holds_it_deletion_and_a_ban_end_it(host: Host) -> None:
    server = host()
    anna, bela, carla = named(server, "anna"), named(server, "bela"), server.guest()
    for person in (anna, bela):
        person.change("PUT", "/api/me/profile", {"visible": True})
    assert anna.get("/api/me/export")["profile"]["visible"] == 1
    anna.change("DELETE", "/api/me", None, (204,))
    found = server.run(server.services.store.person_named("bela"))
    assert found is not None
    server.run(server.services.moderation.ban(found, "an operator", "rude"))
    for name in ("anna", "bela"):
        assert carla.http.get(f"/api/people/{name}").status_code == 404
    assert [row[0] for row in server.run(server.services.store.database.read("SELECT person FROM profiles"))] == [
        found.id
    ]


def result(match: str, spelling: str, at: int, **more: object) -> ResultRow:
    facts = {"score": 0, "name": None, "options": {}} | {key: more.pop(key) for key in ("name", "feats") if key in more}
    game = spelling.replace(":", "+").partition("+")[0]
    fields = {"won": 0, "players": 1, "kind": "casual", "day": None, "forked": 0} | more
    return ResultRow(
        match_id=match,
        seat=0,
        person="me",
        game=game,
        setup=spelling,
        score=0,
        reason="over",
        decisions=1,
        facts=msgspec.json.encode(facts).decode(),
        finished=at,
        **fields,  # type: ignore[arg-type]
    )


def achieved(*rows: ResultRow) -> dict[str, int | None]:
    found = achievements([(row, Played.of(row)) for row in rows])
    return {f"{one.game or ''}-{one.id}": one.at for one in found}


def test_achievements_are_dated_by_the_game_that_achieved_them() -> None:
    setups = [f"onirim+{book}{towers}" for book in ("book", "book:lost") for towers in ("", "+towers", "+towers:ruins")]
    setups += [f"onirim+dreams{n}" for n in ("", ":5", ":6")] + ["onirim"]
    wins = [result(str(n), setup, 100 + n, won=1) for n, setup in enumerate(setups)]
    found = achieved(result("z", "onirim", 50), *wins, *wins[:3])
    assert (found["-win"], found["-ways"], found["-together"]) == (100, 109, None)
    assert achieved(*wins[:9])["-ways"] is None
    assert achieved(result("z", "daydream:A", 60, players=2))["-together"] == 60
    feat = result("f", "onirim", 70, won=1, feats=["early"])
    assert achieved(feat, result("g", "onirim", 80, won=1, feats=["early"]))["onirim-early"] == 70
    assert achieved(msgspec.structs.replace(feat, forked=1))["onirim-early"] is None, "forked games achieve nothing"


def test_seven_days_have_to_follow_each_other() -> None:
    def dreams(*days: int) -> list[ResultRow]:
        return [result(f"d{day}", "onirim", day, kind=DAILY, day=f"2026-11-{day:02}") for day in days]

    assert achieved(*dreams(1, 2, 3, 4, 5, 6, 7))["-days"] == 7
    assert achieved(*dreams(1, 2, 3, 4, 6, 7, 8))["-days"] is None


def test_favourites_and_names_are_the_most_played_and_the_best() -> None:
    rows = [result(str(n), "onirim", n, won=n % 2) for n in range(4)]
    rows += [result(f"a{n}", "daydream:A", n, name=n) for n in (2, 3, 1)]
    played = [Played.of(row) for row in rows]
    assert [(one.setup["spelling"], one.games, one.wins) for one in favourites(played)] == [
        ("onirim", 4, 2),
        ("daydream:A", 3, 0),
    ]
    assert [(one.setup["spelling"], one.name) for one in names_reached(played)] == [("daydream:A", 3)]


def test_results_from_before_feats_were_stored_still_count(tmp_path: Path) -> None:
    async def read() -> list[ResultRow]:
        store = await open_store(tmp_path)
        await store.database.write([finished("old", "me", won=True, at=5)])
        rows = await store.counted_results("me")
        await store.database.close()
        return rows

    assert achieved(*asyncio.run(read()))["-win"] == 5


def test_feats_of_games_from_before_are_worked_out_when_somebody_looks(hosts: Host) -> None:
    server = hosts()
    anna = named(server, "anna")
    person, store = anna.get("/api/me")["person"]["id"], server.services.store

    async def put_old_games() -> set[str]:
        """Games as an older version has stored them; what can be found in them."""
        found: set[str] = set()
        for n in range(3):
            match = await put_match(
                store, f"old {n}", "daydream:A", (person,), player=find_player("learned", "daydream")
            )
            found |= set(facts(match.state, 0).get("feats", []))
        for row in await store.counted_results(person):
            without = {key: value for key, value in msgspec.json.decode(row.facts).items() if key != "feats"}
            await store.keep_facts(row, msgspec.json.encode(without).decode())
        await store.database.write([one("DELETE FROM entries WHERE match_id = $1 AND number = 5", "old 2")])
        return found

    feats = server.run(put_old_games())
    assert feats, "games without a feat prove nothing"

    def shown() -> set[str]:
        achieved = anna.get("/api/people/anna")["achievements"]
        return {row["id"] for row in achieved if row["game"] == "daydream" and row["at"] is not None}

    until = time.monotonic() + 20
    while not shown() and time.monotonic() < until:
        time.sleep(0.05)
    assert shown() <= feats
    assert shown()
    rows = server.run(store.counted_results(person))
    assert ["feats" in msgspec.json.decode(row.facts) for row in rows] == [True, True, False], "one is damaged"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_words(language: str) -> None:
    texts = Texts(language)
    for kit in kits():
        for feat in kit.feats:
            assert texts.say(f"web-feat-{kit.name}-{feat}")
            assert texts.say(f"web-feat-{kit.name}-{feat}.why")
