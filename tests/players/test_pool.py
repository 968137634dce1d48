"""One door to all workers: in order, leaving early, on other boards, and on a cluster that loses a worker."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from reverie.commands.parser import main
from reverie.core.errors import ReverieError
from reverie.games.daydream.library import CURRENT
from reverie.games.discovery import Used, find_setup, game_of
from reverie.pool import open_pool

BOARDS = Path(__file__).parents[1] / "games" / "daydream" / "rules" / "boards"
ASKED = ["arena", "greedy", "random", "--setup", "daydream:A", "--games", "24", "--seed", "cluster", "--json"]


def double(number: int) -> int:
    return 2 * number


def digest_of_boards() -> str:
    """The boards this process plays on."""
    return " ".join(sorted({setup.options.get("boards", "") for setup in game_of(find_setup("daydream:A")).setups()}))


def dies_once(marker: str, number: int) -> int:
    """A task on which a worker is lost the first time it is tried."""
    if number == 5 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_and_may_be_left_early(jobs: int) -> None:
    tasks = [(number,) for number in range(30)]
    with open_pool(jobs) as pool:
        assert list(pool.run(double, tasks)) == [2 * number for number in range(30)]
        first = next(iter(pool.run(double, tasks)))
    assert first == 0


# Ctrl+C at the worst moment: a worker is about to start.
INTERRUPTED_WHERE_A_WORKER_STARTS = """
import os, signal
from reverie.pool import open_pool
signal.signal(signal.SIGINT, signal.default_int_handler)
os.register_at_fork(before=lambda: os.kill(os.getpid(), signal.SIGINT))
try:
    with open_pool(2) as pool:
        list(pool.run(abs, [(-1,), (-2,)]))
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_an_interrupt_while_a_worker_starts_ends_the_program() -> None:
    words = [sys.executable, "-c", INTERRUPTED_WHERE_A_WORKER_STARTS]
    ran = subprocess.run(words, check=False, capture_output=True, text=True, timeout=60)
    assert (ran.stdout, ran.returncode) == ("interrupted\n", 0), ran.stderr


def test_workers_play_on_the_boards_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    with open_pool(2) as pool:
        assert list(pool.run(digest_of_boards, [()])) == [CURRENT]
    monkeypatch.setattr("reverie.pool.used", lambda: (Used("daydream", "boards", str(BOARDS)),))
    with open_pool(2) as pool:
        assert next(iter(pool.run(digest_of_boards, [()]))) != CURRENT


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    options = {"dashboard_address": None, "silence_logs": 50}
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, **options) as local:
        yield local


@pytest.mark.filterwarnings("default")
def test_a_worker_that_is_lost_leaves_nothing_undone(cluster: Any, tmp_path: Path) -> None:
    marker = tmp_path / "lost"
    with open_pool(cluster=cluster.scheduler_address) as pool:
        found = list(pool.run(dies_once, [(str(marker), number) for number in range(20)]))
    assert marker.exists()
    assert found == [2 * number for number in range(20)]


@pytest.mark.filterwarnings("default")
def test_an_arena_on_a_cluster_gives_the_result_of_one_process(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def report(*more: str) -> Any:
        assert main([*ASKED, *more]) == 0
        out = json.loads(capsys.readouterr().out)
        for side in out["players"]:
            del side["milliseconds"]
        return out

    here = report()
    lost = next(iter(cluster.workers.values())).pid
    killing = Timer(0.3, os.kill, (lost, signal.SIGKILL))
    killing.start()
    assert report("--cluster", cluster.scheduler_address) == here
    killing.join()


@pytest.mark.filterwarnings("default")
def test_training_on_a_cluster_that_loses_a_worker_comes_to_the_same_curve(cluster: Any, tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="the extra `train` is not installed")
    from reverie.games.onirim.training import subject_of
    from reverie.training.course import Course, Mark, Plan

    subject = subject_of(find_setup("onirim"), False)
    subject.games_per_call = 4
    plan = Plan(seed="cluster", rounds=3, calls=4, opening=1, batch=32)
    here, there = (Course(subject, plan, tmp_path / name, "train") for name in ("here", "there"))
    lost: list[int] = []

    def lose_one(mark: Mark) -> bool:
        if mark.round == 0:
            lost.append(next(iter(cluster.workers.values())).pid)
            os.kill(lost[0], signal.SIGKILL)
        return True

    with open_pool() as pool:
        assert here.run(pool, lambda _: True)
    with open_pool(cluster=cluster.scheduler_address) as pool:
        assert there.run(pool, lose_one)
    assert lost
    assert there.marks == here.marks


@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr("reverie.pool.PATIENCE", "1s")
    with pytest.raises(ReverieError, match=r"tcp://127\.0\.0\.1:9"):
        open_pool(cluster="tcp://127.0.0.1:9")
