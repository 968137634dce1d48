"""Finds riddles: plays games, looks for questions where a good player may err, and keeps what can be proven.

A game is looked through with what is quick: the judge's value of each answer, the answer of players with simple ideas,
a small search. What is left is searched deeply, then played on (`playing_on`). Everything follows from the seed.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from reverie.core.game import CHANCE, NOBODY, Setup
from reverie.core.record import Entry, Record
from reverie.core.rng import Rng
from reverie.core.view import View
from reverie.games.discovery import facts_of, game_of
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
MOST_TRIED: Final = 3  # questions of one game that are played on
TRIES: Final = 8  # of each strength; those that never err have one
DECISIONS_OF_A_GAME: Final = 1000  # what looking through a game counts as, in decisions of playing on


# What makes a question worth a closer look; the hardest to find are tried first.
HIDDEN: Final = 0  # search sees a difference, the judge does not
UNSURE: Final = 1  # search answers otherwise than the judge
SEEN: Final = 2  # the judge sees a difference, somebody with simpler ideas does not: what most often can be proven
EARLIEST: Final = 0.8  # part of a game before which no question is taken: little is certain there


MOST_ALIKE: Final = 3  # riddles of a family with the same first theme, or
LARGEST_PART: Final = 0.34  # this part of them


class Family(NamedTuple):
    """Set-ups that share what their players have learned."""

    name: str
    game: str
    setups: tuple[Setup, ...]


class Question(NamedTuple):
    """A question of a game in which somebody may err."""

    entry: int  # entries before it
    view: View
    best: int
    tempting: int
    values: dict[int, float]  # by action, what the judge says
    rank: int  # HIDDEN, UNSURE or SEEN


def families(kit: GameKit) -> list[Family]:
    """Group the set-ups of a game by what their players have learned.

    Left out are set-ups in which a player's values are scores but the game is won against others: there the best score
    is not always the best answer.
    """
    groups: dict[str, list[Setup]] = {}
    for setup in game_of(kit.rules().setups()[0]).setups():
        facts = kit.facts(setup)
        if facts.value == "score" and facts.winnable:
            continue
        files = kit.weights(setup)
        name = files[0].partition(".")[0] if files else setup.spelling
        groups.setdefault(name, []).append(setup)
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

    def look(self, family: Family, number: int, worn: frozenset[str] = frozenset()) -> Riddle | None:
        """Play the game of that number in a family; return the riddle it has, if it has one.

        Questions whose first theme is `worn` are left out: there are many riddles like them already.
        """
        setup = family.setups[number % len(family.setups)]
        seed = f"{self.seed}/{family.name}/{number}"
        names = list(self.strengths)
        who = self.strengths[names[len(names) // 2 - number % 2]]
        record, questions = self.played(
            setup, who, seed, hard=number % self.plan.hard_every == self.plan.hard_every - 1
        )
        wanted = EARLIEST + (1 - EARLIEST) * int(Rng(f"{seed}/place").below(1000)) / 1000
        length = len(record.entries)
        questions = [one for one in questions if one.entry >= EARLIEST * length]
        questions.sort(key=lambda one: (one.rank, abs(one.entry - wanted * length)))
        self.decisions += DECISIONS_OF_A_GAME
        for tried, question in enumerate(questions[:MOST_TRIED]):
            riddle = self.proven(setup, record, question, f"{seed}/{tried}", worn)
            if riddle is not None:
                return riddle._replace(name=f"{family.name}-{number}", family=family.name)
        return None

    def played(self, setup: Setup, who: Player, seed: str, hard: bool) -> tuple[Record, list[Question]]:
        """Play a game; return it with its questions worth a closer look, `hard` ones too."""
        game = game_of(setup)
        record = Record(setup, game.rules_version)
        luck, thoughts = Rng(f"{seed}/luck"), Rng(f"{seed}/thoughts")
        state = game.new(setup)
        questions: list[Question] = []
        while (actor := int(state.actor())) != NOBODY:
            if actor == CHANCE:
                action = int(state.pick(luck))
                record.entries.append(Entry(CHANCE, game.write(CHANCE, action)))
            else:
                view = state.view(actor)
                question = self.question(setup, view, len(record.entries), Rng(f"{seed}/{len(record.entries)}"), hard)
                if question is not None:
                    questions.append(question)
                action = who.choose(view, thoughts)
                record.entries.append(Entry(actor, game.write(actor, action), len(view["actions"]) == 1))
            state.advance(actor, action)
        return record, questions

    def question(self, setup: Setup, view: View, entry: int, rng: Rng, hard: bool) -> Question | None:
        """Look at a question quickly: may one answer be best, and another tempt?"""
        actions = [one["action"] for one in view["actions"]]
        if not 1 < len(actions) <= MOST_ANSWERS:
            return None
        by_score = facts_of(setup).value == "score"
        judged = self.judge.values(view, rng)
        if judged is None:
            return None
        values = dict(zip(actions, judged, strict=True))
        first, second = sorted(actions, key=lambda action: -values[action])[:2]
        if not by_score and not OPEN[0] < values[first] < OPEN[1]:
            return None
        gap = values[first] - values[second]
        margin, most = MARGIN[by_score], TEMPTING[by_score]
        if gap >= SEEN_MARGIN[by_score]:
            # The judge sees it: a riddle for those who have simpler ideas.
            wrong = {player.choose(view, rng) for player in self.naive} - {first}
            costs = sorted(values[first] - values[action] for action in wrong)
            if not costs or costs[0] > most:
                return None
            action = min(wrong, key=lambda action: -values[action])
            return Question(entry, view, first, action, values, SEEN)
        if not hard or gap >= margin:
            return None
        # The judge sees no great difference: perhaps a search does.
        searched = self.quick.values(view, rng)
        assert searched is not None
        order = sorted(range(len(actions)), key=lambda place: -searched[place])
        best = actions[order[0]]
        if searched[order[0]] - searched[order[1]] >= margin:
            return Question(entry, view, best, second if best == first else first, values, HIDDEN)
        best = self.quick.choose(view, rng)
        return Question(entry, view, best, first, values, UNSURE) if best != first else None

    def proven(
        self, setup: Setup, record: Record, question: Question, seed: str, worn: frozenset[str] = frozenset()
    ) -> Riddle | None:
        """Search deeply and play on; None unless one answer is certainly best."""
        view, best, tempting = question.view, question.best, question.tempting
        texts = {one["action"]: one["text"] for one in view["actions"]}
        themes = self.kit.explainer().themes(view, texts[best], texts[tempting])
        if themes[0] in worn:
            return None
        if self.deep.choose(view, Rng(f"{seed}/deep")) != best:
            return None
        by_score = facts_of(setup).value == "score"
        if question.rank == HIDDEN and not self._deep_margin(view, best, MARGIN[by_score], Rng(f"{seed}/values")):
            return None
        values = question.values
        wide = max(values.values()) - WIDE[by_score]
        others = sorted((action for action in values if action != best), key=lambda action: -values[action])
        rivals = [action for action in others if values[action] >= wide][:MOST_RIVALS]
        if tempting not in rivals:
            rivals.append(tempting)
        compared = Comparison(self.judge, view, setup, seed)
        sure = certain(compared, best, rivals, MARGIN[by_score], lambda action: action == tempting)
        self.decisions += compared.decisions
        if not sure:
            return None
        if compared.behind(best, tempting)[0] > TEMPTING[by_score]:
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
        return Riddle("", "", head, entries, tuple(verdicts), texts[tempting], tuple(themes), solved)

    def _deep_margin(self, view: View, best: int, margin: float, rng: Rng) -> bool:
        searched = self.deep.values(view, rng)
        assert searched is not None
        places = [one["action"] for one in view["actions"]]
        others = [value for place, value in enumerate(searched) if places[place] != best]
        return searched[places.index(best)] - max(others) >= margin

    def solved(self, view: View, best: int, seed: str) -> dict[str, float]:
        """Ask every strength: how often does it find the answer?"""
        errs = self.kit.strengths()
        out = {}
        for name, player in self.strengths.items():
            tries = TRIES if errs[name].errors else 1
            found = sum(player.choose(view, Rng(f"{seed}/{name}/{number}")) == best for number in range(tries))
            out[name] = found / tries
        return out


def most_behind(worth: float, by_score: bool) -> float:
    """Return how far behind an answer can be: no chance is less than none."""
    return math.inf if by_score else worth


def worn_themes(riddles: Sequence[Riddle]) -> frozenset[str]:
    """Name the first themes that too large a part of a family's riddles have."""
    counts = Counter(one.themes[0] for one in riddles)
    most = max(MOST_ALIKE, LARGEST_PART * len(riddles))
    return frozenset(theme for theme, count in counts.items() if count >= most)


def _lines(record: Record, entries: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the head of a record without its first line, and its entries up to a question, without their numbers."""
    head = record.write().partition("\n\n")[0].split("\n")[1:]
    lines = [entry.line(number).partition(" ")[2] for number, entry in enumerate(record.entries[:entries], 1)]
    return tuple(head), tuple(lines)


def search_for_riddles(
    makers: Mapping[str, Maker], groups: list[Family], riddles: list[Riddle], progress: Progress, most: int
) -> Iterator[Riddle | None]:
    """Look through games, of the family that was given the least work so far, until there are so many riddles.

    What is found is appended to `riddles`, and `progress` keeps up: from both the search goes on later. Yields after
    each game.
    """
    count = len(riddles)
    while count < most:
        family = min(groups, key=lambda one: progress["effort"].get(one.name, 0))
        maker = makers[family.game]
        number = progress["tried"].get(family.name, 0)
        before = maker.decisions
        found = maker.look(family, number, worn_themes([one for one in riddles if one.family == family.name]))
        progress["tried"][family.name] = number + 1
        progress["effort"][family.name] = progress["effort"].get(family.name, 0) + maker.decisions - before
        if found is not None:
            riddles.append(found)
            count += 1
        yield found
