"""Luck that can be checked: promised by a commitment before the game, proven by the seed after it.

The dealer draws a seed of 256 bits and publishes `commit(...)` of it before the first card. Every
outcome of chance follows from the seed (`luck`), so when the seed is shown at the end anybody can
check that it is the one promised and that no card or roll was chosen otherwise. What this cannot show
is who made the players' own moves.
"""

import hashlib
import re
from typing import Final

from reverie.core.chance import KeyedSampler
from reverie.core.errors import DamagedRecord
from reverie.core.game import CHANCE, Setup
from reverie.core.record import Record, Replay

VERSION: Final = "reverie fairness 1"
SEED: Final = re.compile(r"[0-9a-f]{64}")
COMMITMENT: Final = re.compile(r"sha256:[0-9a-f]{64}")


class Unfair(DamagedRecord):
    """A record whose luck is not what was promised; the text names the place and the reason."""


class Fairness:
    """What a check has found; whatever is wrong raises instead."""

    def __init__(self, promised: bool, revealed: bool, outcomes: int) -> None:
        self.promised = promised  # there is a commitment
        self.revealed = revealed  # the seed is known, and is the one promised
        self.outcomes = outcomes  # of chance, compared with the seed

    @property
    def proven(self) -> bool:
        return self.promised and self.revealed


def commit(name: str, setup: Setup, rules_version: int, seed: str) -> str:
    """Make the promise given before the game: it binds the seed to this match, this set-up and these rules."""
    lines = [VERSION, f"match {name}", f"setup {setup.spelling}", f"players {setup.players}"]
    lines += [f"option {option} {value}" for option, value in sorted(setup.options.items())]
    lines += [f"rules {rules_version}", f"seed {seed}", ""]
    return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()


def luck(seed: str, after: int = 0) -> KeyedSampler:
    """Make the sampler of that seed, when `after` outcomes have been given already."""
    return KeyedSampler(seed, after)


def check(record: Record, replay: Replay, name: str = "record") -> Fairness:
    """Compare commitment, seed and every outcome; Unfair says what does not agree, and where."""
    if record.commitment and not COMMITMENT.fullmatch(record.commitment):
        raise Unfair(f"{name}, head: {record.commitment[:80]!r} is no commitment")
    if not record.seed:
        return Fairness(bool(record.commitment), False, 0)
    if not SEED.fullmatch(record.seed):
        raise Unfair(f"{name}, head: the seed should be 64 hexadecimal digits")
    if not record.commitment:
        raise Unfair(f"{name}, head: there is a seed, but no commitment it was promised by")
    if commit(record.match, record.setup, record.rules_version, record.seed) != record.commitment:
        raise Unfair(
            f"{name}, head: the commitment is not to this seed for match {record.match!r} of {record.setup.words()}"
        )
    sampler = luck(record.seed)
    for number, entry in enumerate(record.entries, 1):
        if entry.actor != CHANCE:
            continue
        due = sampler.outcome(replay.states[number - 1])
        if replay.game.read(CHANCE, entry.text) != due:
            words = replay.game.write(CHANCE, due)
            raise Unfair(f"{name}, entry {number}: chance gave {entry.text!r}, but the seed gives {words!r}")
    return Fairness(True, True, sampler.number)
