"""The conformance kit: a game passes it or is no game of this house.

    from reverie.core.conformance import check
    check(MyGame())

plays random games of every set-up and holds each position against the contract. What does not hold
raises NotConforming with the set-up, the number of the entry and the reason.
"""

import json
from typing import Any, NoReturn

from reverie.core.chance import RandomSampler
from reverie.core.errors import GameOver, Illegal, OutOfTurn
from reverie.core.game import CHANCE, SPECTATOR, Game, Setup, State
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng

LIMIT = 20_000  # entries; a game that is longer has lost its way


class NotConforming(AssertionError):
    """The game breaks the contract; the text says where."""


def check(
    game: Game, setups: list[Setup] | None = None, games: int = 1, seed: str = "conformance", thorough: int = 5
) -> None:
    """Play random games of the given set-ups (all, if none are given) and check the contract.

    Every position is checked for the cheap promises, every `thorough`-th one for the costly ones.
    """
    for setup in game.setups() if setups is None else setups:
        _check_setup(game, setup)
        for number in range(games):
            _Game(game, setup, Rng(f"{seed}/{setup.words()}/{number}"), thorough).play()


def _check_setup(game: Game, setup: Setup) -> None:
    again = game.setup(setup.spelling, setup.players, setup.options)
    if again.to_json() != setup.to_json():
        raise NotConforming(f"{setup.words()}: its spelling is read as {again.words()}")
    if game.new(setup).to_json() != game.new(setup).to_json():
        raise NotConforming(f"{setup.words()}: two new games differ, though chance has not acted")


class _Game:
    """One random game under examination."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, thorough: int) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.thorough = thorough
        self.seats = [*range(setup.players), SPECTATOR]
        self.state = game.new(setup)
        self.entries = 0

    def fail(self, reason: str) -> NoReturn:
        raise NotConforming(f"{self.setup.words()}, after entry {self.entries}: {reason}")

    def play(self) -> None:
        while self.state.actors():
            if self.entries >= LIMIT:
                self.fail(f"not over after {LIMIT} entries")
            actor, action = self._choose()
            if self.entries % self.thorough == 0:
                self._check_refusals()
                self._check_copies()
                self._check_views()
            self._step(actor, action)
            self.entries += 1
        self._check_end()
        self._check_views()
        self._check_record()

    def _choose(self) -> tuple[int, int]:
        """Somebody who is asked and one of their actions, after looking at all of them."""
        actors = self.state.actors()
        if len(set(actors)) != len(actors) or (CHANCE in actors and len(actors) > 1):
            self.fail(f"asked at once: {actors}")
        actor = actors[int(self.rng.below(len(actors)))]
        legal = self.state.legal(actor)
        if not legal:
            self.fail(f"actor {actor} is asked, but has no legal action")
        if len(set(legal)) != len(legal) or legal != self.state.legal(actor):
            self.fail("legal actions repeat, or change from one call to the next")
        texts = [self.game.write(actor, action) for action in legal]
        for action, text in zip(legal, texts, strict=True):
            if self.game.read(actor, text) != action:
                self.fail(f"{text!r} is not read back as action {action}")
        if actor == CHANCE:
            weights = self.state.weights()
            if len(weights) != len(legal) or min(weights) < 1:
                self.fail("every outcome of chance needs a weight of at least 1")
            action = int(self.state.pick(self.rng))
            if action not in legal:
                self.fail(f"picked {action}, which is no outcome")
            return actor, action
        return actor, legal[int(self.rng.below(len(legal)))]

    def _step(self, actor: int, action: int) -> None:
        """Do the action told and untold, and compare."""
        quiet = self.state.copy()
        quiet.advance(actor, action)
        for event in self.state.apply(actor, action):
            if event.name not in self.game.events:
                self.fail(f"event {event.name!r} is not declared")
            if tuple(sorted(event.data)) != tuple(sorted(self.game.events[event.name])):
                self.fail(f"event {event.name!r} carries {sorted(event.data)}")
            json.dumps(event.to_json())
        if quiet.to_json() != self.state.to_json():
            self.fail("advance and apply lead to different states")

    def _check_refusals(self) -> None:
        before = self.state.to_json()
        for actor in self.state.actors():
            legal = set(self.state.legal(actor))
            wrong = next(action for action in range(len(legal) + 1) if action not in legal)
            if not _refused(self.state, actor, wrong, Illegal):
                self.fail(f"illegal action {wrong} is not refused as Illegal")
        outsiders = [actor for actor in (CHANCE, *range(self.setup.players)) if actor not in self.state.actors()]
        for actor in outsiders:
            if self.state.legal(actor) or not _refused(self.state, actor, 0, OutOfTurn):
                self.fail(f"actor {actor} is not asked, but not refused as OutOfTurn")
        if self.state.to_json() != before:
            self.fail("a refused action changed the state")

    def _check_copies(self) -> None:
        whole = json.loads(json.dumps(self.state.to_json()))
        back = self.game.from_json(whole)
        if json.loads(json.dumps(back.to_json())) != whole:
            self.fail("to_json and from_json do not agree")
        for seat in self.seats:
            if back.view(seat) != self.state.view(seat):
                self.fail(f"a state read back from JSON looks different to seat {seat}")
        copy = self.state.copy()
        actor = copy.actors()[0]
        copy.advance(actor, copy.legal(actor)[0])
        if json.loads(json.dumps(self.state.to_json())) != whole:
            self.fail("changing a copy changed the original")

    def _check_views(self) -> None:
        for seat in self.seats:
            view: dict[str, Any] = json.loads(json.dumps(self.state.view(seat)))
            asked = seat in self.state.actors()
            actions = [entry["action"] for entry in view["actions"]]
            if actions != (self.state.legal(seat) if asked else []):
                self.fail(f"the view of seat {seat} does not list its legal actions")
            if (view["prompt"] is not None) != asked or (view["decision"] is not None) != asked:
                self.fail(f"the view of seat {seat} asks when it should not, or does not when it should")
            sampled = json.loads(json.dumps(self.game.sample(view, self.rng).view(seat)))
            if sampled != view:
                differing = [key for key in view if view[key] != sampled.get(key)]
                self.fail(f"a state sampled from the view of seat {seat} shows another view: {differing}")

    def _check_end(self) -> None:
        result = self.state.result()
        if result is None or len(result.scores) != self.setup.players:
            self.fail("over without a score for every seat")
        if not set(result.winners) <= set(range(self.setup.players)) or not result.reason:
            self.fail("over without a reason, or won by nobody's seat")
        for actor in (CHANCE, 0):
            if self.state.legal(actor) or not _refused(self.state, actor, 0, GameOver):
                self.fail("over, but still playing")

    def _check_record(self) -> None:
        """The same kind of game through a match: its record replays, and undo gives the state back."""
        match = Match(self.setup, RandomSampler(self.rng))
        undone = 0
        while match.state.actors():
            actors = match.state.actors()
            seat = actors[int(self.rng.below(len(actors)))]
            legal = match.state.legal(seat)
            before = match.state.to_json()
            match.play(seat, self.game.write(seat, legal[int(self.rng.below(len(legal)))]))
            if match.undo_target(seat) is not None and undone < 3:
                match.undo(seat)
                undone += 1
                if match.state.to_json() != before:
                    self.fail("undo does not give the state back")
        record, replay = load(match.record.write())
        if record.notice or record.write() != match.record.write():
            self.fail("a record read back is another one")
        if replay.state.to_json() != match.state.to_json():
            self.fail("a replay leads to another state")


def _refused(state: State, actor: int, action: int, how: type[Exception]) -> bool:
    try:
        state.apply(actor, action)
    except how:
        return True
    return False
