"""A match on this machine, for the line client and the terminal: new or resumed, with forced answers and its log."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from reverie.core.chance import RandomSampler
from reverie.core.errors import ReverieError
from reverie.core.events import Event
from reverie.core.game import Setup
from reverie.core.match import Match
from reverie.core.record import Record, Replay
from reverie.core.rng import Rng
from reverie.files import load_file
from reverie.games.discovery import kit_of, typed_words
from reverie.own_table import OwnTable, own_table_of
from reverie.texts import Texts
from reverie.textui.company import Company
from reverie.textui.history import events_after
from reverie.textui.ink import Paint
from reverie.textui.saves import FileThereError, Saves, new_file

if TYPE_CHECKING:
    from reverie.textui.face import Face


Play = Callable[[int, str, bool], None]  # seat, answer, whether it is given for the player


class LocalMatch(NamedTuple):
    """A match on this machine, its file, and the bots in it."""

    match: Match
    saves: Saves
    company: Company


def new_game(
    setup: Setup,
    seed: str | None,
    save: Path | None,
    bots: list[str] | None,
    texts: Texts,
    spread: bool = True,
    own_table: bool = False,
) -> LocalMatch:
    """Begin a game, at a table of people's own if that is wanted; a ReverieError if a file is in its way."""
    saves = _saves(save if save is not None else new_file(setup), False, texts)
    if own_table:
        check_company(setup, bots)
        return LocalMatch(OwnTable(setup).match, saves, Company(bots or [], setup.players, seed, spread))
    sampler = RandomSampler(Rng(seed if seed is not None else secrets.token_hex(16)))
    return LocalMatch(Match(setup, sampler), saves, Company(bots or [], setup.players, seed, spread))


def resumed_game(
    path: Path,
    setup: Setup | None,
    seed: str | None,
    save: Path | None,
    bots: list[str] | None,
    texts: Texts,
    spread: bool = True,
    to: int | None = None,
    own_table: bool = False,
) -> LocalMatch:
    """Take a game up again; a ReverieError if its record is damaged, or of another set-up than asked for.

    With `to` a copy is played on from just after that entry, and the record stays as it is. `own_table` takes any game
    to a table of people's own, in a copy; one that was played there goes on there anyway.
    """
    record, replay = load_file(path)
    real = record.own_table and record.dealt_after is None
    if to is not None:
        record, replay = cut(record, to)
    if to is not None or (own_table and not real):
        save = save if save is not None else new_file(record.setup)
    if setup is not None and not _asked_for(setup, record.setup):
        there, asked = typed_words(record.setup), typed_words(setup)
        raise ReverieError(texts.say("other-setup", file=str(path), there=there, asked=asked))
    same = save is None or save.resolve() == path.resolve()
    saves = _saves(path if same or save is None else save, same, texts)
    if own_table or real:
        check_company(record.setup, bots)
        table = own_table_of(record, replay)
        return LocalMatch(table.match, saves, Company(bots or [], record.setup.players, seed, spread))
    # The same seed must not deal the beginning of the game a second time.
    fresh = secrets.token_hex(16) if seed is None else f"{seed} after {len(record.entries)}"
    match = Match(record.setup, RandomSampler(Rng(fresh)), record, replay)
    return LocalMatch(match, saves, Company(bots or [], record.setup.players, seed, spread))


def check_company(setup: Setup, bots: list[str] | None) -> None:
    """Refuse bots where players hold cards of their own: nobody may look at a bot's cards to enter them."""
    if bots and kit_of(setup.game).facts(setup).private_hands:
        raise ReverieError(f"bots cannot hold real cards that nobody may look at: {typed_words(setup)} is for people")


def cut(record: Record, to: int) -> tuple[Record, Replay]:
    """Copy a record up to an entry, and replay it; its luck is no longer what was promised."""
    if to > len(record.entries):
        raise ReverieError(f"the record has {len(record.entries)} entries; there is no entry {to}")
    copy, replay = Record(record.setup, record.rules_version), Replay(record.setup)
    for entry in record.entries[:to]:
        replay.follow(entry)
        copy.entries.append(entry)
    copy.own_table = record.own_table
    copy.result = replay.state.result()
    return copy, replay


def greetings(match: Match, path: Path, texts: Texts) -> list[str]:
    """Return the messages on resuming a game."""
    entries = len(match.record.entries)
    out = [texts.say("record-cut", file=str(path), n=entries)] if match.record.notice else []
    return [*out, texts.say("resumed", n=entries)]


def _saves(path: Path, ours: bool, texts: Texts) -> Saves:
    try:
        return Saves(path, ours)
    except FileThereError as error:
        raise FileThereError(texts.say("file-there", file=str(path))) from error
    except OSError as error:
        raise ReverieError(not_saved(path, error, texts)) from error


def not_saved(path: Path, error: Exception, texts: Texts) -> str:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return texts.say("not-saved", file=str(path), reason=reason)


def hurry(match: Match, seat: int, face: "Face", texts: Texts, paint: Paint, play: Play) -> list[str]:
    """Give a seat's answers, by `play`, as long as there is only one to give; what was answered."""
    done: list[str] = []
    view = match.state.view(seat)
    while seat in match.state.actors() and len(view["actions"]) == 1 and face.may_hurry(view):
        only = view["actions"][0]["text"]
        done += face.answers(view, texts, paint) if face.numbered(view) else [only]
        play(seat, only, True)
        view = match.state.view(seat)
    return done


def turns_heard(match: Match, seat: int, face: "Face") -> list[list[Event]]:
    """Collect everything a seat has heard, turn by turn."""
    turns: list[list[Event]] = [[]]
    for event in events_after(match, 0):
        if event.heard_by(seat):
            if event.name in face.turns:
                turns.append([])
            turns[-1].append(event)
    return turns


def _asked_for(typed: Setup, recorded: Setup) -> bool:
    """Tell whether a recorded game is of the typed set-up; what a record brings along need not be typed."""
    same = (typed.spelling, typed.players) == (recorded.spelling, recorded.players)
    return same and typed.options.items() <= recorded.options.items()
