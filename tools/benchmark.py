"""Writes the tables of docs/benchmark.md from the entries in docs/benchmark/, a file each.

Without an argument it writes the tables anew; with `--check` it only says whether they are current: 1 if not.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "benchmark.md"
ENTRIES: Final = ROOT / "docs" / "benchmark"
BEGIN: Final = "<!-- entries: {task} -->"
END: Final = "<!-- end of entries -->"
TASKS: Final = {  # task: what is compared
    "onirim": "wins",
    "daydream:A": "score",
}
KEYS: Final = {
    "task": str,
    "agent": str,
    "learned_from": str,
    "budget": str,
    "command": str,
    "games": int,
    "score": list,
}


class BadEntry(Exception):
    """An entry that cannot be shown, with its file and what is wrong with it."""


def entries() -> list[dict[str, Any]]:
    """Read and check every entry."""
    out = []
    for path in sorted(ENTRIES.glob("*.toml")):
        entry = tomllib.loads(path.read_text("utf-8"))
        wanted = {**KEYS, "wins": list} if TASKS.get(entry.get("task", "")) == "wins" else KEYS
        for key, kind in wanted.items():
            if not isinstance(entry.get(key), kind):
                raise BadEntry(f"{path.name}: {key} should be a {kind.__name__}")
        if entry["task"] not in TASKS:
            raise BadEntry(f"{path.name}: there is no task {entry['task']!r}, only {', '.join(TASKS)}")
        if set(entry) - set(wanted):
            raise BadEntry(f"{path.name}: what is {', '.join(sorted(set(entry) - set(wanted)))}?")
        for key in set(wanted) & {"wins", "score"}:
            if len(entry[key]) != 3 or not entry[key][1] <= entry[key][0] <= entry[key][2]:
                raise BadEntry(f"{path.name}: {key} should be mean, lowest and highest of the interval")
        out.append(entry)
    return out


def table(task: str) -> str:
    """Return the entries of a task, the strongest first."""
    counted = TASKS[task]
    own = sorted((entry for entry in entries() if entry["task"] == task), key=lambda entry: -entry[counted][0])
    wins = counted == "wins"
    lines = [
        f"| agent |{' games won |' if wins else ''} score | games | learned from | budget | command |",
        f"| --- |{' --- |' if wins else ''} --- | --- | --- | --- | --- |",
    ]
    for entry in own:
        share = ""
        if wins:
            mean, low, high = (f"{100 * value:.1f}" for value in entry["wins"])
            share = f" {mean} % ({low} to {high}) |"
        mean, low, high = (f"{value:.2f}" for value in entry["score"])
        lines.append(
            f"| {entry['agent']} |{share} {mean} ({low} to {high}) | {entry['games']:,} | {entry['learned_from']} "
            f"| {entry['budget']} | `{entry['command']}` |"
        )
    return "\n".join(lines)


def page(text: str) -> str:
    """Return the page with its tables made anew."""
    for task in TASKS:
        begin = BEGIN.format(task=task)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(END)
        text = f"{before}{begin}\n{table(task)}\n{END}{after}"
    return text


def main() -> int:
    now = PAGE.read_text("utf-8")
    new = page(now)
    if "--check" in sys.argv[1:]:
        return int(new != now)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
