"""The network as training sees it: arrays of floats, gradients and Adam."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from reverie.players.network import SCALE, WEIGHT_LIMIT, Shape, Weights

Floats = NDArray[np.float32]
NAMES: Final = ("inputs", "shared", "bias", "shared_second", "bias_second", "matrix", "last", "bias_last")
WHOLE: Final = 5
BETA1: Final = 0.9
BETA2: Final = 0.999
TINY: Final = 1e-8


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
        sizes = ((inputs, width), (shared, width), (width,), (shared, second), (second,))
        sizes += ((second, width), (outputs, second), (outputs,))  # type: ignore[assignment]
        self.arrays: list[Floats] = []
        for i, (name, size) in enumerate(zip(NAMES, sizes, strict=True)):
            scale = SCALE if i < WHOLE else 1
            self.arrays.append((np.array(getattr(weights, name), np.float64) / scale).astype(np.float32).reshape(size))
        self.first: list[Floats] = [np.zeros_like(array) for array in self.arrays]
        self.second: list[Floats] = [np.zeros_like(array) for array in self.arrays]
        self.steps = 0

    def learn(self, positions: Positions, rate: float) -> float:
        """Take one step of Adam towards the targets; return the error before it."""
        gradients, error = self.gradients(positions)
        self.steps += 1
        rate *= (1 - BETA2**self.steps) ** 0.5 / (1 - BETA1**self.steps)
        for i, gradient in enumerate(gradients):
            self.first[i] += (1 - BETA1) * (gradient - self.first[i])
            self.second[i] += (1 - BETA2) * (gradient * gradient - self.second[i])
            self.arrays[i] -= np.float32(rate) * self.first[i] / (np.sqrt(self.second[i]) + np.float32(TINY))
        return error

    def forward(self, positions: Positions) -> Any:
        """Compute every layer, and the sparse inputs that made them."""
        inputs, shared, bias, shared_second, bias_second, matrix, last, bias_last = self.arrays
        n = len(positions)
        numbers = positions.numbers.astype(np.int32)
        rows = np.repeat(np.arange(n, dtype=np.int32), positions.lengths)
        own = numbers < self.blocks * self.block_inputs
        block, column = np.divmod(numbers[own], self.block_inputs)
        x_own = _sparse(rows[own] * self.blocks + block, column, (n * self.blocks, self.block_inputs))
        x_shared = _sparse(rows[~own], numbers[~own] - self.blocks * self.block_inputs, (n, len(shared)))
        from_shared = x_shared @ np.concatenate((shared, shared_second), axis=1)
        width = len(bias)
        before = (x_own @ inputs).reshape(n, self.blocks, width) + (from_shared[:, None, :width] + bias)
        hidden = np.maximum(before, 0).sum(axis=1)
        deep = np.maximum(hidden @ matrix.T + from_shared[:, width:] + bias_second, 0)
        out = deep @ last.T + bias_last
        if self.shape.logistic:
            out = 1 / (1 + np.exp(-np.clip(out, -60, 60)))
        return x_own, x_shared, before, hidden, deep, out

    def gradients(self, positions: Positions) -> tuple[list[Floats], float]:
        _, _, _, _, _, matrix, last, _ = self.arrays
        x_own, x_shared, before, hidden, deep, out = self.forward(positions)
        n = len(positions)
        # For the logistic curve with cross entropy, and for a straight line with squares, this is the same.
        wrong = (out - positions.targets) / np.float32(n)
        error = float(np.mean((out - positions.targets) ** 2))
        d_deep = (wrong @ last) * (deep > 0)
        d_hidden = d_deep @ matrix
        d_before = d_hidden[:, None, :] * (before > 0)
        d_shared = x_shared.T @ np.concatenate((d_before.sum(axis=1), d_deep), axis=1)
        width = hidden.shape[1]
        return [
            x_own.T @ d_before.reshape(n * self.blocks, width),
            d_shared[:, :width],
            d_before.sum(axis=(0, 1)),
            d_shared[:, width:],
            d_deep.sum(axis=0),
            d_deep.T @ hidden,
            wrong.T @ deep,
            wrong.sum(axis=0),
        ], error

    def outputs(self, positions: Positions) -> Floats:
        """Compute what the network says of positions."""
        out: Floats = self.forward(positions)[-1]
        return out

    def weights(self) -> Weights:
        """Round the weights as players have them: the first layer in whole parts of SCALE."""
        whole = []
        for array, second in zip(self.arrays[:WHOLE], self.second, strict=False):
            scaled = np.clip(np.rint(array.astype(np.float64) * SCALE), -WEIGHT_LIMIT, WEIGHT_LIMIT)
            if self.steps > 0 and array.ndim == 2:
                scaled[~second.any(axis=1)] = 0  # an input that never was on says nothing
            whole.append(scaled.astype(int).ravel().tolist())
        matrix, last, bias_last = [array.ravel().tolist() for array in self.arrays[WHOLE:]]
        return Weights(whole[0], whole[1], whole[2], whole[3], whole[4], matrix, last, bias_last)

    def state(self) -> dict[str, Any]:
        """Collect everything that is needed to go on."""
        parts = {"now": self.arrays, "first": self.first, "second": self.second}
        out = {
            f"{part}_{name}": array for part, arrays in parts.items() for name, array in zip(NAMES, arrays, strict=True)
        }
        return {**out, "steps": np.array(self.steps)}

    def restore(self, state: Any) -> None:
        for part, arrays in (("now", self.arrays), ("first", self.first), ("second", self.second)):
            for name, array in zip(NAMES, arrays, strict=True):
                array[...] = state[f"{part}_{name}"]
        self.steps = int(state["steps"])


def _sparse(rows: NDArray[np.int32], columns: NDArray[np.int32], size: tuple[int, int]) -> Any:
    return csr_array((np.ones(len(rows), np.float32), (rows, columns)), shape=size)
