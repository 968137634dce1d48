"""Self-play for training: the position after every choice, with the value to learn for it."""

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

LOST_AT_MOST: Final = 0.5  # the target of a lost game, at most; a won one has 1


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
    ) -> None:
        setup = find_setup(words[0], words[1], words[2])
        self.rules = rules_of(setup)
        self.appraiser: Appraiser | None = None if network is None else Appraiser(network, self.rules)
        self.greedy = Greedy()  # plays while there is no network
        self.inputs = Inputs(self.rules)
        self.stray: i64 = int(stray * 65536)  # the exploration rate, in 65536ths
        self.trust = trust  # lambda of TD(lambda): 1 learns from the outcome alone, 0 from the next value alone
        self.progress = progress  # how much doors found count in a lost game, from 0 to 1
        self.actions = Actions(MOST)
        self.taken = new_table(self.rules)  # the position after the choice
        self.values: vec[float] = vec[float]()  # the value of each position when it was chosen
        self.seen: vec[float] = vec[float]()  # the value of the best choice there, or -1 where that one was taken
        self.missed = -1.0  # the value of the best choice where a random one ended the game, else -1

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
        appraiser = self.appraiser
        chosen: i64 = 0
        best = -1.0e9
        i: i64 = 0
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
        worth = best
        thought = -1.0
        if stray:
            chosen = i64(actions.items[rng.below(actions.n)])
            thought = best
            if appraiser is not None:
                worth = appraiser.value_after(t, seat, chosen)
        taken = self.taken
        taken.become(t)
        taken.advance(seat, chosen)
        if not taken.over and taken.winnable():
            self.inputs.read(taken, seat)
            examples.add(self.inputs)
            self.values = append(self.values, worth)
            self.seen = append(self.seen, thought)
        else:
            self.missed = thought
        return chosen

    def look_back(self, examples: Examples, outcome: float) -> None:
        """Append the targets of a finished game: TD(lambda) from the last position back, cut at random choices."""
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
    """Play that many games, the set-ups in turn; return their examples."""
    rng = Rng(seed)
    players_ = [SelfPlayer(words, network, stray, trust, progress) for words in setups]
    examples = Examples()
    for number in range(games):
        players_[number % len(players_)].play(examples, rng)
    return examples
