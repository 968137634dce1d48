"""Who knows what: open and silent games for two, known tops, searches, audiences (ONI-27, ONI-62).

What must stay hidden is proved by twins: two tables that take the same steps but for one hidden card.
A seat that may not know it has to see and hear exactly the same at both, after every step.
"""

import json

import pytest

from playing import Table, duo, hand, listed, said, solo, top
from reverie.core.chance import RandomSampler, ScriptedSampler
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of

FIRST, SECOND = 0, 1
WATCHERS = (FIRST, SECOND, SPECTATOR)


def run(t: Table, line: str) -> None:
    """One step: `do` and an answer, or the card that chance gives."""
    if line.startswith("do "):
        t.do(line[3:])
    else:
        t.deal(line)


def noticed(t: Table, seat: int) -> str:
    """Everything that is sent to a seat now, as text."""
    events = [event.to_json() for event in t.events if event.heard_by(seat)]
    return json.dumps([t.view(seat), events], sort_keys=True)


def twins(fooled: tuple[int, ...], *steps: str | tuple[str, str], talk: str = "silent") -> tuple[Table, Table]:
    """Two tables, a step with two lines differing; those fooled never see a difference."""
    one, other = duo(talk=talk), duo(talk=talk)
    for number, step in enumerate(steps):
        for t, line in zip((one, other), step if isinstance(step, tuple) else (step, step), strict=True):
            run(t, line)
        for seat in fooled:
            assert noticed(one, seat) == noticed(other, seat), f"seat {seat} can tell after step {number}: {step}"
    return one, other


def assert_told_apart(one: Table, other: Table, *seats: int) -> None:
    """Those seats do know what is different: the twins are no twins to them."""
    for seat in seats:
        assert noticed(one, seat) != noticed(other, seat)


# -- personal hands -------------------------------------------------------------------------------


@pytest.mark.rule("ONI-27")
@pytest.mark.parametrize("seat", WATCHERS)
@pytest.mark.parametrize("talk", ["open", "silent"])
def test_first_hands_were_picked_openly_and_are_known_to_all(talk: str, seat: int) -> None:
    view = duo(talk=talk).view(seat)
    assert [one["cards"] for one in view["hands"]] == [
        {"red sun": 1, "red moon": 1, "red key": 1},
        {"blue sun": 1, "blue moon": 1, "blue key": 1},
    ]
    assert [one["hidden"] for one in view["hands"]] == [0, 0]


@pytest.mark.rule("ONI-27")
@pytest.mark.parametrize("seat", WATCHERS)
def test_in_an_open_game_a_drawn_card_of_a_personal_hand_is_seen_by_all(seat: int) -> None:
    t = duo(talk="open").do("play red sun").deal("brown key")
    assert t.view(seat)["hands"][0]["cards"] == {"red moon": 1, "red key": 1, "brown key": 1}
    assert t.view(seat)["hands"][0]["hidden"] == 0
    assert t.view(seat)["deck"]["unseen"]["brown key"] == 2
    assert said(t, "drawn", seat) == [{"seat": 0, "card": "brown key"}]


@pytest.mark.rule("ONI-27")
@pytest.mark.rule("ONI-62")
def test_in_a_silent_game_a_drawn_card_is_its_owners_secret() -> None:
    one, other = twins((SECOND, SPECTATOR), "do play red sun", ("brown key", "red moon"))
    assert_told_apart(one, other, FIRST)
    assert hand(one) == {"red moon": 1, "red key": 1, "brown key": 1}
    for seat in (SECOND, SPECTATOR):
        seen = one.view(seat)["hands"][0]
        assert seen["cards"] == {"red moon": 1, "red key": 1}
        assert seen["hidden"] == 1
    assert said(one, "drawn", FIRST) == [{"seat": 0, "card": "brown key"}]
    assert said(one, "drawn", SECOND) == [{"seat": 0, "card": None}]
    assert "brown key" not in str(said(one, "drawn", SPECTATOR))


@pytest.mark.rule("ONI-62")
def test_what_the_partner_holds_unseen_is_in_ones_unseen_cards() -> None:
    t = duo(talk="silent").do("play red sun").deal("brown key")
    assert t.view(FIRST)["deck"]["unseen"]["brown key"] == 2
    assert t.view(SECOND)["deck"]["unseen"]["brown key"] == 3
    assert t.view(SPECTATOR)["deck"]["unseen"]["brown key"] == 3
    assert sum(t.view(FIRST)["deck"]["unseen"].values()) == 67
    assert sum(t.view(SECOND)["deck"]["unseen"].values()) == 68
    assert {t.view(seat)["deck"]["size"] for seat in WATCHERS} == {67}


@pytest.mark.rule("ONI-62")
def test_odds_are_those_of_the_seat_that_reads_them() -> None:
    t = duo(talk="silent").do("play red sun").deal("brown key")
    mine, partners = t.view(FIRST)["deck"]["odds"], t.view(SECOND)["deck"]["odds"]
    assert mine["brown key"] == pytest.approx(2 / 67, abs=1e-6)
    assert mine["nightmare"] == pytest.approx(10 / 67, abs=1e-6)
    # One of the 50 rooms the partner has not seen is in a hand; a door or a dream never is.
    assert partners["brown key"] == pytest.approx(3 * 49 / 50 / 67, abs=1e-6)
    assert partners["nightmare"] == pytest.approx(10 / 67, abs=1e-6)
    assert sum(partners.values()) == pytest.approx(1, abs=1e-4)


@pytest.mark.rule("ONI-27")
def test_what_the_active_player_can_do_is_not_shown_to_the_others() -> None:
    t = duo(talk="silent")
    for seat in (SECOND, SPECTATOR):
        assert t.view(seat)["actions"] == []
        assert t.view(seat)["prompt"] is None
        assert t.state.legal(seat) == []


@pytest.mark.rule("ONI-27")
def test_a_hidden_card_that_is_played_or_discarded_is_public() -> None:
    t = duo(talk="silent").do("play red sun").deal("brown moon").do("play blue sun").deal("brown sun")
    t.do("play brown moon")
    for seat in WATCHERS:
        assert t.view(seat)["rows"][0] == ["red sun", "brown moon"]
        assert said(t, "played", seat) == [{"seat": 0, "card": "brown moon"}]
    assert t.view(SECOND)["hands"][0]["hidden"] == 0
    t.deal("green moon").do("discard brown sun", "no swap")
    for seat in WATCHERS:
        assert t.view(seat)["discard"] == {"brown sun": 1}


@pytest.mark.rule("ONI-62")
def test_of_a_known_and_a_hidden_card_alike_nobody_can_tell_which_was_played() -> None:
    one, other = twins(
        (SECOND, SPECTATOR),
        "do play red moon",
        ("red sun", "brown sun"),
        "do play blue sun",
        "brown sun",
        "do play red sun",
        "green moon",
    )
    assert_told_apart(one, other, FIRST)
    assert one.view(SECOND)["hands"][0]["cards"] == {"red key": 1}
    assert one.view(SECOND)["hands"][0]["hidden"] == 2


@pytest.mark.rule("ONI-27")
def test_a_secret_hand_that_is_thrown_away_is_public_and_the_new_one_is_secret() -> None:
    one, other = twins(
        (SECOND, SPECTATOR),
        "do play red sun",
        "nightmare",
        "do new hand",
        ("brown sun", "brown moon"),
        "do keep",
        ("brown key", "red sun"),
        "do keep",
        "blue moon",
        "do share",
    )
    assert_told_apart(one, other, FIRST)
    for seat in WATCHERS:
        assert one.view(seat)["discard"] == {"red moon": 1, "red key": 1, "green sun": 1, "green moon": 1}
        assert one.view(seat)["common"] == {"blue moon": 1}
    assert one.view(SECOND)["hands"][0]["cards"] == {}
    assert one.view(SECOND)["hands"][0]["hidden"] == 2


# -- placing and swapping -------------------------------------------------------------------------


@pytest.mark.rule("ONI-27")
@pytest.mark.rule("ONI-62")
def test_a_card_that_is_kept_stays_secret_and_one_that_is_shared_does_not() -> None:
    steps = ("do play green sun from common", "red door", "do open", ("brown sun", "brown moon"))
    one, other = twins((SECOND, SPECTATOR), *steps, "do keep")
    assert_told_apart(one, other, FIRST)
    assert one.view(SECOND)["hands"][0]["hidden"] == 1
    one, _ = twins((SECOND, SPECTATOR), *steps)
    assert one.view(FIRST)["drawn"] == {"size": 1, "cards": {"brown sun": 1}}
    assert one.view(SECOND)["drawn"] == {"size": 1, "cards": None}
    one.do("share")
    for seat in WATCHERS:
        assert one.view(seat)["common"] == {"green moon": 1, "brown sun": 1}
        assert said(one, "common", seat) == [{"card": "brown sun"}]


@pytest.mark.rule("ONI-27")
def test_in_an_open_game_a_card_still_to_be_placed_is_seen_by_both() -> None:
    t = duo(talk="open").do("play green sun from common").deal("red door").do("open").deal("brown sun")
    assert t.asked() == "place"
    assert t.view(SECOND)["drawn"] == {"size": 1, "cards": {"brown sun": 1}}


# The first player draws a card that nobody else sees, and discards on their next turn.
UNSEEN_CARD: tuple[str | tuple[str, str], ...] = (
    "do play red sun",
    ("brown key", "brown moon"),
    "do play blue sun",
    "brown sun",
    "do discard red moon",
)


@pytest.mark.rule("ONI-27")
def test_a_swap_shows_the_given_card_and_the_card_got_stays_known() -> None:
    one, other = twins(
        (SECOND, SPECTATOR),
        *UNSEEN_CARD,
        "do swap red key",
        "do for green moon",
    )
    assert_told_apart(one, other, FIRST)
    for seat in (SECOND, SPECTATOR):
        assert one.view(seat)["hands"][0]["cards"] == {"green moon": 1}
        assert one.view(seat)["hands"][0]["hidden"] == 1
        assert one.view(seat)["common"] == {"green sun": 1, "red key": 1}
        assert said(one, "swapped", seat) == [{"seat": 0, "given": "red key", "got": "green moon"}]


@pytest.mark.rule("ONI-27")
@pytest.mark.rule("ONI-62")
def test_a_hidden_card_that_is_offered_for_a_swap_is_hidden_until_the_swap_is_made() -> None:
    one, other = twins(
        (SECOND, SPECTATOR),
        *UNSEEN_CARD,
        ("do swap brown key", "do swap brown moon"),
    )
    one.do("for green moon")
    other.do("for green moon")
    assert_told_apart(one, other, *WATCHERS)
    assert one.view(SECOND)["common"] == {"green sun": 1, "brown key": 1}


# -- prophecies and known tops --------------------------------------------------------------------

# The first player's prophecy: two rooms to be drawn, then a nightmare or a sun that only they know of.
PROPHECY: tuple[str | tuple[str, str], ...] = (
    "do discard red key",
    "do no swap",
    ("brown sun", "green key"),
    ("brown moon", "brown sun"),
    ("nightmare", "red sun"),
    "red moon",
    ("blue door", "nightmare"),
    "do bin red moon",
)
PUT_BACK: tuple[tuple[str, str], ...] = (
    ("do put brown sun", "do put brown sun"),
    ("do put brown moon", "do put green key"),
    ("do put nightmare", "do put nightmare"),
)


@pytest.mark.rule("ONI-27")
@pytest.mark.rule("ONI-62")
def test_in_a_silent_game_a_prophecy_is_seen_by_its_player_alone() -> None:
    one, other = twins((SECOND, SPECTATOR), *PROPHECY[:-1])
    assert_told_apart(one, other, FIRST)
    cards = {"brown sun": 1, "brown moon": 1, "nightmare": 1, "red moon": 1, "blue door": 1}
    assert one.view(FIRST)["looked"] == {"size": 5, "cards": cards}
    for seat in (SECOND, SPECTATOR):
        assert one.view(seat)["looked"] == {"size": 5, "cards": None}
        assert one.view(seat)["deck"]["unseen"]["blue door"] == 2
        assert one.view(seat)["deck"]["unseen"]["nightmare"] == 10
        assert one.view(seat)["deck"]["size"] == 63


@pytest.mark.rule("ONI-27")
def test_that_there_is_a_prophecy_and_what_it_throws_away_is_public() -> None:
    t = duo(talk="silent").do("discard red key", "no swap")
    for seat in WATCHERS:
        assert said(t, "prophecy", seat) == [{"seat": 0}]
    t.deal("brown sun, brown moon, nightmare, red moon, blue door").do("bin red moon")
    for seat in WATCHERS:
        assert said(t, "binned", seat) == [{"seat": 0, "card": "red moon"}]
        assert t.view(seat)["discard"] == {"red key": 1, "red moon": 1}


@pytest.mark.rule("ONI-62")
def test_the_order_a_prophecy_leaves_is_known_to_its_player_alone() -> None:
    one, other = twins((SECOND, SPECTATOR), *PROPHECY, *PUT_BACK)
    assert_told_apart(one, other, FIRST)
    assert top(one, FIRST) == ["brown moon", "nightmare", "blue door"]
    assert top(other, FIRST) == ["green key", "nightmare", "red sun"]
    assert top(one, SECOND) == [None, None, None]
    assert one.view(SECOND)["hands"][0]["hidden"] == 1
    assert one.view(FIRST)["deck"]["odds"] == {"brown moon": 1.0}
    assert one.view(SECOND)["deck"]["odds"].keys() > {"nightmare", "brown moon", "blue door"}
    assert said(one, "put back", FIRST) == [
        {"seat": 0, "cards": ["brown sun", "brown moon", "nightmare", "blue door"]},
    ]
    assert said(one, "put back", SECOND) == [{"seat": 0, "cards": [None, None, None, None]}]
    assert said(one, "put back", SPECTATOR) in ([], [{"seat": 0, "cards": [None, None, None, None]}])


@pytest.mark.rule("ONI-27")
@pytest.mark.parametrize("seat", WATCHERS)
def test_in_an_open_game_a_prophecy_and_its_order_are_seen_by_all(seat: int) -> None:
    t = duo(talk="open").do("discard red key", "no swap")
    t.deal("brown sun, brown moon, nightmare, red moon, blue door")
    assert t.view(seat)["looked"]["cards"] == {
        "brown sun": 1, "brown moon": 1, "nightmare": 1, "red moon": 1, "blue door": 1,
    }  # fmt: skip
    t.do("bin red moon", "put brown sun, brown moon, nightmare")
    assert top(t, seat) == ["brown moon", "nightmare", "blue door"]
    assert said(t, "put back", seat) == [{"seat": 0, "cards": ["brown sun", "brown moon", "nightmare", "blue door"]}]


@pytest.mark.rule("ONI-62")
def test_a_card_known_on_top_is_known_in_the_hand_that_draws_it() -> None:
    one, other = twins((SPECTATOR,), *PROPHECY, *PUT_BACK, "do play blue sun")
    assert_told_apart(one, other, FIRST, SECOND)
    assert one.seat() == FIRST
    assert hand(one, SECOND) == {"blue moon": 1, "blue key": 1, "brown moon": 1}
    assert one.view(FIRST)["hands"][1]["cards"] == {"blue moon": 1, "blue key": 1, "brown moon": 1}
    assert one.view(FIRST)["hands"][1]["hidden"] == 0
    assert one.view(SPECTATOR)["hands"][1]["cards"] == {"blue moon": 1, "blue key": 1}
    assert one.view(SPECTATOR)["hands"][1]["hidden"] == 1
    assert top(one, FIRST) == ["nightmare", "blue door"]
    assert top(one, SECOND) == [None, None]


@pytest.mark.rule("ONI-62")
def test_a_card_known_on_top_and_its_owner_both_know_what_the_partner_knows() -> None:
    t = duo(talk="silent").do("discard red key", "no swap").deal("brown sun, brown moon, red moon, 2 blue moon")
    t.do("bin red moon", "put brown sun, brown moon, blue moon", "play blue sun")
    assert t.view(SECOND)["hands"][1]["told"] == {"blue moon": 1, "blue key": 1, "brown moon": 1}
    assert t.view(FIRST)["hands"][0]["told"] == {"red sun": 1, "red moon": 1}


@pytest.mark.rule("ONI-62")
def test_a_second_prophecy_shows_its_player_what_the_first_one_left_and_nobody_else_what_is_new() -> None:
    first = [step[0] if isinstance(step, tuple) else step for step in (*PROPHECY, *PUT_BACK)]
    one, other = twins(
        (FIRST, SPECTATOR),
        *first,
        "do discard blue key",
        "do no swap",
        ("green sun", "blue key"),
        ("red door", "nightmare"),
    )
    assert_told_apart(one, other, SECOND)
    cards = {"brown moon": 1, "nightmare": 1, "blue door": 1, "green sun": 1, "red door": 1}
    assert one.view(SECOND)["looked"] == {"size": 5, "cards": cards}
    for t, card in ((one, "green sun"), (other, "blue key")):
        t.do("bin nightmare", "put brown moon", f"put {card}", "put blue door")
    for seat in (FIRST, SPECTATOR):
        assert noticed(one, seat) == noticed(other, seat)
    assert top(one, SECOND) == ["green sun", "blue door", "red door"]
    assert top(one, FIRST) == [None, None, None]


@pytest.mark.rule("ONI-62")
def test_a_shuffle_makes_everybody_forget_the_top() -> None:
    t = duo(talk="silent").do("discard red key", "no swap").deal("brown sun, blue door, nightmare, red moon, green sun")
    t.do("bin red moon", "put brown sun, blue door, nightmare")
    t.do("play blue sun")
    assert t.asked() == "door"
    for seat in WATCHERS:
        assert t.view(seat)["drawn"] == {"size": 1, "cards": {"blue door": 1}}
        assert said(t, "drawn", seat) == [{"seat": 1, "card": "blue door"}]
    t.do("limbo")
    assert t.asked() == "nightmare"
    t.do("give blue key")
    assert hand(t, SECOND) == {"blue moon": 1, "green sun": 1}
    t.deal("brown moon")
    for seat in WATCHERS:
        assert t.view(seat)["deck"]["top"] == []
    # The partner drew the green sun while its place was still known.
    assert t.view(FIRST)["hands"][1]["cards"] == {"blue moon": 1, "green sun": 1}
    assert t.view(FIRST)["hands"][1]["hidden"] == 1


@pytest.mark.rule("ONI-62")
def test_what_nobody_has_seen_has_no_order() -> None:
    t = solo(hand="red key, red sun, red moon, blue sun, green sun")
    t.do("discard red key")
    assert t.chances() == t.view(0)["deck"]["unseen"]
    t.deal("brown sun, brown moon, green moon, blue moon, red moon")
    t.do("bin red moon", "put brown sun, brown moon, green moon")
    for card in ("red sun", "red moon", "blue sun"):
        t.do(f"discard {card}")
    t.do("discard green sun")
    assert t.chances() == t.view(0)["deck"]["unseen"]
    assert t.view(0)["deck"]["top"] == []
    assert sum(t.chances().values()) == 66


# -- searches and reveals -------------------------------------------------------------------------

# The second player draws a card nobody else sees; the first one finds a red door on their third turn.
SERIES: tuple[str | tuple[str, str], ...] = (
    "do play red sun",
    "brown sun",
    "do play blue sun",
    ("brown key", "brown moon"),
    "do play red moon",
    "brown sun",
    "do play blue moon",
    ("green key", "brown key"),
    "do play red key",
)


@pytest.mark.rule("ONI-62")
def test_a_search_of_the_deck_shows_the_partners_hand_to_the_searcher_alone() -> None:
    one, other = twins((FIRST, SPECTATOR), *SERIES)
    assert one.view(FIRST)["hands"][1]["cards"] == {"blue key": 1}
    assert one.view(FIRST)["hands"][1]["hidden"] == 2
    one.do("take")
    other.do("take")
    assert_told_apart(one, other, FIRST, SECOND)
    assert noticed(one, SPECTATOR) == noticed(other, SPECTATOR)
    assert one.view(FIRST)["hands"][1]["cards"] == {"blue key": 1, "brown key": 1, "green key": 1}
    assert one.view(FIRST)["hands"][1]["hidden"] == 0
    assert one.view(FIRST)["deck"]["unseen"]["brown key"] == 2
    assert sum(one.view(FIRST)["deck"]["unseen"].values()) == one.view(FIRST)["deck"]["size"]
    assert one.view(SECOND)["hands"][1]["told"] == {"blue key": 1, "brown key": 1, "green key": 1}
    assert one.view(SPECTATOR)["hands"][1]["cards"] == {"blue key": 1}
    assert one.view(SPECTATOR)["hands"][1]["hidden"] == 2


@pytest.mark.rule("ONI-62")
def test_a_search_tells_the_partner_nothing() -> None:
    steps = [step[0] if isinstance(step, tuple) else step for step in SERIES]
    steps[1:2] = []
    one, other = twins((SECOND, SPECTATOR), steps[0], ("brown sun", "green sun"), *steps[1:], "do take")
    assert_told_apart(one, other, FIRST)
    assert one.view(SECOND)["hands"][0]["hidden"] == 2
    assert one.view(SECOND)["hands"][0]["cards"] == {}


@pytest.mark.rule("ONI-62")
def test_who_leaves_the_door_has_not_searched() -> None:
    one, other = twins((FIRST, SPECTATOR), *SERIES, "do leave", "brown sun")
    assert_told_apart(one, other, SECOND)
    assert one.view(FIRST)["hands"][1]["hidden"] == 2


@pytest.mark.rule("ONI-62")
def test_a_card_drawn_after_a_search_is_hidden_again() -> None:
    steps = [step[0] if isinstance(step, tuple) else step for step in SERIES]
    one, other = twins(
        (FIRST, SPECTATOR), *steps, "do take", "brown sun", "do play blue key", "do leave", ("red moon", "green moon")
    )
    assert_told_apart(one, other, SECOND)
    assert one.view(FIRST)["hands"][1]["cards"] == {"brown key": 1, "green key": 1}
    assert one.view(FIRST)["hands"][1]["hidden"] == 1


@pytest.mark.rule("ONI-27")
@pytest.mark.parametrize("talk", ["open", "silent"])
@pytest.mark.parametrize("seat", WATCHERS)
def test_what_a_rule_reveals_is_public_however_the_players_talk(talk: str, seat: int) -> None:
    t = duo(talk=talk).do("play red sun").deal("nightmare")
    assert said(t, "drawn", seat) == [{"seat": 0, "card": "nightmare"}]
    assert t.view(seat)["resolving"] == {"nightmare": 1}
    t.do("reveal five").deal("brown sun, brown moon, red door")
    assert t.view(seat)["looked"] == {"size": 3, "cards": {"brown sun": 1, "brown moon": 1, "red door": 1}}
    t.deal("nightmare, brown key")
    assert listed(t, "revealed", seat) == ["brown key", "brown moon", "brown sun", "nightmare", "red door"]
    assert t.view(seat)["limbo"] == {"red door": 1, "nightmare": 1}


@pytest.mark.rule("ONI-27")
def test_what_only_the_partner_knew_on_top_becomes_public_when_it_is_revealed() -> None:
    t = duo(talk="silent").do("discard red key", "no swap").deal("brown sun, nightmare, brown moon, red moon, red door")
    t.do("bin red moon", "put brown sun, nightmare, brown moon", "play blue sun", "reveal five")
    for seat in WATCHERS:
        assert t.view(seat)["looked"] == {"size": 2, "cards": {"brown moon": 1, "red door": 1}}


@pytest.mark.rule("ONI-27")
def test_common_hand_rows_doors_and_discard_are_public_in_a_silent_game() -> None:
    t = duo(talk="silent").do("play red sun").deal("red door").do("open").deal("brown sun, brown moon")
    t.do("discard green sun from common", "no swap").deal("blue moon")
    for seat in WATCHERS:
        view = t.view(seat)
        assert view["rows"] == [["red sun"], []]
        assert view["doors"] == [{"red door": 1}, {}]
        assert view["discard"] == {"red key": 1, "green sun": 1}
        assert view["common"] == {"green moon": 1, "blue moon": 1}


# -- sampling -------------------------------------------------------------------------------------


@pytest.mark.rule("ONI-62")
@pytest.mark.parametrize("talk", ["open", "silent"])
def test_a_sampled_table_looks_the_same_to_the_seat_it_was_made_for(talk: str) -> None:
    script = [step[0] if isinstance(step, tuple) else step for step in (*PROPHECY, *PUT_BACK)]
    script += ["do play blue sun", "do discard red sun", "do swap red moon", "do for green sun", "do new hand"]
    script += ["red sun", "do keep", "red moon", "do share", "green sun", "do keep", "brown key", "do keep", "red sun"]
    t = duo(talk=talk)
    for number, line in enumerate(script):
        run(t, line)
        for seat in WATCHERS:
            view = t.view(seat)
            again = t.game.sample(view, Rng(f"{number}")).view(seat)
            assert again == view, f"seat {seat} after {line!r}"


@pytest.mark.rule("ONI-62")
def test_a_deck_without_red_rooms_tells_the_players_who_holds_one_but_no_spectator() -> None:
    first, second = "red sun, red key, green moon", "blue sun, red key, blue moon"
    faces = "red premonition, five premonition, every premonition, green premonition"
    one, other = (
        duo("onirim+dreams", "silent", first, second, "green sun, brown sun", premonitions=faces) for _ in range(2)
    )
    steps: tuple[tuple[str, str], ...] = (
        ("do play red sun", "do play red sun"),
        ("red moon", "brown moon"),
        ("do play blue sun", "do play blue sun"),
        ("brown moon", "red moon"),
        *((step, step) for step in ("do play green moon", "red door", "do open", "blue sun", "blue moon")),
        *((step, step) for step in ("do play blue moon", "red door", "do open", "green sun", "green moon")),
    )
    for step in steps:
        for t, line in zip((one, other), step, strict=True):
            run(t, line)
        assert noticed(one, SPECTATOR) == noticed(other, SPECTATOR), step
    assert one.view(SPECTATOR)["discard"]["red moon"] == 3
    assert one.view(SECOND)["hands"][0]["cards"]["red moon"] == 1
    assert other.view(FIRST)["hands"][1]["cards"]["red moon"] == 1
    assert "red moon" not in one.view(SPECTATOR)["hands"][0]["cards"]


@pytest.mark.rule("ONI-27")
@pytest.mark.rule("ONI-62")
def test_nobody_can_tell_which_card_is_offered_for_a_swap_a_known_one_or_a_hidden_one() -> None:
    one, other = twins(
        (SECOND, SPECTATOR),
        *("do play red sun", "brown key", "do play blue sun", "brown sun", "do discard red moon"),
        ("do swap red key", "do swap brown key"),
    )
    assert_told_apart(one, other, FIRST)
    for seat in (SECOND, SPECTATOR):
        assert one.view(seat)["hands"][0] == {
            "cards": {"red key": 1},
            "hidden": 1,
            "told": {},
            "public": {"red key": 1},
        }
        assert one.view(seat)["drawn"] == {"size": 0, "cards": {}}
    one.do("for green moon")
    assert one.view(SECOND)["hands"][0]["cards"] == {"green moon": 1}


@pytest.mark.rule("ONI-24")
@pytest.mark.rule("ONI-27")
def test_two_equal_cards_can_be_swapped_in_a_silent_game_to_show_one() -> None:
    script = ("play red sun", "green moon", "play blue sun", "brown sun", "discard red moon")
    for talk in ("open", "silent"):
        t = duo(talk=talk)
        for line in script:
            run(t, f"do {line}" if line.startswith(("play", "discard")) else line)
        t.do("swap green moon")
        assert ("for green moon" in t.legal()) == (talk == "silent")
    assert t.view(SECOND)["hands"][0]["hidden"] == 1
    t.do("for green moon")
    assert t.view(SECOND)["hands"][0]["cards"] == {"green moon": 1, "red key": 1}
    assert t.view(SECOND)["common"] == {"green sun": 1, "green moon": 1}
    assert said(t, "swapped", SPECTATOR) == [{"seat": 0, "given": "green moon", "got": "green moon"}]


# -- what cannot be taken back ------------------------------------------------------------------------


@pytest.mark.rule("ONI-62")
def test_an_answer_that_shows_the_partner_a_hidden_card_cannot_be_taken_back() -> None:
    cards = ["red sun", "blue sun", "red moon", "blue moon", "red key", "blue key", "green sun", "green moon"]
    script = [*cards, "brown key", "brown sun", "brown moon", "brown moon", "brown moon", "red moon", "red moon"]
    setup = find_setup("onirim", 2, {"talk": "silent"})
    outcomes = [game_of(setup).read(CHANCE, card) for card in script]
    match = Match(setup, ScriptedSampler(outcomes, RandomSampler(Rng("undo"))))
    for text in (*(f"pick {card}" for card in cards[:6]), "play red sun", "play blue sun"):
        match.play(match.state.actors()[0], text)
    match.play(FIRST, "discard red key")  # picked openly
    assert match.undo_target(FIRST) is not None
    match.undo(FIRST)
    match.play(FIRST, "discard brown key")  # drawn in secret
    assert match.undo_target(FIRST) is None
    assert match.state.revealed_to(SECOND)
    assert not match.state.revealed_to(FIRST)
    match.play(FIRST, "no swap")
    match.play(FIRST, "bin brown moon")
    assert match.undo_target(FIRST) is None
    match.play(FIRST, "put brown moon")
    assert match.undo_target(FIRST) is not None
