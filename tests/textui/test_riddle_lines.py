"""Riddles in the terminal, line by line: one counted answer, a rating of one's own, the verdict in words."""

import io
import json
from pathlib import Path

import pytest

from reverie.commands.parser import main
from reverie.commands.riddles import solve_riddles
from reverie.core.errors import ReverieError
from reverie.riddles.ladder import riddle_of_day
from reverie.riddles.library import riddles, themes
from reverie.riddles.own_tries import OwnTries, utc_today
from reverie.riddles.riddle import BadRiddles
from reverie.riddles.tries import PUBLIC, ladder_of
from reverie.texts import LANGUAGES, Texts

DAYLESS = '[{"riddle": "x", "answer": "y", "solved": true, "rating": [1500.0, 350.0, 0.06], "day": "no day"}]'


def typed(kept: Path, name: str | None, *lines: str, lang: str = "en", theme: str | None = None) -> str:
    output = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    assert solve_riddles(name, theme=theme, lang=lang, kept=kept, input=source, output=output) == 0
    return output.getvalue()


def test_a_riddle_is_answered_once_and_its_verdict_told(tmp_path: Path) -> None:
    kept = tmp_path / "own" / "riddles.json"
    riddle = next(iter(riddles().values()))
    shown = typed(kept, riddle.name, "nonsense", riddle.tempting)
    assert "Not the best." in shown
    before, verdict = shown.split("Not the best.")
    assert f"The best answer: {riddle.best}." in verdict
    assert "tempting" in verdict
    assert "tempting" not in before
    assert "2000 games" in verdict
    tries = OwnTries(kept)
    assert [(one.riddle, one.solved) for one in tries.tries] == [(riddle.name, False)]
    assert tries.rating.value < 1500
    again = typed(kept, riddle.name, riddle.best)
    assert "Right!" in again
    assert "Your rating" not in again, "only the first answer counts"
    assert OwnTries(kept).tries == tries.tries


def test_one_after_another_until_somebody_leaves(tmp_path: Path) -> None:
    kept = tmp_path / "riddles.json"
    expected = OwnTries(kept).following(ladder_of(riddles().values()))
    assert expected is not None
    shown = typed(kept, None, expected.best, "quit")
    assert "Right!" in shown
    assert "Rating" in shown.splitlines()[-1]
    assert OwnTries(kept).rating.value > 1500
    theme = next(iter(themes()))
    assert riddles()[OwnTries(kept).tries[0].riddle] is expected
    typed(kept, None, "quit", theme=theme)


def test_the_riddle_of_the_day_is_dated(tmp_path: Path) -> None:
    kept = tmp_path / "riddles.json"
    name = riddle_of_day(PUBLIC, riddles(), utc_today())
    assert name is not None
    assert "Right!" in typed(kept, "day", riddles()[name].best)
    assert [(one.riddle, one.day) for one in OwnTries(kept).tries] == [(name, utc_today().isoformat())]
    assert OwnTries(kept).streak(utc_today()).now == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_verdict_has_words(tmp_path: Path, language: str) -> None:
    texts = Texts(language)
    for theme in themes():
        assert texts.has(f"theme-{theme}")
    for game in ("daydream", "onirim"):
        name = next(name for name in riddles() if name.startswith(game))
        shown = typed(tmp_path / "riddles.json", name, riddles()[name].best, lang=language)
        assert texts.say("riddle-right") in shown


def test_the_list_tells_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["riddles", "list", "--game", "daydream", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {one["name"] for one in listed["riddles"]} == {name for name in riddles() if name.startswith("daydream")}
    assert all(set(one) == {"name", "themes", "rating", "tried"} for one in listed["riddles"])
    theme = next(iter(themes()))
    assert main(["riddles", "list", "--theme", theme, "--lang", "en"]) == 0
    assert "tried" in capsys.readouterr().out
    for wrong in (["riddles"], ["riddles", "list", "--theme", "nothing"], ["riddles", "solve", "nothing"]):
        assert main(wrong) == 2
        assert "reverie:" in capsys.readouterr().err


def test_a_damaged_file_of_tries_stays_as_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "riddles.json"
    short = '[{"riddle": "x", "answer": "y", "solved": true, "rating": [1.0]}]'
    for text in ("no json", '[{"riddle": "x"}]', short, DAYLESS):
        kept.write_text(text)
        with pytest.raises(BadRiddles):
            OwnTries(kept)
        assert kept.read_text() == text
    with pytest.raises(ReverieError):
        typed(tmp_path / "none.json", "nothing")
