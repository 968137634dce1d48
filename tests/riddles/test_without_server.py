"""Riddles without a server: the page keeps the tries, and nothing of an answer is sent before it is given."""

import json
from typing import Any

import pytest

from reverie.offline import Offline
from reverie.riddles.ladder import kept_for_a_day
from reverie.riddles.library import riddles
from reverie.riddles.tries import PUBLIC

DAY = "2026-03-01"


class Device:
    """A page that keeps what it is handed."""

    def __init__(self) -> None:
        self.engine = Offline()
        self.tries: list[Any] = []
        self.day = DAY

    def ask(self, kind: str, **more: object) -> Any:
        answer = self.send({"type": kind, "day": self.day, "tries": self.tries, **more})
        if answer.get("keep") is not None:
            self.tries = answer["keep"]
        return answer.get("answer", answer)

    def send(self, message: dict[str, object]) -> Any:
        return json.loads(self.engine.riddles(json.dumps(message)))


def wrong_answer(name: str) -> str:
    return riddles()[name].answers[-1].text


def test_a_ladder_and_a_rating_on_the_device() -> None:
    device = Device()
    begun = device.ask("overview")
    assert (begun["tried"], begun["rating"]["value"], begun["left"]) == (0, 1500, begun["ladder"])
    first = device.ask("next")["riddle"]
    assert first["view"] == json.loads(json.dumps(riddles()[first["name"]].view()))
    assert not kept_for_a_day(PUBLIC, first["name"])
    verdict = device.ask("answer", name=first["name"], answer=riddles()[first["name"]].best)
    assert verdict["solved"]
    assert verdict["before"]["value"] == 1500 < verdict["after"]["value"]
    again = device.ask("answer", name=first["name"], answer=wrong_answer(first["name"]))
    assert (again["solved"], again["after"]) == (True, None), "only the first answer counts"
    assert len(device.tries) == 1
    second = device.ask("next")["riddle"]
    assert second["name"] != first["name"]
    assert device.ask("overview")["solved"] == 1
    assert device.ask("one", name=first["name"])["answered"] is True
    theme = device.ask("overview")["themes"][0]["name"]
    about = device.ask("next", theme=theme)["riddle"]
    assert about is None or theme in riddles()[about["name"]].themes


def test_the_riddle_of_the_day_is_the_same_on_all_devices_and_makes_a_streak() -> None:
    device = Device()
    today = device.ask("day")["riddle"]
    assert Device().ask("day")["riddle"] == today
    assert today["day"] == DAY
    assert device.ask("answer", name=today["name"], answer=riddles()[today["name"]].best)["solved"]
    assert device.ask("overview")["streak"] == {"now": 1, "longest": 1}
    device.day = "2026-03-02"
    later = device.ask("day")["riddle"]
    if later["name"] != today["name"]:
        assert device.ask("one", name=today["name"])["answered"] is True
        other = Device()
        assert other.ask("one", name=later["name"]) == {"error": "not-found"}, "out of reach before its day"


def test_nothing_of_the_answer_before_it_is_given() -> None:
    device = Device()
    name = device.ask("next")["riddle"]["name"]
    assert set(device.ask("one", name=name)) == {"name", "game", "setup", "seat", "view", "day", "answered"}
    for kind in ("verdict", "challenge", "replay", "position", "review"):
        assert device.ask(kind, name=name, number=0, answer=wrong_answer(name), seed="x") == {"error": "not-found"}
    assert "grade" not in json.dumps(device.ask("overview"))
    assert device.tries == []
    device.ask("answer", name=name, answer=wrong_answer(name))
    assert device.ask("verdict", name=name)["best"] == riddles()[name].best
    assert device.ask("review", name=name)["opinions"]
    played = device.ask("challenge", name=name, answer=wrong_answer(name), seed="rain")
    assert played["games"] > 0


def test_a_review_entry_by_entry() -> None:
    device = Device()
    name = next(name for name in riddles() if name.startswith("daydream") and not kept_for_a_day(PUBLIC, name))
    device.ask("answer", name=name, answer=wrong_answer(name))
    entries = device.ask("replay", name=name)["entries"]
    assert len(entries) == len(riddles()[name].entries)
    last = device.ask("position", name=name, number=len(entries))
    assert last["view"] == json.loads(json.dumps(riddles()[name].view()))
    for number in (-1, len(entries) + 1, "x", None):
        assert device.ask("position", name=name, number=number) == {"error": "not-found"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "nonsense", "day": DAY}, "invalid"),
        ({"type": "overview", "day": "no day"}, "invalid"),
        ({"type": "overview", "day": DAY, "tries": [{"riddle": "x"}]}, "invalid"),
        ({"type": "overview", "day": DAY, "tries": "x"}, "invalid"),
        ({"type": "one", "day": DAY, "name": "nonsense"}, "not-found"),
        ({"type": "answer", "day": DAY, "name": "nonsense", "answer": "x"}, "not-found"),
    ],
)
def test_what_makes_no_sense_is_refused(message: dict[str, object], code: str) -> None:
    assert Device().send(message) == {"error": code}


def test_an_answer_that_is_none_is_refused() -> None:
    device = Device()
    name = device.ask("next")["riddle"]["name"]
    for answer in ("nonsense", None, 3):
        assert device.ask("answer", name=name, answer=answer) == {"error": "illegal"}
    device.ask("answer", name=name, answer=riddles()[name].best)
    refused = device.ask("challenge", name=name, answer=riddles()[name].best, seed="x")
    assert refused == {"error": "invalid"}
