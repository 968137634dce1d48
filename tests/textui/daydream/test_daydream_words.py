"""Everything Daydream can say, in every language: questions, rules, events, reasons, objects, endings."""

import random
import re
from pathlib import Path

import pytest

from reverie.core.chance import RandomSampler
from reverie.core.game import SPECTATOR
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.daydream.game import EVENTS
from reverie.games.daydream.text.abbreviations import candidates, meanings
from reverie.games.daydream.text.printed import printed
from reverie.games.daydream.view import RULES_BEHIND
from reverie.games.discovery import find_setup
from reverie.games.event_table import slug
from reverie.texts import LANGUAGES, Texts
from reverie.textui.face import face_of
from reverie.textui.history import asked_now
from reverie.textui.ink import PLAIN
from textui.daydream.sittings import VIEWS, Game
from textui.test_catalogues import ENGLISH


def test_every_question_and_rule_has_its_text() -> None:
    wanted = {f"{kind}-{name}" for name in RULES_BEHIND for kind in ("ask", "rule")}
    assert {f"day-{name}" for name in wanted} <= ENGLISH.keys()


def test_every_object_of_the_shelf_and_no_other_is_named() -> None:
    things = {thing.name for letters in VIEWS for thing in printed(Game(letters, answers=0).view()).things}
    named = {name for name in ENGLISH if name.startswith("day-object-")}
    assert named == {f"day-object-{slug(name)}" for name in things}


@pytest.mark.parametrize("lang", ["fr", "de", "it"])
def test_no_text_was_left_in_english(lang: str) -> None:
    """Sentences of one language are none of another."""
    home = Path(__file__).parents[3] / "src" / "reverie" / "games" / "daydream" / "locale"
    english, other = ((home / name / "daydream.ftl").read_text(encoding="utf-8") for name in ("en", lang))
    sentences = [line.strip() for line in english.split("\n") if len(re.findall(r"[a-z]{2,}", line)) > 8]
    assert len(sentences) > 20
    assert [line for line in sentences if line in other] == []


OTHERS = ["done", "skip 3", "row a1-a4", "bonus sun", "bonus leaf", "write 3 a1", "write 4+2 h3", "write 6-1 p4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_is_put_into_words(lang: str) -> None:
    texts = Texts(lang)
    face = face_of("daydream")
    dice = random.Random(lang)
    met: set[str] = set()
    told: set[str] = set()
    for number, letters in enumerate(VIEWS):
        players = 1 + number % 3
        match = Match(find_setup(f"daydream:{letters}", players), RandomSampler(Rng(f"{lang} {number}")))
        while match.state.actors():
            seat = asked_now(match)
            view = match.state.view(seat)
            legal = [action["text"] for action in view["actions"]]
            if view["prompt"]["name"] not in met or dice.random() < 0.05:
                met.add(view["prompt"]["name"])
                assert face.question(view, texts, PLAIN)
                assert len(face.rule(view, texts, PLAIN)) >= 2
                assert all(face.answers(view, texts, PLAIN))
                assert all(face.why_not(view, text, texts, PLAIN) for text in OTHERS if text not in legal)
            match.play(seat, dice.choice(legal))
            for other in (*range(players), SPECTATOR):
                heard = [event for event in match.events if event.heard_by(other)]
                told |= {event.name for event in heard}
                assert all(face.tell(heard, texts, PLAIN, other))
        for other in (*range(players), SPECTATOR):
            assert all(face.ending(match.state.view(other), texts, PLAIN))
    assert set(RULES_BEHIND) - met <= {"row"}  # two rows at once have a test of their own
    assert set(EVENTS) - told <= {"taken back", "conceded", "lapsed", "rewards crossed", "frames"}


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("5 c3", ["write 5 c3"]),
        ("C3 5", ["write 5 c3"]),
        ("w 6 - 1 c3", ["write 6-1 c3"]),
        ("6 -1 c3", ["write 6-1 c3"]),
        ("s 2", ["skip 2"]),
        ("a4-a1", ["row a1-a4"]),
        ("row a1-a4", ["row a1-a4"]),
        ("sun", ["bonus sun"]),
        ("b l", ["bonus leaf"]),
        ("bonus", ["bonus sun", "bonus leaf"]),
        ("d", ["done"]),
        ("7 c3", []),
        ("6+5 c3", []),
        ("5", []),
        ("", []),
    ],
)
def test_what_a_few_letters_stand_for(typed: str, texts: list[str]) -> None:
    assert candidates(typed) == texts


def test_the_beginning_of_an_answer_stands_for_all_of_these() -> None:
    legal = ["write 5 c3", "write 5 c4", "write 6 c3", "skip 5", "skip 6"]
    assert meanings("5", legal) == ["write 5 c3", "write 5 c4", "skip 5"]
    assert meanings("write 6", legal) == ["write 6 c3"]
    assert meanings("skip", legal) == ["skip 5", "skip 6"]
