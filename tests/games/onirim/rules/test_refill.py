"""Phase 2 of the base game: drawn rooms, doors and nightmares (ONI-7 to ONI-9)."""

import pytest

from playing import Table, hand, listed, said, solo, thinned, top

# -- ONI-7, ONI-8: the refill, doors by key -------------------------------------------------------


@pytest.mark.rule("ONI-7")
@pytest.mark.parametrize("card", ["brown sun", "brown moon", "brown key"])
def test_a_drawn_room_joins_the_hand(card: str) -> None:
    t = solo()
    t.do("play red sun").deal(card)
    assert hand(t) == {"red moon": 1, "blue sun": 1, "blue moon": 1, "green sun": 1, card: 1}
    assert said(t, "drawn") == [{"seat": 0, "card": card}]


@pytest.mark.rule("ONI-7")
def test_cards_are_drawn_one_at_a_time_until_the_hand_has_five() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red sun").deal("red door").do("open")
    assert sum(hand(t).values()) == 3
    t.deal("brown sun")
    assert sum(hand(t).values()) == 4
    assert t.asked() == "chance"
    t.deal("brown moon")
    assert t.asked() == "act"
    assert sum(hand(t).values()) == 5


@pytest.mark.rule("ONI-8")
def test_a_drawn_door_may_be_gained_for_a_key_of_its_colour() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red sun").deal("red door")
    assert t.asked() == "door"
    assert sorted(t.legal()) == ["limbo", "open"]
    assert t.view()["drawn"] == {"size": 1, "cards": {"red door": 1}}
    t.do("open")
    assert t.view(0)["doors"] == [{"red door": 1}]
    assert t.view(0)["discard"] == {"red sun": 1, "red key": 1}
    assert "red key" not in hand(t)


@pytest.mark.rule("ONI-8")
def test_the_key_for_a_door_brings_no_prophecy_and_no_shuffle() -> None:
    t = solo(hand="red key, blue key, red sun, red moon, green sun")
    t.do("discard blue key").deal("green moon, red door, brown sun, brown moon, blue sun")
    t.do("bin blue sun", "put red door, green moon, brown sun")
    assert t.asked() == "door"
    t.do("open")
    assert said(t, "prophecy") == []
    assert t.asked() == "act"
    assert hand(t) == {"red sun": 1, "red moon": 1, "green sun": 1, "green moon": 1, "brown sun": 1}
    assert top(t) == ["brown moon"]


@pytest.mark.rule("ONI-8")
def test_a_key_of_another_colour_opens_nothing() -> None:
    t = solo(hand="blue key, green key, brown key, blue sun, red sun")
    t.do("discard red sun").deal("red door")
    assert t.legal() == ["limbo"]


@pytest.mark.rule("ONI-8")
def test_a_door_not_opened_goes_to_limbo_and_the_refill_goes_on() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red sun").deal("red door").do("limbo")
    assert t.view(0)["limbo"] == {"red door": 1}
    assert t.view(0)["doors"] == [{}]
    assert hand(t)["red key"] == 1
    assert t.asked() == "chance"
    assert t.chances()["red door"] == 1
    t.deal("brown sun")
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["red door"] == 2


@pytest.mark.rule("ONI-8")
def test_several_doors_of_one_refill_are_each_asked_about() -> None:
    t = solo(hand="red key, blue key, red moon, blue sun, green sun")
    t.do("discard green sun").deal("red door").do("open").deal("blue door").do("open").deal("red door")
    assert t.legal() == ["limbo"]
    t.do("limbo").deal("brown sun, brown sun, brown sun")
    assert t.view()["doors"] == [{"red door": 1, "blue door": 1}]
    assert t.asked() == "act"


# -- ONI-9: nightmares ----------------------------------------------------------------------------


def haunted(first: str = "red sun, red moon, blue key, green key, blue sun") -> Table:
    """A nightmare was just drawn, after the red sun of the first hand was discarded."""
    return solo(hand=first).do("discard red sun").deal("nightmare")


def haunted_with_doors() -> Table:
    """A nightmare was just drawn by a player with a red door, a blue door, and a green key."""
    t = solo(hand="red key, blue key, green key, red sun, blue sun")
    t.do("discard red sun").deal("red door").do("open").deal("blue door").do("open")
    return t.deal("3 brown sun").do("discard blue sun").deal("nightmare")


@pytest.mark.rule("ONI-9")
@pytest.mark.regression
def test_a_nightmare_offers_its_four_choices() -> None:
    t = haunted_with_doors()
    assert t.asked() == "nightmare"
    assert sorted(t.legal()) == [
        "give green key",
        "new hand",
        "reveal five",
        "sacrifice blue door",
        "sacrifice red door",
    ]
    assert t.view()["resolving"] == {"nightmare": 1}


@pytest.mark.rule("ONI-9")
def test_each_key_of_the_hand_may_be_given_once() -> None:
    t = haunted("red sun, red moon, blue key, blue key, green key")
    assert sorted(t.legal()) == ["give blue key", "give green key", "new hand", "reveal five"]


@pytest.mark.rule("ONI-9")
def test_without_key_and_door_two_choices_remain() -> None:
    t = haunted("red sun, red moon, blue sun, blue moon, green sun")
    assert sorted(t.legal()) == ["new hand", "reveal five"]


@pytest.mark.rule("ONI-9")
def test_the_first_option_costs_a_key_and_brings_no_prophecy() -> None:
    t = haunted()
    t.do("give blue key")
    assert t.told() == ["discarded"]
    assert t.view(0)["discard"] == {"red sun": 1, "blue key": 1, "nightmare": 1}
    assert t.view(0)["resolving"] == {}
    assert t.view(0)["limbo"] == {}
    assert hand(t) == {"red moon": 1, "green key": 1, "blue sun": 1}
    t.deal("brown sun, brown moon")
    assert t.asked() == "act"


@pytest.mark.rule("ONI-9")
def test_the_first_option_leaves_the_known_top_in_place() -> None:
    t = solo(hand="red key, blue key, red sun, blue sun, green sun")
    t.do("discard red key").deal("nightmare, brown sun, brown moon, green moon, blue moon")
    t.do("bin blue moon", "put nightmare, brown sun, brown moon")
    assert t.asked() == "nightmare"
    t.do("give blue key")
    assert t.asked() == "act"
    assert hand(t) == {"red sun": 1, "blue sun": 1, "green sun": 1, "brown sun": 1, "brown moon": 1}
    assert top(t) == ["green moon"]


@pytest.mark.rule("ONI-9")
def test_the_second_option_sends_a_door_to_limbo_until_the_end_of_the_turn() -> None:
    t = haunted_with_doors()
    t.do("sacrifice red door")
    assert t.view(0)["doors"] == [{"blue door": 1}]
    assert t.view(0)["limbo"] == {"red door": 1}
    assert said(t, "door lost") == [{"seat": 0, "colour": "red"}]
    assert t.view(0)["discard"]["nightmare"] == 1
    assert hand(t)["green key"] == 1
    assert t.chances()["red door"] == 1
    t.deal("brown moon")
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["red door"] == 2
    assert t.view()["deck"]["unseen"]["blue door"] == 1


@pytest.mark.rule("ONI-9")
def test_the_third_option_discards_rooms_and_sends_doors_and_dreams_to_limbo() -> None:
    t = haunted()
    before = hand(t)
    t.do("reveal five").deal("brown sun, brown key, red door, nightmare, brown sun")
    assert listed(t, "revealed") == ["brown key", "brown sun", "brown sun", "nightmare", "red door"]
    assert t.view(0)["discard"] == {"red sun": 1, "brown sun": 2, "brown key": 1, "nightmare": 1}
    assert t.view(0)["limbo"] == {"red door": 1, "nightmare": 1}
    assert t.view(0)["looked"]["size"] == 0
    assert hand(t) == before
    assert t.asked() == "chance"
    assert t.view(0)["phase"] == "draw"
    assert t.chances()["nightmare"] == 8
    t.deal("blue moon")
    assert t.asked() == "act"
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["nightmare"] == 9
    assert t.view()["deck"]["unseen"]["red door"] == 2


@pytest.mark.rule("ONI-9")
def test_a_revealed_door_cannot_be_opened_nor_a_revealed_key_used() -> None:
    t = haunted("red sun, red moon, red key, blue sun, blue moon")
    t.do("reveal five").deal("2 red door, 3 nightmare")
    assert t.asked() == "chance"
    assert t.view(0)["doors"] == [{}]
    assert t.view(0)["limbo"] == {"red door": 2, "nightmare": 3}


@pytest.mark.rule("ONI-9")
@pytest.mark.regression
def test_the_third_option_takes_the_known_cards_first() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("nightmare, brown sun, brown moon, blue door, blue moon")
    t.do("bin blue moon", "put nightmare, brown sun, brown moon", "reveal five")
    assert t.view(0)["looked"] == {"size": 3, "cards": {"brown sun": 1, "brown moon": 1, "blue door": 1}}
    t.deal("green sun, green moon")
    assert t.view(0)["limbo"] == {"blue door": 1}
    assert t.view(0)["discard"] == {
        "red key": 1,
        "blue moon": 1,
        "brown sun": 1,
        "brown moon": 1,
        "green sun": 1,
        "green moon": 1,
        "nightmare": 1,
    }
    assert t.asked() == "chance"
    assert top(t) == []


@pytest.mark.rule("ONI-9")
@pytest.mark.regression
def test_the_third_option_leaves_known_cards_below_the_five_where_they_were() -> None:
    t = solo("onirim+dreams", premonitions="red premonition, blue premonition, green premonition, brown premonition")
    t.do("discard red sun").deal("happy dream").do("reveal seven").deal("nightmare, 5 brown sun, green moon")
    t.do("keep the rest", "put nightmare, 5 brown sun")
    assert t.asked() == "nightmare"
    t.do("reveal five")
    assert t.asked() == "act"
    assert hand(t)["green moon"] == 1
    assert t.view()["discard"]["brown sun"] == 5


@pytest.mark.rule("ONI-9")
@pytest.mark.regression
def test_the_third_option_with_fewer_than_five_cards_reveals_what_is_there() -> None:
    t = thinned("2 nightmare, brown door", rooms=2)
    t.do("discard red sun").deal("nightmare").do("reveal five")
    t.deal("nightmare, brown door, blue sun, green sun")
    assert listed(t, "revealed") == ["blue sun", "brown door", "green sun", "nightmare"]
    assert t.view(0)["limbo"] == {"brown door": 1, "nightmare": 1}
    assert t.view(0)["discard"]["nightmare"] == 9


@pytest.mark.rule("ONI-9")
@pytest.mark.parametrize("option", ["reveal five", "new hand"])
def test_the_third_and_fourth_option_are_there_even_with_an_empty_deck(option: str) -> None:
    t = thinned("nightmare")
    t.do("discard red sun").deal("nightmare")
    assert sorted(t.legal()) == [
        "give brown key",
        "new hand",
        "reveal five",
        *(f"sacrifice {colour} door" for colour in ("blue", "brown", "green", "red")),
    ]
    t.do(option)
    assert t.asked() == "over"


@pytest.mark.rule("ONI-9")
def test_the_fourth_option_discards_the_hand_and_draws_five_rooms() -> None:
    t = haunted()
    t.do("new hand")
    assert listed(t, "hand discarded") == ["blue key", "blue sun", "green key", "red moon"]
    assert hand(t) == {}
    assert t.view(0)["discard"] == {"red sun": 1, "red moon": 1, "blue sun": 1, "blue key": 1, "green key": 1}
    t.deal("red key, brown sun, brown moon, green moon, blue moon")
    assert t.asked() == "act"
    assert hand(t) == {"red key": 1, "brown sun": 1, "brown moon": 1, "green moon": 1, "blue moon": 1}
    assert t.view()["discard"]["nightmare"] == 1


@pytest.mark.rule("ONI-9")
def test_doors_and_dreams_of_the_new_hand_go_to_limbo_unresolved_and_wait_there() -> None:
    t = haunted().do("new hand")
    t.deal("red key, red door, nightmare, brown sun")
    assert t.asked() == "chance"
    assert t.view(0)["limbo"] == {"red door": 1, "nightmare": 1}
    assert t.chances()["red door"] == 1
    assert t.chances()["nightmare"] == 8
    t.deal("2 brown sun, brown moon")
    assert t.asked() == "act"
    assert t.view()["doors"] == [{}]
    assert t.view()["limbo"] == {}
    assert t.view()["discard"]["nightmare"] == 1
    assert t.view()["deck"]["unseen"]["nightmare"] == 9
    assert t.view()["deck"]["unseen"]["red door"] == 2


@pytest.mark.rule("ONI-9")
def test_the_new_hand_is_drawn_from_the_known_top() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("nightmare, brown sun, brown moon, green moon, blue moon")
    t.do("bin blue moon", "put nightmare, brown sun, brown moon", "new hand")
    assert hand(t) == {"brown sun": 1, "brown moon": 1, "green moon": 1}
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-9")
def test_the_nightmare_is_resolved_before_anything_else_is_drawn() -> None:
    t = haunted()
    with pytest.raises(AssertionError):
        t.deal("brown sun")
    assert t.view()["limbo"] == {}
    assert t.view()["discard"] == {"red sun": 1}


@pytest.mark.rule("ONI-9")
def test_refilling_goes_on_after_a_nightmare_and_may_meet_another() -> None:
    t = haunted()
    t.do("give blue key").deal("nightmare").do("give green key").deal("brown sun, nightmare").do("reveal five")
    t.deal("5 brown sun, blue moon")
    assert t.asked() == "chance"
    t.deal("brown moon")
    assert t.asked() == "act"
    assert t.view()["discard"]["nightmare"] == 3
    assert sum(hand(t).values()) == 5
