"""Players: legal and repeatable through views alone, and each stronger than the one before."""

from typing import Any

import pytest

from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, Setup, State
from reverie.core.rng import Rng
from reverie.games.daydream.players.strong import Strong
from reverie.games.daydream.rules.table import Table
from reverie.games.discovery import find_setup, game_of
from reverie.players.roster import find_player

VIEWS = ["A", "D", "BC", "EF", "AD", "DA", "BCA", "EFD"]


def turns_through_views(setup: Setup, name: str, seed: str, turns: int) -> list[tuple[int, int]]:
    """So many turns of a game in which every seat is played by views; who did what."""
    game = game_of(setup)
    state: State = game.new(setup)
    luck = Rng(f"{seed}/luck")
    thoughts = Rng(seed)
    player = find_player(name)
    done: list[tuple[int, int]] = []
    rolls = 0
    while state.result() is None:
        actors = state.actors()
        if actors == [CHANCE]:
            rolls += 1
            if rolls > turns:
                break
            state.apply(CHANCE, int(state.pick(luck)))
            continue
        seat = actors[-1]
        view: Any = state.view(seat)
        action = player.choose(view, thoughts)
        assert action in [one["action"] for one in view["actions"]]
        state.apply(seat, action)
        done.append((seat, action))
    return done


def means(names: list[str], view: str, games: int) -> dict[str, float]:
    setup = find_setup(f"daydream:{view}")
    scores: dict[str, list[int]] = {name: [] for name in names}
    for name in names:
        player = find_player(name, "daydream")
        for number in range(games):
            table = game_of(setup).new(setup)
            assert isinstance(table, Table)
            luck = Rng(f"mean/{number}")
            player.play_out(table, luck, Rng(f"mean/{number}/thoughts"))
            result = table.result()
            assert result is not None
            scores[name].append(result.scores[0])
    return {name: sum(lot) / games for name, lot in scores.items()}


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("letters", VIEWS)
def test_answers_are_legal_and_repeatable(name: str, letters: str) -> None:
    setup = find_setup(f"daydream:{letters}")
    first = turns_through_views(setup, name, "legal", 5)
    assert first == turns_through_views(setup, name, "legal", 5)
    assert first


def test_the_strong_player_is_legal_and_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.games.daydream.players.strong.Strong", lambda **_: Strong(3, 2, 2))
    setup = find_setup("daydream:EFD")
    first = turns_through_views(setup, "strong", "legal", 4)
    assert first == turns_through_views(setup, "strong", "legal", 4)


@pytest.mark.parametrize("players", [2, 5])
def test_several_sit_at_one_table(players: int) -> None:
    done = turns_through_views(find_setup("daydream:BCA", players), "greedy", "many", 4)
    assert {seat for seat, _ in done} == set(range(players))


def test_a_greedy_player_comes_to_the_end_of_a_game() -> None:
    setup = find_setup("daydream:A")
    assert len(turns_through_views(setup, "greedy", "end", 1000)) > 40


def test_each_is_better_than_the_one_before() -> None:
    mean = means(["random", "greedy", "strong"], "D", 8)
    assert mean["random"] + 5 < mean["greedy"] < mean["strong"]


def test_a_whole_solo_game_is_the_same_for_the_same_seed() -> None:
    assert means(["greedy"], "AD", 2) == means(["greedy"], "AD", 2)


def test_random_plays_any_game_and_strong_only_daydream() -> None:
    setup = find_setup("onirim")
    state = game_of(setup).new(setup)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, int(state.pick(Rng("onirim"))))
    view = state.view(0)
    assert find_player("random").choose(view, Rng("0")) in state.legal(0)
    with pytest.raises(ReverieError, match="strong"):
        find_player("strong").choose(view, Rng("0"))


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(ReverieError, match=r"'oracle'.*random, greedy, .*gentle, steady, sharp, dreamer"):
        find_player("oracle")
