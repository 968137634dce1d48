"""`riddles`: positions with one best answer, to be listed, solved and made."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final, TextIO

from reverie.commands.arguments import (
    add_action,
    add_json,
    add_language,
    add_seed,
    file_path,
    minutes,
    positive,
)
from reverie.core.errors import ReverieError
from reverie.files import make_folder
from reverie.games.discovery import kit_of, kits
from reverie.riddles.ladder import riddle_of_day
from reverie.riddles.library import riddles, setup_of_riddle, themes
from reverie.riddles.own_tries import OwnTries, own_file, utc_today
from reverie.riddles.riddle import Riddle
from reverie.riddles.tries import PUBLIC, ladder_of
from reverie.riddles.workshop import make_riddles
from reverie.texts import Texts
from reverie.textui.riddle_client import list_line, solve, tries_line
from reverie.textui.screen import Screen, Source

MOST: Final = 600
DAY: Final = "day"

EXAMPLES: Final = (
    "riddles solve",
    "riddles solve day",
    "riddles list --game {first}",
    "riddles make --into riddles --riddles 2 --minutes 1",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION")
    listing = add_action(actions, "list", "list the riddles, with their themes and ratings", "riddles list")
    _add_choice(listing)
    add_language(listing)
    add_json(listing)
    listing.set_defaults(act=run_list)
    solving = add_action(actions, "solve", "solve riddles line by line, with a rating of your own", "riddles solve")
    solving.add_argument(
        "riddle",
        nargs="?",
        metavar="NAME",
        help=f"a riddle by its name, or {DAY!r} for today's (default: one that fits you)",
    )
    _add_choice(solving)
    add_language(solving)
    solving.set_defaults(act=run_solve)
    make = add_action(
        actions,
        "make",
        "find new riddles in games of bots; goes on where it stopped",
        "riddles make --into riddles --riddles 2 --minutes 1",
    )
    make.add_argument("game", nargs="*", metavar="GAME", help="games to make riddles of (default: all)")
    make.add_argument("--into", type=file_path, required=True, metavar="FOLDER", help="where the files are, or will be")
    make.add_argument(
        "--riddles", type=positive, default=MOST, metavar="N", help=f"stop at so many (from 1; default: {MOST})"
    )
    make.add_argument("--minutes", type=minutes, metavar="M", help="stop after so long")
    add_seed(make, "riddles")
    make.set_defaults(act=run_make)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", help="of this game only")
    parser.add_argument("--theme", metavar="THEME", help="about this only, as `riddles list` names it")


def run(given: argparse.Namespace) -> int:
    if given.action is None:
        raise ReverieError("name what to do with riddles: list, solve or make")
    return int(given.act(given))


def chosen(game: str | None, theme: str | None) -> list[Riddle]:
    """List the riddles of a game and a theme, the easiest first; ReverieError if there is no such theme."""
    if theme is not None and theme not in themes():
        raise ReverieError(f"there is no theme {theme!r}: there is {', '.join(themes())}")
    name = None if game is None else kit_of(game).name
    found = [
        one
        for one in riddles().values()
        if (theme is None or theme in one.themes) and (name is None or setup_of_riddle(one.name).game == name)
    ]
    return sorted(found, key=lambda one: (one.rating, one.name))


def run_list(given: argparse.Namespace) -> int:
    """List riddles; what is printed tells nothing of their answers."""
    found = chosen(given.game, given.theme)
    tries = OwnTries(own_file())
    if given.json:
        rows = [
            {"name": one.name, "themes": one.themes, "rating": one.rating, "tried": tries.find(one.name) is not None}
            for one in found
        ]
        print(json.dumps({"riddles": rows, "rating": round(tries.rating.value)}))
        return 0
    texts = Texts(given.lang)
    print("\n".join(list_line(one, texts) for one in found))
    print(tries_line(tries, texts))
    return 0


def run_solve(given: argparse.Namespace) -> int:
    return solve_riddles(given.riddle, given.game, given.theme, given.lang)


def solve_riddles(
    name: str | None,
    game: str | None = None,
    theme: str | None = None,
    lang: str | None = None,
    *,
    kept: Path | None = None,
    input: Source | None = None,
    output: TextIO | None = None,
) -> int:
    """Solve one riddle, or one after another until somebody leaves or none is left."""
    texts = Texts(lang)
    screen = Screen(input or sys.stdin, output or sys.stdout)
    tries = OwnTries(kept or own_file())
    if name is not None:
        today = utc_today()
        of_day = riddle_of_day(PUBLIC, riddles(), today)
        name = of_day if name == DAY and of_day is not None else name
        if name not in riddles():
            raise ReverieError(f"there is no riddle {name[:60]!r}: `riddles list` names them")
        solve(riddles()[name], tries, screen, texts, today.isoformat() if name == of_day else None)
        return 0
    found = ladder_of(chosen(game, theme))
    while True:
        riddle = tries.following(found)
        if riddle is None:
            screen.show(texts.say("riddle-none-left"))
            break
        if not solve(riddle, tries, screen, texts):
            break
    screen.show(tries_line(tries, texts))
    return 0


def run_make(given: argparse.Namespace) -> int:
    """Make riddles, with a line for each on the error stream."""
    wanted = [kit_of(name) for name in given.game] or list(kits())
    make_folder(given.into)
    seconds = None if given.minutes is None else 60 * given.minutes
    for stand in make_riddles(given.into, wanted, given.seed, given.riddles, seconds):
        if stand.found is not None:
            found = stand.found
            told = f"{found.name}: {found.best}, not {found.tempting}; grade {found.grade}; {', '.join(found.themes)}"
            print(f"{stand.riddles} of {given.riddles} after {stand.games} games: {told}", file=sys.stderr, flush=True)
    return 0
