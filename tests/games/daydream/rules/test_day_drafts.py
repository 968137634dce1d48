"""Drafts: everybody at once, in any order, taken back freely, seen by nobody else until the turn is closed."""

from collections.abc import Iterator

import pytest

from games.daydream.rules.desk import GAME, Desk
from reverie.core.chance import RandomSampler, ScriptedSampler
from reverie.core.errors import DamagedRecord, Illegal, OutOfTurn
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match
from reverie.core.record import load
from reverie.core.registry import register
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup, games


@pytest.fixture(autouse=True)
def small_boards() -> Iterator[None]:
    """Matches and records find their game by its name: let it be the one on the small boards."""
    house = next(game for game in games() if game.name == "daydream")
    register(GAME)
    yield
    register(house)


def rolls(*pairs: str) -> ScriptedSampler:
    return ScriptedSampler([GAME.read(CHANCE, f"roll {pair}") for pair in pairs], RandomSampler(Rng("then")))


@pytest.mark.rule("DAY-3")
def test_everybody_is_asked_until_they_are_done_and_the_last_one_closes_the_turn() -> None:
    d = Desk("A", 3)
    assert d.state.actors() == [CHANCE]
    d.roll(3, 5)
    assert d.state.actors() == [0, 1, 2]
    d.do("write 3 a1", seat=1).do("write 3 a1", "write 5 a2", "done", seat=2)
    assert d.state.actors() == [0, 1]
    assert d.state.view(0)["waiting"] == [0, 1]
    d.do("write 5 a1", "write 3 d1", "done").do("write 5 b1", seat=1)
    assert d.state.actors() == [1]
    d.do("done", seat=1)
    assert d.state.actors() == [CHANCE]
    assert [said["seat"] for said in d.said("played", seat=0)] == [0, 1, 2]


@pytest.mark.rule("DAY-3")
def test_done_is_asked_when_both_dice_are_dealt_with() -> None:
    d = Desk("A").roll(3, 5)
    for texts in ("write 3 a1", "write 5 b1"):
        assert "done" not in d.legal()
        d.do(texts)
    assert (d.asked(), d.legal()) == ("done", ["done"])


def test_who_is_done_answers_no_more() -> None:
    d = Desk("A", 2).roll(3, 5).do("write 3 a1", "write 5 b1", "done")
    assert d.legal(0) == []
    with pytest.raises(OutOfTurn):
        d.state.apply(0, GAME.read(0, "write 3 c1"))
    with pytest.raises(Illegal):
        d.state.apply(1, GAME.read(1, "done"))


def test_a_draft_is_taken_back_answer_by_answer() -> None:
    d = Desk("A", 2).roll(3, 5).do("write 3 a1", seat=1)
    before = [d.state.to_json()]
    d.do("write 3 a3")
    before.append(d.state.to_json())
    d.do("write 5 b3")
    assert d.state.retractable(0)
    events = d.state.retract(0)
    assert d.state.to_json() == before[1]
    assert [(event.name, event.data, event.audience) for event in events] == [
        ("taken back", {"seat": 0, "answer": "write 5 b3"}, 1)
    ]
    d.state.retract(0)
    assert d.state.to_json() == before[0]
    assert not d.state.retractable(0)
    with pytest.raises(OutOfTurn):
        d.state.retract(0)
    assert d.state.retractable(1)


def test_nothing_is_taken_back_once_done() -> None:
    d = Desk("A", 2).roll(3, 5).do("write 3 a1", "write 5 b1", "done")
    assert not d.state.retractable(0)
    assert not d.state.retractable(CHANCE)
    assert not d.state.retractable(SPECTATOR)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_others_see_a_draft_only_when_the_turn_is_closed(viewer: int) -> None:
    d = Desk("A", 3).lay("3 a1, 5 f4", seats=3).roll(2, 6)
    blank = d.sheet(0, by=viewer)
    d.do("write 2 b1")
    assert d.sheet(0, by=viewer) == blank
    d.do("skip 6", "done")
    assert d.sheet(0, by=viewer) == blank
    assert d.state.view(viewer)["waiting"] == [1, 2]
    for seat in (1, 2):
        d.do("write 2 a2", "skip 6", "done", seat=seat)
    assert d.sheet(0, by=viewer)["cells"] == {"a1": 3, "b1": 2, "f4": 5}


def test_the_draft_is_told_to_its_owner_alone_and_to_all_when_the_turn_is_closed() -> None:
    d = Desk("A", 2).lay("3 a1, 5 f4", seats=2).roll(2, 6).do("write 2 b1", "skip 6")
    assert {event.name for event in d.events if event.heard_by(0)} == {"wrote", "skipped", "leaf"}
    assert not [event for event in d.events if event.heard_by(1) or event.heard_by(SPECTATOR)]
    d.do("done")
    assert d.said("done", seat=1) == [{"seat": 0}]
    assert not d.said("played", seat=1)
    d.do("write 6 a2", "write 2 b1", "done", seat=1)
    assert d.said("played", seat=1) == [
        {"seat": 0, "answers": ["write 2 b1", "skip 6"]},
        {"seat": 1, "answers": ["write 6 a2", "write 2 b1"]},
    ]


def test_an_undo_of_one_leaves_the_draft_of_another() -> None:
    match = Match(find_setup("daydream:A", 2), rolls("3 5", "2 6"))
    match.play(0, "write 3 a2")
    match.play(1, "write 5 a3")
    match.play(0, "write 5 b1")
    match.undo(0)
    match.undo(0)
    assert match.state.view(1)["sheets"][1]["cells"] == {"a3": 5}
    with pytest.raises(OutOfTurn, match="nothing to undo"):
        match.undo(0)
    assert [entry.text for entry in match.record.entries][-2:] == ["undo", "undo"]
    match.play(0, "write 5 a2")
    record, replay = load(match.record.write())
    assert replay.state.to_json() == match.state.to_json()
    assert record.write() == match.record.write()


def test_an_undo_takes_back_what_was_answered_for_the_player_too() -> None:
    match = Match(find_setup("daydream:A", 2), rolls("3 5"))
    match.play(0, "write 3 a2")
    match.play(0, "write 5 a3", auto=True)
    match.undo(0)
    assert match.state.view(0)["draft"] == []


def test_a_fork_goes_back_past_answers_that_were_taken_back() -> None:
    match = Match(find_setup("daydream:A"), rolls("3 5", "2 6"))
    for text in ("write 3 a2", "write 5 a3", "done", "skip 2"):
        match.play(0, text)
    match.undo(0)
    match.fork(0)
    assert match.state.view(0)["draft"] == ["write 3 a2", "write 5 a3"]
    assert match.state.view(0)["turn"] == 0


def test_a_record_with_a_wrong_undo_is_refused() -> None:
    match = Match(find_setup("daydream:A", 2), rolls("3 5"))
    text = match.record.write().replace("\n\nopen", "\n2 1 undo\n\nopen")
    with pytest.raises(DamagedRecord, match="nothing that could be taken back"):
        load(text)


def test_who_concedes_leaves_and_the_others_play_on() -> None:
    d = Desk("A", 3).lay("3 a1, 5 f4", seats=3).roll(2, 6).do("write 2 b1")
    d.do("write 2 b1", "skip 6", "done", seat=1).do("write 2 b1", "skip 6", "done", seat=2)
    d.state.concede(0)
    assert d.state.actors() == [CHANCE]  # nobody is left to be done
    assert d.sheet(0, by=1)["cells"] == {"a1": 3, "f4": 5}
    d.roll(1, 1)
    assert d.state.actors() == [1, 2]
    d.state.concede(2)
    result = d.state.result()
    assert result is not None
    assert (result.winners, result.reason) == ([1], "conceded")


def test_alone_who_concedes_has_lost() -> None:
    d = Desk("A").roll(3, 4).do("write 3 a3", "write 4 b3")
    d.state.concede(0)
    result = d.state.result()
    assert result is not None
    assert (result.scores, result.winners) == ([0], [])
