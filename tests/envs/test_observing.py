"""The vectors say what the views say, and nothing that a seat may not know."""

import numpy as np
import pytest

from envs.seen import counted, named, positions, vector
from forms import examples
from reverie.core.errors import GameOver, Illegal
from reverie.core.game import Setup
from reverie.core.rng import Rng
from reverie.envs.batched import Games
from reverie.games.discovery import find_setup, game_of, kit_of
from reverie.games.onirim.rules.cards import COLOURS, KIND_OF
from reverie.games.onirim.rules.ruleset import STEPS

EVERYTHING = "onirim+book+towers+dreams"
SILENT = find_setup(EVERYTHING, 2, {"talk": "silent"})
SETUPS = [
    find_setup("onirim"),
    find_setup(EVERYTHING),
    find_setup(EVERYTHING, 2, {"talk": "open"}),
    SILENT,
    find_setup("onirim", 2, {"talk": "silent"}),
]
DAYDREAMS = [find_setup("daydream:EFD"), find_setup("daydream:AD", 2), find_setup("daydream:BCA", 3)]


@pytest.mark.parametrize("setup", SETUPS + DAYDREAMS, ids=lambda setup: setup.words())
def test_what_a_seat_has_not_seen_changes_nothing(setup: Setup) -> None:
    """Another table that gives the seat the same view gives it the same vector."""
    game = game_of(setup)
    rng = Rng("samples")
    different = 0
    for number in range(examples(16)):
        for state in positions(setup, f"hidden {number}", 7):
            for seat in range(setup.players):
                other = game.sample(state.view(seat), rng)
                different += other.to_json() != state.to_json()
                assert vector(other, seat, setup.players) == vector(state, seat, setup.players)
    if setup is SILENT:
        assert different > 20


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.words())
def test_onirims_vector_says_what_the_view_says(setup: Setup) -> None:
    steps = [step.name for step in STEPS]
    for number in range(examples(16)):
        for state in positions(setup, f"fields {number}", 5):
            for seat in range(setup.players):
                view, seen = state.view(seat), named(state, seat, setup.players)
                over = view["phase"] == "over"
                assert seen["phase"] == [0 if over else 1 + steps.index(view["phase"])]
                assert seen["asked"] == [int(not over and view["active"] == seat)]
                assert seen["deck"] == [view["deck"]["size"]]
                assert seen["seat"] == [seat]
                unseen = counted(view["deck"]["unseen"], 30)
                assert seen["unseen"] == [*unseen, sum(unseen), 0]
                for name in ("discard", "out"):
                    assert seen[name][:30] == counted(view[name], 30)
                assert seen["looked"] == [view["looked"]["size"]]
                assert seen["looked_at"][:30] == counted(view["looked"]["cards"] or {}, 30)
                assert seen["limbo"][:6] == counted(view["limbo"], 30)[24:]
                assert seen["hand"] == counted(view["hands"][seat]["cards"], 24)
                assert seen["doors"][:4] == [view["doors"][seat].get(f"{colour} door", 0) for colour in COLOURS]
                assert seen["premonitions"] == counted(view["premonitions"], 42)[34:]
                assert seen["row"][:12] == np.bincount([KIND_OF[c] for c in view["rows"][seat]], minlength=12).tolist()
                assert [tower for tower in seen["towers"] if tower] == [1 + KIND_OF[name] for name in view["towers"]]
                for end in ("top", "bottom"):
                    cards = [63 if entry["card"] is None else 1 + KIND_OF[entry["card"]] for entry in view["deck"][end]]
                    assert seen[end] == (cards + [0] * 8)[:8]
                if setup.players == 2:
                    assert seen["partner_hand"] == counted(view["hands"][1 - seat]["cards"], 24)
                    assert seen["hidden_cards"] == [view["hands"][1 - seat]["hidden"]]
                    assert seen["told"] == counted(view["hands"][seat]["told"], 24)
                    assert seen["common"] == counted(view["common"], 24)


@pytest.mark.parametrize("setup", DAYDREAMS, ids=lambda setup: setup.words())
def test_daydreams_vector_says_what_the_view_says(setup: Setup) -> None:
    for state in positions(setup, "fields", 6):
        names = kit_of(setup.game).lens(state, setup.players).board.cell_names  # type: ignore[attr-defined]
        for seat in range(setup.players):
            view, seen = state.view(seat), named(state, seat, setup.players)
            assert seen["dice"] == (view["dice"] or [0, 0])
            assert seen["waiting"] == [sum(1 << (other - seat) % setup.players for other in view["waiting"])]
            for number in range(setup.players):
                sheet = view["sheets"][(seat + number) % setup.players]
                prefix = f"p{number}_" if number else ""
                digits = [sheet["cells"].get(name, -1) + 1 for name in names]
                assert seen[f"{prefix}cells"][: len(digits)] == digits
                assert seen[f"{prefix}objects"] == [sheet["objects"]]
                assert seen[f"{prefix}circled"] == [sheet["leaves"]["circled"]]
                assert seen[f"{prefix}score"] == [max(0, min(127, sheet["score"] + 64))]


@pytest.mark.parametrize("setup", [SETUPS[1], *DAYDREAMS], ids=lambda setup: setup.words())
def test_every_legal_action_has_an_index_of_its_own(setup: Setup) -> None:
    for state in positions(setup, "actions", 3):
        lens = kit_of(setup.game).lens(state, setup.players)
        for seat in state.actors():
            legal = state.legal(seat)
            indices = [int(lens.index(state, seat, action)) for action in legal]
            assert len(set(indices)) == len(legal)
            assert 0 <= min(indices) <= max(indices) < lens.actions
            assert [int(lens.action(state, seat, index)) for index in indices] == legal


@pytest.mark.parametrize(
    ("spelling", "players"), [("onirim+towers", 1), ("onirim", 2), ("daydream:BC", 1), ("daydream:A", 3)]
)
def test_a_batch_plays_the_same_games_step_by_step(spelling: str, players: int) -> None:
    """Its buffers hold, after every step, what the single states would show; rewards add up to the score."""
    games = Games.of(spelling, 3, players, reward="score")
    games.reset(7)
    returns = np.zeros((3, players))
    ended = 0
    for _ in range(examples(1600)):
        for game in range(3):
            state = games.batch.states[game]
            seat = int(games.seats[game])
            assert state.actors()[0] == seat
            assert games.observations[game].tobytes() == vector(state, seat, players)
            expected = sorted(int(games.seating.lens.index(state, seat, one)) for one in state.legal(seat))
            assert games.masks[game].nonzero()[0].tolist() == expected
        games.step(games.sample())
        returns += games.rewards
        for game in games.over.nonzero()[0].tolist():
            total = games.scores[game].sum() if spelling == "onirim" else games.scores[game]
            assert returns[game] == pytest.approx(total)
            returns[game] = 0
            ended += 1
    assert ended == games.batch.finished > 0


def test_a_batch_refuses_what_is_not_legal_and_changes_nothing() -> None:
    games = Games.of("onirim", 2)
    games.reset(1)
    before = games.observations.copy()
    wrong = games.sample().copy()
    wrong[1] = int((games.masks[1] == 0).nonzero()[0][0])
    with pytest.raises(Illegal, match="in game 1"):
        games.step(wrong)
    with pytest.raises(Illegal, match="2 games need"):
        games.batch.step(wrong[:1].tobytes())
    assert (games.observations == before).all()


def test_a_batch_that_does_not_restart_says_that_a_game_is_over() -> None:
    games = Games.of("onirim", 1)
    games.batch.restart = False
    games.reset(2)
    while not games.over[0]:
        games.step(games.sample())
    assert not games.masks.any()
    with pytest.raises(GameOver, match="game 0 is over"):
        games.step(games.sample())


def test_the_same_seed_gives_the_same_batch() -> None:
    def play(seed: int) -> list[bytes]:
        games = Games.of("daydream:A", 4)
        games.reset(seed)
        out = []
        for _ in range(20):
            games.step(games.sample())
            out.append(games.observations.tobytes())
        return out

    assert play(1) == play(1) != play(2)
