"""Records that strangers bring, and what one person or one address may keep."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.core.record import MOST_ENTRIES, load
from reverie.server import moves, quotas
from reverie.server.api import matches as match_routes
from reverie.server.errors import Refused
from reverie.server.limits import RATES, Limits
from reverie.server.upload_process import Refusal, UploadProcess
from server.conftest import Host
from server.hosting import Guest

RECORDS = Path(__file__).parent.parent / "records"
TEXT = {"content-type": "text/plain"}


def solo() -> str:
    """A finished game for one, as a page brings it."""
    for path in sorted((RECORDS / "onirim").iterdir()):
        text = path.read_text(encoding="utf-8")
        if "\nplayers 1\n" in text and "\nresult " in text and "\nsetup onirim\n" in text:
            return text
    raise AssertionError("no such record")


def taken_back(text: str, times: int) -> str:
    """The same game with its last entry taken back and played again, so many times."""
    head, _, end = text.rpartition("\n\n")
    lines = head.split("\n")
    number, _, last = lines[-1].partition(" ")
    at = int(number)
    for _ in range(times):
        lines += [f"{at + 1} 1 ^ {int(number) - 1}", f"{at + 2} {last}"]
        at += 2
    return "\n".join(lines) + "\n\n" + end


def bring(guest: Guest, text: str) -> httpx.Response:
    return guest.http.post("/api/records", content=text, headers=TEXT)


def bring_home(guest: Guest, key: str, text: str) -> httpx.Response:
    return guest.http.put(f"/api/offline/{key}", params={"bots": ""}, content=text, headers=TEXT)


def test_a_record_has_so_many_entries(host: Host) -> None:
    alma = host().guest()
    text = taken_back(solo(), MOST_ENTRIES // 2)
    assert len(text) < 300_000
    answer = bring(alma, text)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "damaged-record")
    assert "5000 entries" in answer.json()["error"]["message"]
    assert bring(alma, text * 10).status_code == 413
    assert bring(alma, taken_back(solo(), 100)).status_code == 201


def endless(seconds: float) -> Refusal:
    time.sleep(seconds)
    return Refusal("busy", {})


def greedy(size: int) -> Refusal:
    return Refusal("invalid", {"reason": str(len(bytearray(size)))})


def ready() -> str:
    return "ready"


def test_the_process_that_reads_is_bounded_in_time_and_memory() -> None:
    async def bounded() -> None:
        process = UploadProcess(seconds=0.5)
        try:
            with pytest.raises(Refused, match="damaged-record") as late:
                await process.run(endless, 60.0)
            assert "too long" in str(late.value.values["reason"])
            process.seconds = 20.0
            with pytest.raises(Refused, match="damaged-record") as large:
                await process.run(greedy, 2_000_000_000)
            assert "memory" in str(large.value.values["reason"])
            with pytest.raises(Refused, match="invalid"):
                await process.run(greedy, 10)
            assert await process.run(ready) == "ready"
        finally:
            await process.stop()

    asyncio.run(bounded())


def test_one_game_counts_once(host: Host) -> None:
    alma = host().guest()
    text = solo()
    first = bring_home(alma, "key-one", text)
    assert first.status_code == 201
    for key, again in (("key-one", text), ("key-two", text), ("key-three", taken_back(text, 3))):
        answer = bring_home(alma, key, again)
        assert answer.status_code == 200
        assert answer.json()["id"] == first.json()["id"]
    assert len(alma.get("/api/history")["matches"]) == 1


def test_long_replays_come_in_pages(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_routes, "REPLAY_PAGE", 7)
    alma = host().guest()
    text = solo()
    match = bring(alma, text).json()["id"]
    whole = load(text)[0].entries
    found: list[dict[str, Any]] = []
    while True:
        page = alma.get(f"/api/matches/{match}/replay?after={len(found)}")
        assert page["length"] == len(whole)
        assert len(page["entries"]) <= 7
        found += page["entries"]
        if len(found) == page["length"]:
            break
    assert [entry["text"] for entry in found] == [entry.text for entry in whole]
    assert [entry["number"] for entry in found] == list(range(1, len(whole) + 1))
    assert alma.get(f"/api/matches/{match}/replay?after={len(whole)}")["entries"] == []


def test_a_match_that_was_taken_back_too_often_goes_forward(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "UNDO_ENTRIES", 12)
    alma = host().guest()
    player = alma.sit(alma.match("daydream:A")["id"])
    for _ in range(12):
        player.play(player.answers()[0])
        said = player.page.ask("undo", match=player.match)
        if said["type"] == "refused":
            break
        player.catch_up()
    assert said["code"] == "too-long"
    player.catch_up()
    player.play(player.answers()[0])


def test_one_person_keeps_so_much(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    alma = host().guest()
    for _ in range(quotas.LISTED):
        alma.match("onirim", players=2, options={"talk": "open"}, open=True)
    wanted = {"setup": "onirim", "players": 2, "options": {"talk": "open"}}
    alma.refused("POST", "/api/matches", "too-many-open", {**wanted, "open": True})
    alma.change("POST", "/api/matches", wanted)
    monkeypatch.setattr(quotas, "UNFINISHED", quotas.LISTED + 1)
    alma.refused("POST", "/api/matches", "too-many-games", wanted)
    bela = alma.server.guest()
    invited = bela.change("POST", "/api/matches", wanted)
    alma.refused("POST", f"/api/invitations/{invited['code']}", "too-many-games", {})
    assert bring(alma, solo()).status_code == 201
    monkeypatch.setattr(quotas, "UPLOADED_BYTES", len(solo()) * 20)
    answers = [bring(alma, solo()) for _ in range(8)]
    assert answers[-1].json()["error"]["code"] == "storage-full"
    assert bring(bela, solo()).status_code == 201
    monkeypatch.setattr(quotas, "UPLOADED_MATCHES", 1)
    assert bring(bela, solo()).json()["error"]["code"] == "storage-full"


def test_one_address_brings_so_much(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "stored", (len(solo()) * 30.0, 0.001))
    monkeypatch.setitem(RATES, "match", (4.0, 0.001))
    server = host(limits=True)
    people = [server.guest() for _ in range(5)]
    made = [one.http.post("/api/matches", json={"setup": "onirim"}).status_code for one in people]
    assert made == [201, 201, 201, 201, 429]
    brought = [bring(one, solo()).status_code for one in people for _ in range(3)]
    assert 201 in brought
    assert brought[-1] == 429


def test_a_bucket_gives_amounts() -> None:
    limits = Limits(True)
    most, rate = RATES["stored"]
    assert limits.wait("stored", "somebody", most - 10) == 0.0
    assert limits.wait("stored", "somebody", 100) == pytest.approx(90 / rate, rel=0.1)
    assert limits.wait("stored", "somebody", 5) == 0.0
    assert limits.wait("stored", "another", most) == 0.0
