"""The JSON schema of a panel agrees with the panels there are, and with the example of the manual."""

import copy
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.games.daydream.rules.folds import BUILT_IN_BOARDS
from reverie.games.daydream.rules.panel_reader import load_panel
from reverie.games.daydream.rules.panels import PANELS

DOCS = Path(__file__).parents[4] / "docs"
SMALL = Path(__file__).parents[1] / "rules" / "boards"
SCHEMA = json.loads((DOCS / "board.schema.json").read_text(encoding="utf-8"))
KINDS: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
}
KNOWN = {"$schema", "$defs", "$ref", "title", "description", "type", "enum", "pattern", "minLength", "minimum",
         "maximum", "items", "minItems", "maxItems", "properties", "required", "additionalProperties", "allOf", "if",
         "then", "else"}  # fmt: skip


def wrong(value: Any, schema: Any, at: str = "") -> list[str]:
    """Where a value breaks a schema; knows the keywords ours uses and refuses to guess others."""
    if isinstance(schema, bool):
        return [] if schema else [at]
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        return wrong(value, SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")], at)
    out = []
    if "type" in schema:
        numeric = schema["type"] in ("integer", "number")
        if not isinstance(value, KINDS[schema["type"]]) or (numeric and isinstance(value, bool)):
            return [at]
    if "enum" in schema and value not in schema["enum"]:
        out.append(at)
    if isinstance(value, str):
        out += [at] * (len(value) < schema.get("minLength", 0) or not re.search(schema.get("pattern", ""), value))
    if isinstance(value, (int, float)):
        out += [at] * (not schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, list):
        out += [at] * (not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
        for i, item in enumerate(value):
            out += wrong(item, schema.get("items", True), f"{at}/{i}")
    if isinstance(value, dict):
        known = schema.get("properties", {})
        out += [f"{at}/{key}" for key in schema.get("required", []) if key not in value]
        for key, item in value.items():
            out += wrong(item, known.get(key, schema.get("additionalProperties", True)), f"{at}/{key}")
    for part in schema.get("allOf", []):
        out += wrong(value, part, at)
    if "if" in schema:
        out += wrong(value, schema.get("else" if wrong(value, schema["if"]) else "then", True), at)
    return out


def example() -> str:
    found = re.search(r"```toml\n(.*?)```", (DOCS / "boards.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def panel(letter: str, folder: Path = BUILT_IN_BOARDS) -> dict[str, Any]:
    return tomllib.loads((folder / f"{letter}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("letter", PANELS)
@pytest.mark.parametrize("folder", [BUILT_IN_BOARDS, SMALL], ids=["house", "small"])
def test_panels_fit_the_schema(letter: str, folder: Path) -> None:
    assert wrong(panel(letter, folder), SCHEMA) == []


def test_the_example_fits_the_schema_and_can_be_played_on(tmp_path: Path) -> None:
    assert wrong(tomllib.loads(example()), SCHEMA) == []
    file = tmp_path / "B.toml"
    file.write_text(example(), encoding="utf-8")
    assert [one.name for one in load_panel(file).objects] == ["envelope"]


@pytest.mark.parametrize(
    ("letter", "spoil", "place"),
    [
        ("A", lambda data: data.update(leafs=3), "/leafs"),
        ("A", lambda data: data.update(leaves=True), "/leaves"),
        ("A", lambda data: data.update(circled=0), "/circled"),
        ("A", lambda data: data.pop("polaroids"), "/polaroids"),
        ("A", lambda data: data["object"].__delitem__(slice(13, None)), "/object"),
        ("A", lambda data: data["grid"].update(map="oo)o"), "/grid/map"),
        ("D", lambda data: data["grid"].pop("frames"), "/grid/frames"),
        ("B", lambda data: data.update(clover="owl"), "/clover"),
        ("B", lambda data: data["row"][0].update(icons="top"), "/row/0/icons"),
        ("B", lambda data: data["row"][0].update(cells="c2 h2"), "/row/0/cells"),
        ("B", lambda data: data["note"][0].update(kind="single"), "/note/0/cells"),
        ("C", lambda data: data["constellation"]["points"][1].pop("star"), "/constellation/points/1/star"),
        ("E", lambda data: data["garland"]["rewards"].append("3"), "/garland/rewards/5"),
        ("F", lambda data: data["object"][0].update(colour="red"), "/object/0/colour"),
        ("F", lambda data: data["object"][0]["outline"][0].update(at=[1]), "/object/0/outline/0/at"),
        ("F", lambda data: data["object"][0]["outline"].clear(), "/object/0/outline"),
    ],
)
def test_the_schema_says_what_is_wrong(letter: str, spoil: Callable[[dict[str, Any]], None], place: str) -> None:
    data = copy.deepcopy(panel(letter))
    spoil(data)
    assert place in wrong(data, SCHEMA)
