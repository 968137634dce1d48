"""Makes a screenshot small: a PNG of at most 256 colours instead of millions, with NumPy alone."""

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
COLOURS: Final = (256, 160, 96, 64, 40, 24)  # as many as the wanted size leaves room for
ROUNDS: Final = 12

Pixels = NDArray[np.uint8]


def reduced(png: bytes, most: int) -> bytes:
    """The same picture in few colours, those that come nearest to all of its own, and in at most so many bytes."""
    pixels = read(png)
    codes = (pixels.astype(np.uint32) << np.array([16, 8, 0], np.uint32)).sum(axis=2)
    found, where, counts = np.unique(codes, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.float32)
    for number in COLOURS:
        chosen, nearest = means(colours, counts.astype(np.float64), number)
        small = written(nearest[where].reshape(codes.shape).astype(np.uint8), chosen)
        if len(small) <= most:
            return small
    raise ValueError(f"the picture has too many details for {most:,} bytes: {len(small):,}")


def means(colours: NDArray[np.float32], counts: NDArray[np.float64], number: int) -> tuple[Pixels, NDArray[np.int64]]:
    """A few colours for many (k-means from the most frequent ones), and which of them each becomes."""
    # By the root of how often: a large ground should not take the colours away from small drawings.
    weights = np.sqrt(counts)
    centres = colours[np.argsort(-counts)[:number]]
    for _ in range(ROUNDS):
        nearest = _nearest(colours, centres)
        total = np.bincount(nearest, weights, len(centres))
        for channel in range(3):
            sums = np.bincount(nearest, weights * colours[:, channel], len(centres))
            centres[:, channel] = np.where(total > 0, sums / np.maximum(total, 1e-9), centres[:, channel])
    chosen = np.rint(centres).astype(np.uint8)
    return chosen, _nearest(colours, chosen.astype(np.float32))


def _nearest(colours: NDArray[np.float32], centres: NDArray[np.float32]) -> NDArray[np.int64]:
    out = np.empty(len(colours), np.int64)
    for start in range(0, len(colours), 4096):
        part = colours[start : start + 4096]
        apart = (centres**2).sum(axis=1) - 2 * part @ centres.T
        out[start : start + 4096] = apart.argmin(axis=1)
    return out


# -- the format -----------------------------------------------------------------------------------


def read(png: bytes) -> Pixels:
    """The pixels of an 8-bit RGB or RGBA picture that is not interlaced, as browsers write them."""
    assert png.startswith(SIGNATURE)
    at, data, wide, high, depth = len(SIGNATURE), b"", 0, 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            wide, high, bits, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (bits, interlaced) == (8, 0)
            depth = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            data += body
        at += size + 12
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(high, 1 + wide * depth)
    out = np.zeros((high + 1, wide, depth), np.uint8)
    for number in range(high):
        _undo(int(lines[number, 0]), lines[number, 1:].reshape(wide, depth), out[number], out[number + 1])
    return out[1:, :, :3]


def _undo(kind: int, line: Pixels, above: Pixels, out: Pixels) -> None:
    """Each line is written as a difference to what is left of it, above it, or both."""
    if kind in (0, 2):
        out[:] = line if kind == 0 else line + above
        return
    if kind == 1:
        out[:] = np.cumsum(line, axis=0, dtype=np.uint8)
        return
    left = np.zeros(out.shape[1], np.int32)
    corner = np.zeros(out.shape[1], np.int32)
    for at in range(len(line)):
        up = above[at].astype(np.int32)
        guess = (left + up) // 2 if kind == 3 else _paeth(left, up, corner)
        left = (line[at] + guess) & 255
        corner = up
        out[at] = left


def _paeth(left: NDArray[np.int32], up: NDArray[np.int32], corner: NDArray[np.int32]) -> NDArray[np.int32]:
    guess = left + up - corner
    a, b, c = np.abs(guess - left), np.abs(guess - up), np.abs(guess - corner)
    return np.where((a <= b) & (a <= c), left, np.where(b <= c, up, corner))


def written(pixels: Pixels, colours: Pixels) -> bytes:
    high, wide = pixels.shape
    lines = np.zeros((high, wide + 1), np.uint8)
    lines[:, 1:] = pixels
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", head),
        (b"PLTE", colours.tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
