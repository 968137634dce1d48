"""Reasons: what is true of an answer, and which of it made the difference."""

from collections.abc import Sequence
from typing import Final, NamedTuple

MOST: Final = 2  # reasons given for one answer: a third is rarely read
HELD_BACK: Final = 0.3  # the ridge of the least squares, in answers
SLIGHT: Final = 1e-4  # what weighs less is noise


class Reason(NamedTuple):
    """One thing that is true of an answer, to be said in words by the message `why-` + kind.

    Two answers of which the same thing is true have reasons of the same kind and `about`, though their
    values may differ.
    """

    kind: str
    about: str = ""
    values: dict[str, str | int] = {}

    @property
    def key(self) -> tuple[str, str]:
        return self.kind, self.about

    def to_json(self) -> dict[str, object]:
        return {"kind": self.kind, "values": dict(self.values)}


def telling(
    chosen: int, facts: Sequence[Sequence[Reason]], values: Sequence[float], rival: int | None = None, most: int = MOST
) -> list[Reason]:
    """Return what is true of the chosen answer and best tells its value from that of the others.

    The values of all answers are laid out as a sum of what is true of them (least squares, with a ridge so
    that few answers do not explain too much), and a reason weighs what it adds beyond an
    average answer. What is true of every answer, or only costs, is no reason; of equal weights the
    earlier fact is the plainer one. What is not true of the rival, the answer to compare with, comes first.
    """
    reasons = facts[chosen]
    if not reasons:
        return []
    has = [[float(any(reason.key == theirs.key for theirs in one)) for reason in reasons] for one in facts]
    n = len(facts)
    shares = [sum(row[i] for row in has) / n for i in range(len(reasons))]
    centred = [[row[i] - shares[i] for i in range(len(reasons))] for row in has]
    mean = sum(values) / n
    worths = _least_squares(centred, [value - mean for value in values])
    weights = [worth * (1 - share) for worth, share in zip(worths, shares, strict=True)]
    common = [rival is not None and has[rival][i] > 0 for i in range(len(reasons))]
    order = sorted(range(len(reasons)), key=lambda i: (common[i], -round(weights[i], 9), i))
    return [reasons[i] for i in order if weights[i] > SLIGHT][:most]


def given_up(chosen: int, facts: Sequence[Sequence[Reason]], values: Sequence[float], rival: int) -> list[Reason]:
    """Return the best thing about the rival that the chosen answer goes without, if there is one."""
    kept = {reason.key for reason in facts[chosen]}
    found = telling(rival, facts, values, chosen, len(facts[rival]))
    return [reason for reason in found if reason.key not in kept][:1]


def _least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Return the worth of each column, so that the sums of the rows come near what is wanted (ridge regression)."""
    size = len(rows[0])
    system = [
        [sum(row[i] * row[j] for row in rows) + (HELD_BACK if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * one for row, one in zip(rows, wanted, strict=True))]
        for i in range(size)
    ]
    # Gauss and Jordan; the ridge keeps every pivot away from 0.
    for i in range(size):
        pivot = system[i][i]
        system[i] = [number / pivot for number in system[i]]
        for j in range(size):
            if j != i and system[j][i] != 0.0:
                factor = system[j][i]
                system[j] = [number - factor * other for number, other in zip(system[j], system[i], strict=True)]
    return [row[-1] for row in system]
