"""Attempts at other people's drafts, accounts, names, results and files: parts of hostile.py."""

import asyncio
import contextlib
import itertools
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cheats import need
from serving import ROOT, Http, Server, guest, new_match, socket_of

PASSWORD: Final = "nine green lanterns"
WRONG_TRIES: Final = 12  # more than an address has at one name
# Names that show nothing, that look like somebody's, and that are a bot's or the operator's.
NAMES: Final = ("\u200b\u2060", "\u3164", "\u041elivia", "0livia", "Oli\u0301via", "greedy", "Moderator", "admin")
COMMON: Final = ("password", "12345678", "qwertyuiop", "Olivia", "iloveyou")
ADDRESS: Final = re.compile(r"\b127\.0\.\d+\.\d+\b")
TEXT: Final = {"content_type": "text/plain"}
RECORDS: Final = ROOT / "tests" / "records" / "onirim"
_addresses = (f"127.0.1.{number}" for number in itertools.count(2))  # none of those that hostile.py uses


def somebody(server: Server, name: str) -> Http:
    """Somebody with a claimed name, from an address of their own."""
    person = guest(server.port, next(_addresses))
    person.need("POST", "/api/me/claim", {"name": name, "password": PASSWORD})
    return person


def drafts(server: Server, person: Http) -> str:
    """Look for what another player writes on their sheet before the turn closes: in bytes, counts, exports, metrics."""
    other = guest(server.port)
    match = new_match([person, other], "daydream:A")

    def seen() -> tuple[object, ...]:
        export = person.need("GET", "/api/me/export")
        return (
            next(one for one in export["matches"] if one["id"] == match),
            person.need("GET", f"/api/matches/{match}"),
            {**person.need("GET", f"/api/matches/{match}/table"), "now": 0, "presence": 0, "here": 0},
        )

    async def watch() -> int:
        async with socket_of(server.port, person.cookie) as mine, socket_of(server.port, other.cookie) as theirs:
            await theirs.open(match)
            mine.raw = []
            await mine.open(match)
            before = await asyncio.to_thread(seen)
            heard = len(mine.raw)
            for _ in range(2):
                view = theirs.views[match]
                assert view.decision is not None
                await theirs.play(match, view.decision, view.actions[0].text)
            await theirs.ask("undo", match=match)
            await mine.ask("ping")
            frames = [frame for frame in mine.raw[heard:] if b'"pong"' not in frame and b'"here"' not in frame]
            need(not frames, f"{len(frames)} frames told of a draft")
            need(await asyncio.to_thread(seen) == before, "an answer changed with a draft")
            return heard

    asyncio.run(watch())
    need(b"reverie_entries" not in person.ask("GET", "/metrics").body, "/metrics is public")
    return "two drafts and an undo changed no byte of socket, table, list or export; /metrics is not public"


def daily_by_guests(server: Server, person: Http) -> str:
    """Try the day's dream as several guests, then sign in as the best of them."""
    name = somebody(server, "Penelope")
    ranked = []
    for _ in range(3):
        try_of = guest(server.port, next(_addresses))
        match = try_of.need("POST", "/api/daily/onirim/begin", {})["id"]
        asyncio.run(_concede(server.port, try_of, match))
        try_of.need("POST", "/api/sign-in", {"name": "Penelope", "password": PASSWORD, "bring": True})
        today = try_of.need("GET", "/api/daily")
        ranked += [dream["ranked"] for dream in today["games"] if dream["game"] == "onirim"]
    day = name.need("GET", "/api/daily")["day"]
    lines = name.need("GET", f"/api/daily/{day}/onirim/leaderboard")["tries"]
    need(not any(ranked) and not any(line["you"] for line in lines), "a try of a guest is ranked")
    again = name.need("POST", "/api/daily/onirim/begin", {})
    need(again["status"] == "finished", "a further try was given to whoever had one as a guest")
    return "none of three tries as guests was ranked, and no further one was given"


async def _concede(port: int, person: Http, match: str) -> None:
    async with socket_of(port, person.cookie) as page:
        await page.open(match)
        await page.ask("concede", match=match)


def accounts(server: Server, person: Http) -> str:
    """Guess passwords until one is locked out, by a name that looks like an address too; then the owner comes."""
    somebody(server, "Olivia")
    attacker, victim = next(_addresses), next(_addresses)
    tried = [_sign_in(server, attacker, "Olivia", f"guess number {number}") for number in range(WRONG_TRIES)]
    need(429 in tried, f"guessing goes on for ever: {tried}")
    for _ in range(WRONG_TRIES):
        _sign_in(server, next(_addresses), victim, "a guess at nobody")
    need(_sign_in(server, victim, "Olivia", PASSWORD) == 200, "the owner is locked out")
    one = guest(server.port, next(_addresses))
    found = [one.ask("PATCH", "/api/me", {"shown": name}).status for name in NAMES]
    need(set(found) <= {409, 422}, f"a name that is somebody's or shows nothing was taken: {found}")
    other = guest(server.port, next(_addresses))
    found = [other.ask("POST", "/api/me/claim", {"name": "Quentin", "password": word}).status for word in COMMON]
    need(200 not in found, f"a common password was taken: {found}")
    refused = f"{len(NAMES)} names and {len(COMMON)} passwords were refused"
    return f"{tried.index(429)} guesses, then none; the owner got in; {refused}"


def _sign_in(server: Server, address: str, name: str, password: str) -> int:
    return Http(server.port, address=address).ask("POST", "/api/sign-in", {"name": name, "password": password}).status


def one_game_often(server: Server, person: Http) -> str:
    """Bring the same won game home under many keys."""
    text = next(text for text in _records() if "\nplayers 1\n" in text and "\nresult " in text)
    found = [person.ask("PUT", f"/api/offline/key-{n}?bots=", text, **TEXT).status for n in range(5)]
    need(found == [201, 200, 200, 200, 200], f"answered {found}")
    games = sum(one["all"]["games"] for one in person.need("GET", "/api/statistics")["setups"])
    need(games == 1, f"it counts {games} times")
    return "five keys, one game"


def _records() -> Iterator[str]:
    return (path.read_text(encoding="utf-8") for path in sorted(RECORDS.iterdir()))


def files_and_log(server: Server, person: Http) -> str:
    """Look for files that others may read, and for addresses in the log."""
    own = [path for path in server.data.rglob("*") if not path.name.startswith("server-")]
    modes = {path.name: path.stat().st_mode & 0o077 for path in own}
    need(not any(modes.values()), f"others may read {[name for name, mode in modes.items() if mode]}")
    lines = [line for line in server.log().splitlines() if ADDRESS.search(line) and "Reverie is at" not in line]
    need(not lines, f"an address is in the log: {lines[:1]}")
    return f"{len(own)} files are the server's alone; no address in {len(server.log().splitlines())} lines of log"


def missing_entry(server: Server, person: Http) -> str:
    """Take an entry from a match and the options from another, start again; then its owner wants to leave for good."""
    broken, other, whole = (new_match([person], "onirim") for _ in range(3))
    server.kill()
    with contextlib.closing(sqlite3.connect(server.data / "reverie.sqlite")) as database:
        database.execute("DELETE FROM entries WHERE match_id = ? AND number = 2", (broken,))
        database.execute("UPDATE matches SET options = '{' WHERE id = ?", (other,))
        database.commit()
    server.start()
    listed = {match["id"] for match in person.need("GET", "/api/matches")["matches"]}
    need(whole in listed, "the list of matches fails")
    for match in (broken, other):
        need(person.ask("GET", f"/api/matches/{match}/table").status >= 400, "a damaged match is shown")
    marked = person.need("GET", "/health")["damaged_matches"]
    need(marked >= 2, f"/health knows of {marked} damaged matches")
    need(person.ask("DELETE", "/api/me").status == 204, "its owner cannot delete their account")
    return f"/health counts {marked} damaged matches, lists go on, and their owner could leave"


def bad_starts(_: Server, person: Http) -> str:
    """Start on a file that is no database, on a newer schema, and look at what is no store with `admin`."""
    said = []
    with tempfile.TemporaryDirectory(prefix="reverie-starts-") as folder:
        garbage, newer, nothing = (Path(folder) / name for name in ("garbage", "newer", "nothing"))
        for path in (garbage, newer, nothing):
            path.mkdir()
        (garbage / "reverie.sqlite").write_bytes(b"this is no database " * 500)
        with contextlib.closing(sqlite3.connect(newer / "reverie.sqlite")) as database:
            database.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")
            database.execute("INSERT INTO schema_version VALUES (9999)")
            database.commit()
        for words in (
            ["--no-open", "--port", "0", "--data", str(garbage)],
            ["--no-open", "--port", "0", "--data", str(newer)],
            ["admin", "--data", str(nothing), "check"],
        ):
            ended = subprocess.run(
                [sys.executable, "-m", "reverie", *words], capture_output=True, text=True, timeout=120, check=False
            )
            lines = ended.stderr.strip().splitlines()
            need(ended.returncode == 2 and len(lines) == 1, f"exit {ended.returncode}: {lines[-1:]}")
            said += lines
        need(not list(nothing.iterdir()), "admin made a store")
    return f"{len(said)} starts ended with 2 and one sentence"
