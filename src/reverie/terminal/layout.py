"""How a screen is shared out between the table, what one acts with and what is new."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from reverie.terminal.board import BRIEF, CLOSE, ROOMY, TERSE
from reverie.terminal.picture import Picture

# Lines of news, and how closely the table is drawn: the first way that has room is taken. The log shrinks first.
WAYS: Final = ((2, ROOMY), (1, ROOMY), (1, CLOSE), (0, CLOSE), (1, BRIEF), (0, BRIEF), (0, TERSE))


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
    """`upper` is drawn for so many lines and so closely, `lower` so closely."""
    layout = Layout(Picture(), Picture(), news)
    for lines, closely in WAYS:
        below = lower(closely)
        told = news[-lines:] if lines else []
        layout = Layout(upper(height - len(below.lines) - len(told), closely), below, told)
        if layout.height() <= height:
            break
    return layout
