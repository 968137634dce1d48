"""Messages in the reader's language, from Fluent catalogues; English where one is missing."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from reverie.games.discovery import kits

LANGUAGES: Final = ("en", "fr", "de", "it")
DEFAULT: Final = "en"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # the first line of a message or term
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")
NEGATIVE: Final = re.compile(r"(?<!\w)-(?=\d)")  # a number below zero, as it is formatted, with a hyphen

Value = str | int


def language_of(wish: str) -> str:
    """Find the language for a locale such as `fr`, `fr_BE.UTF-8` or `de-AT`; English if there is no catalogue."""
    short = wish.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in LANGUAGES else DEFAULT


def default_language(environ: Mapping[str, str] | None = None) -> str:
    """Find the language of the environment, by the first locale variable that is set."""
    surroundings = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if surroundings.get(name):
            return language_of(surroundings[name])
    return DEFAULT


def catalogue_folders() -> list[Traversable]:
    """List the folders of catalogues, each with a folder a language: our own and those of the games."""
    games = [kit.folder() / "locale" for kit in sorted(kits(), key=lambda kit: kit.name)]
    return [files("reverie") / "locale", *(folder for folder in games if folder.is_dir())]


class _Catalogues:
    """The messages of one language. Each is parsed when it is first said: parsing all of them takes half a second."""

    def __init__(self, language: str) -> None:
        # Isolating marks are for text that mixes directions; a terminal would only show them as boxes.
        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}  # by name; a term's begins with a hyphen
        self.parsed: set[str] = set()
        for folder in catalogue_folders():
            if not (folder / language).is_dir():
                continue  # a game need not speak every language
            for file in sorted((folder / language).iterdir(), key=lambda one: one.name):
                if file.name.endswith(".ftl"):
                    self._add(file.read_text(encoding="utf-8"))

    def _add(self, text: str) -> None:
        """Note where each entry of a file stands; of two with one name the first counts."""
        starts = list(ENTRY.finditer(text))
        ends = [*(one.start() for one in starts[1:]), len(text)]
        for one, end in zip(starts, ends, strict=True):
            self.sources.setdefault(one[1], text[one.start() : end])

    def pattern(self, name: str) -> Pattern | None:
        """Find a message or its attribute (`NAME.ATTRIBUTE`)."""
        message, _, attribute = name.partition(".")
        if message not in self.parsed:
            self._parse(message)
        if not self.bundle.has_message(message):
            return None
        entry = self.bundle.get_message(message)
        return entry.attributes.get(attribute) if attribute else entry.value

    def _parse(self, name: str) -> None:
        """Parse an entry and those it refers to."""
        found: set[str] = set()
        wanted = {name} & self.sources.keys()
        while wanted:
            found |= wanted
            words = {word for one in wanted for word in WORD.findall(self.sources[one])}
            wanted = (words & self.sources.keys()) - found - self.parsed
        for one in found:
            self.bundle.add_resource(FluentResource(self.sources[one]))
        self.parsed |= found  # last, so that another thread finds nothing half done


_catalogues = cache(_Catalogues)


class Texts:
    """Every message in one language."""

    def __init__(self, language: str | None = None) -> None:
        """Speak the language asked for, or that of the environment."""
        self.language = language_of(language) if language else default_language()

    def say(self, name: str, /, **values: Value) -> str:
        """Format the message of that name, or its attribute (`NAME.ATTRIBUTE`), with its values filled in."""
        for language in (self.language, DEFAULT):
            catalogues = _catalogues(language)
            pattern = catalogues.pattern(name)
            if pattern is None:
                continue
            text, errors = catalogues.bundle.format_pattern(pattern, dict(values))
            if errors:
                raise LookupError(f"{name} in {language}: {errors[0]}")
            below = any(isinstance(value, int) and value < 0 for value in values.values())
            return NEGATIVE.sub("\u2212", str(text)) if below else str(text)
        raise LookupError(f"there is no message {name!r}")

    def has(self, name: str) -> bool:
        return any(_catalogues(language).pattern(name) is not None for language in (self.language, DEFAULT))

    def found(self, name: str, /, **values: Value) -> str:
        """Format a message as `say` does; empty if there is none."""
        return self.say(name, **values) if self.has(name) else ""

    def listed(self, things: Sequence[str]) -> str:
        """Join things: `a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-last", some=", ".join(things[:-1]), last=things[-1])
