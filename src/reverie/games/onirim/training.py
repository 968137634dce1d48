"""What is learned of Onirim: the base game for one, or every other set-up together."""

from typing import Final

from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.games import find_setup, game_of
from reverie.onirim.rules import parse, setups
from reverie.onirim.table import Table
from reverie.players.network import Network, Shape
from reverie.players.onirim.inputs import shape_of
from reverie.players.onirim.learned import Learned
from reverie.players.onirim.networks import BASE, EVERYTHING
from reverie.players.onirim.numbering import VERSION
from reverie.players.onirim.selfplay import study
from reverie.players.weights import decode
from reverie.training.subject import Lesson, Subject

WIDTH: Final = 63
SECOND: Final = 30

Words = tuple[str, int, dict[str, str]]


class OnirimSubject(Subject):
    """A network for some set-ups of Onirim; its output is the chance to win."""

    game = "onirim"
    inputs_version = VERSION
    noun = "games won"

    def __init__(self, setups_: list[Setup], file: str) -> None:
        self.words: list[Words] = [(each.spelling, each.players, dict(each.options)) for each in setups_]
        self.file = file

    def shape(self) -> Shape:
        return shape_of(WIDTH, SECOND)

    def setups(self) -> list[str]:
        return [find_setup(*words).words() for words in self.words]

    def play(self, data: bytes | None, seed: str, stray: float, trust: float, progress: float = 0.0) -> Lesson:
        network = None if data is None else _network(data)
        # Each call begins with another set-up, so that all of them come round.
        turn = int(Rng(seed).below(len(self.words)))
        words = self.words[turn:] + self.words[:turn]
        lessons = study(words, network, seed, self.games_per_call, stray, trust, progress)
        lengths, numbers, targets = lessons.to_bytes()
        return Lesson(lengths, numbers, targets, int(lessons.games), float(lessons.wins))

    def measure(self, data: bytes, seed: str, games: int) -> str:
        """Games won of so many, the set-ups in turn."""
        player = Learned(_network(data))
        starts = [game_of(setup).new(setup) for setup in (find_setup(*words) for words in self.words)]
        wins = 0
        for number in range(games):
            table = starts[number % len(starts)].copy()
            assert isinstance(table, Table)
            player.play_game(table, Rng(f"{seed}/{number}"), Rng(f"{seed}/{number}/thoughts"))
            wins += table.won
        return f"{100 * wins / games:.1f} % of {games} games won, seed {seed}"


def _network(data: bytes) -> Network:
    shape, weights = decode(data, "onirim", VERSION)
    return Network(shape, weights)


def subject_of(setup: Setup, everything: bool) -> OnirimSubject:
    """The base game by itself; one set-up; or all but the base game together, which share one file."""
    if everything:
        alone = parse("onirim", 1, {})
        return OnirimSubject([each for each in setups() if each.words() != alone.words()], EVERYTHING)
    return OnirimSubject([setup], BASE if setup.words() == "onirim" else EVERYTHING)
