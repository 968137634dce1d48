"""Networks that are joined say the mean of what each says; others become their mean, number by number."""

import pytest

from players.slow_network import slow_values
from reverie.core.rng import Rng
from reverie.players.network import Network, Shape, Weights
from reverie.training.joining import NotAlike, joined, mean_of
from reverie.training.subject import first_weights

TOTAL = 4 * 8 + 6  # inputs of the shapes below


def network(width: int, second: int, seed: str, outputs: int = 1, shared: int = 6) -> tuple[Shape, Weights]:
    shape = Shape(4, 8, shared, width, second, outputs, False)
    weights = first_weights(shape, seed)
    weights.bias_last = [float(1 + i) for i in range(outputs)]
    return shape, weights


@pytest.mark.parametrize("outputs", [1, 2])
def test_what_is_joined_says_the_mean_of_what_they_say(outputs: int) -> None:
    networks = [network(6, 3, "one", outputs), network(9, 6, "another", outputs), network(3, 3, "third", outputs)]
    shape, weights = joined(networks)
    assert (shape.width, shape.second) == (18, 12)
    fast = Network(shape, weights)
    rng = Rng("positions")
    for _ in range(5):
        on = [number for number in range(TOTAL) if rng.below(3) == 0]
        each = [slow_values(*one, on) for one in networks]
        wanted = [sum(values) / 3 for values in zip(*each, strict=True)]
        assert len({round(values[0], 6) for values in each}) == 3  # or a mean would prove nothing
        sums = fast.fresh()
        for number in on:
            fast.add(sums, number)
        assert fast.values(sums) == pytest.approx(wanted, abs=1e-6)


def test_one_alone_stays_as_it_is() -> None:
    one = network(6, 3, "one")
    assert joined([one]) is one


def test_those_with_other_inputs_or_outputs_are_refused() -> None:
    for other in (network(6, 3, "other", outputs=2), network(6, 3, "other", shared=7)):
        with pytest.raises(NotAlike, match="not the same"):
            joined([network(6, 3, "one"), other])


def test_a_mean_is_taken_number_by_number() -> None:
    networks = [network(6, 3, "one"), network(6, 3, "another")]
    shape, weights = mean_of(networks)
    assert shape is networks[0][0]
    one, another = (each for _, each in networks)
    for name in ("inputs", "shared", "bias", "shared_second", "bias_second"):
        found, first, second = (getattr(each, name) for each in (weights, one, another))
        assert len(found) == len(first)
        assert all(isinstance(number, int) for number in found)
        assert all(abs(2 * number - a - b) <= 1 for number, a, b in zip(found, first, second, strict=True))
    for name in ("matrix", "last", "bias_last"):
        wanted = [(a + b) / 2 for a, b in zip(getattr(one, name), getattr(another, name), strict=True)]
        assert getattr(weights, name) == pytest.approx(wanted)
    assert weights.inputs != one.inputs  # or they were alike


def test_networks_of_other_shapes_have_no_mean() -> None:
    with pytest.raises(NotAlike, match="not of the same shape"):
        mean_of([network(6, 3, "one"), network(9, 3, "wider")])
