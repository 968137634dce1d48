"""`reverie verify`: fair games pass, every kind of tampering is found, what is not shown yet is said."""

import json
import random
from pathlib import Path

import pytest

from reverie.core.fairness import commit, luck
from reverie.core.match import Match
from reverie.core.record import Record, load
from reverie.files import save
from reverie.games.discovery import find_setup
from reverie.texts import LANGUAGES
from textui.test_commands import run

SEED = "5eed" * 16
SETUPS = [("onirim+book+dreams", 1, {}), ("onirim+towers", 2, {"talk": "silent"}), ("daydream:EFD", 2, {})]


def promised(spelling: str, players: int = 1, options: dict[str, str] | None = None, seed: str = SEED) -> Match:
    """A game whose luck is promised, not yet played."""
    setup = find_setup(spelling, players, options)
    match = Match(setup, luck(seed))
    match.record.match = "m1"
    match.record.commitment = commit("m1", setup, match.record.rules_version, seed)
    return match


def played(match: Match, forks: bool = False) -> Record:
    """Played to its end at random, undone and forked on the way, and the seed shown."""
    dice = random.Random(1)
    turns = 0
    while match.state.actors():
        seat = dice.choice(match.state.actors())
        match.play(seat, match.game.write(seat, dice.choice(match.state.legal(seat))))
        turns += 1
        if forks and turns % 9 == 0 and turns < 90 and match.state.actors():
            match.fork(seat)
    match.record.seed = SEED
    return match.record


@pytest.fixture(name="fair")
def _fair(tmp_path: Path) -> Path:
    path = tmp_path / "fair.record"
    save(played(promised("onirim")), path)
    return path


@pytest.mark.parametrize(("spelling", "players", "options"), SETUPS)
def test_a_fair_game_is_proven(spelling: str, players: int, options: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    save(played(promised(spelling, players, options)), path)
    done = run("verify", path)
    assert done.returncode == 0, done.stderr
    assert "luck was fair" in done.stdout
    report = json.loads(run("verify", path, "--json").stdout)
    assert report["fair"] is True
    assert report["outcomes"] == sum(" * " in line for line in path.read_text().splitlines())


def test_a_game_that_went_back_is_proven_too(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    record = played(promised("onirim"), forks=True)
    assert any(entry.back_to() is not None for entry in record.entries)
    save(record, path)
    assert run("verify", path).returncode == 0


def test_a_game_taken_up_again_has_the_luck_it_would_have_had(fair: Path) -> None:
    record, _ = load(fair.read_text())
    half = Record(record.setup, record.rules_version)
    half.entries = record.entries[: len(record.entries) // 2]
    while half.entries[-1].actor < 0:
        half.entries.pop()
    again, replay = load(half.write())
    outcomes = sum(entry.actor < 0 for entry in again.entries)
    match = Match(again.setup, luck(SEED, outcomes), again, replay)
    assert [entry.text for entry in match.record.entries] == [
        entry.text for entry in record.entries[: len(match.record.entries)]
    ]


def test_a_chosen_card_is_found_with_its_place(tmp_path: Path) -> None:
    """The cards come from another seed than the promised one; the first that differs is named."""
    due = [entry.text for entry in promised("onirim").record.entries]
    match = promised("onirim", seed="0" * 64)
    place = next(n for n, entry in enumerate(match.record.entries, 1) if entry.text != due[n - 1])
    record = played(match)
    record.commitment = commit("m1", record.setup, record.rules_version, SEED)
    path = tmp_path / "a.record"
    save(record, path)
    done = run("verify", path)
    assert done.returncode == 2
    assert f"{path}, entry {place}: chance gave" in done.stderr


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("match m1", "match m2", "head: the commitment is not to this seed for match 'm2'"),
        (f"seed {SEED}", f"seed {'0' * 64}", "head: the commitment is not to this seed"),
        (f"seed {SEED}", "seed short", "head: the seed should be 64"),
        ("commitment sha256:", "commitment md5:", "is no commitment"),
        ("commitment sha256:", "commitment " + "x" * 300, "longer than any of ours"),
        ("match m1", "match m1\nmatch m1", "a second 'match' line"),
        ("rules 1", "luck 1\nrules 1", "'luck' does not belong"),
        ("\nresult ", "\nresults ", "is no entry"),
    ],
)
def test_tampering_is_refused_with_place_and_reason(fair: Path, before: str, after: str, reason: str) -> None:
    text = fair.read_text()
    assert before in text
    fair.write_text(text.replace(before, after, 1))
    done = run("verify", fair)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(fair) in done.stderr
    assert reason in done.stderr


def test_a_seed_without_a_promise_proves_nothing_and_is_refused(fair: Path) -> None:
    fair.write_text("\n".join(line for line in fair.read_text().split("\n") if not line.startswith("commitment")))
    assert "no commitment it was promised by" in run("verify", fair).stderr


def test_a_record_cut_short_is_refused(fair: Path) -> None:
    fair.write_text(fair.read_text()[:-60])
    done = run("verify", fair)
    assert done.returncode == 2
    assert "ends without its last line" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_under_way_says_what_cannot_be_checked_yet(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "a.record"
    match = promised("onirim")
    save(match.record, path)
    done = run("verify", path, "--lang", lang)
    assert done.returncode == 1
    assert match.record.commitment in done.stdout
    assert json.loads(run("verify", path, "--json").stdout)["fair"] is None


def test_a_record_of_old_has_nothing_to_check() -> None:
    old = Path(__file__).parents[1] / "records" / "onirim" / "onirim.record"
    done = run("verify", old)
    assert done.returncode == 1
    assert "no promise" in done.stdout
