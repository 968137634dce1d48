"""A table of people's own in words: what they type for a card or a roll, what they entered, what lies on the table."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from reverie.core.errors import Illegal, Unreadable
from reverie.core.game import CHANCE
from reverie.core.view import View
from reverie.games.discovery import kit_of
from reverie.games.event_table import slug
from reverie.own_table import OwnTable
from reverie.texts import Texts
from reverie.textui.face import Face
from reverie.textui.ink import PLAIN, Paint
from reverie.textui.typed_answers import MOST_MEANINGS

TIMES = "\u00d7"


class OwnWords:
    """Says and reads what a table of people's own needs, of one game in one language."""

    def __init__(self, face: Face, texts: Texts, paint: Paint) -> None:
        self.face = face
        self.texts = texts
        self.paint = paint

    # -- reading --------------------------------------------------------------------------------

    def meanings(self, typed: str, outcomes: Iterable[str]) -> list[str]:
        """Find the outcomes that a text may stand for, by the beginnings of their words: `rs`, `red s`, `red sun`."""
        wanted = _plain(typed).replace(" ", "")
        left = {
            text: [spelled(wanted, _plain(one).split()) for one in self.face.spellings(text, self.texts)]
            for text in outcomes
        }
        ways = range(max((len(one) for one in left.values()), default=0))
        # Every word of it begun is better than some, and the reader's own language better than the notation.
        for way in ways:
            if found := [text for text, one in left.items() if one[way] == 0]:
                return found
        for way in ways:
            if found := [text for text, one in left.items() if one[way] is not None]:
                return found
        return []

    def read(self, typed: str, table: OwnTable, seat: int) -> str:
        """Read one outcome; Illegal or Unreadable say in the reader's language what is wrong."""
        possible = table.possible(seat)
        found = self.meanings(typed, possible)
        if len(found) == 1:
            return found[0]
        if found:
            named = ", ".join(self.name(text) for text in found[:MOST_MEANINGS])
            more = " …" if len(found) > MOST_MEANINGS else ""
            raise Unreadable(self.texts.say("own-ambiguous", text=typed, meanings=named + more))
        gone = self.meanings(typed, _ever(table))
        if gone:
            raise Illegal(self.texts.say("own-impossible", what=self.name(gone[0])))
        raise Unreadable(self.texts.say("own-unreadable", text=typed, example=self.example(possible)))

    def enter(self, line: str, table: OwnTable, seat: int) -> None:
        """Enter what a line says came, several with commas between them, up to the first that is refused."""
        for typed in filter(None, (part.strip() for part in line.split(","))):
            if not table.chance_asked() or (table.private and seat not in table.tellers()):
                return
            table.enter(CHANCE, self.read(typed, table, seat))

    def example(self, outcomes: Mapping[str, int]) -> str:
        """Give the shortest text for one of the outcomes that people may type."""
        for text in outcomes:
            words = _plain(self.face.spellings(text, self.texts)[0]).split()
            short = "".join(word[0] for word in words)
            if self.meanings(short, outcomes) == [text]:
                return f"`{short}`"
        return f"`{next(iter(outcomes), '')}`"

    # -- saying ---------------------------------------------------------------------------------

    def name(self, text: str) -> str:
        return self.face.outcome(text, self.texts, PLAIN)

    def labels(self, outcomes: Mapping[str, int]) -> list[str]:
        """Label outcomes, each with how many of it are left or how likely it is."""
        total = sum(outcomes.values())
        share = [
            self.texts.say("explain-percent", n=round(100 * n / total)) if total else "" for n in outcomes.values()
        ]
        named = [self.face.outcome(text, self.texts, self.paint) for text in outcomes]
        return [f"{name} · {part}" for name, part in zip(named, share, strict=True)]

    def entries(self, table: OwnTable, seat: int) -> list[str]:
        """List everything that was entered; of what a seat may not know, only that it was."""
        return [self.entry(table, number, seat) for number in range(1, len(table.entries) + 1)]

    def entry(self, table: OwnTable, number: int, seat: int) -> str:
        entry = table.entries[number - 1]
        who = self.texts.say("own-chance") if entry.actor == CHANCE else self._player(entry.actor)
        if not table.knows(number, seat):
            return f"{number} {who}: {self.texts.say('own-hidden')}"
        if entry.actor == CHANCE:
            return f"{number} {who}: {self.face.outcome(entry.text, self.texts, self.paint)}"
        return f"{number} {who}: {entry.text}"

    def _player(self, seat: int) -> str:
        return self.texts.say("web-player", n=seat + 1)

    def misfit(self, table: OwnTable, seat: int) -> str:
        """Say what no longer fits after a correction, and what can be done; empty if nothing was set aside."""
        if not table.aside:
            return ""
        told = self.texts.say("own-aside", n=len(table.aside))
        misfit = table.misfit()
        if misfit is None:
            return told
        entry = misfit.entry
        known = not table.private or entry.actor == seat
        what = self.name(entry.text) if entry.actor == CHANCE else entry.text
        why = self.texts.say(f"own-why-{misfit.reason}")
        what = what if known else self.texts.say("own-hidden")
        return f"{self.texts.say('own-misfit', n=misfit.number, what=what, why=why)} {told}"

    def piles(self, view: View) -> list[str]:
        """List what lies on the table, pile by pile."""
        kit = kit_of(view["game"])
        out: list[str] = []
        for pile in kit.piles(view):
            message = f"{kit.messages or kit.name}-pile-{slug(pile.name)}"
            title = self.texts.found(message, player=(pile.seat or 0) + 1) or pile.name
            order = f" ({self.texts.say('own-ordered')})" if pile.ordered and len(pile.things) > 1 else ""
            things = [self._counted(text, n) for text, n in pile.things]
            out.append(f"{self.paint(title, 'strong')}{order}: {', '.join(things)}")
        return out

    def _counted(self, text: str, n: int) -> str:
        name = self.face.thing(text, self.texts, self.paint)
        return name if n == 1 else f"{n} {TIMES} {name}"


def spelled(typed: str, words: Sequence[str]) -> int | None:
    """Tell whether a text is made of beginnings of words, one after the other: how many words are left, or None."""
    if not typed:
        return len(words)
    if not words:
        return None
    best: int | None = None
    for n in range(min(len(typed), len(words[0])), 0, -1):
        if typed[:n] == words[0][:n]:
            left = spelled(typed[n:], words[1:])
            if left is not None and (best is None or left < best):
                best = left
    return best


def _plain(text: str) -> str:
    """Return a text in small letters without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def _ever(table: OwnTable) -> list[str]:
    """List everything that chance could have given in the game so far."""
    game = table.match.game
    found = {outcome: None for state in table.match.replay.states for outcome in state.legal(CHANCE)}
    return [game.write(CHANCE, outcome) for outcome in found]
