"""The interface between a game and the course that trains its network."""

from reverie.core.rng import Rng
from reverie.players.network import SCALE, Shape, Weights


class ExampleBatch:
    """Positions to learn from, as bytes that travel well: 16-bit lengths and input numbers, 32-bit targets.

    `successes` counts whatever the curve should show of the games: wins, or points.
    """

    def __init__(self, lengths: bytes, numbers: bytes, targets: bytes, games: int, successes: float) -> None:
        self.lengths = lengths
        self.numbers = numbers
        self.targets = targets
        self.games = games
        self.successes = successes


class Subject:
    """A network to be made: its shape, its file, and how its games are played.

    Subjects are pickled to the workers; they hold plain data only.
    """

    game: str = ""
    inputs_version: int = 0
    file: str = ""  # of the weights
    noun: str = ""  # what the curve shows
    games_per_call: int = 100
    can_search: bool = False  # whether games can be played by search, and learned from what it finds

    def shape(self) -> Shape:
        raise NotImplementedError

    def setups(self) -> list[str]:
        """List the set-ups it is for, as they are typed."""
        raise NotImplementedError

    def play(
        self, data: bytes | None, seed: str, stray: float, trust: float, progress: float = 0.0, simulations: int = 0
    ) -> ExampleBatch:
        """Play `games_per_call` games with weights as a file has them, or without any; what is to be learned.

        `stray` is how often to do something at random, `trust` the lambda of temporal differences, `progress` how
        much of a success a failure counts that came close to it, `simulations` how many a search makes for each
        decision (0: no search).
        """
        raise NotImplementedError

    def measure(self, data: bytes, seed: str, games: int) -> str:
        """Measure how strong weights are, in words."""
        raise NotImplementedError


def first_weights(shape: Shape, seed: str) -> Weights:
    """Small random weights to begin with."""
    rng = Rng(f"{seed}/first weights")

    def spread(size: int, width: float) -> list[float]:
        return [(int(rng.below(20001)) / 10000 - 1) * width for _ in range(size)]

    def whole(size: int, width: float) -> list[int]:
        return [round(each * SCALE) for each in spread(size, width)]

    inputs, shared, bias, shared_second, bias_second, matrix, last, bias_last = shape.sizes()
    return Weights(
        whole(inputs, 0.15),
        whole(shared, 0.05),
        whole(bias, 0.1),
        whole(shared_second, 0.02),
        whole(bias_second, 0.05),
        spread(matrix, 1.0 / int(shape.width) ** 0.5),
        spread(last, 1.0 / int(shape.second) ** 0.5),
        [0.0] * bias_last,
    )
