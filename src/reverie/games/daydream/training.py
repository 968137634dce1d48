"""The training subject of Daydream: the network of one board, for one to five players."""

from typing import Final

from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games.daydream.players.inputs import VERSION, Inputs
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.players.networks import SECOND, WIDTH, file_for
from reverie.games.daydream.players.selfplay import self_play
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of
from reverie.players.network import Network, Shape
from reverie.players.weights import decode
from reverie.training.course import Plan
from reverie.training.subject import ExampleBatch, Subject

FIRST_ANSWERS: Final = 8
CANDIDATES: Final = 14


class DaydreamSubject(Subject):
    """Trains the network of one board, whose output is the points still to come."""

    game = "daydream"
    inputs_version = VERSION
    noun = "points alone"
    games_per_call = 50

    def __init__(self, view: str, options: dict[str, str] | None = None) -> None:
        self.spelling = f"daydream:{view}"
        self.options = options or {}
        boards = self.options.get("boards")
        self.file = file_for(f"{view}-{boards}" if boards else view)

    def start(self) -> Table:
        """Return the first state of a solo game on the board."""
        setup = find_setup(self.spelling, 1, self.options)
        table = game_of(setup).new(setup)
        assert isinstance(table, Table)
        return table

    def shape(self) -> Shape:
        return Inputs(self.start().board).shape(WIDTH, SECOND)

    def setups(self) -> list[str]:
        return [find_setup(self.spelling, players, self.options).words() for players in range(1, 6)]

    def play(
        self, data: bytes | None, seed: str, stray: float, trust: float, progress: float = 0.0, simulations: int = 0
    ) -> ExampleBatch:
        network = None if data is None else _network(data)
        board = self.start().board
        games = self.games_per_call
        examples = self_play(board, network, seed, games, stray, trust, FIRST_ANSWERS, CANDIDATES)
        lengths, numbers, targets = examples.to_bytes()
        return ExampleBatch(lengths, numbers, targets, int(examples.games), float(examples.points))

    def measure(self, data: bytes, seed: str, games: int) -> str:
        """Return the mean score of solo games, in words."""
        player = Learned(_network(data))
        points = 0
        for number in range(games):
            table = self.start()
            player.play_out(table, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/thoughts"))
            points += int(table.score(0))
        return f"{points / games:.2f} points alone, the mean of {games} games, seed {seed}"


def _network(data: bytes) -> Network:
    shape, weights = decode(data, "daydream", VERSION)
    return Network(shape, weights)


def subject_of(setup: Setup) -> DaydreamSubject:
    """Return the subject for the board of a set-up; the number of players does not matter."""
    return DaydreamSubject(setup.spelling.partition(":")[2], setup.options)


def plan_of(seed: str, rounds: int) -> Plan:
    """Return the plan for one board: games are expensive, so each position is trained on several times."""
    return Plan(
        seed=seed,
        rounds=rounds,
        calls=1,
        opening=rounds // 12,
        stray=(0.02, 0.0),
        trust=(0.8, 0.6),
        rate=(2e-3, 5e-5),
        batch=256,
        passes=3.0,
        replay=60_000,
    )
