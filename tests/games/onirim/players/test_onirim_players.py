"""Onirim's players: views only, repeatable, legal in every set-up, and each stronger than the one before."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from forms import COMPILED
from games.onirim.players.tables import SOME, game_through_views, new_table, random_tables, setups
from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, Actions, Setup
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.games.onirim.players.greedy import Greedy as OnirimGreedy
from reverie.games.onirim.players.inputs import shape_of
from reverie.games.onirim.players.learned import Learned as OnirimLearned
from reverie.games.onirim.players.search import Choice
from reverie.games.onirim.players.search import Search as OnirimSearch
from reverie.games.onirim.players.seat import OnirimPlayer
from reverie.games.onirim.rules.table import Table
from reverie.players.network import Network
from reverie.players.player import Random
from reverie.players.roster import ByGame, find_player
from reverie.players.weights import BadWeights
from reverie.training.subject import first_weights

NETWORK = Network(shape_of(6, 3), first_weights(shape_of(6, 3), "small"))
PLAYERS: dict[str, OnirimPlayer] = {
    "greedy": OnirimGreedy(),
    "learned": OnirimLearned(NETWORK, samples=2),
    "search": OnirimSearch(NETWORK, samples=2, simulations=6),
}
named = pytest.mark.parametrize("name", list(PLAYERS))


def wins(player: OnirimPlayer | None, setup: Setup, games: int) -> int:
    won = 0
    for number in range(games):
        table = new_table(setup)
        luck = Rng(f"wins/{number}")
        if player is None:
            table.play_on(luck, Actions())
        else:
            player.play_out(table, luck, Rng(f"wins/{number}/thoughts"))
        won += table.won
    return won


@named
@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_the_same_views_and_seed_give_the_same_game(name: str, setup: Setup) -> None:
    most = 1000 if COMPILED else 40
    first = game_through_views(setup, PLAYERS[name], "repeat", most)
    assert first == game_through_views(setup, PLAYERS[name], "repeat", most)


@named
@pytest.mark.parametrize("setup", SOME[:3], ids=Setup.words)
def test_leaving_out_views_that_hide_nothing_changes_nothing(name: str, setup: Setup) -> None:
    player = PLAYERS[name]
    thoughts = Rng("both ways/thoughts")
    table = new_table(setup)
    luck = Rng("both ways/luck")
    decisions = player.play_out(table, luck, thoughts)
    assert table.over
    seen = game_through_views(setup, player, "both ways")
    assert len(seen) == decisions


@named
def test_every_set_up_is_played_to_its_end(name: str) -> None:
    player = PLAYERS[name]
    every = setups() if COMPILED else setups()[:: 36 if name == "search" else 12]
    for number, setup in enumerate(every):
        table = new_table(setup)
        player.play_out(table, Rng(f"end/{number}"), Rng(f"end/{number}/thoughts"))
        assert table.over, setup.words()


@named
@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_values_are_chances_and_the_choice_is_one_of_the_actions(name: str, setup: Setup) -> None:
    player = PLAYERS[name]
    for number, table in enumerate(random_tables(setup, "values")):
        if number % 7 == 0:
            seat = int(table.active)
            view = table.view(seat)
            values = player.values(view, Rng("values"))
            assert len(values) == len(view["actions"])
            assert all(0.0 <= value <= 1.0 for value in values)
            assert player.choose(view, Rng("values")) in table.legal(seat)
        if number > 60:
            break


def test_learned_chooses_the_highest_value() -> None:
    player = PLAYERS["learned"]
    for number, table in enumerate(random_tables(SOME[1], "highest")):
        view = table.view(0)
        values = player.values(view, Rng("0"))
        assert player.choose(view, Rng("0")) == view["actions"][values.index(max(values))]["action"]
        if number > 30:
            break


def hidden_changes(table: Table, seat: int, rng: Rng) -> Any:
    """The view of a table that differs from this one only in what the seat does not know."""
    from reverie.games.discovery import game_of
    from reverie.games.onirim.view import setup_of

    other = game_of(setup_of(table)).sample(table.view(seat), rng)
    return other.view(seat)


@named
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    player = PLAYERS[name]
    for number, table in enumerate(random_tables(SOME[3], "hidden")):
        seat = int(table.active)
        choice = player.choose(table.view(seat), Rng("same"))
        assert player.choose(hidden_changes(table, seat, Rng(f"{number}")), Rng("same")) == choice
        if number > 15:
            break


def test_greedy_beats_random_clearly() -> None:
    setup = find_setup("onirim")
    games = 60 if COMPILED else 12
    assert wins(None, setup, games) == 0
    assert wins(OnirimGreedy(), setup, games) > games // 3


def test_search_stops_when_its_time_is_over() -> None:
    ticks = [0.0]

    def clock() -> float:
        ticks[0] += 1.0
        return ticks[0]

    table = next(random_tables(SOME[0], "time"))
    patient = OnirimSearch(NETWORK, simulations=64)
    patient.choose(table.view(0), Rng("0"))
    hurried = OnirimSearch(NETWORK, simulations=100_000_000, seconds=3.0, clock=clock)
    assert hurried.choose(table.view(0), Rng("0")) in table.legal(0)
    assert ticks[0] <= 6


@pytest.mark.parametrize("setup", SOME, ids=Setup.words)
def test_cards_that_may_come_lie_side_by_side_each_as_often_as_it_may_come(setup: Setup) -> None:
    luck = Rng("side by side")
    table = new_table(setup)
    looked = 0
    while not table.over:
        actor = int(table.actor())
        if actor != CHANCE:
            actions = table.legal(actor)
            table.advance(actor, actions[int(luck.below(len(actions)))])
            continue
        may_come = dict(zip(table.legal(CHANCE), table.weights(), strict=True))
        cards = sum(may_come.values())
        in_the_middle_of_each = [((2 * card + 1) << 31) // cards for card in range(cards)]
        assert Counter(int(table.card_at(part)) for part in in_the_middle_of_each) == may_come
        looked += 1
        table.advance(CHANCE, table.pick(luck))
    assert looked > 20


def test_a_search_spreads_the_cards_after_each_action_evenly() -> None:
    choice = Choice(new_table(SOME[0]), vec[i64]([3, 4]), vec[float]([0.5, 0.5]), 2, 12345)
    parts: list[list[int]] = [[], []]
    for visits in range(200):
        for action in (0, 1):
            choice.visits[action] = visits
            parts[action].append(int(choice.next_part(action)))
    assert parts[0] == parts[1]  # no action is luckier than another
    for first in (20, 100, 200):  # however many there have been
        by_tenths = Counter(part * 10 >> 32 for part in parts[0][:first])
        assert all(abs(by_tenths[tenth] - first / 10) <= 2 for tenth in range(10))


def test_without_weights_the_greedy_player_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, game: str, inputs: int) -> Network:
        raise BadWeights(f"{name} is damaged")

    monkeypatch.setattr("reverie.games.onirim.players.networks.load", broken)
    monkeypatch.setattr("reverie.games.onirim.players.networks._loaded", {})
    setup = find_setup("onirim+towers")
    for name in ("learned", "search"):
        player = find_player(name)
        assert isinstance(player, ByGame)
        mine = game_through_views(setup, player, "fallback", 12)
        assert mine == game_through_views(setup, OnirimGreedy(), "fallback", 12)
        assert "is damaged" in player.notice
        assert "greedy" in player.notice


def test_names_are_found_for_every_game_that_has_them() -> None:
    view = next(random_tables(SOME[0], "names")).view(0)
    assert isinstance(find_player("random", "onirim"), Random)
    assert isinstance(find_player("greedy", "onirim"), OnirimGreedy)
    found = find_player("greedy")
    assert isinstance(found, ByGame)
    assert len(found.values(view, Rng("0")) or []) == len(view["actions"])
    with pytest.raises(ReverieError, match="plays Daydream, not Onirim"):
        find_player("strong", "onirim")
    with pytest.raises(ReverieError, match="plays Onirim here"):
        OnirimGreedy().choose({**view, "game": "daydream"}, Rng("0"))


@pytest.mark.parametrize("name", ["learned", "search"])
def test_every_set_up_has_weights_and_who_finds_none_says_so(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for setup in SOME:
        view = next(random_tables(setup, "house")).view(0)
        player = find_player(name, "onirim")
        assert player.choose(view, Rng("0")) in [one["action"] for one in view["actions"]]
        assert player.notice == ""
    monkeypatch.setattr("reverie.games.onirim.players.networks.FOLDER", tmp_path)
    monkeypatch.setattr("reverie.games.onirim.players.networks._loaded", {})
    for setup in SOME:
        view = next(random_tables(setup, "house")).view(0)
        player = find_player(name, "onirim")
        assert player.choose(view, Rng("0")) == find_player("greedy", "onirim").choose(view, Rng("0"))
        assert ".weights" in player.notice
