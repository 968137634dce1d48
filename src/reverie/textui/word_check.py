"""Checks the words of a game: every event has a row in its table, and every row its messages, in every language.

`check_words(kit)` belongs to the conformance kit (`reverie.core.conformance`), which checks the rules and needs no
catalogues.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from reverie.core.conformance import NotConforming
from reverie.games.discovery import event_table_of
from reverie.games.event_table import FILE, Argument, Row, messages_of
from reverie.games.kit import GameKit
from reverie.texts import LANGUAGES, catalogue_folders

PLACE: Final = re.compile(r"\{\w*\}")  # where a value stands in the name of a message

Catalogue = dict[str, frozenset[str]]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)


def catalogue(language: str) -> Catalogue:
    """Read every message and attribute of a language, with the variables it takes."""
    out: Catalogue = {}
    folders = [folder / language for folder in catalogue_folders() if (folder / language).is_dir()]
    for file in (file for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                out[entry.id.name] = _variables(entry.value)
                for attribute in entry.attributes:
                    out[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return out


def _variables(node: ast.BaseNode | None) -> frozenset[str]:
    visitor = _Variables()
    if node is not None:
        visitor.visit(node)
    return frozenset(visitor.found)


def check_words(kit: GameKit) -> None:
    """Check the table from events to messages of a game that speaks; NotConforming says which row is wrong."""
    rules, table = kit.rules(), event_table_of(kit.name)
    written = (kit.folder() / FILE).is_file()
    for name in rules.events.keys() ^ table.keys():
        raise NotConforming(
            f"{kit.name}: the event {name!r} is only in {'its table' if name in table else 'its rules'}"
        )
    if not (kit.folder() / "locale").is_dir():
        return
    spoken = {language: catalogue(language) for language in LANGUAGES}
    for name, fields in rules.events.items():
        where = f"{kit.name}, event {name!r}"
        _check_fields(table[name], fields, where)
        _check_messages(table[name], fields, spoken, where, set(rules.reasons))
        if written:
            for message in _of_values(table[name].get("arguments", {})):
                _check_there(message, spoken, where)


def _check_fields(row: Row, fields: tuple[str, ...], where: str) -> None:
    used = {*row.get("joins", ()), *_fields_of(row.get("arguments", {}))}
    used |= {place.strip("{}") for message in messages_of(row) for place in PLACE.findall(message)}
    if "gathers" in row:
        used.add(row["gathers"])
    unknown = used - {*fields}
    if unknown:
        raise NotConforming(f"{where}: it has no field {', '.join(sorted(unknown))}")


def _check_messages(
    row: Row, fields: tuple[str, ...], spoken: Mapping[str, Catalogue], where: str, reasons: set[str]
) -> None:
    given = {"n", *row.get("arguments", {}), *(("who", "player", "name") if "seat" in fields else ())}
    if "message" not in row and row.get("unsaid") != "always":
        raise NotConforming(f"{where}: nothing is said")
    for message in messages_of(row):
        _check_there(message, spoken, where)
        for language, words in spoken.items():
            there = _matching(message, words)
            wanted = {message.replace("{reason}", reason) for reason in reasons} if "{reason}" in message else set()
            if wanted - there:
                raise NotConforming(f"{where}: there is no message {min(wanted - there)} in {language}")
            for found in there:
                if not words[found] <= given:
                    missing = ", ".join(sorted(words[found] - given))
                    raise NotConforming(f"{where}: {found} in {language} takes {missing}, which the row does not give")
                if words[found] != spoken[LANGUAGES[0]][found]:
                    raise NotConforming(f"{where}: {found} takes other variables in {language} than in {LANGUAGES[0]}")


def _check_there(message: str, spoken: Mapping[str, Catalogue], where: str) -> None:
    """Check that a message is there, or some that a value completes, and the same in every language."""
    first = _matching(message, spoken[LANGUAGES[0]])
    for language, words in spoken.items():
        there = _matching(message, words)
        if not there or there != first:
            lacking = (first ^ there) or {message}
            raise NotConforming(f"{where}: there is no message {min(lacking)} in {language} or in {LANGUAGES[0]}")


def _matching(message: str, words: Catalogue) -> set[str]:
    if not PLACE.search(message):
        return {message} & words.keys()
    pattern = re.compile("[^.]+".join(re.escape(part) for part in PLACE.split(message)))
    return {name for name in words if pattern.fullmatch(name)}


def _fields_of(arguments: Mapping[str, Argument]) -> Iterator[str]:
    for one in arguments.values():
        if "field" in one:
            yield one["field"]
        if "minus" in one:
            yield one["minus"]
        yield from _fields_of(one.get("arguments", {}))


def _of_values(arguments: Mapping[str, Argument]) -> Iterator[str]:
    """Return the messages that word values."""
    for one in arguments.values():
        for message in (one.get("message"), one.get("one"), one.get("empty")):
            if message is not None:
                yield message
        yield from _of_values(one.get("arguments", {}))
