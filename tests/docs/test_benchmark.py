"""The benchmark's tables are those of its entries, and its protocol measures what it says."""

from pathlib import Path

import numpy as np
import pytest

import benchmark
from reverie.core.rng import Rng
from reverie.envs.evaluation import evaluate
from reverie.games.discovery import find_setup
from reverie.players.recorded import record_game
from reverie.players.roster import find_player


def test_the_tables_are_current() -> None:
    text = benchmark.PAGE.read_text("utf-8")
    assert benchmark.page(text) == text, "run tools/benchmark.py"
    assert {entry["task"] for entry in benchmark.entries()} == set(benchmark.TASKS)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('task = "chess"', "no task 'chess'"),
        ('task = "onirim"', "wins should be a list"),
        ('task = "daydream:A"\nscore = [1, 2, 3]', "mean, lowest and highest"),
        ('task = "daydream:A"\nscore = [2, 1, 3]\nfame = 1', "what is fame"),
    ],
)
def test_a_wrong_entry_is_refused(wrong: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = 'agent = ""\nlearned_from = ""\nbudget = ""\ncommand = ""\ngames = 1\n'
    score = "" if "score" in wrong else "score = [1, 1, 1]\n"
    (tmp_path / "x.toml").write_text(f"{rest}{score}{wrong}\n", encoding="utf-8")
    monkeypatch.setattr(benchmark, "ENTRIES", tmp_path)
    with pytest.raises(benchmark.BadEntry, match=said):
        benchmark.entries()


def test_a_policy_plays_the_numbered_games() -> None:
    """Game n has the luck that `simulate` gives game n: the player that takes the first answer proves it."""
    setup = find_setup("daydream:A")
    scores = []
    for number in range(4):
        record, _ = record_game(setup, find_player("random", "daydream"), Rng(f"benchmark/{number}"), Rng("any"))
        rolls = [entry.text for entry in record.entries if entry.actor < 0]
        scores.append(rolls[0])
    assert len(set(scores)) > 1
    luck = np.random.default_rng(1)

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        if observations.shape[0] == 4 and not seen:
            seen.extend(f"roll {row[0]} {row[1]}" for row in observations)
        return np.array([luck.choice(mask.nonzero()[0]) for mask in masks])

    seen: list[str] = []
    found = evaluate(policy, "daydream:A", games=4, boards="1")
    assert seen == scores
    assert (found.games, found.wins) == (4, None)
    assert found.score.low <= found.score.mean <= found.score.high
    onirim = evaluate(policy, "onirim", games=4).to_json()
    assert onirim["wins"] == {"mean": 0.0, "low": 0.0, "high": pytest.approx(0.49, abs=0.01)}
