"""Matches name the edition they are played with, as their records do."""

from pathlib import Path

from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest
from server.test_uploads import bring

RECORDS = Path(__file__).parent.parent / "records" / "daydream"
NAMED = "\nedition 1\n"


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
    match = alma.match("daydream:A")["id"]
    other = alma.match("onirim")["id"]
    assert NAMED in record(alma, match)
    assert "edition" not in record(alma, other)
    before = record(alma, match)
    server.stop()
    again = hosts().guest(cookie=alma.cookie)
    assert record(again, match) == before


def test_a_match_of_an_older_program_names_none_and_goes_on(hosts: Host) -> None:
    server = hosts()
    alma = server.guest()
    match = alma.match("daydream:A")["id"]
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
    match, other = (alma.match("daydream:A")["id"] for _ in range(2))
    store = server.services.store
    server.run(store.database.write([one("UPDATE matches SET edition = '77' WHERE id = $1", match, expect=1)]))
    for kept in (match, other):
        server.services.cache.forget(kept)
    alma.refused("GET", f"/api/matches/{match}/record", "damaged")
    assert "edition 77" in server.run(store.damaged())[match]
    assert NAMED in record(alma, other)
