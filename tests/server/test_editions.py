"""Matches name the edition they are played with, as their records do."""

from pathlib import Path

import msgspec

from reverie.server.circle_weeks import deals_of, new_week
from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest
from server.test_uploads import bring

RECORDS = Path(__file__).parent.parent / "records" / "daydream"
NAMED = "\nedition 1\n"
FIRST = {"boards": "1"}


def record(guest: Guest, match: str) -> str:
    return guest.http.get(f"/api/matches/{match}/record").text


def finished() -> str:
    """A record of the time when there was one edition, which names none."""
    for path in sorted(RECORDS.iterdir()):
        text = path.read_text(encoding="utf-8")
        if "\nresult " in text and NAMED not in text:
            return text
    raise AssertionError("no such record")


def test_a_match_keeps_the_edition_it_was_begun_with(hosts: Host) -> None:
    server = hosts()
    alma = server.guest()
    match = alma.match("daydream:A", options=FIRST)["id"]
    new, other = (alma.match(spelling)["id"] for spelling in ("daydream:A", "onirim"))
    assert NAMED in record(alma, match)
    assert "\noption boards 4\nedition 4\n" in record(alma, new)
    assert "edition" not in record(alma, other)
    before = record(alma, match)
    server.stop()
    again = hosts().guest(cookie=alma.cookie)
    assert record(again, match) == before


def test_a_match_of_an_older_program_names_none_and_goes_on(hosts: Host) -> None:
    server = hosts()
    alma = server.guest()
    match = alma.match("daydream:A", options=FIRST)["id"]
    server.run(server.services.store.database.write([one("UPDATE matches SET edition = NULL", expect=1)]))
    server.services.cache.forget(match)
    assert "edition" not in record(alma, match)
    player = alma.sit(match)
    player.play(player.answers()[0])


def test_a_record_is_given_back_as_it_was_brought(host: Host) -> None:
    alma = host().guest()
    old = finished()
    new = old.replace("\nrules ", f"{NAMED}rules ")
    assert record(alma, bring(alma, old).json()["id"]) == old
    assert record(alma, bring(alma, new).json()["id"]) == new


def test_a_match_of_an_edition_that_is_not_here_is_damaged_and_nothing_else(host: Host) -> None:
    server = host()
    alma = server.guest()
    match, other = (alma.match("daydream:A", options=FIRST)["id"] for _ in range(2))
    store = server.services.store
    server.run(store.database.write([one("UPDATE matches SET edition = '77' WHERE id = $1", match, expect=1)]))
    for kept in (match, other):
        server.services.cache.forget(kept)
    alma.refused("GET", f"/api/matches/{match}/record", "damaged")
    assert "edition 77" in server.run(store.damaged())[match]
    assert NAMED in record(alma, other)


def test_a_rematch_stays_on_the_edition_of_the_match(host: Host) -> None:
    alma = host().guest()
    match = alma.match("daydream:A", options=FIRST)["id"]
    player = alma.sit(match)
    player.page.ask("concede", match=match)
    again = alma.change("POST", f"/api/matches/{match}/rematch")
    assert again["setup"]["options"] == {}


def test_a_daily_dream_begun_before_an_update_ends_on_its_edition(host: Host) -> None:
    server = host()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    begun = alma.change("POST", "/api/daily/daydream/begin")
    assert begun["setup"]["options"] == {"boards": "4"}
    older = one("UPDATE matches SET options = '{}', edition = NULL WHERE id = $1", begun["id"], expect=1)
    server.run(server.services.store.database.write([older]))
    server.services.cache.forget(begun["id"])
    today = next(game for game in ben.get("/api/daily")["games"] if game["game"] == "daydream")
    assert today["setup"]["options"] == {}
    assert ben.change("POST", "/api/daily/daydream/begin")["setup"]["options"] == {}


def test_a_week_of_a_circle_stored_without_options_is_of_the_first_edition() -> None:
    week = new_week("circle", "2026-W47", ["daydream:A", *[""] * 6], "secret")
    assert deals_of(week)[0].setup.options == {"boards": "4"}
    older = msgspec.structs.replace(week, deals=week.deals.replace('"options":{"boards":"4"}', '"options":{}'))
    bare = msgspec.structs.replace(week, deals=older.deals.replace(',"options":{}', ""))
    assert deals_of(older)[0].setup.options == deals_of(bare)[0].setup.options == {}
