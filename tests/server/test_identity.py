"""Who is who: guests, names and passwords, what is stored and shown of anybody, and how it goes away."""

import hashlib
from pathlib import Path

import httpx

from reverie.server.clock import now
from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest


def test_a_guest_plays_at_once_and_only_the_hash_of_the_cookie_is_stored(host: Host, tmp_path: Path) -> None:
    server = host()
    nobody = httpx.Client(base_url=server.url)
    assert nobody.get("/api/me").json() == {"person": None}
    assert nobody.post("/api/matches", json={"setup": "onirim"}).json()["error"]["code"] == "sign-in-first"
    made = nobody.post("/api/guest")
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    token = nobody.cookies["reverie"]
    assert len(token) >= 43
    assert nobody.get("/api/me").json()["person"]["guest"]
    assert nobody.post("/api/guest").status_code == 200
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in stored
    assert hashlib.sha256(token.encode()).hexdigest().encode() in stored
    nobody.close()


def test_cookies_are_secure_behind_https(host: Host) -> None:
    server = host(public_url="https://play.example.org")
    with httpx.Client(base_url=server.url) as browser:
        made = browser.post("/api/guest", headers={"host": "play.example.org", "origin": "https://play.example.org"})
        assert made.status_code == 201
        assert "Secure" in made.headers["set-cookie"]
        assert "strict-transport-security" in made.headers


def test_a_name_is_claimed_once_and_signed_in_with_elsewhere(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest(), server.guest()
    match = alma.match("onirim")
    secret = {"name": "Alma.K", "password": "correct horse"}
    claimed = alma.change("POST", "/api/me/claim", secret)
    assert (claimed["name"], claimed["shown"], claimed["guest"]) == ("Alma.K", "Alma.K", False)
    alma.refused("POST", "/api/me/claim", "already", {"name": "other", "password": "correct horse"})
    bo.refused("POST", "/api/me/claim", "name-taken", {"name": "aLMA.k", "password": "another one"})
    bo.refused("POST", "/api/me/claim", "invalid", {"name": "x", "password": "another one"})
    bo.refused("POST", "/api/me/claim", "invalid", {"name": "bobo", "password": "short"})
    elsewhere = server.guest()
    elsewhere.refused("POST", "/api/sign-in", "wrong-password", {"name": "alma.k", "password": "wrong horse"})
    elsewhere.refused("POST", "/api/sign-in", "wrong-password", {"name": "nobody", "password": "wrong horse"})
    elsewhere.change("POST", "/api/sign-in", {"name": "alma.k", "password": "correct horse"})
    assert elsewhere.get("/api/me")["person"]["id"] == alma.me["id"]
    assert elsewhere.get("/api/matches")["matches"][0]["id"] == match["id"]
    elsewhere.change("POST", "/api/sign-out", None, (204,))
    assert elsewhere.get("/api/me") == {"person": None}
    assert alma.get("/api/me")["person"]["name"] == "Alma.K"


def test_the_name_shown_is_clean_and_follows_to_the_tables(host: Host) -> None:
    server = host()
    alma = server.guest()
    match = alma.match("onirim")
    alma.change("PATCH", "/api/me", {"shown": " Al\u202ema\t!", "language": "fr"})
    assert alma.get("/api/me")["person"]["shown"] == "Al ma !"
    assert alma.get("/api/matches?which=mine")["matches"][0]["seats"][0]["shown"] == "Al ma !"
    alma.refused("PATCH", "/api/me", "invalid", {"shown": "\u200b"})
    alma.refused("PATCH", "/api/me", "invalid", {"shown": "x" * 25})
    alma.refused("PATCH", "/api/me", "invalid", {"language": "tlh"})
    assert match["id"]


def played(guest: Guest) -> str:
    match = guest.match("daydream:A")
    player = guest.sit(match["id"])
    player.page.ask("say", match=match["id"], text="a word of mine")
    player.page.ask("concede", match=match["id"])
    return str(match["id"])


def test_everything_stored_is_exported_and_goes_when_asked(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    over = played(alma)
    running = alma.match("onirim", players=2, options={"talk": "open"})
    bo.join(running)
    alma.change("POST", "/api/daily/daydream/begin")
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    told = alma.get("/api/me/export")
    assert told["person"]["name"] == "alma"
    assert told["person"]["password"] is True
    assert {match["id"] for match in told["matches"]} >= {over, running["id"]}
    assert [line["text"] for line in told["chat"]] == ["a word of mine"]
    assert len(told["daily"]) == 1
    assert sorted(match["seed"] is None for match in told["matches"]) == [False, True, True]
    page = alma.page()
    alma.change("DELETE", "/api/me", None, (204,))
    assert page.closed() == 1008
    assert alma.get("/api/me") == {"person": None}
    left = bo.get(f"/api/matches/{running['id']}")
    assert left["seats"][0]["free"]
    assert bo.get(f"/api/matches/{over}")["seats"][0]["shown"] == "somebody"

    async def traces() -> int:
        found = 0
        for table, column in (("people", "id"), ("tokens", "person"), ("seats", "person"), ("chat", "person")):
            sql = f"SELECT count(*) FROM {table} WHERE {column} = $1"
            found += (await server.services.store.database.read(sql, alma.me["id"]))[0][0]
        for table in ("results", "tries"):
            sql = f"SELECT count(*) FROM {table} WHERE person = $1"
            found += (await server.services.store.database.read(sql, alma.me["id"]))[0][0]
        return found

    assert server.run(traces()) == 0


def test_a_cookie_that_was_not_used_for_long_is_nobodys(hosts: Host) -> None:
    server = hosts(forget_days=30)
    people = server.services.accounts
    alma, bo, cleo = server.guest("Alma"), server.guest("Bo"), server.guest("Cleo")
    bo.change("POST", "/api/me/claim", {"name": "bo", "password": "correct horse"})
    alone, shared = alma.match("onirim"), alma.match("daydream:A", players=2)
    cleo.join(shared)

    async def as_if_seen(days: int) -> None:
        at = now() - days * 24 * 3_600_000
        for table in ("tokens", "people"):
            await server.services.store.database.write([one(f"UPDATE {table} SET seen = $1", at)])

    async def sweep() -> list[str]:
        lost = await people.lost()
        for guest in lost:
            await server.services.account_removal.remove(guest, "nobody")
        return sorted(guest.display_name for guest in lost)

    server.run(as_if_seen(29))
    assert server.run(sweep()) == []
    # To come by is to be seen: Cleo does, the others do not.
    assert cleo.get("/api/me")["person"]["shown"] == "Cleo"
    seen = server.run(people.store.person(cleo.me["id"]))
    assert seen is not None
    assert seen.seen > now() - 60_000
    server.run(as_if_seen(31))
    assert alma.get("/api/me") == {"person": None}
    server.run(as_if_seen(29))
    cleo.get("/api/me")

    async def only_cleo_came() -> None:
        at = now() - 31 * 24 * 3_600_000
        for table, column in (("tokens", "person"), ("people", "id")):
            sql = f"UPDATE {table} SET seen = $1 WHERE {column} <> $2"
            await server.services.store.database.write([one(sql, at, cleo.me["id"])])

    server.run(only_cleo_came())
    assert server.run(sweep()) == ["Alma"]
    # Who has a name comes back with it; who has none is gone, and the others play on.
    bo.refused("GET", "/api/matches", "sign-in-first")
    assert bo.change("POST", "/api/sign-in", {"name": "bo", "password": "correct horse"})["id"] == bo.me["id"]
    assert cleo.get(f"/api/matches/{shared['id']}")["seats"][0]["free"]
    assert cleo.get(f"/api/matches/{alone['id']}")["status"] == "abandoned"


def test_signing_in_brings_along_what_one_played_as_a_guest(hosts: Host) -> None:
    server = hosts()
    alma = server.guest("Alma")
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    mine = alma.change("POST", "/api/daily/onirim/begin")
    together = alma.match("onirim", players=2)
    guest = server.guest("Nobody yet")
    over, running = played(guest), guest.match("onirim+towers")
    second_try = guest.change("POST", "/api/daily/onirim/begin")
    first_try = guest.change("POST", "/api/daily/daydream/begin")
    guest.join(together)
    sitting = guest.page()
    sitting.ask("open", match=running["id"])
    credentials = {"name": "alma", "password": "correct horse"}
    signed_in = guest.change("POST", "/api/sign-in", credentials)
    assert signed_in["id"] == alma.me["id"]
    assert sitting.closed() == 1008
    # What can be theirs is: under the name they have here.
    assert {one["id"] for one in alma.get("/api/history")["matches"]} == {over}
    open_now = {one["id"]: one for one in alma.get("/api/matches?which=mine")["matches"]}
    assert open_now.keys() == {mine["id"], together["id"], running["id"], first_try["id"]}
    assert open_now[running["id"]]["seats"][0]["shown"] == "alma"
    assert [(one["setup"], one["all"]["games"]) for one in alma.get("/api/statistics")["setups"]] == [("daydream:A", 1)]
    player = alma.sit(running["id"])
    player.play(player.answers()[0])
    # A second try at a day's dream stays outside, and nobody sits twice at one table.
    assert second_try["id"] not in open_now
    assert alma.get(f"/api/matches/{together['id']}")["seats"][1]["free"]
    told = alma.get("/api/me/export")
    assert sorted(line["game"] for line in told["daily"]) == ["daydream", "onirim"]
    assert server.run(server.services.store.person(guest.me["id"])) is None


def test_a_guest_may_stay_apart_and_a_wrong_password_moves_nothing(host: Host) -> None:
    server = host()
    alma, bo, cleo = server.guest(), server.guest(), server.guest()
    for person, name in ((alma, "alma"), (cleo, "cleo")):
        person.change("POST", "/api/me/claim", {"name": name, "password": "correct horse"})
    match = bo.match("onirim")
    bo.refused("POST", "/api/sign-in", "wrong-password", {"name": "alma", "password": "wrong horse"})
    assert bo.get(f"/api/matches/{match['id']}")["seat"] == 0
    bo.change("POST", "/api/sign-in", {"name": "alma", "password": "correct horse", "bring": False})
    assert alma.get("/api/matches")["matches"] == []
    # Somebody with a name who signs in as somebody else takes nothing with them.
    other = cleo.match("onirim")
    cleo.change("POST", "/api/sign-in", {"name": "alma", "password": "correct horse"})
    assert cleo.get(f"/api/matches/{other['id']}")["seat"] is None
