"""Boards on paper: the PDF is read back, its pages, text sizes and marks measured."""

import re
import zlib
from functools import cache
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.games.daydream.drawing.palette import PALETTES
from reverie.games.daydream.names import object_name, solo_name
from reverie.games.daydream.printing.boards import print_leaflet, print_view
from reverie.games.daydream.printing.panel_page import THORNS, Edges, PanelPage
from reverie.games.daydream.printing.pdf import texts_of
from reverie.games.daydream.rules.folds import VIEWS, Composition, load_boards
from reverie.games.kit import Paper
from reverie.texts import LANGUAGES

PANELS = load_boards().panels
SMALL = load_boards(Path(__file__).parents[1] / "rules" / "boards").panels
SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
TEXT, NUMBER = 8.0, 7.0  # points, at least


def composed(letters: str) -> Composition:
    return Composition(VIEWS[letters], [PANELS[letter] for letter in letters])


@cache
def pages(letters: str, wish: Paper) -> list[str]:
    """The drawing commands of each page."""
    data = print_leaflet(SMALL, wish) if letters == "leaflet" else print_view(composed(letters), wish)
    streams = re.findall(rb"/Length \d+[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    texts = []
    for stream in streams:
        try:
            texts.append(zlib.decompress(stream).decode("cp1252", "replace"))
        except zlib.error:
            continue
    boxes = {(float(w), float(h)) for w, h in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)}
    assert boxes == {SIZES[wish.paper]}
    return [text for text in texts if " Tf" in text or " Td" in text]


def written(page: str) -> list[tuple[float, str]]:
    """Every text of a page with its size in points."""
    out = []
    size = 0.0
    for found in re.finditer(r"/F\d+ ([\d.]+) Tf|\(((?:\\.|[^\\)])*)\) Tj", page):
        if found[1]:
            size = float(found[1])
        else:
            out.append((size, found[2]))
    return out


@pytest.mark.parametrize("letters", ["DA", "EFD"])
def test_everything_written_can_be_read(letters: str) -> None:
    found = pages(letters, Paper("letter" if len(letters) % 2 else "a4", black=len(letters) == 2))
    panels = 6 if letters == "leaflet" else len(letters)
    assert len(found) >= panels + 1
    for page in found:
        texts = written(page)
        assert texts
        for size, text in texts:
            least = NUMBER if re.fullmatch(r"[\d\xb7]+", text) else TEXT
            assert size >= least, f"{text!r} has {size} points"


def test_each_player_has_a_sheet_and_the_last_page_speaks_four_languages() -> None:
    alone, three = pages("A", Paper()), pages("A", Paper(sheets=3))
    assert (len(alone), len(three)) == (2, 4)
    told = " ".join(text for _, text in written(alone[-1]))
    for word in ("The symbols", "Les symboles", "Die Symbole", "I simboli", "Total serenity", "Meditativer Zustand"):
        assert word in told


def test_there_is_room_for_eighteen_thorns_and_marks_to_cut_and_glue() -> None:
    whole = composed("BCA")
    edges = [Edges("", "cut"), Edges("glue", "cut"), Edges("glue", "")]
    drawn = ["".join(PanelPage(whole, i, "a4", PALETTES["BCA"], texts_of("en"), edges[i]).drawn()) for i in range(3)]
    assert THORNS == 18
    assert [page.count("data-thorn") for page in drawn] == [18, 0, 0]
    assert [page.count('class="cut"') for page in drawn] == [1, 1, 0]
    assert [page.count('class="flap"') for page in drawn] == [0, 1, 1]
    plain = pages("BCA", Paper())
    assert not any("glue" in text for page in plain for _, text in written(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_speaks_the_readers_language(language: str) -> None:
    said = texts_of(language).say("day-print-own")
    assert any(said in text.replace("\\", "") for _, text in written(pages("D", Paper(language=language))[0]))


def test_letters_stand_as_they_are_written() -> None:
    texts = texts_of("fr")
    told = [text for page in pages("EFD", Paper(language="fr")) for _, text in written(page)]
    assert "\u0153" in solo_name("EFD", 4, texts)
    # A minus as wide as a plus.
    assert {solo_name("EFD", 4, texts), "Nom\u00a0:", "\u20131", "\u2013 paires d\u2019\u00e9pines"} <= set(told)
    assert not [text for text in told if "'" in text or "?" in text]


def test_the_command_prints_and_is_repeatable(tmp_path: Path) -> None:
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        assert main(["boards", "print", "A", "-o", str(file), "--paper", "letter", "--black", "--lang", "fr"]) == 0
    first, second = (re.sub(rb"/ID \[.*?\]", b"", file.read_bytes()) for file in files)
    assert first.startswith(b"%PDF-")
    assert first == second
    assert main(["boards", "print", "A", "-o", str(files[0])]) == 2
    assert main(["boards", "print", "leaflets", "-o", str(tmp_path / "no.pdf")]) == 2


def test_objects_are_named_in_the_readers_language() -> None:
    named = {text for _, text in written(pages("D", Paper(language="it"))[0])}
    texts = texts_of("it")
    objects = [one.name for one in composed("D").shelf]
    assert {f"{i} {object_name(name, texts)}" for i, name in enumerate(objects, 1)} <= named
    assert object_name(objects[0], texts) != objects[0]


def test_the_leaflet_has_both_sides_of_three_sheets() -> None:
    found = pages("leaflet", Paper("letter", black=True))
    parts = [
        next(text for _, text in written(page) if re.fullmatch(r"[A-F]{3} \xb7 [A-F]", text)) for page in found[:6]
    ]
    assert parts == ["BCA · B", "EFD · D", "BCA · C", "EFD · F", "BCA · A", "EFD · E"]
    assert all(
        any(text == "cut here, tape the panels together, fold" for _, text in written(page)) for page in found[:6]
    )
    assert not any(
        "rg" in page.split() and re.search(r"(?m)^(?!0 0 0|1 1 1)[\d.]+ [\d.]+ [\d.]+ rg", page) for page in found
    )
