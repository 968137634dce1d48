"""Arguments that commands share: numbers, set-ups, and the options that games bring."""

import argparse
import errno
import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.games.discovery import Used, fewest_players, find_setup, game_name, kit_of, kits, new_setup, use
from reverie.games.kit import Option
from reverie.players.roster import names
from reverie.program import program
from reverie.texts import LANGUAGES, language_of

MOST: Final = 999_999_999_999  # of anything that is counted
MOST_PORT: Final = 65_535
MOST_JOBS: Final = 1_024  # processes: more than machines have cores
MOST_TREES: Final = 1_024
MOST_HOURS: Final = 100_000.0  # ten years
MOST_MINUTES: Final = 1_000_000.0  # two years


def positive(text: str) -> int:
    """Read a whole number from 1 on."""
    return _whole(text, 1)


def count(text: str) -> int:
    """Read a whole number from 0 on."""
    return _whole(text, 0)


def port(text: str) -> int:
    """Read a port; 0 is any that is free."""
    return _whole(text, 0, MOST_PORT)


def processes(text: str) -> int:
    """Read how many processes to use."""
    return _whole(text, 1, MOST_JOBS)


def trees(text: str) -> int:
    """Read how many trees a search grows."""
    return _whole(text, 1, MOST_TREES)


def _whole(text: str, least: int, most: int = MOST) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) and least <= int(text) <= most):
        raise argparse.ArgumentTypeError(f"should be a whole number from {least} to {most:,}, not {text!r}")
    return int(text)


def file_path(text: str) -> Path:
    """Read a path that the system can have; whether anything is there is another question."""
    try:
        Path(text).stat()
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"cannot be a path: {error}") from error
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise argparse.ArgumentTypeError("is longer than the system allows for a path") from error
    return Path(text)


def minutes(text: str) -> float:
    """Read a time above 0; 0.5 is half a minute."""
    found = _number(text)
    if not 0 < found <= MOST_MINUTES:
        limit = f"above 0 and up to {MOST_MINUTES:,.0f}"
        raise argparse.ArgumentTypeError(f"should be a number {limit}, such as 0.5 or 60, not {text!r}")
    return found


def hours(text: str) -> float:
    """Read a time from 0 on; 0.5 is half an hour."""
    found = _number(text)
    if not 0 <= found <= MOST_HOURS:
        limit = f"from 0 to {MOST_HOURS:,.0f}"
        raise argparse.ArgumentTypeError(f"should be a number {limit}, such as 0.5 or 24, not {text!r}")
    return found


def _number(text: str) -> float:
    """Read a number; what is none is none within any limits, either."""
    try:
        return float(text)
    except ValueError:
        return math.nan


def language(text: str) -> str:
    """Read a language that has catalogues; `fr_BE.UTF-8` will do for `fr`."""
    if re.split("[-_.]", text.lower())[0] not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"there is no {text!r}: choose {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
    return language_of(text)


def sentence(text: str) -> str:
    """Return what the list of commands says of one, as its help begins with it."""
    return f"{text[0].upper()}{text[1:]}."


def examples_text(examples: Sequence[str]) -> str:
    """Return the end of a command's help; `{first}` and `{second}` are set-ups of the first two games listed."""
    first, second, *_ = [kit.first_setup() for kit in (*kits(), *kits())]
    lines = [f"  {program()} {example.format(first=first, second=second)}".rstrip() for example in examples]
    return "\n".join(["examples:", *lines]) if examples else ""


def add_action(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, text: str, *examples: str
) -> argparse.ArgumentParser:
    """Add an action of a command, which explains itself as a command does; the examples begin with the command."""
    return actions.add_parser(
        name,
        help=text,
        description=sentence(text),
        epilog=examples_text(examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def setup_help() -> str:
    return f"for instance {listed([kit.first_setup() for kit in kits()], 'or')} (see `{program()} setups`)"


def add_setup(parser: argparse.ArgumentParser, required: bool = True) -> None:
    """Add a set-up to be typed, with its seats and options."""
    parser.add_argument("setup", metavar="SETUP", nargs=None if required else "?", help=setup_help())
    add_seats(parser)


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Add what is typed beside the spelling of a set-up."""
    parser.add_argument(
        "--players", type=positive, metavar="N", help="seats at the table (from 1; default: as few as the set-up takes)"
    )
    add_options(parser, parts=True)


def add_options(parser: argparse.ArgumentParser, parts: bool = False) -> None:
    """Add the options of all games; those that are part of a set-up only where one is typed."""
    for name, owners in _options().items():
        wanted = [option for option in owners.values() if parts or not option.part]
        if wanted:
            told = "; ".join(option.help for option in wanted)
            parser.add_argument(f"--{name}", metavar=wanted[0].metavar, dest=_place(name), help=told)


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the file of a record."""
    parser.add_argument("file", type=file_path, metavar="FILE", help="a record, as `play` and the server save it")


def add_position(parser: argparse.ArgumentParser, seat: str) -> None:
    """Add which position of a record, and the seat to look from, with a help of its own."""
    parser.add_argument(
        "--to", type=count, metavar="N", help="the position after entry N (from 0; default: the last one)"
    )
    parser.add_argument("--seat", type=positive, metavar="P", help=seat)


def add_games(parser: argparse.ArgumentParser, default: int, note: str = "") -> None:
    told = f"{note + ' ' if note else ''}(from 1; default: {default})"
    parser.add_argument("--games", type=positive, default=default, metavar="N", help=f"games to play {told}")


def add_seed(parser: argparse.ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--seed", default=default, metavar="TEXT", help=f"the same seed gives the same games (default: {default})"
    )


def add_player(parser: argparse.ArgumentParser, default: str | None) -> None:
    """Add who plays; without a default it is the first player that the game lists."""
    told = default or "the first of them that plays the game, random aside"
    parser.add_argument("--player", default=default, metavar="NAME", help=f"{player_help()} (default: {told})")


def add_company(parser: argparse.ArgumentParser) -> None:
    """Add who sits at the table beside the person."""
    told = "bots for the last seats: one name for all of them, or one per seat: gentle,dreamer (default: no bots)"
    parser.add_argument("--player", dest="bots", metavar="NAMES", help=told)
    # How it was typed before: scripts may go on with it.
    parser.add_argument("--with", dest="bots", help=argparse.SUPPRESS)


def player_help() -> str:
    return f"who plays: {', '.join(names())}"


def add_own_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--own-table",
        action="store_true",
        help="play with real cards or dice: you say what came (with --resume: go on so with a saved game)",
    )


def add_language(parser: argparse.ArgumentParser, default: str = "this system's language") -> None:
    told = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
    parser.add_argument("--lang", type=language, metavar="LANGUAGE", help=f"{told} (default: {default})")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_force(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=processes,
        default=1,
        metavar="N",
        help=f"processes to use; the result is the same (from 1 to {MOST_JOBS:,}; default: 1)",
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="use a dask cluster instead; the result is the same")


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as `a, b and c`, in English as all of --help."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def names_of(typed: str | None) -> list[str] | None:
    """Split names that were typed with commas between them."""
    return typed.split(",") if typed else None


def setup_of(given: argparse.Namespace) -> Setup:
    """Find the set-up of a new game that was typed; its options are in use from now on."""
    return new_setup(given.setup, given.players or fewest_players(given.setup), _typed_for(given))


def saved_setup_of(given: argparse.Namespace) -> Setup:
    """Find the set-up that was typed for a saved game, which may be older than the options of new games."""
    return find_setup(given.setup, given.players or fewest_players(given.setup), _typed_for(given))


def _typed_for(given: argparse.Namespace) -> dict[str, str]:
    return options_of(given, game_name(given.setup))


def options_of(given: argparse.Namespace, game: str) -> dict[str, str]:
    """Collect the options that were typed for a game, as its set-ups have them; they are in use from now on."""
    parts: dict[str, str] = {}
    for name, owners in _options().items():
        value = getattr(given, _place(name), None)
        if value is None:
            continue
        if game not in owners:
            raise ReverieError(f"--{name} is for {listed([kit_of(owner).title for owner in owners])}")
        if owners[game].part:
            parts[name] = value
        else:
            parts.update(_use(game, owners[game], value))
    return parts


def use_options(given: argparse.Namespace) -> dict[str, dict[str, str]]:
    """Take the options where the game is not known yet: every game that has one uses it; return them by game."""
    used: dict[str, dict[str, str]] = {}
    for name, owners in _options().items():
        value = getattr(given, _place(name), None)
        for game, option in owners.items():
            if value is not None and not option.part:
                used.setdefault(game, {}).update(_use(game, option, value))
    return used


def _options() -> dict[str, dict[str, Option]]:
    """Collect the options of all games: by name, then by game."""
    out: dict[str, dict[str, Option]] = {}
    for kit in kits():
        for option in kit.options():
            out.setdefault(option.name, {})[kit.name] = option
    return out


def _place(name: str) -> str:
    """Name the attribute of an option's value among the parsed arguments, apart from those of the commands."""
    return f"option_{name}"


def _use(game: str, option: Option, value: str) -> Mapping[str, str]:
    # Workers may run in another folder.
    return use(Used(game, option.name, str(Path(value).resolve()) if option.path else value))
