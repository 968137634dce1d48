"""The riddles that come with the games: each replays, is proven by its own numbers, and says what it is about."""

from statistics import NormalDist

import pytest

from reverie.games.daydream import explain as daydream
from reverie.games.discovery import kits, setup_of
from reverie.games.onirim import explain as onirim
from reverie.riddles.library import riddles, themes
from reverie.riddles.making import MARGIN, family_name
from reverie.riddles.playing_on import DOUBT, GAMES
from reverie.riddles.riddle import SUFFIX, Riddle
from reverie.texts import LANGUAGES, Texts

LARGEST = 400_000  # bytes of one game's file


@pytest.mark.parametrize("name", riddles())
def test_a_riddle_is_what_it_says(name: str) -> None:
    riddle: Riddle = riddles()[name]
    view = riddle.view()
    assert view["prompt"] is not None
    assert [one.text for one in riddle.answers].count(riddle.best) == 1
    assert {one.text for one in riddle.answers} == {one["text"] for one in view["actions"]}
    kit = next(kit for kit in kits() if kit.name == view["game"])
    setup = setup_of(view)
    assert riddle.family == family_name(kit, setup)
    assert riddle.themes == kit.explainer().themes(view, riddle.best, riddle.tempting)
    assert list(riddle.solved) == list(kit.strengths())
    by_score = kit.facts(setup).value == "score"
    best, played = riddle.answers[0], [one for one in riddle.answers[1:] if one.games]
    assert best.games >= GAMES
    assert riddle.verdict(riddle.tempting).games >= GAMES
    far = NormalDist().inv_cdf(1 - DOUBT / len(played))
    for one in played:
        # What is stored is rounded to four places.
        assert one.behind + 1e-4 >= MARGIN[by_score]
        assert one.behind + 1e-3 > far * one.behind_error


def test_names_are_unique_and_files_small() -> None:
    found = 0
    for kit in kits():
        file = kit.folder() / f"{kit.name}{SUFFIX}"
        data = file.read_bytes()
        assert len(data) < LARGEST
        found += sum(one.name.startswith(kit.name) for one in riddles().values())
    assert found == len(riddles()) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(language: str) -> None:
    texts = Texts(language)
    every = {*onirim.THEMES, *daydream.THEMES, "plain"}
    assert set(themes()) <= every
    assert [theme for theme in sorted(every) if not texts.has(f"theme-{theme}")] == []
