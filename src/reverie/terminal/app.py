"""The application: which screen follows which, in which language and colours."""

import string
from collections.abc import Callable
from pathlib import Path
from typing import Final

from textual import events
from textual.app import App
from textual.widgets import Input

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.terminal.attention import Attention
from reverie.terminal.boxes import Page
from reverie.terminal.desk import Desk, LocalDesk, remembered
from reverie.terminal.home import Home
from reverie.terminal.own_desk import OwnDesk
from reverie.terminal.palette import Palette
from reverie.terminal.settings import Settings
from reverie.terminal.setup import SetupScreen, Wanted
from reverie.terminal.table_screen import TableScreen
from reverie.texts import Texts
from reverie.textui.local_match import LocalMatch, greetings, new_game, resumed_game

CSS: Final = """
Screen { background: $background; color: $foreground; }
#head, #keys { height: 1; width: 100%; }
#keys { dock: bottom; background: $panel; }
#head { dock: top; }
#middle { height: 1fr; }
Lines, Static { text-wrap: nowrap; text-overflow: clip; }
#main { width: 1fr; height: 100%; }
#board { height: 1fr; scrollbar-size-vertical: 1; }
#upper, #lower, #news, #odds, #log { height: auto; width: 100%; }
#side { width: 44; height: 100%; padding-left: 1; border-left: solid $primary; }
#odds { max-height: 70%; }
#chronicle { height: 1fr; scrollbar-size-vertical: 1; border-top: solid $primary; }
#sign { height: auto; margin: 1 2; }
#menu { height: 1fr; border: none; background: $background; margin: 0 1; }
#about { height: auto; }
#choices { height: auto; margin-top: 1; }
#cover { align: center middle; width: 100%; height: 100%; }
#cover > Static { width: 100%; text-align: center; }
#covered { margin-bottom: 2; }
ModalScreen { align: center middle; background: $background 60%; }
ModalScreen:ansi { background: transparent; }
OptionList, OptionList:focus { border: none; background: $background; background-tint: $background 0%; }
OptionList > .option-list--option-highlighted, OptionList:focus > .option-list--option-highlighted {
    color: $background; background: $primary; text-style: bold; }
OptionList:ansi > .option-list--option-highlighted, OptionList:ansi:focus > .option-list--option-highlighted {
    color: ansi_black; background: ansi_yellow; text-style: bold underline; }
Input:ansi { text-style: underline; }
.box { width: 66; max-width: 95%; height: auto; max-height: 90%; padding: 0 1; border: round $primary;
       background: $background; }
.page { width: 104; }
.page VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
.box OptionList { height: auto; border: none; background: $background; }
.box Input { border: none; height: 1; padding: 0 1; margin-bottom: 1; background: $panel; }
.box Label { width: auto; }
.box { border-title-color: $primary; border-title-style: bold; border-subtitle-color: $primary; }
#curve { height: auto; }
"""


CAPITALS: Final = frozenset(string.ascii_uppercase)


class ReverieApp(App[int]):
    """Reverie on a terminal."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 6

    def __init__(
        self,
        texts: Texts,
        palette: Palette,
        settings: Settings,
        *,
        seed: str | None = None,
        first: "Callable[[ReverieApp], None] | None" = None,
    ) -> None:
        super().__init__(ansi_color=palette.theme.ansi)
        self.texts = texts
        self.palette = palette
        self.paint = palette.paint
        self.settings = settings
        self.seed = seed
        self.first = first
        self.attention = Attention()
        self.register_theme(palette.theme)
        self.theme = palette.theme.name

    def get_default_screen(self) -> Home:
        return Home()

    def action_help_quit(self) -> None:
        """Leave at once on Ctrl+C: every answer is saved already."""
        self.exit(0)

    def on_mount(self) -> None:
        if self.first is not None:
            self.first(self)

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.InputEvent | events.AppFocus):
            self.attention.touched()
        elif isinstance(event, events.AppBlur):
            self.attention.unfocused()
        # The foot of the screen shows keys as capitals; in a field they are letters.
        if isinstance(event, events.Key) and event.key in CAPITALS and not isinstance(self.focused, Input):
            event = events.Key(event.key.lower(), event.character)
        await super().on_event(event)

    def on_unmount(self) -> None:
        self.attention.stop()

    def speak(self, language: str) -> None:
        self.texts = Texts(language)
        self.settings.language = self.texts.language
        self.settings.save()

    def tell(self, error: Exception) -> None:
        """Show an error and stay on the screen."""
        self.push_screen(Page(self.texts.say("term-sorry"), [str(error)]))

    # -- games on this machine ------------------------------------------------------------------

    def choose_setup(self, game: str, own_table: bool = False) -> None:
        def play(wanted: Wanted | None) -> None:
            if wanted is not None:
                self.play(wanted.setup, wanted.bots, own_table=own_table)

        self.push_screen(SetupScreen(game, self.texts), play)

    def play(
        self, setup: Setup, bots: list[str], save: Path | None = None, spread: bool = False, own_table: bool = False
    ) -> None:
        """Start a new game with bots in the last seats, with real cards or dice if that is wanted."""
        try:
            self._sit(new_game(setup, self.seed, save, bots, self.texts, spread, own_table), [])
        except ReverieError as error:
            self.tell(error)

    def resume(
        self,
        path: Path,
        bots: list[str] | None = None,
        save: Path | None = None,
        to: int | None = None,
        own_table: bool = False,
    ) -> None:
        try:
            company = remembered(path) if bots is None else bots
            local = resumed_game(path, None, self.seed, save, company, self.texts, bots is not None, to, own_table)
        except ReverieError as error:
            self.tell(error)
            return
        self._sit(local, greetings(local.match, path, self.texts))

    def _sit(self, local: LocalMatch, said: list[str]) -> None:
        desk = OwnDesk if local.match.sampler is None else LocalDesk
        self.sit(desk(local, self.texts, self.paint, said), local.match.record.setup)

    def sit(self, desk: Desk, setup: Setup) -> None:
        def left(then: str | None) -> None:
            path = desk.record()
            if then == "replay" and path is not None:
                self.replay(path)

        self.push_screen(TableScreen(desk, setup), left)

    def replay(self, path: Path) -> None:
        from reverie.terminal.replay import ReplayScreen

        try:
            self.push_screen(ReplayScreen(path))
        except ReverieError as error:
            self.tell(error)

    def open_riddles(self) -> None:
        from reverie.terminal.riddle_screens import RiddlesScreen

        try:
            self.push_screen(RiddlesScreen())
        except ReverieError as error:
            self.tell(error)

    # -- at a server ----------------------------------------------------------------------------

    def go_online(self, server: str = "") -> None:
        from reverie.terminal.online.lobby import visit

        visit(self, server)
