"""Games from the first card to the last, by somebody who types without looking."""

from pathlib import Path

import pytest

from reverie.texts import LANGUAGES, Texts
from textui.pseudo_terminal import Sitting, fumbling

EVERYTHING = "onirim+book:lost+towers+dreams:6"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("spelling", "players", "talk"), [("onirim", 1, ""), (EVERYTHING, 1, ""), ("onirim", 2, "open")]
)
def test_a_whole_game_ends_in_words_and_is_kept(
    tmp_path: Path, lang: str, spelling: str, players: int, talk: str
) -> None:
    sitting = Sitting(tmp_path, fumbling(5), spelling, players, talk, lang=lang)
    texts = Texts(lang)
    assert sitting.code == 0
    assert sitting.record.result is not None
    assert texts.say("oni-lost") in sitting.text
    assert texts.say("oni-over-deck") in sitting.text
    assert texts.say("end-saved", file=str(sitting.file)) in " ".join(sitting.text.split())
    assert f"reverie replay {sitting.file}" in sitting.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_silent_game(tmp_path: Path, lang: str) -> None:
    sitting = Sitting(tmp_path, fumbling(3), EVERYTHING, 2, "silent", lang=lang)
    assert sitting.code == 0
    assert sitting.record.result is not None


def test_no_line_is_wider_than_the_table(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        folder = tmp_path / lang
        folder.mkdir()
        text = Sitting(folder, fumbling(8), EVERYTHING, 2, "open", lang=lang).text.replace(str(folder), "")
        wide = [line for line in text.split("\n") if len(line) > 102]
        assert wide == []  # two more for the prompt of a stream, which ends no line


def test_the_same_seed_and_the_same_lines_give_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in "ab":
        folder = tmp_path / name
        folder.mkdir()
        games.append(Sitting(folder, fumbling(1), EVERYTHING, seed="s").record.write())
    assert games[0] == games[1]
