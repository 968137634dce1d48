"""The table from events to messages, which every client reads.

A game writes it down in `events.toml` beside its `kit.py`, a row for each event its rules declare. The line client and
the terminal read it by `reverie.textui.telling`, the page by `web/src/lib/telling.ts`. A game without that file gets a
row for each event: the message `MESSAGES-event-NAME`, with the fields of the event as its arguments.

A row says which message is spoken and from which fields its arguments are made. Some arguments come by themselves:
`$who` (`you` or `other`), `$name` (of the person or bot in that seat, else `Player 2`) and `$player` (the number) for
an event with a `seat`, and `$n`, how many things the sentence is about.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypedDict, cast

FILE: Final = "events.toml"


class Argument(TypedDict, total=False):
    """One argument of a message. In the file, the name of a field alone stands for `{ field = NAME }`."""

    field: str  # the field it is made from; without one the argument is the message itself
    item: int  # of a list, only this item, counted from 0
    plus: int  # of a number, this much more
    minus: str  # of a number, what is left when that of another field is taken away
    words: dict[str, str]  # the word for each value
    message: str  # the message for a value, which stands in place of {}; a value without one is said as it is
    one: str  # of a list: counts equal values; the message for a value that stands in it once
    between: str  # of a list: what stands between two; without it `a, b and c`
    empty: str  # of a list: the message for an empty one
    arguments: "dict[str, Argument]"  # of the message


class Row(TypedDict, total=False):
    """The message for an event, and its arguments."""

    message: str  # what is said; a field in braces is replaced by its value
    arguments: dict[str, Argument]
    joins: list[str]  # events in a row that agree in these fields make one sentence
    gathers: str  # the field whose values are taken together, of all events of the sentence
    hidden: str  # the message where one of those is hidden
    none: str  # the message where there are none
    unsaid: Literal["always", "own"]  # never told, or not to the seat that did it


EventTable = Mapping[str, Row]


def slug(name: str) -> str:
    """Turn a name into a part of a message's name."""
    return "".join(letter if letter.isalnum() and letter.isascii() else "-" for letter in name.lower()).strip("-")


def event_table(folder: Traversable, events: Mapping[str, Sequence[str]], messages: str) -> EventTable:
    """Read the rows of a game's file; without one, make them from the names of its events and fields."""
    file = folder / FILE
    if file.is_file():
        rows = tomllib.loads(file.read_text(encoding="utf-8"))
        return {name: _row(row) for name, row in rows.items()}
    return {name: _default(name, fields, messages) for name, fields in events.items()}


def _row(written: dict[str, object]) -> Row:
    row = cast("Row", dict(written))
    if "arguments" in row:
        row["arguments"] = _arguments(row["arguments"])
    return row


def _arguments(written: Mapping[str, str | Argument]) -> dict[str, Argument]:
    out: dict[str, Argument] = {}
    for name, argument in written.items():
        if isinstance(argument, str):
            out[name] = {"field": argument}
        elif "arguments" in argument:
            out[name] = {**argument, "arguments": _arguments(argument["arguments"])}
        else:
            out[name] = argument
    return out


def _default(name: str, fields: Sequence[str], messages: str) -> Row:
    if name == "over" and "reason" in fields:
        return {"message": f"{messages}-over-{{reason}}"}
    arguments: dict[str, Argument] = {
        field: {"field": field, "message": f"{messages}-word-{{}}"} for field in fields if field != "seat"
    }
    return {"message": f"{messages}-event-{slug(name)}", "arguments": arguments}


def messages_of(row: Row) -> Iterator[str]:
    """List the messages a row may use, as they are written in it."""
    for message in (row.get("message"), row.get("hidden"), row.get("none")):
        if message is not None:
            yield message
