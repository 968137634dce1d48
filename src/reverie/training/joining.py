"""Joins networks into one: side by side in both layers, its output is the mean of theirs before the logistic curve.

Networks of which one was the start of the other can also become their mean, number by number: what the later one
learned by chance is halved, and what it learned for good stays.
"""

from collections.abc import Sequence
from typing import TypeVar

from reverie.core.errors import ReverieError
from reverie.players.network import Shape, Weights

Number = TypeVar("Number", int, float)


class NotAlike(ReverieError):
    """Networks that cannot be joined."""


def joined(networks: Sequence[tuple[Shape, Weights]]) -> tuple[Shape, Weights]:
    """Join networks into one as wide as all together: what they learned by different games errs in different places."""
    if len(networks) == 1:
        return networks[0]
    shapes = [shape for shape, _ in networks]
    blocks, inputs, shared, _, _, outputs, logistic = shapes[0].to_list()
    if not all(shape.alike(shapes[0]) for shape in shapes):
        raise NotAlike("these weights cannot be joined: their inputs or outputs are not the same")
    widths = [int(shape.width) for shape in shapes]
    seconds = [int(shape.second) for shape in shapes]
    weights = [each for _, each in networks]
    share = 1.0 / len(networks)
    matrix: list[float] = []
    for i, each in enumerate(weights):
        before, after = sum(widths[:i]), sum(widths[i + 1 :])
        for row in _rows(each.matrix, widths[i]):
            matrix += [*[0.0] * before, *row, *[0.0] * after]
    last = _side_by_side([[share * weight for weight in each.last] for each in weights], seconds)
    return Shape(blocks, inputs, shared, sum(widths), sum(seconds), outputs, bool(logistic)), Weights(
        _side_by_side([each.inputs for each in weights], widths),
        _side_by_side([each.shared for each in weights], widths),
        _side_by_side([each.bias for each in weights], widths),
        _side_by_side([each.shared_second for each in weights], seconds),
        _side_by_side([each.bias_second for each in weights], seconds),
        matrix,
        last,
        [share * sum(each.bias_last[output] for each in weights) for output in range(outputs)],
    )


def mean_of(networks: Sequence[tuple[Shape, Weights]]) -> tuple[Shape, Weights]:
    """Return the network whose every weight is the mean of theirs."""
    shape = networks[0][0]
    if any(other.to_list() != shape.to_list() for other, _ in networks):
        raise NotAlike("these weights have no mean: they are not of the same shape")
    count = len(networks)

    def mean(name: str) -> list[float]:
        return [sum(each) / count for each in zip(*(getattr(weights, name) for _, weights in networks), strict=True)]

    def whole(name: str) -> list[int]:
        return [round(each) for each in mean(name)]

    return shape, Weights(
        whole("inputs"),
        whole("shared"),
        whole("bias"),
        whole("shared_second"),
        whole("bias_second"),
        mean("matrix"),
        mean("last"),
        mean("bias_last"),
    )


def _rows(numbers: list[Number], width: int) -> list[list[Number]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def _side_by_side(arrays: Sequence[list[Number]], widths: Sequence[int]) -> list[Number]:
    """Row after row, each made of the rows of all arrays."""
    tables = [_rows(numbers, width) for numbers, width in zip(arrays, widths, strict=True)]
    return [number for rows in zip(*tables, strict=True) for row in rows for number in row]
