"""Draws the two walks of docs/architecture.md: a click to the record and back, and one decision of `search`.

python tools/walks.py              a test fails when the pictures are not current, or name a file that is gone
"""

import textwrap
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WIDE, GAP, PAD, LINE = 1000, 14, 12, 16
NUMBER = 34  # columns of the picture for the number of a step
CHARACTER = 6.6  # how wide one is, about, in the small print
GROUNDS: Final = {"page": "#cfd6ee", "server": "#f3e3b8", "engine": "#dbe6c3", "game": "#f6d9c4"}


class Step(NamedTuple):
    """Something that happens, and the file where: in the page, the server, the engine or a game."""

    ground: str
    file: str
    text: str


CLICK: Final = (
    Step("page", "web/src/parts/Answers.svelte", "A person presses one of the answers that the view lists."),
    Step("page", "web/src/lib/session.svelte.ts", "The session sends match, number of the decision, answer and a key."),
    Step(
        "server",
        "src/reverie/server/socket_session.py",
        "The WebSocket reads the message; limits and sign-in are checked.",
    ),
    Step(
        "server",
        "src/reverie/server/moves.py",
        "The one way a match changes: an answer names its decision, so an outdated one is refused.",
    ),
    Step(
        "engine",
        "src/reverie/core/match.py",
        "The answer is read and applied to the match in memory; chance answers for itself until a player is asked.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/rules/table.py",
        "The rules change the state and tell events, each with its audience.",
    ),
    Step(
        "server",
        "src/reverie/server/store/entries.py",
        "The new entries are stored in one transaction; unique (match, number) refuses the second of two.",
    ),
    Step("server", "src/reverie/server/events.py", "MatchChanged is published; nothing calls upwards."),
    Step(
        "server",
        "src/reverie/server/hub.py",
        "Each open page is sent a frame: the events its seat heard, and its view.",
    ),
    Step(
        "engine",
        "src/reverie/observed_match.py",
        "What a seat may know of the match, and how many entries it may count.",
    ),
    Step(
        "page",
        "web/src/lib/session.svelte.ts",
        "The session takes the frame; the face of the game tells the events and draws the view.",
    ),
)
DECISION: Final = (
    Step(
        "engine", "src/reverie/players/player.py", "A player is asked with a view and a generator: it has nothing else."
    ),
    Step(
        "game",
        "src/reverie/games/onirim/sampling.py",
        "A whole state is drawn that agrees with the view; what is hidden is drawn at random.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/players/search.py",
        "The root lists the legal answers with the network's value of each; those far worse are not followed.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/players/search.py",
        "1,600 times: follow the answer of the best bound, let chance draw, until a decision nobody has met.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/players/appraiser.py",
        "There the network values every position after a choice; a position reached twice is valued once.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/players/search.py",
        "The best of these values goes back up to every choice on the way.",
    ),
    Step(
        "game",
        "src/reverie/games/onirim/players/search.py",
        "It stops early when no other answer can catch up; in silent games several sampled states share the effort.",
    ),
    Step("engine", "src/reverie/core/game.py", "The answer followed most often is chosen, by its number."),
)
WALKS: Final = {
    "walk-click.svg": ("A click to the record and back", CLICK),
    "walk-search.svg": ("One decision of search", DECISION),
}


def drawn(title: str, steps: tuple[Step, ...]) -> str:
    """Draw the steps under each other, an arrow from each to the next."""
    parts: list[str] = []
    down = GAP
    left, wide = GAP + NUMBER, WIDE - 2 * GAP - NUMBER
    for number, step in enumerate(steps, 1):
        told = textwrap.wrap(step.text, int((wide - 2 * PAD) / CHARACTER))
        high = 2 * PAD + LINE * (1 + len(told))
        if number > 1:
            parts.append(f'<path d="M{left + 40} {down - GAP}v{GAP - 4}m-4 -4l4 4l4 -4" fill="none" stroke="#3b3357"/>')
        parts.append(f'<text x="{GAP}" y="{down + PAD + LINE - 4}" font-size="15" font-weight="700">{number}</text>')
        parts.append(
            f'<rect x="{left}" y="{down}" width="{wide}" height="{high}" rx="8" fill="{GROUNDS[step.ground]}" '
            'stroke="#3b3357" stroke-width="1.2"/>'
        )
        for line, text in enumerate([step.file, *told]):
            weight = ' font-weight="700"' if line == 0 else ""
            y = down + PAD + LINE * (line + 1) - 4
            parts.append(f'<text x="{left + PAD}" y="{y}" font-size="13"{weight}>{escape(text)}</text>')
        down += high + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {down}" font-family="system-ui, sans-serif" '
    head += f'fill="#241d3b" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f'<rect width="{WIDE}" height="{down}" fill="#fffbf5"/>', *parts, "</svg>", ""])


def pictures() -> dict[Path, str]:
    return {ROOT / "docs" / name: drawn(title, steps) for name, (title, steps) in WALKS.items()}


def main() -> None:
    for path, picture in pictures().items():
        path.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
