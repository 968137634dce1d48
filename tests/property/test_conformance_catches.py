"""The conformance kit catches what breaks the contract: each time a small game that is right but for one thing."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pebbles import Pebbles, PebblesGame
from reverie.core import registry
from reverie.core.conformance import NotConforming, check
from reverie.core.errors import Impossible
from reverie.core.events import Event
from reverie.core.game import CHANCE, Game, State
from reverie.core.rng import Rng
from reverie.core.view import View, ViewParts
from reverie.games.daydream.game import Daydream
from reverie.games.onirim.game import Onirim

Known = Callable[[Game], None]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Known:
    """Makes a game known while a test runs: the tests after it must not find it."""
    registry.games()  # the others are found first
    return lambda game: monkeypatch.setitem(registry._games, game.name, game)


class Tampered(Pebbles):
    """A table whose copies are tables of its own kind."""

    def copy(self) -> "Pebbles":
        other = type(self)(self.players)
        other.prizes, other.conceded = list(self.prizes), list(self.conceded)
        other.spent = [list(spent) for spent in self.spent]
        return other


class OtherTable(PebblesGame):
    """Pebbles on tables with a fault."""

    table: type[Tampered] = Tampered

    def _changed(self, state: State) -> State:
        assert isinstance(state, Pebbles)
        other = self.table(state.players)
        other.prizes, other.spent, other.conceded = state.prizes, state.spent, state.conceded
        return other

    def new(self, setup: Any) -> State:
        return self._changed(super().new(setup))

    def from_json(self, data: Mapping[str, Any]) -> State:
        return self._changed(super().from_json(data))

    def sample(self, view: Any, rng: Rng) -> State:
        return self._changed(super().sample(view, rng))


class ReadsAnything(PebblesGame):
    def read(self, actor: int, text: str) -> int:
        found = [size for size in (1, 2, 3) if str(size) in text]
        return found[0] if found else super().read(actor, text)


class WritesAnything(PebblesGame):
    def write(self, actor: int, action: int) -> str:
        return f"prize {action}" if actor == CHANCE else f"pick {action}"


class Lenient(PebblesGame):
    """Accepts impossible data by correcting it."""

    def from_json(self, data: Mapping[str, Any]) -> State:
        sound = [[size for size in spent if size in (1, 2, 3)] for spent in data["spent"]]
        prizes = [size for size in data["prizes"] if size in (1, 2, 3)]
        return super().from_json({**data, "spent": sound, "prizes": prizes})


class Stumbling(PebblesGame):
    """Refuses impossible data by crashing."""

    def from_json(self, data: Mapping[str, Any]) -> State:
        assert all(size in (1, 2, 3) for size in data["prizes"])
        return super().from_json(data)


class PebblesView(View):
    prizes: list[str]
    picked: list[int]
    spent: list[list[int]]
    conceded: list[int]


class OtherType(PebblesGame):
    def __init__(self) -> None:
        super().__init__()
        self.view_type = PebblesView


class AsksPacked(OtherTable):
    class Packed(Tampered):
        def view(self, seat: int) -> Any:
            view = super().view(seat)
            if view["prompt"] is not None:
                view["prompt"]["arguments"] = {"prize": self.prizes[-1] << 10}
            return view

    table = Packed

    def __init__(self) -> None:
        super().__init__()
        self.prompts = {"pick": ("prize",)}


class Miscounts(OtherTable):
    """Numbers its questions by the turn of the table, from 1 on."""

    class Numbered(Tampered):
        def view(self, seat: int) -> Any:
            view = super().view(seat)
            if view["decision"] is not None:
                view["decision"] += 1
            return view

    table = Numbered


class SharesTooMuch(OtherTable):
    """Hands every seat the first one's view."""

    class Shared(Tampered):
        def view_parts(self, seats: list[int]) -> ViewParts:
            first = self.view(seats[0])
            own = ("decision", "seat")
            common = {name: value for name, value in first.items() if name not in own}
            return ViewParts(common, [{name: self.view(seat)[name] for name in own} for seat in seats])

    table = Shared


class SharesTwice(OtherTable):
    """States a part of its views twice."""

    class Doubled(Tampered):
        def view_parts(self, seats: list[int]) -> ViewParts:
            views = [self.view(seat) for seat in seats]
            return ViewParts({"game": views[0]["game"]}, views)

    table = Doubled


class AsksUndeclared(PebblesGame):
    def __init__(self) -> None:
        super().__init__()
        self.prompts = {}


class AsksUnnamed(PebblesGame):
    def __init__(self) -> None:
        super().__init__()
        self.prompts = {"pick": ("prize",)}


class Loaded(OtherTable):
    """Chance that keeps to the first outcome."""

    class Dice(Tampered):
        def pick(self, rng: Rng) -> int:
            return self.legal(CHANCE)[0]

    table = Dice


class LoadedLater(OtherTable):
    """Chance that is fair only at the beginning."""

    class Dice(Tampered):
        def pick(self, rng: Rng) -> int:
            return self.legal(CHANCE)[0] if self.prizes else super().pick(rng)

    table = Dice


class TakesBackMore(OtherTable):
    """Drafts of which taking back loses more than the last answer."""

    class Draft(Tampered):
        def retractable(self, seat: int) -> bool:
            return bool(self.actors()) and len(self.spent[seat]) > min(map(len, self.spent))

        def retract(self, seat: int) -> list[Event]:
            self.spent[seat].clear()
            return []

    table = Draft


class Sentence(OtherTable):
    class Told(Tampered):
        def result(self) -> Any:
            result = super().result()
            if result is not None:
                result.reason = "Nobody has a pebble left."
            return result

    table = Told


class Unpicklable(OtherTable):
    class Forgetful(Tampered):
        def __reduce__(self) -> tuple[Any, ...]:
            return Pebbles, (self.players,)

    table = Forgetful


class Shallow(OtherTable):
    class Blank(Tampered):
        def __deepcopy__(self, memo: object) -> State:
            return type(self)(self.players)

    table = Blank


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (ReadsAnything, "is no action, but read as"),
        (WritesAnything, "is no action, but written as"),
        (Lenient, "says something else"),
        (Stumbling, "not as Impossible"),
        (OtherType, "not of its declared type"),
        (AsksPacked, "several numbers in one"),
        (Miscounts, "has answered 0, but its view says 1"),
        (SharesTooMuch, "do not make its view"),
        (SharesTwice, "its own and common to all"),
        (AsksUndeclared, "'pick' is not declared"),
        (AsksUnnamed, "carries"),
        (Loaded, "weighs"),
        (LoadedLater, "weighs"),
        (TakesBackMore, r"taken back and given again leads elsewhere: spent is"),
        (Sentence, "no identifier"),
        (Unpicklable, "a pickled state is another"),
        (Shallow, "a deep-copied state is another"),
    ],
)
def test_the_kit_catches(broken: type[PebblesGame], reason: str, known: Known) -> None:
    game = broken()
    known(game)
    with pytest.raises(NotConforming, match=reason):
        check(game, [game.setup("pebbles", 2, {})], games=20, thorough=1)


def test_the_kit_passes_a_game_that_is_right(known: Known) -> None:
    game = PebblesGame()
    known(game)
    check(game, games=5, thorough=1)


def test_the_kit_catches_an_event_without_words(known: Known) -> None:
    game = PebblesGame()
    known(game)

    def tell(events: list[Event], seat: int) -> list[str]:
        return [{"prize": "A prize.", "conceded": "Given up."}[event.name] for event in events]

    with pytest.raises(NotConforming, match="'picked' cannot be put into words"):
        check(game, [game.setup("pebbles", 1, {})], tell=tell)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["places"]["unseen"].update({"red sun": 99}), "of red sun there are 9 cards, not 99"),
        (lambda data: data["places"]["unseen"].update({"red sun": -1}), "-1 red sun cannot lie"),
        (lambda data: data["places"]["unseen"].pop("nightmare"), "of nightmare there are 10 cards, not 0"),
        (lambda data: data["places"]["unseen"].update({"green tiger": 1}), "no card 'green tiger'"),
        (lambda data: data["places"].update({"sofa": {"red sun": 1}}), "no place 'sofa'"),
        (lambda data: data["rows"][0].append("red sun"), "listed in two ways"),
        (lambda data: data["top"].append({"card": "red sun", "known": 7}), "listed in two ways"),
        (lambda data: data["steps"].append({"name": "nap", "argument": 0}), "no step 'nap'"),
        (lambda data: data["steps"].clear(), "something is to do or the game is over"),
        (lambda data: data.update(active=7), "no seat 7"),
        (lambda data: data.update(turn="soon"), "not int"),
        (lambda data: data.pop("series"), "lacks"),
        (lambda data: data.update(reopened=[3]), "no goals can be open again"),
    ],
)
def test_onirim_refuses_tables_that_cannot_be(change: Any, reason: str) -> None:
    game = Onirim()
    data: Any = game.new(game.setup("onirim", 1, {})).to_json()
    change(data)
    with pytest.raises(Impossible, match=reason):
        game.from_json(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["sheets"][0]["cells"].update(c3=99), "can hold a 99"),
        (lambda data: data["sheets"][0]["cells"].update(z9=1), "no cell 'z9'"),
        (lambda data: data["sheets"][0]["leaves"].update(circled=-1), "leaves, not"),
        (lambda data: data["sheets"][0].update(score=99), "contradicts itself in score"),
        (lambda data: data["sheets"][0].update(objects=99), "objects, not 99"),
        (lambda data: data["sheets"][0].update(frames=None), "no sheet can have None for its frames"),
        (lambda data: data["drafts"][0].append("write 3 c3"), "cannot be answered"),
        (lambda data: data["sheets"].pop(), "a sheet and a draft for each"),
        (lambda data: data.update(waiting=[4]), "no seats that can be waiting"),
        (lambda data: data.update(dice=[0, 9]), "two dice cannot show"),
        (lambda data: data.update(dice=[3]), "two dice cannot show"),
    ],
)
def test_daydream_refuses_tables_that_cannot_be(change: Any, reason: str) -> None:
    game = Daydream()
    data: Any = game.new(game.setup("daydream:EFD", 2, {})).to_json()
    change(data)
    with pytest.raises(Impossible, match=reason):
        game.from_json(data)
