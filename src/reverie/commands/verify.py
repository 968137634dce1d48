"""`verify`: checks the luck of a record against the commitment made before the game."""

import argparse
import json
from pathlib import Path
from typing import Final

from reverie.commands.arguments import add_file, add_json, add_language, add_options, use_options
from reverie.core.errors import DamagedRecord
from reverie.core.fairness import Fairness, check
from reverie.core.record import Record
from reverie.files import load_file
from reverie.games.discovery import typed_words
from reverie.texts import Texts

UNPROVEN: Final = 1  # nothing is wrong, but nothing is shown either

EXAMPLES: Final = ("verify game.reverie", "verify game.reverie --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)
    add_options(parser)
    add_language(parser)
    add_json(parser)


def run(given: argparse.Namespace) -> int:
    use_options(given)
    return verify(given.file, given.lang, given.json)


def verify(path: Path, lang: str | None, as_json: bool) -> int:
    """Check a record: 0 if the luck was fair, 1 if that cannot be checked (yet); what is wrong raises."""
    record, replay = load_file(path)
    if record.notice:
        raise DamagedRecord(record.notice)
    found = check(record, replay, str(path))
    if as_json:
        print(json.dumps(_report(record, found)))
    else:
        texts = Texts(lang)
        setup, entries = typed_words(record.setup), len(record.entries)
        print(texts.say("verify-replayed", file=str(path), setup=setup, entries=entries))
        if found.proven:
            print(texts.say("verify-fair", outcomes=found.outcomes))
        elif found.promised:
            print(texts.say("verify-waiting", commitment=record.commitment))
        else:
            print(texts.say("verify-none"))
    return 0 if found.proven else UNPROVEN


def _report(record: Record, found: Fairness) -> dict[str, object]:
    return {
        "setup": record.setup.to_json(),
        "entries": len(record.entries),
        "match": record.match or None,
        "commitment": record.commitment or None,
        "seed": record.seed or None,
        "outcomes": found.outcomes,
        "fair": True if found.proven else None,
    }
