"""Every game passes the public conformance kit, and the kit catches what breaks the contract."""

from typing import Any

import pytest

from forms import COMPILED
from reverie.core.conformance import NotConforming, check
from reverie.core.game import Setup
from reverie.games.discovery import games
from reverie.games.onirim.game import Onirim
from reverie.games.onirim.rules.ruleset import rules_of
from reverie.games.onirim.rules.table import Table
from reverie.texts import Texts
from reverie.textui.face import face_of
from reverie.textui.ink import PLAIN

TEXTS = Texts("en")
# Uncompiled, random games are slow: a sample of the set-ups is checked there, all of them compiled.
EVERY_SETUP = [(game, setup) for game in games() for setup in game.setups()][:: 1 if COMPILED else 11]


@pytest.mark.rule("ONI-60")
@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP, ids=[setup.words() for _, setup in EVERY_SETUP])
def test_every_setup_conforms(game: Any, setup: Setup) -> None:
    face = face_of(game.name)
    check(game, [setup], games=1, thorough=7, tell=lambda events, seat: face.tell(events, TEXTS, PLAIN, seat))


class Tampered(Onirim):
    """Onirim with one promise broken."""

    def write(self, actor: int, action: int) -> str:
        return super().write(actor, 0) if actor >= 0 else super().write(actor, action)


class Leaky(Onirim):
    """Onirim whose samples forget a card of the discard pile."""

    def sample(self, view_: Any, rng: Any) -> Any:
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
