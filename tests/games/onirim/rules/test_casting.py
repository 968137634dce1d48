"""The Book's spells: what they cost and when they may be cast (ONI-33, ONI-38)."""

from collections import Counter
from itertools import combinations

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
    duo,
    goals,
    open_doors,
    refill,
    rich,
    richer,
    top,
    ways,
)


def spells(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("cast")}


# -- ONI-33, ONI-38: the cost -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spelling", "costs"),
    [
        pytest.param("onirim+book", (5, 7, 10), marks=pytest.mark.rule("ONI-33")),
        pytest.param("onirim+book:lost", (6, 9, 12), marks=pytest.mark.rule("ONI-38")),
    ],
)
def test_a_spell_can_be_cast_from_the_moment_its_cost_lies_in_the_discard_pile(
    spelling: str, costs: tuple[int, int, int]
) -> None:
    t = book(spelling=spelling)
    assert t.view()["spell_costs"] == list(costs)
    for discarded in range(12):
        assert sum(t.view()["discard"].values()) == discarded
        assert (PARADOX in t.legal()) == (discarded >= costs[0])
        assert (PLANNING in t.legal()) == (discarded >= costs[1])
        assert PUNISHMENT not in t.legal()
        discard_suns(t, 1)


@pytest.mark.parametrize(
    ("spelling", "cost"),
    [
        pytest.param("onirim+book", 10, marks=pytest.mark.rule("ONI-33")),
        pytest.param("onirim+book:lost", 12, marks=pytest.mark.rule("ONI-38")),
    ],
)
def test_powerful_punishment_needs_its_cost_when_the_nightmare_comes(spelling: str, cost: int) -> None:
    for short in (1, 0):
        t = discard_suns(book(spelling=spelling), cost - 1 - short)
        t.do(next(text for text in t.legal() if text.startswith("discard")))
        refill(t, "nightmare")
        assert sum(t.view()["discard"].values()) == cost - short
        assert (PUNISHMENT in t.legal()) == (short == 0)


@pytest.mark.parametrize(
    ("spelling", "spell", "cost"),
    [
        pytest.param("onirim+book", PARADOX, 5, marks=pytest.mark.rule("ONI-33")),
        pytest.param("onirim+book", PLANNING, 7, marks=pytest.mark.rule("ONI-33")),
        pytest.param("onirim+book", PUNISHMENT, 10, marks=pytest.mark.rule("ONI-33")),
        pytest.param("onirim+book:lost", PARADOX, 6, marks=pytest.mark.rule("ONI-38")),
        pytest.param("onirim+book:lost", PLANNING, 9, marks=pytest.mark.rule("ONI-38")),
        pytest.param("onirim+book:lost", PUNISHMENT, 12, marks=pytest.mark.rule("ONI-38")),
    ],
)
def test_exactly_the_cost_is_paid_out_of_the_game_and_stays_visible(spelling: str, spell: str, cost: int) -> None:
    t = book("green sun, 4 red sun", spelling).do("discard green sun").deal("nightmare")
    t.do("reveal five").deal("5 brown sun")
    refill(richer(t), "nightmare").do(spell)
    paid = 0
    while t.asked() == "pay":
        t.do(t.legal()[-1])
        paid += 1
    assert paid == cost
    assert sum(t.view()["out"].values()) == cost
    before = Counter({"green sun": 6, "brown sun": 5, "nightmare": 2})
    left = Counter(t.view()["discard"]) + Counter(t.view()["out"])
    assert left - before in (Counter(), Counter({"nightmare": 1})), "the punished nightmare joins the discard pile"
    assert sum(t.view()["discard"].values()) == 13 - cost + (spell == PUNISHMENT)


@pytest.mark.rule("ONI-33")
def test_the_player_chooses_which_cards_are_paid() -> None:
    t = rich("4 red sun", "red sun").do(PARADOX, "pay green sun, nightmare, 3 brown sun")
    assert t.view()["out"] == {"green sun": 1, "nightmare": 1, "brown sun": 3}
    assert t.view()["discard"] == {"brown sun": 2}
    t = rich("4 red sun", "red sun").do(PARADOX, "pay 5 brown sun")
    assert t.view()["out"] == {"brown sun": 5}
    assert t.view()["discard"] == {"green sun": 1, "nightmare": 1}


@pytest.mark.rule("ONI-33")
@pytest.mark.regression
def test_each_choice_of_cards_can_be_paid_in_exactly_one_order() -> None:
    t = book("2 red sun, 2 blue moon, green key").do("discard red sun").deal("nightmare")
    t.do("reveal five").deal("red sun, 2 blue moon, green sun, brown moon").do(PARADOX)
    pile = ["red sun", "red sun", "blue moon", "blue moon", "green sun", "brown moon", "nightmare"]
    assert Counter(t.view()["discard"]) == Counter(pile)
    choices = {tuple(sorted(choice)) for choice in combinations(pile, 5)}
    paid = ways(t, "pay")
    assert sorted(tuple(sorted(text.removeprefix("pay ") for text in said)) for said, _ in paid) == sorted(choices)
    for said, view in paid:
        assert Counter(view["out"]) == Counter(text.removeprefix("pay ") for text in said)


@pytest.mark.rule("ONI-33")
@pytest.mark.regression
def test_the_whole_pile_can_be_paid_in_one_way_only() -> None:
    t = rich("4 red sun", "red sun").do(PLANNING)
    assert len(ways(t, "pay")) == 1


@pytest.mark.rule("ONI-33")
@pytest.mark.regression
@pytest.mark.parametrize(
    "line",
    [
        "pay 3 brown sun, green sun, nightmare",
        "pay nightmare, brown sun, green sun, 2 brown sun",
        "pay green sun; pay nightmare; pay 3 brown sun",
        "PAY  3 Brown Sun,nightmare,  green sun",
    ],
)
def test_a_cost_can_be_given_in_one_line_in_any_order(line: str) -> None:
    t = rich("4 red sun", "red sun").do(PARADOX, line)
    assert t.view()["out"] == {"green sun": 1, "nightmare": 1, "brown sun": 3}


@pytest.mark.rule("ONI-33")
@pytest.mark.regression
def test_a_whole_spell_can_be_given_in_one_line() -> None:
    t = rich("4 red sun", "red sun")
    t.do("cast parallel planning; pay nightmare, green sun, 5 brown sun; swap goals 2 5")
    assert [goal["colour"] for goal in t.view()["goals"]] == [
        "red",
        "red",
        "green",
        "brown",
        "blue",
        "blue",
        "green",
        "brown",
    ]
    assert t.asked() == "act"


# -- ONI-33: when -------------------------------------------------------------------------------

EARLY = {PARADOX, PLANNING}


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_before_the_phase_1_action() -> None:
    t = rich("4 red sun", "red sun")
    assert t.asked() == "act"
    assert spells(t) == EARLY


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_before_taking_a_door_by_three() -> None:
    t = rich("2 blue sun, blue moon, red sun", "red sun")
    t.do("play blue sun")
    refill(t, "red sun").do("play blue moon")
    refill(t, "red sun").do("play blue sun")
    assert t.asked() == "take door"
    assert spells(t) == EARLY
    t.do(PLANNING, SEVEN, "swap goals 1 2")
    assert t.asked() == "take door"
    t.do("take")
    assert t.view()["doors"] == [{"blue door": 1}], "the swap has made blue the first goal"


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_before_a_draw_of_phase_2() -> None:
    t = rich("4 red sun", "red sun").do("discard red sun")
    assert t.asked() == "draw or cast"
    assert set(t.legal()) == {"draw", *EARLY}
    t.do(PARADOX, FIVE).deal("blue sun, 4 blue moon").do("raise blue sun", "sink 3 blue moon")
    assert t.asked() == "draw or cast"
    t.do("draw")
    assert t.view()["hands"][0]["cards"] == {"red sun": 4, "blue sun": 1}


@pytest.mark.rule("ONI-33")
def test_before_every_draw_of_phase_2_a_spell_may_be_cast() -> None:
    t = rich("red key, 3 red sun", "red sun").do("discard red sun")
    open_doors(t, "red")
    assert t.asked() == "draw or cast"
    refill(t, "blue sun")
    assert t.asked() == "draw or cast"
    refill(t, "blue sun")
    assert t.asked() == "act"


@pytest.mark.rule("ONI-33")
def test_with_too_few_cards_discarded_the_draw_follows_at_once() -> None:
    t = discard_suns(book(), 3).do("discard red sun")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_while_a_drawn_door_waits() -> None:
    t = rich("blue key, 3 red sun", "red sun").do("discard red sun")
    refill(t, "blue door")
    assert t.asked() == "door"
    assert spells(t) == EARLY
    t.do(PLANNING, SEVEN, "swap goals 1 2")
    assert set(t.legal()) == {"open", "limbo"}
    t.do("open")
    assert t.view()["doors"] == [{"blue door": 1}]


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_while_a_nightmare_waits_which_is_then_resolved() -> None:
    t = rich("4 red sun", "red sun").do("discard red sun")
    refill(t, "nightmare")
    assert spells(t) == EARLY, "eight cards do not pay the third"
    t.do(PARADOX, FIVE).deal("red moon, 4 blue moon").do("raise red moon", "sink 3 blue moon")
    assert set(t.legal()) == {"reveal five", "new hand"}
    t.do("reveal five").deal("4 green sun")
    assert t.view()["discard"]["red moon"] == 1, "the raised card was the first of the five"


@pytest.mark.rule("ONI-33")
def test_the_first_two_may_be_cast_while_a_happy_dream_waits_and_the_third_may_not() -> None:
    kinds = "red, blue, green, brown"
    t = rich("4 red sun", "red sun", "onirim+book+dreams", kinds).do("discard red sun")
    refill(richer(t), "happy dream")
    assert sum(t.view()["discard"].values()) == 14
    assert spells(t) == EARLY
    t.do(PLANNING, SEVEN, "swap goals 1 2")
    assert t.asked() == "happy dream"


@pytest.mark.rule("ONI-33")
@pytest.mark.rule("ONI-36")
def test_the_third_is_cast_at_a_nightmare_only() -> None:
    t = rich("blue key, 3 red sun", "red sun").do("discard red sun")
    richer(t)
    assert spells(t) == EARLY
    refill(t, "blue door")
    assert spells(t) == EARLY
    t.do("limbo")
    refill(t, "nightmare")
    assert spells(t) == {*EARLY, PUNISHMENT}
    t.do("new hand").deal("5 blue sun")
    assert t.asked() == "act"
    assert spells(t) == EARLY


@pytest.mark.rule("ONI-33")
def test_any_number_of_spells_may_be_cast_in_a_turn_the_same_one_too() -> None:
    t = richer(rich("4 red sun", "red sun").do("discard red sun"))
    t.do(PARADOX, FIVE).deal("5 blue sun").do("raise blue sun", "sink 3 blue sun")
    t.do(PARADOX, "pay 5 green sun").deal("blue moon").do("raise blue moon", "sink 3 blue sun")
    assert t.asked() == "draw or cast"
    assert top(t) == ["blue moon", "blue sun"]
    t = richer(rich("4 red sun", "red sun").do("discard red sun"))
    t.do(PLANNING, "pay 5 brown sun, 2 nightmare", "swap goals 1 2", PARADOX, "pay 5 green sun")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-33")
def test_no_spell_inside_a_prophecy_or_a_spell() -> None:
    t = rich("red key, 3 red sun", "red sun").do("discard red key").deal("5 blue sun")
    assert (t.asked(), spells(t)) == ("bin", set())
    t.do("bin blue sun")
    assert (t.asked(), spells(t)) == ("order", set())
    t = richer(rich("4 red sun", "red sun").do("discard red sun")).do(PARADOX)
    assert (t.asked(), spells(t)) == ("pay", set())
    t.do(FIVE).deal("5 blue sun")
    assert (t.asked(), spells(t)) == ("raise", set())
    t.do("raise blue sun")
    assert (t.asked(), spells(t)) == ("sink", set())
    t.do("sink 3 blue sun", PLANNING, "pay 6 green sun, nightmare")
    assert (t.asked(), spells(t)) == ("swap goals", set())


@pytest.mark.rule("ONI-33")
def test_no_spell_inside_what_towers_do() -> None:
    t = rich("red tower 5, blue tower 3, 2 red sun", "red sun", "onirim+book+towers").do("play red tower 5 right")
    refill(t, "red sun").do("discard blue tower 3")
    assert (t.asked(), spells(t)) == ("may look", set())
    t.do("look").deal("3 blue sun")
    assert (t.asked(), spells(t)) == ("order", set())
    t.do("put 2 blue sun")
    t.do("draw", "discard red sun", "draw", "discard red sun", "draw", "discard red sun")
    refill(t, "nightmare").do("reveal five").deal("5 green sun")
    assert (t.asked(), spells(t)) == ("lose tower", set())


@pytest.mark.rule("ONI-33")
def test_no_spell_inside_a_happy_dream_or_a_penalty() -> None:
    kinds = "red, pair, green, brown"
    t = rich("2 red key, 2 red sun", "red sun", "onirim+book+dreams", kinds).do("discard red sun")
    refill(t, "happy dream").do("reveal seven").deal("4 green moon, 3 blue moon")
    assert (t.asked(), spells(t)) == ("sift", set())
    t.do("drop 3 blue moon, 4 green moon")
    refill(t, "happy dream").do("search")
    assert (t.asked(), spells(t)) == ("fetch", set())
    t.do("fetch red door", "draw", "open")
    t.do(PLANNING, "pay 5 brown sun, green sun, nightmare", "swap goals 2 5")
    open_doors(t, "red")
    assert (t.asked(), spells(t)) == ("which premonition", set())
    t.do("face pair premonition")
    assert (t.asked(), spells(t)) == ("surrender", set())


@pytest.mark.rule("ONI-33")
def test_the_active_player_casts_and_no_one_else() -> None:
    t = duo("onirim+book", goals=goals(), first="3 red sun", second="3 blue sun", common="red sun, red moon")
    t.do("discard red sun", "no swap").deal("nightmare").do("reveal five").deal("5 brown sun")
    refill(t, "red sun")
    assert t.seat() == 1
    assert PARADOX in t.legal()
    assert t.state.legal(0) == []
    t.do("discard blue sun")
    assert (t.asked(), spells(t)) == ("swap", set())
    t.do("no swap")
    assert (t.asked(), t.seat()) == ("draw or cast", 1)
