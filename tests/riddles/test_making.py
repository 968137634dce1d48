"""Riddles are found, proven and kept: everything follows from the seed, and nothing uncertain passes."""

from pathlib import Path

import pytest

from reverie.core.registry import find_setup
from reverie.games.discovery import game_of, kit_of, kits, new_setup
from reverie.riddles import playing_on, workshop
from reverie.riddles.making import Family, Maker, families, next_family, wanted_of
from reverie.riddles.playing_on import Comparison, certain, mean_and_error
from reverie.riddles.riddle import BadRiddles, Progress, Riddle, Verdict, pack, unpack
from reverie.riddles.workshop import file_in, make_riddles


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games played on, and a margin that they can prove."""
    monkeypatch.setattr(playing_on, "GAMES", 60)
    monkeypatch.setattr(playing_on, "LOOKS", (10, 40, 60))


def test_every_family_of_set_ups_is_there_and_nothing_that_is_won_by_score() -> None:
    for kit in kits():
        groups = families(kit)
        begun = [new_setup(one.spelling, one.players, one.options) for one in kit.rules().setups()]
        named = {file for setup in begun for file in kit.weights(setup)}
        assert {f"{family.name}.weights" for family in groups} == named
        for setup in [one for family in groups for one in family.setups]:
            facts = kit.facts(setup)
            assert facts.value == "chance" or not facts.winnable


@pytest.mark.usefixtures("quickly")
def test_the_same_seed_finds_the_same_and_a_search_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = families
    monkeypatch.setattr(workshop, "families", lambda kit: every(kit)[:1])

    def made(folder: Path, *numbers: int) -> bytes:
        folder.mkdir(exist_ok=True)
        for most in numbers:
            for _ in make_riddles(folder, [kit_of("daydream")], "test", most, None):
                pass
        return file_in(folder, "daydream").read_bytes()

    whole = made(tmp_path / "whole", 2)
    assert made(tmp_path / "parts", 1, 2) == whole
    riddles, progress = unpack(whole)
    assert len(riddles) == 2
    assert progress["seed"] == "test"
    assert sum(progress["tried"].values()) >= 2
    for riddle in riddles:
        view = riddle.view()
        assert {one.text for one in riddle.answers} == {one["text"] for one in view["actions"]}
        assert riddle.answers[0].games == 60
        assert riddle.verdict(riddle.tempting).behind > 0
        assert set(riddle.solved) == set(kit_of("daydream").strengths())
        assert riddle.themes == kit_of("daydream").explainer().themes(view, riddle.best, riddle.tempting)


def test_equal_answers_are_never_certain() -> None:
    setup = find_setup("daydream:A")
    maker = Maker(kit_of("daydream"), "equal")
    record, _ = maker.played(setup, maker.judge, "equal")
    state = game_of(setup).new(setup)
    for entry in record.entries:
        if entry.actor >= 0 and len(state.legal(entry.actor)) > 2:
            break
        game_of(setup).act(state, entry.actor, entry.text)
    view = state.view(0)
    action = view["actions"][0]["action"]
    compared = Comparison(maker.judge, view, setup, "equal")
    assert not certain(compared, action, [action], 0.4, lambda _: True)
    assert len(compared.results[action]) == playing_on.LOOKS[0], "given up at the first look"


def test_the_same_luck_for_both_answers() -> None:
    setup = find_setup("onirim", 2, {"talk": "silent"})
    maker = Maker(kit_of("onirim"), "luck")
    record, _ = maker.played(setup, maker.judge, "luck")
    state = game_of(setup).new(setup)
    for entry in record.entries[: len(record.entries) * 9 // 10]:
        game_of(setup).act(state, entry.actor, entry.text)
    while state.actor() < 0:
        state.advance(-1, state.legal(-1)[0])
    seat = int(state.actor())
    view = state.view(seat)
    first, second = (Comparison(maker.judge, view, setup, "luck") for _ in range(2))
    action = view["actions"][0]["action"]
    first.play(action, 10)
    second.play(action, 4)
    second.play(action, 10)
    assert first.results == second.results


def test_mean_and_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([5.0]) == (5.0, float("inf"))


def riddle(name: str, theme: str = "keys") -> Riddle:
    answers = (Verdict("a", 0.6, 0.01, 2000), Verdict("b", 0.5, 0.01, 2000, 0.1, 0.01))
    return Riddle(name, "family", ("setup onirim", "players 1", "rules 1"), (), answers, "b", (theme,), {"gentle": 0.5})


def test_a_theme_that_is_everywhere_is_worn() -> None:
    assert wanted_of([riddle("1"), riddle("2")]).worn == frozenset()
    assert wanted_of([riddle("1"), riddle("2"), riddle("3")]).worn == {"keys"}
    many = [riddle(str(n), "keys" if n % 4 == 0 else str(n)) for n in range(40)]
    assert wanted_of(many).worn == frozenset()


def test_hard_riddles_are_looked_for_where_most_are_easy() -> None:
    easy, hard = riddle("1"), riddle("2")._replace(solved={"gentle": 0.25})
    assert wanted_of([]).hard is False
    assert wanted_of([easy]).hard is True
    assert wanted_of([easy, hard]).hard is False
    assert wanted_of([easy, hard, easy]).hard is True


def test_a_strength_that_finds_an_answer_by_luck_does_not_solve_it() -> None:
    assert riddle("1")._replace(solved={"gentle": 0.5, "steady": 0.875, "sharp": 1.0}).grade == 1


def test_the_family_with_the_fewest_riddles_is_next_unless_it_took_too_much_work() -> None:
    groups = [Family(name, "onirim", ()) for name in ("a", "b", "c", "d")]
    there = [riddle("1")._replace(family="a")]
    assert next_family(groups, there, {"a": 5, "b": 9, "c": 7, "d": 8}).name == "c"
    assert next_family(groups, there, {"a": 5, "b": 9, "c": 700, "d": 8}).name == "d"


def test_files_are_read_as_they_were_written_and_nothing_else_is() -> None:
    data = pack([riddle("1")], {"seed": "s", "tried": {}, "effort": {}})
    assert pack(*unpack(data)) == data
    assert unpack(data)[0] == [riddle("1")]
    nothing: Progress = {"seed": "", "tried": {}, "effort": {}}
    for broken in (b"", b"no gzip", data[:-4], pack([riddle("1")._replace(tempting="c")], nothing)):
        with pytest.raises(BadRiddles):
            unpack(broken)
