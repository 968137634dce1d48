"""What can be set when the server is started: by flag, by environment, or left as it is."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from reverie.core.errors import ReverieError
from reverie.files import data_folder

PREFIX: Final = "REVERIE_"


class BadSetting(ReverieError):
    """A setting that cannot be what it was set to."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting. Its flag is its name with dashes, its variable REVERIE_ and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8377
    data: str = ""  # the folder SQLite and the log go to
    database: str = ""  # postgresql://…; SQLite in the data folder if empty
    redis: str = ""  # redis://…; none if empty
    sync: str = "normal"  # SQLite: full waits for the disk, normal for the system
    public_url: str = ""  # how people reach the server, if through a proxy: https://play.example.org
    allow_hosts: str = ""  # names it may be reached by, besides localhost, with commas between
    trust_proxy: bool = False  # believe X-Forwarded-For and -Proto
    workers: int = 1  # processes that think for bots and hints
    live_matches: int = 1000  # matches kept in memory, at most
    idle_seconds: int = 60  # how long one stays there without being touched
    poll_seconds: float = 2.0  # how often to look for what other processes wrote, when nobody tells
    forget_days: int = 400  # a cookie unused for so long is forgotten, and with it a guest; 0 never forgets
    limits: bool = True  # rate limits
    log_level: str = ""  # debug, info, warning or error; info, but warning on a terminal

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names, lower case and without port, that a request may ask for."""
        names = {"localhost", self.host.lower(), *(name.strip().lower() for name in self.allow_hosts.split(","))}
        if self.public_url:
            names.add((urlsplit(self.public_url).hostname or "").lower())
        return frozenset(names - {""})


def settings_from(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """Flags before variables before what is usual; BadSetting names what is wrong."""
    given: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if environ.get(PREFIX + name.upper()):
            given[name] = environ[PREFIX + name.upper()]
        if flags.get(name) is not None:
            given[name] = flags[name]
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"a setting is wrong: {error}") from None
    if settings.sync not in ("normal", "full"):
        raise BadSetting(f"sync is normal or full, not {settings.sync!r}")
    if settings.database and urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise BadSetting("database should begin with postgresql://; without it everything is kept in the data folder")
    if settings.redis and urlsplit(settings.redis).scheme not in ("redis", "rediss", "unix"):
        raise BadSetting("redis should begin with redis://")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise BadSetting("public_url should begin with https:// or http://")
    if settings.log_level not in ("", "debug", "info", "warning", "error"):
        raise BadSetting(f"log_level is debug, info, warning or error, not {settings.log_level!r}")
    if not 0 <= settings.port < 65536:
        raise BadSetting(f"there is no port {settings.port}")
    if settings.workers < 1 or settings.live_matches < 1:
        raise BadSetting("workers and live_matches should be at least 1")
    if settings.forget_days < 0:
        raise BadSetting("forget_days should be a number of days, or 0 to forget nobody")
    return settings
