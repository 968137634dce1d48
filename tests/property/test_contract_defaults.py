"""What the contract gives a game that only declares its attributes: set-ups, data and pickles."""

import copy
import pickle
from dataclasses import dataclass, field
from typing import Any

import pytest

from reverie.core.common_view import common_view
from reverie.core.errors import Impossible, UnknownSetup
from reverie.core.events import EVERYBODY, public_event
from reverie.core.game import CHANCE, Actions, Game, Result, Setup, State


@dataclass(eq=False)
class Tally(State):
    """One player counts to three."""

    setup: Setup
    marks: list[int] = field(default_factory=list)
    open: bool = True

    def actor(self) -> int:
        return 0

    def fill(self, actor: int, out: Actions) -> None:
        out.add(len(self.marks))

    def result(self) -> Result | None:
        return Result([3], [0], "counted") if len(self.marks) > 2 else None

    def check(self) -> None:
        if self.marks != list(range(len(self.marks))):
            raise Impossible("marks are made in order")


class TallyGame(Game):
    def __init__(self) -> None:
        super().__init__("tally", 1, {}, {"mark": ("next",)})

    def setups(self) -> list[Setup]:
        return [Setup("tally", "tally", 1, {}), Setup("tally", "tally:Long", 1, {"pace": "slow"})]

    def new(self, setup: Setup) -> Tally:
        return Tally(setup)


GAME = TallyGame()


def test_a_setup_is_one_of_those_listed() -> None:
    assert GAME.setup("TALLY:long", 1, {"pace": "slow"}).spelling == "tally:Long"
    with pytest.raises(UnknownSetup, match=r"'tally --players 2'; try tally; tally:Long --pace slow"):
        GAME.setup("tally", 2, {})


def test_a_state_is_written_as_its_attributes_and_read_back() -> None:
    state = GAME.new(GAME.setups()[1])
    state.marks = [0, 1]
    data: Any = state.to_json()
    assert data == {
        "setup": {"spelling": "tally:Long", "players": 1, "options": {"pace": "slow"}},
        "marks": [0, 1],
        "open": True,
    }
    back: Any = GAME.from_json(data)
    assert back.to_json() == data
    for twin in (back, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        twin.marks.append(2)
        assert twin.setup.to_json() == data["setup"]
    assert state.marks == data["marks"] == [0, 1]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"marks": [0, "1"]}, r"marks\[1\] is '1', not int"),
        ({"open": 1}, "open is 1, not bool"),
        ({"shut": True}, r"has .'shut'., which is not declared"),
        ({"marks": [1]}, "in order"),
        ({"setup": {"spelling": "tally"}}, "the set-up lacks"),
    ],
)
def test_data_of_another_shape_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        GAME.from_json({**GAME.new(GAME.setups()[0]).to_json(), **change})
    lacking: Any = GAME.new(GAME.setups()[0]).to_json()
    del lacking["marks"]
    with pytest.raises(Impossible, match=r"lacks .'marks'."):
        GAME.from_json(lacking)


def test_the_common_fields_follow_from_the_state() -> None:
    state = GAME.new(GAME.setups()[0])
    words = ("zero", "one", "two", "three")

    def seen(seat: int) -> Any:
        return common_view(
            state, state.setup, seat, words, turn=1, phase="mark", prompt="mark", decision=4, arguments={"next": 1}
        )

    assert seen(0)["prompt"] == {"name": "mark", "rules": [], "arguments": {"next": 1}}
    assert (seen(0)["decision"], seen(0)["actions"]) == (4, [{"action": 0, "text": "zero"}])
    assert (seen(CHANCE)["prompt"], seen(CHANCE)["decision"], seen(CHANCE)["actions"]) == (None, None, [])
    state.marks = [0, 1, 2]
    assert (seen(0)["phase"], seen(0)["result"]["reason"]) == ("over", "counted")


def test_a_public_event_is_heard_by_everybody() -> None:
    event = public_event("marked", seat=0, card="♠")
    assert (event.audience, event.to_json()) == (EVERYBODY, {"event": "marked", "seat": 0, "card": "♠"})
