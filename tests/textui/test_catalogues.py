"""Every text exists in every language, with the same values to fill in, and nothing said is missing."""

import functools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import reverie
import reverie.texts
from reverie.games.onirim.game import PROMPTS
from reverie.games.onirim.rules.cards import NAMES
from reverie.games.onirim.rules.ruleset import NOTATION, setups
from reverie.games.onirim.text.questions import ADDITIONS
from reverie.texts import LANGUAGES, Texts, default_language, language_of

HOME = Path(reverie.__file__).parent
HOMES = [HOME, *sorted(path.parent for path in HOME.glob("games/*/locale"))]
DECK_CARDS = [name for name in NAMES if not name.endswith("goal")]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: ast.BaseNode | None) -> frozenset[str]:
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return frozenset(visitor.found)


def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language, with the values it takes."""
    out: dict[str, frozenset[str]] = {}
    for file in [path for home in HOMES for path in sorted((home / "locale" / language).glob("*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} is there twice in {language}"
                out[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    out[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return out


ENGLISH = catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    assert catalogue(language) == ENGLISH


def test_a_message_that_is_parsed_when_it_is_said_says_what_it_says_in_its_file() -> None:
    whole = FluentBundle(["de"], use_isolating=False)
    for file in [path for home in HOMES for path in sorted((home / "locale" / "de").glob("*.ftl"))]:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    texts = Texts("de")
    for name, variable in catalogue("de").items():
        message, _, attribute = name.partition(".")
        entry = whole.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is not None:
            values = dict.fromkeys(variable, 2)
            assert texts.say(name, **values) == whole.format_pattern(pattern, dict(values))[0]


def test_what_a_message_refers_to_is_parsed_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "# Comments, terms and several lines.\nfirst = { -house } and { second }\n"
        "-house = a house\n\nsecond = { $n ->\n    [one] { third.typed }\n   *[other] many\n}\n"
        "third = text\n    that goes on\n    .typed = typed\n\n# The end.\n"
    )
    monkeypatch.setattr(reverie.texts, "catalogue_folders", lambda: [tmp_path])
    monkeypatch.setattr(reverie.texts, "_catalogues", functools.cache(reverie.texts._Catalogues))
    texts = Texts("en")
    assert texts.say("first", n=1) == "a house and typed"
    assert texts.say("first", n=3) == "a house and many"
    assert texts.say("third") == "text\nthat goes on"
    assert not texts.has("-house")
    assert not texts.has("fourth")


class Written(Visitor):
    """What stands in a message, without what is typed and without its values."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(re.sub(r"`[^`]*`", "", node.value))


def written(language: str) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for file in [path for home in HOMES for path in sorted((home / "locale" / language).glob("*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Written()
                visitor.visit(entry)
                out[entry.id.name] = visitor.found
    return out


MISPRINTS = {
    "en": r"[„«»]|\S …",
    "fr": r"[„“”]|\S …|(?:^|[^\s(«])[;:!?»](?!$|\w)|«(?! )",
    "de": r"[”«»]|[^\s(]…",
    "it": r"[„“”]|\S …",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    """Quotation marks, apostrophes and ellipses of its own, and a space where it has one."""
    wrong = re.compile(rf"['\"]|\.\.\.| -+ |{MISPRINTS[language]}")
    found = {name: one for name, texts in written(language).items() for one in texts if wrong.search(one)}
    assert found == {}
    if language == "de":
        marks = {name: "".join(texts) for name, texts in written("de").items()}
        assert [name for name, text in marks.items() if text.count("„") != text.count("“")] == []


class SpelledOnes(Visitor):
    """Variants for one thing that say "one" instead of the number."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.generic_visit(node)
        texts = " ".join(one.value for one in node.value.elements if isinstance(one, ast.TextElement))
        spelled = re.search(r"(?i)\b(une?|seule?|premier|première|dernier|dernière)\b", texts)
        if isinstance(node.key, ast.Identifier) and node.key.name == "one" and spelled:
            self.found.append(texts)


def test_in_french_nothing_is_not_called_one() -> None:
    """The French plural counts none as one, so a variant that says "une carte" is for [1], never for [one]."""
    visitor = SpelledOnes()
    for file in [path for home in HOMES for path in sorted((home / "locale" / "fr").glob("*.ftl"))]:
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert visitor.found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign_and_what_is_typed_its_hyphen(language: str) -> None:
    texts = Texts(language)
    assert texts.say("share-score", score=-7, name="6-1").startswith("\u22127 ")
    assert texts.say("share-score", score=-7, name="6-1").endswith(" 6-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_the_same_names(language: str) -> None:
    for home in HOMES:
        names = {file.name for file in (home / "locale" / language).iterdir()}
        assert names == {file.name for file in (home / "locale" / "en").iterdir()}


def test_every_card_question_and_rule_has_its_text() -> None:
    wanted = {f"card-{name}" for name in DECK_CARDS} | {f"card-{name}.a" for name in DECK_CARDS}
    for name in DECK_CARDS:
        if name.endswith("premonition"):
            wanted |= {f"card-{name}.condition", f"card-{name}.penalty"}
    wanted |= {f"{kind}-{name}" for name in PROMPTS for kind in ("ask", "rule")}
    wanted |= {f"rule-{name}-{part}" for name, parts in ADDITIONS.items() for part in parts}
    wanted |= {f"setup-{part.replace(':', '-')}" for setup in setups() for part in setup.spelling.split("+")}
    assert {f"oni-{name.replace(' ', '-')}" for name in wanted} <= ENGLISH.keys()


def test_every_answer_without_a_card_is_explained_and_no_other() -> None:
    explained = {name.removeprefix("oni-do-") for name in ENGLISH if name.startswith("oni-do-")}
    plain = {
        text.replace(" ", "-")
        for text in NOTATION
        if not any(name in text for name in NAMES) and not text.startswith("swap goals")
    }
    assert explained == plain


def test_every_message_named_in_the_code_exists() -> None:
    clients = {"commands": "", "textui": "", "games/onirim/text": "oni-", "games/daydream/text": "day-"}
    places = [(HOME / name, prefix) for name, prefix in clients.items()]
    for folder, prefix in [*places, (HOME / "terminal" / "online", "")]:
        for file in folder.glob("*.py"):
            for name in re.findall(r"\bsay\(\s*\"([a-z][a-z.-]*)\"", file.read_text(encoding="utf-8")):
                assert {prefix + name, name} & ENGLISH.keys(), f"{file.name} says {name!r}"
    for file in (HOME / "terminal").glob("*.py"):
        for name in re.findall(r"\"((?:term|web)-[a-z][a-z.-]*[a-z])\"", file.read_text(encoding="utf-8")):
            assert name in ENGLISH, f"{file.name} says {name!r}"


@pytest.mark.parametrize(
    ("wish", "language"),
    [("fr", "fr"), ("fr_BE.UTF-8", "fr"), ("de-AT", "de"), ("it.utf8", "it"), ("C.UTF-8", "en"), ("nl", "en")],
)
def test_a_wish_finds_its_language(wish: str, language: str) -> None:
    assert language_of(wish) == language
    assert Texts(wish).language == language


def test_the_surroundings_choose_the_language() -> None:
    assert default_language({"LANG": "de_DE.UTF-8"}) == "de"
    assert default_language({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}) == "it"
    assert default_language({"LANG": "", "LC_MESSAGES": "fr"}) == "fr"
    assert default_language({}) == "en"


def test_unknown_messages_and_missing_values_are_faults() -> None:
    with pytest.raises(LookupError, match="no message"):
        Texts("fr").say("no-such-thing")
    with pytest.raises(LookupError, match="saved"):
        Texts("fr").say("saved")
