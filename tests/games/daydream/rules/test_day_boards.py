"""Boards as data: what a panel holds, how views are composed, and what is refused (DAY-30 to DAY-34)."""

import re
import shutil
from pathlib import Path

import pytest

from games.daydream.rules.desk import BOARDS, GAME, Desk
from reverie.core.errors import UnknownSetup
from reverie.games.daydream.game import Daydream
from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS, VIEWS, load_boards
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import BadBoard

HOUSE = load_boards()

POINT = "{ at = [0, 0], kind = "
SPOON = '[[object]]\nname = "spoon 15"\nshelf = 4\nbonus = false\ncolour = "#88AACC"\n'

# Panel, what is replaced by what (a regular expression, once), and where and why it is then refused.
BROKEN = [
    ("A", r'panel = "A"', 'panel "A"', "whole file: is not TOML"),
    ("A", r'panel = "A"', 'panel = "G"', "panel: should be a letter from A to F, not 'G'"),
    ("A", r'panel = "A"', 'panel = "B"', "panel: panel B belongs into B.toml"),
    ("A", r"leaves = 4", "leaves = 4\ncolour = 1", "top: 'colour' is not known here"),
    ("A", r"leaves = 4", "leaves = 0", "leaves: should be a whole number from 1 to 99, not 0"),
    ("A", r"circled = 2", "circled = 0", "circled: should be a whole number from 1 to 99, not 0"),
    ("A", r"circled = 2", "circled = 5", "circled: 5 leaves are circled, but there are only 4"),
    ("A", r"\[grid\]", "[girds]", "top: 'girds' is not known here"),
    ("A", r"\[grid\]\nmap", "[grid]\ndrawing", "grid: 'drawing' is not known here"),
    ("A", r"(?s)map = \"\"\".*?\"\"\"", "", "map: is missing"),
    ("A", r"oooo\.o\n", "oooo.o.\n", "map, line 2: has 6 places, the first line 7"),
    ("A", r"oooo\.o\n", "oooo.x\n", "map, f1: 'x' means nothing"),
    ("A", r"oooo\.o\n", "oooo.)\n", "map, f1: panel A has no moon cells"),
    ("D", r"o\)o\)\n", "o*o)\n", "map, b1: panel D has no star cells"),
    ("A", r"oooo\.o\n", "oooo.*\n", "map: has 4 star cells; panel A has exactly 3"),
    ("D", r"o\)o\)\no\.\.o\noo\)o", "o)oo\no..o\no))o", "map: has two moon cells in one column"),
    ("A", r"oooo\.o\no\.\.\*\.\*\no\*\.ooo\no\.\.\.\.o", "ooooooooo", "map: is 9 places wide; a panel has at most 8"),
    ("A", r"oooo\.o\n", "oooo.o\n" * 14, "map: has 17 lines; a panel has at most 16"),
    ("A", r"oooo\.o\n", "oooooo\n" * 6, "map: has 46 cells; a panel has 2 to 42"),
    ("B", r"\[grid\]", '[grid]\nframes = "1"', "frames: panel B has no frames"),
    ("D", r"(?s)frames = \"\"\".*?\"\"\"", "", "frames: is missing"),
    ("D", r"3333\n3\.\.3\n3333\n\.3\.3", "3333\n3..3\n3333", "frames: is 4 by 3 places, the map 4 by 4"),
    ("D", r"\.3\.3", ".4.3", "frames, b4: '4' is no family"),
    ("D", r"\.3\.3", "33.3", "frames, a4: family 3, but the map has no cell there"),
    ("D", r"\.3\.3", "...3", "frames, b4: this cell belongs to no family of frames"),
    ("A", r"a1-d1", "a1d1", "row 1 (a1d1): cells should be the first and the last one, like a1-d1"),
    ("A", r"a1-d1", "a1-d2", "row 1 (a1-d2): is neither horizontal nor vertical"),
    ("A", r"a1-d1", "a1-e1", "row 1 (a1-e1): there is no cell e1"),
    ("A", r"a3-b3", "b3-b3", "row 5 (b3-b3): has 1 cells; a row has 2 to 6"),
    ("A", r"a3-b3", "b1-c1", "row 5 (b1-c1): b1 lies in row 1 already, the same way"),
    ("A", r'"a1-d1"\nicons = "end"', '"a1-d1"\nicons = "left"', "row 1 (a1-d1): icons should be at 'start' or 'end'"),
    ("A", r"a1-d1", "a1-c1", "row 1 (a1-c1): its icons would lie on the cell d1"),
    ("A", r'\[\[row\]\]\ncells = "a3-b3"\nicons = "end"', "", "map, b3: this cell is in no row"),
    ("D", r"\[\[row\]\]", '[[note]]\nkind = "single"\ncells = ["a1", "b1"]\n\n[[row]]', "note 1: panel D has no notes"),
    ("A", r'kind = "single"', 'kind = "triple"', "note 1: kind should be 'single' or 'double', not 'triple'"),
    ("A", r'\["a3", "b3"\]', '["a3", "c3"]', "note 1: 'c3' is no cell of this panel"),
    ("A", r'\["a3", "b3"\]', '["a3"]', "note 1: a single note touches 2 cells, not 1"),
    ("A", r'\["a3", "b3"\]', '["a3", "a3"]', "note 1: touches one cell twice"),
    ("A", r'\["a3", "b3"\]', '["a3", "d3"]', "note 1: the two cells of a single note should be neighbours"),
    ("B", r'\["b1", "a2", "b3"\]', '["b1", "a2"]', "note 1: a double note touches 3 or 4 cells, not 2"),
    (
        "B",
        r'\["b1", "a2", "b3"\]',
        '["b1", "a2", "d3"]',
        "note 1: the cells of a double note should lie around one place",
    ),
    (
        "B",
        r'kind = "double"\ncells = \["b1", "a2", "b3"\]',
        'kind = "single"\ncells = ["c1", "d1"]',
        "note 2: lies where",
    ),
    ("A", r'name = "book"', 'name = ""', "object 1: has no name"),
    ("A", r'name = "book"', 'name = "cup"', "object 2: there is another 'cup' on this panel"),
    ("A", r"shelf = 1", "shelf = 0", "object 1 (book), shelf: should be a whole number from 1 to 99, not 0"),
    ("A", r"bonus = false", 'bonus = "no"', "object 1 (book): bonus should be true or false, not 'no'"),
    ("A", r"#88AACC", "blue", "object 1 (book): colour should be like #DFA86C, not 'blue'"),
    (
        "A",
        r"outline = .*",
        f'outline = [{POINT}"sun" }}]',
        "object 1 (book): its outline has 0 lines; an object has 2 to 9",
    ),
    ("A", r"at = \[0, 0\]", "at = [0]", "object 1 (book), point 1: should be two numbers [x, y], not [0]"),
    ("A", r'kind = "sun"', 'kind = "moon"', "object 1 (book), point 1: kind should be 'sun' or 'dot', not 'moon'"),
    ("A", r'kind = "sun"', 'kind = "dot"', "object 1 (book), point 1: a path starts on a sun"),
    ("A", r'kind = "sun" }\]', 'kind = "dot" }]', "object 1 (book), point 3: a path ends on a sun"),
    ("D", rf"(?s){re.escape(SPOON)}outline = .*", "", "objects: there are 14; panel D needs at least 15"),
    ("E", r'clover = "four leaves"', 'clover = "five"', "clover: there is no object 'five' on this panel"),
    ("A", r"leaves = 4", 'leaves = 4\nbowtie = "cup"', "bowtie: panel A has none: it is on D, E or F"),
    ("A", r"\[polaroids\]", "[garland]\nmoons = []\n[polaroids]", "garland: panel A has none: it is on E and F"),
    ("B", r"(?s)\[constellation\].*?\n\]\n", "", "constellation: is missing: panel B has one"),
    ("C", r"95\], star = false", "95], star = 0", "constellation, point 1: star should be true or false, not 0"),
    ("C", r"95\], star = false", "95], star = true", "constellation, point 1: the pen starts here"),
    ("C", r"90, 95", "90, 5", "constellation, point 1: should be the lowest"),
    ("B", r"(?s)(\[constellation\]\npoints = \[\n.*?\n).*?\n\]\n", r"\1]\n", "constellation: has 1 points"),
    ("E", r"moons = .*", "moons = []", "garland: has no moons"),
    ("E", r"rewards = .*", "rewards = [1, 2]", "garland: has 2 rewards for 3 moons; it needs 3"),
    ("F", r"rewards = .*", "rewards = [0]", "garland, reward 1: should be a whole number from 1 to 99, not 0"),
    ("A", r'"b", "d", "f"', '"a", "d", "f"', "polaroids: columns should be ['b', 'd', 'f']"),
]


def broken(folder: Path, panel: str, old: str, new: str) -> Path:
    """A copy of the good boards with one edit."""
    target = folder / "boards"
    shutil.copytree(BOARDS, target)
    file = target / f"{panel}.toml"
    text, edits = re.subn(old, new, file.read_text(encoding="utf-8"), count=1)
    assert edits == 1, f"{old!r} is not in {panel}.toml"
    file.write_text(text, encoding="utf-8")
    return target


@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize(("panel", "old", "new", "reason"), BROKEN, ids=[case[3][:60] for case in BROKEN])
def test_a_broken_panel_is_refused_with_file_place_and_reason(
    tmp_path: Path, panel: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadBoard) as refused:
        load_boards(broken(tmp_path, panel, old, new))
    assert str(refused.value).startswith(f"{panel}.toml, {reason}")


@pytest.mark.rule("DAY-34")
def test_every_broken_panel_has_a_message_of_its_own() -> None:
    reasons = [reason for _, _, _, reason in BROKEN]
    assert len(set(reasons)) == len(reasons) >= 30


@pytest.mark.rule("DAY-34")
@pytest.mark.parametrize(
    ("panel", "old", "new", "reason"),
    [
        ("F", r"moons = .*\nrewards = .*", "moons = [[1, 1], [2, 2], [3, 3]]\nrewards = [1, 2]",
         "E.toml + F.toml + D.toml, view EFD: the garland has 6 moons, but there are 5 moon cells"),
        ("F", r"o\)oo", "))))",
         "E.toml + F.toml + D.toml, view EFD: the garland has 5 moons, but there are 8 moon cells"),
        ("E", r"1122", "1111", "E.toml + F.toml + D.toml, view EFD: no cell belongs to family 2 of the frames"),
        ("E", r"clover = .*", "", "E.toml + F.toml + D.toml, view EFD: there should be one clover, not 0"),
        ("D", r"leaves = 3", 'leaves = 3\nbowtie = "spoon 1"',
         "E.toml + F.toml + D.toml, view EFD: there should be one bowtie, not 2"),
        ("F", r'name = "red bow"\nshelf = 3', 'name = "red bow"\nshelf = 1',
         "E.toml + F.toml + D.toml, view EFD: the bowtie comes before the clover on the shelf"),
    ],
)  # fmt: skip
def test_panels_that_do_not_fit_together_are_refused(
    tmp_path: Path, panel: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadBoard) as refused:
        load_boards(broken(tmp_path, panel, old, new))
    assert str(refused.value) == reason


@pytest.mark.rule("DAY-31")
def test_a_grid_in_two_pieces_is_refused(tmp_path: Path) -> None:
    folder = broken(tmp_path, "B", r"o\*oo\no\.\.o\noooo", "o*o.\no.o.\nooo.")
    text = (folder / "B.toml").read_text(encoding="utf-8")
    text = text.replace("a1-d1", "a1-c1").replace("a3-d3", "a3-c3").replace("d1-d3", "c1-c3")
    (folder / "B.toml").write_text(text.replace('"c1", "d1"', '"b1", "c1"'), encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        load_boards(folder)
    assert str(refused.value) == "B.toml + C.toml, view BC: the grid is not connected: no way leads from a1 to e1"


@pytest.mark.rule("DAY-34")
def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="whole folder: there is no panel in it"):
        load_boards(tmp_path)
    (tmp_path / "A.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadBoard, match=r"A\.toml, whole file: is not text: byte 0"):
        load_boards(tmp_path)
    with pytest.raises(BadBoard, match=r"B\.toml, whole file: cannot be read"):
        load_panel(tmp_path / "B.toml")


@pytest.mark.rule("DAY-30")
def test_a_panel_alone_is_complete(tmp_path: Path) -> None:
    shutil.copy(BOARDS / "A.toml", tmp_path)
    game = Daydream(load_boards(tmp_path))
    assert [setup.spelling for setup in game.setups()] == ["daydream:A"] * 5
    with pytest.raises(UnknownSetup, match="not all the panels of view AD"):
        game.setup("daydream:AD", 1, {})


@pytest.mark.rule("DAY-31")
def test_panels_are_set_side_by_side() -> None:
    d = Desk("AD").roll(1, 2)
    # A has six columns, so D's a1 is g1; its lines keep their numbers.
    assert {"f4", "g1", "h1", "j4"} <= set(d.cells())
    assert d.leaves() == (4, 3, 0)  # four and three leaves, two and one of them circled
    d.do("write 1 g1", "write 2 g2", "done").roll(3, 4)
    assert {"f1", "f2"} <= set(d.cells())


@pytest.mark.rule("DAY-31")
def test_games_on_other_boards_say_so() -> None:
    setup = GAME.setup("daydream:A", 2, {})
    assert set(setup.options) == {"boards"}
    assert GAME.setup("daydream:A", 2, setup.options).options == setup.options
    with pytest.raises(UnknownSetup, match="played on other boards"):
        Daydream().setup("daydream:A", 2, setup.options)
    assert Daydream().setup("daydream:a", 2, {}).words() == "daydream:A --players 2"


# -- the built-in boards -------------------------------------------------------------------------


@pytest.mark.rule("DAY-30")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_a_panel_of_the_house(letter: str) -> None:
    panel = HOUSE.panels[letter]
    assert 24 <= len(panel.cells) <= 36
    assert {len(row.cells) for row in panel.rows} <= {2, 3, 4, 5, 6}
    assert 1 <= panel.circled <= panel.leaves
    for one in panel.objects:
        assert one.suns()[0]
        assert one.suns()[-1]
    assert len(panel.cells) < panel.width * panel.height * 0.75  # clouds, not a chess board


@pytest.mark.rule("DAY-32")
def test_the_facts_of_the_rulebook_hold() -> None:
    panels = HOUSE.panels
    for letter in "AD":
        assert len({place & 31 for place in panels[letter].special}) == len(panels[letter].special) == 3
    assert len(panels["A"].objects) >= 14
    assert len(panels["D"].objects) >= 15
    assert sum(len(panel.objects) for panel in panels.values()) >= 84
    assert {family for letter in "EFD" for family in panels[letter].families.values()} == {0, 1, 2}
    moons = len(panels["E"].moons) + len(panels["F"].moons)
    assert moons == sum(len(panels[letter].special) for letter in "EFD")
    assert len(panels["E"].rewards) + len(panels["F"].rewards) == moons - 1
    climb = panels["C"].constellation
    assert climb[0]["at"] == [max(point["at"][0] for point in climb), max(point["at"][1] for point in climb)]
    names = HOUSE.boards["EFD"].thing_names
    assert names.index("clover") < names.index("bowtie")


@pytest.mark.rule("DAY-33")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_no_cell_is_a_trap(letter: str) -> None:
    panel = HOUSE.panels[letter]
    assert {cell for row in panel.rows for cell in row.cells} == set(panel.cells)


def test_the_house_has_all_eight_views() -> None:
    assert list(HOUSE.boards) == list(VIEWS)
    assert HOUSE.digest == ""
    assert sorted(file.name for file in BUILT_IN_BOARDS.iterdir()) == [f"{letter}.toml" for letter in "ABCDEF"]
