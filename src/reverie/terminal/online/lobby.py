"""The lobby of a server: signing in, open matches, new ones, invitations."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from reverie.core.errors import ReverieError
from reverie.games.discovery import kits
from reverie.terminal.boxes import Ask, Box, Pick
from reverie.terminal.game_board import Key
from reverie.terminal.online.circles import choose_deal
from reverie.terminal.online.client import Message, Refused, Server, address_of
from reverie.terminal.online.desk import OnlineDesk, setup_of
from reverie.terminal.online.other_people import shown_name
from reverie.terminal.online.profiles import show_pages
from reverie.terminal.setup import HERE, SetupScreen
from reverie.terminal.widgets import Canvas, KeyLine, Lines
from reverie.titles import setup_title

if TYPE_CHECKING:
    from reverie.terminal.app import ReverieApp

EVERY: Final = 5.0  # seconds between two looks at the list
GUEST: Final = "guest"
SIGN_IN: Final = "sign-in"


def visit(app: "ReverieApp", server: str) -> None:
    """Go to a server: the one named, or the one that is typed."""
    app.run_worker(_visit(app, server), exit_on_error=False)


async def _visit(app: "ReverieApp", typed: str) -> None:
    if not typed:
        asked = await app.push_screen_wait(Ask(app.texts.say("term-server"), [("", app.settings.server)]))
        typed = asked[0] if asked else ""
    if not typed.strip():
        return
    url = address_of(typed)
    server = Server(url, app.settings.token(url), app.texts)
    try:
        person = await server.me() or await _introduce(app, server)
    except ReverieError as error:
        app.tell(error)
        return
    if person is not None:
        app.settings.keep_token(url, server.token)
        app.push_screen(Lobby(server, person))


async def _introduce(app: "ReverieApp", server: Server) -> Message | None:
    """Sign in as a guest, or with name and password, which can be typed again; None if cancelled."""
    texts = app.texts
    ways = [(GUEST, texts.say("term-as-guest")), (SIGN_IN, texts.say("web-sign-in"))]
    question = texts.say("term-who", server=server.name)
    while True:
        way = await app.push_screen_wait(Pick(question, ways))
        if way == GUEST:
            return await server.become_guest()
        if way != SIGN_IN:
            return None
        secret = texts.say("web-password")
        typed = await app.push_screen_wait(
            Ask(texts.say("web-sign-in"), [(texts.say("web-name"), ""), (secret, "")], secret)
        )
        if not typed:
            continue
        try:
            return await server.sign_in(typed[0].strip(), typed[1])
        except Refused as refusal:
            question = str(refusal)


class Lobby(Box, Screen[None]):
    """Lists the own and the open matches, and what else can be done at a server."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", show=False),
        Binding("j", "join", show=False),
        Binding("o", "sign_out", show=False),
    ]

    def __init__(self, server: Server, person: Message) -> None:
        super().__init__()
        self.server = server
        self.person = person
        self.matches: dict[str, Message] = {}
        self.offered: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        yield OptionList(id="menu")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.lay_out([])
        self.query_one("#menu").focus()
        self.look()
        self.set_interval(EVERY, self.look)

    def on_screen_resume(self) -> None:
        self.look()

    def on_resize(self) -> None:
        self.lay_out(list(self.matches.values()))

    def look(self) -> None:
        """Refresh the list; a failure is silent, as it is tried again soon."""
        if self.is_current:
            self.run_worker(self._look(), exclusive=True, group="look", exit_on_error=False)

    async def _look(self) -> None:
        try:
            mine = await self.server.get("/api/matches?which=mine")
            there = await self.server.get("/api/matches?which=open")
        except ReverieError:
            return
        matches = {match["id"]: match for match in [*mine["matches"], *there["matches"]]}
        self.lay_out(list(matches.values()))

    def lay_out(self, matches: list[Message]) -> None:
        texts, paint = self.reverie.texts, self.reverie.paint
        title = texts.say("term-lobby", server=self.server.name, name=self.person["shown"])
        self.query_one("#head", Lines).show_lines([paint(f"── {title}", "title")])
        self.matches = {match["id"]: match for match in matches}
        offered = [(match["id"], self.describe(match)) for match in matches]
        offered += [(f"new {kit.name}", texts.say("term-lobby-new", game=kit.title)) for kit in kits()]
        offered.append(("circles", texts.say("web-title-circles")))
        offered.append(("profiles", texts.say("profile-pages")))
        offered.append(("join", texts.say("term-lobby-join")))
        if self.person["guest"]:
            offered.append(("claim", texts.say("term-lobby-claim")))
        offered.append(("sign_out", texts.say("web-sign-out")))
        offered.append(("leave", texts.say("term-lobby-leave")))
        if offered != self.offered:
            self.offered = offered
            menu = self.query_one("#menu", OptionList)
            at = menu.highlighted or 0
            menu.clear_options()
            menu.add_options([Option(words, id=name) for name, words in offered])
            menu.highlighted = min(at, len(offered) - 1)
        keys = [
            Key("↑↓ ↵", texts.say("term-key-choose"), "choose"),
            Key("J", texts.say("web-join"), "join"),
            Key("O", texts.say("web-sign-out"), "sign_out"),
            Key("Q", texts.say("term-lobby-leave"), "leave"),
        ]
        self.query_one("#keys", KeyLine).lay_out(keys, self.size.width, paint)

    def describe(self, match: Message) -> str:
        texts = self.reverie.texts
        others = [shown_name(seat, texts) for seat in match["seats"] if not seat["you"]]
        if match["seat"] is None:
            state = texts.say("term-lobby-open")
        elif match["status"] == "waiting":
            state = texts.say("web-state-waiting")
        else:
            state = texts.say("web-state-yours" if match["your_turn"] else "web-state-theirs")
        company = ", ".join(others) or texts.say("web-alone")
        return f"{setup_title(setup_of(match), texts)} · {company} · {state}"

    # -- choosing -------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option.id or "")

    def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        if event.target != "choose":
            self.choose(event.target)

    def choose(self, name: str) -> None:
        if name in self.matches:
            self.run_worker(self._enter(self.matches[name]))
        elif name.startswith("new "):
            self.run_worker(self._create(name.removeprefix("new ")))
        elif name == "circles":
            self.run_worker(self._circles())
        elif name == "profiles":
            self.run_worker(self._profiles())
        elif name == "join":
            self.action_join()
        elif name == "claim":
            self.run_worker(self._claim())
        elif name == "sign_out":
            self.action_sign_out()
        elif name == "leave":
            self.action_leave()

    async def _enter(self, match: Message) -> None:
        """Take the own seat, or the first free one at an open table."""
        try:
            if match["seat"] is None:
                match = await self.server.post(f"/api/matches/{match['id']}/join", {})
        except ReverieError as error:
            self.reverie.tell(error)
            return
        self.sit(match)

    def sit(self, match: Message) -> None:
        desk = OnlineDesk(self.server, match, self.reverie.texts, self.reverie.paint, self.reverie.attention)
        self.reverie.sit(desk, desk.setup)

    async def _create(self, game: str) -> None:
        wanted = await self.app.push_screen_wait(SetupScreen(game, self.reverie.texts, online=True))
        if wanted is None:
            return
        seats: list[dict[str, Any]] = [{"who": "me"}]
        seats += [{"who": "open"} if name == HERE else {"who": "bot", "bot": name} for name in wanted.others]
        body = {**wanted.setup.to_json(), "seats": seats}
        body["setup"] = body.pop("spelling")
        if wanted.time_to_answer:
            body["time_to_answer"] = wanted.time_to_answer
        try:
            self.sit(await self.server.post("/api/matches", body))
        except ReverieError as error:
            self.reverie.tell(error)

    async def _circles(self) -> None:
        try:
            match = await choose_deal(self.app, self.server, self.reverie.texts)
        except ReverieError as error:
            self.reverie.tell(error)
            return
        if match is not None:
            self.sit(match)

    async def _profiles(self) -> None:
        try:
            await show_pages(self.app, self.server, self.person, self.reverie.texts)
        except ReverieError as error:
            self.reverie.tell(error)

    def action_join(self) -> None:
        self.run_worker(self._join())

    async def _join(self) -> None:
        texts = self.reverie.texts
        typed = await self.app.push_screen_wait(Ask(texts.say("web-join-title"), [(texts.say("web-join-code"), "")]))
        code = typed[0].strip().rstrip("/").rpartition("/")[2] if typed else ""
        if not code:
            return
        try:
            self.sit(await self.server.post(f"/api/invitations/{code}", {}))
        except Refused as error:
            if error.code != "seat-taken" or not await self._watched(code):
                self.reverie.tell(error)
        except ReverieError as error:
            self.reverie.tell(error)

    async def _watched(self, code: str) -> bool:
        """Offer to watch at a full table; False if that is not allowed there."""
        match = await self.server.get(f"/api/invitations/{code}")
        if not match["watch"]:
            return False
        texts = self.reverie.texts
        answers = [("watch", texts.say("web-watch")), ("", texts.say("people-cancel"))]
        host = shown_name(next(seat for seat in match["seats"] if not seat["free"]), texts)
        if await self.app.push_screen_wait(Pick(texts.say("web-full", name=host), answers)):
            self.sit(match)
        return True

    async def _claim(self) -> None:
        texts = self.reverie.texts
        secret = texts.say("term-password-again")
        typed = await self.app.push_screen_wait(
            Ask(texts.say("web-claim-why"), [(texts.say("web-name"), ""), (secret, "")], secret)
        )
        if not typed:
            return
        try:
            self.person = await self.server.claim(typed[0].strip(), typed[1])
        except ReverieError as error:
            self.reverie.tell(error)
            return
        self.lay_out(list(self.matches.values()))

    def action_sign_out(self) -> None:
        self.run_worker(self._sign_out())

    async def _sign_out(self) -> None:
        try:
            await self.server.sign_out()
        except ReverieError as error:
            self.reverie.tell(error)
            return
        self.reverie.settings.keep_token(self.server.url, "")
        self.dismiss()

    def action_leave(self) -> None:
        self.dismiss()
