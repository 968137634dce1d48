"""The desk: the interface between a table's screen and a game, and its implementation for games on this machine."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import Event
from reverie.core.game import CHANCE, SPECTATOR, Setup
from reverie.core.view import View
from reverie.explain.hints import hint
from reverie.explain.judges import judge_for
from reverie.texts import Texts
from reverie.textui.company import bot_name, failure_notice
from reverie.textui.face import face_of
from reverie.textui.hint_lines import hint_lines
from reverie.textui.history import TOLD_BY_SCREEN, asked_now, events_after, now
from reverie.textui.ink import PLAIN, Paint
from reverie.textui.local_match import LocalMatch, hurry, not_saved, turns_heard
from reverie.textui.saves import FileThereError
from reverie.textui.typed_answers import Answers

HINT_WIDTH = 200  # broken into lines again where it is shown

Changed = Callable[[], None]


class Desk(Protocol):
    """One game, on this machine or at a server. What cannot be done raises a ReverieError with a message for people."""

    setup: Setup
    view: View | None  # nothing while the game has not begun
    news: list[str]  # what is new since the last answer
    heard: list[str]  # chat since then, shown even where there is little room
    waiting: str  # a sentence on whom or what the game waits for; empty when the player is asked
    covered: int | None  # the seat that must be alone with the screen before its view is shown
    trouble: str  # what is wrong as long as it is wrong: the game cannot be saved
    outcomes: dict[str, int] | None  # what chance may have given, where people deal themselves and are asked for it
    undo_request: str  # the question of another player who wants to take an answer back; empty if there is none
    changed: Changed  # called whenever any of these is new

    async def begin(self) -> None: ...

    async def answer(self, text: str) -> None: ...

    async def type(self, line: str) -> None:
        """Answer by what a person typed."""

    async def undo(self) -> None: ...

    async def back(self) -> None:
        """Go back to the previous decision, past what was revealed; in solo games only."""

    async def concede(self) -> None: ...

    async def hint(self) -> list[str]: ...

    async def uncover(self) -> None: ...

    async def save(self, path: Path | None) -> str:
        """Return where the game is kept, or a copy of it there."""

    @property
    def talks(self) -> bool:
        """Whether the others sit elsewhere and can be spoken to."""

    async def talk(self, text: str) -> None: ...

    async def consent(self, agree: bool) -> None:
        """Agree to the undo that another player requests, or refuse it."""

    async def put_bot(self, name: str) -> None:
        """Put a bot into a free seat before the game begins."""

    def others(self) -> list[str]:
        """Return a line on each other person's presence; none where all sit at this keyboard."""

    def remedies(self) -> list[tuple[str, str]]:
        """Return what can be done about people who do not answer in time, by name and in words."""

    async def remedy(self, name: str) -> None:
        """Do one of these."""

    @property
    def place(self) -> int:
        """The place in the queue of the hint that was asked for; 0 while none waits."""

    async def cancel_hint(self) -> None: ...

    def log(self) -> list[str]: ...

    def record(self) -> Path | None:
        """Return the file of the game, to replay it; nothing if it is kept elsewhere."""

    async def leave(self) -> None: ...


class LocalDesk:
    """A game on this machine: people share the keyboard, bots answer by themselves."""

    def __init__(self, local: LocalMatch, texts: Texts, paint: Paint, greetings: Sequence[str] = ()) -> None:
        self.match, self.saves, self.company = local
        self.texts = texts
        self.paint = paint
        self.face = face_of(self.match.game.name)
        self.setup = self.match.record.setup
        self.players = self.setup.players
        self.view: View | None = None
        self.news: list[str] = list(greetings)
        self.heard: list[str] = []
        self.waiting = ""
        self.covered: int | None = None
        self.undo_request = ""
        self.outcomes: dict[str, int] | None = None
        self.trouble = ""
        self.changed: Changed = lambda: None
        self.seat = 0
        self.before: int | None = None  # whose table stood on the screen last
        # By seat, the entry up to which its news was shown; the deal is visible on the table.
        self.seen = dict.fromkeys(range(self.players), now(self.match))
        self.silent = self.face.silent(self.match.state.view(0))
        self.failure_notices: list[str] = []  # messages about bots that failed
        self.people = self.players - len(self.company.seats)

    async def begin(self) -> None:
        self._keep()
        await self._go_on()

    async def _go_on(self) -> None:
        """Play on up to the next question to a person, or to the end."""
        notes: list[str] = []
        while self.match.state.actors():
            if self.match.state.actor() == CHANCE:
                self.ask_chance(notes)
                return
            self.seat = asked_now(self.match)
            if self.seat in self.company.seats:
                await self._let_play()
                continue
            view = self.match.state.view(self.seat)
            done = hurry(self.match, self.seat, self.face, self.texts, PLAIN, self.play)
            if done:
                named = dict.fromkeys(one.partition(" · ")[0] for one in done)
                notes.append(self.texts.say("auto", actions=", ".join(named)))
                self._keep()
                continue
            if self.hides(view) and self.before != self.seat and self.people > 1:
                self.cover(self.seat, notes)
                return
            self._show(view, notes)
            return
        self._end(notes)

    def ask_chance(self, notes: Sequence[str]) -> None:
        """Ask people what chance gave; here chance answers by itself."""
        raise NotImplementedError

    def hides(self, view: View) -> bool:
        """Tell whether a seat's table has to be covered from the others."""
        return self.face.hides(view)

    def cover(self, seat: int, notes: Sequence[str]) -> None:
        """Cover the screen until that player is alone with it."""
        self.view, self.covered, self.waiting, self.outcomes = None, seat, "", None
        self.news += notes
        self.changed()

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        self.match.play(seat, text, auto)

    async def _let_play(self) -> None:
        self.waiting = self.texts.say("web-turn-of", name=bot_name(self.company.seats[self.seat].name, self.texts))
        # One person alone may watch bots play; otherwise the hand on the screen belongs to another player.
        if self.people == 1:
            self.view = self.match.state.view(next(iter(set(range(self.players)) - set(self.company.seats))))
        self.changed()
        text = await asyncio.to_thread(self.company.choice, self.match, self.seat)
        words = [failure_notice(bot_name(name, self.texts), self.texts) for name in self.company.new_failures()]
        self.heard += words
        self.failure_notices += words
        self.play(self.seat, text)
        self._keep()

    def _show(self, view: View, notes: Sequence[str]) -> None:
        self.before = self.seat
        self.covered, self.waiting = None, ""
        self.news += [*self._news_for(self.seat), *notes]
        seen_by = [self.seat] if self._viewer(self.seat) == self.seat else range(self.players)
        self.seen.update(dict.fromkeys(seen_by, now(self.match)))
        self.view = view
        self.changed()

    def _end(self, notes: Sequence[str]) -> None:
        seat = 0 if self.players == 1 else SPECTATOR
        if self.people == 1 and self.players > 1:
            seat = self.before or 0
        self.view = self.match.state.view(seat)
        self.covered, self.waiting = None, ""
        self.news += [*self._news_for(seat), *notes]
        self.changed()

    def _viewer(self, seat: int) -> int:
        """Return the seat that `you` stands for; none where two people look at one open table."""
        return seat if self.people == 1 or self.silent else SPECTATOR

    def _news_for(self, seat: int) -> list[str]:
        since = self.seen[seat] if seat >= 0 else max(self.seen.values())
        events = [
            one for one in events_after(self.match, since) if one.heard_by(seat) and one.name not in TOLD_BY_SCREEN
        ]
        return self._sentences(events, seat)

    def _sentences(self, events: Sequence[Event], seat: int) -> list[str]:
        return self.face.tell(events, self.texts, self.paint, self._viewer(seat), self.company.called(self.texts))

    def log(self) -> list[str]:
        # At the end of a silent game everybody looks at the screen.
        seat = self.view["seat"] if self.view is not None else SPECTATOR
        told = [" ".join(self._sentences(turn, seat)) for turn in turns_heard(self.match, seat, self.face) if turn]
        return told + self.failure_notices

    # -- acting ---------------------------------------------------------------------------------

    async def answer(self, text: str) -> None:
        self.play(self.seat, text)
        await self._done()

    async def type(self, line: str) -> None:
        for text in Answers(self.match, self.seat, self.face, self.texts, PLAIN, ()).read(line):
            self.play(self.seat, text)
        await self._done()

    async def _done(self) -> None:
        self.news, self.heard = [], []
        self._keep()
        await self._go_on()

    async def undo(self) -> None:
        try:
            self.match.undo(self.seat)
        except OutOfTurn:
            raise OutOfTurn(self.texts.say("undo-nothing")) from None
        await self._gone_back("undone")

    async def back(self) -> None:
        if self.players > 1:
            raise OutOfTurn(self.texts.say("back-alone"))
        try:
            self.match.fork(self.seat)
        except OutOfTurn:
            raise OutOfTurn(self.texts.say("back-nothing")) from None
        await self._gone_back("back-done")

    async def _gone_back(self, message: str) -> None:
        # Forget the news of entries that were taken back.
        self.seen = {seat: min(seen, now(self.match)) for seat, seen in self.seen.items()}
        self.news = [self.texts.say(message)]
        self._keep()
        await self._go_on()

    async def concede(self) -> None:
        self.match.concede(self.seat)
        await self._done()

    async def uncover(self) -> None:
        if self.covered is not None:
            self._show(self.match.state.view(self.covered), ())

    @property
    def talks(self) -> bool:
        return False

    async def talk(self, text: str) -> None:
        """Do nothing: everybody sits at this keyboard."""

    async def consent(self, agree: bool) -> None:
        """Do nothing: no undo needs consent at one keyboard."""

    async def put_bot(self, name: str) -> None:
        """Do nothing: every seat is taken from the beginning."""

    def others(self) -> list[str]:
        return []

    def remedies(self) -> list[tuple[str, str]]:
        return []

    async def remedy(self, name: str) -> None:
        """Do nothing: nobody is absent at one keyboard."""

    @property
    def place(self) -> int:
        return 0

    async def cancel_hint(self) -> None:
        """Do nothing: hints are not queued here."""

    async def hint(self) -> list[str]:
        view = self.match.state.view(self.seat)
        judge = judge_for(view["game"])
        advice = await asyncio.to_thread(hint, view, judge=judge)
        return hint_lines(advice, view, judge, self.texts, HINT_WIDTH)

    # -- keeping --------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save after every answer; report a failure and go on with the game."""
        try:
            self.saves.save(self.match.record)
            remember(self.saves.path, [player.name for player in self.company.seats.values()])
            self.trouble = ""
        except (OSError, FileThereError) as error:
            self.trouble = not_saved(self.saves.path, error, self.texts)

    async def save(self, path: Path | None) -> str:
        target = self.saves.path
        try:
            target = path.expanduser() if path is not None else target
            self.saves.save(self.match.record, target)
        except FileThereError:
            raise ReverieError(self.texts.say("file-there", file=str(target))) from None
        except (OSError, ValueError, RuntimeError) as error:  # `\0` in a name, or `~` of an unknown user
            raise ReverieError(not_saved(target, error, self.texts)) from None
        return self.texts.say("saved", file=str(target))

    def record(self) -> Path | None:
        return self.saves.path

    async def leave(self) -> None:
        self._keep()


def remember(path: Path, bots: Sequence[str]) -> None:
    """Write the names of the bots at a table into a file beside its record, which does not hold them."""
    beside = _beside(path)
    if bots and not beside.exists():
        beside.write_text(" ".join(bots) + "\n", encoding="utf-8")


def remembered(path: Path) -> list[str]:
    try:
        return _beside(path).read_text(encoding="utf-8").split()[:9]
    except (OSError, UnicodeDecodeError):
        return []


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".company")
