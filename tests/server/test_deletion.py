"""After somebody deletes their account nothing of them is left: not in the files, not on other people's pages."""

from pathlib import Path

from server.conftest import Host
from server.hosting import wait_until

NAME = "Zephyrine Quackenbush"


def remains(folder: Path, *words: str) -> list[str]:
    """The files that hold one of the words."""
    found = []
    for path in sorted(folder.glob("reverie.sqlite*")):
        data = path.read_bytes()
        found += [f"{path.name}: {word}" for word in words if word.encode() in data]
    return found


def test_nothing_is_left_in_the_files_or_on_open_pages(hosts: Host, tmp_path: Path) -> None:
    server = hosts()
    zephyrine = server.guest(NAME)
    bela = server.guest("Bela")
    match = zephyrine.match("daydream:A", players=2)
    bela.join(match)
    there = zephyrine.sit(match["id"])
    there.play(there.answers()[0])
    there.page.ask("say", match=match["id"], text="a word only zephyrine says")
    person = str(zephyrine.me["id"])
    on_sqlite = not server.settings.database
    if on_sqlite:
        assert remains(tmp_path, NAME, person)
    watching = bela.page()
    watching.ask("open", match=match["id"])
    zephyrine.change("DELETE", "/api/me", None, (204,))
    seats = watching.hear("seats")
    assert NAME not in str(seats)
    assert person not in str(seats)
    if on_sqlite:
        wait_until(lambda: not remains(tmp_path, NAME, person, "a word only zephyrine says"))
    assert NAME not in str(bela.get(f"/api/matches/{match['id']}/table"))
