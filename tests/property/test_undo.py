"""What showed anybody anything cannot be taken back: proved against what each seat could know before."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from forms import examples
from reverie.core.chance import RandomSampler
from reverie.core.game import SPECTATOR, Game, Setup, State
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import games

SETUPS = [setup for game in games() for setup in game.setups()]
SILENT = [setup for setup in SETUPS if setup.options.get("talk") == "silent"]
SAMPLES = 4
seeds = st.integers(0, 10**9).map(str)


def noticed(state: State, actor: int, action: int, watcher: int) -> tuple[str, State]:
    """All that a watcher is sent when that action is done, and the state it leads to."""
    after = state.copy()
    events = [event.to_json() for event in after.apply(actor, action) if event.heard_by(watcher)]
    return json.dumps([after.view(watcher), events]), after


def could_have_been(state: State, actor: int, action: int, watcher: int, sent: str) -> bool:
    """Whether some answer of the actor in that state sends the watcher the very same."""
    legal = state.legal(actor)
    tried = [action] if watcher == actor else sorted(legal, key=lambda one: one != action)
    return any(one in legal and noticed(state, actor, one, watcher)[0] == sent for one in tried)


def assert_nobody_learnt(game: Game, before: State, seat: int, action: int, rng: Rng) -> None:
    """Whatever a watcher could not know before the answer, they cannot know after it either."""
    for watcher in (*range(len(before.view(SPECTATOR)["hands"])), SPECTATOR):
        view = json.loads(json.dumps(before.view(watcher)))
        sent, after = noticed(before, seat, action, watcher)
        assert not after.revealed_to(watcher)
        for _ in range(SAMPLES):
            other = game.sample(view, rng)
            assert could_have_been(other, seat, action, watcher, sent), (
                f"seat {watcher} learns something from {game.write(seat, action)!r} of seat {seat}"
            )


@settings(max_examples=examples(12), deadline=None)
@given(setup=st.sampled_from(SILENT), seed=seeds)
def test_what_showed_anybody_anything_cannot_be_taken_back(setup: Setup, seed: str) -> None:
    """After each answer that can be undone, every seat and spectator knows what it knew before, and no more."""
    rng = Rng(seed)
    match = Match(setup, RandomSampler(rng))
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        before = match.state
        match.play(seat, match.game.write(seat, action))
        if match.undo_target(seat) is not None:
            assert_nobody_learnt(match.game, before, seat, action, rng)
