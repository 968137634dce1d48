"""A finished game seen again: entry by entry, with the value curve and what cost most."""

from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.worker import get_current_worker

from reverie.core.game import CHANCE
from reverie.core.view import View
from reverie.explain.analysis import Story, analyse
from reverie.explain.hindsight import Hindsight, quick_hindsight
from reverie.explain.judges import judge_for
from reverie.explain.words import amount
from reverie.files import load_file
from reverie.terminal.boxes import Box, Page
from reverie.terminal.curve import draw, story_of
from reverie.terminal.game_board import Board, Key
from reverie.terminal.plain_board import board_of
from reverie.terminal.widgets import Canvas, KeyLine, Lines, headline
from reverie.textui.analysis_lines import analysis_lines
from reverie.textui.history import looking_from
from reverie.textui.ink import wrapped
from reverie.titles import setup_title

LOW: Final = 3  # lines of the curve on a small screen
TALL: Final = 7
ENOUGH: Final = 34  # lines of a screen that has room for a tall one


class ReplayScreen(Box, Screen[None]):
    """Shows one record; the analysis runs in the background."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,comma", "go(-1)", show=False),
        Binding("right,full_stop,space", "go(1)", show=False),
        Binding("up,pageup", "go(-10)", show=False),
        Binding("down,pagedown", "go(10)", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("c", "costly", show=False),
        Binding("p", "player", show=False),
        Binding("a", "analysis", show=False),
        Binding("t", "try_again", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, path: Path) -> None:
        """Load the record; raise DamagedRecord, which says where the file is wrong."""
        super().__init__()
        self.path = path
        self.record, self.replay = load_file(path)
        self.judge = judge_for(self.record.setup.game)
        self.last = len(self.record.entries)
        self.at = self.last
        self.seat = 0
        self.stories: list[Story] = []
        self.hindsight: Hindsight | None = None
        self.progress: tuple[int, int] | None = (0, 1)
        self.board: Board | None = None

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        with VerticalScroll(id="board", can_focus=False):
            yield Canvas(id="upper")
        yield Lines(id="news")
        yield Lines(id="curve")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        self.board = board_of(self.record.setup.game, self.reverie.texts, self.reverie.paint)
        self.seat = looking_from(self.replay.states[self.at], self.record, None)
        self.draw()
        self.run_worker(self.judge_game, thread=True, exclusive=True)

    def judge_game(self) -> None:
        """Analyse the game; runs in a thread, so that the screen stays responsive."""
        worker = get_current_worker()

        def shown(done: int, of: int) -> None:
            if worker.is_cancelled or not self.app.is_running:
                raise Stopped
            if done % 5 == 0:
                self.app.call_from_thread(self.under_way, done, of)

        try:
            stories = analyse(self.record, self.replay, judge=self.judge, shown=shown)
        except Stopped:
            return
        self.app.call_from_thread(self.judged, stories)
        self.hindsight = quick_hindsight(self.record, self.replay)

    def under_way(self, done: int, of: int) -> None:
        self.progress = (done, max(1, of))
        self.draw()

    def judged(self, stories: list[Story]) -> None:
        self.progress = None
        self.stories = stories
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    # -- showing --------------------------------------------------------------------------------

    def view(self) -> View:
        return self.replay.states[self.at].view(self.seat)

    def draw(self) -> None:
        if self.board is None or not self.is_mounted:
            return
        width, height = self.size
        texts, paint = self.reverie.texts, self.reverie.paint
        title = setup_title(self.record.setup, texts)
        place = texts.say("web-replay-at", n=self.at, all=self.last)
        self.query_one("#head", Lines).show_lines([headline(title, place, width, paint)])
        view = self.view()
        entry_lines = self.entry_lines(view, width)
        curve = self.curve(width, TALL if height >= ENOUGH else LOW)
        # A replay asks no questions.
        self.board.show({**view, "prompt": None, "decision": None, "actions": []})
        hand = self.board.lower(width, height - 2)
        upper = self.board.upper(width, height - 2 - len(hand.lines) - len(entry_lines) - len(curve), sided=False)
        upper.below(hand)
        self.query_one("#upper", Canvas).show(upper)
        self.query_one("#news", Lines).show_lines(entry_lines)
        self.query_one("#curve", Lines).show_lines(curve)
        self.query_one("#keys", KeyLine).lay_out(self.keys(), width, paint)

    def entry_lines(self, view: View, width: int) -> list[str]:
        """Return the entry shown, and what was better if it was costly."""
        if self.at == 0:
            return [""]
        texts, paint = self.reverie.texts, self.reverie.paint
        entry = self.record.entries[self.at - 1]
        who = texts.say("term-chance") if entry.actor == CHANCE else texts.say("analysis-seat", player=entry.actor + 1)
        lines = [f" {paint(who, 'strong')}: {entry.text}"]
        for story in self.stories:
            for step in story.steps:
                if step.entry == self.at:
                    lines[0] += f" · {amount(step.after, story.view, texts)}"
                    if step in story.costliest():
                        cost = amount(-step.skill, story.view, texts)
                        text = texts.say(
                            "analysis-cost", entry=step.entry, text=step.text, cost=cost, better=step.better
                        )
                        lines += [paint(one, "red") for one in wrapped(text, width)]
        return lines

    def curve(self, width: int, height: int) -> list[str]:
        texts, paint = self.reverie.texts, self.reverie.paint
        if self.progress is not None:
            done, of = self.progress
            long = 30 * done // of
            bar = paint("█" * long, "brass") + paint("░" * (30 - long), "faint")
            return [f" {texts.say('term-judging')} {bar} {done}/{of}"]
        story = story_of(self.stories, self.seat)
        if story is None:
            return [f" {texts.say('term-nothing-judged')}"]
        return draw(story, self.last, self.at, width, height, texts, paint)

    def keys(self) -> list[Key]:
        say = self.reverie.texts.say
        # A narrow line has no room for both; that the other arrows go further is soon found.
        other = (
            Key("T", say("takeaway-try"), "try_again") if self.can_try() else Key("↑ ↓", say("term-key-ten"), "go(10)")
        )
        out = [Key("← →", say("term-key-move"), "go(1)"), other]
        if self.stories:
            out += [Key("C", say("term-key-costly"), "costly"), Key("A", say("term-key-analysis"), "analysis")]
        if self.record.setup.players > 1:
            out.append(Key("P", say("term-key-player"), "player"))
        return [*out, Key("Q", say("web-back-home"), "leave")]

    # -- turning pages --------------------------------------------------------------------------

    def action_go(self, by: int) -> None:
        self.at = max(0, min(self.last, self.at + by))
        self.draw()

    def action_costly(self) -> None:
        """Go to the next costly choice; after the last one to the first."""
        entries = sorted(step.entry for story in self.stories for step in story.costliest())
        if entries:
            self.at = next((entry for entry in entries if entry > self.at), entries[0])
            self.draw()

    def action_player(self) -> None:
        self.seat = (self.seat + 1) % self.record.setup.players
        self.draw()

    def action_analysis(self) -> None:
        if self.stories:
            texts = self.reverie.texts
            title = setup_title(self.record.setup, texts)
            head, *lines = analysis_lines(self.stories, title, self.judge, texts, self.hindsight, self.path)
            self.app.push_screen(Page(head, lines))

    def can_try(self) -> bool:
        """Tell whether the entry shown was a costly choice, and so can be tried again."""
        return any(step.entry == self.at for story in self.stories for step in story.costliest())

    def action_try_again(self) -> None:
        """Play on in a copy from just before the costly choice that is shown."""
        if self.can_try():
            self.reverie.resume(self.path, to=self.at - 1)

    async def on_canvas_pressed(self, event: Canvas.Pressed) -> None:
        await self.run_action(event.target)

    def action_leave(self) -> None:
        self.dismiss()


class Stopped(Exception):
    """Raised to stop the analysis when its screen is closed."""
