"""Matches around the moves: seats, invitations, the lobby, leaving, rematches, spectators, chat, records."""

from pathlib import Path

import pytest

from reverie.core.fairness import check
from reverie.core.record import load
from reverie.engine_form import COMPILED
from reverie.server.errors import Refused
from server.conftest import Host
from server.hosting import Player, wait_until

GOLDEN = Path(__file__).parent.parent / "records"


def finish(player: Player) -> None:
    player.page.ask("concede", match=player.match)
    player.wait(lambda one: one.over)


def test_every_way_to_play_is_listed_and_can_be_played(host: Host) -> None:
    alma = host().guest()
    games = {game["name"]: game for game in alma.get("/api/games")["games"]}
    assert set(games) == {"daydream", "onirim"}
    assert "strong" in games["daydream"]["bots"]
    for game in games.values():
        for setup in game["setups"][::17]:
            options = setup["options"]
            match = alma.match(setup["spelling"], players=setup["players"], options=options)
            assert match["setup"].items() <= setup.items()
            assert match["status"] == ("playing" if setup["players"] == 1 else "waiting")


def test_what_cannot_be_played_is_refused(host: Host) -> None:
    alma = host().guest()
    for body, code in (
        ({"setup": "onirim+cheese"}, "unknown-setup"),
        ({"setup": "chess"}, "unknown-setup"),
        ({"setup": "onirim", "players": 3}, "unknown-setup"),
        ({"setup": "onirim", "players": 2, "options": {"talk": "loud"}}, "unknown-setup"),
        ({"setup": "onirim", "seats": []}, "invalid"),
        ({"setup": "onirim", "seats": [{"who": "bot", "bot": "random"}]}, "invalid"),
        ({"setup": "daydream:A", "players": 2, "seats": [{"who": "me"}, {"who": "me"}]}, "invalid"),
        ({"setup": "daydream:A", "players": 2, "seats": [{"who": "me"}, {"who": "bot"}]}, "invalid"),
        ({"setup": "daydream:A", "players": 2, "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}, "invalid"),
        ({"setup": "onirim", "opened": True}, "invalid"),
        ({}, "invalid"),
    ):
        alma.refused("POST", "/api/matches", code, body)
    assert alma.get("/api/matches")["matches"] == []


def test_open_matches_are_in_the_lobby_and_closed_ones_are_not(hosts: Host) -> None:
    server = hosts()
    alma, bo, eve = server.guest("Alma"), server.guest("Bo"), server.guest("Eve")
    page = bo.page()
    page.send("lobby", on=True)
    assert page.hear("lobby") == {"type": "lobby", "open": [], "mine": []}
    closed = alma.match("daydream:A", players=2)
    opened = alma.match("daydream:A", players=3, open=True)
    heard = page.hear("lobby")
    while not heard["open"]:
        heard = page.hear("lobby")
    assert [match["id"] for match in heard["open"]] == [opened["id"]]
    assert heard["open"][0]["code"] is None
    assert [match["id"] for match in bo.get("/api/matches?which=open")["matches"]] == [opened["id"]]
    bo.refused("POST", f"/api/matches/{closed['id']}/join", "not-yours", {})
    bo.change("POST", f"/api/matches/{opened['id']}/join", {"seat": 2})
    eve.refused("POST", f"/api/matches/{opened['id']}/join", "seat-taken", {"seat": 2})
    assert eve.change("POST", f"/api/matches/{opened['id']}/join", {})["seat"] == 1
    assert page.hear("turn")["match"] == opened["id"]
    assert bo.get("/api/matches?which=open")["matches"] == []
    eve.refused("POST", "/api/invitations/aaaaaaaaaaaaaaaa", "not-found", {})
    assert eve.get(f"/api/invitations/{closed['code']}")["seats"][1]["free"]


def test_a_seat_given_back_is_free_for_somebody_else_or_a_bot(host: Host) -> None:
    server = host()
    alma, bo, eve = server.guest("Alma"), server.guest("Bo"), server.guest("Eve")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    path = f"/api/matches/{match['id']}"
    watching = alma.sit(match["id"])
    leaver = bo.sit(match["id"])
    leaver.play(leaver.answers()[0])
    left = bo.change("POST", path + "/leave")
    assert left["seats"][1]["free"]
    assert left["status"] == "playing"
    assert watching.page.hear("seats")["table"]["seats"][1]["free"]
    assert leaver.send_answer(leaver.answers()[0])["code"] == "not-yours"
    bo.refused("POST", path + "/leave", "not-yours")
    eve.refused("POST", path + "/seats/1", "not-yours", {"bot": "random"})
    # Whoever takes the seat goes on where it was left.
    assert eve.join(match)["seat"] == 1
    assert eve.sit(match["id"]).view == leaver.view
    eve.change("POST", path + "/leave")
    assert alma.change("POST", path + "/seats/1", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    watching.wait(lambda one: any(event["event"] == "done" and event["seat"] == 1 for event in one.events))
    alma.refused("POST", path + "/seats/0", "seat-taken", {"bot": "greedy"})
    alma.refused("POST", path + "/seats/7", "invalid", {"bot": "greedy"})
    assert alma.change("POST", path + "/leave")["status"] == "abandoned"
    assert eve.refused("POST", f"/api/invitations/{match['code']}", "over", {})
    assert alma.get("/api/matches")["matches"] == []


def test_a_rematch_is_one_match_that_begins_when_everybody_wants_it(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(match)
    path = f"/api/matches/{match['id']}"
    alma.refused("POST", path + "/rematch", "not-over")
    other = bo.sit(match["id"])
    finish(alma.sit(match["id"]))
    server.guest("Eve").refused("POST", path + "/rematch", "not-yours")
    again = alma.change("POST", path + "/rematch")
    # Nobody is made to play, and nobody wins against somebody who never came.
    assert (again["status"], again["open"]) == ("waiting", False)
    assert [seat["free"] for seat in again["seats"]] == [False, True]
    assert alma.change("POST", path + "/rematch")["id"] == again["id"]
    assert alma.get(f"/api/matches/{again['id']}")["status"] == "waiting"
    assert other.page.hear("seats")["table"]["next"] == again["id"]
    begun = bo.change("POST", path + "/rematch")
    assert (begun["id"], begun["status"]) == (again["id"], "playing")
    assert [seat["shown"] for seat in begun["seats"]] == ["Alma", "Bo"]
    assert bo.get(path)["next"] == again["id"]
    assert bo.sit(again["id"]).view["seat"] == 1


def test_spectators_see_what_the_table_sees_unless_they_may_not(host: Host) -> None:
    server = host()
    alma, eve = server.guest("Alma"), server.guest("Eve")
    match = alma.match("onirim")
    hidden = alma.match("onirim", watch=False)
    player, watcher = alma.sit(match["id"]), eve.sit(match["id"])
    assert watcher.view["actions"] == []
    assert watcher.table["table"]["code"] is None
    player.play(player.answers()[0])
    watcher.wait(lambda one: one.at == player.at)
    assert watcher.view["rows"] == player.view["rows"]
    assert eve.page().ask("open", match=hidden["id"])["code"] == "not-yours"
    for path in ("", "/table", "/fairness"):
        eve.refused("GET", f"/api/matches/{hidden['id']}{path}", "not-yours")
    eve.refused("GET", f"/api/matches/{match['id']}/record", "not-over")
    eve.refused("GET", f"/api/matches/{match['id']}/replay", "not-over")
    assert eve.page().ask("open", match="a" * 16)["code"] == "not-found"


def test_who_is_here_is_told(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    player = alma.sit(match["id"])
    assert player.table["here"] == [0]
    other = bo.page()
    assert other.ask("open", match=match["id"])["here"] == [0, 1]
    assert player.page.hear("here")["here"] == [0, 1]
    other.go()
    assert player.page.hear("here")["here"] == [0]


def test_talk_is_short_kept_and_can_be_muted(hosts: Host) -> None:
    server = hosts()
    alma, bo, eve = server.guest("Alma"), server.guest("Bo"), server.guest("Eve")
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    first, second, watcher = alma.sit(match["id"]).page, bo.sit(match["id"]).page, eve.sit(match["id"]).page
    assert first.ask("say", match=match["id"], text="  good\u202e luck\n")["type"] == "ok"
    said = second.hear("said")
    assert (said["seat"], said["shown"], said["text"]) == (0, "Alma", "good luck")
    assert first.ask("react", match=match["id"], reaction="well-done")["type"] == "ok"
    assert second.hear("reacted")["reaction"] == "well-done"
    assert first.ask("react", match=match["id"], reaction="<script>")["code"] == "invalid"
    assert first.ask("say", match=match["id"], text="x" * 201)["code"] == "invalid"
    assert first.ask("say", match=match["id"], text="\u200b")["code"] == "invalid"
    assert watcher.ask("say", match=match["id"], text="hello")["code"] == "not-yours"
    assert second.ask("mute", match=match["id"], seat=0, on=True)["type"] == "ok"
    assert first.ask("say", match=match["id"], text="can you hear me?")["type"] == "ok"
    assert watcher.hear("said")["text"] == "good luck"
    assert watcher.hear("said")["text"] == "can you hear me?"
    assert second.nothing("said")
    again = bo.page().ask("open", match=match["id"])
    assert (again["chat"], again["muted"]) == ([], [0])
    assert alma.page().ask("open", match=match["id"])["chat"][0]["text"] == "good luck"
    assert second.ask("mute", match=match["id"], seat=1, on=True)["code"] == "invalid"


def test_a_seat_is_muted_at_one_table_alone(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma, bo = one.guest("Alma"), one.guest("Bo")
    tables = [alma.match("daydream:A", players=2)["id"] for _ in range(2)]
    for table in tables:
        bo.join(alma.get(f"/api/matches/{table}"))
    first, second = alma.page(), bo.page()
    for page in (first, second):
        for table in tables:
            page.ask("open", match=table)
    assert second.ask("mute", match=tables[0], seat=0, on=True)["type"] == "ok"
    for table in tables:
        first.ask("say", match=table, text=f"at {table}")
        first.ask("react", match=table, reaction="hello")
    assert second.hear("said")["match"] == tables[1]
    assert second.hear("reacted")["match"] == tables[1]
    # It is remembered, whichever server one comes back to, until it is taken back.
    back = two.guest(cookie=bo.cookie).page()
    assert back.ask("open", match=tables[0])["chat"] == []
    assert back.ask("mute", match=tables[0], seat=0, on=False)["type"] == "ok"
    assert len(back.ask("open", match=tables[0])["chat"]) == 1


def test_a_finished_game_is_replayed_by_link_and_its_luck_can_be_checked(host: Host) -> None:
    server = host()
    alma, eve = server.guest("Alma"), server.guest("Eve")
    match = alma.match("onirim")
    path = f"/api/matches/{match['id']}"
    player = alma.sit(match["id"])
    for _ in range(6):
        player.play(player.answers()[0])
    assert alma.get(path + "/fairness") == {
        "commitment": match["commitment"],
        "seed": None,
        "rule": "reverie fairness 1",
    }
    open_record, _ = load(alma.http.get(path + "/record").text)
    assert open_record.result is None
    assert open_record.seed == ""
    finish(player)
    replay = eve.get(path + "/replay")
    assert replay["result"] == player.view["result"]
    last = len(replay["entries"])
    assert eve.get(f"{path}/replay/{last}?seat=0")["view"] == player.view
    assert eve.get(f"{path}/replay/0")["events"] == []
    eve.refused("GET", f"{path}/replay/{last + 1}", "not-found")
    eve.refused("GET", f"{path}/replay/x", "not-found")
    eve.refused("GET", f"{path}/replay/1?seat=4", "not-found")
    text = eve.http.get(path + "/record").text
    assert check(*load(text)).proven
    assert eve.get(path + "/fairness")["seed"] == load(text)[0].seed
    assert "Onirim" in eve.get(path + "/share")["text"]
    assert alma.get(path + "/comparison")["first"]
    eve.refused("GET", path + "/comparison", "not-found")
    sums = alma.get("/api/statistics?game=onirim")["setups"]
    assert sums[0]["all"]["games"] == 1


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.record"))[::25], ids=lambda path: path.stem)
def test_records_are_brought_in_and_given_back_as_they_were(host: Host, file: Path) -> None:
    alma = host().guest()
    text = file.read_text()
    answer = alma.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    match = answer.json()
    assert match["kind"] == "imported"
    assert alma.http.get(f"/api/matches/{match['id']}/record").text == text
    assert alma.get("/api/statistics")["setups"] == []


def test_a_game_with_real_cards_is_kept_apart(host: Host) -> None:
    alma = host().guest()
    text = (GOLDEN / "onirim" / "onirim.record").read_text().replace("\nplayers 1\n", "\nplayers 1\ntable own\n")
    match = alma.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()
    assert match["kind"] == "table"
    assert alma.http.get(f"/api/matches/{match['id']}/record").text == text
    assert alma.get("/api/statistics")["setups"] == []
    # Gone on with here, it still counts nowhere.
    begun = "\n".join(text.split("\n")[:30]) + "\n\nopen\n"
    going_on = alma.http.post("/api/records", content=begun, headers={"content-type": "text/plain"}).json()
    assert (going_on["kind"], going_on["status"]) == ("table", "playing")
    page = alma.page()
    page.ask("open", match=going_on["id"])
    page.ask("concede", match=going_on["id"])
    assert alma.get(f"/api/matches/{going_on['id']}")["status"] == "finished"
    assert alma.get("/api/statistics")["setups"] == []
    assert "\ntable own\n" in alma.http.get(f"/api/matches/{going_on['id']}/record").text


def test_an_open_record_for_one_is_gone_on_with_and_damaged_ones_are_refused(host: Host) -> None:
    alma = host().guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    player.play(player.answers()[0])
    text = alma.http.get(f"/api/matches/{match['id']}/record").text
    kind = {"content-type": "text/plain"}
    brought = alma.http.post("/api/records", content=text, headers=kind).json()
    other = alma.sit(brought["id"])
    assert other.view == player.view
    other.play(other.answers()[0])
    for broken in ("", "nonsense", text.replace("1 *", "2 *", 1), text.replace("setup onirim", "setup chess")):
        answer = alma.http.post("/api/records", content=broken, headers=kind)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == "damaged-record"
    assert alma.http.post("/api/records", content=b"\xff\xfe", headers=kind).status_code == 422


def test_the_daily_dream_is_tried_once_without_help_and_keeps_its_seed(host: Host) -> None:
    server = host()
    alma, bo = server.guest(), server.guest("Bo")
    alma.change("POST", "/api/me/claim", {"name": "Alma", "password": "correct horse"})
    today = alma.get("/api/daily")
    onirim = next(game for game in today["games"] if game["game"] == "onirim")
    match = alma.change("POST", "/api/daily/onirim/begin")
    assert match["setup"] == onirim["setup"]
    assert match["commitment"] == onirim["commitment"]
    assert alma.change("POST", "/api/daily/onirim/begin")["id"] == match["id"]
    player = alma.sit(match["id"])
    same = bo.sit(bo.change("POST", "/api/daily/onirim/begin")["id"])
    assert same.view == player.view
    player.play(player.answers()[0])
    assert player.page.ask("undo", match=match["id"], far=True)["code"] == "daily"
    assert player.page.ask("hint", match=match["id"], decision=player.view["decision"])["code"] == "daily"
    finish(player)
    assert alma.get(f"/api/matches/{match['id']}/fairness")["seed"] is None
    record, _ = load(alma.http.get(f"/api/matches/{match['id']}/record").text)
    assert record.seed == ""
    assert alma.change("POST", "/api/daily/onirim/begin")["id"] == match["id"]
    board = alma.get(f"/api/daily/{today['day']}/onirim/leaderboard")["tries"]
    assert [(line["shown"], line["you"], line["won"]) for line in board] == [("Alma", True, False)]
    assert alma.get(f"/api/daily/{today['day']}")["games"][0]["streak"]["now"] == 1
    alma.refused("GET", "/api/daily/tomorrow", "not-found")
    alma.refused("POST", "/api/daily/chess/begin", "not-found")
    alma.refused("POST", f"/api/matches/{match['id']}/rematch", "not-yours")


def test_a_hint_is_one_of_the_answers(host: Host) -> None:
    alma = host().guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    hint = player.page.ask("hint", match=match["id"], decision=player.view["decision"])
    advice = hint["hint"]["answers"]
    assert {one["text"] for one in advice} <= set(player.answers())
    assert [one["value"] for one in advice] == sorted((one["value"] for one in advice), reverse=True)
    assert player.page.ask("hint", match=match["id"], decision=99)["code"] == "stale"


def test_a_hint_for_a_daydream_is_one_of_its_answers(host: Host) -> None:
    server = host()
    alma, bo = server.guest(), server.guest()
    match = alma.match("daydream:A", players=2)
    bo.join(match)
    player, other = alma.sit(match["id"]), bo.sit(match["id"])
    hint = player.page.ask("hint", match=match["id"], decision=player.view["decision"])
    assert hint["type"] == "hint", hint
    advice = hint["hint"]["answers"]
    assert advice
    assert {one["text"] for one in advice} <= set(player.answers())
    assert all(one["low"] <= one["value"] <= one["high"] for one in advice)
    # A hint is for whoever asked for it, and plays nothing.
    assert other.page.nothing("hint")
    player.play(advice[0]["text"])


def test_a_preview_tells_what_an_answer_leads_to_and_does_nothing(host: Host) -> None:
    alma = host().guest()
    match = alma.match("daydream:A")
    player = alma.sit(match["id"])
    before = player.view
    answer = player.answers()[0]
    asked = {"match": match["id"], "decision": before["decision"]}
    preview = player.page.ask("preview", **asked, answer=answer)["preview"]
    assert preview["events"][0]["event"] == "wrote"
    assert len(preview["view"]["sheets"][0]["cells"]) == 1
    assert before == alma.sit(match["id"]).view
    assert player.page.ask("preview", **asked, answer="write 9 z9")["code"] in ("illegal", "unreadable")
    assert player.page.ask("preview", match=match["id"], decision=99, answer=answer)["code"] == "stale"


def test_a_preview_shows_nothing_that_is_still_hidden(host: Host) -> None:
    alma = host().guest()
    match = alma.match("daydream:A")
    player = alma.sit(match["id"])
    while "done" not in player.answers():
        player.play(player.answers()[0])
    asked = {"match": match["id"], "decision": player.view["decision"]}
    assert player.page.ask("preview", **asked, answer="done")["preview"] is None


def test_a_finished_game_is_analysed_in_the_background(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    player = alma.sit(match["id"])
    for _ in range(3):
        player.play(player.answers()[0])
    path = f"/api/matches/{match['id']}/analysis"
    alma.refused("GET", path, "not-over")
    finish(player)
    assert alma.get(path, 202) == {"status": "working", "stories": [], "hindsight": None}
    # Another process has not thought about it, and need not.
    other = host().guest(cookie=alma.cookie)
    wait_until(lambda: not server.services.analyses.running)
    (story,) = alma.get(path)["stories"]
    assert other.get(path)["stories"] == [story]
    assert story["measure"] == "win"
    assert len(story["steps"]) >= 3
    found = alma.get(path)["hindsight"]
    assert found == other.get(path)["hindsight"]
    assert (found is not None) == COMPILED


def test_hindsight_is_refused_as_long_as_a_match_runs(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    alma.sit(match["id"])
    alma.refused("GET", f"/api/matches/{match['id']}/analysis", "not-over")

    async def asked() -> None:
        loaded = await server.services.matches.look(match["id"], None)
        await server.services.analyses.of(loaded, loaded.game.record.write(), False)

    with pytest.raises(Refused):
        server.run(asked())
    assert not server.services.analyses.running
