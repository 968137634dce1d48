"""The network as training sees it: arrays of floats, gradients and Adam."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reverie.players.network import SCALE, WEIGHT_LIMIT, Shape, Weights
from reverie.training import kernels

Floats = NDArray[np.float32]
NAMES: Final = ("inputs", "shared", "bias", "shared_second", "bias_second", "matrix", "last", "bias_last")
WHOLE: Final = 5
BETA1: Final = 0.9
BETA2: Final = 0.999
# Rows are padded with zeros to a multiple of this: what is left over from whole vectors is done one by one, and slowly.
ROW: Final = 32


class Positions:
    """Many positions: which inputs each has on, and its targets."""

    def __init__(self, lengths: NDArray[np.int16], numbers: NDArray[np.int16], targets: Floats) -> None:
        self.lengths = lengths
        self.numbers = numbers
        self.targets = targets  # one row a position, one column an output
        self.ends = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))

    def __len__(self) -> int:
        return len(self.lengths)

    def pick(self, chosen: NDArray[np.int64]) -> "Positions":
        lengths = self.lengths[chosen]
        starts = np.repeat(self.ends[chosen] - np.concatenate(([0], np.cumsum(lengths[:-1], dtype=np.int64))), lengths)
        return Positions(lengths, self.numbers[starts + np.arange(len(starts))], self.targets[chosen])

    def tail(self, most: int) -> "Positions":
        """Keep the last so many."""
        first = max(0, len(self) - most)
        return Positions(self.lengths[first:], self.numbers[self.ends[first] :], self.targets[first:])

    def join(self, other: "Positions") -> "Positions":
        return Positions(
            np.concatenate((self.lengths, other.lengths)),
            np.concatenate((self.numbers, other.numbers)),
            np.concatenate((self.targets, other.targets)),
        )


class Learner:
    """Weights, their momenta, and one step of learning."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        self.shape = shape
        blocks, inputs, shared, width, second, outputs, _ = shape.to_list()
        self.blocks = blocks
        self.block_inputs = inputs
        self.sizes = _sizes(inputs, shared, width, second, outputs)  # without the padding
        padded = _sizes(inputs, shared, width + -width % ROW, second + -second % ROW, outputs)
        self.arrays: list[Floats] = [np.zeros(size, np.float32) for size in padded]
        for i, (name, size) in enumerate(zip(NAMES, self.sizes, strict=True)):
            scale = SCALE if i < WHOLE else 1
            _cut(self.arrays[i], size)[...] = (np.array(getattr(weights, name), np.float64) / scale).reshape(size)
        self.first: list[Floats] = [np.zeros_like(array) for array in self.arrays]
        self.second: list[Floats] = [np.zeros_like(array) for array in self.arrays]
        self.slopes = [np.zeros_like(array) for array in self.arrays]
        self.steps = 0
        self.means = [np.zeros_like(array) for array in self.arrays]
        self.kept = 0  # how many times the weights were added to their mean

    def learn(self, positions: Positions, rate: float) -> float:
        """Take one step of Adam towards the targets; return the error before it."""
        error = self.add_gradients(positions, self.slopes)
        self.steps += 1
        rate *= (1 - BETA2**self.steps) ** 0.5 / (1 - BETA1**self.steps)
        for array, slope, first, second in zip(self.arrays, self.slopes, self.first, self.second, strict=True):
            kernels.adam(array.ravel(), slope.ravel(), first.ravel(), second.ravel(), BETA1, BETA2, rate)
        return error

    def gradients(self, positions: Positions) -> tuple[list[Floats], float]:
        """Compute the slope of the loss along every weight, and the mean square of the errors."""
        slopes = [np.zeros_like(array) for array in self.arrays]
        return slopes, self.add_gradients(positions, slopes)

    def add_gradients(self, positions: Positions, slopes: list[Floats]) -> float:
        given = positions.numbers, positions.ends, positions.targets
        shape = self.blocks, self.block_inputs, self.shape.logistic
        return float(kernels.add_gradients(*given, *shape, tuple(self.arrays), tuple(slopes)))

    def outputs(self, positions: Positions) -> Floats:
        """Compute what the network says of positions."""
        out = np.zeros_like(positions.targets)
        shape = self.blocks, self.block_inputs, self.shape.logistic
        kernels.outputs(positions.numbers, positions.ends, *shape, tuple(self.arrays), out)
        return out

    def keep(self) -> None:
        """Add the weights to the mean of those that were kept before."""
        self.kept += 1
        for i, array in enumerate(self.arrays):
            self.means[i] += (array - self.means[i]) / self.kept

    def mean(self) -> Weights:
        """Round the mean of the weights that were kept, or those of now where none were."""
        return self._rounded(self.means if self.kept > 0 else self.arrays)

    def weights(self) -> Weights:
        """Round the weights as players have them: the first layer in whole parts of SCALE."""
        return self._rounded(self.arrays)

    def _rounded(self, padded: list[Floats]) -> Weights:
        arrays = [_cut(array, size) for array, size in zip(padded, self.sizes, strict=True)]
        whole = []
        for array, second in zip(arrays[:WHOLE], self.second, strict=False):
            scaled = np.clip(np.rint(array.astype(np.float64) * SCALE), -WEIGHT_LIMIT, WEIGHT_LIMIT)
            if self.steps > 0 and array.ndim == 2:
                scaled[~second.any(axis=1)] = 0  # an input that never was on says nothing
            whole.append(scaled.astype(int).ravel().tolist())
        matrix, last, bias_last = [array.ravel().tolist() for array in arrays[WHOLE:]]
        return Weights(whole[0], whole[1], whole[2], whole[3], whole[4], matrix, last, bias_last)

    def state(self) -> dict[str, Any]:
        """Collect everything that is needed to go on."""
        out = {
            f"{part}_{name}": array for part, arrays in self._parts() for name, array in zip(NAMES, arrays, strict=True)
        }
        return {**out, "steps": np.array(self.steps), "kept": np.array(self.kept)}

    def restore(self, state: Any) -> None:
        for part, arrays in self._parts():
            for name, array in zip(NAMES, arrays, strict=True):
                array[...] = state[f"{part}_{name}"]
        self.steps = int(state["steps"])
        self.kept = int(state["kept"])

    def _parts(self) -> tuple[tuple[str, list[Floats]], ...]:
        return ("now", self.arrays), ("first", self.first), ("second", self.second), ("mean", self.means)


def _sizes(inputs: int, shared: int, width: int, second: int, outputs: int) -> list[tuple[int, ...]]:
    """Return the sizes of the arrays, in the order of `NAMES`."""
    first: list[tuple[int, ...]] = [(inputs, width), (shared, width), (width,), (shared, second), (second,)]
    return [*first, (second, width), (outputs, second), (outputs,)]


def _cut(array: Floats, size: tuple[int, ...]) -> Floats:
    """Return an array without its padding."""
    return array[tuple(slice(length) for length in size)]
