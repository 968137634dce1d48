"""What the combinations add: stars, notes, polaroids, moons and frames (DAY-20 to DAY-26)."""

from typing import Any

import pytest

from games.daydream.rules.desk import Desk

# -- constellation ------------------------------------------------------------------------------


@pytest.mark.rule("DAY-20")
def test_a_digit_in_a_star_cell_climbs_that_many_lines() -> None:
    d = Desk("BC").roll(3, 2).do("write 3 g1")
    assert d.sheet()["constellation"] == {"point": 3, "stars": 1}
    d.do("write 2 a1", "done").roll(1, 6).do("write 1 b1")
    assert d.sheet()["constellation"] == {"point": 4, "stars": 2}
    assert d.said("constellation") == [{"seat": 0, "from": 3, "to": 4, "stars": 1}]
    assert d.sheet()["score"] == 2


@pytest.mark.rule("DAY-20")
def test_the_digit_written_counts_and_0_draws_nothing() -> None:
    d = Desk("BC").lay("3 a1, 3 h1").roll(1, 1).do("write 1-1 b1", "write 1+1 g1")
    assert d.sheet()["constellation"] == {"point": 2, "stars": 1}


@pytest.mark.rule("DAY-20")
def test_what_goes_past_the_end_is_lost() -> None:
    d = Desk("BC").lay("6 b1, 6 g1")
    assert d.sheet()["constellation"] == {"point": 8, "stars": 4}


@pytest.mark.rule("DAY-20")
def test_star_cells_of_a_climb_too_in_evening_melody() -> None:
    d = Desk("BCA").lay("2 j3, 1 a1")
    assert d.sheet()["constellation"] == {"point": 2, "stars": 1}


# -- notes --------------------------------------------------------------------------------------

# On BCA the notes lie around b1 a2 b3, at c1 d1, around g1 f2 h2 g3, at e3 f3, and at i3 j3.


def heads(d: Desk) -> list[int]:
    notes: dict[str, Any] = d.sheet()["notes"]
    assert notes["filled"] == sum(notes["heads"])
    return list(notes["heads"])


@pytest.mark.rule("DAY-21")
def test_a_single_note_wants_two_equal_digits() -> None:
    d = Desk("BCA").roll(3, 3).do("write 3 c1")
    assert heads(d) == [0, 0, 0, 0, 0]
    d.do("write 3 d1")
    assert heads(d) == [0, 1, 0, 0, 0]
    assert d.said("note") == [{"seat": 0, "note": 1, "heads": 1}]
    assert d.sheet()["score"] == 1
    assert heads(Desk("BCA").lay("3 c1, 4 d1")) == [0] * 5


@pytest.mark.rule("DAY-21")
def test_a_double_note_fills_one_head_for_two_equal_digits_and_both_for_all() -> None:
    d = Desk("BCA").lay("3 b1, 3 a2")
    assert heads(d)[0] == 1
    assert heads(d.lay("6 a3, 3 b3"))[0] == 2
    assert heads(Desk("BCA").lay("3 b1, 3 a2, 6 a3, 4 b3"))[0] == 1
    assert heads(Desk("BCA").lay("3 b1, 5 a2, 6 a3, 4 b3"))[0] == 0


@pytest.mark.rule("DAY-21")
def test_a_double_note_of_four_cells_wants_all_four() -> None:
    d = Desk("BCA").lay("2 g1, 2 f2, 1 h1, 2 h2")
    assert heads(d)[2] == 1
    assert heads(d.lay("6 h3, 2 g3"))[2] == 2
    assert heads(Desk("BCA").lay("2 g1, 2 f2, 1 h1, 4 h2, 6 h3, 4 g3"))[2] == 1


# -- polaroids ----------------------------------------------------------------------------------

# On AD the polaroids hang over b3 d2 f2 (stars), h1 i3 j1 (moons); on DA over b1 c3 d1, f3 h2 j2.


@pytest.mark.rule("DAY-22")
def test_winter_polaroids_are_stars_less_moons() -> None:
    d = Desk("AD").lay("5 b3, 6 d2")
    assert d.sheet()["polaroids"] == {"digits": [5, 6, None, None, None, None], "points": 11}
    d = Desk("AD").lay("1 b3, 6 j1")
    assert d.sheet()["polaroids"]["points"] == -5
    assert d.sheet()["score"] == -5


@pytest.mark.rule("DAY-22")
def test_summer_polaroids_count_different_digits() -> None:
    d = Desk("DA").roll(1, 2).do("write 1 b1", "write 2 f3", "done")
    assert d.sheet()["polaroids"] == {"digits": [1, None, None, 2, None, None], "points": 2}
    d.roll(1, 3).do("write 3 a1", "write 1-1 c1", "done").roll(1, 2).do("write 1 d1", "write 2 a2", "done")
    assert d.sheet()["polaroids"]["points"] == 2  # two are 1
    zero = Desk("DA").lay("2 a1, 3 f3").roll(1, 5).do("write 1-1 b1")
    assert zero.sheet()["polaroids"] == {"digits": [0, None, None, 3, None, None], "points": 2}


@pytest.mark.rule("DAY-22")
@pytest.mark.parametrize(
    ("digits", "points"), [("123456", 12), ("654321", 12), ("123465", 6), ("123455", 5), ("213456", 6)]
)
def test_six_summer_polaroids_that_run_on_count_double(digits: str, points: int) -> None:
    one, two, three, four, five, six = list(digits)
    d = Desk("DA").lay(f"{one} b1, {four} f3")
    d.lay(f"4 c1, {three} d1, 1 d2, 1 d3").lay(f"{two} c3, 1 e3, 1 e2, 1 e1, 1 f1, 1 g1, 1 h1, {five} h2")
    d.lay(f"1 h3, 1 i3, 1 j3, {six} j2")
    assert d.sheet()["polaroids"] == {"digits": [int(digit) for digit in digits], "points": points}


# -- garland ------------------------------------------------------------------------------------

# On EFD the moon cells are c1, f1, j1, l1, k3; the rewards are 1 2 3, then 4.


@pytest.mark.rule("DAY-23")
def test_moons_are_filled_from_the_top_and_equal_neighbours_pay() -> None:
    d = Desk("EFD").roll(4, 4).do("write 4 c1", "write 4 k3")
    assert d.sheet()["garland"] == {"moons": [4, 4], "points": 1}
    assert d.said("moon") == [
        {"seat": 0, "moon": 0, "digit": 4, "reward": 0},
        {"seat": 0, "moon": 1, "digit": 4, "reward": 1},
    ]
    assert d.sheet()["score"] == 1


@pytest.mark.rule("DAY-23")
def test_three_equal_moons_in_a_row_earn_two_rewards() -> None:
    d = Desk("EFD").lay("4 c1, 4 j1")
    d.roll(4, 6).do("write 6 k1", "write 4 l1", "done")
    assert d.sheet()["garland"] == {"moons": [4, 4, 4], "points": 3}


@pytest.mark.rule("DAY-23")
def test_different_neighbours_earn_nothing_and_the_reward_between_them_is_lost() -> None:
    d = Desk("EFD").lay("4 c1, 5 j1").roll(5, 6).do("write 6 k1", "write 5 l1", "done")
    assert d.sheet()["garland"] == {"moons": [4, 5, 5], "points": 2}


@pytest.mark.rule("DAY-23")
def test_the_garland_of_e_goes_on_into_that_of_f() -> None:
    d = Desk("EFD").lay("1 c1, 2 j1").roll(3, 6).do("write 6 k1", "write 3 l1", "done")
    d.lay("6 l2, 6 l3").roll(4, 6).do("write 6 b1", "write 4 k3", "done").lay("6 d1, 6 e1")
    d.roll(4, 6).do("write 4 f1")
    assert d.sheet()["garland"] == {"moons": [1, 2, 3, 4, 4], "points": 4}


# -- frames -------------------------------------------------------------------------------------

# On EFD family 1 is a1 b1, family 2 is c1 d1, family 3 everything else.


def frames(d: Desk, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = d.sheet(seat)["frames"]
    return shown


@pytest.mark.rule("DAY-24")
def test_the_first_to_fill_a_family_earns_5_the_next_2_the_others_nothing() -> None:
    d = Desk("EFD", 3).roll(2, 2)
    d.do("write 2 a1", "write 2 b1", "done")
    assert frames(d)["earned"] == [0, 0, 0]  # settled only when everybody is done
    for seat in (1, 2):
        d.do("write 2 a1", "write 2 a3", "done", seat=seat)
    assert [frames(d, seat)["earned"] for seat in range(3)] == [[5, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert [frames(d, seat)["open"][0] for seat in range(3)] == [[2], [2], [2]]
    d.roll(3, 3).do("write 3 c1", "write 3 a2", "done")
    d.do("write 3 b1", "write 3 c1", "done", seat=1).do("write 3 a2", "write 3 b3", "done", seat=2)
    assert [frames(d, seat)["earned"][0] for seat in range(3)] == [5, 2, 0]
    d.roll(4, 4)
    for seat, cells in enumerate((("d1", "a3"), ("a2", "d1"), ("b1", "c3"))):
        d.do(f"write 4 {cells[0]}", f"write 4 {cells[1]}", "done", seat=seat)
    assert [frames(d, seat)["earned"][0] for seat in range(3)] == [5, 2, 0]
    assert [frames(d, seat)["earned"][1] for seat in range(3)] == [5, 5, 0]
    assert [frames(d, seat)["open"] for seat in range(3)] == [[[], [2], [5, 2]]] * 3


@pytest.mark.rule("DAY-24")
def test_all_who_finish_in_the_same_turn_take_the_highest_which_is_then_gone() -> None:
    d = Desk("EFD", 3).roll(2, 2)
    for seat in (0, 1):
        d.do("write 2 a1", "write 2 b1", "done", seat=seat)
    d.do("write 2 a1", "write 2 a3", "done", seat=2)
    assert [frames(d, seat)["earned"][0] for seat in range(3)] == [5, 5, 0]
    d.roll(3, 3)
    for seat in (0, 1):
        d.do("write 3 a2", "write 3 a3", "done", seat=seat)
    d.do("write 3 b1", "write 3 a2", "done", seat=2)
    assert frames(d, 2)["earned"][0] == 2


@pytest.mark.rule("DAY-24")
def test_alone_frames_are_settled_at_each_digit() -> None:
    d = Desk("EFD").roll(2, 2).do("write 2 a1", "write 2 b1")
    assert frames(d)["earned"] == [5, 0, 0]
    assert d.said("frames") == [{"seat": 0, "family": 1, "reward": 5}]
    assert d.sheet()["score"] == 5


# On EFD the shelf begins: fish, top, four leaves (the clover), red bow (the bowtie), each S.S.


@pytest.mark.rule("DAY-25")
def test_the_first_line_on_the_clover_crosses_out_every_5_not_earned() -> None:
    d = Desk("EFD").lay("1 i3, 3 j3, 6 k3, 4 l3")  # four dot lines: fish and top
    assert frames(d)["open"] == [[5, 2]] * 3
    d.lay("6 l2, 1 l1, 5 l4, 4 h3")
    assert d.drawn() == (4, 0)  # four more: the clover and the bowtie
    assert frames(d)["open"] == [[]] * 3


@pytest.mark.rule("DAY-25")
def test_after_the_clover_a_family_earns_2_and_after_the_bowtie_nothing() -> None:
    d = Desk("EFD").lay("1 i3, 2 i2").roll(3, 1).do("write 3 i1", "write 1 h1")
    assert d.sheet()["rows"] == {"i1-i3": "sun"}
    assert d.drawn() == (3, 0)  # fish, top, clover
    assert d.said("rewards crossed") == [{"seat": 0, "reward": 5}]
    d.do("done")
    d.lay("1 g1, 1 f1, 1 e1, 1 d1").roll(2, 1).do("write 2 c1")
    assert frames(d)["earned"] == [0, 2, 0]
    d.do("write 1 b1", "done")
    assert frames(d)["open"] == [[2], [], [2]]
    d.lay("4 j1, 5 j3, 6 k3, 4 l3")
    assert d.sheet()["rows"]["i3-l3"] == "dot"
    assert frames(d)["open"] == [[], [], []]
    d.roll(5, 6).do("write 5 a1")
    assert frames(d)["left"][0] == 0
    assert frames(d)["earned"] == [0, 2, 0]


@pytest.mark.rule("DAY-25")
def test_in_company_the_clover_crosses_out_nothing() -> None:
    d = Desk("EFD", 2).lay("1 i3, 2 i2, 3 i1, 1 h1", seats=2)
    assert d.drawn() == (3, 0)
    assert frames(d)["open"] == [[5, 2]] * 3


@pytest.mark.rule("DAY-25")
def test_a_family_filled_by_the_digit_whose_row_begins_the_clover_is_earned_first() -> None:
    d = Desk("EFD").lay("4 d1, 3 c1, 2 b1, 1 e1").roll(1, 6).do("write 1 a1")
    assert d.sheet()["rows"] == {"a1-d1": "sun"}
    assert d.drawn() == (4, 0)
    assert frames(d)["earned"] == [5, 5, 0]
    assert frames(d)["open"][2] == []


# -- spoiled rows -------------------------------------------------------------------------------


@pytest.mark.rule("DAY-26")
def test_a_spoiled_row_loses_only_its_lines() -> None:
    d = Desk("BCA").lay("3 a1, 3 b1, 3 c1, 3 d1")
    assert d.sheet()["rows"] == {"a1-d1": "spoiled"}
    assert d.sheet()["constellation"]["point"] == 3
    assert heads(d)[1] == 1
    d = Desk("EFD").lay("3 a1, 3 b1, 3 c1, 3 d1")
    assert d.sheet()["rows"] == {"a1-d1": "spoiled"}
    assert d.sheet()["garland"]["moons"] == [3]
    assert frames(d)["earned"] == [5, 5, 0]
    d = Desk("AD").lay("3 a3, 3 b3")
    assert d.sheet()["rows"] == {"a3-b3": "spoiled"}
    assert d.sheet()["polaroids"]["digits"][0] == 3
