"""`play`: a game in this terminal, line by line."""

import argparse
import sys
from pathlib import Path
from typing import Final, TextIO

from reverie.commands.arguments import (
    add_company,
    add_language,
    add_own_table,
    add_setup,
    count,
    file_path,
    names_of,
    saved_setup_of,
    setup_of,
)
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.texts import Texts
from reverie.textui.local_match import greetings, new_game, resumed_game
from reverie.textui.own_session import session_at
from reverie.textui.screen import Screen, Source

EXAMPLES: Final = (
    "play {first}",
    "play {second} --players 2 --player sharp",
    "play {first} --lang fr --save game.reverie",
    "play {first} --own-table",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser, required=False)  # a saved game names its own
    add_company(parser)
    parser.add_argument("--seed", metavar="TEXT", help="the same text gives the same luck (default: new luck)")
    add_language(parser)
    parser.add_argument(
        "--save", type=file_path, metavar="FILE", help="save the game in this new file (default: in your data folder)"
    )
    add_own_table(parser)
    parser.add_argument("--to", type=count, metavar="N", help="with --resume: go on in a copy, from just after entry N")
    parser.add_argument("--resume", type=file_path, metavar="FILE", help="continue a saved game")


def run(given: argparse.Namespace) -> int:
    if given.to is not None and given.resume is None:
        raise ReverieError("--to goes with --resume: it says from where a saved game is played on")
    return play(
        None if given.setup is None else (saved_setup_of if given.resume else setup_of)(given),
        seed=given.seed,
        lang=given.lang,
        save=given.save,
        resume=given.resume,
        to=given.to,
        bots=names_of(given.bots),
        own_table=given.own_table,
    )


def play(
    setup: Setup | None,
    *,
    seed: str | None = None,
    lang: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    to: int | None = None,
    bots: list[str] | None = None,
    own_table: bool = False,
    input: Source | None = None,
    output: TextIO | None = None,
) -> int:
    """Play a set-up, or take up again a game of it; the exit code.

    `setup` may be None when a game is resumed. `bots` names players for the last seats; a single name takes
    every seat but the first. With `own_table` people deal and roll themselves. A damaged record, a set-up that is not
    the record's, or a file in the way of the new game raise a ReverieError before anything is shown.
    """
    texts = Texts(lang)
    screen = Screen(input or sys.stdin, output or sys.stdout)
    if resume is None:
        if setup is None:
            raise ReverieError(texts.say("no-setup"))
        local = new_game(setup, seed, save, bots, texts, own_table=own_table)
        return session_at(local, screen, texts, seed).run()
    local = resumed_game(resume, setup, seed, save, bots, texts, to=to, own_table=own_table)
    match, session = local.match, session_at(local, screen, texts, seed)
    session.notes += greetings(match, resume, texts)
    return session.run()
