"""Records and pictures on disk: written so that a crash loses no game, read so that no file can do harm."""

import os
import secrets
import sys
from pathlib import Path
from typing import Final

import platformdirs

from reverie.core.errors import DamagedRecord, ReverieError
from reverie.core.record import Record, Replay, load

PRIVATE: Final = 0o600  # a game that is kept for a person
PUBLIC: Final = 0o666  # less what the user's umask takes away
MAX_BYTES: Final = 4_000_000  # far beyond any real game; keeps a hostile file from filling memory


def data_folder() -> Path:
    """Return the folder of this user for games and the server's database, where the system keeps such data."""
    return _folder(
        platformdirs.user_data_path("reverie", appauthor=False), Path.home() / ".local" / "share" / "reverie"
    )


def config_folder() -> Path:
    """Return the folder of this user for settings, where the system keeps such data."""
    return _folder(platformdirs.user_config_path("reverie", appauthor=False), Path.home() / ".config" / "reverie")


def _folder(folder: Path, before: Path) -> Path:
    """Choose where data lies: earlier versions kept it in the second place on every system."""
    return before if sys.platform != "linux" and before.exists() and not folder.exists() else folder


class FileExists(ReverieError):
    """A file stands where something was to be written, and nobody allowed to replace it."""


def save(record: Record, path: Path) -> None:
    """Write the game that this very file is kept for, again and again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _replace(path, record.write().encode(), PRIVATE)


def write_new(path: Path, data: str | bytes, force: bool = False) -> None:
    """Write what a person asked for; FileExists if a file is there already, unless `force` replaces it.

    This is the one way a command writes to a path that was typed.
    """
    refuse_existing(path, force)
    try:
        _replace(path, data.encode() if isinstance(data, str) else data, PUBLIC)
    except OSError as error:
        raise ReverieError(f"cannot write {path}: {error.strerror}") from error


def refuse_existing(path: Path, force: bool = False) -> None:
    """Before long work: raise what `write_new` would raise afterwards, as far as that can be seen."""
    if path.is_dir():
        raise FileExists(f"{path} is a folder: name a file")
    if path.exists() and not force:
        raise FileExists(f"{path} is there already and stays as it is: choose another name, or replace it with --force")
    if not path.parent.is_dir():
        raise ReverieError(f"cannot write {path}: there is no folder {path.parent}")


def make_folder(path: Path) -> None:
    """Make a folder to write into, and those above it, if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ReverieError(f"cannot make the folder {path}: {error.strerror}") from error


def same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file, links included: what is read is never replaced."""
    return one.exists() and other.exists() and one.samefile(other)


def _replace(path: Path, data: bytes, mode: int) -> None:
    """Write to a new file beside the old one and rename it: a crash leaves one of the two whole."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        beside.unlink()
        raise


def load_file(path: Path) -> tuple[Record, Replay]:
    """Load a record from a file; one that cannot be read is a DamagedRecord too."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DamagedRecord(f"{path}: cannot be read: {error.strerror}") from error
    if len(data) > MAX_BYTES:
        raise DamagedRecord(f"{path}: larger than {MAX_BYTES:,} bytes: not a record")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DamagedRecord(f"{path}: not text (byte {error.start})") from error
    return load(text, str(path))
