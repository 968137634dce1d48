"""Draws what is around the board: the title with its clock, the plant with leaves and thorns, the score."""

import math

from reverie.games.daydream.drawing.layout import Box, Layout
from reverie.games.daydream.drawing.palette import FAMILIES, Palette
from reverie.games.daydream.rules.folds import Composition
from reverie.svg import (
    SERIF,
    box,
    circle,
    group,
    leaf,
    line,
    moon,
    number,
    path,
    points,
    star,
    sun,
    tag,
    words,
)

OUR_OWN = "Boards designed for Reverie"
THORNS = 12
SCORES = {
    "constellation": "circled stars",
    "notes": "filled noteheads",
    "garland": "garland rewards",
    "frames": "frame rewards",
}
LEGENDS = {
    "constellation": ("star", "digit in a star cell: so many lines up"),
    "notes": ("note", "equal digits around it: fill a head"),
    "garland": ("moon", "digit to the next moon; twice: reward"),
    "frames": ("frame", "family full: 5 the first, 2 the second"),
}
PAIRS = {
    "AD": [("star", "copied: what they add"), ("moon", "copied: what they cost")],
    "DA": [("star", "circle one for each different digit"), ("moon", "all six in order count double")],
}
POLAROIDS = {"AD": "star \u2212 moon polaroids", "DA": "circled polaroids"}


def draw_title(composed: Composition, layout: Layout, palette: Palette, title: str) -> str:
    """Draw the title with the clock, the cat, and letters, difficulty and hour of the view."""
    place = layout.title
    hour, minute = palette.hour
    out = [box(place.left, place.top, place.wide, place.high, fill="url(#band)", rx=2.5)]
    out.append(words(title, place.left + 17, place.bottom - 3.8, 7.6, palette.title, family=SERIF, font_style="italic"))
    out.append(_cat(place.right - 66, place.bottom, palette))
    out.append(_clock(place.left + 8.5, (place.top + place.bottom) / 2, 4.6, hour, minute, palette))
    letters = " ".join(composed.view.letters)
    facts = f"{letters}  \u00b7  {composed.view.difficulty}  \u00b7  {hour:02}:{minute:02}"
    out.append(words(facts, place.right - 5, place.top + 5.8, 3.2, palette.title, "end"))
    out.append(words(OUR_OWN, place.right - 5, place.top + 10, 2.4, palette.title, "end"))
    return group(*out, id="title")


def _cat(x: float, floor: float, palette: Palette) -> str:
    """Draw the cat asleep on the title: a back, a head with ears, and a tail."""

    def at(*numbers: float) -> str:
        return points(*(x + n if i % 2 == 0 else floor + n for i, n in enumerate(numbers)))

    pen = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    body = f"M{at(0, 0)}C{at(-1.5, -4, 3, -8.4, 8.5, -8.2)}C{at(14.5, -8, 17.5, -3.5, 16.5, 0)}Z"
    head = f"M{at(1, -1.6)}C{at(-1.6, -3, -1.4, -5.6, 0, -6.4)}L{at(-0.3, -9)}L{at(2, -7.4)}L{at(3.9, -7.4)}"
    head += f"L{at(6.2, -9)}L{at(5.9, -6.4)}C{at(7.4, -5, 7.2, -2.4, 4.8, -1.5)}C{at(3.6, -1, 2.2, -1, 1, -1.6)}Z"
    tail = f"M{at(16.4, -0.7)}C{at(13, -0.3, 10, -2.6, 7, -0.7)}"
    face = f"M{at(0.7, -4.4)}Q{at(1.4, -3.7, 2.1, -4.4)}M{at(3.8, -4.4)}Q{at(4.5, -3.7, 5.2, -4.4)}"
    face += f"M{at(2.6, -3.2)}L{at(3.3, -3.2)}L{at(2.95, -2.8)}Z"
    return group(
        path(body, palette.ink, 0.4, palette.page, **pen),
        path(tail, palette.ink, 1.5, **pen) + path(tail, palette.page, 0.8, **pen),
        path(head, palette.ink, 0.4, palette.page, **pen),
        path(face, palette.ink, 0.3, **pen),
        id="cat",
    )


def _clock(x: float, y: float, r: float, hour: int, minute: int, palette: Palette) -> str:
    """Draw a clock that shows the time."""

    def hand(turn: float, reach: float, width: float) -> str:
        angle = math.tau * turn
        return line(x, y, x + reach * math.sin(angle), y - reach * math.cos(angle), palette.ink, width,
                    stroke_linecap="round")  # fmt: skip

    ticks = "".join(
        f"M{points(x + 0.82 * r * math.sin(a), y - 0.82 * r * math.cos(a))}"
        f"L{points(x + 0.93 * r * math.sin(a), y - 0.93 * r * math.cos(a))}"
        for a in (math.tau * i / 12 for i in range(12))
    )
    face = circle(x, y, r, palette.ink, 0.35, "#FFFFFF") + path(ticks, palette.ink, 0.25)
    return group(face, hand((hour % 12 + minute / 60) / 12, 0.5 * r, 0.5), hand(minute / 60, 0.75 * r, 0.35))


# -- the plant ----------------------------------------------------------------------------------


def draw_plant(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw the leaves and thorns: in a pot where the box is high, else as a creeper."""
    leaves = sum(panel.leaves for panel in composed.panels)
    circled = sum(panel.circled for panel in composed.panels)
    upright = layout.plant.high > 0.6 * layout.plant.wide
    return (_pot if upright else _vine)(layout.plant, leaves, circled, palette)


def draw_leaf(x: float, y: float, size: float, angle: float, i: int, circled: int, palette: Palette) -> str:
    """Draw leaf number `i`, from 0 on; the first `circled` ones are circled."""
    out = leaf(x, y, size, angle, palette.ink, 0.3, "#F3F8EC" if i >= circled else "#DCEBCB")
    if i < circled:
        cx, cy = x + 0.5 * size * math.cos(angle), y + 0.5 * size * math.sin(angle)
        out += circle(cx, cy, 0.6 * size, palette.accent, 0.5)
    return group(out, data_leaf=number(i + 1), data_circled="yes" if i < circled else "no")


def _pot(place: Box, leaves: int, circled: int, palette: Palette) -> str:
    """Draw a plant in a pot, with leaves on both sides of the stem, from the lowest on."""
    thorns_high = 13.0
    x = (place.left + place.right) / 2
    floor = place.bottom - thorns_high
    pot = path(f"M{points(x - 8, floor - 12)}L{points(x + 8, floor - 12)}L{points(x + 6, floor)}"
               f"L{points(x - 6, floor)}Z", palette.ink, 0.4, palette.band[0], stroke_linejoin="round")  # fmt: skip
    pot += box(x - 9, floor - 14.5, 18, 3.4, palette.ink, 0.4, palette.band[0], rx=0.8)
    bottom, top = floor - 15, place.top + 9
    pairs = (leaves + 1) // 2
    step = (bottom - top) / max(pairs, 1)
    size = min(15.0, step * 1.05, place.wide * 0.3)
    stem = f"M{points(x, bottom)}C{points(x - 3, bottom - 0.3 * (bottom - top), x + 3, top + 10, x, top)}"
    out = [path(stem, "#6C9457", 0.9, stroke_linecap="round")]
    for i in range(leaves):
        side = 1 if i % 2 == 0 else -1
        y = bottom - (i // 2 + 0.55 + 0.2 * (i % 2)) * step
        angle = -0.45 if side > 0 else math.pi + 0.45
        foot = x + side * 1.5
        out.append(path(f"M{points(x, y + 1)}L{points(foot, y)}", "#6C9457", 0.6))
        out.append(draw_leaf(foot, y, size, angle, i, circled, palette))
    thorns = Box(place.left, place.bottom - thorns_high + 2.5, place.right, place.bottom)
    return group(*out, pot, _thorns(thorns, palette), id="plant")


def _vine(place: Box, leaves: int, circled: int, palette: Palette) -> str:
    """Draw a creeper along the bottom of the page, with its thorns at the right."""
    split = place.right - 92
    y = (place.top + place.bottom) / 2 + 1
    step = (split - place.left - 12) / leaves
    size = min(9.5, step * 0.95)
    xs = [place.left + 6 + (i + 0.5) * step for i in range(leaves)]
    spots = [(x, y + 1.2 * math.sin(i)) for i, x in enumerate(xs)]
    stem = f"M{points(place.left, y + 2)}"
    before = (place.left, y + 2)
    for x, spot_y in [*spots, (split - 4, y - 2)]:
        middle = (before[0] + x) / 2
        stem += f"C{points(middle, before[1], middle, spot_y, x, spot_y)}"
        before = (x, spot_y)
    out = [path(stem, "#6C9457", 0.9, stroke_linecap="round")]
    for i, (x, spot_y) in enumerate(spots):
        angle = -1.15 if i % 2 == 0 else 1.15
        out.append(draw_leaf(x, spot_y, size, angle, i, circled, palette))
    return group(*out, _thorns(Box(split + 2, place.top + 5, place.right, place.bottom), palette), id="plant")


def _thorns(place: Box, palette: Palette) -> str:
    """Draw the thorns in pairs, because two cost an object."""
    out = [words("solo: a thorn for each skip", place.left, place.top + 2, 2.5, palette.ink)]
    step = min(place.wide / (THORNS + THORNS / 4), 6.0)
    x, y = place.left + 0.5, place.top + 8
    for i in range(THORNS):
        out.append(draw_thorn(x, y, step, min(4.4, step * 1.1), palette, data_thorn=number(i + 1)))
        x += step
        if i % 2:
            out.append(words("\u22121", x - step, y + 2.6, 2.3, palette.ink, "middle"))
            x += step / 2
    return group(*out, id="thorns")


def draw_thorn(x: float, y: float, wide: float, tall: float, palette: Palette, **more: str | float | None) -> str:
    """Draw a thorn to go over with a pen, its foot at the left at (x, y)."""
    d = f"M{points(x, y)}Q{points(x + 0.55 * wide, y - 0.3 * tall, x + 0.45 * wide, y - tall)}"
    d += f"Q{points(x + 0.9 * wide, y - 0.5 * tall, x + 0.95 * wide, y)}Z"
    return path(d, palette.ink, 0.27, "#FFFFFF", stroke_dasharray="0.8 0.5", **more)


# -- the score ----------------------------------------------------------------------------------


def draw_score(composed: Composition, layout: Layout, palette: Palette, names: list[str]) -> str:
    """Draw solo names, sums and legend: in columns where the box is low, else below each other."""
    place = layout.score
    wide = place.high < 60
    columns = 3 if wide else 1
    width = (place.wide - 4 * (columns - 1)) / columns
    plays = composed.view.plays
    blocks = [_names(composed, names), _sums(composed), _legend(composed)]
    makers = (_draw_names, _draw_sums, _draw_legend)
    out = []
    top = place.top
    for i, maker in enumerate(makers):
        left = place.left + i * (width + 4) if wide else place.left
        if not wide and i:
            top += 4
        text, bottom = maker(blocks[i], left, place.top if wide else top, width, palette)
        out.append(text)
        top = bottom
    if "frames" in plays:
        out.append(
            draw_rewards(place.left + 2 * (width + 4) if wide else place.left, place.bottom - 16, width, palette)
        )
    return group(*out, id="score")


def _names(composed: Composition, names: list[str]) -> list[tuple[str, str]]:
    return [(str(least), name) for least, name in zip(composed.view.names, names, strict=True)]


def _sums(composed: Composition) -> list[tuple[str, str]]:
    out = [("", "finished objects")]
    for play in composed.view.plays:
        out.append(("+", POLAROIDS[composed.view.letters] if play == "polaroids" else SCORES[play]))
    return [*out, ("\u2212", "pairs of thorns"), ("=", "score")]


def _legend(composed: Composition) -> list[tuple[str, str]]:
    out = [("dot", "row of different digits: dot lines"), ("sun", "rising or falling by one: sun lines")]
    for play in composed.view.plays:
        out += PAIRS[composed.view.letters] if play == "polaroids" else [LEGENDS[play]]
    return out


Lines = list[tuple[str, str]]


def _draw_names(lines: Lines, left: float, top: float, width: float, palette: Palette) -> tuple[str, float]:
    out = words("alone, a score of at least", left, top + 3, 2.6, palette.ink)
    y = top + 4.5
    for i, (least, name) in enumerate(lines):
        out += box(left, y, width, 6, palette.ink, 0.25, palette.band[1], fill_opacity=0.12 + 0.14 * i,
                   data_solo=least)  # fmt: skip
        out += words(least, left + 7, y + 4.2, 3.4, palette.ink, "end", font_weight="bold")
        out += words(name, left + 9.5, y + 4.2, min(3.2, (width - 11) / (0.52 * len(name))), palette.ink, family=SERIF)
        y += 6
    return tag("g", out, id="names"), y


def _draw_sums(lines: Lines, left: float, top: float, width: float, palette: Palette) -> tuple[str, float]:
    out = ""
    y = top + 1
    for sign, what in lines:
        text = f"{sign} {what}".strip()
        out += words(text, left, y + 3.9, min(2.9, (width - 14) / (0.56 * len(text))), palette.ink,
                     font_weight="bold" if sign == "=" else None)  # fmt: skip
        out += box(left + width - 12, y, 12, 5.6, palette.ink, 0.35 if sign == "=" else 0.2, "#FFFFFF", rx=0.8)
        y += 6.6
    return tag("g", out, id="sums"), y


def _draw_legend(lines: Lines, left: float, top: float, width: float, palette: Palette) -> tuple[str, float]:
    out = ""
    y = top + 3
    for kind, what in lines:
        out += draw_sign(kind, left + 2, y, palette)
        out += words(what, left + 5.2, y + 0.9, min(2.6, (width - 5) / (0.54 * len(what))), palette.ink)
        y += 4.7
    return tag("g", out, id="legend"), y


def draw_sign(kind: str, x: float, y: float, palette: Palette) -> str:
    """Draw a symbol of the legend: dot, sun, star, moon, frame or note."""
    if kind == "dot":
        return circle(x, y, 0.95, fill=palette.ink)
    if kind == "sun":
        return sun(x, y, 1.05, palette.ink, 0.25, "#FFD76A")
    if kind == "star":
        return star(x, y, 1.9, palette.accent, 0.25, "#FFE08A", stroke_linejoin="round")
    if kind == "moon":
        return moon(x, y, 1.7, palette.accent, 0.25, "#FFE08A", stroke_linejoin="round")
    if kind == "frame":
        return box(x - 1.5, y - 1.4, 3, 2.8, FAMILIES[0][0], 0.5, FAMILIES[0][0], fill_opacity=0.13)
    stem = path(f"M{points(x + 0.7, y + 1)}L{points(x + 0.7, y - 1.8)}", palette.ink, 0.35)
    return stem + circle(x - 0.1, y + 1, 0.85, palette.ink, 0.3, "#FFFFFF")


def draw_rewards(left: float, top: float, width: float, palette: Palette) -> str:
    """Draw the three families of frames, each with its 5 and its 2."""
    out = ""
    step = width / 3
    for family, (colour, dashes) in enumerate(FAMILIES):
        x = left + family * step
        out += box(x + 0.6, top, step - 2, 15, colour, 0.75, colour, fill_opacity=0.13, rx=1,
                   stroke_dasharray=None if dashes == "none" else dashes, stroke_linecap="round")  # fmt: skip
        for i, reward in enumerate(("5", "2")):
            cy = top + 4 + 7 * i
            out += circle(x + step / 2 - 0.4, cy, 2.9, palette.ink, 0.3, "#FFFFFF",
                          data_frame=f"{family + 1}.{reward}")  # fmt: skip
            out += words(reward, x + step / 2 - 0.4, cy + 1.4, 3.9, palette.ink, "middle")
    return tag("g", out, id="rewards")
