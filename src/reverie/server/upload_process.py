"""Reads uploaded records in a process of its own, bounded in memory and time: uploads are not trusted."""

import asyncio
import base64
import contextlib
import hashlib
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

import msgspec

from reverie.attachments import packed
from reverie.core.errors import ReverieError, UnknownSetup
from reverie.core.game import CHANCE
from reverie.core.match import Match, forked
from reverie.core.record import LONGEST_ATTACHED, Record, Replay, load, standing
from reverie.core.registry import find_game
from reverie.games.discovery import find_setup, kit_of, new_setup
from reverie.games.kit import Paper, Problem
from reverie.server.errors import Refused, refused
from reverie.server.loaded_match import LoadedMatch, sampler
from reverie.server.matches import new_row
from reverie.server.moves import entry_rows, result_rows
from reverie.server.rows import FINISHED, IMPORTED, OFFLINE, PLAYING, TABLE, EntryRow, MatchRow, ResultRow, SeatRow
from reverie.server.timing import SLOW, Timing
from reverie.server.worker_process import start_worker
from reverie.texts import Value
from reverie.thinking import bots_for

MEMORY_BYTES: Final = 256_000_000  # beyond what the process has when it is ready
SECONDS: Final = 10.0  # for one record
START_SECONDS: Final = 60.0
MOST_WAITING: Final = 20  # records that wait for the process
FILE_BYTES: Final = 100_000  # of one file of a material

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("reverie.uploads")


class UploadedMatch(msgspec.Struct):
    """Everything to store of an uploaded record."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    results: list[ResultRow]
    material: "CheckedMaterial | None" = None  # what the record carries


class CheckedMaterial(msgspec.Struct):
    """A valid material: its files as lines of a record, the options that name it, and the set-ups it is for."""

    attached: dict[str, str]
    options: dict[str, str]
    spellings: list[str]


class Refusal(msgspec.Struct):
    """A refusal that can be sent from one process to another."""

    code: str
    values: dict[str, Value]


# -- in the process -------------------------------------------------------------------------------


def read_import(text: str, person: str, name: str) -> UploadedMatch | Refusal:
    """Read a record to be replayed or, if it is unfinished and for one player, continued."""
    try:
        record, replay = load(text)
        if record.result is None and record.setup.players > 1:
            raise Refused("not-over")
    except (Refused, ReverieError) as error:
        return _refusal(error)
    kind = TABLE if record.own_table else IMPORTED
    row, entries = _as_it_stands(new_row(record.setup, person, kind=kind), record, replay)
    mine = SeatRow(row.id, 0, person, None, name, 0)
    others = [SeatRow(row.id, seat, None, None, "", 0) for seat in range(1, row.players)]
    return UploadedMatch(row, [mine, *others], entries, [], _carried(record))


def read_offline_game(text: str, person: str, name: str, bots: Sequence[str]) -> UploadedMatch | Refusal:
    """Read a game that was finished offline; `bots` names the bot of each seat, "" for the person."""
    try:
        record, replay = load(text)
        if record.result is None:
            raise Refused("not-over")
        if len(bots) != record.setup.players or list(bots).count("") != 1:
            raise Refused("invalid", reason="bots")
        if not {*bots} <= {"", *bots_for(record.setup.game)}:
            raise Refused("invalid", reason="bot")
        if record.own_table:
            raise Refused("invalid", reason="table")  # it counts in no statistics but those of its own device
    except (Refused, ReverieError) as error:
        return _refusal(error)
    match = offline_id(person, record, replay)
    row = msgspec.structs.replace(new_row(record.setup, person, kind=OFFLINE), id=match, forked=int(forked(record)))
    row, entries = _as_it_stands(row, record, replay)
    seats = [
        SeatRow(match, seat, None if bot else person, bot or None, bot or name, 0) for seat, bot in enumerate(bots)
    ]
    carried = _carried(record)
    results = result_rows(LoadedMatch(row, seats, entries), row.created) if carried is None else []
    return UploadedMatch(row, seats, entries, results, carried)


def offline_id(person: str, record: Record, replay: Replay) -> str:
    """Return a match id made from the moves that stand: the same game uploaded twice is the same match."""
    setup = record.setup
    lines = [setup.spelling, str(setup.players), *(f"{name} {value}" for name, value in sorted(setup.options.items()))]
    lines += [record.entries[number - 1].line(0) for number in standing(record, replay)]
    digest = hashlib.sha256("\n".join(["offline", person, *lines]).encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def _carried(record: Record) -> CheckedMaterial | None:
    """Return the files that a record carries as a material, or None if it carries none."""
    return _material(record.setup.game, record.attached) if record.attached else None


def read_material(game: str, files: dict[str, str]) -> CheckedMaterial | Refusal:
    """Read files that a person wants to play with."""
    try:
        return _material(game, _packed(files))
    except (Refused, ReverieError) as error:
        return _refusal(error)


def check_material(game: str, files: dict[str, str]) -> list[Problem] | Refusal:
    """Return what is wrong with files, by file and place; they are checked together once each is valid alone."""
    try:
        return kit_of(find_game(game).name).problems(_packed(files))
    except (Refused, ReverieError) as error:
        return _refusal(error)


def print_paper(spelling: str, attached: dict[str, str] | None, paper: Paper) -> bytes | Refusal:
    """Return a PDF of what a set-up is played on."""
    try:
        setup = new_setup(spelling, 1, find_game(spelling).attach(attached) if attached else {})
        return kit_of(setup.game).printed(setup, paper)
    except (Refused, ReverieError) as error:
        return _refusal(error)


def _packed(files: dict[str, str]) -> dict[str, str]:
    attached = {name: packed(text) for name, text in files.items()}
    if any(len(text.encode()) > FILE_BYTES for text in files.values()):
        raise Refused("too-large", most=FILE_BYTES)
    if any(len(line) > LONGEST_ATTACHED for line in attached.values()):
        raise Refused("too-large", most=LONGEST_ATTACHED)
    return attached


def _material(game: str, attached: dict[str, str]) -> CheckedMaterial:
    found = find_game(game)
    options = found.attach(dict(attached))
    spellings = []
    for spelling in dict.fromkeys(setup.spelling for setup in found.setups()):
        with contextlib.suppress(UnknownSetup):
            spellings.append(find_setup(spelling, 1, options).spelling)
    if not spellings:
        raise UnknownSetup("these files do not make anything that could be played")
    return CheckedMaterial(attached, options, spellings)


def _refusal(error: Refused | ReverieError) -> Refusal:
    found = error if isinstance(error, Refused) else refused(error)
    return Refusal(found.code, found.values)


def _as_it_stands(row: MatchRow, record: Record, replay: Replay) -> tuple[MatchRow, list[EntryRow]]:
    """Return the row and the entries of a match made from a whole record."""
    match = Match(record.setup, sampler(row, record), record, replay)
    entries = entry_rows(row.id, record, 0, row.created)
    result = record.result
    row = msgspec.structs.replace(
        row,
        status=PLAYING if result is None else FINISHED,
        length=len(entries),
        asked=sum(1 << seat for seat in match.state.actors() if seat != CHANCE),
        result=None if result is None else msgspec.json.encode(result.to_json()).decode(),
        finished=None if result is None else row.created,
        edition=record.edition or None,  # a downloaded record is the same as the uploaded one
    )
    return row, entries


def _start() -> None:
    start_worker()
    if sys.platform == "linux":
        import resource

        pages = int(open("/proc/self/statm").read().split()[0])  # noqa: PTH123, SIM115
        most = pages * os.sysconf("SC_PAGE_SIZE") + MEMORY_BYTES
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _ready() -> bool:
    return True


# -- in the server --------------------------------------------------------------------------------


class UploadProcess:
    """The process, started when it is first needed, and again after it was killed."""

    def __init__(self, seconds: float = SECONDS, too_much: str = "damaged-record") -> None:
        self.seconds = seconds
        self.too_much = too_much  # the refusal of what takes too long or too much memory
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.waits = Timing(SLOW)

    async def run(self, what: Callable[P, T | Refusal], *arguments: P.args, **named: P.kwargs) -> T:
        """Return what a function of this module returns; Refused if it refuses, takes too long or too much."""
        if self.waiting >= MOST_WAITING:
            raise Refused("busy")
        self.waiting += 1
        asked = time.perf_counter()
        try:
            async with self.turn:
                self.waits.observe(time.perf_counter() - asked)
                pool = await self._started()
                job = pool.submit(what, *arguments, **named)
                found = await asyncio.wait_for(asyncio.wrap_future(job), self.seconds)
        except TimeoutError:
            self._kill()
            raise Refused(self.too_much, reason="it takes too long to replay") from None
        except (BrokenProcessPool, MemoryError):
            self._kill()
            raise Refused(self.too_much, reason="it takes too much memory to replay") from None
        finally:
            self.waiting -= 1
        if isinstance(found, Refusal):
            raise Refused(found.code, **found.values)
        return found

    async def _started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # A fork would share our sockets and our threads.
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _start)
            await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(_ready)), START_SECONDS)
        return self.pool

    def _kill(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            log.warning("the process that reads uploads was ended")
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
