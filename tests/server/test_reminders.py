"""Reminders: who gets one and when, what it says, and how people stop them; with a push service and a mail server."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from urllib.parse import quote

import pytest

from reverie.server.reminders import is_quiet
from reverie.server.rows import ReminderSettingsRow
from reverie.server.settings import BadSetting, settings_from
from server.conftest import Host
from server.hosting import Guest, Hosted, PassingTime, wait_until
from server.post import Browser, Mailbox, PushService, mail_server, push_service

PUBLIC = "http://play.example.org"
ADDRESS = "anna@example.org"


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> PassingTime:
    return PassingTime(monkeypatch)


def table(server: Hosted) -> tuple[Guest, Guest, str]:
    """Anna and Bela at a table of Onirim, with Anna to move and nobody looking."""
    anna, bela = server.guest("Anna"), server.guest("Bela")
    match = anna.match("onirim", players=2, options={"talk": "open"})
    bela.join(match)
    asked = [guest for guest in (anna, bela) if guest.get(f"/api/matches/{match['id']}")["your_turn"]]
    (first,) = asked
    return first, bela if first is anna else anna, str(match["id"])


def look(server: Hosted) -> int:
    return server.run(server.services.reminders.look())


def until_other_turn(guest: Guest, match: str) -> None:
    """Play until it is another's turn, then close the page."""
    player = guest.sit(match)
    while player.asked:
        player.play(player.answers()[0])
    player.page.go()
    guest.pages.remove(player.page)


def test_a_turn_is_reminded_of_once_and_the_next_one_again(
    hosts: Host, push: PushService, passing: PassingTime
) -> None:
    server = hosts(push_hosts=push.url)
    anna, bela, match = table(server)
    browser = Browser(push, "anna")
    assert anna.get("/api/me/reminders")["push_key"]
    anna.change("POST", "/api/me/reminders/push", browser.subscription)
    bela.change("POST", "/api/me/reminders/push", Browser(push, "bela").subscription)
    assert look(server) == 0, "most people are only looking at another tab"
    passing.pass_minutes(3)
    assert look(server) == 1
    assert look(server) == 0
    (message,) = browser.heard
    assert message["title"] == "It is your turn"
    assert message["url"] == f"/match/{match}"
    assert message["body"] == "Onirim"
    path, _, headers = push.requests[0]
    assert path == "/anna"
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    until_other_turn(anna, match)
    passing.pass_minutes(3)
    assert look(server) == 1
    assert [one[0] for one in push.requests] == ["/anna", "/bela"]
    until_other_turn(bela, match)
    passing.pass_minutes(3)
    assert look(server) == 1
    assert len(browser.heard) == 2


def test_several_processes_send_one_reminder(hosts: Host, push: PushService, passing: PassingTime) -> None:
    one, other = hosts(push_hosts=push.url), hosts(push_hosts=push.url)
    anna, _, _ = table(one)
    anna.change("POST", "/api/me/reminders/push", Browser(push, "anna").subscription)
    passing.pass_minutes(3)
    assert look(one) + look(other) == 1
    assert len(push.requests) == 1


def test_who_looks_at_the_table_or_plays_alone_is_not_reminded(
    host: Host, push: PushService, passing: PassingTime
) -> None:
    server = host(push_hosts=push.url)
    anna, _, match = table(server)
    anna.match("onirim")
    anna.match("daydream:A", players=2, seats=[{"who": "me"}, {"who": "bot", "bot": "gentle"}])
    anna.change("POST", "/api/me/reminders/push", Browser(push, "anna").subscription)
    there = anna.sit(match)
    passing.pass_minutes(3)
    pages = server.services.store.pages
    wait_until(lambda: bool(server.run(pages(match))))
    assert look(server) == 0
    there.page.go()
    anna.pages.clear()
    wait_until(lambda: not server.run(pages(match)))
    assert look(server) == 1
    assert len(push.requests) == 1


def test_several_games_make_one_message(host: Host, push: PushService, passing: PassingTime) -> None:
    server = host(push_hosts=push.url)
    anna, bela = server.guest("Anna"), server.guest("Bela")
    for _ in range(2):
        bela.join(anna.match("daydream:A", players=2))
    browser = Browser(push, "anna")
    anna.change("PATCH", "/api/me", {"language": "de"})
    anna.change("POST", "/api/me/reminders/push", browser.subscription)
    passing.pass_minutes(3)
    assert look(server) == 1
    assert browser.heard == [
        {"title": "2 Partien warten auf dich", "body": "Daydream", "url": "/waiting", "off": "Abschalten"}
    ]


def test_quiet_hours_hold_back_until_they_are_over(host: Host, push: PushService, passing: PassingTime) -> None:
    server = host(push_hosts=push.url)
    anna, _, _ = table(server)
    anna.change("POST", "/api/me/reminders/push", Browser(push, "anna").subscription)
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    hours = {"start": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}
    assert anna.change("PUT", "/api/me/reminders/quiet", hours)["quiet"] == hours
    anna.refused("PUT", "/api/me/reminders/quiet", "invalid", {**hours, "zone": "Nowhere/Land"})
    passing.pass_minutes(3)
    assert look(server) == 0
    passing.pass_minutes(61)
    assert look(server) == 1


@pytest.mark.parametrize(
    ("start", "end", "zone", "hour", "quiet"),
    [
        (22 * 60, 8 * 60, "UTC", 23, True),
        (22 * 60, 8 * 60, "UTC", 7, True),
        (22 * 60, 8 * 60, "UTC", 8, False),
        (22 * 60, 8 * 60, "UTC", 21, False),
        (22 * 60, 8 * 60, "Asia/Tokyo", 13, True),
        (9 * 60, 17 * 60, "UTC", 12, True),
        (9 * 60, 17 * 60, "UTC", 17, False),
        (0, 0, "UTC", 0, False),
    ],
)
def test_quiet_hours_may_span_midnight_and_are_local(start: int, end: int, zone: str, hour: int, quiet: bool) -> None:
    at = int(datetime(2026, 11, 17, hour, tzinfo=UTC).timestamp() * 1000)
    assert is_quiet(ReminderSettingsRow("anna", None, None, start, end, zone), at) is quiet


def test_a_browser_that_is_gone_is_forgotten_and_a_failure_is_tried_again(
    host: Host, push: PushService, passing: PassingTime
) -> None:
    server = host(push_hosts=push.url)
    anna, _, _ = table(server)
    anna.change("POST", "/api/me/reminders/push", Browser(push, "anna").subscription)
    passing.pass_minutes(3)
    for status in (503, 302):
        push.status = status
        assert look(server) == 0
        assert look(server) == 0, "not again at once"
        passing.pass_minutes(11)
    assert [path for path, _, _ in push.requests] == ["/anna", "/anna"], "redirections are not followed"
    push.status = 410
    assert look(server) == 0
    assert anna.get("/api/me/reminders")["browsers"] == []
    push.status = 201
    anna.change("POST", "/api/me/reminders/push", Browser(push, "again").subscription)
    passing.pass_minutes(11)
    assert look(server) == 1


def test_a_push_service_that_takes_long_delays_nobody_else(host: Host, push: PushService, passing: PassingTime) -> None:
    server = host(push_hosts=push.url)
    people = [table(server)[0] for _ in range(3)]
    for number, one in enumerate(people):
        one.change("POST", "/api/me/reminders/push", Browser(push, str(number)).subscription)
    passing.pass_minutes(3)
    answered = threading.Event()
    push.slow["/0"] = answered
    with ThreadPoolExecutor(1) as pool:
        looking = pool.submit(look, server)
        try:
            wait_until(lambda: {path for path, _, _ in push.requests} == {"/0", "/1", "/2"})
        finally:
            answered.set()
        assert looking.result() == 3


def test_a_reminder_that_breaks_hurts_no_other(
    host: Host, mailbox: tuple[Mailbox, str], passing: PassingTime, caplog: pytest.LogCaptureFixture
) -> None:
    box, smtp = mailbox
    server = host(smtp=smtp, mail_from="Reverie <reverie@example.org>", public_url=PUBLIC)
    for address in ("damaged\n@example.org", ADDRESS):  # the first is one that no request could set
        person = table(server)[0].me["id"]
        row = ReminderSettingsRow(person, address, None, 0, 0, "UTC")
        server.run(server.services.store.keep_reminder_settings(row))
    passing.pass_minutes(3)
    assert look(server) == 1
    assert [message["to"] for message in box.messages] == [ADDRESS]
    assert "a reminder failed" in caplog.text


@pytest.mark.parametrize("link", ["été-été-été~0~0", "somebody~0~été", "somebody~²~0", "~~~~~~~~~~~", "somebody"])
def test_a_forged_link_is_refused_whatever_its_letters(host: Host, link: str) -> None:
    stranger = host().guest()
    stranger.refused("POST", "/api/mail/confirm", "link-used", {"link": f"{link:~<10}"})
    assert stranger.http.post(f"/api/mail/stop/{quote(link)}").status_code in (404, 410)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://push.apple.com.example/x",
        "https://evilpush.apple.com@10.0.0.1/x",
        "file:///etc/passwd",
        "https://[::1/x",
    ],
)
def test_the_server_sends_to_known_push_services_only(host: Host, endpoint: str) -> None:
    server = host()
    anna = server.guest("Anna")
    keys = {"p256dh": "A" * 87, "auth": "A" * 22}
    anna.refused("POST", "/api/me/reminders/push", "push-unknown", {"endpoint": endpoint, "keys": keys})
    for known in ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x"):
        anna.change("POST", "/api/me/reminders/push", {"endpoint": known, "keys": keys})


def test_a_browser_belongs_to_one_person_and_a_person_has_few(host: Host, push: PushService) -> None:
    server = host(push_hosts=push.url)
    anna, bela = server.guest("Anna"), server.guest("Bela")
    shared = Browser(push, "shared").subscription
    for guest in (anna, bela):
        guest.change("POST", "/api/me/reminders/push", shared)
    assert anna.get("/api/me/reminders")["browsers"] == []
    for n in range(10):
        anna.change("POST", "/api/me/reminders/push", Browser(push, str(n)).subscription)
    assert len(anna.get("/api/me/reminders")["browsers"]) == 8
    mine = bela.change("DELETE", "/api/me/reminders/push", {"endpoint": shared["endpoint"]})
    assert mine["browsers"] == []


def test_mail_comes_after_the_address_was_confirmed_and_stops_by_one_click(
    hosts: Host, mailbox: tuple[Mailbox, str], passing: PassingTime
) -> None:
    box, smtp = mailbox
    server = hosts(smtp=smtp, mail_from="Reverie <reverie@example.org>", public_url=PUBLIC)
    anna, bela, match = table(server)
    told = anna.change("POST", "/api/me/reminders/mail", {"address": ADDRESS})
    assert (told["mail"], told["mail_pending"]) == (None, ADDRESS)
    passing.pass_minutes(3)
    assert look(server) == 0
    assert len(box.messages) == 1
    link = box.link(f"{PUBLIC}/mail/")
    stranger = server.guest()
    stranger.refused("POST", "/api/mail/confirm", "link-used", {"link": link[:-1] + ("0" if link[-1] != "0" else "1")})
    stranger.change("POST", "/api/mail/confirm", {"link": link}, (204,))
    anna.refused("POST", "/api/mail/confirm", "link-used", {"link": link})
    assert anna.get("/api/me/reminders")["mail"] == ADDRESS
    assert look(server) == 1
    message = box.messages[-1]
    assert message["to"] == ADDRESS
    assert message["subject"] == "It is your turn"
    assert f"{PUBLIC}/match/{match}" in box.text()
    assert "Bela" not in message.as_string(), "nothing of the match but its game and its link"
    assert "Anna" not in message.as_string()
    assert message["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    one_click = message["list-unsubscribe"].strip("<>").removeprefix(PUBLIC)
    # As a mail program does it: a form, without a cookie.
    form = {"List-Unsubscribe": "One-Click"}
    stranger.http.cookies.clear()
    assert stranger.http.post(one_click[:-1] + "x", data=form).status_code == 404
    assert stranger.http.post(one_click, data=form).status_code == 204
    assert box.link(f"{PUBLIC}/mail/stop/") == one_click.rpartition("/")[2]
    assert anna.get("/api/me/reminders")["mail"] is None
    until_other_turn(anna, match)
    until_other_turn(bela, match)
    passing.pass_minutes(3)
    assert look(server) == 0


def test_a_confirming_link_expires_and_another_address_ends_it(
    host: Host, mailbox: tuple[Mailbox, str], passing: PassingTime
) -> None:
    box, smtp = mailbox
    server = host(smtp=smtp, mail_from="reverie@example.org", public_url=PUBLIC)
    anna = server.guest("Anna")
    anna.change("POST", "/api/me/reminders/mail", {"address": ADDRESS})
    first = box.link(f"{PUBLIC}/mail/")
    anna.change("POST", "/api/me/reminders/mail", {"address": "other@example.org"})
    anna.refused("POST", "/api/mail/confirm", "link-used", {"link": first})
    second = box.link(f"{PUBLIC}/mail/")
    passing.pass_minutes(60 * 49)
    anna.refused("POST", "/api/mail/confirm", "link-used", {"link": second})
    for odd in ("x", "a~b~c", "a~²~c", "a~1~" + "0" * 32, "~~" + "0" * 30):
        anna.refused("POST", "/api/mail/confirm", "link-used" if len(odd) >= 10 else "invalid", {"link": odd})


def test_addresses_are_checked_and_mail_is_limited(host: Host, mailbox: tuple[Mailbox, str]) -> None:
    box, smtp = mailbox
    server = host(smtp=smtp, mail_from="reverie@example.org", public_url=PUBLIC, limits=True)
    anna = server.guest("Anna")
    for odd in ("anna", "anna@", "a@b", "a b@example.org", "a@example.org\r\nbcc: b@example.org", "<a@example.org>"):
        anna.refused("POST", "/api/me/reminders/mail", "invalid", {"address": odd})
    for _ in range(3):
        anna.change("POST", "/api/me/reminders/mail", {"address": ADDRESS})
    server.guest("Bela").refused("POST", "/api/me/reminders/mail", "too-many", {"address": ADDRESS.upper()})
    assert len(box.messages) == 3
    box.refuses = "550 no such mailbox"
    server.guest("Carla").refused("POST", "/api/me/reminders/mail", "mail-failed", {"address": "c@example.org"})


def test_without_a_mail_server_nothing_is_promised(host: Host) -> None:
    server = host(push_hosts="")
    anna = server.guest("Anna")
    found = anna.get("/api/me/reminders")
    assert (found["push_key"], found["mail_possible"]) == (None, False)
    anna.refused("POST", "/api/me/reminders/mail", "no-mail", {"address": ADDRESS})


def test_export_holds_it_and_deletion_leaves_nothing(
    host: Host, push: PushService, mailbox: tuple[Mailbox, str], passing: PassingTime
) -> None:
    box, smtp = mailbox
    server = host(push_hosts=push.url, smtp=smtp, mail_from="reverie@example.org", public_url=PUBLIC)
    anna, _, match = table(server)
    anna.change("POST", "/api/me/reminders/push", Browser(push, "anna").subscription)
    anna.change("POST", "/api/me/reminders/mail", {"address": ADDRESS})
    anna.change("POST", "/api/mail/confirm", {"link": box.link(f"{PUBLIC}/mail/")}, (204,))
    passing.pass_minutes(3)
    assert look(server) == 1
    exported = anna.get("/api/me/export")["reminders"]
    assert exported["settings"]["mail"] == ADDRESS
    assert [one["endpoint"] for one in exported["browsers"]] == [f"{push.url}/anna"]
    assert [one["match_id"] for one in exported["sent"]] == [match]
    anna.change("DELETE", "/api/me", None, (204,))
    read = server.services.store.database.read
    for name in ("reminder_settings", "push_subscriptions", "reminders"):
        assert server.run(read(f"SELECT * FROM {name}")) == []


def test_a_guest_who_signs_in_brings_the_browser_along(host: Host, push: PushService) -> None:
    server = host(push_hosts=push.url)
    anna = server.guest("Anna")
    anna.change("POST", "/api/me/claim", {"name": "anna", "password": "a long and odd password"})
    guest = server.guest()
    guest.change("POST", "/api/me/reminders/push", Browser(push, "new").subscription)
    guest.change("POST", "/api/sign-in", {"name": "anna", "password": "a long and odd password"})
    assert len(guest.get("/api/me/reminders")["browsers"]) == 1


MAIL = {"smtp": "smtp://mail.example.org", "mail_from": "reverie@example.org", "public_url": PUBLIC}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"smtp": "http://mail.example.org"}, "smtp://HOST"),
        ({"smtp": "smtp://mail.example.org:x"}, "no address"),
        ({"mail_from": "nobody"}, "mail_from"),
        ({"public_url": ""}, "public_url"),
        ({"contact": "tel:1"}, "mailto:"),
    ],
)
def test_settings_that_cannot_work_are_refused(changed: dict[str, str], said: str) -> None:
    settings_from(MAIL, {})
    with pytest.raises(BadSetting, match=said):
        settings_from({**MAIL, **changed}, {})
