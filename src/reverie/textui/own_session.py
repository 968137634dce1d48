"""The line client at a table of people's own: it asks what came, and lets people correct what they entered."""

import secrets
from typing import Final

from reverie.core.chance import RandomSampler
from reverie.core.errors import Illegal, OutOfTurn, ReverieError, Unreadable
from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.own_table import OwnTable
from reverie.texts import Texts
from reverie.textui.face import draw_table
from reverie.textui.ink import columns, wrapped
from reverie.textui.line_client import Session
from reverie.textui.local_match import LocalMatch
from reverie.textui.own_words import OwnWords
from reverie.textui.screen import Screen
from reverie.textui.typed_answers import choose

AT_CHANCE: Final = ("undo", "entries", "correct", "follow", "drop", "piles", "deal", "save", "log", "help", "quit")
OWN: Final = ("undo", "entries", "correct", "follow", "drop", "piles", "deal")


class OwnSession(Session):
    """People deal and roll themselves; the person who sees what came types it."""

    def __init__(self, local: LocalMatch, screen: Screen, texts: Texts, seed: str | None = None) -> None:
        super().__init__(local.match, screen, texts, local.saves, local.company)
        self.own = OwnTable(local.match.record.setup, local.match.record.entries)
        self.match = self.own.match
        self.seed = seed
        self.words = OwnWords(self.face, texts, self.paint)
        self.commands = {
            **self.commands,
            "entries": self.entries,
            "correct": self.correct,
            "follow": self.follow,
            "drop": self.drop,
            "piles": self.piles,
            "deal": self.deal,
        }

    @property
    def dealt(self) -> bool:
        """Whether the program deals by now."""
        return self.match.record.dealt_after is not None

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        if self.dealt:
            super().play(seat, text, auto)
        else:
            self.own.enter(seat, text, auto)

    def hides(self, view: View) -> bool:
        # Drafts are written openly at a real table; hands are not.
        return super().hides(view) and (self.own.private or self.dealt)

    def help_of(self, command: str) -> str:
        return self.texts.say(f"own-help-{command}") if command in OWN and not self.dealt else super().help_of(command)

    def turn(self) -> None:
        if self.own.aside:
            self.notes.append(self.words.misfit(self.own, self.seat))
        if not self.own.chance_asked() or self.dealt:
            super().turn()
            return
        tellers = self.own.tellers() or [0]
        if self.before in tellers:
            self.seat = self.before
        else:
            self.seat = tellers[0]
            if len(tellers) < self.players and not self.hand_over():
                return
        self.before = self.seat
        view = self.match.state.view(self.seat)
        self.show_chance(view)
        while not self.answer_chance():
            pass

    def show_chance(self, view: View) -> None:
        """Show the table, what is new, and ask what came."""
        screen, texts, outcomes = self.screen, self.texts, self.own.possible(self.seat)
        screen.clear()
        screen.show(draw_table(view, texts, screen.width, self.paint))
        self.tell_news(self.seat)
        self.seen.update(dict.fromkeys([self.seat] if self.own.private else range(self.players), len(self.own.entries)))
        question = self.face.chance_question(view, texts)
        if self.own.private:
            question = texts.say("asked", player=self.seat + 1, question=question)
        screen.show("", *wrapped(self.paint(question, "strong"), screen.width))
        screen.show(*columns(self.words.labels(outcomes), screen.width))
        how = texts.say("own-type", example=self.words.example(outcomes))
        screen.show(*(self.paint(line, "faint") for line in wrapped(how, screen.width)))

    def answer_chance(self) -> bool:
        """Read one line: a command, or what came, several with commas between; True to show the table again."""
        line = self.screen.ask(self.texts.say("prompt") + " ").strip()
        self.refused = False
        word, _, rest = line.partition(" ")
        if not line:
            return True
        if word.lower() in AT_CHANCE:
            return self.commands[word.lower()](rest.strip())
        before = len(self.own.entries)
        shown = True
        try:
            self.words.enter(line, self.own, self.seat)
        except Unreadable as error:
            shown = self.refuse("bad-unreadable", error)
        except Illegal as error:
            shown = self.refuse("bad-illegal", error)
        self.keep()
        return shown or len(self.own.entries) > before

    # -- commands -------------------------------------------------------------------------------

    def undo(self, rest: str) -> bool:
        if self.dealt:
            return super().undo(rest)
        try:
            self.own.undo()
        except OutOfTurn:
            return self.refuse("bad-out-of-turn", self.texts.say("own-entries-none"))
        return self.renewed("undone")

    def back(self, rest: str) -> bool:
        return super().back(rest) if self.dealt else self.undo(rest)

    def entries(self, rest: str) -> bool:
        """List what was entered."""
        lines = self.words.entries(self.own, self.seat) or [self.texts.say("own-entries-none")]
        self.screen.show(*columns(lines, self.screen.width))
        self.say(self.texts.say("own-correct-how"))
        return False

    def correct(self, rest: str) -> bool:
        """`correct 12 rs` corrects entry 12, `correct 12` removes it."""
        word, _, typed = rest.partition(" ")
        if not word.isdecimal() or len(word) > 6:
            return self.refuse("bad-unreadable", self.texts.say("own-correct-how"))
        number = int(word)
        entries = self.own.entries
        if not 1 <= number <= len(entries) or not self._may_correct(number):
            return self.refuse("bad-unreadable", self.texts.say("own-no-entry", n=number))
        try:
            self.own.correct(number, self._instead(number, typed.strip()) if typed.strip() else None)
        except Unreadable as error:
            return self.refuse("bad-unreadable", error)
        except ReverieError as error:
            return self.refuse("bad-illegal", error)
        return self.renewed("own-corrected" if typed.strip() else "own-removed", n=number)

    def _may_correct(self, number: int) -> bool:
        others = self.own.private and self.own.entries[number - 1].actor not in (CHANCE, self.seat)
        return not others and self.own.knows(number, self.seat)

    def _instead(self, number: int, typed: str) -> str:
        """Read what should stand in place of an entry."""
        actor = self.own.entries[number - 1].actor
        if actor == CHANCE:
            before = OwnTable(self.own.setup, self.own.entries[: number - 1])
            return self.words.read(typed, before, self.seat)
        state = self.match.replay.states[number - 1]
        legal = list(self.own.answers(number, actor))
        return choose(typed, legal, state.view(actor), self.match.game, self.face, self.texts, self.paint, [])

    def follow(self, rest: str) -> bool:
        if not self.own.aside:
            return self.refuse("bad-out-of-turn", self.texts.say("own-nothing-aside"))
        self.own.follow()
        return self.renewed("own-followed")

    def drop(self, rest: str) -> bool:
        if not self.own.aside:
            return self.refuse("bad-out-of-turn", self.texts.say("own-nothing-aside"))
        self.own.leave_out()
        return self.renewed("own-left-out")

    def piles(self, rest: str) -> bool:
        """List what lies on the table."""
        for line in self.words.piles(self.match.state.view(self.seat)):
            self.screen.show(*wrapped(line, self.screen.width))
        return False

    def deal(self, rest: str) -> bool:
        """Let the program deal from now on."""
        seed = self.seed if self.seed is not None else secrets.token_hex(16)
        self.own.deal(RandomSampler(Rng(f"{seed} after {len(self.own.entries)}")))
        for command in OWN[1:]:
            self.commands.pop(command, None)
        return self.renewed("own-dealt")

    def concede(self, rest: str) -> bool:
        if self.conceding and not self.dealt:
            self.own.enter(self.seat, "concede")
            self.keep()
            return True
        return super().concede(rest)

    def renewed(self, message: str, **values: int) -> bool:
        """Go on with the match as it is after a change of something earlier."""
        self.match = self.own.match
        length = len(self.match.record.entries)
        self.seen = {seat: min(seen, length) for seat, seen in self.seen.items()}
        self.notes.append(self.texts.say(message, **values))
        self.keep()
        return True


def session_at(local: LocalMatch, screen: Screen, texts: Texts, seed: str | None) -> Session:
    """Sit down to a match on this machine, dealt by the program or by people."""
    if local.match.sampler is None:
        return OwnSession(local, screen, texts, seed)
    return Session(local.match, screen, texts, local.saves, local.company)
