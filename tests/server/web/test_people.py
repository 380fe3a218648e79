"""People come as guests with a name, become accounts, log in and out, and go; nothing of theirs is lost or told."""

from __future__ import annotations

from pathlib import Path

from tests.server.web.visiting import Visit, visit


def test_a_guest_has_a_name_a_token_and_nothing_else(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        answer = await there.ask("POST", "/api/guests", {"name": "  Анна \u202e ", "language": "ru"})
        assert answer.status_code == 201
        told = (await there.ask("GET", "/api/me", token=answer.json()["token"])).json()
        assert told == answer.json()["person"]
        assert (told["name"], told["language"], told["account"], told["login"]) == ("Анна", "ru", False, None)

    visit(tmp_path, doing)
