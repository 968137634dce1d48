"""Finds riddles: plays games, looks for questions where a good player may err, and keeps what can be proven.

One part of a game is looked through with what is quick: the judge's value of each answer, then the answers of players
with simple ideas, a small search. What is left is searched deeply, then played on (`playing_on`).
Everything follows from the seed.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from reverie.core.game import CHANCE, NOBODY, Setup
from reverie.core.record import Entry, Record
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import facts_of, game_of, new_setup
from reverie.games.kit import GameKit
from reverie.players.player import Player
from reverie.players.roster import find_player
from reverie.riddles.playing_on import Comparison, certain
from reverie.riddles.riddle import Progress, Riddle, Verdict

# For a chance to win, and for a score.
MARGIN: Final = (0.03, 0.4)  # how much better the best answer must be than every other
SEEN_MARGIN: Final = (0.05, 0.5)  # the same by the judge's own values: with less, few riddles can be proven
TEMPTING: Final = (0.25, 6.0)  # what a good player might give away; a worse answer tempts nobody
WIDE: Final = (0.1, 1.5)  # answers that the judge values this much below the best are not played on, unless they tempt
OPEN: Final = (0.06, 0.97)  # a game with a chance to win outside this is decided already
MOST_ANSWERS: Final = 40  # of a question; more cannot be looked over by a person
MOST_RIVALS: Final = 8
MOST_TRIED: Final = 5  # questions of one game that are played on
TRIES: Final = 8  # of each strength; those that never err have one
DECISIONS_OF_A_GAME: Final = 1000  # what looking through a game counts as, in decisions of playing on

# From where to where in a game its riddle is looked for first, one game after the other.
STAGES: Final = ((0.7, 1.0), (0.08, 0.4), (0.4, 0.7))
EARLIEST: Final = 0.08  # part of a game before which there is no riddle
MOST_LEFT: Final = 110  # entries from a question to the end: what is further off takes too long to play on
MOST_ALIKE: Final = 3  # riddles of a family with the same first theme, or
LARGEST_PART: Final = 0.34  # this part of them
EVERY_OTHER: Final = 0.5  # a riddle that every strength finds at least so often is easy, and
EASY_PART: Final = 0.5  # this part of a family's riddles may be
MOST_EFFORT: Final = 2.5  # times the mean of all families: a family that took more waits for the others


class Family(NamedTuple):
    """Set-ups that share what their players have learned."""

    name: str
    game: str
    setups: tuple[Setup, ...]


class Moment(NamedTuple):
    """A decision of a game."""

    entry: int  # entries before it
    view: View


class Question(NamedTuple):
    """A decision in which a good player may err."""

    entry: int
    view: View
    best: int
    tempting: int
    values: dict[int, float]  # by action, what the judge says
    margin: float  # how much better the best answer seems to be
    missed: bool = False  # whether the judge would answer otherwise


class Wanted(NamedTuple):
    """What a family's riddles lack."""

    hard: bool = False  # riddles that the judge does not see
    worn: frozenset[str] = frozenset()  # first themes that many riddles have already


def family_name(kit: GameKit, setup: Setup) -> str:
    """Name the family of a set-up: what its players have learned from."""
    files = kit.weights(setup)
    return files[0].partition(".")[0] if files else setup.spelling


def families(kit: GameKit) -> list[Family]:
    """Group the set-ups in which new games begin by what their players have learned.

    Left out are set-ups in which a player's values are scores but the game is won against others: there the best score
    is not always the best answer.
    """
    groups: dict[str, list[Setup]] = {}
    for listed in kit.rules().setups():
        setup = new_setup(listed.spelling, listed.players, listed.options)
        facts = kit.facts(setup)
        if facts.value == "score" and facts.winnable:
            continue
        groups.setdefault(family_name(kit, setup), []).append(setup)
    return [Family(name, kit.name, tuple(setups)) for name, setups in groups.items()]


class Maker:
    """Makes the riddles of one game."""

    def __init__(self, kit: GameKit, seed: str) -> None:
        self.kit = kit
        self.seed = seed
        self.plan = kit.riddle_players()
        self.judge = find_player(kit.judge(), kit.name)
        self.naive = [find_player(name, kit.name) for name in self.plan.naive]
        self.quick = find_player(self.plan.search, kit.name, self.plan.quick)
        self.deep = find_player(self.plan.search, kit.name, self.plan.deep)
        self.strengths = {name: find_player(name, kit.name) for name in kit.strengths()}
        self.decisions = 0  # played for riddles so far

    def look(self, family: Family, number: int, wanted: Wanted) -> Riddle | None:
        """Play the game of that number in a family; return the riddle it has, if it has one that is wanted."""
        # Where something is hidden every decision takes samples of it, and playing on a hundred times as long.
        setups = [one for one in family.setups if not facts_of(one).hidden] or family.setups
        round_, place = divmod(number, len(setups))
        setup = setups[place]
        seed = f"{self.seed}/{family.name}/{number}"
        names = list(self.strengths)
        who = self.strengths[names[len(names) // 2 - number % 2]]
        record, moments = self.played(setup, who, seed)
        self.decisions += DECISIONS_OF_A_GAME
        first, last = (part * len(record.entries) for part in STAGES[(place + round_) % len(STAGES)])
        hard = wanted.hard and number % 2 == 1  # games without a hard riddle may still have an easy one
        questions = []
        for moment in moments:
            if moment.entry >= EARLIEST * len(record.entries) and len(record.entries) - moment.entry <= MOST_LEFT:
                question = self.question(setup, moment, Rng(f"{seed}/{moment.entry}"), hard)
                if question is not None and self.themes(question)[0] not in wanted.worn:
                    questions.append(question)
        questions.sort(key=lambda one: (not one.missed, not first <= one.entry <= last, -one.margin))
        for tried, question in enumerate(questions[:MOST_TRIED]):
            riddle = self.proven(setup, record, question, f"{seed}/{tried}")
            if riddle is not None:
                return riddle._replace(name=f"{family.name}-{number}", family=family.name)
        return None

    def played(self, setup: Setup, who: Player, seed: str) -> tuple[Record, list[Moment]]:
        """Play a game; return it with the decisions in which there was something to choose."""
        game = game_of(setup)
        record = Record(setup, game.rules_version)
        luck, thoughts = Rng(f"{seed}/luck"), Rng(f"{seed}/thoughts")
        state = game.new(setup)
        moments: list[Moment] = []
        while (actor := int(state.actor())) != NOBODY:
            if actor == CHANCE:
                action = int(state.pick(luck))
                record.entries.append(Entry(CHANCE, game.write(CHANCE, action)))
            else:
                view = state.view(actor)
                if 1 < len(view["actions"]) <= MOST_ANSWERS:
                    moments.append(Moment(len(record.entries), view))
                action = who.choose(view, thoughts)
                record.entries.append(Entry(actor, game.write(actor, action), len(view["actions"]) == 1))
            state.advance(actor, action)
        return record, moments

    def question(self, setup: Setup, moment: Moment, rng: Rng, hard: bool) -> Question | None:
        """Look at a decision quickly: may one answer be best, and another tempt?

        A search has to see the answer. An easy question is one where the judge sees it too, and a player with simpler
        ideas does not; a hard one is one where the judge does not, or hardly.
        """
        entry, view = moment
        actions = [one["action"] for one in view["actions"]]
        by_score = facts_of(setup).value == "score"
        judged = self.judge.values(view, rng)
        if judged is None:
            return None
        values = dict(zip(actions, judged, strict=True))
        first, second = sorted(actions, key=lambda action: -values[action])[:2]
        if not by_score and not OPEN[0] < values[first] < OPEN[1]:
            return None
        seen = values[first] - values[second] >= SEEN_MARGIN[by_score]
        if hard:
            tempting = None if seen else first
        else:
            tempting = self.tempted(view, first, values, TEMPTING[by_score], rng) if seen else None
        if tempting is None:
            return None
        best, margin = best_of(self.quick, view, rng)
        if margin < MARGIN[by_score] or (not hard and best != first):
            return None
        return Question(entry, view, best, second if best == tempting else tempting, values, margin, best != first)

    def tempted(self, view: View, best: int, values: Mapping[int, float], most: float, rng: Rng) -> int | None:
        """Return the answer of a player with simple ideas, if it is another one and gives away no more than that."""
        wrong = {player.choose(view, rng) for player in self.naive} - {best}
        tempting = max(wrong, key=lambda action: values[action], default=None)
        return tempting if tempting is not None and values[best] - values[tempting] <= most else None

    def themes(self, question: Question) -> tuple[str, ...]:
        """Return what a question is about."""
        texts = {one["action"]: one["text"] for one in question.view["actions"]}
        return self.kit.explainer().themes(question.view, texts[question.best], texts[question.tempting])

    def proven(self, setup: Setup, record: Record, question: Question, seed: str) -> Riddle | None:
        """Play on and search deeply; None unless one answer is certainly best."""
        view, best, tempting = question.view, question.best, question.tempting
        texts = {one["action"]: one["text"] for one in view["actions"]}
        by_score = facts_of(setup).value == "score"
        values = question.values
        wide = max(values.values()) - WIDE[by_score]
        others = sorted((action for action in values if action != best), key=lambda action: -values[action])
        rivals = [action for action in others if values[action] >= wide][:MOST_RIVALS]
        if tempting not in rivals:
            rivals.append(tempting)
        compared = Comparison(self.judge, view, setup, seed)
        margin = MARGIN[by_score]
        # The search is quicker than the games, and most questions fall there.
        found, by = best_of(self.deep, view, Rng(f"{seed}/deep"))
        sure = (
            found == best
            and by >= margin
            and certain(compared, best, rivals, margin, lambda action: action == tempting)
        )
        self.decisions += compared.decisions
        if not sure or compared.behind(best, tempting)[0] > TEMPTING[by_score]:
            return None
        most = max(values.values())
        worth = compared.played(best, best).worth
        verdicts = []
        for action, value in values.items():
            if action in compared.results:
                verdicts.append(Verdict(texts[action], *compared.played(best, action)))
            else:
                # The judge's values may be off in this position as a whole, so only the distance is taken from it.
                behind = min(most - value, most_behind(worth, by_score))
                verdicts.append(Verdict(texts[action], worth - behind, 0.0, 0, behind))
        verdicts.sort(key=lambda one: (one.text != texts[best], one.behind))
        head, entries = _lines(record, question.entry)
        solved = self.solved(view, best, seed)
        return Riddle("", "", head, entries, tuple(verdicts), texts[tempting], self.themes(question), solved)

    def solved(self, view: View, best: int, seed: str) -> dict[str, float]:
        """Ask every strength: how often does it find the answer?"""
        errs = self.kit.strengths()
        out = {}
        for name, player in self.strengths.items():
            tries = TRIES if errs[name].errors else 1
            found = sum(player.choose(view, Rng(f"{seed}/{name}/{number}")) == best for number in range(tries))
            out[name] = found / tries
        return out


def best_of(player: Player, view: View, rng: Rng) -> tuple[int, float]:
    """Return the action that a player values most, and by how much more than any other."""
    values = player.values(view, rng)
    assert values is not None
    first, second = sorted(range(len(values)), key=lambda place: -values[place])[:2]
    return view["actions"][first]["action"], values[first] - values[second]


def most_behind(worth: float, by_score: bool) -> float:
    """Return how far behind an answer can be: no chance is less than none."""
    return math.inf if by_score else worth


def wanted_of(riddles: Sequence[Riddle]) -> Wanted:
    """Tell what the riddles of a family lack: hard ones, and other themes than those too many have."""
    counts = Counter(one.themes[0] for one in riddles)
    most = max(MOST_ALIKE, LARGEST_PART * len(riddles))
    easy = sum(min(one.solved.values()) >= EVERY_OTHER for one in riddles)
    worn = frozenset(theme for theme, count in counts.items() if count >= most)
    return Wanted(easy > EASY_PART * len(riddles), worn)


def _lines(record: Record, entries: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the head of a record without its first line, and its entries up to a question, without their numbers."""
    head = record.write().partition("\n\n")[0].split("\n")[1:]
    lines = [entry.line(number).partition(" ")[2] for number, entry in enumerate(record.entries[:entries], 1)]
    return tuple(head), tuple(lines)


def next_family(groups: Sequence[Family], riddles: Sequence[Riddle], effort: Mapping[str, int]) -> Family:
    """Choose the family with the fewest riddles, then with the least work, among those that did not take too much."""
    counts = Counter(one.family for one in riddles)
    enough = MOST_EFFORT * sum(effort.get(one.name, 0) for one in groups) / len(groups)
    open_ones = [one for one in groups if effort.get(one.name, 0) <= enough]
    return min(open_ones, key=lambda one: (counts[one.name], effort.get(one.name, 0)))


def search_for_riddles(
    makers: Mapping[str, Maker], groups: list[Family], riddles: list[Riddle], progress: Progress, most: int
) -> Iterator[Riddle | None]:
    """Look through games, of the family that has the fewest riddles, until there are so many riddles.

    What is found is appended to `riddles`, and `progress` keeps up: from both the search goes on later. Yields after
    each game.
    """
    count = len(riddles)
    while count < most:
        family = next_family(groups, riddles, progress["effort"])
        maker = makers[family.game]
        number = progress["tried"].get(family.name, 0)
        before = maker.decisions
        found = maker.look(family, number, wanted_of([one for one in riddles if one.family == family.name]))
        progress["tried"][family.name] = number + 1
        progress["effort"][family.name] = progress["effort"].get(family.name, 0) + maker.decisions - before
        if found is not None:
            riddles.append(found)
            count += 1
        yield found
