"""The network's inputs of Onirim: the same move by move as from scratch, and nothing that a seat cannot know."""

import pytest

from forms import examples
from games.onirim.players.tables import SOME, random_tables
from players.slow_network import random_weights, slow_values
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games.discovery import game_of
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.inputs import Inputs, shape_of
from reverie.games.onirim.players.numbering import C_OTHER_HAND, COLOUR_INPUTS, SHARED_INPUTS
from reverie.games.onirim.rules.places import COMMON, HAND, STRIDE
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network

SHAPE = shape_of(6, 3)
WEIGHTS = random_weights(SHAPE, Rng("inputs"))
NETWORK = Network(SHAPE, WEIGHTS)
games = pytest.mark.parametrize("setup", SOME, ids=Setup.words)


def on(inputs: Inputs) -> list[int]:
    return [int(number) for number in list(inputs.slots)[: int(inputs.n)] if number >= 0]


@games
def test_values_move_by_move_equal_those_from_scratch_and_the_definition(setup: Setup) -> None:
    for game in range(examples(8)):
        appraiser: Appraiser | None = None
        for number, table in enumerate(random_tables(setup, f"scratch/{game}")):
            if appraiser is None:
                appraiser = Appraiser(NETWORK, table.rules)
            if not table.winnable():
                break
            seat = int(table.active)
            value = appraiser.value(table, seat)
            assert value == Appraiser(NETWORK, table.rules).value(table, seat)
            inputs = Inputs(table.rules)
            inputs.read(table, seat)
            scratch = NETWORK.fresh()
            for each in on(inputs):
                NETWORK.add(scratch, each)
            assert list(appraiser.sums.words) == list(scratch.words)
            if number % 10 == 0:
                assert value == pytest.approx(slow_values(SHAPE, WEIGHTS, on(inputs))[0], abs=1e-6)


@games
def test_inputs_are_different_and_have_their_numbers(setup: Setup) -> None:
    for table in random_tables(setup, "numbers"):
        inputs = Inputs(table.rules)
        for seat in range(setup.players):
            inputs.read(table, seat)
            numbers = on(inputs)
            assert len(set(numbers)) == len(numbers)
            assert max(numbers) < 4 * COLOUR_INPUTS + SHARED_INPUTS


def test_a_seat_sees_nothing_that_its_view_hides() -> None:
    setup = SOME[3]
    for number, table in enumerate(random_tables(setup, "hidden")):
        for seat in (0, 1):
            other = game_of(setup).sample(table.view(seat), Rng(f"hidden/{number}/{seat}"))
            assert isinstance(other, Table)
            inputs = [Inputs(table.rules), Inputs(table.rules)]
            inputs[0].read(table, seat)
            inputs[1].read(other, seat)
            assert on(inputs[0]) == on(inputs[1])


def test_the_partners_hand_is_read_together_with_their_row() -> None:
    for table in random_tables(SOME[2], "partner"):
        mover, partner = int(table.active), 1 - int(table.active)
        inputs = Inputs(table.rules)
        inputs.read(table, mover)
        read = [number for number in on(inputs) if number < 4 * COLOUR_INPUTS]
        for colour in range(4):
            suns, moons, keys = (
                min(3, int(table.count(HAND + STRIDE * partner, kind) + table.count(COMMON, kind)))
                for kind in (colour, colour + 4, colour + 8)
            )
            row = int(inputs.row_state(table, partner, colour))
            wanted = colour * COLOUR_INPUTS + C_OTHER_HAND + ((suns * 4 + moons) * 4 + keys) * 10 + row
            block = [number for number in read if number // COLOUR_INPUTS == colour]
            assert [number for number in block if number % COLOUR_INPUTS >= C_OTHER_HAND] == [wanted]


def test_certain_ends_need_no_network() -> None:
    for table in random_tables(SOME[0], "end"):
        last = table
    appraiser = Appraiser(NETWORK, last.rules)
    assert last.over
    assert appraiser.value(last, 0) == (1.0 if last.won else 0.0)
