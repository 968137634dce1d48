"""Pebbles: a small game that brings nothing but its rules, to see that everything else has a default.

Three prizes worth 1 to 3 come up in random order. Everybody picks one of their pebbles 1 to 3 for each, unseen by the
others; the highest pebble takes the prize, a tie nobody. Alone, a prize is worth at most the pebble spent on it.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

import pytest
from mypy_extensions import i64

from reverie.core import registry
from reverie.core.errors import Impossible, UnknownSetup, Unreadable
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import CHANCE, NOBODY, Actions, Game, Result, Setup, State
from reverie.core.rng import Rng
from reverie.core.shapes import mismatch
from reverie.core.view import SetupData
from reverie.games import discovery
from reverie.games.kit import Facts, GameKit

EVENTS: dict[str, tuple[str, ...]] = {"prize": ("size",), "picked": ("seat",), "conceded": ("seat",)}
SIZES = (1, 2, 3)
MOST_PLAYERS = 3


class PebblesData(TypedDict):
    setup: SetupData
    prizes: list[int]
    spent: list[list[int]]
    conceded: list[int]


class Pebbles(State):
    """One table."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.prizes: list[int] = []
        self.spent: list[list[int]] = [[] for _ in range(players)]  # pebbles by seat, round by round; 0 is given up
        self.conceded: list[int] = []

    def actors(self) -> list[int]:
        rounds = min(map(len, self.spent))
        if self.conceded or rounds == len(SIZES):
            return []
        if len(self.prizes) == rounds:
            return [CHANCE]
        return [seat for seat, spent in enumerate(self.spent) if len(spent) == rounds]

    def actor(self) -> i64:
        return next(iter(self.actors()), NOBODY)

    def fill(self, actor: i64, out: Actions) -> None:
        gone = self.prizes if actor == CHANCE else self.spent[actor]
        for size in SIZES:
            if size not in gone:
                out.add(size)

    def weights(self) -> list[int]:
        return [1] * len(self.legal(CHANCE))

    def pick(self, rng: Rng) -> i64:
        left = self.legal(CHANCE)
        return left[int(rng.below(len(left)))]

    def advance(self, actor: i64, action: i64) -> None:
        (self.prizes if actor == CHANCE else self.spent[actor]).append(int(action))

    def narrate(self, actor: i64, action: i64) -> list[Event]:
        self.advance(actor, action)
        if actor == CHANCE:
            return [Event("prize", EVERYBODY, {"size": int(action)})]
        return [Event("picked", EVERYBODY, {"seat": int(actor)})]

    def concede(self, seat: int) -> list[Event]:
        self.conceded.append(seat)
        return [Event("conceded", EVERYBODY, {"seat": seat})]

    def revealed(self) -> bool:
        return True

    def scores(self) -> list[int]:
        scores = [0] * self.players
        for prize, pebbles in zip(self.prizes, zip(*self.spent, strict=False), strict=False):
            best = [seat for seat, pebble in enumerate(pebbles) if pebble == max(pebbles)]
            if self.players == 1:
                scores[0] += min(prize, pebbles[0])
            elif len(best) == 1:
                scores[best[0]] += prize
        return scores

    def result(self) -> Result | None:
        if self.actors():
            return None
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores) and seat not in self.conceded]
        return Result(scores, best, "conceded" if self.conceded else "spent")

    def view(self, seat: int) -> Any:
        asked = seat in self.actors()
        rounds = min(map(len, self.spent))
        result = self.result()
        return {
            "version": 1,
            "game": "pebbles",
            "setup": Setup("pebbles", "pebbles", self.players, {}).to_json(),
            "seat": seat,
            "turn": rounds,
            "phase": "over" if result is not None else "pick",
            "prompt": {"name": "pick", "rules": [], "arguments": {}} if asked else None,
            "decision": rounds if asked else None,
            "actions": [{"action": one, "text": f"pick {one}"} for one in self.legal(seat)] if asked else [],
            "prizes": list(self.prizes),
            "picked": [len(spent) for spent in self.spent],
            "spent": [list(spent if other == seat else spent[:rounds]) for other, spent in enumerate(self.spent)],
            "conceded": list(self.conceded),
            "result": None if result is None else result.to_json(),
        }

    def copy(self) -> "Pebbles":
        other = Pebbles(self.players)
        other.prizes = list(self.prizes)
        other.spent = [list(spent) for spent in self.spent]
        other.conceded = list(self.conceded)
        return other

    def to_json(self) -> dict[str, Any]:
        return {
            "setup": Setup("pebbles", "pebbles", self.players, {}).to_json(),
            "prizes": list(self.prizes),
            "spent": [list(one) for one in self.spent],
            "conceded": self.conceded[:],
        }


class PebblesGame(Game):
    """The rules."""

    def __init__(self) -> None:
        super().__init__("pebbles", 1, EVENTS, {"pick": ()})

    def setup(self, spelling: str, players: int, options: dict[str, str]) -> Setup:
        if spelling.lower() != "pebbles" or options or not 1 <= players <= MOST_PLAYERS:
            raise UnknownSetup(f"there is no such way to play pebbles: {spelling} for {players}")
        return Setup("pebbles", "pebbles", players, {})

    def setups(self) -> list[Setup]:
        return [self.setup("pebbles", players, {}) for players in range(1, MOST_PLAYERS + 1)]

    def new(self, setup: Setup) -> State:
        return Pebbles(setup.players)

    def from_json(self, data: Mapping[str, Any]) -> State:
        setup = self.setup_in(data)
        wrong = mismatch(data, PebblesData, "the table")
        if wrong:
            raise Impossible(wrong)
        piles = [data["prizes"], *data["spent"]]
        if len(data["spent"]) != setup.players or any(len({*pile}) < len(pile) or {*pile} - {*SIZES} for pile in piles):
            raise Impossible("a pebble lies in one place, and so does a prize")
        if not {*data["conceded"]} <= {*range(setup.players)} or max(map(len, data["spent"])) > len(data["prizes"]):
            raise Impossible("nobody picks before a prize, and nobody gives up who does not play")
        state = Pebbles(setup.players)
        state.prizes, state.conceded = list(data["prizes"]), list(data["conceded"])
        state.spent = [list(spent) for spent in data["spent"]]
        return state

    def sample(self, view: Any, rng: Rng) -> State:
        state = Pebbles(view["setup"]["players"])
        state.prizes, state.conceded = list(view["prizes"]), list(view["conceded"])
        for seat, spent in enumerate(view["spent"]):
            state.spent[seat] = list(spent)
            while len(state.spent[seat]) < view["picked"][seat]:
                left = [size for size in SIZES if size not in state.spent[seat]]
                state.spent[seat].append(left[int(rng.below(len(left)))])
        return state

    def write(self, actor: int, action: int) -> str:
        if action not in SIZES:
            raise Unreadable(f"there is no action {action}")
        return f"prize {action}" if actor == CHANCE else f"pick {action}"

    def read(self, actor: int, text: str) -> int:
        for size in SIZES:
            if text == self.write(actor, size):
                return size
        raise Unreadable(f"{text!r} is nothing of pebbles")


def make_known(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything find a game as long as a test runs: the tests after it must not."""
    registry.games()  # the others are found first
    found = {**discovery._found(), kit.name: kit}
    monkeypatch.setattr(discovery, "_found", lambda: found)
    monkeypatch.setitem(registry._games, kit.name, kit.rules())


class PebblesKit(GameKit):
    name = "pebbles"
    title = "Pebbles"

    def rules(self) -> Game:
        return PebblesGame()

    def facts(self, setup: Setup) -> Facts:
        several = setup.players > 1
        return Facts(
            cooperative=False,
            simultaneous=several,
            hidden=several,
            winnable=several,
            value="chance" if several else "score",
            shared_score=False,
            highest_score=6,
        )
