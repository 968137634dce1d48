"""The proofs of benchmarks/ in short: crashes, races and nonsense against real server processes."""

import asyncio
from pathlib import Path

import crash
import fuzz
import hostile
import race
import services


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    found = asyncio.run(crash.prove(tmp_path, rounds=2, tables=4))
    assert found["acknowledged"] > 10
    assert found["errands"] > 5


def test_nothing_acknowledged_is_lost_on_postgresql_either(tmp_path: Path, new_database: str) -> None:
    found = asyncio.run(crash.prove(tmp_path, rounds=1, tables=4, database=new_database))
    assert found["acknowledged"] > 5


def test_two_processes_serve_one_match_without_fork_or_loss(
    tmp_path: Path, new_database: str, redis: services.RedisServer
) -> None:
    found = asyncio.run(race.prove(tmp_path, 25, new_database, redis.url))
    assert found["rounds"] == 25
    assert found["answers stored"] >= 25


def test_two_processes_may_share_one_file(tmp_path: Path) -> None:
    assert asyncio.run(race.prove(tmp_path, 15))["rounds"] == 15


def test_no_nonsense_breaks_the_server_or_leaves_a_match_stuck(tmp_path: Path) -> None:
    found = asyncio.run(fuzz.prove(tmp_path, messages=2000, fuzzers=4))
    assert sum(found["sent"].values()) >= 1990
    assert {"invalid", "out-of-turn", "not-yours", "not-found"} <= found["heard"].keys()
    assert found["kilobytes grown"] < 10_000
    assert {"200", "404", "422"} <= found["requests"].keys()


def test_no_attack_stops_the_server_or_those_who_play(tmp_path: Path) -> None:
    # How long the player waits is for a quiet machine to measure.
    found = asyncio.run(hostile.prove(tmp_path, crowd=210, patience=60.0))
    assert not {name: said for name, (held, said) in found.items() if not held}
