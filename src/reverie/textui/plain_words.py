"""Any game in words: its view, questions, actions and events, by the messages it has, else by their names.

A game whose messages begin with `golf` may have `golf-field-stock` (a field of its view), `golf-word-red` (a value),
`golf-ask-play` (a question, by the name of its prompt), `golf-do-deal` (an action), `golf-act-take` (all actions of
that verb, with `$what`), `golf-event-dealt` (an event, with its fields) and `golf-over-cleared` (why a game is over).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from reverie.core.view import Prompt, ResultData, View
from reverie.games.event_table import slug
from reverie.texts import Texts
from reverie.textui.ink import Paint, flow, labelled, width_of

if TYPE_CHECKING:
    from reverie.games.kit import Facts

FRAME: Final = frozenset(View.__annotations__)  # what every view has; a table shows the rest
NONE: Final = "\u2013"
BETWEEN: Final = " · "
INDENT: Final = "  "


class PlainWords:
    """Says things of one game in the reader's language."""

    def __init__(self, messages: str, texts: Texts, paint: Paint) -> None:
        self.messages = messages
        self.texts = texts
        self.paint = paint

    def _message(self, kind: str, name: str) -> str:
        """Return the name of the game's message on something, or nothing if it has none."""
        message = f"{self.messages}-{kind}-{slug(name)}"
        return message if slug(name) and self.texts.has(message) else ""

    # -- the table ------------------------------------------------------------------------------

    def header(self, left: str, right: str, width: int) -> str:
        end = f" {right} ──" if right else "──"
        line = "─" * max(1, width - len(left) - len(end) - 4)
        return f"── {self.paint(left, 'strong')} {line}{end}"

    def table(self, view: Mapping[str, object], width: int) -> list[str]:
        """Draw the fields of a view that are about the game, each with its label."""
        fields = {name: value for name, value in view.items() if name not in FRAME}
        column = max((len(self.field(name)) for name in fields), default=0) + 3
        out: list[str] = []
        for name, value in fields.items():
            label = self.paint(self.field(name), "strong")
            out += labelled(label, self.lines(value, width - column), column)
        return [line.rstrip() for line in out]

    def field(self, name: str) -> str:
        message = self._message("field", name)
        return self.texts.say(message) if message else name.replace("_", " ").capitalize()

    def word(self, value: str | int | float | bool | None) -> str:
        """Say a value that has no parts."""
        if value is None or value == "":
            return NONE
        if isinstance(value, bool):
            return self.texts.say("plain-yes" if value else "plain-no")
        message = self._message("word", value) if isinstance(value, str) else ""
        return self.texts.say(message) if message else str(value)

    def lines(self, value: Any, width: int) -> list[str]:
        """Write a value of a view in lines: what has no parts side by side, lists of lists below each other."""
        if isinstance(value, Mapping):
            pairs = [(self.field(str(name)), part) for name, part in value.items()]
            if not any(_has_parts(part) for _, part in pairs):
                return flow([f"{name} {self.word(part)}" for name, part in pairs], width, BETWEEN) or [NONE]
            return self._under(pairs, width) or [NONE]
        if isinstance(value, Sequence) and not isinstance(value, str):
            if not any(_has_parts(part) for part in value):
                return flow([self.word(part) for part in value], width, " ") or [NONE]
            return self._under([(str(number), part) for number, part in enumerate(value, 1)], width)
        return flow(self.word(value).split(" "), width, " ")

    def line(self, value: Any) -> str:
        """Write a value on one line."""
        return " ".join(self.lines(value, 10_000))

    def _under(self, pairs: Sequence[tuple[str, Any]], width: int) -> list[str]:
        column = max((width_of(name) for name, _ in pairs), default=0) + len(INDENT)
        out: list[str] = []
        for name, part in pairs:
            first, *rest = self.lines(part, width - column)
            out += [f"{name:{column}}{first}", *(" " * column + line for line in rest)]
        return out

    # -- questions and answers ------------------------------------------------------------------

    def question(self, prompt: Prompt) -> str:
        message = self._message("ask", prompt["name"])
        if not message:
            return self.texts.say("plain-ask")
        arguments = {name: one if isinstance(one, int) else self.word(one) for name, one in prompt["arguments"].items()}
        return self.texts.say(message, **arguments)

    def action(self, text: str) -> str:
        """Say an action in the reader's language, or as it is typed if no message tells it."""
        message = self._message("do", text)
        if message:
            return self.texts.say(message)
        verb, _, what = text.partition(" ")
        message = self._message("act", verb)
        return self.texts.say(message, what=self.word(what)) if message else text

    # -- events ---------------------------------------------------------------------------------

    def event(self, name: str, data: Mapping[str, object], who: str = "") -> str:
        """Tell an event that has no message: the name of its seat, if it has one, its own name and its fields."""
        if name == "over":
            return self.over(str(data.get("reason", "")))
        fields = ", ".join(f"{self.field(key)} {self.line(value)}" for key, value in data.items() if key != "seat")
        if who:
            return f"{who}: {name.capitalize()} ({fields})." if fields else f"{who}: {name.capitalize()}."
        return f"{name.capitalize()}: {fields}." if fields else f"{name.capitalize()}."

    def over(self, reason: str) -> str:
        """Say why a game is over."""
        message = self._message("over", reason)
        return self.texts.say(message) if message else self.texts.say("plain-over", reason=reason)

    # -- the end --------------------------------------------------------------------------------

    def ending(self, result: ResultData, facts: "Facts") -> list[str]:
        """Won or lost, why, and with which score."""
        scores, winners = result["scores"], result["winners"]
        out = [self.over(result["reason"])]
        if facts.winnable:
            if facts.cooperative or len(scores) == 1:
                head = self.texts.say("plain-won" if winners else "plain-lost")
            else:
                named = self.texts.listed([str(seat + 1) for seat in winners])
                head = self.texts.say("plain-winners", n=len(winners), players=named)
            out.insert(0, self.paint(head, "strong"))
        if len(scores) == 1 or facts.shared_score:
            out.append(self.texts.say("plain-score", n=sum(scores)))
        else:
            out += [self.texts.say("plain-score-of", player=seat + 1, n=n) for seat, n in enumerate(scores)]
        return out


def _has_parts(value: object) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, Sequence) and not isinstance(value, str))
