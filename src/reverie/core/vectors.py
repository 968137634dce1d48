"""Work on whole vectors of numbers."""

from librt.vecs import vec
from mypy_extensions import i64


def copy_words(words: "vec[i64]", given: "vec[i64]") -> None:
    """Copy a vector over one of the same length, without making garbage."""
    n: i64 = len(given)
    if len(words) != n:
        raise ValueError(f"a vector of {len(words)} cannot take over one of {len(given)}")
    i: i64 = 0
    while i < n:
        words[i] = given[i]
        i += 1
