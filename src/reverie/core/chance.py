"""Samplers, which answer for chance: from a generator, a script, or a key that deals everybody the same luck."""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from reverie.core.errors import Illegal
from reverie.core.game import CHANCE, State
from reverie.core.rng import Rng

DIGEST: Final = 64  # bytes of one keyed hash
WIDTH: Final = 8  # bytes that one case is judged by
CASES: Final = 8  # DIGEST // WIDTH
KNOWN_OUTCOMES: Final = 64  # whose texts are made once
KNOWN_GROUPS: Final = 4
CASE_WORDS: Final = [f".{n // KNOWN_GROUPS}.{n % KNOWN_GROUPS}".encode() for n in range(KNOWN_OUTCOMES * KNOWN_GROUPS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Gives an outcome whenever chance is asked."""

    def outcome(self, state: State) -> int:
        raise NotImplementedError


class RandomSampler(Sampler):
    """Independent outcomes by their weights."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def outcome(self, state: State) -> int:
        return int(state.pick(self.rng))


class ScriptedSampler(Sampler):
    """Outcomes from a list, then from another sampler: scenarios for tests, lessons and puzzles."""

    def __init__(self, script: list[int], then: Sampler) -> None:
        self.script = list(script)
        self.then = then

    def outcome(self, state: State) -> int:
        if not self.script:
            return self.then.outcome(state)
        outcome = self.script.pop(0)
        if outcome not in state.legal(CHANCE):
            raise Illegal(f"the script asks for outcome {outcome}, which cannot happen here")
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyedSampler(Sampler):
    """The same luck for everybody: of all cases possible now, the one with the lowest keyed hash.

    The hash covers the number of outcomes before this one, the outcome, and which of its equally likely
    cases: players at the same point with nearly the same cards left draw the same card.
    One digest serves for eight cases of an outcome, since hashing is all that this costs.
    `after` is the number of outcomes already in the record of a game that is taken up again.
    """

    def __init__(self, key: str, after: int = 0) -> None:
        self.key = hashlib.sha256(key.encode()).digest()
        self.number = after

    def outcome(self, state: State) -> int:
        keyed = hashlib.blake2b(str(self.number).encode(), key=self.key, digest_size=DIGEST)
        best = b""
        lead = 256  # the first byte of the best: most cases are out of it by theirs
        chosen = -1
        for outcome, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
            for first in range(0, weight, CASES):
                digest = keyed.copy()
                digest.update(_case_words(outcome, first // CASES))
                values = digest.digest()
                for case in range(min(CASES, weight - first)):
                    at = case * WIDTH
                    if values[at] > lead:
                        continue
                    value = values[at : at + WIDTH]
                    if chosen < 0 or value < best:
                        best = value
                        lead = value[0]
                        chosen = outcome
        self.number += 1
        return chosen


def _case_words(outcome: int, group: int) -> bytes:
    """Return the end of the text that is hashed for eight cases of an outcome."""
    if not 0 <= outcome < KNOWN_OUTCOMES or group >= KNOWN_GROUPS:
        return f".{outcome}.{group}".encode()
    return CASE_WORDS[outcome * KNOWN_GROUPS + group]


class ForeseenSampler(KeyedSampler):
    """The luck of a finished game, to be asked again and again at any place of it.

    Set `number` to the number of outcomes before, then ask. It answers as `KeyedSampler` does with the same key, and
    keeps every hash. `told` are outcomes in the order they came: each is given again where it can happen, for records
    that tell no key.
    """

    def __init__(self, key: str, told: list[int] | None = None) -> None:
        super().__init__(key)
        self.told: list[int] = told if told is not None else []
        self.lowest: dict[tuple[int, int], list[bytes]] = {}  # by number and outcome: the lowest of its first cases

    def outcome(self, state: State) -> int:
        outcomes = state.legal(CHANCE)
        number = self.number
        self.number = number + 1
        if number < len(self.told) and self.told[number] in outcomes:
            return self.told[number]
        chosen = -1
        best = b""
        for outcome, weight in zip(outcomes, state.weights(), strict=True):
            lowest = self.lowest.get((number, outcome))
            if lowest is None or len(lowest) < weight:
                lowest = self.hashed(number, outcome, weight)
                self.lowest[number, outcome] = lowest
            value = lowest[weight - 1]
            if chosen < 0 or value < best:
                best = value
                chosen = outcome
        return chosen

    def hashed(self, number: int, outcome: int, weight: int) -> list[bytes]:
        """For one case, two cases and so on: the lowest of their hashes."""
        out: list[bytes] = []
        for first in range(0, weight, CASES):
            words = f"{number}.{outcome}.{first // CASES}".encode()
            values = hashlib.blake2b(words, key=self.key, digest_size=DIGEST).digest()
            for case in range(CASES):
                value = values[case * WIDTH : (case + 1) * WIDTH]
                out.append(min(out[-1], value) if out else value)
        return out
