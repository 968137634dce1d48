"""The searching player of Onirim: the learned one with a tree search over what chance may bring."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, Actions
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.fingerprint import Fingerprint
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.players.seat import MOST, SAMPLES
from reverie.games.onirim.rules.base import BIN, ORDER
from reverie.games.onirim.rules.book import PAY
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.players.player import Player

SIMULATIONS: Final = 1600
WIDEST: Final = 12  # choices followed at one decision
WIDEST_IN_PROPHECY: Final = 8
MARGIN: Final = 0.15  # choices that the network values lower than the best by more than this are not followed
BELIEF: Final = 10.0  # the network's value counts as so many visits
CURIOSITY: Final = 0.1  # the weight of exploration
GOLDEN: Final = 2654435769  # the golden section of 2**32: its multiples are spread evenly however many there are
WORD: Final = 0xFFFFFFFF
LOOK_EVERY: Final = 16  # simulations between two looks at the clock and at whether the answer is clear


class Choice:
    """A node of the tree: a decision, its actions with the network's values, and the results of simulations."""

    def __init__(self, table: Table, actions: "vec[i64]", priors: "vec[float]", followed: i64, luck: i64) -> None:
        self.table = table
        self.actions = actions  # the best by the network first
        self.priors = priors  # what the network says of them
        self.followed = followed  # so many of them are worth following
        self.totals: vec[float] = priors[:followed]
        self.visits: vec[i64] = actions[:followed]
        i: i64 = 0
        while i < followed:
            self.totals[i] = 0.0
            self.visits[i] = 0
            i += 1
        self.visited: i64 = 0
        self.luck = luck  # where the cards begin that come after its actions

    def next_part(self, i: i64) -> i64:
        """Return how far through all cards that may come the next one after an action lies.

        Spread evenly instead of at random, and alike for all actions: what is left is the difference between them,
        not their luck.
        """
        return (self.luck + self.visits[i] * GOLDEN) & WORD

    def estimate(self, i: i64) -> float:
        return (BELIEF * self.priors[i] + self.totals[i]) / (BELIEF + float(self.visits[i]))


class Search(Learned):
    """Tree search over chance, with the network's values at the leaves and no rollouts.

    The effort is a number of simulations. A time limit in seconds can be set as well, with the clock to measure it;
    the choice then depends on the speed of the machine.
    """

    name = "search"

    def __init__(
        self,
        network: Network | None = None,
        samples: int = SAMPLES,
        simulations: int = SIMULATIONS,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(network, samples)
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.clock = clock
        self.fingerprint = Fingerprint()
        self.scratch: Table | None = None  # where simulations go from one decision to the next
        self.root: Choice | None = None  # of the last search; None where nothing was searched
        self.choices: dict[int, Choice] = {}  # every decision met, however it was reached, by its table's fingerprint
        self.buffer = Actions(MOST)
        self.sorted: vec[i64] = vec[i64]([0] * MOST)  # the actions of the decision being opened, the best first
        self.priors: vec[float] = vec[float]([0.0] * MOST)
        self.looks: vec[i64] = vec[i64]([0] * MOST)  # how often each action was followed

    def quick(self) -> Player:
        """Return the learned player with the same network: with a search, a game takes a hundred times as long."""
        return Learned(self.network, self.samples)

    def searched(self, view: View, rng: Rng) -> list[tuple[float, int]]:
        """Return the chance to win after each action, and how many simulations followed it."""
        self.weigh_view(view, rng)
        return [(self.as_chance(self.worths[i]), int(self.looks[i])) for i in range(self.actions.n)]

    def weigh(self, t: Table, seat: i64, rng: Rng) -> None:
        step = t.step()
        if not self.ready(t.rules) or step is PAY:
            super().weigh(t, seat, rng)
            self.forget()
            self.root = None
            return
        appraiser = self.appraiser
        assert appraiser is not None
        actions = self.actions
        actions.n = 0
        t.fill(seat, actions)
        root = self.open(t, appraiser, rng)
        self.root = root
        if root.followed > 1:
            if self.scratch is None or self.scratch.rules is not t.rules:
                self.scratch = t.copy()
            self.explore(root, appraiser, rng)
            self.choices.clear()
        if self.sample == 0:
            self.forget()
        # The root has the same actions in another order; those that were not followed keep what the network said.
        i: i64 = 0
        while i < actions.n:
            at: i64 = 0
            while i64(actions.items[at]) != root.actions[i]:
                at += 1
            if i < root.followed:
                self.looks[at] += root.visits[i]
                self.worths[at] = root.estimate(i)
            else:
                self.worths[at] = root.priors[i]
            i += 1

    def forget(self) -> None:
        i: i64 = 0
        while i < self.actions.n:
            self.looks[i] = 0
            i += 1

    def best(self) -> i64:
        """Return the action followed most often; the one worth more where several were."""
        best: i64 = 0
        i: i64 = 1
        while i < self.actions.n:
            more = self.looks[i] - self.looks[best]
            if more > 0 or (more == 0 and self.worths[i] > self.worths[best]):
                best = i
            i += 1
        return i64(self.actions.items[best])

    def explore(self, root: Choice, appraiser: Appraiser, rng: Rng) -> None:
        clock = self.clock
        until = 0.0
        if clock is not None:
            until = clock() + self.seconds
        done: i64 = 0
        # A silent game is searched on several tables, which share the effort.
        simulations = self.simulations
        if root.table.rules.silent:
            simulations = max(1, simulations // self.samples)
        while done < simulations:
            if done % LOOK_EVERY == 0:
                if self.settled(root, simulations - done):
                    return
                if clock is not None and self.seconds > 0.0 and done > 0 and clock() >= until:
                    return
            self.simulate(root, appraiser, rng)
            done += 1

    def settled(self, root: Choice, more: i64) -> bool:
        """Tell whether the action followed most often would still be that after so many more simulations."""
        if root.table.rules.silent:
            return False  # the other sampled tables count too
        first: i64 = 0
        second: i64 = 0
        i: i64 = 0
        while i < root.followed:
            visits = root.visits[i]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            i += 1
        return first - second > more

    def open(self, t: Table, appraiser: Appraiser, rng: Rng) -> Choice:
        """Return a new decision, its actions valued by the network, the best first."""
        buffer = self.buffer
        buffer.n = 0
        seat = t.active
        t.fill(seat, buffer)
        n = buffer.n
        actions = self.sorted
        priors = self.priors
        i: i64 = 0
        while i < n:
            action = i64(buffer.items[i])
            value = appraiser.value_after(t, seat, action)
            at = i
            while at > 0 and priors[at - 1] < value:
                actions[at] = actions[at - 1]
                priors[at] = priors[at - 1]
                at -= 1
            actions[at] = action
            priors[at] = value
            i += 1
        most = min(n, i64(WIDEST))
        step = t.step()
        if step is BIN or step is ORDER:
            most = min(most, i64(WIDEST_IN_PROPHECY))
        while most > 1 and priors[most - 1] < priors[0] - MARGIN:
            most -= 1
        return Choice(t, actions[:n], priors[:n], most, rng.next())

    def simulate(self, node: Choice, appraiser: Appraiser, rng: Rng) -> float:
        """Follow the most promising action through one outcome of chance; return what that was worth."""
        i = self.select(node)
        value = node.priors[i]
        # Tried anew each time: most decisions of the tree are never followed, and keeping a table for each action
        # would take longer. One scratch table is enough, because it is done with when a deeper decision is followed.
        t = self.scratch
        assert t is not None
        t.become(node.table)
        t.advance(t.active, node.actions[i])
        if not t.over and t.winnable():
            if t.actor() == CHANCE:
                t.advance(CHANCE, t.card_at(node.next_part(i)))
            while t.actor() == CHANCE:
                t.advance(CHANCE, t.pick(rng))
            if t.over:
                value = 1.0 if t.won else 0.0
            else:
                key = int(self.fingerprint.of(t))
                child = self.choices.get(key)
                if child is None:
                    child = self.open(t.copy(), appraiser, rng)
                    self.choices[key] = child
                    value = child.priors[0]
                else:
                    value = self.simulate(child, appraiser, rng)
        node.totals[i] += value
        node.visits[i] += 1
        node.visited += 1
        return value

    def select(self, node: Choice) -> i64:
        """Return the index of the action to follow, by its value plus a bonus for few visits (UCB)."""
        exploration = log(float(node.visited + 2))
        chosen: i64 = 0
        best = -1.0
        i: i64 = 0
        while i < node.followed:
            visits = BELIEF + float(node.visits[i])
            value = (BELIEF * node.priors[i] + node.totals[i]) / visits + CURIOSITY * sqrt(exploration / visits)
            if value > best:
                best = value
                chosen = i
            i += 1
        return chosen
