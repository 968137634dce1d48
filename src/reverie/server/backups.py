"""Backups on a schedule: a whole copy of the store while it is in use; the oldest are deleted."""

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Final

from reverie.server import admin
from reverie.server.private_files import create_private
from reverie.server.settings import Settings
from reverie.server.store import Store
from reverie.server.store.sqlite_copy import copy_sqlite

PREFIX: Final = "reverie-"
UNFINISHED: Final = ".unfinished"
RETRY_SECONDS: Final = 600.0

log = logging.getLogger("reverie.backups")


class Backups:
    """Copies SQLite as a file, and PostgreSQL as an export that `admin import` takes in."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.failed = 0  # backups in a row that failed

    @property
    def folder(self) -> Path:
        given = self.settings.backup_folder
        return Path(given).expanduser() if given else self.settings.folder / "backups"

    @property
    def _ending(self) -> str:
        return ".jsonl" if self.settings.database else ".sqlite"

    def kept(self) -> list[Path]:
        """List the backups there are, the oldest first."""
        return sorted(self.folder.glob(f"{PREFIX}*{self._ending}"))

    def age(self) -> float:
        """Return the seconds since the last backup; infinity if there is none."""
        kept = self.kept()
        return max(0.0, time.time() - kept[-1].stat().st_mtime) if kept else float("inf")

    async def run(self) -> None:
        """Back up whenever the last backup is old enough, also across restarts; never without an interval."""
        every = self.settings.backup_every * 3600
        if not every:
            return
        while True:
            wait = every - self.age()
            if wait <= 0:
                wait = every if await self._tried() else min(every, RETRY_SECONDS)
            await asyncio.sleep(wait)

    async def _tried(self) -> bool:
        try:
            target = await self.make()
        except Exception:
            log.exception("a backup failed", extra={"failed": self.failed + 1})
            self.failed += 1
            return False
        self.failed = 0
        log.info("backup made", extra={"file": target.name, "bytes": target.stat().st_size})
        return True

    async def make(self) -> Path:
        """Write a backup and delete the oldest beyond those to keep; a crash leaves the others as they were."""
        await asyncio.to_thread(self.folder.mkdir, 0o700, True, True)
        name = PREFIX + time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        target = self.folder / (name + self._ending)
        unfinished = target.with_name(target.name + UNFINISHED)
        unfinished.unlink(missing_ok=True)
        if self.settings.database:
            with create_private(unfinished) as file:
                await admin.export(self.store, file)
                file.flush()
                await asyncio.to_thread(os.fsync, file.fileno())
        else:
            await asyncio.to_thread(copy_sqlite, self.settings.folder / "reverie.sqlite", unfinished)
        unfinished.replace(target)
        for old in self.kept()[: -self.settings.backup_keep]:
            old.unlink()
        return target
