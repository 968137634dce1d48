"""The types of Onirim's views and of its tables as data. Schemas, page types and docs are made from them."""

from typing import Annotated, Literal, TypedDict, cast

from reverie.core.view import SetupData, View

Colour = Literal["red", "blue", "green", "brown"]
Cards = dict[str, int]  # how many of each card, by the card's name; what is not there is left out


class DeckEntry(TypedDict):
    """A card of the deck whose place is known to somebody."""

    card: Annotated[str | None, "its name, if this seat knows it"]
    known: Annotated[int, "who knows it: the sum of 1 << seat, and 4 for all spectators"]


class Deck(TypedDict):
    """The deck as far as the seat knows it."""

    size: Annotated[int, "the number of its cards"]
    top: Annotated[list[DeckEntry], "cards on top whose place is known to somebody, the topmost first"]
    bottom: Annotated[list[DeckEntry], "cards at the bottom whose place is known to somebody, the topmost first"]
    unseen: Annotated[Cards, "the cards whose place this seat does not know, in the deck or in a hidden hand"]
    odds: Annotated[dict[str, float], "the chance of each card to be drawn next"]


class Aside(TypedDict):
    """Cards that lie aside for a moment."""

    size: Annotated[int, "the number of them"]
    cards: Annotated[Cards | None, "the cards, unless they are hidden from this seat"]


class Hand(TypedDict):
    """A personal hand."""

    cards: Annotated[Cards, "the cards of it that this seat knows"]
    hidden: Annotated[int, "the number of its other cards"]
    told: Annotated[Cards, "of a hand of one's own in a silent game: what the partner knows of it"]
    public: Annotated[Cards, "in a silent game: what everybody knows of it"]


class Goal(TypedDict):
    """A goal of the Book."""

    colour: Annotated[Colour, "of the door it asks for"]
    open: Annotated[bool, "whether that door is still to be gained"]


class StepData(TypedDict):
    """Something the rules have still to do."""

    name: Annotated[str, "which step it is"]
    argument: Annotated[int, "what the step keeps; a question's arguments are named in `prompt`"]


class Arrangement(TypedDict):
    """What views and whole tables write alike."""

    active: Annotated[int, "the seat whose turn it is"]
    drawn_known: Annotated[int, "who knows the drawn card, as for cards of the deck; 0 for no card"]
    looked_known: Annotated[int, "who sees the cards looked at, as for cards of the deck; 0 for no card"]
    rows: Annotated[list[list[str]], "the labyrinth rows by seat, the first card first"]
    series: Annotated[list[int], "by seat, the cards of one colour at the end of the row that count towards a door"]
    towers: Annotated[list[str], "the tower row from left to right"]
    goals: Annotated[list[Goal], "the goals of the Book from left to right"]
    reopened: Annotated[list[int], "places in `goals` of lost doors that come first again, the next one last"]
    steps: Annotated[list[StepData], "what the rules have still to do, the next step last"]


class OnirimView(View, Arrangement):
    """What a seat may know of a game of Onirim."""

    winnable: Annotated[bool, "False once a card that the win needs can never come back"]
    deck: Annotated[Deck, "the deck"]
    limbo: Annotated[Cards, "the Limbo pile"]
    discard: Annotated[Cards, "the discard pile"]
    out: Annotated[Cards, "cards out of the game"]
    drawn: Annotated[Aside, "the card just drawn, or offered for a swap, that is not placed yet"]
    looked: Annotated[Aside, "cards taken from the deck to be looked at"]
    resolving: Annotated[Cards, "the dream that is being resolved"]
    hands: Annotated[list[Hand], "the personal hands by seat"]
    common: Annotated[Cards, "the common hand of two players"]
    revealed: Annotated[Cards, "the open cards from which two players pick their first hands"]
    doors: Annotated[list[Cards], "the doors gained by seat"]
    first_goal: Annotated[int | None, "the place in `goals` of the door that comes next"]
    premonitions: Annotated[Cards, "the Dark Premonitions face up"]
    premonition_pile: Annotated[int, "the number of premonitions face down"]
    spell_costs: Annotated[list[int], "what each spell of the Book costs; zeros without the Book"]
    answered: Annotated[int | None, "the number of decisions this seat has answered; null for a spectator"]


class TableData(Arrangement):
    """A whole table, hidden parts too."""

    setup: SetupData
    places: dict[str, Cards]  # by the names of the places
    top: list[DeckEntry]  # the topmost first, as in views
    bottom: list[DeckEntry]
    turn: int
    answered: list[int]
    drawn: str | None
    over: bool
    won: bool
    reason: str


def onirim_view(view: View) -> OnirimView:
    """Return a view that generic code hands over, known to be of Onirim."""
    return cast(OnirimView, view)
