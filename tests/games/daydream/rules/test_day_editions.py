"""Editions side by side: what the later ones hold, their solo names, and that each game knows its own."""

import json
import re
from pathlib import Path

import pytest

from reverie.core.chance import RandomSampler
from reverie.core.game import Result
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.rng import Rng
from reverie.games.daydream.kit import KIT
from reverie.games.daydream.library import CURRENT, Library, editions
from reverie.games.daydream.players.learned import Learned
from reverie.games.daydream.rules.folds import VIEWS, Boards, Composition
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of, new_setup, typed_words
from reverie.texts import LANGUAGES, Texts

FIRST, SECOND, THIRD, FOURTH = (Library().edition(name) for name in ("1", "2", "3", "4"))
ROOT = Path(__file__).parents[4]
EVERY_VIEW = pytest.mark.parametrize("letters", list(VIEWS))
LATER = pytest.mark.parametrize("later", [SECOND, THIRD, FOURTH], ids=["second", "third", "fourth"])


def table(letters: str, edition: str) -> Table:
    setup = find_setup(f"daydream:{letters}", 1, {"boards": edition})
    state = game_of(setup).new(setup)
    assert isinstance(state, Table)
    return state


def test_four_editions_stand_side_by_side() -> None:
    assert editions() == ("1", "2", "3", "4")
    assert list(SECOND.boards) == list(THIRD.boards) == list(FOURTH.boards) == list(VIEWS)
    assert (FIRST.digest, SECOND.digest, THIRD.digest, FOURTH.digest) == ("", "2", "3", "4")


@LATER
@pytest.mark.rule("DAY-32")
def test_later_editions_keep_the_facts_of_the_rulebook(later: Boards) -> None:
    panels = later.panels
    for letter in "AD":
        assert len({place & 31 for place in panels[letter].special}) == len(panels[letter].special) == 3
    families = {family for letter in "EFD" for family in panels[letter].families.values()}
    assert families == {0, 1, 2}
    moons = sum(len(panels[letter].moons) for letter in "EF")
    assert moons == sum(len(panels[letter].special) for letter in "EFD")
    climb = panels["C"].constellation
    assert climb[0]["at"] == [max(point["at"][0] for point in climb), max(point["at"][1] for point in climb)]
    names = later.boards["EFD"].thing_names
    assert names.index("clover") < names.index("bowtie")
    assert len(panels["A"].objects) >= 14
    assert len(panels["D"].objects) >= 15


@LATER
def test_all_objects_of_the_first_edition_stay_and_no_plank_is_empty(later: Boards) -> None:
    names = [{one.name for panel in edition.panels.values() for one in panel.objects} for edition in (FIRST, later)]
    assert names[0] == names[1]
    assert len(names[1]) >= 92
    for panel in later.panels.values():
        assert {one.shelf for one in panel.objects} == {1, 2, 3}
        assert max(sum(one.shelf == shelf for one in panel.objects) for shelf in (1, 2, 3)) <= 6


def test_the_third_edition_draws_every_object_as_the_second_does() -> None:
    for letter in SECOND.panels:
        drawn = [
            {one.name: (one.shelf, [point["at"] for point in one.outline]) for one in edition.panels[letter].objects}
            for edition in (SECOND, THIRD)
        ]
        assert drawn[0] == drawn[1]


def test_the_fourth_edition_draws_every_object_as_the_third_does() -> None:
    """But for two objects that changed places, so that the bow tie comes earlier."""
    drawn = [
        {
            one.name: [(point["at"], point["kind"]) for point in one.outline]
            for panel in edition.panels.values()
            for one in panel.objects
        }
        for edition in (THIRD, FOURTH)
    ]
    assert drawn[0] == drawn[1]
    moved = {
        (one.name, letter)
        for letter, panel in FOURTH.panels.items()
        for one in panel.objects
        if one.name not in {other.name for other in THIRD.panels[letter].objects}
    }
    assert moved == {("bowtie", "F"), ("bird cage", "E")}


@LATER
@pytest.mark.parametrize("name", ["violin", "clover", "key"])
def test_points_of_objects_that_were_crowded_lie_apart(name: str, later: Boards) -> None:
    """In hundredths of the object's square; the nearest two of the first edition were 4 to 12 apart."""
    (one,) = [one for panel in later.panels.values() for one in panel.objects if one.name == name]
    spots = sorted({tuple(point["at"]) for point in one.outline})
    apart = [((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for ax, ay in spots for bx, by in spots if (ax, ay) < (bx, by)]
    assert min(apart) >= 19


@LATER
@pytest.mark.rule("DAY-33")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_no_cell_is_a_trap_and_most_lie_on_crossings(letter: str, later: Boards) -> None:
    panel = later.panels[letter]
    rows = [row for row in panel.rows for _ in row.cells]
    assert {cell for row in panel.rows for cell in row.cells} == set(panel.cells)
    assert len(rows) - len(panel.cells) > 0.5 * len(panel.cells)


@EVERY_VIEW
@LATER
def test_at_least_two_bridges_lead_over_every_fold(letters: str, later: Boards) -> None:
    composed = Composition(later.views[letters], [later.panels[letter] for letter in letters])
    for panel in composed.panels[:-1]:
        last = composed.offset[panel.letter] + panel.width - 1
        assert sum(place & 31 == last and place + 1 in composed.places for place in composed.places) >= 2


@EVERY_VIEW
@LATER
def test_a_sun_line_goes_about_twice_as_far_as_a_dot_line(letters: str, later: Boards) -> None:
    board = later.boards[letters]
    dots = sum(int(board.ends[thing]) for thing in range(board.things))
    assert 1.9 <= dots / sum(board.sun_lines(thing) for thing in range(board.things)) <= 2.5


@EVERY_VIEW
@pytest.mark.parametrize("edition", editions())
def test_every_edition_has_a_network_for_every_view(letters: str, edition: str) -> None:
    learned = Learned()
    assert learned.ready(table(letters, edition).board) is not None, learned.notice


@EVERY_VIEW
def test_every_edition_has_solo_names_of_its_own(letters: str) -> None:
    assert list(table(letters, "1").board.names) == VIEWS[letters].names
    for edition in (SECOND, THIRD, FOURTH):
        names = list(table(letters, edition.digest).board.names)
        assert names == edition.views[letters].names != VIEWS[letters].names
        assert names[0] == 0
        assert names == sorted(set(names))


def test_the_summary_names_a_score_by_the_edition_it_was_played_on() -> None:
    score = SECOND.views["EFD"].names[1]
    stars = {
        edition: KIT.summary(
            find_setup("daydream:EFD", 1, {"boards": edition}), Result([score], [0], "full"), 0, Texts("en")
        )[1].count("★")
        for edition in editions()
    }
    assert stars["2"] == 2
    assert stars["3"] == sum(score >= least for least in THIRD.views["EFD"].names)
    assert stars["4"] == sum(score >= least for least in FOURTH.views["EFD"].names)
    assert stars["1"] == sum(score >= least for least in VIEWS["EFD"].names)


@LATER
def test_a_record_names_its_edition_and_replays_on_it(later: Boards) -> None:
    match = Match(find_setup("daydream:A", 1, {"boards": later.digest}), RandomSampler(Rng("second")))
    match.play(0, match.state.view(0)["actions"][0]["text"])
    text = match.record.write()
    assert f"\nedition {later.digest}\n" in text
    record, replay = load(text)
    assert record.setup.options == {"boards": later.digest}
    assert isinstance(replay.state, Table)
    assert replay.state.board.cell_names == later.boards["A"].cell_names
    assert replay.state.to_json() == match.state.to_json()


def test_new_games_are_on_the_fourth_edition_and_what_names_none_on_the_first() -> None:
    assert new_setup("daydream:A").options == {"boards": CURRENT} == {"boards": "4"}
    assert find_setup("daydream:A").options == new_setup("daydream:A", 1, {"boards": "1"}).options == {}
    listed = game_of(find_setup("daydream:A")).setups()
    assert [setup.options for setup in listed] == [{"boards": CURRENT}] * len(VIEWS) * 5
    assert typed_words(find_setup("daydream:A")) == "daydream:A --boards 1"
    assert typed_words(new_setup("daydream:A", 3)) == "daydream:A --players 3 --boards 4"


def test_titles_name_the_editions_before_the_current_one() -> None:
    titles = [KIT.setup_title(find_setup("daydream:A", 1, {"boards": name}), Texts("en")) for name in editions()]
    assert titles == [
        "Daydream, Calm Morning (first edition)",
        "Daydream, Calm Morning (second edition)",
        "Daydream, Calm Morning (third edition)",
        "Daydream, Calm Morning",
    ]


def test_the_page_draws_new_games_on_the_same_edition() -> None:
    source_folder = ROOT / "web" / "src" / "games" / "daydream"
    source = (source_folder / "board.ts").read_text(encoding="utf-8")
    assert re.findall(r'CURRENT = "(\d+)"', source) == [CURRENT]
    assert set(re.findall(r"boards/(\d+)/[A-F]\.toml", source)) == {CURRENT}
    (earlier,) = re.findall(r"EARLIER = (\[.*\]);", (source_folder / "titles.ts").read_text(encoding="utf-8"))
    assert tuple(json.loads(earlier)) == editions()[:-1]


@pytest.mark.rule("DAY-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_state_the_scores_of_new_games(language: str) -> None:
    said = [int(number) for number in re.findall(r"\d+", Texts(language).say("rule-DAY-15"))]
    assert said == [least for letters in VIEWS for least in FOURTH.views[letters].names[1:]]
