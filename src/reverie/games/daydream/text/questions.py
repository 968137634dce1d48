"""Puts the question to a player into words, with its answers in groups and the rule behind it."""

from typing import Final

from reverie.core.view import prompt_of
from reverie.games.daydream.text.printed import Printed, printed
from reverie.games.daydream.text.table_drawing import free_cells
from reverie.games.daydream.text.words import BETWEEN, ICONS, NONE, Words
from reverie.games.daydream.view_types import DaydreamView
from reverie.games.event_table import slug

WRITING: Final = ("start", "write")
MOST_ROWS: Final = 8  # named of those that one digit completes


def question(view: DaydreamView, words: Words) -> str:
    """Return the question in one line."""
    prompt = prompt_of(view)
    if prompt["name"] == "bonus":
        thing = printed(view).things[view["sheets"][view["seat"]]["objects"] - 1]
        return words.say("ask-bonus", object=words.thing(thing.name), n=prompt["arguments"]["lines"])
    return words.say(f"ask-{prompt['name']}", n=2 - dice_used(view))


def numbered(view: DaydreamView) -> bool:
    """Return whether the answers are few enough to be listed one by one."""
    return prompt_of(view)["name"] not in WRITING


def answers(view: DaydreamView, words: Words) -> list[str]:
    """List the answers one by one; those with dice in groups, as there may be hundreds of them."""
    if not numbered(view):
        return _writing(view, words)
    out: list[str] = []
    for action in view["actions"]:
        text = action["text"]
        if text.startswith("row "):
            name = text.removeprefix("row ")
            icon = view["sheets"][view["seat"]]["rows"][name]
            cells = next(len(row.cells) for row in printed(view).rows if row.name == name)
            meaning = words.say("do-row", icon=ICONS[icon], n=cells)
        else:
            meaning = words.say(f"do-{slug(text)}")
        out.append(f"{text}{BETWEEN}{meaning}")
    return out


def dice_left(view: DaydreamView) -> list[int]:
    """Return the faces of the dice that are still to be written; equal ones once."""
    faces = {int(action["text"].split()[1][0]) for action in view["actions"] if action["text"][0] in "ws"}
    return sorted(faces)


def dice_used(view: DaydreamView) -> int:
    """Return how many dice of the turn have been written or skipped."""
    return sum(text.startswith(("write", "skip")) for text in view["draft"])


def _writing(view: DaydreamView, words: Words) -> list[str]:
    faces = dice_left(view)
    board = printed(view)
    cells = free_cells(view)
    sheet = view["sheets"][view["seat"]]
    first = sorted(cells, key=board.cells.index)[0]
    where = words.say("anywhere") if len(cells) + len(sheet["cells"]) == len(board.cells) else _listed(cells, board)
    dice = words.texts.listed([str(face) for face in faces])
    out = [words.say("do-write", dice=dice, cells=where, example=f"{faces[0]} {first}")]
    leaves = sheet["leaves"]["circled"]
    if prompt_of(view)["name"] == "write" and leaves:
        ranges = [f"{face} ▸ {max(0, face - leaves)}{NONE}{min(9, face + leaves)}" for face in faces]
        change = "-1" if faces[-1] == 6 else "+1"
        out.append(words.say("do-leaves", n=leaves, ranges=", ".join(ranges), example=f"{faces[-1]}{change} {first}"))
    skips = [action["text"] for action in view["actions"] if action["text"].startswith("skip")]
    if skips:
        how = "solo" if view["setup"]["players"] == 1 else "several"
        out.append(words.say("do-skip", skips=", ".join(skips), how=how))
    full = completions(board, sheet["cells"], cells)
    if full:
        named = BETWEEN.join(full[:MOST_ROWS]) + (" …" if len(full) > MOST_ROWS else "")
        out.append(words.say("do-complete", rows=named))
    return out


def _listed(cells: set[str], board: Printed) -> str:
    return " ".join(sorted(cells, key=lambda name: (name[0], board.cells.index(name))))


def completions(board: Printed, digits: dict[str, int], free: set[str]) -> list[str]:
    """Return the rows that one more digit completes, with the digits that earn the sun or spoil it (DAY-7)."""
    out: list[str] = []
    for row in board.rows:
        empty = [name for name in row.cells if name not in digits]
        if len(empty) != 1 or empty[0] not in free:
            continue
        written = [digits[name] for name in row.cells if name in digits]
        text = f"{empty[0]} ({row.name})"
        if len(set(written)) < len(written):
            out.append(f"{text} {ICONS['spoiled']}")
            continue
        suns = [digit for digit in range(10) if _runs([digits.get(name, digit) for name in row.cells])]
        if suns:
            text += f" {ICONS['sun']}{'/'.join(map(str, suns))}"
        out.append(f"{text} {ICONS['spoiled']}{''.join(map(str, sorted(written)))}")
    return out


def _runs(digits: list[int]) -> bool:
    """Return whether the digits rise or fall one by one."""
    return digits in (
        list(range(digits[0], digits[0] + len(digits))),
        list(range(digits[0], digits[0] - len(digits), -1)),
    )


def rule(view: DaydreamView, words: Words) -> list[str]:
    """Return the rule behind the question, and what the combination adds, in paragraphs."""
    prompt = prompt_of(view)
    solo = view["setup"]["players"] == 1
    out = [words.say("rule-ids", ids=", ".join(prompt["rules"])), words.say(f"rule-{prompt['name']}")]
    if prompt["name"] == "write" and solo:
        out.append(words.say("rule-write-solo"))
    if prompt["name"] in WRITING:
        sheet = view["sheets"][view["seat"]]
        for name in ("constellation", "notes", "garland", "frames"):
            if sheet[name] is not None:
                out.append(words.say(f"rule-{name}"))
        if sheet["polaroids"] is not None:
            out.append(words.say(f"rule-polaroids-{printed(view).letters.lower()}"))
        if sheet["frames"] is not None:
            out.append(words.say("rule-frames-solo" if solo else "rule-frames-several"))
    return out


def legend(words: Words) -> list[str]:
    """Return what the marks on the sheet mean."""
    return [words.say("legend-clouds"), words.say("legend-shelf")]
