"""The base class of Onirim's players: values every action of a view and takes the best."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reverie.core.game import CHANCE, NOBODY, Actions, State
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.onirim.rules.table import Table
from reverie.players.player import NotForThisGame, Player

MOST: Final = 512  # actions at one decision
SAMPLES: Final = 4  # tables sampled for what a silent partner hides


@mypyc_attr(allow_interpreted_subclasses=True)
class OnirimPlayer(Player):
    """A player of Onirim that values every action and takes the best."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples
        self.sample = 0  # the index of the sampled table that is being valued
        self.actions = Actions(MOST)
        self.worths: vec[float] = vec[float]([0.0] * MOST)
        self.totals: vec[float] = vec[float]([0.0] * MOST)

    # -- by views -------------------------------------------------------------------------------

    def choose(self, view: View, rng: Rng) -> int:
        actions = view["actions"]
        if len(actions) == 1:
            return int(actions[0]["action"])
        self.weigh_view(view, rng)
        return int(self.best())

    def values(self, view: View, rng: Rng) -> list[float]:
        """Return the chance to win after each action of the view, in their order, before chance answers."""
        self.weigh_view(view, rng)
        return [self.as_chance(self.worths[i]) for i in range(self.actions.n)]

    def weigh_view(self, view: View, rng: Rng) -> None:
        """Value the actions of a view, over several tables where something is hidden."""
        if view["game"] != "onirim":
            raise NotForThisGame(f"the player {self.name!r} plays Onirim here, not {view['game']}")
        seat: i64 = view["seat"]
        samples: i64 = 1
        if view["setup"]["options"].get("talk") == "silent":
            samples = self.samples
        totals = self.totals
        for sample, table in enumerate(self.states(view, rng, int(samples))):
            self.sample = sample
            assert isinstance(table, Table)
            self.weigh(table, seat, rng)
            i: i64 = 0
            while i < self.actions.n:
                if sample == 0:
                    totals[i] = 0.0
                totals[i] += self.worths[i]
                i += 1
        i = 0
        while i < self.actions.n:
            self.worths[i] = totals[i] / float(samples)
            i += 1

    # -- by tables that hide nothing from the player ----------------------------------------------

    def weigh(self, t: Table, seat: i64, rng: Rng) -> None:
        """Fill `actions` with the actions of a table and `worths` with what each is worth."""
        actions = self.actions
        actions.n = 0
        t.fill(seat, actions)
        i: i64 = 0
        while i < actions.n:
            self.worths[i] = self.appraise(t, seat, i64(actions.items[i]), rng)
            i += 1

    def appraise(self, t: Table, seat: i64, action: i64, rng: Rng) -> float:
        """Return what one action is worth."""
        raise NotImplementedError

    def as_chance(self, worth: float) -> float:
        """Return a worth as a chance to win."""
        return worth

    def best(self) -> i64:
        """Return the first of the best actions."""
        best: i64 = 0
        i: i64 = 1
        while i < self.actions.n:
            if self.worths[i] > self.worths[best]:
                best = i
            i += 1
        return i64(self.actions.items[best])

    def decide(self, t: Table, seat: i64, rng: Rng) -> i64:
        """Choose an action at a table; in a silent game by its view, which hides what the seat must not know."""
        if t.rules.silent:
            return self.choose(t.view(int(seat)), rng)
        self.actions.n = 0
        t.fill(seat, self.actions)
        if self.actions.n > 1:
            self.sample = 0
            self.weigh(t, seat, rng)
            return self.best()
        return i64(self.actions.items[0])

    def play_out(self, state: State, luck: Rng, rng: Rng) -> i64:
        """Play every seat of a game to its end; return the number of decisions.

        Alone and in open talk a player may know everything but what chance will bring, which comes from
        `luck` only when it is due; there the views are left out. A silent game goes through them.
        """
        assert isinstance(state, Table)
        t = state
        answered: i64 = 0
        while True:
            actor = t.actor()
            if actor == CHANCE:
                t.advance(CHANCE, t.pick(luck))
            elif actor == NOBODY:
                return answered
            else:
                t.advance(actor, self.decide(t, actor, rng))
                answered += 1
