"""What players have learned, read from files: a header for people, then the numbers.

A file begins with lines of text, `name: value`, up to an empty line: the version of the format, the game, the
version of the inputs (`inputs`), the shape, how it was made (`setups`, `command`, `seed`, `games`), how strong
it was found to be (`strength`) and what came true of the chances it stated (`stated`). The body follows: zlib
over the arrays of `Weights` one after the other, the whole numbers as 16 bits and the others as 32-bit floats,
little end first.
"""

import hashlib
import sys
import zlib
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, cast

from reverie.core.errors import ReverieError
from reverie.players.network import WEIGHT_LIMIT, Network, Shape, Weights

FIRST_LINE: Final = "reverie weights 1"
WHOLE: Final = 5  # so many of the arrays are whole numbers
SHAPE_NAMES: Final = ("blocks", "inputs", "shared", "width", "second", "outputs", "logistic")


class BadWeights(ReverieError):
    """A file of weights that cannot be used, with the reason."""


def read_file(path: Path) -> bytes:
    """Read a file of weights; BadWeights if that is not possible."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadWeights(f"the weights {path.name} cannot be read: {error.strerror}") from None


def header_of(data: bytes) -> dict[str, str]:
    """Read the lines of the header by name."""
    text, gap, _ = data.partition(b"\n\n")
    try:
        lines = text.decode().split("\n")
    except UnicodeDecodeError:
        lines = [""]
    if not gap or lines[0] != FIRST_LINE:
        raise BadWeights(f"these are no weights of this version: the first line should be {FIRST_LINE!r}")
    return dict(line.partition(": ")[::2] for line in lines[1:])


def stated(data: bytes) -> list[tuple[float, float]]:
    """Read what came true of the chances these weights stated: pairs from 0 to 1, both rising; none if unknown."""
    line = header_of(data).get("stated", "")
    try:
        pairs = [tuple(map(float, pair.split(" "))) for pair in line.split(", ") if pair]
        found = [(said, true) for said, true in pairs]
    except ValueError:
        raise BadWeights(f"the weights are damaged: no chances are stated by {line!r}") from None
    whole = [(0.0, 0.0), *found, (1.0, 1.0)]
    if any(one[0] >= other[0] or one[1] > other[1] for one, other in pairwise(whole)):
        raise BadWeights(f"the weights are damaged: the chances they state do not rise in {line!r}")
    return whole if found else []


def with_stated(data: bytes, pairs: Sequence[tuple[float, float]]) -> bytes:
    """Add what came true of the chances they state to weights."""
    text, _, body = data.partition(b"\n\n")
    lines = [line for line in text.decode().split("\n") if not line.startswith("stated: ")]
    lines.append("stated: " + ", ".join(f"{said:.4f} {true:.4f}" for said, true in pairs))
    data = "\n".join(lines).encode() + b"\n\n" + body
    stated(data)  # refuses what could not be read again
    return data


def decode(data: bytes, game: str, inputs: int) -> tuple[Shape, Weights]:
    """Shape and weights of a file for a game and a version of its inputs; BadWeights with what is wrong."""
    header = header_of(data)
    if header.get("game") != game:
        raise BadWeights(f"these weights are for {header.get('game')}, not for {game}")
    if header.get("inputs") != str(inputs):
        raise BadWeights(f"these weights are for version {header.get('inputs')} of the inputs, not for {inputs}")
    body = data.partition(b"\n\n")[2]
    if hashlib.sha256(body).hexdigest() != header.get("sha256"):
        raise BadWeights("the weights are damaged: their checksum is not the one they say")
    try:
        sizes = dict(part.split(" ") for part in header["shape"].split(", "))
        blocks, inputs_, shared, width, second, outputs, logistic = [int(sizes[name]) for name in SHAPE_NAMES]
        shape = Shape(blocks, inputs_, shared, width, second, outputs, bool(logistic))
        numbers = zlib.decompress(body)
    except (KeyError, ValueError, zlib.error) as error:
        raise BadWeights(f"the weights are damaged: {error}") from None
    return shape, _arrays(shape, numbers)


def load(path: Path, game: str, inputs: int) -> Network:
    """Load the network of a file."""
    shape, weights = decode(read_file(path), game, inputs)
    return Network(shape, weights)


def encode(shape: Shape, weights: Weights, header: dict[str, str]) -> bytes:
    """Write a file of weights; the header should name `game` and `inputs`, and whatever a reader should know."""
    body = zlib.compress(_bytes(weights), 9)
    words = ", ".join(f"{name} {size}" for name, size in zip(SHAPE_NAMES, shape.to_list(), strict=True))
    whole = {**header, "shape": words, "sha256": hashlib.sha256(body).hexdigest()}
    for name, value in whole.items():
        if "\n" in name + value or ": " in name:
            raise ValueError(f"no line of a header: {name!r}, {value!r}")
    lines = [FIRST_LINE, *[f"{name}: {value}" for name, value in whole.items()]]
    return "\n".join(lines).encode() + b"\n\n" + body


def _bytes(weights: Weights) -> bytes:
    whole = [weights.inputs, weights.shared, weights.bias, weights.shared_second, weights.bias_second]
    real = [weights.matrix, weights.last, weights.bias_last]
    parts = [_little(array("h", numbers)).tobytes() for numbers in whole]
    parts += [_little(array("f", numbers)).tobytes() for numbers in real]
    return b"".join(parts)


def _arrays(shape: Shape, numbers: bytes) -> Weights:
    found: list[list[int]] = []
    real: list[list[float]] = []
    at = 0
    for i, size in enumerate(shape.sizes()):
        part: array[int] | array[float] = array("h") if i < WHOLE else array("f")
        piece = numbers[at : at + size * part.itemsize]
        at += len(piece)
        if len(piece) != size * part.itemsize:
            raise BadWeights("the weights are damaged: some are missing")
        part.frombytes(piece)
        part = _little(part)
        if i < WHOLE:
            found.append(cast(list[int], part.tolist()))
        else:
            real.append(cast(list[float], part.tolist()))
    if at != len(numbers):
        raise BadWeights("the weights are damaged: there are too many")
    if any(max(numbers) > WEIGHT_LIMIT or min(numbers) < -WEIGHT_LIMIT for numbers in found if numbers):
        raise BadWeights("the weights are damaged: one is beyond all bounds")
    inputs, from_shared, bias, shared_second, bias_second = found
    matrix, last, bias_last = real
    return Weights(inputs, from_shared, bias, shared_second, bias_second, matrix, last, bias_last)


def _little(part: "array[int] | array[float]") -> "array[int] | array[float]":
    if sys.byteorder == "big":
        part = part[:]
        part.byteswap()
    return part
