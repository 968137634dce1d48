"""Whole games over the wire: by people, by bots, alone, silent, drafted, watched, left and taken up again."""

import random

import pytest

from reverie.core.record import load
from reverie.games.discovery import find_setup
from reverie.server.matches import new_row
from reverie.server.rows import SeatRow
from server.conftest import Host
from server.hosting import Hosted, Player


def play_out(players: list[Player], dice: random.Random, most: int = 2000) -> None:
    """Everybody answers at random until the game is over."""
    for _ in range(most):
        if players[0].over:
            break
        player = next(one for one in players if one.asked)
        player.play(dice.choice(player.answers()))
        for other in players:
            other.catch_up()
    for player in players:
        player.wait(lambda one: one.over)


def test_a_game_of_onirim_for_one_from_the_first_card_to_the_record(hosts: Host) -> None:
    server = hosts()
    alma = server.guest("Alma")
    match = alma.match("onirim+book")
    assert match["status"] == "playing"
    assert match["your_turn"]
    player = alma.sit(match["id"])
    play_out([player], random.Random(1))
    over = alma.get(f"/api/matches/{match['id']}")
    assert over["status"] == "finished"
    assert over["result"] == player.view["result"]
    text = alma.http.get(f"/api/matches/{match['id']}/record").text
    record, replay = load(text)
    assert record.result is not None
    assert replay.state.view(0) == player.view
    assert [one["id"] for one in alma.get("/api/history")["matches"]] == [match["id"]]
    assert alma.get("/api/matches?which=mine")["matches"] == []


def test_two_people_and_a_bot_dream_of_daydream_together(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    match = alma.match("daydream:A", players=3, seats=seats)
    assert match["status"] == "waiting"
    waiting = alma.page()
    opened = waiting.ask("open", match=match["id"])
    assert opened["view"] is None
    joined = bo.join(match)
    assert joined["status"] == "playing"
    assert joined["seat"] == 1
    assert waiting.hear("seats")["table"]["status"] == "playing"
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    dice = random.Random(2)
    for _ in range(3000):
        asked = [player for player in players if player.asked]
        if players[0].over:
            break
        if not asked:
            players[0].wait(lambda one: one.asked or one.over)
            players[1].catch_up()
            continue
        player = dice.choice(asked)
        done = "done" in player.answers()
        player.play("done" if done and dice.random() < 0.5 else dice.choice(player.answers()))
        for other in players:
            other.catch_up()
    for player in players:
        player.wait(lambda one: one.over)
    assert players[0].view["result"] == players[1].view["result"]
    assert server.services.metrics.counts["reverie_errors_total", ()] == 0


def test_a_silent_game_for_two_shows_each_hand_to_its_owner_alone(host: Host) -> None:
    server = host()
    alma, bo, eve = server.guest("Alma"), server.guest("Bo"), server.guest("Eve")
    match = alma.match("onirim", players=2, options={"talk": "silent"})
    bo.join(match)
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    watcher = eve.sit(match["id"])
    assert watcher.view["seat"] == -2
    dice = random.Random(3)
    hidden = 0
    for _ in range(60):
        if players[0].over:
            break
        player = next(one for one in players if one.asked)
        player.play(dice.choice(player.answers()))
        for other in (*players, watcher):
            other.catch_up()
        for seat, one in enumerate((*players, watcher)):
            for owner in range(2):
                hand = one.view["hands"][owner]
                if owner != seat:
                    assert hand["cards"] == hand["told"] | hand["public"] or hand["hidden"] >= 0
                    hidden += hand["hidden"]
    assert hidden > 0
    assert players[0].page.ask("say", match=match["id"], text="psst")["code"] == "silent"
    assert players[0].page.ask("react", match=match["id"], reaction="hello")["code"] == "silent"


def test_drafts_are_private_until_done(host: Host) -> None:
    server = host()
    alma, bo, eve = server.guest("Alma"), server.guest("Bo"), server.guest("Eve")
    match = alma.match("daydream:D", players=2)
    bo.join(match)
    first, second, watcher = alma.sit(match["id"]), bo.sit(match["id"]), eve.sit(match["id"])
    before = [len(second.page.everything), len(watcher.page.everything)]
    table = second.page.ask("open", match=match["id"])
    first.play(first.answers()[0])
    assert first.undo
    first.play(first.answers()[0])
    assert first.page.ask("undo", match=match["id"])["undo"] == "done"
    first.catch_up()
    assert first.events[-1]["event"] == "taken back"
    # Nothing at all reaches the others: no view, no event, not even a number that has grown.
    again = second.page.ask("open", match=match["id"], since=second.at)
    assert {**again, "id": 0} == {**table, "id": 0, "now": again["now"]}
    assert second.page.nothing("moved")
    assert watcher.page.nothing("moved")
    assert len(second.page.everything) == before[0] + 2
    while "done" not in first.answers():
        first.play(first.answers()[0])
    first.play("done")
    second.wait(lambda one: any(event["event"] == "done" for event in one.events))
    assert not any(event["event"] == "played" for event in second.events)


def test_coming_back_tells_what_was_missed_and_nothing_twice(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(match)
    player, other = alma.sit(match["id"]), bo.sit(match["id"])
    dice = random.Random(5)
    heard = []
    for _ in range(4):
        active = player if player.asked else other
        active.play(dice.choice(active.answers()))
        player.catch_up()
        other.catch_up()
    heard = list(other.events)
    at = other.at
    other.page.go()
    player.catch_up()
    missed_from = len(player.events)
    for _ in range(40):
        if not player.asked or player.over:
            break
        player.play(dice.choice(player.answers()))
    back = Player(bo.page(), match["id"], since=at)
    assert back.table["events"] == player.events[missed_from:]
    assert back.at == player.at
    assert Player(bo.page(), match["id"], since=0).events[-len(heard) - len(back.events) :] == heard + back.events
    assert Player(bo.page(), match["id"], since=10**6).events == []
    assert Player(bo.page(), match["id"]).events == []


def test_a_stale_or_foreign_answer_changes_nothing(host: Host) -> None:
    server = host()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("onirim")
    player, stranger = alma.sit(match["id"]), bo.sit(match["id"])
    answer = player.answers()[0]
    said = player.send_answer(answer, key="the-same-key")
    assert said["type"] == "moved"
    again = player.send_answer(answer, key="the-same-key")
    assert again["type"] == "ok"
    assert again["again"]
    assert again["at"] == said["at"]
    player.catch_up()
    assert player.send_answer(answer, decision=player.view["decision"] + 1)["code"] == "stale"
    assert player.send_answer("play purple moon")["code"] == "unreadable"
    assert player.send_answer("search")["code"] == "illegal"  # never in the base game
    stolen = stranger.page.ask("play", match=match["id"], decision=0, answer=answer, key="another-key")
    assert stolen["code"] == "not-yours"
    assert stranger.page.ask("concede", match=match["id"])["code"] == "not-yours"
    assert stranger.page.ask("undo", match=match["id"])["code"] == "not-yours"
    assert player.page.ask("open", match=match["id"])["at"] == player.at


@pytest.mark.parametrize("bot", ["gentle", "greedy", "dreamer"])
def test_bots_take_seats_and_play_to_the_end(host: Host, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("daydream:A", players=2, seats=[{"who": "bot", "bot": bot}, {"who": "me"}])
    player = alma.sit(match["id"])
    for _ in range(3000):
        if player.over:
            break
        if not player.asked:
            player.wait(lambda one: one.asked or one.over)
            continue
        answers = player.answers()
        player.play("done" if "done" in answers else answers[0])
    assert player.over
    assert player.view["result"]["reason"] != "conceded"
    assert "a bot did not know what to do" not in caplog.messages


def test_a_bot_that_fails_is_stood_in_for_and_everybody_is_told(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    server = host()
    alma = server.guest("Alma")
    # No such bot can be asked for; one that was put there by an older version fails like any other.
    row = new_row(find_setup("daydream:A", 2), alma.me["id"])
    seats = [SeatRow(row.id, 0, alma.me["id"], None, "Alma", 0), SeatRow(row.id, 1, None, "no-such-bot", "old bot", 0)]
    player_page = alma.page()
    server.run(server.services.moves.add(row, seats))
    player = Player(player_page, row.id)
    bot_failed = player.page.hear("stumbled")
    assert (bot_failed["match"], bot_failed["seat"], bot_failed["shown"]) == (row.id, 1, "old bot")
    player.wait(lambda one: 1 not in one.view["waiting"])
    assert "a bot did not know what to do" in caplog.messages
    told = server.metrics()
    assert 'reverie_bot_failures_total{bot="no-such-bot"}' in told
    assert 'bot="greedy"' not in told
    assert server.services.metrics.counts["reverie_errors_total", ()] == 0


def test_undo_alone_is_at_once_and_far_undo_is_remembered(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    first = player.view
    player.play(player.answers()[0])
    far = player.page.ask("undo", match=match["id"], far=True)
    assert far["undo"] == "done"
    player.catch_up()
    assert player.view == first
    assert player.events[-1] == {"event": "gone back", "seat": 0}
    assert alma.get(f"/api/matches/{match['id']}")["forked"]
    assert player.page.ask("undo", match=match["id"])["code"] == "nothing-to-undo"


def test_undo_among_people_asks_the_others(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    early = alma.page()
    assert early.ask("undo", match=match["id"])["code"] == "waiting"
    assert early.ask("consent", match=match["id"], agree=True)["code"] == "nothing-to-undo"
    bo.join(match)
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    active = next(one for one in players if one.asked)
    other = players[1 - players.index(active)]
    before = active.view
    active.play(active.answers()[0])
    assert active.undo
    assert not other.undo
    assert active.page.ask("undo", match=match["id"])["undo"] == "asked"
    undo_request = other.page.hear("asking")["asking"]
    assert undo_request == {"seat": players.index(active), "agreed": []}
    assert active.page.ask("undo", match=match["id"])["code"] == "already"
    assert active.page.ask("consent", match=match["id"], agree=True)["code"] == "nothing-to-undo"
    assert other.page.ask("consent", match=match["id"], agree=False)["type"] == "ok"
    assert active.page.hear("asking")["asking"] is not None
    assert active.page.hear("asking")["asking"] is None
    assert active.page.ask("undo", match=match["id"])["undo"] == "asked"
    assert other.page.ask("consent", match=match["id"], agree=True)["type"] == "ok"
    active.wait(lambda one: one.view == before)
    assert active.page.ask("undo", match=match["id"])["code"] == "nothing-to-undo"


def test_conceding_ends_a_game_for_one(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("daydream:A")
    player = alma.sit(match["id"])
    assert player.page.ask("concede", match=match["id"])["type"] == "ok"
    player.wait(lambda one: one.over)
    assert player.page.ask("concede", match=match["id"])["code"] == "over"
    assert alma.get(f"/api/matches/{match['id']}")["result"]["reason"] == "conceded"


def test_a_match_waits_for_days_and_outlives_the_server(hosts: Host) -> None:
    first = hosts(idle_seconds=0)
    alma = first.guest("Alma")
    match = alma.match("onirim+towers")
    player = alma.sit(match["id"])
    for _ in range(5):
        player.play(player.answers()[0])
    first.services.cache.drop_idle()
    assert match["id"] not in first.services.cache.matches
    player.play(player.answers()[0])
    last = player.view
    cookie = alma.cookie
    second: Hosted = hosts()
    back = second.guest(cookie=cookie)
    assert back.me["shown"] == "Alma"
    assert back.get("/api/matches?which=mine")["matches"][0]["your_turn"]
    assert back.sit(match["id"]).view == last
