"""Golden records and node counts: what was stored once must be so for ever."""

import json
from pathlib import Path

import pytest

from golden import NODE_COUNTS, RECORDS, STARTS, counts, slug
from reverie.core.registry import find_game
from reverie.files import load_file
from reverie.games.discovery import games

STORED = json.loads(NODE_COUNTS.read_text())
GOLDEN = sorted(RECORDS.rglob("*.record"))


@pytest.mark.rule("ONI-60")
def test_every_setup_has_its_golden_record() -> None:
    wanted = {f"{game.name}/{slug(setup)}.record" for game in games() for setup in game.setups()}
    assert wanted <= {str(path.relative_to(RECORDS)) for path in GOLDEN}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_named_after_its_setup(path: Path) -> None:
    """Those of earlier editions, which new games are not played on any more, stay."""
    record, _ = load_file(path)
    assert f"{slug(record.setup)}.record" == path.name


def test_the_first_edition_keeps_its_golden_records() -> None:
    daydream = find_game("daydream")
    first = [daydream.setup(setup.spelling, setup.players, {}) for setup in daydream.setups()]
    assert {f"{slug(setup)}.record" for setup in first} <= {path.name for path in GOLDEN}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record, replay = load_file(path)
    assert not record.notice
    assert record.result is not None
    assert record.write() == path.read_text()
    assert replay.state.actors() == []


@pytest.mark.parametrize("name", STARTS)
def test_node_counts_stay_what_they_were(name: str) -> None:
    assert counts(name) == STORED[name]
