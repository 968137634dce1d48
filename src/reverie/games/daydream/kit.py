"""The kit of Daydream: everything the game brings to the rest of Reverie."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from reverie.core.game import Game, Result, Setup, State
from reverie.core.view import View
from reverie.games.daydream.game import Daydream, daydream
from reverie.games.daydream.library import CURRENT, editions
from reverie.games.daydream.rules.folds import VIEWS, load_boards
from reverie.games.daydream.view_types import daydream_view
from reverie.games.kit import Choice, Command, Facts, GameKit, Option, Paper, Pile, Problem, RiddlePlayers

if TYPE_CHECKING:
    from reverie.explain.explainer import Explainer
    from reverie.observing.lens import Lens
    from reverie.players.clairvoyant import Guide
    from reverie.players.player import Player
    from reverie.players.strengths import Maker, Strength
    from reverie.terminal.game_board import Board
    from reverie.texts import Texts
    from reverie.textui.face import Face
    from reverie.textui.ink import Paint
    from reverie.tiles import Tile
    from reverie.training.course import Plan
    from reverie.training.subject import Subject

NAMES: Final = 4  # that a solo score can earn
ANSWERS_BY_CELL: Final = 1.5  # two digits and the end of a turn for every two cells
FORGIVING: Final = 2.0  # on EFD errors cost half of what they look like, so that they have to be larger
STAR, NO_STAR = "★", "☆"


class DaydreamKit(GameKit):
    """See `GameKit` for what each method is for; imports are late to keep commands fast that do not need them."""

    name = "daydream"
    title = "Daydream"
    messages = "day"
    place = 2
    feats = ("six", "name", "thornless", "shelf")

    def rules(self) -> Game:
        return Daydream()

    def facts(self, setup: Setup) -> Facts:
        several = setup.players > 1
        return Facts(
            cooperative=False,
            simultaneous=several,
            hidden=several,
            winnable=several,
            value="score",
            shared_score=False,
            lowest_score=-1000,
            highest_score=1000,
            chance_outcomes=36,
        )

    def first_setup(self) -> str:
        return "daydream:A"

    def choices(self) -> tuple[Choice, ...]:
        return (Choice("view", tuple(VIEWS), "day-setup-view"),)

    def spelling(self, chosen: Mapping[str, str]) -> str:
        return f"daydream:{chosen['view']}"

    def setup_title(self, setup: Setup, texts: Texts) -> str:
        from reverie.games.daydream.names import view_title

        title = view_title(setup.spelling.partition(":")[2], texts)
        edition = daydream().edition(setup)
        if edition not in ("", CURRENT):  # new games are not played on it any more
            title = texts.say(f"web-day-edition-{edition}", title=title)
        return f"{self.title}, {title}"

    def about(self, chosen: Mapping[str, str], texts: Texts) -> str:
        return texts.say(f"web-day-about-{chosen['view'].lower()}")

    def value_label(self, name: str, value: str, texts: Texts) -> str:
        from reverie.games.daydream.names import view_title

        if name != "boards":
            return f"{value} {view_title(value, texts)}"
        if value in editions():
            return texts.say("day-boards-edition", n=value)
        return texts.say("day-boards-own", name=value)

    def face(self) -> Face:
        from reverie.games.daydream.text.face import DaydreamFace

        return DaydreamFace(self)

    def board(self, texts: Texts, paint: Paint) -> Board:
        from reverie.games.daydream.terminal import DaydreamBoard

        return DaydreamBoard(self.face(), texts, paint)

    def options(self) -> tuple[Option, ...]:
        help_text = "Daydream on other boards: a folder with some of A.toml to F.toml, or an edition by its name"
        return (Option("boards", "DIR", help_text, path=True),)

    def use(self, option: str, value: str) -> Mapping[str, str]:
        """Add the boards of a folder to the library, or name an edition; raise BadBoard if one is wrong."""
        folder = Path(value)
        if folder.name in editions() and not folder.exists():
            return {"boards": folder.name}
        boards = load_boards(folder)
        daydream().library.add(boards, offered=True)
        return {"boards": boards.digest}

    def new_game_options(self) -> Mapping[str, str]:
        return daydream().new_game_options()

    def typed_options(self, setup: Setup) -> Mapping[str, str]:
        """Return the edition, the first one too, which set-ups do not name; or the digest of custom boards."""
        edition = daydream().edition(setup)
        return {"boards": edition} if edition else setup.options

    def problems(self, attached: Mapping[str, str]) -> list[Problem]:
        from reverie.games.daydream.library import problems

        return [Problem(one.file, one.place, one.reason, one.code, one.values) for one in problems(attached)]

    def printed(self, setup: Setup, paper: Paper) -> bytes:
        from reverie.games.daydream.printing.boards import print_view, print_whole

        return print_whole(setup, paper) if paper.whole else print_view(daydream().composition(setup), paper)

    def piles(self, view: View) -> list[Pile]:
        from reverie.games.daydream.real_table import piles

        return piles(daydream_view(view))

    def commands(self) -> tuple[Command, ...]:
        module = "reverie.games.daydream.commands.boards"
        return (Command("boards", "Daydream's boards: draw, print, check, calibrate, study", module),)

    def players(self) -> Mapping[str, Maker]:
        from reverie.games.daydream.players import learned, search, strong, turn_planner

        return {
            "novice": _novice,
            "greedy": lambda _: turn_planner.Greedy(),
            "learned": lambda _: learned.Learned(),
            "strong": lambda effort: strong.Strong(futures=effort or strong.FUTURES),
            "search": lambda effort: search.Search(deeper=effort or search.DEEPER),
        }

    def weights(self, setup: Setup) -> tuple[str, ...]:
        from reverie.games.daydream.players.networks import file_for

        letters, boards = setup.spelling.partition(":")[2], setup.options.get("boards")
        if boards is None:
            return (file_for(letters),)
        return (file_for(f"{letters}-{boards}"),) if boards in editions() else ()

    def per_decision(self, setup: Setup) -> float:
        """Return the score of the best solo name by decision: boards differ in both."""
        board = daydream().board(setup)
        harsher = FORGIVING if setup.spelling.partition(":")[2] == "EFD" else 1.0
        return harsher * board.names[-1] / (ANSWERS_BY_CELL * int(board.cells))

    def strengths(self) -> Mapping[str, Strength]:
        from reverie.players.strengths import Strength

        return {
            "gentle": Strength("learned", errors=0.52),
            "steady": Strength("learned", errors=0.30),
            "sharp": Strength("learned", errors=0.12),
            "dreamer": Strength("search"),
        }

    def judge(self) -> str:
        return "learned"

    def trial_players(self) -> tuple[str, ...]:
        """Boards of somebody's own have no network: the strong player needs none."""
        return ("learned", "strong")

    def riddle_players(self) -> RiddlePlayers:
        return RiddlePlayers(("greedy",), "search", quick=6, deep=24)

    def guide(self, setup: Setup) -> Guide | None:
        from reverie.games.daydream.players.guide import DaydreamGuide

        return DaydreamGuide() if setup.players == 1 else None

    def explainer(self) -> Explainer:
        from reverie.games.daydream.explain import DaydreamExplainer

        return DaydreamExplainer()

    def earned(self, view: View) -> int | None:
        """Return which of the four names a solo game has earned, from 1 to 4; None if it was conceded or not solo."""
        if view["setup"]["players"] > 1 or view["result"] is None or view["seat"] not in view["result"]["winners"]:
            return None
        name = daydream_view(view)["name"]
        return None if name is None else name["index"]

    def achieved(self, view: View) -> list[str]:
        from reverie.games.daydream.feats import achieved

        return achieved(daydream_view(view))

    def summary(self, setup: Setup, result: Result, seat: int | None, texts: Texts) -> list[str]:
        from reverie.games.daydream.names import solo_name

        if setup.players > 1:
            return super().summary(setup, result, seat, texts)
        if not result.winners:
            return [texts.say("share-left")]
        letters = setup.spelling.partition(":")[2]
        (score,) = result.scores
        index = max(1, sum(score >= least for least in daydream().board(setup).names))
        said = texts.say("share-score", score=score, name=solo_name(letters, index, texts))
        return [said, STAR * index + NO_STAR * (NAMES - index)]

    def lens(self, start: State, players: int) -> Lens:
        from reverie.games.daydream.lens import DaydreamLens
        from reverie.games.daydream.rules.table import Table

        assert isinstance(start, Table)
        return DaydreamLens(start.board, players)

    def environments(self) -> Mapping[int, Mapping[str, str]]:
        """Return a version for each edition."""
        return {int(edition): {"boards": edition} for edition in editions()}

    def tiles(self, view: View) -> list[Tile]:
        from reverie.games.daydream.tiles import tiles

        return tiles(daydream_view(view))

    def course(self, setup: Setup, family: bool, seed: str, rounds: int) -> tuple[Subject, Plan]:
        from reverie.games.daydream import training

        return training.subject_of(setup), training.plan_of(seed, rounds)


def _novice(_: int) -> Player:
    from reverie.games.daydream.players.novice import Novice

    return Novice()


KIT = DaydreamKit()
