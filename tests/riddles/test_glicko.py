"""Glicko-2, held against the worked example of the paper."""

import pytest

from reverie.riddles.glicko import Game, Rating, expected_score, updated


def test_the_worked_example_of_the_paper() -> None:
    after = updated(Rating(1500, 200, 0.06), [Game(1400, 30, 1), Game(1550, 100, 0), Game(1700, 300, 0)])
    # The paper rounds between its steps.
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_it_less_certain() -> None:
    before = Rating(1700, 50, 0.06)
    after = updated(before, [])
    assert (after.value, after.volatility) == (before.value, before.volatility)
    assert 50 < after.deviation < 52


def test_no_rating_is_less_certain_than_that_of_a_stranger() -> None:
    assert updated(Rating(1500, 350, 0.09), []).deviation == 350


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    player = Rating(1500, 100, 0.06)
    expected = updated(player, [Game(1100, 80, 1)]).value - 1500
    surprise = updated(player, [Game(1900, 80, 1)]).value - 1500
    assert 0 < expected < surprise
    assert expected_score(player, 1900, 80) < 0.15
    assert expected_score(player, 1100, 80) > 0.85


def test_results_that_jump_raise_the_volatility() -> None:
    assert updated(Rating(1500, 40, 0.06), [Game(2400, 30, 1)] * 8).volatility > 0.06
