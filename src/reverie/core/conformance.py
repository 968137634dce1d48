"""The conformance kit: checks that a game keeps the contract.

    from reverie.core.conformance import check
    check(MyGame())

plays random games of every set-up and holds each position against the contract. What does not hold
raises NotConforming with the set-up, the number of the entry and the reason.
"""

import copy
import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NoReturn

from reverie.core.chance import RandomSampler
from reverie.core.errors import GameOver, Illegal, OutOfTurn, ReverieError, Unreadable
from reverie.core.events import Event
from reverie.core.game import CHANCE, SPECTATOR, Game, Setup, State
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.core.shapes import mismatch
from reverie.core.view import View, prompt_of

LIMIT: Final = 20_000  # entries; a longer game never ends
NO_WORDS: Final = ("", " ", "no such words", "\0", "-1", "0")  # that no game may take for an action
LARGEST_ARGUMENT: Final = 999  # of a question; a larger number is several packed into one
PICKS: Final = 400  # outcomes drawn to compare with their weights
WEIGHED: Final = 3  # turns of chance that are drawn so often at the beginning,
WEIGHED_EVERY: Final = 25  # and then one of so many
IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9-]*")
Tell = Callable[[list[Event], int], list[str]]


class NotConforming(AssertionError):
    """The game breaks the contract; the text says where."""


def check(
    game: Game,
    setups: list[Setup] | None = None,
    games: int = 1,
    seed: str = "conformance",
    thorough: int = 5,
    tell: Tell | None = None,
) -> None:
    """Play random games of the given set-ups (all, if none are given) and check the contract.

    Every position is checked for the cheap promises, every `thorough`-th one for the costly ones. `tell` puts events
    into words for a seat: given one, every event that a seat hears is put into words.
    """
    for setup in game.setups() if setups is None else setups:
        _check_setup(game, setup)
        for number in range(games):
            _Game(game, setup, Rng(f"{seed}/{setup.words()}/{number}"), thorough, tell).play()


def _check_setup(game: Game, setup: Setup) -> None:
    again = game.setup(setup.spelling, setup.players, setup.options)
    if again.to_json() != setup.to_json():
        raise NotConforming(f"{setup.words()}: its spelling is read as {again.words()}")
    if game.new(setup).to_json() != game.new(setup).to_json():
        raise NotConforming(f"{setup.words()}: two new games differ, though chance has not acted")


class _Game:
    """One random game under examination."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, thorough: int, tell: Tell | None) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.thorough = thorough
        self.tell = tell
        self.seats = [*range(setup.players), SPECTATOR]
        self.state = game.new(setup)
        self.entries = 0
        self.outcomes = 0  # of chance, so far
        self.answers = [0] * setup.players  # by seat, so far

    def fail(self, reason: str) -> NoReturn:
        raise NotConforming(f"{self.setup.words()}, after entry {self.entries}: {reason}")

    def play(self) -> None:
        while self.state.actors():
            if self.entries >= LIMIT:
                self.fail(f"not over after {LIMIT} entries")
            actor, action = self._choose()
            if self.entries % self.thorough == 0:
                self._check_refusals()
                self._check_notation(actor)
                self._check_copies()
                self._check_damaged()
                self._check_views()
            self._step(actor, action)
            self.entries += 1
            if actor >= 0:
                self.answers[actor] += 1
        self._check_end()
        self._check_views()
        self._check_record()

    def _choose(self) -> tuple[int, int]:
        """Choose an actor who is asked and one of its actions, after checking all of them."""
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
            if self.outcomes < WEIGHED or self.outcomes % WEIGHED_EVERY == 0:
                self._check_weights(legal, weights)
            self.outcomes += 1
            action = int(self.state.pick(self.rng))
            if action not in legal:
                self.fail(f"picked {action}, which is no outcome")
            return actor, action
        return actor, legal[int(self.rng.below(len(legal)))]

    def _step(self, actor: int, action: int) -> None:
        """Do the action by `apply` and by `advance`, and compare."""
        quiet = self.state.copy()
        quiet.advance(actor, action)
        self._check_events(self.state.apply(actor, action))
        changed = _differing(quiet.to_json(), self.state.to_json())
        if changed:
            self.fail(f"advance and apply lead to different states: {changed}")

    def _check_events(self, events: list[Event]) -> None:
        for event in events:
            if event.name not in self.game.events:
                self.fail(f"event {event.name!r} is not declared")
            if tuple(sorted(event.data)) != tuple(sorted(self.game.events[event.name])):
                self.fail(f"event {event.name!r} carries {sorted(event.data)}")
            json.dumps(event.to_json())
            if self.tell is None:
                continue
            for seat in self.seats:
                if event.heard_by(seat):
                    try:
                        self.tell([event], seat)
                    except Exception as error:
                        self.fail(f"event {event.name!r} cannot be put into words: {error!r}")

    def _check_weights(self, legal: list[int], weights: list[int]) -> None:
        """Check that outcomes come as often as their weights say: each within six standard deviations of many draws."""
        drawn = Counter(int(self.state.pick(self.rng)) for _ in range(PICKS))
        for outcome, weight in zip(legal, weights, strict=True):
            share = weight / sum(weights)
            if abs(drawn[outcome] - PICKS * share) > 6 * (PICKS * share * (1 - share)) ** 0.5 + 1:
                self.fail(
                    f"outcome {outcome} weighs {weight} of {sum(weights)}, but came {drawn[outcome]} of {PICKS} times"
                )

    def _check_notation(self, actor: int) -> None:
        """Check that `write` and `read` are inverses of each other, and refuse whatever is no action."""
        legal = self.state.legal(actor)
        text = self.game.write(actor, legal[int(self.rng.below(len(legal)))])
        for wrong in (*NO_WORDS, f"{text} {text}", f"{text} of nothing", text[:-1] + "\u00df"):
            try:
                read = self.game.read(actor, wrong)
            except Unreadable:
                continue
            self.fail(f"{wrong!r} is no action, but read as {read}")
        for action in {-1, 2**31, *(one + step for one in legal[:9] for step in (-1, 1))}:
            try:
                written = self.game.write(actor, action)
            except Unreadable:
                continue
            if not 0 <= action < 2**31 or self.game.read(actor, written) != action:
                self.fail(f"{action} is no action, but written as {written!r}")

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
        for how, twin in (
            ("pickled", pickle.loads(pickle.dumps(self.state))),
            ("deep-copied", copy.deepcopy(self.state)),
        ):
            if type(twin) is not type(self.state) or _known(twin, self.seats) != _known(self.state, self.seats):
                self.fail(f"a {how} state is another one")
        other = self.state.copy()
        actor = other.actors()[0]
        other.advance(actor, other.legal(actor)[0])
        if json.loads(json.dumps(self.state.to_json())) != whole:
            self.fail("changing a copy changed the original")

    def _check_damaged(self) -> None:
        """Data that was changed anywhere is refused in words, or read as exactly what it says."""
        whole = json.loads(json.dumps(self.state.to_json()))
        places = list(_leaves(whole))
        for wrong in (-1, 99, None):
            place = places[int(self.rng.below(len(places)))]
            damaged = _changed(whole, place, wrong)
            if damaged == whole:
                continue
            try:
                read = self.game.from_json(damaged)
            except ReverieError:
                continue
            except Exception as error:
                self.fail(f"data with {wrong} at {place} is refused by {error!r}, not as Impossible")
            if json.loads(json.dumps(read.to_json())) != damaged:
                self.fail(f"data with {wrong} at {place} is read as a state that says something else")
            try:
                for seat in self.seats:
                    read.view(seat)
                for actor in read.actors():
                    for action in read.legal(actor):
                        self.game.write(actor, action)
            except Exception as error:
                self.fail(f"data with {wrong} at {place} is read, but such a state cannot be played: {error!r}")

    def _check_prompt(self, view: View) -> None:
        prompt = prompt_of(view)
        declared = self.game.prompts.get(prompt["name"])
        if declared is None:
            self.fail(f"question {prompt['name']!r} is not declared")
        if sorted(prompt["arguments"]) != sorted(declared):
            self.fail(f"question {prompt['name']!r} carries {sorted(prompt['arguments'])}, not {sorted(declared)}")
        for name, value in prompt["arguments"].items():
            if isinstance(value, int) and abs(value) > LARGEST_ARGUMENT:
                self.fail(f"argument {name!r} of question {prompt['name']!r} is {value}: several numbers in one")

    def _check_type(self, view: View, seat: int) -> None:
        """Check a view's type; without one of its own it needs the fields of every view."""
        declared = self.game.view_type
        fields: Mapping[str, object] = view
        common = {name: fields[name] for name in View.__annotations__ if name in fields}
        wrong = mismatch(common if declared is View else view, declared, "view")
        if wrong:
            self.fail(f"the view of seat {seat} is not of its declared type: {wrong}")

    def _check_view_parts(self) -> None:
        players = [seat for seat in self.seats if seat != SPECTATOR]
        for seats in (players, self.seats):
            parts = self.state.view_parts(seats)
            for seat, own in zip(seats, parts.own, strict=True):
                view = self.state.view(seat)
                if "decision" not in own or {**parts.common, **own} != view:
                    self.fail(f"the parts of the view of seat {seat} do not make its view")
                if parts.common.keys() & own.keys():
                    self.fail(f"a part of the view of seat {seat} is its own and common to all")

    def _check_views(self) -> None:
        self._check_view_parts()
        for seat in self.seats:
            view: View = json.loads(json.dumps(self.state.view(seat)))
            self._check_type(view, seat)
            asked = seat in self.state.actors()
            actions = [entry["action"] for entry in view["actions"]]
            if actions != (self.state.legal(seat) if asked else []):
                self.fail(f"the view of seat {seat} does not list its legal actions")
            if (view["prompt"] is not None) != asked or (view["decision"] is not None) != asked:
                self.fail(f"the view of seat {seat} asks when it should not, or does not when it should")
            if asked:
                self._check_prompt(view)
                if view["decision"] != self.answers[seat]:
                    self.fail(f"seat {seat} has answered {self.answers[seat]}, but its view says {view['decision']}")
            sampled = json.loads(json.dumps(self.game.sample(view, self.rng).view(seat)))
            if sampled != view:
                self.fail(
                    f"a state sampled from the view of seat {seat} shows another view: {_differing(view, sampled)}"
                )

    def _check_end(self) -> None:
        result = self.state.result()
        if result is None or len(result.scores) != self.setup.players:
            self.fail("over without a score for every seat")
        if not set(result.winners) <= set(range(self.setup.players)):
            self.fail(f"won by a seat that does not exist: {result.winners}")
        if IDENTIFIER.fullmatch(result.reason) is None:
            self.fail(f"over for a reason that is no identifier: {result.reason!r}")
        for actor in (CHANCE, 0):
            if self.state.legal(actor) or not _refused(self.state, actor, 0, GameOver):
                self.fail("over, but still playing")

    def _check_record(self) -> None:
        """Play through a match: its record replays, and undo gives the state back."""
        match = Match(self.setup, RandomSampler(self.rng))
        undone = 0
        last: dict[int, int] = {}  # by seat, its last answer
        while match.state.actors():
            actors = match.state.actors()
            seat = actors[int(self.rng.below(len(actors)))]
            legal = match.state.legal(seat)
            before = match.state.to_json()
            last[seat] = legal[int(self.rng.below(len(legal)))]
            match.play(seat, self.game.write(seat, last[seat]))
            self._check_drafts(match.state, last)
            if match.undo_target(seat) is not None and undone < 3:
                match.undo(seat)
                del last[seat]
                undone += 1
                changed = _differing(before, match.state.to_json())
                if changed:
                    self.fail(f"undo does not give the state back: {changed}")
        record, replay = load(match.record.write())
        if record.notice or record.write() != match.record.write():
            self.fail("a record read back is another one")
        changed = _differing(replay.state.to_json(), match.state.to_json())
        if changed:
            self.fail(f"a replay leads to another state: {changed}")

    def _check_drafts(self, state: State, last: Mapping[int, int]) -> None:
        """Check that an answer of a draft, taken back and given again, leads to the same state."""
        for seat, action in last.items():
            if state.retractable(seat):
                twin = state.copy()
                twin.retract(seat)
                twin.apply(seat, action)
                changed = _differing(state.to_json(), twin.to_json())
                if changed:
                    self.fail(f"an answer of seat {seat} taken back and given again leads elsewhere: {changed}")


def _refused(state: State, actor: int, action: int, how: type[Exception]) -> bool:
    try:
        state.apply(actor, action)
    except how:
        return True
    return False


def _known(state: State, seats: list[int]) -> tuple[object, ...]:
    """Return everything the contract says of a state, except what its last action revealed, which is not stored."""
    legal = [state.legal(actor) for actor in state.actors()]
    return state.to_json(), [state.view(seat) for seat in seats], state.actors(), legal


def _differing(one: Mapping[str, object], other: Mapping[str, object]) -> str:
    """Return the first field in which two mappings differ, with both values; empty if none does."""
    for name in sorted(one.keys() | other.keys()):
        if one.get(name) != other.get(name):
            return f"{name} is {other.get(name)!r:.60}, not {one.get(name)!r:.60}"
    return ""


def _leaves(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Return the places of all values in data that hold no others."""
    if isinstance(data, dict):
        for name in data:
            yield from _leaves(data[name], (*place, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _leaves(value, (*place, number))
    elif place:
        yield place


def _changed(data: Any, place: tuple[str | int, ...], value: int | None) -> Any:
    """Copy data with another value in one place."""
    whole = copy.deepcopy(data)
    part = whole
    for step in place[:-1]:
        part = part[step]
    part[place[-1]] = value
    return whole
