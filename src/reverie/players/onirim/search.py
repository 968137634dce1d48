"""The searching player of Onirim: the learned one, looking ahead through what chance may bring."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, Actions
from reverie.core.rng import Rng
from reverie.onirim.base import BIN, ORDER
from reverie.onirim.book import PAY
from reverie.onirim.table import Table
from reverie.players.network import Network
from reverie.players.onirim.appraiser import Appraiser
from reverie.players.onirim.learned import Learned
from reverie.players.onirim.seat import MOST, SAMPLES

SIMULATIONS: Final = 1600
WIDEST: Final = 12  # choices followed at one decision
WIDEST_IN_PROPHECY: Final = 8
MARGIN: Final = 0.15  # those that the network thinks worse by more than this are not followed
BELIEF: Final = 10.0  # the network's value counts as so many visits
CURIOSITY: Final = 0.1
LOOK_EVERY: Final = 16  # simulations between two looks at the clock and at whether the answer is clear
SPREAD: Final = 0x9E3779B1  # draws are told apart by the sum of their numbers to the powers of this


class Choice:
    """A decision in the tree: what can be done, what the network says of it, what came of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.n: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.totals: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.afters: list[Table] = []
        self.children: dict[int, Choice] = {}  # by action and by what chance brought after it
        self.visited: i64 = 0
        self.best = 0.0  # the highest of the priors

    def estimate(self, i: i64) -> float:
        return (BELIEF * self.priors[i] + self.totals[i]) / (BELIEF + float(self.visits[i]))


class Search(Learned):
    """Tree search over chance, with the network's values at the leaves and no rollouts.

    The effort is a number of simulations; a number of seconds can be set beside it, with a clock to tell them by,
    but what is chosen then depends on the machine.
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
        self.buffer = Actions(MOST)
        self.looks: vec[i64] = vec[i64]([0] * MOST)  # how often each action was followed

    def weigh(self, t: Table, seat: i64, rng: Rng) -> None:
        step = t.step()
        if not self.ready(t.rules) or step is PAY:
            super().weigh(t, seat, rng)
            self.forget()
            return
        appraiser = self.appraiser
        assert appraiser is not None
        actions = self.actions
        actions.n = 0
        t.fill(seat, actions)
        root = self.open(t, appraiser)
        if root.n > 1:
            self.explore(root, appraiser, rng)
        if self.sample == 0:
            self.forget()
        i: i64 = 0
        while i < actions.n:
            self.worths[i] = 0.0
            i += 1
        # The actions of the tree are some of all, in another order; the others keep what the network said.
        i = 0
        while i < root.n:
            at: i64 = 0
            while i64(actions.items[at]) != root.actions[i]:
                at += 1
            if i < self.followed(root):
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
        """The action followed most often; by its worth where that says nothing."""
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
        """Whether the action followed most often would still be that after so many more simulations."""
        if root.table.rules.silent:
            return False  # the other tables have their say too
        first: i64 = 0
        second: i64 = 0
        i: i64 = 0
        most = self.followed(root)
        while i < most:
            visits = root.visits[i]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            i += 1
        return most == 1 or first - second > more

    def open(self, t: Table, appraiser: Appraiser) -> Choice:
        """A new decision, its actions valued by the network, the best first."""
        node = Choice(t)
        buffer = self.buffer
        buffer.n = 0
        seat = t.active
        t.fill(seat, buffer)
        n = buffer.n
        i: i64 = 0
        while i < n:
            action = i64(buffer.items[i])
            after: Table = t.copy()
            after.advance(seat, action)
            value = appraiser.value(after, seat)
            node.actions = append(node.actions, action)
            node.priors = append(node.priors, value)
            node.totals = append(node.totals, 0.0)
            node.visits = append(node.visits, i64(0))
            node.afters.append(after)
            at = i
            while at > 0 and node.priors[at - 1] < value:
                node.actions[at] = node.actions[at - 1]
                node.priors[at] = node.priors[at - 1]
                node.afters[at] = node.afters[at - 1]
                at -= 1
            node.actions[at] = action
            node.priors[at] = value
            node.afters[at] = after
            i += 1
        node.n = n
        node.best = node.priors[0]
        return node

    def followed(self, node: Choice) -> i64:
        """How many of the actions are worth following."""
        most = min(node.n, i64(WIDEST))
        step = node.table.step()
        if step is BIN or step is ORDER:
            most = min(most, i64(WIDEST_IN_PROPHECY))
        while most > 1 and node.priors[most - 1] < node.best - MARGIN:
            most -= 1
        return most

    def simulate(self, node: Choice, appraiser: Appraiser, rng: Rng) -> float:
        """Follow the most promising action through one turn of luck; what that was worth."""
        i = self.select(node)
        after = node.afters[i]
        key = i64(i)
        value = 0.0
        if after.over or not after.winnable():
            value = node.priors[i]
        else:
            t = after
            if after.actor() == CHANCE:
                t = after.copy()
                while t.actor() == CHANCE:
                    kind = t.pick(rng)
                    # Cards drawn one after the other with nothing decided between come to the same in any order.
                    key += (kind + 1) * (SPREAD + kind * 7919) * 512
                    t.advance(CHANCE, kind)
            if t.over:
                value = 1.0 if t.won else 0.0
            else:
                child = node.children.get(int(key))
                if child is None:
                    child = self.open(t, appraiser)
                    node.children[int(key)] = child
                    value = child.best
                else:
                    value = self.simulate(child, appraiser, rng)
        node.totals[i] += value
        node.visits[i] += 1
        node.visited += 1
        return value

    def select(self, node: Choice) -> i64:
        most = self.followed(node)
        wonder = log(float(node.visited + 2))
        chosen: i64 = 0
        best = -1.0
        i: i64 = 0
        while i < most:
            visits = BELIEF + float(node.visits[i])
            value = (BELIEF * node.priors[i] + node.totals[i]) / visits + CURIOSITY * sqrt(wonder / visits)
            if value > best:
                best = value
                chosen = i
            i += 1
        return chosen
