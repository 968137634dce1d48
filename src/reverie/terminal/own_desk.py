"""The desk of a game with real cards or dice: it asks what came, and lets people correct what they entered."""

from collections.abc import Callable, Sequence

from reverie.core.chance import RandomSampler
from reverie.core.errors import Illegal, OutOfTurn
from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.own_table import OwnTable
from reverie.terminal.desk import LocalDesk
from reverie.texts import Texts
from reverie.textui.ink import Paint
from reverie.textui.local_match import LocalMatch
from reverie.textui.own_words import OwnWords


class OwnDesk(LocalDesk):
    """People deal and roll themselves; the person who sees what came enters it."""

    def __init__(self, local: LocalMatch, texts: Texts, paint: Paint, greetings: Sequence[str] = ()) -> None:
        super().__init__(local, texts, paint, greetings)
        self.own = OwnTable(self.setup, self.match.record.entries)
        self.match = self.own.match
        self.words = OwnWords(self.face, texts, paint)

    @property
    def dealt(self) -> bool:
        """Whether the program deals by now."""
        return self.match.record.dealt_after is not None

    def hides(self, view: View) -> bool:
        # Drafts are written openly at a real table; hands are not.
        return super().hides(view) and (self.own.private or self.dealt)

    def ask_chance(self, notes: Sequence[str]) -> None:
        tellers = self.own.tellers()
        if self.before not in tellers and 0 < len(tellers) < self.players:
            self.seat = tellers[0]
            self.cover(self.seat, notes)
            return
        self.seat = self.before if self.before in tellers and self.before is not None else (tellers or [0])[0]
        self._show(self.match.state.view(self.seat), notes)

    def _show(self, view: View, notes: Sequence[str]) -> None:
        waits = self.own.chance_asked() and not self.dealt
        self.outcomes = self.own.possible(self.seat) if waits else None
        self.trouble = self.words.misfit(self.own, self.seat)
        super()._show(view, notes)

    def _end(self, notes: Sequence[str]) -> None:
        self.outcomes = None
        super()._end(notes)

    # -- acting ---------------------------------------------------------------------------------

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        if self.dealt:
            super().play(seat, text, auto)
        else:
            self.own.enter(seat, text, auto)

    async def answer(self, text: str) -> None:
        if self.outcomes is None:
            await super().answer(text)
            return
        self.own.enter(CHANCE, text)
        await self._done()

    async def type(self, line: str) -> None:
        """Answer by what a person typed; several cards or rolls, one after the other, have commas between them."""
        if self.outcomes is None:
            await super().type(line)
            return
        try:
            self.words.enter(line, self.own, self.seat)
        finally:
            await self._done()  # what was read before something that cannot be stays entered

    async def undo(self) -> None:
        if self.dealt:
            await super().undo()
            return
        try:
            self.own.undo()
        except OutOfTurn:
            raise OutOfTurn(self.texts.say("own-entries-none")) from None
        await self._renewed("undone")

    async def back(self) -> None:
        if self.dealt:
            await super().back()
        else:
            await self.undo()

    async def concede(self) -> None:
        if not self.dealt:
            self.own.enter(self.seat, "concede")
            await self._done()
        else:
            await super().concede()

    # -- corrections ----------------------------------------------------------------------------

    def entries(self) -> list[tuple[int, str]]:
        """List what was entered and may be corrected by this seat, the last first, by number and in words."""
        numbers = range(len(self.own.entries), 0, -1)
        return [(one, self.words.entry(self.own, one, self.seat)) for one in numbers if self._may_correct(one)]

    def _may_correct(self, number: int) -> bool:
        actor = self.own.entries[number - 1].actor
        others = self.own.private and actor not in (CHANCE, self.seat)
        return not others and self.own.knows(number, self.seat)

    def instead(self, number: int) -> list[tuple[str, str]]:
        """List what could stand in place of an entry, by notation and in words."""
        actor = self.own.entries[number - 1].actor
        texts = self.own.answers(number, self.seat if actor == CHANCE else actor)
        if actor == CHANCE:
            return list(zip(texts, self.words.labels(texts), strict=True))
        view = self.match.replay.states[number - 1].view(actor)
        return [(text, self.face.label(view, text, self.texts, self.paint)) for text in texts]

    async def correct(self, number: int, text: str | None) -> None:
        """Correct an entry, or without a text remove it."""
        if not 1 <= number <= len(self.own.entries) or not self._may_correct(number):
            raise Illegal(self.texts.say("own-no-entry", n=number))
        self.own.correct(number, text)
        await self._renewed("own-removed" if text is None else "own-corrected", n=number)

    async def follow(self) -> None:
        await self._put_back(self.own.follow, "own-followed")

    async def leave_out(self) -> None:
        await self._put_back(self.own.leave_out, "own-left-out")

    async def _put_back(self, work: Callable[[], None], message: str) -> None:
        if self.own.aside:
            work()
            await self._renewed(message)

    async def deal(self, seed: str) -> None:
        """Let the program deal from now on."""
        self.own.deal(RandomSampler(Rng(f"{seed} after {len(self.own.entries)}")))
        self.outcomes = None
        await self._renewed("own-dealt")

    async def _renewed(self, message: str, **values: int) -> None:
        self.match = self.own.match
        length = len(self.match.record.entries)
        self.seen = {seat: min(seen, length) for seat, seen in self.seen.items()}
        self.news, self.heard = [self.texts.say(message, **values)], []
        self._keep()
        await self._go_on()

    def piles(self) -> list[str]:
        view = self.view if self.view is not None else self.match.state.view(self.seat)
        return self.words.piles(view)
