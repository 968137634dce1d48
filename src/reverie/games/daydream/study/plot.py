"""Draws a study: for each view, the shares of the names that every player earns."""

from collections.abc import Sequence
from typing import Final

from reverie.games.daydream.study.measures import ViewFigures

COLOURS: Final = ("#C9D6E8", "#8FB3D9", "#F0C26A", "#D9624F")  # of the four names
WIDTH, LEFT, TOP = 760, 150, 46
BAR, GAP, APART = 15, 3, 16


def plot(views: Sequence[ViewFigures]) -> str:
    """Return the picture as SVG."""
    parts: list[str] = []
    y = TOP
    for view in views:
        if not view.players:
            continue
        middle = y + len(view.players) * (BAR + GAP) / 2
        parts.append(f'<text x="8" y="{middle:.0f}" font-weight="bold">{view.view}</text>')
        for one in view.players:
            parts.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{one.player}</text>')
            x = float(LEFT)
            for share, colour in zip(one.names, COLOURS, strict=True):
                wide = share * (WIDTH - LEFT - 12)
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{BAR}" fill="{colour}"/>')
                if share >= 0.06:
                    parts.append(
                        f'<text x="{x + wide / 2:.1f}" y="{y + 12}" text-anchor="middle">{100 * share:.0f}</text>'
                    )
                x += wide
            y += BAR + GAP
        y += APART
    legend = "".join(
        f'<rect x="{LEFT + 130 * i}" y="14" width="14" height="14" fill="{colour}"/>'
        f'<text x="{LEFT + 130 * i + 20}" y="25">name {i + 1}, % of games</text>'
        for i, colour in enumerate(COLOURS)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDTH}" height="{y}" fill="#FFFFFF"/>{legend}{"".join(parts)}</svg>\n'
    )
