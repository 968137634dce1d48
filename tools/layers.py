"""Draws docs/layers.svg and docs/layers-server.svg from the contracts that import-linter keeps.

python tools/layers.py             a test fails when the pictures are not current
"""

import ast
import textwrap
import tomllib
from html import escape
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PICTURES: Final = {"Dependencies point one way": "layers.svg", "The server's layers": "layers-server.svg"}
WIDE, GAP, PAD, LINE = 1000, 14, 12, 16
CHARACTER = 6.6  # how wide one is, about, in the small print
GROUNDS: Final = ("#f6d9c4", "#f3e3b8", "#dbe6c3", "#c9e0de", "#cfd6ee", "#ddd0ea")


def contracts() -> dict[str, list[list[str]]]:
    """Return the layers of each contract, the highest first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return {
        contract["name"]: [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    }


def job(module: str) -> str:
    """Return what a module says it is for, in its first sentence."""
    path = ROOT / "src" / module.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    told = (ast.get_docstring(ast.parse(source.read_text("utf-8"))) or "").splitlines()[0]
    return told.removesuffix(".").replace("`", "")


def drawn(layers: list[list[str]]) -> str:
    parts: list[str] = []
    down = GAP
    for number, layer in enumerate(layers):
        wide = (WIDE - 2 * GAP - 30 - GAP * (len(layer) - 1)) / len(layer)
        told = [textwrap.wrap(job(module), int((wide - 2 * PAD) / CHARACTER)) for module in layer]
        high = 2 * PAD + LINE * (1 + max(map(len, told)))
        for place, (module, lines) in enumerate(zip(layer, told, strict=True)):
            left = GAP + place * (wide + GAP)
            ground = GROUNDS[number % len(GROUNDS)]
            parts.append(
                f'<rect x="{left:.0f}" y="{down}" width="{wide:.0f}" height="{high}" rx="8" fill="{ground}" '
                'stroke="#3b3357" stroke-width="1.2"/>'
            )
            inside = left + PAD
            name = module.rpartition(".")[2]
            parts.append(f'<text x="{inside:.0f}" y="{down + PAD + 11}" font-weight="bold">{escape(name)}</text>')
            for row, line in enumerate(lines, 1):
                at = down + PAD + 11 + LINE * row
                parts.append(f'<text x="{inside:.0f}" y="{at}" font-size="12">{escape(line)}</text>')
        down += high + GAP
    along = WIDE - GAP - 8
    parts.append(f'<path d="M{along} {GAP} V{down - GAP - 8}" stroke="#3b3357" stroke-width="2" fill="none"/>')
    parts.append(f'<path d="M{along - 6} {down - GAP - 10} h12 l-6 10 z" fill="#3b3357"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {down}" font-family="system-ui, sans-serif" '
    head += 'font-size="14" fill="#2b2540">'
    title = "<title>Each layer uses only those below it</title>"
    return "\n".join([head, title, f'<rect width="{WIDE}" height="{down}" fill="#fffbf5"/>', *parts, "</svg>", ""])


def pictures() -> dict[Path, str]:
    """Return every picture as it should be."""
    found = contracts()
    return {ROOT / "docs" / file: drawn(found[name]) for name, file in PICTURES.items()}


if __name__ == "__main__":
    for path, picture in pictures().items():
        path.write_text(picture, encoding="utf-8")
