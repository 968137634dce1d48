"""The inner loops of learning, compiled by Numba: gradients of a batch and a step of Adam.

Each position goes forward and back while its numbers are still in the processor's cache. Numbers are added in a fixed
order and without fused operations: the result is the same to the bit on every processor that rounds alike.
"""

# mypy: disable-error-code="untyped-decorator"

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[Any]  # 32 bits wide; tests take 64


@njit(cache=True)
def first_layer(
    numbers: NDArray[np.int16],
    start: int,
    end: int,
    block_inputs: int,
    inputs: Floats,
    shared: Floats,
    shared_second: Floats,
    before: Floats,
    common: Floats,
    deep: Floats,
    hidden: Floats,
) -> None:
    """Add up the inputs of one position.

    `common` and `deep` hold the biases of both layers when it begins. `before` becomes the first layer by block,
    `hidden` the rectified blocks added up, and `deep` the second layer without what comes from the first.
    """
    blocks, width = before.shape
    second = deep.shape[0]
    own = blocks * block_inputs
    zero = before.dtype.type(0)
    before[:] = zero
    hidden[:] = zero
    for at in range(start, end):
        number = np.int64(numbers[at])
        if number < own:
            of_block = number // block_inputs
            row = number - of_block * block_inputs
            for u in range(width):
                before[of_block, u] += inputs[row, u]
        else:
            row = number - own
            for u in range(width):
                common[u] += shared[row, u]
            for v in range(second):
                deep[v] += shared_second[row, v]
    for block in range(blocks):
        for u in range(width):
            unit = before[block, u] + common[u]
            before[block, u] = unit
            hidden[u] += unit if unit > zero else zero


@njit(cache=True)
def second_layer(hidden: Floats, by_unit: Floats, deep: Floats) -> None:
    """Add what comes from the first layer and rectify; `by_unit` is the matrix by unit of the first layer."""
    zero = deep.dtype.type(0)
    second = deep.shape[0]
    for u in range(hidden.shape[0]):
        unit = hidden[u]
        if unit > zero:  # more than half of the units are at rest
            for v in range(second):
                deep[v] += unit * by_unit[u, v]
    for v in range(second):
        deep[v] = deep[v] if deep[v] > zero else zero


@njit(cache=True)
def last_layer(deep: Floats, last: Floats, bias_last: Floats, logistic: bool, out: Floats) -> None:
    """Fill `out` with the outputs."""
    for k in range(bias_last.shape[0]):
        total = bias_last[k]
        for v in range(deep.shape[0]):
            total += deep[v] * last[k, v]
        out[k] = 1 / (1 + np.exp(-min(max(total, -60), 60))) if logistic else total


@njit(cache=True)
def outputs(
    numbers: NDArray[np.int16],
    ends: NDArray[np.int64],
    blocks: int,
    block_inputs: int,
    logistic: bool,
    arrays: tuple[Floats, ...],
    out: Floats,
) -> None:
    """Fill `out` with what the network says of each position."""
    inputs, shared, bias, shared_second, bias_second, matrix, last, bias_last = arrays
    by_unit = matrix.T.copy()
    before = np.zeros((blocks, bias.shape[0]), bias.dtype)
    hidden = np.zeros(bias.shape[0], bias.dtype)
    for i in range(ends.shape[0] - 1):
        common = bias.copy()
        deep = bias_second.copy()
        first_layer(
            *(numbers, ends[i], ends[i + 1], block_inputs, inputs, shared, shared_second, before, common, deep, hidden)
        )
        second_layer(hidden, by_unit, deep)
        last_layer(deep, last, bias_last, logistic, out[i])


@njit(cache=True)
def add_gradients(
    numbers: NDArray[np.int16],
    ends: NDArray[np.int64],
    targets: Floats,
    blocks: int,
    block_inputs: int,
    logistic: bool,
    arrays: tuple[Floats, ...],
    gradients: tuple[Floats, ...],
) -> float:
    """Add the gradients of the mean loss over all positions; return the mean square of the errors.

    The loss is the cross entropy for the logistic curve, and half the square for a straight line: for both, the slope
    at an output is its error.
    """
    inputs, shared, bias, shared_second, bias_second, matrix, last, bias_last = arrays
    g_inputs, g_shared, g_bias, g_shared_second, g_bias_second, g_matrix, g_last, g_bias_last = gradients
    width = bias.shape[0]
    second = bias_second.shape[0]
    own = blocks * block_inputs
    n = ends.shape[0] - 1
    zero = bias.dtype.type(0)
    squares = 0.0
    by_unit = matrix.T.copy()
    g_by_unit = np.zeros((width, second), bias.dtype)
    before = np.zeros((blocks, width), bias.dtype)
    hidden = np.zeros(width, bias.dtype)
    out = np.zeros(bias_last.shape[0], bias.dtype)
    for i in range(n):
        common = bias.copy()
        deep = bias_second.copy()
        first_layer(
            *(numbers, ends[i], ends[i + 1], block_inputs, inputs, shared, shared_second, before, common, deep, hidden)
        )
        second_layer(hidden, by_unit, deep)
        last_layer(deep, last, bias_last, logistic, out)
        d_deep = np.zeros(second, bias.dtype)
        for k in range(out.shape[0]):
            error = out[k] - targets[i, k]
            squares += error * error
            wrong = bias.dtype.type(error / n)
            g_bias_last[k] += wrong
            for v in range(second):
                g_last[k, v] += wrong * deep[v]
                d_deep[v] += wrong * last[k, v]
        d_hidden = np.zeros(width, bias.dtype)
        for v in range(second):
            if deep[v] > zero:
                g_bias_second[v] += d_deep[v]
                for u in range(width):
                    d_hidden[u] += d_deep[v] * matrix[v, u]
            else:
                d_deep[v] = zero
        for u in range(width):
            unit = hidden[u]
            if unit > zero:
                for v in range(second):
                    g_by_unit[u, v] += unit * d_deep[v]
        d_common = common
        d_common[:] = zero
        for block in range(blocks):
            for u in range(width):
                slope = d_hidden[u] if before[block, u] > zero else zero
                before[block, u] = slope
                d_common[u] += slope
        for u in range(width):
            g_bias[u] += d_common[u]
        for at in range(ends[i], ends[i + 1]):
            number = np.int64(numbers[at])
            if number < own:
                of_block = number // block_inputs
                row = number - of_block * block_inputs
                for u in range(width):
                    g_inputs[row, u] += before[of_block, u]
            else:
                row = number - own
                for u in range(width):
                    g_shared[row, u] += d_common[u]
                for v in range(second):
                    g_shared_second[row, v] += d_deep[v]
    g_matrix += g_by_unit.T
    return float(squares / (n * out.shape[0]))


@njit(cache=True)
def adam(
    weights: Floats, gradients: Floats, first: Floats, second: Floats, beta1: float, beta2: float, rate: float
) -> None:
    """Take one step of Adam with these momenta, all flat; the gradients are 0 afterwards."""
    kind = weights.dtype.type
    one, two, pace, tiny = kind(1 - beta1), kind(1 - beta2), kind(rate), kind(1e-8)
    for i in range(weights.shape[0]):
        slope = gradients[i]
        gradients[i] = kind(0)
        first[i] += one * (slope - first[i])
        second[i] += two * (slope * slope - second[i])
        weights[i] -= pace * first[i] / (np.sqrt(second[i]) + tiny)
