"""What people show of themselves."""

from reverie.server.rows import ProfileRow
from reverie.server.store.statements import Rows, insert


class ProfileStore(Rows):
    async def profile(self, person: str) -> ProfileRow | None:
        return await self.first(ProfileRow, "WHERE person = $1", person)

    async def keep_profile(self, row: ProfileRow) -> None:
        changed = "ON CONFLICT (person) DO UPDATE SET visible = excluded.visible, hidden = excluded.hidden"
        await self.database.write([insert([row], changed)])
