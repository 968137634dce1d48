"""Writes a golden record for every set-up that has none yet, and the node counts.

python tools/golden.py             run with the environment's Python; commit what it writes

A golden record that exists is never written again: if the rules change so that it no longer replays,
raise `rules_version` and delete the records on purpose.
"""

import json
from pathlib import Path
from typing import Any

from reverie.core.chance import RandomSampler
from reverie.core.game import CHANCE, Setup, State
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.files import save
from reverie.games.discovery import find_setup, game_of, games

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
NODE_COUNTS = RECORDS / "node_counts.json"

FIRST_HAND = ["red sun", "red moon", "red key", "blue key", "green sun"]

# Where node counts start: a set-up, players, and what happened first, in notation.
STARTS: dict[str, tuple[str, int, list[str], int]] = {
    "a first hand": ("onirim", 1, FIRST_HAND, 4),
    "a prophecy": (
        "onirim",
        1,
        [*FIRST_HAND, "discard red key", "nightmare", "red door", "blue sun", "blue sun", "brown moon"],
        5,
    ),
    "a nightmare": (
        "onirim+towers",
        1,
        ["red tower 3", "red moon", "red key", "blue key", "green sun", "play red tower 3 right", "nightmare"],
        4,
    ),
    "two players": (
        "onirim",
        2,
        ["red sun", "red moon", "red key", "blue key", "green sun", "green moon", "brown sun", "brown moon"],
        5,
    ),
    "everything": (
        "onirim+book+towers+dreams",
        1,
        [
            *["red goal", "blue goal", "green goal", "brown goal", "red goal", "blue goal", "green goal", "brown goal"],
            *["red premonition", "pair premonition", "three premonition", "every premonition"],
            *["red sun", "red moon", "red tower 4", "blue key", "green sun", "discard red tower 4"],
        ],
        4,
    ),
}


def slug(setup: Setup) -> str:
    return (
        setup.words()
        .replace(" --players ", "_")
        .replace(" --talk ", "_")
        .replace(" --boards ", "_edition")
        .replace(":", "-")
    )


def liking(text: str, view: Any, seat: int) -> float:
    """Rate how much a player likes an answer; crude, but it meets most of the rules."""
    words = text.split()
    if view["game"] == "daydream":
        return {"skip": -1.0, "write": 0.0}.get(words[0], 1.0) - (0.5 if "+" in text or "-" in text else 0.0)
    if words[0] in ("take", "open", "fetch", "false"):
        return 20.0
    if words[0] in ("leave", "sacrifice", "cast", "new"):
        return -5.0
    if words[0] in ("play", "discard") and "tower" not in words:
        row = view["rows"][seat]
        same = bool(row) and row[-1].split()[0] == words[1] and view["series"][seat] > 0
        held: int = sum(
            n
            for cards in (view["hands"][seat]["cards"], view["common"])
            for card, n in cards.items()
            if words[1] in card
        )
        value = held + (6.0 if same else 0.0) - (3.0 if "key" in words else 0.0)
        return value if words[0] == "play" else -value / 2
    return 5.0 if "tower" in words and words[0] == "play" else 0.0


def write_record(setup: Setup, path: Path) -> None:
    """Play a game by players who know what they like, with a whim now and then."""
    rng = Rng(f"golden/{setup.words()}")
    match = Match(setup, RandomSampler(rng))
    while match.state.actors():
        seats = match.state.actors()
        seat = seats[int(rng.below(len(seats)))]
        view = match.state.view(seat)
        texts = [action["text"] for action in view["actions"]]
        if rng.below(12) == 0:
            match.play(seat, texts[int(rng.below(len(texts)))])
        else:
            match.play(seat, max(texts, key=lambda text: (liking(text, view, seat), int(rng.below(1000)))))
    save(match.record, path)


def start(name: str) -> State:
    spelling, players, texts, _ = STARTS[name]
    setup = find_setup(spelling, players)
    game = game_of(setup)
    state = game.new(setup)
    for text in texts:
        actor = state.actors()[0]
        state.apply(actor, game.read(actor, text))
    return state


def count(state: State, depth: int) -> int:
    """Count the different lines of play, chance's outcomes included, that are `depth` entries long."""
    if depth == 0 or not state.actors():
        return 1
    total = 0
    for actor in state.actors():
        for action in state.legal(actor):
            after = state.copy()
            after.advance(actor, action)
            total += count(after, depth - 1)
    return total


def counts(name: str) -> list[int]:
    """Node counts of every depth up to the last."""
    state = start(name)
    assert state.actors() != [CHANCE]
    return [count(state, depth) for depth in range(1, STARTS[name][3] + 1)]


def main() -> None:
    for game in games():
        for setup in game.setups():
            path = RECORDS / game.name / f"{slug(setup)}.record"
            if not path.exists():
                write_record(setup, path)
    NODE_COUNTS.write_text(json.dumps({name: counts(name) for name in STARTS}, indent=2) + "\n")


if __name__ == "__main__":
    main()
