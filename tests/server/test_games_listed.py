"""Games over HTTP: what pages branch on, and the words of a game that they were built without."""

import httpx

from reverie.games.discovery import kits
from server.conftest import Host


def test_every_game_is_described_by_facts_and_choices(host: Host) -> None:
    url = host().url + "/api/games"
    listed = {game["name"]: game for game in httpx.get(url).json()["games"]}
    plain, packed = (httpx.get(url, headers={"accept-encoding": way}) for way in ("identity", "gzip"))
    assert plain.json() == packed.json()
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < 8000, "part of every first visit"
    assert list(listed) == [kit.name for kit in kits()]
    for kit in kits():
        game = listed[kit.name]
        assert game["title"] == kit.title
        assert game["first_setup"] in {setup["spelling"] for setup in game["setups"]}
        for setup in game["setups"]:
            assert 0 <= setup["facts"] < len(game["facts"])
            if game["choices"]:
                assert kit.spelling(setup["chosen"]) == setup["spelling"]


def test_words_of_a_game_are_kept_for_ever_and_change_their_address(host: Host) -> None:
    url = host().url
    for game in httpx.get(url + "/api/games").json()["games"]:
        assert set(game["words"]) == {"en", "fr", "de", "it"}
        for address in game["words"].values():
            answer = httpx.get(url + address)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "immutable" in answer.headers["cache-control"]
            assert " = " in answer.text
        for wrong in (address[:-1] + "x", f"/api/games/{game['name']}/words/xx/0", "/api/games/nothing/words/en/0"):
            assert httpx.get(url + wrong).status_code == 404
