"""Public signatures say what they take and give: plain data has a type of its own, and is no `dict[str, Any]`."""

import ast
from pathlib import Path

import reverie

SOURCE = Path(reverie.__file__).parent
# What other libraries take or give as they like: environments, rows of a database, arrays, TOML before it is checked.
UNTYPED = (
    "envs/",
    "games/daydream/rules/file_checks.py",
    "games/daydream/rules/panel_reader.py",
    "games/daydream/rules/panels.py",
    "server/http_protocol.py",
    "server/store/",
    "training/learner.py",
)


def untyped(path: Path) -> list[str]:
    """The public functions and methods of a module with a mapping of `Any` in their signature."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    owners: list[ast.Module | ast.ClassDef] = [tree]
    owners += [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_"]
    found = []
    for function in (node for owner in owners for node in owner.body):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and (
            function.name[0] != "_" or function.name == "__init__"
        ):
            taken = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
            said = [ast.unparse(one.annotation) for one in taken if one.annotation]
            said += [ast.unparse(function.returns)] if function.returns else []
            if any("[str, Any]" in one for one in said):
                found.append(f"{path.relative_to(SOURCE).as_posix()}: {function.name}")
    return found


def test_no_public_signature_has_a_mapping_of_anything() -> None:
    paths = [path for path in SOURCE.rglob("*.py") if not path.relative_to(SOURCE).as_posix().startswith(UNTYPED)]
    assert [one for path in sorted(paths) for one in untyped(path)] == []
