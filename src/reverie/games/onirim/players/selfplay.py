"""Self-play for training: the position after every choice, with the value to learn for it.

A course may be taught by search: the search then plays, and what it found of an answer is learned instead of what the
network says of the next position. Answers it followed but did not choose are examples, too.
"""

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from reverie.core.game import CHANCE, NOBODY, Actions
from reverie.core.registry import find_setup
from reverie.core.rng import Rng
from reverie.games.onirim.players.appraiser import Appraiser
from reverie.games.onirim.players.greedy import Greedy
from reverie.games.onirim.players.inputs import Inputs
from reverie.games.onirim.players.search import Search
from reverie.games.onirim.players.seat import MOST
from reverie.games.onirim.players.wanted_doors import useful_doors
from reverie.games.onirim.rules.ruleset import new_table, rules_of
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network

LOST_AT_MOST: Final = 0.5  # the target of a lost game, at most; a won one has 1
FOLLOWED: Final = 8  # simulations after which what a search found of an answer is worth learning


class Examples:
    """Training examples as bytes: the number of active inputs of each position, the inputs, and the target."""

    def __init__(self) -> None:
        self.lengths = BytesWriter()
        self.numbers = BytesWriter()
        self.targets = BytesWriter()
        self.games: i64 = 0
        self.wins: i64 = 0
        self.positions: i64 = 0

    def add(self, inputs: Inputs) -> None:
        """Append a position; its target follows when the game is over."""
        n: i64 = 0
        i: i64 = 0
        slots = inputs.slots
        while i < inputs.n:
            number = slots[i]
            if number >= 0:
                write_i16_le(self.numbers, i16(number))
                n += 1
            i += 1
        write_i16_le(self.lengths, i16(n))
        self.positions += 1

    def to_bytes(self) -> tuple[bytes, bytes, bytes]:
        return self.lengths.getvalue(), self.numbers.getvalue(), self.targets.getvalue()


class SelfPlayer:
    """Plays games of one set-up against itself and collects their positions as examples."""

    def __init__(
        self,
        words: tuple[str, int, dict[str, str]],
        network: Network | None,
        stray: float,
        trust: float,
        progress: float,
        simulations: int,
    ) -> None:
        setup = find_setup(words[0], words[1], words[2])
        self.rules = rules_of(setup)
        self.appraiser: Appraiser | None = None if network is None else Appraiser(network, self.rules)
        self.greedy = Greedy()  # plays while there is no network
        self.search: Search | None = None
        # A search would look at what a silent partner holds.
        if network is not None and simulations > 0 and not self.rules.silent:
            self.search = Search(network, simulations=simulations)
        self.inputs = Inputs(self.rules)
        self.stray: i64 = int(stray * 65536)  # the exploration rate, in 65536ths
        self.trust = trust  # lambda of TD(lambda): 1 learns from the outcome alone, 0 from the next value alone
        self.progress = progress  # how much doors found count in a lost game, from 0 to 1
        self.actions = Actions(MOST)
        self.taken = new_table(self.rules)  # the position after the choice
        self.values: vec[float] = vec[float]()  # the value of each position when it was chosen
        self.seen: vec[float] = vec[float]()  # the value of the best choice there, or -1 where that one was taken
        self.found: vec[float] = vec[float]()  # what a search found of each position, or -1
        self.aside: vec[i64] = vec[i64]()  # 1 where a position was followed by the search alone
        self.missed = -1.0  # the value of the best choice where a random one ended the game, else -1

    def play(self, examples: Examples, rng: Rng) -> None:
        """Play a game and add its positions."""
        t = new_table(self.rules)
        actions = self.actions
        self.values = vec[float]()
        self.seen = vec[float]()
        self.found = vec[float]()
        self.aside = vec[i64]()
        self.missed = -1.0
        outcome = 0.0
        while True:
            actor = t.actor()
            if actor == CHANCE:
                t.advance(CHANCE, t.pick(rng))
                continue
            if actor == NOBODY:
                if t.won:
                    outcome = 1.0
                break
            if not t.winnable():
                break
            actions.n = 0
            t.fill(actor, actions)
            if actions.n == 1:
                t.advance(actor, i64(actions.items[0]))
                continue
            stray = rng.below(65536) < self.stray
            # The whole table is safe to learn from in a silent game: inputs leave out what the seat does not know.
            action = self.choose(t, actor, stray, rng, examples)
            t.advance(actor, action)
        examples.games += 1
        if outcome > 0.5:
            examples.wins += 1
        else:
            outcome = LOST_AT_MOST * self.progress * float(useful_doors(t)) / 8.0
        self.look_back(examples, outcome)

    def choose(self, t: Table, seat: i64, stray: bool, rng: Rng, examples: Examples) -> i64:
        """Choose among `actions`, at random if `stray`, and add the position afterwards as an example."""
        actions = self.actions
        chosen, best = self.best_of(t, seat, rng)
        worth = best
        thought = -1.0
        if stray:
            chosen = i64(actions.items[rng.below(actions.n)])
            thought = best
            if self.appraiser is not None:
                worth = self.appraiser.value_after(t, seat, chosen)
        found = self.learn_from_search(t, seat, chosen, examples)
        if found >= 0.0:
            worth = found
        if not self.add(t, seat, chosen, worth, thought, found, 0, examples):
            self.missed = thought
        return chosen

    def best_of(self, t: Table, seat: i64, rng: Rng) -> tuple[i64, float]:
        """Return the best of `actions` and what it is worth, by the search if there is one."""
        search = self.search
        if search is not None:
            search.sample = 0
            search.weigh(t, seat, rng)
            action = search.best()
            i: i64 = 0
            while i64(search.actions.items[i]) != action:
                i += 1
            return action, search.worths[i]
        actions = self.actions
        appraiser = self.appraiser
        chosen: i64 = 0
        best = -1.0e9
        i = 0
        while i < actions.n:
            action = i64(actions.items[i])
            if appraiser is not None:
                value = appraiser.value_after(t, seat, action)
            else:
                value = self.greedy.appraise(t, seat, action, rng)
            if value > best:
                best = value
                chosen = action
            i += 1
        return chosen, best

    def learn_from_search(self, t: Table, seat: i64, chosen: i64, examples: Examples) -> float:
        """Add what the search followed besides the chosen answer; return what it found of that one, or -1."""
        found = -1.0
        search = self.search
        if search is None or search.root is None:
            return found
        root = search.root
        i: i64 = 0
        while i < root.followed:
            if root.visits[i] >= FOLLOWED:
                mean = root.totals[i] / float(root.visits[i])
                if root.actions[i] == chosen:
                    found = mean
                else:
                    self.add(t, seat, root.actions[i], mean, -1.0, mean, 1, examples)
            i += 1
        return found

    def add(
        self,
        t: Table,
        seat: i64,
        action: i64,
        worth: float,
        thought: float,
        found: float,
        aside: i64,
        examples: Examples,
    ) -> bool:
        """Add the position after an action as an example; return False where the rules decide its value."""
        taken = self.taken
        taken.become(t)
        taken.advance(seat, action)
        if taken.over or not taken.winnable():
            return False
        self.inputs.read(taken, seat)
        examples.add(self.inputs)
        self.values = append(self.values, worth)
        self.seen = append(self.seen, thought)
        self.found = append(self.found, found)
        self.aside = append(self.aside, aside)
        return True

    def look_back(self, examples: Examples, outcome: float) -> None:
        """Append the targets of a finished game: TD(lambda) from the last position back, cut at random choices."""
        n: i64 = len(self.values)
        targets = vec[float]([0.0] * int(n))
        target = outcome
        if self.appraiser is not None and self.missed >= 0.0:
            target = self.missed
        i = n - 1
        while i >= 0:
            if self.aside[i] != 0:
                targets[i] = self.found[i]
            else:
                mixed = target
                if self.appraiser is not None:
                    mixed = (1.0 - self.trust) * self.values[i] + self.trust * target
                # What a search found belongs to the position itself; what the network says only helps the one before.
                targets[i] = mixed if self.found[i] >= 0.0 else target
                target = self.seen[i] if self.appraiser is not None and self.seen[i] >= 0.0 else mixed
            i -= 1
        i = 0
        while i < n:
            write_f32_le(examples.targets, targets[i])
            i += 1


def self_play(
    setups: list[tuple[str, int, dict[str, str]]],
    network: Network | None,
    seed: str,
    games: int,
    stray: float,
    trust: float,
    progress: float,
    simulations: int = 0,
) -> Examples:
    """Play that many games, the set-ups in turn, with so many simulations a decision; return their examples."""
    rng = Rng(seed)
    players_ = [SelfPlayer(words, network, stray, trust, progress, simulations) for words in setups]
    examples = Examples()
    for number in range(games):
        players_[number % len(players_)].play(examples, rng)
    return examples
