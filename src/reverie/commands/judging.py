"""Who judges the answers of a record, and in how many trees: what `hint` and `analyse` share."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from reverie.commands.arguments import MOST_TREES, add_json, add_language, add_options, add_workers, trees
from reverie.explain.judges import Judge, judge_for
from reverie.explain.trees import Trees
from reverie.games.discovery import kit_of
from reverie.pool import open_pool


def add_judge(parser: argparse.ArgumentParser) -> None:
    """Add who judges the answers of a record, and how that is said."""
    parser.add_argument(
        "--player", metavar="NAME", help="the player that values answers (default: the best that is quick)"
    )
    parser.add_argument(
        "--trees",
        type=trees,
        default=1,
        metavar="N",
        help=f"searches added up, for a player that searches (from 1 to {MOST_TREES:,}; default: 1)",
    )
    add_workers(parser)
    add_options(parser)
    add_language(parser)
    add_json(parser)


@contextmanager
def opened_judge(given: argparse.Namespace, game: str) -> Iterator[Judge]:
    """Find who judges a game, with workers for the trees asked for."""
    if given.trees == 1:
        yield judge_for(game, given.player)
        return
    name = given.player or kit_of(game).judge()
    with open_pool(min(given.jobs, given.trees), given.cluster) as pool:
        yield Judge(Trees(name, game, given.trees, pool))
