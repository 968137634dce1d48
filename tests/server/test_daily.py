"""The daily dream: which set-up, whose luck, which place, and a result that spoils nothing."""

import re
from collections import Counter
from datetime import date, timedelta

import pytest

from reverie.core.fairness import commit, luck
from reverie.core.match import Match
from reverie.games import find_setup, game_of
from reverie.server.daily import Daily, NoSuchDaily, Streak, daily_of, leaderboard, setup_of, share, streak, today_of
from reverie.server.statistics import Played
from reverie.texts import LANGUAGES, Texts

DAY = date(2026, 11, 16)
SECRET = "a secret of this server"


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
    assert all(one.spelling != other.spelling for one, other in zip(many, many[1:], strict=False))
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
    daily = Daily("onirim", DAY)
    setup = find_setup("onirim")

    def hand(seed: str) -> list[str]:
        return [entry.text for entry in Match(setup, luck(seed)).record.entries]

    assert hand(daily.seed(SECRET)) == hand(Daily("onirim", DAY).seed(SECRET))
    others = [
        Daily("onirim", DAY + timedelta(days=1)).seed(SECRET),
        daily.seed("other"),
        Daily("daydream", DAY).seed(SECRET),
    ]
    assert len({daily.seed(SECRET), *others}) == 4
    assert all(re.fullmatch(r"[0-9a-f]{64}", seed) for seed in others)


def test_the_commitment_is_the_one_verify_checks() -> None:
    daily = Daily("daydream", DAY)
    setup = daily.setup
    assert daily.commitment(SECRET) == commit(daily.key, setup, game_of(setup).rules_version, daily.seed(SECRET))


def test_the_seed_is_shown_the_day_after_and_the_dream_open_on_its_day() -> None:
    daily = Daily("onirim", DAY)
    before, after = DAY - timedelta(days=1), DAY + timedelta(days=1)
    assert [daily.shown_on(day) for day in (before, DAY, after)] == [False, False, True]
    assert [daily.open_on(day) for day in (before, DAY, after)] == [False, True, False]


def test_the_day_is_that_of_utc() -> None:
    assert today_of(1794787199) == date(2026, 11, 15)
    assert today_of(1794787200) == DAY


def test_a_key_is_read_back_and_nonsense_refused() -> None:
    daily = Daily("onirim", DAY)
    assert daily_of(daily.key) == daily
    for key in ("", "daily", "daily chess 2026-11-16", "daily onirim 2026-13-01", "daily onirim 20261116", "x" * 900):
        with pytest.raises(NoSuchDaily):
            daily_of(key)
    with pytest.raises(NoSuchDaily):
        setup_of("chess", DAY)


@pytest.mark.parametrize(
    ("played", "now", "longest"),
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
def test_a_streak_lives_until_its_next_day_is_over(played: list[int], now: int, longest: int) -> None:
    assert streak((DAY + timedelta(days=n) for n in played), DAY) == Streak(now, longest)


def played(doors: int, won: bool = False, at: float = 0, match: str = "m", forked: bool = False) -> Played:
    return Played(match, find_setup("onirim"), 0, (doors,), won, at, forked)


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
    board = [(one.rank, one.person) for one in leaderboard(tries)]
    assert board == [(1, "winner"), (2, "almost"), (3, "early"), (3, "late"), (5, "last")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_result_says_how_well_and_nothing_of_the_cards(lang: str) -> None:
    texts = Texts(lang)
    daily = Daily("onirim", DAY)
    lost = share(daily, played(3), Streak(1, 4), texts)
    assert "🚪🚪🚪▫" in lost
    assert DAY.isoformat() in lost
    assert len(lost.splitlines()) == 4
    won = share(daily, played(8, won=True), Streak(5, 5), texts)
    assert won.count("🚪") == 8
    assert "5" in won.splitlines()[-1]
    colours = {texts.say(f"oni-card-{colour}-door").lower() for colour in ("red", "blue", "green", "brown")}
    assert not any(colour in (lost + won).lower() for colour in colours)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_daydream_shows_score_and_name(lang: str) -> None:
    texts = Texts(lang)
    day = next(day for day in days(8) if setup_of("daydream", day).spelling == "daydream:A")
    daily = Daily("daydream", day)
    done = share(daily, Played("m", daily.setup, 0, (9,), True, 0), Streak(2, 2), texts)
    assert "★★★☆" in done
    assert "9" in done
    left = share(daily, Played("m", daily.setup, 0, (9,), False, 0), Streak(0, 0), texts)
    assert "★" not in left
