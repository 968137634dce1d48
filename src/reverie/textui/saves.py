"""Where games are saved: new file names in the data folder, and never over a file of others."""

import re
import secrets
from datetime import datetime
from pathlib import Path
from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.game import Setup
from reverie.core.record import Record
from reverie.files import data_folder, save

SUFFIX: Final = ".reverie"


def new_file(setup: Setup) -> Path:
    """Choose a name nobody has used, that sorts by date and tells the set-up."""
    when = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    what = re.sub(r"[^a-z0-9]+", "-", setup.spelling.lower())
    return data_folder() / "games" / f"{when}-{what}-{secrets.token_hex(2)}{SUFFIX}"


class FileThereError(ReverieError):
    """A file we did not write stands where a game should be saved."""


class Saves:
    """The file a game is kept in, and the copies made of it."""

    def __init__(self, path: Path, ours: bool) -> None:
        """Keep a game in a file; `ours` says that it holds this very game already, and may be replaced."""
        self.path = path
        self.written: set[Path] = {path.resolve()} if ours else set()
        self._may_write(path)

    def _may_write(self, path: Path) -> None:
        if path.resolve() not in self.written and path.exists():
            raise FileThereError(f"{path} is there already and stays as it is: choose another name")

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Save, or save a copy under another name; OSError and FileThereError say why it cannot be."""
        target = self.path if path is None else path
        self._may_write(target)
        save(record, target)
        self.written.add(target.resolve())
        return target
