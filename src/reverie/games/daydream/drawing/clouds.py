"""Draws the grid: clouds with necks between neighbours, rows with their icons, frames and notes."""

import math
from typing import Final

from reverie.games.daydream.drawing.layout import Layout
from reverie.games.daydream.drawing.palette import FAMILIES, Palette
from reverie.games.daydream.rules.board import place_name, row_name
from reverie.games.daydream.rules.folds import Composition
from reverie.svg import (
    circle,
    group,
    line,
    moon,
    number,
    path,
    points,
    star,
    sun,
    tag,
    wobble,
    words,
)

Corner = tuple[int, int]
Spot = tuple[float, float]
Head = tuple[list[int], int, int]  # a row, the cell that its icons are at, and the step from there to them
Icons = tuple[Spot, Spot]  # the dot and the sun of a row
# Its middle, whether it is a double one, the names of its cells, and the middles of the clouds that a single one ties.
Note = tuple[float, float, bool, str, list[Spot]]
CLOUD: Final = 0.46  # how far a cloud reaches from its middle, in steps of the lattice
TIE: Final = 0.6  # of the way from a single note to the middle of a cloud it lies beside
CLEAR: Final = 0.9  # millimetres around a note: more is no better
IN_FRAMES: Final = 0.9  # millimetres that a cloud is smaller to each side, to lie clear of the frames
NOTE_HEADS: Final = {False: [(-0.5, 1.5)], True: [(-1.9, 2.0), (1.5, 1.6)]}  # from the middle of a note
EIGHTHS: Final = [math.tau * i / 8 for i in range(8)]
SHIFTS: Final = (0.0, -0.5, 0.5, -1.0, 1.0, -1.5, 1.5, -2.0, 2.0)  # of a note, in millimetres
ICON_SHIFTS: Final = (0.0, -0.7, 0.7, -1.4, 1.4, -2.0, 2.0)  # of icons, up or down
DOT_REACH, SUN_REACH, NOTE_REACH = 1.1, 2.1, 3.0  # how far each reaches from its middle


def draw_grid(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw the clouds with all that is on and between them."""
    plays = composed.view.plays
    parts = [_coordinates(layout, palette)]
    parts.append(_necks(composed, layout, palette))
    if "frames" in plays:
        parts.append(_frames(composed, layout))
    heads = _heads(composed)
    icons = _icons(composed, heads, layout, [])
    notes: list[Note] = []
    if "notes" in plays:
        # Notes make way for icons, then icons for notes, then notes again: both have little room.
        notes = _note_spots(composed, layout, icons)
        icons = _icons(composed, heads, layout, notes)
        notes = _note_spots(composed, layout, icons)
    parts += [_clouds(composed, layout, palette), _rows(heads, icons, layout, palette)]
    if notes:
        parts += [_ties(x, y, names, tied, palette) for x, y, double, names, tied in notes if not double]
        parts.append(group(*(_note(*note[:4], palette) for note in notes), id="notes"))
    return group(*parts, id="grid")


def _coordinates(layout: Layout, palette: Palette) -> str:
    """Draw the letters of the columns and the numbers of the lines."""
    out = []
    top = layout.grid.top + 3.5
    for column, x in enumerate(layout.columns):
        out.append(
            words(place_name(column + layout.first_column)[0], x, top, 2.85, palette.ink, "middle", opacity=0.75)
        )
    left, right = layout.columns[0] - layout.step_x / 2 - 8.5, layout.columns[-1] + layout.step_x / 2 + 8.5
    for y in range(layout.top_line, layout.top_line + layout.lines):
        ends = ((left, "end"), (right, "start"))
        for x, anchor in [end for end, shown in zip(ends, layout.numbered, strict=True) if shown]:
            out.append(words(str(y + 1), x, layout.y(y << 5) + 1, 2.85, palette.ink, anchor, opacity=0.75))
    return group(*out, id="coordinates")


# -- clouds -------------------------------------------------------------------------------------


def _necks(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Join neighbours: by a neck on a panel, by a small bridge across a fold."""
    out = []
    cells = set(composed.places)
    thick = 0.34 * layout.step_y
    for place in composed.places:
        x, y = layout.x(place), layout.y(place)
        if place + 32 in cells:
            out.append(line(x, y, x, y + layout.step_y, palette.cloud, thick))
        if place + 1 in cells:
            right = layout.x(place + 1)
            if layout.panel_of(place) == layout.panel_of(place + 1):
                out.append(line(x, y, right, y, palette.cloud, thick))
            else:
                out.append(_bridge(x, right, y + 0.2 * layout.step_y, layout, palette, place_name(place)))
    return group(*out, id="necks")


def _bridge(left: float, right: float, y: float, layout: Layout, palette: Palette, name: str) -> str:
    """Draw a bridge from cloud to cloud: a floor, two curved rails and planks."""
    start, stop = left + 0.36 * layout.step_x, right - 0.36 * layout.step_x
    rails = f"M{points(start, y - 1.1)}Q{points((start + stop) / 2, y - 2.1, stop, y - 1.1)}"
    rails += f"M{points(start, y + 1.1)}Q{points((start + stop) / 2, y + 0.1, stop, y + 1.1)}"
    planks = ""
    for i in range(1, 8):
        t = i / 8
        rise = 2 * t * (1 - t)
        x = start + t * (stop - start)
        planks += f"M{points(x, y - 1.1 - rise)}L{points(x, y + 1.1 - rise)}"
    floor = line(start, y - 0.4, stop, y - 0.4, palette.cloud, 2)
    return group(floor, path(rails, palette.ink, 0.3), path(planks, palette.ink, 0.25), data_bridge=name)


def _clouds(composed: Composition, layout: Layout, palette: Palette) -> str:
    """Draw the clouds; a star or moon in one is faint where the view does not use it."""
    out = []
    counts = bool(composed.view.plays)  # all views but A and D use the star and moon cells
    special = {composed.places[cell] for cell in composed.special()}
    starry = {panel.letter: panel.letter in "ABC" for panel in composed.panels}
    less = IN_FRAMES * ("frames" in composed.view.plays)
    wide, high = 0.43 * layout.step_x - less, 0.43 * layout.step_y - less
    for place in composed.places:
        x, y = layout.x(place), layout.y(place)
        outline = cloud_path(x, y, wide, high, place)
        cloud = path(outline, palette.ink, 0.32, palette.cloud, stroke_linejoin="round")
        sign = ""
        if place in special:
            r = 0.77 * high if counts else 0.51 * high
            mark = star if starry[composed.panels[layout.panel_of(place)].letter] else moon
            fill = "#FFE08A" if counts else "none"
            sign = mark(x, y + 0.02 * layout.step_y, r, palette.accent if counts else palette.ink,
                        0.35 if counts else 0.2, fill, opacity=0.8 if counts else 0.25,
                        stroke_linejoin="round", data_special=place_name(place))  # fmt: skip
        out.append(group(cloud, sign, data_cell=place_name(place)))
    return group(*out, id="clouds")


def cloud_path(x: float, y: float, wide: float, high: float, seed: int) -> str:
    """Return a closed outline of bumps around a centre, flatter below; `seed` makes each one different."""
    corners = []
    bumps = 7 + (seed + (seed >> 5)) % 3
    turn = 0.4 * wobble(seed, "turn")
    for i in range(bumps):
        angle = turn + math.tau * (i + 0.2 * wobble(seed, i)) / bumps
        reach = 0.88 + 0.055 * wobble(seed, i, "reach")
        corners.append((math.cos(angle) * reach, math.sin(angle) * reach))
    d = f"M{points(x + wide * corners[0][0], y + high * corners[0][1])}"
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        swell = (1.36 if my < 0.3 else 1.14) / max(math.hypot(mx, my), 0.1)
        d += f"Q{points(x + wide * mx * swell, y + high * my * swell, x + wide * bx, y + high * by)}"
    return d + "Z"


# -- rows ---------------------------------------------------------------------------------------


def _rows(heads: list[Head], icons: list[Icons], layout: Layout, palette: Palette) -> str:
    rows = [_row(*head, *pair, layout, palette) for head, pair in zip(heads, icons, strict=True)]
    return group(*rows, id="rows")


def _heads(composed: Composition) -> list[Head]:
    """Return every row with the cell that its icons are at, and the step from there to them."""
    out = []
    for panel in composed.panels:
        for row in panel.rows:
            run = [place + composed.offset[panel.letter] for place in row.cells]
            step = run[1] - run[0]
            out.append((run, run[0], -step) if row.icons == "start" else (run, run[-1], step))
    return out


def _icons(composed: Composition, heads: list[Head], layout: Layout, notes: list[Note]) -> list[Icons]:
    """Return where the dot and the sun of each row are: clear of bridges, and of notes as far as can be."""
    out = []
    cells = set(composed.places)
    off = 2.5 if "frames" in composed.view.plays else 1.9
    for _, head, back in heads:
        way = 1 if back > 0 else -1
        x, y = layout.x(head), layout.y(head)
        if back not in (1, -1):
            y += way * (0.5 * layout.step_y + off)
            out.append(((x - 2.3, y), (x + 1.5, y)))
            continue
        x += way * (0.5 * layout.step_x + off)
        y -= 0.2 * layout.step_y * (head + back in cells)  # a bridge is there
        near = [note for note in notes if math.dist(note[:2], (x, y)) < 12]
        out.append(max((_beside_notes(x, y, shift, near) for shift in ICON_SHIFTS), key=lambda tried: tried[0])[1])
    return out


def _beside_notes(x: float, y: float, shift: float, notes: list[Note]) -> tuple[float, Icons]:
    """Return how good it is to move icons up or down, and where they are then."""
    pair = (x, y + shift - 2.1), (x, y + shift + 1.5)
    sized = [(pair[0], DOT_REACH), (pair[1], SUN_REACH)]
    clear = CLEAR
    for note_x, note_y, double, _, _ in notes:
        clear = min(clear, _clearance(_note_shape(double), note_x, note_y, [], sized, (1.0, 1.0)))
    return clear - 0.05 * abs(shift), pair


def _row(run: list[int], head: int, back: int, dot_at: Spot, sun_at: Spot, layout: Layout, palette: Palette) -> str:
    """Draw the thin line through a row, and its icons."""
    flat = back in (1, -1)
    way = 1 if back > 0 else -1
    x, y = layout.x(head), layout.y(head)
    tail = run[-1] if head == run[0] else run[0]
    far_x, far_y = layout.x(tail), layout.y(tail)
    if flat:
        far_x -= way * 0.3 * layout.step_x
        end_x, end_y = dot_at[0] - way * 2, y
        cap = f"M{points(far_x, far_y - 0.9)}L{points(far_x, far_y + 0.9)}"
    else:
        far_y -= way * 0.3 * layout.step_y
        end_x, end_y = x, dot_at[1] - way * 1.6
        cap = f"M{points(far_x - 0.9, far_y)}L{points(far_x + 0.9, far_y)}"
    name = row_name(run[0], run[-1])
    return group(
        line(far_x, far_y, end_x, end_y, palette.accent, 0.28, opacity=0.45),
        path(cap, palette.accent, 0.28, opacity=0.45),
        circle(*dot_at, 0.95, palette.ink, 0.25, palette.ink, data_icon="dot", data_of=name),
        sun(*sun_at, 1.05, palette.ink, 0.25, "#FFD76A", data_icon="sun", data_of=name),
        data_row=name,
    )


# -- notes --------------------------------------------------------------------------------------


def _note_spots(composed: Composition, layout: Layout, icons: list[Icons]) -> list[Note]:
    """Return where each note is drawn, clear of clouds and icons as far as can be."""
    out: list[Note] = []
    cells = set(composed.places)
    taken = [(dot_at, DOT_REACH) for dot_at, _ in icons] + [(sun_at, SUN_REACH) for _, sun_at in icons]
    for panel in composed.panels:
        for note in panel.notes:
            places = [place + composed.offset[panel.letter] for place in note]
            xs, ys = [layout.x(place) for place in places], [layout.y(place) for place in places]
            x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
            double = len(places) > 2
            middle = _middle(places)
            if middle is not None:
                spots = [(layout.x(middle), layout.y(middle))]
            else:
                spots = [(x, y)] if double else _beside(places, x, y, cells, layout)
            names = " ".join(place_name(place) for place in places)
            x, y = _clearest(spots, double, cells, taken, layout)
            out.append((x, y, double, names, [] if double else list(zip(xs, ys, strict=True))))
            taken.append(((x, y), NOTE_REACH))
    return out


def _beside(places: list[int], x: float, y: float, cells: set[int], layout: Layout) -> list[Spot]:
    """Return where a single note can be: where four places meet, first the side of its two clouds with fewer others."""
    across = 32 if places[1] - places[0] == 1 else 1
    before, after = (sum(place + way * across in cells for place in places) for way in (-1, 1))
    edge = places[0] < across if across == 32 else not places[0] & 31
    way = -1 if before < after and not edge else 1
    out = []
    for side in (way, -way):
        if side < 0 and edge:
            continue
        reach = 0.5 + 0.1 * ((before if side < 0 else after) == 0)
        out.append((x, y + side * reach * layout.step_y) if across == 32 else (x + side * reach * layout.step_x, y))
    return out


def _clearest(
    spots: list[Spot], double: bool, cells: set[int], taken: list[tuple[Spot, float]], layout: Layout
) -> Spot:
    """Return the place at or near one of the spots where a note is clear of clouds and icons, as far as can be."""
    best, found = -math.inf, spots[0]
    shape = _note_shape(double)
    reach = CLOUD * layout.step_x, CLOUD * layout.step_y
    for rank, (spot_x, spot_y) in enumerate(spots):
        clouds = [
            (layout.x(place), layout.y(place))
            for place in cells
            if abs(layout.x(place) - spot_x) < 1.5 * layout.step_x
            and abs(layout.y(place) - spot_y) < 1.5 * layout.step_y
        ]
        near = [other for other in taken if math.dist(other[0], (spot_x, spot_y)) < 12]
        for dx in SHIFTS:
            for dy in SHIFTS:
                # A near place is better than a far one, the first side better than the second.
                price = 0.05 * (abs(dx) + abs(dy)) + 0.2 * rank
                if CLEAR - price > best:
                    clear = _clearance(shape, spot_x + dx, spot_y + dy, clouds, near, reach)
                    if min(clear, CLEAR) - price > best:
                        best, found = min(clear, CLEAR) - price, (spot_x + dx, spot_y + dy)
    return found


def _clearance(
    shape: list[Spot], x: float, y: float, clouds: list[Spot], round_ones: list[tuple[Spot, float]], reach: Spot
) -> float:
    """Return how many millimetres a note is away from clouds and from round things, less than 0 if it lies on one."""
    wide, high = reach
    out = math.inf
    for at_x, at_y in shape:
        for (other_x, other_y), r in round_ones:
            out = min(out, math.hypot(x + at_x - other_x, y + at_y - other_y) - r)
        for cloud_x, cloud_y in clouds:
            out = min(out, (math.hypot((x + at_x - cloud_x) / wide, (y + at_y - cloud_y) / high) - 1) * high)
    return out


def _note_shape(double: bool) -> list[Spot]:
    """Return points around a note, from its middle."""
    heads = NOTE_HEADS[double]
    out = [(x + 1.45 * math.cos(turn), y + 1.2 * math.sin(turn)) for x, y in heads for turn in EIGHTHS]
    out += [(x + 1.05, y - up) for x, y in heads for up in (1.6, 3.1, 4.6)]
    return out if double else [*out, (heads[0][0] + 2.75, heads[0][1] - 2.7)]


def _middle(places: list[int]) -> int | None:
    """Return the empty place that three or four cells surround, or None if they meet in a corner."""
    if len(places) == 2:
        return None
    around = [{place - 32, place - 1, place + 1, place + 32} for place in places]
    common = set.intersection(*around)
    return min(common) if common else None


def _ties(x: float, y: float, names: str, tied: list[Spot], palette: Palette) -> str:
    """Draw two strokes from a single note: where four clouds meet, they say which of them it lies between."""
    (at_x, at_y), out = NOTE_HEADS[False][0], ""
    hx, hy = x + at_x, y + at_y
    for cloud_x, cloud_y in tied:
        end_x, end_y = hx + TIE * (cloud_x - hx), hy + TIE * (cloud_y - hy)
        out += path(f"M{points(hx, hy)}L{points(end_x, end_y)}", palette.ink, 0.35)
        out += circle(end_x, end_y, 0.55, fill=palette.ink)
    return group(out, data_ties=names)


def _note(x: float, y: float, double: bool, names: str, palette: Palette) -> str:
    """Draw a note with one head to fill in, or two; a pale halo sets it off from the clouds."""
    heads = [(x + at_x, y + at_y) for at_x, at_y in NOTE_HEADS[double]]
    stems = "".join(f"M{points(hx + 1.05, hy - 0.2)}L{points(hx + 1.05, hy - 4.6)}" for hx, hy in heads)
    if double:
        stems += f"M{points(heads[0][0] + 1.05, heads[0][1] - 4.4)}L{points(heads[1][0] + 1.05, heads[1][1] - 4.4)}"
    else:
        hx, hy = heads[0]
        stems += f"M{points(hx + 1.05, hy - 4.6)}Q{points(hx + 1.35, hy - 3.3, hx + 2.75, hy - 2.7)}"
    out = path(stems, palette.cloud, 1.3, stroke_linecap="round") + path(stems, palette.ink, 0.45)
    for hx, hy in heads:
        out += tag(
            "ellipse", cx=hx, cy=hy, rx=1.25, ry=1, fill="#FFFFFF", stroke=palette.ink, stroke_width=0.4,
            data_head=names,
        )  # fmt: skip
    return group(out, data_note=names)


# -- frames -------------------------------------------------------------------------------------


def _frames(composed: Composition, layout: Layout) -> str:
    """Draw the outline of each family."""
    families: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for panel in composed.panels:
        for place, family in panel.families.items():
            families[family].add(place + composed.offset[panel.letter])
    out = []
    for family, places in families.items():
        colour, dashes = FAMILIES[family]
        d = ""
        for i, panel in enumerate(composed.panels):
            # A family is framed panel by panel, because the fold separates its frames.
            here = {place for place in places if layout.panel_of(place) == i}
            d += "".join(_loop(loop, composed.offset[panel.letter], layout) for loop in _loops(here))
        dash = None if dashes == "none" else dashes
        border = path(d, colour, 0.75, colour, fill_opacity=0.13, stroke_dasharray=dash, stroke_linejoin="round",
                      stroke_linecap="round", fill_rule="evenodd")  # fmt: skip
        out.append(group(border, data_family=number(family + 1)))
    return group(*out, id="frames")


def _loops(places: set[int]) -> list[list[Corner]]:
    """Return the outlines of a set of places as corners of the lattice, clockwise around the places."""
    edges: dict[Corner, list[Corner]] = {}
    for place in sorted(places):
        x, y = place & 31, place >> 5
        for beyond, start, stop in (
            (place - 32, (x, y), (x + 1, y)),
            (place + 1, (x + 1, y), (x + 1, y + 1)),
            (place + 32, (x + 1, y + 1), (x, y + 1)),
            (place - 1, (x, y + 1), (x, y)),
        ):
            if beyond not in places:
                edges.setdefault(start, []).append(stop)
    loops = []
    while edges:
        corner = min(edges)
        loop = [corner]
        before = (0, 0)
        while corner in edges:
            ways = edges[corner]
            # Where two places touch at a corner, turn right to keep their outlines apart.
            after = max((_right_turn(before, corner, way), way) for way in ways)[1]
            ways.remove(after)
            if not ways:
                del edges[corner]
            before = (after[0] - corner[0], after[1] - corner[1])
            corner = after
            loop.append(corner)
        loops.append(loop[:-1])
    return loops


def _right_turn(before: Corner, corner: Corner, way: Corner) -> int:
    """Return 1 if the way to a corner turns right after a step, 0 if it goes straight on, -1 if it turns left."""
    return before[0] * (way[1] - corner[1]) - before[1] * (way[0] - corner[0])


def _loop(loop: list[Corner], first: int, layout: Layout) -> str:
    """Return one outline as a path, drawn a little inside, so that both of two adjacent families show."""
    inset = 0.55
    d = ""
    for i, corner in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        ins = [(corner[0] - before[0], corner[1] - before[1]), (after[0] - corner[0], after[1] - corner[1])]
        if ins[0] == ins[1]:
            continue
        x = layout.columns[first] + (corner[0] - first - 0.5) * layout.step_x
        y = layout.first_line + (corner[1] - layout.top_line - 0.5) * layout.step_y
        for dx, dy in ins:
            x -= dy * inset
            y += dx * inset
        d += f"{'L' if d else 'M'}{points(x, y)}"
    return d + "Z"
