"""What the set-up pages state is what was measured."""

import json
import tomllib
from pathlib import Path

import pytest

from reverie.core.game import Setup
from reverie.games.discovery import games, kits
from reverie.games.kit import GameKit

ROOT = Path(__file__).resolve().parents[1]
STATED = {"simple": "greedy", "sharp": "sharp"}


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_figures_are_those_measured_for_every_set_up(kit: GameKit) -> None:
    measured = json.loads((ROOT / "docs" / "strength.json").read_text(encoding="utf-8"))
    stated = tomllib.loads((kit.folder() / "figures.toml").read_text(encoding="utf-8"))
    setups: list[Setup] = [one for game in games() if game.name == kit.name for one in game.setups()]
    assert stated.keys() <= {setup.words() for setup in setups}
    assert {setup.words() for setup in setups if setup.players == 1} <= stated.keys()
    for words, figures in stated.items():
        assert figures == {name: round(measured[f"{words} / {who}"]["mean"], 3) for name, who in STATED.items()}
