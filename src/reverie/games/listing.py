"""Describes games as plain data, for pages: what can be chosen, what is true of each set-up.

`python -m reverie.games.listing FILE` writes the games of this folder as JSON; the pages are built with that, so that
they know them before a server has answered, and without one.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import product
from math import prod
from pathlib import Path
from typing import Final, TypedDict, cast

from reverie.games.discovery import event_table_of, games, kits
from reverie.games.event_table import Row
from reverie.games.kit import GameKit

MOST_COMBINATIONS: Final = 1_000  # beyond, set-ups are chosen by their spelling alone
OURS: Final = "reverie.games."


class FactsData(TypedDict):
    """`kit.Facts` as data."""

    cooperative: bool
    simultaneous: bool
    hidden: bool
    private_hands: bool
    winnable: bool
    value: str
    shared_score: bool
    lowest_score: int
    highest_score: int


class ChoiceData(TypedDict):
    """`kit.Choice` as data."""

    name: str
    values: list[str]
    messages: str


class SetupData(TypedDict):
    """A way to play: the values chosen for it, and which of the game's facts hold."""

    spelling: str
    players: int
    options: dict[str, str]
    chosen: dict[str, str]
    facts: int


class GameData(TypedDict):
    """A game as data."""

    name: str
    title: str
    messages: str
    rules: int
    first_setup: str
    choices: list[ChoiceData]
    facts: list[FactsData]
    setups: list[SetupData]
    events: dict[str, Row]


def describe(kit: GameKit) -> GameData:
    """Describe one game."""
    rules = next(game for game in games() if game.name == kit.name)
    chosen = _combinations(kit)
    facts: list[FactsData] = []
    setups: list[SetupData] = []
    for setup in rules.setups():
        all_facts = asdict(kit.facts(setup))
        its = cast("FactsData", {name: all_facts[name] for name in FactsData.__annotations__})
        if its not in facts:
            facts.append(its)
        setups.append(
            SetupData(
                spelling=setup.spelling,
                players=setup.players,
                options=dict(setup.options),
                chosen=chosen.get(setup.spelling, {}),
                facts=facts.index(its),
            )
        )
    return GameData(
        name=kit.name,
        title=kit.title,
        messages=kit.messages or kit.name,
        rules=rules.rules_version,
        first_setup=kit.first_setup(),
        choices=[ChoiceData(name=one.name, values=list(one.values), messages=one.messages) for one in kit.choices()],
        facts=facts,
        setups=setups,
        events=dict(event_table_of(kit.name)),
    )


def _combinations(kit: GameKit) -> dict[str, dict[str, str]]:
    """Return the chosen values behind each spelling; none where there are too many to list."""
    choices = kit.choices()
    if not choices or prod(len(choice.values) for choice in choices) > MOST_COMBINATIONS:
        return {}
    names = [choice.name for choice in choices]
    combinations = (dict(zip(names, values, strict=True)) for values in product(*(one.values for one in choices)))
    return {kit.spelling(chosen): chosen for chosen in combinations}


def built_in() -> list[GameData]:
    """Describe the games that come with Reverie, without installed packages."""
    return [describe(kit) for kit in kits() if type(kit).__module__.startswith(OURS)]


def main(words: Sequence[str]) -> None:
    Path(words[0]).write_text(json.dumps(built_in()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
