"""Files of people's own over HTTP: checked, kept, looked at, played for trial, printed."""

from typing import Final

import msgspec
from starlette.responses import Response

from reverie.games.kit import Paper
from reverie.server.api.endpoint import Call, Endpoint
from reverie.server.http_types import (
    CheckMaterial,
    MaterialList,
    MaterialOut,
    MaterialSummary,
    NewMaterial,
    NewTrial,
    ProblemOut,
    Problems,
    TrialOut,
    WantedPaper,
)
from reverie.server.materials import files_of
from reverie.server.rows import MaterialRow

FILES_BYTES: Final = 700_000  # six files of the most that one may have, as JSON
MATERIAL: Final = "/api/materials/{material}"


def _summary(row: MaterialRow, yours: bool) -> MaterialSummary:
    return MaterialSummary(row.id, row.game, row.title, msgspec.json.decode(row.spellings), row.created, yours)


async def check(call: Call) -> Problems:
    wanted: CheckMaterial = call.body
    found = await call.services.materials.check(wanted.game, wanted.files)
    return Problems([ProblemOut(one.file, one.place, one.reason, one.code, dict(one.values)) for one in found])


async def keep(call: Call) -> MaterialSummary:
    wanted: NewMaterial = call.body
    title = " ".join(wanted.title.split())
    row = await call.services.materials.keep(call.person, call.address, wanted.game, title, wanted.files)
    return _summary(row, True)


async def listed(call: Call) -> MaterialList:
    return MaterialList([_summary(row, True) for row in await call.services.store.materials_of(call.person.id)])


async def one(call: Call) -> MaterialOut:
    row = await call.services.materials.get(call.path("material"))
    person = call.person_id
    yours = person is not None and await call.services.store.keeps_material(person, row.id)
    return MaterialOut(**msgspec.structs.asdict(_summary(row, yours)), files=files_of(row))


async def drop(call: Call) -> None:
    await call.services.materials.drop(call.person, call.path("material"))


async def trial(call: Call) -> TrialOut:
    found = await call.services.trials.play(call.body, call.address)
    return TrialOut([score for score, _ in found], [earned for _, earned in found])


async def paper(call: Call) -> Response:
    wanted: WantedPaper = call.query
    how = Paper(wanted.paper, wanted.joined, wanted.black, wanted.sheets, wanted.language, wanted.whole)
    data = await call.services.materials.printed(wanted.setup, wanted.material, how)
    name = "".join(letter if letter.isalnum() else "-" for letter in wanted.setup)
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(data, media_type="application/pdf", headers=headers)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/materials/check",
        check,
        "What keeps files, such as boards, from being played with",
        Problems,
        body=CheckMaterial,
        most=FILES_BYTES,
        needs_person=False,
        limit="check",
    ),
    Endpoint(
        "POST",
        "/api/materials",
        keep,
        "Keep files of your own to play with; the same ones again change nothing",
        MaterialSummary,
        201,
        body=NewMaterial,
        most=FILES_BYTES,
        limit="upload",
    ),
    Endpoint("GET", "/api/materials", listed, "The files you keep", MaterialList),
    Endpoint("GET", MATERIAL, one, "Files that matches are played with", MaterialOut, needs_person=False),
    Endpoint("DELETE", MATERIAL, drop, "Keep files no more; matches go on with them", status=204),
    Endpoint(
        "POST",
        "/api/trials",
        trial,
        "A few games that a player plays alone: their scores",
        TrialOut,
        body=NewTrial,
        limit="trial",
    ),
    Endpoint(
        "GET",
        "/api/paper",
        paper,
        "What a set-up is played on, as a PDF to print",
        bytes,
        query=WantedPaper,
        needs_person=False,
        limit="upload",
    ),
]
