"""The facts a kit states are true of the games it brings, and the check catches those that are not."""

from dataclasses import replace
from typing import Any

import pytest

from forms import COMPILED
from pebbles import PebblesKit, make_known
from reverie.core.conformance import NotConforming
from reverie.core.game import Setup
from reverie.games.discovery import kits
from reverie.games.fact_check import check_facts
from reverie.games.kit import Facts


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_the_facts_of_every_game_are_true(kit: Any) -> None:
    check_facts(kit, kit.rules().setups()[:: 5 if COMPILED else 40])


class Misstated(PebblesKit):
    """Pebbles with some facts changed."""

    def __init__(self, **changed: Any) -> None:
        self.changed = changed

    def facts(self, setup: Setup) -> Facts:
        return replace(super().facts(setup), **self.changed)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"hidden": False}, "cannot know, but `hidden` is False"),
        ({"simultaneous": False}, "asked at once, but `simultaneous` is False"),
        ({"highest_score": 2}, "is not from `lowest_score` 0 to 2"),
        ({"cooperative": True}, "win without the others, but `cooperative` is True"),
        ({"chance_outcomes": 2}, "chance has 3 outcomes"),
    ],
)
def test_a_fact_that_is_not_true_is_caught(
    changed: dict[str, Any], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = Misstated(**changed)
    make_known(kit, monkeypatch)
    with pytest.raises(NotConforming, match=reason):
        check_facts(kit, [kit.rules().setup("pebbles", 2, {})], games=20)
