"""`terminal`: the whole of Reverie on this terminal's screen."""

import argparse
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_company, add_language, add_seats, names_of, setup_of, use_options
from reverie.terminal.start import start

EXAMPLES: Final = ("terminal", "terminal {first} --lang de", "terminal --replay game.reverie")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("setup", nargs="?", metavar="SETUP", help="begin with a game of this (see `reverie setups`)")
    add_seats(parser)
    add_company(parser)
    parser.add_argument("--seed", metavar="TEXT", help="deal the same luck again (default: new luck)")
    add_language(parser, "as chosen before, or this system's language")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the record of the first game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="begin with a saved game")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="begin with a record to see again")
    parser.add_argument("--server", metavar="URL", help="begin at a server, with your account there")


def run(given: argparse.Namespace) -> int:
    if not given.setup:
        use_options(given)
    return start(
        setup_of(given) if given.setup else None,
        bots=names_of(given.bots),
        seed=given.seed,
        lang=given.lang,
        save=given.save,
        resume=given.resume,
        replay=given.replay,
        server=given.server,
    )
