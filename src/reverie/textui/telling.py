"""Events in sentences, by the table of their game; `web/src/lib/telling.ts` does the same for the page."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from reverie.core.events import Event
from reverie.games.event_table import Argument, EventTable, Row, slug
from reverie.textui.plain_words import PlainWords

TIMES = "\u00d7"
Data = Mapping[str, object]


class Teller:
    """Tells the events of one game in the reader's language."""

    def __init__(
        self, table: EventTable, words: PlainWords, style: Callable[[str], str], names: Sequence[str] = ()
    ) -> None:
        """Tell by a table; `style` names the colour of a value, where it has one; `names` are those of the seats."""
        self.table = table
        self.words = words
        self.texts = words.texts
        self.style = style
        self.names = names

    def tell(self, events: Sequence[Event], viewer: int) -> list[str]:
        """Tell one seat what happened; to a negative viewer nobody is `you`."""
        return [self._sentence(name, group, viewer) for name, group in self._sentences(events, viewer)]

    def _sentences(self, events: Sequence[Event], viewer: int) -> Iterator[tuple[str, list[Data]]]:
        """Group the events that make one sentence each, without those that are not told."""
        groups: list[tuple[str, list[Data]]] = []
        for event in events:
            if groups and groups[-1][0] == event.name and self._joined(event.name, groups[-1][1][-1], event.data):
                groups[-1][1].append(event.data)
            else:
                groups.append((event.name, [event.data]))
        for name, group in groups:
            unsaid = self.table.get(name, Row()).get("unsaid")
            if unsaid is None or (unsaid == "own" and group[0].get("seat") != viewer):
                yield name, group

    def _joined(self, name: str, one: Data, other: Data) -> bool:
        row = self.table.get(name, Row())
        if "joins" not in row or any(one.get(field) != other.get(field) for field in row["joins"]):
            return False
        gathered = row.get("gathers", "")
        return (one.get(gathered) is None) == (other.get(gathered) is None)

    def _sentence(self, name: str, group: list[Data], viewer: int) -> str:
        row = self.table.get(name, Row())
        data = dict(group[0])
        gathered: list[Any] | None = None
        if "gathers" in row:
            gathered = [value for one in group for value in _listed(one[row["gathers"]])]
            data[row["gathers"]] = gathered
        message = row.get("message", "")
        if gathered is not None and None in gathered:
            message = row.get("hidden", message)
            data[row["gathers"]] = [value for value in gathered if value is not None]
        elif gathered == []:
            message = row.get("none", message)
        message = _filled(message, data)
        if not self.texts.has(message):
            seat = data.get("seat")
            return self.words.event(name, group[0], self._name(seat) if isinstance(seat, int) else "")
        return self.texts.say(message, **self._given(row, data, gathered, len(group), viewer))

    def _given(
        self, row: Row, data: Data, gathered: list[Any] | None, joined: int, viewer: int
    ) -> dict[str, str | int]:
        lists = [len(value) for value in data.values() if isinstance(value, list | tuple)]
        out: dict[str, str | int] = {"n": len(gathered) if gathered is not None else lists[-1] if lists else joined}
        seat = data.get("seat")
        if isinstance(seat, int):
            out["player"] = seat + 1
            out["who"] = "you" if seat == viewer else "other"
            out["name"] = self._name(seat)
        out.update({name: self._argument(one, data) for name, one in row.get("arguments", {}).items()})
        return out

    def _name(self, seat: int) -> str:
        named = self.names[seat] if seat < len(self.names) else ""
        return named or self.texts.say("plain-player", player=seat + 1, who="other")

    def _argument(self, argument: Argument, data: Data) -> str | int:
        if "field" not in argument:
            return self._worded(argument["message"], "", argument, data)
        value = data[argument["field"]]
        if "item" in argument and isinstance(value, list | tuple):
            value = value[argument["item"]]
        if isinstance(value, list | tuple):
            return self._list([str(one) for one in value], argument, data)
        if isinstance(value, int) and not isinstance(value, bool):
            taken = data[argument["minus"]] if "minus" in argument else 0
            assert isinstance(taken, int)
            return value + argument.get("plus", 0) - taken
        if "words" in argument:
            return argument["words"].get(str(value), str(value))
        return self._value(value, argument.get("message"), argument, data)

    def _list(self, values: list[str], argument: Argument, data: Data) -> str:
        if not values and "empty" in argument:
            return self.texts.say(argument["empty"])
        message = argument.get("message")
        if "one" in argument:
            counts = {value: values.count(value) for value in values}
            told = [
                self._value(value, argument["one"], argument, data)
                if n == 1
                else f"{n} {TIMES} {self._value(value, message, argument, data)}"
                for value, n in counts.items()
            ]
        else:
            told = [self._value(value, message, argument, data) for value in values]
        return argument["between"].join(told) if "between" in argument else self.texts.listed(told)

    def _value(self, value: Any, message: str | None, argument: Argument, data: Data) -> str:
        if not isinstance(value, str):
            return self.words.line(value)
        if message is None:
            return value
        return self.words.paint(self._worded(message, value, argument, data), self.style(value))

    def _worded(self, message: str, value: str, argument: Argument, data: Data) -> str:
        name = message.replace("{}", slug(value))
        if not self.texts.has(name):
            return value
        own = {name: self._argument(one, data) for name, one in argument.get("arguments", {}).items()}
        return self.texts.say(name, **own)


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _filled(message: str, data: Data) -> str:
    """Fill the values of fields into the name of a message that has them in braces."""
    before, brace, rest = message.partition("{")
    if not brace:
        return message
    field, _, after = rest.partition("}")
    return f"{before}{slug(str(data.get(field, '')))}{after}"
