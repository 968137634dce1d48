"""Pictures of figures, as SVG: how a game went, and how far stated chances come true."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from reverie.explain.analysis import Story
from reverie.explain.calibration import Tenth
from reverie.explain.judges import counts_score
from reverie.explain.words import number
from reverie.svg import box, circle, group, line, path, points, tag, words
from reverie.texts import Texts

WIDE: Final = 820.0
HIGH: Final = 460.0
LEFT: Final = 62.0
RIGHT: Final = 20.0
TOP: Final = 58.0
PAGE: Final = "#FFFFFF"
INK: Final = "#2B2B33"
FAINT: Final = "#C9C9D2"
LUCK: Final = "#2C6FA8"
SKILL: Final = "#C2541B"
# Told apart by their dashes too, so that no eye depends on colours.
LINES: Final = (("#3A2E6B", "none"), ("#1F7A74", "7 3"), ("#B23C27", "2 3"), ("#95680F", "9 3 2 3"), ("#6B3FA0", "4 4"))
SMALL: Final = 12.0
TITLE: Final = 18.0


class Area(NamedTuple):
    """A stretch of the picture and the numbers it stands for."""

    top: float
    bottom: float
    low: float
    high: float
    places: int

    def x(self, place: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * place / max(1, self.places)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)


def plot_game(stories: Sequence[Story], title: str, texts: Texts) -> str:
    """Plot the value after every decision, and below it what luck and choices did."""
    scores = counts_score(stories[0].view)
    values = [value for story in stories for value in _course(story)]
    low, high = (float(math.floor(min(0.0, *values))), math.ceil(max(values)) + 1.0) if scores else (0.0, 1.0)
    count = max(len(story.steps) for story in stories) + 1
    single = len(stories) == 1
    upper = Area(TOP, 300.0 if single else HIGH - 50, low, high, count)
    parts = [_grid(upper, scores, texts)]
    for number_of_line, story in enumerate(stories):
        parts.append(_curve(story, upper, number_of_line, single, texts))
    if single:
        parts.append(_changes(stories[0], count, texts))
    kind = texts.say("plot-title-score" if scores else "plot-title-win")
    parts.append(words(kind, LEFT, 26, TITLE, INK, font_weight="bold"))
    parts.append(words(title, LEFT, 44, SMALL, INK))
    parts.append(words(texts.say("plot-decisions"), WIDE - RIGHT, HIGH - 8, SMALL, INK, "end"))
    return _picture(kind, parts)


def _course(story: Story) -> list[float]:
    return [story.start, *(step.after for step in story.steps), story.end]


def _grid(area: Area, scores: bool, texts: Texts) -> str:
    parts = []
    step = max(1, round((area.high - area.low) / 6)) if scores else 0.25
    value = area.low
    while value <= area.high + 1e-9:
        y = area.y(value)
        parts.append(line(LEFT, y, WIDE - RIGHT, y, FAINT, 0.7))
        label = number(value, texts, 0) if scores else texts.say("explain-percent", n=number(100 * value, texts, 0))
        parts.append(words(label, LEFT - 6, y + 4, SMALL, INK, "end"))
        value += step
    return group(*parts)


def _curve(story: Story, area: Area, which: int, single: bool, texts: Texts) -> str:
    ink, dashes = LINES[which % len(LINES)]
    course = _course(story)
    d = "M" + " L".join(points(area.x(place), area.y(value)) for place, value in enumerate(course))
    parts = [path(d, ink, 2.0, stroke_dasharray=None if dashes == "none" else dashes, stroke_linejoin="round")]
    costly = {step.entry for step in story.costliest()}
    for place, step in enumerate(story.steps):
        if step.entry in costly:
            mark = circle(area.x(place + 1), area.y(step.after), 4.5, SKILL, 1.5, PAGE)
            parts.append(tag("g", tag("title", f"{step.entry} {step.text}"), mark))
    end = course[-1]
    parts.append(circle(area.x(len(course) - 1), area.y(end), 4, fill=ink))
    if not single:
        name = texts.say("analysis-seat", player=story.seats[0] + 1)
        parts.append(line(LEFT + 150 * which, HIGH - 22, LEFT + 28 + 150 * which, HIGH - 22, ink, 2,
                          stroke_dasharray=None if dashes == "none" else dashes))  # fmt: skip
        parts.append(words(name, LEFT + 34 + 150 * which, HIGH - 18, SMALL, INK))
    return group(*parts)


def _changes(story: Story, count: int, texts: Texts) -> str:
    """Draw bars from a middle line: luck before each decision, and the choice itself."""
    lucks = [0.0, *(step.luck for step in story.steps[1:]), story.last_luck]
    skills = [*(step.skill for step in story.steps), 0.0]
    most = max(0.01, *map(abs, lucks), *map(abs, skills))
    area = Area(322.0, HIGH - 34, -most, most, count)
    wide = max(1.0, 0.4 * (area.x(1) - area.x(0)))
    parts = [line(LEFT, area.y(0), WIDE - RIGHT, area.y(0), FAINT, 0.7)]
    for place, (luck, skill) in enumerate(zip(lucks, skills, strict=True)):
        for change, ink, shift in ((luck, LUCK, -wide), (skill, SKILL, 0.0)):
            if abs(change) > most / 200:
                top, bottom = sorted((area.y(change), area.y(0)))
                parts.append(box(area.x(place + 1) + shift, top, wide, max(0.5, bottom - top), fill=ink))
    for place, (name, ink) in enumerate((("plot-luck", LUCK), ("plot-skill", SKILL))):
        parts.append(box(LEFT + 110 * place, HIGH - 20, 12, 12, fill=ink))
        parts.append(words(texts.say(name), LEFT + 18 + 110 * place, HIGH - 9, SMALL, INK))
    return group(*parts)


def plot_calibration(tenths: Sequence[Tenth], title: str, positions: int, games: int, texts: Texts) -> str:
    """Stated chances against games won; a right judge lies on the diagonal."""
    size = HIGH - TOP - 60
    left = (WIDE - size) / 2

    def x(value: float) -> float:
        return left + size * value

    def y(value: float) -> float:
        return TOP + size * (1 - value)

    parts = [line(x(0), y(0), x(1), y(1), FAINT, 1, stroke_dasharray="4 4")]
    for tenth in range(0, 11, 2):
        value = tenth / 10
        label = texts.say("explain-percent", n=str(10 * tenth))
        parts.append(line(x(value), y(0), x(value), y(1), FAINT, 0.5))
        parts.append(line(x(0), y(value), x(1), y(value), FAINT, 0.5))
        parts.append(words(label, x(value), y(0) + 16, SMALL, INK, "middle"))
        parts.append(words(label, x(0) - 6, y(value) + 4, SMALL, INK, "end"))
    for one in tenths:
        parts.append(line(x(one.stated), y(one.low), x(one.stated), y(one.high), LUCK, 1.6))
        parts.append(tag("g", tag("title", f"{one.positions}"), circle(x(one.stated), y(one.won), 4.5, fill=LUCK)))
    head = texts.say("calibration-title")
    parts.append(words(head, LEFT, 26, TITLE, INK, font_weight="bold"))
    below = f"{title}, {texts.say('calibration-games', n=f'{positions:,}', games=f'{games:,}')}"
    parts.append(words(below, LEFT, 44, SMALL, INK))
    parts.append(words(texts.say("calibration-stated"), x(0.5), HIGH - 10, SMALL, INK, "middle"))
    turn = f"rotate(-90 {points(x(0) - 48, y(0.5))})"
    parts.append(words(texts.say("calibration-won"), x(0) - 48, y(0.5), SMALL, INK, "middle", transform=turn))
    return _picture(head, parts)


def _picture(title: str, parts: Sequence[str]) -> str:
    inside = [tag("title", title), box(0, 0, WIDE, HIGH, fill=PAGE), *parts]
    return tag(
        "svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {points(WIDE, HIGH)}", role="img"
    ) + "\n"  # fmt: skip
