"""At your own table, line by line: what people type for cards and rolls, in every language."""

import io
from pathlib import Path

import pytest

from golden import RECORDS
from reverie.commands.play import play
from reverie.core.errors import Illegal, ReverieError, Unreadable
from reverie.core.game import CHANCE
from reverie.core.record import load
from reverie.files import load_file
from reverie.games.discovery import find_setup
from reverie.own_table import OwnTable
from reverie.texts import LANGUAGES, Texts
from reverie.textui.face import face_of
from reverie.textui.ink import PLAIN
from reverie.textui.own_words import OwnWords

SHORT = {
    "rs": "red sun", "bls": "blue sun", "brk": "brown key", "n": "nightmare", "red s": "red sun",
    "Green Door": "green door",
}  # fmt: skip


def sit(tmp_path: Path, setup: str, lines: list[str], players: int = 1, **options: str) -> tuple[str, str]:
    """Type lines at a table of one's own: what was shown, and the record."""
    save, shown = tmp_path / "own.reverie", io.StringIO()
    resume = save if save.exists() else None
    typed = io.StringIO("\n".join([*lines, "quit", ""]))
    wanted = find_setup(setup, players, options)
    play(wanted, own_table=resume is None, save=save, resume=resume, lang="en", seed="ours", input=typed, output=shown)
    return " ".join(shown.getvalue().split()), save.read_text()


def test_beginnings_of_words_stand_for_cards_in_every_language() -> None:
    table = OwnTable(find_setup("onirim", 1, {}))
    for language in LANGUAGES:
        words = OwnWords(face_of("onirim"), Texts(language), PLAIN)
        for typed, card in SHORT.items():
            if language == "de" and typed.endswith("s"):
                continue  # rote Sonne, roter Schlüssel
            assert words.read(typed, table, 0) == card
        with pytest.raises(Unreadable):
            words.read("bs", table, 0)  # blue or brown
        with pytest.raises(Unreadable):
            words.read("unicorn", table, 0)
        assert words.example(table.possible(0)).strip("`").isalpha()
    assert OwnWords(face_of("onirim"), Texts("fr"), PLAIN).read("cr", table, 0) == "red key"  # Clé rouge
    assert OwnWords(face_of("onirim"), Texts("de"), PLAIN).read("grso", table, 0) == "green sun"  # grüne Sonne
    for _ in range(3):
        table.enter(CHANCE, "red key")
    with pytest.raises(Illegal, match="red key"):
        OwnWords(face_of("onirim"), Texts("en"), PLAIN).read("rk", table, 0)


def test_dice_are_typed_as_two_digits_in_any_order() -> None:
    table = OwnTable(find_setup("daydream:A", 1, {}))
    words = OwnWords(face_of("daydream"), Texts("it"), PLAIN)
    for typed in ("35", "53", "3 5", "roll 3 5"):
        assert words.read(typed, table, 0) == "roll 3 5"
    with pytest.raises(Unreadable):
        words.read("7", table, 0)


def test_a_sitting_with_corrections_is_saved_as_it_stands(tmp_path: Path) -> None:
    shown, record = sit(
        tmp_path,
        "onirim",
        ["rs, bls", "gs", "grs, brs", "rm", "p r s", "n", "correct 1 brm", "p br s", "follow", "entries"],
    )
    assert "“gs”" not in shown  # green sun has no rival
    assert "Entry 6 (play red sun) no longer fits: the rules do not allow it there." in shown
    assert "The rest was played again, as far as it fits." in shown
    assert "table own" in record
    assert "6 1 play brown sun" in record
    assert "7 * nightmare" in record
    shown, record = sit(tmp_path, "onirim", ["undo", "undo", "piles", "deal", "1"])
    assert "Hand of player 1: blue sun, 2 \u00d7 green sun, brown sun, brown moon" in shown
    assert "Reverie deals from now on." in shown
    assert "table own until 5" in record
    assert load(record)[0].dealt_after == 5
    shown, _ = sit(tmp_path, "onirim", ["entries"])  # a game like any other by now
    assert "Not understood" in shown


def test_any_game_can_be_taken_to_a_real_table_and_scored_there(tmp_path: Path) -> None:
    path = RECORDS / "daydream" / "daydream-BC.record"
    record, _ = load_file(path)
    lines = [entry.text for entry in record.entries if not entry.auto]
    lines = [line.removeprefix("roll ").replace(" ", "") if line.startswith("roll") else line for line in lines]
    _, saved = sit(tmp_path, "daydream:BC", lines)
    entered, _ = load(saved)
    assert [entry.text for entry in entered.entries] == [entry.text for entry in record.entries]
    assert entered.result is not None
    assert record.result is not None
    assert entered.result.scores == record.result.scores
    begun = tmp_path / "begun.reverie"
    play(find_setup("onirim", 1, {}), seed="x", save=begun, input=io.StringIO("1\nquit\n"), output=io.StringIO())
    copy = tmp_path / "copy.reverie"
    typed = io.StringIO("1\npiles\nquit\n")
    out = io.StringIO()
    play(None, resume=begun, own_table=True, save=copy, lang="en", input=typed, output=out)
    assert "table own" not in begun.read_text()
    assert "table own" in copy.read_text()
    assert "Which card was drawn?" in out.getvalue()


def test_a_silent_table_goes_round_and_bots_hold_no_real_cards(tmp_path: Path) -> None:
    opening = "rs, rm, bls, blm, grs, grm, brs, brm"
    lines = [opening, *["1"] * 6, "", "1", "gk", "", "1", "entries"]
    shown, record = sit(tmp_path, "onirim", lines, 2, talk="silent")
    assert "16 * green key" in record
    assert "16 Chance: hidden" in shown
    assert "16 Chance: green key" not in shown
    with pytest.raises(ReverieError, match="bots"):
        play(find_setup("onirim", 2, {"talk": "silent"}), own_table=True, bots=["greedy"], save=tmp_path / "no")
