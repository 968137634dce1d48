"""The command `boards`: draws, prints and checks boards of Daydream; calibrates and studies them."""

import argparse
import tomllib
from pathlib import Path

from reverie.commands.arguments import add_action, add_force, add_language, add_options, file_path, options_of
from reverie.files import write_new
from reverie.games.daydream.commands import calibrate, study
from reverie.games.daydream.drawing.board import draw_board
from reverie.games.daydream.game import daydream
from reverie.games.daydream.library import CURRENT
from reverie.games.daydream.rules.folds import EDITIONS, VIEWS, Composition
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard, Panel
from reverie.games.discovery import new_setup
from reverie.games.kit import Paper

EXAMPLES = (
    "boards draw BC --output BC.svg",
    "boards print BCA --joined --output BCA.pdf",
    "boards check my/A.toml",
    "boards calibrate A --games 200",
    "boards study A --games 100",
)

NAMES = EDITIONS.parent / "names.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    drawing = add_action(
        actions,
        "draw",
        "draw a board as a picture, to print and play on",
        "boards draw BC --output BC.svg",
        "boards draw A --boards my --output A.svg",
    )
    drawing.add_argument("view", metavar="VIEW", help=calibrate.VIEW_HELP)
    drawing.add_argument("-o", "--output", type=file_path, required=True, metavar="FILE.svg", help="a new file")
    add_force(drawing)
    add_options(drawing)
    printing = add_action(
        actions,
        "print",
        "write a view, or the whole leaflet, as a PDF for paper",
        "boards print A --sheets 4 --output A.pdf",
        "boards print leaflet --paper letter --black --output leaflet.pdf",
    )
    printing.add_argument("view", metavar="VIEW", help=f"{calibrate.VIEW_HELP}, or leaflet for all of them")
    printing.add_argument("-o", "--output", type=file_path, required=True, metavar="FILE.pdf", help="a new file")
    printing.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the size of the paper (default: a4)")
    printing.add_argument("--joined", action="store_true", help="mark where to cut and glue the panels of a view")
    printing.add_argument("--black", action="store_true", help="black lines on white paper, to save ink")
    copies = "copies of every sheet, one for each player (from 1 to 5; default: 1)"
    printing.add_argument("--sheets", type=int, choices=range(1, 6), default=1, metavar="N", help=copies)
    add_language(printing, "en")
    add_force(printing)
    add_options(printing)
    checking = add_action(
        actions,
        "check",
        "check board files; one that cannot be played on is refused with place and reason",
        "boards check my/A.toml my/B.toml my/C.toml",
        "boards check",
    )
    checking.add_argument(
        "files", type=file_path, nargs="*", metavar="FILE", help="panels (default: the six of the current edition)"
    )
    calibrating = add_action(
        actions,
        "calibrate",
        "show how players spread over the names of a solo table",
        "boards calibrate A --games 200",
        "boards calibrate BC --player greedy --player strong --jobs 2 --json",
    )
    calibrate.add_arguments(calibrating)
    studying = add_action(
        actions,
        "study",
        "measure what players make of boards: names, shelf, decorations, dilemmas",
        "boards study A --games 100",
        "boards study A D --boards 1 --player novice,greedy --plot study.svg",
    )
    study.add_arguments(studying)


def run(given: argparse.Namespace) -> int:
    if given.action == "draw":
        return draw(calibrate.letters_of(given.view), given.output, options_of(given, "daydream"), given.force)
    if given.action == "print":
        return print_paper(given)
    if given.action == "check":
        return check(given.files)
    if given.action == "study":
        return study.run(given)
    return calibrate.run(given)


def draw(letters: str, target: Path, options: dict[str, str], force: bool = False) -> int:
    """Write the picture of a view into a new file."""
    composed = daydream().composition(new_setup(f"daydream:{letters}", 1, options))
    words = tomllib.loads(NAMES.read_text(encoding="utf-8"))[letters]
    picture = draw_board(composed, words["title"]["en"], [name["en"] for name in words["names"]])
    write_new(target, picture, force)
    print(f"{letters}, {words['title']['en']}: {target}")
    return 0


def print_paper(given: argparse.Namespace) -> int:
    """Write the PDF of a view or of the leaflet into a new file."""
    from reverie.games.daydream.printing.boards import FRONT, LEAFLET, print_view, print_whole

    wish = Paper(given.paper, given.joined, given.black, given.sheets, given.lang or "en")
    letters = calibrate.letters_of(given.view)
    options = options_of(given, "daydream")
    if letters == LEAFLET.upper():
        data = print_whole(new_setup(f"daydream:{FRONT}", 1, options), wish)
    else:
        data = print_view(daydream().composition(new_setup(f"daydream:{letters}", 1, options)), wish)
    write_new(given.output, data, given.force)
    print(f"{given.view}: {given.output}")
    return 0


def check(files: list[Path]) -> int:
    """Print what is fine; raise BadBoard with file, place and reason at the first error."""
    chosen = files or [EDITIONS / CURRENT / f"{letter}.toml" for letter in PANELS]
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
