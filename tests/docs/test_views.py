"""What is made from the types of the views is current."""

import json
from typing import Any

import views
from reverie.core.chance import RandomSampler
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import find_setup


def test_what_is_made_from_the_types_is_current() -> None:
    for path, text in views.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is not current: run tools/views.py"


def test_every_field_is_told_in_words() -> None:
    for declared in (View, *views.view_types().values()):
        for one in views.reached(declared):
            assert one.__doc__
            assert all(told for _, told in views.fields(one).values())


def test_the_schema_names_every_field_a_view_has() -> None:
    for spelling in ("onirim+book+towers+dreams", "daydream:EFD"):
        match = Match(find_setup(spelling), RandomSampler(Rng("fields")))
        view: Any = json.loads(json.dumps(match.state.view(0)))
        schema: Any = views.schema(views.view_types()[view["game"]])
        top = schema["$defs"][schema["$ref"].rpartition("/")[2]]
        assert set(view) == set(top["properties"]) == set(top["required"])
