"""What every screen is made of: painted text that can be pressed, a line of keys, rows of choices."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from reverie.terminal.game_board import Key
from reverie.terminal.picture import Picture, Zone
from reverie.textui.ink import Paint, pad, width_of


def rich(lines: Sequence[str]) -> Text:
    """Convert painted lines to the text type of the screen."""
    return Text.from_ansi("\n".join(lines), no_wrap=True, end="")


def headline(left: str, right: str, width: int, paint: Paint) -> str:
    """Return what a screen is about, and where one is in it, in a line across it."""
    end = f" {right} {paint('──', 'brass')}" if right else ""
    line = "─" * max(1, width - len(left) - width_of(end) - 4)
    return f"{paint('──', 'brass')} {paint(left, 'title')} {paint(line, 'brass')}{end}"


class Lines(Static):
    """Painted lines, updated only when they differ: laying a screen out costs more than drawing it."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__("", id=id, classes=classes)
        self.shown: list[str] = []

    def show_lines(self, lines: Sequence[str]) -> None:
        if list(lines) != self.shown:
            taller = len(lines) != len(self.shown)
            self.shown = list(lines)
            self.update(rich(lines), layout=taller)


class Canvas(Lines):
    """A picture that reports what is pressed in it."""

    class Pressed(Message):
        def __init__(self, canvas: "Canvas", target: str) -> None:
            super().__init__()
            self.canvas = canvas
            self.target = target

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.picture = Picture()

    def show(self, picture: Picture) -> None:
        self.picture = picture
        self.show_lines(picture.lines)

    def on_click(self, event: events.Click) -> None:
        target = self.picture.at(event.x, event.y)
        if target:
            event.stop()
            self.post_message(self.Pressed(self, target))


class KeyLine(Canvas):
    """The keys of a screen in one line, as many as fit; pressing one does the same."""

    def lay_out(self, keys: Sequence[Key], width: int, paint: Paint) -> None:
        """Show as many keys as fit, and always the last: it opens the help that lists the others."""
        picture = Picture([" "])
        *first, last = keys
        room = width - len(last.name) - len(last.label) - 4
        for key in [*(key for key in first), last]:
            text = f"{paint(key.name, 'key')} {key.label}"
            if key is last or width_of(picture.lines[0]) + width_of(text) + 2 <= room:
                picture.right([text], key.action, gap=2 if len(picture.lines[0]) > 1 else 0)
        self.show(picture)


class Choice:
    """One thing to choose: its name, and the values it may have, each with its words."""

    def __init__(self, name: str, label: str, options: Sequence[tuple[str, str]], value: str = "") -> None:
        self.name = name
        self.label = label
        self.options = list(options)
        values = [option for option, _ in self.options]
        self.at = values.index(value) if value in values else 0

    @property
    def value(self) -> str:
        return self.options[self.at][0]

    def turn(self, by: int) -> None:
        self.at = (self.at + by) % len(self.options)


class Choices(Canvas, can_focus=True):
    """Rows of choices: up and down to a row, left and right to another value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        pass

    def __init__(self, paint: Paint, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.paint = paint
        self.rows: list[Choice] = []
        self.at = 0

    def offer(self, rows: Sequence[Choice]) -> None:
        """Show other rows; the mark stays on its line if possible."""
        self.rows = list(rows)
        self.at = min(self.at, max(0, len(self.rows) - 1))
        self.redraw()

    def value(self, name: str) -> str:
        return next((row.value for row in self.rows if row.name == name), "")

    def redraw(self) -> None:
        picture = Picture()
        column = max((len(row.label) for row in self.rows), default=0) + 2
        for number, row in enumerate(self.rows):
            marked = number == self.at
            words = row.options[row.at][1]
            if len(row.options) > 1:
                words = f"◂ {words} ▸"
            mark = "▸" if marked else " "
            shown = self.paint(f" {words} ", "chosen") if marked else f" {words} "
            line = f" {mark} {pad(self.paint(row.label, 'strong'), column)}{shown}"
            left = column + 3
            picture.lines.append(line)
            picture.zones.append(Zone(number, 0, number + 1, left + 3, f"{number} -1"))
            picture.zones.append(Zone(number, left + 3, number + 1, width_of(line) + 1, f"{number} 1"))
        self.show(picture)

    def action_move(self, by: int) -> None:
        self.at = max(0, min(len(self.rows) - 1, self.at + by))
        self.redraw()

    def action_turn(self, by: int) -> None:
        if self.rows:
            self.rows[self.at].turn(by)
            self.redraw()
            self.post_message(self.Changed())

    def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        event.stop()
        number, by = event.target.split()
        self.at = int(number)
        self.action_turn(int(by))
