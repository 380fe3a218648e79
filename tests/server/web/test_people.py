"""People come as guests with a name, change what is known of them, and go; nothing of theirs is lost or told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from tests.server.conftest import KINDS, NewDatabase
from tests.server.web.visiting import Visit, change, log_in, refusal, visit
from undercourt.server.notify import addresses
from undercourt.server.store import people, schema
from undercourt.server.store.database import now
from undercourt.server.web.guard import hashed

DAY = people.DAY

on_both = pytest.mark.parametrize("kind", KINDS)


# Guests


def test_a_guest_has_a_name_and_a_token_and_nothing_else(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        answer = await there.ask("POST", "/api/guests", {"name": "  Анна \u202e ", "language": "ru"})
        assert answer.status_code == 201
        told = (await there.ask("GET", "/api/me", token=answer.json()["token"])).json()
        assert told == answer.json()["person"]
        assert (told["name"], told["language"], told["account"], told["login"]) == ("Анна", "ru", False, None)

    visit(tmp_path, doing)


NOT_GUESTS: list[tuple[Any, str, str | None]] = [
    ({"name": " \u200b\u2800 "}, "error_no_name", None),
    ({"name": "Anna", "language": "de"}, "error_bad_request", "language"),
    ({"name": 7}, "error_bad_request", "name"),
    ({"name": "a" * 401}, "error_bad_request", "name"),
    ({"name": "Anna", "rank": "admin"}, "error_bad_request", "rank"),
    ({}, "error_bad_request", "name"),
    ([], "error_bad_request", None),
]


def test_a_guest_without_a_proper_name_is_refused(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        for body, key, field in NOT_GUESTS:
            answer = await there.ask("POST", "/api/guests", body)
            assert refusal(answer) == (400, key), body
            assert answer.json()["error"]["args"].get("field") == field, body
        assert await there.rows(schema.person) == []

    visit(tmp_path, doing)


def test_a_session_is_in_the_database_by_its_hash_alone(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        assert len(token) == 43  # 256 bits
        assert [row["token"] for row in await there.rows(schema.session)] == [hashed(token)]
        for path in tmp_path.iterdir():
            assert token.encode() not in path.read_bytes()
        assert refusal(await there.ask("GET", "/api/me", token=hashed(token))) == (401, "error_no_person")

    visit(tmp_path, doing)


def test_who_comes_back_stays_and_who_does_not_is_forgotten(tmp_path: Path) -> None:
    """A guest's session slides on by 180 days, an account's by 60, but not with every request."""

    async def doing(there: Visit) -> None:
        for come, stays in ((there.guest, 180 * DAY), (there.account, 60 * DAY)):
            token = await come()
            mine = schema.session.c.token == hashed(token)
            await change(there, update(schema.session).where(mine).values(expires=now() + DAY))
            await there.ask("GET", "/api/me", token=token)
            assert await expires(there, token) < now() + 2 * DAY
            await change(there, update(schema.person).values(seen=now() - 2 * people.HOUR))
            await there.ask("GET", "/api/me", token=token)
            assert stays - 60_000 < await expires(there, token) - now() <= stays
            await change(there, update(schema.session).where(mine).values(expires=now() - 1))
            assert refusal(await there.ask("GET", "/api/me", token=token)) == (401, "error_no_person")

    visit(tmp_path, doing)


async def expires(there: Visit, token: str) -> int:
    return int(next(row["expires"] for row in await there.rows(schema.session) if row["token"] == hashed(token)))


# What is known of me


def test_what_somebody_changes_of_themselves_is_changed_and_nothing_else(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest("Anna")
        body = {"name": " Ania ", "wants": ["webhook", "push", "push"], "webhook": "https://example.org/hook"}
        told = (await there.ask("PATCH", "/api/me", body, token)).json()["person"]
        assert (told["name"], told["wants"], told["language"]) == ("Ania", ["push", "webhook"], "en")
        assert told["webhook"] == "https://example.org/hook" and told["webhook_secret"]
        told = (await there.ask("PATCH", "/api/me", {"language": "pl", "webhook": None}, token)).json()["person"]
        assert (told["name"], told["language"], told["webhook"], told["webhook_secret"]) == ("Ania", "pl", None, None)
        same = (await there.ask("PATCH", "/api/me", {}, token)).json()["person"]
        assert same == told == (await there.ask("GET", "/api/me", token=token)).json()

    visit(tmp_path, doing)


NOT_CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"name": "\u200e"}, "error_no_name"),
    ({"language": "de"}, "error_bad_request"),
    ({"wants": ["pigeon"]}, "error_bad_request"),
    ({"webhook": "http://example.org/hook"}, "error_bad_webhook"),
    ({"webhook": "file:///etc/passwd"}, "error_bad_webhook"),
    ({"webhook": "https://example.org/\0"}, "error_bad_webhook"),
    ({"email": "anna"}, "error_bad_email"),
    ({"email": "anna@example.org, boris@example.org"}, "error_bad_email"),
    ({"login": "boris"}, "error_bad_request"),
]


def test_a_change_that_cannot_be_changes_nothing(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        before = await there.rows(schema.person)
        for body, key in NOT_CHANGES:
            answer = await there.ask("PATCH", "/api/me", {"language": "pl", **body}, token)
            assert refusal(answer) == (400, key), body
        assert await there.rows(schema.person) == before

    visit(tmp_path, doing)


def test_an_address_is_kept_once_its_owner_has_followed_the_link(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        id = await there.id_of(token)
        told = (await there.ask("PATCH", "/api/me", {"email": "anna@example.org"}, token)).json()
        assert told["confirm"] == "anna@example.org" and told["person"]["email"] is None
        (letter,) = await there.rows(schema.outbox)
        assert (letter["person_id"], letter["args"]) == (id, {"address": "anna@example.org"})
        assert refusal(await there.ask("POST", "/mail/confirm?token=forged.token")) == (403, "error_bad_link")
        link = addresses.confirm_token(there.house.notifier.keys, id, "anna@example.org", now())
        page = await there.ask("GET", f"/mail/confirm?token={link}")
        assert f'action="/mail/confirm?token={link}&amp;lang=en"' in page.text
        assert (await there.ask("GET", "/api/me", token=token)).json()["email"] is None, "programs open links too"
        done = await there.ask("POST", f"/mail/confirm?token={link}")
        assert done.status_code == 200 and "Your address is confirmed." in done.text
        assert (await there.ask("GET", "/api/me", token=token)).json()["email"] == "anna@example.org"
        again = (await there.ask("PATCH", "/api/me", {"email": "anna@example.org"}, token)).json()
        assert again["confirm"] is None  # it is confirmed
        gone = (await there.ask("PATCH", "/api/me", {"email": None}, token)).json()
        assert gone["person"]["email"] is None

    visit(tmp_path, doing)


def test_mail_programs_end_mails_by_a_form_without_a_session(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        await there.ask("PATCH", "/api/me", {"wants": ["mail", "push"]}, token)
        link = addresses.unsubscribe_token(there.house.notifier.keys, await there.id_of(token))
        form = {"List-Unsubscribe": "One-Click"}
        async with there.browser() as program:
            answer = await program.post(f"/mail/unsubscribe?token={link}", data=form)
        assert answer.status_code == 200
        assert (await there.ask("GET", "/api/me", token=token)).json()["wants"] == ["push"]

    visit(tmp_path, doing)


def test_nobody_is_made_to_write_many_letters_to_a_stranger(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        tokens = [await there.guest() for _ in range(4)]
        answers = [await there.ask("PATCH", "/api/me", {"email": "a@example.org"}, one) for one in tokens]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]

    visit(tmp_path, doing)


def test_without_a_server_for_mail_there_are_no_addresses(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        answer = await there.ask("PATCH", "/api/me", {"email": "anna@example.org"}, await there.guest())
        assert refusal(answer) == (409, "error_no_mail")

    visit(tmp_path, doing, smtp=None)


def test_a_browser_is_added_for_push_and_taken_away(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        keys = {"p256dh": "p", "auth": "a"}
        body = {"endpoint": "https://push.example.org/1", "expirationTime": None, "keys": keys}
        assert (await there.ask("POST", "/api/me/push", body, token)).status_code == 204
        assert [row["endpoint"] for row in await there.rows(schema.push_subscription)] == [body["endpoint"]]
        for odd in (
            {"endpoint": "http://localhost/", "keys": keys},
            {"endpoint": "https://push.example.org/\0", "keys": keys},
            {"endpoint": "https://push.example.org/2", "keys": {"p256dh": "\0", "auth": "a"}},
        ):
            assert refusal(await there.ask("POST", "/api/me/push", odd, token)) == (400, "error_bad_request")
        gone = await there.ask("DELETE", "/api/me/push", {"endpoint": body["endpoint"]}, token)
        assert gone.status_code == 204 and await there.rows(schema.push_subscription) == []

    visit(tmp_path, doing)


def test_all_that_is_kept_of_somebody_is_told_to_them_without_hashes(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.account("anna")
        id = await there.id_of(token)
        await there.table("t", id)
        line = {"table_id": "t", "number": 1, "person_id": id, "name": "Anna", "text": "hello", "at": 5}
        await change(there, insert(schema.chat).values(line))
        answer = await there.ask("GET", "/api/me/data", token=token)
        told = answer.json()
        assert told["person"]["login"] == "anna" and told["tables"] == ["t"]
        assert told["seats"] == [{"table_id": "t", "seat": 0, "name": "Anna"}]
        assert [one["text"] for one in told["chat"]] == ["hello"]
        assert len(told["sessions"]) == 1
        assert "argon2" not in answer.text and hashed(token) not in answer.text and "seed" not in answer.text

    visit(tmp_path, doing)


# Going for ever


@on_both
def test_who_goes_leaves_an_empty_row_and_a_name_at_tables_that_were_played(
    tmp_path: Path, new_database: NewDatabase, kind: str
) -> None:
    async def doing(there: Visit) -> None:
        token = await there.account("anna", "correct horse")
        id = await there.id_of(token)
        await there.table("over", id, "over")
        await there.table("playing", id, "playing")
        await there.table("gathering", id, "gathering")
        line = {"table_id": "over", "number": 1, "person_id": id, "name": "Anna", "text": "hello", "at": 5}
        await change(there, insert(schema.chat).values(line))
        assert (await there.ask("DELETE", "/api/me", token=token)).status_code == 204
        (row,) = await there.rows(schema.person)
        assert [row[name] for name in ("name", "login", "password", "email", "webhook")] == ["", None, None, None, None]
        assert await there.rows(schema.session) == []
        seats = {row["table_id"]: (row["person_id"], row["name"]) for row in (await there.rows(schema.seat))[::2]}
        assert seats == {"over": (id, "Anna"), "playing": (id, "Anna"), "gathering": (None, "")}
        states = {row["id"]: row["state"] for row in await there.rows(schema.game_table)}
        assert states == {"over": "over", "playing": "playing", "gathering": "abandoned"}
        assert [(row["name"], row["text"]) for row in await there.rows(schema.chat)] == [("", "")]
        assert refusal(await log_in(there, "correct horse")) == (403, "error_wrong_password")
        assert await there.news(3) == ["gathering", "over", "playing"]
        assert (await there.account("anna", "another horse")) != token  # the login is free

    visit(tmp_path, doing, database=new_database(kind))


@on_both
def test_guests_who_never_sat_down_are_forgotten_after_a_month(
    tmp_path: Path, new_database: NewDatabase, kind: str
) -> None:
    async def doing(there: Visit) -> None:
        sat, gone, new = [await there.id_of(await there.guest()) for _ in range(3)]
        account = await there.id_of(await there.account())
        await there.table("t", sat)
        at = now() + 31 * DAY
        await change(there, update(schema.person).where(schema.person.c.id == new).values(seen=at - 29 * DAY))
        async with there.house.database.writing() as connection:
            assert await people.tidy(connection, at) == 1
        assert {row["id"] for row in await there.rows(schema.person)} == {sat, new, account}
        assert gone not in {row["person_id"] for row in await there.rows(schema.session)}
        async with there.house.database.writing() as connection:
            await people.tidy(connection, now() + 61 * DAY)
        assert account not in {row["person_id"] for row in await there.rows(schema.session)}

    visit(tmp_path, doing, database=new_database(kind))
