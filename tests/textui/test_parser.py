"""The parser of the command line: commands are imported when they are typed, and games cannot break it."""

import argparse
import subprocess
import sys
from importlib import import_module

import pytest

from pebbles import PebblesKit
from reverie.commands import serve
from reverie.commands.parser import COMMANDS, all_commands, build_parser, main
from reverie.games import discovery
from reverie.games.discovery import BadKit
from reverie.games.kit import RESERVED_FLAGS, Command, Option


class Clashing(PebblesKit):
    """Names an option like a flag, or a command like one there is."""

    def options(self) -> tuple[Option, ...]:
        return (Option("seed", "N", "which pebbles"),)

    def commands(self) -> tuple[Command, ...]:
        return (Command("arena", "where pebbles fight", "pebbles"),)


def test_help_and_a_command_import_no_other_command() -> None:
    code = (
        "import sys; from reverie.commands.parser import main; main(['setups', '--json']); "
        "print(sorted(name for name in sys.modules if name.startswith('reverie.commands.')))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.splitlines()[-1] == str(
        [f"reverie.commands.{name}" for name in ("arguments", "parser", "serve", "setups")]
    )


@pytest.mark.parametrize("command", [command.name for command in all_commands()])
def test_every_command_says_its_arguments(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build_parser().parse_args([command, "--help"])
    assert ended.value.code == 0
    assert f"reverie {command}" in capsys.readouterr().out


def test_the_reserved_flags_are_those_that_commands_have() -> None:
    offered = {option.name for kit in discovery.kits() for option in kit.options()}
    flags = {"version"}
    for module in [serve, *(import_module(command.module) for command in COMMANDS)]:
        parser = argparse.ArgumentParser()
        module.add_arguments(parser)
        flags |= {
            flag.removeprefix("--") for action in parser._actions for flag in action.option_strings if flag[1:2] == "-"
        }
    assert flags - offered == RESERVED_FLAGS


def test_an_option_named_like_a_flag_is_refused() -> None:
    with pytest.raises(BadKit, match="pebbles has an option --seed, which commands have already: rename it"):
        discovery._add({}, Clashing(), "pebbles")


def test_a_command_named_like_another_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {**discovery._found(), "pebbles": Clashing()}
    monkeypatch.setattr(discovery, "_found", lambda: found)
    assert main(["setups"]) == 2
    assert "pebbles brings a command 'arena', which there is already: rename it" in capsys.readouterr().err
