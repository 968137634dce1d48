"""People who do not answer in the time that was chosen: what the others may do, when, and what it is worth."""

from typing import Any

import pytest

from reverie.server.clock import now
from reverie.server.trusted_clock import seconds_up
from server.conftest import Host
from server.hosting import Guest, Hosted, Player

MINUTE = 60_000
TIME = 120  # seconds


class ScriptedClock:
    """A clock that is ahead of the real one by as much as a test says, in some processes."""

    def __init__(self, *servers: Hosted) -> None:
        self.ahead = 0
        self.jump = 0  # by which the time of day is ahead besides, though less time has passed
        for server in servers:
            clock = server.services.clock
            clock.wall = lambda: now() + self.ahead + self.jump
            clock.up = lambda: seconds_up() + self.ahead / 1000

    def pass_minutes(self, minutes: float) -> None:
        self.ahead += int(minutes * MINUTE)


def begun(people: list[Guest], setup: str = "onirim", **more: Any) -> list[Player]:
    """A match of these people, with a page for each; who is asked comes first."""
    options = {"options": {"talk": "open"}} if setup == "onirim" else {}
    match = people[0].match(setup, players=len(people), time_to_answer=TIME, **options, **more)
    for person in people[1:]:
        person.join(match)
    players = [person.sit(match["id"]) for person in people]
    return sorted(players, key=lambda one: not one.asked)


def ask(player: Player, kind: str, **more: Any) -> str:
    """How the server answers: `ok`, or the code of a refusal."""
    said = player.page.ask(kind, match=player.match, **more)
    return str(said.get("code", said["type"]))


def seat(player: Player) -> int:
    return int(player.table["table"]["seat"])


def test_a_bot_stands_in_until_the_person_is_back(hosts: Host) -> None:
    one, two = hosts(), hosts()
    clock = ScriptedClock(one, two)
    alma, bo = one.guest("Alma"), two.guest("Bo")
    late, other = begun([alma, bo])
    assert late.table["table"]["time_to_answer"] == TIME
    due = late.table["clock"]["due"]
    assert [entry["seat"] for entry in due] == [seat(late)]
    clock.pass_minutes(1.9)
    assert ask(other, "stand-in", seat=seat(late)) == "not-overdue"
    clock.pass_minutes(0.2)
    assert ask(late, "stand-in", seat=seat(late)) == "not-overdue"  # nobody says it of themselves
    assert ask(other, "stand-in", seat=seat(other)) == "not-overdue"
    before = other.at
    assert ask(other, "stand-in", seat=seat(late)) == "ok"
    other.wait(lambda player: player.at > before)  # the bot has answered
    table = late.page.hear("seats", late.match)["table"]
    assert table["seats"][seat(late)]["stand_in"] == "sharp"
    assert table["seats"][seat(late)]["shown"] in ("Alma", "Bo")
    for kind in ("concede", "undo"):
        assert ask(late, kind) == "stood-in"
    assert ask(late, "return") == "ok"
    assert ask(late, "return") == "already"
    assert ask(late, "undo") != "stood-in"
    # A game that a bot helped to play counts for the one who played it alone.
    assert ask(other, "concede") == "ok"
    results = one.run(one.services.store.results_of_match(late.match))
    assert [row.forked for row in results] == [int(row.seat == seat(late)) for row in results]


def test_waiting_on_gives_the_time_once_more_and_only_once(hosts: Host) -> None:
    server = hosts()
    clock = ScriptedClock(server)
    late, other = begun([server.guest("Alma"), server.guest("Bo")])
    clock.pass_minutes(2.1)
    assert ask(other, "wait") == "ok"
    said = late.page.hear("clock", late.match)["clock"]
    assert said["waited"] == [seat(other)]
    assert said["due"][0]["at"] > late.table["clock"]["due"][0]["at"]
    # The server's rows carry the real time, of which none has passed.
    assert ask(other, "wait") == "already"
    late.play(late.answers()[0])
    late.page.ask("ping")
    row = server.run(server.services.store.match(late.match))
    assert row is not None
    assert row.overdue is None


def test_ending_needs_everybody_who_is_there_and_counts_for_nobody(hosts: Host) -> None:
    one, two = hosts(), hosts()
    clock = ScriptedClock(one, two)
    people = [one.guest("Alma"), two.guest("Bo"), one.guest("Eve")]
    late, first, second = begun(people, "daydream:A")
    for player in (first, second):
        while player.asked:
            player.play(player.answers()[0])
    clock.pass_minutes(2.1)
    assert ask(first, "end") == "ok"
    assert second.page.hear("clock", late.match)["clock"]["end"] == [seat(first)]
    assert ask(first, "end") == "already"
    assert late.page.nothing("seats")
    assert ask(second, "end") == "ok"
    assert late.page.hear("seats", late.match)["table"]["status"] == "abandoned"
    assert late.send_answer(late.answers()[0])["code"] == "over"
    assert ask(first, "wait") == "over"
    assert one.run(one.services.store.results_of_match(late.match)) == []
    for person in people:
        assert person.get("/api/matches")["matches"] == []


def test_who_has_been_gone_for_as_long_is_not_asked_about_the_end(hosts: Host) -> None:
    server = hosts()
    clock = ScriptedClock(server)
    late, first, second = begun([server.guest("Alma"), server.guest("Bo"), server.guest("Eve")], "daydream:A")
    for player in (first, second):
        while player.asked:
            player.play(player.answers()[0])
    second.page.go()
    while [one["state"] for one in first.page.hear("here")["presence"]].count("gone") == 0:
        pass
    clock.pass_minutes(2.1)
    assert ask(first, "end") == "ok"
    assert late.page.hear("seats", late.match)["table"]["status"] == "abandoned"


def test_nobody_is_pushed_out_by_a_clock_or_a_start(host: Host) -> None:
    first = host()
    alma, bo = first.guest("Alma"), first.guest("Bo")
    late, other = begun([alma, bo])
    clock = ScriptedClock(first)
    clock.jump = 60 * MINUTE  # somebody set the clock
    assert ask(other, "stand-in", seat=seat(late)) == "not-overdue"
    first.stop()
    again = host()
    clock = ScriptedClock(again)
    clock.jump = 60 * MINUTE  # the server was down for an hour
    again.services.clock.started = again.services.clock.wall()
    players = [again.guest(cookie=person.cookie).sit(late.match) for person in (alma, bo)]
    late, other = sorted(players, key=lambda one: not one.asked)
    assert ask(other, "stand-in", seat=seat(late)) == "not-overdue"
    clock.pass_minutes(2.1)
    assert ask(other, "stand-in", seat=seat(late)) == "ok"


def test_without_a_chosen_time_nobody_is_ever_overdue(host: Host) -> None:
    server = host()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(match)
    clock = ScriptedClock(server)
    clock.pass_minutes(24 * 60 * 5)
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    late, other = sorted(players, key=lambda one: not one.asked)
    assert "clock" not in late.table
    assert ask(other, "end") == "not-overdue"
    assert alma.refused("POST", "/api/matches", "invalid", {"setup": "onirim", "time_to_answer": 1})


@pytest.mark.parametrize("kind", ["wait", "end"])
def test_strangers_have_no_say(host: Host, kind: str) -> None:
    server = host()
    late, _ = begun([server.guest("Alma"), server.guest("Bo")])
    ScriptedClock(server).pass_minutes(3)
    stranger = server.guest("Eve").sit(late.match)
    assert ask(stranger, kind) == "not-yours"


def test_a_rematch_keeps_the_time_and_forgets_who_stood_in(host: Host) -> None:
    server = host()
    clock = ScriptedClock(server)
    alma, bo = server.guest("Alma"), server.guest("Bo")
    late, other = begun([alma, bo])
    clock.pass_minutes(3)
    assert ask(other, "stand-in", seat=seat(late)) == "ok"
    assert ask(other, "concede") == "ok"
    again = bo.change("POST", f"/api/matches/{late.match}/rematch")
    assert again["time_to_answer"] == TIME
    assert [one["stand_in"] for one in again["seats"]] == [None, None]
