"""Strengths side by side as SVG: a point for each player, a bar for its interval."""

from collections.abc import Sequence
from typing import Final

from reverie.explain.plot import FAINT, INK, LUCK, PAGE, SMALL, TITLE
from reverie.explain.words import number
from reverie.players.arena import Interval
from reverie.svg import box, circle, line, points, tag, words
from reverie.texts import Texts

WIDE: Final = 760.0
LEFT: Final = 150.0
RIGHT: Final = 90.0
TOP: Final = 74.0
ROW: Final = 34.0
TICKS: Final = 5


def plot_strengths(rows: Sequence[tuple[str, Interval]], wins: bool, title: str, texts: Texts) -> str:
    """Draw names and strengths from top to bottom, as shares of games won or as mean scores."""
    low = min(interval.low for _, interval in rows)
    high = max(interval.high for _, interval in rows)
    room = max(0.01 if wins else 0.1, (high - low) / 10)
    low, high = (max(0.0, low - room), min(1.0, high + room)) if wins else (low - room, high + room)
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (value - low) / (high - low)

    def label(value: float) -> str:
        return texts.say("explain-percent", n=number(100 * value, texts, 1)) if wins else number(value, texts, 2)

    kind = texts.say("strengths-title-win" if wins else "strengths-title-score")
    parts = [
        words(kind, 20, 28, TITLE, INK, font_weight="bold"),
        words(title, 20, 48, SMALL, INK),
    ]
    for tick in range(TICKS + 1):
        value = low + (high - low) * tick / TICKS
        parts.append(line(x(value), TOP - 8, x(value), bottom, FAINT, 0.7))
        parts.append(words(label(value), x(value), bottom + 16, SMALL, INK, "middle"))
    for place, (name, interval) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        parts.append(words(name, LEFT - 14, y + 4, SMALL, INK, "end"))
        parts.append(line(x(interval.low), y, x(interval.high), y, LUCK, 3, stroke_linecap="round"))
        parts.append(circle(x(interval.mean), y, 5.5, LUCK, 2, PAGE))
        parts.append(words(label(interval.mean), WIDE - RIGHT + 14, y + 4, SMALL, INK))
    high_ = bottom + 32
    inside = [tag("title", kind), box(0, 0, WIDE, high_, fill=PAGE), *parts]
    view = f"0 0 {points(WIDE, high_)}"
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=view, role="img") + "\n"
