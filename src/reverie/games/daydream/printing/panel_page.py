"""Draws one panel as a page: title, shelf, its part of the features, clouds, leaves and thorns."""

from typing import Final, NamedTuple

from reverie.games.daydream.drawing.clouds import draw_grid
from reverie.games.daydream.drawing.extras import draw_polaroids, spread
from reverie.games.daydream.drawing.layout import SKY, Box
from reverie.games.daydream.drawing.margins import draw_leaf, draw_rewards, draw_thorn
from reverie.games.daydream.drawing.palette import Palette
from reverie.games.daydream.drawing.shelf import draw_shelf
from reverie.games.daydream.names import object_name, view_title
from reverie.games.daydream.printing.paper import TAB, TEXT, PanelLayout
from reverie.games.daydream.rules.folds import VIEWS, Composition, View
from reverie.games.daydream.rules.panels import Panel
from reverie.svg import SERIF, box, circle, group, line, moon, path, points, star, words
from reverie.texts import Texts

THORNS: Final = 18
LAST_PANELS: Final = frozenset(letters[-1] for letters in VIEWS)
TAB_STEP: Final = 6  # millimetres between the lines of the hatch


class Edges(NamedTuple):
    """What is done with the left and the right edge of a panel: `""`, `cut`, `glue` or `fold`."""

    left: str = ""
    right: str = ""


class PanelPage:
    """A panel of a view, alone or to be joined with its neighbours."""

    def __init__(
        self, whole: Composition, index: int, paper: str, palette: Palette, texts: Texts, edges: Edges
    ) -> None:
        self.whole = whole
        self.panel: Panel = whole.panels[index]
        self.index = index
        self.palette = palette
        self.texts = texts
        self.edges = edges
        self.last = index == len(whole.panels) - 1
        self.leaflet = whole.view.plays != VIEWS[whole.view.letters].plays  # it shows the features of all views
        # Folded, the leaflet shows other panels last: each of them has a place for the score.
        self.scored = self.panel.letter in LAST_PANELS if self.leaflet else self.last
        plays = tuple(play for play in whole.view.plays if _has(self.panel, play))
        view = View(self.panel.letter, whole.view.difficulty, plays, whole.view.names)
        self.composed = Composition(view, [self.panel])
        wide = 0.0 if not self.scored else 58.0 if self.leaflet else 74.0
        self.layout = PanelLayout(self.composed, paper, whole, wide, (index == 0, self.last))

    def drawn(self) -> list[str]:
        """Return the SVG elements of the page."""
        out = [self._paper(), self._title()]
        out.append(draw_shelf(self.composed, self.layout, self.palette, self.whole, self._called))
        plays = self.composed.view.plays
        if "constellation" in plays:
            out.append(self._constellation())
        if "garland" in plays:
            out.append(self._garland())
        if "polaroids" in plays:
            out.append(draw_polaroids(self.composed, self.layout, self.palette))
        out += [self._bridges(), draw_grid(self.composed, self.layout, self.palette), self._leaves()]
        if self.index == 0 or self.leaflet:
            out.append(self._thorns())
        if self.scored:
            out.append(self._score())
        return [*out, self._marks()]

    def _called(self, name: str) -> str:
        return object_name(name, self.texts)

    # -- paper ------------------------------------------------------------------------------------

    def _paper(self) -> str:
        layout, palette = self.layout, self.palette
        panel = layout.panel
        left = max(layout.columns[0] - layout.step_x / 2 - SKY, layout.grid.left)
        right = min(layout.columns[-1] + layout.step_x / 2 + SKY, layout.grid.right)
        out = [box(panel.left, panel.top, panel.wide, panel.high, fill=palette.page)]
        out.append(box(left, layout.grid.top, right - left, layout.grid.high, fill=palette.sky[0], rx=4))
        return group(*out)

    def _title(self) -> str:
        place, palette, letters = self.layout.title, self.palette, self.whole.view.letters
        title = view_title(letters, self.texts)
        out = [box(place.left, place.top, place.wide, place.high, palette.ink, 0.3, palette.page, rx=2)]
        out.append(
            words(title, place.left + 4, place.bottom - 3.2, 6.4, palette.ink, family=SERIF, font_style="italic")
        )
        part = f"{letters} \u00b7 {self.panel.letter}" if len(letters) > 1 else letters
        out.append(words(part, place.right - 4, place.top + 4.6, 3.4, palette.ink, "end", font_weight="bold"))
        own = self.texts.say("day-print-own")
        out.append(words(own, place.right - 4, place.bottom - 1.8, TEXT, palette.ink, "end"))
        name = self.texts.say("day-print-player")
        out.append(words(name, place.left + 78, place.bottom - 3.2, TEXT, palette.ink))
        out.append(line(place.left + 90, place.bottom - 2.6, place.left + 122, place.bottom - 2.6, palette.ink, 0.2))
        return group(*out)

    def _marks(self) -> str:
        """Draw where to cut, glue and fold."""
        panel, ink = self.layout.panel, "#000000"
        out = []
        for side, x, way in ((self.edges.left, panel.left, -1), (self.edges.right, panel.right, 1)):
            if not side:
                continue
            dashes = "2.5 1.5 0.4 1.5" if side == "fold" else "3 1.5"
            out.append(line(x, panel.top - 6, x, panel.bottom + 6, ink, 0.25, stroke_dasharray=dashes, class_=side))
            said = self.texts.say(f"day-print-{side}")
            out.append(words(said, x - way * 2, panel.bottom + 3.6, TEXT, ink, "end" if way > 0 else "start"))
            if side == "glue":
                flap = Box(min(x, x + way * TAB), panel.top + 2, max(x, x + way * TAB), panel.bottom - 2)
                out.append(box(flap.left, flap.top, flap.wide, flap.high, ink, 0.2, class_="flap"))
                steps = range(int(flap.top) + TAB_STEP, int(flap.bottom), TAB_STEP)
                hatch = "".join(f"M{points(flap.left, y)}L{points(flap.right, y - TAB_STEP)}" for y in steps)
                out.append(path(hatch, ink, 0.15))
        return group(*out)

    # -- decorations ------------------------------------------------------------------------------

    def _constellation(self) -> str:
        """Draw the part on this panel; its line runs to the edge and goes on on the next panel."""
        layout, palette = self.layout, self.palette
        strip = layout.strip
        room = Box(strip.left + 3, strip.top + 3, strip.right - 3, strip.bottom - 3)
        spots = [
            (room.left + room.wide * point["at"][0] / 100, room.top + room.high * point["at"][1] / 100)
            for point in self.panel.constellation
        ]
        spots = spread(spots, room, 5.0)
        first = self.panel.letter == "C"
        middle = (strip.top + strip.bottom) / 2
        way = [*spots, (layout.panel.left, middle)] if first else [(layout.panel.right, middle), *spots]
        out = [path("M" + "L".join(points(*spot) for spot in way), palette.ink, 0.3, stroke_dasharray="0.9 0.9")]
        for number, (point, (x, y)) in enumerate(zip(self.panel.constellation, spots, strict=True)):
            if point["star"]:
                out.append(star(x, y, 2.2, palette.accent, 0.3, "#FFE08A", stroke_linejoin="round"))
            elif number == 0 and first:
                out += [circle(x, y, 1.6, palette.ink, 0.35, "#FFFFFF"), circle(x, y, 0.7, fill=palette.ink)]
            else:
                out.append(circle(x, y, 0.75, fill=palette.ink))
        return group(*out)

    def _garland(self) -> str:
        """Draw the moons of this panel on their string, with the rewards between them."""
        layout, palette = self.layout, self.palette
        strip, moons = layout.strip, len(self.panel.moons)
        r = min(8.0, 0.2 * strip.wide / moons, 0.34 * strip.high)
        step = strip.wide / moons
        places = [
            (strip.left + (i + 0.5) * step, strip.top + r + 2 + (strip.high - 2 * r - 4) * (0.25 + 0.5 * (i % 2)))
            for i in range(moons)
        ]
        middle = (strip.top + strip.bottom) / 2
        ends = [(layout.panel.left, middle), *places, (layout.panel.right, middle)]
        if self.panel.letter != "E":
            ends.pop()
        out = [path("M" + "L".join(points(*place) for place in ends), palette.ink, 0.35, stroke_linejoin="round")]
        for x, y in places:
            out.append(
                circle(x, y, r, palette.ink, 0.35, "#FFFFFF") + moon(x, y, 0.9 * r, palette.accent, 0.2, "#FFE9AE")
            )
        following = [*places[1:], (layout.panel.right + step / 2 - 9, middle)]
        for (ax, ay), (bx, by), reward in zip(places, following, self.panel.rewards, strict=False):
            x, y = (ax + bx) / 2, (ay + by) / 2
            out.append(circle(x, y, 3.1, palette.accent, 0.3, palette.page, stroke_dasharray="0.8 0.5"))
            out.append(words(str(reward), x, y + 1.4, 4, palette.ink, "middle"))
        return group(*out)

    def _bridges(self) -> str:
        """Draw half bridges to the clouds of the adjacent panels."""
        layout, palette = self.layout, self.palette
        whole, offset = self.whole, self.whole.offset[self.panel.letter]
        places = set(whole.places)
        out = []
        for place in self.panel.cells:
            column = place & 31
            for edge, way, x in ((0, -1, layout.panel.left), (self.panel.width - 1, 1, layout.panel.right)):
                if column == edge and offset + column + way >= 0 and place + offset + way in places:
                    start, y = layout.x(place) + way * 0.3 * layout.step_x, layout.y(place) + 0.16 * layout.step_y
                    for aside in (-1.1, 1.1):
                        out.append(line(start, y + aside, x, y + aside, palette.ink, 0.3))
        return group(*out)

    # -- below the clouds -------------------------------------------------------------------------

    def _leaves(self) -> str:
        place, palette = self.layout.plant, self.palette
        leaves = self.panel.leaves
        step = min(13.0, (place.wide - 6) / leaves)
        size = min(7.5, step * 0.78)
        y = place.top + 5.5
        out = [path(f"M{points(place.left, y + 1)}Q{points(place.left + 20, y - 2, place.left + 6 + leaves * step, y)}",
                    "#6C9457", 0.8, stroke_linecap="round")]  # fmt: skip
        for i in range(leaves):
            x = place.left + 4 + (i + 0.5) * step
            out.append(draw_leaf(x - 0.3 * size, y, size, -0.5 if i % 2 else 0.5, i, self.panel.circled, palette))
        return group(*out)

    def _thorns(self) -> str:
        """Draw thorns for a long solo game, in pairs, because two cost an object."""
        place, palette = self.layout.plant, self.palette
        out = [words(self.texts.say("day-print-thorns"), place.left, place.bottom - 11.6, TEXT, palette.ink)]
        step = min(6.0, place.wide / (THORNS * 1.22))
        x, y = place.left + 1, place.bottom - 4.6
        for i in range(THORNS):
            out.append(draw_thorn(x, y, step, 6.0, palette, data_thorn=str(i + 1)))
            x += step
            if i % 2:
                out.append(words("\u22121", x - step, y + 3.6, TEXT, palette.ink, "middle"))
                x += 0.44 * step
        return group(*out)

    def _score(self) -> str:
        place, palette, letters = self.layout.score, self.palette, self.whole.view.letters
        rows = ["objects", *(letters.lower() if play == "polaroids" else play for play in self.whole.view.plays)]
        rows = ["total"] if self.leaflet else [*rows, "thorns", "total"]
        out = []
        wide = 9.0
        step = min(6.4, place.high / len(rows))
        for i, row in enumerate(rows):
            y = place.top + i * step
            sign = "= " if row == "total" else "\u2212 " if row == "thorns" else "+ " if i else ""
            bold = "bold" if row == "total" else None
            said = sign + self.texts.say(f"day-print-score-{row}")
            out.append(words(said, place.right - wide - 2, y + 0.68 * step, TEXT, palette.ink, "end", font_weight=bold))
            out.append(
                box(place.right - wide, y, wide, step - 0.8, palette.ink, 0.4 if bold else 0.2, "#FFFFFF", rx=0.8)
            )
        if "frames" in self.whole.view.plays and self.last:
            out.append(draw_rewards(place.left, place.top + 6, 24, palette))
        return group(*out)


def _has(panel: Panel, play: str) -> bool:
    """Return whether a panel has a part of a feature."""
    parts = {
        "constellation": panel.constellation, "garland": panel.moons, "polaroids": panel.polaroids,
        "notes": panel.notes, "frames": panel.families,
    }  # fmt: skip
    return bool(parts[play])
