"""Draws the learning curve of a training run as SVG."""

from html import escape
from typing import Final

WIDTH: Final = 760
HEIGHT: Final = 420
LEFT: Final = 60
RIGHT: Final = 700
TOP: Final = 50
BOTTOM: Final = 370
POINTS: Final = 300  # of the curve, at most: marks are averaged in groups


def curve_svg(title: str, noun: str, marks: list[tuple[int, float, float]]) -> str:
    """Return an SVG of success (left axis) and error (right axis) over the number of games.

    `marks` are triples of games played so far, success and error; `noun` names what success counts.
    """
    most_games = max([games for games, _, _ in marks], default=1)
    most = max([success for _, success, _ in marks], default=1.0)
    top = 1.0 if most <= 1.0 else most * 1.1
    worst = max([error for _, _, error in marks], default=1.0) * 1.1 or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}: {escape(noun)} and error over games</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="28" font-size="15">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        y = BOTTOM - (BOTTOM - TOP) * tenth / 10
        x = LEFT + (RIGHT - LEFT) * tenth / 10
        parts += [
            f'<line x1="{LEFT}" y1="{y:.1f}" x2="{RIGHT}" y2="{y:.1f}" stroke="#ddd"/>',
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#1f5f8b">{_short(top * tenth / 10)}</text>',
            f'<text x="{RIGHT + 8}" y="{y + 4:.1f}" fill="#a5502a">{worst * tenth / 10:.2f}</text>',
            f'<text x="{x:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{_short(most_games * tenth / 10)}</text>',
        ]
    step = max(1, len(marks) // POINTS)
    groups = [marks[i : i + step] for i in range(0, len(marks), step)]
    for which, scale, colour in ((1, top, "#1f5f8b"), (2, worst, "#a5502a")):
        points = []
        for group in groups:
            games = group[-1][0]
            value = sum(float(mark[which]) for mark in group) / len(group)
            x = LEFT + (RIGHT - LEFT) * games / most_games
            y = BOTTOM - (BOTTOM - TOP) * value / scale
            points.append(f"{x:.1f},{y:.1f}")
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.6" points="{" ".join(points)}"/>')
    parts += [
        f'<text x="{LEFT}" y="{TOP - 8}" fill="#1f5f8b">{escape(noun)}</text>',
        f'<text x="{RIGHT}" y="{TOP - 8}" text-anchor="end" fill="#a5502a">error</text>',
        f'<text x="{(LEFT + RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">games</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _short(number: float) -> str:
    """Format a number for an axis: `1.5 M`, `20 k`, `0.25`."""
    for size, letter in ((1_000_000, "M"), (1000, "k")):
        if number >= size:
            return f"{number / size:.3g} {letter}"
    return f"{number:.3g}"
