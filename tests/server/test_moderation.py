"""What keeps a table pleasant: blocks, reports, and what operators do, from the command line and in the log."""

from pathlib import Path

from reverie.server.matches import new_id
from server.conftest import Host
from server.hosting import Guest, Hosted
from server.test_admin_commands import admin


def together(server: Hosted, first: Guest, second: Guest) -> str:
    match = first.match("onirim", players=2, options={"talk": "open"})
    second.join(match)
    return str(match["id"])


def test_whoever_is_blocked_is_not_heard_and_not_met_again(hosts: Host) -> None:
    server = hosts()
    alma, bo = server.guest("Alma"), server.guest("Bo")
    match = together(server, alma, bo)
    here, there = alma.sit(match), bo.sit(match)
    alma.change("POST", f"/api/matches/{match}/seats/1/block", None, (204,))
    alma.change("POST", f"/api/matches/{match}/seats/1/block", None, (204,))
    alma.refused("POST", f"/api/matches/{match}/seats/0/block", "not-found")
    server.guest().refused("POST", f"/api/matches/{match}/seats/1/block", "not-yours")
    assert there.page.ask("say", match=match, text="hello?")["type"] == "ok"
    assert here.page.nothing("said")
    assert here.page.ask("say", match=match, text="hello all")["type"] == "ok"
    assert [there.page.hear("said")["text"] for _ in range(2)] == ["hello?", "hello all"]
    # Bo learns nothing but that this table is not for him.
    listed = alma.match("onirim", players=2, open=True)
    bo.refused("POST", f"/api/matches/{listed['id']}/join", "not-yours", {})
    bo.refused("POST", f"/api/invitations/{listed['code']}", "not-yours", {})
    # Alma may sit down with Bo if she wants to, and does not hear him there either.
    theirs = bo.match("onirim", players=2)
    alma.join(theirs)
    assert alma.get(f"/api/matches/{theirs['id']}/table")["muted"] == [0]
    (blocked,) = alma.get("/api/blocks")["blocked"]
    assert blocked["shown"] == "Bo"
    assert alma.get("/api/me/export")["blocked"] == [bo.me["id"]]
    alma.change("DELETE", f"/api/blocks/{blocked['id']}", None, (204,))
    alma.refused("DELETE", f"/api/blocks/{blocked['id']}", "not-found")
    bo.change("POST", f"/api/matches/{listed['id']}/join", {})


def test_a_report_reaches_the_operator_who_acts_and_is_logged(host: Host) -> None:
    server = host()
    folder = Path(server.settings.folder)
    alma, bo = server.guest("Alma"), server.guest("Bo")
    bo.change("POST", "/api/me/claim", {"name": "bo_bo", "password": "correct horse"})
    match = together(server, alma, bo)
    there = bo.sit(match)
    there.page.ask("say", match=match, text="something rude")
    path = f"/api/matches/{match}/seats/1/report"
    alma.refused("POST", path, "invalid", {"reason": "because"})
    alma.change("POST", path, {"reason": "insult", "text": "he was\nrude"}, (204,))
    alma.refused("POST", path, "already", {"reason": "insult"})
    told = admin(folder, "reports")
    assert "insult" in told
    assert "he was rude" in told
    assert "something rude" in told
    assert "1 lines of bo_bo" in admin(folder, "remove-chat", "bo_bo", "--reason", "rude")
    assert alma.get(f"/api/matches/{match}/table")["chat"] == []
    admin(folder, "silence", "bo_bo")
    assert there.page.ask("say", match=match, text="again")["code"] == "silenced"
    assert there.page.ask("react", match=match, reaction="hello")["code"] == "silenced"
    admin(folder, "silence", "bo_bo", "--end")
    assert there.page.ask("say", match=match, text="sorry")["type"] == "ok"
    assert "reserved for bots" in admin(folder, "rename", "bo_bo", "Admin", status=2)
    admin(folder, "rename", "bo_bo", "Quiet One")
    assert alma.get(f"/api/matches/{match}")["seats"][1]["shown"] == "Quiet One"
    assert "there is no report" in admin(folder, "reports", "--close", "none", status=2)
    admin(folder, "reports", "--close", told.split()[0])
    assert "insult" not in admin(folder, "reports")
    log = admin(folder, "audit")
    for action in ("remove-chat", "silence", "unsilence", "rename", "close-report"):
        assert action in log


def test_a_ban_ends_sessions_and_sockets_until_it_is_lifted(host: Host) -> None:
    server = host()
    folder = Path(server.settings.folder)
    bo = server.guest()
    bo.change("POST", "/api/me/claim", {"name": "bo_bo", "password": "correct horse"})
    page = bo.page()
    admin(folder, "ban", "bo_bo", "--reason", "spam")
    assert page.closed() == 1008
    assert bo.get("/api/me") == {"person": None}
    credentials = {"name": "bo_bo", "password": "correct horse"}
    browser = server.guest()
    browser.refused("POST", "/api/sign-in", "banned", credentials)
    browser.refused("POST", "/api/sign-in", "wrong-password", {**credentials, "password": "wrong horse"})
    admin(folder, "unban", "bo_bo")
    browser.change("POST", "/api/sign-in", credentials)
    link = admin(folder, "reset-password", "bo_bo").split("#reset=")[1].split()[0]
    assert browser.change("POST", "/api/password-reset", {"link": link, "password": "another horse"})["name"] == "bo_bo"
    assert "spam" in admin(folder, "audit")
    assert "there is no password" in admin(folder, "reset-password", server.guest().me["id"], status=2)


def test_an_id_is_never_taken_for_an_option(host: Host) -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
    server = host()
    assert "nobody with that id" in admin(Path(server.settings.folder), "ban", "--", "-older-id-0123456", status=2)
