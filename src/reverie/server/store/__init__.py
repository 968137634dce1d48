"""The typed access to the database, a module for each kind of row; all SQL is in this package."""

from reverie.server.store.analyses import AnalysisStore
from reverie.server.store.blocks import BlockStore, muted_by
from reverie.server.store.chat import ChatStore
from reverie.server.store.circles import CircleStore
from reverie.server.store.damaged import DamagedStore
from reverie.server.store.database import Conflict, one
from reverie.server.store.entries import EntryStore, Who, appended, begun, ended
from reverie.server.store.matches import MatchStore, added, changed_from
from reverie.server.store.materials import MaterialStore, material_added
from reverie.server.store.overdue import OverdueStore
from reverie.server.store.pages import PageStore
from reverie.server.store.people import PeopleStore
from reverie.server.store.profiles import ProfileStore
from reverie.server.store.reminders import ReminderStore
from reverie.server.store.removal import RemovalStore
from reverie.server.store.reports import ReportStore
from reverie.server.store.results import ResultStore
from reverie.server.store.riddle_tries import RiddleTryStore
from reverie.server.store.seats import SeatStore, sat_down, stood_up
from reverie.server.store.secrets import SecretStore
from reverie.server.store.statements import TABLES, columns, insert
from reverie.server.store.tokens import TokenStore
from reverie.server.store.transfer import TransferStore
from reverie.server.store.tries import TryStore


class Store(
    PeopleStore,
    TokenStore,
    RemovalStore,
    BlockStore,
    ReportStore,
    MatchStore,
    MaterialStore,
    SeatStore,
    EntryStore,
    OverdueStore,
    PageStore,
    ResultStore,
    TryStore,
    ReminderStore,
    ProfileStore,
    CircleStore,
    RiddleTryStore,
    AnalysisStore,
    ChatStore,
    SecretStore,
    DamagedStore,
    TransferStore,
):
    """All rows of the database, SQLite or PostgreSQL. A write that loses a race raises Conflict and may be retried."""


__all__ = [
    "TABLES",
    "Conflict",
    "Store",
    "Who",
    "added",
    "appended",
    "begun",
    "changed_from",
    "columns",
    "ended",
    "insert",
    "material_added",
    "muted_by",
    "one",
    "sat_down",
    "stood_up",
]
