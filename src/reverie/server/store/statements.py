"""Shared by all modules of the store: the table of each kind of row, and statements made from rows."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from reverie.server.rows import (
    AuditRow,
    BlockRow,
    ChatRow,
    CircleMemberRow,
    CirclePointsRow,
    CircleRow,
    CircleWeekRow,
    EntryRow,
    MatchRow,
    MaterialOwnerRow,
    MaterialRow,
    PageRow,
    Person,
    ProfileRow,
    PushSubscriptionRow,
    ReminderRow,
    ReminderSettingsRow,
    ReportRow,
    ResetRow,
    ResultRow,
    RiddleTryRow,
    SeatRow,
    Token,
    TryRow,
)
from reverie.server.store.database import Database, Statement

TABLES: Final[dict[type[msgspec.Struct], str]] = {
    Person: "people",
    Token: "tokens",
    MatchRow: "matches",
    SeatRow: "seats",
    EntryRow: "entries",
    PageRow: "pages",
    ChatRow: "chat",
    ResultRow: "results",
    TryRow: "tries",
    RiddleTryRow: "riddle_tries",
    ResetRow: "resets",
    BlockRow: "blocks",
    ReportRow: "reports",
    AuditRow: "audit",
    MaterialRow: "materials",
    MaterialOwnerRow: "material_owners",
    ReminderSettingsRow: "reminder_settings",
    PushSubscriptionRow: "push_subscriptions",
    ReminderRow: "reminders",
    ProfileRow: "profiles",
    CircleRow: "circles",
    CircleMemberRow: "circle_members",
    CircleWeekRow: "circle_weeks",
    CirclePointsRow: "circle_points",
}

PAGE: Final = 200  # rows that are read at a time where all are wanted
CHANGED: Final = "UPDATE matches SET version = version + 1 WHERE id = $1"
# The count lets processes see that chat was removed, and renew it on open pages.
CHAT_REMOVED: Final = "UPDATE matches SET version = version + 1, chat_removed = chat_removed + 1 WHERE id IN "
# The columns of a seat that was left.
VACANT: Final = "person = NULL, shown = '', portrait = '', muted = 0, stand_in = NULL, helped = 0, gone = NULL"
R = TypeVar("R", bound=msgspec.Struct)


def columns(row: type[msgspec.Struct], prefix: str = "") -> str:
    return ", ".join(prefix + column for column in row.__struct_encode_fields__)


def marks(values: Sequence[object]) -> str:
    """Return `$1, $2 …`, a placeholder for each value."""
    return ", ".join(f"${n}" for n in range(1, len(values) + 1))


def insert(rows: Sequence[msgspec.Struct], otherwise: str = "") -> Statement:
    """Return a statement that inserts rows of one kind; `otherwise` is the SQL for those whose key is taken."""
    sql = _inserting(type(rows[0])) + otherwise
    return Statement(sql, [msgspec.structs.astuple(row) for row in rows], len(rows) if not otherwise else None)


@cache
def _inserting(kind: type[msgspec.Struct]) -> str:
    return f"INSERT INTO {TABLES[kind]} ({columns(kind)}) VALUES ({marks(kind.__struct_fields__)}) "


class Rows:
    """Reads typed rows. Each module of the store adds the queries of its own kind."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self, row: type[R], condition: str, *values: Any) -> list[R]:
        found = await self.database.read(f"SELECT {columns(row)} FROM {TABLES[row]} {condition}", *values)
        return [row(*values) for values in found]

    async def first(self, row: type[R], condition: str, *values: Any) -> R | None:
        found = await self.all(row, condition + " LIMIT 1", *values)
        return found[0] if found else None
