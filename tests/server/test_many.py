"""More than one process on one database, with Redis, without it, and when it goes away in the middle."""

import random
import sqlite3
from collections.abc import Iterator

import pytest

import services
from server.conftest import Host
from server.hosting import Player, wait_until


def test_people_on_different_servers_play_one_match(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma = one.guest("Alma")
    bo = two.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    page = alma.page()
    assert page.ask("open", match=match["id"])["table"]["status"] == "waiting"
    bo.join(match)
    # The seat is taken and the match begun by two writes: a look in between sees the first alone.
    while page.hear("seats")["table"]["status"] != "playing":
        pass
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    dice = random.Random(7)
    for _ in range(12):
        if players[0].over:
            break
        player = next(one for one in players if one.asked)
        other = players[1 - players.index(player)]
        player.play(dice.choice(player.answers()))
        other.wait(lambda one, at=player.at: one.at >= at)  # type: ignore[misc]
    assert players[0].view["rows"] == players[1].view["rows"]
    assert players[0].events == players[1].events


def test_a_resent_answer_is_not_played_twice_whichever_server_it_reaches(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma = one.guest()
    match = alma.match("onirim")
    here = alma.sit(match["id"])
    there = two.guest(cookie=alma.cookie).sit(match["id"])
    answer = here.answers()[0]
    assert here.send_answer(answer, key="once-and-no-more")["type"] == "moved"
    said = there.send_answer(answer, key="once-and-no-more", decision=here.view["decision"])
    assert said["type"] == "ok"
    assert said["again"]
    here.catch_up()
    there.wait(lambda one: one.at == here.at)
    assert two.services.moves.conflicts <= 1


def test_whoever_left_elsewhere_does_not_act_here(hosts: Host) -> None:
    one, two = hosts(poll_seconds=1000), hosts(poll_seconds=1000)
    alma, bo = one.guest("Alma"), one.guest("Bo")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    there = two.guest(cookie=bo.cookie).sit(match["id"])
    bo.change("POST", f"/api/matches/{match['id']}/leave")
    assert there.send_answer(there.answers()[0])["code"] == "not-yours"


def test_the_last_two_seats_taken_at_once_begin_the_match_once(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma, bo, eve = one.guest("Alma"), one.guest("Bo"), two.guest("Eve")
    for _ in range(5):
        match = alma.match("daydream:A", players=3)
        bo.join(match)
        assert eve.join(match)["status"] == "playing"
        assert len(alma.sit(match["id"]).view["dice"]) == 2


def test_undo_is_agreed_to_across_servers(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma, bo = one.guest("Alma"), two.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(match)
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    active = next(one for one in players if one.asked)
    other = players[1 - players.index(active)]
    before = active.view
    active.play(active.answers()[0])
    assert active.page.ask("undo", match=match["id"])["undo"] == "asked"
    assert other.page.hear("asking")["asking"]["seat"] == players.index(active)
    assert other.page.ask("consent", match=match["id"], agree=True)["type"] == "ok"
    active.wait(lambda one: one.view == before)


@pytest.fixture
def own_redis(redis: services.RedisServer) -> Iterator[services.RedisServer]:
    """A Redis that may be stopped."""
    server = services.RedisServer()
    server.start()
    yield server
    server.stop()


def test_play_goes_on_when_redis_goes(host: Host, own_redis: services.RedisServer) -> None:
    one, two = host(redis=own_redis.url), host(redis=own_redis.url)
    wait_until(lambda: one.services.fanout.state == two.services.fanout.state == "ok")
    alma, bo = one.guest("Alma"), two.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(match)
    players = [alma.sit(match["id"]), bo.sit(match["id"])]

    def move() -> None:
        player = next(one for one in players if one.asked)
        other = players[1 - players.index(player)]
        player.play(player.answers()[-1])
        other.wait(lambda one: one.at >= player.at)

    move()
    assert players[0].page.ask("say", match=match["id"], text="still there?")["type"] == "ok"
    assert players[1].page.hear("said")["text"] == "still there?"
    own_redis.stop()
    for _ in range(3):
        move()
    wait_until(lambda: one.services.fanout.state == "down")
    health = alma.get("/health")
    assert (health["status"], health["database"], health["fanout"]) == ("ok", "ok", "down")
    own_redis.start()
    wait_until(lambda: one.services.fanout.state == two.services.fanout.state == "ok")
    move()


def test_limits_are_shared_through_redis(host: Host, redis: services.RedisServer) -> None:
    one, two = host(redis=redis.url), host(redis=redis.url)
    wait_until(lambda: one.services.fanout.state == two.services.fanout.state == "ok")
    who = f"somebody {one.port}"
    assert [one.run(one.services.fanout.wait("password", who)) for _ in range(15)] == [0.0] * 15
    waits = [two.run(two.services.fanout.wait("password", who)) for _ in range(10)]
    # Five are left for the other one, unless a new stretch of time has just begun.
    assert waits[:5] == [0.0] * 5
    assert any(waits)


def test_who_is_here_is_known_across_servers(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma, bo = one.guest("Alma"), two.guest("Bo")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    player = alma.sit(match["id"])
    there = bo.page()
    # Who is there is stored beside the requests: it is in the answer, or told soon after.
    here = there.ask("open", match=match["id"])["here"]
    while here != [0, 1]:
        here = there.hear("here")["here"]
    while player.page.hear("here")["here"] != [0, 1]:
        pass
    there.go()
    assert player.page.hear("here")["here"] == [0]


def test_a_table_can_be_asked_for_without_a_socket(hosts: Host) -> None:
    server = hosts()
    alma = server.guest()
    match = alma.match("onirim")
    player: Player = alma.sit(match["id"])
    before = alma.get(f"/api/matches/{match['id']}/table")
    assert before["events"] == []
    player.play(player.answers()[0])
    after = alma.get(f"/api/matches/{match['id']}/table?since={before['at']}")
    assert after["view"] == player.view
    assert after["events"] == player.events


def test_a_move_that_finds_the_file_busy_is_stored_all_the_same(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    other = sqlite3.connect(server.settings.folder / "reverie.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asked = {"match": match["id"], "decision": player.view["decision"], "answer": player.answers()[0]}
    number = player.page.send("play", **asked, key="while-it-is-busy")
    # Neither refused nor forgotten, and nobody else has to wait for it.
    assert player.page.nothing("moved")
    assert player.page.nothing("error", patience=0.1)
    assert alma.get("/api/me")["person"]["id"] == alma.me["id"]
    other.execute("ROLLBACK")
    other.close()
    moved = player.page.hear("moved")
    assert moved["id"] == number
    assert player.send_answer(asked["answer"], decision=asked["decision"], key="while-it-is-busy")["again"]
    assert server.services.metrics.counts["reverie_errors_total", ()] == 0
