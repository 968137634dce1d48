"""Hints: always legal, the same for the same view, their value inside its interval; as a command and in play."""

import json
from pathlib import Path
from typing import Any

import pytest

from playing import solo
from reverie.commands.parser import main
from reverie.core.game import CHANCE, Actions, State
from reverie.core.rng import Rng
from reverie.explain.hints import consequences, hint
from reverie.explain.judges import ENOUGH, Judge, judge_for
from reverie.explain.words import say_trade
from reverie.games.discovery import find_setup, game_of
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.texts import Texts
from reverie.textui.hint_lines import hint_lines

RECORDS = Path(__file__).parents[1] / "records"
EVERYTHING = "onirim+book+towers+dreams"


def asked_after(setup_words: tuple[str, int, dict[str, str]], decisions: int) -> tuple[State, int]:
    """A position of a random game in which somebody has a choice."""
    setup = find_setup(*setup_words)
    rng = Rng(f"hints/{setup.words()}")
    state = game_of(setup).new(setup)
    while True:
        actors = state.actors()
        assert actors
        if actors == [CHANCE]:
            state.advance(CHANCE, int(state.pick(rng)))
            continue
        legal = state.legal(actors[0])
        decisions -= len(legal) > 1
        if decisions <= 0 and len(legal) > 1:
            return state, actors[0]
        state.advance(actors[0], legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        (("onirim", 1, {}), 4),
        ((EVERYTHING, 1, {}), 9),
        (("onirim", 2, {"talk": "silent"}), 12),
        (("daydream:A", 1, {}), 30),
    ],
)
def test_a_hint_is_legal_and_repeatable(words: tuple[str, int, dict[str, str]], decisions: int) -> None:
    state, seat = asked_after(words, decisions)
    view = state.view(seat)
    judge = Judge(find_player("greedy", view["game"]), games=1)
    advice = hint(view, judge=judge, games=2)
    assert 1 <= len(advice) <= 3
    assert advice == hint(view, judge=judge, games=2)
    assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
    for one in advice:
        assert one.action in state.legal(seat)
        assert one.text == game_of(find_setup(*words)).write(seat, one.action)
        assert one.low <= one.value <= one.high
    if words[0].startswith("daydream"):
        assert all(sum(one.names) == pytest.approx(1) for one in advice)
    else:
        assert all(one.low >= 0 and one.high <= 1 and one.names == [] for one in advice)


def test_a_door_at_hand_is_taken_and_the_reason_is_said() -> None:
    table = solo(hand="red sun, red moon, red key, green sun, brown sun")
    table.do("play red sun").deal("blue sun").do("play red moon").deal("blue moon").do("play red key")
    advice = hint(table.state.view(0), games=4)
    assert advice[0].text == "take"
    assert "oni-door" in [reason.kind for reason in advice[0].reasons]


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_best_answer_names_its_trade_off(language: str) -> None:
    state, seat = asked_after(("daydream:A", 1, {}), 11)
    view = state.view(seat)
    advice = hint(view, games=4)
    best, rival = advice[:2]
    facts = {one["text"]: consequences(view, state, one)[1] for one in view["actions"]}
    kinds = {text: {reason.key for reason in reasons} for text, reasons in facts.items()}
    assert best.gives_up[0].key in kinds[rival.text] - kinds[best.text]
    assert best.reasons[0].key in kinds[best.text] - kinds[rival.text]
    assert not rival.gives_up
    texts = Texts(language)
    trade = say_trade(best, rival, view, texts)
    assert trade in " ".join(hint_lines(advice, view, judge_for("daydream"), texts, 400))
    assert rival.text in trade
    # The same with two answers as good as each other: no figure then.
    assert trade != say_trade(best, rival._replace(value=best.value), view, texts)


def test_nothing_is_said_when_nobody_is_asked() -> None:
    setup = find_setup("onirim")
    assert hint(game_of(setup).new(setup).view(0)) == []


def test_the_judge_is_the_best_there_is() -> None:
    assert judge_for("onirim").player.name == "learned"
    assert judge_for("daydream", "greedy").player.name == "greedy"


@pytest.mark.parametrize("game", ["onirim", "daydream"])
@pytest.mark.parametrize("name", ["search", "dreamer"])
def test_a_judge_that_searches_plays_on_without_a_search(game: str, name: str) -> None:
    judge = Judge(find_player(name, game))
    assert (judge.player.name, judge.playing.name) == (name, "learned")


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert main(["hint", *map(str, words)]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_command_speaks_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    path = RECORDS / "onirim" / "onirim.record"
    out = told(capsys, path, "--to", "12", "--lang", language, "--player", "greedy")
    assert "greedy" in out
    assert "play" in out or "discard" in out


def test_the_command_gives_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    path = RECORDS / "onirim" / "onirim.record"
    report: dict[str, Any] = json.loads(told(capsys, path, "--to", "12", "--json", "--player", "greedy"))
    assert report["shown"] == 12
    assert {"text", "value", "low", "high", "reasons"} <= report["answers"][0].keys()
    end = json.loads(told(capsys, path, "--json", "--player", "greedy"))
    assert end["answers"] == []
    assert "nothing to decide" in told(capsys, path, "--player", "greedy", "--lang", "en")
    assert main(["hint", str(path), "--to", "99999"]) == 2


class CountsGames(Player):
    """Plays at random, and counts the games it played to their ends and the decisions they took."""

    name = "counts games"

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0

    def play_out(self, state: State, luck: Rng, rng: Rng) -> int:
        decisions = int(state.play_on(luck, Actions()))
        self.games += 1
        self.decisions += decisions
        return decisions


@pytest.mark.parametrize("words", [("onirim", 1, {}), (EVERYTHING, 2, {"talk": "silent"})])
def test_long_games_are_played_on_fewer_times(words: tuple[str, int, dict[str, str]]) -> None:
    state, seat = asked_after(words, 4)
    player = CountsGames()
    results = Judge(player).outcomes(state.view(seat), 100_000, Rng("long"))
    assert len(results) == player.games < 100_000
    assert ENOUGH <= player.decisions < 2 * ENOUGH
