"""The line client: shows the table, asks, answers and saves, line by line, until the game is over or left."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from reverie.core.errors import Illegal, OutOfTurn, ReverieError, Unreadable
from reverie.core.events import Event
from reverie.core.game import SPECTATOR, Setup
from reverie.core.match import Match
from reverie.core.view import View
from reverie.explain.hints import hint
from reverie.explain.judges import judge_for
from reverie.games.discovery import kit_of, used
from reverie.program import program
from reverie.texts import Texts
from reverie.textui.company import Company, failure_notice
from reverie.textui.face import draw_table, face_of, question_lines
from reverie.textui.hint_lines import hint_lines
from reverie.textui.history import TOLD_BY_SCREEN, asked_now, events_after, now
from reverie.textui.ink import PLAIN, labelled, wrapped
from reverie.textui.local_match import hurry, not_saved, turns_heard
from reverie.textui.saves import FileThereError, Saves
from reverie.textui.screen import InputEndedError, Screen
from reverie.textui.typed_answers import Answers

HELP_COLUMN: Final = 12
NOT_SAVED: Final = 1  # the exit code of a game that could not be saved
WRONG: Final = 2  # the exit code after an error that the user can correct


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        texts: Texts,
        saves: Saves,
        company: Company | None = None,
    ) -> None:
        self.match = match
        self.company = company or Company([], match.record.setup.players)
        self.screen = screen
        self.texts = texts
        self.saves = saves
        self.paint = screen.paint
        self.face = face_of(match.game.name)
        self.players = match.record.setup.players
        self.silent = self.face.silent(match.state.view(0))
        self.seat = 0  # who is asked
        self.before: int | None = None  # whose table stood on the screen last
        # By seat, the entry up to which it has been told; how the cards were dealt is seen on the table.
        self.seen = dict.fromkeys(range(self.players), now(match))
        self.notes: list[str] = []  # what to say above the next question
        self.conceding = False
        self.insisting = False
        self.refused = False  # whether the last line that was typed could not be done
        self.leaving = False
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "back": self.back,
            "save": self.save_copy,
            "log": self.log,
            "hint": self.hint,
            "?": self.rule,
            "help": self.help,
            "concede": self.concede,
            "quit": self.quit,
        }
        if self.face.sheet(match.state.view(0), 0, texts, screen.width, PLAIN) and self.players > 1:
            self.commands["look"] = self.look

    def run(self) -> int:
        """Play until the game is over or somebody leaves.

        NOT_SAVED if the game could not be saved; WRONG if the input ended on a line that could not be done, so that
        a script learns of it; else 0.
        """
        try:
            self.keep()
            while self.match.state.actors():
                self.turn()
                if self.leaving:
                    return self.leave("left-quit")
            return self.finish()
        except (InputEndedError, KeyboardInterrupt):
            self.screen.show("")
            return self.leave("left-gone") or (WRONG if self.refused else 0)

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        self.match.play(seat, text, auto)

    # -- one decision ---------------------------------------------------------------------------

    def turn(self) -> None:
        """Whatever is asked now, answered for the player or by them."""
        self.seat = asked_now(self.match)
        if self.seat in self.company.seats:
            self.play(self.seat, self.company.choice(self.match, self.seat))
            self.notes += [failure_notice(name, self.texts) for name in self.company.new_failures()]
            self.keep()
            return
        view = self.match.state.view(self.seat)
        if len(view["actions"]) == 1 and self.face.may_hurry(view):
            self.hurry()
            return
        alone = len(self.company.seats) == self.players - 1
        if self.hides(view) and self.before != self.seat and not alone and not self.hand_over():
            return
        self.before = self.seat
        self.show(view)
        while not self.answer(view):
            pass

    def hides(self, view: View) -> bool:
        """Tell whether a seat's table has to be covered from the others."""
        return self.face.hides(view)

    def hurry(self) -> None:
        """Give forced answers, and say so in one line."""
        done = hurry(self.match, self.seat, self.face, self.texts, self.paint, self.play)
        self.keep()
        self.notes.append(self.texts.say("auto", actions=", ".join(done)))

    def hand_over(self) -> bool:
        """Cover the screen until the next player is alone with it; False if they leave instead."""
        self.screen.cover()
        self.screen.show("", *wrapped(self.texts.say("hand-over", player=self.seat + 1), self.screen.width))
        if self.screen.ask(" ").strip().lower() == "quit":
            return not self.quit("")
        return True

    def show(self, view: View) -> None:
        """Show the table, what is new, the question and its answers."""
        screen, texts = self.screen, self.texts
        screen.clear()
        screen.show(draw_table(view, texts, screen.width, self.paint))
        self.tell_news(self.seat)
        seen_by = [self.seat] if self.viewer(self.seat) == self.seat else range(self.players)
        self.seen.update(dict.fromkeys(seen_by, now(self.match)))
        screen.show("", *question_lines(self.face, view, texts, self.paint, screen.width))
        screen.show(*(self.paint(line, "faint") for line in wrapped(texts.say(self.face.hint), screen.width)))

    def tell_news(self, seat: int) -> None:
        """Tell what that seat has not heard yet, and our own notes."""
        told = self.seen[seat] if seat >= 0 else max(self.seen.values())
        events = [
            event
            for event in events_after(self.match, told)
            if event.heard_by(seat) and event.name not in TOLD_BY_SCREEN
        ]
        lines = self._told(events, seat) + self.notes
        self.notes = []
        for line in lines:
            first, *rest = wrapped(line, self.screen.width, "   ")
            self.screen.show(" • " + first[3:], *rest)

    def _told(self, events: Sequence[Event], seat: int) -> list[str]:
        return self.face.tell(events, self.texts, self.paint, self.viewer(seat), self.company.called(self.texts))

    def viewer(self, seat: int) -> int:
        """Return the seat that `you` stands for; none where two people look at one open table."""
        return seat if self.players == 1 or self.silent else SPECTATOR

    def answer(self, view: View) -> bool:
        """Read one line; True when the table has to be shown again."""
        line = self.screen.ask(self.texts.say("prompt") + " ")
        self.refused = False
        word, _, rest = line.strip().partition(" ")
        sure, self.conceding = self.conceding, False
        if not word:
            return True
        if word.startswith("?"):
            word = "?"
        if word.lower() in self.commands:
            self.conceding = sure and word.lower() == "concede"
            return self.commands[word.lower()](rest.strip())
        try:
            answers = Answers(self.match, self.seat, self.face, self.texts, self.paint, self.commands)
            for text in answers.read(line):
                self.play(self.seat, text)
        except Unreadable as error:
            return self.refuse("bad-unreadable", error)
        except Illegal as error:
            return self.refuse("bad-illegal", error)
        self.keep()
        return True

    def refuse(self, kind: str, reason: ReverieError | str) -> bool:
        self.refused = True
        self.say(self.texts.say(kind, reason=str(reason)))
        return False

    def say(self, text: str) -> None:
        self.screen.show(*wrapped(text, self.screen.width))

    # -- commands -------------------------------------------------------------------------------

    def undo(self, rest: str) -> bool:
        try:
            self.match.undo(self.seat)
        except OutOfTurn:
            return self.refuse("bad-out-of-turn", self.texts.say("undo-nothing"))
        self.notes.append(self.texts.say("undone"))
        self.keep()
        return True

    def back(self, rest: str) -> bool:
        if self.players > 1:
            return self.refuse("bad-out-of-turn", self.texts.say("back-alone"))
        try:
            self.match.fork(self.seat)
        except OutOfTurn:
            return self.refuse("bad-out-of-turn", self.texts.say("back-nothing"))
        self.notes.append(self.texts.say("back-done"))
        self.keep()
        return True

    def save_copy(self, rest: str) -> bool:
        """Say where the game is kept (`save`), or put a copy of it there (`save FILE`)."""
        path = Path(rest) if rest else self.saves.path
        try:
            path = path.expanduser()
            self.saves.save(self.match.record, path)
            self.say(self.texts.say("saved", file=str(path)))
        except FileThereError:
            self.say(self.texts.say("file-there", file=str(path)))
        except (OSError, ValueError, RuntimeError) as error:  # `\0` in a name, `~` of nobody
            self.say(not_saved(path, error, self.texts))
        return False

    def log(self, rest: str) -> bool:
        """Tell everything this seat has heard, turn by turn; `log 5` the last five turns."""
        turns = turns_heard(self.match, self.seat, self.face)
        last = int(rest) if rest.isdecimal() and len(rest) < 6 else len(turns)
        for events in turns[max(0, len(turns) - last) :]:
            told = self._told(events, self.seat)
            self.screen.show(*wrapped(" ".join(told), self.screen.width))
        return False

    def rule(self, rest: str) -> bool:
        view = self.match.state.view(self.seat)
        for paragraph in self.face.rule(view, self.texts, self.paint):
            self.screen.show(*wrapped(paragraph, self.screen.width))
        return False

    def hint(self, rest: str) -> bool:
        """Show what a strong player would answer, and why."""
        view = self.match.state.view(self.seat)
        judge = judge_for(view["game"])
        self.screen.show(*hint_lines(hint(view, judge=judge), view, judge, self.texts, self.screen.width))
        return False

    def look(self, rest: str) -> bool:
        """Show the sheet of another player (`look 2`) as this seat may see it."""
        if not rest.isdecimal() or not 1 <= int(rest[:6]) <= self.players:
            return self.refuse("bad-unreadable", self.texts.say("look-whom", last=self.players))
        view = self.match.state.view(self.seat)
        self.screen.show(self.face.sheet(view, int(rest) - 1, self.texts, self.screen.width, self.paint))
        return False

    def help(self, rest: str) -> bool:
        self.say(self.texts.say(self.face.help))
        for paragraph in self.face.legend(self.match.state.view(self.seat), self.texts, self.paint):
            self.say(paragraph)
        for command in self.commands:
            lines = wrapped(self.help_of(command), self.screen.width - HELP_COLUMN, "")
            self.screen.show(*labelled(f" {command}", lines, HELP_COLUMN))
        return False

    def help_of(self, command: str) -> str:
        """Say what a command does."""
        return self.texts.say(f"help-{'rule' if command == '?' else command}")

    def concede(self, rest: str) -> bool:
        if not self.conceding:
            self.conceding = True
            self.say(self.texts.say("concede-sure"))
            return False
        self.match.concede(self.seat)
        self.keep()
        return True

    def quit(self, rest: str) -> bool:
        """Leave; a game that cannot be saved has to be left twice."""
        if not self.keep() and not self.insisting:
            self.insisting = True
            self.say(f"{self.notes.pop()} {self.texts.say('quit-anyway')}")
            return False
        self.leaving = True
        return True

    # -- saving and leaving ---------------------------------------------------------------------

    def keep(self) -> bool:
        """Save after every answer; report a failure and go on with the game."""
        try:
            self.saves.save(self.match.record)
        except (OSError, FileThereError) as error:
            self.notes.append(not_saved(self.saves.path, error, self.texts))
            return False
        return True

    def file(self) -> str:
        """Spell the file of the game as it is typed in a shell."""
        return shlex.quote(str(self.saves.path))

    def setup_words(self) -> str:
        """Spell the set-up as it is typed; an option in use is typed as it was given."""
        setup = self.match.record.setup
        taken = {option.name for option in kit_of(setup.game).options() if not option.part}
        options = {name: value for name, value in setup.options.items() if name not in taken}
        return Setup(setup.game, setup.spelling, setup.players, options).words() + self.option_words()

    def option_words(self) -> str:
        """Spell the options in use as they are typed."""
        game = self.match.record.setup.game
        return "".join(f" --{one.option} {shlex.quote(one.value)}" for one in used() if one.game == game)

    def leave(self, how: str) -> int:
        self.notes = []
        if not self.keep():
            self.say(self.notes.pop())
            return NOT_SAVED
        self.say(self.texts.say(how, file=str(self.saves.path)))
        with_bots = f" --player {','.join(self.company.names)}" if self.company.names else ""
        self.screen.show(f"   {program()} play {self.setup_words()}{with_bots} --resume {self.file()}")
        return 0

    def finish(self) -> int:
        """Show how it ended, where it is kept, how to see it again."""
        self.notes = []
        saved = self.keep()
        seat = 0 if self.players == 1 else SPECTATOR
        view = self.match.state.view(seat)
        if self.silent:
            self.screen.cover()
        else:
            self.screen.clear()
        self.screen.show(draw_table(view, self.texts, self.screen.width, self.paint))
        self.tell_news(seat)
        self.screen.show("", *(f" {line}" for line in self.face.ending(view, self.texts, self.paint)), "")
        if not saved:
            return NOT_SAVED
        self.say(self.texts.say("end-saved", file=str(self.saves.path)))
        self.screen.show(f"   {program()} replay {self.file()}{self.option_words()}")
        return 0
