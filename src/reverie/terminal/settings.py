"""What the terminal remembers between sessions: the language, and the account at each server."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from reverie.files import config_folder

FILE: Final = "terminal.json"


class Settings:
    """A small file that only its owner may read: it holds the tokens that stand for a password."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or config_folder()) / FILE
        self.language = ""
        self.server = ""  # the last one visited
        self.tokens: dict[str, str] = {}  # by the server's address
        self._read()

    def _read(self) -> None:
        """Read the file; a missing or damaged one only means to sign in again."""
        try:
            found: Any = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        if not isinstance(found, dict):
            return
        if isinstance(found.get("language"), str):
            self.language = found["language"]
        if isinstance(found.get("server"), str):
            self.server = found["server"]
        if isinstance(found.get("tokens"), dict):
            self.tokens = {str(url): str(token) for url, token in found["tokens"].items()}

    def save(self) -> None:
        """Write a new file and rename it over the old one; settings that cannot be saved are no reason to crash."""
        text = json.dumps({"language": self.language, "server": self.server, "tokens": self.tokens}, indent=1)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{FILE}.")  # mode 600 from its first byte
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text + "\n")
            Path(name).replace(self.path)
        except OSError:
            return

    def token(self, server: str) -> str:
        return self.tokens.get(server, "")

    def keep_token(self, server: str, token: str) -> None:
        """Keep the token for a server; an empty one removes it."""
        if token:
            self.tokens[server] = token
        else:
            self.tokens.pop(server, None)
        self.server = server
        self.save()
