"""The set-up screen: the rows to choose a set-up by, made from the set-ups the game itself lists."""

from typing import Any, ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen

from reverie.core.game import Setup
from reverie.games.discovery import games, kit_of, new_setup, typed_words
from reverie.players.roster import strengths_of
from reverie.program import program
from reverie.terminal.boxes import Box
from reverie.terminal.game_board import Key
from reverie.terminal.widgets import Canvas, Choice, Choices, KeyLine, Lines
from reverie.texts import Texts
from reverie.textui.ink import wrapped
from reverie.titles import setup_title

HERE: Final = "here"  # a person: at this keyboard, or invited by link
SEAT: Final = "seat"
TIME: Final = "time to answer"
TIMES: Final = (120, 300, 600, 86_400, 259_200, 604_800)  # seconds that a server offers for an answer


class Wanted(NamedTuple):
    """A set-up and who sits in the seats after the first: `here`, or the name of a bot."""

    setup: Setup
    others: list[str]
    time_to_answer: int = 0  # seconds; 0 is as long as one likes

    @property
    def bots(self) -> list[str]:
        """The names of the bots, for the last seats."""
        return [name for name in self.others if name != HERE]


class Rows:
    """The choices of one game, and the set-up they spell."""

    def __init__(self, game: str, texts: Texts, online: bool) -> None:
        self.kit = kit_of(game)
        self.texts = texts
        self.online = online
        self.setups = next(one for one in games() if one.name == game).setups()
        self.chosen: dict[str, str] = {}
        self.options: list[str] = []  # the names of the options that the chosen spelling has

    def rows(self) -> list[Choice]:
        spellings = {setup.spelling for setup in self.setups}
        out: list[Choice] = []
        for choice in self.kit.choices():
            # What does not change the spelling's first part may be missing: boards of one's own have fewer views.
            values = [value for value in choice.values if self._possible(choice.name, value, spellings)]
            out.append(self._row(choice.name, values))
        spelled = [setup for setup in self.setups if setup.spelling == self._spelling()]
        seats = sorted({setup.players for setup in spelled})
        label = self.texts.say("web-players")
        out.append(self._choice("players", label, [(str(n), self._alone(n)) for n in seats]))
        players = int(self.chosen["players"])
        options: dict[str, list[str]] = {}
        for setup in spelled:
            if setup.players == players:
                for name, value in setup.options.items():
                    options.setdefault(name, []).append(value)
        # An option with a single value is no choice: it is part of the set-up anyway.
        self.options = [name for name, values in options.items() if len(set(values)) > 1]
        out += [self._row(name, list(dict.fromkeys(options[name]))) for name in self.options]
        for seat in range(2, players + 1):
            out.append(self._choice(f"{SEAT} {seat}", self.texts.say("term-seat", n=seat), self._company(seat)))
        if self._waits_for_people():
            times = [(str(seconds), self.texts.say(f"people-time-{seconds}")) for seconds in TIMES]
            none = ("0", self.texts.say("people-time-none"))
            out.append(self._choice(TIME, self.texts.say("people-time"), [none, *times]))
        return out

    def _waits_for_people(self) -> bool:
        """Tell whether a person at another device will have to answer."""
        return self.online and HERE in self._others()

    def _others(self) -> list[str]:
        return [self.chosen[f"{SEAT} {seat}"] for seat in range(2, int(self.chosen["players"]) + 1)]

    def _possible(self, name: str, value: str, spellings: set[str]) -> bool:
        """Tell whether some set-up has that value, the other choices being as they are by default."""
        chosen = {choice.name: choice.values[0] for choice in self.kit.choices()}
        return self.kit.spelling(chosen | {name: value}) in spellings

    def _row(self, name: str, values: list[str]) -> Choice:
        told = [(value, self.kit.value_label(name, value, self.texts)) for value in values]
        return self._choice(name, self.kit.choice_label(name, self.texts), told)

    def _choice(self, name: str, label: str, options: list[tuple[str, str]]) -> Choice:
        row = Choice(name, label, options, self.chosen.get(name, ""))
        self.chosen[name] = row.value
        return row

    def _alone(self, n: int) -> str:
        return self.texts.say("web-alone") if n == 1 else str(n)

    def _company(self, seat: int) -> list[tuple[str, str]]:
        person = "web-seat-somebody" if self.online else "term-seat-here"
        people = [(HERE, self.texts.say(person))]
        bots = [(name, self.texts.say(f"web-bot-{name}")) for name in strengths_of(self.kit.name)]
        # Bots sit in the last seats: no person sits after one.
        after_bot = seat > 2 and self.chosen.get(f"{SEAT} {seat - 1}", HERE) != HERE and not self.online
        return bots if after_bot else people + bots

    def _spelling(self) -> str:
        return self.kit.spelling(self.chosen)

    def about(self) -> str:
        """Return what is chosen, in sentences."""
        about = self.kit.about(self.chosen, self.texts)
        return f"{about} {self.texts.say('people-time-why')}".strip() if self._waits_for_people() else about

    def wanted(self) -> Wanted:
        players = int(self.chosen["players"])
        setup = new_setup(self._spelling(), players, {name: self.chosen[name] for name in self.options})
        time_to_answer = int(self.chosen[TIME]) if self._waits_for_people() else 0
        return Wanted(setup, self._others(), time_to_answer)


class SetupScreen(Box, Screen[Any]):
    """Lets a person choose a set-up; ends with Wanted, or None if cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, game: str, texts: Texts, online: bool = False) -> None:
        super().__init__()
        self.online = online
        self.rows = Rows(game, texts, online)

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        with VerticalScroll(can_focus=False):
            yield Choices(self.reverie.paint, id="choices")
            yield Lines(id="about")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.lay_out()
        self.query_one(Choices).focus()

    def on_resize(self) -> None:
        self.lay_out()

    def on_choices_changed(self, event: Choices.Changed) -> None:
        event.stop()
        for row in self.query_one(Choices).rows:
            self.rows.chosen[row.name] = row.value
        self.lay_out()

    def lay_out(self) -> None:
        texts, paint = self.reverie.texts, self.reverie.paint
        self.query_one(Choices).offer(self.rows.rows())
        wanted = self.rows.wanted()
        self.query_one("#head", Lines).show_lines([paint(f"── {setup_title(wanted.setup, texts)}", "title")])
        about = [paint(line, "faint") for line in wrapped(self.rows.about(), min(76, self.size.width - 2), "   ")]
        # At a server there is no command that would begin the same match.
        command = [] if self.online else ["", paint(f"   {program()} terminal {typed_words(wanted.setup)}", "faint")]
        self.query_one("#about", Lines).show_lines(["", *about, *command])
        keys = [
            Key("↑↓ ←→", texts.say("term-key-choose"), "choose"),
            Key("↵", texts.say("web-begin"), "begin"),
            Key("Q", texts.say("web-back-home"), "leave"),
        ]
        self.query_one("#keys", KeyLine).lay_out(keys, self.size.width, paint)

    async def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        if event.target != "choose":
            await self.run_action(event.target)

    def action_begin(self) -> None:
        self.dismiss(self.rows.wanted())

    def action_leave(self) -> None:
        self.dismiss(None)
