"""What the documentation says: its pages, their blocks of code, and the commands in them."""

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]
BLOCK: Final = re.compile(
    r"(?:^<!-- (?P<mark>run|not run): (?P<why>[^\n]*?) -->\n)?^```(?P<language>[^\n]*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
INLINE: Final = re.compile(r"`((?:[A-Z_]+=\S+ )*(?:\./reverie|\./check|(?:\.venv/bin/)?python|pip|curl) [^`]+)`")
PLACEHOLDER: Final = re.compile(r"…|\b(?:[A-Z]+|FILE\.svg)\b(?![=_])")  # FILE, VIEW, N: something to be put there


class Block(NamedTuple):
    line: int
    mark: str  # `run`, `not run` or nothing
    why: str
    language: str
    body: str

    def commands(self) -> list[str]:
        """The lines of a block of shell, without comments."""
        bare = (re.sub(r"\s+#\s.*$", "", line).strip() for line in self.body.splitlines())
        return [line for line in bare if line]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(
            text.count("\n", 0, found.start("language")) + 1,
            found["mark"] or "",
            found["why"] or "",
            found["language"],
            found["body"],
        )
        for found in BLOCK.finditer(text)
    ]


def inline(page: Path) -> list[str]:
    """Commands that stand in a sentence or a table; what may be left out is left out."""
    text = BLOCK.sub("", page.read_text("utf-8"))
    return [re.sub(r" \[[^]]*\]", "", " ".join(command.split())) for command in INLINE.findall(text)]
