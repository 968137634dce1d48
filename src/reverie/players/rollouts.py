"""Plain tree search with random games at its leaves: it knows no game, and is what search is measured by."""

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.game import CHANCE, NOBODY, Actions, State
from reverie.core.registry import find_setup, game_of
from reverie.core.rng import Rng
from reverie.players.player import Player

SIMULATIONS: Final = 1000
CURIOSITY: Final = 1.4


class Leaf:
    """A decision in the tree, by the actions and the luck that led to it."""

    def __init__(self, actor: i64) -> None:
        self.actor = actor
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.visited: i64 = 0
        self.below: dict[int, Leaf] = {}


class Rollouts(Player):
    """Upper confidence bounds over random games; a win is worth 1 to whoever wins."""

    name = "rollouts"

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.simulations: i64 = simulations
        self.buffer = Actions()

    def choose(self, view: dict[str, Any], rng: Rng) -> int:
        setup = view["setup"]
        game = game_of(find_setup(setup["spelling"], setup["players"], setup["options"]))
        root = self.leaf(game.sample(view, rng), view["seat"])
        done: i64 = 0
        while done < self.simulations:
            self.simulate(root, game.sample(view, rng), rng)
            done += 1
        return int(self.most_visited(root))

    def search(self, state: State, rng: Rng) -> i64:
        """The same at a state that hides nothing; the action."""
        root = self.leaf(state, state.actor())
        done: i64 = 0
        while done < self.simulations:
            self.simulate(root, state.copy(), rng)
            done += 1
        return self.most_visited(root)

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
            found.actions = append(found.actions, i64(buffer.items[i]))
            found.visits = append(found.visits, i64(0))
            found.totals = append(found.totals, 0.0)
            i += 1
        return found

    def simulate(self, root: Leaf, state: State, rng: Rng) -> None:
        """One way down the tree, a new leaf, a random game, and the way back."""
        path: list[Leaf] = []
        taken = vec[i64]()
        leaf = root
        while True:
            i = self.select(leaf)
            path.append(leaf)
            taken = append(taken, i)
            state.advance(leaf.actor, leaf.actions[i])
            key = i
            actor = state.actor()
            while actor == CHANCE:
                outcome = state.pick(rng)
                key = (key * 64 + outcome + 1) % 0xFFFFFFFFFFF
                state.advance(CHANCE, outcome)
                actor = state.actor()
            if actor == NOBODY:
                break
            below = leaf.below.get(int(key))
            if below is None:
                leaf.below[int(key)] = self.leaf(state, actor)
                state.play_on(rng, self.buffer)
                break
            leaf = below
        result = state.result()
        assert result is not None
        depth: i64 = 0
        while depth < len(taken):
            leaf = path[depth]
            i = taken[depth]
            leaf.visited += 1
            leaf.visits[i] += 1
            if int(leaf.actor) in result.winners:
                leaf.totals[i] += 1.0
            depth += 1

    def select(self, leaf: Leaf) -> i64:
        """An action that was never tried, else the most promising."""
        chosen: i64 = 0
        best = -1.0
        wonder = log(float(leaf.visited + 1))
        i: i64 = 0
        while i < len(leaf.visits):
            if leaf.visits[i] == 0:
                return i
            visits = float(leaf.visits[i])
            value = leaf.totals[i] / visits + CURIOSITY * sqrt(wonder / visits)
            if value > best:
                best = value
                chosen = i
            i += 1
        return chosen
