"""Reminders in a browser: what waits for somebody, notifications as the service worker shows them, links from mail."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from server.hosting import Hosted, PassingTime
from server.post import Mailbox, mail_server
from web_browsing import PHONE, ask, join
from web_fonts import WIDEST
from web_for_everybody import obstacles

NewPage = Callable[..., Page]
PUBLIC = "http://play.example.org"


@pytest.fixture(scope="session")
def browser(launch: Callable[..., Browser]) -> Browser:
    """The whole Chromium, which shows notifications."""
    return launch(WIDEST, whole=True)


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def writing(pages: Path, tmp_path: Path, mailbox: tuple[Mailbox, str]) -> Iterator[Hosted]:
    """A server that sends mail."""
    with Hosted(tmp_path, smtp=mailbox[1], mail_from="reverie@example.org", public_url=PUBLIC) as server:
        yield server


def test_what_waits_is_listed_and_mail_is_confirmed_and_stopped(
    writing: Hosted,
    mailbox: tuple[Mailbox, str],
    new_page: NewPage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server: Any = writing
    alma, bo = new_page(size=PHONE), new_page()
    alma.goto(f"{server.url}/waiting")
    expect(alma.get_by_text("Nobody is waiting for you.")).to_be_visible()
    seats = [{"who": "me"}, {"who": "open"}]
    wanted = {"setup": "daydream:A", "players": 2, "seats": seats, "time_to_answer": 259_200}
    match = ask(alma, server, "/matches", wanted)
    join(bo, server, match)
    alma.goto(f"{server.url}/waiting")
    waiting = alma.get_by_test_id("waiting").get_by_role("listitem")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("Answer by")
    assert obstacles(alma, "waiting") == []

    alma.goto(f"{server.url}/settings")
    reminders = alma.get_by_test_id("reminders")
    reminders.get_by_label("Email address").fill("alma@example.org")
    reminders.get_by_role("button", name="Remind me by email").click()
    expect(reminders).to_contain_text("We sent a link to alma@example.org")
    assert obstacles(alma, "reminders") == []
    box = mailbox[0]
    bo.goto(f"{server.url}/mail/{box.link(PUBLIC + '/mail/')}")
    expect(bo.get_by_role("status")).to_contain_text("Your address is confirmed.")
    alma.reload()
    expect(reminders).to_contain_text("Reminders go to alma@example.org.")
    reminders.get_by_label("from").fill("23:30")
    reminders.get_by_label("to", exact=True).fill("07:00")
    reminders.get_by_role("button", name="Save").click()
    expect(reminders.get_by_role("button", name="No quiet hours")).to_be_visible()
    reminders.get_by_role("button", name="No quiet hours").click()
    alma.goto(f"{server.url}/")
    PassingTime(monkeypatch).pass_minutes(3)
    assert server.run(server.services.reminders.look()) == 1
    (link,) = re.findall(rf"Play on: {PUBLIC}(/match/\S+)", box.text())
    alma.goto(server.url + link)
    alma.get_by_test_id("daydream").wait_for()
    bo.goto(f"{server.url}/mail/stop/{box.link(PUBLIC + '/mail/stop/')}")
    expect(bo.get_by_role("status")).to_contain_text("You will get no more emails.")
    bo.goto(f"{server.url}/mail/nonsense-that-is-long-enough")
    expect(bo.get_by_role("status")).to_contain_text("This link has expired")


def test_a_notification_shows_the_game_and_leads_to_the_table(writing: Hosted, new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["notifications"], origin=writing.url)
    page.goto(f"{writing.url}/settings")
    page.evaluate("() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    browser = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    browser.send("ServiceWorker.enable")
    end = 100
    while not found and end:
        page.wait_for_timeout(50)
        end -= 1
    message = '{"title": "It is your turn", "body": "Onirim", "url": "/waiting", "off": "Turn off"}'
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": writing.url, "registrationId": found[-1]["registrationId"], "data": message},
    )
    shown = page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            for (let n = 0; n < 100; n++) {
                const [one] = await worker.getNotifications();
                if (one) return [one.title, one.body, one.data.url, one.actions.map((action) => action.title)];
                await new Promise((later) => setTimeout(later, 50));
            }
            return null;
        }"""
    )
    assert shown == ["It is your turn", "Onirim", "/waiting", ["Turn off"]]
