"""The tries of the person at this machine, kept in a file."""

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from reverie.files import data_folder, make_folder, write_new
from reverie.riddles.glicko import Rating
from reverie.riddles.riddle import BadRiddles, Riddle
from reverie.riddles.tries import Tried, Tries, tries_from

MOST_BYTES: Final = 4_000_000
KEPT: Final = "riddles.json"


def own_file() -> Path:
    """Return where the tries of the person at this machine are kept."""
    return data_folder() / KEPT


def utc_today() -> date:
    """Return the day whose riddle it is: by UTC, so that it is the same for everybody."""
    return datetime.now(UTC).date()


class OwnTries(Tries):
    """Tries in a file; one that cannot be read is BadRiddles, and stays as it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(_read(path) if path.exists() else ())
        self.path = path

    def add(self, riddle: Riddle, answer: str, day: str | None = None) -> tuple[Rating, Rating] | None:
        """Keep an answer in the file; see `Tries.add`."""
        changed = super().add(riddle, answer, day)
        if changed is not None:
            make_folder(self.path.parent)
            write_new(self.path, json.dumps(self.to_json(), indent=0), force=True)
        return changed


def _read(path: Path) -> list[Tried]:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRiddles(f"{path}: larger than {MOST_BYTES:,} bytes: not what was kept there")
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRiddles(f"{path}: cannot be read: {error}") from error
    return tries_from(found, str(path))
