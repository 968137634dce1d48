"""The command line: the table of commands, and the parser that collects their arguments.

A command is a module with `add_arguments(parser)`, `run(given)`, which gives the exit code, and `EXAMPLES`, which end
its help. It is imported when it is typed: neither `reverie --help` nor any other command waits for it.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from reverie.commands import serve
from reverie.commands.arguments import examples_text, listed, sentence
from reverie.core.errors import ReverieError
from reverie.games.discovery import BadKit, kits
from reverie.games.kit import Command
from reverie.program import program
from reverie.textui.progress import INTERRUPTED
from reverie.version import tell_uncompiled

WRONG: Final = 2  # the exit code after an error that the user can correct

# In the order --help lists them; what only one game has comes from its kit, after these.
COMMANDS: Final = (
    Command("play", "play in this terminal, line by line", "reverie.commands.play"),
    Command("terminal", "play full screen in this terminal, with mouse and keyboard", "reverie.commands.terminal"),
    Command("simulate", "play many games with bots and count the results", "reverie.commands.simulate"),
    Command("arena", "compare players with the same luck, or measure one", "reverie.commands.arena"),
    Command("dataset", "write positions, answers and outcomes as data to learn from", "reverie.commands.dataset"),
    Command("replay", "check a record against the rules and show a position", "reverie.commands.replay"),
    Command("hint", "show the best answers at a position of a record, and why", "reverie.commands.hint"),
    Command("analyse", "review a recorded game: what was luck, what was choice", "reverie.commands.analyse"),
    Command("riddles", "solve riddles: positions in which one answer is best", "reverie.commands.riddles"),
    Command("verify", "check that the luck of a record is what the server promised", "reverie.commands.verify"),
    Command("setups", "list every set-up", "reverie.commands.setups"),
    Command("train", "train the network of a learned player", "reverie.commands.train"),
    Command("admin", "manage a server's data and its users: check, back up, export, ban", "reverie.commands.admin"),
    Command("completion", "print a script that completes commands in bash, zsh or fish", "reverie.commands.completion"),
    Command("bench", "measure the speed of the engine, compared with other libraries", "reverie.commands.bench"),
)


def main(arguments: list[str] | None = None) -> int:
    try:
        given = build_parser().parse_args(arguments)
        notice = tell_uncompiled()
        if notice:
            print(f"reverie: {notice}", file=sys.stderr)
        return int(given.run(given))
    except ReverieError as error:
        print(f"reverie: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing more to say, and nothing wrong.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def build_parser() -> argparse.ArgumentParser:
    """Build the parser of the whole command line; a command's own arguments join it when that command is typed."""
    titles = listed([kit.title for kit in kits()])
    parser = argparse.ArgumentParser(
        prog=program(),
        description=f"{titles}. Without a command, start the server and play in the browser.",
        epilog=examples_text(serve.EXAMPLES) + f"\n\n`{program()} COMMAND --help` explains a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show version, commit and form of the engine")
    serve.add_arguments(parser)
    parser.set_defaults(run=serve.run)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_CommandParser)
    for command in all_commands():
        commands.add_parser(command.name, help=command.help, description=sentence(command.help), module=command.module)
    return parser


def all_commands() -> list[Command]:
    """Return the commands of every game and those that a game brings; BadKit if two have one name."""
    out = {command.name: command for command in COMMANDS}
    for kit in kits():
        for command in kit.commands():
            if command.name in out:
                raise BadKit(f"{kit.name} brings a command {command.name!r}, which there is already: rename it")
            out[command.name] = command
    return list(out.values())


class _CommandParser(argparse.ArgumentParser):
    """Asks a command's module for its arguments when there is something to parse."""

    def __init__(self, *, module: str = "", **settings: object) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**settings)  # type: ignore[arg-type]
        self.module = module

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self.module:
            command = import_module(self.module)
            command.add_arguments(self)
            self.set_defaults(run=command.run)
            self.epilog = examples_text(getattr(command, "EXAMPLES", ()))
            self.module = ""
        return super().parse_known_args(args, namespace)


class _Version(argparse.Action):
    """Prints the version. An action of its own because the commit is only looked up when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from reverie.version import full_version

        print(full_version())
        parser.exit()
