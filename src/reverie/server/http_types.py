"""What goes over HTTP, as types: requests are checked against them, and the API is described by them."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from reverie.core.view import View
from reverie.frames import MatchOut, SetupOut
from reverie.games.event_table import Row
from reverie.server.wire import MOST_PLAYERS, Count, Seat, Word

# Fields that are sent under the names that clients have always known.
SENT_AS: Final = {"display_name": "shown"}

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.\-]{2,24}$")]
DisplayName = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Language = Literal["en", "fr", "de", "it"]
# What somebody is drawn as; an empty one leaves it to the page.
Portrait = Literal[
    "", "moon", "cat", "owl", "fox", "hare", "bear", "whale", "swan", "deer", "mouse", "frog", "hedgehog"
]


MaterialId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24}$")]
FileName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request's JSON body or query."""


# -- requests -----------------------------------------------------------------------------------


class NoBody(Body):
    """Nothing, or an empty object."""


class ChangeMe(Body, rename=SENT_AS):
    display_name: DisplayName | None = None
    language: Language | None = None
    portrait: Portrait | None = None


class Credentials(Body):
    name: Name
    password: Password


class SignIn(Credentials):
    bring: bool = True


class NewPassword(Body):
    old: Annotated[str, Meta(min_length=1, max_length=128)]
    new: Password


class ResetPassword(Body):
    link: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32}$")]
    password: Password


class PushKeys(Body):
    """The keys of a browser's subscription, as its push manager gives them."""

    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_\-=]{80,100}$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_\-=]{20,30}$")]


class PushEndpoint(Body):
    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class NewSubscription(PushEndpoint):
    keys: PushKeys


class QuietHours(Body):
    """Minutes after midnight in a time zone of the IANA data base; none if both are equal."""

    start: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+\-/]{1,60}$")]


class MailAddress(Body):
    address: Annotated[
        str, Meta(pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\-]{1,64}@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+$", max_length=254)
    ]


ProfilePart = Literal["favourites", "names", "achievements", "riddles", "circles"]


class ProfileChoice(Body):
    """Whether others see your profile, and which parts of it they do not."""

    visible: bool
    hidden: Annotated[list[ProfilePart], Meta(max_length=8)] = []


class MailLink(Body):
    link: Annotated[str, Meta(min_length=10, max_length=200)]


class Report(Body):
    reason: Literal["insult", "cheating", "name", "stalling", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class NewBot(Body, rename=SENT_AS):
    display_name: Annotated[str, Meta(min_length=1, max_length=18)]


class WantedSeat(Body):
    who: Literal["me", "open", "bot"]
    bot: Word | None = None


class NewMatch(Body):
    setup: Word
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1
    options: dict[Word, Word] = {}
    seats: Annotated[list[WantedSeat], Meta(max_length=MOST_PLAYERS)] | None = None
    open: bool = False
    watch: bool = True
    time_to_answer: Literal[120, 300, 600, 86_400, 259_200, 604_800] | None = None
    material: MaterialId | None = None


class CheckMaterial(Body):
    """Files by name, such as boards."""

    game: Word
    files: Annotated[dict[FileName, Annotated[str, Meta(max_length=100_000)]], Meta(min_length=1, max_length=6)]


class NewMaterial(CheckMaterial):
    title: Annotated[str, Meta(max_length=60)] = ""


class NewTrial(Body):
    """Games alone that a player plays by itself, to see how hard a set-up is."""

    setup: Word
    player: Word
    seed: Word
    games: Annotated[int, Meta(ge=1, le=25)]
    first: Count = 0
    material: MaterialId | None = None


class WantedPaper(Body):
    """What to print, and how."""

    setup: Word
    material: MaterialId | None = None
    paper: Literal["a4", "letter"] = "a4"
    joined: bool = False
    black: bool = False
    sheets: Annotated[int, Meta(ge=1, le=5)] = 1
    language: Language = "en"
    whole: bool = False


class TakeSeat(Body):
    seat: Seat | None = None


class PutBot(Body):
    bot: Word


class WhichMatches(Body):
    which: Literal["mine", "open"] = "mine"
    before: Count | None = None


class Before(Body):
    before: Count | None = None


class Since(Body):
    since: Count | None = None


class After(Body):
    after: Count = 0


class FromSeat(Body):
    seat: Seat | None = None


class PlayedOffline(Body):
    """Who sat where: a bot's name for each seat, nothing for that of the person, with commas between."""

    bots: Annotated[str, Meta(pattern=r"^[a-z]{0,20}(,[a-z]{0,20}){0,8}$")] = ""


class WhichStatistics(Body):
    game: Word | None = None
    setup: Word | None = None
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None


class WhichRiddle(Body):
    game: Word | None = None
    theme: Word | None = None


class AnswerRiddle(Body):
    answer: Annotated[str, Meta(min_length=1, max_length=100)]


class ChallengeRiddle(AnswerRiddle):
    """Another answer than the best, and any word: it decides the luck."""

    seed: Annotated[str, Meta(max_length=40)] = ""


# -- responses ----------------------------------------------------------------------------------


class PersonOut(msgspec.Struct, rename=SENT_AS):
    id: str
    display_name: str
    name: str | None
    language: str
    guest: bool
    created: int
    portrait: str


class Me(msgspec.Struct):
    person: PersonOut | None


class SessionOut(msgspec.Struct):
    """A browser somebody is signed in with."""

    id: str
    created: int
    seen: int
    current: bool


class SessionList(msgspec.Struct):
    sessions: list[SessionOut]


class RemindersOut(msgspec.Struct):
    """How somebody is reminded of their turns; `push_key` is null and `mail_possible` false where the server cannot."""

    push_key: str | None
    browsers: list[str]  # digests of the endpoints of their browsers
    mail_possible: bool
    mail: str | None
    mail_pending: str | None
    quiet: QuietHours


class Favourite(msgspec.Struct):
    """A set-up that somebody plays often."""

    game: str
    setup: SetupOut
    games: int
    wins: int


class NameReached(msgspec.Struct):
    """The best name that scores have earned in a set-up, from 1."""

    game: str
    setup: SetupOut
    name: int


class Achievement(msgspec.Struct):
    """Something to be achieved; `at` is when it was, in milliseconds since 1970, null if it was not yet."""

    id: str
    game: str | None  # whose feat it is; null for one of any game
    at: int | None


class RiddlesTried(msgspec.Struct):
    """How somebody stands in riddles."""

    rating: int
    solved: int
    tried: int


class ProfileOut(msgspec.Struct, rename=SENT_AS):
    """What somebody shows of themselves. Parts that they hide are null; `choice` is only sent to themselves."""

    name: str
    display_name: str
    portrait: str
    since: int
    games: int
    favourites: list[Favourite] | None
    names: list[NameReached] | None
    achievements: list[Achievement] | None
    riddles: RiddlesTried | None  # also null if they have tried none
    circles: list[str] | None  # names of the circles they are in
    choice: ProfileChoice | None


class BlockedOut(msgspec.Struct, rename=SENT_AS):
    id: str
    display_name: str


class BlockList(msgspec.Struct):
    blocked: list[BlockedOut]


class BotOut(msgspec.Struct, rename=SENT_AS):
    id: str
    display_name: str
    created: int


class BotList(msgspec.Struct):
    bots: list[BotOut]


class BotToken(msgspec.Struct, rename=SENT_AS):
    """A bot with its token, which is shown only once."""

    id: str
    display_name: str
    created: int
    token: str


class FactsOut(msgspec.Struct):
    """Facts of some set-ups of a game, for clients to branch on."""

    cooperative: bool
    simultaneous: bool
    hidden: bool
    winnable: bool
    value: Literal["chance", "score"]
    shared_score: bool
    lowest_score: int
    highest_score: int


class ChoiceOut(msgspec.Struct):
    """A part of a set-up that people choose; `messages` begins the names of its words."""

    name: str
    values: list[str]
    messages: str


class ListedSetup(msgspec.Struct):
    """A way to play: the values chosen for it, and which of the game's facts hold."""

    spelling: str
    players: int
    options: dict[str, str]
    chosen: dict[str, str]
    facts: int


class GameOut(msgspec.Struct):
    name: str
    title: str
    messages: str  # how the names of its messages begin
    rules: int
    first_setup: str
    choices: list[ChoiceOut]
    facts: list[FactsOut]
    setups: list[ListedSetup]
    events: dict[str, Row]  # the message of each event
    bots: list[str]
    words: dict[str, str]  # by language, where the game's messages lie
    engine: str | None  # where an installed game's sources lie, for playing without a server


class Games(msgspec.Struct):
    games: list[GameOut]
    reactions: list[str]


class ProblemOut(msgspec.Struct):
    """What is wrong with a file: where and why; `code` and `values` are for pages that say it in other words."""

    file: str
    place: str
    reason: str
    code: str
    values: dict[str, str | int]


class Problems(msgspec.Struct):
    problems: list[ProblemOut]


class MaterialSummary(msgspec.Struct):
    """Files of somebody's own that matches are played with: what set-ups they make, and whether you keep them."""

    id: str
    game: str
    title: str
    spellings: list[str]
    created: int
    yours: bool


class MaterialOut(MaterialSummary):
    files: dict[str, str]


class MaterialList(msgspec.Struct):
    materials: list[MaterialSummary]


class TrialOut(msgspec.Struct):
    """The score of each game, and which of the names that a game can earn it has earned."""

    scores: list[int]
    earned: list[int | None]


class MatchList(msgspec.Struct):
    matches: list[MatchOut]


class Analysis(msgspec.Struct):
    """The story of each side of a finished game, and what hindsight finds; none while it is worked on."""

    status: Literal["ready", "working"]
    stories: list[dict[str, object]]
    hindsight: dict[str, object] | None


class Fairness(msgspec.Struct):
    commitment: str
    seed: str | None
    rule: str


class Shared(msgspec.Struct):
    text: str


class LessonStep(msgspec.Struct):
    """One step of a lesson: its text's name, what to point at, and what the learner answers."""

    name: str
    show: list[str]
    moves: list[str]


class LessonSummary(msgspec.Struct):
    name: str
    game: str
    setup: SetupOut
    picture: str
    steps: int


class LessonList(msgspec.Struct):
    lessons: list[LessonSummary]


class LessonFrame(msgspec.Struct):
    view: View
    events: list[dict[str, Any]]


class LessonOut(msgspec.Struct):
    name: str
    game: str
    setup: SetupOut
    seat: int
    steps: list[LessonStep]
    frames: list[LessonFrame]


class RiddleOut(msgspec.Struct):
    """The question of a riddle: what the player who is asked may know, and nothing of the answer."""

    name: str
    game: str
    setup: SetupOut
    seat: int
    view: View
    day: str | None  # if it is the riddle of today
    answered: bool  # whether you have answered it


class MaybeRiddle(msgspec.Struct):
    riddle: RiddleOut | None


class DayRiddle(msgspec.Struct):
    day: str
    name: str
    setup: SetupOut
    solved: bool | None  # none until you have answered


class RatingOut(msgspec.Struct):
    """A Glicko-2 rating, and its deviation."""

    value: int
    deviation: int


class StreakOut(msgspec.Struct):
    now: int
    longest: int


class ThemeOut(msgspec.Struct):
    """What riddles are about: how many there are in the ladder, and how many you have not tried."""

    name: str
    riddles: int
    left: int


class RiddlesOut(msgspec.Struct):
    """Everything about riddles at a glance; `course` is your rating after each of the last tries."""

    day: DayRiddle | None
    rating: RatingOut
    course: list[int]
    tried: int
    solved: int
    streak: StreakOut
    ladder: int
    left: int
    themes: list[ThemeOut]


class ReasonOut(msgspec.Struct):
    kind: str
    values: dict[str, str | int]


class AnswerOut(msgspec.Struct):
    """An answer with its worth, the standard error of that, and how far it is behind the best over the same luck.

    With 0 games it was not played on: it is as far behind as the judge says.
    """

    text: str
    worth: float
    error: float
    games: int
    behind: float
    behind_error: float
    reasons: list[ReasonOut]


class VerdictOut(msgspec.Struct):
    """What is said of a riddle once you have answered it."""

    solved: bool
    answer: str
    best: str
    tempting: str
    measure: Literal["chance", "score"]
    answers: list[AnswerOut]
    gives_up: list[ReasonOut]
    themes: list[str]
    grade: int  # how many strengths find the answer
    strengths: dict[str, float]  # how often each does
    riddle_rating: float
    before: RatingOut | None  # your rating, where this answer has changed it
    after: RatingOut | None
    people: int
    people_solved: int


class ChallengeOut(msgspec.Struct):
    """The best answer and another, played on with new luck: mean worths, standard errors, and the distance."""

    games: int
    best: float
    best_error: float
    other: float
    other_error: float
    behind: float
    behind_error: float


class OpinionOut(msgspec.Struct):
    """What an answer is worth to the judge at a glance, and by a deep search."""

    text: str
    judge: float
    search: float


class RiddleReview(msgspec.Struct):
    """The story of a riddle's game so far, where it may be shown, and what other judges say of the answers."""

    stories: list[dict[str, object]]
    opinions: list[OpinionOut]


class Health(msgspec.Struct):
    status: Literal["ok", "down"]
    version: str
    database: Literal["ok", "down"]
    fanout: Literal["ok", "down", "local"]
    reason: str = ""  # why the database is down
    damaged_matches: int = 0  # that cannot be loaded; `reverie admin check` names them


class ErrorBody(msgspec.Struct):
    code: str
    message: str


class Error(msgspec.Struct):
    error: ErrorBody
