"""A small fast generator of random numbers, the same in compiled and interpreted form."""

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """xoshiro128++: four 32-bit words, no division, no multiplication but the last scaling."""

    def __init__(self, seed: str) -> None:
        # Consecutive seeds must not give related games, so the seed is hashed, never used as it is.
        digest = hashlib.sha256(seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big") | 1

    def next(self) -> i64:
        """Draw the next 32 random bits."""
        a = self.a
        b = self.b
        s = (a + self.d) & WORD
        out = ((((s << 7) & WORD) | (s >> 25)) + a) & WORD
        c = self.c ^ a
        d = self.d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return out

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1."""
        return (self.next() * n) >> 32
