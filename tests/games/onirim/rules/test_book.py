"""The Book of Steps Lost and Found: the row of goals and the order of the doors (ONI-30 to ONI-32, ONI-37)."""

import pytest

from playing import GOALS, KEYS, Table, duo, goals, open_doors, premonitions, refill, said, solo, top, winners

HAND = f"{KEYS}, red sun"


def book(order: str = GOALS, hand: str = HAND, spelling: str = "onirim+book", kinds: str = "") -> Table:
    return solo(spelling, hand, goals(order), premonitions(kinds))


def face_up(t: Table) -> list[int]:
    """The places of the goals that lie face up, counted from 1."""
    return [place for place, goal in enumerate(t.view()["goals"], 1) if goal["open"]]


def first(t: Table) -> int:
    """The place of the first goal, counted from 1; 0 when all are reached."""
    place = t.view()["first_goal"]
    return 0 if place is None else int(place) + 1


# -- ONI-30: the row ----------------------------------------------------------------------------


@pytest.mark.rule("ONI-30")
def test_goals_are_dealt_at_random_two_of_each_colour() -> None:
    t = Table("onirim+book")
    assert t.chances() == {"red goal": 2, "blue goal": 2, "green goal": 2, "brown goal": 2}
    t.deal("green goal")
    assert t.chances() == {"red goal": 2, "blue goal": 2, "green goal": 1, "brown goal": 2}
    t.deal("green goal, red goal, blue goal, brown goal, brown goal, red goal")
    assert t.chances() == {"blue goal": 1}


@pytest.mark.rule("ONI-30")
def test_eight_goals_lie_face_up_in_the_order_they_came() -> None:
    t = Table("onirim+book").deal(goals("green, green, red, blue, brown, brown, red, blue"))
    row = ["green", "green", "red", "blue", "brown", "brown", "red", "blue"]
    assert t.view()["goals"] == [{"colour": colour, "open": True} for colour in row]
    assert t.view()["first_goal"] == 0
    assert said(t, "goals") == [{"colours": row}]


@pytest.mark.rule("ONI-30")
def test_goals_are_no_part_of_the_deck() -> None:
    t = book()
    assert t.view()["deck"]["size"] == 76 - 5
    assert not [card for card in t.view()["deck"]["unseen"] if "goal" in card]


@pytest.mark.rule("ONI-30")
def test_without_the_book_there_are_no_goals_and_any_door_is_gained() -> None:
    t = solo("onirim", HAND).do("discard red sun")
    open_doors(t, "brown, green")
    assert t.view()["goals"] == []
    assert t.view()["doors"] == [{"green door": 1, "brown door": 1}]


# -- ONI-31: doors in order ---------------------------------------------------------------------


@pytest.mark.rule("ONI-31")
def test_a_door_opened_by_key_that_matches_the_first_goal_is_gained_and_the_goal_turned() -> None:
    t = book().do("discard red sun").deal("red door").do("open")
    assert t.view()["doors"] == [{"red door": 1}]
    assert t.view()["limbo"] == {}
    assert face_up(t) == [2, 3, 4, 5, 6, 7, 8]
    assert first(t) == 2
    assert said(t, "goal reached") == [{"goal": 1, "colour": "red"}]


@pytest.mark.rule("ONI-31")
def test_a_door_found_by_three_that_matches_the_first_goal_is_gained_and_the_goal_turned() -> None:
    t = book(hand="2 red sun, red moon, blue sun, blue moon")
    t.do("play red sun").deal("green sun").do("play red moon").deal("green sun").do("play red sun", "take")
    assert t.view()["doors"] == [{"red door": 1}]
    assert t.view()["limbo"] == {}
    assert (face_up(t), first(t)) == ([2, 3, 4, 5, 6, 7, 8], 2)


@pytest.mark.rule("ONI-31")
def test_a_door_paid_for_out_of_order_goes_to_limbo_and_the_key_is_spent() -> None:
    t = book().do("discard red sun").deal("blue door")
    assert "open" in t.legal()
    t.do("open")
    assert t.view()["doors"] == [{}]
    assert t.view()["limbo"] == {"blue door": 1}
    assert t.view()["discard"] == {"red sun": 1, "blue key": 1}
    assert (face_up(t), first(t)) == ([1, 2, 3, 4, 5, 6, 7, 8], 1)
    assert "door gained" not in t.told()
    assert "goal reached" not in t.told()
    t.deal("blue sun, blue sun")
    assert t.asked() == "act"
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["blue door"] == 2


@pytest.mark.rule("ONI-31")
def test_a_door_fetched_out_of_order_goes_to_limbo_with_the_deck_shuffled_and_the_series_spent() -> None:
    t = book(hand="2 blue sun, blue moon, green key, blue key")
    t.do("play blue sun").deal("green sun").do("play blue moon").deal("green sun")
    t.do("discard green key").deal("3 brown sun, brown moon, brown key").do(
        "bin brown key", "put brown moon, 2 brown sun"
    )
    assert top(t) == ["brown sun"] * 3
    t.do("play blue sun")
    assert t.asked() == "take door"
    t.do("take")
    assert t.view()["doors"] == [{}]
    assert t.view()["limbo"] == {"blue door": 1}
    assert top(t) == []
    assert (face_up(t), first(t)) == ([1, 2, 3, 4, 5, 6, 7, 8], 1)
    assert t.asked() == "chance"
    assert t.chances()["brown sun"] == 6
    t.deal("green sun").do("play blue key")
    assert t.asked() == "chance"
    assert t.view()["series"] == [1]


@pytest.mark.rule("ONI-31")
def test_a_door_out_of_order_may_be_left_alone() -> None:
    t = book().do("discard red sun").deal("blue door").do("limbo")
    assert t.view()["hands"][0]["cards"]["blue key"] == 1
    assert t.view()["limbo"] == {"blue door": 1}


@pytest.mark.rule("ONI-31")
def test_each_door_is_measured_against_the_leftmost_goal_still_face_up() -> None:
    t = book("red, green, blue, brown, red, blue, green, brown").do("discard red sun")
    open_doors(t, "red, blue, green")
    assert t.view()["doors"] == [{"red door": 1, "green door": 1}]
    assert t.view()["limbo"] == {"blue door": 1}
    assert (face_up(t), first(t)) == ([3, 4, 5, 6, 7, 8], 3)


@pytest.mark.rule("ONI-31")
def test_only_the_goal_that_was_first_is_turned_not_the_other_of_its_colour() -> None:
    t = book("red, red, blue, blue, green, green, brown, brown").do("discard red sun")
    open_doors(t, "red")
    assert (face_up(t), first(t)) == ([2, 3, 4, 5, 6, 7, 8], 2)


@pytest.mark.rule("ONI-31")
def test_eight_doors_in_the_order_of_the_goals_win() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue, green, brown")
    refill(t, HAND).do("discard red sun")
    open_doors(t, "red, blue, green")
    assert t.asked() != "over"
    open_doors(t, "brown")
    assert t.asked() == "over"
    assert winners(t) == [0]
    assert face_up(t) == []


@pytest.mark.rule("ONI-31")
@pytest.mark.rule("ONI-51")
def test_a_door_out_of_order_wakes_no_premonition() -> None:
    """Two red doors are paid for, but the second does not match: it never lies on the table."""
    kinds = "red, pair, brown, three"
    t = book(hand="2 red key, blue sun, blue moon, green sun", spelling="onirim+book+dreams", kinds=kinds)
    t.do("discard green sun")
    open_doors(t, "red, red")
    assert t.view()["doors"] == [{"red door": 1}]
    assert t.view()["limbo"] == {"red door": 1}
    assert t.asked() == "chance"
    assert len(t.view()["premonitions"]) == 4
    assert "premonition strikes" not in t.told()
    assert t.chances()["red sun"] == 9


@pytest.mark.rule("ONI-31")
@pytest.mark.rule("ONI-51")
def test_a_goal_is_turned_before_the_premonition_it_wakes_strikes() -> None:
    kinds = "brown, pair, red, three"
    hand = "2 brown key, blue sun, blue moon, green sun"
    t = book("brown, brown, red, red, blue, blue, green, green", hand, "onirim+book+dreams", kinds)
    t.do("discard green sun")
    open_doors(t, "brown, brown")
    assert t.asked() == "which premonition"
    assert face_up(t) == [3, 4, 5, 6, 7, 8]
    assert t.view()["discard"]["brown key"] == 2


# -- ONI-32: losing a door ----------------------------------------------------------------------


def sacrifice(t: Table, colour: str) -> None:
    refill(t, "nightmare").do(f"sacrifice {colour} door")


@pytest.mark.rule("ONI-32")
def test_a_sacrificed_door_turns_its_goal_face_up_again_and_makes_it_the_first() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue")
    assert first(t) == 3
    sacrifice(t, "red")
    assert (face_up(t), first(t)) == ([1, 3, 4, 5, 6, 7, 8], 1)
    assert t.view()["doors"] == [{"blue door": 1}]
    assert said(t, "goal reopened") == [{"goal": 1, "colour": "red"}]


@pytest.mark.rule("ONI-32")
def test_the_reopened_goal_must_be_met_before_the_others() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue")
    sacrifice(t, "red")
    open_doors(t, "green")
    assert t.view()["limbo"] == {"red door": 1, "green door": 1}
    refill(t, "red key")
    open_doors(t, "red")
    assert t.view()["doors"] == [{"red door": 1, "blue door": 1}]
    assert (face_up(t), first(t)) == ([3, 4, 5, 6, 7, 8], 3)


@pytest.mark.rule("ONI-32")
def test_a_reopened_goal_comes_before_face_up_goals_to_its_left_and_the_latest_lost_first() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue, green")
    sacrifice(t, "red")
    sacrifice(t, "green")
    assert (face_up(t), first(t)) == ([1, 3, 4, 5, 6, 7, 8], 3)
    refill(t, "red key, green key")
    open_doors(t, "red")
    assert t.view()["doors"] == [{"blue door": 1}], "red is not first, though its goal lies further left"
    open_doors(t, "green")
    assert t.view()["doors"] == [{"blue door": 1, "green door": 1}]
    assert (face_up(t), first(t)) == ([1, 4, 5, 6, 7, 8], 1)


@pytest.mark.rule("ONI-32")
def test_of_two_face_down_goals_of_the_lost_colour_the_rightmost_is_turned() -> None:
    t = book("red, blue, red, blue, green, green, brown, brown", "2 red key, blue key, green sun, red sun")
    t.do("discard red sun")
    open_doors(t, "red, blue, red")
    sacrifice(t, "red")
    assert (face_up(t), first(t)) == ([3, 4, 5, 6, 7, 8], 3)
    sacrifice(t, "red")
    assert (face_up(t), first(t)) == ([1, 3, 4, 5, 6, 7, 8], 1)


@pytest.mark.rule("ONI-32")
def test_swapping_goals_restores_the_order_from_left_to_right() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue, green")
    sacrifice(t, "red")
    sacrifice(t, "green")
    refill(t, "nightmare").do("reveal five").deal("5 brown sun")
    assert first(t) == 3
    t.do("cast parallel planning", "pay red sun, red key, blue key, green key, 3 nightmare", "swap goals 7 8")
    assert (face_up(t), first(t)) == ([1, 3, 4, 5, 6, 7, 8], 1)
    refill(t, "red key")
    open_doors(t, "red")
    assert t.view()["doors"] == [{"red door": 1, "blue door": 1}]
    assert first(t) == 3


@pytest.mark.rule("ONI-32")
def test_a_goal_reopened_and_swapped_keeps_its_face_but_loses_its_precedence() -> None:
    t = book().do("discard red sun")
    open_doors(t, "red, blue, green")
    sacrifice(t, "green")
    refill(t, "nightmare").do("reveal five").deal("5 brown sun")
    t.do("cast parallel planning", "pay red sun, red key, blue key, green key, 2 nightmare, brown sun")
    t.do("swap goals 3 8")
    assert (face_up(t), first(t)) == ([3, 4, 5, 6, 7, 8], 3)
    assert [goal["colour"] for goal in t.view()["goals"]] == [
        "red",
        "blue",
        "brown",
        "brown",
        "red",
        "blue",
        "green",
        "green",
    ]


@pytest.mark.rule("ONI-32")
@pytest.mark.rule("ONI-52")
def test_a_door_lost_to_a_premonition_turns_its_goal_too() -> None:
    kinds = "brown, red, blue, green"
    hand = "red key, 2 brown key, green sun, blue sun"
    t = book("red, brown, brown, blue, blue, green, green, red", hand, "onirim+book+dreams", kinds)
    t.do("discard green sun")
    open_doors(t, "red, brown, brown")
    assert t.asked() == "surrender"
    assert (face_up(t), first(t)) == ([4, 5, 6, 7, 8], 4)
    t.do("surrender red door")
    assert t.view()["limbo"] == {"red door": 1}
    assert (face_up(t), first(t)) == ([1, 4, 5, 6, 7, 8], 1)


@pytest.mark.rule("ONI-32")
@pytest.mark.rule("ONI-52")
def test_a_pair_broken_by_a_premonition_reopens_the_rightmost_goal_of_the_pair() -> None:
    kinds = "pair, red, green, three"
    hand = "2 blue key, green key, green sun, red sun"
    t = book("blue, blue, green, green, red, red, brown, brown", hand, "onirim+book+dreams", kinds)
    t.do("discard green sun")
    open_doors(t, "blue, blue")
    t.do("surrender blue door")
    assert (face_up(t), first(t)) == ([2, 3, 4, 5, 6, 7, 8], 2)
    open_doors(t, "green")
    assert t.view()["doors"] == [{"blue door": 1}]


# -- ONI-37: two players ------------------------------------------------------------------------


def four_doors(t: Table, colours: str) -> None:
    """The active player discards the common sun and opens four doors with a hand of keys."""
    t.do("discard red sun from common", "no swap")
    open_doors(t, colours)


def keep(t: Table, cards: str) -> None:
    """Three drawn cards are kept; the two that follow fill the common hand."""
    for number, card in enumerate(cards.split(", ")):
        refill(t, card)
        if number < 3:
            t.do("keep")


@pytest.mark.rule("ONI-37")
def test_two_players_work_on_one_row_of_goals() -> None:
    t = duo("onirim+book", goals=goals(), first="red key, blue sun, blue moon", second="blue key, red sun, red moon")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "red")
    refill(t, "green sun").do("keep").deal("green sun")
    assert t.seat() == 1
    for seat in (0, 1):
        assert t.view(seat)["first_goal"] == 1
    t.do("discard green sun from common", "no swap")
    open_doors(t, "blue")
    assert t.view()["doors"] == [{"red door": 1}, {"blue door": 1}]
    assert (face_up(t), first(t)) == ([3, 4, 5, 6, 7, 8], 3)


@pytest.mark.rule("ONI-37")
def test_the_partners_door_does_not_excuse_from_the_order() -> None:
    t = duo("onirim+book", goals=goals(), first="red key, blue sun, blue moon", second="red key, red sun, red moon")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "red")
    refill(t, "green sun").do("keep").deal("green sun")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "red")
    assert t.view()["doors"] == [{"red door": 1}, {}]
    assert t.view()["limbo"] == {"red door": 1}


@pytest.mark.rule("ONI-37")
def test_two_players_win_with_four_different_doors_each() -> None:
    hands = "red key, blue key, green key"
    t = duo("onirim+book", goals=goals(), first=hands, second=hands, common="brown key, red sun")
    four_doors(t, "red, blue, green, brown")
    keep(t, "blue sun, blue sun, blue sun, brown key, red sun")
    four_doors(t, "red, blue, green")
    assert t.asked() != "over"
    open_doors(t, "brown")
    assert t.asked() == "over"
    assert winners(t) == [0, 1]


@pytest.mark.rule("ONI-37")
def test_all_goals_met_is_no_win_if_a_player_lacks_a_colour() -> None:
    t = duo(
        "onirim+book",
        goals=goals("red, red, blue, green, brown, brown, blue, green"),
        first="2 red key, blue key",
        second="2 brown key, blue key",
        common="green key, red sun",
    )
    four_doors(t, "red, red, blue, green")
    keep(t, "blue sun, blue sun, blue sun, green key, red sun")
    four_doors(t, "brown, brown, blue, green")
    assert t.view()["doors"] == [
        {"red door": 2, "blue door": 1, "green door": 1},
        {"blue door": 1, "green door": 1, "brown door": 2},
    ]
    assert (face_up(t), first(t)) == ([], 0)
    assert t.asked() == "draw or cast"
    assert winners(t) is None


@pytest.mark.rule("ONI-37")
@pytest.mark.rule("ONI-32")
def test_a_door_one_player_gives_up_can_be_gained_by_the_other() -> None:
    t = duo("onirim+book", goals=goals(), first="red key, blue sun, blue moon", second="red key, red sun, red moon")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "red")
    sacrifice(t, "red")
    refill(t, "green sun").do("keep").deal("green sun")
    assert (face_up(t), first(t)) == ([1, 2, 3, 4, 5, 6, 7, 8], 1)
    t.do("discard green sun from common", "no swap")
    open_doors(t, "red")
    assert t.view()["doors"] == [{}, {"red door": 1}]
    assert first(t) == 2
