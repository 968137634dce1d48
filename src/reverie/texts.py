"""What people read, in their language: Fluent catalogues, the English one behind each."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de", "it")
DEFAULT: Final = "en"

Value = str | int


def language_of(wish: str) -> str:
    """The language for a wish such as `fr`, `fr_BE.UTF-8` or `de-AT`; English if we do not speak it."""
    short = wish.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in LANGUAGES else DEFAULT


def default_language(environ: Mapping[str, str] | None = None) -> str:
    """The language the surroundings ask for, by the first of the usual variables that is set."""
    surroundings = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if surroundings.get(name):
            return language_of(surroundings[name])
    return DEFAULT


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for text that mixes directions; a terminal would only show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("reverie") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Every message in one language."""

    def __init__(self, language: str | None = None) -> None:
        """In the language wished for, or in that of the surroundings."""
        self.language = language_of(language) if language else default_language()

    def say(self, name: str, /, **values: Value) -> str:
        """The message of that name, or of its attribute (`oni-card-red-sun.a`), with its values filled in."""
        message, _, attribute = name.partition(".")
        for language in (self.language, DEFAULT):
            bundle = _bundle(language)
            if not bundle.has_message(message):
                continue
            entry = bundle.get_message(message)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(values))
            if errors:
                raise LookupError(f"{name} in {language}: {errors[0]}")
            return str(text)
        raise LookupError(f"there is no message {name!r}")

    def has(self, name: str) -> bool:
        return _bundle(self.language).has_message(name) or _bundle(DEFAULT).has_message(name)

    def listed(self, things: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(things) < 2:
            return "".join(things)
        return self.say("list-last", some=", ".join(things[:-1]), last=things[-1])
