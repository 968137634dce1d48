"""Records and pictures on disk: written so that a crash loses no game, read so that no file can do harm."""

import os
import tempfile
from pathlib import Path
from typing import Final

from reverie.core.errors import DamagedRecord, ReverieError
from reverie.core.record import Record, Replay, load

MAX_BYTES: Final = 4_000_000  # far beyond any real game; keeps a hostile file from filling memory


def data_folder() -> Path:
    """The folder of this user for what the house keeps, by the usual conventions."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "reverie"


def save(record: Record, path: Path) -> None:
    """Write to a new file beside the old one and rename it: a crash leaves one of the two whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise


def write_picture(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise ReverieError(f"cannot write {path}: {error.strerror}") from error


def load_file(path: Path) -> tuple[Record, Replay]:
    """As `load`, from a file; one that cannot be read is a DamagedRecord too."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DamagedRecord(f"{path}: cannot be read: {error.strerror}") from error
    if len(data) > MAX_BYTES:
        raise DamagedRecord(f"{path}: larger than {MAX_BYTES} bytes: no record of ours")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DamagedRecord(f"{path}: not text (byte {error.start})") from error
    return load(text, str(path))
