"""Materials, the files that matches are played with, and who keeps them."""

from collections.abc import Sequence

from reverie.server.rows import MaterialOwnerRow, MaterialRow
from reverie.server.store.database import Statement, one
from reverie.server.store.statements import Rows, insert

UNUSED = (
    "NOT EXISTS (SELECT 1 FROM material_owners WHERE material_id = materials.id) "
    "AND NOT EXISTS (SELECT 1 FROM matches WHERE material = materials.id)"
)


def material_added(material: MaterialRow) -> Statement:
    """Return the statement that stores a material; one that exists already stays as it is."""
    return insert([material], "ON CONFLICT (id) DO NOTHING")


def materials_unowned(people: str, person: str) -> list[Statement]:
    """Return the statements that drop the materials of people, and delete those unused.

    `people` is the SQL that selects them, with `person` as its `$1`.
    """
    return [
        one(f"DELETE FROM material_owners WHERE person IN {people}", person),
        one(f"DELETE FROM materials WHERE {UNUSED}"),
    ]


def materials_brought(guest: str, person: str) -> list[Statement]:
    """Return the statements that copy a guest's materials to a person."""
    sql = (
        "INSERT INTO material_owners (person, material_id, created) "
        "SELECT $2, material_id, created FROM material_owners WHERE person = $1 ON CONFLICT DO NOTHING"
    )
    return [one(sql, guest, person)]


class MaterialStore(Rows):
    async def material(self, material: str) -> MaterialRow | None:
        return await self.first(MaterialRow, "WHERE id = $1", material)

    async def materials_of(self, person: str) -> list[MaterialRow]:
        """Return the materials that a person keeps, the newest first."""
        condition = "WHERE id IN (SELECT material_id FROM material_owners WHERE person = $1) ORDER BY created DESC, id"
        return await self.all(MaterialRow, condition, person)

    async def keeps_material(self, person: str, material: str) -> bool:
        condition = "WHERE person = $1 AND material_id = $2"
        return await self.first(MaterialOwnerRow, condition, person, material) is not None

    async def keep_material(self, material: MaterialRow, owner: MaterialOwnerRow) -> None:
        owned = insert([owner], "ON CONFLICT (person, material_id) DO NOTHING")
        await self.database.write([material_added(material), owned])

    async def drop_material(self, person: str, material: str) -> None:
        """Drop a material from a person's own; delete it if no one else keeps it and no match uses it."""
        await self.database.write(
            [
                one("DELETE FROM material_owners WHERE person = $1 AND material_id = $2", person, material),
                one(f"DELETE FROM materials WHERE id = $1 AND {UNUSED}", material),
            ]
        )

    async def kept_materials(self, person: str) -> tuple[int, int]:
        """Return how many materials a person keeps, and the sum of their sizes in bytes."""
        sql = (
            "SELECT count(*), coalesce(sum(size), 0) FROM materials "
            "WHERE id IN (SELECT material_id FROM material_owners WHERE person = $1)"
        )
        (found,) = await self.database.read(sql, person)
        return int(found[0]), int(found[1])

    async def owners_of(self, material: str) -> Sequence[MaterialOwnerRow]:
        return await self.all(MaterialOwnerRow, "WHERE material_id = $1", material)
