"""Circles: the same deals for all, one try each, nothing to be learned before it, points when the week is over."""

import io
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from reverie.core.errors import UnknownSetup
from reverie.core.fairness import commit
from reverie.games.discovery import find_setup, game_of, kit_of
from reverie.server import admin
from reverie.server.circle_weeks import (
    Line,
    checked_setup,
    points,
    ranked,
    season_of,
    suggested,
    week_in_season,
    week_table,
)
from reverie.server.circles import MOST_CIRCLES, MOST_MEMBERS
from reverie.server.rows import CircleMemberRow
from reverie.server.shared_deals import NoSuchPeriod, end_of, monday_of, start_of, week_of
from reverie.server.store import insert, one
from server.conftest import Host
from server.hosting import Guest, Hosted, PassingTime
from server.storing import open_store

PASSWORD = "correct horse"
DAYS = 24 * 60.0  # minutes


def named(server: Hosted, name: str) -> Guest:
    person = server.guest()
    person.change("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return person


def circle_of(owner: Guest, *members: Guest, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = owner.change("POST", "/api/circles", {"name": "The night owls", **fields})
    for member in members:
        member.change("POST", f"/api/circle-invitations/{found['code']}")
    return found


def play(person: Guest, circle: str, number: int, answers: int = 0) -> str:
    """Play a deal: so many answers, then give up."""
    match = str(person.change("POST", f"/api/circles/{circle}/deals/{number}")["id"])
    player = person.sit(match)
    for _ in range(answers):
        player.play(player.answers()[0])
    player.page.ask("concede", match=match)
    player.wait(lambda one: one.over)
    return match


# -- what does not need a server ------------------------------------------------------------------


def test_points_are_the_share_of_the_others_who_were_beaten_or_tied() -> None:
    assert points({"a": (1, 8, 20), "b": (1, 8, 12), "c": (0, 5, 0), "d": (0, 5, 0), "e": (0, 2, 0)}) == {
        "a": 100,
        "b": 75,
        "c": 38,  # one beaten and one tied, of four: 37.5
        "d": 38,
        "e": 0,
    }
    assert points({"a": (0, 3)}) == {"a": 50}
    assert points({"a": (0, 3), "b": (0, 3)}) == {"a": 50, "b": 50}
    table = week_table({1: {"a": (1, 8), "b": (0, 3)}, 3: {"b": (1, 8)}, 4: {}})
    assert table == [Line("a", 100, 1, {1: 100}, 1), Line("b", 50, 2, {1: 0, 3: 50}, 2)]
    assert [line.rank for line in ranked([Line(str(n), n // 2, 0, {}) for n in range(5)])] == [1, 2, 2, 4, 4]


def test_a_won_game_with_more_cards_left_is_better_and_a_lost_one_not() -> None:
    game = game_of(find_setup("onirim"))
    state = game.new(find_setup("onirim"))
    kit = kit_of("onirim")
    view: Any = state.view(0)
    size = view["deck"]["size"]
    assert size > 0
    for winners, left in (([0], size), ([], 0)):
        view["result"] = {"scores": [8], "winners": winners, "reason": "won"}
        assert kit.tie_breaks(view) == (left,)
    assert kit_of("daydream").tie_breaks(view) == ()


def test_weeks_are_those_of_the_calendar_in_utc() -> None:
    assert week_of(1794787200_000) == "2026-W47"  # Monday the 16th of November, 0:00
    assert week_of(1794787200_000 - 1) == "2026-W46"
    assert start_of("2026-W47") == 1794787200_000
    assert end_of("2026-W47") == start_of("2026-W48")
    assert week_of(start_of("2026-W53")) == "2026-W53"
    assert end_of("2026-W53") == start_of("2027-W01")
    for wrong in ("2026-47", "2026-W54", "2026W47", "2026-W47-3", "9999-W52", "2026-11-16", "x" * 500, ""):
        with pytest.raises(NoSuchPeriod):
            monday_of(wrong)
    assert [season_of("2026-W47", week) for week in ("2026-W47", "2027-W01", "2027-W02")] == [1, 1, 2]
    assert [week_in_season("2026-W47", week) for week in ("2026-W47", "2027-W01", "2027-W02")] == [1, 8, 1]


def test_every_week_suggests_seven_setups_of_all_games() -> None:
    for number in range(40, 53):
        week = [find_setup(spelling, 1) for spelling in suggested(f"2026-W{number}")]
        assert len(week) == 7
        assert {setup.game for setup in week} == {"onirim", "daydream"}
    assert suggested("2026-W47") != suggested("2026-W48")
    assert checked_setup("Onirim+Book") == "onirim+book"
    with pytest.raises(UnknownSetup):
        checked_setup("chess")


# -- people ---------------------------------------------------------------------------------------


def test_a_circle_is_joined_by_its_link_left_and_handed_on(hosts: Host) -> None:
    server = hosts()
    guest = server.guest("Gast")
    guest.refused("POST", "/api/circles", "name-first", {"name": "No"})
    alma, bela, carl = named(server, "alma"), named(server, "bela"), named(server, "carl")
    for name in ("\u200b", "Admin"):
        alma.refused("POST", "/api/circles", "invalid" if name != "Admin" else "name-reserved", {"name": name})
    alma.refused("POST", "/api/circles", "unknown-setup", {"name": "Owls", "setups": ["chess", *[""] * 6]})
    alma.refused("POST", "/api/circles", "invalid", {"name": "Owls", "setups": [""] * 6})
    owls = circle_of(alma)
    path, code = f"/api/circles/{owls['id']}", owls["code"]
    assert (owls["name"], owls["owner"], owls["public"]) == ("The night owls", True, False)
    assert len(owls["week"]["deals"]) == 7
    # Nobody else sees it, and the link tells no more than whom one would join.
    for stranger in (bela, guest):
        for way, where in (("GET", path), ("GET", f"{path}/weeks/{owls['week']['week']}")):
            stranger.refused(way, where, "not-found")
        stranger.refused("POST", f"{path}/deals/1", "not-found")
    seen = guest.get(f"/api/circle-invitations/{code}")
    assert (seen["name"], seen["owner"], seen["members"], seen["yours"]) == ("The night owls", "alma", ["alma"], False)
    guest.refused("POST", f"/api/circle-invitations/{code}", "name-first")
    for person in (bela, carl, bela):
        joined = person.change("POST", f"/api/circle-invitations/{code}")
    assert [member["shown"] for member in joined["members"]] == ["alma", "bela", "carl"]
    assert [circle["members"] for circle in bela.get("/api/circles")["circles"]] == [3]
    ids = {member["shown"]: member["id"] for member in joined["members"]}
    # Only the owner changes anything.
    for way, where, body in (
        ("PATCH", path, {"name": "Mine"}),
        ("POST", f"{path}/invitation", {}),
        ("POST", f"{path}/owner", {"member": ids["bela"]}),
        ("DELETE", f"{path}/members/{ids['alma']}", None),
    ):
        bela.refused(way, where, "not-yours", body)
    renewed = alma.change("POST", f"{path}/invitation")["code"]
    guest.refused("GET", f"/api/circle-invitations/{code}", "not-found")
    # Who is taken out knows the link: it is another one from then on.
    alma.refused("DELETE", f"{path}/members/{ids['alma']}", "not-found")
    left = alma.change("DELETE", f"{path}/members/{ids['carl']}")
    assert [member["shown"] for member in left["members"]] == ["alma", "bela"]
    carl.refused("GET", path, "not-found")
    carl.refused("POST", f"/api/circle-invitations/{renewed}", "not-found")
    carl.change("POST", f"/api/circle-invitations/{left['code']}")
    # An owner who leaves is followed by the one they chose, or by who joined first; the last one closes the door.
    alma.refused("POST", f"{path}/owner", "not-found", {"member": "nobody"})
    alma.change("POST", f"{path}/owner", {"member": ids["carl"]})
    assert [m["shown"] for m in carl.get(path)["members"] if m["owner"]] == ["carl"]
    carl.change("POST", f"{path}/leave", None, (204,))
    assert [m["shown"] for m in bela.get(path)["members"] if m["owner"]] == ["alma"]
    alma.change("DELETE", "/api/me", None, (204,))
    assert [(m["shown"], m["owner"]) for m in bela.get(path)["members"]] == [("bela", True)]
    bela.change("POST", f"{path}/leave", None, (204,))
    for table in ("circles", "circle_members", "circle_weeks"):
        rows = server.run(server.services.store.database.read(f"SELECT * FROM {table}"))
        assert not [row for row in rows if owls["id"] in tuple(row)]


def test_members_and_circles_are_bounded(host: Host) -> None:
    server = host()
    alma, bela = named(server, "alma"), named(server, "bela")
    owls = circle_of(alma)
    many = [CircleMemberRow(owls["id"], f"somebody {n}", n) for n in range(MOST_MEMBERS - 1)]
    server.run(server.services.store.database.write([insert(many)]))
    bela.refused("POST", f"/api/circle-invitations/{owls['code']}", "circle-full")
    for _ in range(MOST_CIRCLES):
        bela.change("POST", "/api/circles", {"name": "Mine"})
    bela.refused("POST", "/api/circles", "too-many-circles", {"name": "Mine"})
    limited = host(limits=True)
    carl = named(limited, "carl")
    codes = {
        carl.http.post("/api/circles", json={"name": "x" * 33 if n % 2 else "Mine"}).json().get("code")
        for n in range(4)
    }
    assert None in codes
    assert limited.services.limits.buckets["circle", "127.0.0.1"][0] < 60


# -- secrecy --------------------------------------------------------------------------------------


def known(person: Guest, circle: str, week: str) -> list[str]:
    """Every byte that somebody is sent about a circle."""
    paths = (
        *(f"/api/circles/{circle}", f"/api/circles/{circle}/weeks/{week}", "/api/circles", "/api/me/export"),
        "/api/people/alma",
    )
    return [person.http.get(path).text for path in paths]


def test_nothing_of_a_deal_is_learned_before_it_is_played(hosts: Host) -> None:
    server = hosts()
    alma, bela, carl, guest = named(server, "alma"), named(server, "bela"), named(server, "carl"), server.guest()
    owls = circle_of(alma, bela, setups=["onirim", "daydream:A", *[""] * 5])
    circle, week = owls["id"], owls["week"]["week"]
    alma.change("PUT", "/api/me/profile", {"visible": True, "hidden": []})
    page = bela.page()
    page.send("lobby", on=True)
    page.hear("lobby")
    before = known(bela, circle, week)
    public = known(carl, "public", week)
    unfinished = alma.change("POST", f"/api/circles/{circle}/deals/2")
    match = alma.change("POST", f"/api/circles/{circle}/deals/1")["id"]
    player = alma.sit(match)
    for _ in range(12):
        player.play(player.answers()[0])
    # No help, as in the daily dream.
    assert player.page.ask("hint", match=match, decision=player.view["decision"])["code"] == "circle"
    assert player.page.ask("undo", match=match, far=True)["code"] == "circle"
    alma.refused("GET", f"/api/matches/{match}/record", "circle")
    player.page.ask("concede", match=match)
    player.wait(lambda one: one.over)
    for number in (1, 3):
        play(alma, "public", number)
    # Whether, when, how well and how long another person has played: not a byte of it.
    assert known(bela, circle, week) == before
    assert known(carl, "public", week) == public
    assert page.nothing("lobby")
    code = alma.get(f"/api/matches/{match}")["code"]
    for stranger in (bela, guest):
        for path in ("", "/table", "/record", "/replay", "/replay/3", "/analysis", "/fairness", "/share"):
            if path != "/analysis" or stranger is bela:
                stranger.refused("GET", f"/api/matches/{match}{path}", "circle-hidden")
        assert stranger.page().ask("open", match=match)["code"] == "circle-hidden"
        stranger.refused("GET", f"/api/invitations/{code}", "not-found")
    # Not through an upload either: as it is, or cut open.
    record = alma.http.get(f"/api/matches/{match}/record").text
    assert "\nseed" not in record
    opened = record.rpartition("\n\n")[0].rpartition("\n")[0] + "\n\nopen\n"
    lines = record.rpartition("\n\n")[0].splitlines()
    short = "\n".join(lines[: next(n for n, line in enumerate(lines) if re.match(r"\d+ 1 ", line))]) + "\n\nopen\n"
    for text, people in ((record, (alma, bela, guest)), (opened, (bela, guest)), (short, (bela,))):
        for person in people:
            answer = person.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
            assert answer.json().get("error", {}).get("code") == "circle", (text, answer.text)
    # Having begun is not having played.
    begun = bela.change("POST", f"/api/circles/{circle}/deals/1")["id"]
    bela.refused("GET", f"/api/matches/{match}/replay", "circle-hidden")
    other = bela.sit(begun)
    assert other.view == player.table["view"], "the same deal for all"
    other.page.ask("concede", match=begun)
    other.wait(lambda one: one.over)
    found = bela.get(f"/api/circles/{circle}")["week"]
    first, second = found["deals"][:2]
    assert {one["shown"]: one["match"] for one in first["tries"]} == {"alma": match, "bela": begun}
    assert [first["seed"], second["tries"], second["status"]] == [None, None, "new"]
    assert {line["shown"]: line["deals"] for line in found["table"]} == {
        one["shown"]: [one["points"], *[None] * 6] for one in first["tries"]
    }
    assert bela.get(f"/api/matches/{match}/replay")["entries"]
    assert bela.get(f"/api/matches/{match}/fairness")["seed"] is None
    assert bela.get(f"/api/matches/{match}/analysis", 202)["status"] == "working"
    # A game that goes on is nobody else's, whatever one has played.
    bela.refused("GET", f"/api/matches/{unfinished['id']}/table", "circle-hidden")
    guest.refused("GET", f"/api/matches/{match}/replay", "circle-hidden")
    carl.refused("GET", f"/api/matches/{match}/replay", "circle-hidden")


def test_one_try_however_often_it_is_asked_for(hosts: Host) -> None:
    server = hosts()
    alma = named(server, "alma")
    circle = circle_of(alma)["id"]
    others = [server.guest(cookie=alma.cookie) for _ in range(4)]

    def begin(person: Guest) -> str:
        return str(person.change("POST", f"/api/circles/{circle}/deals/4")["id"])

    with ThreadPoolExecutor(len(others)) as pool:
        begun = set(pool.map(begin, others))
    assert len(begun) == 1
    assert begin(alma) in begun
    alma.refused("POST", f"/api/circles/{circle}/deals/8", "not-found")
    alma.refused("POST", f"/api/circles/{circle}/deals/0", "not-found")
    # Going away and coming back gives no second one, nor does giving the seat back.
    invitation = alma.get(f"/api/circles/{circle}")["code"]
    bela = named(server, "bela")
    bela.change("POST", f"/api/circle-invitations/{invitation}")
    match = begin(bela)
    bela.change("POST", f"/api/matches/{match}/leave")
    bela.change("POST", f"/api/circles/{circle}/leave", None, (204,))
    bela.change("POST", f"/api/circle-invitations/{invitation}")
    assert begin(bela) == match
    assert bela.get(f"/api/circles/{circle}")["week"]["deals"][3]["status"] == "abandoned"
    # A guest's games come along on signing in; tries at circles they have none.
    guest = server.guest()
    guest.refused("POST", "/api/circles/public/deals/1", "name-first")


# -- weeks ----------------------------------------------------------------------------------------


def proven(week: dict[str, Any], circle: str) -> bool:
    """Whether every seed of a week is the one that was promised."""
    return all(
        commit(
            f"circle {circle}/{deal['number']} {week['week']}",
            find_setup(deal["setup"]["spelling"], 1, deal["setup"]["options"]),
            game_of(find_setup(deal["setup"]["spelling"], 1)).rules_version,
            deal["seed"],
        )
        == deal["commitment"]
        for deal in week["deals"]
    )


def test_weeks_roll_seeds_are_shown_and_points_stand(hosts: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    passing = PassingTime(monkeypatch)
    server = hosts()
    alma, bela, carl = named(server, "alma"), named(server, "bela"), named(server, "carl")
    owls = circle_of(alma, bela, carl, setups=["onirim", *["daydream:A"] * 6])
    circle, first = owls["id"], owls["week"]
    path = f"/api/circles/{circle}"
    play(alma, circle, 2, answers=12)
    play(bela, circle, 2)
    play(bela, circle, 1)
    late = carl.change("POST", f"{path}/deals/1")["id"]
    # Other set-ups are for the weeks to come.
    changed = alma.change("PATCH", path, {"name": "The early birds", "setups": ["onirim+book", *[""] * 6]})
    assert (changed["name"], changed["setups"][0]) == ("The early birds", "onirim+book")
    assert [deal["setup"] for deal in changed["week"]["deals"]] == [deal["setup"] for deal in first["deals"]]
    assert changed["past"] == []

    passing.pass_minutes(8 * DAYS)
    server.run(server.services.clock.observe())
    player = carl.sit(late)
    player.page.ask("concede", match=late)
    player.wait(lambda one: one.over)
    now = carl.get(path)
    second = now["week"]
    assert (second["starts"], now["past"]) == (first["ends"], [first["week"]])
    assert second["deals"][0]["setup"]["spelling"] == "onirim+book"
    assert [deal["setup"]["spelling"] for deal in second["deals"]][1:] == owls["suggested"][1:]
    commitments = {deal["commitment"] for deal in (*first["deals"], *second["deals"])}
    assert len(commitments) == 14
    over = carl.get(f"{path}/weeks/{first['week']}")
    assert over["over"]
    assert proven(over, circle)
    assert [deal["commitment"] for deal in over["deals"]] == [deal["commitment"] for deal in first["deals"]]
    # Carl's game ended too late; everybody sees everything now.
    assert {one["shown"] for one in over["deals"][0]["tries"]} == {"bela"}
    assert len(over["deals"][1]["tries"]) == 2
    lines = {line["shown"]: (line["points"], line["played"]) for line in over["table"]}
    assert lines["bela"][1] == 2
    assert sum(points for points, _ in lines.values()) == 150
    assert all(deal["seed"] is None for deal in second["deals"])
    assert carl.get(f"/api/matches/{late}/fairness")["seed"] == over["deals"][0]["seed"]
    season = {line["shown"]: line["points"] for line in now["season"]["table"]}
    assert season == {name: points for name, (points, _) in lines.items()}
    assert (now["season"]["number"], now["season"]["weeks"]) == (1, 1)
    record = carl.http.get(f"/api/matches/{late}/record").text
    assert f"circle {circle}/1 {first['week']}" in record

    # What was earned stays when the clock goes back, and when somebody leaves.
    passing.pass_minutes(-8 * DAYS)
    server.run(server.services.store.database.write([one("UPDATE results SET finished = finished - 604800000")]))
    passing.pass_minutes(8 * DAYS)
    bela.change("POST", f"{path}/leave", None, (204,))
    again = {line["shown"]: line["points"] for line in carl.get(path)["season"]["table"]}
    assert again == season
    # Eight weeks later another season has begun; until its first week is over the last one's table is shown.
    passing.pass_minutes(49 * DAYS)
    server.run(server.services.clock.observe())
    later = carl.get(path)
    assert (later["week"]["season"], later["week"]["number"]) == (2, 1)
    assert (later["season"]["number"], later["season"]["weeks"]) == (1, 2)
    carl.refused("GET", f"{path}/weeks/2026-W99", "not-found")
    carl.refused("GET", f"{path}/weeks/2020-W01", "not-found")


def test_a_jump_of_the_clock_shows_no_seed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    passing = PassingTime(monkeypatch)
    server = host()
    alma = named(server, "alma")
    week = alma.get("/api/circles/public")["week"]
    clock = server.services.clock
    started = clock.up()
    monkeypatch.setattr(clock, "up", lambda: started)  # no time has passed, whatever the clock on the wall says
    passing.pass_minutes(8 * DAYS)
    then = alma.get(f"/api/circles/public/weeks/{week['week']}")
    assert not then["over"]
    assert all(deal["seed"] is None and deal["tries"] is None for deal in then["deals"])
    assert alma.get("/api/circles/public")["past"] == []


# -- the public one, and what is stored -----------------------------------------------------------


def test_the_public_circle_can_be_turned_off(host: Host) -> None:
    server = host()
    guest, alma = server.guest(), named(server, "alma")
    public = guest.get("/api/circles")["public"]
    assert (public["id"], public["name"], public["public"], public["played"]) == ("public", "", True, 0)
    seen = guest.get("/api/circles/public")
    assert (seen["code"], seen["members"], seen["season"]["table"]) == (None, [], [])
    play(alma, "public", 2)
    assert alma.get("/api/circles")["public"]["played"] == 1
    alma.refused("POST", "/api/circles/public/leave", "not-yours")
    alma.refused("PATCH", "/api/circles/public", "not-yours", {"name": "Mine"})
    without = host(public_circle=False)
    bela = named(without, "bela")
    assert bela.get("/api/circles")["public"] is None
    bela.refused("GET", "/api/circles/public", "not-found")
    bela.refused("POST", "/api/circles/public/deals/1", "not-found")


def test_everything_is_exported_moved_and_deleted(hosts: Host, tmp_path: Path) -> None:
    server = hosts()
    alma, bela = named(server, "alma"), named(server, "bela")
    owls = circle_of(alma, bela)
    match = play(alma, owls["id"], 1)
    mine = alma.get("/api/me/export")
    assert mine["circles"]["member_of"] == [{"id": owls["id"], "name": "The night owls", "owner": True}]
    week = owls["week"]["week"]
    assert [(one["circle"], one["week"], one["match_id"]) for one in mine["circles"]["tries"]] == [
        (owls["id"], week, match)
    ]
    assert mine["daily"] == []
    assert [one["seed"] for one in mine["matches"] if one["id"] == match] == [None]

    async def moved() -> dict[str, Any]:
        out = io.StringIO()
        await admin.export(server.services.store, out)
        store = await open_store(tmp_path / "other")
        try:
            counts = await admin.take_in(store, iter(out.getvalue().splitlines()), "export")
            damaged = [one async for one in admin.check(store) if one.wrong is not None]
            return {"counts": counts, "damaged": damaged, "circles": await store.circles_of(alma.me["id"])}
        finally:
            await store.database.close()

    found = server.run(moved())
    assert found["damaged"] == []
    assert found["counts"]["circle_members"] == 2
    assert found["counts"]["circle_weeks"] == 1
    assert [circle.name for circle in found["circles"]] == ["The night owls"]
    play(bela, owls["id"], 1)
    assert len(bela.get(f"/api/circles/{owls['id']}")["week"]["deals"][0]["tries"]) == 2
    alma.change("DELETE", "/api/me", None, (204,))
    after = bela.get(f"/api/circles/{owls['id']}")
    assert "alma" not in json.dumps(after)
    assert len(after["week"]["deals"][0]["tries"]) == 1
    assert after["owner"]


@pytest.mark.parametrize(
    "wrong", ["/api/circles/%00", "/api/circles/public/weeks/%F0%9F%98%80", "/api/circle-invitations/x"]
)
def test_odd_addresses_are_not_found(host: Host, wrong: str) -> None:
    server = host()
    server.guest().refused("GET", wrong, "not-found")
