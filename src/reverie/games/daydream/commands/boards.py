"""The boards of Daydream: drawn as pictures, and checked."""

import tomllib
from pathlib import Path

from reverie.core.errors import ReverieError
from reverie.daydream.panels import PANELS, BadBoard, Panel, load_panel
from reverie.daydream.views import HOUSE_BOARDS, VIEWS, Composition, load_boards
from reverie.drawing.board import draw_board
from reverie.files import write_picture

NAMES = HOUSE_BOARDS.parent / "names.toml"


def draw(letters: str, target: Path, directory: Path | None) -> int:
    view = VIEWS.get(letters)
    if view is None:
        raise ReverieError(f"there is no view {letters!r}: there is {', '.join(VIEWS)}")
    panels = load_boards(directory).panels
    missing = [f"{letter}.toml" for letter in letters if letter not in panels]
    if missing:
        raise ReverieError(f"view {letters} needs {', '.join(missing)}, which {directory} does not have")
    words = tomllib.loads(NAMES.read_text(encoding="utf-8"))[letters]
    composed = Composition(view, [panels[letter] for letter in letters])
    picture = draw_board(composed, words["title"]["en"], [name["en"] for name in words["names"]])
    write_picture(target, picture)
    print(f"{letters}, {words['title']['en']}: {target}")
    return 0


def check(files: list[Path]) -> int:
    """Say what is fine; the first thing that is not is refused with its file, place and reason."""
    chosen = files or [HOUSE_BOARDS / f"{letter}.toml" for letter in PANELS]
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
