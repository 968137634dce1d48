"""Onirim's table drawn in text, from what a seat may know and from nothing else."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from reverie.games.event_table import slug
from reverie.games.onirim.rules.book import PARADOXICAL_PROPHECY, SPELLS
from reverie.games.onirim.rules.cards import COLOURS, DOORS_PER_COLOUR, SYMBOLS, symbol_of
from reverie.games.onirim.text.questions import parts_of
from reverie.games.onirim.text.words import MARKS, NONE, Words, each, edges_of, marks, sort_of
from reverie.games.onirim.view_types import OnirimView
from reverie.texts import Texts
from reverie.textui.ink import PLAIN, Paint, beside, box, flow, labelled, pad, width_of, wrapped

BETWEEN: Final = " · "
LINK: Final = " ─ "
SPACE: Final = "   "
PLACES: Final = ("labyrinth", "doors", "hand", "goals", "spells", "towers", "premonitions", "limbo", "top", "bottom")


def draw(view: OnirimView, texts: Texts, width: int, paint: Paint = PLAIN) -> str:
    """Return the whole table as lines of text."""
    return "\n".join(Drawing(view, texts, width, paint).lines())


class Place(NamedTuple):
    """Cards that lie somewhere: what the place is called, and the cards in words."""

    label: str
    cards: list[str]
    between: str = BETWEEN


class Drawing:
    """One view being drawn."""

    def __init__(self, view: OnirimView, texts: Texts, width: int, paint: Paint) -> None:
        self.view = view
        self.words = Words(texts, paint)
        self.say = self.words.say
        self.paint = paint
        self.width = width
        self.parts = parts_of(view)
        self.two = "two" in self.parts
        self.tall = False  # whether a tower among the cards makes them three lines high
        self.column = max(len(self.say(f"place-{name}")) for name in PLACES) + 6

    def lines(self) -> list[str]:
        out = [self.header()]
        if not self.view["winnable"] and self.view["result"] is None:
            out += wrapped(self.paint(self.say("dead"), "strong"), self.width)
        if "book" in self.parts:
            out += self.goals() + self.spells()
        if "dreams" in self.parts:
            out += self.premonitions()
        if "towers" in self.parts:
            out += self.towers()
        for seat in range(self.view["setup"]["players"]):
            out += self.player(seat)
        out += self.hand() + self.elsewhere() + self.counts()
        return [line.rstrip() for line in out]

    def label(self, name: str, number: int | None = None) -> str:
        text = self.say(f"place-{name}")
        return self.paint(text if number is None else f"{text} {number}", "strong")

    def line(self, label: str, pieces: list[str], between: str = BETWEEN) -> list[str]:
        """Return a labelled line of pieces, or two if they do not fit."""
        return labelled(label, flow(pieces, self.width - self.column, between) or [NONE], self.column)

    # -- the game -------------------------------------------------------------------------------

    def header(self) -> str:
        view = self.view
        names = [self.say(f"setup-{part.replace(':', '-')}") for part in view["setup"]["spelling"].split("+")]
        left = BETWEEN.join(names)
        right = self.words.texts.say("plain-turn", turn=view["turn"])
        if self.two:
            right += BETWEEN + self.player_name(view["active"])
        line = self.width - len(left) - len(right) - 8
        return f"── {self.paint(left, 'strong')} {'─' * line} {right} ──"

    def player_name(self, seat: int) -> str:
        who = "you" if seat == self.view["seat"] else "other"
        return self.say("player", player=seat + 1, who=who)

    def goals(self) -> list[str]:
        pieces = []
        for number, goal in enumerate(self.view["goals"]):
            colour = self.words.colour(goal["colour"])
            mark = "▸" if number == self.view["first_goal"] else " " if goal["open"] else "✓"
            pieces.append(f"{number + 1}{mark}{colour}")
        return self.line(self.label("goals"), pieces, "  ")

    def spells(self) -> list[str]:
        have = sum(self.view["discard"].values())
        pieces = []
        for number, (spell, cost) in enumerate(zip(SPELLS, self.view["spell_costs"], strict=True)):
            name = self.say(f"spell-{slug(spell)}")
            ready = have >= cost and (number != PARADOXICAL_PROPHECY or self.view["deck"]["size"] > 0)
            pieces.append(f"{'✓' if ready else '✗'} {name} {cost}")
        return self.line(self.label("spells"), pieces, SPACE)

    def premonitions(self) -> list[str]:
        pieces: list[str] = []
        for name in self.view["premonitions"]:
            text, room = self.words.premonition(name), self.width - self.column
            first, *more = [text] if width_of(text) <= room else wrapped(text, room - 2, "")
            pieces += [first, *(f"  {line}" for line in more)]
        left = self.view["premonition_pile"]
        if left:
            pieces.append(self.paint(self.say("face-down", n=left), "faint"))
        return labelled(self.label("premonitions"), pieces or [NONE], self.column)

    def towers(self) -> list[str]:
        pieces = [self.words.named(tower) for tower in self.view["towers"]]
        return self.line(self.label("towers", len(pieces)), pieces, " ")

    # -- the players ----------------------------------------------------------------------------

    def player(self, seat: int) -> list[str]:
        out = [*self.heading(seat), *self.built(seat)]
        if self.two and seat != self.view["seat"]:
            hand = self.view["hands"][seat]
            pieces = self.words.counted(hand["cards"])
            if hand["hidden"]:
                pieces.append(self.say("hidden", n=hand["hidden"]))
            out += self.line(self.label("hand"), pieces)
        elif self.two and self.view["hands"][seat]["told"]:
            cards = BETWEEN.join(self.words.counted(self.view["hands"][seat]["told"]))
            told = self.paint(self.say("told", cards=cards), "faint")
            out += labelled("", wrapped(told, self.width - self.column, ""), self.column)
        return out

    def heading(self, seat: int) -> list[str]:
        """Return the line that names the player of this part of the table; none for a single player."""
        mark = "▸" if seat == self.view["active"] else " "
        return [f"{mark}{self.paint(self.player_name(seat), 'strong')}"] if self.two else []

    def built(self, seat: int) -> list[str]:
        """Return a player's labyrinth row and doors."""
        return self.row(seat) + self.doors(seat)

    def row(self, seat: int) -> list[str]:
        row = self.view["rows"][seat]
        series = self.view["series"][seat]
        note = ""
        if series:
            note = self.say("series", colour=self.words.colour(row[-1].partition(" ")[0]), n=series)
        room = self.width - self.column - (width_of(note) + len(SPACE) if note else 0)
        shown = ""
        for number, card in enumerate(reversed(row)):
            longer = self.words.card(card) + (LINK + shown if shown else "")
            more = len("… ") if number + 1 < len(row) else 0
            if width_of(longer) + more > room:
                shown = "… " + shown
                break
            shown = longer
        line = (shown or NONE) + (SPACE + note if note else "")
        return labelled(self.label("labyrinth", len(row)), [line], self.column)

    def doors(self, seat: int) -> list[str]:
        return self.line(self.label("doors", sum(self.view["doors"][seat].values())), self.door_signs(seat), SPACE)

    def door_signs(self, seat: int) -> list[str]:
        """Draw by colour the doors a player has and those still to be found."""
        needed = 1 if self.two else DOORS_PER_COLOUR
        pieces = []
        for colour in COLOURS:
            n = self.view["doors"][seat].get(f"{colour} door", 0)
            pieces.append(f"{self.words.colour(colour)} {self.paint('■' * n, colour)}{'□' * (needed - n)}")
        return pieces

    def hand(self) -> list[str]:
        """Return the cards the reader may use, side by side; a spectator sees only the common ones."""
        seat = self.view["seat"]
        parts: list[tuple[str, list[str]]] = []
        if seat >= 0:
            parts.append((self.label("hand"), each(self.view["hands"][seat]["cards"])))
        if self.two:
            parts.append((self.label("common"), each(self.view["common"])))
        self.tall = any(sort_of(card) == "tower" for _, cards in parts for card in cards)
        apart = [self.cards(" " + pad(label, self.column - 1), cards) for label, cards in parts]
        if len(parts) == 2:
            label, cards = parts[1]
            together = beside([*apart[0], *self.cards(f"{SPACE}{label} ", cards)])
            if max(map(width_of, together)) <= self.width:
                return together
        return [line for group in apart for line in beside(group)]

    def cards(self, label: str, cards: list[str]) -> list[list[str]]:
        """Return a label and boxes, to be laid side by side."""
        return [["", label], *(box(self.face(card)) for card in cards)] if cards else [["", label + NONE]]

    def face(self, card: str) -> list[str]:
        """Return what is printed on a labyrinth card."""
        colour = card.partition(" ")[0]
        sort, hue = self.words.printed(card)
        name = f"{MARKS[sort_of(card)]} {sort}"
        edges = ""
        if not symbol_of(card):
            name += f" {card[-1]}"
            left, right = edges_of(card)
            edges = f"{marks(left)}│{marks(right)}"
        lines = [self.paint(name, colour), hue]
        return [*lines, edges] if self.tall else lines

    def elsewhere(self) -> list[str]:
        """Return the lines of cards outside hands and rows."""
        return [line for place in [*self.at_hand(), *self.deck(), *self.gone()] for line in self.line(*place)]

    def at_hand(self) -> list[Place]:
        """Return the cards that have just been drawn, looked at or laid open."""
        view = self.view
        out: list[Place] = []
        for name, aside in (("drawn", view["drawn"]), ("looked", view["looked"])):
            if aside["size"] > 0:
                known = aside["cards"]
                hidden = [self.say("hidden", n=aside["size"])]
                out.append(Place(self.label(name), hidden if known is None else self.words.counted(known)))
        for name, cards in (("resolving", view["resolving"]), ("revealed", view["revealed"])):
            if cards:
                out.append(Place(self.label(name), self.words.counted(cards)))
        return out

    # -- the deck and what left it --------------------------------------------------------------

    def deck(self) -> list[Place]:
        """Return the known cards of the deck, and Limbo, which goes back into it."""
        out: list[Place] = []
        for name in ("top", "bottom"):
            entries = self.view["deck"][name]
            if entries:
                cards = [self.words.card(entry["card"]) if entry["card"] else self.say("unknown") for entry in entries]
                out.append(Place(self.label(name), cards, " > "))
        if self.view["limbo"]:
            out.append(Place(self.label("limbo"), self.words.counted(self.view["limbo"])))
        return out

    def gone(self) -> list[Place]:
        """Return the cards out of the game."""
        out = self.view["out"]
        return [Place(self.label("out", sum(out.values())), self.words.counted(out))] if out else []

    def counts(self) -> list[str]:
        """Return the unseen and the discarded cards, kind by kind, and the odds of the next draw."""
        unseen = self.view["deck"]["unseen"]
        discard = self.view["discard"]
        names = ["", "", *(" " + self.words.colour(colour) for colour in COLOURS)]
        groups = [
            names,
            self.grid(self.say("unseen", deck=self.view["deck"]["size"], n=sum(unseen.values())), unseen),
            self.grid(self.say("discarded", n=sum(discard.values())), discard),
        ]
        odds = self.odds()
        block = beside([*groups, odds], SPACE)
        if max(map(width_of, block)) <= self.width:
            return block
        return beside(groups, SPACE) + labelled(odds[0], flow(odds[1:], self.width - self.column, SPACE), self.column)

    def grid(self, title: str, cards: Mapping[str, int]) -> list[str]:
        sorts = [*SYMBOLS, "door"]
        heads = [self.words.sort(sort) for sort in sorts]
        rows = [[str(cards.get(f"{colour} {sort}", 0) or "·") for sort in sorts] for colour in COLOURS]
        if "towers" in self.parts:
            heads.append(self.words.sort("tower"))
            for colour, row in zip(COLOURS, rows, strict=True):
                row.append("".join(str(n) if cards.get(f"{colour} tower {n}") else "·" for n in (3, 4, 5)))
        widths = [max(len(head), 3) for head in heads]
        lines = [" ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in [heads, *rows]]
        dreams = ["nightmare", "happy dream"] if "dreams" in self.parts else ["nightmare"]
        total = BETWEEN.join(f"{self.words.card(name)} {cards.get(name, 0)}" for name in dreams)
        return [self.paint(title, "strong"), self.paint(lines[0], "faint"), *lines[1:], total]

    def odds(self) -> list[str]:
        """Return the next card's chances by sort, in percent."""
        title = self.paint(self.say("next-draw"), "strong")
        odds: dict[str, float] = self.view["deck"]["odds"]
        if not odds:
            return [title, self.say("next-none")]
        if 1.0 in odds.values():
            (card,) = (name for name, share in odds.items() if share == 1.0)
            return [title, self.say("next-known", card=self.words.card(card))]
        if self.view["looked"]["size"] > 0:
            return [title, self.say("next-looked")]  # what was taken from the top goes back there first
        shares: dict[str, float] = {}
        for name, share in odds.items():
            shares[sort_of(name)] = shares.get(sort_of(name), 0.0) + share
        shown: Callable[[str], str] = self.words.sort
        order = [sort for sort in ("door", "nightmare", "happy dream", "tower", *SYMBOLS) if sort in shares]
        widest = max(len(shown(sort)) for sort in order)
        return [title] + [f"{pad(shown(sort), widest)} {self.percent(shares[sort])}" for sort in order]

    def percent(self, share: float) -> str:
        whole = round(100 * share)
        return self.say("percent", n=f"{whole:2d}" if whole else "<1")
