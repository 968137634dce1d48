"""Writes a study as text: tables of names, of the shelf, of turns and of decorations."""

from collections.abc import Sequence

from reverie.games.daydream.study.measures import NAMES, ViewFigures


def report(views: Sequence[ViewFigures]) -> str:
    """Return the tables of a study, in Markdown."""
    return "\n\n".join((names_table(views), shelf_table(views), turns_table(views), decorations_table(views)))


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.0f} %"


def points(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def names_table(views: Sequence[ViewFigures]) -> str:
    """Return the table with the share of each name, by view and player."""
    lines = []
    for view in views:
        for number, one in enumerate(view.players):
            first = [view.view, " ".join(map(str, view.lowest))] if number == 0 else ["", ""]
            lines.append([*first, one.player, f"{one.mean:.1f}", *map(percent, one.names)])
        lines.append(["", "", "all", "", *map(percent, view.together())])
    return table(["view", "names from", "player", "mean", *(f"name {name + 1}" for name in range(NAMES))], lines)


def shelf_table(views: Sequence[ViewFigures]) -> str:
    """Return the table of the lines of the shelf, and of the scores of players that value one kind of line alone."""
    lines = []
    for view in views:
        shelf = view.shelf
        drawn = [f"{shelf.points[habit]:.1f}" if habit in shelf.points else "-" for habit in HABITS]
        less = percent(1 - shelf.sun_lines / shelf.dot_lines)
        lines.append([view.view, str(shelf.dot_lines), str(shelf.sun_lines), less, *drawn])
    return table(["view", "dot lines", "sun lines", "fewer", *HABITS.values()], lines)


HABITS = {"dots alone": "points, dots alone", "suns alone": "points, suns alone", "both": "points, both"}


def turns_table(views: Sequence[ViewFigures]) -> str:
    """Return the table of dilemmas, regrets, bonuses and orders of play."""
    lines = []
    for view in views:
        by_name = {one.player: one for one in view.players}
        learned, novice = by_name.get("learned"), by_name.get("novice")
        rows = learned.rows if learned else {}
        least = learned.least_cell if learned else None
        lines.append(
            [
                view.view,
                percent(learned.dilemmas if learned else None),
                points(novice.regret if novice else None),
                points(view.given_away()),
                " ".join(percent(rows.get(icon)) for icon in ("sun", "dot", "spoiled")),
                percent(learned.leaf_bonus if learned else None),
                points(learned.bonus_cost if learned else None),
                points(learned.order if learned else None),
                "-" if least is None else f"{least[0]}, {percent(least[1])}",
            ]
        )
    heads = [
        "view",
        "dilemmas",
        "novice's regret",
        "by scores",
        "rows: sun, dot, spoiled",
        "leaf bonus",
        "other bonus costs",
    ]
    return table([*heads, "likeness of orders", "least paid cell"], lines)


def decorations_table(views: Sequence[ViewFigures]) -> str:
    """Return the table of how much of each decoration every player earns, and what ignoring it costs."""
    players = [one.player for one in views[0].players] if views else []
    lines = []
    for view in views:
        for number, decoration in enumerate(view.players[0].decorations if view.players else []):
            shares = [percent(one.decorations[number].filled) for one in view.players]
            lines.append([view.view, decoration.name, *shares, points(decoration.giving_up)])
    return table(["view", "decoration", *players, "giving it up costs"], lines)
