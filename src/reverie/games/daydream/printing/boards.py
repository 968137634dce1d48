"""Makes a PDF of a view or of the whole leaflet."""

from collections.abc import Mapping
from typing import Final

from reverie.core.errors import UnknownSetup
from reverie.core.game import Setup
from reverie.games.daydream.drawing.palette import PALETTES, palette_of
from reverie.games.daydream.game import daydream
from reverie.games.daydream.names import view_title
from reverie.games.daydream.printing.panel_page import Edges, PanelPage
from reverie.games.daydream.printing.paper import PAPERS
from reverie.games.daydream.printing.pdf import Pdf, texts_of
from reverie.games.daydream.printing.summary_page import SummaryPages
from reverie.games.daydream.rules.folds import HARD, VIEWS, Composition, View
from reverie.games.daydream.rules.panels import Panel
from reverie.games.kit import Paper

LEAFLET: Final = "leaflet"
FRONT, BACK = "BCA", "EFD"


def print_whole(setup: Setup, wish: Paper) -> bytes:
    """Return the whole leaflet of the boards of a set-up; raise UnknownSetup if a panel is missing."""
    boards = daydream().boards_of(setup)
    missing = [letter for letter in FRONT + BACK if letter not in boards.panels]
    if missing:
        raise UnknownSetup(f"these boards have not all the panels of the leaflet: {', '.join(missing)}")
    return print_leaflet(boards.panels, wish, boards.views)


def print_view(composed: Composition, wish: Paper) -> bytes:
    """Return the panels of a view on a page each, `wish.sheets` times, and a summary in four languages."""
    letters = composed.view.letters
    texts = texts_of(wish.language)
    pdf = Pdf(*PAPERS[wish.paper], view_title(letters, texts), wish.black)
    palette = palette_of(composed)
    last = len(composed.panels) - 1
    for _ in range(wish.sheets):
        for i in range(len(composed.panels)):
            edges = Edges("glue" if i else "", "cut" if i < last else "") if wish.joined else Edges()
            page = PanelPage(composed, i, wish.paper, palette, texts, edges)
            pdf.add_page(*page.drawn())
    SummaryPages(pdf, wish.paper, palette).add([composed.view])
    return pdf.data()


def print_leaflet(panels: dict[str, Panel], wish: Paper, views: Mapping[str, View] = VIEWS) -> bytes:
    """Return all six panels for printing on both sides, flipped on the long edge: B and D, C and F, A and E."""
    texts = texts_of(wish.language)
    pdf = Pdf(*PAPERS[wish.paper], "Daydream", wish.black)
    sides = {}
    for letters, plays in ((FRONT, ("constellation", "notes")), (BACK, ("garland", "frames"))):
        view = View(letters, HARD, (*plays, "polaroids"), views[letters].names)
        sides[letters] = Composition(view, [panels[letter] for letter in letters])
    for _ in range(wish.sheets):
        for i in range(3):
            for letters, index in ((FRONT, i), (BACK, 2 - i)):
                edges = Edges("fold" if index else "", "fold" if index < 2 else "")
                page = PanelPage(sides[letters], index, wish.paper, palette_of(sides[letters]), texts, edges)
                pdf.add_page(*page.drawn())
    SummaryPages(pdf, wish.paper, PALETTES[FRONT]).add(list(views.values()))
    return pdf.data()
