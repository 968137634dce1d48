"""Towers and nightmares: the tower that is lost, false destruction, the rampart's power (ONI-44 to ONI-47)."""

import pytest

from playing import (
    KEYS,
    RAMPART,
    Table,
    discard_suns,
    drain,
    duo,
    open_all_doors,
    open_doors,
    premonitions,
    refill,
    said,
    solo,
    winners,
)


def standing(*row: str, spelling: str = "onirim+towers", last: str = "brown sun") -> Table:
    """This row of up to five towers has been built, one a turn; `last` was drawn after the last one."""
    hand = [*row, "red sun", "red moon", "blue sun", "blue moon", "green sun"][:5]
    t = solo(spelling, ", ".join(hand))
    for tower in row:
        t.do(f"play {tower} right").deal("brown sun" if tower != row[-1] else last)
    assert t.view()["towers"] == list(row)
    return t


def row_of(*row: str, spelling: str = "onirim+towers", last: str = "brown sun") -> Table:
    """The same, in the next turn's phase 2: a sun has been discarded, and a card is to be drawn."""
    t = standing(*row, spelling=spelling, last=last)
    return t.do(next(text for text in t.legal() if text.startswith("discard") and text.endswith("sun")))


def reveal(t: Table, cards: str = "5 green sun") -> Table:
    """A nightmare is drawn and reveals five cards."""
    return refill(t, "nightmare").do("reveal five").deal(cards)


# -- ONI-44: a tower is lost --------------------------------------------------------------------


@pytest.mark.rule("ONI-44")
def test_without_a_tower_nothing_is_lost() -> None:
    t = reveal(row_of())
    assert t.asked() == "chance"
    assert t.view()["discard"]["nightmare"] == 1


@pytest.mark.rule("ONI-44")
def test_towers_of_the_hand_are_safe() -> None:
    t = reveal(solo("onirim+towers", "red tower 4, blue tower 4, red sun, red moon, blue sun").do("discard red sun"))
    assert t.asked() == "chance"
    assert t.view()["hands"][0]["cards"]["red tower 4"] == 1


@pytest.mark.rule("ONI-44")
def test_the_lost_tower_is_discarded_and_refilling_goes_on() -> None:
    t = reveal(row_of("red tower 4")).do("lose red tower 4")
    assert t.view()["towers"] == []
    assert t.view()["discard"] == {"red sun": 1, "green sun": 5, "red tower 4": 1, "nightmare": 1}
    assert said(t, "tower lost") == [{"seat": 0, "card": "red tower 4"}]
    t.deal("blue key")
    assert t.asked() == "act"


@pytest.mark.rule("ONI-44")
def test_exactly_one_tower_is_lost_to_a_nightmare() -> None:
    t = reveal(row_of("red tower 4", "green tower 4")).do("lose red tower 4")
    assert t.view()["towers"] == ["green tower 4"]
    assert t.asked() == "chance"
    reveal(t, "5 blue sun").do("lose green tower 4")
    assert t.view()["towers"] == []


@pytest.mark.rule("ONI-44")
def test_option_one_costs_a_tower_after_the_key() -> None:
    t = row_of("red tower 4", last="blue key")
    t.deal("nightmare").do("give blue key")
    assert t.asked() == "lose tower"
    assert t.view()["discard"]["blue key"] == 1
    assert t.view()["resolving"] == {"nightmare": 1}
    t.do("lose red tower 4")
    assert t.view()["discard"]["nightmare"] == 1


@pytest.mark.rule("ONI-44")
def test_option_two_costs_a_tower_after_the_door() -> None:
    t = row_of("red tower 4", last="blue key")
    open_doors(t, "blue")
    t.deal("nightmare").do("sacrifice blue door")
    assert t.view()["limbo"] == {"blue door": 1}
    assert t.asked() == "lose tower"


@pytest.mark.rule("ONI-44")
def test_option_three_costs_a_tower_after_the_reveal() -> None:
    t = row_of("red tower 4").deal("nightmare").do("reveal five")
    assert t.asked() == "chance"
    t.deal("5 green sun")
    assert t.asked() == "lose tower"
    assert t.view()["discard"]["green sun"] == 5


@pytest.mark.rule("ONI-44")
def test_option_four_costs_a_tower_after_the_new_hand() -> None:
    t = row_of("red tower 4").deal("nightmare").do("new hand")
    t.deal("4 green sun")
    assert t.asked() == "chance"
    t.deal("nightmare, blue tower 4")
    assert t.asked() == "lose tower"
    assert t.view()["hands"][0]["cards"] == {"green sun": 4, "blue tower 4": 1}
    assert t.view()["limbo"] == {"nightmare": 1}
    t.do("lose red tower 4")
    assert t.asked() == "act"


@pytest.mark.rule("ONI-44")
def test_an_inner_tower_is_lost_only_if_its_neighbours_may_touch() -> None:
    t = reveal(row_of("red tower 4", "green tower 4", "blue tower 4"))
    assert set(t.legal()) == {"lose red tower 4", "lose blue tower 4", "false destruction"}, "moon against moon"
    t = reveal(row_of("red tower 4", "green tower 4", "brown tower 5"))
    assert set(t.legal()) == {"lose red tower 4", "lose green tower 4", "lose brown tower 5", "false destruction"}
    t.do("lose green tower 4")
    assert t.view()["towers"] == ["red tower 4", "brown tower 5"]


@pytest.mark.rule("ONI-44")
@pytest.mark.regression
def test_neighbours_of_two_symbols_and_one_may_not_touch() -> None:
    t = reveal(row_of("red tower 4", "brown tower 5", "blue tower 4"))
    assert "lose brown tower 5" not in t.legal()
    t = reveal(row_of("green tower 3", "brown tower 5", "blue tower 4"))
    assert "lose brown tower 5" not in t.legal(), "sun+moon against moon"
    assert set(t.legal()) == {"lose green tower 3", "lose blue tower 4", "false destruction"}


@pytest.mark.rule("ONI-44")
def test_each_inner_tower_is_judged_by_its_own_neighbours() -> None:
    t = reveal(row_of("red tower 4", "green tower 5", "green tower 4", "blue tower 5"))
    assert set(t.legal()) == {
        "lose red tower 4", "lose green tower 5", "lose green tower 4", "lose blue tower 5", "false destruction",
    }  # fmt: skip
    t = reveal(row_of("red tower 4", "green tower 4", "blue tower 4", "green tower 5"))
    assert set(t.legal()) == {"lose red tower 4", "lose green tower 5", "false destruction"}


@pytest.mark.rule("ONI-44")
@pytest.mark.rule("ONI-11")
def test_a_game_lost_in_the_new_hand_is_over_before_any_tower_is_lost() -> None:
    t = discard_suns(standing("red tower 4"), 15)
    t.do(next(text for text in t.legal() if text.startswith("discard") and text.endswith("sun")))
    drain(t, "nightmare, red moon, blue moon, green moon, brown moon", after="false destruction")
    t.deal("nightmare").do("new hand").deal("red moon, blue moon, green moon, brown moon")
    assert t.asked() == "over"
    assert winners(t) == []
    assert t.view()["towers"] == ["red tower 4"]


# -- ONI-45: false destruction ------------------------------------------------------------------


@pytest.mark.rule("ONI-45")
def test_false_destruction_keeps_the_tower_and_sends_the_nightmare_to_limbo() -> None:
    t = reveal(row_of("red tower 4"))
    assert set(t.legal()) == {"lose red tower 4", "false destruction"}
    t.do("false destruction")
    assert t.view()["towers"] == ["red tower 4"]
    assert t.view()["limbo"] == {"nightmare": 1}
    assert "nightmare" not in t.view()["discard"]
    assert t.view()["discard"]["green sun"] == 5, "the option was paid all the same"
    assert t.view()["resolving"] == {}
    assert t.chances()["nightmare"] == 9
    t.deal("blue sun")
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["nightmare"] == 10


@pytest.mark.rule("ONI-45")
def test_without_a_tower_there_is_no_false_destruction() -> None:
    t = row_of().deal("nightmare")
    assert "false destruction" not in t.legal()
    t.do("reveal five").deal("5 green sun")
    assert t.asked() == "chance"
    assert t.view()["limbo"] == {}


@pytest.mark.rule("ONI-45")
def test_under_a_rampart_there_is_no_false_destruction() -> None:
    t = row_of(*RAMPART).deal("nightmare")
    assert "false destruction" not in t.legal()
    t.do("reveal five").deal("5 green sun")
    assert t.asked() == "chance"
    assert t.view()["limbo"] == {}
    assert t.view()["discard"]["nightmare"] == 1


@pytest.mark.rule("ONI-45")
def test_false_destruction_is_no_choice_before_the_option() -> None:
    t = row_of("red tower 4").deal("nightmare")
    assert set(t.legal()) == {"reveal five", "new hand"}


# -- ONI-46, ONI-47: the rampart's power --------------------------------------------------------


@pytest.mark.rule("ONI-46")
@pytest.mark.parametrize("option", ["reveal five", "new hand"])
def test_while_a_rampart_stands_nightmares_take_no_tower(option: str) -> None:
    t = row_of(*RAMPART).deal("nightmare").do(option).deal("5 green sun")
    assert t.view()["towers"] == RAMPART
    assert t.asked() == ("chance" if option == "reveal five" else "act")
    assert t.view()["discard"]["nightmare"] == 1


@pytest.mark.rule("ONI-46")
def test_the_rampart_protects_the_towers_beside_it_too() -> None:
    t = reveal(row_of(*RAMPART, "blue tower 4"))
    assert t.asked() == "chance"
    assert len(t.view()["towers"]) == 5


@pytest.mark.rule("ONI-46")
def test_four_towers_that_are_no_rampart_protect_nothing() -> None:
    t = reveal(row_of("red tower 4", "green tower 5", "green tower 4", "blue tower 5"))
    assert t.asked() == "lose tower"


@pytest.mark.rule("ONI-47")
def test_in_scattered_ruins_a_rampart_loses_towers() -> None:
    t = reveal(row_of(*RAMPART, spelling="onirim+towers:ruins"))
    assert t.asked() == "lose tower"
    t.do("lose brown tower 5")
    assert t.view()["towers"] == RAMPART[:3]


@pytest.mark.rule("ONI-47")
def test_in_scattered_ruins_a_rampart_can_be_kept_by_false_destruction() -> None:
    t = reveal(row_of(*RAMPART, spelling="onirim+towers:ruins")).do("false destruction")
    assert t.view()["towers"] == RAMPART
    assert t.view()["limbo"] == {"nightmare": 1}


@pytest.mark.rule("ONI-47")
@pytest.mark.rule("ONI-42")
def test_in_scattered_ruins_the_rampart_is_still_needed_to_win() -> None:
    t = open_all_doors(solo("onirim+towers:ruins", f"{KEYS}, blue sun"), ", ".join([*RAMPART, "red sun"]))
    for tower in RAMPART[:3]:
        t.do(f"play {tower} right").deal("brown sun")
    assert t.asked() == "act"
    t.do("play brown tower 5 right")
    assert winners(t) == [0]


# -- two players, and other expansions ----------------------------------------------------------


@pytest.mark.rule("ONI-44")
@pytest.mark.rule("ONI-41")
def test_the_one_who_draws_the_nightmare_loses_a_tower_of_the_shared_row() -> None:
    t = duo("onirim+towers", first="red tower 4, red sun, red moon").do("play red tower 4 right").deal("brown sun")
    t.do("discard blue sun", "no swap").deal("nightmare").do("reveal five").deal("5 green sun")
    assert (t.seat(), t.asked()) == (1, "lose tower")
    t.do("lose red tower 4")
    assert t.view(0)["towers"] == []


@pytest.mark.rule("ONI-44")
@pytest.mark.rule("ONI-52")
def test_the_new_hand_of_a_premonition_costs_no_tower() -> None:
    kinds = premonitions("three, red, green, blue")
    t = solo("onirim+towers+dreams", "red tower 4, red key, blue key, green key, red sun", premonitions=kinds)
    t.do("play red tower 4 right").deal("brown sun").do("discard brown sun")
    open_doors(t, "red, blue, green")
    assert t.asked() == "chance"
    t.deal("5 green sun, five premonition")
    assert t.asked() == "act"
    assert t.view()["towers"] == ["red tower 4"]
    assert "tower lost" not in t.told()
