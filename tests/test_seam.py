"""The seam: whatever is not a game's own names none, so that a further game needs no edit outside its folder."""

import re
import tomllib
from pathlib import Path

from reverie.games.discovery import kits

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "reverie"


def test_no_generic_module_names_a_game() -> None:
    names = re.compile("|".join(kit.name for kit in kits()), re.IGNORECASE)
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if "games" not in path.relative_to(SOURCE).parts and names.search(path.read_text(encoding="utf-8"))
    }
    assert found == set()
    shared = {path.name for path in (SOURCE / "games").glob("*.py") if names.search(path.read_text(encoding="utf-8"))}
    assert shared == set()


def test_the_contract_holds_for_every_generic_module() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = [
        one for one in settings["tool"]["importlinter"]["contracts"] if one["name"].startswith("No generic package")
    ]
    modules = {path for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    modules |= set((SOURCE / "games").glob("*.py"))
    names = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in modules - {SOURCE / "games"}}
    assert set(contract["source_modules"]) == {name for name in names if not name.rpartition(".")[2].startswith("_")}


def test_no_generic_module_says_a_message_of_a_game() -> None:
    beginnings = "|".join(kit.messages or kit.name for kit in kits())
    messages = re.compile(rf'"(?:web-)?(?:{beginnings})-')
    generic = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
    assert [path for path in generic if messages.search(path.read_text(encoding="utf-8"))] == []


def test_no_catalogue_of_every_game_names_one() -> None:
    names = re.compile("|".join(kit.name for kit in kits()), re.IGNORECASE)
    files = sorted((SOURCE / "locale").glob("*/*.ftl"))
    assert [file for file in files if names.search(file.read_text(encoding="utf-8"))] == []
