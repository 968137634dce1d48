"""What is in the box, and how a game for one begins (ONI-1, ONI-13)."""

import pytest

from playing import Table, listed, solo

ROOMS = {
    "red sun": 9, "red moon": 4, "red key": 3,
    "blue sun": 8, "blue moon": 4, "blue key": 3,
    "green sun": 7, "green moon": 4, "green key": 3,
    "brown sun": 6, "brown moon": 4, "brown key": 3,
}  # fmt: skip
DOORS = {"red door": 2, "blue door": 2, "green door": 2, "brown door": 2}
DECK = {**ROOMS, **DOORS, "nightmare": 10}

# Left edge, right edge of each tower, as printed (ONI-13).
EDGES = {
    "red tower 3": ("sun moon", "moon"), "red tower 4": ("sun", "moon"), "red tower 5": ("", "moon"),
    "blue tower 3": ("moon", "sun moon"), "blue tower 4": ("moon", "moon"), "blue tower 5": ("moon", ""),
    "green tower 3": ("sun", "sun moon"), "green tower 4": ("sun", "sun"), "green tower 5": ("sun", ""),
    "brown tower 3": ("sun moon", "sun"), "brown tower 4": ("moon", "sun"), "brown tower 5": ("", "sun"),
}  # fmt: skip


def less(cards: dict[str, int], *gone: str) -> dict[str, int]:
    """The cards without those, kinds that ran out left away."""
    left = {card: n - gone.count(card) for card, n in cards.items()}
    return {card: n for card, n in left.items() if n > 0}


# -- ONI-13: the cards ----------------------------------------------------------------------------


@pytest.mark.rule("ONI-13")
def test_the_deck_holds_58_rooms_8_doors_and_10_nightmares() -> None:
    t = Table("onirim")
    assert t.chances() == DECK
    assert sum(ROOMS.values()) == 58
    assert sum(t.chances().values()) == 76
    assert t.view(0)["deck"]["size"] == 76


@pytest.mark.rule("ONI-13")
def test_the_deck_for_two_is_the_same() -> None:
    assert Table("onirim", 2).chances() == DECK


@pytest.mark.rule("ONI-13")
def test_the_book_adds_two_goals_of_each_colour_and_nothing_to_the_deck() -> None:
    t = Table("onirim+book")
    assert t.chances() == {"red goal": 2, "blue goal": 2, "green goal": 2, "brown goal": 2}
    t.deal("2 red goal, 2 blue goal, 2 green goal, 2 brown goal")
    assert t.chances() == DECK


@pytest.mark.rule("ONI-13")
def test_the_towers_are_twelve_single_cards_of_the_deck() -> None:
    assert Table("onirim+towers").chances() == {**DECK, **dict.fromkeys(EDGES, 1)}


@pytest.mark.rule("ONI-13")
def test_there_are_eight_single_premonitions_beside_the_deck_and_four_happy_dreams_in_it() -> None:
    t = Table("onirim+dreams")
    names = [f"{name} premonition" for name in ("red", "blue", "green", "brown", "pair", "three", "five", "every")]
    assert t.chances() == dict.fromkeys(names, 1)
    t.deal(", ".join(names[:4]))
    assert t.chances() == {**DECK, "happy dream": 4}


@pytest.mark.rule("ONI-13")
@pytest.mark.parametrize("first", EDGES)
def test_tower_edges_are_the_printed_ones(first: str) -> None:
    others = [tower for tower in EDGES if tower != first]
    for start in range(0, len(others), 4):
        beside = others[start : start + 4]
        t = solo("onirim+towers", hand=", ".join([first, *beside, *["red sun"] * (4 - len(beside))]))
        t.do(f"play {first} right").deal("red sun")
        expected = set()
        for other in beside:
            if not set(EDGES[other][1].split()) & set(EDGES[first][0].split()):
                expected.add(f"play {other} left")
            if not set(EDGES[first][1].split()) & set(EDGES[other][0].split()):
                expected.add(f"play {other} right")
        assert {text for text in t.legal() if text.startswith("play") and "tower" in text} == expected


# -- ONI-1: set-up --------------------------------------------------------------------------------


@pytest.mark.rule("ONI-1")
def test_five_rooms_make_the_first_hand() -> None:
    t = solo(hand="red sun, red sun, blue moon, green key, brown sun")
    assert t.view(0)["hands"][0]["cards"] == {"red sun": 2, "blue moon": 1, "green key": 1, "brown sun": 1}
    assert t.asked() == "act"
    assert t.view()["turn"] == 1
    assert t.view()["deck"]["size"] == 71
    assert t.view()["deck"]["unseen"] == less(DECK, "red sun", "red sun", "blue moon", "green key", "brown sun")


@pytest.mark.rule("ONI-1")
def test_doors_and_dreams_of_the_first_draw_wait_in_limbo_unresolved() -> None:
    t = Table("onirim").deal("red key, red sun, blue sun, nightmare, red door")
    assert t.asked() == "chance"
    assert t.view(0)["limbo"] == {"nightmare": 1, "red door": 1}
    assert t.view(0)["hands"][0]["cards"] == {"red key": 1, "red sun": 1, "blue sun": 1}
    t.deal("red moon, blue door")
    assert t.asked() == "chance"
    assert t.view(0)["limbo"] == {"nightmare": 1, "red door": 1, "blue door": 1}


@pytest.mark.rule("ONI-1")
def test_limbo_is_not_drawn_from_during_the_set_up() -> None:
    t = Table("onirim").deal("red door, red door")
    assert t.chances() == less(DECK, "red door", "red door")


@pytest.mark.rule("ONI-1")
def test_limbo_is_shuffled_back_once_the_first_hand_is_full() -> None:
    t = solo(hand="red door, nightmare, 5 red sun")
    assert t.view()["limbo"] == {}
    assert t.view()["discard"] == {}
    assert t.view()["deck"]["size"] == 71
    assert t.view()["deck"]["unseen"] == less(DECK, *["red sun"] * 5)
    assert t.view()["deck"]["top"] == []
    assert listed(t, "limbo returns") == ["nightmare", "red door"]
