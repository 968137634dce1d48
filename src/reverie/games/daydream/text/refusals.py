"""Says why an action is not possible now, from the view of the seat alone."""

from reverie.core.view import prompt_of
from reverie.games.daydream.text.printed import printed
from reverie.games.daydream.text.questions import WRITING, dice_left
from reverie.games.daydream.text.words import Words
from reverie.games.daydream.view_types import DaydreamView


def why_not(view: DaydreamView, text: str, words: Words) -> str:
    """Return the reason in one line."""
    verb = text.partition(" ")[0]
    prompt = prompt_of(view)["name"]
    if prompt not in WRITING:
        return words.say("why-only-done") if prompt == "done" else words.say("why-other-question", verb=verb)
    if verb == "done":
        return words.say("why-not-done", dice=words.texts.listed([str(face) for face in dice_left(view)]))
    if verb == "row":
        return words.say("why-no-row")
    if verb == "bonus":
        return words.say("why-no-bonus")
    face = int(text.split()[1][0])
    if face not in dice_left(view):
        return words.say("why-no-die" if face not in (view["dice"] or ()) else "why-die-used", die=face)
    if verb == "skip":
        return words.say("why-start-skip" if prompt == "start" else "why-skipped")
    return _write(view, text, words)


def _write(view: DaydreamView, text: str, words: Words) -> str:
    _, die, cell = text.split()
    sheet = view["sheets"][view["seat"]]
    board = printed(view)
    if cell not in board.cells:
        return words.say("why-no-cell", cell=cell)
    if cell in sheet["cells"]:
        return words.say("why-filled", cell=cell, digit=sheet["cells"][cell])
    if prompt_of(view)["name"] == "start":
        return words.say("why-start-leaves")
    if not any(name in sheet["cells"] for name in board.beside(cell)):
        return words.say("why-not-beside", cell=cell)
    return words.say("why-leaves", n=abs(int(die[1:] or "0")), have=sheet["leaves"]["circled"])
