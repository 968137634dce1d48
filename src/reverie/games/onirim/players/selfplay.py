"""Games played to learn from: what was seen after every choice, and what it turned out to be worth."""

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
from reverie.games.onirim.players.seat import MOST
from reverie.games.onirim.players.wanted_doors import useful_doors
from reverie.games.onirim.rules.ruleset import new_table, rules_of
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network

LOST_AT_MOST: Final = 0.5  # what a lost game may count beside a won one


class Examples:
    """Positions as bytes: how many inputs each has on, which, and the chance to aim for."""

    def __init__(self) -> None:
        self.lengths = BytesWriter()
        self.numbers = BytesWriter()
        self.targets = BytesWriter()
        self.games: i64 = 0
        self.wins: i64 = 0
        self.positions: i64 = 0

    def add(self, inputs: Inputs) -> None:
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
    """Plays one set-up with itself and writes down what it saw."""

    def __init__(
        self,
        words: tuple[str, int, dict[str, str]],
        network: Network | None,
        stray: float,
        trust: float,
        progress: float,
    ) -> None:
        setup = find_setup(words[0], words[1], words[2])
        self.rules = rules_of(setup)
        self.appraiser: Appraiser | None = None if network is None else Appraiser(network, self.rules)
        self.greedy = Greedy()  # plays while there is no network
        self.inputs = Inputs(self.rules)
        self.stray: i64 = int(stray * 65536)  # how often it does something at random
        self.trust = trust  # lambda: how much of a target is what happened later, not what was thought next
        self.progress = progress  # what a lost game counts beside a won one, with every door found
        self.actions = Actions(MOST)
        self.values: vec[float] = vec[float]()  # of each position, when it was chosen
        self.seen: vec[float] = vec[float]()  # of the best choice there, or -1 where that was the one taken
        self.missed = -1.0  # what a game was worth that a random choice ended

    def play(self, examples: Examples, rng: Rng) -> None:
        """Play a game and add its positions."""
        t = new_table(self.rules)
        actions = self.actions
        self.values = vec[float]()
        self.seen = vec[float]()
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
            # A silent partner's secrets are not learned from: the inputs leave out what the seat does not know.
            action = self.choose(t, actor, stray, rng, examples)
            t.advance(actor, action)
        examples.games += 1
        if outcome > 0.5:
            examples.wins += 1
        else:
            outcome = LOST_AT_MOST * self.progress * float(useful_doors(t)) / 8.0
        self.look_back(examples, outcome)

    def choose(self, t: Table, seat: i64, stray: bool, rng: Rng, examples: Examples) -> i64:
        """Choose among `actions` and write down what the table is like afterwards."""
        actions = self.actions
        appraiser = self.appraiser
        taken: Table | None = None
        chosen: i64 = 0
        best = -1.0e9
        i: i64 = 0
        while i < actions.n:
            action = i64(actions.items[i])
            after: Table = t.copy()
            after.advance(seat, action)
            if appraiser is not None:
                value = appraiser.value(after, seat)
            else:
                value = self.greedy.appraise(t, seat, action, rng)
            if value > best:
                best = value
                chosen = action
                taken = after
            i += 1
        assert taken is not None
        worth = best
        thought = -1.0
        if stray:
            chosen = i64(actions.items[rng.below(actions.n)])
            taken = t.copy()
            taken.advance(seat, chosen)
            thought = best
            if appraiser is not None:
                worth = appraiser.value(taken, seat)
        if not taken.over and taken.winnable():
            self.inputs.read(taken, seat)
            examples.add(self.inputs)
            self.values = append(self.values, worth)
            self.seen = append(self.seen, thought)
        else:
            self.missed = thought
        return chosen

    def look_back(self, examples: Examples, outcome: float) -> None:
        """Targets from the end to the beginning: temporal differences, cut where a choice was random."""
        n: i64 = len(self.values)
        targets = vec[float]([0.0] * int(n))
        target = outcome
        if self.appraiser is not None and self.missed >= 0.0:
            target = self.missed
        i = n - 1
        while i >= 0:
            targets[i] = target
            thought = self.seen[i]
            if self.appraiser is not None:
                if thought >= 0.0:
                    target = thought
                else:
                    target = (1.0 - self.trust) * self.values[i] + self.trust * target
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
) -> Examples:
    """So many games, the set-ups in turn."""
    rng = Rng(seed)
    players_ = [SelfPlayer(words, network, stray, trust, progress) for words in setups]
    examples = Examples()
    for number in range(games):
        players_[number % len(players_)].play(examples, rng)
    return examples
