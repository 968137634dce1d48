"""Games of Daydream to sit down at: played out at random beforehand, so that every line to type is known."""

import random
from pathlib import Path
from typing import Any

from reverie.core.chance import RandomSampler
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.textui.history import asked_now
from textui.pseudo_terminal import Sitting

VIEWS = ("A", "D", "BC", "EF", "AD", "DA", "BCA", "EFD")


class Game:
    """A random game, with the lines that lead through it at a terminal."""

    def __init__(self, letters: str, players: int = 1, seed: str = "a", answers: int = 10_000) -> None:
        self.letters = letters
        self.players = players
        self.seed = seed
        self.lines: list[str] = []
        self.match = Match(find_setup(f"daydream:{letters}", players), RandomSampler(Rng(seed)))
        self.dice = random.Random(f"{letters} {players} {seed}")
        before = None
        while self.match.state.actors() and answers > 0:
            seat = asked_now(self.match)
            view = self.match.state.view(seat)
            legal = [action["text"] for action in view["actions"]]
            if len(legal) == 1 and view["prompt"]["name"] != "done":
                self.match.play(seat, legal[0], auto=True)
                continue
            if players > 1 and seat != before:
                self.lines.append("")  # the screen is covered until somebody presses Enter
            before = seat
            text = self.dice.choice(legal)
            if text.startswith("skip") and self.dice.random() < 0.8:
                text = legal[0]
            self.lines.append(self.short(text, legal))
            self.match.play(seat, text)
            answers -= 1

    def short(self, text: str, legal: list[str]) -> str:
        """The answer as a person may type it."""
        verb, _, rest = text.partition(" ")
        ways = [text, f"{verb[:1]} {rest}".strip()]
        if verb == "write":
            ways += [rest, " ".join(reversed(rest.split())), f" {rest.upper()} "]
        elif verb != "skip":
            ways += [str(legal.index(text) + 1)]
        if verb in ("row", "bonus"):
            ways += [rest]
        return self.dice.choice(ways)

    def sit(self, folder: Path, lang: str = "en", live: bool = False) -> Sitting:
        spelling = f"daydream:{self.letters}"
        return Sitting(folder, self.lines, spelling, self.players, lang=lang, seed=self.seed, live=live)

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat, or of the one who is asked."""
        if seat is None:
            seat = asked_now(self.match) if self.match.state.actors() else 0
        return self.match.state.view(seat)
