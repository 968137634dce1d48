"""Reasons for and against an answer in Onirim, in terms a player understands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from reverie.core.events import Event
from reverie.core.game import State
from reverie.core.view import View, prompt_of
from reverie.explain.explainer import Explainer
from reverie.explain.reasons import Reason
from reverie.games.onirim.rules.cards import COLOURS, DOORS_PER_COLOUR, colour_of, symbol_of
from reverie.games.onirim.view_types import OnirimView, onirim_view

if TYPE_CHECKING:
    from reverie.texts import Texts

FROM_COMMON: Final = " from common"
PLENTY: Final = 4  # equal cards still unseen
DECK_LOW: Final = 20
DECK_HIGH: Final = 35
SERIES: Final = 3  # rooms of a colour that find a door
FREE_HAND: Final = 3  # playable cards that leave a choice
RAMPART: Final = 4


class OnirimExplainer(Explainer):
    """The reasons of Onirim."""

    overall = "why-oni-chances"

    def facts(self, before: View, text: str, state: State, after: View, events: Sequence[Event]) -> list[Reason]:
        return facts(onirim_view(before), text, onirim_view(after), events)

    def kind(self, before: View, text: str, better: str) -> str:
        return kind_of_choice(onirim_view(before), text, better)

    def themes(self, before: View, best: str, tempting: str) -> tuple[str, ...]:
        return themes(onirim_view(before), best, tempting)

    def say(self, reason: Reason, texts: Texts) -> str:
        values: dict[str, str | int] = dict(reason.values)
        for name, value in reason.values.items():
            if isinstance(value, int):
                continue
            if name == "card":
                values[name] = texts.say(f"oni-card-{value.replace(' ', '-')}.a")
            elif name == "doors":
                values[name] = texts.say(f"why-doors-{value}", n=int(reason.values["n"]))
            elif name in ("key", "cards"):
                values[name] = texts.say(f"why-{name}-{value}")
            elif name == "premonition":
                values[name] = texts.say(f"oni-card-{value.replace(' ', '-')}")
        return texts.say(f"why-{reason.kind}", **values)


def kind_of_choice(view: OnirimView, text: str, better: str) -> str:
    """Return the kind of a mistake, given the better answer; the most specific kind that applies."""
    verb, card = text.split(maxsplit=1)[0], text.removesuffix(FROM_COMMON).partition(" ")[2]
    rather, other = better.split(maxsplit=1)[0], better.removesuffix(FROM_COMMON).partition(" ")[2]
    asked, sight = prompt_of(view)["name"], Sight(view)
    if asked == "nightmare":
        return "oni-key-given" if verb == "give" else "oni-nightmare"
    if verb in ("bin", "put"):
        return "oni-prophecy-order"
    if symbol_of(card) == "key" and symbol_of(other) != "key" and verb in ("discard", "play"):
        return "oni-key-spent"
    if rather == "discard" and symbol_of(other) == "key":
        return "oni-prophecy"
    if verb == "play" and sight.series > 0 and colour_of(card) != sight.series_colour:
        return "oni-row-broken"
    if verb != rather and {verb, rather} == {"play", "discard"}:
        return "oni-waited" if verb == "discard" else "oni-hurried"
    return "oni-card" if verb == rather else "oni-other"


TAKEAWAYS: Final = (
    *("oni-key-given", "oni-nightmare", "oni-prophecy-order", "oni-key-spent", "oni-prophecy", "oni-row-broken"),
    *("oni-waited", "oni-hurried", "oni-card", "oni-other"),
)  # every kind: tests check that the catalogues have them all


# Every theme of a riddle: tests check that the catalogues have them all.
THEMES: Final = (
    *("oni-keys", "oni-prophecy", "oni-nightmare", "oni-limbo", "oni-series", "oni-towers", "oni-dreams", "oni-book"),
    *("oni-partner", "oni-last-cards", "oni-cards"),
)
THEME_OF_QUESTION: Final = {
    **dict.fromkeys(("bin", "order"), "oni-prophecy"),
    "nightmare": "oni-nightmare",
    **dict.fromkeys(("raise", "sink", "may look", "lose tower"), "oni-towers"),
    **dict.fromkeys(("happy dream", "sift", "fetch", "which premonition", "shed keys", "surrender"), "oni-dreams"),
    **dict.fromkeys(("draw or cast", "pay", "swap goals"), "oni-book"),
    **dict.fromkeys(("pick", "place", "swap", "swap for"), "oni-partner"),
}
LAST_CARDS: Final = 14


def themes(view: OnirimView, best: str, tempting: str) -> tuple[str, ...]:
    """Return what a riddle is about: the question itself, then what the two answers do."""
    answers = [one.removesuffix(FROM_COMMON) for one in (best, tempting)]
    verbs = [one.partition(" ")[0] for one in answers]
    cards = [one.partition(" ")[2] for one in answers]
    sight = Sight(view)
    found = [THEME_OF_QUESTION.get(prompt_of(view)["name"], "")]
    if any(verb == "discard" and symbol_of(card) == "key" for verb, card in zip(verbs, cards, strict=True)):
        found.append("oni-prophecy")
    if any(symbol_of(card) == "key" for card in cards) or (verbs[0] != verbs[1] and "open" in verbs):
        found.append("oni-keys")
    if {"limbo", "leave"} & set(verbs):
        found.append("oni-limbo")
    if any("tower" in card for card in cards):
        found.append("oni-towers")
    if "cast" in verbs:
        found.append("oni-book")
    if verbs == ["play", "play"] and sight.series > 0 and len({colour_of(card) for card in cards}) > 1:
        found.append("oni-series")
    if sight.deck <= LAST_CARDS:
        found.append("oni-last-cards")
    return tuple(dict.fromkeys(one for one in found if one)) or ("oni-cards",)


class Sight:
    """A view of one seat, with the counts that reasons are found by."""

    def __init__(self, view: OnirimView) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.hand: Counter[str] = Counter(view["hands"][self.seat]["cards"])
        self.hand.update(view["common"])
        self.unseen: Counter[str] = Counter(view["deck"]["unseen"])
        self.row: list[str] = view["rows"][self.seat]
        self.series: int = view["series"][self.seat]
        self.deck: int = view["deck"]["size"]
        self.limbo: Counter[str] = Counter(view["limbo"])

    @property
    def last(self) -> str:
        return self.row[-1] if self.row else ""

    @property
    def series_colour(self) -> str:
        """Return the colour of the running series, or "" if there is none."""
        return colour_of(self.last) if self.series > 0 else ""

    def doors(self) -> int:
        return sum(sum(doors.values()) for doors in self.view["doors"])

    def missing(self, colour: str) -> int:
        """Return how many doors of a colour are still to be found."""
        if len(self.view["doors"]) == 1:
            return DOORS_PER_COLOUR - int(self.view["doors"][0].get(f"{colour} door", 0))
        return sum(f"{colour} door" not in doors for doors in self.view["doors"])

    def keys(self) -> int:
        return sum(n for card, n in self.hand.items() if symbol_of(card) == "key")

    def ahead(self, card: str) -> int:
        """Return how many of a card may still be drawn: in the deck, in Limbo, or among those being looked at."""
        deck = self.view["deck"]
        known: int = sum(entry["card"] == card for entry in [*deck["top"], *deck["bottom"]])
        looked: dict[str, int] = self.view["looked"]["cards"] or {}
        return self.unseen[card] + known + self.limbo[card] + looked.get(card, 0)

    def follows(self, last: str) -> list[str]:
        """Return the cards of the hand that continue a series after that card."""
        return [
            card
            for card, n in self.hand.items()
            if n > 0 and symbol_of(card) and colour_of(card) == colour_of(last) and symbol_of(card) != symbol_of(last)
        ]

    def playable(self) -> int:
        return sum(n for card, n in self.hand.items() if symbol_of(card) and (symbol_of(card) != symbol_of(self.last)))

    def rampart(self) -> int:
        """Return the most neighbouring towers of different colours, up to the four that are needed."""
        colours = [colour_of(tower) for tower in self.view["towers"]]
        best = 0
        for first in range(len(colours)):
            for size in range(1, RAMPART + 1):
                part = colours[first : first + size]
                if len(part) == size == len(set(part)):
                    best = max(best, size)
        return best

    def first_goal(self) -> str:
        number = self.view["first_goal"]
        return str(self.view["goals"][number]["colour"]) if number is not None else ""


def facts(before: OnirimView, text: str, after: OnirimView, events: Sequence[Event]) -> list[Reason]:
    """Find every reason that holds for an answer, the plainest first."""
    words = text.removesuffix(FROM_COMMON).split()
    verb = words[0]
    card = " ".join(words[1:])
    was, now = Sight(before), Sight(after)
    asked = prompt_of(before)["name"]
    out: list[Reason] = []
    if after["result"] is not None:
        return [Reason("oni-wins")] if after["result"]["winners"] else []
    out += [Reason("oni-survives")]
    if before["winnable"] and after["winnable"]:
        out.append(Reason("oni-winnable"))
    out += _doors(was, now)
    if verb == "play":
        out += _played(was, now, card)
    if asked == "nightmare":
        out += _nightmare(was, verb, card)
    if verb in ("discard", "bin", "drop", "pay", "shed"):
        out += _thrown(was, now, verb, card)
    if verb in ("put", "fetch", "raise"):
        out += _next(was, now, verb, card)
    if verb in ("pick", "keep", "share", "for", "swap"):
        out += _shared(was, verb, card)
    out += _keys(was, now)
    out += _series(was, now)
    out += _expansions(was, now, verb, card, asked, events)
    if asked == "act" and now.playable() >= FREE_HAND:
        out.append(Reason("oni-playable", "", {"n": now.playable()}))
    return out


def _doors(was: Sight, now: Sight) -> Iterator[Reason]:
    for colour in COLOURS:
        if now.missing(colour) < was.missing(colour):
            yield Reason("oni-door", colour, {"card": f"{colour} door", "n": now.doors()})
    if now.doors() >= was.doors() > 0:
        yield Reason("oni-doors-kept", "", {"n": was.doors()})


def _played(was: Sight, now: Sight, card: str) -> Iterator[Reason]:
    colour = colour_of(card)
    if not symbol_of(card) or was.missing(colour) == 0 or now.ahead(f"{colour} door") == 0:
        return
    follows = now.follows(card)
    if now.view["phase"] == "take door":
        yield Reason("oni-third", colour, {"cards": colour})
    elif now.series == 2 and was.series_colour == colour:
        yield Reason("oni-second", colour, {"cards": colour})
        if follows:
            yield Reason("oni-second-held", colour, {"card": follows[0]})
    elif follows:
        whole = any(symbol_of(third) != symbol_of(second) for second in follows for third in _others(now, second))
        yield Reason("oni-first-whole" if whole else "oni-first", colour, {"cards": colour, "card": follows[0]})


def _others(now: Sight, second: str) -> list[str]:
    """Return the other rooms of a card's colour in the hand, without that one card."""
    left = now.hand.copy()
    left[second] -= 1
    return [card for card, n in left.items() if n > 0 and symbol_of(card) and colour_of(card) == colour_of(second)]


def _nightmare(was: Sight, verb: str, card: str) -> Iterator[Reason]:
    colour = colour_of(card)
    if verb == "give":
        if was.missing(colour) == 0:
            yield Reason("oni-key-idle", colour, {"key": colour})
        elif was.hand[card] > 1:
            yield Reason("oni-key-double", colour, {"card": card})
    elif verb == "sacrifice":
        rooms = sum(n for unseen, n in was.unseen.items() if symbol_of(unseen) and colour_of(unseen) == colour)
        if rooms >= SERIES:
            yield Reason("oni-refind", colour, {"card": f"{colour} door", "cards": colour, "n": rooms})
    elif verb == "reveal" and was.deck >= DECK_HIGH:
        yield Reason("oni-deck-plenty", "", {"n": was.deck})
    elif verb == "new" and was.keys() == 0:
        yield Reason("oni-hand-poor")
    if verb not in ("new", "give"):
        yield Reason("oni-hand-kept", "", {"n": sum(was.hand.values())})
    if verb not in ("new", "reveal"):
        yield Reason("oni-deck-low" if was.deck <= DECK_LOW else "oni-deck-kept", "", {"n": was.deck})


def _thrown(was: Sight, now: Sight, verb: str, card: str) -> Iterator[Reason]:
    colour = colour_of(card)
    if verb == "discard" and symbol_of(card) == "key":
        yield Reason("oni-prophecy", "", {"n": was.unseen["nightmare"], "unseen": sum(was.unseen.values())})
    elif card == "nightmare":
        yield Reason("oni-nightmare-gone", "", {"n": now.ahead("nightmare")})
    elif symbol_of(card) and was.missing(colour) == 0:
        yield Reason("oni-idle", card, {"card": card, "cards": colour})
    elif was.unseen[card] >= PLENTY:
        yield Reason("oni-plenty", card, {"card": card, "n": was.unseen[card]})
    if verb == "discard" and "tower" in card:
        yield Reason("oni-tower-look", "", {"n": int(card[-1])})


def _next(was: Sight, now: Sight, verb: str, card: str) -> Iterator[Reason]:
    """Find reasons about a card that was put where it will be drawn sooner than others."""
    colour = colour_of(card)
    left: Counter[str] = Counter(now.view["looked"]["cards"] or {})
    placed = int(prompt_of(was.view)["arguments"]["placed"]) if verb == "put" else 0
    if card.endswith("door"):
        above = [entry["card"] for entry in was.view["deck"]["top"][:placed]]
        if was.hand[f"{colour} key"] > 0 or f"{colour} key" in above:
            yield Reason("oni-door-next", colour, {"card": card, "key": colour})
    elif symbol_of(card) == "key":
        if left[f"{colour} door"] > 0:
            yield Reason("oni-key-first", colour, {"key": colour})
        elif verb != "put":
            yield Reason("oni-key-next", colour, {"card": card})
    if was.series > 0 and _goes_on(was.last, card):
        yield Reason("oni-fits-next", colour, {"card": card})
    if left["nightmare"] > 0 and card != "nightmare":
        yield Reason("oni-nightmare-later")
    waiting = [one for one in left if one.endswith("door") and was.hand[f"{colour_of(one)} key"] == 0]
    if waiting and not card.endswith("door"):
        yield Reason("oni-door-later", waiting[0], {"card": waiting[0], "key": colour_of(waiting[0])})


def _goes_on(last: str, card: str) -> bool:
    """Tell whether a card continues a series after another; False unless both are rooms."""
    return (
        symbol_of(card) != ""
        and symbol_of(last) != ""
        and colour_of(card) == colour_of(last)
        and symbol_of(card) != symbol_of(last)
    )


def _shared(was: Sight, verb: str, card: str) -> Iterator[Reason]:
    """Find reasons about who of two players gets a card."""
    if verb in ("keep", "share", "swap") and was.view["drawn"]["cards"] and not card:
        card = next(iter(was.view["drawn"]["cards"]))
    colour = colour_of(card)
    if not symbol_of(card):
        return
    yours, theirs = was.view["doors"][was.seat], was.view["doors"][1 - was.seat]
    if verb == "share" and f"{colour} door" not in theirs:
        yield Reason("oni-partner", colour, {"card": f"{colour} door"})
    if verb in ("pick", "keep", "for") and f"{colour} door" not in yours:
        if symbol_of(card) == "key":
            yield Reason("oni-own-key", colour, {"key": colour})
        elif any(_goes_on(held, card) for held in was.hand):
            yield Reason("oni-own-pair", colour, {"cards": colour})


def _keys(was: Sight, now: Sight) -> Iterator[Reason]:
    unseen = sum(now.unseen.values())
    for colour in COLOURS:
        key, door = f"{colour} key", f"{colour} door"
        if 0 < was.hand[key] <= now.hand[key] and now.missing(colour) > 0 and now.unseen[door] > 0:
            yield Reason(
                "oni-key-kept", colour, {"key": colour, "doors": colour, "n": now.unseen[door], "unseen": unseen}
            )
    if 0 < was.keys() <= now.keys() and now.unseen["nightmare"] > 0:
        yield Reason("oni-insurance", "", {"n": now.unseen["nightmare"], "unseen": unseen})


def _series(was: Sight, now: Sight) -> Iterator[Reason]:
    colour = was.series_colour
    if colour and now.series == was.series and len(now.row) == len(was.row) and was.missing(colour) > 0:
        yield Reason("oni-series-kept", colour, {"cards": colour, "n": was.series})


def _expansions(was: Sight, now: Sight, verb: str, card: str, asked: str, events: Sequence[Event]) -> Iterator[Reason]:
    if now.rampart() == RAMPART > was.rampart():
        yield Reason("oni-rampart")
    elif now.rampart() > was.rampart():
        yield Reason("oni-tower", str(now.rampart()), {"n": now.rampart()})
    elif asked == "lose tower" and verb == "lose" and now.rampart() == was.rampart():
        yield Reason("oni-towers-kept", "", {"n": now.rampart()})
    if verb == "false":
        yield Reason("oni-no-tower-falls")
    if verb == "cast" and card.startswith("powerful"):
        yield Reason("oni-punished")
    goal = was.first_goal()
    if goal and verb in ("limbo", "leave"):
        won = was.view["drawn"]["cards"] or {}
        if f"{goal} door" not in won:
            yield Reason("oni-goal-other", "", {"card": f"{goal} door"})
    goal = now.first_goal()
    if goal and goal != was.first_goal() and (now.hand[f"{goal} key"] > 0 or now.series_colour == goal):
        yield Reason("oni-goal-ready", goal, {"card": f"{goal} door"})
    if verb == "dispel":
        yield Reason("oni-dispelled", card, {"premonition": card})
    struck = any(event.name == "premonition strikes" for event in events)
    if was.view["premonitions"] and not struck:
        yield Reason("oni-asleep")


KINDS: Final = (
    *("oni-wins", "oni-survives", "oni-winnable", "oni-door", "oni-doors-kept", "oni-third", "oni-second"),
    *("oni-second-held", "oni-first", "oni-first-whole", "oni-key-idle", "oni-key-double", "oni-refind"),
    *("oni-deck-plenty", "oni-hand-poor", "oni-hand-kept", "oni-deck-low", "oni-deck-kept", "oni-prophecy"),
    *("oni-nightmare-gone", "oni-idle", "oni-plenty", "oni-tower-look", "oni-door-next", "oni-key-first"),
    *("oni-key-next", "oni-fits-next", "oni-nightmare-later", "oni-door-later", "oni-partner", "oni-own-key"),
    *("oni-own-pair", "oni-key-kept", "oni-insurance", "oni-series-kept", "oni-rampart", "oni-tower"),
    *("oni-towers-kept", "oni-no-tower-falls", "oni-punished", "oni-goal-other", "oni-goal-ready"),
    *("oni-dispelled", "oni-asleep", "oni-playable"),
)  # every reason: tests check that the catalogues have them all
