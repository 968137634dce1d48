"""How a base game ends: the win, the loss, and the game that can no longer be won (ONI-10 to ONI-12)."""

import pytest

from playing import Table, duo, hand, listed, said, solo, thinned
from reverie.core.errors import GameOver, OutOfTurn

EMPTY = {"won": False, "reason": "deck"}


def lost(t: Table) -> bool:
    """Whether the game was lost because a card had to be drawn from an empty deck."""
    result = t.state.result()
    return result is not None and result.winners == [] and said(t, "over") == [EMPTY]


# -- ONI-10: the win ------------------------------------------------------------------------------


@pytest.mark.rule("ONI-10")
def test_the_eighth_door_opened_with_a_key_wins_at_once() -> None:
    t = thinned("brown door, nightmare", rooms=1)
    assert t.state.result() is None
    t.do("discard red sun").deal("brown door").do("open")
    assert t.state.actors() == []
    assert t.view(0)["result"] == {"scores": [8], "winners": [0], "reason": "won"}
    assert t.view(0)["doors"] == [{"red door": 2, "blue door": 2, "green door": 2, "brown door": 2}]
    assert t.told() == ["discarded", "door gained", "over"]
    assert sum(hand(t).values()) == 3  # the hand is not completed


@pytest.mark.rule("ONI-10")
def test_the_eighth_door_found_by_three_wins_at_once() -> None:
    t = thinned("brown door", rooms=2)
    t.do("play brown moon").deal("blue sun").do("play brown sun").deal("green sun").do("play brown moon")
    assert t.asked() == "take door"
    t.do("take")
    assert t.view(0)["result"] == {"scores": [8], "winners": [0], "reason": "won"}
    assert t.view(0)["deck"]["size"] == 0  # so a refill would have lost


@pytest.mark.rule("ONI-10")
def test_a_door_in_limbo_does_not_count_for_the_win() -> None:
    t = thinned("brown door, nightmare", rooms=2)
    t.do("discard red sun").deal("nightmare").do("sacrifice red door").deal("brown door").do("open")
    assert t.state.result() is None
    t.deal("blue sun, green sun")
    assert t.asked() == "act"
    assert t.view()["doors"] == [{"red door": 1, "blue door": 2, "green door": 2, "brown door": 2}]


@pytest.mark.rule("ONI-10")
def test_seven_doors_do_not_win() -> None:
    t = thinned("brown door")
    assert sum(t.view()["doors"][0].values()) == 7
    assert t.state.result() is None
    assert t.asked() == "act"


@pytest.mark.rule("ONI-10")
@pytest.mark.regression
def test_a_game_that_was_won_takes_no_more_actions() -> None:
    t = thinned("brown door")
    t.do("discard red sun").deal("brown door").do("open")
    over = t.state.to_json()
    with pytest.raises(GameOver):
        t.state.apply(0, t.game.read(0, "discard brown moon"))
    t.state.concede(0)
    assert t.state.to_json() == over
    assert t.state.legal(0) == []
    assert t.view(0)["actions"] == []
    assert t.view(0)["prompt"] is None


# -- ONI-11: the loss -----------------------------------------------------------------------------


@pytest.mark.rule("ONI-11")
def test_an_empty_deck_alone_does_not_lose() -> None:
    t = thinned("", rooms=1)
    t.do("discard red sun").deal("green sun")
    assert t.view()["deck"]["size"] == 0
    assert t.state.result() is None
    assert t.asked() == "act"


@pytest.mark.rule("ONI-11")
@pytest.mark.parametrize("action", ["play brown moon", "discard blue sun"])
def test_having_to_draw_from_an_empty_deck_loses(action: str) -> None:
    t = thinned().do(action)
    assert lost(t)
    assert t.view(0)["result"] == {"scores": [7], "winners": [], "reason": "deck"}


@pytest.mark.rule("ONI-11")
def test_limbo_does_not_help_who_must_draw() -> None:
    t = thinned("brown door")
    t.do("discard red sun").deal("brown door").do("limbo")
    assert t.view(0)["limbo"] == {"brown door": 1}
    assert lost(t)


@pytest.mark.rule("ONI-11")
def test_limbo_returns_in_time_for_who_drew_the_last_card() -> None:
    t = thinned("brown door", rooms=1)
    t.do("discard red sun").deal("brown door").do("limbo").deal("green sun")
    assert t.state.result() is None
    assert t.view()["deck"]["unseen"] == {"brown door": 1}


@pytest.mark.rule("ONI-11")
def test_a_deck_that_ends_inside_a_new_hand_loses() -> None:
    t = thinned("2 nightmare, brown door", rooms=1)
    t.do("discard red sun").deal("nightmare").do("new hand").deal("nightmare, green sun")
    assert t.state.result() is None
    t.deal("brown door")
    assert lost(t)
    assert t.view(0)["limbo"] == {"brown door": 1, "nightmare": 1}
    assert t.view(0)["resolving"] == {"nightmare": 1}  # it ended there and then


@pytest.mark.rule("ONI-11")
def test_a_new_hand_that_takes_the_last_card_does_not_lose() -> None:
    t = thinned("nightmare", rooms=5)
    t.do("discard brown moon").deal("nightmare").do("new hand")
    t.deal("brown sun, brown moon, red sun, blue sun, green sun")
    assert t.asked() == "act"
    assert t.view()["deck"]["size"] == 0


@pytest.mark.rule("ONI-11")
def test_a_revealed_rest_of_the_deck_loses_only_when_the_next_card_must_be_drawn() -> None:
    t = thinned("nightmare", rooms=3)
    t.do("discard brown moon").deal("nightmare").do("reveal five").deal("red sun, blue sun, green sun")
    assert listed(t, "revealed") == ["blue sun", "green sun", "red sun"]
    assert lost(t)


# -- ONI-12: the dead game ------------------------------------------------------------------------


def doomed() -> Table:
    """A prophecy threw a door away."""
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key").deal("blue door, brown sun, brown moon, green moon, blue moon")
    return t.do("bin blue door")


@pytest.mark.rule("ONI-12")
def test_a_discarded_door_makes_the_game_unwinnable_and_says_so() -> None:
    assert solo().view()["winnable"] is True
    t = doomed()
    assert t.view()["winnable"] is False


@pytest.mark.rule("ONI-12")
def test_a_door_in_limbo_leaves_the_game_winnable() -> None:
    t = solo().do("discard red sun").deal("red door").do("limbo")
    assert t.view(0)["winnable"] is True


@pytest.mark.rule("ONI-12")
def test_a_game_that_cannot_be_won_is_played_on() -> None:
    t = doomed().do("put brown sun, brown moon, green moon")
    assert t.state.result() is None
    assert t.asked() == "act"
    t.do("discard red sun", "discard red moon", "discard blue sun", "discard green sun").deal("nightmare")
    assert t.asked() == "nightmare"
    assert t.state.result() is None


@pytest.mark.rule("ONI-12")
def test_a_player_may_concede_at_a_question_and_while_chance_is_asked() -> None:
    for t in (doomed(), solo(), solo().do("discard red sun"), solo().do("discard red sun").deal("nightmare")):
        events = t.state.concede(0)
        assert [event.to_json() for event in events] == [
            {"event": "conceded", "seat": 0},
            {"event": "over", "won": False, "reason": "conceded"},
        ]
        result = t.state.result()
        assert result is not None
        assert result.to_json() == {"scores": [0], "winners": [], "reason": "conceded"}
        assert t.state.actors() == []


@pytest.mark.rule("ONI-12")
def test_either_of_two_players_may_concede_for_both_also_out_of_turn() -> None:
    t = duo()
    with pytest.raises(OutOfTurn):
        t.state.apply(1, t.game.read(1, "discard blue sun"))
    t.state.concede(1)
    assert t.view(0)["result"] == {"scores": [0, 0], "winners": [], "reason": "conceded"}
