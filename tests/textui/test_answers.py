"""What can be typed as an answer, and what is said about everything else."""

from pathlib import Path

import pytest

from textui.pseudo_terminal import Sitting, prepared

HAND = "red sun, red moon, blue sun, blue moon, green key"
FIVE = "nightmare, red sun, blue key, red door, brown moon"


def at_first(folder: Path, *lines: str, hand: str = HAND, lang: str = "en") -> Sitting:
    return Sitting(folder, lines, resume=prepared(folder, hand), lang=lang)


def at_prophecy(folder: Path, *lines: str) -> Sitting:
    """A key has been discarded and five cards are seen."""
    return Sitting(folder, lines, resume=prepared(folder, f"{HAND}, {FIVE}", "discard green key"))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", "play red sun"),
        ("play red sun", "play red sun"),
        ("  PLAY   Red sun ", "play red sun"),
        ("p r s", "play red sun"),
        ("play green", "play green key"),
        ("d g", "discard green key"),
    ],
)
def test_a_number_the_notation_or_its_beginning(tmp_path: Path, line: str, answer: str) -> None:
    assert at_first(tmp_path, line).answers()[:1] == [answer]


def test_the_list_is_numbered_from_one_in_the_order_of_the_view(tmp_path: Path) -> None:
    sitting = at_first(tmp_path)
    for number, text in enumerate(("play red sun", "play blue sun", "play red moon"), 1):
        assert f"{number} {text}" in sitting.text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play", "Not understood: “play” could be play red sun, play blue sun, play red moon, play blue moon …"),
        ("pley red sun", "Not understood: “pley red sun” is not an action. Did you mean “play red sun”?"),
        ("udno", "Not understood: “udno” is not an action. Did you mean “undo”?"),
        ("xyzzy", "Not understood: “xyzzy” is not an action of this game or a command."),
        (",", "Not understood: “,” is not an action"),
        ("0", "Not understood: there is no answer 0; the last one is 10"),
        ("99999999999", "Not understood: there is no answer 999999; the last one is 10"),
        ("play brown sun", "Not allowed: “play brown sun”: you do not hold a brown sun"),
        ("play b k", "Not allowed: nothing that “play b k” can mean is possible here"),
        ("take", "Not allowed: “take”: “take” does not answer the current question"),
        ("cast parallel planning", "Not allowed: “cast parallel planning”: there are no spells"),
        ("discard red sun, discard blue sun", "Not allowed: after “discard red sun” new cards are seen"),
        ("undo", "Not now: there is nothing to take back"),
        ("back", "Not now: there is no earlier decision of yours."),
    ],
)
def test_bad_lines_say_why_and_ask_again(tmp_path: Path, line: str, said: str) -> None:
    sitting = at_first(tmp_path, line, "play red sun")
    reply = " ".join(sitting.replies()[0].split())
    assert reply.startswith(said)
    assert "╭" not in reply  # one line, no new table
    assert sitting.answers()[:1] == ["play red sun"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "sun next to sun: the row ends with red sun"),
        ("fr", "Soleil à côté de Soleil : la rangée finit par Soleil rouge"),
        ("de", "Sonne neben Sonne"),
        ("it", "Sole accanto a Sole: la fila finisce con Sole rosso"),
    ],
)
def test_the_same_symbol_is_named(tmp_path: Path, lang: str, said: str) -> None:
    path = prepared(tmp_path, f"{HAND}, brown key", "play red sun")
    sitting = Sitting(tmp_path, ["play blue sun"], resume=path, lang=lang)
    assert said in " ".join(sitting.replies()[0].split())
    assert sitting.answers() == ["play red sun"]


def test_several_cards_in_one_line(tmp_path: Path) -> None:
    sitting = at_prophecy(tmp_path, "bin nightmare", "put red door, blue key, brown moon")
    assert sitting.answers()[:5] == [
        "discard green key",
        "bin nightmare",
        "put red door",
        "put blue key",
        "put brown moon",
    ]
    assert "from the top down: red door, blue key, brown moon, red sun" in sitting.text


def test_a_whole_prophecy_in_one_line_by_numbers_and_beginnings(tmp_path: Path) -> None:
    sitting = at_prophecy(tmp_path, "bin nightmare, put red d, blue k, brown m")
    assert sitting.answers()[1:5] == ["bin nightmare", "put red door", "put blue key", "put brown moon"]


def test_numbers_in_one_line_are_those_of_the_list(tmp_path: Path) -> None:
    path = prepared(tmp_path, f"{HAND}, {FIVE}", "discard green key", "bin nightmare")
    sitting = Sitting(tmp_path, ["4, 3, 2"], resume=path)
    assert sitting.answers()[2:5] == ["put red door", "put blue key", "put brown moon"]


def test_a_line_with_one_bad_card_leaves_nothing_behind(tmp_path: Path) -> None:
    sitting = at_prophecy(tmp_path, "bin nightmare, put red door, green sun", "?")
    assert "Not allowed: “put green sun”: a green sun is not there to be chosen" in sitting.replies()[0]
    assert sitting.answers() == ["discard green key"]
    assert "A prophecy shows you the top five cards" in sitting.replies()[1]


def discards(folder: Path, *answers: str) -> Path:
    """Three red suns and two blue moons have been discarded, a third blue moon and green cards drawn."""
    goals = "red goal, blue goal, green goal, brown goal, red goal, blue goal, green goal, brown goal"
    drawn = "blue moon, 3 green sun, 4 green moon"
    thrown = ["discard red sun"] * 3 + ["discard blue moon"] * 2
    return prepared(folder, f"{goals}, 3 red sun, 2 blue moon, {drawn}", *thrown, *answers, spelling="onirim+book")


def test_a_spell_is_paid_in_one_line_in_any_order(tmp_path: Path) -> None:
    path = discards(tmp_path, "draw", "discard blue moon")
    lines = ["cast parallel planning", "cast paradoxical prophecy, pay blue moon, 3 red sun, blue m"]
    sitting = Sitting(tmp_path, lines, resume=path)
    assert "the spell costs 7 cards from the discard pile, which holds 6" in " ".join(sitting.replies()[0].split())
    assert sitting.answers()[7:13] == ["cast paradoxical prophecy", *["pay red sun"] * 3, *["pay blue moon"] * 2]


def test_a_cost_that_takes_everything_is_paid_for_the_player(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["cast paradoxical prophecy"], resume=discards(tmp_path))
    given = [entry.text for entry in sitting.record.entries if entry.auto]
    assert given == ["pay red sun"] * 3 + ["pay blue moon"] * 2


def test_cards_to_pay_are_refused_with_the_reason(tmp_path: Path) -> None:
    more = ("draw", "discard blue moon", "draw", "discard green sun", "draw", "discard green moon")
    path = discards(tmp_path, *more, "cast paradoxical prophecy")
    sitting = Sitting(
        tmp_path, ["pay blue moon", "pay red sun, green sun", "pay red sun", "pay brown sun"], resume=path
    )
    said = [" ".join(reply.split()) for reply in sitting.replies()]
    assert "too few would be left to pay" in said[0]
    assert "given for you: pay blue moon, pay blue moon" in said[1]
    assert "this one comes before the last you chose" in said[2]
    assert "a brown sun is not there to be chosen" in said[3]


def test_the_only_answer_is_given_and_told(tmp_path: Path) -> None:
    """Four red suns go back on the deck in one way only."""
    path = prepared(tmp_path, f"{HAND}, nightmare, 4 red sun", "discard green key")
    sitting = Sitting(tmp_path, ["bin nightmare"], resume=path)
    given = [entry for entry in sitting.record.entries if entry.auto]
    assert [entry.text for entry in given] == ["put red sun"] * 4
    assert f"Only one answer, so it was given for you: {', '.join(['put red sun'] * 4)}" in sitting.text


def test_towers_say_which_edges_clash(tmp_path: Path) -> None:
    hand = "red tower 3, blue tower 4, green sun, green moon, brown sun"
    path = prepared(tmp_path, f"{hand}, red moon", "play red tower 3 right", spelling="onirim+towers")
    sitting = Sitting(tmp_path, ["play blue tower 4 right", "play blue tower 4 left"], resume=path)
    assert "moon next to moon: that edge may not touch red tower 3" in sitting.replies()[0]
    assert "moon next to moon: that edge may not touch red tower 3" in sitting.replies()[1]


def test_the_door_without_its_key(tmp_path: Path) -> None:
    """Only one answer to a door without its key: it goes to Limbo by itself, and the line says so."""
    sitting = Sitting(tmp_path, [], resume=prepared(tmp_path, f"{HAND}, red door, brown sun", "play red sun"))
    assert "given for you: limbo" in sitting.text


@pytest.mark.parametrize("number", ["²", "9" * 5000, "000001" + "9" * 5000])
def test_odd_numbers_are_refused_in_words_like_anything_else(tmp_path: Path, number: str) -> None:
    assert at_first(tmp_path, number).answers() == []
    assert at_prophecy(tmp_path, f"put {number} red sun").answers() == ["discard green key"]
