"""Statistics and leaderboards, from games made up by hand."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from reverie.core.fairness import luck
from reverie.core.game import State
from reverie.core.match import Match, forked
from reverie.games.discovery import find_setup
from reverie.server.damaged_matches import DamagedMatches
from reverie.server.rows import IMPORTED
from reverie.server.statistics import Played, compare, comparison, facts, leaderboard, report, statistics
from server.storing import finished, open_store

MONDAY = int(datetime(2026, 11, 16, tzinfo=UTC).timestamp() * 1000)
DAY = 86_400_000
ONIRIM = find_setup("onirim")


def onirim(number: int, doors: int, won: bool = False, day: int = 0, forked: bool = False) -> Played:
    return Played(f"m{number}", ONIRIM, doors, won, MONDAY + day * DAY + number, forked)


def daydream(number: int, score: int, name: int | None = None, view: str = "A") -> Played:
    return Played(f"d{number}", find_setup(f"daydream:{view}"), score, name is not None, MONDAY + number, name=name)


def test_games_wins_doors_and_streaks_by_week_and_for_ever() -> None:
    games = [
        onirim(1, 8, won=True, day=-2),
        onirim(2, 3, day=-1),
        onirim(3, 8, won=True),
        onirim(4, 8, won=True, day=1),
        onirim(5, 8, won=True, day=2, forked=True),
    ]
    found: Any
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
    games = [daydream(1, 4, 1), daydream(2, 5, 2), daydream(3, 13, 4), daydream(4, 2)]
    found: Any
    (found,) = report(games)
    assert found["all"]["names"] == [1, 1, 0, 1]
    assert found["all"]["best"] == 13
    assert found["all"]["doors"] == 0


def ended(spelling: str, players: int = 1, giving_up: bool = False) -> State:
    """A game played with the first answers that come, to its end."""
    match = Match(find_setup(spelling, players), luck("0" * 64))
    if giving_up:
        match.concede(0)
    while match.state.actors():
        seat = match.state.actors()[0]
        match.play(seat, match.game.write(seat, match.state.legal(seat)[-1]))
    return match.state


def test_doors_count_together_scores_apart_and_names_alone() -> None:
    table = ended("onirim", 2)
    result = table.result()
    assert result is not None
    assert [facts(table, seat)["score"] for seat in (0, 1)] == [sum(result.scores)] * 2
    table = ended("daydream:A", 2)
    result = table.result()
    assert result is not None
    assert [facts(table, seat) for seat in (0, 1)] == [
        {"score": score, "name": None, "options": {}, "feats": [], "tie_breaks": []} for score in result.scores
    ]
    assert facts(ended("daydream:A"), 0)["name"] in (1, 2, 3, 4)
    assert facts(ended("daydream:A", giving_up=True), 0)["name"] is None


def test_an_undo_is_no_fork_and_a_fork_is() -> None:
    match = Match(find_setup("onirim+book"), luck("1" * 64))
    while match.undo_target(0) is None:
        match.play(0, match.game.write(0, match.state.legal(0)[-1]))
    match.undo(0)
    assert any(entry.back_to() is not None for entry in match.record.entries)
    assert not forked(match.record)
    match.fork(0)
    assert forked(match.record)


def test_setups_are_kept_apart() -> None:
    assert [found["setup"] for found in report([daydream(1, 4), daydream(2, 9, view="BC"), onirim(3, 1)])] == [
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


def test_statistics_and_comparison_come_from_stored_results(tmp_path: Path) -> None:
    async def play() -> None:
        store = await open_store(tmp_path)
        await store.database.write(
            [
                finished("one", "me", score=5, at=MONDAY),
                finished("two", "me", score=8, won=True, at=MONDAY + DAY),
                finished("three", "me", spelling="onirim+book", score=8, won=True, at=MONDAY + DAY),
                finished("other", "you", score=7, at=MONDAY),
                finished("read in", "me", score=8, won=True, at=MONDAY, kind=IMPORTED),
            ]
        )
        damaged = DamagedMatches(store)
        everything: Any = (await statistics(store, damaged, "me"))["setups"]
        assert [(one["setup"], one["all"]["games"]) for one in everything] == [("onirim", 2), ("onirim+book", 1)]
        assert (await statistics(store, damaged, "me", game="daydream"))["setups"] == []
        found: Any = (await statistics(store, damaged, "me", "onirim", "onirim", 1))["setups"]
        (only,) = found
        assert (only["all"]["best"], only["all"]["streak"]) == (8, 1)
        found = await comparison(store, damaged, "me", "two")
        assert found is not None
        assert (found["record"], found["best"], found["place"]) == (True, 5, 1)
        assert await comparison(store, damaged, "me", "other") is None
        await store.database.close()

    asyncio.run(play())
