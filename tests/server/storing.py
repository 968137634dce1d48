"""A store for tests, and finished games put into it by hand."""

import hashlib
import random
from pathlib import Path

import msgspec

from reverie.core.fairness import commit, luck
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.players.player import Player
from reverie.server.rows import CASUAL, FINISHED, PLAYING, EntryRow, MatchRow, Person, ResultRow, SeatRow
from reverie.server.statistics import facts
from reverie.server.store import Store, insert
from reverie.server.store.database import Statement
from reverie.server.store.sqlite import SqliteDatabase


async def open_store(folder: Path, name: str = "reverie.db") -> Store:
    store = Store(SqliteDatabase(folder / name))
    await store.database.open()
    return store


def somebody(name: str) -> Person:
    return Person(name, name.title(), None, None, None, "en", 0, 0)


def finished(
    match: str,
    person: str,
    spelling: str = "onirim",
    score: int = 0,
    won: bool = False,
    at: int = 0,
    kind: str = CASUAL,
    day: str | None = None,
    name: int | None = None,
) -> Statement:
    """The result of a game for one."""
    game = spelling.replace(":", "+").partition("+")[0]
    facts = msgspec.json.encode({"score": score, "name": name, "options": {}}).decode()
    won_ = int(won)
    return insert([ResultRow(match, 0, person, game, spelling, 1, kind, day, score, won_, "over", 0, 30, facts, at)])


async def put_match(
    store: Store,
    name: str,
    spelling: str = "onirim",
    people: tuple[str, ...] = ("me",),
    moves: int = 9999,
    player: Player | None = None,
) -> Match:
    """A match played by somebody, or at random, for so many moves or to its end, stored as the server stores it."""
    setup = find_setup(spelling, len(people))
    seed = hashlib.sha256(name.encode()).hexdigest()
    match = Match(setup, luck(seed))
    dice = random.Random(name)
    for _ in range(moves):
        if not match.state.actors():
            break
        seat = dice.choice(match.state.actors())
        if player is None:
            action = dice.choice(match.state.legal(seat))
        else:
            action = player.choose(match.state.view(seat), Rng(name))
        match.play(seat, match.game.write(seat, action))
    entries = match.record.entries
    result = match.state.result()
    rules = match.record.rules_version
    row = MatchRow(
        id=name,
        game=setup.game,
        spelling=setup.spelling,
        players=setup.players,
        options=msgspec.json.encode(setup.options).decode(),
        rules=rules,
        kind=CASUAL,
        day=None,
        listed=0,
        watch=1,
        owner=people[0],
        code=f"code of {name}",
        seed=seed,
        commitment=commit(name, setup, rules, seed),
        status=PLAYING if result is None else FINISHED,
        created=0,
        updated=0,
        finished=None if result is None else 1,
        length=len(entries),
        asked=sum(1 << seat for seat in match.state.actors()),
        result=None if result is None else msgspec.json.encode(result.to_json()).decode(),
        forked=0,
        undo_request=None,
        previous=None,
        version=0,
    )
    seats = [SeatRow(name, seat, person, None, person.title(), 0) for seat, person in enumerate(people)]
    rows = [
        EntryRow(name, number, entry.actor, entry.text, int(entry.auto), None, 0)
        for number, entry in enumerate(entries, 1)
    ]
    results = [
        ResultRow(
            *(name, seat, person, setup.game, setup.spelling, setup.players, CASUAL, None, result.scores[seat]),
            *(
                int(seat in result.winners),
                result.reason,
                0,
                9,
                msgspec.json.encode(facts(match.state, seat)).decode(),
                1,
            ),
        )
        for seat, person in enumerate(people)
        if result is not None
    ]
    await store.add_match(row, seats, rows, [insert(results)] if results else [])
    return match
