"""`terminal`: the whole of Reverie on this terminal's screen."""

import argparse
from typing import Final

from reverie.commands.arguments import (
    add_company,
    add_language,
    add_own_table,
    add_seats,
    file_path,
    names_of,
    saved_setup_of,
    setup_of,
    use_options,
)
from reverie.program import program
from reverie.terminal.start import start

EXAMPLES: Final = (
    "terminal",
    "terminal {first} --lang de",
    "terminal {second} --own-table",
    "terminal --replay game.reverie",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "setup", nargs="?", metavar="SETUP", help=f"start with a game of this set-up (see `{program()} setups`)"
    )
    add_seats(parser)
    add_company(parser)
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same luck (default: new luck)")
    add_language(parser, "as chosen before, or this system's language")
    parser.add_argument(
        "--save",
        type=file_path,
        metavar="FILE",
        help="save the first game in this new file (default: in your data folder)",
    )
    parser.add_argument("--resume", type=file_path, metavar="FILE", help="start with a saved game")
    add_own_table(parser)
    parser.add_argument("--replay", type=file_path, metavar="FILE", help="start with the replay of a record")
    parser.add_argument("--server", metavar="URL", help="start at a server, with your account there")


def run(given: argparse.Namespace) -> int:
    if not given.setup:
        use_options(given)
    return start(
        (saved_setup_of if given.resume else setup_of)(given) if given.setup else None,
        bots=names_of(given.bots),
        seed=given.seed,
        lang=given.lang,
        save=given.save,
        resume=given.resume,
        replay=given.replay,
        server=given.server,
        own_table=given.own_table,
    )
