"""Playing without a server: the page's own engine says word for word what the server would, and brings it home."""

import json
import random
from typing import Any

import pytest

from reverie.core.fairness import check
from reverie.core.record import load
from reverie.offline import Offline
from server.conftest import Host
from server.hosting import Guest, Hosted, Page, wait_until

TIMES = {"now", "since", "created", "updated"}
ME: dict[str, str] = {"who": "me"}
GREEDY = {"who": "bot", "bot": "greedy"}
TABLES: list[tuple[str, dict[str, str], list[dict[str, str]]]] = [
    ("onirim", {}, [ME]),
    ("onirim+book+towers+dreams", {}, [ME]),
    ("onirim+towers", {"talk": "silent"}, [ME, GREEDY]),
    ("daydream:EFD", {}, [ME]),
    ("daydream:BC", {}, [GREEDY, ME]),
]


def plain(frame: Any) -> Any:
    """A frame but for what depends on the clock, and the invitation that only a server can give."""
    if isinstance(frame, dict):
        return {name: plain(value) for name, value in frame.items() if name not in TIMES and name != "code"}
    return [plain(one) for one in frame] if isinstance(frame, list) else frame


class LocalFanout:
    """The bridge as a page's worker uses it: JSON in, JSON out, bots until none is asked."""

    def __init__(self, match: dict[str, Any], seed: str, shown: str) -> None:
        self.offline = Offline()
        self.match: str = match["id"]
        seats = [{"who": "bot", "bot": seat["bot"]} if seat["bot"] else ME for seat in match["seats"]]
        wanted = {**match["setup"], "setup": match["setup"]["spelling"], "seats": seats, "shown": shown}
        self.kept = json.loads(self.offline.begin(json.dumps({**wanted, "id": self.match, "seed": seed, "at": 1})))
        self.numbers = 0
        self.bots_answer({"frames": [], "keep": None, "more": True})

    def ask(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        self.numbers += 1
        message = {"type": kind, "id": self.numbers, "match": self.match, **fields}
        return self.bots_answer(json.loads(self.offline.answer(json.dumps(message), 2)))

    def bots_answer(self, out: dict[str, Any]) -> list[dict[str, Any]]:
        frames: list[dict[str, Any]] = out["frames"]
        while True:
            self.kept = out["keep"] or self.kept
            if not out["more"]:
                return frames
            out = json.loads(self.offline.go_on(self.match, 2))
            frames += out["frames"]


class Both:
    """The same match at the server and at home; every message goes to both, and what they say must agree."""

    def __init__(self, server: Hosted, alma: Guest, match: dict[str, Any]) -> None:
        row = server.run(server.services.store.match(match["id"]))
        assert row is not None
        self.match: str = match["id"]
        self.page: Page = alma.page()
        self.alone = LocalFanout(match, row.seed, "Alma")
        wait_until(lambda: alma.get(f"/api/matches/{self.match}")["asked"] == [match["seat"]])
        self.view: Any = self.ask("open")[0]["view"]
        self.undo = False

    def ask(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        expected = self.alone.ask(kind, **fields)
        self.page.send(
            kind, match=self.match, **{"key": f"key-{self.alone.numbers:05}", **fields} if kind == "play" else fields
        )
        heard: list[dict[str, Any]] = []
        while len(heard) < len(expected):
            frame = self.page.receive()
            if frame["type"] in ("table", "moved", "ok", "preview", "error"):
                heard.append(frame)
        for here, there in zip(expected, heard, strict=True):
            there.pop("message", None)  # of a refusal: the page has its own words
            assert plain(here) == plain(there)
            if "view" in here:
                self.view, self.undo = here["view"], here["undo"]
        return heard

    def play(self, rng: random.Random) -> None:
        answer = rng.choice(self.view["actions"])["text"]
        decision = self.view["decision"]
        self.ask("preview", decision=decision, answer=answer)
        self.ask("play", decision=decision, answer=answer)


@pytest.mark.parametrize(("setup", "options", "seats"), TABLES, ids=[one[0] for one in TABLES])
def test_every_frame_is_the_servers(
    host: Host, setup: str, options: dict[str, str], seats: list[dict[str, str]]
) -> None:
    server = host()
    alma = server.guest("Alma")
    match = alma.match(setup, players=len(seats), options=options, seats=seats)
    both = Both(server, alma, match)
    rng = random.Random(5)
    for number in range(25):
        if both.view["result"] is not None:
            break
        both.play(rng)
        if number % 5 == 0:
            both.ask("undo")  # or the refusal to
        if number % 11 == 10:
            both.ask("open", since=3)
            both.ask("play", decision=0, answer="done")
            both.ask("play", decision=both.view["decision"] or 0, answer="dance")
            both.ask("undo", far=True)
    if both.view["result"] is None:
        both.ask("concede")
    both.ask("open")
    assert both.view["result"] is not None
    both.ask("undo")
    both.ask("concede")
    path = f"/api/matches/{both.match}"
    assert plain(json.loads(both.alone.offline.replay(both.match))) == plain(alma.get(path + "/replay"))
    for number in (0, 7, 12):
        for seat in (None, 0):
            asked = f"{path}/replay/{number}" + ("" if seat is None else f"?seat={seat}")
            assert json.loads(both.alone.offline.position(both.match, number, seat)) == alma.get(asked)
    # What is kept at home is the record the server gives away, the proof of its luck included.
    assert both.alone.kept["record"] == alma.http.get(path + "/record").text


def test_a_game_that_was_kept_goes_on_where_it_was(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    both = Both(server, alma, alma.match("daydream:A", players=2, seats=[ME, GREEDY]))
    rng = random.Random(1)
    for _ in range(6):
        both.play(rng)
    later = Offline()
    later.take_up(json.dumps(both.alone.kept))
    both.alone.offline = later
    both.ask("open", since=2)
    for _ in range(6):
        both.play(rng)


def test_a_hint_and_what_only_company_is_for(host: Host) -> None:
    server = host()
    alma = server.guest("Alma")
    match = alma.match("onirim", seats=[ME])
    alone = LocalFanout(match, "0" * 64, "Alma")
    view = alone.ask("open")[0]["view"]
    [frame] = alone.ask("hint", decision=view["decision"])
    best = frame["hint"]["answers"][0]
    assert best["text"] in [action["text"] for action in view["actions"]]
    assert 0 <= best["low"] <= best["value"] <= best["high"] <= 1
    assert alone.ask("hint", decision=view["decision"] + 1)[0]["code"] == "stale"
    assert alone.ask("say", text="hello")[0]["code"] == "alone"


def test_a_bot_that_fails_is_stood_in_for_and_says_so_once(host: Host) -> None:
    alma = host().guest("Alma")
    alone = LocalFanout(alma.match("daydream:A", players=2, seats=[ME, GREEDY]), "3" * 64, "Alma")
    greedy = alone.match
    # No such bot can be asked for; one that was kept by an older version fails like any other.
    kept = {**alone.kept, "id": "older", "seats": [alone.kept["seats"][0], {"bot": "no-such-bot", "shown": "old bot"}]}
    alone.offline.take_up(json.dumps(kept))
    view = alone.ask("open")[0]["view"]
    told: list[dict[str, Any]] = []
    while view["turn"] < 3:
        play = {"decision": view["decision"], "answer": view["actions"][0]["text"]}
        alone.match = greedy
        assert all(frame["type"] != "stumbled" for frame in alone.ask("play", **play))
        alone.match = "older"
        frames = alone.ask("play", **play)
        told += [frame for frame in frames if frame["type"] == "stumbled"]
        view = next(frame["view"] for frame in reversed(frames) if "view" in frame)
    assert told == [{"type": "stumbled", "match": "older", "seat": 1, "shown": "old bot"}]
    # The stand-in is the server's: it writes what greedy writes in that seat.
    entries = [json.loads(alone.offline.replay(match))["entries"] for match in (greedy, "older")]
    assert entries[0] == entries[1]


def finished(alma: Guest, setup: str = "daydream:A") -> LocalFanout:
    alone = LocalFanout(alma.match(setup, players=2, seats=[ME, GREEDY]), "7" * 64, "Alma")
    alone.ask("concede")
    return alone


def bring(alma: Guest, key: str, record: str, bots: str = ",greedy") -> Any:
    return alma.http.put(
        f"/api/offline/{key}", params={"bots": bots}, content=record, headers={"content-type": "text/plain"}
    )


def test_a_game_comes_home_once_however_often_it_is_brought(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    alone = finished(alma)
    first, again = (bring(alma, "offline-1", alone.kept["record"]) for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 200)
    match = first.json()
    assert again.json() == match
    assert (match["kind"], match["status"]) == ("offline", "finished")
    assert [seat["bot"] for seat in match["seats"]] == [None, "greedy"]
    assert [one["id"] for one in alma.get("/api/history")["matches"]] == [match["id"]]
    assert alma.http.get(f"/api/matches/{match['id']}/record").text != ""
    record, replay = load(alone.kept["record"])
    assert check(record, replay).proven
    # The same name from somebody else is another game: nobody can take, or find, what is not theirs.
    other = bring(bo, "offline-1", alone.kept["record"])
    assert other.status_code == 201
    assert other.json()["id"] != match["id"]
    [counted] = alma.get("/api/statistics")["setups"]
    assert (counted["setup"], counted["all"]["games"]) == ("daydream:A", 1)
    for game in ("onirim", "daydream"):
        assert alma.get(f"/api/daily/{alma.get('/api/daily')['day']}/{game}/leaderboard")["tries"] == []
    assert alma.change("POST", f"/api/matches/{match['id']}/rematch")["kind"] == "casual"


def test_what_is_no_finished_game_of_somebody_is_not_taken(host: Host) -> None:
    alma = host().guest("Alma")
    alone = finished(alma)
    record = alone.kept["record"]
    started = LocalFanout(alma.match("onirim", seats=[ME]), "1" * 64, "Alma").kept["record"]
    for bots, text, code in (
        ("", record, "invalid"),
        (",", record, "invalid"),
        ("greedy,greedy", record, "invalid"),
        (",nobody", record, "invalid"),
        (",greedy", "reverie record 1\n", "damaged-record"),
        ("", started, "not-over"),
    ):
        answer = bring(alma, "one", text, bots)
        assert answer.json()["error"]["code"] == code
    assert alma.get("/api/history")["matches"] == []


def test_several_people_pass_one_device_around_and_see_only_their_own() -> None:
    offline = Offline()
    seats = [ME, {"who": "here", "shown": "Player 2"}]
    wanted = {"setup": "onirim", "players": 2, "options": {"talk": "silent"}, "seats": seats, "shown": "Alma"}
    kept = json.loads(offline.begin(json.dumps({**wanted, "id": "offline-pass", "seed": "5" * 64, "at": 1})))
    assert [seat["shown"] for seat in kept["seats"]] == ["Alma", "Player 2"]
    numbers = iter(range(1, 1000))

    def ask(kind: str, **fields: Any) -> list[dict[str, Any]]:
        message = {"type": kind, "id": next(numbers), "match": "offline-pass", **fields}
        frames: list[dict[str, Any]] = json.loads(offline.answer(json.dumps(message), 2))["frames"]
        return frames

    rng = random.Random(5)
    passed = hidden = 0
    [table] = ask("open")
    view = table["view"]
    for _ in range(60):
        asked = [seat for seat in table["table"]["asked"] if seat != table["table"]["seat"]]
        if view["decision"] is None:
            assert asked, "somebody at the device is asked"
            [table] = ask("hand", seat=asked[0])
            view = table["view"]
            passed += 1
            assert table["table"]["seat"] == asked[0] == view["seat"]
            hidden += view["hands"][1 - asked[0]]["hidden"]
        answer = rng.choice(view["actions"])["text"]
        moved, turn = ask("play", decision=view["decision"], answer=answer)
        assert (moved["type"], turn["type"]) == ("moved", "turn")
        assert moved["view"]["seat"] == turn["table"]["seat"]
        view, table = moved["view"], turn
        if view["result"]:
            break
    assert passed > 2
    assert hidden > 0, "what the other one holds stays hidden from who holds the device"
    assert ask("hand", seat=7)[0]["code"] == "not-yours"


def test_a_new_game_is_on_the_current_edition_and_one_begun_again_on_its_own() -> None:
    wanted = {"setup": "daydream:A", "id": "offline-1", "seed": "0" * 64, "at": 1, "shown": "Alma"}
    new = json.loads(Offline().begin(json.dumps(wanted)))
    assert new["setup"]["options"] == {"boards": "4"}
    again = json.loads(Offline().begin(json.dumps({**wanted, "options": {}, "again": True})))
    assert again["setup"]["options"] == {}
