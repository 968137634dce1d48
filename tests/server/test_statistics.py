"""Statistics and leaderboards, from games made up by hand."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from reverie.games import find_setup
from reverie.server.statistics import Played, compare, leaderboard, report

MONDAY = datetime(2026, 11, 16, tzinfo=UTC).timestamp()
DAY = 86_400
ONIRIM = find_setup("onirim")


def onirim(number: int, doors: int, won: bool = False, day: int = 0, forked: bool = False) -> Played:
    return Played(f"m{number}", ONIRIM, 0, (doors,), won, MONDAY + day * DAY + number, forked)


def daydream(number: int, score: int, view: str = "A", won: bool = True) -> Played:
    return Played(f"d{number}", find_setup(f"daydream:{view}"), 0, (score,), won, MONDAY + number)


def test_games_wins_doors_and_streaks_by_week_and_for_ever() -> None:
    games = [
        onirim(1, 8, won=True, day=-2),
        onirim(2, 3, day=-1),
        onirim(3, 8, won=True),
        onirim(4, 8, won=True, day=1),
        onirim(5, 8, won=True, day=2, forked=True),
    ]
    (found,) = report(reversed(games))
    assert (found["game"], found["setup"], found["players"]) == ("onirim", "onirim", 1)
    assert found["all"] == {
        **{"games": 4, "wins": 3, "best": 8, "mean": 6.75, "doors": 27},
        **{"names": [0, 0, 0, 0], "streak": 2, "best_streak": 2, "forked": 1},
    }
    assert [(week["week"], week["games"], week["wins"]) for week in found["weeks"]] == [
        ("2026-W46", 2, 1),
        ("2026-W47", 2, 2),
    ]


def test_names_are_counted_for_solo_daydream_that_was_finished() -> None:
    games = [daydream(1, 4), daydream(2, 5), daydream(3, 13), daydream(4, 2, won=False)]
    (found,) = report(games)
    assert found["all"]["names"] == [1, 1, 0, 1]
    assert found["all"]["best"] == 13
    assert found["all"]["doors"] == 0


def test_doors_of_two_players_count_together_and_scores_of_daydream_apart() -> None:
    two = Played("m", find_setup("onirim", 2, {"talk": "open"}), 1, (5, 3), True, MONDAY)
    assert two.score == 8
    other = Played("m", find_setup("daydream:A", 2), 1, (5, 3), False, MONDAY)
    assert (other.score, other.name) == (3, None)


def test_setups_are_kept_apart() -> None:
    assert [found["setup"] for found in report([daydream(1, 4), daydream(2, 9, "BC"), onirim(3, 1)])] == [
        "daydream:A",
        "daydream:BC",
        "onirim",
    ]


@pytest.mark.parametrize(
    ("doors", "won", "record", "place"), [(8, True, True, 1), (6, False, False, 2), (5, False, False, 3)]
)
def test_a_game_beside_ones_own_past(doors: int, won: bool, record: bool, place: int) -> None:
    past = [onirim(1, 6), onirim(2, 7), onirim(3, 8, won=True, forked=True)]
    later = onirim(9, 8, won=True)
    found = compare(onirim(5, doors, won), [*past, later, daydream(4, 50)])
    assert (found["games"], found["best"], found["mean"], found["first"]) == (2, 7, 6.5, False)
    assert (found["record"], found["place"]) == (record, place)
    assert found["streak"] == int(won)


def test_the_first_game_is_no_record_and_a_forked_one_has_no_place() -> None:
    first = compare(onirim(1, 8, won=True), [onirim(1, 8, won=True)])
    assert (first["first"], first["record"], first["best"], first["place"]) == (True, False, None, 1)
    forked = compare(onirim(2, 8, won=True, forked=True), [onirim(1, 2)])
    assert (forked["record"], forked["place"], forked["streak"]) == (False, None, 0)


def test_a_leaderboard_takes_everybodys_best_shares_ranks_and_leaves_forks_out() -> None:
    games = [
        ("a", onirim(1, 7)),
        ("a", onirim(2, 3)),
        ("b", onirim(3, 8, won=True)),
        ("c", onirim(4, 7)),
        ("d", onirim(5, 8, won=True, forked=True)),
        ("e", onirim(6, 1, day=-7)),
    ]
    assert [(one.rank, one.person, one.games) for one in leaderboard(games)] == [
        (1, "b", 1),
        (2, "a", 2),
        (2, "c", 1),
        (4, "e", 1),
    ]
    assert [one.person for one in leaderboard(games, "2026-W47")] == ["b", "a", "c"]


def test_of_two_equal_games_of_a_person_the_earlier_stands() -> None:
    (one,) = leaderboard([("a", onirim(2, 7)), ("a", replace(onirim(2, 7), match="early", finished=MONDAY))])
    assert one.best.match == "early"
