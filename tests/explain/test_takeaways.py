"""What to take away from a game: at most three kinds of choice, said in every language, each to be tried again."""

from pathlib import Path

import pytest

from reverie.core.errors import ReverieError
from reverie.core.view import View
from reverie.explain.analysis import Step, Story, analyse
from reverie.explain.explainer import Explainer
from reverie.explain.judges import Judge
from reverie.explain.takeaways import takeaways
from reverie.files import load_file
from reverie.games.daydream.explain import TAKEAWAYS as DAYDREAM
from reverie.games.daydream.explain import kind_of_choice
from reverie.games.onirim.explain import TAKEAWAYS as ONIRIM
from reverie.players.roster import find_player
from reverie.texts import LANGUAGES, Texts
from reverie.textui.local_match import cut, resumed_game

RECORD = Path(__file__).parents[1] / "records" / "onirim" / "onirim.record"


def story_of(steps: list[tuple[str, float]]) -> Story:
    record, replay = load_file(RECORD)
    (story,) = analyse(record, replay, judge=Judge(find_player("greedy", "onirim")))
    story.steps = [
        Step(number, 0, "a", "b", 1.0, 1.0 - cost, 0.0, 0.5, [], kind) for number, (kind, cost) in enumerate(steps, 1)
    ]
    return story


def test_kinds_are_added_up_and_the_three_costliest_are_told_with_their_worst_choice() -> None:
    story = story_of([("x", 0.1), ("y", 0.15), ("x", 0.2), ("z", 0.02), ("w", 0.05), ("z", 0.001)])
    found = takeaways(story)
    assert [(one.kind, one.times, one.entry) for one in found] == [("x", 2, 3), ("y", 1, 2), ("w", 1, 5)]
    assert found[0].cost == pytest.approx(0.3)
    assert [one["kind"] for one in story.to_json()["takeaways"]] == ["x", "y", "w"]  # type: ignore[attr-defined]


def test_who_played_well_is_told_nothing() -> None:
    assert takeaways(story_of([("", 0.0), ("x", 0.001)])) == []


def test_a_real_game_gets_kinds_that_can_be_said() -> None:
    record, replay = load_file(RECORD)
    (story,) = analyse(record, replay, judge=Judge(find_player("greedy", "onirim")))
    found = takeaways(story)
    assert 1 <= len(found) <= 3
    assert {one.kind for one in found} <= set(ONIRIM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    for kind in (*ONIRIM, *DAYDREAM, Explainer().kind(View(), "a", "b")):
        assert texts.found(f"takeaway-{kind}"), kind


@pytest.mark.parametrize(
    ("text", "better", "kind"),
    [
        ("skip 3", "write 3 d4", "day-skipped"),
        ("write 3 d4", "skip 3", "day-forced"),  # who writes too much is not told to skip less
        ("write 4+2 h3", "write 4 d4", "day-leaf"),
        ("write 4 h3", "write 4 d4", "day-space"),
        ("write 4 h3", "write 2 d4", "day-die"),
        ("done", "bonus sun", "day-other"),
    ],
)
def test_choices_of_daydream_have_kinds(text: str, better: str, kind: str) -> None:
    assert kind_of_choice(text, better) == kind
    assert kind in DAYDREAM


def test_a_position_is_tried_again_in_a_copy(tmp_path: Path) -> None:
    before = RECORD.read_bytes()
    match, saves, _ = resumed_game(RECORD, None, "again", tmp_path / "copy.reverie", None, Texts("en"), to=84)
    record, replay = load_file(RECORD)
    assert match.state.view(0) == replay.states[84].view(0)
    assert saves.path == tmp_path / "copy.reverie"
    assert RECORD.read_bytes() == before
    with pytest.raises(ReverieError, match="no entry"):
        cut(record, len(record.entries) + 1)
