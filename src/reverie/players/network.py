"""A small network over sparse inputs: whole numbers in its first layer, so that sums can be kept move by move.

Inputs are either on or off. Several *blocks* (the four colours of a card game) share one set of weights, each
with inputs of its own; *shared* inputs reach every block and the second layer too:

    hidden[u] = sum over blocks of max(0, bias[u] + block inputs + shared inputs)
    second[v] = max(0, bias[v] + shared inputs + sum over u of hidden[u] * matrix[v][u])
    output[k] = bias[k] + sum over v of second[v] * last[k][v], through the logistic curve if the shape says so

Input i of block b has the number b * shape.inputs + i; shared input g the number blocks * inputs + g.
The first layer counts in parts of SCALE. Adding whole numbers is exact in any order, so sums to which
inputs were added and from which they were removed for a whole game are those made from scratch.

Nearly all the time of a player is spent in the few functions at the end that go along a row of numbers. The
compiler does several numbers at once there (`KERNELS` in tools/compile.py), each unit still in the same order, so
that the result is the same to the last bit however many are done together.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.vectors import copy_words

SCALE: Final = 1024  # a weight of 1.0 in the first layer
# Three units lie side by side in one word, 21 bits each: one addition adds to three. A lane stands
# for a number between -2**19 and 2**19, that is between -512.0 and 512.0.
LANES: Final = 3
LANE_BITS: Final = 21
LANE: Final = (1 << LANE_BITS) - 1
ZERO_BIT: Final = 19
ZERO: Final = 1 << ZERO_BIT  # what a lane of a sum holds when it stands for 0
ZEROS: Final = ZERO | (ZERO << LANE_BITS) | (ZERO << (2 * LANE_BITS))
MOST_BLOCKS: Final = 4  # whose rectified lanes can be added up in one lane
WEIGHT_LIMIT: Final = 8 * SCALE  # so that a lane can take sixty weights, whatever they are


class Shape:
    """How large a network is, and whether its outputs are chances."""

    def __init__(
        self, blocks: int, inputs: int, shared: int, width: int, second: int, outputs: int, logistic: bool
    ) -> None:
        if width % LANES != 0 or second % LANES != 0:
            raise ValueError(f"width and second layer must be multiples of {LANES}, not {width} and {second}")
        if blocks > MOST_BLOCKS:
            raise ValueError(f"there can be {MOST_BLOCKS} blocks at most, not {blocks}")
        self.blocks: i64 = blocks
        self.inputs: i64 = inputs  # of each block
        self.shared: i64 = shared
        self.width: i64 = width
        self.second: i64 = second
        self.outputs: i64 = outputs
        self.logistic = logistic

    def to_list(self) -> list[int]:
        sizes = [self.blocks, self.inputs, self.shared, self.width, self.second, self.outputs]
        return [*[int(size) for size in sizes], int(self.logistic)]

    def equals(self, other: "Shape") -> bool:
        return self.to_list() == other.to_list()

    def alike(self, other: "Shape") -> bool:
        """Tell whether both have the same inputs and outputs, however wide they are between them."""
        mine = self.to_list()
        others = other.to_list()
        return mine[:3] == others[:3] and mine[5:] == others[5:]

    def sizes(self) -> list[int]:
        """Return how many numbers each of the arrays of `Weights` has, in their order."""
        return [
            int(self.inputs * self.width),
            int(self.shared * self.width),
            int(self.width),
            int(self.shared * self.second),
            int(self.second),
            int(self.second * self.width),
            int(self.outputs * self.second),
            int(self.outputs),
        ]


class Weights:
    """All the numbers of a network as plain lists: what training makes and a file holds.

    The first five are whole numbers in parts of SCALE.
    """

    def __init__(
        self,
        inputs: list[int],  # by block input, then unit
        shared: list[int],  # by shared input, then unit
        bias: list[int],  # by unit
        shared_second: list[int],  # by shared input, then unit of the second layer
        bias_second: list[int],
        matrix: list[float],  # by unit of the second layer, then unit of the first
        last: list[float],  # by output, then unit of the second layer
        bias_last: list[float],
    ) -> None:
        self.inputs = inputs
        self.shared = shared
        self.bias = bias
        self.shared_second = shared_second
        self.bias_second = bias_second
        self.matrix = matrix
        self.last = last
        self.bias_last = bias_last


class Sums:
    """What the inputs that are on add up to: the first layer before it is rectified."""

    def __init__(self, words: "vec[i64]") -> None:
        self.words: vec[i64] = words

    def copy(self) -> "Sums":
        return Sums(self.words[:])

    def become(self, other: "Sums") -> None:
        """Take over the other's sums without making garbage."""
        copy_words(self.words, other.words)


class Network:
    """Evaluates sums; it never changes after it was made."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        for found, wanted in zip(_lengths(weights), shape.sizes(), strict=True):
            if found != wanted:
                raise ValueError(f"an array has {found} numbers where the shape wants {wanted}")
        self.shape = shape
        self.words: i64 = shape.width // LANES
        self.second_words: i64 = shape.second // LANES
        self.first_shared: i64 = shape.blocks * shape.inputs
        self.rows: vec[i64] = _packed(weights.inputs)
        self.shared_rows: vec[i64] = _packed(weights.shared)
        self.second_rows: vec[i64] = _packed(weights.shared_second)
        self.matrix: vec[float] = vec[float](_by_unit(weights.matrix, int(shape.width)))
        self.last: vec[float] = vec[float](weights.last)
        self.bias_last: vec[float] = vec[float](weights.bias_last)
        self.totals: vec[i64] = vec[i64]([0] * int(self.words))  # the first layer, rectified and added up, in lanes
        # More than half of the units are at rest: these are the others, and where in the matrix each has its weights.
        self.hidden: vec[float] = vec[float]([0.0] * int(shape.width))
        self.live: vec[i64] = vec[i64]([0] * int(shape.width))
        self.lives: i64 = 0
        self.deep: vec[float] = vec[float]([0.0] * int(shape.second))
        bias = _packed(weights.bias)
        bias_second = _packed(weights.bias_second)
        # Every block starts from the bias; the shared part of the sums from nothing, and without the offset of
        # ZEROS, so that it can be added to a block's word as it is; the second layer again from its bias.
        start: list[int] = []
        for _ in range(shape.blocks):
            start += [int(word) + ZEROS for word in bias]
        start += [0] * int(self.words)
        start += [int(word) + ZEROS for word in bias_second]
        self.start: vec[i64] = vec[i64](start)

    def fresh(self) -> Sums:
        """Sums with no input on."""
        return Sums(self.start[:])

    def clear(self, sums: Sums) -> None:
        """Turn every input off."""
        copy_words(sums.words, self.start)

    def add(self, sums: Sums, number: i64) -> None:
        """Turn an input on."""
        words = sums.words
        n = self.words
        if number < self.first_shared:
            block = number // self.shape.inputs
            _add(words, block * n, self.rows, (number - block * self.shape.inputs) * n, n)
            return
        number -= self.first_shared
        at = self.shape.blocks * n
        _add(words, at, self.shared_rows, number * n, n)
        _add(words, at + n, self.second_rows, number * self.second_words, self.second_words)

    def remove(self, sums: Sums, number: i64) -> None:
        """Turn an input off that was on."""
        words = sums.words
        n = self.words
        if number < self.first_shared:
            block = number // self.shape.inputs
            _subtract(words, block * n, self.rows, (number - block * self.shape.inputs) * n, n)
            return
        number -= self.first_shared
        at = self.shape.blocks * n
        _subtract(words, at, self.shared_rows, number * n, n)
        _subtract(words, at + n, self.second_rows, number * self.second_words, self.second_words)

    def change(self, sums: Sums, before: "vec[i64]", after: "vec[i64]", n: i64) -> None:
        """Turn inputs off and on so that sums of the slots `before` become those of `after`.

        A slot holds the number of an input, or -1 for none; n of them count.
        """
        i: i64 = 0
        while i < n:
            old = before[i]
            new = after[i]
            if old != new:
                self.replace(sums, old, new)
            i += 1

    def replace(self, sums: Sums, old: i64, new: i64) -> None:
        """Turn one input off and another on; -1 is none."""
        if old < 0:
            self.add(sums, new)
            return
        if new < 0:
            self.remove(sums, old)
            return
        words = sums.words
        n = self.words
        first_shared = self.first_shared
        inputs = self.shape.inputs
        block = old // inputs
        if new < first_shared and new // inputs == block:
            first = block * inputs
            _replace(words, block * n, self.rows, (old - first) * n, (new - first) * n, n)
        elif old >= first_shared and new >= first_shared:
            old -= first_shared
            new -= first_shared
            at = self.shape.blocks * n
            _replace(words, at, self.shared_rows, old * n, new * n, n)
            second = self.second_words
            _replace(words, at + n, self.second_rows, old * second, new * second, second)
        else:
            self.remove(sums, old)
            self.add(sums, new)

    def value(self, sums: Sums) -> float:
        """Compute the first output."""
        self.rectify(sums)
        return self.output(0)

    def values(self, sums: Sums) -> list[float]:
        """Compute every output."""
        self.rectify(sums)
        return [self.output(i) for i in range(self.shape.outputs)]

    def rectify(self, sums: Sums) -> None:
        """Leave both hidden layers in `hidden` and `deep`."""
        words = sums.words
        totals = self.totals
        n = self.words
        at_shared = self.shape.blocks * n
        i: i64 = 0
        while i < n:
            totals[i] = 0
            i += 1
        at: i64 = 0
        while at < at_shared:
            _add_rectified(totals, words, at, at_shared, n)
            at += n
        self.lives = _unpack(totals, self.hidden, self.live, n, self.shape.second)
        self.deepen(words, at_shared + n)

    def deepen(self, words: "vec[i64]", at_second: i64) -> None:
        """Compute the second layer from the units of the first that are not at rest."""
        deep = self.deep
        second = self.shape.second
        v: i64 = 0
        while v < second:
            word = words[at_second]
            deep[v] = float((word & LANE) - ZERO) / SCALE
            deep[v + 1] = float(((word >> LANE_BITS) & LANE) - ZERO) / SCALE
            deep[v + 2] = float((word >> (2 * LANE_BITS)) - ZERO) / SCALE
            at_second += 1
            v += LANES
        _add_live(deep, second, self.matrix, self.hidden, self.live, self.lives)
        _lift(deep, second)

    def output(self, which: i64) -> float:
        deep = self.deep
        last = self.last
        second = self.shape.second
        total = self.bias_last[which]
        at = which * second
        v: i64 = 0
        while v < second:
            total += deep[v] * last[at + v]
            v += 1
        if self.shape.logistic:
            return logistic(total)
        return total


def logistic(x: float) -> float:
    """Turn a number of any size into a chance."""
    if x >= 0.0:
        return 1.0 / (1.0 + exp(-x))
    grown = exp(x)
    return grown / (1.0 + grown)


# -- along a row of numbers: what the compiler does several at once ---------------------------------


def _add(words: "vec[i64]", at: i64, rows: "vec[i64]", row: i64, n: i64) -> None:
    i: i64 = 0
    while i < n:
        words[at + i] += rows[row + i]
        i += 1


def _subtract(words: "vec[i64]", at: i64, rows: "vec[i64]", row: i64, n: i64) -> None:
    i: i64 = 0
    while i < n:
        words[at + i] -= rows[row + i]
        i += 1


def _replace(words: "vec[i64]", at: i64, rows: "vec[i64]", old: i64, new: i64, n: i64) -> None:
    i: i64 = 0
    while i < n:
        words[at + i] += rows[new + i] - rows[old + i]
        i += 1


def _add_rectified(totals: "vec[i64]", words: "vec[i64]", at: i64, at_shared: i64, n: i64) -> None:
    """Add a block and the shared sums, lanes below 0 left out."""
    i: i64 = 0
    while i < n:
        # All three lanes at once: one that stands for less than 0 has no top bit.
        word = words[at + i] + words[at_shared + i]
        above = (word & ZEROS) >> ZERO_BIT
        totals[i] += word & ((above << ZERO_BIT) - above)
        i += 1


def _unpack(totals: "vec[i64]", hidden: "vec[float]", live: "vec[i64]", n: i64, second: i64) -> i64:
    """Fill `hidden` with the units that are above 0 and `live` with where their weights are; return how many."""
    lives: i64 = 0
    at: i64 = 0
    i: i64 = 0
    while i < n:
        total = totals[i]
        low = total & LANE
        middle = (total >> LANE_BITS) & LANE
        high = (total >> (2 * LANE_BITS)) & LANE
        # Branch-free: a unit at rest is written too, and the next one over it.
        hidden[lives] = float(low)
        live[lives] = at
        lives += (-low >> 63) & 1
        at += second
        hidden[lives] = float(middle)
        live[lives] = at
        lives += (-middle >> 63) & 1
        at += second
        hidden[lives] = float(high)
        live[lives] = at
        lives += (-high >> 63) & 1
        at += second
        i += 1
    return lives


def _add_live(
    deep: "vec[float]", n: i64, matrix: "vec[float]", hidden: "vec[float]", live: "vec[i64]", lives: i64
) -> None:
    """Add the rows of the matrix at `live`, each as often as `hidden` says.

    Eight rows at once, so that `deep` is read and written once for all of them; one after the other in each place,
    because sums of floats depend on their order.
    """
    i: i64 = 0
    while i + 8 <= lives:
        a, b, c, d = live[i], live[i + 1], live[i + 2], live[i + 3]
        e, f, g, h = live[i + 4], live[i + 5], live[i + 6], live[i + 7]
        first, second, third, fourth = hidden[i], hidden[i + 1], hidden[i + 2], hidden[i + 3]
        fifth, sixth, seventh, eighth = hidden[i + 4], hidden[i + 5], hidden[i + 6], hidden[i + 7]
        v: i64 = 0
        while v < n:
            total = deep[v] + first * matrix[a + v]
            total += second * matrix[b + v]
            total += third * matrix[c + v]
            total += fourth * matrix[d + v]
            total += fifth * matrix[e + v]
            total += sixth * matrix[f + v]
            total += seventh * matrix[g + v]
            deep[v] = total + eighth * matrix[h + v]
            v += 1
        i += 8
    while i < lives:
        a = live[i]
        first = hidden[i]
        v = 0
        while v < n:
            deep[v] += first * matrix[a + v]
            v += 1
        i += 1


def _lift(deep: "vec[float]", n: i64) -> None:
    """Make every number below 0 that."""
    v: i64 = 0
    while v < n:
        deep[v] = max(0.0, deep[v])
        v += 1


def _packed(numbers: list[int]) -> "vec[i64]":
    """Three numbers to a word. A negative one borrows from the lane above, and gives back when it is added up."""
    n: i64 = len(numbers) // LANES
    words = vec[i64]([0] * int(n))
    at: i64 = 0
    i: i64 = 0
    while i < n:
        low: i64 = numbers[at]
        middle: i64 = numbers[at + 1]
        high: i64 = numbers[at + 2]
        words[i] = low + (middle << LANE_BITS) + (high << (2 * LANE_BITS))
        at += 3
        i += 1
    return words


def _by_unit(matrix: list[float], width: int) -> list[float]:
    """Return the weights by unit of the first layer, then unit of the second, for first layers in parts of SCALE."""
    rows = [matrix[at : at + width] for at in range(0, len(matrix), width)]
    return [weight / SCALE for column in zip(*rows, strict=True) for weight in column]


def _lengths(weights: Weights) -> list[int]:
    whole = [weights.inputs, weights.shared, weights.bias, weights.shared_second, weights.bias_second]
    return [*map(len, whole), len(weights.matrix), len(weights.last), len(weights.bias_last)]
