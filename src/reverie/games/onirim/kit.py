"""The kit of Onirim: what the rest of Reverie uses the game through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from reverie.core.game import Game, Result, Setup, State
from reverie.core.view import View
from reverie.games.kit import Choice, Facts, GameKit, Option, Pile, RiddlePlayers
from reverie.games.onirim.game import Onirim
from reverie.games.onirim.view_types import onirim_view

if TYPE_CHECKING:
    from reverie.explain.explainer import Explainer
    from reverie.observing.lens import Lens
    from reverie.players.clairvoyant import Guide
    from reverie.players.strengths import Maker, Strength
    from reverie.terminal.game_board import Board
    from reverie.texts import Texts
    from reverie.textui.face import Face
    from reverie.textui.ink import Paint
    from reverie.tiles import Tile
    from reverie.training.course import Plan
    from reverie.training.subject import Subject

DOORS: Final = 8
# How often players are asked in a game of the base game, and how much more often with each expansion and with two.
DECISIONS: Final = 56
LONGER: Final = {"book": 60, "towers": 30, "dreams": 25}
WITH_TWO: Final = 30
DOOR, NO_DOOR = "🚪", "▫️"


class OnirimKit(GameKit):
    name = "onirim"
    title = "Onirim"
    messages = "oni"
    place = 1
    feats = ("everything", "early", "silent", "premonitions")

    def rules(self) -> Game:
        return Onirim()

    def facts(self, setup: Setup) -> Facts:
        return Facts(
            hidden=setup.options.get("talk") == "silent",
            private_hands=setup.options.get("talk") == "silent",
            highest_score=DOORS,
            score_noun="doors",
            chance_outcomes=42,
        )

    def outcomes(self, state: State, seat: int) -> dict[str, int]:
        from reverie.games.onirim.real_table import possible_draws

        found = super().outcomes(state, seat)
        return possible_draws(onirim_view(state.view(seat)), found) if seat >= 0 else found

    def piles(self, view: View) -> list[Pile]:
        from reverie.games.onirim.real_table import piles

        return piles(onirim_view(view))

    def achieved(self, view: View) -> list[str]:
        from reverie.games.onirim.feats import achieved

        return achieved(onirim_view(view))

    def setup_title(self, setup: Setup, texts: Texts) -> str:
        parts = setup.spelling.split("+")
        return " + ".join(texts.say(f"oni-setup-{part.replace(':', '-')}") for part in parts)

    def about(self, chosen: Mapping[str, str], texts: Texts) -> str:
        parts = [texts.say(f"web-oni-part-{choice.name}") for choice in self.choices() if chosen.get(choice.name)]
        return " ".join(parts) or super().about(chosen, texts)

    def choice_label(self, name: str, texts: Texts) -> str:
        return texts.say("web-oni-talk") if name == "talk" else super().choice_label(name, texts)

    def value_label(self, name: str, value: str, texts: Texts) -> str:
        if not value:
            return texts.say("web-oni-without")
        return texts.say(f"web-oni-talk-{value}" if name == "talk" else f"web-oni-variant-{value.replace(':', '-')}")

    def face(self) -> Face:
        from reverie.games.onirim.text.face import OnirimFace

        return OnirimFace(self)

    def board(self, texts: Texts, paint: Paint) -> Board:
        from reverie.games.onirim.terminal import OnirimBoard

        return OnirimBoard(self.face(), texts, paint)

    def choices(self) -> tuple[Choice, ...]:
        return (
            Choice("book", ("", "book", "book:lost"), "oni-setup-book"),
            Choice("towers", ("", "towers", "towers:ruins"), "oni-setup-towers"),
            Choice("dreams", ("", "dreams", "dreams:5", "dreams:6"), "oni-setup-dreams"),
        )

    def spelling(self, chosen: Mapping[str, str]) -> str:
        return "+".join(["onirim", *(chosen[choice.name] for choice in self.choices() if chosen.get(choice.name))])

    def options(self) -> tuple[Option, ...]:
        return (Option("talk", "HOW", "two players of Onirim: open or silent", part=True),)

    def players(self) -> Mapping[str, Maker]:
        from reverie.games.onirim.players import greedy, search, thorough

        return {
            "greedy": lambda _: greedy.Greedy(),
            "learned": lambda _: thorough.Thorough(),
            "search": lambda effort: search.Search(simulations=effort or search.SIMULATIONS),
        }

    def weights(self, setup: Setup) -> tuple[str, ...]:
        from reverie.games.onirim.players.networks import file_for

        return (file_for(setup.spelling, setup.players),)

    def per_decision(self, setup: Setup) -> float:
        longer = sum(more for part, more in LONGER.items() if f"+{part}" in setup.spelling)
        return 1.0 / (DECISIONS + longer + (setup.players - 1) * WITH_TWO)

    def strengths(self) -> Mapping[str, Strength]:
        # All four use the network: the hand-written player hardly ever wins with the Book.
        from reverie.players.strengths import Strength

        return {
            "gentle": Strength("learned", errors=0.52),
            "steady": Strength("learned", errors=0.30),
            "sharp": Strength("learned", errors=0.12),
            "dreamer": Strength("search", effort=800),
        }

    def judge(self) -> str:
        return "learned"

    def riddle_players(self) -> RiddlePlayers:
        return RiddlePlayers(("greedy",), "search", quick=200, deep=6400)

    def guide(self, setup: Setup) -> Guide:
        from reverie.games.onirim.players.guide import OnirimGuide

        return OnirimGuide()

    def explainer(self) -> Explainer:
        from reverie.games.onirim.explain import OnirimExplainer

        return OnirimExplainer()

    def tie_breaks(self, view: View) -> tuple[int, ...]:
        """Return the cards left in the deck if the game was won; a lost game is not better for having ended early."""
        won = view["result"] is not None and view["seat"] in view["result"]["winners"]
        return (onirim_view(view)["deck"]["size"] if won else 0,)

    def summary(self, setup: Setup, result: Result, seat: int | None, texts: Texts) -> list[str]:
        doors = min(sum(result.scores), DOORS)
        said = texts.say("share-doors", won="yes" if result.winners else "no", doors=doors, all=DOORS)
        return [said, DOOR * doors + NO_DOOR * (DOORS - doors)]

    def lens(self, start: State, players: int) -> Lens:
        from reverie.games.onirim.lens import OnirimLens

        return OnirimLens(players)

    def tiles(self, view: View) -> list[Tile]:
        from reverie.games.onirim.tiles import tiles

        return tiles(onirim_view(view))

    def course(self, setup: Setup, family: bool, seed: str, rounds: int) -> tuple[Subject, Plan]:
        from reverie.games.onirim import training

        return training.subject_of(setup, family), training.plan_of(seed, rounds, family)


KIT = OnirimKit()
