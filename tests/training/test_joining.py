"""Networks that are joined say the mean of what each says, and only those with the same inputs can be."""

import pytest

from players.slow_network import slow_values
from reverie.core.rng import Rng
from reverie.players.network import Network, Shape, Weights
from reverie.training.joining import NotAlike, joined
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
