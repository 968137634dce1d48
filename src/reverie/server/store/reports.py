"""What people report to operators, and what operators did about it."""

from reverie.server.rows import AuditRow, ReportRow
from reverie.server.store.database import one
from reverie.server.store.statements import Rows, insert


class ReportStore(Rows):
    async def has_reported(self, person: str, match: str, reported: str) -> bool:
        sql = "SELECT 1 FROM reports WHERE person = $1 AND match_id = $2 AND reported = $3"
        return bool(await self.database.read(sql, person, match, reported))

    async def add_report(self, report: ReportRow) -> None:
        await self.database.write([insert([report])])

    async def open_reports(self, limit: int) -> list[ReportRow]:
        return await self.all(ReportRow, "WHERE closed IS NULL ORDER BY at LIMIT $1", limit)

    async def report(self, report: str) -> ReportRow | None:
        return await self.first(ReportRow, "WHERE id = $1", report)

    async def close_report(self, report: str, at: int) -> None:
        await self.database.write([one("UPDATE reports SET closed = $2 WHERE id = $1", report, at, expect=1)])

    async def add_audit(self, row: AuditRow) -> None:
        await self.database.write([insert([row])])

    async def audit(self, limit: int) -> list[AuditRow]:
        """Return what operators did, the latest first."""
        return await self.all(AuditRow, "ORDER BY at DESC, id LIMIT $1", limit)
