"""Rows and what they draw: judging, order, lines, bonuses (DAY-7 to DAY-10)."""

import pytest

from games.daydream.rules.desk import Desk


@pytest.mark.rule("DAY-7")
@pytest.mark.parametrize(
    ("digits", "icon"),
    [
        ("2345", "sun"),
        ("4321", "sun"),
        ("2346", "dot"),
        ("1324", "dot"),
        ("2435", "dot"),
        ("5321", "dot"),
        ("1232", "spoiled"),
        ("6226", "spoiled"),
        ("1231", "spoiled"),
    ],
)
def test_a_full_row_is_judged(digits: str, icon: str) -> None:
    one, two, three, four = list(digits)
    d = Desk("A").lay(f"{one} a1, {two} b1")
    assert d.sheet()["rows"] == {}
    d.roll(int(three), int(four)).do(f"write {three} c1", f"write {four} d1")
    assert d.sheet()["rows"] == {"a1-d1": icon}
    assert d.said("row") == [{"seat": 0, "row": "a1-d1", "icon": icon}]


@pytest.mark.rule("DAY-7")
def test_the_order_of_writing_does_not_matter_but_the_place_does() -> None:
    d = Desk("A").lay("3 b1, 5 d1").roll(2, 4).do("write 4 c1", "write 2 a1")
    assert d.sheet()["rows"] == {"a1-d1": "sun"}


@pytest.mark.rule("DAY-7")
def test_the_digit_written_counts_and_zero_and_nine_are_digits_too() -> None:
    d = Desk("A").roll(1, 2).do("write 1 b3", "write 2 b1", "done").roll(1, 5).do("write 1-1 a3")
    assert d.sheet()["rows"] == {"a3-b3": "sun"}


@pytest.mark.rule("DAY-7")
def test_a_row_is_judged_before_the_turn_goes_on() -> None:
    d = Desk("A").lay("3 a1, 1 b1").roll(4, 6)
    d.do("write 6 c1").do("write 4 d1")
    assert [event.name for event in d.events] == ["wrote", "row", "line", "line", "object", "line", "line"]
    assert d.drawn() == (1, 2)


@pytest.mark.rule("DAY-7")
def test_a_spoiled_row_draws_nothing() -> None:
    d = Desk("A").lay("3 a1, 3 b1, 1 c1, 2 d1")
    assert d.drawn() == (0, 0)


# d3-f3 and d1-d3 cross in d3: the one is 6-5-4 or 6-4-2, the other as wanted.
CROSSING = "4 f3, 1 d1, 5 e3, 3 d2"  # then 6 in d3 makes d3-f3 a sun, d1-d3 (1 3 6) a dot


@pytest.mark.rule("DAY-8")
def test_the_player_picks_the_order_of_a_dot_and_a_sun_row() -> None:
    after: dict[str, tuple[int, int]] = {}
    for first in ("row d3-f3", "row d1-d3"):
        d = Desk("A").lay(CROSSING).roll(6, 1).do("write 6 d3")
        assert d.asked() == "row"
        assert sorted(d.legal()) == ["row d1-d3", "row d3-f3"]
        assert d.drawn() == (0, 0)
        d.do(first).do("bonus leaf", "bonus leaf")
        after[first] = d.drawn()
    # Suns first: book (2), cup (1); then three dots: hat (2), jar (1 of 2).
    # Dots first: book (2), cup (1 of 3); then three suns: the rest of the cup, hat, jar.
    assert after == {"row d3-f3": (3, 1), "row d1-d3": (4, 0)}


@pytest.mark.rule("DAY-8")
def test_no_order_is_asked_where_it_changes_nothing() -> None:
    d = Desk("A").lay("4 f3, 4 d1, 5 e3, 5 d2").roll(6, 1).do("write 6 d3")
    assert d.asked() == "bonus"  # two sun rows: six sun lines in any order
    d = Desk("A").lay("4 f3, 1 d1, 5 e3, 6 d2").roll(6, 1).do("write 6 d3")
    assert d.sheet()["rows"] == {"d1-d3": "spoiled", "d3-f3": "sun"}
    assert d.asked() == "bonus"


@pytest.mark.rule("DAY-8")
def test_no_order_is_asked_when_nothing_is_left_to_draw() -> None:
    d = Desk("BC").lay("1 e3, 2 f3, 3 g3, 4 h3, 3 f2, 4 d3, 3 d2, 4 c3, 4 b3, 4 a3, 1 a2, 1 a1, 3 b1, 5 c1")
    d.roll(2, 4).do("write 4 f1")
    assert d.drawn() == (4, 0)
    d.do("write 2 d1")
    assert (d.sheet()["rows"]["a1-d1"], d.sheet()["rows"]["d1-d3"]) == ("dot", "sun")
    assert d.asked() == "done"


@pytest.mark.rule("DAY-9")
def test_dot_lines_go_from_point_to_point_and_on_to_the_next_object() -> None:
    d = Desk("A").lay("4 f3, 1 d3")
    assert d.drawn() == (0, 0)
    d.roll(6, 2).do("write 6 e3")
    assert d.drawn() == (1, 1)  # three lines: two finish the book, one begins the cup
    assert d.sheet()["lines"] == 1


@pytest.mark.rule("DAY-9")
def test_sun_lines_go_from_sun_to_sun_from_a_dot_too() -> None:
    d = Desk("A").lay("4 f3, 1 d3").roll(6, 2).do("write 6 e3", "write 2 d2", "done")
    assert d.drawn() == (1, 1)
    d.roll(2, 3).do("write 2 f2", "write 3 d1")
    assert d.sheet()["rows"]["d1-d3"] == "sun"
    assert d.drawn() == (2, 0)  # the first of three sun lines ends the cup, begun with a dot line
    d.do("bonus leaf")
    assert d.drawn() == (3, 0)


@pytest.mark.rule("DAY-9")
def test_objects_come_shelf_by_shelf_from_left_to_right_across_the_panels() -> None:
    # On BC: owl and harp on the first shelf, tent and drum on the second.
    d = Desk("BC").roll(1, 2).do("write 1 e3", "write 2 f3", "done").roll(3, 4).do("write 3 g3", "write 4 h3")
    names = [said["object"] for said in d.said("object")]
    assert names == ["owl", "harp", "tent"]
    assert d.said("line")[-1]["object"] == "tent"


@pytest.mark.rule("DAY-9")
def test_lines_after_the_last_object_are_lost() -> None:
    d = Desk("BC").lay("1 e3, 2 f3, 3 g3, 4 h3, 5 h2, 6 h1", bonus="sun")
    assert d.drawn() == (4, 0)
    assert d.sheet()["lines"] == 0


@pytest.mark.rule("DAY-10")
def test_a_bonus_comes_before_the_lines_left_over() -> None:
    d = Desk("A").lay("4 f3, 5 e3").roll(6, 1).do("write 6 d3")
    # Three sun lines: two for the book, one for the cup, whose bonus is asked with none left over.
    assert d.asked() == "bonus"
    assert d.state.view(0)["prompt"]["arguments"]["lines"] == 0
    d = Desk("A").lay("4 a1, 3 a2").roll(2, 1).do("write 2 a3", "write 1 a4")
    assert d.state.view(0)["prompt"] == {
        "name": "bonus",
        "rules": ["DAY-10"],
        "arguments": {"lines": 1, "icon": "sun"},
    }
    assert d.drawn() == (2, 0)
    d.do("bonus leaf")
    assert d.leaves() == (1, 3, 0)
    assert d.drawn() == (3, 0)  # the line left over finished the hat


@pytest.mark.rule("DAY-10")
def test_a_bonus_line_may_cascade() -> None:
    d = Desk("A").lay("4 f3, 5 e3").roll(6, 1).do("write 6 d3", "bonus sun")
    assert d.drawn() == (3, 0)  # the cup's bonus finished the hat
    assert d.asked() == "bonus"
    d.do("bonus sun")
    assert d.drawn() == (4, 0)
    d.do("bonus sun")
    assert d.drawn() == (5, 0)
    assert d.asked() == "write"


@pytest.mark.rule("DAY-10")
def test_without_a_leaf_to_circle_only_the_line_can_be_chosen() -> None:
    d = Desk("A").lay("4 f3, 5 e3")
    for cell in ("f2", "f1"):
        d.roll(1, 1).do("skip 1", f"write 1 {cell}", "done")
    assert d.leaves() == (0, 4, 0)
    d.roll(6, 1).do("write 6 d3")
    assert d.legal() == ["bonus sun"]


# Four rows, all suns. With every bonus a line they leave the last two objects, with leaves the last four.
SUNS = "1 a1, 2 b1, 3 c1, 4 d1, 2 a2, 3 a3, 4 a4, 4 b3"


@pytest.mark.rule("DAY-10")
def test_with_nothing_left_to_draw_only_the_leaf_can_be_chosen() -> None:
    d = Desk("A").lay(SUNS, bonus="sun")
    assert d.drawn() == (12, 0)
    d.roll(5, 6).do("write 5 d2", "write 6 d3")
    assert d.drawn() == (14, 0)
    assert d.legal() == ["bonus leaf"]
    d.do("bonus leaf")
    assert d.leaves() == (1, 3, 0)


@pytest.mark.rule("DAY-10")
def test_a_bonus_that_can_have_no_effect_is_not_asked() -> None:
    d = Desk("A").lay(SUNS, bonus="leaf").lay("5 d2, 6 d3")
    assert d.drawn() == (13, 0)
    assert d.leaves() == (0, 4, 0)
    d.roll(4, 5).do("write 5 e3", "write 4 f3")
    assert d.drawn() == (14, 0)
    assert d.legal() == ["done"]
