"""Lessons as the server gives them to pages."""

from server.conftest import Host


def test_every_lesson_is_listed_and_played(host: Host) -> None:
    alma = host().guest()
    listed = alma.get("/api/lessons")["lessons"]
    assert listed
    lesson = alma.get(f"/api/lessons/{listed[0]['name']}")
    assert lesson["name"] == listed[0]["name"]
    assert lesson["frames"]
    assert sum(len(step["moves"]) for step in lesson["steps"]) >= 1
    alma.refused("GET", "/api/lessons/no-such-lesson", "not-found")
