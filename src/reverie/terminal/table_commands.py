"""The commands of a table: what each key other than the game's own does."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from reverie.players.roster import strengths_of
from reverie.terminal.boxes import Ask, Page, Pick
from reverie.terminal.own_desk import OwnDesk
from reverie.terminal.table_acting import ANY, Ahead, TableActing
from reverie.textui.face import face_of, typed_question

YES: Final = "yes"
REMOVE: Final = "remove"
HELP: Final = (
    ("U", "help-undo"),
    ("B", "help-back"),
    ("H", "help-hint"),
    ("R", "help-rule"),
    ("L", "term-help-log"),
    ("I", "term-help-odds"),
    (":", "term-help-type"),
    ("W", "term-help-keep"),
    ("G", "help-concede"),
    ("O", "term-help-people"),
    ("Q", "help-quit"),
)


class TableCommands(TableActing):
    """The key bindings of a table, and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("b", "back", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "rule", show=False),
        Binding("l", "log", show=False),
        Binding("i", "odds", show=False),
        Binding("w", "keep", show=False),
        Binding("g", "concede", show=False),
        Binding("v", "replay", show=False),
        Binding("t", "talk", show=False),
        Binding("o", "people", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("f2", "entries", show=False),
        Binding("f3", "piles", show=False),
        Binding("f4", "follow", show=False),
        Binding("f5", "deal", show=False),
        Binding("escape", "hush", show=False),
        Binding("pageup", "scroll(-5)", show=False),
        Binding("pagedown", "scroll(5)", show=False),
    ]

    def action_undo(self) -> None:
        self.act(self.desk.undo, self.position() or None)

    def action_back(self) -> None:
        """Go back to the previous decision; in a game that waits for players, put a bot into a seat."""
        if self.desk.view is not None:
            self.act(self.desk.back)
            return
        say = self.reverie.texts.say
        bots = [(name, say("web-seat-bot", bot=say(f"web-bot-{name}"))) for name in strengths_of(self.desk.setup.game)]

        def put(name: str | None) -> None:
            if name:
                self.act(lambda: self.desk.put_bot(name))

        self.app.push_screen(Pick(say("term-key-bot"), bots), put)

    def action_talk(self) -> None:
        def said(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                text = typed[0].strip()
                self.act(lambda: self.desk.talk(text))

        if self.desk.talks:
            self.app.push_screen(Ask(self.reverie.texts.say("web-talk-say"), [("", "")]), said)

    def action_people(self) -> None:
        """Show who is present and, when somebody does not answer in time, what can be done about it."""
        title, told = self.reverie.texts.say("people-title"), self.desk.others()
        remedies = self.desk.remedies()

        def chosen(name: str | None) -> None:
            if name:
                self.act(lambda: self.desk.remedy(name))

        if remedies:
            self.app.push_screen(Pick("\n".join(told) or title, remedies), chosen)
        elif told:
            self.app.push_screen(Page(title, told))

    # -- a table of people's own ----------------------------------------------------------------

    def action_entries(self) -> None:
        """List what was entered; the entry chosen is corrected or removed."""
        texts, desk = self.reverie.texts, self.desk
        if not isinstance(desk, OwnDesk) or desk.dealt:
            return

        def chosen(number: str | None) -> None:
            if not number:
                return
            instead = [(f"={text}", label) for text, label in desk.instead(int(number))]
            answers = [*instead, (REMOVE, texts.say("own-remove"))]
            self.app.push_screen(
                Pick(texts.say("own-correct", n=int(number)), answers), lambda text: correct(number, text)
            )

        def correct(number: str, text: str | None) -> None:
            if text:
                instead = None if text == REMOVE else text.removeprefix("=")
                self.act(lambda: desk.correct(int(number), instead))

        entries = [(str(number), words) for number, words in desk.entries()]
        if entries:
            self.app.push_screen(Pick(texts.say("own-entries-how"), entries), chosen)
        else:
            self.say(texts.say("own-entries-none"))

    def action_piles(self) -> None:
        """List what lies on the table, to be laid out elsewhere."""
        if isinstance(self.desk, OwnDesk):
            self.app.push_screen(Page(self.reverie.texts.say("own-piles-title"), self.desk.piles()))

    def action_follow(self) -> None:
        """Let what a correction has set aside follow, or leave it out."""
        texts, desk = self.reverie.texts, self.desk
        if not isinstance(desk, OwnDesk) or not desk.own.aside:
            return

        def chosen(answer: str | None) -> None:
            if answer:
                self.act(desk.follow if answer == YES else desk.leave_out)

        answers = [(YES, texts.say("own-follow")), ("no", texts.say("own-leave-out"))]
        self.app.push_screen(Pick(desk.trouble, answers), chosen)

    def action_deal(self) -> None:
        texts, desk = self.reverie.texts, self.desk
        if not isinstance(desk, OwnDesk) or desk.dealt or desk.view is None or desk.view["result"] is not None:
            return

        def sure(answer: str | None) -> None:
            if answer == YES:
                seed = self.reverie.seed if self.reverie.seed is not None else secrets.token_hex(16)
                self.act(lambda: desk.deal(seed))

        answers = [("no", texts.say("web-concede-no")), (YES, texts.say("own-deal"))]
        self.app.push_screen(Pick(texts.say("own-deal-sure"), answers), sure)

    def action_hint(self) -> None:
        if self.asked() and self.desk.outcomes is None:
            self.act(self._hint)

    async def _hint(self) -> None:
        texts = self.reverie.texts
        self.say(texts.say("web-hint-thinking"))
        first, *lines = await self.desk.hint()
        self.said = []
        self.draw()
        self.app.push_screen(Page(first.strip(), [line.strip() for line in lines]))

    def action_rule(self) -> None:
        if self.asked() and self.desk.outcomes is None and self.board is not None and self.desk.view is not None:
            rule = self.board.face.rule(self.desk.view, self.reverie.texts, self.reverie.paint)
            self.app.push_screen(Page(self.reverie.texts.say("web-rule"), _apart(rule)))

    def action_log(self) -> None:
        texts = self.reverie.texts
        log = self.desk.log() if self.desk.covered is None else []
        self.app.push_screen(Page(texts.say("web-log"), _apart(log) or [texts.say("web-log-empty")], last=True))

    def action_odds(self) -> None:
        """Show the whole table as text, with the odds that a wide screen shows at the side."""
        if self.board is not None and self.desk.view is not None:
            width = min(self.size.width - 8, 96)
            table = self.board.face.table(self.desk.view, self.reverie.texts, width, self.reverie.paint).split("\n")
            self.app.push_screen(Page(self.reverie.texts.say("term-key-odds"), table[1:], as_drawn=True))

    def action_keep(self) -> None:
        def save(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                path = Path(typed[0].strip())
                self.act(lambda: self._save(path))

        self.app.push_screen(Ask(self.reverie.texts.say("term-save-where"), [("", "")]), save)

    async def _save(self, path: Path | None) -> None:
        self.say(await self.desk.save(path))

    def action_type(self) -> None:
        def give(typed: list[str] | None) -> None:
            if typed and typed[0].strip():
                line = typed[0].strip()
                self.ahead.append(Ahead(lambda: self.act(lambda: self.desk.type(line)), ANY))
                self.catch_up()

        if self.desk.view is None or self.desk.view["result"] is not None:
            return
        # A line may be typed before its turn: words mean the same whatever happens meanwhile.
        title = self.desk.waiting
        face = face_of(self.setup.game)
        if self.desk.outcomes is not None:
            title = face.chance_question(self.desk.view, self.reverie.texts)
        elif self.asked():
            title = typed_question(face, self.desk.view, self.reverie.texts)
        self.app.push_screen(Ask(title, [("", "")]), give)

    def action_concede(self) -> None:
        texts = self.reverie.texts

        def sure(answer: str | None) -> None:
            if answer == YES:
                self.act(self.desk.concede)

        if self.desk.view is not None and self.desk.view["result"] is None:
            answers = [("no", texts.say("web-concede-no")), (YES, texts.say("web-concede"))]
            self.app.push_screen(Pick(texts.say("web-concede-sure"), answers), sure)

    def action_help(self) -> None:
        texts = self.reverie.texts
        out = [texts.say("term-help-table"), ""]
        if self.board is not None and self.desk.view is not None:
            game = self.desk.view["game"]
            out += [told, ""] if (told := texts.found(f"term-help-{game}")) else []
            out += _apart(self.board.face.legend(self.desk.view, texts, self.reverie.paint))
        for key, message in HELP:
            out.append(f"{self.reverie.paint(key, 'key')}  {texts.say(message)}")
        self.app.push_screen(Page(texts.say("term-key-help"), out))

    def action_replay(self) -> None:
        if self.desk.view is not None and self.desk.view["result"] is not None and self.desk.record() is not None:
            self.act(lambda: self.go("replay"))

    def action_leave(self) -> None:
        """Leave at once, also while a bot thinks: it is asked again when the game goes on."""
        if self.busy:
            self.workers.cancel_node(self)
            self.busy = False
        self.act(self.go)

    def action_hush(self) -> None:
        """Dismiss what was said, and cancel a hint that is queued.

        Escape does not leave: over a slow connection an arrow key may arrive as Escape.
        """
        if self.desk.place:
            self.run_worker(self.desk.cancel_hint())
        self.said = []
        self.draw()

    def action_scroll(self, by: int) -> None:
        self.query_one("#board", VerticalScroll).scroll_relative(y=by, animate=False)


def _apart(paragraphs: Sequence[str]) -> list[str]:
    """Put an empty line between paragraphs."""
    return [line for paragraph in paragraphs for line in (paragraph, "")][:-1]
