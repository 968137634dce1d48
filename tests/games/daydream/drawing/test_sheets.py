"""The sheets of new games, measured: what lies side by side matches, and nothing lies on anything else."""

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from reverie.games.daydream.drawing.palette import palette_of
from reverie.games.daydream.library import CURRENT
from reverie.games.daydream.printing.boards import BACK, FRONT, print_leaflet
from reverie.games.daydream.printing.panel_page import Edges, PanelPage
from reverie.games.daydream.printing.paper import PAPERS
from reverie.games.daydream.printing.pdf import text_width, texts_of
from reverie.games.daydream.rules.folds import EDITIONS, HARD, VIEWS, Composition, View, load_boards
from reverie.games.kit import Paper
from reverie.texts import LANGUAGES

PANELS = load_boards(EDITIONS / CURRENT).panels
SVG = "{http://www.w3.org/2000/svg}"
MARGIN = 6.35  # millimetres: a quarter of an inch, which many printers leave white
SEVERAL = [letters for letters in VIEWS if len(letters) > 1]
Spot = tuple[float, float]


def leaflet(letters: str) -> Composition:
    plays = ("constellation", "notes", "polaroids") if letters == FRONT else ("garland", "frames", "polaroids")
    return Composition(View(letters, HARD, plays, VIEWS[letters].names), [PANELS[letter] for letter in letters])


def sheets(whole: Composition, language: str = "en", paper: str = "letter") -> list[ET.Element]:
    """Each panel of a view as a picture, with marks at both edges."""
    out = []
    for i in range(len(whole.panels)):
        page = PanelPage(whole, i, paper, palette_of(whole), texts_of(language), Edges("glue", "cut"))
        out.append(ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(page.drawn())}</svg>'))
    return out


@cache
def view(letters: str, language: str = "en") -> list[ET.Element]:
    return sheets(Composition(VIEWS[letters], [PANELS[letter] for letter in letters]), language)


def of(element: ET.Element, name: str) -> float:
    return float(element.get(name, "nan"))


def along(d: str) -> list[Spot]:
    """Points along a path of lines and quadratic curves, close to each other."""
    out: list[Spot] = []
    for command, text in re.findall(r"([MLQ])([^MLQZ]*)", d):
        numbers = [float(word) for word in re.findall(r"-?[\d.]+", text)]
        end = (numbers[-2], numbers[-1])
        if command != "M":
            (ax, ay), (bx, by) = out[-1], end
            cx, cy = (numbers[0], numbers[1]) if command == "Q" else ((ax + bx) / 2, (ay + by) / 2)
            for t in (i / 40 for i in range(1, 40)):
                u = 1 - t
                out.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
        out.append(end)
    return out


def inside(spot: Spot, corners: list[Spot]) -> bool:
    """Whether a point lies in a polygon."""
    odd = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (bx - ax) * (spot[1] - ay) / (by - ay):
            odd = not odd
    return odd


@pytest.mark.parametrize("letters", SEVERAL)
def test_bridges_planks_and_lines_meet_where_panels_are_joined(letters: str) -> None:
    left, right = (PAPERS["letter"][0] - 182) / 2, (PAPERS["letter"][0] + 182) / 2
    pages = view(letters)
    for here, beyond in pairwise(pages):
        ends = [round(of(line, "y2"), 2) for line in here.iter(f"{SVG}line") if of(line, "x2") == pytest.approx(right)]
        starts = [
            round(of(line, "y2"), 2)
            for line in beyond.iter(f"{SVG}line")
            if of(line, "x2") == pytest.approx(left) and of(line, "x1") != of(line, "x2")
        ]
        bridges = [y for y in ends if y in starts]
        assert len(bridges) >= 4
        assert sorted(starts) == sorted(bridges)
    tops = {min(of(box, "y") for box in page.iter(f"{SVG}rect") if of(box, "rx") == 4) for page in pages}
    assert len(tops) == 1  # the sky behind the clouds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("letters", ["BCA", "EFD"])
def test_names_below_a_shelf_do_not_run_into_each_other(letters: str, language: str) -> None:
    for page in view(letters, language):
        shelves: dict[float, list[tuple[float, float]]] = {}
        for label in page.iter(f"{SVG}g"):
            if label.get("data-label") is None:
                continue
            text = next(label.iter(f"{SVG}text"))
            assert of(text, "font-size") >= 8 * 25.4 / 72
            half = text_width(text.text or "", of(text, "font-size")) / 2
            reach = [of(box, "x") + of(box, "width") for box in label.iter(f"{SVG}rect")]
            shelves.setdefault(of(text, "y"), []).append((of(text, "x") - half, max([of(text, "x") + half, *reach])))
        assert len(shelves) == 3
        for labels in shelves.values():
            for (_, stop), (start, _) in pairwise(sorted(labels)):
                assert stop + 0.5 < start


def test_long_names_of_ones_own_are_shortened_and_stay_on_the_paper(tmp_path: Path) -> None:
    board = (EDITIONS / CURRENT / "A.toml").read_text(encoding="utf-8")
    (tmp_path / "A.toml").write_text(board.replace('name = "mug"', f'name = "{"W" * 80}"'), encoding="utf-8")
    panels = load_boards(tmp_path).panels
    (page,) = sheets(Composition(VIEWS["A"], [panels["A"]]), "en")
    labels = [label for label in page.iter(f"{SVG}g") if label.get("data-label") is not None]
    texts = [next(label.iter(f"{SVG}text")) for label in labels]
    titles = [text.text or "" for text in texts]
    assert [title.split()[0] for title in titles] == [str(number) for number in range(1, 16)]
    assert {"1 toast", "3 pear", "4 croissant", "5 slipper"} < set(titles)
    assert titles[1].startswith("2 WWWWW")
    assert titles[1].endswith("W\u2026")
    for text in texts:
        half = text_width(text.text or "", of(text, "font-size")) / 2
        assert of(text, "x") - half > MARGIN
        assert of(text, "x") + half < 210 - MARGIN


def test_single_notes_are_clear_of_clouds_and_all_notes_clear_of_icons() -> None:
    seen = 0
    for page in view("BCA"):
        clouds = [along(next(g.iter(f"{SVG}path")).get("d", "")) for g in page.iter() if g.get("data-cell")]
        icons = []
        for icon in page.iter():
            if icon.get("data-icon") == "dot":
                icons.append(((of(icon, "cx"), of(icon, "cy")), 1.0))
            elif icon.get("data-icon") == "sun":
                middle = next(icon.iter(f"{SVG}circle"))
                icons.append(((of(middle, "cx"), of(middle, "cy")), 2.0))
        for note in page.iter():
            if not note.get("data-note"):
                continue
            seen += 1
            shape = along(next(note.iter(f"{SVG}path")).get("d", ""))
            heads = list(note.iter(f"{SVG}ellipse"))
            for head in heads:
                turns = [math.tau * i / 12 for i in range(12)]
                shape += [(of(head, "cx") + 1.45 * math.cos(t), of(head, "cy") + 1.2 * math.sin(t)) for t in turns]
            for place, reach in icons:
                assert min(math.dist(place, spot) for spot in shape) > reach + 0.2, note.get("data-note")
            if len(heads) == 1:
                assert not any(inside(spot, cloud) for cloud in clouds for spot in shape), note.get("data-note")
    assert seen == 15


def test_a_single_note_says_which_of_four_clouds_it_lies_between() -> None:
    tied = 0
    for page in view("BCA"):
        clouds = {
            cell: along(next(g.iter(f"{SVG}path")).get("d", "")) for g in page.iter() if (cell := g.get("data-cell"))
        }
        for ties in page.iter():
            if not ties.get("data-ties"):
                continue
            ends = [(of(end, "cx"), of(end, "cy")) for end in ties.iter(f"{SVG}circle")]
            reached = [name for end in ends for name, cloud in clouds.items() if inside(end, cloud)]
            assert " ".join(reached) == ties.get("data-ties")
            tied += 1
    assert tied == 9


def test_clouds_and_icons_lie_clear_of_the_frames() -> None:
    for page in view("EFD"):
        borders = [
            loop
            for family in page.iter(f"{SVG}g")
            if family.get("data-family")
            for border in family.iter(f"{SVG}path")
            for loop in re.findall(r"M[^M]*", border.get("d", ""))
        ]
        edges = []
        for loop in borders:
            corners = [(float(x), float(y)) for x, y in re.findall(r"([-\d.]+)[ ,]([-\d.]+)", loop)]
            edges += list(zip(corners, corners[1:] + corners[:1], strict=True))
        assert edges
        spots = [
            (spot, 0.3)
            for cell in page.iter()
            if cell.get("data-cell")
            for spot in along(next(cell.iter(f"{SVG}path")).get("d", ""))
        ]
        for icon in page.iter():
            if icon.get("data-icon"):
                middle = icon if icon.get("data-icon") == "dot" else next(icon.iter(f"{SVG}circle"))
                spots.append(((of(middle, "cx"), of(middle, "cy")), 1.0 if middle is icon else 2.0))
        for (x, y), reach in spots:
            for (ax, ay), (bx, by) in edges:  # upright or level
                left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
                assert gap((left, top, right, bottom), (x, y)) > reach


@pytest.mark.parametrize("letters", ["BCA", "EFD"])
def test_numbers_lie_beside_their_points_and_not_on_lines(letters: str) -> None:
    for page in view(letters):
        names = list(names_of(page))
        for one in page.iter(f"{SVG}g"):
            if one.get("data-object") is None:
                continue
            outline = along([path for path in one if path.tag == f"{SVG}path"][1].get("d", ""))
            boxes: list[tuple[float, float, float, float]] = []
            for text in one.iter(f"{SVG}text"):
                size, said = of(text, "font-size"), text.text or ""
                assert size >= 7 * 25.4 / 72
                half, x, y = text_width(said, size) / 2, of(text, "x"), of(text, "y")
                box = (x - half, y - 0.72 * size, x + half, y)
                where = f"{one.get('data-name')}: {said}"
                assert 0.1 < min(gap(box, spot) for spot in outline) < 3, where
                for other in boxes:
                    assert box[0] > other[2] or box[2] < other[0] or box[1] > other[3] or box[3] < other[1], where
                boxes.append(box)
                # Nobody takes it for the number of another point, nor for a part of a name on the shelf above.
                points = {key: gap(box, spot) for key, spot in points_of(one)}
                mine = {points[int(number)] for number in said.split("\u00b7")}
                assert max(mine) == min(points.values()), where
                for name in names:
                    assert box[0] > name[2] or box[2] < name[0] or box[1] > name[3] + 0.3 or box[3] < name[1], where


def gap(box: tuple[float, float, float, float], spot: Spot) -> float:
    """How far a point lies from a box."""
    return math.hypot(max(box[0] - spot[0], 0, spot[0] - box[2]), max(box[1] - spot[1], 0, spot[1] - box[3]))


def points_of(one: ET.Element) -> Iterator[tuple[int, Spot]]:
    """The numbers of an object's points and where they are."""
    for mark in one.iter():
        if mark.get("data-point"):
            middle = next(mark.iter(f"{SVG}circle"))
            yield int(mark.get("data-point", "").split(".")[1]), (of(middle, "cx"), of(middle, "cy"))


def names_of(page: ET.Element) -> Iterator[tuple[float, float, float, float]]:
    """The names below the shelves, each as a box with the signs beside it."""
    for label in page.iter(f"{SVG}g"):
        if label.get("data-label") is not None:
            text = next(label.iter(f"{SVG}text"))
            size, x, y = of(text, "font-size"), of(text, "x"), of(text, "y")
            half = text_width(text.text or "", size) / 2
            signs = [of(box, "x") + of(box, "width") for box in label.iter(f"{SVG}rect")]
            yield x - half, y - 0.72 * size, max([x + half, *signs]), y + 0.2 * size


@pytest.mark.parametrize("whole", ["BCA", "EFD", "leaflet"])
def test_marks_and_texts_stay_where_a_printer_prints(whole: str) -> None:
    wide, high = PAPERS["letter"]
    pages = sheets(leaflet(FRONT), "de") + sheets(leaflet(BACK), "de") if whole == "leaflet" else view(whole)
    for page in pages:
        for text in page.iter(f"{SVG}text"):
            assert MARGIN < of(text, "x") < wide - MARGIN
            assert MARGIN < of(text, "y") < high - MARGIN
        for box in page.iter(f"{SVG}rect"):
            if box.get("class") == "flap":
                assert of(box, "x") > MARGIN


def test_the_leaflet_has_a_place_for_the_score_on_every_panel_that_can_be_last() -> None:
    for letters in (FRONT, BACK):
        for letter, page in zip(letters, sheets(leaflet(letters)), strict=True):
            said = [text.text for text in page.iter(f"{SVG}text")]
            assert ("= score" in said) == (letter in "CAFD")
            assert ("rewards" in [group.get("id") for group in page.iter()]) == (letter == "D")
            assert sum(thorn.get("data-thorn") is not None for thorn in page.iter()) == 18


def test_the_flap_says_whose_place_it_is_and_folds_are_cut_first() -> None:
    for language, (glue, fold) in {
        "en": ("left", "cut"), "de": ("linke", "schneiden"), "fr": ("gauche", "couper"), "it": ("sinistra", "tagliare"),
    }.items():  # fmt: skip
        assert glue in texts_of(language).say("day-print-glue")
        assert fold in texts_of(language).say("day-print-fold")


def test_the_summary_explains_thorns_and_polaroids(monkeypatch: pytest.MonkeyPatch) -> None:
    from reverie.games.daydream.printing import pdf

    written: list[str] = []
    monkeypatch.setattr(pdf.Pdf, "add_page", lambda _, *drawn: written.append("".join(drawn)))
    print_leaflet(PANELS, Paper())
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", "".join(written[6:]))
    told = " ".join(texts)
    for word in ("Solo: one thorn", "deux = ", "count double", "zählen sie doppelt", "comptent double", "il doppio"):
        assert word in told
    assert not any(re.match(r"[:;!?]", text) for text in texts)
