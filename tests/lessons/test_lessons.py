"""Every lesson is played by the rules, step by step, in every language; what cannot be played is named."""

import pytest

from reverie.games.discovery import game_of
from reverie.lessons import BadLesson, Lesson, find, frames, lessons, read
from reverie.texts import LANGUAGES, Texts

WANTED = {  # what must be taught: every expansion, every feature, alone and together
    "onirim-rows", "onirim-keys", "onirim-nightmares", "onirim-ends", "onirim-book", "onirim-towers", "onirim-dreams",
    "onirim-two", "onirim-silent", "onirim-variants", "daydream-first", "daydream-leaves", "daydream-bonus",
    "daydream-stars", "daydream-notes", "daydream-polaroids", "daydream-garland", "daydream-frames",
    "daydream-together",
}  # fmt: skip
LITTLE = """
lesson = "onirim-little"
place = 1
setup = "onirim"
picture = "red sun"
before = "* red sun, red moon, red key, blue sun, blue moon"

[[step]]
name = "one"
play = '''
{play}
'''
"""


def named(name: str) -> Lesson:
    lesson = find(name)
    assert lesson is not None
    return lesson


def test_everything_is_taught_once_and_in_order() -> None:
    names = [lesson.name for lesson in lessons()]
    assert set(names) == WANTED
    assert len(names) == len(WANTED)
    for game in ("onirim", "daydream"):
        places = [lesson.place for lesson in lessons() if lesson.setup.game == game]
        assert places == list(range(1, len(places) + 1))


@pytest.mark.parametrize("name", sorted(WANTED))
def test_every_move_is_legal_where_it_is_asked_for(name: str) -> None:
    lesson = named(name)
    shown = frames(lesson)
    moves = [move for step in lesson.steps for move in step.moves]
    assert len(shown) == len(moves) + 1
    assert moves, "a lesson is played, not only read"
    for frame, move in zip(shown, moves, strict=False):
        assert move in [action["text"] for action in frame.view["actions"]], move


@pytest.mark.parametrize("name", sorted(WANTED))
def test_a_lesson_ends_with_something_to_read_and_never_waits_for_others(name: str) -> None:
    lesson = named(name)
    assert lesson.steps[-1].moves == ()
    for frame in frames(lesson):
        assert frame.view["seat"] == lesson.seat
        assert frame.view["prompt"] is not None or frame.view["result"] is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text(language: str) -> None:
    texts = Texts(language)
    said = []
    for lesson in lessons():
        title = f"lesson-{lesson.name}"
        said += [texts.say(title), texts.say(f"{title}.lead")]
        said += [texts.say(f"{title}-{step.name}") for step in lesson.steps]
    assert len(set(said)) > len(said) - 12, "steps say something of their own"


def test_what_a_text_promises_comes_true() -> None:
    assert frames(named("onirim-ends"))[-1].view["result"]["winners"] == [0]
    assert frames(named("onirim-keys"))[-1].view["doors"] == [{"red door": 1, "blue door": 1}]
    assert len(frames(named("onirim-towers"))[-1].view["towers"]) == 4
    assert "red premonition" in frames(named("onirim-dreams"))[-1].view["premonitions"]
    assert frames(named("onirim-variants"))[-1].view["towers"][0] == "green tower 4"
    sheets = {name: frames(named(f"daydream-{name}"))[-1].view["sheets"][0] for name in ("first", "bonus", "leaves")}
    assert sheets["first"]["rows"] == {"e1-e3": "sun", "c5-c6": "dot", "f3-f4": "spoiled"}
    assert (sheets["first"]["objects"], sheets["bonus"]["objects"], sheets["leaves"]["thorns"]) == (1, 3, 1)
    ends = {name: frames(named(f"daydream-{name}"))[-1].view["sheets"][0] for name in ("stars", "notes", "frames")}
    assert ends["stars"]["constellation"] == {"point": 14, "stars": 3}
    assert ends["notes"]["notes"]["filled"] == 2
    assert ends["frames"]["frames"]["earned"] == [5, 0, 0]
    assert ends["frames"]["garland"] == {"moons": [1, 5, 5], "points": 1}
    assert {str(lesson.setup.options.get("boards")) for lesson in lessons() if lesson.setup.game == "daydream"} == {"2"}
    assert frames(named("daydream-garland"))[-1].view["sheets"][0]["garland"]["moons"] == [4, 4, 4]
    assert frames(named("daydream-polaroids"))[-1].view["sheets"][0]["polaroids"]["points"] == 10


def test_in_silence_the_learner_never_holds_the_partners_cards() -> None:
    shown = frames(named("onirim-silent"))
    assert [frame.view["hands"][1]["hidden"] for frame in shown] == [0, *[1] * (len(shown) - 1)]
    for frame in shown:
        drawn = [event for event in frame.events if event["event"] == "drawn" and event["seat"] == 1]
        assert all(event["card"] is None for event in drawn)


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ("1 play red sun", "ends while"),  # nobody has said what is drawn
        ("1 play green sun", "'play green sun'"),  # not in the hand
        ("1 play red sun\n* red premonition", "premonition"),  # a card that is not in the deck
        ("1 play red sun\n* blue sun, green sun", "green sun"),  # one more than is drawn
        ("1 ~ play red sun\n* blue sun", "could choose"),
        ("Alma plays", "neither"),
    ],
)
def test_a_script_that_does_not_fit_is_refused_with_its_place(play: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why) as refusal:
        frames(read(LITTLE.format(play=play)))
    assert "onirim-little, one" in str(refusal.value)


def test_a_script_that_fits_is_played() -> None:
    lesson = read(LITTLE.format(play="1 play red sun\n* green sun"))
    assert lesson.steps[0].moves == ("play red sun",)
    assert frames(lesson)[-1].view["rows"] == [["red sun"]]
    assert game_of(lesson.setup).name == "onirim"
    assert find("nonsense") is None
