"""The training of Onirim's networks: for one set-up, or for a family of set-ups together."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, game_of
from reverie.games.onirim.players.inputs import shape_of
from reverie.games.onirim.players.learned import Learned
from reverie.games.onirim.players.networks import file_for
from reverie.games.onirim.players.numbering import VERSION
from reverie.games.onirim.players.selfplay import self_play
from reverie.games.onirim.rules.ruleset import setups
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network, Shape
from reverie.players.weights import decode
from reverie.training.course import Plan
from reverie.training.subject import ExampleBatch, Subject

WIDTH: Final = 63  # of the first hidden layer
SECOND: Final = 30  # of the second
OPENING: Final = 60  # rounds of games by the hand-written player
# For a family.
MANY_PASSES: Final = 1.0  # over new examples: games of many set-ups teach more than the same ones twice
MANY_REPLAYED: Final = 240_000
# Some set-ups are hardly ever won at first, so lost games count by the doors they found: less with every round.
MANY_PROGRESS: Final = (1.0, 0.02)

Words = tuple[str, int, dict[str, str]]


class OnirimSubject(Subject):
    """A network for some set-ups of Onirim; its output is the chance to win."""

    game = "onirim"
    inputs_version = VERSION
    noun = "games won"
    can_search = True

    def __init__(self, setups_: list[Setup], file: str) -> None:
        self.words: list[Words] = [(each.spelling, each.players, dict(each.options)) for each in setups_]
        self.file = file

    def shape(self) -> Shape:
        return shape_of(WIDTH, SECOND)

    def setups(self) -> list[str]:
        return [find_setup(*words).words() for words in self.words]

    def play(
        self, data: bytes | None, seed: str, stray: float, trust: float, progress: float = 0.0, simulations: int = 0
    ) -> ExampleBatch:
        network = None if data is None else _network(data)
        # Each call begins at a random set-up: its games need not divide evenly among them.
        turn = int(Rng(seed).below(len(self.words)))
        words = self.words[turn:] + self.words[:turn]
        examples = self_play(words, network, seed, self.games_per_call, stray, trust, progress, simulations)
        lengths, numbers, targets = examples.to_bytes()
        return ExampleBatch(lengths, numbers, targets, int(examples.games), float(examples.wins))

    def measure(self, data: bytes, seed: str, games: int) -> str:
        """Play that many games, the set-ups in turn; return the share that was won, in words."""
        player = Learned(_network(data))
        starts = [game_of(setup).new(setup) for setup in (find_setup(*words) for words in self.words)]
        wins = 0
        for number in range(games):
            table = starts[number % len(starts)].copy()
            assert isinstance(table, Table)
            player.play_out(table, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/thoughts"))
            wins += table.won
        return f"{100 * wins / games:.1f} % of {games} games won, seed {seed}"


@lru_cache(maxsize=1)
def _network(data: bytes) -> Network:
    """Return the network of these weights; the calls of one round share it."""
    shape, weights = decode(data, "onirim", VERSION)
    return Network(shape, weights)


def subject_of(setup: Setup, family: bool) -> OnirimSubject:
    """Return the subject of one set-up, or of all its family, which share a file of weights."""
    file = file_for(setup.spelling, setup.players)
    together = [each for each in setups() if file_for(each.spelling, each.players) == file]
    return OnirimSubject(together if family else [setup], file)


def plan_of(seed: str, rounds: int, family: bool) -> Plan:
    """Return the plan of a course for one set-up, or for a family."""
    plan = Plan(seed=seed, rounds=rounds, opening=min(OPENING, rounds // 4))
    if family:
        return replace(plan, passes=MANY_PASSES, replay=MANY_REPLAYED, progress=MANY_PROGRESS)
    return plan
