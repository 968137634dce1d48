"""The desk of a riddle: one question of a game, one answer that counts, then the verdict."""

import asyncio
import secrets
from pathlib import Path

from reverie.core.chance import RandomSampler
from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.explain.hints import hint
from reverie.explain.judges import judge_for
from reverie.explain.words import amount
from reverie.files import data_folder, make_folder, save
from reverie.games.discovery import facts_of
from reverie.riddles.own_tries import OwnTries
from reverie.riddles.riddle import Riddle
from reverie.riddles.verdict import CHALLENGE_GAMES, challenge
from reverie.terminal.desk import HINT_WIDTH, LocalDesk
from reverie.texts import Texts
from reverie.textui.company import Company
from reverie.textui.hint_lines import hint_lines
from reverie.textui.ink import PLAIN, Paint
from reverie.textui.local_match import LocalMatch
from reverie.textui.riddle_client import Z95, verdict_lines
from reverie.textui.saves import SUFFIX, Saves
from reverie.textui.typed_answers import Answers

FOLDER = "riddles"


class RiddleDesk(LocalDesk):
    """A riddle on this machine. Nothing is played, and no hint is given, before the answer."""

    def __init__(self, riddle: Riddle, tries: OwnTries, day: str | None, texts: Texts, paint: Paint) -> None:
        record, replay = riddle.replay()
        match = Match(record.setup, RandomSampler(Rng("riddle")), record, replay)
        self.file = data_folder() / FOLDER / f"{riddle.name}{SUFFIX}"
        local = LocalMatch(match, Saves(self.file, ours=True), Company([], record.setup.players))
        super().__init__(local, texts, paint)
        self.riddle = riddle
        self.tries = tries
        self.day = day
        self.people = 1  # who solves it sits in the seat that is asked
        self.seat = match.state.actors()[0]
        self.question = match.state.view(self.seat)
        self.proposed = ""  # an answer that was chosen, until it is given or thought over
        self.given = ""
        self.verdict: list[str] = []

    async def begin(self) -> None:
        had = self.tries.find(self.riddle.name)
        self._show(self.question, ())
        if had is not None:
            self._judge(had.answer)

    async def answer(self, text: str) -> None:
        """Propose an answer; `give` gives it."""
        self.proposed = text
        self.changed()

    async def type(self, line: str) -> None:
        await self.answer(Answers(self.match, self.seat, self.face, self.texts, PLAIN, ()).read(line)[0])

    async def give(self) -> None:
        """Give the proposed answer: it counts, if it is the first one."""
        answer, self.proposed = self.proposed, ""
        rating = self.tries.add(self.riddle, answer, self.day)
        self._judge(answer)
        if rating is not None:
            before, after = (str(round(one.value)) for one in rating)
            self.verdict.append(self.texts.say("riddle-line-rating", before=before, after=after))
        self.changed()

    def _judge(self, answer: str) -> None:
        self.given = answer
        self.verdict = verdict_lines(self.riddle, self.question, answer, self.texts)
        self.view = {**self.question, "prompt": None, "decision": None, "actions": []}
        self.waiting = self.verdict[0]
        self.changed()

    # -- doubting it ----------------------------------------------------------------------------

    def rivals(self) -> list[str]:
        """List the answers that the best one can be played on against."""
        return [one.text for one in self.riddle.answers[1:]]

    async def play_on(self, rival: str) -> str:
        """Play on from the best answer and from another, with new luck; return what came of it in words."""
        found = await asyncio.to_thread(challenge, self.riddle, rival, secrets.token_hex(8), CHALLENGE_GAMES)
        half = Z95 * found.behind_error
        values = {"best": found.best, "other": found.other, "behind": found.behind}
        values |= {"low": found.behind - half, "high": found.behind + half}
        said = {name: amount(value, self.question, self.texts) for name, value in values.items()}
        return self.texts.say("riddle-challenged", games=found.games, **said)

    def keep_record(self) -> Path:
        """Write the game up to the riddle into a file, to be reviewed; refused where it would tell what is hidden."""
        if not self.given:
            raise OutOfTurn(self.texts.say("riddle-no-hint"))
        if facts_of(self.setup).hidden:
            raise ReverieError(self.texts.say("riddle-hidden"))
        make_folder(self.file.parent)
        save(self.match.record, self.file)
        return self.file

    async def hint(self) -> list[str]:
        if not self.given:
            raise OutOfTurn(self.texts.say("riddle-no-hint"))
        judge = judge_for(self.question["game"])
        advice = await asyncio.to_thread(hint, self.question, judge=judge)
        return hint_lines(advice, self.question, judge, self.texts, HINT_WIDTH)

    # -- what a riddle has not ------------------------------------------------------------------

    async def undo(self) -> None:
        raise OutOfTurn(self.texts.say("riddle-once"))

    async def back(self) -> None:
        raise OutOfTurn(self.texts.say("riddle-once"))

    async def concede(self) -> None:
        raise OutOfTurn(self.texts.say("riddle-once"))

    async def save(self, path: Path | None) -> str:
        raise ReverieError(self.texts.say("riddle-once"))

    def record(self) -> Path | None:
        return None

    def _keep(self) -> None:
        """Keep nothing: a riddle's game is part of the program."""
