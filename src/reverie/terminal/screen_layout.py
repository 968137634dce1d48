"""Divides the lines of a screen between the table, the hand or dice to act with, and the news."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from reverie.terminal.game_board import BRIEF, CLOSE, ROOMY, TERSE
from reverie.terminal.picture import Picture

# Lines of news, how closely the table is drawn, and what one acts with: the first way that has room is taken.
# The log shrinks first.
WAYS: Final = (
    (2, ROOMY, ROOMY),
    (1, ROOMY, ROOMY),
    (1, BRIEF, ROOMY),
    (1, ROOMY, CLOSE),
    (0, ROOMY, CLOSE),
    (1, BRIEF, CLOSE),
    (0, BRIEF, CLOSE),
    (0, TERSE, TERSE),
)


class Layout(NamedTuple):
    """The parts of a screen under each other."""

    upper: Picture
    lower: Picture
    news: Sequence[str]

    def height(self) -> int:
        return len(self.upper.lines) + len(self.lower.lines) + len(self.news)


def laid_out(
    upper: Callable[[int, int], Picture], lower: Callable[[int], Picture], news: Sequence[str], height: int
) -> Layout:
    """Return the first layout that fits `height`; `upper` takes lines and closeness, `lower` the closeness."""
    layout = Layout(Picture(), Picture(), news)
    for lines, above, at_hand in WAYS:
        below = lower(at_hand)
        told = news[-lines:] if lines else []
        layout = Layout(upper(height - len(below.lines) - len(told), above), below, told)
        if layout.height() <= height:
            break
    return layout
