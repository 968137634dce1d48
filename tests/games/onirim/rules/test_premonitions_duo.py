"""Dark Premonitions for two players: whose doors count and who pays (ONI-54)."""

import pytest

from playing import Table, duo, open_doors, premonitions, said


def pair_of(kinds: str, first: str, second: str, talk: str = "open", common: str = "green sun, green moon") -> Table:
    t = duo("onirim+dreams", talk, first, second, common, premonitions=premonitions(kinds))
    return t.do("discard green sun from common", "no swap")


@pytest.mark.rule("ONI-54")
@pytest.mark.rule("ONI-52")
def test_the_doors_of_both_players_count_and_the_active_one_pays() -> None:
    t = pair_of("pair, every, five, three", "red key, red sun, red moon", "red key, blue sun, blue moon")
    open_doors(t, "red")
    assert "premonition strikes" not in t.told()
    t.deal("green sun").do("share").deal("brown sun").do("discard green sun from common", "no swap")
    open_doors(t, "red")
    assert (t.seat(), t.asked(), t.legal()) == (1, "surrender", ["surrender red door"])
    t.do("surrender red door")
    assert t.view()["doors"] == [{"red door": 1}, {}]


@pytest.mark.rule("ONI-54")
def test_any_gained_door_is_one_of_the_active_players_own() -> None:
    t = pair_of("brown, every, five, red", "brown key, blue key, red moon", "red key, brown key, blue moon")
    open_doors(t, "blue, brown")
    for card in ("brown moon", "green sun"):
        t.deal(card).do("keep" if card == "brown moon" else "share")
    t.deal("brown sun").do("discard green sun from common", "no swap")
    open_doors(t, "red, brown")
    assert set(t.legal()) == {"surrender red door", "surrender brown door"}, "blue is the partner's"
    t.do("surrender red door")
    assert t.view()["doors"] == [{"blue door": 1, "brown door": 1}, {"brown door": 1}]


@pytest.mark.rule("ONI-54")
def test_a_pair_that_is_the_partners_costs_the_partner_a_door() -> None:
    t = pair_of("three, every, five, brown", "2 red key, red moon", "green key, blue sun, blue moon")
    open_doors(t, "red, red")
    t.deal("brown moon").do("keep").deal("brown moon").do("keep").deal("green sun")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "green")
    for card in ("brown sun", "brown sun", "brown sun"):
        t.deal(card).do("keep")
    t.deal("green sun, green sun, pair premonition")
    assert (t.seat(), t.asked(), t.legal()) == (1, "surrender", ["surrender red door"])
    t.do("surrender red door")
    assert t.view()["doors"] == [{"red door": 1}, {"green door": 1}]
    assert said(t, "door lost") == [{"seat": 0, "colour": "red"}]


@pytest.mark.rule("ONI-54")
def test_three_doors_cost_the_active_players_personal_and_common_hand_only() -> None:
    t = pair_of("three, every, five, brown", "red key, blue key, red moon", "green key, blue sun, blue moon")
    open_doors(t, "red, blue")
    t.deal("brown moon").do("keep").deal("brown moon").do("keep").deal("green sun")
    t.do("discard green sun from common", "no swap")
    open_doors(t, "green")
    view = t.view(1)
    assert view["hands"][1]["cards"] == {}
    assert view["common"] == {}
    assert view["hands"][0]["cards"] == {"red moon": 1, "brown moon": 2}
    t.deal("brown sun")
    assert (t.seat(), t.asked()) == (1, "place")
    t.do("share").deal("brown sun").do("share").deal("blue key, blue key, red key, pair premonition")
    assert t.seat() == 0
    assert t.view(1)["hands"][1]["cards"] == {"red key": 1, "blue key": 2}


@pytest.mark.rule("ONI-54")
def test_the_active_player_orders_premonitions_and_chooses_keys() -> None:
    t = pair_of("blue, pair, every, five", "blue key, red sun, red moon", "blue key, blue sun, blue moon")
    open_doors(t, "blue")
    t.deal("green sun").do("share").deal("brown sun").do("discard green sun from common", "no swap")
    open_doors(t, "blue")
    assert (t.seat(), t.asked()) == (1, "which premonition")
    t.do("face blue premonition")
    assert (t.seat(), t.asked()) == (1, "shed keys")
    t.do("shed red key, brown key")
    assert t.view(0)["discard"] == {"green sun": 2, "red key": 1, "blue key": 2, "brown key": 1}
