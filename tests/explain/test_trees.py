"""Root parallel search: visits added up over trees, the same answer from any number of processes."""

import json
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.commands.replay import position
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.explain.trees import Grown, Trees, added_up, grow
from reverie.pool import open_pool

RECORD = Path(__file__).parents[1] / "records" / "onirim" / "onirim.record"
AT = 12  # an entry after which there is a choice
TREES = 3
SEED = "trees"


@pytest.fixture
def view() -> View:
    _, state, _ = position(RECORD, AT)
    return state.view(0)


def test_visits_are_added_up_and_values_weighed_by_them() -> None:
    found = added_up([Grown([0.5, 0.25, 0.125], [30, 10, 0]), Grown([0.75, 0.5, 0.375], [10, 0, 0], "says so")])
    assert found == Grown([0.5625, 0.25, 0.25], [40, 10, 0], "says so")


@pytest.mark.parametrize("name", ["search", "dreamer", "rollouts"])
def test_any_number_of_processes_gives_the_same_answer(view: View, name: str) -> None:
    found = []
    for jobs in (1, 2):
        with open_pool(jobs) as pool:
            player = Trees(name, "onirim", TREES, pool)
            found.append((player.grown(view, Rng(SEED)), player.choose(view, Rng(SEED))))
    assert found[0] == found[1]
    grown, chosen = found[0]
    assert chosen == view["actions"][grown.visits.index(max(grown.visits))]["action"]


def test_every_tree_has_luck_of_its_own_and_counts(view: View) -> None:
    seeds = Rng(SEED)
    alone = [grow("search", "onirim", view, str(seeds.next())) for _ in range(TREES)]
    assert len({tuple(one.values) for one in alone}) == TREES
    with open_pool() as pool:
        together = Trees("search", "onirim", TREES, pool).grown(view, Rng(SEED))
    assert together.visits == [sum(counts) for counts in zip(*(one.visits for one in alone), strict=True)]


def test_commands_grow_trees(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["hint", str(RECORD), "--to", str(AT), "--json", "--player", "search"]
    said = []
    for more in ([], ["--trees", "2"], ["--trees", "2", "--jobs", "2"]):
        assert main([*words, *more]) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[1] == said[2]
    assert said[0]["player"] == said[1]["player"] == "search"
    assert said[0]["answers"] != said[1]["answers"]


def test_a_player_that_does_not_search_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(RECORD), "--to", str(AT), "--trees", "2"]) == 2
    assert "the player 'learned' grows no trees" in capsys.readouterr().err
