"""The turn: dice, starting digits, where a die may go, skips, leaves, the last cell (DAY-1 to DAY-6)."""

import pytest

from games.daydream.rules.desk import GAME, Desk
from reverie.core.game import CHANCE

# Everything but f1, f2 and f4 is filled.
ALL_BUT_THREE = "3 a1, 4 b1, 1 c1, 2 d1, 5 a2, 6 a3, 1 a4, 2 b3, 6 d2, 4 d3, 5 e3, 3 f3"


@pytest.mark.rule("DAY-1")
def test_two_ordinary_dice_whose_order_does_not_count() -> None:
    d = Desk("A")
    outcomes = [GAME.write(CHANCE, outcome) for outcome in d.state.legal(CHANCE)]
    weights = dict(zip(outcomes, d.state.weights(), strict=True))
    assert len(outcomes) == 21
    assert sum(weights.values()) == 36
    assert weights["roll 4 4"] == 1
    assert weights["roll 3 5"] == 2


@pytest.mark.rule("DAY-2")
def test_starting_digits_go_anywhere_without_skip_or_leaf() -> None:
    d = Desk("A").roll(3, 5)
    assert d.leaves() == (2, 2, 0)
    cells = ["a1", "a2", "a3", "a4", "b1", "b3", "c1", "d1", "d2", "d3", "e3", "f1", "f2", "f3", "f4"]
    assert sorted(d.legal()) == sorted(f"write {die} {cell}" for die in (3, 5) for cell in cells)
    d.do("write 5 a4")
    assert sorted(d.legal()) == sorted(f"write 3 {cell}" for cell in cells if cell != "a4")


@pytest.mark.rule("DAY-2")
def test_starting_digits_count_for_rows_and_everything_else() -> None:
    d = Desk("A").roll(3, 4).do("write 3 a3", "write 4 b3")
    assert d.sheet()["rows"] == {"a3-b3": "sun"}
    assert d.drawn() == (1, 0)
    stars = Desk("BC").roll(2, 2).do("write 2 b1", "write 2 g1")
    assert stars.sheet()["constellation"] == {"point": 4, "stars": 2}


@pytest.mark.rule("DAY-3")
def test_a_die_goes_beside_a_filled_cell_and_the_second_may_touch_the_first() -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6)
    assert d.cells() == ["a2", "b1", "f3"]
    d.do("write 6 b1")
    assert d.cells() == ["a2", "c1", "f3"]
    d.do("write 2 c1")
    assert d.legal() == ["done"]


@pytest.mark.rule("DAY-3")
def test_either_die_may_be_first_and_equal_dice_are_one() -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6)
    assert {"write 2 b1", "write 6 b1"} <= set(d.legal())
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 2)
    assert len(d.legal()) == len(set(d.legal()))
    assert [text for text in d.legal() if text.startswith("skip")] == ["skip 2"]


@pytest.mark.rule("DAY-3")
def test_a_fold_is_no_border() -> None:
    d = Desk("BC").lay("3 d1, 5 a3").roll(2, 6)
    assert d.cells() == ["a2", "b3", "c1", "d2", "e1"]


@pytest.mark.rule("DAY-3")
def test_only_neighbours_beside_above_and_below() -> None:
    d = Desk("A").lay("3 d2, 5 a4").roll(2, 6)
    assert d.cells() == ["a3", "d1", "d3"]


@pytest.mark.rule("DAY-4")
@pytest.mark.parametrize("order", [("skip 2", "write 6 b1"), ("write 6 b1", "skip 2")])
def test_one_die_may_be_skipped_first_or_second_for_a_leaf(order: tuple[str, str]) -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6).do(*order)
    assert d.leaves() == (1, 3, 0)
    assert d.legal() == ["done"]


@pytest.mark.rule("DAY-4")
def test_never_both_dice() -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6).do("skip 2")
    assert not [text for text in d.legal() if text.startswith("skip")]


@pytest.mark.rule("DAY-4")
def test_a_skip_is_allowed_when_no_leaf_is_left_to_circle() -> None:
    d = Desk("A").lay("3 a1, 5 f4")
    for cell in ("b1", "c1", "d1"):
        d.roll(2, 6).do("skip 6", f"write 2 {cell}", "done")
    assert d.leaves() == (0, 4, 0)
    assert d.sheet()["thorns"] == 3


@pytest.mark.rule("DAY-5")
def test_circled_leaves_change_a_die_and_are_spent() -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6)
    written = {text.split()[1] for text in d.legal() if text.startswith("write") and text.endswith("b1")}
    assert written == {"2-2", "2-1", "2", "2+1", "2+2", "6-2", "6-1", "6", "6+1", "6+2"}
    d.do("write 6+2 b1")
    assert d.sheet()["cells"]["b1"] == 8
    assert d.leaves() == (2, 0, 2)
    assert {text.split()[1] for text in d.legal() if text.startswith("write")} == {"2"}


@pytest.mark.rule("DAY-5")
def test_digits_stay_within_0_and_9() -> None:
    d = Desk("A").lay("3 a1, 5 f4")
    for cell in ("b1", "c1"):
        d.roll(2, 6).do("skip 6", f"write 2 {cell}", "done")
    d.roll(1, 6)
    written = {text.split()[1] for text in d.legal() if text.startswith("write")}
    assert {"1-1", "6+3"} <= written
    assert not {"1-2", "6+4"} & written


@pytest.mark.rule("DAY-5")
def test_a_leaf_of_the_first_die_helps_the_second() -> None:
    d = Desk("A").lay("3 a1, 5 f4").roll(2, 6).do("write 2+2 b1", "write 6 a2", "done")
    assert d.leaves() == (2, 0, 2)
    d.roll(2, 6).do("skip 2", "write 6-1 c1")
    assert d.sheet()["cells"]["c1"] == 5
    assert d.leaves() == (1, 0, 3)


@pytest.mark.rule("DAY-5")
def test_leaves_change_the_die_for_nobody_else() -> None:
    d = Desk("A", 2).lay("3 a1, 5 f4", seats=2).roll(2, 6).do("write 2+2 b1")
    assert "write 2 b1" in d.legal(1)
    assert d.leaves(1) == (2, 2, 0)


def one_cell_left() -> Desk:
    """The dice show 4 and 5, and only f1 is empty."""
    d = Desk("A").lay(ALL_BUT_THREE)
    d.roll(1, 2).do("skip 1", "write 2 f2", "done")
    return d.roll(3, 6).do("skip 3", "write 6 f4", "done").roll(4, 5)


@pytest.mark.rule("DAY-6")
def test_on_the_last_cell_either_die_is_written_and_the_other_lapses() -> None:
    d = one_cell_left()
    leaves, thorns = d.leaves(), d.sheet()["thorns"]
    assert {"write 4 f1", "write 5 f1", "skip 4", "skip 5"} <= set(d.legal())
    d.do("write 5 f1")
    assert d.said("lapsed") == [{"seat": 0, "die": 4}]
    assert d.legal() == ["done"]
    assert (d.leaves(), d.sheet()["thorns"]) == (leaves, thorns)


@pytest.mark.rule("DAY-6")
def test_on_the_last_cell_a_skip_may_come_first() -> None:
    d = one_cell_left()
    thorns = d.sheet()["thorns"]
    d.do("skip 5")
    assert d.sheet()["thorns"] == thorns + 1
    assert {text.split()[1][0] for text in d.legal()} == {"4"}
    d.do("write 4 f1", "done")
    assert d.state.result() is not None
