"""The rules behind each question, for the help that a client shows with it.

Each expansion brings its own (`Expansion.help`); these are the base game's.
"""

from typing import Final

from reverie.games.onirim.rules.parts import Expansion

BASE: Final[dict[str, list[str]]] = {
    "act": ["ONI-2", "ONI-3", "ONI-5"],
    "take door": ["ONI-4"],
    "door": ["ONI-8"],
    "nightmare": ["ONI-9"],
    "bin": ["ONI-6"],
    "order": ["ONI-6"],
}


def help_of(expansions: list[Expansion]) -> dict[str, list[str]]:
    """List by question the identifiers of the rules behind it in a set-up with these expansions."""
    out = dict(BASE)
    for expansion in expansions:
        for question, rules in expansion.help().items():
            out[question] = out.get(question, []) + rules
    return {question: sorted(rules, key=_number) for question, rules in out.items()}


def _number(rule: str) -> int:
    return int(rule.partition("-")[2])
