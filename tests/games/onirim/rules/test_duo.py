"""Two players together: picks, the two parts of a hand, rows, swaps, doors and the win (ONI-20 to ONI-26)."""

import pytest

from playing import Table, duo, hand, listed, said, top
from reverie.core.errors import Illegal, OutOfTurn

EIGHT = "red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green moon"


def turn(t: Table, action: str, drawn: str) -> Table:
    """A turn with nothing special: the card is drawn into the part the other one came from."""
    t.do(action)
    if t.asked() == "swap":
        t.do("no swap")
    return t.deal(drawn)


# -- ONI-20: set-up -------------------------------------------------------------------------------


@pytest.mark.rule("ONI-20")
def test_eight_rooms_are_laid_open() -> None:
    t = Table("onirim", 2).deal(EIGHT)
    assert t.asked() == "pick"
    assert t.view()["revealed"] == dict.fromkeys(EIGHT.split(", "), 1)
    assert t.view()["deck"]["size"] == 68
    assert sorted(t.legal()) == sorted(f"pick {card}" for card in EIGHT.split(", "))


@pytest.mark.rule("ONI-20")
def test_doors_and_dreams_met_in_the_set_up_go_to_limbo_unresolved() -> None:
    t = Table("onirim", 2).deal("red door, red sun, red key, nightmare, red sun")
    assert t.asked() == "chance"
    assert t.view(0)["limbo"] == {"red door": 1, "nightmare": 1}
    assert t.view(0)["revealed"] == {"red sun": 2, "red key": 1}
    assert t.chances()["red door"] == 1


@pytest.mark.rule("ONI-20")
def test_limbo_is_shuffled_back_before_the_cards_are_picked() -> None:
    t = Table("onirim", 2).deal(f"red door, nightmare, {EIGHT}")
    assert t.asked() == "pick"
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["size"] == 68
    assert t.view()["deck"]["unseen"]["red door"] == 2
    assert t.view()["deck"]["unseen"]["nightmare"] == 10


@pytest.mark.rule("ONI-20")
def test_limbo_is_shuffled_back_before_the_first_turn() -> None:
    t = Table("onirim", 2).deal(f"red door, nightmare, {EIGHT}")
    t.do("pick red sun", "pick blue sun", "pick red moon", "pick blue moon", "pick red key", "pick blue key")
    assert t.asked() == "act"
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["size"] == 68
    assert t.view()["deck"]["unseen"]["red door"] == 2


@pytest.mark.rule("ONI-20")
def test_the_players_pick_in_turn_player_1_first_until_each_has_three() -> None:
    t = Table("onirim", 2).deal(EIGHT)
    order = []
    for card in ("red sun", "blue sun", "red moon", "blue moon", "red key", "blue key"):
        order.append(t.seat())
        t.do(f"pick {card}")
        assert said(t, "picked") == [{"seat": order[-1], "card": card}]
        if t.asked() == "pick":
            assert f"pick {card}" not in t.legal()
    assert order == [0, 1, 0, 1, 0, 1]
    assert hand(t, 0) == {"red sun": 1, "red moon": 1, "red key": 1}
    assert hand(t, 1) == {"blue sun": 1, "blue moon": 1, "blue key": 1}


@pytest.mark.rule("ONI-20")
def test_the_two_cards_left_are_the_common_hand() -> None:
    t = duo(common="brown key, brown sun")
    assert t.view()["common"] == {"brown key": 1, "brown sun": 1}
    assert t.view()["revealed"] == {}


@pytest.mark.rule("ONI-20")
def test_player_1_begins_and_turns_alternate() -> None:
    t = duo()
    assert t.asked() == "act"
    assert t.seat() == 0
    with pytest.raises(OutOfTurn):
        t.state.apply(1, t.game.read(1, "play blue sun"))
    turn(t, "play red sun", "brown sun")
    assert t.seat() == 1
    assert t.view()["turn"] == 2
    with pytest.raises(OutOfTurn):
        t.state.apply(0, t.game.read(0, "play red moon"))
    turn(t, "play blue sun", "brown sun")
    assert t.seat() == 0


# -- ONI-21: the hand is both parts ---------------------------------------------------------------


@pytest.mark.rule("ONI-21")
def test_cards_of_either_part_may_be_played_or_discarded_and_none_of_the_partner() -> None:
    t = duo()
    cards = ["red sun", "red moon", "red key", "green sun from common", "green moon from common"]
    assert sorted(t.legal()) == sorted(f"{verb} {card}" for verb in ("play", "discard") for card in cards)


@pytest.mark.rule("ONI-21")
def test_a_common_card_is_played_into_the_own_row() -> None:
    t = duo().do("play green moon from common")
    assert t.view(0)["rows"] == [["green moon"], []]
    assert t.view(0)["common"] == {"green sun": 1}
    assert hand(t) == {"red sun": 1, "red moon": 1, "red key": 1}


@pytest.mark.rule("ONI-21")
def test_a_common_key_that_is_discarded_brings_a_prophecy() -> None:
    t = duo(common="green key, green moon").do("discard green key from common", "no swap")
    assert said(t, "prophecy") == [{"seat": 0}]
    t.deal("brown sun, brown moon, blue sun, blue moon, red moon").do("bin red moon")
    assert t.view()["discard"] == {"green key": 1, "red moon": 1}


@pytest.mark.rule("ONI-21")
def test_a_key_of_either_part_opens_a_door() -> None:
    t = duo(common="red key, green moon").do("play red sun").deal("red door")
    assert sorted(t.legal()) == ["limbo", "open", "open from common"]
    t.do("open from common")
    assert t.view(0)["common"] == {"green moon": 1}
    assert hand(t) == {"red moon": 1, "red key": 1}
    assert t.view(0)["doors"] == [{"red door": 1}, {}]


@pytest.mark.rule("ONI-21")
def test_a_key_of_either_part_settles_a_nightmare_but_not_the_partners() -> None:
    t = duo(common="green key, green moon").do("play red sun").deal("nightmare")
    assert sorted(t.legal()) == ["give green key from common", "give red key", "new hand", "reveal five"]
    t.do("give green key from common")
    assert t.view(0)["common"] == {"green moon": 1}
    assert t.view(0)["discard"] == {"green key": 1, "nightmare": 1}


@pytest.mark.rule("ONI-21")
def test_a_discarded_hand_is_both_parts_and_not_the_partners() -> None:
    t = duo().do("play red sun").deal("nightmare").do("new hand")
    assert t.view(0)["discard"] == {"red moon": 1, "red key": 1, "green sun": 1, "green moon": 1}
    assert t.view(0)["common"] == {}
    assert hand(t, 0) == {}
    assert hand(t, 1) == {"blue sun": 1, "blue moon": 1, "blue key": 1}
    assert listed(t, "hand discarded") == ["green moon", "green sun", "red key", "red moon"]


# -- ONI-22: the refill of two parts --------------------------------------------------------------


@pytest.mark.rule("ONI-22")
def test_a_card_goes_to_the_only_part_with_room() -> None:
    t = duo()
    turn(t, "play red sun", "brown sun")
    assert hand(t, 0) == {"red moon": 1, "red key": 1, "brown sun": 1}
    assert t.view()["common"] == {"green sun": 1, "green moon": 1}
    assert t.seat() == 1
    turn(t, "play green sun from common", "brown moon")
    assert t.view()["common"] == {"green moon": 1, "brown moon": 1}
    assert hand(t, 1) == {"blue sun": 1, "blue moon": 1, "blue key": 1}
    assert t.seat() == 0


@pytest.mark.rule("ONI-22")
@pytest.mark.parametrize("choice", ["keep", "share"])
def test_with_room_in_both_parts_the_active_player_chooses_before_the_next_draw(choice: str) -> None:
    t = duo().do("play green sun from common").deal("red door").do("open").deal("brown sun")
    assert t.asked() == "place"
    assert t.seat() == 0
    assert sorted(t.legal()) == ["keep", "share"]
    assert t.view()["drawn"] == {"size": 1, "cards": {"brown sun": 1}}
    t.do(choice)
    assert t.asked() == "chance"
    t.deal("brown moon")
    kept, shared = ("brown sun", "brown moon") if choice == "keep" else ("brown moon", "brown sun")
    assert hand(t, 0) == {"red sun": 1, "red moon": 1, kept: 1}
    assert t.view()["common"] == {"green moon": 1, shared: 1}


@pytest.mark.rule("ONI-22")
def test_a_new_hand_is_placed_card_by_card_as_it_is_drawn() -> None:
    t = duo().do("play red sun").deal("nightmare").do("new hand")
    for card, choice in (("brown sun", "share"), ("brown moon", "keep"), ("brown key", "share")):
        t.deal(card)
        assert t.asked() == "place"
        t.do(choice)
    assert t.view(0)["common"] == {"brown sun": 1, "brown key": 1}
    t.deal("red door")
    assert t.view(0)["limbo"] == {"red door": 1}
    t.deal("red sun, red moon")
    assert hand(t, 0) == {"brown moon": 1, "red sun": 1, "red moon": 1}
    assert t.seat() == 1
    assert t.view()["limbo"] == {}


@pytest.mark.rule("ONI-22")
def test_a_full_personal_hand_sends_the_rest_of_a_new_hand_to_the_common_one() -> None:
    t = duo().do("play red sun").deal("nightmare").do("new hand")
    t.deal("brown sun").do("keep").deal("brown sun").do("keep").deal("brown sun").do("keep").deal("2 red moon")
    assert hand(t, 0) == {"brown sun": 3}
    assert t.view()["common"] == {"red moon": 2}


@pytest.mark.rule("ONI-22")
def test_the_partners_hand_is_not_refilled() -> None:
    t = duo()
    turn(t, "play red sun", "brown sun")
    assert sum(hand(t, 1).values()) == 3


# -- ONI-23: rows ---------------------------------------------------------------------------------


@pytest.mark.rule("ONI-23")
def test_each_player_has_a_row_and_only_its_last_symbol_counts() -> None:
    t = duo(common="brown sun, green moon")
    turn(t, "play red sun", "red sun")
    assert {"play blue sun", "play brown sun from common"} <= set(t.legal())
    turn(t, "play blue sun", "blue sun")
    assert t.view()["rows"] == [["red sun"], ["blue sun"]]
    plays = {text for text in t.legal() if text.startswith("play")}
    assert plays == {"play red moon", "play red key", "play green moon from common"}


@pytest.mark.rule("ONI-23")
def test_a_series_counts_in_the_own_row_whatever_the_partner_plays() -> None:
    t = duo()
    for one, two in (("red sun", "blue sun"), ("red moon", "blue moon")):
        turn(t, f"play {one}", "brown sun")
        turn(t, f"play {two}", "brown sun")
    t.do("play red key")
    assert t.asked() == "take door"
    assert t.seat() == 0
    t.do("take").deal("brown moon").do("play blue key", "take")
    assert t.view(0)["doors"] == [{"red door": 1}, {"blue door": 1}]


@pytest.mark.rule("ONI-23")
def test_cards_of_a_colour_in_two_rows_make_no_series() -> None:
    t = duo(first="red sun, red moon, red key", second="red sun, red moon, red key")
    turn(t, "play red sun", "brown sun")
    turn(t, "play red sun", "brown sun")
    t.do("play red moon")
    assert t.asked() == "chance"


# -- ONI-24: the swap -----------------------------------------------------------------------------


@pytest.mark.rule("ONI-24")
def test_after_a_discard_a_personal_card_may_be_swapped_with_a_common_one() -> None:
    t = duo().do("discard red sun")
    assert t.asked() == "swap"
    assert sorted(t.legal()) == ["no swap", "swap red key", "swap red moon"]
    t.do("swap red key")
    assert sorted(t.legal()) == ["for green moon", "for green sun"]
    t.do("for green moon")
    assert hand(t, 0) == {"red moon": 1, "green moon": 1}
    assert t.view(0)["common"] == {"green sun": 1, "red key": 1}
    assert said(t, "swapped") == [{"seat": 0, "given": "red key", "got": "green moon"}]
    t.deal("brown sun")
    assert hand(t, 0) == {"red moon": 1, "green moon": 1, "brown sun": 1}


@pytest.mark.rule("ONI-24")
def test_a_swap_can_be_typed_in_one_line() -> None:
    t = duo().do("discard red sun", "swap red key for green sun")
    assert t.view(0)["common"] == {"green moon": 1, "red key": 1}


@pytest.mark.rule("ONI-24")
def test_the_swap_is_optional_and_single() -> None:
    t = duo().do("discard red sun", "no swap")
    assert t.asked() == "chance"
    assert hand(t, 0) == {"red moon": 1, "red key": 1}
    t = duo().do("discard red sun", "swap red key for green sun")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-24")
def test_after_a_common_discard_the_other_common_card_may_be_swapped() -> None:
    t = duo().do("discard green sun from common")
    assert t.asked() == "swap"
    t.do("swap red sun")
    assert t.legal() == ["for green moon"]
    t.do("for green moon").deal("brown sun")
    assert hand(t, 0) == {"red moon": 1, "red key": 1, "green moon": 1}
    assert t.view()["common"] == {"red sun": 1, "brown sun": 1}


@pytest.mark.rule("ONI-24")
def test_the_swap_comes_before_the_prophecy() -> None:
    t = duo().do("discard red key")
    assert t.asked() == "swap"
    assert said(t, "prophecy") == []
    t.do("swap red sun for green moon")
    assert said(t, "prophecy") == [{"seat": 0}]
    t.deal("brown sun, brown moon, blue sun, blue moon, red moon")
    assert t.asked() == "bin"
    t.do("bin red moon", "put brown sun, brown moon, blue sun")
    assert top(t) == ["brown moon", "blue sun", "blue moon"]
    assert t.seat() == 1


@pytest.mark.rule("ONI-24")
def test_there_is_no_swap_when_a_card_is_played_or_a_key_is_paid() -> None:
    t = duo().do("play red sun")
    assert t.asked() == "chance"
    t.deal("red door").do("open")
    assert t.asked() == "chance"
    t = duo().do("play red sun").deal("nightmare").do("give red key")
    assert t.asked() == "chance"
    t = duo().do("play red sun").deal("nightmare").do("new hand")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-24")
def test_a_swap_with_the_partners_hand_is_refused() -> None:
    t = duo().do("discard red sun")
    before = t.state.to_json()
    with pytest.raises(Illegal):
        t.state.apply(0, t.game.read(0, "swap blue sun"))
    assert t.state.to_json() == before


# -- ONI-25: doors before a player ----------------------------------------------------------------


@pytest.mark.rule("ONI-25")
def test_a_gained_door_lies_before_the_active_player() -> None:
    t = duo()
    turn(t, "play red sun", "brown sun")
    t.do("play green sun from common").deal("blue door").do("open")
    assert t.view(0)["doors"] == [{}, {"blue door": 1}]
    assert said(t, "door gained") == [{"seat": 1, "colour": "blue"}]


def two_red_doors() -> Table:
    """Player 1 holds both red doors, one opened, one found by three; player 2 is to play."""
    t = duo(common="red key, green moon")
    t.do("play red sun").deal("red door").do("open from common").deal("brown sun").do("keep").deal("brown sun")
    turn(t, "play blue sun", "brown moon")
    turn(t, "play red moon", "brown moon")
    turn(t, "play blue moon", "brown moon")
    return t.do("play red key", "take").deal("green sun")


@pytest.mark.rule("ONI-25")
def test_a_second_door_of_a_colour_may_be_gained_by_the_same_player() -> None:
    t = two_red_doors()
    assert t.view()["doors"] == [{"red door": 2}, {}]
    assert t.view()["winnable"] is True


@pytest.mark.rule("ONI-25")
def test_a_second_door_of_a_colour_may_be_opened_with_a_key() -> None:
    t = duo(common="red key, green moon")
    t.do("play red sun").deal("red door").do("open from common").deal("red door")
    assert sorted(t.legal()) == ["limbo", "open"]
    t.do("open")
    assert t.view(0)["doors"] == [{"red door": 2}, {}]


@pytest.mark.rule("ONI-25")
def test_a_nightmare_takes_a_door_of_the_active_player_alone() -> None:
    t = two_red_doors()
    assert t.seat() == 1
    t.do("discard brown moon", "no swap").deal("nightmare")
    assert not any(text.startswith("sacrifice") for text in t.legal())
    t.do("reveal five").deal("5 green sun, blue sun")
    t.do("discard brown sun", "no swap").deal("nightmare")
    assert t.seat() == 0
    assert [text for text in t.legal() if text.startswith("sacrifice")] == ["sacrifice red door"]
    t.do("sacrifice red door")
    assert t.view(0)["doors"] == [{"red door": 1}, {}]
    assert t.view(0)["limbo"] == {"red door": 1}
    assert said(t, "door lost") == [{"seat": 0, "colour": "red"}]


# -- ONI-26: the win for two ----------------------------------------------------------------------


def with_keys() -> Table:
    """Each player holds a red, a blue and a green key, and a red sun lies in the common hand."""
    keys = "red key, blue key, green key"
    return duo(first=keys, second=keys, common="red sun, red sun")


def opened(t: Table, colour: str, refill: str) -> Table:
    """The active player gives up a common red sun, draws a door and opens it."""
    t.do("discard red sun from common", "no swap").deal(f"{colour} door").do("open")
    if t.asked() == "over":
        return t
    return t.deal("red sun").do("share").deal(refill)


def seven_doors() -> Table:
    """All doors but the second brown one are gained: player 2 is to play and lacks it."""
    t = with_keys()
    for colour in ("red", "blue", "green"):
        for _ in range(2):
            opened(t, colour, "brown key" if colour == "red" else "brown sun")
    opened(t, "brown", "brown moon")
    return t


@pytest.mark.rule("ONI-26")
def test_the_game_is_won_at_once_when_each_has_a_door_of_each_colour() -> None:
    t = seven_doors()
    assert t.seat() == 1
    assert t.state.result() is None
    opened(t, "brown", "")
    every = {"red door": 1, "blue door": 1, "green door": 1, "brown door": 1}
    assert t.view(0)["doors"] == [every, every]
    assert t.view(0)["result"] == {"scores": [4, 4], "winners": [0, 1], "reason": "won"}
    assert t.told() == ["discarded", "door gained", "over"]
    assert sum(hand(t, 1).values()) + sum(t.view(1)["common"].values()) == 3  # the hand is not completed


@pytest.mark.rule("ONI-26")
def test_eight_doors_that_are_not_four_different_ones_each_do_not_win() -> None:
    t = seven_doors()
    turn(t, "discard red sun from common", "brown key")
    t.do("discard red sun from common", "no swap").deal("brown door").do("open from common")
    assert t.view(0)["doors"] == [
        {"red door": 1, "blue door": 1, "green door": 1, "brown door": 2},
        {"red door": 1, "blue door": 1, "green door": 1},
    ]
    assert t.state.result() is None
    assert t.asked() == "chance"
    assert t.view(0)["winnable"] is True


@pytest.mark.rule("ONI-26")
def test_a_doubled_door_given_up_can_still_be_won_by_the_partner() -> None:
    t = seven_doors()
    turn(t, "discard red sun from common", "brown key")
    t.do("discard red sun from common", "no swap").deal("brown door").do("open from common")
    t.deal("nightmare").do("sacrifice brown door").deal("red moon, red moon")
    assert t.seat() == 1
    t.do("discard red moon from common", "no swap").deal("brown door").do("open")
    assert t.view(0)["result"] == {"scores": [4, 4], "winners": [0, 1], "reason": "won"}
