"""Who is there: with a page open, away, or gone since when; on one process, on several, and after a crash."""

from typing import Any

from reverie.server import presence
from reverie.server.clock import now
from server.conftest import Host
from server.hosting import Page, wait_until


def states(message: dict[str, Any]) -> list[str]:
    return [one["state"] for one in message["presence"]]


def hear_states(page: Page, wanted: list[str]) -> dict[str, Any]:
    """The first message that says so."""
    while states(message := page.hear("here")) != wanted:
        pass
    return message


def test_open_away_and_gone_are_told_across_servers(hosts: Host) -> None:
    one, two = hosts(), hosts()
    alma, bo = one.guest("Alma"), two.guest("Bo")
    match = alma.match("daydream:A", players=2)["id"]
    bo.join(alma.get(f"/api/matches/{match}"))
    here = alma.sit(match)
    assert states(here.table) == ["open", "gone"]
    there = bo.sit(match)
    assert states(there.table) == ["open", "open"]
    hear_states(here.page, ["open", "open"])
    assert there.page.ask("away", on=True)["type"] == "ok"
    hear_states(here.page, ["open", "away"])
    second = bo.sit(match)  # who looks at one of several pages is there
    hear_states(here.page, ["open", "open"])
    second.page.go()
    hear_states(here.page, ["open", "away"])
    before = now()
    there.page.go()
    gone = hear_states(here.page, ["open", "gone"])
    assert before <= gone["presence"][1]["since"] <= gone["now"] <= now()
    later = alma.get(f"/api/matches/{match}/table")
    assert later["presence"][1] == gone["presence"][1]
    assert later["here"] == [0]


def test_pages_of_a_stopped_and_of_a_dead_process_are_gone(hosts: Host) -> None:
    one, two, three = hosts(), hosts(), hosts()
    alma, bo, eve = one.guest("Alma"), two.guest("Bo"), three.guest("Eve")
    match = alma.match("daydream:A", players=3)
    for person in (bo, eve):
        person.join(match)
    here = alma.sit(match["id"])
    bo.sit(match["id"])
    eve.sit(match["id"])
    hear_states(here.page, ["open", "open", "open"])
    two.stop()
    hear_states(here.page, ["open", "gone", "open"])
    # What a killed process leaves behind: pages, and the last time it said that it was alive.
    long_ago = now() - int(presence.DEAD_SECONDS * 2000)
    last = three.services.presence
    wait_until(lambda: bool(last.stored))
    three.services.presence.process, killed = "another", last.process
    one.run(one.services.store.count_pages(killed, long_ago))
    one.run(one.services.presence._say_alive())
    one.run(one.services.presence.look([match["id"]]))
    assert hear_states(here.page, ["open", "gone", "gone"])["presence"][2]["since"] == long_ago
    # One that was taken for dead finds out, and stores its pages again.
    three.run(last._say_alive())
    last.wake.set()
    hear_states(here.page, ["open", "gone", "open"])


def test_sitting_down_and_leaving_move_an_open_page(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.match("daydream:A", players=2)
    here, there = alma.page(), bo.page()
    here.ask("open", match=match["id"])
    there.ask("open", match=match["id"])
    bo.join(match)
    hear_states(here, ["open", "open"])
    bo.change("POST", f"/api/matches/{match['id']}/leave")
    hear_states(here, ["open"])
