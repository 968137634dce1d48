"""Any text is a record, or is refused in words that name the line."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forms import examples
from reverie.core.chance import RandomSampler
from reverie.core.errors import DamagedRecord
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup

SETUPS = [
    find_setup("onirim", 1, {}),
    find_setup("onirim+book+towers+dreams", 2, {"talk": "silent"}),
    find_setup("daydream:A", 2, {}),
]
ODD = ["²", "٣", "9" * 5000, "0", "-1", "1e3", "*", "^", "~", "^ 3", "^ ²", "^ 99", "concede", "undo", "~ undo", "",
       "roll 1 1", "roll 9 9", "result", "open", "rules", "players", "\x00", "\ufeff", "\r"]  # fmt: skip
WHERE = re.compile(r"a\.record, line \d+(, entry \d+)?: .{5,}", re.DOTALL)


def short_record(number: int, entries: int) -> list[str]:
    """The lines of an open game of so many entries."""
    rng = Rng(f"{number}/{entries}")
    match = Match(SETUPS[number], RandomSampler(rng))
    while len(match.record.entries) < entries and match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, match.game.write(seat, legal[int(rng.below(len(legal)))]))
    return match.record.write().split("\n")


RECORDS = [short_record(number, 30) for number in range(len(SETUPS))]


def assert_read_or_refused(text: str) -> None:
    refused = ""
    try:
        record, replay = load(text, "a.record")
    except DamagedRecord as error:
        refused = str(error)
    if refused:
        assert WHERE.fullmatch(refused)
        assert len(refused) < 500
    else:
        assert len(replay.states) == len(record.entries) + 1


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record in which a few words were replaced, added or taken out."""
    lines = list(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        odd = draw(st.sampled_from(ODD) | st.text(max_size=8))
        words[word : word + draw(st.integers(0, 2))] = [odd]
        lines[at] = " ".join(words)
        if draw(st.booleans()):
            lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(lines)))
    return "\n".join(lines)


@settings(max_examples=examples(1500), deadline=None)
@given(text=damaged() | st.text())
def test_any_text_is_read_or_refused_with_its_line(text: str) -> None:
    assert_read_or_refused(text)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("{n} ² play red sun", "'²' is nobody: chance is *, players are numbers"),
        ("² 1 play red sun", "is no entry (number, actor, action)"),
        (f"{'9' * 5000} 1 play red sun", "is no entry (number, actor, action)"),
        ("{n} 9 concede", "there is no player 9, only 1"),
        ("{n} 0 concede", "there is no player 0, only 1"),
        ("{n} * concede", "only players answer 'concede', never chance"),
        ("{n} * undo", "only players answer 'undo', never chance"),
        ("{n} * ^ 3", "only players answer '^ 3', never chance"),
        ("{n} 1 ~ concede", "'concede' is never given for a player"),
        ("{n} 1 ^ ²", "does not say to which entry the game goes back"),
        (f"{{n}} 1 ^ {'9' * 5000}", "does not say to which entry the game goes back"),
        ("{n} 1 ^3", "does not say to which entry the game goes back"),
        ("{n} 1 ^ 900", "there is no entry 900 to go back to"),
        ("{n} 1 undo", "drafted nothing that could be taken back"),
    ],
)
def test_an_entry_nobody_can_make_is_refused_in_words(entry: str, reason: str) -> None:
    lines = list(RECORDS[0])
    at = lines.index("open") - 1
    lines.insert(at, entry.replace("{n}", str(int(lines[at - 1].split()[0]) + 1)))
    with pytest.raises(DamagedRecord, match=re.escape(reason)) as refused:
        load("\n".join(lines), "a.record")
    assert f"line {at + 1}, entry" in str(refused.value)


@pytest.mark.parametrize("key", ["players", "rules"])
@pytest.mark.parametrize("number", ["²", "9" * 5000, "-1", "one", ""])
def test_a_head_without_plain_numbers_is_refused(key: str, number: str) -> None:
    text = re.sub(rf"^{key} \d+$", f"{key} {number}", "\n".join(RECORDS[0]), flags=re.MULTILINE)
    with pytest.raises(DamagedRecord, match=rf"a\.record, line \d+: '{key}' should be a number"):
        load(text, "a.record")


def test_a_game_that_is_over_cannot_be_given_up() -> None:
    golden = Path(__file__).parent.parent / "records/onirim/onirim.record"
    lines = golden.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("result ")) - 1
    lines.insert(at, f"{int(lines[at - 1].split()[0]) + 1} 1 concede")
    with pytest.raises(DamagedRecord, match="the game is over"):
        load("\n".join(lines))
