"""A match at a server, as its screen sees it: views come in, answers go out."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from reverie.core.errors import OutOfTurn, ReverieError
from reverie.core.events import EVERYBODY, Event
from reverie.core.game import Setup
from reverie.core.registry import game_of
from reverie.core.view import View
from reverie.explain.hints import Advice
from reverie.explain.judges import judge_for
from reverie.explain.reasons import Reason
from reverie.files import data_folder
from reverie.games.discovery import find_setup
from reverie.terminal.attention import Attention
from reverie.terminal.desk import HINT_WIDTH, Changed
from reverie.terminal.online.client import Broken, Message, Server, ServerSocket
from reverie.terminal.online.other_people import OtherPeople, shown_name
from reverie.texts import Texts
from reverie.textui.company import failure_notice
from reverie.textui.face import face_of
from reverie.textui.hint_lines import hint_lines
from reverie.textui.history import TOLD_BY_SCREEN
from reverie.textui.ink import PLAIN, Paint
from reverie.textui.typed_answers import choose

SOON: Final = 0.2  # seconds before an answer is sent again
GONE_BACK: Final = "gone back"
BEGINNINGS: Final = frozenset({"turn", "rolled"})  # the events that begin a turn in the log


def setup_of(match: Message) -> Setup:
    given = match["setup"]
    return find_setup(given["spelling"], given["players"], given["options"])


class OnlineDesk:
    """One seat of one match, kept up to date over a WebSocket of its own."""

    def __init__(self, server: Server, match: Message, texts: Texts, paint: Paint, attention: Attention) -> None:
        self.server = server
        self.attention = attention
        self.table = match
        self.texts = texts
        self.paint = paint
        self.setup = setup_of(match)
        self.face = face_of(self.setup.game)
        self.view: View | None = None
        self.news: list[str] = []
        self.heard: list[str] = []
        self.said: set[str] = set()  # what of it is chat
        self.waiting = texts.say("term-connecting")
        self.covered: int | None = None
        self.undo_request = ""
        self.outcomes: dict[str, int] | None = None
        self.trouble = ""
        self.changed: Changed = lambda: None
        self.people = OtherPeople(texts)
        self.place = 0
        self.hint_number: int | None = None
        self.at = 0
        self.turns: list[list[str]] = [[]]  # sentences, turn by turn
        self.path: Path | None = None
        self.lost = False
        self.again: asyncio.Task[None] | None = None
        self.telling: asyncio.Task[None] | None = None
        self.socket = ServerSocket(server, self._heard, self._up)

    async def begin(self) -> None:
        self.socket.start()
        self.attention.listeners.add(self._attend)
        await self._open()

    async def _open(self) -> None:
        """Open the match, or catch up after a reconnect with the entries since `at`."""
        try:
            table = await self.socket.ask("open", match=self.table["id"], since=self.at)
        except Broken:
            return  # `_up` opens it again after the reconnect
        self.table = table["table"]
        self.people.take(table)
        for line in table["chat"] if self.at == 0 else ():
            self._said(line)
        self._moved(table)
        if self.attention.away:
            self._attend(True)

    def _attend(self, away: bool) -> None:
        """Report to the others whether the person is away."""
        self.telling = asyncio.create_task(self._tell_away(away))

    async def _tell_away(self, away: bool) -> None:
        with contextlib.suppress(ReverieError):  # it is sent again when the table is opened again
            await self.socket.ask("away", on=away)

    def _up(self, standing: bool) -> None:
        if standing and self.lost:
            self.lost = False
            self.again = asyncio.create_task(self._open())
        elif not standing:
            self.lost = True
            self._wait()
            self.changed()

    def _heard(self, message: Message) -> None:
        if message.get("match") != self.table["id"]:
            return
        kind = message["type"]
        if kind in ("moved", "table"):
            self._moved(message)
        elif kind == "seats":
            self.table = message["table"]
            self._wait()
            self.changed()
        elif kind == "said":
            self._said(message)
            self.changed()
        elif kind == "chat":
            self._chat_left(message["chat"])
            self.changed()
        elif kind == "stumbled":
            self._hear(failure_notice(shown_name(self.table["seats"][message["seat"]], self.texts), self.texts))
            self.changed()
        elif kind in ("here", "clock"):
            self.people.take(message)
            self._wait()
            self.changed()
        elif kind == "queued":
            self.place, self.hint_number = message["place"], message["request"]
            self.changed()
        elif kind == "asking":
            self._asked_for(message["asking"])
            self.changed()

    def _moved(self, message: Message) -> None:
        self.at = max(self.at, message["at"])
        self.people.take(message)
        self.view = message["view"]
        self._tell(message["events"])
        self._asked_for(message["asking"])
        self._wait()
        self.changed()

    def _tell(self, events: Sequence[Message]) -> None:
        seat = self.view["seat"] if self.view is not None else -1
        run: list[Event] = []
        for one in events:
            data = {name: value for name, value in one.items() if name != "event"}
            if one["event"] == GONE_BACK:
                self._told_run(run, seat)
                run = []
                self.news.append(self.texts.say("web-event-gone-back"))
                self.turns[-1].append(self.news[-1])
                continue
            if one["event"] in BEGINNINGS:
                self._told_run(run, seat)
                run = []
                self.turns.append([])
            run.append(Event(one["event"], EVERYBODY, data))
        self._told_run(run, seat)

    def _told_run(self, run: Sequence[Event], seat: int) -> None:
        names = [shown_name(one, self.texts) for one in self.table["seats"]]
        told = [one for one in run if one.name not in TOLD_BY_SCREEN]
        self.turns[-1] += self.face.tell(run, self.texts, self.paint, seat, names)
        self.news += self.face.tell(told, self.texts, self.paint, seat, names)

    def _said(self, line: Message) -> None:
        text = self._sentence(line)
        self.said.add(text)
        self._hear(text)

    def _sentence(self, line: Message) -> str:
        return self.texts.say("term-said", name=line["shown"], text=line["text"])

    def _chat_left(self, lines: list[Message]) -> None:
        """Remove deleted lines of the chat from the news and the log."""
        gone = self.said - {self._sentence(line) for line in lines}
        self.said -= gone
        self.heard = [text for text in self.heard if text not in gone]
        self.turns = [[text for text in turn if text not in gone] for turn in self.turns]

    def _hear(self, text: str) -> None:
        """Show a line now, and keep it in the log."""
        self.heard.append(text)
        self.turns[-1].append(text)

    def _asked_for(self, asking: Message | None) -> None:
        own = self.view["seat"] if self.view is not None else -1
        mine = asking is not None and own >= 0 and own != asking["seat"] and own not in asking["agreed"]
        self.undo_request = ""
        if mine and asking is not None:
            self.undo_request = self.texts.say("web-undo-asked", name=self.table["seats"][asking["seat"]]["shown"])

    def _wait(self) -> None:
        """Set the sentence on whom or what the table waits for."""
        self.waiting = ""
        if self.lost:
            self.waiting = self.texts.say("term-lost")
        elif self.table["status"] == "abandoned":
            self.waiting = self.texts.say("web-abandoned" if self.view is None else "people-no-result")
        elif self.people.stood_in(self.table):
            self.waiting = self.texts.say("people-stood-in")
        elif self.view is None:
            lines = [self.texts.say("web-waiting"), ""]
            lines += [f"{seat['seat'] + 1}  {shown_name(seat, self.texts)}" for seat in self.table["seats"]]
            if self.table["code"]:
                link = f"{self.server.url}/join/{self.table['code']}"
                lines += ["", f"{self.texts.say('web-invite')}:", link]
                lines += [self.texts.say("term-invitation", code=self.table["code"])]
            self.waiting = "\n".join(lines)
        elif self.view["prompt"] is None and self.view["result"] is None:
            names = [shown_name(self.table["seats"][seat], self.texts) for seat in asked_in(self.view)]
            if names:
                missed = self.people.missed(self.table, asked_in(self.view))
                self.waiting = " ".join([self.texts.say("web-turn-of", name=self.texts.listed(names)), *missed])

    def log(self) -> list[str]:
        return [" ".join(turn) for turn in self.turns if turn]

    # -- acting ---------------------------------------------------------------------------------

    async def answer(self, text: str) -> None:
        if self.view is None or self.view["decision"] is None:
            raise OutOfTurn(self.texts.say("server-out-of-turn"))
        decision = self.view["decision"]
        self.news, self.heard = [], []
        # The same key however often it is sent: nothing is played twice when the connection breaks.
        key = secrets.token_urlsafe(12)
        while True:
            try:
                await self.socket.ask("play", match=self.table["id"], decision=decision, answer=text, key=key)
                break
            except Broken:
                await asyncio.sleep(SOON)
        if self.view["result"] is not None:
            await self._fetch()

    async def type(self, line: str) -> None:
        if self.view is None:
            return
        legal = [action["text"] for action in self.view["actions"]]
        game = game_of(self.setup)
        await self.answer(choose(line, legal, self.view, game, self.face, self.texts, PLAIN, []))

    async def undo(self) -> None:
        said = await self.socket.ask("undo", match=self.table["id"])
        if said["undo"] == "asked":
            self.news.append(self.texts.say("term-undo-sent"))
            self.changed()

    async def back(self) -> None:
        await self.socket.ask("undo", match=self.table["id"], far=True)

    async def consent(self, agree: bool) -> None:
        await self.socket.ask("consent", match=self.table["id"], agree=agree)

    async def concede(self) -> None:
        await self.socket.ask("concede", match=self.table["id"])
        await self._fetch()

    async def talk(self, text: str) -> None:
        await self.socket.ask("say", match=self.table["id"], text=text[:200])

    async def put_bot(self, name: str) -> None:
        """Put a bot into the first free seat."""
        free = [seat["seat"] for seat in self.table["seats"] if seat["free"]]
        if free:
            self.table = await self.server.post(f"/api/matches/{self.table['id']}/seats/{free[0]}", {"bot": name})
            await self._open()

    @property
    def talks(self) -> bool:
        return self.setup.players > 1

    async def hint(self) -> list[str]:
        if self.view is None:
            return [self.texts.say("hint-none")]
        try:
            said = await self.socket.ask("hint", match=self.table["id"], decision=self.view["decision"])
        finally:
            self.place, self.hint_number = 0, None
        advice = [
            Advice(one["action"], one["text"], one["value"], one["low"], one["high"], one["names"],
                   *([Reason(reason["kind"], "", reason["values"]) for reason in one.get(part, [])]
                     for part in ("reasons", "gives_up")))
            for one in said["hint"]["answers"]
        ]  # fmt: skip
        return hint_lines(advice, self.view, judge_for(self.setup.game), self.texts, HINT_WIDTH)

    async def cancel_hint(self) -> None:
        if self.hint_number is not None:
            await self.socket.ask("cancel", request=self.hint_number)

    # -- people who do not answer ---------------------------------------------------------------

    def others(self) -> list[str]:
        return self.people.lines(self.table)

    def remedies(self) -> list[tuple[str, str]]:
        return self.people.remedies(self.table) if self.view is not None else []

    async def remedy(self, name: str) -> None:
        kind, _, seat = name.partition(" ")
        fields = {"seat": int(seat)} if seat else {}
        await self.socket.ask(kind, match=self.table["id"], **fields)

    async def uncover(self) -> None:
        """Do nothing: every player has their own screen."""

    # -- keeping --------------------------------------------------------------------------------

    async def save(self, path: Path | None) -> str:
        if path is None:
            return self.texts.say("term-online-kept")
        target = path.expanduser()
        if target.exists():
            raise ReverieError(self.texts.say("file-there", file=str(target)))
        text = await self.server.get_text(f"/api/matches/{self.table['id']}/record")
        try:
            target.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ReverieError(self.texts.say("not-saved", file=str(target), reason=str(error))) from None
        return self.texts.say("saved", file=str(target))

    async def _fetch(self) -> None:
        """Download the record of a finished game, to replay it on this machine."""
        target = data_folder() / "games" / f"online-{self.table['id']}.reverie"
        try:
            if not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                await self.save(target)
            self.path = target
        except (ReverieError, OSError):
            return  # it can still be seen again at the server
        self.changed()

    def record(self) -> Path | None:
        return self.path

    async def leave(self) -> None:
        self.attention.listeners.discard(self._attend)
        await self.socket.stop()


def asked_in(view: View) -> list[int]:
    """Return the other seats that a game waits for: those its view names, or all where it names none."""
    fields: Mapping[str, object] = view
    named = fields.get("waiting", [fields.get("active")])
    seats = [seat for seat in range(view["setup"]["players"]) if seat != view["seat"]]
    return [seat for seat in seats if isinstance(named, list) and seat in named] or seats
