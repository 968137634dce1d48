"""The boards of Daydream: drawn as pictures, and checked."""

import argparse
import tomllib
from pathlib import Path

from reverie.commands.arguments import add_force, add_language, add_options, options_of
from reverie.files import write_new
from reverie.games.daydream.commands import calibrate
from reverie.games.daydream.drawing.board import draw_board
from reverie.games.daydream.game import daydream
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, EDITIONS, VIEWS, Composition
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard, Panel
from reverie.games.discovery import find_setup
from reverie.games.kit import Paper

EXAMPLES = (
    "boards draw BC --output BC.svg",
    "boards print BCA --joined --output BCA.pdf",
    "boards check my/A.toml",
    "boards calibrate A --games 200",
)

NAMES = EDITIONS.parent / "names.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    drawing = actions.add_parser("draw", help="draw a board as a picture, to print and play on")
    drawing.add_argument("view", metavar="VIEW", help="A, D, BC, EF, AD, DA, BCA or EFD")
    drawing.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.svg", help="a new file")
    add_force(drawing)
    add_options(drawing)
    printing = actions.add_parser("print", help="a view, or the whole leaflet, as a PDF for paper")
    printing.add_argument("view", metavar="VIEW", help="A, D, BC, EF, AD, DA, BCA, EFD or leaflet")
    printing.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.pdf", help="a new file")
    printing.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the size of the paper (default: a4)")
    printing.add_argument("--joined", action="store_true", help="mark where to cut and glue the panels of a view")
    printing.add_argument("--black", action="store_true", help="black lines on white paper, to save ink")
    told = "sheets of everything, one for each player (from 1 to 5; default: 1)"
    printing.add_argument("--sheets", type=int, choices=range(1, 6), default=1, metavar="N", help=told)
    add_language(printing, "en")
    add_force(printing)
    add_options(printing)
    checking = actions.add_parser("check", help="refuse what cannot be played on, with place and reason")
    checking.add_argument("files", type=Path, nargs="*", metavar="FILE", help="panels (default: the house's six)")
    calibrate.add_arguments(actions.add_parser("calibrate", help="how players spread over the names of a solo table"))


def run(given: argparse.Namespace) -> int:
    if given.action == "draw":
        return draw(calibrate.letters_of(given.view), given.output, options_of(given, "daydream"), given.force)
    if given.action == "print":
        return print_paper(given)
    if given.action == "check":
        return check(given.files)
    return calibrate.run(given)


def draw(letters: str, target: Path, options: dict[str, str], force: bool = False) -> int:
    composed = daydream().composition(find_setup(f"daydream:{letters}", 1, options))
    words = tomllib.loads(NAMES.read_text(encoding="utf-8"))[letters]
    picture = draw_board(composed, words["title"]["en"], [name["en"] for name in words["names"]])
    write_new(target, picture, force)
    print(f"{letters}, {words['title']['en']}: {target}")
    return 0


def print_paper(given: argparse.Namespace) -> int:
    from reverie.games.daydream.printing.boards import FRONT, LEAFLET, print_view, print_whole

    wish = Paper(given.paper, given.joined, given.black, given.sheets, given.lang or "en")
    letters = calibrate.letters_of(given.view)
    options = options_of(given, "daydream")
    if letters == LEAFLET:
        data = print_whole(find_setup(f"daydream:{FRONT}", 1, options), wish)
    else:
        data = print_view(daydream().composition(find_setup(f"daydream:{letters}", 1, options)), wish)
    write_new(given.output, data, given.force)
    print(f"{letters}: {given.output}")
    return 0


def check(files: list[Path]) -> int:
    """Say what is fine; the first thing that is not is refused with its file, place and reason."""
    chosen = files or [BUILT_IN_BOARDS / f"{letter}.toml" for letter in PANELS]
    panels: dict[str, Panel] = {}
    for file in chosen:
        panel = load_panel(file)
        if panel.letter in panels:
            raise BadBoard(str(file), "panel", f"panel {panel.letter} was given already, in another file")
        panels[panel.letter] = panel
        print(
            f"panel {panel.letter}: {len(panel.cells)} cells, {len(panel.rows)} rows, {len(panel.objects)} objects,"
            f" {panel.leaves} leaves of which {panel.circled} circled: fine"
        )
    for letters, view in VIEWS.items():
        if all(letter in panels for letter in letters):
            board = Composition(view, [panels[letter] for letter in letters]).board()
            with_what = f", {', '.join(view.plays)}" if view.plays else ""
            print(f"view {letters}: {board.cells} cells, {board.rows} rows, {board.things} objects{with_what}: fine")
    return 0
