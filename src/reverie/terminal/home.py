"""The first screen: new games, games to continue or replay, the server, the language."""

from datetime import datetime
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.core.record import Reader
from reverie.files import MAX_BYTES, data_folder
from reverie.games.discovery import kits
from reverie.games.kit import GameKit
from reverie.terminal.boxes import Ask, Box, Pick
from reverie.terminal.game_board import Key
from reverie.terminal.widgets import Canvas, KeyLine, Lines
from reverie.texts import LANGUAGES, Texts
from reverie.textui.ink import beside, wrapped
from reverie.textui.saves import SUFFIX
from reverie.titles import setup_title

SHOWN: Final = 200  # games in a list, the newest first
FILE: Final = "file"
NEW: Final = "new"
OWN_TABLE: Final = "own table"
RIDDLES: Final = "riddles"

# A window at night, a door ajar, a moon.
DOOR: Final = (
    "   ☾          ·        ",
    "      ╭─────────╮   ·  ",
    "  ·   │ ╭─────╮ │      ",
    "      │ │   · │ │  ★   ",
    "      │ │     │ │      ",
    "      │ │    ●│ │      ",
    "      │ │     │ │   ·  ",
    " ·    │ │     │ │      ",
    "   ═══╧═╧═════╧═╧═══   ",
)


class Kept(NamedTuple):
    """A game in a file: what it is, and whether it is over."""

    path: Path
    setup: Setup
    over: bool
    changed: float


def kept_games(folder: Path | None = None) -> list[Kept]:
    """Return the games in the data folder, the newest first; what cannot be read is passed over."""
    out: list[Kept] = []
    place = folder or data_folder() / "games"
    files = sorted(place.glob(f"*{SUFFIX}"), key=lambda path: path.name, reverse=True) if place.is_dir() else []
    for path in files[:SHOWN]:
        try:
            if path.stat().st_size > MAX_BYTES:
                continue
            text = path.read_text(encoding="utf-8")
            setup = Reader(text, str(path)).head().setup
            last = text.rstrip().rpartition("\n")[2]
            out.append(Kept(path, setup, last.startswith("result "), path.stat().st_mtime))
        except (OSError, UnicodeDecodeError, ReverieError):
            continue
    return sorted(out, key=lambda game: -game.changed)


class Menu(Box, Screen[None]):
    """A screen with a list to choose from, laid out anew whenever it is looked at."""

    def on_mount(self) -> None:
        self.lay_out()
        self.query_one("#menu").focus()

    def on_screen_resume(self) -> None:
        self.lay_out()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        raise NotImplementedError


class Home(Menu):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.quit", show=False),
        Binding("n", "language", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Lines(id="sign")
        yield OptionList(id="menu")
        yield KeyLine(id="keys")

    def lay_out(self) -> None:
        texts, paint = self.reverie.texts, self.reverie.paint
        words = [
            "",
            paint("R E V E R I E", "title"),
            "",
            *wrapped(texts.say("web-home-title"), 48, ""),
            "",
            *(paint(line, "faint") for line in wrapped(texts.say("term-home-lead"), 48, "")),
        ]
        door = [paint(line, "brass") for line in DOOR]
        self.query_one("#sign", Lines).show_lines(beside([door, words], "  "))
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        games = kept_games()
        menu.clear_options()
        for name, words_of in (
            *((f"{NEW} {kit.name}", _offered(kit, texts)) for kit in kits()),
            (OWN_TABLE, texts.say("own-home")),
            (RIDDLES, texts.say("riddle-home")),
            ("resume", texts.say("term-home-resume", n=sum(not game.over for game in games))),
            ("replay", texts.say("term-home-replay")),
            ("online", texts.say("term-home-online")),
            ("language", texts.say("term-home-language", language=texts.say("term-language"))),
            ("quit", texts.say("term-home-quit")),
        ):
            menu.add_option(Option(words_of, id=name))
        menu.highlighted = at
        keys = [
            Key("↑↓ ↵", texts.say("term-key-choose"), "choose"),
            Key("N", texts.say("web-set-language"), "language"),
            Key("Q", texts.say("term-home-quit"), "quit"),
        ]
        self.query_one("#keys", KeyLine).lay_out(keys, self.size.width, paint)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option.id or "")

    def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        self.choose(event.target)

    def choose(self, name: str) -> None:
        if name.startswith(NEW):
            self.reverie.choose_setup(name.removeprefix(NEW).strip())
        elif name == OWN_TABLE:
            self.choose_own_table()
        elif name == RIDDLES:
            self.reverie.open_riddles()
        elif name in ("resume", "replay"):
            self.app.push_screen(Games(over=name == "replay"))
        elif name == "online":
            self.reverie.go_online()
        elif name == "language":
            self.action_language()
        elif name == "quit":
            self.app.exit(0)

    def choose_own_table(self) -> None:
        def chosen(game: str | None) -> None:
            if game:
                self.reverie.choose_setup(game, own_table=True)

        texts = self.reverie.texts
        offered = [(kit.name, _offered(kit, texts)) for kit in kits()]
        self.app.push_screen(Pick(texts.say("own-lead"), offered), chosen)

    def action_language(self) -> None:
        names = [(language, Texts(language).say("term-language")) for language in LANGUAGES]
        self.app.push_screen(Pick(self.reverie.texts.say("web-set-language"), names), self.speak)

    def speak(self, language: str | None) -> None:
        if language:
            self.reverie.speak(language)
            self.lay_out()


def _offered(kit: GameKit, texts: Texts) -> str:
    about = texts.found(f"web-home-{kit.name}")
    return f"{kit.title} · {about}" if about else kit.title


class Games(Menu):
    """Games kept on this machine: those to go on with, or those to see again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", show=False),
        Binding("f", "file", show=False),
    ]

    def __init__(self, over: bool) -> None:
        super().__init__()
        self.over = over
        self.games: list[Kept] = []

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        with Vertical():
            yield OptionList(id="menu")
        yield KeyLine(id="keys")

    def lay_out(self) -> None:
        texts, paint = self.reverie.texts, self.reverie.paint
        title = texts.say("term-title-replay" if self.over else "term-title-resume")
        self.query_one("#head", Lines).show_lines([paint(f"── {title}", "title")])
        # A game can be looked at before it is over, too.
        self.games = [game for game in kept_games() if self.over or not game.over]
        menu = self.query_one("#menu", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        for number, game in enumerate(self.games):
            when = datetime.fromtimestamp(game.changed).strftime("%Y-%m-%d %H:%M")
            seats = f" · {texts.say('term-players', n=game.setup.players)}"
            menu.add_option(Option(f"{when}  {setup_title(game.setup, texts)}{seats}", id=str(number)))
        menu.add_option(Option(texts.say("term-other-file"), id=FILE))
        menu.highlighted = min(at, len(self.games))
        keys = [
            Key("↑↓ ↵", texts.say("term-key-choose"), "choose"),
            Key("F", texts.say("term-key-file"), "file"),
            Key("Q", texts.say("web-back-home"), "leave"),
        ]
        self.query_one("#keys", KeyLine).lay_out(keys, self.size.width, paint)

    async def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        if event.target != "choose":
            await self.run_action(event.target)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == FILE:
            self.action_file()
        else:
            self.open(self.games[int(event.option.id or 0)].path)

    def open(self, path: Path) -> None:
        if self.over:
            self.reverie.replay(path)
        else:
            self.reverie.resume(path)

    def action_file(self) -> None:
        def named(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                self.open(Path(typed[0].strip()).expanduser())

        self.app.push_screen(Ask(self.reverie.texts.say("term-which-file"), [("", "")]), named)

    def action_leave(self) -> None:
        self.dismiss()
