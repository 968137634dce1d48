"""`completion`: a script that lets a shell complete commands, options and set-ups."""

import argparse
import shlex
from importlib import import_module
from typing import Final

from reverie.commands import serve
from reverie.games.discovery import games
from reverie.games.kit import Command

SHELLS: Final = ("bash", "zsh", "fish")
EXAMPLES: Final = (
    "completion bash > ~/.local/share/bash-completion/completions/reverie",
    "completion fish > ~/.config/fish/completions/reverie.fish",
)
BASH: Final = """\
_reverie() {{
    local words current=${{COMP_WORDS[COMP_CWORD]}}
    case ${{COMP_WORDS[1]}} in
{cases}
        *) words={first} ;;
    esac
    [ "$COMP_CWORD" -eq 1 ] && words={first}
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
    """The script for a shell, from the arguments that every command declares."""
    from reverie.commands.parser import all_commands  # which imports every command when it is typed, this one too

    commands = all_commands()
    return _fish(commands) if shell == "fish" else (ZSH if shell == "zsh" else "") + _bash(commands)


def _actions(module: str) -> list[argparse.Action]:
    parser = argparse.ArgumentParser()
    import_module(module).add_arguments(parser)
    return [action for action in parser._actions if action.help != argparse.SUPPRESS]


def _words(actions: list[argparse.Action]) -> list[str]:
    """What may follow a command: its actions or set-ups, then its options."""
    out: list[str] = []
    for action in actions:
        if action.choices is not None and not action.option_strings:
            out += action.choices
        elif action.metavar == "SETUP":
            out += _spellings()
    return out + [text for action in actions for text in action.option_strings if text.startswith("--")]


def _spellings() -> list[str]:
    return list(dict.fromkeys(setup.spelling for game in games() for setup in game.setups()))


def _bash(commands: list[Command]) -> str:
    cases = [f"        {one.name}) words={shlex.quote(' '.join(_words(_actions(one.module))))} ;;" for one in commands]
    first = [*(command.name for command in commands), *_words(_actions(serve.__name__))]
    return BASH.format(cases="\n".join(cases), first=shlex.quote(" ".join(first)))


def _fish(commands: list[Command]) -> str:
    lines = []
    for command in commands:
        lines.append(f"complete -c reverie -n __fish_use_subcommand -a {command.name} -d {_quoted(command.help)}")
        seen = f"-n {_quoted(f'__fish_seen_subcommand_from {command.name}')}"
        for action in _actions(command.module):
            told = _quoted(action.help or "")
            lines += [
                f"complete -c reverie {seen} -l {text.removeprefix('--')} -d {told}"
                for text in action.option_strings
                if text.startswith("--")
            ]
        plain = [word for word in _words(_actions(command.module)) if not word.startswith("-")]
        if plain:
            lines.append(f"complete -c reverie {seen} -a {_quoted(' '.join(plain))}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
