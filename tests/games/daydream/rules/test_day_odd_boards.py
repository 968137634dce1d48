"""Any board file, however odd, is refused with place and reason, or played on to the end (DAY-30, DAY-34)."""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring as parse

import pytest

from forms import COMPILED
from reverie.core.game import CHANCE
from reverie.core.rng import Rng
from reverie.games.daydream.drawing.board import draw_board
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, VIEWS, Boards, Composition, load_boards
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS, BadBoard

# Uncompiled, even a few take their time; `REVERIE_MUTATIONS` sets another number.
MUTATIONS = int(os.environ.get("REVERIE_MUTATIONS", "2000" if COMPILED else "120"))
PARTS = 12  # so that test processes can share them
HOUSE = {letter: (BUILT_IN_BOARDS / f"{letter}.toml").read_text(encoding="utf-8") for letter in PANELS}
WHOLE = {letter: load_panel(BUILT_IN_BOARDS / f"{letter}.toml") for letter in PANELS}
PLACED = re.compile(r"[A-F]\.toml( \+ [A-F]\.toml)*, .+: .+", re.DOTALL)  # file or files, place, reason
LONGEST = 5000  # actions of a random game, many times what any board needs
NUMBERS = (
    "-1",
    "0",
    "1",
    "2",
    "9",
    "99",
    "1e400",
    "nan",
    "inf",
    "-inf",
    "9" * 400,
    "9" * 5000,
    "true",
    '"x"',
    "[]",
    "{}",
    "0.5",
)
TABLES = re.compile(r"(?m)^\[\[?[a-z]+\]\]?\n(?:(?!\[\[?[a-z]).*\n?)*")

Mutation = Callable[[str, random.Random], str]


def found_or_all(pattern: str | re.Pattern[str], text: str, dice: random.Random) -> re.Match[str]:
    """One of the places where the pattern is found; earlier mutations may have left none, then the whole text."""
    found = list(re.finditer(pattern, text)) or list(re.finditer(r"(?s)\A.*\Z", text))
    return dice.choice(found)


def another_number(text: str, dice: random.Random) -> str:
    one = found_or_all(r"-?\d+(?:\.\d+)?", text, dice)
    return text[: one.start()] + dice.choice(NUMBERS) + text[one.end() :]


def another_character(text: str, dice: random.Random) -> str:
    at = dice.randrange(max(1, len(text)))
    return text[:at] + dice.choice(".o*)123ab[]{}=\"'\n \u00e9\u0000\u2028#,-") + text[at + 1 :]


def another_cell(text: str, dice: random.Random) -> str:
    one = found_or_all(r"\b[a-h]\d\b", text, dice)
    return text[: one.start()] + f"{dice.choice('abcdefghz')}{dice.randrange(20)}" + text[one.end() :]


def a_line_less(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def a_line_twice(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    return "\n".join([*lines[:at], lines[at], *lines[at:]])


def a_table_less(text: str, dice: random.Random) -> str:
    one = found_or_all(TABLES, text, dice)
    return text[: one.start()] + text[one.end() :]


def a_table_twice(text: str, dice: random.Random) -> str:
    one = found_or_all(TABLES, text, dice)
    return text + "\n" + one.group()


def a_kind_less(text: str, dice: random.Random) -> str:
    """All tables of one name at once: a board without notes, without rows, without objects."""
    kind = found_or_all(r"(?m)^\[\[?[a-z]+\]\]?$", text, dice).group().strip("[]")
    return TABLES.sub(lambda one: "" if one.group().strip("[").startswith(f"{kind}]") else one.group(), text)


def another_value(text: str, dice: random.Random) -> str:
    one = found_or_all(r"(?m)(?<== ).*$", text, dice)
    return text[: one.start()] + dice.choice(NUMBERS) + text[one.end() :]


MUTATE: tuple[Mutation, ...] = (
    another_number, another_character, another_cell, another_value,
    a_line_less, a_line_twice, a_table_less, a_table_twice, a_kind_less,
)  # fmt: skip


def played(boards: Boards, letter: str, players: int, seed: str) -> None:
    """A random game on every view with that panel, to its end."""
    game = Daydream(boards)
    for letters in boards.boards:
        if letter not in letters:
            continue
        setup = game.setup(f"daydream:{letters}", players, {})
        rng = Rng(f"{seed}/{setup.words()}")
        state = game.new(setup)
        for _ in range(LONGEST):
            actors = state.actors()
            if not actors:
                break
            if actors[0] == CHANCE:
                state.apply(CHANCE, int(state.pick(rng)))
            else:
                legal = state.legal(actors[0])
                state.apply(actors[0], legal[int(rng.below(len(legal)))])
        assert state.result() is not None, f"{setup.words()} does not end"


def drawn(boards: Boards, letter: str) -> None:
    """A picture of the smallest view with that panel, which any reader of XML can read."""
    letters = min((letters for letters in boards.boards if letter in letters), key=len)
    composed = Composition(VIEWS[letters], [boards.panels[one] for one in letters])
    parse(draw_board(composed, "Title", ["one", "two", "three", "four"]))


@pytest.mark.rule("DAY-30")
@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize("part", range(PARTS))
def test_an_odd_file_is_refused_with_its_place_or_played_to_the_end(part: int, tmp_path: Path) -> None:
    reasons: list[str] = []
    for number in range(part, MUTATIONS, PARTS):
        dice = random.Random(number)
        letter = PANELS[number // PARTS % len(PANELS)]
        text = HOUSE[letter]
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            text = dice.choice(MUTATE)(text, dice)
        file = tmp_path / f"{letter}.toml"
        file.write_text(text, encoding="utf-8")
        try:
            boards = Boards({**WHOLE, letter: load_panel(file)})
        except BadBoard as error:
            reasons.append(str(error))
            continue
        played(boards, letter, 1 + number % 2, str(number))
        if number // PARTS % 8 == 0:
            drawn(boards, letter)
    assert [reason for reason in reasons if not PLACED.match(reason)] == []
    assert len(reasons) > MUTATIONS / PARTS / 10  # else the mutations are too tame to prove anything


@pytest.mark.rule("DAY-34")
def test_panels_without_notes_are_refused_where_a_view_needs_them(tmp_path: Path) -> None:
    for letter in "ABC":
        text = re.sub(r"(?m)^\[\[note\]\]\n(?:(?!\[).*\n?)*", "", HOUSE[letter])
        (tmp_path / f"{letter}.toml").write_text(text, encoding="utf-8")
        assert load_panel(tmp_path / f"{letter}.toml").notes == []
    with pytest.raises(BadBoard, match=r"view BCA: there are no notes on its panels"):
        load_boards(tmp_path)


ODD = {
    "nested": ("A", b"a = " + b"[" * 30_000, "whole file: has lists or tables nested too deeply"),
    "long": ("A", b"#" * 100_001, "whole file: has more than 100,000 bytes"),
    "empty": ("A", b"", "panel: should be a letter from A to F, not None"),
    "objects": ("A", b"[[object]]\n" * 41, "panel: should be"),
}


@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize("kind", ODD)
def test_files_of_any_size_and_depth_are_refused(kind: str, tmp_path: Path) -> None:
    letter, data, reason = ODD[kind]
    file = tmp_path / f"{letter}.toml"
    file.write_bytes(data)
    with pytest.raises(BadBoard) as refused:
        load_panel(file)
    assert str(refused.value).startswith(f"{letter}.toml, {reason}")


@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"at = \[\d+, \d+\]", "at = [nan, 1]", "point 1: should be two numbers"),
        (r"at = \[\d+, \d+\]", "at = [1e9, 1]", "point 1: lies too far away"),
        (r"path = \"M[^\"]*", 'path = "M0 0\\u0022 onload=x', "path should be an SVG path"),
        (r"stroke = \"[^\"]*", 'stroke = "url(x)', "stroke should be like #DFA86C"),
        (r"width = [\d.]+", "width = 0", "width should be a number above 0"),
        (r"(?m)^name = .*", f'name = "{"x" * 81}"', "a name has at most 80 characters"),
        (r"(?m)^name = .*", 'name = "a\\u0007b"', "a name has at most 80 characters, all to be read"),
        (r"\Z", '[palette]\nsky = "blue"\n', "palette: sky should be like #DFA86C"),
        (r"\Z", '[palette]\nsun = "#DFA86C"\n', "palette: 'sun' is not known here"),
        (r"(?m)^panel = ", "palette = 3\npanel = ", "palette: should be a table of colours"),
        (r"\Z", "\n".join(f'[[object]]\nname = "x{n}"\n' for n in range(40)), "objects: there are"),
    ],
)
def test_what_is_only_drawn_is_checked_too(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = tmp_path / "A.toml"
    text, edits = re.subn(old, lambda _: new, HOUSE["A"], count=1)
    assert edits == 1
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard, match=re.escape(reason)):
        load_panel(file)
