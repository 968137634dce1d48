"""The boards as pictures: well-formed, complete, within the paper, and the same every time."""

import re
import shutil
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from reverie.games.daydream.drawing.board import draw_board
from reverie.games.daydream.drawing.extras import spread
from reverie.games.daydream.drawing.layout import Box
from reverie.games.daydream.rules.board import place_name, row_name
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, EDITIONS, VIEWS, Composition, load_boards

SMALL = Path(__file__).parents[1] / "rules" / "boards"
FOLDERS = {"house": BUILT_IN_BOARDS, "second": EDITIONS / "2", "small": SMALL}
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["lowest <&>", "low", "high", "highest"]

EVERY = pytest.mark.parametrize(("folder", "letters"), [(folder, view) for folder in FOLDERS for view in VIEWS])


def composed_of(folder: Path, letters: str) -> Composition:
    panels = load_boards(folder).panels
    return Composition(VIEWS[letters], [panels[letter] for letter in letters])


def drawn(folder: Path, letters: str) -> ET.Element:
    return ET.fromstring(draw_board(composed_of(folder, letters), "Title & more", NAMES))


def marks(picture: ET.Element, name: str) -> list[str]:
    return [value for value in (element.get(f"data-{name}") for element in picture.iter()) if value is not None]


def once(found: list[str], wanted: list[str]) -> None:
    assert Counter(found) == Counter(wanted)
    assert not found or max(Counter(found).values()) == 1


@EVERY
def test_every_cell_row_object_and_point_is_drawn_once(folder: str, letters: str) -> None:
    composed = composed_of(FOLDERS[folder], letters)
    picture = drawn(FOLDERS[folder], letters)
    once(marks(picture, "cell"), [place_name(place) for place in composed.places])
    rows = []
    for panel in composed.panels:
        shift = composed.offset[panel.letter]
        rows += [row_name(row.cells[0] + shift, row.cells[-1] + shift) for row in panel.rows]
    once(marks(picture, "row"), rows)
    icons = [(e.get("data-of"), e.get("data-icon")) for e in picture.iter() if e.get("data-icon")]
    assert sorted(icons) == sorted((row, kind) for row in rows for kind in ("dot", "sun"))
    once(marks(picture, "object"), [str(count) for count in range(1, len(composed.shelf) + 1)])
    points = {e.get("data-point"): e.get("data-kind") for e in picture.iter() if e.get("data-point")}
    assert points == {
        f"{count}.{i}": point["kind"]
        for count, one in enumerate(composed.shelf, 1)
        for i, point in enumerate(one.outline, 1)
    }
    assert len(marks(picture, "point")) == len(points)
    named = {e.get("data-object"): e.get("data-name") for e in picture.iter() if e.get("data-object")}
    assert named == {str(count): one.name for count, one in enumerate(composed.shelf, 1)}
    assert len(picture.findall(f".//{SVG}g[@class='bonus']")) == sum(one.bonus for one in composed.shelf)


@EVERY
def test_a_view_shows_what_it_plays_with_and_nothing_else(folder: str, letters: str) -> None:
    composed = composed_of(FOLDERS[folder], letters)
    picture = drawn(FOLDERS[folder], letters)
    plays = composed.view.plays
    panels = composed.panels
    constellation = [point["star"] for panel in panels for point in panel.constellation]
    moons = sum(len(panel.moons) for panel in panels)
    wanted = {
        "star": sum(constellation) if "constellation" in plays else 0,
        "spot": len(constellation) - sum(constellation) if "constellation" in plays else 0,
        "note": sum(len(panel.notes) for panel in panels) if "notes" in plays else 0,
        "head": sum(1 + (len(note) > 2) for panel in panels for note in panel.notes) if "notes" in plays else 0,
        "moon": moons if "garland" in plays else 0,
        "reward": moons - 1 if "garland" in plays else 0,
        "family": 3 if "frames" in plays else 0,
        "frame": 6 if "frames" in plays else 0,
        "polaroid": 6 if "polaroids" in plays else 0,
        "leaf": sum(panel.leaves for panel in panels),
        "thorn": 12,
        "special": len(composed.special()),
    }
    assert {name: len(marks(picture, name)) for name in wanted} == wanted
    assert marks(picture, "circled").count("yes") == sum(panel.circled for panel in panels)
    assert [int(least) for least in marks(picture, "solo")] == composed.view.names
    faint = [float(e.get("opacity", "1")) < 0.3 for e in picture.iter() if e.get("data-special")]
    assert all(faint) if not plays else not any(faint)
    assert len(picture.findall(f".//{SVG}line[@class='fold']")) == len(panels) - 1
    assert len(picture.findall(f".//{SVG}g[@class='lost']")) == (2 if "frames" in plays else 0)


@EVERY
def test_neighbours_across_a_fold_have_a_bridge(folder: str, letters: str) -> None:
    composed = composed_of(FOLDERS[folder], letters)
    ends = [composed.offset[panel.letter] + panel.width - 1 for panel in composed.panels[:-1]]
    pairs = [place for place in composed.places if place & 31 in ends and place + 1 in composed.places]
    once(marks(drawn(FOLDERS[folder], letters), "bridge"), [place_name(place) for place in pairs])


@EVERY
def test_nothing_lies_outside_the_paper(folder: str, letters: str) -> None:
    inside_the_paper(drawn(FOLDERS[folder], letters))


def inside_the_paper(picture: ET.Element) -> None:
    left, top, wide, high = (float(word) for word in picture.get("viewBox", "").split())
    assert (left, top) == (0, 0)
    assert (wide, high) in ((297, 210), (420, 297))
    assert (picture.get("width"), picture.get("height")) == (f"{wide:g}mm", f"{high:g}mm")
    for element in outside_pictures_within(picture):
        for x, y in reach(element):
            assert -0.01 <= x <= wide + 0.01, ET.tostring(element)
            assert -0.01 <= y <= high + 0.01, ET.tostring(element)


def outside_pictures_within(picture: ET.Element) -> list[ET.Element]:
    """All elements but the details of objects, which their own small picture clips."""
    out = []
    for element in picture:
        out.append(element)
        if element.tag != f"{SVG}svg":
            out += outside_pictures_within(element)
    return out


def reach(element: ET.Element) -> list[tuple[float, float]]:
    """Points that an element stays between."""

    def of(name: str) -> float:
        return float(element.get(name, "0"))

    kind = element.tag.removeprefix(SVG)
    if kind in ("circle", "ellipse"):
        rx, ry = of("rx") or of("r"), of("ry") or of("r")
        return [(of("cx") - rx, of("cy") - ry), (of("cx") + rx, of("cy") + ry)]
    if kind in ("rect", "svg"):
        assert of("width") > 0
        assert of("height") > 0
        return [(of("x"), of("y")), (of("x") + of("width"), of("y") + of("height"))]
    if kind == "line":
        return [(of("x1"), of("y1")), (of("x2"), of("y2"))]
    if kind == "text":
        long = 0.56 * of("font-size") * len(element.text or "")
        start = of("x") - {"start": 0.0, "middle": long / 2, "end": long}[element.get("text-anchor", "start")]
        assert of("font-size") > 0
        return [(start, of("y") - of("font-size")), (start + long, of("y") + 0.3 * of("font-size"))]
    if kind == "path":
        d = element.get("d", "")
        assert not re.search(r"[^MLQCAZ0-9. e-]", d), d
        out: list[tuple[float, float]] = []
        for command, text in re.findall(r"([MLQCA])([^MLQCAZ]*)", d):
            numbers = [float(word) for word in text.split()]
            corners = numbers[5:] if command == "A" else numbers
            if command == "Q":  # the curve lies halfway to its bend
                (ax, ay), (bx, by, cx, cy) = out[-1], corners
                corners = [(ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4, cx, cy]
            out += list(zip(corners[::2], corners[1::2], strict=True))
        return out
    return []


def test_the_same_board_gives_the_same_picture() -> None:
    for letters in VIEWS:
        once_more = [draw_board(composed_of(BUILT_IN_BOARDS, letters), "Title", NAMES) for _ in range(2)]
        assert once_more[0] == once_more[1]


def test_views_have_pictures_of_their_own() -> None:
    pictures = {draw_board(composed_of(BUILT_IN_BOARDS, letters), "Title", NAMES) for letters in VIEWS}
    assert len(pictures) == len(VIEWS)


def test_words_are_written_and_escaped() -> None:
    picture = drawn(BUILT_IN_BOARDS, "A")
    texts = [element.text for element in picture.iter(f"{SVG}text")]
    assert "Title & more" in texts
    assert "lowest <&>" in texts


def test_only_generic_fonts_are_asked_for_last() -> None:
    families = {element.get("font-family", "") for element in drawn(BUILT_IN_BOARDS, "EFD").iter(f"{SVG}text")}
    assert families
    assert all(family.split(", ")[-1] in ("serif", "sans-serif") for family in families)


@pytest.mark.parametrize("letters", ["A", "BCA"])
def test_a_crowded_board_still_fits(tmp_path: Path, letters: str) -> None:
    """Many leaves, twenty shelves, a name without end, and an outline that leaves its square."""
    shutil.copytree(SMALL, tmp_path / "boards")
    file = tmp_path / "boards" / "A.toml"
    text = file.read_text(encoding="utf-8").replace("leaves = 4", "leaves = 60", 1)
    for shelf in range(3, 23):
        text += f"""
[[object]]
name = "thing {shelf} with a name that no shelf has ever been wide enough for <&>"
shelf = {shelf}
bonus = true
colour = "#DFA86C"
outline = [
  {{ at = [-50, -40], kind = "sun" }}, {{ at = [150, 20], kind = "dot" }}, {{ at = [-50, -40], kind = "sun" }},
]
"""
    file.write_text(text, encoding="utf-8")
    picture = drawn(tmp_path / "boards", letters)
    inside_the_paper(picture)
    assert len(marks(picture, "leaf")) >= 60


def test_points_on_one_spot_are_moved_apart() -> None:
    room = Box(0, 0, 100, 40)
    spots = spread([(50, 20), (50, 20), (51, 20), (99, 39), (100, 40)], room, 4)
    for i, (x, y) in enumerate(spots):
        assert room.left <= x <= room.right
        assert room.top <= y <= room.bottom
        for ox, oy in spots[:i]:
            assert ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 > 3.9
    assert spread([(10, 10), (30, 30)], room, 4) == [(10, 10), (30, 30)]


def test_a_view_has_the_colours_of_its_leftmost_panel_that_has_its_own(tmp_path: Path) -> None:
    for letter in "BCA":
        text = (BUILT_IN_BOARDS / f"{letter}.toml").read_text(encoding="utf-8")
        own = {"B": "", "C": '[palette]\nsky = "#123456"\n', "A": '[palette]\nsky = "#654321"\nink = "#000001"\n'}
        (tmp_path / f"{letter}.toml").write_text(text + own[letter], encoding="utf-8")
    several = draw_board(composed_of(tmp_path, "BCA"), "Title", NAMES)
    assert "#123456" in several
    assert "#654321" not in several
    assert "#000001" not in several
    assert "#000001" in draw_board(composed_of(tmp_path, "A"), "Title", NAMES)
    # The rules do not know them: it is the same board.
    same = load_boards(shutil.copytree(BUILT_IN_BOARDS, tmp_path / "same"))
    assert load_boards(tmp_path).boards["BCA"].digest == same.boards["BCA"].digest
