"""One table from event to message: told.json holds what the text clients and the page (telling.test.ts) both say."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pebbles import PebblesKit
from reverie.core.conformance import NotConforming
from reverie.core.events import EVERYBODY, Event
from reverie.games import discovery
from reverie.games.discovery import event_table_of, games, kits
from reverie.games.event_table import Row, event_table
from reverie.games.kit import GameKit
from reverie.texts import LANGUAGES, Texts
from reverie.textui import word_check
from reverie.textui.face import Face, face_of
from reverie.textui.ink import PLAIN
from reverie.textui.word_check import check_words

CASES = json.loads((Path(__file__).parent / "told.json").read_text(encoding="utf-8"))


def event(data: dict[str, Any]) -> Event:
    return Event(data["event"], EVERYBODY, {name: value for name, value in data.items() if name != "event"})


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}: {case['about']}")
def test_events_are_told_as_written_down(case: dict[str, Any]) -> None:
    events = [event(one) for one in case["events"]]
    for language, told in case["told"].items():
        assert face_of(case["game"]).tell(events, Texts(language), PLAIN, case["viewer"], case.get("names", ())) == told


def test_the_cases_hold_every_event_of_every_game_in_every_language() -> None:
    for game in games():
        own = [case for case in CASES if case["game"] == game.name]
        assert {one["event"] for case in own for one in case["events"]} == set(game.events)
    assert all(tuple(case["told"]) == LANGUAGES for case in CASES)


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_every_event_has_its_row_and_every_row_its_messages(kit: GameKit) -> None:
    check_words(kit)


def test_a_game_without_a_table_is_told_by_the_names_of_its_events(tmp_path: Path) -> None:
    table = event_table(tmp_path, {"card drawn": ("seat", "card"), "over": ("reason",)}, "nim")
    assert table == {
        "card drawn": {
            "message": "nim-event-card-drawn",
            "arguments": {"card": {"field": "card", "message": "nim-word-{}"}},
        },
        "over": {"message": "nim-over-{reason}"},
    }


def test_what_no_row_or_message_tells_is_told_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = PebblesKit()
    monkeypatch.setattr(discovery, "_found", lambda: {kit.name: kit})
    told = Face(kit).tell([event({"event": "odd one", "to": 3})], Texts("en"), PLAIN, 0)
    assert told == ["Odd one: To 3."]
    seated = [event({"event": "odd one", "seat": seat, "to": 3}) for seat in (0, 1)]
    assert Face(kit).tell(seated, Texts("en"), PLAIN, 0, ["", "Ada"]) == [
        "Player 1: Odd one (To 3).",
        "Ada: Odd one (To 3).",
    ]
    assert Face(kit).tell([event({"event": "gone", "seat": 0})], Texts("de"), PLAIN, 0) == ["Spieler 1: Gone."]


def _without(name: str) -> Callable[[dict[str, Row]], None]:
    return lambda table: table.__delitem__(name)


def _with(name: str, **parts: Any) -> Callable[[dict[str, Row]], None]:
    return lambda table: table.update({name: {**table[name], **parts}})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (_without("drawn"), "the event 'drawn' is only in its rules"),
        (_with("drawn", message="oni-event-nothing"), "there is no message oni-event-nothing"),
        (_with("drawn", gathers="pile"), "it has no field pile"),
        (_with("drawn", arguments={}), "takes cards, which the row does not give"),
        (_with("turn", arguments={"turn": {"field": "round"}}), "it has no field round"),
        (_with("spell", arguments={"spell": {"field": "spell", "message": "oni-magic-{}"}}), "no message oni-magic"),
        (_with("over", message="oni-ended-{reason}"), "there is no message oni-ended"),
        (_with("conceded", message="oni-over-{reason}"), "it has no field reason"),
    ],
)
def test_a_wrong_row_is_found(
    change: Callable[[dict[str, Row]], None], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dict(event_table_of("onirim"))
    change(table)
    monkeypatch.setattr(word_check, "event_table_of", lambda _: table)
    (kit,) = [kit for kit in kits() if kit.name == "onirim"]
    with pytest.raises(NotConforming, match=reason):
        check_words(kit)
