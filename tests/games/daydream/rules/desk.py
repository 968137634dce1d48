"""A desk for tests: the dice are scripted, players answer in notation, on small boards made for it.

    d = Desk("A").start("3 a1, 5 f4")
    d.roll(2, 6).do("write 2 b1", "skip 6", "done")

Everything goes through the public contract: no field of a state is ever touched.
"""

from pathlib import Path
from typing import Any

from reverie.core.events import Event
from reverie.core.game import CHANCE, State
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import load_boards

BOARDS = Path(__file__).parent / "boards"
GAME = Daydream(load_boards(BOARDS))


class Desk:
    """A game on the small boards, driven by words."""

    def __init__(self, view: str, players: int = 1) -> None:
        self.state: State = GAME.new(GAME.setup(f"daydream:{view}", players, {}))
        self.events: list[Event] = []  # of the last call

    def roll(self, one: int, other: int) -> "Desk":
        self.events = self.state.apply(CHANCE, GAME.read(CHANCE, f"roll {one} {other}"))
        return self

    def do(self, *texts: str, seat: int = 0) -> "Desk":
        """That seat answers."""
        self.events = []
        for text in texts:
            assert text in self.legal(seat), f"{text!r} is not legal: {self.legal(seat)}"
            self.events += self.state.apply(seat, GAME.read(seat, text))
        return self

    def lay(self, writings: str, bonus: str = "leaf", seats: int = 1) -> "Desk":
        """Turn after turn, two dice each: `3 a1, 5 b1` and on; every player of the first `seats` does the same.

        Whatever bonus or order is asked on the way is answered: the bonus given, the first row offered.
        """
        pairs = [part.split() for part in writings.split(",")]
        for (one, first), (other, second) in zip(pairs[::2], pairs[1::2], strict=True):
            self.roll(int(one), int(other))
            for seat in range(seats):
                for face, cell in ((one, first), (other, second)):
                    self.do(f"write {face} {cell}", seat=seat)
                    while self.asked(seat) in ("bonus", "row"):
                        wanted = f"bonus {bonus}"
                        self.do(wanted if wanted in self.legal(seat) else self.legal(seat)[0], seat=seat)
                self.do("done", seat=seat)
        return self

    def legal(self, seat: int = 0) -> list[str]:
        return [GAME.write(seat, action) for action in self.state.legal(seat)]

    def cells(self, seat: int = 0) -> list[str]:
        """The cells that seat may write in, in order."""
        return sorted({text.split()[2] for text in self.legal(seat) if text.startswith("write")})

    def asked(self, seat: int = 0) -> str:
        """The question put to that seat, or nothing."""
        prompt = self.state.view(seat)["prompt"]
        return "" if prompt is None else str(prompt["name"])

    def sheet(self, seat: int = 0, by: int | None = None) -> dict[str, Any]:
        """A sheet, as its owner or another seat sees it."""
        sheet: dict[str, Any] = self.state.view(seat if by is None else by)["sheets"][seat]
        return sheet

    def drawn(self, seat: int = 0) -> tuple[int, int]:
        """Objects finished, and the point reached on the next one."""
        sheet = self.sheet(seat)
        return sheet["objects"], sheet["point"]

    def leaves(self, seat: int = 0) -> tuple[int, int, int]:
        """Leaves not yet circled, circled, filled."""
        leaves = self.sheet(seat)["leaves"]
        return leaves["empty"], leaves["circled"], leaves["filled"]

    def said(self, name: str, seat: int = 0) -> list[dict[str, Any]]:
        """What the events of that name told a seat in the last call."""
        return [event.data for event in self.events if event.name == name and event.heard_by(seat)]
