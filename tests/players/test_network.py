"""The network: equal to its definition, exact move by move, and kept in files that cannot lie."""

from pathlib import Path

import pytest

from players.slow_network import random_weights, slow_values
from reverie.core.rng import Rng
from reverie.players.network import Network, Shape
from reverie.players.weights import BadWeights, decode, encode, header_of, read_file, stated, with_stated

SHAPES = [
    Shape(4, 30, 20, 12, 6, 1, True),
    Shape(1, 50, 0, 9, 3, 2, False),
    Shape(2, 10, 40, 21, 9, 1, True),
]
HEADER = {"game": "onirim", "inputs": "3", "strength": "12 %"}


def some_inputs(shape: Shape, rng: Rng) -> list[int]:
    total = int(shape.blocks * shape.inputs + shape.shared)
    return [number for number in range(total) if rng.below(3) == 0]


@pytest.mark.parametrize("shape", SHAPES)
def test_it_agrees_with_its_definition(shape: Shape) -> None:
    rng = Rng("definition")
    for _ in range(10):
        weights = random_weights(shape, rng)
        network = Network(shape, weights)
        sums = network.fresh()
        on = some_inputs(shape, rng)
        for number in on:
            network.add(sums, number)
        wanted = slow_values(shape, weights, on)
        assert network.values(sums) == pytest.approx(wanted, abs=1e-6)
        assert network.value(sums) == pytest.approx(wanted[0], abs=1e-6)


@pytest.mark.parametrize("shape", SHAPES)
def test_inputs_turned_on_and_off_leave_exactly_what_is_on(shape: Shape) -> None:
    rng = Rng("on and off")
    network = Network(shape, random_weights(shape, rng))
    total = int(shape.blocks * shape.inputs + shape.shared)
    sums = network.fresh()
    on: set[int] = set()
    for _ in range(500):
        number = int(rng.below(total))
        if number in on:
            network.remove(sums, number)
        else:
            network.add(sums, number)
        on ^= {number}
    scratch = network.fresh()
    for number in on:
        network.add(scratch, number)
    assert list(sums.words) == list(scratch.words)
    network.clear(sums)
    assert list(sums.words) == list(network.fresh().words)
    sums.become(scratch)
    assert network.values(sums) == network.values(scratch.copy())


def test_a_shape_that_does_not_go_into_words_is_refused() -> None:
    with pytest.raises(ValueError, match="multiples of 3"):
        Shape(1, 10, 10, 10, 6, 1, True)
    with pytest.raises(ValueError, match="4 blocks at most"):
        Shape(5, 10, 10, 12, 6, 1, True)


def test_weights_that_do_not_fit_the_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="the shape wants"):
        Network(SHAPES[0], random_weights(SHAPES[1], Rng("other")))


def test_a_file_gives_back_the_same_network() -> None:
    shape = SHAPES[0]
    weights = random_weights(shape, Rng("file"))
    data = encode(shape, weights, HEADER)
    assert header_of(data)["strength"] == "12 %"
    again, found = decode(data, "onirim", 3)
    assert again.equals(shape)
    sums = Network(shape, weights).fresh()
    assert Network(again, found).values(sums) == pytest.approx(Network(shape, weights).values(sums), abs=1e-9)


def damaged() -> list[tuple[bytes, str]]:
    shape = SHAPES[0]
    data = encode(shape, random_weights(shape, Rng("file")), HEADER)
    one_off = bytearray(data)
    one_off[-5] ^= 1
    far_off = random_weights(shape, Rng("file"))
    far_off.bias[0] = 20000
    return [
        (b"", "first line"),
        (b"\xff\xfe\n\n", "first line"),
        (data.replace(b"weights 1", b"weights 9"), "first line"),
        (data.replace(b"game: onirim", b"game: chess"), "for chess"),
        (data.replace(b"inputs: 3", b"inputs: 2"), "version 2 of the inputs"),
        (data[:-10], "checksum"),
        (bytes(one_off), "checksum"),
        (data.replace(b"blocks 4", b"blocks x"), "damaged"),
        (data.replace(b"width 12", b"width 15"), "missing"),
        (data.replace(b"width 12", b"width 9"), "too many|missing"),
        (data.replace(b"width 12", b"width 13"), "multiples"),
        (data.replace(b"shape: ", b"shapes: "), "shape"),
        (encode(shape, far_off, HEADER), "beyond all bounds"),
    ]


@pytest.mark.parametrize(("data", "reason"), damaged())
def test_a_damaged_file_or_one_of_another_version_is_refused_with_its_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BadWeights, match=reason):
        decode(data, "onirim", 3)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadWeights, match="nowhere"):
        read_file(Path("nowhere.weights"))


def test_a_header_is_lines() -> None:
    with pytest.raises(ValueError, match="header"):
        encode(SHAPES[0], random_weights(SHAPES[0], Rng("file")), {"game": "two\nlines"})


def test_what_came_true_of_stated_chances_travels_with_the_weights() -> None:
    shape = SHAPES[0]
    data = encode(shape, random_weights(shape, Rng("stated")), HEADER)
    assert stated(data) == []
    put_right = with_stated(with_stated(data, [(0.5, 0.9)]), [(0.2, 0.3), (0.6, 0.7)])
    assert stated(put_right) == [(0.0, 0.0), (0.2, 0.3), (0.6, 0.7), (1.0, 1.0)]
    assert (
        decode(put_right, "onirim", int(HEADER["inputs"]))[1].last
        == decode(data, "onirim", int(HEADER["inputs"]))[1].last
    )
    for pairs in ([(0.5, 0.4), (0.4, 0.6)], [(0.2, 0.5), (0.6, 0.4)], [(0.2, 1.5)]):
        with pytest.raises(BadWeights, match="do not rise"):
            with_stated(data, pairs)
    with pytest.raises(BadWeights, match="no chances"):
        stated(put_right.replace(b"0.2000 0.3000", b"a fifth 0.300"))
