"""`completion`: a script that lets a shell complete commands, options and set-ups."""

import argparse
import shlex
from importlib import import_module
from typing import Final

from reverie.commands import serve
from reverie.games.discovery import games
from reverie.games.kit import Command
from reverie.players.roster import names
from reverie.texts import LANGUAGES

SHELLS: Final = ("bash", "zsh", "fish")
EXAMPLES: Final = (
    "completion bash > ~/.local/share/bash-completion/completions/reverie",
    "completion fish > ~/.config/fish/completions/reverie.fish",
)
BASH: Final = """\
_reverie() {{
    local words current=${{COMP_WORDS[COMP_CWORD]}}
    case ${{COMP_WORDS[COMP_CWORD - 1]}} in
{values}
    esac
    if [ -z "$words" ]; then
        case "${{COMP_WORDS[1]}} ${{COMP_WORDS[2]}}" in
{cases}
            *) words={first} ;;
        esac
        [ "$COMP_CWORD" -eq 1 ] && words={first}
    fi
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
COMP_WORDBREAKS=${{COMP_WORDBREAKS//:}}
complete -o default -F _reverie reverie ./reverie
"""
ZSH: Final = "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell to write the script for")


def run(given: argparse.Namespace) -> int:
    print(script(given.shell), end="")
    return 0


def script(shell: str) -> str:
    """Return the script for a shell, from the arguments that every command declares."""
    from reverie.commands.parser import all_commands  # which imports every command when it is typed, this one too

    commands = all_commands()
    return _fish(commands) if shell == "fish" else (ZSH if shell == "zsh" else "") + _bash(commands)


def _parser(module: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False)
    import_module(module).add_arguments(parser)
    return parser


def _shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.help != argparse.SUPPRESS]


def _deeper(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Find the parsers of a command's actions, by their names."""
    found = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {name: deeper for action in found for name, deeper in action.choices.items()}


def _words(parser: argparse.ArgumentParser) -> list[str]:
    """List what may follow a command: its actions or set-ups, then its options."""
    out: list[str] = []
    for action in _shown(parser):
        if action.choices is not None and not action.option_strings:
            out += action.choices
        elif action.metavar == "SETUP":
            out += _spellings()
    return out + [text for action in _shown(parser) for text in _long(action)]


def _long(action: argparse.Action) -> list[str]:
    return [text for text in action.option_strings if text.startswith("--")]


def _values(action: argparse.Action) -> list[str]:
    """Return what may follow an option, if that is a choice."""
    known = {"--player": names(), "--lang": list(LANGUAGES)}
    offered = [str(value) for value in action.choices or ()] if action.option_strings else []
    return offered or next((known[text] for text in _long(action) if text in known), [])


def _spellings() -> list[str]:
    return list(dict.fromkeys(setup.spelling for game in games() for setup in game.setups()))


def _bash(commands: list[Command]) -> str:
    cases: list[str] = []
    values: dict[str, list[str]] = {}
    for command in commands:
        parser = _parser(command.module)
        deeper = _deeper(parser)
        for where, one in [*((f"{command.name} {name}", one) for name, one in deeper.items()), (command.name, parser)]:
            pattern = f'"{where}"' if one is not parser else f'"{where} "*'
            cases.append(f"            {pattern}) words={shlex.quote(' '.join(_words(one)))} ;;")
            values |= {text: _values(action) for action in _shown(one) for text in _long(action) if _values(action)}
    first = [*(command.name for command in commands), *_words(_parser(serve.__name__))]
    follow = [f"        {text}) words={shlex.quote(' '.join(found))} ;;" for text, found in values.items()]
    return BASH.format(values="\n".join(follow), cases="\n".join(cases), first=shlex.quote(" ".join(first)))


def _fish(commands: list[Command]) -> str:
    lines = _fish_lines("__fish_use_subcommand", _parser(serve.__name__))
    for command in commands:
        lines.append(f"complete -c reverie -n __fish_use_subcommand -a {command.name} -d {_quoted(command.help)}")
        parser = _parser(command.module)
        deeper = _deeper(parser)
        seen = f"__fish_seen_subcommand_from {command.name}"
        none = f"{seen}; and not __fish_seen_subcommand_from {' '.join(deeper)}" if deeper else seen
        lines += _fish_lines(none, parser)
        for name, one in deeper.items():
            lines += _fish_lines(f"{seen}; and __fish_seen_subcommand_from {name}", one)
    return "\n".join(lines) + "\n"


def _fish_lines(condition: str, parser: argparse.ArgumentParser) -> list[str]:
    start = f"complete -c reverie -n {_quoted(condition)}"
    lines = []
    for action in _shown(parser):
        found = _values(action)
        follow = f" -x -a {_quoted(' '.join(found))}" if found else ""
        lines += [
            f"{start} -l {text.removeprefix('--')}{follow} -d {_quoted(action.help or '')}" for text in _long(action)
        ]
    plain = [word for word in _words(parser) if not word.startswith("-")]
    return [*lines, f"{start} -a {_quoted(' '.join(plain))}"] if plain else lines


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
