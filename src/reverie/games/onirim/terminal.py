"""Onirim on the screen: doors, labyrinth, candle and odds above, hand and answers below."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from reverie.core.view import View
from reverie.games.event_table import slug
from reverie.games.onirim.rules.book import SPELLS
from reverie.games.onirim.rules.cards import COLOURS, DOORS_PER_COLOUR
from reverie.games.onirim.terminal_cards import LINE, LOW, TALL, fan, whole
from reverie.games.onirim.text.questions import object_of
from reverie.games.onirim.text.table_drawing import BETWEEN, PLACES, SPACE, Drawing, Place
from reverie.games.onirim.text.words import NONE, Words, each, edges_of, marks
from reverie.games.onirim.view_types import OnirimView, onirim_view
from reverie.terminal.answer_list import ANSWER, MOVES, TELLING, AnswerList
from reverie.terminal.game_board import BRIEF, ROOMY, TERSE, BoardBase, Key, Reply
from reverie.terminal.picture import Picture, Zone
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import Paint, beside, flow, labelled, pad, strip, width_of, wrapped

NARROWEST: Final = 66
CANDLE: Final = 24  # columns of a candle that has not burnt yet
FEW_LINES: Final = 24  # height of the board up to which cards are drawn low
COMMON: Final = " from common"


class Richness(NamedTuple):
    """How much of the table is drawn as pictures, and how much as lines of text."""

    doors: bool = False
    fans: bool = False
    counts: bool = False
    brief: bool = False  # less space around things, and nothing that left the game
    terse: bool = False  # without the odds, and what lies elsewhere in as few lines as possible
    cut: bool = False  # premonitions a line each


RICHNESS: Final[Mapping[int, Sequence[Richness]]] = {
    ROOMY: (
        Richness(doors=True, fans=True, counts=True),
        Richness(fans=True, counts=True),
        Richness(fans=True),
        Richness(),
    ),
    BRIEF: (Richness(brief=True),),
    TERSE: (Richness(brief=True, terse=True), Richness(brief=True, terse=True, cut=True)),
}


class Group(NamedTuple):
    """Cards that lie together: the name of the place, the suffix that answers have for it, and the cards."""

    place: str
    where: str
    cards: list[str]

    def chosen(self, marked: str) -> int | None:
        """Return the index of the card that the marked answer is about, or None."""
        return next((n for n, card in enumerate(self.cards) if _is_about(marked, card + self.where)), None)


class OnirimBoard(BoardBase):
    """One seat's view of Onirim, and which of its answers is marked."""

    def __init__(self, face: Face, texts: Texts, paint: Paint) -> None:
        super().__init__(face, texts, paint)
        self.words = Words(texts, paint)
        self.answers = AnswerList()
        self.view: OnirimView
        self.shown: tuple[int, int | None] | None = None  # whose view it is, and the number of its question

    def show(self, view: View) -> None:
        self.view = onirim_view(view)
        same = self.shown == (view["seat"], view["decision"])
        self.shown = view["seat"], view["decision"]
        labels = [answer_label(action["text"], self.view, self.words) for action in view["actions"]]
        self.answers.offer(labels, self.answers.at if same else 0)

    # -- drawing --------------------------------------------------------------------------------

    def narrowest(self) -> int:
        return NARROWEST

    def upper(self, width: int, height: int, sided: bool, closely: int = ROOMY) -> Picture:
        """Draw the table as richly as its height allows.

        With less room, doors become signs, the counts go, fans become lines, and long texts are cut.
        """
        table = Table(self.view, self.texts, width, self.paint)
        out: list[str] = []
        for rich in RICHNESS[closely]:
            out = table.drawn(rich, sided)
            if len(out) <= height:
                break
        return Picture(out)

    def lower(self, width: int, height: int, closely: int = ROOMY) -> Picture:
        picture = self._hand(width, (TALL if height > FEW_LINES else LOW) if closely == ROOMY else LINE)
        if self.view["prompt"] is not None:
            picture.add(self.question(self.view, width, closely == TERSE))
            most = max(3, min(height // (3 if closely < TERSE else 4), 12))
            picture.below(self.answers.draw(width, most, self.paint, closely == TERSE))
        return picture

    def _hand(self, width: int, height: int) -> Picture:
        """Return the cards the player may use, with a heavy frame around the one the marked answer is about."""
        seat = self.view["seat"]
        groups: list[Group] = []
        if seat >= 0:
            groups.append(Group("hand", "", each(self.view["hands"][seat]["cards"])))
        if self.view["setup"]["players"] == 2:
            groups.append(Group("common", COMMON, each(self.view["common"])))
        marked = self._marked()
        if marked.startswith("pick "):
            # Cards to pick lie open, one of each kind; those of one's own hand are not among them.
            opened = self._laid_out([Group("revealed", "", list(self.view["revealed"]))], marked, width, height)
            opened.below(self._laid_out([group for group in groups if group.cards], "", width, height))
            return opened
        return self._laid_out(groups, marked, width, height)

    def _laid_out(self, groups: Sequence[Group], marked: str, width: int, height: int) -> Picture:
        """Draw cards as boxes side by side, as narrower ones if those do not fit, or else as lines of names."""
        for narrow in (False, True) if height > LINE else ():
            picture = Picture()
            for group in groups:
                label = self.paint(self.words.say(f"place-{group.place}"), "strong")
                picture.right(["", f" {label} "], gap=1 if picture.lines else 0)
                boxes = whole(group.cards, self.words, height, group.chosen(marked), narrow)
                for card, box in zip(group.cards, boxes, strict=True):
                    picture.right(box, f"card {card}{group.where}")
            if max(map(width_of, picture.lines), default=0) <= width:
                return picture
        return self._in_lines(groups, marked, width)

    def _in_lines(self, groups: Sequence[Group], marked: str, width: int) -> Picture:
        """Draw cards as names in lines; each name can be clicked like a card."""
        picture = Picture()
        for group in groups:
            label = f" {self.paint(self.words.say(f'place-{group.place}'), 'strong')} "
            names = [self.words.named(card) for card in group.cards]
            whole_line = width_of(label) + sum(width_of(name) + 2 for name in names)
            if not picture.lines or width_of(picture.lines[-1]) + whole_line > width:
                picture.lines.append("")
            picture.lines[-1] += label + ("" if names else NONE)
            indent = " " * width_of(label)
            for number, (card, name) in enumerate(zip(group.cards, names, strict=True)):
                cell = self.paint(f" {strip(name)} ", "chosen") if number == group.chosen(marked) else f" {name} "
                if width_of(picture.lines[-1]) + width_of(cell) > width:
                    picture.lines.append(indent)
                line, left = len(picture.lines) - 1, width_of(picture.lines[-1])
                picture.lines[-1] += cell
                picture.zones.append(Zone(line, left, line + 1, left + width_of(cell), f"card {card}{group.where}"))
        return picture

    def _marked(self) -> str:
        actions = self.view["actions"]
        return str(actions[self.answers.at]["text"]) if actions else ""

    def side(self, width: int) -> list[str]:
        return Table(self.view, self.texts, width, self.paint).column_of_counts()

    def focus(self) -> int:
        return 0

    # -- choosing -------------------------------------------------------------------------------

    def press(self, target: str) -> Reply:
        sort, _, what = target.partition(" ")
        if sort == ANSWER:
            self.answers.at = int(what)
            return Reply(self._marked())
        # A card: the next of the answers that are about it.
        about = [n for n, action in enumerate(self.view["actions"]) if _is_about(action["text"], what)]
        later = [n for n in about if n > self.answers.at]
        if about:
            self.answers.at = (later or about)[0]
            return Reply()
        card = what.removesuffix(COMMON)
        return Reply(refusal=self.face.why_not(self.view, f"play {card}", self.texts, self.paint))

    def key(self, key: str) -> Reply | None:
        if key in MOVES:
            self.answers.move(key)
            return Reply()
        if key == "enter" and self.view["actions"]:
            return Reply(self._marked())
        number = self.answers.numbered(key)
        return self.press(f"{ANSWER} {number}") if number is not None else None

    def keys(self) -> Sequence[Key]:
        return ()


def _is_about(text: str, card: str) -> bool:
    """Tell whether an answer is about a card of the hand, or of the common one."""
    common = text.endswith(COMMON) or text.startswith("for ")
    return object_of(text) == card.removesuffix(COMMON) and common == card.endswith(COMMON)


def answer_label(text: str, view: OnirimView, words: Words) -> str:
    """Return an answer in the reader's language, and its meaning where that is not obvious."""
    say = words.texts.say
    verb = text.partition(" ")[0]
    card = object_of(text)
    if card:
        where = "common" if text.endswith(COMMON) else "hand"
        bare = text.removesuffix(COMMON)
        end = next((end for end in ("left", "right") if bare.endswith(f" {end}")), "none")
        if verb == "dispel":
            name = words.condition(card)  # its penalty stands on the table
        else:
            name = words.premonition(card) if card.endswith("premonition") else words.card(card)
        return say(f"web-oni-act-{verb}", **{"card": name, "from": where, "end": end})
    if verb == "cast":
        spell = text.removeprefix("cast ")
        cost = view["spell_costs"][SPELLS.index(spell)]
        return say("web-oni-act-cast", spell=words.say(f"spell-{slug(spell)}"), cost=cost)
    if text.startswith("swap goals"):
        first, second = map(int, text.split()[2:])
        one, other = (words.colour(view["goals"][number - 1]["colour"]) for number in (first, second))
        return say("web-oni-act-swap-goals", first=first, second=second, one=one, other=other)
    if text.endswith(COMMON):
        return say(f"web-oni-do-{slug(text)}")
    meaning = words.say(f"do-{slug(text)}")
    return f"{say(f'web-oni-do-{slug(text)}')}{TELLING}{words.paint(meaning, 'faint')}"


class Table(Drawing):
    """The table of the plain text client, drawn with fans for rows and a candle for the deck."""

    rich = Richness()

    def drawn(self, rich: Richness, sided: bool) -> list[str]:
        """Return the lines of the table; `sided` says that the counts have a column of their own beside it."""
        self.rich = rich
        if rich.brief:
            counted = {"labyrinth", "doors", "towers"}
            self.column = max(len(self.say(f"place-{name}")) + (3 if name in counted else 0) for name in PLACES) + 2
        out = self.candle()
        if not self.view["winnable"] and self.view["result"] is None:
            dead = self.words.texts.say("web-oni-dead")
            out += wrapped(self.paint(dead.partition(". ")[0] if rich.terse else dead, "strong"), self.width)
        # Doors and rows come first: they should be seen without scrolling.
        for seat in range(self.view["setup"]["players"]):
            out += self.player(seat)
        if "towers" in self.parts:
            out += self.towers()
        if "book" in self.parts:
            out += self.goals() + self.spells()
        if "dreams" in self.parts:
            out += self.premonitions()
        out += self.elsewhere()
        if not sided and not rich.counts and not rich.terse:
            out += self.chances()
        if not sided and rich.counts:
            out += ["", *self.counts()]
        return [line.rstrip() for line in out]

    def heading(self, seat: int) -> list[str]:
        """Return the line that names a player; where lines are few, the doors stand beside the name."""
        head = super().heading(seat)
        return [SPACE.join([*head, *self.door_signs(seat)])] if head and self.rich.brief else head

    def built(self, seat: int) -> list[str]:
        """Return the doors, then the labyrinth row; in brief form the doors of two players are in their headings."""
        return (self.doors(seat) if not (self.two and self.rich.brief) else []) + self.row(seat)

    def premonitions(self) -> list[str]:
        if not self.rich.cut:
            return super().premonitions()
        room = self.width - self.column
        texts = [self.words.premonition(name) for name in self.view["premonitions"]]
        cut = [text if width_of(text) <= room else strip(text)[: room - 3] + " …" for text in texts]
        return labelled(self.label("premonitions"), cut or [NONE], self.column)

    def towers(self) -> list[str]:
        """Return the tower row; in brief form by colour and number, between the symbols of the edges."""
        if not self.rich.brief:
            return super().towers()
        pieces = []
        for tower in self.view["towers"]:
            left, right = edges_of(tower)
            pieces.append(f"{marks(left)}[{self.words.colour(tower.partition(' ')[0])} {tower[-1]}]{marks(right)}")
        return self.line(self.label("towers", len(pieces)), pieces, " ")

    def elsewhere(self) -> list[str]:
        """Return the cards outside hands and rows, one place after the other in a line where lines are few."""
        if not self.rich.terse:
            return super().elsewhere()
        pieces: list[str] = []
        for label, cards, between in [*self.at_hand(), *self.deck()]:
            if between == BETWEEN:
                pieces += [f"{label} {cards[0]}", *cards[1:]]
            else:
                pieces += wrapped(f"{label} {between.join(cards)}", self.width - 1, "")
        return [f" {line}" for line in flow(pieces, self.width - 1, BETWEEN)]

    def gone(self) -> list[Place]:
        return [] if self.rich.brief else super().gone()

    def row(self, seat: int) -> list[str]:
        row = self.view["rows"][seat]
        if not self.rich.fans or not row:
            return super().row(seat)
        lines = fan(row, self.words, self.width - self.column)
        note = ""
        if self.view["series"][seat]:
            colour = self.words.colour(row[-1].partition(" ")[0])
            note = self.say("series", colour=colour, n=self.view["series"][seat])
        heads = ["", self.label("labyrinth", len(row)), strip(note) and self.paint(strip(note), "faint"), ""]
        return [" " + pad(head, self.column - 1) + line for head, line in zip(heads, lines, strict=True)]

    def doors(self, seat: int) -> list[str]:
        """Draw the doors as small pictures where there is room; those gained stand open and lit."""
        if not self.rich.doors:
            return super().doors(seat)
        have = self.view["doors"][seat]
        needed = 1 if self.two else DOORS_PER_COLOUR
        groups: list[list[str]] = []
        for colour in COLOURS:
            doors = [self.door(colour, number < have.get(f"{colour} door", 0)) for number in range(needed)]
            groups.append([*beside(doors), self.words.colour(colour)])
        heads = ["", self.label("doors", sum(have.values())), "", "", ""]
        lines = beside(groups, SPACE)
        return [" " + pad(head, self.column - 1) + line for head, line in zip(heads, lines, strict=True)]

    def door(self, colour: str, open_: bool) -> list[str]:
        lines = ("╭───╮", "│░▒▓│", "│░▒▓│", "┴───┴") if open_ else ("╭───╮", "│   │", "│  •│", "┴───┴")
        return [self.paint(line, colour if open_ else "faint") for line in lines]

    def candle(self) -> list[str]:
        """Return the deck as a candle that burns down, and the nightmares still unseen."""
        view = self.view
        deck = view["deck"]["size"]
        rows = sum(map(len, view["rows"])) + len(view["towers"])
        seen = sum(sum(view[place].values()) for place in ("discard", "limbo", "out", "common"))
        held = sum(sum(hand["cards"].values()) + hand["hidden"] for hand in view["hands"])
        whole_deck = deck + rows + seen + held + sum(sum(doors.values()) for doors in view["doors"])
        long = -(-CANDLE * deck // max(1, whole_deck))
        flame = self.paint("•", "title") if deck else ""
        candle = self.paint("█" * long, "brass") + flame + self.paint("·" * (CANDLE - long), "faint")
        nightmares = view["deck"]["unseen"].get("nightmare", 0)
        say = self.words.texts.say
        warning = f"{nightmares} {say('web-oni-nightmares-left', n=nightmares)}"
        pieces = [candle, str(deck), self.paint(warning, "violet")]
        return self.line(self.paint(say("web-oni-deck"), "strong"), pieces, SPACE)

    def chances(self) -> list[str]:
        """Return the odds of the next draw in a line."""
        title, *shares = self.odds()
        pieces = [" ".join(strip(share).split()) for share in shares]
        return labelled(title, flow(pieces, self.width - self.column, BETWEEN), self.column)

    def column_of_counts(self) -> list[str]:
        """Return the odds, the unseen cards and the discard pile, one below the other."""
        unseen, discard = self.view["deck"]["unseen"], self.view["discard"]
        names = ["", "", *(" " + self.words.colour(name) for name in COLOURS), ""]
        column = max(map(width_of, names)) + 1
        out = [f" {line}" for line in self.odds()]
        for title, cards in (
            (self.say("unseen", deck=self.view["deck"]["size"], n=sum(unseen.values())), unseen),
            (self.say("discarded", n=sum(discard.values())), discard),
        ):
            head, *lines, total = self.grid(title, cards)
            out += ["", f" {head}", *(pad(name, column) + line for name, line in zip(names[1:], lines, strict=False))]
            out.append(f" {total}")
        return out
