"""The screen of a table: shows a game by its board and plays it through its desk."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from reverie.core.view import View
from reverie.terminal.boxes import Cover, Pick
from reverie.terminal.game_board import Board, Key
from reverie.terminal.outcome_board import OutcomeBoard
from reverie.terminal.own_desk import OwnDesk
from reverie.terminal.picture import Picture
from reverie.terminal.plain_board import board_of
from reverie.terminal.screen_layout import Layout, laid_out
from reverie.terminal.table_commands import YES, TableCommands
from reverie.terminal.widgets import Canvas, KeyLine, Lines, headline
from reverie.textui.face import face_of
from reverie.textui.ink import width_of, wrapped
from reverie.titles import setup_title

SIDE_FROM: Final = 110  # columns from which on odds and log have a column of their own
SIDE: Final = 44
BEAT: Final = 0.3  # seconds between two signs that somebody thinks
THINKING: Final = "◐◓◑◒"
HEARD: Final = 2  # lines of chat that stay in sight


class TableScreen(TableCommands):
    """One game being played; it is left with `replay` if that is wanted next."""

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="main"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Canvas(id="upper")
                yield Canvas(id="lower")
                yield Lines(id="news")
            with Vertical(id="side"):
                yield Lines(id="odds")
                with VerticalScroll(id="chronicle", can_focus=False):
                    yield Lines(id="log")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.desk.changed = self.refresh_table
        self.set_interval(BEAT, self.tick)
        self.act(self.desk.begin)

    # -- showing --------------------------------------------------------------------------------

    def refresh_table(self) -> None:
        """Show what the desk has now."""
        if not self.is_mounted:
            return
        view = self.desk.view
        if self.desk.covered is not None and not self.covering:
            self.board = None
            self.draw()
            self.covering = True
            self.app.push_screen(Cover(self.desk.covered), self.uncovered)
            return
        if view is not None:
            self.board = self.board_for(view)
            self.board.show(view)
        if self.desk.place:
            self.said = [self.reverie.texts.say("term-hint-place", place=self.desk.place)]
        self.draw()
        if not self.busy:
            self.catch_up()
        if self.desk.undo_request and not self.consenting:
            self.consenting = True
            say = self.reverie.texts.say
            answers = [(YES, say("web-undo-agree")), ("no", say("web-undo-refuse"))]
            self.app.push_screen(Pick(self.desk.undo_request, answers), self.consented)

    def board_for(self, view: View) -> Board:
        """Return the game's board, with the outcomes of chance below it where people are asked for one."""
        texts, paint = self.reverie.texts, self.reverie.paint
        plain = self.board.board if isinstance(self.board, OutcomeBoard) else self.board
        plain = plain if plain is not None else board_of(view["game"], texts, paint)
        return plain if self.desk.outcomes is None else OutcomeBoard(plain, self.desk.outcomes, texts, paint)

    def consented(self, answer: str | None) -> None:
        self.consenting = False
        if self.desk.undo_request:
            self.act(lambda: self.desk.consent(answer == YES))

    def uncovered(self, stay: bool | None) -> None:
        self.covering = False
        if stay:
            self.act(self.desk.uncover)
        else:
            self.act(self.go)

    def on_resize(self) -> None:
        self.draw()

    def tick(self) -> None:
        """Animate the waiting sign while a bot thinks."""
        if self.busy and self.desk.waiting and self.is_current:
            self.beat += 1
            self.draw()

    def draw(self) -> None:
        """Draw everything again, as large as the screen is."""
        width, height = self.size
        board = self.board if self.desk.view is not None else None
        sided = width >= SIDE_FROM and board is not None and board.narrowest() <= width - SIDE
        self.query_one("#side").display = sided
        main = width - (SIDE if sided else 0)
        self.query_one("#head", Lines).show_lines([self.head(width)])
        said, news = self.messages(main, sided)
        room = height - 2 - len(said)
        if board is None:
            layout = Layout(Picture(self.desk_waiting(main)), Picture(), news)
        else:
            drawn = board
            layout = laid_out(
                lambda lines, closely: drawn.upper(main, lines, sided, closely),
                lambda closely: self.below(drawn, main, height - 2, closely),
                news,
                room,
            )
        self.query_one("#upper", Canvas).show(layout.upper)
        self.query_one("#lower", Canvas).show(layout.lower)
        self.query_one("#news").display = bool(said or layout.news)
        self.query_one("#news", Lines).show_lines([*said, *layout.news])
        if sided and board is not None:
            self.query_one("#odds", Lines).show_lines(board.side(SIDE - 2))
            log = [line for turn in self.desk.log() for line in wrapped(turn, SIDE - 3)]  # beside a scrollbar
            self.query_one("#log", Lines).show_lines(log)
            self.query_one("#chronicle", VerticalScroll).scroll_end(animate=False)
        self.query_one("#keys", KeyLine).lay_out(self.keys(), width, self.reverie.paint)
        if board is not None:
            self.keep_in_sight(board.focus())

    def keep_in_sight(self, line: int) -> None:
        place = self.query_one("#board", VerticalScroll)
        if place.size.height and not place.scroll_y <= line < place.scroll_y + place.size.height:
            place.scroll_to(y=max(0, line - place.size.height // 2), animate=False)

    def head(self, width: int) -> str:
        texts, paint = self.reverie.texts, self.reverie.paint
        left = setup_title(self.setup, texts)
        right = ""
        if self.desk.view is not None:
            view, face = self.desk.view, face_of(self.setup.game)
            looked_at = self.board.whose() if self.board is not None else None
            seat = view["seat"] if looked_at is None else looked_at
            who = face.player(seat, view["seat"], texts) if self.setup.players > 1 and seat >= 0 else ""
            right = " · ".join(filter(None, (face.turn(view, texts), who)))
        return headline(left, right, width, paint)

    def below(self, board: Board, width: int, height: int, closely: int) -> Picture:
        """Return what the player acts with, or for whom the table waits, or how it ended."""
        picture = board.lower(width, height, closely)
        texts, paint = self.reverie.texts, self.reverie.paint
        if self.desk.view is not None and self.desk.view["result"] is not None:
            first, *rest = board.face.ending(self.desk.view, texts, paint)
            picture.add(["", f" {paint(first, 'title')}", *(line for one in rest for line in wrapped(one, width))])
        elif self.desk.waiting:
            turning = f"{THINKING[self.beat % len(THINKING)]} " if self.busy else ""
            picture.add([f" {paint(turning, 'key')}{paint(self.desk.waiting, 'faint')}"])
        return picture

    def desk_waiting(self, width: int) -> list[str]:
        """Say what the table waits for, where there is no view to show."""
        return [""] + [line for part in self.desk.waiting.split("\n") for line in wrapped(part, width) or [""]]

    def messages(self, width: int, sided: bool) -> tuple[list[str], list[str]]:
        """Return what must be read (a refusal, trouble, somebody's words), and what is new, as far as there is room."""
        paint = self.reverie.paint
        must = [paint(line, "red") for line in wrapped(self.desk.trouble, width)]
        must += [line for text in self.desk.heard[-HEARD:] for line in wrapped(text, width)]
        if self.said:
            return must + [line for text in self.said for line in wrapped(text, width)], []
        news = [] if sided and self.desk.view is not None and self.desk.view["result"] is None else self.desk.news
        lines: list[str] = []
        for text in news:
            first, *rest = wrapped(text, width, "   ")
            lines += [" • " + first[3:], *rest]
        return must, [paint(line, "faint") if width_of(line) == len(line) else line for line in lines]

    def keys(self) -> Sequence[Key]:
        say = self.reverie.texts.say
        over = self.desk.view is not None and self.desk.view["result"] is not None
        out: list[Key] = []
        if self.board is not None and not over and self.board.whose() is not None:
            return self.board.keys()  # any other key only goes back
        if over:
            if self.desk.record() is not None:
                out.append(Key("V", say("web-replay"), "replay"))
        elif self.desk.view is None:
            out.append(Key("B", say("term-key-bot"), "back"))
        else:
            asked = self.asked()
            out += [Key("↵", say("term-key-answer"), "enter")] if asked else []
            out += self.board.keys() if self.board is not None else ()
            out.append(Key("U", say("web-undo"), "undo"))
            asked = asked and self.desk.outcomes is None
            out += [Key("H", say("web-hint"), "hint"), Key("R", say("web-rule"), "rule")] if asked else []
        if self.desk.view is not None:
            out += [Key("L", say("term-key-log"), "log"), Key("I", say("term-key-odds"), "odds")]
        if isinstance(self.desk, OwnDesk) and not self.desk.dealt:
            out += [Key("F2", say("own-key-entries"), "entries"), Key("F3", say("own-key-piles"), "piles")]
            out += [Key("F4", say("own-key-follow"), "follow")] if self.desk.own.aside else []
            out += [] if over else [Key("F5", say("own-key-deal"), "deal")]
        if self.desk.talks:
            out += [Key("T", say("web-talk"), "talk"), Key("O", say("people-short"), "people")]
        return [*out, Key("Q", say("web-leave"), "leave"), Key("?", say("term-key-help"), "help")]
