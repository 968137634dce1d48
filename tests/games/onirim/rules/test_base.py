"""The base game for one: the turn, rooms, series, discards and prophecies (ONI-2 to ONI-6)."""

import pytest

from playing import Table, hand, said, solo, thinned, top
from reverie.core.errors import GameOver, Illegal, OutOfTurn, Unreadable
from reverie.core.game import CHANCE


def prophesied(order: str = "green moon, brown sun, brown moon, blue moon", binned: str = "brown sun") -> Table:
    """A second turn, after a prophecy whose first card was drawn: three known cards lie on top."""
    t = solo(hand="red sun, red moon, red key, blue sun, green sun")
    t.do("discard red key").deal(f"{binned}, {order}").do(f"bin {binned}", f"put {order.rpartition(',')[0]}")
    return t


def after_two_reds(third: str = "red sun", refills: str = "brown sun, brown moon") -> Table:
    """Two red cards lie in the row, and a third one is in the hand."""
    t = solo(hand=f"red sun, red moon, {third}, green sun, blue sun")
    for card, drawn in zip(("red sun", "red moon"), refills.split(", "), strict=True):
        t.do(f"play {card}").deal(drawn)
    return t


# -- ONI-2: the turn ------------------------------------------------------------------------------


@pytest.mark.rule("ONI-2")
def test_a_turn_is_one_action_and_a_refill_to_five() -> None:
    t = solo()
    t.do("play red sun")
    assert t.asked() == "chance"
    t.deal("brown moon")
    assert t.asked() == "act"
    assert t.view()["turn"] == 2
    assert sum(hand(t).values()) == 5
    assert said(t, "turn") == [{"seat": 0, "turn": 2}]


@pytest.mark.rule("ONI-2")
def test_an_action_must_be_taken() -> None:
    assert all(text.startswith(("play ", "discard ")) for text in solo().legal())


@pytest.mark.rule("ONI-2")
def test_an_empty_limbo_leaves_the_deck_unshuffled() -> None:
    t = prophesied()
    assert top(t) == ["brown sun", "brown moon", "blue moon"]
    t.do("discard red sun")
    assert t.asked() == "act"
    assert hand(t)["brown sun"] == 1
    assert top(t) == ["brown moon", "blue moon"]
    assert said(t, "limbo returns") == []


@pytest.mark.rule("ONI-2")
def test_a_limbo_that_holds_something_is_shuffled_in_at_the_end_of_the_turn() -> None:
    t = prophesied("green moon, red door, brown moon, blue moon")
    t.do("discard red sun")
    assert t.asked() == "door"
    t.do("limbo")
    assert t.asked() == "act"
    assert hand(t)["brown moon"] == 1
    assert top(t) == []
    assert t.view()["limbo"] == {}
    t.do("discard blue sun")
    assert t.chances()["red door"] == 2
    assert t.chances()["blue moon"] == 4
    assert sum(t.chances().values()) == t.view(0)["deck"]["size"] == 68


# -- ONI-3: playing a room ------------------------------------------------------------------------


@pytest.mark.rule("ONI-3")
def test_the_first_room_may_have_any_symbol() -> None:
    t = solo(hand="red sun, blue moon, green key, brown sun, brown moon")
    plays = {text for text in t.legal() if text.startswith("play")}
    assert plays == {"play red sun", "play blue moon", "play green key", "play brown sun", "play brown moon"}


@pytest.mark.rule("ONI-3")
@pytest.mark.parametrize("symbol", ["sun", "moon", "key"])
def test_only_the_symbol_of_the_last_room_is_barred_whatever_the_colours(symbol: str) -> None:
    t = solo(hand=f"red {symbol}, red sun, blue moon, green key, blue {symbol}")
    t.do(f"play red {symbol}").deal(f"brown {symbol}")
    plays = {text for text in t.legal() if text.startswith("play")}
    assert plays == {
        f"play {card}" for card in ("red sun", "blue moon", "green key") if card.partition(" ")[2] != symbol
    }


@pytest.mark.rule("ONI-3")
def test_a_room_is_laid_at_the_end_of_the_row() -> None:
    t = solo()
    t.do("play red sun").deal("brown sun").do("play blue moon").deal("brown sun").do("play green sun")
    assert t.view(0)["rows"] == [["red sun", "blue moon", "green sun"]]
    assert said(t, "played") == [{"seat": 0, "card": "green sun"}]
    t.deal("brown sun")
    assert [text for text in t.legal() if text.startswith("play")] == ["play red moon"]


@pytest.mark.rule("ONI-3")
@pytest.mark.regression
def test_an_illegal_play_is_refused_and_changes_nothing() -> None:
    t = solo()
    t.do("play red sun").deal("brown sun")
    before, seen = t.state.to_json(), t.view(0)
    with pytest.raises(Illegal):
        t.state.apply(0, t.game.read(0, "play blue sun"))
    with pytest.raises(Illegal):
        t.state.apply(0, t.game.read(0, "play green key"))
    assert t.state.to_json() == before
    assert t.view(0) == seen


@pytest.mark.rule("ONI-2")
@pytest.mark.regression
def test_errors_are_told_apart() -> None:
    t = solo()
    for text in ("fly red sun", "play", "play purple sun", ""):
        with pytest.raises(Unreadable):
            t.game.read(0, text)
    with pytest.raises(Unreadable):
        t.game.read(CHANCE, "yellow door")
    with pytest.raises(Illegal):
        t.state.apply(0, t.game.read(0, "take"))
    with pytest.raises(Illegal):
        t.state.apply(0, 100_000)
    with pytest.raises(OutOfTurn):
        t.state.apply(1, t.game.read(1, "play red sun"))
    with pytest.raises(OutOfTurn):
        t.state.apply(CHANCE, t.game.read(CHANCE, "red sun"))
    t.do("play red sun")
    before = t.state.to_json()
    with pytest.raises(OutOfTurn):
        t.state.apply(0, t.game.read(0, "play red moon"))
    t.deal("nightmare").do("reveal five")
    assert t.chances()["red door"] == 2
    with pytest.raises(Illegal):
        t.state.apply(CHANCE, t.game.read(CHANCE, "happy dream"))
    assert before != t.state.to_json()
    t.state.concede(0)
    over = t.state.to_json()
    with pytest.raises(GameOver):
        t.state.apply(0, t.game.read(0, "play red moon"))
    with pytest.raises(GameOver):
        t.state.apply(CHANCE, t.game.read(CHANCE, "red sun"))
    assert t.state.to_json() == over


# -- ONI-4: a door by three -----------------------------------------------------------------------


@pytest.mark.rule("ONI-4")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "brown"])
def test_the_third_room_of_a_colour_in_a_row_may_fetch_its_door(colour: str) -> None:
    t = solo(hand=f"{colour} sun, {colour} moon, {colour} key, 2 red sun")
    t.do(f"play {colour} sun").deal("red sun").do(f"play {colour} moon").deal("red sun")
    t.do(f"play {colour} key")
    assert t.asked() == "take door"
    assert sorted(t.legal()) == ["leave", "take"]
    t.do("take")
    assert t.view(0)["doors"] == [{f"{colour} door": 1}]
    assert t.view(0)["deck"]["unseen"][f"{colour} door"] == 1
    assert said(t, "door gained") == [{"seat": 0, "colour": colour}]


@pytest.mark.rule("ONI-4")
def test_a_third_room_brings_no_prophecy_and_costs_no_key() -> None:
    t = after_two_reds("red key")
    t.do("play red key", "take")
    assert t.asked() == "chance"
    assert said(t, "prophecy") == []
    assert t.view(0)["rows"] == [["red sun", "red moon", "red key"]]
    assert t.view(0)["discard"] == {}


@pytest.mark.rule("ONI-4")
@pytest.mark.regression
def test_the_deck_is_shuffled_after_a_door_is_fetched() -> None:
    t = solo(hand="red sun, red moon, red sun, blue key, green sun")
    t.do("play red sun").deal("brown sun").do("play red moon").deal("brown sun")
    t.do("discard blue key").deal("green moon, red door, blue moon, blue sun, blue sun")
    t.do("bin blue sun", "put blue moon, red door, green moon")
    assert top(t) == ["red door", "green moon", "blue sun"]
    t.do("play red sun", "take")
    assert top(t) == []
    assert t.view(0)["deck"]["unseen"]["red door"] == 1
    assert t.asked() == "chance"
    assert t.chances()["green moon"] == 4
    assert t.chances()["blue sun"] == 7
    assert t.chances()["red door"] == 1


@pytest.mark.rule("ONI-4")
@pytest.mark.regression
def test_a_fetched_door_is_not_lost_when_it_was_not_among_the_known_cards() -> None:
    t = solo(hand="red sun, red moon, red sun, blue key, green sun")
    t.do("play red sun").deal("brown sun").do("play red moon").deal("brown sun")
    t.do("discard blue key").deal("5 blue sun").do("bin blue sun", "put blue sun, blue sun, blue sun")
    t.do("play red sun", "take")
    assert t.view(0)["doors"] == [{"red door": 1}]
    assert top(t) == []
    assert t.chances()["blue sun"] == 6
    assert t.chances()["red door"] == 1


@pytest.mark.rule("ONI-4")
def test_the_door_may_be_left_and_then_the_deck_is_not_shuffled() -> None:
    t = solo(hand="red sun, red moon, red sun, blue key, green sun")
    t.do("play red sun").deal("brown sun").do("play red moon").deal("brown sun")
    t.do("discard blue key").deal("2 green moon, red door, blue moon, blue sun")
    t.do("bin green moon", "put blue moon, green moon, red door")
    t.do("play red sun", "leave")
    assert t.view(0)["doors"] == [{}]
    assert hand(t)["green moon"] == 1
    assert top(t) == ["red door", "blue sun"]


@pytest.mark.rule("ONI-4")
@pytest.mark.parametrize("answer", ["take", "leave"])
def test_a_fourth_card_of_the_colour_starts_a_new_series(answer: str) -> None:
    t = after_two_reds()
    t.do("play red sun", answer).deal("red moon")
    for card, drawn in (("red moon", "red sun"), ("red sun", "red key")):
        t.do(f"play {card}")
        assert t.asked() == "chance"
        t.deal(drawn)
    t.do("play red key")
    assert t.asked() == "take door"


@pytest.mark.rule("ONI-4")
def test_another_colour_interrupts_a_series() -> None:
    t = solo(hand="brown sun, brown moon, green sun, brown moon, brown sun")
    t.do("play brown sun").deal("red sun").do("play brown moon").deal("brown key")
    t.do("play green sun").deal("red sun")
    t.do("play brown moon")
    assert t.asked() == "chance"
    t.deal("red sun").do("play brown sun")
    assert t.asked() == "chance"
    t.deal("red sun").do("play brown key")
    assert t.asked() == "take door"


@pytest.mark.rule("ONI-4")
def test_a_discard_between_two_plays_does_not_interrupt_a_series() -> None:
    t = after_two_reds()
    t.do("discard blue sun").deal("blue moon").do("play red sun")
    assert t.asked() == "take door"


@pytest.mark.rule("ONI-4")
def test_three_of_a_colour_that_are_not_neighbours_find_nothing() -> None:
    t = solo(hand="red sun, blue moon, red key, blue sun, red moon")
    for card in ("red sun", "blue moon", "red key", "blue sun", "red moon"):
        t.do(f"play {card}")
        assert t.asked() == "chance"
        t.deal("brown sun")
    assert t.view()["doors"] == [{}]


@pytest.mark.rule("ONI-4")
def test_both_doors_of_a_colour_can_be_found() -> None:
    t = after_two_reds()
    t.do("play red sun", "take").deal("red moon").do("play red moon").deal("red sun")
    t.do("play red sun").deal("red key").do("play red key", "take")
    assert t.view(0)["doors"] == [{"red door": 2}]
    assert "red door" not in t.view(0)["deck"]["unseen"]


@pytest.mark.rule("ONI-4")
def test_without_a_door_of_the_colour_in_the_deck_nothing_happens_and_nothing_is_shuffled() -> None:
    t = after_two_reds()
    t.do("play red sun", "take").deal("red moon").do("play red moon").deal("red sun")
    t.do("play red sun").deal("red key").do("play red key", "take").deal("red moon")
    t.do("play red moon").deal("red sun").do("play red sun").deal("green key")
    t.do("discard green key").deal("red moon, blue moon, green moon, 2 brown sun")
    t.do("bin green moon", "put red moon, blue moon, brown sun")
    t.do("play red moon")
    assert t.view()["rows"][0][-3:] == ["red moon", "red sun", "red moon"]
    assert t.asked() == "act"
    assert hand(t)["blue moon"] == 1
    assert t.view()["doors"] == [{"red door": 2}]
    assert top(t) == ["brown sun", "brown sun"]


# -- ONI-5: discarding ----------------------------------------------------------------------------


@pytest.mark.rule("ONI-5")
def test_any_card_of_the_hand_may_be_discarded_even_one_that_cannot_be_played() -> None:
    t = solo(hand="red sun, blue sun, green sun, blue key, blue moon")
    t.do("play red sun").deal("blue sun")
    discards = sorted(text for text in t.legal() if text.startswith("discard"))
    assert discards == ["discard blue key", "discard blue moon", "discard blue sun", "discard green sun"]


@pytest.mark.rule("ONI-5")
@pytest.mark.parametrize("card", ["red sun", "red moon"])
def test_a_discarded_sun_or_moon_leads_straight_to_the_refill(card: str) -> None:
    t = solo()
    t.do(f"discard {card}")
    assert t.asked() == "chance"
    assert t.view(0)["phase"] == "draw"
    assert t.view(0)["discard"] == {card: 1}
    assert t.view(0)["rows"] == [[]]
    assert [event.to_json() for event in t.events] == [{"event": "discarded", "seat": 0, "card": card}]


# -- ONI-6: prophecy ------------------------------------------------------------------------------


@pytest.mark.rule("ONI-6")
def test_a_discarded_key_shows_the_top_five_and_one_of_them_must_be_discarded() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("brown sun, brown sun, nightmare, red door, blue key")
    assert t.asked() == "bin"
    assert t.view()["looked"] == {"size": 5, "cards": {"brown sun": 2, "nightmare": 1, "red door": 1, "blue key": 1}}
    assert t.view()["deck"]["size"] == 66
    assert sorted(t.legal()) == ["bin blue key", "bin brown sun", "bin nightmare", "bin red door"]
    t.do("bin blue key")
    assert t.view()["discard"] == {"red key": 1, "blue key": 1}
    assert said(t, "binned") == [{"seat": 0, "card": "blue key"}]


@pytest.mark.rule("ONI-6")
@pytest.mark.parametrize(
    "order",
    [
        ["blue moon", "green moon", "brown moon", "brown sun"],
        ["brown sun", "brown moon", "green moon", "blue moon"],
        ["green moon", "brown sun", "blue moon", "brown moon"],
    ],
)
def test_the_other_four_go_back_on_top_in_any_order_and_are_drawn_in_it(order: list[str]) -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("brown sun, brown moon, green moon, blue moon, green sun").do("bin green sun")
    t.do(f"put {order[0]}", f"put {order[1]}", f"put {order[2]}")
    for turn, (card, drawn) in enumerate(zip(("red sun", "red moon", "blue sun"), order[1:], strict=True)):
        assert top(t) == order[turn + 1 :]
        t.do(f"discard {card}")
        assert drawn in hand(t)
    t.do("discard green sun")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-6")
def test_equal_cards_are_put_back_without_duplicate_orderings() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("3 brown sun, brown moon, green sun").do("bin green sun")
    assert sorted(t.legal()) == ["put brown moon", "put brown sun"]
    t.do("put brown moon")
    assert t.legal() == ["put brown sun"]


@pytest.mark.rule("ONI-6")
def test_a_door_may_be_thrown_away_by_a_prophecy() -> None:
    t = prophesied(binned="blue door")
    assert t.view()["discard"] == {"red key": 1, "blue door": 1}
    assert t.view()["doors"] == [{}]


@pytest.mark.rule("ONI-6")
def test_a_dream_thrown_away_by_a_prophecy_does_nothing() -> None:
    t = prophesied(binned="nightmare")
    assert t.asked() == "act"
    assert t.view()["discard"] == {"red key": 1, "nightmare": 1}
    assert sum(hand(t).values()) == 5


@pytest.mark.rule("ONI-6")
@pytest.mark.regression
def test_a_second_prophecy_starts_with_the_known_cards_and_leaves_no_gap() -> None:
    t = solo(hand="red key, blue key, red sun, blue sun, green sun")
    t.do("discard red key").deal("brown sun, brown moon, green moon, blue moon, red moon")
    t.do("bin red moon", "put brown sun, brown moon, green moon")
    t.do("discard blue key")
    assert t.view(0)["looked"]["cards"] == {"brown moon": 1, "green moon": 1, "blue moon": 1}
    t.deal("red moon, green key")
    assert t.asked() == "bin"
    t.do("bin brown moon", "put green key, red moon, blue moon")
    assert hand(t)["green key"] == 1
    assert top(t) == ["red moon", "blue moon", "green moon"]


@pytest.mark.rule("ONI-6")
@pytest.mark.regression
def test_a_prophecy_with_four_cards_left_shows_them_all_and_still_discards_one() -> None:
    t = thinned("nightmare, brown door", rooms=2)
    t.do("discard brown key").deal("nightmare, brown door, blue sun, green sun")
    assert t.asked() == "bin"
    assert t.state.result() is None
    assert t.view()["looked"]["size"] == 4
    t.do("bin nightmare", "put blue sun, brown door")
    assert t.asked() == "act"
    assert hand(t)["blue sun"] == 1
    assert top(t) == ["brown door", "green sun"]
    assert t.view()["deck"]["size"] == 2


@pytest.mark.rule("ONI-6")
def test_a_prophecy_with_one_card_left_discards_it() -> None:
    t = thinned("nightmare")
    t.do("discard brown key").deal("nightmare")
    assert t.legal() == ["bin nightmare"]
    t.do("bin nightmare")
    assert t.view(0)["discard"]["nightmare"] == 10
    result = t.state.result()
    assert result is not None
    assert result.winners == []


@pytest.mark.rule("ONI-6")
def test_a_prophecy_with_an_empty_deck_does_nothing() -> None:
    t = thinned()
    discarded = t.view()["discard"]
    t.do("discard brown key")
    assert t.told() == ["discarded", "over"]
    assert t.view(0)["discard"] == {**discarded, "brown key": discarded.get("brown key", 0) + 1}
    assert t.view(0)["result"]["winners"] == []


@pytest.mark.rule("ONI-6")
def test_even_the_last_card_to_go_back_is_asked_for() -> None:
    t = solo(hand="red key, red moon, blue sun, blue moon, green sun")
    t.do("discard red key").deal("red sun, blue key, brown moon, green key, green moon").do("bin red sun")
    for card in ("blue key", "brown moon", "green key"):
        assert t.asked() == "order"
        t.state.apply(0, t.game.read(0, f"put {card}"))
    assert t.legal() == ["put green moon"]
