"""A game in a package of its own, installed beside Reverie: everything that plays games plays it."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import archive
from examples.golf_site import ROOT, environment, install, reverie, run

CHECK = """
import gymnasium
from gymnasium.utils.env_checker import check_env
import reverie.envs
from golf.kit import KIT
from reverie.core.conformance import check
from reverie.games.fact_check import check_facts
from reverie.textui.word_check import check_words
check(KIT.rules(), games=3)
check_facts(KIT, games=3)
check_words(KIT)
check_env(gymnasium.make("reverie/Golf-v1").unwrapped, skip_render_check=True)
print("conforms")
"""
# As in the page: nothing but the standard library and the archive.
PACK = """
import sys
from pathlib import Path
from reverie.games.discovery import kit_of
from reverie.games.packing import pack
Path(sys.argv[1]).write_bytes(pack(kit_of("golf")))
"""
OFFLINE = """
import json, sys
sys.path.insert(0, sys.argv[1])
from reverie.offline import Offline
offline = Offline()
made = json.loads(offline.begin(sys.stdin.read()))
view = json.loads(offline.position(made["id"], 36, 0))
print(json.dumps([made["record"], view]))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("golf"))


def test_every_command_plays_it(site: Path, tmp_path: Path) -> None:
    assert {"golf", "golf --players 2"} <= set(reverie(site, "setups").splitlines())
    file = tmp_path / "one.reverie"
    # What no card fits, what no action is, and a number that is not offered, before a game of first answers.
    told = reverie(
        site, "play", "golf", "--seed", 3, "--save", file, "--lang", "fr", typed="take 2\nplay 9\n99\n" + "1\n" * 60
    )
    assert "pas possible maintenant" in told
    assert "un rang voisin du sommet du pot" in told
    assert "(take, turn)" in told
    assert "Score : 25" in told
    assert "Columns" in reverie(site, "replay", file, "--to", 45, "--lang", "en")
    assert json.loads(reverie(site, "replay", file, "--json"))["view"]["game"] == "golf"
    assert json.loads(reverie(site, "simulate", "golf", "--games", 20, "--json"))["games"] == 20
    assert "gentle" in reverie(site, "arena", "gentle", "random", "--setup", "golf", "--players", 2, "--games", 2)
    assert "points expected" in reverie(site, "hint", file, "--to", 38, "--lang", "en")
    assert "by luck" in reverie(site, "analyse", file, "--player", "gentle", "--lang", "en")


def test_the_terminal_plays_it(site: Path, tmp_path: Path) -> None:
    surroundings = environment(site, XDG_DATA_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path))
    surroundings["PYTHONPATH"] += f":{ROOT / 'tests'}"
    words = [sys.executable, str(ROOT / "tests" / "examples" / "golf_on_screen.py")]
    ran = subprocess.run(words, env=surroundings, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() in ("cleared", "stuck")


def test_it_conforms_and_gymnasium_accepts_it(site: Path) -> None:
    assert run(site, "-c", CHECK).strip() == "conforms"


def test_it_goes_along_to_the_page(site: Path, tmp_path: Path) -> None:
    """A server packs what a page unpacks beside its own engine."""
    run(site, "-c", PACK, tmp_path / "golf.zip")
    for path in (archive.write(tmp_path / "engine.zip"), tmp_path / "golf.zip"):
        with zipfile.ZipFile(path) as packed:
            assert not any(name.endswith(".ftl") for name in packed.namelist())
            packed.extractall(tmp_path / "engine")
    wanted = {"setup": "golf", "players": 2, "seats": [{"who": "me"}, {"bot": "gentle"}]}
    asked = json.dumps({**wanted, "id": "offline-1", "shown": "me", "seed": "0" * 64, "at": 1})
    words = [sys.executable, "-I", "-S", "-c", OFFLINE, str(tmp_path / "engine")]
    ran = subprocess.run(words, input=asked, capture_output=True, text=True, timeout=100, check=False)
    assert ran.returncode == 0, ran.stderr
    record, position = json.loads(ran.stdout)
    assert "\nsetup golf\nplayers 2\n" in record
    assert position["view"]["stock"] == 16
