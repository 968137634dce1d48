"""Happy Dreams: the set-up, where they are met, and the three gifts they offer (ONI-50, ONI-55)."""

from collections import Counter
from itertools import permutations

import pytest

from playing import (
    Table,
    discard_suns,
    drain,
    duo,
    open_doors,
    premonitions,
    refill,
    said,
    solo,
    split,
    top,
    ways,
    winners,
)

KINDS = "red, blue, green, brown, pair, three, five, every"
FACES = premonitions("red, five, pair, every")
HAND = "red sun, red moon, blue moon, green moon, brown moon"
SEVEN = "blue door, nightmare, happy dream, 2 blue sun, green key, brown key"


def dreaming(hand: str = HAND, spelling: str = "onirim+dreams", faces: str = FACES) -> Table:
    """A happy dream has just been drawn in the first turn, after the hand's first card was discarded."""
    t = solo(spelling, hand, premonitions=faces)
    return t.do(f"discard {hand.split(', ', maxsplit=1)[0]}").deal("happy dream")


# -- ONI-50: the set-up -------------------------------------------------------------------------


@pytest.mark.rule("ONI-50")
@pytest.mark.parametrize(("spelling", "face_up"), [("dreams", 4), ("dreams:5", 5), ("dreams:6", 6)])
def test_so_many_premonitions_are_face_up_and_the_others_in_a_pile(spelling: str, face_up: int) -> None:
    t = Table(f"onirim+{spelling}")
    assert t.chances() == {f"{kind} premonition": 1 for kind in split(KINDS)}
    for kind in split(KINDS)[:face_up]:
        assert t.view()["premonition_pile"] == 8 - len(t.view()["premonitions"])
        t.deal(f"{kind} premonition")
    assert set(t.view()["premonitions"]) == set(split(premonitions(KINDS))[:face_up])
    assert t.view()["premonition_pile"] == 8 - face_up
    assert "red sun" in t.chances(), "next the first hand is drawn"


@pytest.mark.rule("ONI-50")
def test_four_happy_dreams_are_in_the_deck_and_no_premonition() -> None:
    t = Table("onirim+dreams").deal(premonitions("red, blue, green, brown"))
    assert t.chances()["happy dream"] == 4
    assert sum(t.chances().values()) == 80
    assert not [card for card in t.chances() if "premonition" in card]
    assert "happy dream" not in Table("onirim").chances()


# -- where it is met ----------------------------------------------------------------------------


@pytest.mark.rule("ONI-55")
def test_a_happy_dream_drawn_in_phase_2_must_be_answered_at_once_by_one_of_three_gifts() -> None:
    t = dreaming()
    assert t.asked() == "happy dream"
    assert set(t.legal()) == {
        "dispel red premonition",
        "dispel five premonition",
        "dispel pair premonition",
        "dispel every premonition",
        "reveal seven",
        "search",
    }
    assert t.view()["resolving"] == {"happy dream": 1}


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-1")
def test_in_the_set_up_a_happy_dream_goes_to_limbo_and_back() -> None:
    t = solo("onirim+dreams", "happy dream, 2 red sun, happy dream, 3 blue sun", premonitions=FACES)
    assert t.asked() == "act"
    assert t.view()["limbo"] == {}
    assert t.view()["deck"]["unseen"]["happy dream"] == 4


@pytest.mark.rule("ONI-55")
@pytest.mark.parametrize(("option", "cards"), [("reveal five", "happy dream, 4 red sun"), ("new hand", "happy dream")])
def test_met_in_a_nightmare_it_goes_to_limbo_unresolved(option: str, cards: str) -> None:
    t = solo("onirim+dreams", HAND, premonitions=FACES).do("discard red sun").deal("nightmare").do(option)
    t.deal(cards)
    assert t.asked() == "chance"
    assert t.view()["limbo"] == {"happy dream": 1}
    assert len(t.view()["premonitions"]) == 4


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-6")
def test_discarded_by_a_prophecy_it_does_nothing() -> None:
    t = solo("onirim+dreams", "red key, 4 red sun", premonitions=FACES).do("discard red key")
    t.deal("happy dream, 4 blue sun").do("bin happy dream")
    assert t.asked() == "order"
    assert t.view()["discard"] == {"red key": 1, "happy dream": 1}


@pytest.mark.rule("ONI-55")
def test_after_the_gift_it_is_discarded_and_refilling_goes_on() -> None:
    t = dreaming().do("dispel red premonition")
    assert t.view()["discard"] == {"red sun": 1, "happy dream": 1}
    assert t.view()["resolving"] == {}
    t.deal("blue sun")
    assert (t.asked(), t.view()["turn"]) == ("act", 2)


# -- (1) dispel ---------------------------------------------------------------------------------


@pytest.mark.rule("ONI-55")
def test_a_dispelled_premonition_leaves_the_game_and_never_strikes() -> None:
    t = dreaming("red sun, 2 red key, blue moon, green moon").do("dispel pair premonition")
    assert t.view()["out"] == {"pair premonition": 1}
    assert set(t.view()["premonitions"]) == {"red premonition", "five premonition", "every premonition"}
    assert t.view()["premonition_pile"] == 4
    t.deal("happy dream").do("dispel red premonition")
    open_doors(t, "red, red")
    assert t.asked() == "chance"
    assert t.view()["doors"] == [{"red door": 2}]
    assert t.chances()["red sun"] == 8


@pytest.mark.rule("ONI-55")
def test_without_a_face_up_premonition_there_is_nothing_to_dispel() -> None:
    t = dreaming("red sun, 2 red key, blue moon, green moon")
    for kind in ("pair", "five", "every"):
        t.do(f"dispel {kind} premonition")
        if kind != "every":
            t.deal("happy dream")
    open_doors(t, "red, red")
    assert t.view()["premonitions"] == {}
    t.deal("happy dream")
    assert set(t.legal()) == {"reveal seven", "search"}


# -- (2) reveal seven ---------------------------------------------------------------------------


@pytest.mark.rule("ONI-55")
def test_seven_cards_are_revealed_any_are_dropped_and_the_rest_put_back_in_the_order_chosen() -> None:
    t = dreaming().do("reveal seven").deal(SEVEN)
    assert t.asked() == "sift"
    assert Counter(t.view()["looked"]["cards"]) == Counter(
        {"blue door": 1, "nightmare": 1, "happy dream": 1, "blue sun": 2, "green key": 1, "brown key": 1}
    )
    t.do("drop nightmare", "keep the rest")
    assert t.asked() == "order"
    t.do("put brown key, blue sun, happy dream, blue sun, blue door")
    assert t.view()["discard"] == {"red sun": 1, "nightmare": 1, "happy dream": 1}
    assert t.view()["hands"][0]["cards"]["brown key"] == 1, "the highest card was drawn"
    assert top(t) == ["blue sun", "happy dream", "blue sun", "blue door", "green key"]


@pytest.mark.rule("ONI-55")
def test_none_of_the_seven_need_be_dropped() -> None:
    t = dreaming().do("reveal seven").deal(SEVEN).do("keep the rest")
    t.do("put green key, brown key, 2 blue sun, blue door, nightmare")
    assert t.view()["discard"] == {"red sun": 1, "happy dream": 1}
    assert top(t) == ["brown key", "blue sun", "blue sun", "blue door", "nightmare", "happy dream"]


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-12")
def test_all_seven_may_be_dropped_doors_and_dreams_too_without_effect() -> None:
    t = dreaming().do("reveal seven").deal(SEVEN)
    t.do("drop 2 blue sun, green key, brown key, blue door, nightmare, happy dream")
    assert t.asked() == "chance"
    assert t.view()["discard"] == {
        "red sun": 1, "blue sun": 2, "green key": 1, "brown key": 1, "blue door": 1, "nightmare": 1, "happy dream": 2,
    }  # fmt: skip
    assert t.view()["limbo"] == {}
    assert t.view()["winnable"] is False


@pytest.mark.rule("ONI-55")
@pytest.mark.regression
def test_each_choice_of_dropped_cards_and_order_can_be_made_in_one_way() -> None:
    cards = ["blue sun", "blue sun", "blue sun", "blue sun", "green sun", "green sun", "green key"]
    t = dreaming().do("reveal seven").deal(", ".join(cards))
    hand = Counter(t.view()["hands"][0]["cards"])
    found = []
    for _, view in ways(t, "sift", "order"):
        drawn = () if view["phase"] == "draw" else tuple((Counter(view["hands"][0]["cards"]) - hand).elements())
        kept = (*drawn, *(entry["card"] for entry in view["deck"]["top"]))
        dropped = Counter(view["discard"]) - Counter(["red sun", "happy dream"])
        assert dropped + Counter(kept) == Counter(cards)
        found.append(kept)
    expected = {kept for n in range(8) for kept in permutations(cards, n)}
    assert len(found) == len(expected)
    assert set(found) == expected


@pytest.mark.rule("ONI-55")
@pytest.mark.regression
def test_the_whole_choice_can_be_given_in_one_line_the_dropped_cards_in_any_order() -> None:
    t = dreaming().do("reveal seven").deal(SEVEN)
    t.do("drop nightmare, 2 blue sun, happy dream; keep the rest; put green key, blue door")
    assert t.view()["discard"] == {"red sun": 1, "blue sun": 2, "nightmare": 1, "happy dream": 2}
    assert t.view()["hands"][0]["cards"]["green key"] == 1
    assert top(t) == ["blue door", "brown key"]


@pytest.mark.rule("ONI-55")
def test_a_kept_dream_or_door_on_top_is_drawn_next() -> None:
    t = dreaming().do("reveal seven").deal(SEVEN).do("drop 2 blue sun, green key, brown key", "keep the rest")
    t.do("put happy dream, blue door")
    assert t.asked() == "happy dream"
    t.do("dispel red premonition")
    assert t.asked() == "door"
    t.do("limbo")
    assert t.asked() == "nightmare"


@pytest.mark.rule("ONI-55")
def test_with_fewer_than_seven_cards_those_are_revealed() -> None:
    t = solo("onirim+dreams", HAND, premonitions=FACES).do("discard red sun")
    for kind in ("red", "five", "pair"):
        t.deal("happy dream").do(f"dispel {kind} premonition")
    drain(t, "happy dream, blue sun, green sun, brown sun")
    t.deal("happy dream").do("reveal seven").deal("blue sun, green sun, brown sun")
    assert t.asked() == "sift"
    t.do("drop green sun", "keep the rest", "put brown sun")
    assert t.asked() == "act"
    assert t.view()["hands"][0]["cards"]["brown sun"] == 1


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-11")
@pytest.mark.parametrize("gift", ["reveal seven", "search"])
def test_an_empty_deck_gives_nothing_and_then_the_game_is_lost(gift: str) -> None:
    t = discard_suns(solo("onirim+dreams", HAND, premonitions=FACES), 3).do("discard red moon")
    for kind in ("red", "five", "pair"):
        t.deal("happy dream").do(f"dispel {kind} premonition")
    drain(t, "happy dream").deal("happy dream")
    assert set(t.legal()) == {"dispel every premonition", "reveal seven", "search"}
    t.do(gift)
    assert t.asked() == "over"
    assert winners(t) == []
    assert t.view()["discard"]["happy dream"] == 4


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-27")
def test_the_seven_are_revealed_to_both_players_even_in_silence() -> None:
    t = duo("onirim+dreams", "silent", premonitions=FACES).do("discard red sun", "no swap").deal("happy dream")
    t.do("reveal seven").deal("3 green sun, 4 brown sun")
    assert t.view(1)["looked"]["cards"] == {"green sun": 3, "brown sun": 4}
    t.do("drop 3 green sun", "keep the rest", "put 3 brown sun")
    assert top(t, 1) == ["brown sun"] * 3


# -- (3) search ---------------------------------------------------------------------------------


@pytest.mark.rule("ONI-55")
def test_any_card_of_the_deck_may_be_fetched() -> None:
    t = dreaming().do("search")
    assert {text.removeprefix("fetch ") for text in t.legal()} == set(t.view()["deck"]["unseen"])
    assert {"fetch red door", "fetch nightmare", "fetch happy dream", "fetch blue key"} <= set(t.legal())
    assert len(t.legal()) == len(set(t.legal()))


@pytest.mark.rule("ONI-55")
def test_the_fetched_card_is_on_top_and_drawn_next() -> None:
    t = dreaming("red sun, red key, blue moon, green moon, brown moon").do("search", "fetch red door")
    assert t.asked() == "door"
    assert t.view()["drawn"]["cards"] == {"red door": 1}
    t.do("open")
    assert t.view()["doors"] == [{"red door": 1}]
    assert t.view()["discard"]["happy dream"] == 1


@pytest.mark.rule("ONI-55")
def test_a_fetched_labyrinth_card_joins_the_hand() -> None:
    t = dreaming().do("search", "fetch green key")
    assert t.asked() == "act"
    assert t.view()["hands"][0]["cards"] == {
        "red moon": 1,
        "blue moon": 1,
        "green moon": 1,
        "brown moon": 1,
        "green key": 1,
    }
    assert top(t) == []


@pytest.mark.rule("ONI-55")
def test_the_deck_is_shuffled_under_the_fetched_card() -> None:
    t = solo("onirim+dreams", "red key, red sun, blue moon, green moon, brown moon", premonitions=FACES)
    t.do("discard red key").deal("happy dream, 4 blue sun").do("bin blue sun", "put happy dream, 2 blue sun")
    assert (t.asked(), top(t)) == ("happy dream", ["blue sun"] * 3)
    t.do("search", "fetch nightmare")
    assert t.asked() == "nightmare"
    assert top(t) == []
    t.do("reveal five")
    assert t.chances()["blue sun"] == 7
    assert t.chances()["nightmare"] == 9


@pytest.mark.rule("ONI-55")
def test_a_card_known_to_lie_on_top_may_be_fetched_and_is_there_once() -> None:
    t = solo("onirim+dreams", "red key, red sun, blue moon, green moon, brown moon", premonitions=FACES)
    t.do("discard red key").deal("happy dream, blue key, 3 blue sun").do(
        "bin blue sun", "put happy dream, blue sun, blue key"
    )
    t.do("search", "fetch blue key")
    assert t.view()["hands"][0]["cards"]["blue key"] == 1
    assert t.view()["deck"]["unseen"]["blue key"] == 2


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-27")
def test_in_silence_only_the_searcher_knows_the_fetched_card() -> None:
    t = duo("onirim+dreams", "silent", premonitions=FACES).do("discard red sun", "no swap").deal("happy dream")
    t.do("search", "fetch brown key")
    assert said(t, "fetched", 1) == [{"seat": 0, "card": None}]
    assert t.view(1)["hands"][0]["hidden"] == 1
    assert t.view(0)["hands"][0]["cards"]["brown key"] == 1


@pytest.mark.rule("ONI-55")
@pytest.mark.rule("ONI-54")
def test_with_two_players_the_one_who_drew_it_answers() -> None:
    t = duo("onirim+dreams", premonitions=FACES).do("discard red sun", "no swap").deal("brown sun")
    t.do("discard blue sun", "no swap").deal("happy dream")
    assert (t.seat(), t.asked()) == (1, "happy dream")
    t.do("dispel five premonition")
    refill(t, "brown sun")
    assert t.seat() == 0
    assert "five premonition" not in t.view()["premonitions"]
