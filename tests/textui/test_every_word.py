"""At every question of many games, every action of the game typed: done, or refused with a reason."""

import random

import pytest

from playing import duo, solo
from reverie.core.chance import RandomSampler
from reverie.core.game import SPECTATOR
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games.discovery import find_setup
from reverie.games.onirim.game import PROMPTS
from reverie.games.onirim.rules.ruleset import NOTATION
from reverie.texts import LANGUAGES, Texts
from reverie.textui.face import draw_table, face_of
from reverie.textui.ink import PLAIN

SETUPS = [
    ("onirim+book+towers+dreams:5", 1, {}),
    ("onirim+book:lost+towers:ruins+dreams:6", 2, {"talk": "open"}),
    ("onirim+book+towers+dreams", 2, {"talk": "silent"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_rule_answer_and_refusal_has_its_words(lang: str) -> None:
    texts = Texts(lang)
    face = face_of("onirim")
    dice = random.Random(lang)
    met: set[str] = set()
    for game_number in range(12):
        spelling, players, options = SETUPS[game_number % len(SETUPS)]
        match = Match(find_setup(spelling, players, options), RandomSampler(Rng(f"{lang} {game_number}")))
        while match.state.actors():
            (seat,) = match.state.actors()
            view = match.state.view(seat)
            legal = [action["text"] for action in view["actions"]]
            if view["prompt"]["name"] not in met or dice.random() < 0.05:
                met.add(view["prompt"]["name"])
                assert face.question(view, texts, PLAIN)
                assert len(face.rule(view, texts, PLAIN)) >= 2
                assert len(face.answers(view, texts, PLAIN)) == len(legal)
                refused = [text for text in NOTATION if text not in legal]
                assert all(face.why_not(view, text, texts, PLAIN) for text in refused)
                for other in (*range(players), SPECTATOR):
                    assert draw_table(match.state.view(other), texts, 100)
            # Doors are what most questions hang on: take every one.
            wanted = [text for text in legal if text in ("take", "open") or text.startswith("cast")]
            match.play(seat, dice.choice(wanted or legal))
            for other in (*range(players), SPECTATOR):
                heard = [event for event in match.events if event.heard_by(other)]
                assert all(face.tell(heard, texts, PLAIN, other))
    assert set(PROMPTS) - met <= {"which premonition", "shed keys", "surrender"}


def test_premonitions_ask_and_refuse_in_words() -> None:
    """Two blue doors wake two premonitions at once."""
    t = solo(
        "onirim+dreams",
        "blue sun, blue moon, blue key, blue sun, blue moon",
        premonitions="blue premonition, pair premonition, five premonition, red premonition",
    )
    t.do("play blue sun").deal("blue sun").do("play blue moon").deal("red sun")
    t.do("play blue key", "take").deal("red sun").do("play blue sun").deal("red sun")
    t.do("play blue moon").deal("red moon").do("play blue sun", "take")
    face, texts = face_of("onirim"), Texts("en")

    def refused(text: str) -> str:
        return face.why_not(t.view(), text, texts, PLAIN)

    assert face.question(t.view(), texts, PLAIN).startswith("Several premonitions come true.")
    assert refused("face five premonition") == "its condition does not hold (Five doors or more)"
    assert refused("face brown premonition") == "the brown premonition is not there to be chosen"
    assert any("Two blue doors: two keys" in line for line in face.rule(t.view(), texts, PLAIN))
    t.do("face blue premonition")
    assert face.question(t.view(), texts, PLAIN).startswith("The premonition takes 2 keys out of the deck.")
    t.do("shed green key")
    assert face.question(t.view(), texts, PLAIN).startswith("The premonition takes one more key")
    assert refused("shed red key") == "this is not possible now"
    t.do("shed brown key")
    assert face.question(t.view(), texts, PLAIN) == "The premonition takes a door. Which one?"
    told = face.tell(t.do("surrender blue door").events, texts, PLAIN, 0)
    assert told[0] == "You lose a blue door; it goes to Limbo."


def test_a_swap_for_the_same_kind_is_refused_as_such() -> None:
    t = duo(first="red sun, red moon, green sun").do("discard red moon")
    face, texts = face_of("onirim"), Texts("en")
    t.do("swap green sun")
    assert face.question(t.view(), texts, PLAIN) == "You give a green sun. For which common card?"
    why = face.why_not(t.view(), "for green sun", texts, PLAIN)
    assert why == "it would only change places with a card just like it"


def test_towers_refuse_with_their_reasons() -> None:
    t = solo("onirim+towers", "red tower 3, blue tower 3, green tower 5, red sun, red moon")
    face, texts = face_of("onirim"), Texts("en")
    assert "no left end yet" in face.why_not(t.view(), "play red tower 3 left", texts, PLAIN)
    t.do("play red tower 3 right").deal("brown sun").do("play green tower 5 right").deal("brown moon")
    t.do("play blue tower 3 right").deal("nightmare").do("reveal five").deal("5 blue sun")
    assert "lose green tower 5" not in t.legal()
    why = face.why_not(t.view(), "lose green tower 5", texts, PLAIN)
    assert why.startswith("its two neighbours may not touch")
