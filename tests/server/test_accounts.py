"""Passwords, sessions and names: changed, reset, ended, and nobody mistaken for anybody else."""

import httpx
import pytest

from reverie.server import services
from reverie.server.clock import now
from reverie.server.names import clean, reserved, skeleton, visible
from reverie.server.passwords import too_common
from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest, Hosted, wait_until

SECRET = "correct horse"


def named(server: Hosted, name: str, password: str = SECRET) -> Guest:
    guest = server.guest()
    guest.change("POST", "/api/me/claim", {"name": name, "password": password})
    return guest


def elsewhere(server: Hosted, name: str, password: str = SECRET) -> Guest:
    """The same person in another browser."""
    guest = server.guest()
    guest.change("POST", "/api/sign-in", {"name": name, "password": password})
    return guest


def test_claiming_a_name_renews_the_cookie(hosts: Host) -> None:
    server = hosts()
    alma = server.guest()
    page, before = alma.page(), alma.cookie
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": SECRET})
    assert alma.http.cookies["reverie"] != before
    assert page.closed() == 1008
    assert alma.get("/api/me")["person"]["name"] == "alma"
    with httpx.Client(base_url=server.url, cookies={"reverie": before}) as thief:
        assert thief.get("/api/me").json() == {"person": None}


def test_a_password_is_changed_by_whoever_knows_it_and_signs_out_all_others(hosts: Host) -> None:
    server = hosts()
    alma, phone = named(server, "alma"), elsewhere(server, "alma")
    page = phone.page()
    path = "/api/me/password"
    alma.refused("POST", path, "wrong-password", {"old": "wrong horse", "new": "another horse"})
    alma.refused("POST", path, "common-password", {"old": SECRET, "new": "password1"})
    server.guest().refused("POST", path, "not-yours", {"old": SECRET, "new": "another horse"})
    alma.change("POST", path, {"old": SECRET, "new": "another horse"})
    assert page.closed() == 1008
    assert alma.get("/api/me")["person"]["name"] == "alma"
    assert phone.get("/api/me") == {"person": None}
    server.guest().refused("POST", "/api/sign-in", "wrong-password", {"name": "alma", "password": SECRET})
    assert elsewhere(server, "alma", "another horse").me


def test_a_link_from_the_operator_sets_a_password_once_and_for_a_day(hosts: Host) -> None:
    server = hosts()
    alma = named(server, "alma")
    accounts = server.services.accounts
    person = server.run(accounts.store.person_named("alma"))
    assert person is not None
    old, link = (server.run(accounts.reset_link(person)) for _ in range(2))
    new = {"link": link, "password": "another horse"}
    browser = server.guest()
    browser.refused("POST", "/api/password-reset", "link-used", {**new, "link": old})
    browser.refused("POST", "/api/password-reset", "common-password", {**new, "password": "qwertyuiop"})
    assert browser.change("POST", "/api/password-reset", new)["name"] == "alma"
    assert browser.get("/api/me")["person"]["id"] == alma.me["id"]
    assert alma.get("/api/me") == {"person": None}
    browser.refused("POST", "/api/password-reset", "link-used", new)
    late = server.run(accounts.reset_link(person))
    server.run(accounts.store.database.write([one("UPDATE resets SET expires = $1", now())]))
    browser.refused("POST", "/api/password-reset", "link-used", {**new, "link": late})


def test_sessions_are_listed_and_ended_sockets_included(hosts: Host) -> None:
    server = hosts()
    alma = named(server, "alma")
    phone, library = elsewhere(server, "alma"), elsewhere(server, "alma")
    found = alma.get("/api/me/sessions")["sessions"]
    assert [one["current"] for one in found].count(True) == 1
    assert len({one["id"] for one in found}) == 3
    theirs = next(one["id"] for one in library.get("/api/me/sessions")["sessions"] if one["current"])
    alma.change("DELETE", f"/api/me/sessions/{theirs}", None, (204,))
    alma.refused("DELETE", f"/api/me/sessions/{theirs}", "not-found")
    assert library.get("/api/me") == {"person": None}
    page = phone.page()
    alma.change("POST", "/api/me/sign-out-elsewhere", None, (204,))
    assert page.closed() == 1008
    assert phone.get("/api/me") == {"person": None}
    assert len(alma.get("/api/me/sessions")["sessions"]) == 1


def test_wrong_tries_elsewhere_lock_nobody_out_and_a_name_like_an_address_fills_no_bucket(host: Host) -> None:
    server = host(limits=True)
    named(server, "127.0.0.1")
    sign_in = server.services.limits
    for number in range(200):
        sign_in.wait("sign-in", f"127.0.0.1 10.0.{number}.0")
    wrong = {"name": "127.0.0.1", "password": "wrong horse"}
    browser = server.guest()
    for _ in range(4):
        browser.refused("POST", "/api/sign-in", "wrong-password", wrong)
    # The owner's address has tries left, and asking for a guest is no try at all.
    browser.change("POST", "/api/sign-in", {"name": "127.0.0.1", "password": SECRET})
    server.guest().refused("POST", "/api/sign-in", "too-many", wrong)


@pytest.mark.parametrize("shown", ["\u200b", "\u3164\u3164", "\u2800", "\u115f", "\u0301\u0302", "\ufe0f", "\u00ad"])
def test_a_name_that_shows_nothing_is_refused(host: Host, shown: str) -> None:
    assert not visible(clean(shown))
    host().guest().refused("PATCH", "/api/me", "invalid", {"shown": shown})


def test_names_of_bots_and_of_people_are_theirs_alone(hosts: Host) -> None:
    server = hosts()
    alma, bo = named(server, "Alma.Kilo"), server.guest()
    for shown in ("Alma.Kilo", "alma kilo", "\u0410lma Kilo", "A1ma.Ki1o", "Àlmà-Kilo", "Alma.KiIo", "A\u200blma.Kilo"):
        bo.refused("PATCH", "/api/me", "name-taken", {"shown": shown})
    for shown in (
        "The Dreamer",
        "dreamer",
        "Siebenschläfer (bot)",
        "Admin",
        "ADM1N",
        "Sleepwa1ker",
        "somebody",
        "jemand",
    ):
        bo.refused("PATCH", "/api/me", "name-reserved", {"shown": shown})
    bo.refused("POST", "/api/me/claim", "name-taken", {"name": "AlmaKilo", "password": SECRET})
    bo.refused("POST", "/api/me/claim", "name-reserved", {"name": "greedy", "password": SECRET})
    bo.refused("POST", "/api/bots", "name-taken", {"shown": "Alma Kilo"})
    bo.change("PATCH", "/api/me", {"shown": "Bo 🎲"})
    alma.change("PATCH", "/api/me", {"shown": "alma kilo"})
    alma.change("POST", "/api/bots", {"shown": "Alma Kilo"})


@pytest.mark.parametrize("when", ["at a start", "by an older process beside"])
def test_names_that_an_older_version_claimed_are_protected(
    host: Host, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    monkeypatch.setattr(services, "FORGET_SECONDS", 3600.0 if when == "at a start" else 0.2)
    server = host()
    named(server, "alma")
    database = server.services.store.database
    server.run(database.write([one("UPDATE people SET skeleton = NULL")]))
    if when == "at a start":
        server.stop()
        server = host()
    guest = server.guest()
    wait_until(lambda: guest.http.patch("/api/me", json={"shown": "A1ma"}).status_code == 409)
    guest.refused("PATCH", "/api/me", "name-taken", {"shown": "A1ma"})


def test_common_passwords_are_refused_and_others_are_not() -> None:
    for password in (
        *("password", "Passw0rd!", "12345678", "87654321", "qwertyuiop", "azertyuiop", "aaaaaaaa", "abababab"),
        *(
            "iloveyou2",
            "dragon123",
            "letmein!!",
            "Sommer2026!",
            "monkeymonkey",
            "12031987",
            "xxalmaxx99",
            "motdepasse1",
        ),
    ):
        assert too_common(password, "alma"), password
    for password in (SECRET, "another one", "xK9#mQ2p", "sunshine over the hills", "4815 1623 4242"):
        assert not too_common(password, "alma"), password


def test_skeletons_keep_different_names_apart() -> None:
    assert len({skeleton(name) for name in ("alma", "elma", "almo", "bo", "🎲", "♞", "Zoë K", "李雷", "Иван")}) == 9
    assert skeleton("rnilk") == skeleton("Milk") == skeleton("\u039cIL\u039a")
    assert skeleton("The Dreamer") in reserved()


def test_a_portrait_is_chosen_from_a_dozen_and_seen_at_every_table(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    assert alma.get("/api/me")["person"]["portrait"] == ""
    before = alma.match("onirim", players=2)
    assert alma.change("PATCH", "/api/me", {"portrait": "owl"})["portrait"] == "owl"
    alma.refused("PATCH", "/api/me", "invalid", {"portrait": "https://example.org/me.png"})
    assert alma.change("PATCH", "/api/me", {"shown": "Alma K"})["portrait"] == "owl", "a new name keeps the picture"
    bo.join(before)
    bo.change("PATCH", "/api/me", {"portrait": "fox"})
    seats = bo.get(f"/api/matches/{before['id']}")["seats"]
    assert [seat["portrait"] for seat in seats] == ["owl", "fox"]
    assert alma.match("onirim")["seats"][0]["portrait"] == "owl"
    bo.change("POST", f"/api/matches/{before['id']}/leave")
    assert alma.get(f"/api/matches/{before['id']}")["seats"][1]["portrait"] == ""
