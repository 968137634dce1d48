"""The Book's spells: what they cost, when they may be cast, what they do (ONI-33 to ONI-36, ONI-38)."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from playing import Table, discard_suns, drain, duo, open_doors, refill, solo, split, ways

GOALS = ", ".join(f"{colour} goal" for colour in "red blue green brown red blue green brown".split())
PARADOX = "cast paradoxical prophecy"
PLANNING = "cast parallel planning"
PUNISHMENT = "cast powerful punishment"
FIVE = "pay 5 brown sun"
SEVEN = "pay 5 brown sun, green sun, nightmare"


def book(hand: str = "5 red sun", spelling: str = "onirim+book", premonitions: str = "", goals: str = GOALS) -> Table:
    return solo(spelling, hand, goals, premonitions)


def rich(hand: str, last: str, spelling: str = "onirim+book", premonitions: str = "") -> Table:
    """The second turn: five brown suns, a green sun and a nightmare lie discarded, `hand` and `last` are held."""
    t = book(f"green sun, {hand}", spelling, premonitions).do("discard green sun").deal("nightmare")
    t.do("reveal five").deal("5 brown sun")
    refill(t, last)
    assert t.view()["discard"] == {"green sun": 1, "brown sun": 5, "nightmare": 1}
    return t


def richer(t: Table) -> Table:
    """In phase 2 another nightmare puts five green suns and itself into the discard pile."""
    refill(t, "nightmare").do("reveal five").deal("5 green sun")
    return t


def spells(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("cast")}


def top(t: Table) -> list[str | None]:
    return [entry["card"] for entry in t.view()["deck"]["top"]]


def bottom(t: Table, seat: int | None = None) -> list[str | None]:
    """The known bottom, its highest card first."""
    return [entry["card"] for entry in t.view(seat)["deck"]["bottom"]]


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
    assert [goal["colour"] for goal in t.view()["goals"]] == "red red green brown blue blue green brown".split()
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
    assert t.view()["doors"] == [{"blue": 1}], "the swap has made blue the first goal"


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
    assert t.view()["doors"] == [{"blue": 1}]


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
    premonitions = "red premonition, blue premonition, green premonition, brown premonition"
    t = rich("4 red sun", "red sun", "onirim+book+dreams", premonitions).do("discard red sun")
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
    assert t.asked() == "draw or cast"
    for paid in ("5 brown sun", "5 green sun"):
        t.do(PARADOX, f"pay {paid}")
        if paid == "5 brown sun":
            t.deal("5 blue sun")
        else:
            t.deal("blue moon")
        t.do("raise blue sun")
        while t.asked() == "sink":
            t.do(t.legal()[0])
    assert t.asked() == "draw or cast"
    assert top(t) == ["blue sun", "blue sun"]
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
    premonitions = "red premonition, pair premonition, green premonition, brown premonition"
    t = rich("2 red key, 2 red sun", "red sun", "onirim+book+dreams", premonitions).do("discard red sun")
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
    t = duo("onirim+book", goals=GOALS, first="3 red sun", second="3 blue sun", common="red sun, red moon")
    t.do("discard red sun", "no swap").deal("nightmare").do("reveal five").deal("5 brown sun")
    refill(t, "red sun")
    assert t.seat() == 1
    assert PARADOX in t.legal()
    assert t.state.legal(0) == []
    t.do("discard blue sun")
    assert (t.asked(), spells(t)) == ("swap", set())
    t.do("no swap")
    assert (t.asked(), t.seat()) == ("draw or cast", 1)


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
    assert spells(t) == {PLANNING}


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
    t = duo("onirim+book", "silent", "3 red sun", "3 blue sun", "red sun, red moon", GOALS)
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
    assert [event.data for event in t.events if event.name == "goals swapped"] == [{"first": 1, "second": 4}]


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
    assert t.view()["doors"] == [{"green": 1}]


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
    assert t.view()["doors"] == [{"red": 1}]
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
    t = duo("onirim+book", goals=GOALS, first="3 red sun", second="3 blue sun", common="red sun, red moon")
    t.do("discard red sun", "no swap").deal("nightmare").do("reveal five").deal("5 brown sun")
    refill(richer(t), "red moon").do("discard blue sun", "no swap")
    refill(t, "nightmare").do(PUNISHMENT, "pay 5 brown sun, 5 green sun")
    assert t.view(1)["hands"][1]["cards"] == {"blue sun": 2}
    refill(t, "blue moon")
    assert t.seat() == 0
    assert sum(Counter(t.view()["out"]).values()) == len(split("5 brown sun, 5 green sun"))
