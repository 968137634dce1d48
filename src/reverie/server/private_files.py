"""Files that only their owner can read: stores, copies of stores, exports."""

import os
from pathlib import Path
from typing import Final, TextIO

PRIVATE: Final = 0o600  # all of them hold hashes of passwords and the server's secrets
PRIVATE_FOLDER: Final = 0o700


def create_private(path: Path) -> TextIO:
    """Create a file that only its owner can read, open for writing; FileExistsError if it exists."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w", encoding="utf-8")
