"""Records: a game as text, holding every outcome, so that no change of a generator can break it.

A record is a head (`key value` lines), one numbered line an entry, and an end line:

    reverie record 1
    setup game+part
    players 2
    option talk silent
    edition 1
    table own
    match 7hXk2QpL
    commitment sha256:5f2c…
    seed 0b9e…
    rules 1

    1 * red goal
    9 1 pick red sun
    10 2 ~ limbo

    open

`*` is chance, a number is a player, `~` marks an answer given for the player because there was only
one, `undo` takes back the last answer of that player's draft, `^ 12` means that the whole game went
back to just after entry 12, and `concede` gives up. The end line is `open` for a game not finished,
or `result` with scores, winners and the reason. A game whose luck was promised beforehand carries the
name of the match and the commitment, and once it is over the seed (see fairness.py). `edition` tells of
which edition a game's own material is; no such line means the first. `table own` marks a game whose luck
people dealt or rolled themselves, `table own until 57` one that the program dealt from entry 58 on.
`attached NAME DATA` carries a file of the players' own, such as boards they drew; its meaning is up to the game.
"""

from collections.abc import Iterator
from typing import Final

from reverie.core.errors import DamagedRecord, GameOver, ReverieError
from reverie.core.events import Event
from reverie.core.game import CHANCE, Game, Result, Setup, State
from reverie.core.registry import find_game, find_setup, game_of

FORMAT: Final = "reverie record 1"
PROMISE: Final = ("match", "commitment", "seed")  # head lines of a game whose luck can be checked
HEAD: Final = ("setup", "players", "rules", "edition", "table", *PROMISE)  # all there may be but options
OWN_TABLE: Final = "own"  # how the value of the head line `table` begins
UNTIL: Final = f"{OWN_TABLE} until "
MOST_PROMISED: Final = 200  # characters of each
MOST_ATTACHED: Final = 6  # files
LONGEST_ATTACHED: Final = 60_000  # characters of each
MOST_DIGITS: Final = 7  # of any number in a record
MOST_REASON: Final = 400  # characters that a refusal says
CONCEDE: Final = "concede"
UNDO: Final = "undo"
BACK: Final = "^"
AUTO: Final = "~"
MOST_ENTRIES: Final = 5000  # the longest games have 900; each entry costs a state in memory


class Entry:
    """One line of a record: who did what, or back to which entry the game went."""

    def __init__(self, actor: int, text: str, auto: bool = False) -> None:
        self.actor = actor
        self.text = text  # notation, CONCEDE, UNDO, or `^ n`
        self.auto = auto

    def line(self, number: int) -> str:
        who = "*" if self.actor == CHANCE else str(self.actor + 1)
        return f"{number} {who} {'~ ' if self.auto else ''}{self.text}"

    def back_to(self) -> int | None:
        """Return the entry this one goes back to, if it is an undo."""
        return int(self.text[2:]) if self.text.startswith(BACK) else None


class Record:
    """A set-up and everything that was done in it."""

    def __init__(self, setup: Setup, rules_version: int) -> None:
        game = game_of(setup)
        self.setup = setup
        self.rules_version = rules_version
        self.edition = game.edition(setup)  # empty in records of the time when there was one
        self.attached = game.attachments(setup)
        self.own_table = False  # people dealt or rolled themselves, at a table of their own
        self.dealt_after: int | None = None  # the last entry of that table, if the program dealt after it
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self.match = ""  # the name under which the luck was promised
        self.commitment = ""
        self.seed = ""  # known once the game is over
        self.notice = ""  # what a reader should know: a record cut short, for instance

    def write(self) -> str:
        lines = [FORMAT, f"setup {self.setup.spelling}", f"players {self.setup.players}"]
        lines += [f"option {name} {value}" for name, value in sorted(self.setup.options.items())]
        lines += [f"edition {self.edition}"] if self.edition else []
        if self.own_table:
            lines.append(f"table {OWN_TABLE if self.dealt_after is None else f'{UNTIL}{self.dealt_after}'}")
        lines += [f"attached {name} {data}" for name, data in sorted(self.attached.items())]
        promise = zip(PROMISE, (self.match, self.commitment, self.seed), strict=True)
        lines += [f"{key} {value}" for key, value in promise if value]
        lines += [f"rules {self.rules_version}", ""]
        lines += [entry.line(number) for number, entry in enumerate(self.entries, 1)]
        lines += ["", result_line(game_of(self.setup), self.result), ""]
        return "\n".join(lines)


def result_line(game: Game, result: Result | None) -> str:
    """Write the last line of a record."""
    if result is None:
        return "open"
    scores = " ".join(str(score) for score in result.scores)
    winners = " ".join(str(seat + 1) for seat in result.winners) or "nobody"
    return f"result {scores} / won {winners} / {game.reasons.get(result.reason, result.reason)}"


class Reader:
    """Reads a record line by line, checking each entry against the rules as it goes."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.whole_last = text.endswith("\n")
        self.at = 0
        self.players = 0  # known once the head is read

    def fail(self, reason: str, entry: int = 0) -> DamagedRecord:
        place = f"{self.name}, line {max(1, self.at)}" + (f", entry {entry}" if entry else "")
        if len(reason) > MOST_REASON:  # it quotes what stands there, of any length
            reason = f"{reason[: MOST_REASON // 2]} … {reason[-MOST_REASON // 2 :]}"
        return DamagedRecord(f"{place}: {reason}")

    def next_line(self) -> str | None:
        """Return the next whole line that is not empty, or None at the end."""
        last = len(self.lines) - (0 if self.whole_last else 1)
        while self.at < last:
            self.at += 1
            line = self.lines[self.at - 1].strip()
            if line:
                return line
        return None

    def head(self) -> Record:
        first = self.next_line()
        if first != FORMAT:
            found = "there is none" if first is None else f"not {first!r}"
            raise self.fail(f"not a record: the first line should be {FORMAT!r}, {found}")
        fields: dict[str, str] = {}
        setup_at = self.at
        options: dict[str, str] = {}
        attached: dict[str, str] = {}
        while "rules" not in fields:
            line = self.next_line()
            if line is None:
                raise self.fail("the record ends inside its head; there is no game in it")
            key, _, value = line.partition(" ")
            if key == "option":
                name, _, value = value.partition(" ")
                options[name] = value
            elif key == "attached":
                name, _, value = value.partition(" ")
                if len(attached) >= MOST_ATTACHED or name in attached or len(value) > LONGEST_ATTACHED:
                    raise self.fail(f"more is attached than a record carries: {MOST_ATTACHED} files, none too long")
                attached[name] = value
            elif key in HEAD:
                if key in fields:
                    raise self.fail(f"the head has a second {key!r} line")
                fields[key] = value
                if key == "setup":
                    setup_at = self.at
                elif key == "table" and value != OWN_TABLE and number_in(value.removeprefix(UNTIL)) is None:
                    raise self.fail(f"'table' should be {OWN_TABLE!r} or '{UNTIL}57', not {value[:20]!r}")
                elif (key in PROMISE or key == "edition") and len(value) > MOST_PROMISED:
                    raise self.fail(f"the {key!r} line is longer than any of ours")
            else:
                raise self.fail(f"{key!r} does not belong in the head of a record")
        for key in ("setup", "players"):
            if key not in fields:
                raise self.fail(f"the head has no {key!r} line")
        numbers = {key: number_in(fields[key]) for key in ("players", "rules")}
        for key, number in numbers.items():
            if number is None:
                raise self.fail(f"{key!r} should be a number, not {fields[key][:20]!r}")
        try:
            if attached:
                for name, value in find_game(fields["setup"]).attach(attached).items():
                    if options.setdefault(name, value) != value:
                        raise self.fail(f"option {name} should be {value}, as what is attached, not {options[name]!r}")
            setup = find_setup(fields["setup"], numbers["players"] or 0, options)
        except ReverieError as error:
            self.at = setup_at
            raise self.fail(str(error)) from error
        ours = game_of(setup).rules_version
        if numbers["rules"] != ours:
            raise self.fail(f"written under rules version {fields['rules']}; this program plays version {ours}")
        self.players = setup.players
        record = Record(setup, ours)
        edition = fields.get("edition", "")
        if edition and edition != record.edition:
            raise self.fail(f"it was played with edition {edition[:20]}, its set-up names {record.edition or 'none'}")
        record.edition = edition
        record.own_table = "table" in fields
        record.dealt_after = number_in(fields.get("table", "").removeprefix(UNTIL))
        record.attached = attached or record.attached
        record.match, record.commitment, record.seed = (fields.get(key, "") for key in PROMISE)
        return record

    def entry(self, line: str, number: int) -> Entry:
        parts = line.split(" ", 2)
        stated = number_in(parts[0])
        if len(parts) < 3 or stated is None:
            raise self.fail(f"{line[:60]!r} is no entry (number, actor, action)", number)
        if stated != number:
            raise self.fail(f"entry {stated} stands where entry {number} should", number)
        if parts[1] == "*":
            actor = CHANCE
        else:
            player = number_in(parts[1])
            if player is None:
                raise self.fail(f"{parts[1][:12]!r} is nobody: chance is *, players are numbers", number)
            if not 1 <= player <= self.players:
                raise self.fail(f"there is no player {player}, only {self.players}", number)
            actor = player - 1
        text = parts[2]
        auto = text.startswith(AUTO + " ")
        if auto:
            text = text[2:]
        if text in (CONCEDE, UNDO) or text.startswith(BACK):
            if actor == CHANCE:
                raise self.fail(f"only players answer {text[:12]!r}, never chance", number)
            if auto:
                raise self.fail(f"{text[:12]!r} is never given for a player", number)
            if text.startswith(BACK) and number_in(text.removeprefix(BACK + " ")) is None:
                raise self.fail(f"{text[:20]!r} does not say to which entry the game goes back", number)
        return Entry(actor, text, auto)


def number_in(text: str) -> int | None:
    """Read a number of up to seven plain digits; None if it is none."""
    return int(text) if len(text) <= MOST_DIGITS and text.isascii() and text.isdigit() else None


class Replay:
    """A game followed entry by entry, with the state after each that an undo may go back to."""

    def __init__(self, setup: Setup) -> None:
        self.game: Game = game_of(setup)
        self.states: list[State] = [self.game.new(setup)]  # number n is the state after entry n
        self.same: list[int] = [0]  # for each, the number under which it was first reached
        self.before: list[int] = [0]  # for each, the number of the state it was made from

    @property
    def state(self) -> State:
        return self.states[-1]

    def follow(self, entry: Entry) -> list[Event]:
        """Do one entry and give its events; what the rules refuse raises, and leaves the replay as it was."""
        back = entry.back_to()
        if back is not None:
            if not 0 <= back < len(self.states):
                raise DamagedRecord(f"there is no entry {back} to go back to")
            self.states.append(self.states[back].copy())
            self.same.append(self.same[back])
            self.before.append(self.before[back])
            return []
        state = self.state.copy()
        events = self.tell(state, entry)
        self.add(state)
        return events

    def tell(self, state: State, entry: Entry) -> list[Event]:
        """Do an entry other than a step back to that state, and give its events."""
        if entry.text == CONCEDE:
            if not state.actors():
                raise GameOver("the game is over")
            return state.concede(entry.actor)
        if entry.text == UNDO:
            return state.retract(entry.actor)
        return self.game.act(state, entry.actor, entry.text)

    def add(self, state: State) -> None:
        """Append the state after the next entry, which is made already."""
        self.before.append(self.same[-1])
        self.same.append(len(self.states))
        self.states.append(state)

    def path(self) -> Iterator[int]:
        """List the numbers of the entries that led here, the last first, without what was taken back."""
        number = self.same[-1]
        while number > 0:
            yield number
            number = self.before[number]


def standing(record: Record, replay: Replay) -> Iterator[int]:
    """List the entries that count, the last first: of a draft neither the answers taken back nor the taking."""
    taken_back: dict[int, int] = {}  # by seat, how many answers are still to be left out
    for number in replay.path():
        entry = record.entries[number - 1]
        if entry.text == UNDO:
            taken_back[entry.actor] = taken_back.get(entry.actor, 0) + 1
        elif taken_back.get(entry.actor, 0) > 0:
            taken_back[entry.actor] -= 1
        else:
            yield number


def load(text: str, name: str = "record") -> tuple[Record, Replay]:
    """Read a record and replay it, checking each entry.

    A record cut short is read up to its last whole entry, and says so in `notice`. Anything else that
    is wrong is DamagedRecord with file, line, entry and reason.
    """
    reader = Reader(text, name)
    record = reader.head()
    replay = Replay(record.setup)
    while True:
        line = reader.next_line()
        if line is None:
            record.notice = (
                f"{name} ends without its last line: read up to entry {len(record.entries)}, the last whole one"
            )
            return record, replay
        if line == "open" or line.startswith("result "):
            break
        number = len(record.entries) + 1
        if number > MOST_ENTRIES:
            raise reader.fail(f"there are more than {MOST_ENTRIES} entries", number)
        entry = reader.entry(line, number)
        try:
            replay.follow(entry)
        except ReverieError as error:
            raise reader.fail(str(error), number) from error
        record.entries.append(entry)
    record.result = replay.state.result()
    expected = result_line(replay.game, record.result)
    if line != expected:
        raise reader.fail(f"the record says {line!r}, but its entries lead to {expected!r}")
    if reader.next_line() is not None:
        raise reader.fail("there is something after the end of the record")
    return record, replay
