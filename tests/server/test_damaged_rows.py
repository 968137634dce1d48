"""One damaged row of a match spoils no list, no statistics, no leaderboard and no message to anybody."""

import pytest

from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest, Hosted, wait_until
from services import RedisServer

PASSWORD = "nine green lanterns"
DAMAGES = {
    "options that are no JSON": "UPDATE matches SET options = '{' WHERE id = $1",
    "options of another kind": "UPDATE matches SET options = '[1]' WHERE id = $1",
    "a game that is not here": "UPDATE matches SET spelling = 'chess', game = 'chess' WHERE id = $1",
    "a result that is no JSON": "UPDATE matches SET result = '{' WHERE id = $1",
    "a result without scores": "UPDATE matches SET result = '{}' WHERE id = $1",
    "facts that are no JSON": "UPDATE results SET facts = '{' WHERE match_id = $1",
    "facts without a score": "UPDATE results SET facts = '{}' WHERE match_id = $1",
    "results of a game that is not here": "UPDATE results SET game = 'chess', setup = 'chess' WHERE match_id = $1",
    "seats that are gone": "DELETE FROM seats WHERE match_id = $1",
}


def damage(server: Hosted, match: str, how: str) -> None:
    server.run(server.services.store.database.write([one(DAMAGES[how], match)]))
    server.services.cache.forget(match)


def conceded(person: Guest, match: str) -> str:
    page = person.page()
    assert page.ask("open", match=match)["type"] == "table"
    page.ask("concede", match=match)
    page.go()
    return match


def listed(person: Guest, path: str) -> set[str]:
    return {match["id"] for match in person.get(path)["matches"]}


@pytest.mark.parametrize("how", DAMAGES)
def test_everything_else_is_listed_counted_and_told(host: Host, how: str) -> None:
    server = host()
    alma, bela = server.guest("Alma"), server.guest("Bela")
    for person, name in ((alma, "Almara"), (bela, "Belara")):
        person.change("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    waiting = [alma.match("daydream:A", players=2, open=True)["id"] for _ in range(2)]
    playing = [alma.match("onirim")["id"] for _ in range(2)]
    finished = [conceded(alma, alma.match("onirim")["id"]) for _ in range(2)]
    tries = [conceded(one, one.change("POST", "/api/daily/onirim/begin", {})["id"]) for one in (alma, bela)]
    day = bela.get("/api/daily")["day"]
    for match in (waiting[0], playing[0], finished[0], tries[0]):
        damage(server, match, how)

    for person in (alma, bela):
        assert waiting[1] in listed(person, "/api/matches?which=open")
    assert {waiting[1], playing[1]} <= listed(alma, "/api/matches?which=mine")
    assert finished[1] in listed(alma, "/api/history")
    assert tries[1] in listed(bela, "/api/history")
    assert sum(one["all"]["games"] for one in alma.get("/api/statistics")["setups"]) >= 1
    alma.get(f"/api/matches/{finished[1]}/comparison")
    alma.get("/api/daily")
    ranked = bela.get(f"/api/daily/{day}/onirim/leaderboard")["tries"]
    assert [line["shown"] for line in ranked if line["you"]] == ["Belara"]
    alma.get("/api/me/export")

    page = bela.page()
    page.send("lobby", on=True)
    assert waiting[1] in {match["id"] for match in page.hear("lobby")["open"]}
    later = alma.match("daydream:A", players=2, open=True)["id"]
    while later not in {match["id"] for match in page.hear("lobby")["open"]}:
        pass
    assert server.run(marked(server)), "nobody would know of the damage"


async def marked(server: Hosted) -> bool:
    return bool(await server.services.store.damaged())


@pytest.mark.parametrize("how", ["options that are no JSON", "seats that are gone"])
def test_a_guest_with_a_damaged_match_signs_in_with_all_others(host: Host, how: str) -> None:
    server = host()
    alma = server.guest("Alma")
    alma.change("POST", "/api/me/claim", {"name": "Almara", "password": PASSWORD})
    guest = server.guest("Guest")
    matches = [guest.match("onirim")["id"] for _ in range(3)]
    for match in sorted(matches)[:1]:
        damage(server, match, how)
    guest.change("POST", "/api/sign-in", {"name": "Almara", "password": PASSWORD, "bring": True})
    assert set(sorted(matches)[1:]) <= listed(guest, "/api/matches?which=mine")


def test_work_beside_the_requests_goes_on_after_a_mistake(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    server = host()
    failing = {"times": 2}
    told = server.services.lobby.tell

    async def fail(connection: object) -> None:
        if failing["times"]:
            failing["times"] -= 1
            raise ValueError("nobody thought of this")
        await told(connection)  # type: ignore[arg-type]

    monkeypatch.setattr(server.services.lobby, "tell", fail)
    alma = server.guest("Alma")
    page = alma.page()
    wait_until(lambda: bool(server.services.hub.connections))
    for connection in server.services.hub.connections:
        connection.lobby = True
    for _ in range(3):
        match = alma.match("daydream:A", players=2, open=True)["id"]
        if failing["times"] == 0:
            break
        wait_until(lambda left=failing["times"]: failing["times"] < left)  # type: ignore[misc]
    while match not in {one["id"] for one in page.hear("lobby")["open"]}:
        pass


def test_a_damaged_match_that_changes_elsewhere_does_not_cut_off_redis(
    host: Host, new_database: str, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    shared = {"database": new_database, "redis": redis.url, "poll_seconds": 600.0}
    here, there = host(**shared), host(**shared)
    wait_until(lambda: here.services.fanout.state == there.services.fanout.state == "ok")
    alma, bela = here.guest("Alma"), there.guest("Bela")
    broken, whole = (alma.match("daydream:A", players=2) for _ in range(2))
    for match in (broken, whole):
        bela.join(match)
    at_broken, at_whole = alma.sit(broken["id"]), alma.sit(whole["id"])
    server = here
    server.run(server.services.store.database.write([one(DAMAGES["options that are no JSON"], broken["id"])]))
    there.services.fanout.publish({"kind": "match", "match": broken["id"]})
    there.services.fanout.publish({"kind": "nonsense"})
    here.services.cache.forget(broken["id"])
    theirs = bela.sit(whole["id"])
    theirs.play("done" if "done" in theirs.answers() else theirs.answers()[0])
    page = bela.page()
    page.ask("concede", match=whole["id"])
    at_whole.wait(lambda player: player.over)
    assert not [record for record in caplog.records if "redis is down" in record.message]
    assert at_broken.view is not None
