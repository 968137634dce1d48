"""SVG as text: elements, numbers, and a hand-drawn wobble that is the same every time."""

import math
from typing import Final
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

SERIF: Final = "Georgia, serif"
SANS: Final = "Helvetica, Arial, sans-serif"
RAYS: Final = 8


def number(value: float) -> str:
    """Write a number to two places, a hundredth of a millimetre; never -0, which would make equal pictures differ."""
    return f"{round(value, 2) + 0.0:g}"


def points(*numbers: float) -> str:
    return " ".join(number(one) for one in numbers)


def tag(kind: str, *children: str, **attributes: str | float | None) -> str:
    """Write an element; `stroke_width` becomes stroke-width, and what is None is left out."""
    words = [kind]
    for name, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            words.append(f"{name.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    inside = "".join(children)
    return f"<{' '.join(words)}>{inside}</{kind}>" if inside else f"<{' '.join(words)}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    return tag("g", *children, **attributes) + "\n"


def path(d: str, stroke: str = "none", width: float = 0.0, fill: str = "none", **more: str | float | None) -> str:
    return tag("path", d=d, fill=fill, **_pen(stroke, width), **more)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float, **more: str | float | None) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **_pen(stroke, width), **more)


def circle(
    x: float, y: float, r: float, stroke: str = "none", width: float = 0.0, fill: str = "none",
    **more: str | float | None,
) -> str:  # fmt: skip
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **_pen(stroke, width), **more)


def box(
    x: float, y: float, wide: float, high: float, stroke: str = "none", width: float = 0.0, fill: str = "none",
    **more: str | float | None,
) -> str:  # fmt: skip
    return tag("rect", x=x, y=y, width=wide, height=high, fill=fill, **_pen(stroke, width), **more)


def words(
    text: str, x: float, y: float, size: float, fill: str, anchor: str = "start", family: str = SANS,
    **more: str | float | None,
) -> str:  # fmt: skip
    """Write a line of text whose baseline is at y."""
    return tag(
        "text", escape(text), x=x, y=y, font_size=size, font_family=family, text_anchor=anchor, fill=fill, **more
    )


def _pen(stroke: str, width: float) -> dict[str, str | float | None]:
    return {} if stroke == "none" else {"stroke": stroke, "stroke_width": width}


def wobble(*key: object) -> float:
    """Return a number between -1 and 1 that looks random and is always the same for the same key."""
    return crc32(repr(key).encode()) / 0x7FFFFFFF - 1


def sun(x: float, y: float, r: float, ink: str, width: float, fill: str, **more: str | float | None) -> str:
    """Draw a sun: a circle with rays."""
    rays = ""
    for ray in range(RAYS):
        cos, sin = math.cos(math.tau * ray / RAYS), math.sin(math.tau * ray / RAYS)
        rays += f"M{points(x + 1.35 * r * cos, y + 1.35 * r * sin)} L{points(x + 1.9 * r * cos, y + 1.9 * r * sin)}"
    return tag("g", circle(x, y, r, ink, width, fill), path(rays, ink, width), **more)


def star(x: float, y: float, r: float, ink: str, width: float, fill: str, **more: str | float | None) -> str:
    corners = []
    for i in range(10):
        reach = r if i % 2 == 0 else 0.45 * r
        corners.append(points(x + reach * math.sin(math.pi * i / 5), y - reach * math.cos(math.pi * i / 5)))
    return path(f"M{' L'.join(corners)}Z", ink, width, fill, **more)


def moon(x: float, y: float, r: float, ink: str, width: float, fill: str, **more: str | float | None) -> str:
    """Draw a crescent, open to the right."""
    tip, up = x + 0.35 * r, 0.937 * r
    d = f"M{points(tip, y - up)}A{points(r, r)} 0 1 0 {points(tip, y + up)}A{points(0.95 * r, 0.95 * r)} 0 0 1 "
    return path(d + points(tip, y - up) + "Z", ink, width, fill, **more)


def leaf(x: float, y: float, size: float, angle: float, ink: str, width: float, fill: str) -> str:
    """Draw a leaf that grows from (x, y) in a direction, with its middle vein."""

    def at(along: float, aside: float) -> str:
        cos, sin = math.cos(angle), math.sin(angle)
        return points(x + size * (along * cos - aside * sin), y + size * (along * sin + aside * cos))

    edge = f"M{at(0, 0)}C{at(0.2, -0.42)} {at(0.7, -0.42)} {at(1, 0)}C{at(0.7, 0.42)} {at(0.2, 0.42)} {at(0, 0)}Z"
    return path(edge, ink, width, fill) + path(f"M{at(0.1, 0)}L{at(0.75, 0)}", ink, 0.7 * width)
