"""Draws a whole board as one picture, to print and to play on with a pen."""

from xml.sax.saxutils import escape

from reverie.games.daydream.drawing.clouds import draw_grid
from reverie.games.daydream.drawing.extras import draw_extras
from reverie.games.daydream.drawing.layout import SKY, Layout
from reverie.games.daydream.drawing.margins import draw_plant, draw_score, draw_title
from reverie.games.daydream.drawing.palette import Palette, palette_of
from reverie.games.daydream.drawing.shelf import draw_shelf
from reverie.games.daydream.rules.folds import Composition
from reverie.svg import box, group, line, number, tag


def draw_board(composed: Composition, title: str, names: list[str]) -> str:
    """Return the picture of a view as SVG; title and solo names are in the language of the reader."""
    layout = Layout(composed)
    palette = palette_of(composed)
    wide, high = number(layout.wide), number(layout.high)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        + tag(
            "svg",
            tag("title", escape(title)) + "\n",
            _paints(palette),
            _paper(layout, palette),
            draw_title(composed, layout, palette, title),
            draw_shelf(composed, layout, palette),
            draw_grid(composed, layout, palette),
            draw_extras(composed, layout, palette),
            draw_score(composed, layout, palette, names),
            draw_plant(composed, layout, palette),
            xmlns="http://www.w3.org/2000/svg",
            width=f"{wide}mm",
            height=f"{high}mm",
            viewBox=f"0 0 {wide} {high}",
        )
        + "\n"
    )


def _paints(palette: Palette) -> str:
    """Return the definitions of the two gradients."""

    def fade(name: str, colours: tuple[str, str], x2: str, y2: str) -> str:
        stops = [tag("stop", offset=at, stop_color=colour) for at, colour in zip(("0", "1"), colours, strict=True)]
        return tag("linearGradient", *stops, id=name, x1="0", y1="0", x2=x2, y2=y2)

    return tag("defs", fade("band", palette.band, "1", "0"), fade("sky", palette.sky, "0", "1")) + "\n"


def _paper(layout: Layout, palette: Palette) -> str:
    """Draw the page, the sky behind the clouds and the folds."""
    grid = layout.grid
    left = layout.columns[0] - layout.step_x / 2 - SKY
    right = layout.columns[-1] + layout.step_x / 2 + SKY
    out = [box(0, 0, layout.wide, layout.high, fill=palette.page)]
    out.append(box(left, grid.top, right - left, grid.high, fill="url(#sky)", rx=4))
    for x in layout.edges[1:-1]:
        out.append(line(x, layout.shelf.top, x, grid.bottom, palette.ink, 0.25, stroke_dasharray="2.5 1.5 0.4 1.5",
                        opacity=0.6, class_="fold"))  # fmt: skip
    return group(*out, id="paper")
