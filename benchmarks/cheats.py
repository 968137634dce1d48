"""Attempts to learn or win what is not one's own, and a store that cannot be written: parts of hostile.py."""

import asyncio
import contextlib
import json
import resource
import secrets
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from serving import Heard, Http, Server, Socket, guest, new_match, socket_of

DAY: Final = 86_400_000  # milliseconds
SHOWING: Final = ("discard ", "give ", "bin ", "shed ")  # answers that show the partner a hidden card
SHOWN_CARDS: Final = 6  # that are enough of a try
MOVES: Final = 400
NOTICED_SECONDS: Final = 10.0  # within which /health knows of a store that cannot be written


class Broken(Exception):
    """An attack that did what it should not."""


def need(true: bool, what: str) -> None:
    if not true:
        raise Broken(what)


def silent_undo(server: Server, person: Http) -> str:
    """Show the partner of a silent game a card, take it back, and let the partner agree to that."""
    partner = guest(server.port)
    tried = asyncio.run(_take_back_shown_cards(server.port, person, partner))
    need(tried >= SHOWN_CARDS, f"only {tried} cards were shown")
    return f"none of {tried} answers that showed a card could be taken back"


async def _take_back_shown_cards(port: int, person: Http, partner: Http) -> int:
    """How many answers that showed a card the partner had never heard of were tried to be taken back."""
    tried = 0
    async with socket_of(port, person.cookie) as mine, socket_of(port, partner.cookie) as theirs:
        pages = [mine, theirs]
        while tried < SHOWN_CARDS:
            match = new_match([person, partner], "onirim", talk="silent")
            for page in pages:
                page.raw = []
                await _patiently(page, "open", match=match)
            for _ in range(MOVES):
                asked = [page for page in pages if page.views[match].decision is not None]
                if not asked or tried == SHOWN_CARDS:
                    break
                page, other = asked[0], pages[asked[0] is mine]
                view = page.views[match]
                heard = _cards_heard(other)
                texts = [choice.text for choice in view.actions if choice.text.startswith(SHOWING)]
                hidden = [text for text in texts if " from common" not in text and text.split(" ", 1)[1] not in heard]
                answer = hidden[0] if hidden else view.actions[0].text
                assert view.decision is not None
                key = secrets.token_urlsafe(12)
                await _patiently(page, "play", match=match, decision=view.decision, answer=answer, key=key)
                await _settled(pages)
                if hidden:
                    tried += 1
                    found = await _patiently(page, "undo", match=match)
                    said = found.code or found.type
                    need(said == "nothing-to-undo", f"undo of {answer!r} was answered with {said}")
    return tried


async def _patiently(page: Socket, kind: str, **fields: Any) -> Heard:
    """Ask until the limit on messages allows it: that a request came too soon says nothing about undo."""
    while (found := await page.ask(kind, **fields)).code == "too-many":
        await asyncio.sleep(0.2)
    return found


def _cards_heard(page: Socket) -> set[str]:
    """The cards that events have told a page of."""
    events = [event for frame in page.raw or [] for event in json.loads(frame).get("events") or []]
    return {str(event["card"]) for event in events if "card" in event}


async def _settled(pages: list[Socket]) -> None:
    """Ask something of each page: what was sent before has arrived by then."""
    for page in pages:
        await page.ask("ping")


def daily_copy(server: Server, person: Http) -> str:
    return _shared_copy(server, person, guest(server.port), "/api/daily/onirim/begin", "daily")


def circle_copy(server: Server, person: Http) -> str:
    other = guest(server.port)
    for one in (person, other):
        name = f"cheat{secrets.token_hex(4)}"
        one.need("POST", "/api/me/claim", {"name": name, "password": secrets.token_hex(8)})
    circle = person.need("POST", "/api/circles", {"name": "Cheats", "setups": ["onirim", *[""] * 6]})
    other.need("POST", f"/api/circle-invitations/{circle['code']}", {})
    return _shared_copy(server, person, other, f"/api/circles/{circle['id']}/deals/1", "circle")


def _shared_copy(server: Server, person: Http, other: Http, begin: str, kind: str) -> str:
    """Concede a deal that others play too, then upload it unfinished under another name to ask for hints."""
    begun = person.need("POST", begin, {})
    match = str(begun["id"])
    open_record = person.ask("GET", f"/api/matches/{match}/record").status
    need(open_record >= 400, "an open try can be downloaded")
    hint = asyncio.run(_hint_and_concede(server.port, person, match))
    need(hint == kind, f"a hint was answered with {hint}")
    text = person.ask("GET", f"/api/matches/{match}/record").body.decode()
    entries = text.partition("\n\nresult")[0].splitlines()
    again = "\n".join(line for line in entries if not line.endswith(" concede")) + "\n\nopen\n"
    found = other.ask("POST", "/api/records", again, content_type="text/plain")
    need(found.status >= 400, f"a copy was taken: {found.status}")
    code = found.json()["error"]["code"]
    need(code == kind, f"a copy was refused for another reason: {code}")
    watched = other.ask("GET", f"/api/matches/{match}/replay").json()["error"]["code"]
    need(watched == f"{kind}-hidden", f"a replay was answered with {watched}")
    second = person.need("POST", begin, {})
    need(second["id"] == match, "a second try was given")
    return f"no record while it is open ({open_record}), no hint, no copy, no second try"


async def _hint_and_concede(port: int, person: Http, match: str) -> str | None:
    async with socket_of(port, person.cookie) as page:
        view = (await page.open(match)).view
        assert view is not None
        assert view.decision is not None
        heard = await page.ask("hint", match=match, decision=view.decision)
        await page.ask("concede", match=match)
        return heard.code


def rematch_farm(server: Server, person: Http) -> str:
    """Win against somebody, then ask for rematch after rematch that they never agreed to."""
    victim = guest(server.port)
    match = new_match([person, victim], "daydream:A")

    async def lose() -> None:
        async with socket_of(server.port, victim.cookie) as page:
            await page.open(match)
            await page.ask("concede", match=match)

    asyncio.run(lose())
    before = person.need("GET", "/api/statistics")
    asked = [person.need("POST", f"/api/matches/{match}/rematch", {}) for _ in range(5)]
    need(len({one["id"] for one in asked}) == 1, "each request made a match of its own")
    rematch = person.need("GET", f"/api/matches/{asked[0]['id']}")
    need(rematch["status"] == "waiting", f"the rematch is {rematch['status']} without consent")
    person.ask("POST", f"/api/matches/{asked[0]['id']}/leave", {})
    need(person.need("GET", "/api/statistics") == before, "wins were counted")
    return "five requests made one match, which waits; nothing was counted"


def clock_jump(server: Server, person: Http) -> str:
    """Start the server with a clock that is 500 days ahead of everything it has stored."""
    ago = 500 * DAY
    yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
    seeds = [dream["seed"] for dream in person.need("GET", f"/api/daily/{yesterday}")["games"]]
    need(all(seeds), "the seeds of a day that is over are hidden")
    server.kill()
    with contextlib.closing(sqlite3.connect(server.data / "reverie.sqlite")) as store:
        (known,) = store.execute("SELECT value FROM secrets WHERE name = 'clock'").fetchone()
        clock = json.loads(known)
        clock |= {"trusted": clock["trusted"] - ago, "boot": "another"}
        store.execute("UPDATE secrets SET value = ? WHERE name = 'clock'", (json.dumps(clock),))
        for table in ("people", "tokens"):
            store.execute(f"UPDATE {table} SET seen = seen - {ago}")
        (people,) = store.execute("SELECT count(*) FROM people").fetchone()
        store.commit()
    server.start()
    need(person.ask("GET", "/api/me").status == 200, "somebody was forgotten")
    found = person.ask("GET", f"/api/daily/{yesterday}")
    need(found.status == 404 or not any(dream["seed"] for dream in found.json()["games"]), "a seed was published")
    with contextlib.closing(sqlite3.connect(server.data / "reverie.sqlite")) as store:
        (left,) = store.execute("SELECT count(*) FROM people").fetchone()
    need(left == people, f"{people - left} people were forgotten")
    return f"nobody of {people} was forgotten, no seed was published"


def full_disk(server: Server, person: Http) -> str:
    """Let no file of the server grow any more, play, and give it room again."""
    match = new_match([person], "onirim")
    pid = server.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        refused = asyncio.run(_answer(server.port, person, match))
        need(refused is not None, "an answer was acknowledged that cannot be stored")
        status = _health_becomes(person, 503)
        read = person.ask("GET", f"/api/matches/{match}").status
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    need(status == 503, f"/health says {status}")
    need(_health_becomes(person, 200) == 200, "it does not recover")
    stored = asyncio.run(_answer(server.port, person, match))
    need(stored is None, f"it does not play on: {stored}")
    return f"answers were refused ({refused}), /health said 503, reading went on ({read}); with room again it plays on"


def read_only(server: Server, person: Http) -> str:
    """Hold the lock for writing from another process, play, and let go."""
    match = new_match([person], "onirim")
    with contextlib.closing(sqlite3.connect(server.data / "reverie.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        status = _health_becomes(person, 503)
        read = person.ask("GET", f"/api/matches/{match}").status
        other.execute("ROLLBACK")
    need(status == 503, f"/health says {status}")
    need(read == 200, f"reading does not go on: {read}")
    need(_health_becomes(person, 200) == 200, "it does not recover")
    need(asyncio.run(_answer(server.port, person, match)) is None, "it does not play on")
    return "/health said 503, reading went on; without the lock it plays on"


def _health_becomes(person: Http, status: int) -> int:
    end = time.monotonic() + NOTICED_SECONDS
    while True:
        found = person.ask("GET", "/health").status
        if found == status or time.monotonic() > end:
            return found
        time.sleep(0.1)


async def _answer(port: int, person: Http, match: str) -> str | None:
    """Answer once; why it was refused, or None."""
    async with socket_of(port, person.cookie) as page:
        await page.open(match)
        view = page.views[match]
        assert view.decision is not None
        heard = await page.play(match, view.decision, view.actions[0].text)
        return None if heard.stored else heard.code
