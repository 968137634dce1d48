"""Acting at a table: one thing at a time at the desk, keys pressed ahead kept for the position they are meant for."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from textual import events
from textual.screen import Screen

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.terminal.boxes import Box
from reverie.terminal.desk import Desk
from reverie.terminal.game_board import Board, Reply
from reverie.terminal.widgets import Canvas, KeyLine

FAST: Final = 16  # keys that are kept while an answer is under way

Work = Callable[[], Awaitable[None]]
Position = tuple[Any, ...]  # whose decision, in which turn, of which sort
ANY: Final[Position] = ("any",)


class Ahead(NamedTuple):
    """A key pressed while an answer was under way: what to do, and at which position."""

    do: Callable[[], Any]
    position: Position


class TableActing(Box, Screen[str]):
    """A screen with a desk and a board; subclasses implement `draw`."""

    def __init__(self, desk: Desk, setup: Setup) -> None:
        super().__init__()
        self.desk = desk
        self.setup = setup
        self.board: Board | None = None
        self.said: list[str] = []  # a refusal, a hint: until the next answer
        self.busy = False
        self.answering = False  # whether it is an answer that is under way
        self.ahead: list[Ahead] = []  # keys pressed while something was under way
        self.beat = 0
        self.covering = False
        self.consenting = False

    def draw(self) -> None:
        """Draw everything again, as large as the screen is."""
        raise NotImplementedError

    def asked(self) -> bool:
        """Tell whether a person is asked something at this desk now."""
        return self.desk.view is not None and (self.desk.view["prompt"] is not None or self.desk.outcomes is not None)

    def act(self, work: Work, position: Position | None = None) -> None:
        """Do something at the desk, one thing at a time, and show the message if the desk refuses.

        What is meant for a position waits while something else is under way; anything else has to be asked again.
        """
        if self.busy:
            if position is not None:
                self.ahead.append(Ahead(lambda: self.act(work), position))
            return
        self.busy = True
        self.answering = position is not None
        self.run_worker(self._acting(work), exit_on_error=True)

    async def _acting(self, work: Work) -> None:
        self.said = []
        try:
            await work()
        except ReverieError as error:
            self.ahead = []
            self.say(str(error))
        finally:
            self.busy = False
        if self.desk.waiting and self.is_mounted:
            self.draw()  # other players may take a while now
        self.catch_up()

    def position(self) -> Position:
        """Return what a key pressed now is meant for, so that it answers no question that was not seen."""
        view = self.desk.view
        if view is not None and self.desk.outcomes is not None:
            return view["seat"], view["turn"], view["phase"], tuple(self.desk.outcomes.values())
        if view is None or view["prompt"] is None:
            return ()
        return view["seat"], view["turn"], view["prompt"]["name"]

    def catch_up(self) -> None:
        """Do what the keys pressed ahead ask for, as long as the position is the one they were meant for."""
        while self.ahead and not self.busy:
            do, position = self.ahead[0]
            if position == ANY and not self.asked():
                return  # the line that was typed waits for its turn
            del self.ahead[0]
            if position in (ANY, self.position()):
                do()

    def say(self, *texts: str) -> None:
        self.said = list(texts)
        self.draw()

    def take(self, reply: Reply | None) -> bool:
        """Do what a key or a press means; False if it means nothing."""
        if reply is None:
            return False
        if reply.answer:
            answer = reply.answer
            self.act(lambda: self.desk.answer(answer), self.position())
        elif reply.refusal:
            self.say(self.reverie.texts.say("bad-illegal", reason=reply.refusal))
        else:
            self.said = []
            self.draw()
        return True

    def on_key(self, event: events.Key) -> None:
        if self.board is None or self.desk.view is None:
            return
        if self.busy:
            if self.answering and self.asked() and len(self.ahead) < FAST:
                self.ahead.append(Ahead(lambda: self.strike(event.key), self.position()))
        elif self.strike(event.key):
            event.stop()
            event.prevent_default()

    def strike(self, key: str) -> bool:
        return self.board is not None and self.take(self.board.key(key))

    async def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        event.stop()
        if isinstance(event.canvas, KeyLine):
            action = getattr(self, f"action_{event.target}", None)
            if action is not None:
                await self.run_action(event.target)
            elif self.board is not None and not self.busy:
                self.strike(event.target)
        elif self.board is not None and not self.busy:
            self.take(self.board.press(event.target))

    async def go(self, then: str = "") -> None:
        await self.desk.leave()
        self.dismiss(then)
