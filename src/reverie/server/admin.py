"""Operations on the whole store for operators: export, import, check, vacuum, back up."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE
from reverie.core.record import Entry, Record, Replay
from reverie.observed_match import record_of_edition
from reverie.server.loaded_match import check_documents, result_in, setup_of
from reverie.server.rows import (
    BROUGHT,
    FINISHED,
    PLAYING,
    UNCOUNTED,
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
    Person,
    ProfileRow,
    PushSubscriptionRow,
    ReminderRow,
    ReminderSettingsRow,
    ReportRow,
    ResultRow,
    RiddleTryRow,
    SeatRow,
    Token,
    TryRow,
)
from reverie.server.shared_deals import promised_name
from reverie.server.store import TABLES, Store
from reverie.server.store.database import Conflict, schema
from reverie.server.store.sqlite import SqliteDatabase
from reverie.server.store.sqlite_copy import copy_sqlite
from reverie.server.store.transfer import SECRETS

FORMAT: Final = "reverie export 1"
BATCH: Final = 1000  # rows that are written at a time
OF_PEOPLE: Final[tuple[type[msgspec.Struct], ...]] = (
    *(Token, TryRow, RiddleTryRow, BlockRow, MaterialOwnerRow),
    *(ReminderSettingsRow, PushSubscriptionRow, ReminderRow, ProfileRow),
    *(CircleMemberRow, CirclePointsRow),
)
OF_MATCHES: Final[tuple[type[msgspec.Struct], ...]] = (SeatRow, EntryRow, ChatRow, ResultRow)
ROWS: Final = {table: row for row, table in TABLES.items()}


class AdminError(ReverieError):
    """An operator asked for something that cannot be done; the text says why."""


# -- export and import ----------------------------------------------------------------------------


async def export(store: Store, out: TextIO) -> dict[str, int]:
    """Write everything as lines of JSON, also while the server runs; return the number of rows of each table.

    Matches may go on meanwhile, so each is exported as of the moment its row was read: entries are only ever added,
    and later ones are left out.
    """
    counts = dict.fromkeys([*TABLES.values(), SECRETS], 0)

    def write(table: str, row: dict[str, Any]) -> None:
        counts[table] += 1
        out.write(msgspec.json.encode({"table": table, "row": row}).decode() + "\n")

    head = {"format": FORMAT, "schema": schema()}
    out.write(msgspec.json.encode(head).decode() + "\n")
    for name, value in await store.secrets():
        write(SECRETS, {"name": name, "value": value})
    async for person in store.every(Person):
        write(TABLES[Person], msgspec.to_builtins(person))
        for kind in OF_PEOPLE:
            for row in await store.rows_of_person(kind, person.id):
                write(TABLES[kind], msgspec.to_builtins(row))
    async for material in store.every(MaterialRow):
        write(TABLES[MaterialRow], msgspec.to_builtins(material))
    async for circle in store.every(CircleRow):
        write(TABLES[CircleRow], msgspec.to_builtins(circle))
        for week in await store.circle_weeks(circle.id):
            write(TABLES[CircleWeekRow], msgspec.to_builtins(week))
    async for match in store.every(MatchRow):
        write(TABLES[MatchRow], msgspec.to_builtins(match))
        for kind in OF_MATCHES:
            for row in await store.rows_of_match(kind, match.id):
                if isinstance(row, EntryRow) and row.number > match.length:
                    continue
                if isinstance(row, ResultRow) and match.status != FINISHED:
                    continue
                write(TABLES[kind], msgspec.to_builtins(row))
    async for report in store.every(ReportRow):
        write(TABLES[ReportRow], msgspec.to_builtins(report))
    async for act in store.every(AuditRow):
        write(TABLES[AuditRow], msgspec.to_builtins(act))
    return counts


async def take_in(store: Store, lines: Iterator[str], name: str) -> dict[str, int]:
    """Fill an empty store with an export of this schema or an older one; return the number of rows of each table.

    AdminError names a damaged line; what came before it stays stored.
    """
    filled = await store.filled_table()
    if filled is not None:
        raise AdminError(f"there is something in this store already ({filled}): an import needs an empty one")
    counts = dict.fromkeys([*TABLES.values(), SECRETS], 0)
    waiting: list[msgspec.Struct] = []
    _check_head(next(lines, ""), name)
    for number, line in enumerate(lines, 2):
        table, row = _read_line(line, f"{name}, line {number}")
        counts[table] += 1
        if isinstance(row, dict):
            await store.add_secret(row["name"], row["value"])
        else:
            waiting.append(row)
        if len(waiting) >= BATCH:
            await _put(store, waiting, f"{name}, before line {number + 1}")
    await _put(store, waiting, name)
    return counts


def _check_head(line: str, name: str) -> None:
    try:
        head = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        head = {}
    if head.get("format") != FORMAT:
        raise AdminError(f"{name}, line 1: not an export of Reverie")
    written, ours = head.get("schema"), schema()
    if not isinstance(written, int) or written < 1:
        raise AdminError(f"{name}, line 1: not an export of Reverie")
    if written > ours:
        raise AdminError(
            f"{name}, line 1: written by a newer Reverie (schema {written}; this one has {ours}): "
            "import it with that one, or with a newer one still"
        )


def _read_line(line: str, place: str) -> tuple[str, msgspec.Struct | dict[str, str]]:
    try:
        data = msgspec.json.decode(line, type=dict[str, Any])
        table = data["table"]
        if table == SECRETS:
            return table, msgspec.convert({key: data["row"][key] for key in ("name", "value")}, dict[str, str])
        row = data["row"]
        if table == TABLES[Token]:
            # Before schema 4 the last use of a cookie was not stored; the migration assumed the same value.
            row.setdefault("seen", row.get("created"))
        return table, msgspec.convert(row, ROWS[table])
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as error:
        raise AdminError(f"{place}: no row of ours: {error}") from error


async def _put(store: Store, waiting: list[msgspec.Struct], place: str) -> None:
    try:
        await store.add_rows(waiting)
    except Conflict as conflict:
        raise AdminError(f"{place}: a row is there twice: {conflict}") from conflict
    waiting.clear()


# -- check ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of one match found: nothing wrong, or the reason."""

    match: str
    entries: int
    wrong: str | None
    mended: bool = False  # whether it was marked as damaged and is whole again


async def check(store: Store) -> AsyncIterator[Checked]:
    """Replay every stored match, and check it against the rules, its seed and its stored result.

    A match that was marked as damaged and is whole again loses its mark.
    """
    marked = await store.damaged()
    async for match in store.every(MatchRow):
        # Entries may have been added since the row was read.
        rows = [row for row in await store.entries(match.id) if row.number <= match.length]
        results = await store.results_of_match(match.id)
        seats = await store.seats(match.id)
        try:
            wrong = _what_is_wrong(match, rows, seats, results, await _attached(store, match))
        except Exception as error:  # a damaged row may make the rules raise anything; the other matches go on
            wrong = f"{type(error).__name__}: {error}"
        mended = wrong is None and match.id in marked and await store.clear_damaged(match.id)
        yield Checked(match.id, len(rows), wrong, mended)


async def _attached(store: Store, match: MatchRow) -> dict[str, str] | None:
    if match.material is None:
        return None
    material = await store.material(match.material)
    if material is None:
        raise AdminError("the files it was played with are gone")
    found: dict[str, str] = msgspec.json.decode(material.attached)
    return found


def _what_is_wrong(
    match: MatchRow,
    rows: Sequence[EntryRow],
    seats: Sequence[SeatRow],
    results: Sequence[ResultRow],
    attached: dict[str, str] | None,
) -> str | None:
    if [row.number for row in rows] != list(range(1, match.length + 1)):
        return f"{match.length} entries should be there, but {len(rows)} are, or their numbers have a gap"
    if [seat.seat for seat in seats] != list(range(match.players)):
        return f"{match.players} seats should be there, but {len(seats)} are"
    check_documents(match)
    try:
        record, replay = replayed(match, rows, attached)
    except ReverieError as error:
        return str(error)
    if match.kind not in BROUGHT:
        name = promised_name(match)
        if commit(name, record.setup, record.rules_version, match.seed) != match.commitment:
            return "the commitment is not to the stored seed"
    result = replay.state.result()
    stored = result_in(match)
    if match.status in (PLAYING, FINISHED):
        if stored != (None if result is None else result.to_json()):
            return f"the entries lead to another result than {match.result}"
        if (match.status == FINISHED) != (result is not None):
            return f"the match is {match.status}, its game is not"
        asked = sum(1 << actor for actor in replay.state.actors() if actor >= 0)
        if asked != match.asked:
            return f"the seats asked are {asked:b}, but {match.asked:b} is stored"
    counted = match.kind not in UNCOUNTED and match.material is None
    if match.status == FINISHED and counted and len(results) != match.players:
        return f"{match.players} results should be stored, but {len(results)} are"
    return None


def replayed(
    match: MatchRow, rows: Sequence[EntryRow], attached: dict[str, str] | None = None
) -> tuple[Record, Replay]:
    """Return the record and the replay of a match; AdminError names an entry that the rules or the seed forbid."""
    setup = setup_of(match, attached)
    record, replay = record_of_edition(setup, match.rules, match.edition or ""), Replay(setup)
    sampler = luck(match.seed)
    for row in rows:
        entry = Entry(row.actor, row.text, bool(row.auto))
        try:
            if entry.actor == CHANCE and match.kind not in BROUGHT:
                due = replay.game.write(CHANCE, sampler.outcome(replay.state))
                if entry.text != due:
                    raise AdminError(f"chance gave {entry.text!r}, but the seed gives {due!r}")
            replay.follow(entry)
        except (ReverieError, ValueError) as error:
            raise AdminError(f"entry {row.number}: {error}") from error
        record.entries.append(entry)
    return record, replay


# -- people, space, backups -----------------------------------------------------------------------


async def find_person(store: Store, who: str) -> Person:
    """Return a person by claimed name, regardless of case, or by id; AdminError if there is none."""
    found = await store.person_named(who.lower()) or await store.person(who)
    if found is None:
        raise AdminError(f"there is nobody called {who!r}, and nobody with that id")
    return found


async def vacuum(store: Store) -> None:
    """Give back the space of what was deleted."""
    await store.database.vacuum()


async def backup(store: Store, target: Path) -> None:
    """Copy an SQLite store as it is at this moment, also while it is written to; AdminError if that fails."""
    if not isinstance(store.database, SqliteDatabase):
        raise AdminError("this copies an SQLite store: use pg_dump, or `admin export`")
    try:
        await asyncio.to_thread(copy_sqlite, store.database.path, target)
    except FileExistsError:
        raise AdminError(f"{target} is there already and stays as it is: choose another name") from None
    except (OSError, sqlite3.Error) as error:
        raise AdminError(f"cannot back up to {target}: {error}") from error
