"""Converts pages of SVG to PDF: shapes by fpdf2, text in the fonts that every PDF reader has."""

import re
from datetime import UTC, datetime
from functools import cache
from typing import Final
from xml.etree.ElementTree import Element, fromstring, tostring

from fpdf import FPDF
from fpdf.drawing import PaintedPath
from fpdf.svg import SVGObject, svg_path_converter

from reverie.svg import SERIF
from reverie.texts import Texts

POINT: Final = 25.4 / 72  # millimetres
SVG: Final = "{http://www.w3.org/2000/svg}"
ANCHORS: Final = {"middle": 0.5, "end": 1.0}
SAME_DATE: Final = datetime(2025, 1, 1, tzinfo=UTC)
LIGHT: Final = 0.9  # to save ink, lighter lines become white
DARK: Final = 0.42  # and darker surfaces black
ENCODING: Final = "cp1252"  # of the standard fonts of PDF: Latin letters, curly quotes, dashes
# Replacements for characters that it does not have.
SPELLED: Final = {"\u2212": "\u2013", "\u2265": ">=", "\u202f": "\u00a0"}


class Pdf:
    """A document that is built page by page; sizes are in millimetres."""

    def __init__(self, wide: float, high: float, title: str, black: bool) -> None:
        self.wide, self.high = wide, high
        self.black = black
        self.document = FPDF(unit="mm", format=(wide, high))
        self.document.set_auto_page_break(False)
        self.document.set_margin(0)
        self.document.core_fonts_encoding = ENCODING
        self.document.set_title(plain(title))
        self.document.set_creation_date(SAME_DATE)  # the same boards give the same file

    def add_page(self, *drawn: str) -> None:
        """Add a page with SVG elements."""
        size = f'width="{self.wide}mm" height="{self.high}mm" viewBox="0 0 {self.wide} {self.high}"'
        root = fromstring(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn)}</svg>')
        texts: list[Element] = []
        _take_texts(root, texts)
        _flatten(root)
        if self.black:
            _save_ink(root)
        self.document.add_page()
        shapes = SVGObject(tostring(root, encoding="unicode"))
        shapes.draw_to_page(self.document)
        for text in texts:
            self._write(text)

    def _write(self, text: Element) -> None:
        family = "Times" if text.get("font-family") == SERIF else "Helvetica"
        style = ("B" if text.get("font-weight") == "bold" else "") + ("I" if text.get("font-style") == "italic" else "")
        size = float(text.get("font-size", "3")) / POINT
        said = plain(text.text or "")
        document = self.document
        document.set_font(family, style, size)
        if self.black:
            document.set_text_color(0, 0, 0)
        else:
            document.set_text_color(*_channels(text.get("fill", "#000000")))
        back = ANCHORS.get(text.get("text-anchor", ""), 0.0) * document.get_string_width(said)
        document.text(float(text.get("x", "0")) - back, float(text.get("y", "0")), said)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """Return the width of a text; width and font size are in millimetres."""
        self.document.set_font("Helvetica", "B" if bold else "", size / POINT)
        return float(self.document.get_string_width(plain(text)))

    def data(self) -> bytes:
        return bytes(self.document.output())


@cache
def _widths() -> dict[str, float]:
    """Return the width of every letter of Helvetica, for a font size of 1."""
    document = FPDF(unit="mm")
    document.core_fonts_encoding = ENCODING
    document.set_font("Helvetica", "", 100 / POINT)
    letters = bytes(range(32, 256)).decode(ENCODING, "ignore")
    return {letter: document.get_string_width(letter) / 100 for letter in letters}


def text_width(text: str, size: float) -> float:
    """Return the width of a text on the sheets; width and font size are in millimetres."""
    widths = _widths()
    return size * sum(widths.get(letter, 0.0) for letter in plain(text))


@cache
def texts_of(language: str) -> Texts:
    """Return the texts of a language, cached."""
    return Texts(language)


def plain(text: str) -> str:
    """Return a text in the characters that the fonts of PDF have; others become question marks."""
    return "".join(SPELLED.get(letter, letter) for letter in text).encode(ENCODING, "replace").decode(ENCODING)


def _take_texts(element: Element, texts: list[Element]) -> None:
    """Move all text elements from the tree into a list."""
    for child in list(element):
        if child.tag == f"{SVG}text":
            texts.append(child)
            element.remove(child)
        else:
            _take_texts(child, texts)


def _flatten(element: Element) -> None:
    """Turn nested pictures into groups; drop paths that cannot be drawn, and the attributes that only tests read."""
    for child in list(element):
        if child.tag == f"{SVG}path" and not _drawable(child.get("d", "")):
            element.remove(child)
            continue
        for name in [name for name in child.attrib if name.startswith("data-")]:
            del child.attrib[name]
        if child.tag == f"{SVG}svg":
            child.tag = f"{SVG}g"
            scale = float(child.get("width", "100")) / 100
            child.set("transform", f"translate({child.get('x')} {child.get('y')}) scale({scale})")
            for name in ("x", "y", "width", "height", "viewBox"):
                child.attrib.pop(name, None)
        _flatten(child)


def _drawable(d: str) -> bool:
    """Return whether a path can be drawn: in custom boards it may be any letters and numbers."""
    if not d:
        return False
    try:
        svg_path_converter(PaintedPath(), d)
    except (ValueError, TypeError, IndexError, ArithmeticError):
        return False
    return True


def _save_ink(element: Element) -> None:
    """Turn lines and dark surfaces black, and all other surfaces white or transparent."""
    for child in list(element):
        fill, stroke = child.get("fill"), child.get("stroke")
        faint = float(child.get("opacity", "1")) < 0.2 or float(child.get("fill-opacity", "1")) < 0.5
        if faint and stroke in (None, "none"):
            element.remove(child)
            continue
        if fill not in (None, "none"):
            if faint or fill.startswith("url"):
                child.set("fill", "none")
            else:
                child.set("fill", "#000000" if _lightness(fill) < DARK else "#FFFFFF")
        if stroke not in (None, "none"):
            child.set("stroke", "#000000" if _lightness(stroke) < LIGHT else "#FFFFFF")
        _save_ink(child)


def _channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of `#rrggbb`, from 0 to 255; black for anything else."""
    found = re.fullmatch(r"#(..)(..)(..)", colour)
    return (int(found[1], 16), int(found[2], 16), int(found[3], 16)) if found else (0, 0, 0)


def _lightness(colour: str) -> float:
    """Return the perceived lightness of a colour, from 0 to 1."""
    red, green, blue = _channels(colour)
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
