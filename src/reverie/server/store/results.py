"""Results of finished matches by seat."""

from reverie.server.rows import DAILY, UNCOUNTED, ResultRow
from reverie.server.store.database import one
from reverie.server.store.statements import Rows


class ResultStore(Rows):
    async def results_of_match(self, match: str) -> list[ResultRow]:
        return await self.all(ResultRow, "WHERE match_id = $1 ORDER BY seat", match)

    async def counted_results(self, person: str) -> list[ResultRow]:
        """Return the results of a person that count in statistics, the earliest first."""
        condition = "WHERE person = $1 AND kind <> $2 AND kind <> $3 ORDER BY finished"
        return await self.all(ResultRow, condition, person, *UNCOUNTED)

    async def keep_facts(self, row: ResultRow, facts: str) -> None:
        """Store other facts of a result, unless they have changed meanwhile."""
        sql = "UPDATE results SET facts = $1 WHERE match_id = $2 AND seat = $3 AND facts = $4"
        await self.database.write([one(sql, facts, row.match_id, row.seat, row.facts)])

    async def daily_results(self, person: str, game: str) -> list[ResultRow]:
        """Return the finished daily dreams of a person in one game, the earliest day first."""
        condition = "WHERE person = $1 AND kind = $2 AND game = $3 ORDER BY day"
        return await self.all(ResultRow, condition, person, DAILY, game)

    async def ranked_results(self, day: str, game: str, before: int) -> list[ResultRow]:
        """Return the ranked tries at a day's dream finished before that time, the earliest first."""
        return await self.all(
            ResultRow,
            "WHERE day = $1 AND game = $2 AND kind = $3 AND person IS NOT NULL AND finished < $4 AND match_id IN "
            "(SELECT match_id FROM tries WHERE day = $1 AND game = $2 AND ranked = 1) ORDER BY finished",
            *(day, game, DAILY, before),
        )

    async def names_of_day(self, day: str, game: str) -> dict[str, str]:
        """Return the display names of the people who finished a day's dream, by id."""
        sql = "SELECT id, shown FROM people WHERE id IN (SELECT person FROM results WHERE day = $1 AND game = $2)"
        return {row[0]: row[1] for row in await self.database.read(sql, day, game)}
