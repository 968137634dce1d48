"""Checks the facts that a kit states against random games; part of the conformance kit, as `core.conformance` is.

Generic code branches on facts: a game that hides something and does not say so would show it at a shared screen, and
would be searched as if everything lay open.
"""

import json
from typing import Final

from reverie.core.conformance import NotConforming
from reverie.core.game import CHANCE, Game, Setup, State
from reverie.core.rng import Rng
from reverie.games.kit import Facts, GameKit

OWN_COUNTERS: Final = ("decision", "answered")  # how often a seat was asked: others need not know
COMPARED_EVERY: Final = 5  # positions: making a state from each seat's view takes long


def check_facts(kit: GameKit, setups: list[Setup] | None = None, games: int = 1, seed: str = "facts") -> None:
    """Play random games of the given set-ups (all, if none are given); NotConforming says which fact is not true."""
    rules = kit.rules()
    for setup in rules.setups() if setups is None else setups:
        for number in range(games):
            _check_game(rules, kit.facts(setup), setup, Rng(f"{seed}/{setup.words()}/{number}"))


def _check_game(rules: Game, facts: Facts, setup: Setup, rng: Rng) -> None:
    state = rules.new(setup)
    position = 0
    while state.actors():
        wrong = _wrong_now(state, facts)
        if not wrong and not facts.hidden and position % COMPARED_EVERY == 0:
            wrong = _hidden(rules, setup, state, rng)
        if wrong:
            raise NotConforming(f"{setup.words()}, after entry {position}: {wrong}")
        actors = state.actors()
        actor = actors[int(rng.below(len(actors)))]
        legal = state.legal(actor)
        state.advance(actor, state.pick(rng) if actor == CHANCE else legal[int(rng.below(len(legal)))])
        position += 1
    wrong = _wrong_at_end(state, facts, setup)
    if wrong:
        raise NotConforming(f"{setup.words()}, at its end: {wrong}")


def _wrong_now(state: State, facts: Facts) -> str:
    actors = state.actors()
    if len(actors) > 1 and not facts.simultaneous:
        return f"seats {actors} are asked at once, but `simultaneous` is False"
    outcomes = len(state.legal(CHANCE))
    if outcomes > facts.chance_outcomes:
        return f"chance has {outcomes} outcomes, but `chance_outcomes` is {facts.chance_outcomes}"
    return ""


def _hidden(rules: Game, setup: Setup, state: State, rng: Rng) -> str:
    """Nothing is hidden if what one seat sees determines what each other seat sees."""
    for seat in range(setup.players):
        sampled = rules.sample(json.loads(json.dumps(state.view(seat))), rng)
        for other in range(setup.players):
            if _table(sampled, other) != _table(state, other):
                return f"seat {other} sees what seat {seat} cannot know, but `hidden` is False"
    return ""


def _table(state: State, seat: int) -> dict[str, object]:
    """Return what a seat sees of the table."""
    return {name: value for name, value in state.view(seat).items() if name not in OWN_COUNTERS}


def _wrong_at_end(state: State, facts: Facts, setup: Setup) -> str:
    result = state.result()
    assert result is not None
    for score in result.scores:
        if not facts.lowest_score <= score <= facts.highest_score:
            return f"the score {score} is not from `lowest_score` {facts.lowest_score} to {facts.highest_score}"
    if facts.cooperative and len(result.winners) not in (0, setup.players):
        return f"seats {result.winners} win without the others, but `cooperative` is True"
    return ""
