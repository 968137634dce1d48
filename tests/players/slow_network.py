"""The network once more, as its definition reads: slow, in floats, from the inputs that are on."""

import math

from reverie.core.rng import Rng
from reverie.players.network import SCALE, Shape, Weights


def slow_values(shape: Shape, weights: Weights, on: list[int]) -> list[float]:
    """Every output for a list of inputs."""
    width, second, inputs = int(shape.width), int(shape.second), int(shape.inputs)
    blocks = int(shape.blocks)
    shared = [number - blocks * inputs for number in on if number >= blocks * inputs]
    hidden = [0.0] * width
    for block in range(blocks):
        own = [number - block * inputs for number in on if number // inputs == block and number < blocks * inputs]
        for unit in range(width):
            total = weights.bias[unit] / SCALE
            total += sum(weights.inputs[i * width + unit] / SCALE for i in own)
            total += sum(weights.shared[i * width + unit] / SCALE for i in shared)
            hidden[unit] += max(0.0, total)
    deep = []
    for unit in range(second):
        total = weights.bias_second[unit] / SCALE
        total += sum(weights.shared_second[i * second + unit] / SCALE for i in shared)
        total += sum(hidden[u] * weights.matrix[unit * width + u] for u in range(width))
        deep.append(max(0.0, total))
    out = []
    for k in range(int(shape.outputs)):
        total = weights.bias_last[k] + sum(deep[v] * weights.last[k * second + v] for v in range(second))
        out.append(1 / (1 + math.exp(-total)) if shape.logistic else total)
    return out


def random_weights(shape: Shape, rng: Rng) -> Weights:
    """Weights of a size that training might make."""
    inputs, shared, bias, shared_second, bias_second, matrix, last, bias_last = [
        [int(rng.below(2001)) - 1000 for _ in range(size)] for size in shape.sizes()
    ]
    real = [[number / 8192 for number in numbers] for numbers in (matrix, last, bias_last)]
    return Weights(inputs, shared, bias, shared_second, bias_second, real[0], real[1], real[2])
