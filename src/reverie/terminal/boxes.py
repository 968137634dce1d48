"""Small screens over another: a page to read, a question, a line to type, a cover between two hands."""

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from reverie.terminal.widgets import rich
from reverie.textui.ink import width_of, wrapped

if TYPE_CHECKING:
    from reverie.terminal.app import ReverieApp

WIDEST = 96


class Box:
    """What all screens share: the application, and closing once."""

    gone = False

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close only once: a second key during closing must not close the screen below."""
        if self.gone:
            return AwaitComplete()
        self.gone = True
        closing: AwaitComplete = super().dismiss(result)  # type: ignore[misc]
        return closing

    @property
    def reverie(self) -> "ReverieApp":
        from reverie.terminal.app import ReverieApp

        app = self.app  # type: ignore[attr-defined]
        assert isinstance(app, ReverieApp)
        return app


class Page(Box, ModalScreen[None]):
    """Paragraphs to read; Escape, Enter, Space, or the key that opened it, closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,h,l,i,r,question_mark,f1", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, paragraphs: Sequence[str], *, as_drawn: bool = False, last: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.paragraphs = paragraphs
        self.as_drawn = as_drawn
        self.last = last  # whether to scroll to the end

    def compose(self) -> ComposeResult:
        with Vertical(classes="box page") as box:
            box.border_title = Text(self.heading)
            box.border_subtitle = Text(self.reverie.texts.say("term-close"))
            with VerticalScroll(can_focus=False):
                yield Static(id="text")

    def on_mount(self) -> None:
        width = min(WIDEST, self.size.width - 9)  # a page that scrolls has a scrollbar beside its text
        lines = [
            line
            for paragraph in self.paragraphs
            for line in ([paragraph] if self.as_drawn else _folded(paragraph, width))
        ]
        self.query_one("#text", Static).update(rich(lines))
        if self.last:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()


def _folded(paragraph: str, width: int) -> list[str]:
    """Wrap a paragraph; a word that is too long, such as a path, is cut."""
    lines = wrapped(paragraph, width, "") or [""]
    return [part for line in lines for part in (textwrap.wrap(line, width) if width_of(line) > width else [line])]


class Pick(Box, ModalScreen[str]):
    """A question with a few answers; Escape gives none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(rich(wrapped(self.question, min(WIDEST, 60), "")))
            yield OptionList(*(Option(words, id=name) for name, words in self.answers))

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id or "")


class Ask(Box, ModalScreen[list[str]]):
    """Lines to type; Enter in the last one ends it, Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss([])", show=False)]

    def __init__(self, title: str, fields: Sequence[tuple[str, str]], secret: str = "") -> None:
        """Take the fields as labels and what already stands there; the one labelled `secret` is not shown."""
        super().__init__()
        self.heading = title
        self.fields = fields
        self.secret = secret

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(rich([self.reverie.paint(line, "title") for line in wrapped(self.heading, 60, "")]))
            for number, (label, value) in enumerate(self.fields):
                if label:
                    yield Label(label)
                yield Input(value, id=f"field-{number}", password=bool(label) and label == self.secret)

    def on_mount(self) -> None:
        self.query_one("#field-0").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        inputs = list(self.query(Input))
        after = inputs.index(event.input) + 1
        if after < len(inputs):
            inputs[after].focus()
        else:
            self.dismiss([one.value for one in inputs])


class Cover(Box, Screen[bool]):
    """Hides the table until the next player is alone with the screen; ends with whether to stay."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            text = self.reverie.texts.say("term-cover", player=self.seat + 1)
            yield Static(rich(["☾", "", *wrapped(text, 60, "")]), id="covered")
            yield Static(rich([self.reverie.paint(self.reverie.texts.say("term-cover-leave"), "faint")]))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss(event.key != "q")

    def on_click(self) -> None:
        self.dismiss(True)
