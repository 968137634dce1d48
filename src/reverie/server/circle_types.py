"""What goes over HTTP about circles, as types."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reverie.frames import SetupOut
from reverie.server.http_types import SENT_AS, Body
from reverie.server.wire import Word

CircleName = Annotated[str, Meta(min_length=1, max_length=32)]
# The set-up of each of the seven deals of a week; an empty one is suggested.
Setups = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=7, max_length=7)]
TryStatus = Literal["new", "playing", "finished", "abandoned"]


class NewCircle(Body):
    name: CircleName
    setups: Setups | None = None


class ChangeCircle(Body):
    """What an owner changes; other set-ups are played from next week on."""

    name: CircleName | None = None
    setups: Setups | None = None


class NewOwner(Body):
    member: Word


class MemberOut(msgspec.Struct, rename=SENT_AS):
    id: str
    display_name: str
    portrait: str
    owner: bool
    you: bool


class CircleTryOut(msgspec.Struct, rename=SENT_AS):
    """How a deal went for somebody, to those who have played it themselves."""

    display_name: str
    portrait: str
    you: bool
    rank: int
    points: int
    won: bool
    score: int
    name: int | None  # which of the names that a score can earn
    tie_breaks: list[int]  # what was compared after win and score
    match: str  # to replay


class DealOut(msgspec.Struct):
    number: int
    game: str
    setup: SetupOut
    commitment: str
    seed: str | None  # once the week is over
    status: TryStatus  # of your own try
    match: str | None  # your own
    tries: list[CircleTryOut] | None  # once you have played it, or the week is over


class PointsOut(msgspec.Struct, rename=SENT_AS):
    """A line of a table of points."""

    rank: int
    display_name: str
    portrait: str
    you: bool
    points: int
    played: int
    deals: list[int | None]  # the points by deal; of a season, none


class WeekOut(msgspec.Struct):
    """A week. Its table counts the deals that you have played; once the week is over, all of them."""

    week: str
    starts: int
    ends: int
    over: bool
    season: int
    number: int  # which week of its season it is
    deals: list[DealOut]
    table: list[PointsOut]


class SeasonOut(msgspec.Struct):
    """The points of the weeks of a season that are over."""

    number: int
    weeks: int  # that are over
    length: int
    table: list[PointsOut]


class CircleSummary(msgspec.Struct):
    id: str
    name: str  # empty for the one that is open to all
    public: bool
    owner: bool
    members: int  # none are counted where it is open to all
    ends: int  # of the current week
    played: int  # deals of it that you have finished


class CircleList(msgspec.Struct):
    circles: list[CircleSummary]
    public: CircleSummary | None


class CircleOut(msgspec.Struct):
    id: str
    name: str
    public: bool
    owner: bool
    code: str | None  # of the invitation, to members
    members: list[MemberOut]
    setups: list[str]  # chosen for the weeks to come; an empty one is suggested
    suggested: list[str]  # for next week
    week: WeekOut
    past: list[str]  # weeks that are over, the last one first
    season: SeasonOut


class CircleInvitation(msgspec.Struct):
    """Look before you join."""

    id: str
    name: str
    owner: str
    owner_portrait: str
    members: list[str]
    full: bool
    yours: bool  # whether you are a member
    setups: list[SetupOut]  # of this week
    ends: int
