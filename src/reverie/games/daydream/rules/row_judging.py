"""Judges a full row: a run is a sun, different digits are a dot, a digit twice spoils it (DAY-7)."""

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.daydream.rules.sheet_layout import CELLS, DOT, SPOILED, SUN


def judged(sheets: "vec[i64]", base: i64, cells: "vec[i64]", first: i64, n: i64) -> i64:
    """Return how n filled cells, from index `first` on in a list of cells, are judged: SUN, DOT or SPOILED."""
    last = sheets[base + CELLS + cells[first]]
    seen: i64 = 1 << last
    way: i64 = 0
    straight = True
    i: i64 = 1
    while i < n:
        digit = sheets[base + CELLS + cells[first + i]]
        bit: i64 = 1 << digit
        if seen & bit != 0:
            return SPOILED
        seen |= bit
        if i == 1:
            way = digit - last
            straight = way == 1 or way == -1
        elif digit - last != way:
            straight = False
        last = digit
        i += 1
    return SUN if straight else DOT
