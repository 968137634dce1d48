"""Draws the shelf: every object as a path of suns and dots, faint enough to be drawn over."""

import math
from collections.abc import Callable

from reverie.games.daydream.drawing.layout import Box, Layout
from reverie.games.daydream.drawing.palette import Palette
from reverie.games.daydream.rules.folds import Composition
from reverie.games.daydream.rules.panels import Object
from reverie.svg import (
    box,
    circle,
    group,
    leaf,
    line,
    number,
    path,
    points,
    sun,
    tag,
    wobble,
    words,
)

Spot = tuple[float, float]
BONUS_WIDE = 6.4  # millimetres that the sign of a bonus takes beside a name
LOST_WIDE = 4.0  # the same of a lost reward
LABEL_GAP = 1.2  # between two labels, at least
FREE = 1.1  # a number this far from everything is free: farther away is no better
NAMES_HIGH = 4.8  # below a shelf, where the names of its objects and the signs beside them are
AMBIGUOUS = 0.6  # how much nearer its own point a number has to be than any other


def draw_shelf(
    composed: Composition,
    layout: Layout,
    palette: Palette,
    whole: Composition | None = None,
    called: Callable[[str], str] = str,
) -> str:
    """Draw the objects of a board, or of one panel with the numbers of the `whole`; `called` translates a name."""
    order = {id(one): count for count, one in enumerate((whole or composed).shelf, 1)}
    shelves = sorted({one.shelf for one in composed.shelf})
    high = layout.shelf.high / len(shelves)
    relics = {"clover": "5", "bowtie": "2"} if "frames" in composed.view.plays else {}
    out = []
    for level, shelf in enumerate(shelves):
        floor = layout.shelf.top + (level + 1) * high - layout.label
        top = layout.shelf.top if level == 0 else floor - high + NAMES_HIGH
        out.append(_board(layout, floor, palette, level))
        for i, panel in enumerate(composed.panels):
            things = [one for one in panel.objects if one.shelf == shelf]
            left, right = layout.edges[i] + 2, layout.edges[i + 1] - 2
            labels = []
            for place, one in enumerate(things):
                middle = left + (right - left) * (place + 0.5) / len(things)
                room = 0.86 * (right - left) / len(things)
                size = min(max(high - layout.label - 1.5, 0.4 * high), room)
                lost = [five for relic, five in relics.items() if getattr(panel, relic) == one.name]
                count = order[id(one)]
                stand = Box(middle - 0.58 * room, top, middle + 0.58 * room, floor)
                out.append(_object(one, count, stand, size, palette, layout))
                labels.append(Label(f"{count} {called(one.name)}", one.bonus, lost, middle, room, layout))
            out += _labels(labels, floor, left, right, palette)
    return group(*out, id="shelf")


def _board(layout: Layout, floor: float, palette: Palette, level: int) -> str:
    """Draw a slightly wavy shelf board, panel by panel, because it is folded, too."""
    out = ""
    for i in range(len(layout.panels)):
        left, right = layout.edges[i] + 1, layout.edges[i + 1] - 1
        sway = 0.25 * wobble(level, i)
        d = f"M{points(left, floor)}Q{points((left + right) / 2, floor + sway, right, floor)}"
        d += f"L{points(right, floor + 0.9)}L{points(left, floor + 0.9)}Z"
        out += path(d, palette.ink, 0.2, palette.band[0], opacity=0.55, stroke_linejoin="round")
    return out


def _object(one: Object, count: int, stand: Box, size: float, palette: Palette, layout: Layout) -> str:
    """Draw one object: faint shape, details and outline, then its points with their numbers, all in its stand."""
    middle, floor = (stand.left + stand.right) / 2, stand.bottom
    xs, ys = _span(one, 0), _span(one, 1)
    span = max(max(xs) - min(xs), max(ys) - min(ys))
    scale = size / span
    left, top = middle - scale * (min(xs) + max(xs)) / 2, floor - 0.8 - scale * max(ys)
    places = [(left + scale * point["at"][0], top + scale * point["at"][1]) for point in one.outline]
    d = f"M{points(*places[0])}"
    for point, place in zip(one.outline[1:], places[1:], strict=True):
        if "bend" in point:
            d += f"Q{points(left + scale * point['bend'][0], top + scale * point['bend'][1], *place)}"
        else:
            d += f"L{points(*place)}"
    details = [
        tag(
            "path", d=detail["path"], fill=str(detail.get("fill", "none")), stroke=str(detail.get("stroke", "none")),
            stroke_width=str(detail.get("width", 1)),
        )
        for detail in one.details
    ]  # fmt: skip
    ghost = tag(
        "svg", *details, x=left, y=top, width=100 * scale, height=100 * scale, viewBox="0 0 100 100", opacity=0.16,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip
    out = [path(d, fill=one.colour, opacity=0.13), ghost, path(d, palette.ink, 0.22, opacity=0.42)]
    labels: dict[tuple[float, float], list[int]] = {}
    for i, (point, place) in enumerate(zip(one.outline, places, strict=True), 1):
        key = f"{count}.{i}"
        if point["kind"] == "sun":
            out.append(sun(*place, 0.62, palette.ink, 0.17, "#FFD76A", data_point=key, data_kind="sun"))
        else:
            out.append(circle(*place, 0.55, fill=palette.ink, data_point=key, data_kind="dot"))
        labels.setdefault(place, []).append(i)
    taken = [*places, *_along(one, places, left, top, scale)]
    tall = layout.number_size
    for place, numbers in labels.items():
        text = "\u00b7".join(map(str, numbers))
        inside = Box(stand.left, stand.top, stand.right, floor - 0.9)
        wide = 0.56 * tall * len(text)
        others = [other for other in labels if other != place]
        spot = _free_spot(place, wide, 0.72 * tall, taken, others, inside)
        taken += [(spot[0] + wide * part, spot[1]) for part in (-0.5, 0.0, 0.5)]
        out.append(words(text, spot[0], spot[1] + 0.36 * tall, tall, palette.ink, "middle"))
    return group(*out, data_object=number(count), data_name=one.name)


def _span(one: Object, axis: int) -> list[float]:
    """Return coordinates that span an object: its square, its points, and the middles of its bends."""
    out = [0.0, 100.0] + [point["at"][axis] for point in one.outline]
    for before, point in zip(one.outline, one.outline[1:], strict=False):
        if "bend" in point:
            out.append((before["at"][axis] + 2 * point["bend"][axis] + point["at"][axis]) / 4)
    return out


def _along(one: Object, places: list[Spot], left: float, top: float, scale: float) -> list[Spot]:
    """Return points along the lines of an object, so close to each other that no number fits between them."""
    out = []
    for before, point, place in zip(places, one.outline[1:], places[1:], strict=False):
        bend = point.get("bend")
        (ax, ay), (bx, by) = before, place
        cx, cy = ((ax + bx) / 2, (ay + by) / 2) if bend is None else (left + scale * bend[0], top + scale * bend[1])
        steps = max(2, round(math.hypot(bx - ax, by - ay) + math.hypot(cx - ax, cy - ay)))
        for step in range(1, steps):
            t = step / steps
            u = 1 - t
            out.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
    return out


def _free_spot(point: Spot, wide: float, tall: float, taken: list[Spot], others: list[Spot], room: Box) -> Spot:
    """Return where around a point its number is farthest from every line, point and other number.

    A number that is hardly nearer to its own point than to one of the `others` would be read as theirs.
    """
    spots = []
    rings = (0.5 * tall + 0.3, tall + 0.4, 1.7 * tall + 0.4)
    # What is farther away than this from every place of the number cannot come near it.
    reach_x, reach_y = wide + rings[-1] + FREE, tall + rings[-1] + FREE
    around = [(ox, oy) for ox, oy in taken if abs(ox - point[0]) < reach_x and abs(oy - point[1]) < reach_y]
    for ring in rings:
        for turn in range(16):
            angle = math.tau * turn / 16
            x = point[0] + (wide / 2 + ring) * math.cos(angle)
            y = point[1] + (tall / 2 + ring) * math.sin(angle)
            if y + tall / 2 <= max(room.bottom, point[1]):
                near = FREE
                for ox, oy in around:
                    beside, above = abs(x - ox) - wide / 2, abs(y - oy) - tall / 2
                    if beside < near and above < near:
                        near = min(near, math.hypot(max(beside, 0), max(above, 0)))
                # Outside, the next object begins, or the names of the shelf above.
                inside = room.left <= x - wide / 2 and x + wide / 2 <= room.right and room.top <= y - tall / 2
                theirs = min((_gap(x, y, wide, tall, other) for other in others), default=math.inf)
                doubt = max(0.0, _gap(x, y, wide, tall, point) + AMBIGUOUS - theirs)
                spots.append((inside, near - 0.12 * ring - doubt, -turn, x, y))
    *_, x, y = max(spots, default=(True, 0.0, 0, point[0], point[1] - tall))
    return x, y


def _gap(x: float, y: float, wide: float, tall: float, spot: Spot) -> float:
    """Return how far a spot is from a box around (x, y)."""
    return math.hypot(max(abs(x - spot[0]) - wide / 2, 0), max(abs(y - spot[1]) - tall / 2, 0))


class Label:
    """What is below an object: its number and name, the bonus, and the rewards that beginning it ends."""

    def __init__(self, title: str, bonus: bool, lost: list[str], middle: float, room: float, layout: Layout) -> None:
        self.title = title
        self.bonus = bonus
        self.lost = lost
        self.middle = middle
        self.text_width = layout.text_width
        self.signs_wide = BONUS_WIDE * bonus + LOST_WIDE * len(lost)
        wide = self.text_width(title, 1)  # as wide as one millimetre of font size makes it
        self.size = max(min(layout.label_size, (1.1 * room - self.signs_wide) / wide), layout.smallest)

    @property
    def name_wide(self) -> float:
        return self.text_width(self.title, self.size)

    @property
    def wide(self) -> float:
        return self.name_wide + self.signs_wide

    def shorten(self, most: float) -> None:
        """Cut letters off the name until the label is at most so wide; the number stays."""
        count, _, name = self.title.partition(" ")
        while name and self.wide > most:
            name = name[:-1].rstrip()
            self.title = f"{count} {name}\u2026" if name else count

    def draw(self, x: float, floor: float, palette: Palette) -> str:
        """Draw it below a shelf, its left edge at `x`."""
        out = words(self.title, x + self.name_wide / 2, floor + 3.1, self.size, palette.ink, "middle")
        x += self.name_wide
        if self.bonus:
            out += draw_bonus(x + 3.6, floor + 2.4, palette)
            x += BONUS_WIDE
        for reward in self.lost:
            out += _lost(x + 2.4, floor + 2.4, reward, palette)
            x += LOST_WIDE
        return group(out, data_label=self.title)


def _labels(labels: list[Label], floor: float, left: float, right: float, palette: Palette) -> list[str]:
    """Draw the labels of a shelf, each below its object as far as the others leave room; long names are shortened."""
    most = _most([label.wide for label in labels], right - left - LABEL_GAP * (len(labels) - 1))
    for label in labels:
        label.shorten(most)
    wishes = [(label.middle - label.wide / 2, label.wide) for label in labels]
    # Pushed to the right and to the left, they lie apart; so they do halfway between.
    pushed = _pushed(wishes, left, right)
    back = _pushed([(-x - wide, wide) for x, wide in reversed(wishes)], -right, -left)
    other = [-x - wide for x, (_, wide) in zip(reversed(back), wishes, strict=True)]
    return [label.draw((x + y) / 2, floor, palette) for label, x, y in zip(labels, pushed, other, strict=True)]


def _most(widths: list[float], room: float) -> float:
    """Return how wide each may be at most for all to have room: what is narrower leaves its share to the others."""
    share = 0.0
    for i, wide in enumerate(sorted(widths)):
        share = room / (len(widths) - i)
        if wide > share:
            return share
        room -= wide
    return max(widths, default=share)


def _pushed(wishes: list[tuple[float, float]], left: float, right: float) -> list[float]:
    """Return where each begins that wishes to begin somewhere and is so wide, if those before it push it on."""
    out = []
    for x, wide in wishes:
        out.append(max(x, left))
        left = out[-1] + wide + LABEL_GAP
    for i in reversed(range(len(out))):
        out[i] = min(out[i], right - wishes[i][1])
        right = out[i] - LABEL_GAP
    return out


def draw_bonus(x: float, y: float, palette: Palette) -> str:
    """Draw the badge of a bonus: a sun line or a leaf."""
    badge = box(x - 2.6, y - 1.35, 5.2, 2.7, palette.accent, 0.25, "#FFFFFF", rx=1.35)
    sign = sun(x - 1.2, y, 0.5, palette.ink, 0.14, "#FFD76A")
    return group(badge, sign, leaf(x + 0.3, y + 0.5, 1.9, -0.5, palette.ink, 0.14, "#A9CF8E"), class_="bonus")


def _lost(x: float, y: float, reward: str, palette: Palette) -> str:
    """Draw a crossed-out reward: in a solo game, the first line of the object ends it (DAY-25)."""
    out = box(x - 1.5, y - 1.4, 3, 2.8, palette.accent, 0.25, "#FFFFFF", rx=0.6)
    out += words(reward, x, y + 0.9, 2.5, palette.ink, "middle")
    return group(out, line(x - 1.3, y + 1.2, x + 1.3, y - 1.2, palette.accent, 0.35), class_="lost")
