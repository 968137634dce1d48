"""Nobody sees what is not theirs: every byte that is sent, against what the rules allow each seat to know."""

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.core.game import SPECTATOR
from reverie.core.record import Entry, Replay
from reverie.games.discovery import find_setup, new_setup
from reverie.observed_match import gone_back
from reverie.server.app import build
from reverie.server.matches import new_row
from reverie.server.rows import SeatRow
from reverie.server.settings import Settings
from reverie.server.store import one
from server.conftest import Host
from server.hosting import Guest, Hosted, Page, Player

TABLES = [
    ("onirim+book+towers+dreams", {"talk": "silent"}),
    ("onirim+dreams:5", {"talk": "open"}),
    ("daydream:EFD", {}),
]
# Every field of every kind of message but views and events, which are compared whole.
FIELDS = {
    "welcome": {"type", "person", "version"},
    "table": {
        *("type", "match", "at", "view", "events", "table", "undo", "asking", "here", "presence", "now", "chat"),
        *("muted", "id"),
    },
    "moved": {"type", "id", "match", "at", "view", "events", "undo", "asking", "asked"},
    "ok": {"type", "id", "match", "at", "again", "undo"},
    "asking": {"type", "id", "match", "asking", "undo", "at"},
    "here": {"type", "match", "here", "presence", "now"},
    "seats": {"type", "match", "table"},
    "turn": {"type", "match", "table"},
    "pong": {"type", "id"},
}
MATCH = {
    *(
        "id",
        "game",
        "setup",
        "status",
        "kind",
        "day",
        "circle",
        "open",
        "watch",
        "created",
        "updated",
        "seats",
        "seat",
        "owner",
    ),
    *("asked", "your_turn", "result", "forked", "code", "commitment", "next", "time_to_answer", "material"),
}


def plain(data: Any) -> Any:
    """As it looks after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))


class Allowed:
    """What a seat or a spectator may know after each entry of a match, worked out from its record alone."""

    def __init__(self, server: Hosted, match: str, setup: str, options: dict[str, str], seat: int) -> None:
        replay = Replay(new_setup(setup, 2, options))
        self.views = [plain(replay.state.view(seat))]
        self.events: list[dict[str, Any]] = []
        for row in server.run(server.services.store.entries(match)):
            entry = Entry(row.actor, row.text, bool(row.auto))
            told = replay.follow(entry)
            if entry.back_to() is not None:
                self.events.append(gone_back(entry))
            self.events += [plain(event.to_json()) for event in told if event.heard_by(seat)]
            self.views.append(plain(replay.state.view(seat)))


def check_every_byte(page: Page, allowed: Allowed, secrets: list[str]) -> None:
    told: list[dict[str, Any]] = []
    for text in page.everything:
        assert not any(secret in text for secret in secrets)
        frame = json.loads(text)
        assert frame.keys() <= FIELDS[frame["type"]], frame["type"]
        if "table" in frame:
            assert frame["table"].keys() <= MATCH
        if frame.get("view") is not None:
            assert frame["view"] in allowed.views
        told += frame.get("events", [])
    assert told == allowed.events[len(allowed.events) - len(told) :]


def play_on(players: list[Player], dice: random.Random, moves: int) -> None:
    for _ in range(moves):
        for player in players:
            player.catch_up()
        asked = [player for player in players if player.asked]
        if not asked:
            return
        player = dice.choice(asked)
        if player.undo and dice.random() < 0.1:
            player.page.ask("undo", match=player.match)
        else:
            player.play(dice.choice(player.answers()))


@pytest.mark.parametrize(("setup", "options"), TABLES)
def test_every_byte_is_what_the_view_allows(host: Host, setup: str, options: dict[str, str]) -> None:
    server = host()
    alma, bo, eve = (server.guest(name) for name in ("Alma", "Bo", "Eve"))
    match = alma.match(setup, players=2, options=options)
    bo.join(match)
    row = server.run(server.services.store.match(match["id"]))
    assert row is not None
    players = [alma.sit(match["id"]), bo.sit(match["id"])]
    watcher = eve.sit(match["id"])
    play_on(players, random.Random(setup), 60)
    if options.get("talk") == "silent":
        # There is something to hide: what one holds, the other sees the backs of.
        assert players[0].view["hands"][1] != players[1].view["hands"][1]
    for seat, player in ((0, players[0]), (1, players[1]), (SPECTATOR, watcher)):
        player.catch_up()
        # Only those at the table know the invitation; nobody knows the seed, or anybody's cookie.
        secrets = [row.seed, *(person.cookie for person in (alma, bo, eve)), *([row.code] if seat == SPECTATOR else [])]
        check_every_byte(player.page, Allowed(server, match["id"], setup, options, seat), secrets)


def dealt(server: Hosted, people: list[Guest], setup: str, seed: str) -> str:
    """A match for these people, dealt from a seed of our choice."""
    row = new_row(find_setup(setup, len(people)), people[0].me["id"], seed=seed)
    seats = [SeatRow(row.id, seat, one.me["id"], None, f"Player {seat}", 0) for seat, one in enumerate(people)]
    server.run(server.services.moves.add(row, seats))
    return row.id


def without_names(text: str, match: str) -> str:
    """A message without what differs between any two matches: names, times and the commitment."""
    text = text.replace(match, "MATCH")
    text = re.sub(r'"(created|updated|at|now|since)": ?\d{9,}', r'"\1":0', text)
    return re.sub(r'"(code|commitment)": ?"[^"]*"', r'"\1":""', text)


def all_of(page: Page, match: str) -> list[str]:
    """Everything that came after the welcome, which names the person."""
    return [without_names(text, match) for text in page.everything[1:]]


def test_what_somebody_else_drafts_changes_no_byte(host: Host) -> None:
    """Twice the same match; in one the other player drafts this, in the other that, and takes some of it back."""
    server = host()
    heard = []
    for choice in (0, -1):
        people = [server.guest(), server.guest()]
        watcher = server.guest()
        match = dealt(server, people, "daydream:BC", "5eed" * 16)
        me, other = (person.sit(match) for person in people)
        subscription = watcher.sit(match)
        for _ in range(2):
            drafts = [answer for answer in other.answers() if answer != "done"]
            if not drafts:
                break
            if choice:
                server.services.loop.call_soon_threadsafe(server.services.cache.forget, match)  # as if idle for long
            other.play(drafts[choice])
        if choice:
            other.page.ask("undo", match=match)
            other.page.ask("play", match=match, decision=10**6, answer="done", key="a-key-of-mine")
        hint = me.page.ask("hint", match=match, decision=me.view["decision"])
        assert hint["type"] == "hint"
        (exported,) = people[0].get("/api/me/export")["matches"]
        me.play(me.answers()[0])
        subscription.catch_up()
        again = people[0].sit(match)
        polled = people[0].http.get(f"/api/matches/{match}/table?since=0").text
        pages = [all_of(page, match) for page in (me.page, subscription.page, again.page)]
        heard.append([*pages, without_names(polled, match), without_names(json.dumps(exported), match)])
    assert heard[0] == heard[1]


def test_nothing_tells_a_days_seed_before_the_day_is_over(host: Host) -> None:
    server = host()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = alma.change("POST", "/api/daily/onirim/begin")["id"]
    player = alma.sit(match)
    row = server.run(server.services.store.match(match))
    assert row is not None

    def everything() -> list[str]:
        """All that the player and a stranger can get hold of."""
        paths = ["/api/me/export", "/api/daily", "/api/history", "/api/matches"]
        paths += [f"/api/daily/{row.day}", f"/api/daily/{row.day}/onirim/leaderboard"]
        paths += [f"/api/matches/{match}{more}" for more in ("", "/table?since=0", "/record", "/replay", "/fairness")]
        paths += [f"/api/matches/{match}/share"]
        return [person.http.get(path).text for person in (alma, bo) for path in paths] + player.page.everything

    player.play(player.answers()[0])
    assert not any(row.seed in text for text in everything())
    player.page.ask("concede", match=match)
    player.wait(lambda one: one.over)
    assert not any(row.seed in text for text in everything())
    (told,) = json.loads(everything()[0])["matches"]
    assert (told["seed"], told["commitment"]) == (None, row.commitment)

    async def the_day_before() -> None:
        await server.services.store.database.write([one("UPDATE matches SET day = '2020-01-01' WHERE id = $1", match)])

    server.run(the_day_before())
    (told,) = alma.get("/api/me/export")["matches"]
    assert told["seed"] == row.seed


def test_the_luck_of_a_house_is_drawn_afresh(tmp_path: Path) -> None:
    """Tests script it; whoever starts the program gets 256 bits for each match that nobody can foresee."""
    luck = build(Settings(data=str(tmp_path))).state.services.matches.luck
    seeds = {luck() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
