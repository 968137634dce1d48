"""What people type as an answer: a number, the notation, its beginning, or several cards in one line."""

import difflib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from reverie.core.errors import Illegal, Unreadable
from reverie.core.game import Game, State
from reverie.core.match import Match
from reverie.core.view import View
from reverie.texts import Texts
from reverie.textui.ink import Paint

if TYPE_CHECKING:
    from reverie.textui.face import Face

MOST_MEANINGS: Final = 4  # of an ambiguous beginning that are named


def meanings(typed: str, known: Iterable[str]) -> list[str]:
    """Find what a text may stand for: itself, or everything whose words begin as its words do."""
    words = typed.lower().split()
    out: list[str] = []
    for text in known:
        if text.split() == words:
            return [text]
        if len(words) <= text.count(" ") + 1 and all(map(str.startswith, text.split(), words)):
            out.append(text)
    return out


class Answers:
    """Reads one typed line against one position; nothing is done to the game yet."""

    def __init__(
        self, match: Match, seat: int, face: "Face", texts: Texts, paint: Paint, commands: Iterable[str]
    ) -> None:
        self.game = match.game
        self.seat = seat
        self.trial = match.state.copy()
        self.face = face
        self.texts = texts
        self.paint = paint
        self.commands = list(commands)

    def read(self, line: str) -> list[str]:
        """Read the actions a line stands for, all of them legal one after the other.

        Illegal or Unreadable say in the reader's language what is wrong. The whole line is tried on a
        copy: a line whose third card is refused must not leave its first two behind. The trial ends
        where something new would be seen, so that nobody can feel for hidden cards with lines that fail.
        """
        parts = self._parts(line)
        out: list[str] = []
        for number, part in enumerate(parts):
            text = self._choose(part, self.legal(self.trial))
            out.append(text)
            self.trial.apply(self.seat, self.game.read(self.seat, text))
            rest = parts[number + 1 :]
            if rest and (self.trial.revealed_to(self.seat) or self.seat not in self.trial.actors()):
                raise Illegal(self.texts.say(self.face.then, done=text, rest=", ".join(rest)))
        return out

    def legal(self, state: State) -> list[str]:
        return [self.game.write(self.seat, action) for action in state.legal(self.seat)]

    def _parts(self, line: str) -> list[str]:
        legal = self.legal(self.trial)
        typed = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
        if not typed:
            raise Unreadable(self.texts.say("read-no-action", text=line.strip()))
        if all(part.isdecimal() for part in typed) and self.face.numbered(self.trial.view(self.seat)):
            for part in typed:
                if len(part) > 6 or not 1 <= int(part) <= len(legal):
                    raise Unreadable(self.texts.say("read-no-number", n=part[:6], last=len(legal)))
            typed = [legal[int(part) - 1] for part in typed]
        # Once to share the verb out, and again in full words to bring cards into the order asked for.
        whole = [self._complete(part, legal) for part in self.game.sequence(", ".join(typed))]
        return self.game.sequence(", ".join(whole))

    def _complete(self, part: str, legal: list[str]) -> str:
        found = self.face.meanings(self.game, part, legal) or self.face.known(self.game, part)
        return found[0] if len(found) == 1 else part

    def _choose(self, part: str, legal: list[str]) -> str:
        view = self.trial.view(self.seat)
        return choose(part, legal, view, self.game, self.face, self.texts, self.paint, self.commands)


def choose(
    part: str,
    legal: list[str],
    view: View,
    game: Game,
    face: "Face",
    texts: Texts,
    paint: Paint,
    commands: list[str],
) -> str:
    """Choose the one legal action that a typed text stands for; Illegal or Unreadable say why there is none."""
    found = face.meanings(game, part, legal)
    if len(found) == 1:
        return found[0]
    if found:
        named = ", ".join(found[:MOST_MEANINGS]) + (" …" if len(found) > MOST_MEANINGS else "")
        raise Unreadable(texts.say("read-ambiguous", text=part, meanings=named))
    known = face.known(game, part)
    if len(known) == 1:
        why = face.why_not(view, known[0], texts, paint)
        raise Illegal(texts.say("read-illegal", text=known[0], why=why))
    if known:
        raise Illegal(texts.say("read-none-legal", text=part))
    guess = difflib.get_close_matches(part, legal + commands, 1)
    if guess:
        raise Unreadable(texts.say("read-did-you-mean", text=part, guess=guess[0]))
    raise Unreadable(texts.say("read-no-action", text=part))
