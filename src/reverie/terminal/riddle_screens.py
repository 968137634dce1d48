"""Riddles on the terminal's screen: the riddle of the day, the ladder, themes, and the table of one."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from reverie.core.errors import ReverieError
from reverie.riddles.ladder import riddle_of_day
from reverie.riddles.library import riddles, setup_of_riddle, themes
from reverie.riddles.own_tries import OwnTries, own_file, utc_today
from reverie.riddles.riddle import Riddle
from reverie.riddles.tries import PUBLIC, ladder_of
from reverie.terminal.boxes import Page, Pick
from reverie.terminal.game_board import Key
from reverie.terminal.home import Menu
from reverie.terminal.riddle_desk import RiddleDesk
from reverie.terminal.table_commands import YES
from reverie.terminal.table_screen import TableScreen
from reverie.terminal.widgets import Canvas, KeyLine, Lines
from reverie.textui.ink import wrapped
from reverie.textui.riddle_client import tries_line
from reverie.titles import setup_title

DAY: Final = "day"
NEXT: Final = "next"
THEMES: Final = "themes"
REVIEW: Final = "review"
MOST_RIVALS: Final = 9


class RiddlesScreen(Menu):
    """What there is to solve, and how far one has come."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "leave", show=False)]

    def __init__(self) -> None:
        """Read the tries on this machine; BadRiddles if their file is damaged."""
        super().__init__()
        self.tries = OwnTries(own_file())

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        with Vertical():
            yield Lines(id="about")
            yield OptionList(id="menu")
        yield KeyLine(id="keys")

    def lay_out(self) -> None:
        texts, paint = self.reverie.texts, self.reverie.paint
        self.query_one("#head", Lines).show_lines([paint(f"── {texts.say('web-title-riddles')}", "title")])
        tries, ladder = self.tries, ladder_of(riddles().values())
        said = tries_line(tries, texts) if tries.tries else texts.say("riddle-empty")
        run = tries.streak(utc_today())
        days = (
            texts.say("riddle-streak", n=run.now, longest=run.longest) if run.now else texts.say("riddle-streak-none")
        )
        self.query_one("#about", Lines).show_lines(["", *wrapped(said, self.size.width), f" {days}", ""])
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        if (name := self.of_day()) is not None:
            had = tries.find(name)
            state = "riddle-solve" if had is None else "riddle-day-right" if had.solved else "riddle-day-wrong"
            title = setup_title(setup_of_riddle(name), texts)
            menu.add_option(Option(f"{texts.say('riddle-day')} · {title} · {texts.say(state)}", id=DAY))
        left = sum(tries.find(one.name) is None for one in ladder)
        words = texts.say("riddle-next" if tries.tries else "riddle-first")
        menu.add_option(Option(f"{words} · {texts.say('riddle-left', left=left, all=len(ladder))}", id=NEXT))
        menu.add_option(Option(texts.say("riddle-by-theme"), id=THEMES))
        menu.highlighted = at
        keys = [
            Key("↑↓ ↵", texts.say("term-key-choose"), "choose"),
            Key("Q", texts.say("web-back-home"), "leave"),
        ]
        self.query_one("#keys", KeyLine).lay_out(keys, self.size.width, paint)

    def of_day(self) -> str | None:
        return riddle_of_day(PUBLIC, riddles(), utc_today())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == DAY:
            name = self.of_day()
            if name is not None:
                self.open(riddles()[name], utc_today().isoformat())
        elif event.option.id == NEXT:
            self.open_next(None)
        else:
            self.choose_theme()

    async def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        if event.target != "choose":
            await self.run_action(event.target)

    def choose_theme(self) -> None:
        texts = self.reverie.texts
        ladder = ladder_of(riddles().values())
        offered = []
        for theme in themes():
            about = [one for one in ladder if theme in one.themes]
            left = sum(self.tries.find(one.name) is None for one in about)
            words = texts.say("riddle-theme-left", left=left, all=len(about))
            offered.append((theme, f"{texts.say(f'theme-{theme}')} · {words}"))
        self.app.push_screen(Pick(texts.say("riddle-by-theme"), offered), lambda theme: self.open_next(theme or ""))

    def open_next(self, theme: str | None) -> None:
        """Open the next riddle of the ladder, of a theme if one is named; an empty one is none."""
        if theme == "":
            return
        ladder = [one for one in ladder_of(riddles().values()) if theme is None or theme in one.themes]
        riddle = self.tries.following(ladder)
        if riddle is None:
            texts = self.reverie.texts
            self.app.push_screen(Page(texts.say("web-title-riddles"), [texts.say("riddle-none-left")]))
        else:
            self.open(riddle, None, theme)

    def open(self, riddle: Riddle, day: str | None, theme: str | None = None) -> None:
        def left(then: str | None) -> None:
            if then == NEXT:
                self.open_next(theme)

        desk = RiddleDesk(riddle, self.tries, day, self.reverie.texts, self.reverie.paint)
        self.app.push_screen(RiddleScreen(desk), left)

    def action_leave(self) -> None:
        self.dismiss()


class RiddleScreen(TableScreen):
    """The table of one riddle; it is left with `next` if another one is wanted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "verdict", show=False),
        Binding("c", "challenge", show=False),
        Binding("n", "next", show=False),
    ]

    def __init__(self, desk: RiddleDesk) -> None:
        super().__init__(desk, desk.setup)
        self.riddle_desk = desk
        self.asking = False
        self.told = False  # whether the verdict was opened by itself

    def refresh_table(self) -> None:
        super().refresh_table()
        desk = self.riddle_desk
        if desk.proposed and not self.asking:
            self.ask_once_more()
        elif desk.given and not self.told and self.is_mounted:
            self.told = True
            self.action_verdict()

    def ask_once_more(self) -> None:
        texts, desk = self.reverie.texts, self.riddle_desk
        self.asking = True

        def sure(answer: str | None) -> None:
            self.asking = False
            if answer == YES:
                self.act(desk.give)
            else:
                desk.proposed = ""

        label = desk.face.label(desk.question, desk.proposed, texts, self.reverie.paint)
        question = f"{texts.say('riddle-chosen', answer=label)}. {texts.say('riddle-once')}"
        answers = [(YES, texts.say("riddle-give")), ("no", texts.say("riddle-think"))]
        self.app.push_screen(Pick(question, answers), sure)

    def action_verdict(self) -> None:
        desk = self.riddle_desk
        if desk.given:
            title = f"{self.reverie.texts.say('riddle-one')} {desk.riddle.name}"
            self.app.push_screen(Page(title, desk.verdict))

    def action_next(self) -> None:
        if self.riddle_desk.given:
            self.act(lambda: self.go(NEXT))

    def action_challenge(self) -> None:
        """Open the game review, or have the best answer and another one played on again."""
        texts, desk = self.reverie.texts, self.riddle_desk
        if not desk.given:
            return
        offered = [(REVIEW, texts.say("riddle-review"))]
        for text in desk.rivals()[:MOST_RIVALS]:
            label = desk.face.label(desk.question, text, texts, self.reverie.paint)
            offered.append((f"={text}", f"{texts.say('riddle-challenge-go')}: {label}"))

        def chosen(name: str | None) -> None:
            if name == REVIEW:
                self.review()
            elif name:
                self.act(lambda: self.play_on(name.removeprefix("=")))

        self.app.push_screen(Pick(texts.say("riddle-challenge-how"), offered), chosen)

    def review(self) -> None:
        try:
            self.reverie.replay(self.riddle_desk.keep_record())
        except ReverieError as error:
            self.reverie.tell(error)

    async def play_on(self, rival: str) -> None:
        texts = self.reverie.texts
        self.say(texts.say("riddle-challenge-playing"))
        said = await self.riddle_desk.play_on(rival)
        self.said = []
        self.draw()
        self.app.push_screen(Page(texts.say("riddle-challenge"), [said]))

    def keys(self) -> Sequence[Key]:
        say = self.reverie.texts.say
        if self.riddle_desk.given:
            own = [
                Key("N", say("riddle-next"), "next"),
                Key("V", say("riddle-key-verdict"), "verdict"),
                Key("C", say("riddle-challenge"), "challenge"),
                Key("H", say("web-hint"), "hint"),
            ]
        else:
            board = self.board.keys() if self.board is not None else ()
            own = [Key("↵", say("term-key-answer"), "enter"), *board, Key("R", say("web-rule"), "rule")]
        own += [Key("I", say("term-key-odds"), "odds"), Key("Q", say("web-leave"), "leave")]
        return [*own, Key("?", say("term-key-help"), "help")]

    def action_hint(self) -> None:
        if self.riddle_desk.given:
            self.act(self._hint)
        else:
            self.say(self.reverie.texts.say("riddle-no-hint"))
