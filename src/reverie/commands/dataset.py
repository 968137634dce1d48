"""`dataset`: positions and what was played there, as arrays to learn from."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import Final

from reverie.commands.arguments import (
    add_force,
    add_games,
    add_player,
    add_seed,
    add_setup,
    add_workers,
    file_path,
    setup_of,
)
from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.extras import needs
from reverie.files import refuse_existing, write_new
from reverie.games.discovery import kit_of, typed_words
from reverie.players.roster import find_player
from reverie.pool import open_pool, portion_count, portions
from reverie.textui.progress import INTERRUPTED, Progress, tell_stopped

CHUNK: Final = 10  # games of a task
PARQUET: Final = ".parquet"
FORMATS: Final = (".npz", PARQUET)  # how the name of the output ends
EXAMPLES: Final = (
    "dataset {first} --games 1000 --player greedy --output games.npz",
    "dataset {second} --games 200 --player sharp --jobs 4 --output games.parquet",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup(parser)
    add_games(parser, 100)
    add_player(parser, None)
    add_seed(parser, "0")
    parser.add_argument(
        "-o",
        "--output",
        type=file_path,
        required=True,
        metavar="FILE",
        help="FILE.npz or FILE.parquet gets the data; its data card goes beside it, with .md added to the name",
    )
    parser.add_argument(
        "--no-values", action="store_true", help="leave out what the player expects: takes half the time"
    )
    add_force(parser)
    add_workers(parser)


def run(given: argparse.Namespace) -> int:
    setup = setup_of(given)
    return dataset(
        setup,
        given.games,
        given.player or next(iter(kit_of(setup.game).players())),
        given.seed,
        given.output,
        values=not given.no_values,
        jobs=given.jobs,
        cluster=given.cluster,
        force=given.force,
    )


def dataset(
    setup: Setup,
    games: int,
    player: str,
    seed: str,
    output: Path,
    *,
    values: bool = True,
    jobs: int = 1,
    cluster: str | None = None,
    force: bool = False,
) -> int:
    """Write the arrays and their card; the same games give the same bytes, however the work is divided.

    Ctrl+C writes the games that were finished.
    """
    if output.suffix not in FORMATS:
        raise ReverieError(f"--output should end in {' or '.join(FORMATS)}, unlike {str(output)!r}")
    with needs("parquet" if output.suffix == PARQUET else "envs", "a dataset"):
        from reverie.envs.dataset import about, data_card, joined, packed, play_rows
    if output.suffix == PARQUET:
        with needs("parquet", "a dataset as Parquet"):
            from reverie.envs.parquet import as_parquet
    find_player(player, setup.game)
    card = output.with_name(f"{output.name}.md")  # the same data in two forms has two cards
    for path in (output, card):
        refuse_existing(path, force)
    words = (setup.spelling, setup.players, dict(setup.options))
    tasks = ((words, player, seed, *portion, values) for portion in portions(games, CHUNK))
    parts = []
    played = 0
    try:
        with Progress("games", games) as progress, open_pool(min(jobs, portion_count(games, CHUNK)), cluster) as pool:
            for part in pool.run(play_rows, tasks):
                parts.append(part)
                played = min(games, len(parts) * CHUNK)
                progress.show(played)
    except KeyboardInterrupt:
        tell_stopped(played, games)
    if not played:
        return INTERRUPTED
    arrays = joined(parts)
    command = ["reverie", "dataset", *typed_words(setup).split(), "--games", str(played)]
    command += ["--player", player, "--seed", seed]
    if not values:
        command.append("--no-values")
    told = about(setup, player, seed, played, arrays, shlex.join(command))
    if output.suffix == PARQUET:
        write_new(output, as_parquet(arrays, told), force)
    else:
        write_new(output, packed(arrays, told), force)
    write_new(card, data_card(told, arrays, output.name), force)
    print(f"{output}: {told['decisions']:,} decisions of {played:,} games; {card} says what is in it")
    sys.stdout.flush()
    return 0 if played == games else INTERRUPTED
