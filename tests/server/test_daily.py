"""The daily dream: which set-up, whose luck, which place, and a result that spoils nothing."""

import asyncio
import re
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from reverie.core.fairness import commit, luck
from reverie.core.match import Match
from reverie.games.discovery import find_setup, game_of
from reverie.server import daily as dreams
from reverie.server.daily import dream, dream_of, setup_of, standings, today_of
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.rows import DAILY, TryRow
from reverie.server.shared_deals import NoSuchPeriod, is_over, secret_of
from reverie.server.statistics import Played
from reverie.server.store import insert, one
from reverie.streaks import Streak, streak
from server.conftest import Host
from server.hosting import Guest
from server.storing import finished, open_store, somebody

DAY = date(2026, 11, 16)
SECRET = "a secret of this server"
NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
HOURS = 3_600_000


def days(n: int, start: date = DAY) -> list[date]:
    return [start + timedelta(days=k) for k in range(n)]


@pytest.mark.parametrize(("game", "length"), [("onirim", 36), ("daydream", 8)])
def test_every_setup_comes_round_and_none_twice_in_a_row(game: str, length: int) -> None:
    start = date.fromordinal(DAY.toordinal() // length * length)
    first = Counter(setup_of(game, day).spelling for day in days(length, start))
    assert len(first) == length
    assert set(first.values()) == {1}
    many = [setup_of(game, day) for day in days(40 * length, start)]
    assert set(Counter(setup.spelling for setup in many).values()) == {40}
    assert all(one.spelling != other.spelling for one, other in pairwise(many))
    assert all(setup.players == 1 for setup in many)


def test_the_choice_never_changes() -> None:
    """Stored days must stay what they were: these stand in people's histories."""
    assert [setup_of("onirim", day).spelling for day in days(3)] == [
        "onirim+book+towers:ruins+dreams:5",
        "onirim+towers:ruins+dreams:6",
        "onirim+book:lost+towers+dreams:6",
    ]
    assert [setup_of("daydream", day).spelling for day in days(3)] == ["daydream:BC", "daydream:AD", "daydream:BCA"]


def test_everybody_has_the_same_luck_and_another_day_or_server_another() -> None:
    daily = dream("onirim", DAY)
    setup = find_setup("onirim")

    def hand(seed: str) -> list[str]:
        return [entry.text for entry in Match(setup, luck(seed)).record.entries]

    assert hand(daily.seed(SECRET)) == hand(dream("onirim", DAY).seed(SECRET))
    others = [
        dream("onirim", DAY + timedelta(days=1)).seed(SECRET),
        daily.seed("other"),
        dream("daydream", DAY).seed(SECRET),
    ]
    assert len({daily.seed(SECRET), *others}) == 4
    assert all(re.fullmatch(r"[0-9a-f]{64}", seed) for seed in others)


def test_the_commitment_is_the_one_verify_checks() -> None:
    daily = dream("daydream", DAY)
    setup = daily.setup
    assert daily.commitment(SECRET) == commit(daily.key, setup, game_of(setup).rules_version, daily.seed(SECRET))


def test_the_day_is_that_of_utc() -> None:
    assert today_of(1794787199_999) == date(2026, 11, 15)
    assert today_of(1794787200_000) == DAY


def test_no_other_days_and_games_than_there_are() -> None:
    assert dream_of("onirim", "2026-11-16") == dream("onirim", DAY)
    for game, day in (("chess", "2026-11-16"), ("onirim", "2026-13-01"), ("onirim", "20261116"), ("onirim", "x" * 900)):
        with pytest.raises(NoSuchPeriod):
            dream_of(game, day)


@pytest.mark.parametrize(
    ("offsets", "now", "longest"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([-1], 1, 1),
        ([-2], 0, 1),
        ([-2, -1, 0, 0], 3, 3),
        ([-9, -8, -7, -6, -1, 0], 2, 4),
        ([-3, -1], 1, 1),
    ],
)
def test_a_streak_lives_until_its_next_day_is_over(offsets: list[int], now: int, longest: int) -> None:
    assert streak((DAY + timedelta(days=n) for n in offsets), DAY) == Streak(now, longest)


def played(doors: int, won: bool = False, at: int = 0, match: str = "m", forked: bool = False) -> Played:
    return Played(match, find_setup("onirim"), doors, won, at, forked)


def test_the_leaderboard_orders_shares_ranks_and_counts_one_try() -> None:
    tries = [
        ("late", played(5, at=9)),
        ("early", played(5, at=1)),
        ("winner", played(8, won=True, at=20)),
        ("winner", played(0, at=30, match="again")),
        ("almost", played(8, at=3)),
        ("last", played(2, at=2)),
        ("back", played(8, won=True, at=1, forked=True)),
    ]
    board = [(one.rank, one.person) for one in standings(tries)]
    assert board == [(1, "winner"), (2, "almost"), (3, "early"), (3, "late"), (5, "last")]


def test_a_day_from_the_first_try_to_the_seed_shown(tmp_path: Path) -> None:
    async def loaded() -> None:
        store = await open_store(tmp_path)
        me, you = somebody("me"), somebody("you")
        await store.database.write([insert([me, you])])
        begun, secret = dream("onirim", DAY), await secret_of(store, DAILY)
        assert secret == await secret_of(store, DAILY)
        await store.database.write([insert([TryRow(begun.period, "onirim", "me", "mine", NOON)])])

        spelling = begun.setup.spelling
        yesterday = (DAY - timedelta(days=1)).isoformat()
        await store.database.write(
            [
                finished("mine", "me", spelling, 6, at=NOON, kind=DAILY, day=begun.period),
                finished("before", "me", spelling, 6, at=NOON - 24 * HOURS, kind=DAILY, day=yesterday),
                finished("yours", "you", spelling, 8, won=True, at=NOON + 1, kind=DAILY, day=begun.period),
                insert([TryRow(begun.period, "onirim", "you", "yours", NOON)]),
            ]
        )
        day: Any = await dreams.today(store, DamagedMatches(store), me, NOON, NOON)
        assert (day["day"], day["ends"]) == ("2026-11-16", NOON + 12 * HOURS)
        onirim, daydream = day["games"]
        assert onirim["commitment"] == begun.commitment(secret)
        assert (onirim["match"], onirim["seed"], daydream["match"]) == ("mine", None, None)
        assert onirim["result"] == {"score": 6, "won": False, "name": None}
        assert onirim["streak"] == {"now": 2, "longest": 2}
        assert await dreams.streak_of(store, "onirim", me, NOON + 48 * HOURS) == Streak(0, 2)

        assert not is_over(begun.period, NOON + 11 * HOURS)
        assert is_over(begun.period, NOON + 12 * HOURS)
        later: Any = await dreams.of_day(
            store, DamagedMatches(store), begun.period, None, NOON + 12 * HOURS, NOON + 12 * HOURS
        )
        assert later["games"][0]["seed"] == begun.seed(secret)
        assert later["games"][0]["match"] is None
        with pytest.raises(NoSuchPeriod):
            await dreams.of_day(store, DamagedMatches(store), "2026-11-17", None, NOON, NOON)

        board: Any = await dreams.leaderboard(store, DamagedMatches(store), begun.period, "onirim", me)
        assert [(line["rank"], line["shown"], line["you"], line["score"]) for line in board["tries"]] == [
            (1, "You", False, 8),
            (2, "Me", True, 6),
        ]
        await store.delete_person("you", "gone")
        board = await dreams.leaderboard(store, DamagedMatches(store), begun.period, "onirim", None)
        assert [line["shown"] for line in board["tries"]] == ["Me"]
        await store.database.close()

    asyncio.run(loaded())


# -- one person, one counted try, no help -----------------------------------------------------------


def test_a_try_begun_as_a_guest_is_never_ranked_and_is_used_up_by_signing_in(hosts: Host) -> None:
    server = hosts()
    alma, guest = server.guest(), server.guest()
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})

    def finish(person: Guest, game: str) -> str:
        match = str(person.change("POST", f"/api/daily/{game}/begin")["id"])
        player = person.sit(match)
        player.page.ask("concede", match=match)
        player.wait(lambda one: one.over)
        return match

    def ranked(game: str) -> list[str]:
        day = guest.get("/api/daily")["day"]
        return [line["shown"] for line in guest.get(f"/api/daily/{day}/{game}/leaderboard")["tries"]]

    finish(alma, "onirim")
    tried = finish(guest, "daydream")
    assert [ranked("onirim"), ranked("daydream")] == [["alma"], []]
    # Signing in brings the try along: it is the one of that day, and still not ranked.
    guest.change("POST", "/api/sign-in", {"name": "alma", "password": "correct horse"})
    assert guest.change("POST", "/api/daily/daydream/begin")["id"] == tried
    assert ranked("daydream") == []
    told = {one["game"]: one["ranked"] for one in guest.get("/api/daily")["games"]}
    assert (told["onirim"], told["daydream"]) == (True, False)
    # Nor does a name claimed after the try make it count.
    late = server.guest()
    finish(late, "daydream")
    late.change("POST", "/api/me/claim", {"name": "late", "password": "correct horse"})
    assert ranked("daydream") == []


def test_a_try_that_ends_after_its_day_is_not_ranked(host: Host) -> None:
    server = host()
    alma = server.guest()
    alma.change("POST", "/api/me/claim", {"name": "alma", "password": "correct horse"})
    match = alma.change("POST", "/api/daily/onirim/begin")
    player = alma.sit(match["id"])
    player.page.ask("concede", match=match["id"])
    path = f"/api/daily/{match['day']}/onirim/leaderboard"
    assert len(alma.get(path)["tries"]) == 1
    late = one("UPDATE results SET finished = finished + $1", 86_400_000)
    server.run(server.services.store.database.write([late]))
    assert alma.get(path)["tries"] == []


@pytest.mark.parametrize("game", ["onirim", "daydream"])
def test_nobody_is_helped_with_the_dream_of_the_day(host: Host, game: str) -> None:
    server = host()
    alma, bo = server.guest(), server.guest()
    match = alma.change("POST", f"/api/daily/{game}/begin")["id"]
    player = alma.sit(match)
    # Far enough that no other day's luck begins with the same cards or dice.
    for _ in range(12):
        player.play(player.answers()[0])
    assert player.page.ask("hint", match=match, decision=player.view["decision"])["code"] == "daily"
    alma.refused("GET", f"/api/matches/{match}/record", "daily")
    for path in ("", "/table", "/record", "/fairness"):
        bo.refused("GET", f"/api/matches/{match}{path}", "daily-hidden")
    assert bo.page().ask("open", match=match)["code"] == "daily-hidden"
    player.page.ask("concede", match=match)
    player.wait(lambda one: one.over)
    bo.refused("GET", f"/api/matches/{match}/replay", "daily-hidden")
    record = alma.http.get(f"/api/matches/{match}/record").text
    # Neither as it is, nor cut open, is it taken in as a game of somebody's own that could be asked about.
    head, _, end = record.rpartition("\n\n")
    opened = head.rpartition("\n")[0] + "\n\nopen\n"
    for text in (record, opened):
        for person in (alma, bo):
            answer = person.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
            assert answer.json()["error"]["code"] == "daily", answer.text
    assert end.startswith("result")
    # Once the day is over it is anybody's.
    server.run(server.services.store.database.write([one("UPDATE secrets SET value = 'another' WHERE name = 'daily'")]))
    answer = bo.http.post("/api/records", content=opened, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
