"""Monte Carlo tree search with random rollouts: it plays any game, and is the baseline for search."""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, NOBODY, Actions, Result, State
from reverie.core.registry import setup_of
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import kit_of
from reverie.players.player import Player

SIMULATIONS: Final = 1000
LEAST_VISITS: Final = 4  # of every answer to a view, whatever the effort
CURIOSITY: Final = 1.4
KEYS: Final = 0xFFFFFFFFFF  # keys of leaves are below this, so that the next step fits into 64 bits
STEP: Final = 1_000_003


class Leaf:
    """A decision in the tree, by the actions and the luck that led to it."""

    def __init__(self, actor: i64) -> None:
        self.actor = actor
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.visited: i64 = 0
        self.below: dict[int, Leaf] = {}

    def add(self, action: i64) -> None:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, i64(0))
        self.totals = append(self.totals, 0.0)

    def place(self, action: i64) -> i64:
        """Find the place of an action; it is added if it was not possible before."""
        i: i64 = 0
        while i < len(self.actions):
            if self.actions[i] == action:
                return i
            i += 1
        self.add(action)
        return i


class Rollouts(Player):
    """Upper confidence bounds over random games, for the win or for the score.

    Where something is hidden, every simulation begins with another state in agreement with the view, and a decision
    offers what is legal in that one (information set tree search).
    """

    name = "rollouts"

    def __init__(self, effort: int = 0) -> None:
        """Search with that many simulations, or the default."""
        self.simulations: i64 = effort or SIMULATIONS
        self.buffer = Actions()
        self.by_score = False
        self.hidden = False
        self.low = 0.0  # the range of what games were worth
        self.high = 1.0

    # -- by views -------------------------------------------------------------------------------

    def choose(self, view: View, rng: Rng) -> int:
        if len(view["actions"]) == 1:
            return int(view["actions"][0]["action"])
        return int(self.most_visited(self.explored(view, rng)))

    def values(self, view: View, rng: Rng) -> list[float]:
        """Return the mean worth of the games played after each action."""
        return [value for value, _ in self.searched(view, rng)]

    def searched(self, view: View, rng: Rng) -> list[tuple[float, int]]:
        """Return the mean worth of the games played after each action, and how many they were."""
        root = self.explored(view, rng)
        return [
            (root.totals[i] / float(max(1, root.visits[i])), int(root.visits[i])) for i in range(len(view["actions"]))
        ]

    def outcomes(self, view: View, games: int, rng: Rng) -> list[float]:
        """Play random games from a view; return what they were worth to its seat."""
        self.take_in(view)
        out: list[float] = []
        for state in self.states(view, rng, games):
            state.play_on(rng, self.buffer)
            result = state.result()
            assert result is not None
            out.append(self.worth(result, view["seat"]))
        return out

    def take_in(self, view: View) -> None:
        """Know what is played for, and whether anything is hidden."""
        facts = kit_of(view["game"]).facts(setup_of(view))
        self.by_score = facts.value == "score"
        self.hidden = facts.hidden

    def explored(self, view: View, rng: Rng) -> Leaf:
        """Search: the decision of a view after all simulations, its actions in the view's order."""
        self.take_in(view)
        root = Leaf(view["seat"])
        for each in view["actions"]:
            root.add(each["action"])
        self.begin()
        simulations = max(self.simulations, LEAST_VISITS * len(root.actions))
        for state in self.states(view, rng, int(simulations)):
            self.simulate(root, state, rng)
        return root

    # -- by states that hide nothing ------------------------------------------------------------

    def search(self, state: State, rng: Rng) -> i64:
        """Search at a state that hides nothing; return the action."""
        root = self.leaf(state, state.actor())
        self.begin()
        done: i64 = 0
        while done < self.simulations:
            self.simulate(root, state.copy(), rng)
            done += 1
        return self.most_visited(root)

    def begin(self) -> None:
        """Forget the range of scores; a win is worth 1 and a loss 0."""
        self.low = 0.0
        self.high = 1.0
        if self.by_score:
            self.low = float("inf")
            self.high = float("-inf")

    def most_visited(self, leaf: Leaf) -> i64:
        best: i64 = 0
        i: i64 = 1
        while i < len(leaf.visits):
            if leaf.visits[i] > leaf.visits[best]:
                best = i
            i += 1
        return leaf.actions[best]

    def leaf(self, state: State, actor: i64) -> Leaf:
        found = Leaf(actor)
        buffer = self.buffer
        buffer.n = 0
        state.fill(actor, buffer)
        i: i64 = 0
        while i < buffer.n:
            found.add(i64(buffer.items[i]))
            i += 1
        return found

    def simulate(self, root: Leaf, state: State, rng: Rng) -> None:
        """Go down the tree once, add a leaf, play a random game, and count it on the way back."""
        path: list[Leaf] = []
        taken = vec[i64]()
        leaf = root
        while True:
            i = self.select_legal(leaf, state) if self.hidden else self.select(leaf)
            path.append(leaf)
            taken = append(taken, i)
            state.advance(leaf.actor, leaf.actions[i])
            key = i
            actor = state.actor()
            while actor == CHANCE:
                outcome = state.pick(rng)
                key = (key * STEP + outcome + 1) % KEYS
                state.advance(CHANCE, outcome)
                actor = state.actor()
            if actor == NOBODY:
                break
            if self.hidden:
                key = (key * STEP + actor) % KEYS  # who is asked next may depend on what is hidden
            below = leaf.below.get(int(key))
            if below is None:
                leaf.below[int(key)] = self.leaf(state, actor)
                state.play_on(rng, self.buffer)
                break
            leaf = below
        result = state.result()
        assert result is not None
        self.go_back(path, taken, result)

    def go_back(self, path: list[Leaf], taken: "vec[i64]", result: Result) -> None:
        """Count a finished game at every decision on its way."""
        depth: i64 = 0
        while depth < len(taken):
            leaf = path[depth]
            i = taken[depth]
            worth = self.worth(result, int(leaf.actor))
            leaf.visited += 1
            leaf.visits[i] += 1
            leaf.totals[i] += worth
            self.low = min(self.low, worth)
            self.high = max(self.high, worth)
            depth += 1

    def worth(self, result: Result, seat: int) -> float:
        if self.by_score:
            return float(result.scores[seat])
        return 1.0 if seat in result.winners else 0.0

    def select(self, leaf: Leaf) -> i64:
        """Select an action that was never tried, else the most promising."""
        chosen: i64 = 0
        best = -1.0
        wonder = log(float(leaf.visited + 1))
        low = self.low
        spread = max(self.high - low, 1e-9)
        i: i64 = 0
        while i < len(leaf.visits):
            if leaf.visits[i] == 0:
                return i
            visits = float(leaf.visits[i])
            value = (leaf.totals[i] / visits - low) / spread + CURIOSITY * sqrt(wonder / visits)
            if value > best:
                best = value
                chosen = i
            i += 1
        return chosen

    def select_legal(self, leaf: Leaf, state: State) -> i64:
        """Select among the actions that are legal in this state, as `select` does."""
        buffer = self.buffer
        buffer.n = 0
        state.fill(leaf.actor, buffer)
        chosen: i64 = -1
        best = -1.0
        wonder = log(float(leaf.visited + 1))
        spread = max(self.high - self.low, 1e-9)
        n: i64 = 0
        while n < buffer.n:
            i = leaf.place(i64(buffer.items[n]))
            if leaf.visits[i] == 0:
                return i
            visits = float(leaf.visits[i])
            value = (leaf.totals[i] / visits - self.low) / spread + CURIOSITY * sqrt(wonder / visits)
            if value > best:
                best = value
                chosen = i
            n += 1
        return chosen
