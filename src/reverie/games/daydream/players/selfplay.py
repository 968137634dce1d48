"""Self-play of Daydream for training: the sheet after every turn, and the points that followed."""

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.players.appraiser import UNIT, Appraiser, look_around
from reverie.games.daydream.players.inputs import Inputs
from reverie.games.daydream.players.turns import MOST, Planner, alone
from reverie.games.daydream.rules.board import DONE, Board
from reverie.games.daydream.rules.table import Table
from reverie.players.network import Network

PARTS: Final = 65536  # a probability is compared in these parts
# The number of players, game by game: mostly solo games, whose score is what a training run measures.
PLAYERS: Final = (1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 1, 1, 1, 1, 2, 1, 1, 1, 1, 4, 1, 1, 1, 1, 5)


class Examples:
    """Positions as bytes: how many inputs of each are active, which, and the target."""

    def __init__(self) -> None:
        self.lengths = BytesWriter()
        self.numbers = BytesWriter()
        self.targets = BytesWriter()
        self.games: i64 = 0  # solo games
        self.points: i64 = 0  # scored in them

    def add(self, inputs: Inputs) -> None:
        """Add a position; its target is written later."""
        n: i64 = 0
        i: i64 = 0
        while i < inputs.n:
            number = inputs.slots[i]
            if number >= 0:
                write_i16_le(self.numbers, i16(number))
                n += 1
            i += 1
        write_i16_le(self.lengths, i16(n))

    def to_bytes(self) -> tuple[bytes, bytes, bytes]:
        """Return lengths and numbers as little-endian 16-bit integers and targets as 32-bit floats."""
        return self.lengths.getvalue(), self.numbers.getvalue(), self.targets.getvalue()


class Trajectory:
    """The turns of one seat in a game."""

    def __init__(self) -> None:
        self.scores: list[float] = []  # when the turn was closed
        self.promised: list[float] = []  # the score expected from the best turn
        self.strayed: list[bool] = []  # whether a random turn was played instead
        self.noted: list[bool] = []  # whether the position was added: not if the game was over


class SelfPlayer:
    """Plays games on one board against itself and adds their positions to examples."""

    def __init__(self, board: Board, network: Network | None, width: int, most: int) -> None:
        self.board = board
        self.width: i64 = width
        self.most: i64 = most
        self.appraiser: Appraiser | None = None if network is None else Appraiser(board, network)
        self.inputs = Inputs(board)
        self.scores: vec[float] = vec[float]([0.0] * MOST)
        self.worths: vec[float] = vec[float]([0.0] * MOST)

    def play(self, players: i64, examples: Examples, rng: Rng, stray: float, trust: float) -> None:
        """Play a game and add its positions, seat by seat and turn by turn."""
        t = Table(self.board, players)
        planner = Planner(self.board, players == 1)
        trajectories = [Trajectory() for _ in range(players)]
        writers = [Examples() for _ in range(players)]
        straying = i64(int(stray * PARTS))
        while not t.over:
            t.advance(CHANCE, t.pick(rng))
            seat: i64 = 0
            while seat < players:
                own = t.copy() if players == 1 else alone(t, seat)
                look_around(self.inputs, t, seat)
                self.turn(planner, own, trajectories[seat], writers[seat], rng.below(PARTS) < straying, rng)
                for action in own.draft(0):
                    t.answer(seat, action)
                seat += 1
            seat = 0
            while seat < players:
                t.advance(seat, DONE)
                seat += 1
        for number in range(players):
            trajectory = trajectories[number]
            self.look_back(trajectory, float(t.score(number)), trust, writers[number])
            lengths, numbers, targets = writers[number].to_bytes()
            examples.lengths.write(lengths)
            examples.numbers.write(numbers)
            examples.targets.write(targets)
        if players == 1:
            examples.games += 1
            examples.points += t.score(0)

    def turn(
        self, planner: Planner, own: Table, trajectory: Trajectory, examples: Examples, stray: bool, rng: Rng
    ) -> None:
        """Play a turn on a table with one sheet, and add the position after it."""
        planner.plan(own, self.width, self.most)
        turns = planner.turns
        best: i64 = 0
        promised = 0.0
        appraiser = self.appraiser
        if appraiser is not None:
            appraiser.inputs.other_left = self.inputs.other_left
            appraiser.inputs.other_things = self.inputs.other_things
            appraiser.weigh(planner, own, self.scores, self.worths)
            best = appraiser.best
            promised = appraiser.best_value
        if stray:
            best = rng.below(turns.n)
        planner.play(own, best)
        closed = own.copy()
        closed.advance(0, DONE)
        trajectory.promised.append(promised)
        trajectory.strayed.append(stray)
        trajectory.scores.append(float(closed.score(0)))
        trajectory.noted.append(not closed.over)
        if not closed.over:
            self.inputs.read(closed.sheets)
            examples.add(self.inputs)

    def look_back(self, trajectory: Trajectory, final: float, trust: float, examples: Examples) -> None:
        """Write the targets: TD(lambda) from the end to the beginning, cut where a turn was random."""
        come = final
        targets: list[float] = []
        turn = len(trajectory.scores) - 1
        while turn >= 0:
            if trajectory.noted[turn]:
                targets.append((come - trajectory.scores[turn]) / UNIT)
            if self.appraiser is not None:
                if trajectory.strayed[turn]:
                    come = trajectory.promised[turn]
                else:
                    come = trust * come + (1.0 - trust) * trajectory.promised[turn]
            turn -= 1
        for target in reversed(targets):
            write_f32_le(examples.targets, target)


def self_play(
    board: Board, network: Network | None, seed: str, games: int, stray: float, trust: float, width: int, most: int
) -> Examples:
    """Play that many games, for one and for several players, and return their positions."""
    rng = Rng(seed)
    player = SelfPlayer(board, network, width, most)
    examples = Examples()
    for number in range(games):
        player.play(PLAYERS[number % len(PLAYERS)], examples, rng, stray, trust)
    return examples
