"""At every question of many games, every action of the game typed: done, or refused with a reason."""

import random

import pytest

from reverie.commandline.faces import FACES
from reverie.commandline.ink import PLAIN
from reverie.commandline.table import draw_table
from reverie.commandline.typed import vocabulary
from reverie.core.chance import RandomSampler
from reverie.core.game import SPECTATOR
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.games import find_setup
from reverie.onirim.view import RULES_BEHIND
from reverie.texts import LANGUAGES, Texts

SETUPS = [
    ("onirim+book+towers+dreams:5", 1, {}),
    ("onirim+book:lost+towers:ruins+dreams:6", 2, {"talk": "open"}),
    ("onirim+book+towers+dreams", 2, {"talk": "silent"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_rule_answer_and_refusal_has_its_words(lang: str) -> None:
    texts = Texts(lang)
    face = FACES["onirim"]
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
                refused = [text for text in vocabulary(match.game) if text not in legal]
                assert all(face.why_not(view, text, texts, PLAIN) for text in refused)
                for other in (*range(players), SPECTATOR):
                    assert draw_table(match.state.view(other), texts, 100)
            # Doors are what most questions hang on: take every one.
            wanted = [text for text in legal if text in ("take", "open") or text.startswith("cast")]
            match.play(seat, dice.choice(wanted or legal))
            for other in (*range(players), SPECTATOR):
                heard = [event for event in match.events if event.heard_by(other)]
                assert all(face.tell(heard, texts, PLAIN, other))
    assert set(RULES_BEHIND) - met <= {"which premonition", "shed keys", "surrender"}
