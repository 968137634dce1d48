"""Dark Premonitions: when they strike and what each of the eight does (ONI-51 to ONI-53)."""

from itertools import combinations_with_replacement

import pytest

from playing import KEYS, Table, open_doors, premonitions, refill, said, solo, top, ways, winners

COLOURS = ("red", "blue", "green", "brown")
HAND = f"{KEYS}, red sun"


def dreams(kinds: str, hand: str = HAND, spelling: str = "onirim+dreams") -> Table:
    """Phase 2 of the first turn, the last card of `hand` discarded, with these premonitions face up."""
    t = solo(spelling, hand, premonitions=premonitions(kinds))
    return t.do(f"discard {hand.rsplit(', ', maxsplit=1)[-1]}")


def waiting(t: Table) -> set[str]:
    """The premonitions that lie face up."""
    return {name.removesuffix(" premonition") for name in t.view()["premonitions"]}


def struck(t: Table) -> list[str]:
    """Those that struck since the last answer, in order."""
    return [data["premonition"].removesuffix(" premonition") for data in said(t, "premonition strikes")]


# -- ONI-51: when they strike -------------------------------------------------------------------


@pytest.mark.rule("ONI-51")
def test_a_door_that_meets_no_condition_wakes_nothing() -> None:
    t = dreams("red, blue, pair, five", "2 red key, blue key, green key, red sun")
    open_doors(t, "red, blue, green")
    assert t.asked() == "chance"
    assert len(waiting(t)) == 4


@pytest.mark.rule("ONI-51")
def test_a_premonition_that_struck_leaves_the_game() -> None:
    t = dreams("every, red, green, five", HAND)
    open_doors(t, "red, blue, green, brown")
    assert struck(t) == ["every"]
    assert waiting(t) == {"red", "green", "five"}
    assert t.view()["out"] == {"every premonition": 1}


@pytest.mark.rule("ONI-51")
def test_a_premonition_strikes_once() -> None:
    t = dreams("pair, every, five, blue", "3 red key, red sun, blue sun")
    open_doors(t, "red, red")
    t.do("surrender red door").deal("blue moon, blue moon, blue moon").do("discard blue moon")
    open_doors(t, "red")
    assert t.view()["doors"] == [{"red door": 2}]
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-51")
def test_at_a_door_by_key_the_penalty_comes_after_the_key_and_refilling_goes_on() -> None:
    t = dreams("pair, every, five, blue", "2 red key, red sun, red moon, blue sun")
    open_doors(t, "red, red")
    assert t.asked() == "surrender"
    assert t.view()["discard"] == {"blue sun": 1, "red key": 2}
    assert t.view()["doors"] == [{"red door": 2}]
    t.do("surrender red door")
    assert t.asked() == "chance"
    t.deal("3 brown sun")
    assert t.asked() == "act"
    assert t.view()["turn"] == 2


@pytest.mark.rule("ONI-51")
def test_at_a_door_by_three_the_penalty_comes_after_the_shuffle_and_before_the_refill() -> None:
    hand = "2 red sun, red moon, red key, green key"
    t = (
        solo("onirim+dreams", hand, premonitions=premonitions("pair, every, five, blue"))
        .do("play red sun")
        .deal("blue sun")
    )
    t.do("play red moon").deal("red door").do("open").deal("blue sun, blue sun").do("discard green key")
    t.deal("5 brown sun").do("bin brown sun", "put 3 brown sun")
    assert len(top(t)) == 3
    t.do("play red sun", "take")
    assert t.asked() == "surrender"
    assert top(t) == []
    assert sum(t.view()["hands"][0]["cards"].values()) == 4
    t.do("surrender red door")
    assert t.asked() == "chance"
    t.deal("blue sun")
    assert t.asked() == "act"
    assert t.view()["deck"]["unseen"]["red door"] == 1


@pytest.mark.rule("ONI-51")
def test_of_several_the_player_picks_the_order_and_one_whose_condition_is_gone_stays() -> None:
    t = dreams("red, pair, every, five", "2 red key, blue sun, blue moon, green sun")
    open_doors(t, "red, red")
    assert set(t.legal()) == {"face red premonition", "face pair premonition"}
    t.do("face pair premonition", "surrender red door")
    assert waiting(t) == {"red", "every", "five"}
    assert t.asked() == "chance"
    assert t.chances()["red sun"] == 9, "no red room was discarded"


@pytest.mark.rule("ONI-51")
def test_of_several_all_strike_whose_condition_still_holds() -> None:
    t = dreams("red, pair, every, five", "2 red key, blue sun, blue moon, green sun")
    open_doors(t, "red, red")
    t.do("face red premonition")
    assert t.view()["discard"]["red sun"] == 9
    assert (t.asked(), t.legal()) == ("surrender", ["surrender red door"])
    t.do("surrender red door")
    assert waiting(t) == {"every", "five"}


@pytest.mark.rule("ONI-51")
def test_one_that_stayed_strikes_when_its_condition_is_met_again() -> None:
    t = dreams("red, pair, every, five", "3 red key, blue moon, green sun")
    open_doors(t, "red, red")
    t.do("face pair premonition", "surrender red door").deal("3 blue sun").do("discard blue sun")
    open_doors(t, "red")
    assert struck(t) == ["red"]
    assert t.view()["discard"]["red sun"] == 9


@pytest.mark.rule("ONI-51")
@pytest.mark.rule("ONI-10")
def test_a_win_comes_before_any_penalty() -> None:
    t = dreams("red, green, blue, every", HAND)
    open_doors(t, "red, blue, green, brown")
    refill(t, HAND).do("discard red sun")
    open_doors(t, "green, blue")
    t.do("shed green key, brown key")
    open_doors(t, "brown, red")
    assert t.asked() == "over"
    assert winners(t) == [0]
    assert struck(t) == []
    assert waiting(t) == {"red"}


# -- ONI-52: the eight --------------------------------------------------------------------------


@pytest.mark.rule("ONI-52")
def test_two_red_doors_discard_every_red_room_of_the_deck() -> None:
    t = dreams("red, every, five, pair", "2 red key, red sun, red moon, green sun", "onirim+towers+dreams")
    open_doors(t, "red")
    assert struck(t) == []
    open_doors(t, "red")
    t.do("face red premonition")
    assert t.view()["discard"] == {"red sun": 8, "red moon": 3, "red key": 3, "green sun": 1}
    unseen = t.view()["deck"]["unseen"]
    assert {card for card in unseen if card.startswith("red")} == {"red tower 3", "red tower 4", "red tower 5"}
    assert t.view()["hands"][0]["cards"] == {"red sun": 1, "red moon": 1}


@pytest.mark.rule("ONI-52")
@pytest.mark.rule("ONI-53")
def test_the_search_for_red_rooms_shuffles_the_deck() -> None:
    t = solo(
        "onirim+dreams",
        "2 red key, blue key, blue sun, blue moon",
        premonitions=premonitions("red, every, five, three"),
    )
    t.do("discard blue key").deal("2 red door, 3 green sun").do("bin green sun", "put 2 red door, green sun")
    t.do("open")
    assert len(top(t)) == 2
    t.do("open")
    assert struck(t) == ["red"]
    assert top(t) == []
    assert t.chances()["green sun"] == 6


@pytest.mark.rule("ONI-52")
def test_two_green_doors_send_a_nightmare_from_the_discard_pile_to_limbo() -> None:
    t = dreams("green, every, five, three", "2 green key, red sun, red moon, green sun")
    for _ in range(2):
        t.deal("nightmare").do("reveal five").deal("5 brown sun" if t.chances()["brown sun"] > 4 else "5 blue sun")
    open_doors(t, "green, green")
    assert struck(t) == ["green"]
    assert t.view()["limbo"] == {"nightmare": 1}
    assert t.view()["discard"]["nightmare"] == 1
    t.deal("3 blue moon")
    assert t.view()["deck"]["unseen"]["nightmare"] == 9


@pytest.mark.rule("ONI-52")
@pytest.mark.rule("ONI-53")
def test_two_green_doors_do_nothing_without_a_discarded_nightmare() -> None:
    t = dreams("green, every, five, three", "2 green key, red sun, red moon, green sun")
    open_doors(t, "green, green")
    assert struck(t) == ["green"]
    assert t.view()["limbo"] == {}
    assert waiting(t) == {"every", "five", "three"}


@pytest.mark.rule("ONI-52")
@pytest.mark.regression
def test_two_blue_doors_discard_two_keys_chosen_by_the_player_not_the_topmost() -> None:
    t = solo(
        "onirim+dreams",
        "2 blue key, red key, blue sun, blue moon",
        premonitions=premonitions("blue, every, five, three"),
    )
    t.do("discard red key").deal("2 blue door, 2 red key, green sun").do("bin green sun", "put 2 blue door, red key")
    t.do("open")
    assert struck(t) == []
    t.do("open")
    assert t.asked() == "shed keys"
    assert set(t.legal()) == {"shed red key", "shed blue key", "shed green key", "shed brown key"}
    t.do("shed green key", "shed brown key")
    assert t.view()["discard"] == {"green sun": 1, "red key": 1, "blue key": 2, "green key": 1, "brown key": 1}
    assert {card: n for card, n in t.chances().items() if card.endswith("key")} == {
        "red key": 2, "blue key": 1, "green key": 2, "brown key": 2,
    }  # fmt: skip


@pytest.mark.rule("ONI-52")
@pytest.mark.regression
def test_each_choice_of_two_keys_can_be_made_in_one_way() -> None:
    t = dreams("blue, every, five, three", "2 blue key, red sun, red moon, green sun")
    open_doors(t, "blue, blue")
    shed = [tuple(text.split()[1] for text in said) for said, _ in ways(t, "shed keys")]
    possible = set(combinations_with_replacement(COLOURS, 2)) - {("blue", "blue")}  # one blue key is left
    assert sorted(tuple(sorted(keys)) for keys in shed) == sorted(tuple(sorted(keys)) for keys in possible)


@pytest.mark.rule("ONI-52")
@pytest.mark.regression
def test_two_keys_can_be_given_in_one_line_in_any_order() -> None:
    t = dreams("blue, every, five, three", "2 blue key, red sun, red moon, green sun")
    open_doors(t, "blue, blue")
    t.do("shed brown key, red key")
    assert t.view()["discard"] == {"green sun": 1, "red key": 1, "blue key": 2, "brown key": 1}


@pytest.mark.rule("ONI-52")
@pytest.mark.rule("ONI-53")
def test_the_search_for_keys_shuffles_the_deck() -> None:
    t = solo(
        "onirim+dreams",
        "2 blue key, red key, blue sun, blue moon",
        premonitions=premonitions("blue, every, five, three"),
    )
    t.do("discard red key").deal("2 blue door, 3 green sun").do("bin green sun", "put 2 blue door, green sun")
    t.do("open", "open", "shed red key, red key")
    assert top(t) == []
    assert t.view()["deck"]["bottom"] == []
    assert t.chances()["green sun"] == 6


@pytest.mark.rule("ONI-53")
def test_with_one_key_left_in_the_deck_one_key_is_discarded() -> None:
    t = dreams("blue, every, five, three", "2 blue key, 2 red key, green sun")
    t.deal("happy dream").do("reveal seven").deal("red key, blue key, 3 green key, 2 brown key")
    t.do("drop red key, blue key, 3 green key, 2 brown key")
    open_doors(t, "blue, blue")
    assert t.legal() == ["shed brown key"]
    t.do("shed brown key")
    assert t.asked() == "chance"
    assert t.view()["discard"]["brown key"] == 3


@pytest.mark.rule("ONI-53")
def test_with_no_key_in_the_deck_none_is_discarded_and_nothing_shuffled() -> None:
    hand = "2 blue key, 2 red key, brown key"
    t = solo("onirim+dreams", hand, premonitions=premonitions("blue, every, five, three")).do("discard brown key")
    t.deal("happy dream, brown key, 3 green key").do("bin brown key", "put happy dream, 2 green key", "reveal seven")
    t.deal("brown key, red key, blue key, green moon").do(
        "drop red key, blue key, 3 green key, brown key", "keep the rest"
    )
    t.do("discard green moon").deal("happy dream").do("reveal seven").deal("2 blue door, 5 green sun")
    t.do("keep the rest", "put 2 blue door, 4 green sun", "open", "open")
    assert struck(t) == ["blue"]
    assert t.asked() == "act", "the known top filled the hand"
    assert top(t) == ["green sun", "green sun"]


@pytest.mark.rule("ONI-52")
def test_two_brown_doors_cost_any_one_gained_door() -> None:
    for lost in ("red", "brown"):
        t = dreams("brown, every, five, blue", "2 brown key, red key, red moon, green sun")
        open_doors(t, "red, brown")
        assert struck(t) == []
        open_doors(t, "brown")
        assert set(t.legal()) == {"surrender red door", "surrender brown door"}
        t.do(f"surrender {lost} door")
        assert t.view()["limbo"] == {f"{lost} door": 1}
        assert t.view()["doors"] == [{"brown door": 2} if lost == "red" else {"red door": 1, "brown door": 1}]


@pytest.mark.rule("ONI-52")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_pair_of_any_colour_costs_a_door_of_that_pair(colour: str) -> None:
    other = "red" if colour != "red" else "blue"
    fillers = [kind for kind in ("every", "five", *COLOURS) if kind != colour][:3]
    t = dreams(", ".join(["pair", *fillers]), f"2 {colour} key, {other} key, red moon, green sun")
    open_doors(t, f"{other}, {colour}")
    assert struck(t) == []
    open_doors(t, colour)
    assert t.legal() == [f"surrender {colour} door"]
    t.do(f"surrender {colour} door")
    assert t.view()["limbo"] == {f"{colour} door": 1}
    assert sum(t.view()["doors"][0].values()) == 2


@pytest.mark.rule("ONI-52")
def test_of_two_pairs_the_player_chooses_the_one_that_is_broken() -> None:
    t = dreams("five, every, brown, three", "2 red key, 2 green key, red sun")
    open_doors(t, "red, green, green")
    t.deal("red key, blue key, red moon, blue moon, green moon, red premonition").do("discard blue moon")
    open_doors(t, "red")
    assert struck(t) == ["red"]
    open_doors(t, "blue")
    assert struck(t) == ["five"]
    t.deal("pair premonition, blue premonition")
    assert set(t.legal()) == {"surrender red door", "surrender green door"}
    t.do("surrender green door")
    assert t.view()["doors"] == [{"red door": 2, "blue door": 1, "green door": 1}]


@pytest.mark.rule("ONI-52")
def test_three_doors_cost_the_hand_and_reveal_a_premonition() -> None:
    t = dreams("three, red, green, pair", "red key, blue key, green key, brown moon, red sun")
    open_doors(t, "red, blue")
    assert struck(t) == []
    open_doors(t, "green")
    assert t.view()["discard"] == {"red sun": 1, "red key": 1, "blue key": 1, "green key": 1, "brown moon": 1}
    assert t.view()["hands"][0]["cards"] == {}
    t.deal("red sun, red door, nightmare, happy dream, 4 blue sun")
    assert t.chances() == {f"{kind} premonition": 1 for kind in ("blue", "brown", "five", "every")}
    assert t.view()["limbo"] == {"red door": 1, "nightmare": 1, "happy dream": 1}
    t.deal("five premonition")
    assert waiting(t) == {"red", "green", "pair", "five"}
    assert t.view()["premonition_pile"] == 3
    assert t.asked() == "act", "a hand of five needs no refill"
    assert t.view()["hands"][0]["cards"] == {"red sun": 1, "blue sun": 4}
    assert t.view()["limbo"] == {}


@pytest.mark.rule("ONI-52")
@pytest.mark.rule("ONI-51")
def test_three_doors_by_a_series_of_three_discard_four_cards_and_leave_nothing_to_refill() -> None:
    hand = "blue key, green key, 2 red sun, red moon"
    t = solo("onirim+dreams", hand, premonitions=premonitions("three, green, brown, pair")).do("play red sun")
    open_doors(t, "blue, green")
    t.deal("brown moon, brown moon, brown moon").do("play red moon").deal("brown moon").do("play red sun", "take")
    assert t.view()["hands"][0]["cards"] == {}
    assert t.view()["discard"]["brown moon"] == 4
    t.deal("5 blue sun, five premonition")
    assert t.asked() == "act"
    assert t.view()["hands"][0]["cards"] == {"blue sun": 5}


@pytest.mark.rule("ONI-52")
def test_more_than_three_doors_meet_the_condition_of_three() -> None:
    t = dreams("five, red, green, blue", HAND)
    open_doors(t, "red, blue, green, brown")
    refill(t, HAND).do("discard red sun")
    open_doors(t, "brown")
    assert struck(t) == ["five"]
    t.deal("three premonition, every premonition")
    assert set(t.legal()) == {"face three premonition", "face every premonition"}


@pytest.mark.rule("ONI-52")
def test_five_doors_reveal_two_premonitions_one_at_a_time() -> None:
    t = dreams("five, red, green, blue", HAND)
    open_doors(t, "red, blue, green, brown")
    assert struck(t) == []
    refill(t, HAND).do("discard red sun")
    open_doors(t, "brown")
    assert t.chances() == {f"{kind} premonition": 1 for kind in ("brown", "pair", "three", "every")}
    t.deal("pair premonition")
    assert t.chances() == {f"{kind} premonition": 1 for kind in ("brown", "three", "every")}
    t.deal("every premonition")
    assert t.view()["premonition_pile"] == 2
    assert set(t.legal()) == {"face pair premonition", "face every premonition"}


@pytest.mark.rule("ONI-52")
def test_a_door_of_each_colour_discards_every_happy_dream_of_the_deck() -> None:
    t = dreams("every, red, green, blue", HAND)
    t.deal("happy dream").do("dispel blue premonition")
    open_doors(t, "red, blue, green")
    assert struck(t) == []
    open_doors(t, "brown")
    assert struck(t) == ["every"]
    assert t.view()["discard"]["happy dream"] == 4
    assert "happy dream" not in t.chances()


@pytest.mark.rule("ONI-52")
@pytest.mark.rule("ONI-53")
@pytest.mark.parametrize("left", [0, 1])
def test_the_search_for_happy_dreams_shuffles_only_if_it_finds_one(left: int) -> None:
    t = dreams("every, red, green, blue", HAND)
    open_doors(t, "red, blue, green")
    for kind in ("red", "green", "blue")[left:]:
        t.deal("happy dream").do(f"dispel {kind} premonition")
    t.deal("happy dream").do("reveal seven").deal("brown door, 6 green sun")
    t.do("keep the rest", "put brown door, 5 green sun", "open")
    assert struck(t) == ["every"]
    if left:
        assert t.view()["discard"]["happy dream"] == 4
        assert top(t) == []
        assert t.asked() == "chance"
    else:
        assert t.asked() == "act", "the known top filled the hand"
        assert top(t) == ["green sun"]


# -- ONI-53: reveals ----------------------------------------------------------------------------


@pytest.mark.rule("ONI-53")
def test_a_premonition_revealed_while_its_condition_holds_strikes() -> None:
    t = dreams("three, every, brown, five", "2 red key, green key, brown moon, red sun")
    open_doors(t, "red, red, green")
    t.deal("5 blue sun, red premonition")
    assert struck(t)[-1] == "red"
    assert "red" not in waiting(t)
    assert t.view()["discard"]["red moon"] == 4


@pytest.mark.rule("ONI-53")
def test_a_premonition_revealed_before_its_condition_holds_waits_for_it() -> None:
    t = dreams("three, green, brown, pair", "red key, blue key, green key, brown moon, red sun")
    open_doors(t, "red, blue, green")
    t.deal("4 blue sun, brown key, every premonition").do("discard blue sun")
    assert waiting(t) == {"green", "brown", "pair", "every"}
    open_doors(t, "brown")
    assert struck(t) == ["every"]


@pytest.mark.rule("ONI-53")
def test_what_is_not_left_in_the_pile_is_not_revealed() -> None:
    t = dreams("three, five, red, green, blue, every", HAND, "onirim+dreams:6")
    open_doors(t, "red, blue, green")
    assert struck(t) == ["three"]
    t.deal("red key, blue key, green key, brown key, red sun, pair premonition")
    assert t.view()["premonition_pile"] == 1
    t.do("discard red sun")
    open_doors(t, "brown")
    assert struck(t) == ["every"]
    t.deal("brown key, red sun").do("discard red sun")
    open_doors(t, "brown")
    t.do("face five premonition").deal("brown premonition")
    assert t.view()["premonition_pile"] == 0
    assert set(t.legal()) == {"face brown premonition", "face pair premonition"}


@pytest.mark.rule("ONI-53")
def test_an_empty_pile_reveals_nothing() -> None:
    t = dreams("five, red, green, blue, every, brown", HAND, "onirim+dreams:6")
    open_doors(t, "red, blue, green, brown")
    refill(t, HAND).do("discard red sun")
    open_doors(t, "green")
    t.do("face green premonition").deal("three premonition, pair premonition")
    assert t.view()["premonition_pile"] == 0
    t.do("face three premonition").deal("5 blue sun")
    assert (t.asked(), t.legal()) == ("surrender", ["surrender green door"])
