"""Metrics of the server's edges: connections, refusals, the files of the store, backups."""

import shutil
from pathlib import Path

from reverie.server.backups import Backups
from reverie.server.connection_limits import ConnectionLimits
from reverie.server.metrics import Metrics
from reverie.server.settings import Settings
from reverie.server.uploads import Uploads


def add_edge_metrics(
    metrics: Metrics, settings: Settings, connections: ConnectionLimits, backups: Backups, uploads: Uploads
) -> None:
    """Add the metrics that are read at each scrape."""
    folder = settings.folder
    metrics.totals_by(
        "reverie_door_refusals_total",
        "Connections refused or cut before they were a request, by reason.",
        "reason",
        lambda: connections.refusals,
    )
    gauge = metrics.gauge
    gauge("reverie_connections", "Open connections, of any kind.", lambda: connections.open)
    gauge("reverie_connections_most", "Open connections there may be.", lambda: connections.most)
    gauge("reverie_uploads_waiting", "Uploads that wait to be read.", lambda: uploads.process.waiting)
    gauge("reverie_disk_free_bytes", "Free on the disk of the data folder.", lambda: free_bytes(folder))
    if not settings.database:
        file = folder / "reverie.sqlite"
        gauge("reverie_database_bytes", "Size of the SQLite store.", lambda: size_of(file))
        gauge("reverie_wal_bytes", "Size of its write-ahead log.", lambda: size_of(file.with_name(file.name + "-wal")))
    if settings.backup_every:
        gauge("reverie_backup_age_seconds", "Since the last backup.", backups.age)
        gauge("reverie_backup_failures", "Backups that failed since the last one.", lambda: backups.failed)


def size_of(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder if folder.exists() else folder.anchor or ".").free
