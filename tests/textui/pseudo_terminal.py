"""A terminal for tests: what was typed, what was shown, and games prepared to sit down at."""

import io
import random
from collections.abc import Iterable
from pathlib import Path

from playing import split
from reverie.commands.play import play
from reverie.core.chance import RandomSampler, ScriptedSampler
from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.core.record import Record
from reverie.core.rng import Rng
from reverie.files import load_file, save
from reverie.games.discovery import find_setup, game_of


class Shown(io.StringIO):
    """The screen; it may claim to be a terminal."""

    def __init__(self, live: bool = False) -> None:
        super().__init__()
        self.live = live

    def isatty(self) -> bool:
        return self.live


class Typing:
    """Lines typed one by one; remembers what had been shown when each was asked for."""

    def __init__(self, lines: Iterable[str], shown: Shown) -> None:
        self.lines = iter(lines)
        self.shown = shown
        self.screens: list[str] = []  # what was shown before each line
        self.at = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        text = self.shown.getvalue()
        self.screens.append(text[self.at :])
        self.at = len(text)
        line = next(self.lines, None)
        return "" if line is None else line + "\n"


def fumbling(seed: int, most: int = 20_000) -> Iterable[str]:
    """Somebody who presses numbers without looking: many are refused, the rest make a game."""
    dice = random.Random(seed)
    for _ in range(most):
        yield str(dice.randint(1, 8))


class Sitting:
    """One call of `play` and everything that came of it."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str],
        spelling: str = "onirim",
        players: int = 1,
        talk: str = "",
        *,
        lang: str = "en",
        resume: Path | None = None,
        live: bool = False,
        seed: str = "a",
        bots: list[str] | None = None,
    ) -> None:
        self.file = folder / "game.reverie" if resume is None else resume
        self.output = Shown(live)
        self.typing = Typing(lines, self.output)
        setup = find_setup(spelling, players, {"talk": talk} if talk else {}) if resume is None else None
        path = self.file if resume is None else None
        self.code = play(
            setup, seed=seed, lang=lang, save=path, resume=resume, bots=bots, input=self.typing, output=self.output
        )
        self.text = self.output.getvalue()

    @property
    def record(self) -> Record:
        return load_file(self.file)[0]

    def answers(self) -> list[str]:
        """What players did, as recorded."""
        return [entry.text for entry in self.record.entries if entry.actor != CHANCE]

    def replies(self) -> list[str]:
        """What was shown after each typed line."""
        text = self.output.getvalue()
        return [*self.typing.screens[1:], text[self.typing.at :]]


def prepared(
    folder: Path, cards: str, *answers: str, spelling: str = "onirim", players: int = 1, talk: str = ""
) -> Path:
    """A saved game in which chance dealt these cards and players answered so."""
    setup = find_setup(spelling, players, {"talk": talk} if talk else {})
    game = game_of(setup)
    script = [game.read(CHANCE, card) for card in split(cards)]
    match = Match(setup, ScriptedSampler(script, RandomSampler(Rng("then"))))
    for line in answers:
        for text in game.sequence(line):
            match.play(match.state.actors()[0], text)
    path = folder / "prepared.reverie"
    save(match.record, path)
    return path
