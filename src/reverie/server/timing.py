"""Histograms of durations, cheap enough to be updated for every move."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

FAST: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Timing:
    """A histogram of durations in seconds; `edges` are the upper bounds of its buckets."""

    __slots__ = ("counts", "edges", "total")

    def __init__(self, edges: Sequence[float] = FAST) -> None:
        self.edges = edges
        self.counts = [0] * (len(edges) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.edges, seconds)] += 1
        self.total += seconds

    def cumulative(self) -> list[tuple[str, float]]:
        """Return for each upper bound how many durations were no longer, as Prometheus wants it."""
        found: list[tuple[str, float]] = []
        so_far = 0
        for edge, count in zip((*map(str, self.edges), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append((edge, so_far))
        return found
