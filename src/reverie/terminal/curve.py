"""Draws how a game went in text: the value after every decision, as an area in eighths of a line."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from reverie.explain.analysis import Story
from reverie.explain.judges import counts_score
from reverie.explain.words import number
from reverie.texts import Texts
from reverie.textui.ink import Paint

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
MARGIN: Final = 7  # for the figures at the left
COSTLY: Final = "▾"
HERE: Final = "▲"


class Course(NamedTuple):
    """The values of a story in order, each with the entry it stands after."""

    entries: list[int]
    values: list[float]
    low: float
    high: float


def course_of(story: Story, last: int) -> Course:
    """Return the values from the start to the result."""
    entries = [0, *(step.entry for step in story.steps), last]
    values = [story.start, *(step.after for step in story.steps), story.end]
    if counts_score(story.view):
        return Course(entries, values, float(math.floor(min(0.0, *values))), math.ceil(max(values)) + 1.0)
    return Course(entries, values, 0.0, 1.0)


def draw(story: Story, last: int, at: int, width: int, height: int, texts: Texts, paint: Paint) -> list[str]:
    """Return the area, a mark over each costly choice, and one under the entry shown."""
    course = course_of(story, last)
    across = width - MARGIN - 1
    columns = [course.values[_place(course, across, column)] for column in range(across)]
    here = _column(course, at, across)
    out = [" " * MARGIN + paint(_marks(story, course, across), "red")]
    span = course.high - course.low
    for row in range(height, 0, -1):
        cells = []
        for value in columns:
            filled = (value - course.low) / span * height - (row - 1)
            cells.append(EIGHTHS[max(0, min(8, round(8 * filled)))])
        figure = course.low + span * row / height
        label = _figure(figure, story, texts) if row in (height, (height + 1) // 2) else ""
        line = "".join(cells)
        left, there, right = line[:here], line[here : here + 1], line[here + 1 :]
        drawn = paint(left, "brass") + paint(there, "title") + paint(right, "faint")
        out.append(f"{label:>{MARGIN - 1}} {drawn}")
    out.append(f"{_figure(course.low, story, texts):>{MARGIN - 1}} " + " " * here + paint(HERE, "key"))
    return out


def _place(course: Course, across: int, column: int) -> int:
    """Return which value a column shows: the last one at or before it."""
    return min(len(course.values) - 1, column * len(course.values) // max(1, across))


def _column(course: Course, at: int, across: int) -> int:
    """Return the column of the last value that an entry has seen."""
    place = max((n for n, entry in enumerate(course.entries) if entry <= at), default=0)
    return min(across - 1, -(-place * across // len(course.values)))


def _marks(story: Story, course: Course, across: int) -> str:
    line = [" "] * across
    for step in story.costliest():
        line[_column(course, step.entry, across)] = COSTLY
    return "".join(line).rstrip()


def _figure(value: float, story: Story, texts: Texts) -> str:
    if counts_score(story.view):
        return number(value, texts, 0)
    return texts.say("explain-percent", n=number(100 * value, texts, 0))


def story_of(stories: Sequence[Story], seat: int) -> Story | None:
    """Return the story of the side a seat is on."""
    return next((story for story in stories if seat in story.seats), stories[0] if stories else None)
