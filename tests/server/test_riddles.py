"""Riddles at a server: the one of the day, the ladder, one counted try, and nothing of the answer before it."""

import io
import json
from typing import Any

import pytest

from reverie.core.record import load
from reverie.riddles.library import riddles, setup_of_riddle, themes
from reverie.riddles.review import may_be_reviewed, review
from reverie.server import admin
from reverie.server.riddles import _kept
from reverie.server.rows import RiddleTryRow
from server.conftest import Host
from server.hosting import Guest, Hosted, PassingTime


def wrong_answer(name: str) -> str:
    return riddles()[name].answers[-1].text


def solve(guest: Guest, name: str, answer: str | None = None) -> Any:
    return guest.change("POST", f"/api/riddles/{name}/answer", {"answer": answer or riddles()[name].best})


def kept(server: Hosted) -> set[str]:
    """The riddles that this server keeps for days."""
    secret = server.run(server.services.store.secret("riddles", ""))
    return {name for name in riddles() if _kept(secret, name)}


def test_a_ladder_of_ones_own_with_one_counted_try_each(hosts: Host) -> None:
    server = hosts()
    alma = server.guest("Alma")
    begun = alma.get("/api/riddles")
    assert (begun["tried"], begun["rating"]) == (0, {"value": 1500, "deviation": 350})
    assert begun["left"] == begun["ladder"] > 0
    assert {one["name"] for one in begun["themes"]} == set(themes())

    first = alma.get("/api/riddles/next")["riddle"]
    assert alma.get("/api/riddles/next")["riddle"] == first, "the same until it is answered"
    assert first["view"] == json.loads(json.dumps(riddles()[first["name"]].view()))
    verdict = solve(alma, first["name"])
    assert verdict["solved"] is True
    assert verdict["before"]["value"] == 1500 < verdict["after"]["value"]
    assert verdict["answers"][0]["text"] == verdict["best"]
    assert verdict["answers"][0]["games"] >= 2000
    assert (verdict["people"], verdict["people_solved"]) == (1, 1)

    again = solve(alma, first["name"], wrong_answer(first["name"]))
    assert (again["solved"], again["before"], again["after"]) == (True, None, None), "only the first answer counts"
    second = alma.get("/api/riddles/next")["riddle"]
    assert second["name"] != first["name"]
    lost = solve(alma, second["name"], wrong_answer(second["name"]))
    assert lost["solved"] is False
    assert lost["after"]["value"] < lost["before"]["value"] == verdict["after"]["value"]
    now = alma.get("/api/riddles")
    assert (now["tried"], now["solved"], now["left"]) == (2, 1, begun["left"] - 2)
    assert now["course"] == [verdict["after"]["value"], lost["after"]["value"]]

    theme = begun["themes"][0]["name"]
    about = alma.get(f"/api/riddles/next?theme={theme}")["riddle"]
    assert about is None or theme in riddles()[about["name"]].themes
    assert alma.get("/api/riddles/next?theme=nothing")["riddle"] is None


def test_nothing_of_the_answer_is_sent_before_it_is_given(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    name = alma.get("/api/riddles/next")["riddle"]["name"]
    sent = alma.get(f"/api/riddles/{name}")
    assert set(sent) == {"name", "game", "setup", "seat", "view", "day", "answered"}
    # All of it follows from the view of who is asked, so neither content nor size can tell anything else.
    assert sent["view"] == json.loads(json.dumps(riddles()[name].view()))
    for path in ("verdict", "record"):
        alma.refused("GET", f"/api/riddles/{name}/{path}", "not-found")
    alma.refused("POST", f"/api/riddles/{name}/challenge", "not-found", {"answer": wrong_answer(name)})
    alma.refused("POST", f"/api/riddles/{name}/answer", "illegal", {"answer": "nonsense"})
    for path in ("", "/verdict", "/record"):
        alma.refused("GET", f"/api/riddles/nonsense{path}", "not-found")
    overview = alma.get("/api/riddles")
    assert "grade" not in str(overview)
    solve(alma, name, wrong_answer(name))
    assert alma.get(f"/api/riddles/{name}/verdict")["best"] == riddles()[name].best
    assert alma.get(f"/api/riddles/{name}")["answered"] is True
    server.guest("Ben").refused("GET", f"/api/riddles/{name}/verdict", "not-found")


def test_the_riddle_of_the_day_is_everybodys_and_out_of_reach_before(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = PassingTime(monkeypatch)
    server = host()
    alma, ben = server.guest("Alma"), server.guest("Ben")
    alma.get("/api/riddles")
    runs = min(3, len(kept(server)))  # each server keeps others, and with few riddles perhaps few
    days: list[str] = []
    for _ in range(runs):
        today = alma.get("/api/riddles/day")["riddle"]
        assert ben.get("/api/riddles/day")["riddle"] == today
        assert today["day"] == alma.get("/api/riddles")["day"]["day"]
        verdict = solve(alma, today["name"])
        assert (verdict["people"], verdict["solved"]) == (1, True)
        days.append(today["name"])
        later = kept(server) - set(days)
        for name in later:
            alma.refused("GET", f"/api/riddles/{name}", "not-found")
            alma.refused("POST", f"/api/riddles/{name}/answer", "not-found", {"answer": riddles()[name].best})
        time.pass_minutes(24 * 60)
    assert set(days) <= kept(server)
    assert alma.get("/api/riddles")["streak"] == {"now": runs, "longest": runs}
    assert ben.get("/api/riddles")["streak"] == {"now": 0, "longest": 0}
    for _ in range(3):
        name = alma.get("/api/riddles/next")["riddle"]["name"]
        assert name not in kept(server), "what is kept for a day is in nobody's ladder"
        solve(alma, name)


def test_a_verdict_can_be_challenged_and_the_game_taken_along(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    name = alma.get("/api/riddles/next?game=daydream")["riddle"]["name"]
    solve(alma, name, wrong_answer(name))
    other = riddles()[name].tempting
    found = alma.change("POST", f"/api/riddles/{name}/challenge", {"answer": other, "seed": "rain"})
    assert found["games"] > 0
    assert found["behind"] == pytest.approx(found["best"] - found["other"])
    same = alma.change("POST", f"/api/riddles/{name}/challenge", {"answer": other, "seed": "rain"})
    assert same == found, "the same word gives the same luck"
    best = {"answer": riddles()[name].best}
    alma.refused("POST", f"/api/riddles/{name}/challenge", "invalid", best)
    record = alma.http.get(f"/api/riddles/{name}/record")
    assert load(record.text)[1].state.view(0) == riddles()[name].view()


def test_the_game_and_the_position_can_be_reviewed_once_answered(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    name = alma.get("/api/riddles/next?game=onirim")["riddle"]["name"]
    for path in ("replay", "replay/1", "review"):
        alma.refused("GET", f"/api/riddles/{name}/{path}", "not-found")
    solve(alma, name, wrong_answer(name))
    riddle = riddles()[name]
    found = alma.get(f"/api/riddles/{name}/review")
    assert {one["text"] for one in found["opinions"]} == {one.text for one in riddle.answers}
    assert alma.get(f"/api/riddles/{name}/review") == found
    if may_be_reviewed(name):
        entries = alma.get(f"/api/riddles/{name}/replay")["entries"]
        assert len(entries) == len(riddle.entries)
        last = alma.get(f"/api/riddles/{name}/replay/{len(entries)}")
        assert last["view"] == json.loads(json.dumps(riddle.view()))
        assert found["stories"][0]["steps"]
        alma.refused("GET", f"/api/riddles/{name}/replay/{len(entries) + 1}", "not-found")


def test_the_game_of_a_riddle_with_hidden_cards_is_shown_to_nobody(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    alma = server.guest("Alma")
    name = alma.get("/api/riddles/next?game=onirim")["riddle"]["name"]
    solve(alma, name)
    monkeypatch.setattr("reverie.server.riddles.may_be_reviewed", lambda _: False)
    for path in ("replay", "replay/1", "record"):
        alma.refused("GET", f"/api/riddles/{name}/{path}", "not-found")


def test_a_review_of_hidden_hands_is_made_from_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in riddles() if setup_of_riddle(name).players > 1)
    monkeypatch.setattr("reverie.riddles.review.may_be_reviewed", lambda _: False)
    found = review(name)
    assert found["stories"] == []
    assert len(found["opinions"]) == len(riddles()[name].answers)


def test_tries_come_along_when_a_guest_signs_in_and_go_with_the_account(hosts: Host) -> None:
    server = hosts()
    alma = server.guest("Alma")
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "a long password"})
    guest = server.guest("Guest")
    name = guest.get("/api/riddles/next")["riddle"]["name"]
    rated = solve(guest, name)["after"]["value"]
    guest.change("POST", "/api/sign-in", {"name": "alma", "password": "a long password"})
    assert guest.get("/api/riddles")["rating"]["value"] == rated
    assert [one["riddle"] for one in guest.get("/api/me/export")["riddles"]] == [name]
    out = io.StringIO()
    server.run(admin.export(server.services.store, out))
    assert sum('"riddle_tries"' in line for line in out.getvalue().splitlines()) == 1
    person = guest.get("/api/me")["person"]["id"]
    guest.change("DELETE", "/api/me", None, (204,))
    assert server.run(server.services.store.rows_of_person(RiddleTryRow, person)) == []
