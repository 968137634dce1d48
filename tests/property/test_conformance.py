"""Every game passes the public conformance kit, and the kit catches what breaks the contract."""

from typing import Any

import pytest

from reverie.core.conformance import NotConforming, check
from reverie.core.game import Setup
from reverie.games import games
from reverie.onirim.game import Onirim
from reverie.onirim.rules import rules_of
from reverie.onirim.table import Table

EVERY_SETUP = [(game, setup) for game in games() for setup in game.setups()]


@pytest.mark.rule("ONI-60")
@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP, ids=[setup.words() for _, setup in EVERY_SETUP])
def test_every_setup_conforms(game: Any, setup: Setup) -> None:
    check(game, [setup], games=1, thorough=7)


class Tampered(Onirim):
    """Onirim with one promise broken."""

    def write(self, actor: int, action: int) -> str:
        return super().write(actor, 0) if actor >= 0 else super().write(actor, action)


class Leaky(Onirim):
    """Onirim whose samples forget a card of the discard pile."""

    def sample(self, view_: dict[str, Any], rng: Any) -> Any:
        return super().sample({**view_, "discard": {}}, rng)


class Mute(Onirim):
    """Onirim that declares none of its events."""

    def __init__(self) -> None:
        super().__init__()
        self.events = {}


@pytest.mark.parametrize(
    ("broken", "reason"), [(Tampered, "is not read back"), (Leaky, "another view"), (Mute, "is not declared")]
)
def test_the_kit_names_what_is_broken(broken: type[Onirim], reason: str) -> None:
    game = broken()
    with pytest.raises(NotConforming, match=reason):
        check(game, [game.setup("onirim", 1, {})], games=3)


def test_a_state_takes_less_than_four_kilobytes() -> None:
    game = Onirim()
    setup = game.setup("onirim+book+towers+dreams", 2, {"talk": "silent"})
    state = Table(rules_of(setup))
    places = memoryview(state.cards).nbytes + memoryview(state.stack).nbytes
    longest_lists = 58 + 12 + 8 + 8 + 2 * 100  # rows, towers, goals, reopened goals, known cards of the deck
    the_object_itself = 600
    assert places + longest_lists + the_object_itself < 4096
