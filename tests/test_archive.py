"""The engine as it travels to a page: complete, the same bytes each time, and playing as it does at home."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import archive
from reverie.core.game import Setup
from reverie.core.record import load
from reverie.games.discovery import find_setup, kits
from reverie.offline import Offline

PACKAGE = Path(archive.PACKAGE)
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
HINT = """
import sys
sys.path.insert(0, sys.argv[1])
from reverie.offline import Offline
offline = Offline()
offline.begin(sys.argv[2])
print(offline.answer(sys.argv[3], 1))
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
    # The riddles are in it; what players have learned is fetched set-up by set-up.
    assert (tmp_path / "a").stat().st_size < 650_000


def test_every_file_of_weights_is_named_by_the_set_ups_that_use_it() -> None:
    offline = Offline()

    def named(setup: Setup) -> list[str]:
        wanted = {"spelling": setup.spelling, "players": setup.players, "options": setup.options}
        return list(json.loads(offline.weights(json.dumps(wanted))))

    listed = [setup for kit in kits() for setup in kit.rules().setups()]
    of_listed = {name for setup in listed for name in named(setup)}
    # Earlier editions of Daydream's boards are not listed any more, but can be played.
    views = [setup.spelling for setup in listed if setup.game == "daydream"]
    earlier = [find_setup(view, 1, options) for view in views for options in ({}, {"boards": "2"}, {"boards": "3"})]
    of_earlier = {name for setup in earlier for name in named(setup)}
    there = {f"{kit.name}/{path.name}" for kit in kits() for path in Path(str(kit.folder())).glob("weights/*.weights")}
    assert of_listed <= there <= of_listed | of_earlier


def test_a_page_that_brings_the_weights_plays_as_well_as_at_home(tmp_path: Path) -> None:
    wanted = {"spelling": "onirim", "players": 1, "options": {}}
    with zipfile.ZipFile(archive.write(tmp_path / "engine.zip")) as packed:
        packed.extractall(tmp_path / "engine")
    for name in json.loads(Offline().weights(json.dumps(wanted))):
        game, _, file = name.partition("/")
        folder = tmp_path / "engine" / "reverie" / "games" / game / "weights"
        folder.mkdir(exist_ok=True)
        shutil.copy(PACKAGE / "games" / game / "weights" / file, folder)
    new = {"setup": "onirim", "players": 1, "id": "offline-1", "seed": "0" * 64, "at": 1, "shown": "me"}
    message = {"type": "hint", "id": 1, "match": "offline-1", "decision": 0}
    words = [sys.executable, "-I", "-S", "-c", HINT, str(tmp_path / "engine"), json.dumps(new), json.dumps(message)]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=100, check=False)
    assert ran.returncode == 0, ran.stderr
    # At home uncompiled, too: a compiled engine has the time to play more games on.
    home = [sys.executable, "-c", HINT, str(PACKAGE.parent), *words[-2:]]
    pure = dict(os.environ, REVERIE_PURE="1")
    told = subprocess.run(home, capture_output=True, text=True, timeout=100, check=True, env=pure).stdout
    assert json.loads(ran.stdout) == json.loads(told)
    assert json.loads(told)["frames"][0]["type"] == "hint"
