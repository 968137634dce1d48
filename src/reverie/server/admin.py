"""What whoever runs a server does with its store: export, import, check, delete, tidy up, back up."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

from reverie.core.errors import ReverieError
from reverie.core.fairness import commit, luck
from reverie.core.game import CHANCE
from reverie.core.record import Entry, Record, Replay
from reverie.games import find_setup
from reverie.server.daily import daily_of
from reverie.server.database import Conflict, schema
from reverie.server.rows import (
    BROUGHT,
    DAILY,
    FINISHED,
    IMPORTED,
    PLAYING,
    ChatRow,
    EntryRow,
    MatchRow,
    Person,
    ResultRow,
    SeatRow,
    Token,
    TryRow,
)
from reverie.server.store import TABLES, Store, insert, one

FORMAT: Final = "reverie export 1"
PAGE: Final = 200  # matches, or people, that are read at a time
BATCH: Final = 1000  # rows that are written at a time
SECRETS: Final = "secrets"
OF_PEOPLE: Final[tuple[type[msgspec.Struct], ...]] = (Token, TryRow)
OF_MATCHES: Final[tuple[type[msgspec.Struct], ...]] = (SeatRow, EntryRow, ChatRow, ResultRow)
ROWS: Final = {table: row for row, table in TABLES.items()}


class AdminError(ReverieError):
    """Something an administrator asked for that cannot be done; the text says why."""


# -- export and import ----------------------------------------------------------------------------


async def export(store: Store, out: TextIO) -> dict[str, int]:
    """Everything as lines of JSON, while the server runs; how many rows of each table.

    Play goes on meanwhile, so each match is cut where its own line was read: entries are only ever added, and
    those beyond the cut are left out.
    """
    counts = dict.fromkeys([*TABLES.values(), SECRETS], 0)

    def write(table: str, row: dict[str, Any]) -> None:
        counts[table] += 1
        out.write(msgspec.json.encode({"table": table, "row": row}).decode() + "\n")

    head = {"format": FORMAT, "schema": schema()}
    out.write(msgspec.json.encode(head).decode() + "\n")
    for name, value in await store.database.read("SELECT name, value FROM secrets ORDER BY name"):
        write(SECRETS, {"name": name, "value": value})
    async for person in _paged(store, Person):
        write(TABLES[Person], msgspec.to_builtins(person))
        for kind in OF_PEOPLE:
            for row in await store.all(kind, "WHERE person = $1", person.id):
                write(TABLES[kind], msgspec.to_builtins(row))
    async for match in _paged(store, MatchRow):
        write(TABLES[MatchRow], msgspec.to_builtins(match))
        for kind in OF_MATCHES:
            for row in await store.all(kind, "WHERE match_id = $1", match.id):
                if isinstance(row, EntryRow) and row.number > match.length:
                    continue
                if isinstance(row, ResultRow) and match.status != FINISHED:
                    continue
                write(TABLES[kind], msgspec.to_builtins(row))
    return counts


async def _paged(store: Store, kind: type[Any]) -> AsyncIterator[Any]:
    """Every row of a table that has an id, a page at a time: the whole need not fit into memory."""
    last = ""
    while True:
        page = await store.all(kind, "WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE)
        for row in page:
            yield row
        if len(page) < PAGE:
            return
        last = page[-1].id


async def take_in(store: Store, lines: Iterator[str], name: str) -> dict[str, int]:
    """Fill an empty store with an export of this schema or an older one.

    What is damaged is refused with its line; what came before stays.
    """
    for table in TABLES.values():
        if await store.database.read(f"SELECT 1 FROM {table} LIMIT 1"):
            raise AdminError(f"there is something in this store already ({table}): an import needs an empty one")
    counts = dict.fromkeys([*TABLES.values(), SECRETS], 0)
    waiting: list[msgspec.Struct] = []
    _check_head(next(lines, ""), name)
    for number, line in enumerate(lines, 2):
        table, row = _read_line(line, f"{name}, line {number}")
        counts[table] += 1
        if isinstance(row, dict):
            await store.database.write([one("INSERT INTO secrets VALUES ($1, $2)", row["name"], row["value"])])
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
            # Before schema 4 nobody knew when a cookie was last used; the migration assumed the same.
            row.setdefault("seen", row.get("created"))
        return table, msgspec.convert(row, ROWS[table])
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as error:
        raise AdminError(f"{place}: no row of ours: {error}") from error


async def _put(store: Store, waiting: list[msgspec.Struct], place: str) -> None:
    kinds: dict[type[msgspec.Struct], list[msgspec.Struct]] = {}
    for row in waiting:
        kinds.setdefault(type(row), []).append(row)
    waiting.clear()
    try:
        await store.database.write([insert(rows) for rows in kinds.values()])
    except Conflict as conflict:
        raise AdminError(f"{place}: a row is there twice: {conflict}") from conflict


# -- check ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """What the check of one match found: nothing wrong, or the reason."""

    match: str
    entries: int
    wrong: str | None


async def check(store: Store) -> AsyncIterator[Checked]:
    """Replay every stored record against the rules, its luck, and what is stored beside it."""
    async for match in _paged(store, MatchRow):
        # The entries that are there by the time we ask may be more than the row knew of.
        rows = [row for row in await store.entries(match.id) if row.number <= match.length]
        results = await store.results("WHERE match_id = $1 ORDER BY seat", match.id)
        seats = await store.seats(match.id)
        yield Checked(match.id, len(rows), _what_is_wrong(match, rows, seats, results))


def _what_is_wrong(
    match: MatchRow, rows: Sequence[EntryRow], seats: Sequence[SeatRow], results: Sequence[ResultRow]
) -> str | None:
    if [row.number for row in rows] != list(range(1, match.length + 1)):
        return f"{match.length} entries should be there, but {len(rows)} are, or their numbers have a gap"
    if [seat.seat for seat in seats] != list(range(match.players)):
        return f"{match.players} seats should be there, but {len(seats)} are"
    try:
        record, replay = replayed(match, rows)
    except ReverieError as error:
        return str(error)
    if match.kind not in BROUGHT:
        name = promised_name(match)
        if commit(name, record.setup, record.rules_version, match.seed) != match.commitment:
            return "the commitment is not to the stored seed"
    result = replay.state.result()
    stored = None if match.result is None else msgspec.json.decode(match.result)
    if match.status in (PLAYING, FINISHED):
        if stored != (None if result is None else result.to_json()):
            return f"the entries lead to another result than {match.result}"
        if (match.status == FINISHED) != (result is not None):
            return f"the match is {match.status}, its game is not"
        asked = sum(1 << actor for actor in replay.state.actors() if actor >= 0)
        if asked != match.asked:
            return f"the seats asked are {asked:b}, but {match.asked:b} is stored"
    if match.status == FINISHED and match.kind != IMPORTED and len(results) != match.players:
        return f"{match.players} results should be stored, but {len(results)} are"
    return None


def promised_name(match: MatchRow) -> str:
    """The name under which the luck of a match was promised: a day's is everybody's."""
    return daily_of(match.game, match.day).key if match.kind == DAILY and match.day is not None else match.id


def replayed(match: MatchRow, rows: Sequence[EntryRow]) -> tuple[Record, Replay]:
    """The game of a match; an error names the entry that the rules or the seed do not allow."""
    setup = find_setup(match.spelling, match.players, msgspec.json.decode(match.options))
    record, replay = Record(setup, match.rules), Replay(setup)
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


# -- people, space, safety ------------------------------------------------------------------------


async def find_person(store: Store, who: str) -> Person:
    """By claimed name, regardless of case, or by id."""
    found = await store.person_named(who.lower()) or await store.person(who)
    if found is None:
        raise AdminError(f"there is nobody called {who!r}, and nobody with that id")
    return found


async def vacuum(store: Store) -> None:
    """Give back the space of what was deleted."""
    await store.database.read("VACUUM")


async def backup(store: Store, target: Path) -> None:
    """A copy of an SQLite store as it is at this moment, while it is being written to."""
    if target.exists():
        raise AdminError(f"{target} is there already and stays as it is: choose another name")
    await store.database.read("VACUUM INTO $1", str(target))
