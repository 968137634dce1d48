"""The rules as docs/onirim.md and docs/daydream.md tell them, and the tests that prove each."""

import ast
import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGES: Final = {"ONI": "onirim.md", "DAY": "daydream.md"}
RULE: Final = re.compile(r"\b(?:ONI|DAY)-\d+\b")
TOLD: Final = re.compile(r"^(?:- )?\*\*((?:ONI|DAY)-\d+)\b", re.MULTILINE)


class Test(NamedTuple):
    file: str  # from the root of the repository
    name: str


def told() -> list[str]:
    """Return the ids of all rules, in the order they stand; twice if one stands there twice."""
    return [rule for page in PAGES.values() for rule in TOLD.findall((ROOT / "docs" / page).read_text("utf-8"))]


def proofs() -> dict[str, list[Test]]:
    """Return the tests of each rule, by their marks."""
    found: dict[str, list[Test]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        file = path.relative_to(ROOT).as_posix()
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(Test(file, node.name))
    return found


def _marks(function: ast.FunctionDef) -> list[str]:
    """Return the rules a test is marked with, as a whole or for some of its cases."""
    calls = (node for mark in function.decorator_list for node in ast.walk(mark) if isinstance(node, ast.Call))
    marks = (call for call in calls if ast.unparse(call.func) == "pytest.mark.rule")
    return list(dict.fromkeys(str(ast.literal_eval(argument)) for mark in marks for argument in mark.args))
