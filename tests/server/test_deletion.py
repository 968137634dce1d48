"""After somebody deletes their account nothing of them is left: not in the files, not on other people's pages."""

from pathlib import Path

from reverie.server.services import database_of
from reverie.server.store import TABLES, Store
from server.conftest import Host
from server.hosting import Hosted, wait_until

NAME = "Zephyrine Quackenbush"
WORD = "a word only zephyrine says"


def remains(folder: Path, *words: str) -> list[str]:
    """The files that hold one of the words."""
    found = []
    for path in sorted(folder.glob("reverie.sqlite*")):
        data = path.read_bytes()
        found += [f"{path.name}: {word}" for word in words if word.encode() in data]
    return found


def everything(server: Hosted) -> list[object]:
    """Every row of every table."""
    database = server.services.store.database
    return [server.run(database.read(f"SELECT * FROM {table}")) for table in [*TABLES.values(), "analyses", "secrets"]]


def test_nothing_is_left_in_the_files_or_on_open_pages(hosts: Host, tmp_path: Path) -> None:
    server = hosts()
    zephyrine = server.guest(NAME)
    bela = server.guest("Bela")
    match = zephyrine.match("daydream:A", players=2)
    bela.join(match)
    there = zephyrine.sit(match["id"])
    there.play(there.answers()[0])
    there.page.ask("say", match=match["id"], text=WORD)
    bela.page().ask("say", match=match["id"], text="hello")
    for reporter, seat in ((zephyrine, 1), (bela, 0)):
        told = {"reason": "other", "text": f"{NAME} was here"}
        reporter.change("POST", f"/api/matches/{match['id']}/seats/{seat}/report", told, (204,))
    person = str(zephyrine.me["id"])
    moderation = server.services.moderation
    found = server.run(server.services.store.person(person))
    assert found is not None
    server.run(moderation.silence(found, True, "an operator", f"what {NAME} says"))
    on_sqlite = not server.settings.database
    if on_sqlite:
        assert remains(tmp_path, NAME, person)
    watching = bela.page()
    watching.ask("open", match=match["id"])
    zephyrine.change("DELETE", "/api/me", None, (204,))
    seats = watching.hear("seats")
    assert NAME not in str(seats)
    assert person not in str(seats)
    assert [line["text"] for line in watching.hear("chat")["chat"]] == ["hello"]
    for word in (WORD, NAME, person):
        assert word not in str(everything(server))
    assert [row.action for row in server.run(server.services.store.audit(10))] == ["silence"], "what was done stays"
    if on_sqlite:
        wait_until(lambda: not remains(tmp_path, NAME, person, WORD))
    assert NAME not in str(bela.get(f"/api/matches/{match['id']}/table"))


def test_an_operator_beside_the_server_removes_chat_and_people_from_open_pages(hosts: Host) -> None:
    """The server learns of it from the database: nobody tells it."""
    server = hosts()
    zephyrine, bela = server.guest(NAME), server.guest("Bela")
    match = zephyrine.match("daydream:A", players=2)
    bela.join(match)
    page = zephyrine.page()
    page.ask("open", match=match["id"])
    page.ask("concede", match=match["id"])
    page.ask("say", match=match["id"], text=WORD)
    watching = bela.page()
    table = watching.ask("open", match=match["id"])
    assert [line["text"] for line in table["chat"]] == [WORD]
    beside = Store(database_of(server.settings))

    async def act() -> None:
        await beside.database.open()
        assert await beside.remove_chat(str(zephyrine.me["id"]), None) == 1

    async def delete() -> None:
        await beside.delete_person(str(zephyrine.me["id"]), "Nobody")
        await beside.database.close()

    server.run(act())
    assert watching.hear("chat")["chat"] == []
    server.run(delete())
    while NAME in str(watching.hear("seats")):
        pass
