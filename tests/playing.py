"""A table for tests: chance is scripted card by card, players answer in notation.

    t = Onirim("onirim", hand="red sun, red moon, red key, blue sun, blue moon")
    t.do("play red sun").deal("green moon")

Everything goes through the public contract: no field of a state is ever touched.
"""

from collections import Counter
from typing import Any

from reverie.core.events import Event
from reverie.core.game import CHANCE, State
from reverie.games.discovery import find_setup, game_of


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
            self._finish_order()
        return self

    def _finish_order(self) -> None:
        """The last card to be put back is a question with one answer: given here, to keep scenarios short."""
        while self.asked() in ("order", "sink") and len(self.legal()) == len(self.looked()) == 1:
            (action,) = self.state.legal(self.seat())
            self.events += self.state.apply(self.seat(), action)

    def looked(self) -> list[str]:
        """The cards the active player is looking at, one by one."""
        return [card for card, n in (self.view()["looked"]["cards"] or {}).items() for _ in range(n)]

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

    def view(self, seat: int | None = None) -> Any:
        """The view of a seat, or of the one who is asked."""
        if seat is None:
            actors = self.state.actors()
            seat = actors[0] if actors and actors[0] >= 0 else 0
        return self.state.view(seat)

    def told(self, seat: int = 0) -> list[str]:
        """The names of the events that seat heard since the last answer."""
        return [event.name for event in self.events if event.heard_by(seat)]


def hand(t: Table, seat: int = 0) -> dict[str, int]:
    """A personal hand, as its owner sees it."""
    cards: dict[str, int] = t.view(seat)["hands"][seat]["cards"]
    return cards


def top(t: Table, seat: int = 0) -> list[str | None]:
    """The placed top of the deck, the next card first, nothing for a card that seat does not know."""
    return [entry["card"] for entry in t.view(seat)["deck"]["top"]]


def said(t: Table, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """What the events of that name told a seat since the last answer."""
    return [event.data for event in t.events if event.name == name and event.heard_by(seat)]


def listed(t: Table, name: str, seat: int = 0) -> list[str]:
    """The cards in the one event of that name, sorted: they lie in a heap, not in an order."""
    (data,) = said(t, name, seat)
    return sorted(data["cards"])


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


KEYS = "red key, blue key, green key, brown key"
GOALS = "red, blue, green, brown, red, blue, green, brown"
RAMPART = ["red tower 4", "green tower 4", "blue tower 5", "brown tower 5"]  # as they may stand, from the left


def goals(colours: str = GOALS) -> str:
    """Goals of these colours, as they are dealt."""
    return ", ".join(f"{colour} goal" for colour in split(colours))


def premonitions(kinds: str) -> str:
    """Premonitions of these kinds, as they are dealt."""
    return ", ".join(f"{kind} premonition" for kind in split(kinds))


def winners(t: Table) -> list[int] | None:
    """The seats that have won; nothing while the game goes on."""
    result = t.state.result()
    return None if result is None else result.winners


def refill(t: Table, cards: str) -> Table:
    """These cards are drawn in phase 2, and no spell is cast on the way."""
    for card in split(cards):
        if t.asked() == "draw or cast":
            t.do("draw")
        t.deal(card)
    return t


def open_doors(t: Table, colours: str) -> Table:
    """Doors of these colours are drawn in phase 2, each opened with a key of the hand."""
    for colour in split(colours):
        refill(t, f"{colour} door")
        t.do("open" if "open" in t.legal() else "open from common")
    return t


def open_all_doors(t: Table, then: str) -> Table:
    """In this turn and the next all eight doors are opened with the four keys held, then a hand is drawn.

    Each turn discards a blue sun, which the first hand must hold.
    """
    for hand in (f"{KEYS}, blue sun", then):
        t.do("discard blue sun")
        open_doors(t, "red, blue, green, brown")
        refill(t, hand)
    return t


def rich(hand: str, last: str, spelling: str = "onirim+book", kinds: str = "") -> Table:
    """The second turn: five brown suns, a green sun and a nightmare lie discarded, `hand` and `last` are held."""
    t = solo(spelling, f"green sun, {hand}", goals(), premonitions(kinds)).do("discard green sun").deal("nightmare")
    t.do("reveal five").deal("5 brown sun")
    refill(t, last)
    assert t.view()["discard"] == {"green sun": 1, "brown sun": 5, "nightmare": 1}
    return t


def richer(t: Table) -> Table:
    """In phase 2 a nightmare puts five green suns and itself into the discard pile."""
    refill(t, "nightmare").do("reveal five").deal("5 green sun")
    return t


def discard_suns(t: Table, turns: int) -> Table:
    """So many turns in which a sun is discarded and another drawn."""
    for _ in range(turns):
        t.do(next(text for text in t.legal() if text.startswith("discard") and text.endswith("sun")))
        refill(t, next(card for card in t.view(0)["deck"]["unseen"] if card.endswith("sun")))
    return t


def drain(t: Table, keep: str, after: str = "") -> Table:
    """In phase 2 drawn doors go to Limbo and nightmares reveal five rooms, until only `keep` is in the deck.

    `after` is what is answered to the question that follows each nightmare.
    """
    kept = Counter(split(keep))

    def others(*words: str) -> list[str]:
        left = Counter(t.view(0)["deck"]["unseen"]) - kept
        return [card for card in sorted(left.elements()) if set(card.split()) & set(words)]

    for door in others("door"):
        refill(t, door)
        t.do("limbo")
    for _ in others("nightmare"):
        refill(t, "nightmare")
        t.do("reveal five").deal(", ".join(others("sun", "moon", "key", "tower")[:5]))
        if after:
            t.do(after)
    assert Counter(t.view(0)["deck"]["unseen"]) == kept
    return t


def ways(t: Table, *questions: str) -> list[tuple[list[str], Any]]:
    """Every line of answers for as long as one of these questions is asked, and the view it leads to."""
    out: list[tuple[list[str], Any]] = []

    def follow(state: State, said: list[str]) -> None:
        seat = max([0, *state.actors()])
        view = state.view(seat)
        if view["prompt"] is None or view["prompt"]["name"] not in questions:
            out.append((said, view))
            return
        for action in state.legal(seat):
            branch = state.copy()
            branch.apply(seat, action)
            follow(branch, [*said, t.game.write(seat, action)])

    follow(t.state, [])
    return out


def thinned(keep: str = "", rooms: int = 0) -> Table:
    """A solo game near its end: the deck holds `keep` and so many rooms, in no known order.

    Prophecies threw away the dreams (and, if it is not kept, the eighth door, a brown one), series of
    three won the other seven doors, and the remaining rooms went by. The hand is a brown key and four
    rooms: the last of `brown moon, brown sun, brown moon, red sun, blue sun, green sun` that are not
    left in the deck; the row ends with a brown sun, its series spent.
    """
    kept = split(keep)
    keys = split("3 red key, 3 blue key, 3 green key, 3 brown key")
    series = [f"{colour} {symbol}" for colour in ("red", "blue", "green") for symbol in ("sun", "moon") * 3]
    series += ["brown sun", "brown moon", "brown sun"]
    spare = split("5 red sun, red moon, 4 blue sun, blue moon, 3 green sun, green moon, 3 brown sun, brown moon")
    last = ["brown moon", "brown sun", "brown moon", "red sun", "blue sun", "green sun"]
    waste = ["nightmare"] * (10 - kept.count("nightmare")) + ["brown door"] * (1 - kept.count("brown door"))
    waste += [spare.pop() for _ in range(11 - len(waste))]
    coming = keys + series + spare + last
    t = solo(hand=", ".join(coming[:5]))
    coming = coming[5:]
    for number, card in enumerate(waste):
        t.do(f"discard {keys[number]}")
        t.deal(", ".join([card, *coming[:4]] if number == 0 else [card, coming[3]]))
        t.do(f"bin {card}", f"put {', '.join(coming[:3])}")
        coming.pop(0)
    for number, card in enumerate([*series, *spare, *last]):
        if len(coming) == rooms:
            break
        t.do(f"{'play' if number < len(series) else 'discard'} {card}")
        if t.asked() == "take door":
            t.do("take")
        if t.asked() == "chance":
            t.deal(coming[0])
        coming.pop(0)
    return t


# -- the Book of Steps ---------------------------------------------------------------------------

PARADOX = "cast paradoxical prophecy"
PLANNING = "cast parallel planning"
PUNISHMENT = "cast powerful punishment"
FIVE = "pay 5 brown sun"
SEVEN = "pay 5 brown sun, green sun, nightmare"


def book(hand: str = "5 red sun", spelling: str = "onirim+book") -> Table:
    return solo(spelling, hand, goals())
