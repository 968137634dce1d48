"""The Towers: their row, the rampart, and what nightmares do to them (ONI-40 to ONI-47)."""

from collections import Counter
from itertools import permutations

import pytest

from playing import KEYS, RAMPART, Table, drain, duo, open_all_doors, open_doors, refill, said, solo, top, ways, winners

# The printed cards (ONI-13): symbols of the left and the right edge.
EDGES = {
    "red tower 3": ("sun moon", "moon"),
    "red tower 4": ("sun", "moon"),
    "red tower 5": ("", "moon"),
    "blue tower 3": ("moon", "sun moon"),
    "blue tower 4": ("moon", "moon"),
    "blue tower 5": ("moon", ""),
    "green tower 3": ("sun", "sun moon"),
    "green tower 4": ("sun", "sun"),
    "green tower 5": ("sun", ""),
    "brown tower 3": ("sun moon", "sun"),
    "brown tower 4": ("moon", "sun"),
    "brown tower 5": ("", "sun"),
}


def towers(*hand: str, spelling: str = "onirim+towers") -> Table:
    """A first hand of these towers and, beside them, rooms of four colours."""
    rooms = ["red sun", "red moon", "blue sun", "blue moon", "green sun"]
    return solo(spelling, ", ".join([*hand, *rooms[: 5 - len(hand)]]))


def build(t: Table, *row: str, then: str = "brown sun") -> Table:
    """Towers of the hand are played from left to right, one a turn."""
    for tower in row:
        t.do(f"play {tower} right")
        refill(t, then)
    return t


def eight_doors(hand: str = "5 red sun") -> Table:
    """All doors gained in two turns, then this hand drawn."""
    return open_all_doors(solo("onirim+towers", f"{KEYS}, blue sun"), hand)


# -- ONI-40: towers are labyrinth cards ---------------------------------------------------------


@pytest.mark.rule("ONI-40")
def test_twelve_towers_are_in_the_deck() -> None:
    t = Table("onirim+towers")
    assert t.view()["deck"]["size"] == 88
    assert {card: n for card, n in t.chances().items() if "tower" in card} == dict.fromkeys(EDGES, 1)
    assert not [card for card in Table("onirim").chances() if "tower" in card]


@pytest.mark.rule("ONI-40")
def test_towers_enter_the_first_hand_and_are_drawn_in_phase_2() -> None:
    t = towers("red tower 3")
    assert t.view()["hands"][0]["cards"]["red tower 3"] == 1
    t.do("discard red sun").deal("blue tower 4")
    assert t.asked() == "act"
    assert t.view()["hands"][0]["cards"]["blue tower 4"] == 1


@pytest.mark.rule("ONI-40")
def test_towers_revealed_by_a_nightmare_are_discarded() -> None:
    t = towers().do("discard red sun").deal("nightmare").do("reveal five")
    t.deal("red tower 3, blue tower 5, red door, nightmare, brown sun")
    assert t.view()["discard"] == {
        "red tower 3": 1, "blue tower 5": 1, "brown sun": 1, "red sun": 1, "nightmare": 1,
    }  # fmt: skip
    assert t.view()["limbo"] == {"red door": 1, "nightmare": 1}


@pytest.mark.rule("ONI-40")
def test_a_new_hand_takes_towers_in() -> None:
    t = towers().do("discard red sun").deal("nightmare").do("new hand")
    t.deal("red tower 3, blue tower 3, green tower 3, brown tower 3, red tower 4")
    assert t.asked() == "act"
    assert sum(t.view()["hands"][0]["cards"].values()) == 5


@pytest.mark.rule("ONI-40")
def test_two_players_pick_towers_among_the_open_cards() -> None:
    t = duo("onirim+towers", first="red tower 3, red sun, red moon", common="blue tower 3, green moon")
    assert t.view(0)["hands"][0]["cards"]["red tower 3"] == 1
    assert t.view(0)["common"] == {"green moon": 1, "blue tower 3": 1}


# -- ONI-41: playing towers ---------------------------------------------------------------------


@pytest.mark.rule("ONI-41")
def test_a_tower_is_played_instead_of_a_room_and_the_hand_is_refilled() -> None:
    t = towers("red tower 4").do("play red tower 4 right")
    assert t.view()["towers"] == ["red tower 4"]
    assert t.asked() == "chance"
    t.deal("brown sun")
    assert t.asked() == "act"
    assert t.view()["turn"] == 2


@pytest.mark.rule("ONI-41")
def test_the_first_tower_has_one_place_to_go() -> None:
    t = towers("red tower 4")
    assert [text for text in t.legal() if text.startswith("play red tower")] == ["play red tower 4 right"]


@pytest.mark.rule("ONI-41")
@pytest.mark.rule("ONI-13")
@pytest.mark.parametrize("standing", EDGES)
def test_a_tower_touches_another_only_if_the_edges_share_no_symbol(standing: str) -> None:
    for other in EDGES:
        if other == standing:
            continue
        t = build(towers(standing, other), standing)
        right = set(EDGES[standing][1].split()) & set(EDGES[other][0].split())
        left = set(EDGES[other][1].split()) & set(EDGES[standing][0].split())
        assert (f"play {other} right" in t.legal()) == (not right), f"{standing} | {other}"
        assert (f"play {other} left" in t.legal()) == (not left), f"{other} | {standing}"


@pytest.mark.rule("ONI-41")
@pytest.mark.regression
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("red tower 4", "red tower 3"),  # moon against sun+moon
        ("green tower 4", "brown tower 3"),  # sun against sun+moon
        ("green tower 3", "blue tower 4"),  # sun+moon against moon
        ("blue tower 3", "green tower 5"),  # sun+moon against sun
        ("blue tower 3", "brown tower 3"),  # sun+moon against sun+moon
    ],
)
def test_an_edge_of_two_symbols_clashes_with_either_of_them(left: str, right: str) -> None:
    assert f"play {right} right" not in build(towers(left, right), left).legal()
    assert f"play {left} left" not in build(towers(left, right), right).legal()


@pytest.mark.rule("ONI-41")
def test_a_blank_edge_touches_anything() -> None:
    for other in EDGES:
        if other != "blue tower 5":
            assert f"play {other} right" in build(towers("blue tower 5", other), "blue tower 5").legal()
        if other != "red tower 5":
            assert f"play {other} left" in build(towers("red tower 5", other), "red tower 5").legal()


@pytest.mark.rule("ONI-41")
def test_towers_go_to_either_end_and_only_the_end_they_touch_counts() -> None:
    t = build(towers("green tower 4", "red tower 4", "blue tower 5", "brown tower 3"), "green tower 4")
    t.do("play red tower 4 left").deal("brown sun").do("play blue tower 5 right").deal("brown sun")
    assert t.view()["towers"] == ["red tower 4", "green tower 4", "blue tower 5"]
    assert "play brown tower 3 right" in t.legal()
    assert "play brown tower 3 left" not in t.legal()
    t.do("play brown tower 3 right")
    assert t.view()["towers"][-1] == "brown tower 3"
    assert said(t, "tower built") == [{"seat": 0, "card": "brown tower 3", "end": "right"}]


@pytest.mark.rule("ONI-41")
def test_two_towers_of_one_colour_may_stand_in_the_row() -> None:
    t = build(towers("green tower 5", "green tower 4"), "green tower 5", "green tower 4")
    assert t.view()["towers"] == ["green tower 5", "green tower 4"]


@pytest.mark.rule("ONI-41")
def test_a_tower_leaves_the_labyrinth_row_and_its_series_alone() -> None:
    t = solo("onirim+towers", "2 red sun, red moon, blue tower 4, blue sun")
    t.do("play red sun").deal("brown sun").do("play red moon").deal("brown sun")
    t.do("play blue tower 4 right").deal("brown sun")
    assert t.view()["rows"] == [["red sun", "red moon"]]
    assert t.view()["series"] == [2]
    t.do("play red sun")
    assert t.asked() == "take door"


@pytest.mark.rule("ONI-41")
def test_no_tower_goes_into_the_labyrinth_row() -> None:
    t = towers("red tower 4", "blue tower 4")
    assert {text for text in t.legal() if "tower" in text} == {
        "play red tower 4 right", "play blue tower 4 right", "discard red tower 4", "discard blue tower 4",
    }  # fmt: skip


@pytest.mark.rule("ONI-41")
def test_two_players_share_one_tower_row() -> None:
    t = duo(
        "onirim+towers",
        first="red tower 4, red sun, red moon",
        second="green tower 4, blue sun, blue moon",
        common="blue tower 5, green moon",
    )
    t.do("play red tower 4 right").deal("brown sun")
    assert t.seat() == 1
    assert "play green tower 4 right" in t.legal()
    assert "play green tower 4 left" not in t.legal(), "its sun clashes with the red tower's"
    t.do("play green tower 4 right").deal("brown sun")
    t.do("play blue tower 5 right from common").deal("green sun")
    for seat in (0, 1):
        assert t.view(seat)["towers"] == ["red tower 4", "green tower 4", "blue tower 5"]
    assert t.view(1)["common"] == {"green sun": 1, "green moon": 1}


# -- ONI-42: the rampart and the win ------------------------------------------------------------


@pytest.mark.rule("ONI-42")
@pytest.mark.rule("ONI-10")
def test_eight_doors_without_a_rampart_do_not_win() -> None:
    t = eight_doors()
    assert sum(t.view()["doors"][0].values()) == 8
    assert t.asked() == "act"
    assert winners(t) is None


@pytest.mark.rule("ONI-42")
@pytest.mark.rule("ONI-10")
def test_the_tower_that_completes_the_rampart_wins_at_once() -> None:
    t = eight_doors(hand=", ".join([*RAMPART, "red sun"]))
    build(t, *RAMPART[:3])
    assert t.asked() == "act"
    t.do("play brown tower 5 right")
    assert t.asked() == "over"
    assert winners(t) == [0]
    assert sum(t.view()["hands"][0]["cards"].values()) == 4


@pytest.mark.rule("ONI-42")
@pytest.mark.rule("ONI-10")
def test_the_eighth_door_wins_when_a_rampart_stands() -> None:
    t = build(solo("onirim+towers", ", ".join([*RAMPART, "red sun"])), *RAMPART[:3], then="brown sun")
    t.do("play brown tower 5 right").deal("red key")
    assert t.asked() == "act"
    for card in ("blue key", "green key", "brown key"):
        t.do("discard brown sun").deal(card)
    t.do("discard red sun")
    open_doors(t, "red, blue, green, brown")
    refill(t, f"{KEYS}, blue sun").do("discard blue sun")
    open_doors(t, "red, blue, green")
    assert t.asked() == "chance"
    open_doors(t, "brown")
    assert t.asked() == "over"
    assert winners(t) == [0]


@pytest.mark.rule("ONI-42")
def test_four_towers_of_three_colours_are_no_rampart() -> None:
    t = build(eight_doors(hand=", ".join([*RAMPART[:3], "green tower 3", "red sun"])), *RAMPART[:3])
    t.do("play green tower 3 right").deal("brown sun")
    assert t.asked() == "act"
    assert winners(t) is None


@pytest.mark.rule("ONI-42")
def test_four_colours_that_are_not_neighbours_are_no_rampart() -> None:
    row = ["red tower 4", "green tower 5", "green tower 4", "blue tower 5", "brown tower 5"]
    t = build(eight_doors(hand=", ".join(row)), *row)
    assert t.view()["towers"] == row
    assert t.asked() == "act"


@pytest.mark.rule("ONI-42")
def test_a_rampart_may_be_any_four_neighbours_of_a_longer_row() -> None:
    row = ["red tower 4", "green tower 4", "blue tower 5", "red tower 5", "brown tower 5"]
    t = build(eight_doors(hand=", ".join(row)), *row[:4])
    assert t.asked() == "act"
    t.do("play brown tower 5 right")
    assert t.asked() == "over"
    assert winners(t) == [0]


@pytest.mark.rule("ONI-42")
@pytest.mark.rule("ONI-10")
@pytest.mark.parametrize("lost", ["green tower 4", "green tower 5"])
def test_a_tower_lost_that_leaves_a_rampart_wins(lost: str) -> None:
    row = ["red tower 4", "green tower 5", "green tower 4", "blue tower 5", "brown tower 5"]
    t = build(eight_doors(hand=", ".join(row)), *row).do("discard brown sun").deal("nightmare")
    t.do("reveal five").deal("5 blue sun").do(f"lose {lost}")
    assert t.asked() == "over"
    assert winners(t) == [0]
    assert t.view()["towers"] == [tower for tower in row if tower != lost]


@pytest.mark.rule("ONI-42")
@pytest.mark.rule("ONI-26")
def test_two_players_need_the_rampart_too() -> None:
    hands = "red key, blue key, green key"
    t = duo("onirim+towers", first=hands, second=hands, common="brown key, red sun")
    t.do("discard red sun from common", "no swap")
    open_doors(t, "red, blue, green, brown")
    for tower in ("red tower 4", "blue tower 5", "red sun"):
        t.deal(tower).do("keep")
    t.deal("brown key, red sun").do("discard red sun from common", "no swap")
    open_doors(t, "red, blue, green, brown")
    assert t.asked() == "chance"
    for tower in ("green tower 4", "brown tower 5", "red sun"):
        t.deal(tower).do("keep")
    t.deal("green sun, green moon")
    t.do("play red tower 4 right").deal("blue sun").do("play green tower 4 right").deal("blue sun")
    t.do("play blue tower 5 right").deal("blue sun")
    assert t.seat() == 1
    t.do("play brown tower 5 right")
    assert t.asked() == "over"
    assert winners(t) == [0, 1]


# -- ONI-43: discarding a tower -----------------------------------------------------------------

TOP = ["green moon", "blue key", "nightmare", "red door", "brown moon"]


@pytest.mark.rule("ONI-43")
@pytest.mark.parametrize("number", [3, 4, 5])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "brown"])
def test_a_discarded_tower_shows_as_many_cards_as_its_number_and_all_go_back(colour: str, number: int) -> None:
    t = towers(f"{colour} tower {number}").do(f"discard {colour} tower {number}")
    assert set(t.legal()) == {"look", "no look"}
    deck = t.view()["deck"]["size"]
    t.do("look").deal(", ".join(TOP[:number]))
    assert t.asked() == "order"
    assert Counter(t.view()["looked"]["cards"]) == Counter(TOP[:number])
    backwards = TOP[:number][::-1]
    t.do("put " + ", ".join(backwards[:2] if number == 3 else backwards[: number - 1]))
    discard = {f"{colour} tower {number}": 1}
    if number == 4:  # the red door came up and waits
        assert t.asked() == "door"
        assert t.view()["discard"] == discard
        return
    if number == 3:
        assert t.asked() == "nightmare"
    else:
        assert t.view()["hands"][0]["cards"]["brown moon"] == 1
    assert t.view()["discard"] == discard
    assert top(t) == backwards[1:]
    assert t.view()["deck"]["size"] == deck - 1


@pytest.mark.rule("ONI-43")
def test_the_look_may_be_declined() -> None:
    t = towers("red tower 5").do("discard red tower 5", "no look")
    assert t.asked() == "chance"
    assert top(t) == []
    assert t.view()["discard"] == {"red tower 5": 1}


@pytest.mark.rule("ONI-43")
def test_known_cards_on_top_are_what_is_looked_at() -> None:
    t = towers("red tower 5", "red tower 3").do("discard red tower 5", "look")
    t.deal("red sun, red moon, blue sun, blue moon, green sun").do("put red sun, red moon, blue sun, blue moon")
    t.do("discard red tower 3", "look")
    assert t.asked() == "order"
    assert t.view()["looked"]["cards"] == {"red moon": 1, "blue sun": 1, "blue moon": 1}
    t.do("put blue moon, blue sun")
    assert top(t) == ["blue sun", "red moon", "green sun"]


@pytest.mark.rule("ONI-43")
@pytest.mark.regression
def test_no_two_ways_of_putting_back_lead_to_the_same_deck() -> None:
    cards = ["blue moon", "blue moon", "green moon", "green moon", "red moon"]
    t = towers("red tower 5").do("discard red tower 5", "look").deal(", ".join(cards))
    before = Counter(t.view()["hands"][0]["cards"])
    found = []
    for _, view in ways(t, "order"):
        (drawn,) = (Counter(view["hands"][0]["cards"]) - before).elements()
        found.append((drawn, *(entry["card"] for entry in view["deck"]["top"])))
    assert sorted(found) == sorted(set(permutations(cards)))


@pytest.mark.rule("ONI-43")
@pytest.mark.regression
def test_the_order_can_be_given_in_one_line() -> None:
    t = towers("red tower 4").do("discard red tower 4", "look").deal("nightmare, red sun, blue key, red sun")
    t.do("put 2 red sun, nightmare")
    assert top(t) == ["red sun", "nightmare", "blue key"]


@pytest.mark.rule("ONI-43")
def test_a_tower_discarded_by_a_nightmare_shows_nothing() -> None:
    t = towers("red tower 4", "red tower 5").do("discard red sun").deal("nightmare").do("new hand")
    assert t.asked() == "chance"
    t.deal("5 brown sun")
    assert t.asked() == "act"
    t.do("discard brown sun").deal("nightmare").do("reveal five").deal("blue tower 3, 4 blue sun")
    assert t.asked() == "chance"


@pytest.mark.rule("ONI-43")
def test_with_fewer_cards_the_look_shows_what_is_there() -> None:
    t = solo("onirim+towers", f"{KEYS}, blue sun").do("discard blue sun")
    open_doors(t, "red, blue, green, brown")
    refill(t, f"{KEYS}, blue sun").do("discard blue sun")
    open_doors(t, "red, blue, green, brown")
    rooms = ["red moon", "blue moon", "green moon", "brown moon", "red sun"]
    hand = ["red tower 5", "blue tower 5", "blue sun", "blue sun", "blue sun"]
    drain(t, ", ".join(rooms + hand))
    refill(t, ", ".join(hand)).do("discard blue sun").deal("red sun").do("discard blue sun").deal("brown moon")
    assert t.view()["deck"]["size"] == 3
    t.do("discard red tower 5", "look").deal("red moon, blue moon, green moon")
    assert t.asked() == "order"
    t.do("put green moon, blue moon")
    assert top(t) == ["blue moon", "red moon"]
    t.do("discard blue sun", "discard red sun", "discard blue tower 5")
    assert t.asked() == "over", "an empty deck offers no look, and nothing to draw"
    assert winners(t) == []


@pytest.mark.rule("ONI-43")
@pytest.mark.rule("ONI-24")
def test_two_players_swap_before_the_look() -> None:
    t = duo("onirim+towers", first="red tower 3, red sun, red moon").do("discard red tower 3")
    assert t.asked() == "swap"
    t.do("swap red sun for green moon")
    assert t.asked() == "may look"


@pytest.mark.rule("ONI-43")
@pytest.mark.rule("ONI-27")
@pytest.mark.parametrize(("talk", "seen"), [("open", {"brown sun": 3}), ("silent", None)])
def test_the_partner_sees_what_a_tower_shows_only_in_open_talk(talk: str, seen: dict[str, int] | None) -> None:
    t = duo("onirim+towers", talk, first="red tower 3, red sun, red moon").do("discard red tower 3", "no swap", "look")
    t.deal("3 brown sun")
    assert t.view(0)["looked"]["cards"] == {"brown sun": 3}
    assert t.view(1)["looked"] == {"size": 3, "cards": seen}
