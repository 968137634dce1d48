"""The Book's spells: what each of the three does (ONI-34 to ONI-36)."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from playing import (
    FIVE,
    PARADOX,
    PLANNING,
    PUNISHMENT,
    SEVEN,
    Table,
    book,
    discard_suns,
    drain,
    duo,
    goals,
    open_doors,
    refill,
    rich,
    richer,
    said,
    split,
    top,
    ways,
)


def bottom(t: Table, seat: int | None = None) -> list[str | None]:
    """The known bottom, its highest card first."""
    return [entry["card"] for entry in t.view(seat)["deck"]["bottom"]]


# -- ONI-34: Paradoxical Prophecy ---------------------------------------------------------------


@pytest.mark.rule("ONI-34")
@pytest.mark.regression
def test_paradoxical_prophecy_raises_one_of_the_bottom_five_and_sinks_the_others_in_the_order_chosen() -> None:
    t = rich("4 red sun", "red sun").do(PARADOX, FIVE)
    assert t.asked() == "chance"
    t.deal("red moon, blue moon, green moon, red door, nightmare")
    assert set(t.legal()) == {
        "raise red moon",
        "raise blue moon",
        "raise green moon",
        "raise red door",
        "raise nightmare",
    }
    t.do("raise red door", "sink nightmare, green moon, red moon")
    assert top(t) == ["red door"]
    assert bottom(t) == ["nightmare", "green moon", "red moon", "blue moon"]
    assert t.asked() == "act"
    t.do("discard red sun", "limbo")
    assert t.view()["limbo"] == {"red door": 1}


@pytest.mark.rule("ONI-34")
def test_the_bottom_cards_come_from_all_unseen_cards() -> None:
    t = rich("4 red sun", "red sun").do(PARADOX, FIVE)
    assert t.chances() == t.view()["deck"]["unseen"]
    assert sum(t.chances().values()) == t.view()["deck"]["size"]


@pytest.mark.rule("ONI-34")
def test_the_raised_card_lies_above_a_known_top() -> None:
    t = rich("red key, 3 red sun", "red sun").do("discard red key").deal("5 blue sun")
    t.do("bin blue sun", "put 3 blue sun", "draw")
    assert top(t) == ["blue sun"] * 3
    t.do(PARADOX, FIVE).deal("green moon, 4 red moon").do("raise green moon", "sink 3 red moon")
    assert top(t) == ["green moon", "blue sun", "blue sun", "blue sun"]
    assert bottom(t) == ["red moon"] * 4


@pytest.mark.rule("ONI-34")
def test_cast_again_it_shows_the_four_sunk_cards_and_the_one_above_them() -> None:
    t = richer(rich("4 red sun", "red sun").do("discard red sun"))
    t.do(PARADOX, FIVE).deal("red moon, blue moon, green moon, red key, blue key").do("raise red key")
    t.do("sink red moon, blue moon, green moon", PARADOX, "pay 5 green sun")
    assert t.asked() == "chance"
    t.deal("green key")
    assert t.asked() == "raise"
    assert t.view()["looked"]["cards"] == {
        "red moon": 1, "blue moon": 1, "green moon": 1, "blue key": 1, "green key": 1,
    }  # fmt: skip


@pytest.mark.rule("ONI-34")
def test_the_deck_is_not_shuffled_and_the_sunk_cards_are_the_last_to_come() -> None:
    t = (
        rich("4 red sun", "red sun")
        .do(PARADOX, FIVE)
        .deal("red moon, 4 blue moon")
        .do("raise red moon", "sink 3 blue moon")
    )
    t.do("discard red sun")
    assert t.view()["hands"][0]["cards"] == {"red sun": 4, "red moon": 1}
    t.do("discard red sun")
    assert "blue moon" not in t.chances()
    assert bottom(t) == ["blue moon"] * 4


@pytest.mark.rule("ONI-34")
def test_a_shuffle_ends_what_was_known_of_the_bottom() -> None:
    t = (
        rich("4 red sun", "red sun")
        .do(PARADOX, FIVE)
        .deal("red moon, 4 blue moon")
        .do("raise red moon", "sink 3 blue moon")
    )
    t.do("discard red sun", "discard red sun").deal("blue door").do("limbo").deal("green moon")
    assert bottom(t) == []
    t.do("discard red sun", "draw")
    assert t.chances()["blue moon"] == 4


@pytest.mark.rule("ONI-34")
def test_with_fewer_than_five_cards_it_shows_what_is_there() -> None:
    t = drain(book("green sun, 4 red sun").do("discard green sun"), "red moon, blue moon, green moon")
    t.do(PARADOX, "pay 5 nightmare").deal("red moon, blue moon, green moon")
    assert set(t.legal()) == {"raise red moon", "raise blue moon", "raise green moon"}
    t.do("raise blue moon", "sink green moon")
    assert top(t) + bottom(t) == ["blue moon", "green moon", "red moon"]
    assert t.view()["deck"]["size"] == 3


@pytest.mark.rule("ONI-34")
def test_with_one_card_that_card_is_raised() -> None:
    t = drain(discard_suns(book(), 2).do("discard red sun"), "red moon")
    t.do(PARADOX, "pay 5 nightmare").deal("red moon").do("raise red moon")
    assert t.asked() == "draw or cast"
    t.do("draw")
    assert t.view()["hands"][0]["cards"]["red moon"] == 1


@pytest.mark.rule("ONI-34")
def test_with_an_empty_deck_it_cannot_be_cast() -> None:
    t = drain(discard_suns(book(), 3).do("discard red sun"), "red door")
    refill(t, "red door")
    assert t.view()["deck"]["size"] == 0
    assert t.asked() == "door"
    assert [text for text in t.legal() if text.startswith("cast")] == [PLANNING]


@pytest.mark.rule("ONI-34")
@pytest.mark.regression
def test_no_two_ways_of_sinking_lead_to_the_same_deck() -> None:
    cards = ["red moon", "red moon", "blue moon", "blue moon", "nightmare"]
    t = rich("4 red sun", "red sun").do(PARADOX, FIVE).deal(", ".join(cards))
    found = [
        tuple(entry["card"] for entry in view["deck"]["top"] + view["deck"]["bottom"])
        for _, view in ways(t, "raise", "sink")
    ]
    assert sorted(found) == sorted(set(permutations(cards)))


@pytest.mark.rule("ONI-34")
@pytest.mark.regression
def test_the_sunk_cards_can_be_given_in_one_line() -> None:
    t = rich("4 red sun", "red sun").do(PARADOX, FIVE).deal("2 red moon, 2 blue moon, nightmare")
    t.do("raise nightmare; sink 2 blue moon, red moon")
    assert bottom(t) == ["blue moon", "blue moon", "red moon", "red moon"]


@pytest.mark.rule("ONI-34")
def test_in_silence_only_the_active_player_knows_the_cards_of_a_paradoxical_prophecy() -> None:
    t = duo("onirim+book", "silent", "3 red sun", "3 blue sun", "red sun, red moon", goals())
    t.do("discard red sun", "no swap").deal("nightmare").do("reveal five").deal("5 brown sun")
    refill(t, "red sun")
    t.do(PARADOX, FIVE).deal("4 green moon, green key")
    assert t.view(1)["looked"]["cards"] == {"green moon": 4, "green key": 1}
    assert t.view(0)["looked"] == {"size": 5, "cards": None}
    t.do("raise green key", "sink 3 green moon")
    assert bottom(t, 1) == ["green moon"] * 4
    assert bottom(t, 0) == [None] * 4


# -- ONI-35: Parallel Planning ------------------------------------------------------------------


def colours(t: Table) -> list[str]:
    return [goal["colour"] + ("" if goal["open"] else " met") for goal in t.view()["goals"]]


@pytest.mark.rule("ONI-35")
@pytest.mark.regression
def test_parallel_planning_swaps_two_goals() -> None:
    t = rich("4 red sun", "red sun").do(PLANNING, SEVEN, "swap goals 1 4")
    assert colours(t) == ["brown", "blue", "green", "red", "red", "blue", "green", "brown"]
    assert t.view()["first_goal"] == 0
    assert said(t, "goals swapped") == [{"first": 1, "second": 4}]


@pytest.mark.rule("ONI-35")
def test_each_goal_keeps_its_face() -> None:
    t = rich("red key, 3 red sun", "red sun").do("discard red sun")
    open_doors(t, "red")
    t.do(PLANNING, SEVEN, "swap goals 1 3")
    assert colours(t) == ["green", "blue", "red met", "brown", "red", "blue", "green", "brown"]
    assert t.view()["first_goal"] == 0


@pytest.mark.rule("ONI-35")
def test_a_face_down_goal_may_be_swapped_with_a_face_up_one_of_its_colour() -> None:
    t = rich("red key, 3 red sun", "red sun").do("discard red sun")
    open_doors(t, "red")
    assert t.view()["first_goal"] == 1
    t.do(PLANNING, SEVEN, "swap goals 1 5")
    assert colours(t) == ["red", "blue", "green", "brown", "red met", "blue", "green", "brown"]
    assert t.view()["first_goal"] == 0


@pytest.mark.rule("ONI-35")
def test_any_two_different_goals_may_be_swapped() -> None:
    t = rich("4 red sun", "red sun").do(PLANNING, SEVEN)
    alike = {(1, 5), (2, 6), (3, 7), (4, 8)}
    different = {f"swap goals {i} {j}" for i, j in combinations(range(1, 9), 2) if (i, j) not in alike}
    assert different <= set(t.legal())
    assert len(t.legal()) == len(set(t.legal()))


@pytest.mark.rule("ONI-35")
def test_two_equal_goals_may_be_swapped_too() -> None:
    """Paying can be the point: a nightmare out of the game is safe from the green premonition."""
    t = rich("4 red sun", "red sun").do(PLANNING, SEVEN)
    assert "swap goals 1 5" in t.legal()


@pytest.mark.rule("ONI-35")
def test_swapped_goals_change_which_door_is_gained() -> None:
    t = rich("green key, red key, 2 red sun", "red sun").do(PLANNING, SEVEN, "swap goals 1 3", "discard red sun")
    open_doors(t, "red")
    assert t.view()["doors"] == [{}]
    open_doors(t, "green")
    assert t.view()["doors"] == [{"green door": 1}]


# -- ONI-36: Powerful Punishment ----------------------------------------------------------------


@pytest.mark.rule("ONI-36")
@pytest.mark.regression
def test_powerful_punishment_discards_the_nightmare_without_any_effect() -> None:
    t = rich("red key, 3 red sun", "blue sun").do("discard red sun")
    open_doors(t, "red")
    richer(t)
    refill(t, "nightmare")
    deck = t.view()["deck"]["size"]
    t.do(PUNISHMENT, "pay 5 brown sun, 5 green sun")
    assert t.view()["discard"] == {"red sun": 1, "red key": 1, "green sun": 1, "nightmare": 3}
    assert t.view()["doors"] == [{"red door": 1}]
    assert t.view()["hands"][0]["cards"] == {"red sun": 2, "blue sun": 1}
    assert t.view()["limbo"] == {}
    assert t.view()["resolving"] == {}
    assert t.view()["deck"]["size"] == deck
    refill(t, "blue moon, blue moon")
    assert t.asked() == "act"


@pytest.mark.rule("ONI-36")
@pytest.mark.rule("ONI-44")
def test_powerful_punishment_costs_no_tower() -> None:
    t = rich("red tower 5, 3 red sun", "red sun", "onirim+book+towers").do("play red tower 5 right")
    richer(t)
    t.do("false destruction")
    refill(t, "nightmare").do(PUNISHMENT, "pay 5 brown sun, 5 green sun")
    assert t.asked() == "chance"
    assert t.view()["towers"] == ["red tower 5"]
    assert t.view()["discard"] == {"green sun": 1, "nightmare": 2}
    assert t.view()["limbo"] == {"nightmare": 1}


@pytest.mark.rule("ONI-36")
def test_two_players_a_nightmare_is_punished_by_the_one_who_drew_it() -> None:
    t = duo("onirim+book", goals=goals(), first="3 red sun", second="3 blue sun", common="red sun, red moon")
    t.do("discard red sun", "no swap").deal("nightmare").do("reveal five").deal("5 brown sun")
    refill(richer(t), "red moon").do("discard blue sun", "no swap")
    refill(t, "nightmare").do(PUNISHMENT, "pay 5 brown sun, 5 green sun")
    assert t.view(1)["hands"][1]["cards"] == {"blue sun": 2}
    refill(t, "blue moon")
    assert t.seat() == 0
    assert sum(Counter(t.view()["out"]).values()) == len(split("5 brown sun, 5 green sun"))
