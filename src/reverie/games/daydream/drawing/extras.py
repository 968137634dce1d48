"""Draws the features between shelf and grid: constellation, garland, polaroids."""

import math

from reverie.games.daydream.drawing.layout import Box, Layout
from reverie.games.daydream.drawing.palette import Palette
from reverie.games.daydream.rules.board import place_name
from reverie.games.daydream.rules.folds import Composition
from reverie.svg import box, circle, group, line, moon, number, path, points, star, words


def draw_extras(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw those of these features that the view has."""
    plays = composed.view.plays
    out = ""
    if "constellation" in plays:
        out += _constellation(composed, layout, palette)
    if "garland" in plays:
        out += _garland(composed, layout, palette)
    if "polaroids" in plays:
        out += draw_polaroids(composed, layout, palette)
    return out


# -- constellation ------------------------------------------------------------------------------


def _constellation(composed: Composition, layout: Layout, palette: Palette) -> str:
    parts = {panel.letter: (i, panel) for i, panel in enumerate(composed.panels)}
    spots: list[tuple[float, float]] = []
    stars: list[bool] = []
    strip = layout.strip
    for letter in "CB":  # in the order of climbing, from the bottom right
        i, panel = parts[letter]
        left, right = layout.edges[i] + 5, layout.edges[i + 1] - 5
        for point in panel.constellation:
            x, y = point["at"]
            spots.append((left + (right - left) * x / 100, strip.top + 2 + (strip.high - 4) * y / 100))
            stars.append(point["star"])
    room = Box(layout.edges[0] + 4, strip.top + 3, layout.edges[2] - 4, strip.bottom - 3)
    spots = spread(spots, room, 4.6)
    d = "M" + "L".join(points(*spot) for spot in spots)
    out = [path(d, palette.ink, 0.25, opacity=0.5, stroke_dasharray="0.9 0.9")]
    for i, ((x, y), bright) in enumerate(zip(spots, stars, strict=True)):
        key = number(i)
        if bright:
            out.append(star(x, y, 2.1, palette.accent, 0.3, "#FFE08A", data_star=key, stroke_linejoin="round"))
        elif i == 0:
            out.append(circle(x, y, 1.3, palette.ink, 0.35, "#FFFFFF", data_spot=key))
            out.append(circle(x, y, 0.6, fill=palette.ink))
        else:
            out.append(circle(x, y, 0.65, fill=palette.ink, data_spot=key))
    return group(*out, id="constellation")


def spread(spots: list[tuple[float, float]], room: Box, apart: float) -> list[tuple[float, float]]:
    """Move points away from each other until they are `apart`, within `room`; stop after 120 rounds."""
    now = [_inside(x, y, room) for x, y in spots]
    for _ in range(120):
        for i in range(len(now)):
            for j in range(i):
                (ax, ay), (bx, by) = now[i], now[j]
                far = math.hypot(ax - bx, ay - by)
                if far >= apart:
                    continue
                # Points in one spot are moved apart along the path: the later one to the left.
                ux, uy = ((ax - bx) / far, (ay - by) / far) if far > 0.01 else (-1.0, 0.0)
                push = (apart - far) / 2
                now[i] = _inside(ax + ux * push, ay + uy * push, room)
                now[j] = _inside(bx - ux * push, by - uy * push, room)
    return now


def _inside(x: float, y: float, room: Box) -> tuple[float, float]:
    """Clamp a point to a box."""
    return min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)


# -- garland ------------------------------------------------------------------------------------


def _garland(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw the moons on a string, from the top left down to the right, with the rewards between them."""
    moons = sum(len(panel.moons) for panel in composed.panels)
    rewards = [reward for panel in composed.panels for reward in panel.rewards]
    strip = layout.strip
    xs: list[float] = []
    for i, panel in enumerate(composed.panels):
        step = (layout.edges[i + 1] - layout.edges[i]) / max(len(panel.moons), 1)
        xs += [layout.edges[i] + step * (j + 0.5) for j in range(len(panel.moons))]
    r = min(5.6, 0.3 * min(b - a for a, b in zip([layout.edges[0], *xs], xs, strict=False)))

    def height(t: float) -> float:
        return strip.top + r + 2 + (strip.high - 2 * r - 5) * (0.72 * t + 0.28 * math.sin(t * math.tau * 1.5) ** 2)

    places = [(x, height(i / max(moons - 1, 1))) for i, x in enumerate(xs)]
    thread = f"M{points(layout.edges[0] + 2, strip.top)}L" + "L".join(points(*place) for place in places)
    out = [path(thread, palette.ink, 0.35, stroke_linejoin="round")]
    for i, (x, y) in enumerate(places):
        sign = circle(x, y, r, palette.ink, 0.35, "#FFFFFF", data_moon=number(i + 1))
        sign += moon(x, y, 0.93 * r, "none", 0, "#FFE08A", opacity=0.7)
        out.append(sign + words(str(i + 1), x, y - r - 0.9, 2, palette.ink, "middle", opacity=0.75))
    for i, reward in enumerate(rewards[: moons - 1]):
        x, y = (places[i][0] + places[i + 1][0]) / 2, (places[i][1] + places[i + 1][1]) / 2
        out.append(circle(x, y, 2.7, palette.accent, 0.3, palette.page, stroke_dasharray="0.8 0.5",
                          data_reward=number(i + 1)))  # fmt: skip
        out.append(words(str(reward), x, y + 1.3, 3.6, palette.ink, "middle"))
    return group(*out, id="garland")


# -- polaroids ----------------------------------------------------------------------------------


def draw_polaroids(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw each polaroid above the column of its cell, with a string down to the grid."""
    out = []
    wide = min(layout.step_x - 1, 17.0)
    strip = layout.strip
    for panel in composed.panels:
        mark = star if panel.letter == "A" else moon
        for place in panel.polaroids:
            cell = place + composed.offset[panel.letter]
            x = layout.x(cell)
            top, high = strip.top + 1, strip.high - 5
            parts = [line(x, top + high, x, layout.grid.top + 0.5, palette.accent, 0.3, stroke_dasharray="1 0.8")]
            parts.append(box(x - wide / 2, top, wide, high, palette.ink, 0.35, "#FFFFFF", rx=0.6,
                             data_polaroid=place_name(cell)))  # fmt: skip
            parts.append(box(x - wide / 2 + 1.3, top + 1.3, wide - 2.6, high - 6.3, palette.ink, 0.22,
                             palette.sky[0], fill_opacity=0.6))  # fmt: skip
            parts.append(mark(x - 1.2, top + high - 2.6, 1.4, palette.accent, 0.25, "#FFE08A", stroke_linejoin="round"))
            parts.append(
                words(
                    place_name(cell + layout.first_column),
                    x + 1.2,
                    top + high - 1.7,
                    max(2.4, layout.smallest),
                    palette.ink,
                )
            )
            out.append(group(*parts))
    return group(*out, id="polaroids")
