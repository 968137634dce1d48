"""The command `boards study`: names, shelf, decorations and dilemmas of boards, for several players."""

import argparse
import json
from collections.abc import Iterable
from statistics import fmean

from reverie.commands.arguments import (
    add_force,
    add_games,
    add_json,
    add_options,
    add_seed,
    add_workers,
    file_path,
    options_of,
    player_help,
)
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.files import write_new
from reverie.games.daydream.commands.calibrate import letters_of
from reverie.games.daydream.players.turn_planner import TurnPlanner
from reverie.games.daydream.rules.folds import VIEWS
from reverie.games.daydream.rules.table import Table
from reverie.games.daydream.study import watched
from reverie.games.daydream.study.measures import ViewFigures, figures_of, shelf_of
from reverie.games.daydream.study.plot import plot
from reverie.games.daydream.study.report import report
from reverie.games.daydream.study.watched import Watched, watch
from reverie.games.discovery import find_setup, game_of, new_setup
from reverie.players.roster import find_player
from reverie.pool import open_pool
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK = 10  # games of one task
PLAYERS = ("novice", "greedy", "learned", "search")
SLOW = {"search": 8}  # these players play so many times fewer games
JUDGED = ("novice", "learned")  # whose turns are compared with the best, if there is a network for the board
# The habits that compare kinds of lines: names in the report, and functions of `watched`.
SHELVES = {"dots alone": "dots_alone", "suns alone": "suns_alone", "both": "as_it_is"}
Words = tuple[str, int, dict[str, str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "views", nargs="*", metavar="VIEW", help="some of A, D, BC, EF, AD, DA, BCA, EFD (default: all)"
    )
    add_games(parser, 400, "with each player; search plays an eighth of them")
    help_text = f"{player_help()}; as often as you like (default: {', '.join(PLAYERS)})"
    parser.add_argument("--player", action="append", metavar="NAME", help=help_text)
    parser.add_argument("--plot", type=file_path, metavar="FILE.svg", help="a picture of the same, in a new file")
    add_force(parser)
    add_options(parser)
    add_seed(parser, "study")
    add_workers(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    options = options_of(given, "daydream")
    views = [letters_of(view) for view in given.views] or list(VIEWS)
    setups = [new_setup(f"daydream:{view}", 1, options) for view in views]
    players = list(dict.fromkeys(name for typed in given.player or PLAYERS for name in typed.split(",")))
    for player in players:
        if not isinstance(find_player(player, "daydream"), TurnPlanner):
            raise ReverieError(f"a study needs players that plan whole turns, and {player!r} does not")
    figures: list[ViewFigures] = []
    tasks = [task for setup in setups for task in tasks_of(setup, players, given.games, given.seed)]
    found: dict[tuple[str, str], list[Watched]] = {}
    planned, done = sum(task[5] for task in tasks), 0
    try:
        with Progress("games", planned) as progress, open_pool(min(given.jobs, len(tasks)), given.cluster) as pool:
            for task, games in zip(tasks, pool.run(play_some, tasks), strict=True):
                found.setdefault((task[0][0], f"{task[1]} {task[2]}"), []).extend(games)
                done += task[5]
                progress.show(done)
    except KeyboardInterrupt:
        tell_stopped(done, planned)
    for setup in setups:
        of_view = {who: games for (spelling, who), games in found.items() if spelling == setup.spelling}
        if of_view:
            figures.append(view_figures(setup, players, of_view))
    if given.json:
        print(json.dumps([one.to_json() for one in figures]))
    else:
        print(report(figures))
    if given.plot is not None and figures:
        write_new(given.plot, plot(figures), given.force)
    return 0 if done == planned else INTERRUPTED


def start_of(words: Words) -> Table:
    """Return the first state of a game by the words of its set-up."""
    setup = find_setup(*words)
    start = game_of(setup).new(setup)
    assert isinstance(start, Table)
    return start


Task = tuple[Words, str, str, str, int, int]


def tasks_of(setup: Setup, players: Iterable[str], games: int, seed: str) -> list[Task]:
    """Return which player to watch with which habit on a view, in tasks of at most CHUNK games."""
    words = (setup.spelling, setup.players, dict(setup.options))
    features = len(start_of(words).board.features)
    wanted = [(player, "", max(1, games // SLOW.get(player, 1))) for player in players]
    habits = [*(habit for habit in SHELVES.values()), *(f"giving up {number}" for number in range(features))]
    wanted += [("greedy", habit, games) for habit in habits]
    return [
        (words, player, habit, seed, first, min(CHUNK, count - first))
        for player, habit, count in wanted
        for first in range(0, count, CHUNK)
    ]


def play_some(words: Words, player: str, habit: str, seed: str, first: int, games: int) -> list[Watched]:
    """Play some games. The dice of a game depend on seed and number alone, not on the player."""
    start = start_of(words)
    someone = find_player(player, "daydream")
    assert isinstance(someone, TurnPlanner)
    taste = (
        watched.giving_up(int(habit[-1])) if habit.startswith("giving up") else getattr(watched, habit or "as_it_is")
    )
    return [
        watch(
            start,
            someone,
            Rng(f"{seed}/{number}"),
            Rng(f"{seed}/{number}/{player}"),
            taste,
            not habit and player in JUDGED,
        )
        for number in range(first, first + games)
    ]


def view_figures(setup: Setup, players: list[str], found: dict[str, list[Watched]]) -> ViewFigures:
    """Return the figures of one view from the games played on it."""
    board = start_of((setup.spelling, setup.players, dict(setup.options))).board
    shelf = shelf_of(board)
    for said, habit in SHELVES.items():
        games = found.get(f"greedy {habit}", [])
        if games:
            shelf.points[said] = fmean(game.score for game in games)
    all_figures = [figures_of(player, board, found[f"{player} "]) for player in players if f"{player} " in found]
    caring = [game.score for game in found.get("greedy as_it_is", [])]
    for number, feature in enumerate(board.features):
        careless = [game.score for game in found.get(f"greedy giving up {number}", [])]
        if caring and careless:
            for figures in all_figures:
                for decoration in figures.decorations:
                    if decoration.name.startswith(feature.name):
                        decoration.giving_up = fmean(caring) - fmean(careless)
    return ViewFigures(board.view, setup.options.get("boards", "1"), list(board.names), shelf, all_figures)
