"""SQL is written in reverie.server.store and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import reverie

SOURCES = Path(reverie.__file__).parent
STORE = SOURCES / "server" / "store"
SQL = re.compile(
    r"\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|(CREATE|ALTER|DROP) TABLE|WHERE \w+|ORDER BY|VACUUM|PRAGMA"
    r"|BEGIN( IMMEDIATE)?|COMMIT|ROLLBACK)\b"
)


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every text of a module but its docstrings."""
    lone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in lone:
            yield node


def found(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [f"{path.name}:{node.lineno}: {node.value!r}" for node in texts(tree) if SQL.search(str(node.value))]


def test_no_module_outside_the_store_holds_sql() -> None:
    outside = [path for path in SOURCES.rglob("*.py") if not path.is_relative_to(STORE)]
    assert [line for path in outside for line in found(path)] == []


def test_the_search_finds_the_sql_of_the_store() -> None:
    assert [path.name for path in STORE.glob("*.py") if not found(path)] == ["__init__.py"]
