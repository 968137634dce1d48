"""The boards of Daydream: drawn as pictures, and checked."""

import argparse
import tomllib
from pathlib import Path

from reverie.commands.arguments import add_force, add_options, options_of
from reverie.core.registry import find_game
from reverie.files import write_new
from reverie.games.daydream.commands import calibrate
from reverie.games.daydream.drawing.board import draw_board
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, EDITIONS, VIEWS, Composition
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard, Panel

EXAMPLES = ("boards draw BC --output BC.svg", "boards check my/A.toml", "boards calibrate A --games 200")

NAMES = EDITIONS.parent / "names.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    drawing = actions.add_parser("draw", help="draw a board as a picture, to print and play on")
    drawing.add_argument("view", metavar="VIEW", help="A, D, BC, EF, AD, DA, BCA or EFD")
    drawing.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.svg", help="a new file")
    add_force(drawing)
    add_options(drawing)
    checking = actions.add_parser("check", help="refuse what cannot be played on, with place and reason")
    checking.add_argument("files", type=Path, nargs="*", metavar="FILE", help="panels (default: the house's six)")
    calibrate.add_arguments(actions.add_parser("calibrate", help="how players spread over the names of a solo table"))


def run(given: argparse.Namespace) -> int:
    if given.action == "draw":
        return draw(calibrate.letters_of(given.view), given.output, options_of(given, "daydream"), given.force)
    if given.action == "check":
        return check(given.files)
    return calibrate.run(given)


def draw(letters: str, target: Path, options: dict[str, str], force: bool = False) -> int:
    composed = composition(letters, options)
    words = tomllib.loads(NAMES.read_text(encoding="utf-8"))[letters]
    picture = draw_board(composed, words["title"]["en"], [name["en"] for name in words["names"]])
    write_new(target, picture, force)
    print(f"{letters}, {words['title']['en']}: {target}")
    return 0


def composition(letters: str, options: dict[str, str]) -> Composition:
    """A view on the boards that those options of a set-up name."""
    game = find_game("daydream")
    assert isinstance(game, Daydream)
    setup = game.setup(f"daydream:{letters}", 1, options)
    panels = game.boards_of(setup).panels
    return Composition(VIEWS[letters], [panels[letter] for letter in letters])


def check(files: list[Path]) -> int:
    """Say what is fine; the first thing that is not is refused with its file, place and reason."""
    chosen = files or [BUILT_IN_BOARDS / f"{letter}.toml" for letter in PANELS]
    panels: dict[str, Panel] = {}
    for file in chosen:
        panel = load_panel(file)
        if panel.letter in panels:
            raise BadBoard(f"{file}, panel: panel {panel.letter} was given already, in another file")
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
