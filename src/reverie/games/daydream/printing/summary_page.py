"""Makes the last page: the meaning of the symbols and the names of solo scores, in four languages."""

import re
from typing import Final

from reverie.games.daydream.drawing.margins import draw_sign, draw_thorn
from reverie.games.daydream.drawing.palette import Palette
from reverie.games.daydream.drawing.shelf import draw_bonus
from reverie.games.daydream.names import solo_name, view_title
from reverie.games.daydream.printing.paper import PAPERS, TEXT
from reverie.games.daydream.printing.pdf import Pdf, texts_of
from reverie.games.daydream.rules.folds import View
from reverie.svg import box, leaf, words
from reverie.texts import LANGUAGES

MARGIN: Final = 12.0
GAP: Final = 4.0
LINE: Final = 3.7
SYMBOLS: Final = ("dot", "sun", "leaf", "thorns", "bonus")
SIGNS: Final = {"constellation": "star", "notes": "note", "garland": "moon", "frames": "frame", "polaroids": "polaroid"}


class SummaryPages:
    """Fills pages from the top, with a column for each language."""

    def __init__(self, pdf: Pdf, paper: str, palette: Palette) -> None:
        self.pdf = pdf
        self.palette = palette
        self.wide, self.high = PAPERS[paper]
        self.column = (self.wide - 2 * MARGIN - 10 - 3 * GAP) / len(LANGUAGES)
        self.texts = [texts_of(language) for language in LANGUAGES]
        self.drawn: list[str] = []
        self.y = MARGIN

    def add(self, views: list[View]) -> None:
        """Add the symbols and solo names of the views, and finish the last page."""
        plays = dict.fromkeys(play for view in views for play in view.plays)
        self._row("", [texts.say("day-print-symbols") for texts in self.texts], bold=True)
        self._row("", [texts.say("day-print-cell") for texts in self.texts])
        for symbol in (*SYMBOLS, *plays):
            self._row(symbol, [texts.say(f"day-print-{symbol}") for texts in self.texts])
            for letters in [view.letters for view in views if symbol == "polaroids" and symbol in view.plays]:
                self._row(letters, [texts.say(f"day-print-{letters.lower()}") for texts in self.texts])
        self.y += 3
        self._row("", [texts.say("day-print-names") for texts in self.texts], bold=True)
        for view in views:
            letters = view.letters
            self.y += 1.2
            self._room(5 * LINE * 1.4)
            self._row(letters, [view_title(letters, texts) for texts in self.texts], bold=True)
            for index, least in enumerate(view.names, 1):
                self._row(str(least), [solo_name(letters, index, texts) for texts in self.texts])
        self._finish()

    def _row(self, head: str, cells: list[str], bold: bool = False) -> None:
        """Add a row: a symbol or a text at its head, then a text in each language."""
        columns = [self._wrapped(text, bold) for text in cells]
        high = max(len(lines) for lines in columns) * LINE
        self._room(high)
        ink, weight = self.palette.ink, "bold" if bold else None
        sign = SIGNS.get(head, head)
        if sign == "polaroid":
            self.drawn.append(box(MARGIN + 1.2, self.y + 0.2, 3.4, 3.8, ink, 0.3, "#FFFFFF", rx=0.3))
            self.drawn.append(box(MARGIN + 1.7, self.y + 0.7, 2.4, 2.1, ink, 0.2, "#FFFFFF"))
        elif sign == "thorns":
            self.drawn.append(draw_thorn(MARGIN + 1.4, self.y + 3.6, 3.2, 3.6, self.palette))
        elif sign == "bonus":
            self.drawn.append(draw_bonus(MARGIN + 3, self.y + 1.8, self.palette))
        elif sign == "leaf":
            self.drawn.append(leaf(MARGIN + 1, self.y + 2.4, 4, -0.5, ink, 0.25, "#DCEBCB"))
        elif sign in ("dot", "sun", "star", "moon", "note", "frame"):
            self.drawn.append(draw_sign(sign, MARGIN + 3, self.y + 1.8, self.palette))
        elif head:
            self.drawn.append(words(head, MARGIN + 8, self.y + 2.7, TEXT, ink, "end", font_weight="bold"))
        for i, lines in enumerate(columns):
            x = MARGIN + 10 + i * (self.column + GAP)
            for number, text in enumerate(lines):
                self.drawn.append(words(text, x, self.y + 2.7 + number * LINE, TEXT, ink, font_weight=weight))
        self.y += high + 1.1

    def _wrapped(self, text: str, bold: bool) -> list[str]:
        """Return the lines of a text in a column."""
        lines = [""]
        # French has a space before these marks, where no line ends.
        for word in re.sub(r" ([:;!?])", "\u00a0\\1", text).split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.pdf.width(longer, TEXT, bold) > self.column:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _room(self, high: float) -> None:
        """Begin a new page if so many millimetres are not left on this one."""
        if self.y + high > self.high - MARGIN:
            self._finish()

    def _finish(self) -> None:
        """Add the page to the document and begin a new one."""
        if self.drawn:
            self.pdf.add_page(*self.drawn)
        self.drawn = []
        self.y = MARGIN
