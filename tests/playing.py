"""A table for tests: chance is scripted card by card, players answer in notation.

    t = Onirim("onirim", hand="red sun, red moon, red key, blue sun, blue moon")
    t.do("play red sun").deal("green moon")

Everything goes through the public contract: no field of a state is ever touched.
"""

from typing import Any

from reverie.core.events import Event
from reverie.core.game import CHANCE, State
from reverie.games import find_setup, game_of


def split(cards: str) -> list[str]:
    """`2 red sun, nightmare` as single cards."""
    out: list[str] = []
    for part in filter(None, (part.strip() for part in cards.split(","))):
        number, _, card = part.partition(" ")
        out += [card] * int(number) if number.isdigit() else [part]
    return out


class Table:
    """A game of any set-up, driven by words."""

    def __init__(self, spelling: str, players: int = 1, talk: str = "") -> None:
        self.setup = find_setup(spelling, players, {"talk": talk} if talk else {})
        self.game = game_of(self.setup)
        self.state: State = self.game.new(self.setup)
        self.events: list[Event] = []  # of the last answer and the chance that followed it

    def deal(self, cards: str) -> "Table":
        """Chance gives these cards one after the other; each must be asked for and possible."""
        for card in split(cards):
            assert self.state.actors() == [CHANCE], f"chance is not asked for {card!r}; {self.asked()}"
            outcome = self.game.read(CHANCE, card)
            assert outcome in self.state.legal(CHANCE), f"{card!r} cannot come now"
            self.events += self.state.apply(CHANCE, outcome)
        return self

    def do(self, *lines: str) -> "Table":
        """The player who is asked answers, as typed; `; ` separates nothing: give several lines."""
        for line in lines:
            for text in self.game.sequence(line):
                actor = self.seat()
                action = self.game.read(actor, text)
                assert action in self.state.legal(actor), f"{text!r} is not legal: {self.legal()}"
                self.events = self.state.apply(actor, action)
        return self

    def seat(self) -> int:
        """Who is asked now."""
        (actor,) = self.state.actors()
        assert actor != CHANCE, "chance is asked, not a player"
        return actor

    def legal(self) -> list[str]:
        """What the player who is asked may answer."""
        actor = self.seat()
        return [self.game.write(actor, action) for action in self.state.legal(actor)]

    def chances(self) -> dict[str, int]:
        """What chance may give now, with weights."""
        outcomes = [self.game.write(CHANCE, outcome) for outcome in self.state.legal(CHANCE)]
        return dict(zip(outcomes, self.state.weights(), strict=True))

    def asked(self) -> str:
        """The question on the table: its name, `chance`, or `over`."""
        if not self.state.actors():
            return "over"
        if self.state.actors() == [CHANCE]:
            return "chance"
        return str(self.view()["prompt"]["name"])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat, or of the one who is asked."""
        if seat is None:
            actors = self.state.actors()
            seat = actors[0] if actors and actors[0] >= 0 else 0
        return self.state.view(seat)

    def told(self, seat: int = 0) -> list[str]:
        """The names of the events that seat heard since the last answer."""
        return [event.name for event in self.events if event.heard_by(seat)]


HAND = "red sun, red moon, blue sun, blue moon, green sun"


def solo(spelling: str = "onirim", hand: str = HAND, goals: str = "", premonitions: str = "") -> Table:
    """A solo game with its relics and first hand dealt."""
    t = Table(spelling)
    for cards in (goals, premonitions, hand):
        t.deal(cards)
    return t


def duo(
    spelling: str = "onirim",
    talk: str = "open",
    first: str = "red sun, red moon, red key",
    second: str = "blue sun, blue moon, blue key",
    common: str = "green sun, green moon",
    goals: str = "",
    premonitions: str = "",
) -> Table:
    """A game for two in which player 1 picked `first`, player 2 `second`, and `common` was left."""
    t = Table(spelling, 2, talk)
    for cards in (goals, premonitions, first, second, common):
        t.deal(cards)
    for one, two in zip(split(first), split(second), strict=True):
        t.do(f"pick {one}", f"pick {two}")
    return t
