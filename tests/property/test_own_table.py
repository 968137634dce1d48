"""At your own table: what people enter gives their game, corrections name what no longer fits, secrets stay."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forms import examples
from golden import RECORDS
from reverie.core.chance import RandomSampler
from reverie.core.errors import Illegal, OutOfTurn, ReverieError
from reverie.core.game import CHANCE, Setup, State
from reverie.core.match import Match
from reverie.core.record import Entry, load
from reverie.core.rng import Rng
from reverie.files import load_file
from reverie.games.discovery import facts_of, find_setup, games, kit_of
from reverie.offline import Offline
from reverie.own_table import OwnTable, own_table_of

NAMES = (
    *("onirim/onirim", "onirim/onirim+book+towers+dreams", "onirim/onirim+towers-ruins_2_open"),
    *(
        "onirim/onirim+dreams-6_2_silent",
        "daydream/daydream-A",
        "daydream/daydream-BCA_3",
        "daydream/daydream-EFD_2_edition2",
    ),
)
PLAYED = [RECORDS / f"{name}.record" for name in NAMES]
SILENT = find_setup("onirim+dreams", 2, {"talk": "silent"})
TURNS = 40
seeds = st.integers(0, 10**9)


def lines_of(entries: list[Entry]) -> list[str]:
    return [entry.line(number) for number, entry in enumerate(entries, 1)]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_any_game_can_be_entered_and_gives_the_same_record(path: Path) -> None:
    record, replay = load_file(path)
    table = OwnTable(record.setup)
    for entry in record.entries:
        if entry.actor == CHANCE:
            assert table.chance_asked()
            assert entry.text in table.possible(0)
        table.enter(entry.actor, entry.text, entry.auto)
    written = table.match.record.write()
    assert "\ntable own\n" in written
    assert lines_of(table.entries) == lines_of(record.entries)
    again, _ = load(written)
    assert again.own_table
    assert again.dealt_after is None
    assert again.write() == written
    assert table.match.record.result is not None
    result = replay.state.result()
    assert result is not None
    assert table.match.record.result.to_json() == result.to_json()
    assert lines_of(own_table_of(record, replay).entries) == lines_of(record.entries)


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(PLAYED), seeds)
def test_a_correction_keeps_what_fits_and_names_what_does_not(path: Path, seed: int) -> None:
    record, _ = load_file(path)
    rng = Rng(str(seed))
    table = OwnTable(record.setup, record.entries[: 20 + int(rng.below(60))])
    before = lines_of(table.entries)
    number = 1 + int(rng.below(len(before)))
    entry = table.entries[number - 1]
    others = [text for text in table.answers(number, max(entry.actor, 0)) if text != entry.text]
    legal = [
        table.match.game.write(entry.actor, one) for one in table.match.replay.states[number - 1].legal(entry.actor)
    ]
    others = [text for text in others if text in legal]
    if not others:
        return
    text = others[int(rng.below(len(others)))]
    table.correct(number, text)
    assert table.entries[number - 1].text == text
    assert len(table.entries) + len(table.aside) == len(before)
    kept = lines_of(table.entries)
    assert kept[: number - 1] == before[: number - 1]
    assert kept[number:] == before[number : len(kept)]
    misfit = table.misfit()
    assert (misfit is None) == (not table.aside)
    if misfit is not None:
        assert misfit.number == len(kept) + 1
        assert misfit.entry.line(misfit.number) == before[misfit.number - 1]
        with pytest.raises(ReverieError):
            table.match.replay.tell(table.state.copy(), misfit.entry)
        table.follow()  # without the one that does not fit
        assert len(table.entries) >= len(kept)
        table.undo()
        assert lines_of(table.entries) == kept
    table.undo()
    assert lines_of(table.entries) == before
    assert table.aside == []
    table.correct(number, None)
    assert len(table.entries) + len(table.aside) == len(before) - 1
    table.undo()
    assert lines_of(table.entries) == before


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    table = OwnTable(find_setup("onirim", 1, {}))
    for card in ("red key", "red key", "red key", "blue sun"):
        table.enter(CHANCE, card)
    for actor, text in ((CHANCE, "red key"), (CHANCE, "red unicorn"), (CHANCE, "happy dream"), (0, "play blue sun")):
        with pytest.raises(ReverieError):
            table.enter(actor, text)
    assert len(table.entries) == 4
    assert "red key" not in table.possible(0)
    for number in (0, 5):
        with pytest.raises(Illegal):
            table.correct(number, "red sun")
    with pytest.raises(ReverieError):
        table.correct(4, "red key")
    table.correct(1, "blue sun")
    assert table.possible(0)["red key"] == 1
    for change in (table.follow, table.leave_out):
        with pytest.raises(OutOfTurn):
            change()
    for _ in range(5):
        table.undo()
    assert table.entries == []
    with pytest.raises(OutOfTurn):
        table.undo()


def test_what_no_longer_fits_follows_once_its_place_was_entered_anew() -> None:
    table = OwnTable(find_setup("onirim", 1, {}))
    for card in ("red sun", "blue sun", "blue moon", "green sun", "brown sun"):
        table.enter(CHANCE, card)
    table.enter(0, "play red sun")
    table.enter(CHANCE, "green moon")
    table.correct(1, "red moon")
    misfit = table.misfit()
    assert misfit is not None
    assert (misfit.number, misfit.entry.text, misfit.reason) == (6, "play red sun", "illegal")
    table.enter(0, "play red moon")
    table.follow()
    assert [entry.text for entry in table.entries[-2:]] == ["play red moon", "green moon"]
    assert table.aside == []
    table.correct(7, "nightmare")
    table.correct(6, "discard red moon")
    assert table.misfit() is None
    taken_up = OwnTable(table.setup, table.entries)
    taken_up.undo()
    assert lines_of(taken_up.entries) == lines_of(table.entries)[:-1]


def reason_of(table: OwnTable) -> str:
    misfit = table.misfit()
    assert misfit is not None
    return misfit.reason


def test_a_misfit_says_why() -> None:
    table = OwnTable(find_setup("daydream:A", 2, {}))
    table.enter(CHANCE, "roll 3 5")
    for aside, reason in (
        (Entry(CHANCE, "roll 1 1"), "turn"),
        (Entry(0, "write 4 c3"), "illegal"),
    ):
        table.aside = [aside]
        assert reason_of(table) == reason
    assert reason_of(OwnTable(table.setup, [], [Entry(0, "done")])) == "chance"
    cards = OwnTable(find_setup("onirim", 1, {}), [Entry(CHANCE, "red key")] * 3, [Entry(CHANCE, "red key")])
    assert reason_of(cards) == "left"
    table.aside = []
    table.enter(0, "concede")
    assert reason_of(OwnTable(table.setup, table.entries, [Entry(CHANCE, "roll 1 1")])) == "over"


def test_from_any_point_on_the_program_deals() -> None:
    record, _ = load_file(PLAYED[0])
    table = OwnTable(record.setup, record.entries[:30])
    table.deal(RandomSampler(Rng("ours")))
    while table.state.actors():
        seat = table.state.actors()[0]
        table.match.play(seat, table.match.game.write(seat, table.state.legal(seat)[0]))
    written = table.match.record.write()
    assert "\ntable own until 30\n" in written
    again, _ = load(written)
    assert (again.own_table, again.dealt_after, again.write()) == (True, 30, written)
    with pytest.raises(ReverieError):
        table.deal(RandomSampler(Rng("ours")))


def test_every_setup_lists_its_piles_and_loses_no_card() -> None:
    for game in games():
        for setup in game.setups():
            assert_piles(setup)


def assert_piles(setup: Setup) -> None:
    match = Match(setup, RandomSampler(Rng(setup.words())))
    rng = Rng("piles")
    for _ in range(60):
        if not match.state.actors():
            break
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, match.game.write(seat, legal[int(rng.below(len(legal)))]))
    piles = kit_of(setup.game).piles(match.state.view(0))
    assert piles
    if setup.game == "onirim":
        counted = sum(
            n for pile in piles for card, n in pile.things if "reached" not in pile.name and card != "unknown"
        )
        parts = {"book": 8, "towers": 12, "dreams": 4 + 8}
        assert counted == 76 + sum(n for part, n in parts.items() if part in setup.spelling)


# -- nobody learns what they should not -------------------------------------------------------------


def silent_table(seed: str) -> OwnTable:
    """A silent game of two, played at random for some turns."""
    rng = Rng(seed)
    table = OwnTable(SILENT)
    for _ in range(TURNS):
        if not table.state.actors():
            break
        actor = int(table.state.actor())
        legal = table.state.legal(actor)
        action = int(table.state.pick(rng)) if actor == CHANCE else legal[int(rng.below(len(legal)))]
        table.enter(actor, table.match.game.write(actor, action))
    return table


def told(before: State, actor: int, action: int, seat: int) -> str:
    after = before.copy()
    events = [event.to_json() for event in after.apply(actor, action) if event.heard_by(seat)]
    return json.dumps([after.view(seat), events])


@settings(max_examples=examples(8), deadline=None)
@given(seeds)
def test_a_seat_knows_an_entry_only_if_it_could_tell_it_from_every_other(seed: int) -> None:
    table = silent_table(str(seed))
    hidden = 0
    for number, entry in enumerate(table.entries, 1):
        before = table.match.replay.states[number - 1]
        action = table.match.game.read(entry.actor, entry.text)
        for seat in (0, 1):
            sent = told(before, entry.actor, action, seat)
            others = [one for one in before.legal(entry.actor) if one != action]
            unlike = all(told(before, entry.actor, one, seat) != sent for one in others)
            if table.knows(number, seat):
                assert unlike or entry.actor == seat or len(others) == 0, (entry.text, seat)
            else:
                hidden += 1
    assert hidden > 0


class Device:
    """One device at a silent table: it goes round, and everything it shows a seat is written down."""

    def __init__(self) -> None:
        self.offline = Offline()
        wanted = {"setup": SILENT.spelling, "players": 2, "options": SILENT.options, "own": True}
        seats = [{"who": "me"}, {"who": "here", "shown": "Bea"}]
        luck = {"id": "offline-1", "seed": "ab" * 32, "at": 1, "shown": "Alma", "seats": seats}
        self.kept = json.loads(self.offline.begin(json.dumps({**wanted, **luck})))
        self.shown: dict[int, list[str]] = {0: [], 1: []}
        self.numbers = 0
        self.holder = 0
        self.asked: list[int] = []
        self.own: Any = None
        self.view: Any = None
        self.ask("open")

    def ask(self, kind: str, **fields: Any) -> Any:
        self.numbers += 1
        message = {"type": kind, "id": self.numbers, "match": "offline-1", **fields}
        out = json.loads(self.offline.answer(json.dumps(message), 1))
        if kind == "hand":
            self.holder = fields["seat"]
        for frame in out["frames"]:
            self.shown[self.holder].append(json.dumps(frame))
            self.own, self.view = frame.get("own", self.own), frame.get("view", self.view)
            if "table" in frame:
                self.asked = frame["table"]["asked"]
        return out["frames"][0]

    def enter(self, text: str, actor: int) -> None:
        if self.asked and self.holder not in self.asked:
            self.ask("hand", seat=self.asked[0])
        if actor == CHANCE:
            frame = self.ask("happen", text=text)
        else:
            frame = self.ask("play", answer=text, decision=self.view["decision"])
        assert frame["type"] == "moved", frame


def test_the_device_shows_a_seat_nothing_of_the_others_cards() -> None:
    """Two games that differ only in a card that one player drew in secret are the same to the other."""
    opening = [*("red sun", "red moon", "blue sun", "blue moon", "green sun", "green moon", "brown sun", "brown moon")]
    told_of: list[list[str]] = []
    for secret in ("red sun", "green key"):
        device = Device()
        for premonition in ("red", "blue", "green", "brown"):
            device.enter(f"{premonition} premonition", CHANCE)
        for card in opening:
            device.enter(card, CHANCE)
        for seat, card in enumerate(["red sun", "red moon", "blue sun", "blue moon", "green sun", "green moon"]):
            device.enter(f"pick {card}", seat % 2)
        device.enter("play red sun", 0)
        device.enter(secret, CHANCE)
        assert device.holder == 0
        device.ask("entries")
        # Now the other player has the device: it shows the same whatever the first one drew.
        device.enter("play red moon", 1)
        assert device.holder == 1
        assert "green key" in device.own["outcomes"]
        assert device.own["outcomes"]["red sun"] == 8  # of nine: the open one; the secret one may still be in the deck
        entries = device.ask("entries")["entries"]
        hidden = [one["number"] for one in entries if one["text"] is None]
        assert [entries[number - 1]["actor"] for number in hidden] == [CHANCE]
        for number in (hidden[0], *(one["number"] for one in entries if one["actor"] == 0)):
            assert device.ask("choices", number=number)["code"] == "not-yours"
            assert device.ask("correct", number=number, text="red moon")["code"] == "not-yours"
        device.ask("piles")
        device.ask("undo")
        device.ask("hint", decision=device.view["decision"])
        told_of.append(device.shown[1])
    assert told_of[0] == told_of[1]


def test_drafts_are_written_openly_at_a_real_table_and_hands_are_not() -> None:
    assert facts_of(SILENT).private_hands
    assert not facts_of(find_setup("onirim", 2, {"talk": "open"})).private_hands
    several = facts_of(find_setup("daydream:A", 3, {}))
    assert several.hidden
    assert not several.private_hands


# -- in the page's engine ---------------------------------------------------------------------------


class OneDevice:
    """The page's engine at an open table: JSON in, JSON out; the seat that is asked answers."""

    def __init__(self, setup: Setup, record: str | None = None) -> None:
        self.offline = Offline()
        seats = [{"who": "me"}, *({"who": "here", "shown": f"P{seat}"} for seat in range(1, setup.players))]
        wanted = {"setup": setup.spelling, "players": setup.players, "options": setup.options, "own": True}
        luck = {"id": "offline-2", "seed": "cd" * 32, "at": 1, "shown": "Alma", "seats": seats, "record": record}
        self.kept = json.loads(self.offline.begin(json.dumps({**wanted, **luck})))
        self.frame: Any = {}
        self.ask("open")

    def ask(self, kind: str, **fields: Any) -> Any:
        message = {"type": kind, "id": 1, "match": "offline-2", **fields}
        out = json.loads(self.offline.answer(json.dumps(message), 1))
        self.kept = out["keep"] or self.kept
        frame = out["frames"][0]
        self.frame = frame if "view" in frame else self.frame
        return frame

    def enter(self, entry: Entry) -> None:
        if entry.actor == CHANCE:
            assert entry.text in self.frame["own"]["outcomes"]
            self.ask("happen", text=entry.text)
            return
        if self.frame["view"]["seat"] != entry.actor:
            self.ask("hand", seat=entry.actor)
        assert self.ask("play", answer=entry.text, decision=self.frame["view"]["decision"])["type"] == "moved"


@pytest.mark.parametrize("path", [PLAYED[0], PLAYED[2], PLAYED[6]], ids=lambda path: path.stem)
def test_a_page_keeps_the_table_without_a_server_and_takes_it_up_again(path: Path) -> None:
    record, _ = load_file(path)
    device = OneDevice(record.setup)
    assert device.kept["table"]["kind"] == "table"
    for number, entry in enumerate(record.entries):
        if number == 40:
            stored = json.dumps(device.kept)
            device.offline = Offline()
            device.offline.take_up(stored)
            device.ask("open")
        device.enter(entry)
    entered, _ = load(device.kept["record"])
    assert entered.own_table
    assert lines_of(entered.entries) == lines_of([Entry(one.actor, one.text) for one in record.entries])
    assert device.kept["table"]["result"] is not None
    # The last entry can still be corrected, although the game is over.
    device.ask("undo")
    assert device.kept["table"]["result"] is None
    assert device.frame["undo"]


def test_a_page_corrects_lays_out_and_deals() -> None:
    record, _ = load_file(PLAYED[0])
    device = OneDevice(record.setup)
    for entry in record.entries[:12]:
        device.enter(entry)
    entries = device.ask("entries")["entries"]
    assert [one["text"] for one in entries] == [entry.text for entry in record.entries[:12]]
    assert device.ask("happen", text="red unicorn")["type"] == "error"
    assert device.ask("correct", number=99, text="red sun")["code"] == "not-found"
    choices = device.ask("choices", number=1)
    other = next(text for text in choices["texts"] if text != entries[0]["text"])
    frame = device.ask("correct", number=1, text=other)
    assert frame["type"] == "table"
    assert frame["log"]
    if frame["own"]["aside"]:
        assert frame["own"]["misfit"]["reason"]
        device.ask("follow")
        if device.frame["own"]["aside"]:
            device.ask("leave-out")
    assert device.frame["own"]["aside"] == 0
    piles = device.ask("piles")["piles"]
    assert sum(n for pile in piles for _, n in pile["things"]) == 76
    assert device.ask("deal")["type"] == "ok"
    dealt, _ = load(device.kept["record"])
    assert dealt.dealt_after is not None
    assert "own" not in device.kept
    device.ask("open")
    assert "own" not in device.frame
    device.ask("concede")
    review = json.loads(device.offline.analyse("offline-2"))
    assert review["status"] == "ready"
    assert device.kept["table"]["kind"] == "table"
    assert "seed" not in device.kept["record"].split("rules")[0]
    # And back to a real table, from any game.
    again = OneDevice(record.setup, record="\n".join([*record.write().split("\n")[:30], "", "open", ""]))
    assert again.frame["own"]["entries"] > 10
