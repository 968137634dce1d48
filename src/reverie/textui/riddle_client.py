"""Riddles line by line: the table, the question, one answer, and the verdict."""

from reverie.core.chance import RandomSampler
from reverie.core.errors import Illegal, Unreadable
from reverie.core.match import Match
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.explain.words import amount, say_all
from reverie.games.discovery import kit_of
from reverie.riddles.library import riddles, setup_of_riddle
from reverie.riddles.own_tries import OwnTries
from reverie.riddles.riddle import Riddle, Verdict
from reverie.riddles.tries import Tries
from reverie.riddles.verdict import solution
from reverie.texts import Texts
from reverie.textui.company import bot_name
from reverie.textui.face import draw_table, face_of, question_lines
from reverie.textui.ink import wrapped
from reverie.textui.screen import InputEndedError, Screen
from reverie.textui.typed_answers import Answers

Z95 = 1.96
QUIT = "quit"
SHOWN = 6  # answers whose numbers are told, besides the given one


def list_line(riddle: Riddle, texts: Texts) -> str:
    """Tell a riddle in a line, and nothing of its answer."""
    setup = setup_of_riddle(riddle.name)
    title = kit_of(setup.game).setup_title(setup, texts)
    theme = texts.say(f"theme-{riddle.themes[0]}")
    return texts.say("riddle-line-list", name=riddle.name, title=title, theme=theme, rating=str(int(riddle.rating)))


def tries_line(tries: Tries, texts: Texts) -> str:
    """Tell in a line how many riddles were tried and solved, and the rating."""
    return texts.say(
        "riddle-line-tried",
        n=len(tries.tries),
        all=len(riddles()),
        solved=tries.solved,
        rating=str(round(tries.rating.value)),
        deviation=str(round(tries.rating.deviation)),
    )


def solve(riddle: Riddle, tries: OwnTries, screen: Screen, texts: Texts, day: str | None = None) -> bool:
    """Show a riddle, read an answer and tell the verdict; False if the person leaves instead."""
    record, replay = riddle.replay()
    seat = replay.state.actors()[0]
    view = replay.state.view(seat)
    face = face_of(view["game"])
    match = Match(record.setup, RandomSampler(Rng("riddle")), record, replay)
    screen.clear()
    screen.show(draw_table(view, texts, screen.width, screen.paint))
    screen.show("", *wrapped(screen.paint(f"{texts.say('riddle-one')} {riddle.name}", "strong"), screen.width))
    screen.show(*question_lines(face, view, texts, screen.paint, screen.width))
    while True:
        try:
            line = screen.ask(texts.say("riddle-line-ask") + " > ").strip()
        except InputEndedError:
            return False
        if line.lower() == QUIT:
            return False
        if not line:
            continue
        try:
            answer = Answers(match, seat, face, texts, screen.paint, [QUIT]).read(line)[0]
            break
        except Unreadable as error:
            screen.show(*wrapped(texts.say("bad-unreadable", reason=str(error)), screen.width))
        except Illegal as error:
            screen.show(*wrapped(texts.say("bad-illegal", reason=str(error)), screen.width))
    rating = tries.add(riddle, answer, day)
    for text in verdict_lines(riddle, view, answer, texts):
        screen.show(*wrapped(text, screen.width, "  "))
    if rating is not None:
        before, after = (str(round(one.value)) for one in rating)
        screen.show(texts.say("riddle-line-rating", before=before, after=after))
    return True


def verdict_lines(riddle: Riddle, view: View, answer: str, texts: Texts) -> list[str]:
    """Tell which answer is best, what the others are worth, why, and who finds it."""
    found = solution(riddle, view)
    said = texts.say("riddle-right" if answer == found.best else "riddle-wrong")
    lines = [f"{said} {texts.say('riddle-best', answer=found.best)}"]
    for place, one in enumerate(found.answers):
        if place < SHOWN or one.verdict.text in (answer, found.tempting):
            marks = [
                texts.say(f"riddle-{mark}")
                for mark, text in (("yours", answer), ("tempting", found.tempting))
                if text == one.verdict.text
            ]
            lines.append(_worth_line(one.verdict, ", ".join(marks), view, texts))
    lines.append(say_all(found.answers[0].reasons, view["game"], texts, found.best))
    if found.gives_up:
        reasons = kit_of(view["game"]).explainer().say(found.gives_up[0], texts)
        lines.append(texts.say("riddle-gives-up", answer=found.tempting, reasons=reasons))
    finders = ", ".join(
        f"{bot_name(name, texts)} {texts.say('explain-percent', n=round(100 * share))}"
        for name, share in riddle.solved.items()
    )
    lines.append(f"{texts.say('riddle-grade', n=riddle.grade, all=len(riddle.solved))} {finders}")
    lines.append(texts.say("riddle-themes", themes=", ".join(texts.say(f"theme-{one}") for one in riddle.themes)))
    return lines


def _worth_line(one: Verdict, marks: str, view: View, texts: Texts) -> str:
    told = f" ({marks})" if marks else ""
    behind = "" if one.behind <= 0 else texts.say("riddle-behind", behind=amount(one.behind, view, texts)) + " "
    if one.games == 0:
        sure = texts.say("riddle-judged")
    else:
        low, high = (amount(one.worth + way * Z95 * one.error, view, texts) for way in (-1, 1))
        sure = texts.say("riddle-sure", low=low, high=high, games=str(one.games))
    return f"  {one.text}{told}: {amount(one.worth, view, texts)}; {behind}{sure}"
