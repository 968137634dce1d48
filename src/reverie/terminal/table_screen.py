"""The table's screen: a game shown by its board, played through its desk, whichever they are."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.players.roster import strengths_of
from reverie.terminal.boxes import Ask, Box, Cover, Page, Pick
from reverie.terminal.desk import Desk
from reverie.terminal.game_board import Board, Key, Reply
from reverie.terminal.picture import Picture
from reverie.terminal.plain_board import board_of
from reverie.terminal.screen_layout import Layout, laid_out
from reverie.terminal.widgets import Canvas, KeyLine, Lines, headline
from reverie.textui.face import face_of, typed_question
from reverie.textui.ink import width_of, wrapped
from reverie.titles import setup_title

SIDE_FROM: Final = 110  # columns from which on odds and log have a column of their own
SIDE: Final = 44
YES: Final = "yes"


BEAT: Final = 0.3  # seconds between two signs that somebody thinks
THINKING: Final = "◐◓◑◒"
HEARD: Final = 2  # things said last that stay in sight
FAST: Final = 16  # keys that are kept while an answer is under way

Work = Callable[[], Awaitable[None]]
Position = tuple[Any, ...]  # whose decision, in which turn, of which sort
ANY: Final[Position] = ("any",)


class Ahead(NamedTuple):
    """A key pressed while an answer was under way: what to do, and at which position."""

    do: Callable[[], Any]
    position: Position


class TableScreen(Box, Screen[str]):
    """One game being played; it is left with `replay` if that is wanted next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("b", "back", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "rule", show=False),
        Binding("l", "log", show=False),
        Binding("i", "odds", show=False),
        Binding("w", "keep", show=False),
        Binding("g", "concede", show=False),
        Binding("v", "replay", show=False),
        Binding("t", "talk", show=False),
        Binding("o", "people", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "hush", show=False),
        Binding("pageup", "scroll(-5)", show=False),
        Binding("pagedown", "scroll(5)", show=False),
    ]

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
            if self.board is None:
                self.board = board_of(view["game"], self.reverie.texts, self.reverie.paint)
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
        """Everything again, as large as the screen is."""
        width, height = self.size
        board = self.board if self.desk.view is not None else None
        sided = width >= SIDE_FROM and board is not None and board.narrowest() <= width - SIDE
        self.query_one("#side").display = sided
        main = width - (SIDE if sided else 0)
        self.query_one("#head", Lines).show_lines([self.head(width)])
        said, news = self.told(main, sided)
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
            named = self.setup.players > 1 and view["seat"] >= 0
            who = face.player(view["seat"], view["seat"], texts) if named else ""
            right = " · ".join(filter(None, (face.turn(view, texts), who)))
        return headline(left, right, width, paint)

    def below(self, board: Board, width: int, height: int, closely: int) -> Picture:
        """What the player acts with, or for whom the table waits, or how it ended."""
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
        """Where there is no view to show: what the table waits for."""
        return [""] + [line for part in self.desk.waiting.split("\n") for line in wrapped(part, width) or [""]]

    def told(self, width: int, sided: bool) -> tuple[list[str], list[str]]:
        """What must be read (a refusal, trouble, somebody's words), and what is new, as far as there is room."""
        paint = self.reverie.paint
        must = [paint(line, "red") for line in wrapped(self.desk.trouble, width)]
        must += [line for text in self.desk.heard[-HEARD:] for line in wrapped(text, width)]
        if self.said:
            return must + [line for text in self.said for line in wrapped(text, width)], []
        told = [] if sided and self.desk.view is not None and self.desk.view["result"] is None else self.desk.news
        lines: list[str] = []
        for text in told:
            first, *rest = wrapped(text, width, "   ")
            lines += [" • " + first[3:], *rest]
        return must, [paint(line, "faint") if width_of(line) == len(line) else line for line in lines]

    def keys(self) -> Sequence[Key]:
        say = self.reverie.texts.say
        over = self.desk.view is not None and self.desk.view["result"] is not None
        out: list[Key] = []
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
            out += [Key("H", say("web-hint"), "hint"), Key("R", say("web-rule"), "rule")] if asked else []
        if self.desk.view is not None:
            out += [Key("L", say("term-key-log"), "log"), Key("I", say("term-key-odds"), "odds")]
        if self.desk.talks:
            out += [Key("T", say("web-talk"), "talk"), Key("O", say("people-short"), "people")]
        return [*out, Key("Q", say("web-leave"), "leave"), Key("?", say("term-key-help"), "help")]

    # -- acting ---------------------------------------------------------------------------------

    def act(self, work: Work, position: Position | None = None) -> None:
        """Do something at the desk, one thing at a time; what it refuses is said.

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
        """What a key pressed now is meant for, so that it answers no question that was not seen."""
        view = self.desk.view
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

    # -- commands -------------------------------------------------------------------------------

    def asked(self) -> bool:
        """Whether a person is asked something at this desk now."""
        return self.desk.view is not None and self.desk.view["prompt"] is not None

    def action_undo(self) -> None:
        self.act(self.desk.undo, self.position() or None)

    def action_back(self) -> None:
        """To the previous decision; in a game that waits for players, a bot takes a seat."""
        if self.desk.view is not None:
            self.act(self.desk.back)
            return
        say = self.reverie.texts.say
        bots = [(name, say("web-seat-bot", bot=say(f"web-bot-{name}"))) for name in strengths_of(self.desk.setup.game)]

        def put(name: str | None) -> None:
            if name:
                self.act(lambda: self.desk.put_bot(name))

        self.app.push_screen(Pick(say("term-key-bot"), bots), put)

    def action_talk(self) -> None:
        def said(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                text = typed[0].strip()
                self.act(lambda: self.desk.talk(text))

        if self.desk.talks:
            self.app.push_screen(Ask(self.reverie.texts.say("web-talk-say"), [("", "")]), said)

    def action_people(self) -> None:
        """Show who is present and, when somebody does not answer in time, what can be done about it."""
        title, told = self.reverie.texts.say("people-title"), self.desk.others()
        remedies = self.desk.remedies()

        def chosen(name: str | None) -> None:
            if name:
                self.act(lambda: self.desk.remedy(name))

        if remedies:
            self.app.push_screen(Pick("\n".join(told) or title, remedies), chosen)
        elif told:
            self.app.push_screen(Page(title, told))

    def action_hint(self) -> None:
        if self.asked():
            self.act(self._hint)

    async def _hint(self) -> None:
        texts = self.reverie.texts
        self.say(texts.say("web-hint-thinking"))
        first, *lines = await self.desk.hint()
        self.said = []
        self.draw()
        self.app.push_screen(Page(first.strip(), [line.strip() for line in lines]))

    def action_rule(self) -> None:
        if self.asked() and self.board is not None and self.desk.view is not None:
            rule = self.board.face.rule(self.desk.view, self.reverie.texts, self.reverie.paint)
            self.app.push_screen(Page(self.reverie.texts.say("web-rule"), _apart(rule)))

    def action_log(self) -> None:
        texts = self.reverie.texts
        log = self.desk.log() if self.desk.covered is None else []
        self.app.push_screen(Page(texts.say("web-log"), _apart(log) or [texts.say("web-log-empty")], last=True))

    def action_odds(self) -> None:
        """The whole table: what the side shows where there is one."""
        if self.board is not None and self.desk.view is not None:
            width = min(self.size.width - 8, 96)
            table = self.board.face.table(self.desk.view, self.reverie.texts, width, self.reverie.paint).split("\n")
            self.app.push_screen(Page(self.reverie.texts.say("term-key-odds"), table[1:], as_drawn=True))

    def action_keep(self) -> None:
        def save(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                path = Path(typed[0].strip())
                self.act(lambda: self._save(path))

        self.app.push_screen(Ask(self.reverie.texts.say("term-save-where"), [("", "")]), save)

    async def _save(self, path: Path | None) -> None:
        self.say(await self.desk.save(path))

    def action_type(self) -> None:
        def give(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                line = typed[0].strip()
                self.ahead.append(Ahead(lambda: self.act(lambda: self.desk.type(line)), ANY))
                self.catch_up()

        if self.desk.view is None or self.desk.view["result"] is not None:
            return
        # A line may be typed before its turn: words mean the same whatever happens meanwhile.
        title = self.desk.waiting
        if self.asked():
            title = typed_question(face_of(self.setup.game), self.desk.view, self.reverie.texts)
        self.app.push_screen(Ask(title, [("", "")]), give)

    def action_concede(self) -> None:
        texts = self.reverie.texts

        def sure(answer: str | None) -> None:
            if answer == YES:
                self.act(self.desk.concede)

        if self.desk.view is not None and self.desk.view["result"] is None:
            answers = [("no", texts.say("web-concede-no")), (YES, texts.say("web-concede"))]
            self.app.push_screen(Pick(texts.say("web-concede-sure"), answers), sure)

    def action_help(self) -> None:
        texts = self.reverie.texts
        out = [texts.say("term-help-table"), ""]
        if self.board is not None and self.desk.view is not None:
            game = self.desk.view["game"]
            out += [told, ""] if (told := texts.found(f"term-help-{game}")) else []
            out += _apart(self.board.face.legend(self.desk.view, texts, self.reverie.paint))
        for key, message in HELP:
            out.append(f"{self.reverie.paint(key, 'key')}  {texts.say(message)}")
        self.app.push_screen(Page(texts.say("term-key-help"), out))

    def action_replay(self) -> None:
        if self.desk.view is not None and self.desk.view["result"] is not None and self.desk.record() is not None:
            self.act(lambda: self.go("replay"))

    def action_leave(self) -> None:
        """Leave at once, also while a bot thinks: it is asked again when the game goes on."""
        if self.busy:
            self.workers.cancel_node(self)
            self.busy = False
        self.act(self.go)

    def action_hush(self) -> None:
        """Dismiss what was said, and cancel a hint that is queued.

        Escape does not leave: over a slow connection an arrow key may arrive as Escape.
        """
        if self.desk.place:
            self.run_worker(self.desk.cancel_hint())
        self.said = []
        self.draw()

    async def go(self, then: str = "") -> None:
        await self.desk.leave()
        self.dismiss(then)

    def action_scroll(self, by: int) -> None:
        self.query_one("#board", VerticalScroll).scroll_relative(y=by, animate=False)


HELP: Final = (
    ("U", "help-undo"),
    ("B", "help-back"),
    ("H", "help-hint"),
    ("R", "help-rule"),
    ("L", "term-help-log"),
    ("I", "term-help-odds"),
    (":", "term-help-type"),
    ("W", "term-help-keep"),
    ("G", "help-concede"),
    ("O", "term-help-people"),
    ("Q", "help-quit"),
)


def _apart(paragraphs: Sequence[str]) -> list[str]:
    """Paragraphs with an empty line between them."""
    return [line for paragraph in paragraphs for line in (paragraph, "")][:-1]
