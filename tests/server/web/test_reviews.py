"""Reviews over HTTP: begun when somebody asks, made by a real pool, kept, and told by the steps of the replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tables.kit import Json, Server, Someone, asked_of, eventually
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed
from undercourt.server.reviews import steps


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), review_positions=20) as server:
        yield server


async def an_end(someone: Someone) -> str:
    """Two people at one screen who soon agree to end it."""
    made = await someone.make("me", {"who": "me", "name": "Boris"}, game="tyrants")
    async with someone.at(made["id"], made["seats"][0]) as a, someone.at(made["id"], made["seats"][1]) as b:
        for _ in range(14):
            line = await asked_of(a, b)
            await line.act()
            now = await line.look()
            if now["undo"]:  # what is taken back is no decision, but a step of the replay
                await line.say("undo", revision=now["revision"])
                await line.act(1)
    await someone.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
    return str(made["id"])


def test_a_review_is_made_once_and_leads_to_the_moments_of_the_replay(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        table = await an_end(anna)
        first = await anna.get(f"/api/tables/{table}/review")
        assert 0 <= first["done"] <= 1

        async def there() -> Json | None:
            told: Json = await anna.get(f"/api/tables/{table}/review")
            return told if told["review"] else None

        told = await eventually(there)
        review = told["review"]
        assert told["done"] == 1 and [one["seat"] for one in review["seats"]] == ["amber", "sky"]
        replay = await anna.get(f"/api/tables/{table}/replay?viewer=all&count=100")
        assert review["moves"] == replay["last"]
        assert not review["over"] and all(one["luck"] is None for one in review["seats"]), "they have given it up"
        for one in review["seats"]:
            assert one["points"]
            for step, _, _ in one["points"]:
                made = replay["steps"][step + 1]
                assert made["seat"] == one["seat"] and made.get("kind", "act") == "act"
            for costly in one["costly"]:
                assert replay["steps"][costly["move"] + 1]["action"] == costly["did"]
        answered = server.house.pool.answered
        stranger = await server.person("Zofia")
        assert (await stranger.get(f"/api/tables/{table}/review"))["review"] == review
        assert server.house.pool.answered == answered, "it was kept"
        assert server.house.reviews.making == {}

    server.do(doing())


def test_a_game_that_goes_on_has_no_review(server: Server) -> None:
    async def doing() -> None:
        anna = await server.person()
        made = await anna.make("me", "open")
        answer = await anna.ask("GET", f"/api/tables/{made['id']}/review")
        assert (answer.status, answer.error) == (409, "error_not_over")

    server.do(doing())


def test_a_table_without_spectators_shows_its_review_to_its_own_people_alone(server: Server) -> None:
    async def doing() -> None:
        anna, zofia = await server.people("Anna", "Zofia")
        made = await anna.make("me", {"who": "me", "name": "Boris"}, watched=False)
        await anna.post(made["id"], "propose", seat=made["seats"][0], what="abandon")
        answer = await zofia.ask("GET", f"/api/tables/{made['id']}/review")
        assert (answer.status, answer.error) == (403, "error_not_watched")
        assert (await anna.ask("GET", f"/api/tables/{made['id']}/review")).status == 200

    server.do(doing())


def test_moves_that_were_taken_back_are_steps_but_no_moves() -> None:
    act = Deed(ACT, 0, "pass")
    assert steps([act, act, Deed(UNDO, 0, ""), act]) == [0, 3]
    assert steps([act, act, act, Deed(BACK, 0, "1"), act]) == [0, 4]
