"""The engine as it travels to a page: complete, the same bytes each time, and playing as it does at home."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import archive
import reverie.games  # noqa: F401 - the records name games
from reverie.core.record import load
from reverie.offline import Offline

RECORDS = Path(__file__).parent / "records"
# As in the page: nothing but the standard library and the archive.
ELSEWHERE = """
import json, sys
sys.path.insert(0, sys.argv[1])
from reverie.offline import Offline
offline = Offline()
kept = json.load(sys.stdin)
offline.take_up(json.dumps(kept))
print(offline.replay(kept["id"]))
for number in range(0, len(json.loads(offline.replay(kept["id"]))["entries"]), 9):
    print(offline.position(kept["id"], number, 0))
print(offline.answer(json.dumps({"type": "open", "id": 1, "match": kept["id"], "since": 0}), 1))
"""


def at_home(kept: dict[str, object]) -> list[str]:
    offline, match = Offline(), str(kept["id"])
    offline.take_up(json.dumps(kept))
    replay = offline.replay(match)
    numbers = range(0, len(json.loads(replay)["entries"]), 9)
    message = json.dumps({"type": "open", "id": 1, "match": match, "since": 0})
    return [replay, *(offline.position(match, number, 0) for number in numbers), offline.answer(message, 1)]


@pytest.mark.parametrize("game", ["onirim", "daydream"])
def test_a_record_is_the_same_game_in_the_page(game: str, tmp_path: Path) -> None:
    path = max((RECORDS / game).iterdir(), key=lambda one: one.stat().st_size)
    record, _ = load(path.read_text())
    setup = record.setup
    kept = {
        "id": "offline-1",
        "setup": {"spelling": setup.spelling, "players": setup.players, "options": setup.options},
        "seats": [{"bot": None, "shown": "me"}, *({"bot": "greedy", "shown": "greedy"},) * (setup.players - 1)],
        "seed": "0" * 64,
        "created": 1,
        "updated": 2,
        "record": path.read_text(),
    }
    with zipfile.ZipFile(archive.write(tmp_path / "engine.zip")) as packed:
        packed.extractall(tmp_path / "engine")
    words = [sys.executable, "-I", "-S", "-c", ELSEWHERE, str(tmp_path / "engine")]
    ran = subprocess.run(words, input=json.dumps(kept), capture_output=True, text=True, timeout=100, check=False)
    assert ran.returncode == 0, ran.stderr
    assert [json.loads(line) for line in ran.stdout.splitlines()] == [json.loads(text) for text in at_home(kept)]


def test_the_same_sources_make_the_same_bytes(tmp_path: Path) -> None:
    assert archive.write(tmp_path / "a").read_bytes() == archive.write(tmp_path / "b").read_bytes()
    assert (tmp_path / "a").stat().st_size < 1_200_000  # most of it is what players have learned
