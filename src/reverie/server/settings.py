"""The settings of the server: by flag, by environment variable, or by default."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from reverie.core.errors import ReverieError
from reverie.files import data_folder
from reverie.server.addresses import TrustedProxies

PREFIX: Final = "REVERIE_"
MOST_HOURS: Final = 100_000  # between two backups: more than eleven years
# The push services of the makers of browsers; `*.` stands for any name in front.
PUSH_HOSTS: Final = (
    "fcm.googleapis.com,android.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com"
)
REPLACED: Final = {
    "trust_proxy": "name the proxies instead, for instance REVERIE_TRUSTED_PROXIES=127.0.0.1,::1 "
    "(see docs/operations.md, Behind a proxy)",
}


class BadSetting(ReverieError):
    """A setting has a value that it cannot have."""


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
    trusted_proxies: str = ""  # addresses and networks whose X-Forwarded-For is believed, with commas between
    connections: int = 10_000  # open at once, at most; fewer where the system allows fewer files
    connections_per_address: int = 200  # of one IPv4 address, or of one /64 of IPv6 addresses
    head_seconds: float = 10.0  # a client may take to send the head of a request
    body_seconds: float = 60.0  # a client may take to send a body, or to read nothing of its response
    workers: int = 1  # processes that think for bots and hints
    live_matches: int = 1000  # matches kept in memory, at most
    idle_seconds: int = 60  # how long one stays there without being touched
    poll_seconds: float = 2.0  # how often to look for what other processes wrote, without Redis
    backup_every: float = 0.0  # hours between two backups; 0 makes none
    backup_keep: int = 7  # the newest, older ones are deleted
    backup_folder: str = ""  # where they go; `backups` in the data folder if empty
    admin_port: int = 0  # where /metrics is served; 0 for nowhere
    admin_host: str = "127.0.0.1"  # the address it is served at: never one that strangers reach
    forget_days: int = 400  # a cookie unused for so long is forgotten, and with it a guest; 0 never forgets
    public_circle: bool = True  # whether there is a circle that is open to everybody with a name
    limits: bool = True  # rate limits
    contact: str = ""  # where push services reach the operator: mailto:… or https://…; the public address if empty
    push_hosts: str = PUSH_HOSTS  # push services that browsers may name, with commas between; none if empty
    smtp: str = ""  # the mail server for reminders: smtp://user:password@host:587 or smtps://…; none if empty
    mail_from: str = ""  # the sender of that mail: Reverie <reverie@example.org>
    log_level: str = ""  # debug, info, warning or error; info, but warning on a terminal

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else data_folder()

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def base_url(self) -> str:
        """Return the address that links in messages begin with, without a slash at its end."""
        return self.public_url.rstrip("/") or f"http://localhost:{self.port}"

    @property
    def known_hosts(self) -> frozenset[str]:
        """Return the host names, in lower case and without a port, that a request may ask for."""
        names = {"localhost", self.host.lower(), *(name.strip().lower() for name in self.allow_hosts.split(","))}
        if self.public_url:
            names.add((urlsplit(self.public_url).hostname or "").lower())
        return frozenset(names - {""})


def settings_from(flags: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Read the settings: flags override environment variables, which override defaults.

    BadSetting names what is wrong.
    """
    for name, instead in REPLACED.items():
        if environ.get(PREFIX + name.upper()):
            raise BadSetting(f"{PREFIX}{name.upper()} is no longer a setting: {instead}")
    given: dict[str, object] = {}
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
    for name, address in (("database", settings.database), ("redis", settings.redis)):
        try:
            parts = urlsplit(address)
            if name == "redis":  # PostgreSQL may have several hosts, each with its port
                parts.port  # noqa: B018 - raises for one that is no number
        except ValueError as error:
            raise BadSetting(f"{name} is no address: {error}") from None
    if settings.database and urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise BadSetting("database should begin with postgresql://; without it everything is kept in the data folder")
    if settings.redis and urlsplit(settings.redis).scheme not in ("redis", "rediss", "unix"):
        raise BadSetting("redis should begin with redis://")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise BadSetting("public_url should begin with https:// or http://")
    if settings.smtp:
        _check_mail(settings)
    if settings.contact and urlsplit(settings.contact).scheme not in ("mailto", "https"):
        raise BadSetting("contact should begin with mailto: or https://")
    if settings.log_level not in ("", "debug", "info", "warning", "error"):
        raise BadSetting(f"log_level is debug, info, warning or error, not {settings.log_level!r}")
    if not settings.host.strip():  # an empty one would listen at every address of this machine
        raise BadSetting("host is empty: 127.0.0.1 serves this machine alone, 0.0.0.0 everybody who reaches it")
    if not settings.poll_seconds > 0:
        raise BadSetting("poll_seconds should be more than 0")
    if not 0 <= settings.port < 65536:
        raise BadSetting(f"there is no port {settings.port}: choose one up to 65535, or 0 for any that is free")
    if settings.workers < 1 or settings.live_matches < 1:
        raise BadSetting("workers and live_matches should be at least 1")
    if settings.connections < 1 or settings.connections_per_address < 1:
        raise BadSetting("connections and connections_per_address should be at least 1")
    if not (settings.head_seconds > 0 and settings.body_seconds > 0):
        raise BadSetting("head_seconds and body_seconds should be more than 0")
    if not 0 <= settings.backup_every <= MOST_HOURS or settings.backup_keep < 1:
        raise BadSetting(
            f"backup_every should be hours from 0 (no backups) to {MOST_HOURS:,}, and backup_keep at least 1"
        )
    if not 0 <= settings.admin_port < 65536 or settings.admin_port == settings.port != 0:
        raise BadSetting(f"admin_port {settings.admin_port} is no port of its own")
    try:
        TrustedProxies(settings.trusted_proxies)
    except ValueError as error:
        raise BadSetting(f"trusted_proxies: {error}") from None
    if settings.forget_days < 0:
        raise BadSetting("forget_days should be a number of days, or 0 to forget nobody")
    return settings


def _check_mail(settings: Settings) -> None:
    try:
        server = urlsplit(settings.smtp)
        server.port  # noqa: B018 - raises for one that is no number
    except ValueError as error:
        raise BadSetting(f"smtp is no address: {error}") from None
    if server.scheme not in ("smtp", "smtps") or not server.hostname:
        raise BadSetting(
            "smtp should be smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ in front if need be"
        )
    if "@" not in settings.mail_from or any(ord(one) < 32 for one in settings.mail_from):
        raise BadSetting("mail_from should be the sender of mail: Reverie <reverie@example.org>")
    if not settings.public_url:
        raise BadSetting("smtp needs public_url too: links in mail begin with it")
