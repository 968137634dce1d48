"""A game that brings only its rules: players, hints, analyses, environments and commands work for it all the same."""

import io
import json
import warnings
import zipfile
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts

import pebbles
import reverie.envs  # noqa: F401 - registers the games that come with Reverie
from pebbles import PebblesGame, PebblesKit, make_known
from reverie.commands.parser import main
from reverie.core.chance import RandomSampler
from reverie.core.conformance import check
from reverie.core.game import CHANCE, SPECTATOR, State
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.envs.batched import Games
from reverie.envs.openspiel import ReverieGame
from reverie.envs.solo import SoloEnv
from reverie.envs.together import AtOnce
from reverie.explain.hints import hint
from reverie.explain.words import say_all
from reverie.games import discovery, packing
from reverie.games.discovery import find_setup, game_of
from reverie.players.arena import play_round
from reverie.players.player import Random
from reverie.players.rollouts import Rollouts
from reverie.players.roster import find_player
from reverie.server.setup_rotation import _round
from reverie.terminal.online.desk import asked_in
from reverie.texts import LANGUAGES, Texts
from reverie.thinking import analyse, bots_for

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports an environment of its own by a way it calls deprecated
    from pettingzoo.test import parallel_api_test


@pytest.fixture(autouse=True)
def _with_pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(PebblesKit(), monkeypatch)


def dealt(players: int, *moves: tuple[int, int]) -> State:
    setup = find_setup("pebbles", players)
    state = game_of(setup).new(setup)
    for actor, action in moves:
        state.apply(actor, action)
    return state


def test_its_rules_conform() -> None:
    check(PebblesGame(), games=20)


def test_random_and_tree_search_play_it_and_search_is_stronger() -> None:
    assert bots_for("pebbles") == ("gentle", "steady", "sharp", "dreamer", "random", "rollouts")
    setup = find_setup("pebbles", 1)
    points = [
        sum(play_round(setup, [player], "alone", number, lambda: 0.0).points[0] for number in range(40))
        for player in (find_player("rollouts", "pebbles", 60), Random())
    ]
    assert points[0] > points[1]
    match = find_setup("pebbles", 3)
    assert sum(play_round(match, [find_player("gentle", "pebbles")], "three", 1, lambda: 0.0).points) >= 0


def test_the_terminal_at_a_server_waits_for_the_others() -> None:
    """Its view names nobody who is asked, as those of other games do."""
    assert asked_in(dealt(2, (CHANCE, 3), (0, 1)).view(0)) == [1]


def test_search_never_uses_what_is_hidden() -> None:
    """Two states that look the same to a seat give the same answer, and any answer is legal."""
    views = [dealt(2, (CHANCE, 3), (0, hidden)).view(1) for hidden in (1, 2, 3)]
    answers = {Rollouts(40).choose(view, Rng("same")) for view in views}
    assert len(answers) == 1
    values = Rollouts(2).values(views[0], Rng("few"))
    assert len(values) == 3
    assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_give_values_and_reasons_that_hold(language: str) -> None:
    last = dealt(1, (CHANCE, 3), (0, 3), (CHANCE, 2), (0, 1), (CHANCE, 1))
    alone = dealt(1, (CHANCE, 3)).view(0)
    first, *others = hint(alone, shown=3)
    assert first.text == "pick 3"
    assert all(first.value >= other.value for other in others)
    assert first.low <= first.value <= first.high
    assert len(say_all(first.reasons, "pebbles", Texts(language))) > 10
    (only,) = hint(last.view(0))
    assert only.value == only.low == only.high == 5


def test_a_finished_game_is_told_apart(tmp_path: Path) -> None:
    match = Match(find_setup("pebbles", 2), RandomSampler(Rng("story")))
    while match.state.actors():
        seat = match.state.actors()[-1]
        match.play(seat, match.state.view(seat)["actions"][0]["text"])
    stories: Any = analyse(match.record.write())["stories"]
    assert [story["seats"] for story in stories] == [[0], [1]]
    assert {story["measure"] for story in stories} == {"win"}


@pytest.mark.filterwarnings("ignore")
def test_environments_are_made_from_its_view() -> None:
    env = SoloEnv("pebbles", "pebbles")
    check_env(env)
    pictures = {mode: SoloEnv("pebbles", "pebbles", render_mode=mode) for mode in ("ansi", "svg", "rgb_array")}
    for drawn in pictures.values():
        drawn.reset(seed=1)
    assert "Prizes" in pictures["ansi"].render()
    assert pictures["svg"].render().startswith("<svg")
    assert pictures["rgb_array"].render().shape[2] == 3
    first, _ = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert (first["observation"] == again["observation"]).all()
    _, reward, over, _, _ = env.step(np.int64(0))
    other, *_ = env.step(np.int64(1))
    assert (other["observation"] != first["observation"]).any()
    _, reward, over, _, info = env.step(np.int64(0))
    assert over
    assert reward == info["score"] > 0
    games = Games.of("pebbles", 8, players=3)
    games.reset(1)
    for _ in range(40):
        games.step(games.sample())
    assert games.batch.finished > 8
    parallel_api_test(AtOnce("pebbles", players=2), num_cycles=20)


def test_what_is_hidden_is_not_in_the_observation() -> None:
    env = AtOnce("pebbles", players=2)
    seen = []
    for hidden in (1, 2):
        env.reset(seed=3)
        env.game.state = dealt(2, (CHANCE, 3), (0, hidden))
        seen.append(env.game.observe(1, [0])["observation"].tolist())
    assert seen[0] == seen[1]


def test_openspiel_searches_it() -> None:
    game = ReverieGame.of("pebbles")
    assert game.max_utility() == 6
    assert ReverieGame.of("pebbles", 2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    state = game.new_initial_state()
    state.apply_action(3)
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1), random_state=np.random.RandomState(1))
    assert bot.step(state) == 2


def test_commands_take_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> Any:
        assert main([*words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    assert said("simulate", "pebbles", "--games", "30")["games"] == 30
    assert said("arena", "rollouts", "random", "--setup", "pebbles", "--players", "2", "--games", "4")["games"] == 4
    assert main(["simulate", "pebbles", "--boards", "."]) == 2
    assert "--boards is for Daydream" in capsys.readouterr().err
    assert main(["simulate", "pebbles", "--player", "learned"]) == 2
    assert "plays Onirim and Daydream, not Pebbles" in capsys.readouterr().err
    assert main(["train", "pebbles", "--into", str(tmp_path)]) == 2
    assert "Pebbles has no player that learns" in capsys.readouterr().err
    match = Match(find_setup("pebbles"), RandomSampler(Rng("command")))
    file = tmp_path / "pebbles.record"
    file.write_text(match.record.write())
    assert len(said("hint", str(file))["answers"]) == 3
    match.play(0, "pick 1")
    match.play(0, "pick 2")
    match.play(0, "pick 3")
    file.write_text(match.record.write())
    assert said("analyse", str(file))["sides"][0]["measure"] == "score"


def test_a_result_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        for players in (1, 2):
            state = dealt(players)
            state.concede(0)
            result = state.result()
            assert result is not None
            for seat in (0, players - 1, None):
                assert all(PebblesKit().summary(find_setup("pebbles", players), result, seat, Texts(language)))


def test_one_set_up_is_every_days_dream() -> None:
    assert [setup.spelling for setup in _round("pebbles", "daily", 4)] == ["pebbles"]
    assert dealt(2).view(SPECTATOR)["actions"] == []
    assert "reverie/Onirim-v1" in gymnasium.registry


def test_games_of_one_package_do_not_hide_each_other_in_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page unpacks both archives into one folder, where discovery has to find both."""
    found: dict[str, str] = {}
    for name in ("one", "two"):
        kit = PebblesKit()
        kit.name = name
        monkeypatch.setattr(pebbles, name.upper(), kit, raising=False)
        point = EntryPoint(name, f"pebbles:{name.upper()}", discovery.GROUP)
        monkeypatch.setattr(packing, "entry_points", lambda point=point, **_: [point])
        with zipfile.ZipFile(io.BytesIO(packing.pack(kit))) as packed:
            written = {path: packed.read(path).decode() for path in packed.namelist() if "entry_points" in path}
        assert not found.keys() & written.keys()
        found |= written
    assert [text.splitlines()[1] for text in found.values()] == ["one = pebbles:ONE", "two = pebbles:TWO"]
