"""A guest becomes an account, logs in and out from anywhere, and loses no table by it."""

from __future__ import annotations

from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert

from tests.server.conftest import KINDS, NewDatabase
from tests.server.web.visiting import Visit, change, log_in, refusal, visit
from undercourt.server.store import people, schema
from undercourt.server.web.passwords import WAITING, Passwords

DAY = people.DAY

on_both = pytest.mark.parametrize("kind", KINDS)


# Accounts


@on_both
def test_a_guest_becomes_an_account_and_keeps_id_and_tables(
    tmp_path: Path, new_database: NewDatabase, kind: str
) -> None:
    async def doing(there: Visit) -> None:
        guest = await there.guest()
        id = await there.id_of(guest)
        await there.table("t", id)
        answer = await there.ask("POST", "/api/accounts", {"login": "Anna", "password": "correct horse"}, guest)
        assert answer.status_code == 201
        told = answer.json()["person"]
        assert (told["id"], told["account"], told["login"]) == (id, True, "anna")
        assert [row["person_id"] for row in await there.rows(schema.seat)] == [id, None]
        assert await there.id_of(answer.json()["token"]) == id
        assert refusal(await there.ask("GET", "/api/me", token=guest)) == (401, "error_no_person")  # a new token

    visit(tmp_path, doing, database=new_database(kind))


def test_a_password_is_kept_as_argon2id(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account(password="correct horse")
        (row,) = await there.rows(schema.person)
        assert row["password"].startswith("$argon2id$") and "correct" not in row["password"]
        assert not any(b"correct horse" in path.read_bytes() for path in tmp_path.iterdir())

    visit(tmp_path, doing)


NOT_ACCOUNTS = [
    ("ANNA", "correct horse", 409, "error_login_taken"),
    ("\uff21nna ", "correct horse", 409, "error_login_taken"),  # a wide A
    ("boris", "short", 400, "error_short_password"),
    ("borisboris", "BorisBoris", 400, "error_password_is_login"),
    ("  ", "correct horse", 400, "error_bad_login"),
    ("b" * 41, "correct horse", 400, "error_bad_login"),
    ("boris", "b" * 201, 400, "error_bad_request"),
]


@on_both
def test_an_account_that_cannot_be_leaves_the_guest_as_they_were(
    tmp_path: Path, new_database: NewDatabase, kind: str
) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna")
        guest = await there.guest("Boris")
        for login, password, status, key in NOT_ACCOUNTS:
            answer = await there.ask("POST", "/api/accounts", {"login": login, "password": password}, guest)
            assert refusal(answer) == (status, key), login
        assert (await there.ask("GET", "/api/me", token=guest)).json()["account"] is False

    visit(tmp_path, doing, database=new_database(kind))


def test_an_account_is_made_by_a_guest_and_once(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        body = {"login": "boris", "password": "correct horse"}
        assert refusal(await there.ask("POST", "/api/accounts", body)) == (401, "error_no_person")
        token = await there.account("anna")
        assert refusal(await there.ask("POST", "/api/accounts", body, token)) == (409, "error_has_account")

    visit(tmp_path, doing)


# Logging in


def test_an_account_is_reached_with_login_and_password_from_anywhere(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        first = await there.account("anna", "correct horse")
        second = await log_in(there, "correct horse", " ANNA ")
        assert second.status_code == 201
        assert await there.id_of(second.json()["token"]) == await there.id_of(first)

    visit(tmp_path, doing)


def test_a_wrong_login_is_told_and_takes_as_much_work_as_a_wrong_password(tmp_path: Path) -> None:
    class Counted(Passwords):
        tried = 0

        def matches(self, kept: str, password: str) -> bool:
            assert kept.startswith("$argon2id$")
            self.tried += 1
            return super().matches(kept, password)

    async def doing(there: Visit) -> None:
        await there.account("anna")
        passwords = there.app.state.passwords = Counted(there.app.state.passwords.hasher)
        wrong = await log_in(there, "wrong horse", "anna")
        assert passwords.tried == 1
        nobody = await log_in(there, "wrong horse", "nobody")
        assert passwords.tried == 2
        assert refusal(wrong) == refusal(nobody) == (403, "error_wrong_password")
        assert wrong.content == nobody.content

    visit(tmp_path, doing)


def test_nobody_logs_in_as_nobody(tmp_path: Path) -> None:
    """Not even with the password that is tried in place of one that there is not."""

    async def doing(there: Visit) -> None:
        passwords = there.app.state.passwords
        passwords.nobody = passwords.threads.submit(passwords.hasher.hash, "guessed it")
        assert refusal(await log_in(there, "guessed it", "nobody")) == (403, "error_wrong_password")

    visit(tmp_path, doing)


def test_an_old_hash_is_made_better_when_somebody_logs_in(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna", "correct horse")
        (before,) = await there.rows(schema.person)
        there.app.state.passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        assert (await log_in(there, "correct horse")).status_code == 201
        (after,) = await there.rows(schema.person)
        assert "t=1" in before["password"] and "t=2" in after["password"]
        assert (await log_in(there, "correct horse")).status_code == 201

    visit(tmp_path, doing)


def test_more_log_ins_at_once_than_the_server_takes_are_sent_away(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna")
        there.app.state.passwords.waiting = WAITING
        answer = await log_in(there, "correct horse")
        assert refusal(answer) == (503, "error_busy") and answer.headers["retry-after"] == "2"

    visit(tmp_path, doing)


@on_both
def test_a_guest_with_tables_is_asked_and_the_account_takes_them(
    tmp_path: Path, new_database: NewDatabase, kind: str
) -> None:
    async def doing(there: Visit) -> None:
        account = await there.id_of(await there.account("anna", "correct horse"))
        guest = await there.guest("Anna again")
        id = await there.id_of(guest)
        await there.table("t", id)
        asked = await log_in(there, "correct horse", token=guest)
        assert refusal(asked) == (409, "error_take_tables") and asked.json()["error"]["args"] == {"n": 1}
        assert await there.id_of(guest) == id  # nothing is lost by asking
        answer = await log_in(there, "correct horse", token=guest, take=True)
        assert answer.json()["person"]["id"] == account
        assert [row["person_id"] for row in await there.rows(schema.seat)] == [account, None]
        (table,) = await there.rows(schema.game_table)
        assert (table["host_id"], table["about"]) == (account, 1)
        assert [row["id"] for row in await there.rows(schema.person)] == [account]
        assert await there.news(1) == ["t"]  # the room looks again

    visit(tmp_path, doing, database=new_database(kind))


def test_a_guest_may_log_in_and_leave_their_tables(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna", "correct horse")
        guest = await there.guest()
        id = await there.id_of(guest)
        await there.table("t", id)
        assert (await log_in(there, "correct horse", token=guest, take=False)).status_code == 201
        assert [row["person_id"] for row in await there.rows(schema.seat)] == [id, None]
        assert await there.id_of(guest) == id

    visit(tmp_path, doing)


@on_both
def test_what_guest_and_account_both_have_is_kept_once(tmp_path: Path, new_database: NewDatabase, kind: str) -> None:
    async def doing(there: Visit) -> None:
        account = await there.id_of(await there.account("anna", "correct horse"))
        guest = await there.guest()
        id, other = await there.id_of(guest), await there.id_of(await there.guest("Boris"))
        mutes = [
            {"person_id": one, "muted_id": muted}
            for one, muted in ((account, other), (id, other), (other, account), (other, id))
        ]
        await change(there, insert(schema.mute).values(mutes))
        for person in (account, id):
            subscription = {"endpoint": "https://push.example.org/1", "p256dh": "p", "auth": "a", "created": 0}
            row = {"id": person, "person_id": person, **subscription}
            await change(there, insert(schema.push_subscription).values(row))
        assert (await log_in(there, "correct horse", token=guest, take=True)).status_code == 201
        kept = {(row["person_id"], row["muted_id"]) for row in await there.rows(schema.mute)}
        assert kept == {(account, other), (other, account)}
        assert [row["person_id"] for row in await there.rows(schema.push_subscription)] == [account]

    visit(tmp_path, doing, database=new_database(kind))


def test_an_account_is_never_taken_over_by_another(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        first = await there.account("anna", "correct horse")
        id = await there.id_of(first)
        await there.table("t", id)
        await there.account("boris", "correct horse")
        assert (await log_in(there, "correct horse", "boris", first, take=True)).status_code == 201
        assert [row["person_id"] for row in await there.rows(schema.seat)] == [id, None]

    visit(tmp_path, doing)


# Logging out


def test_logging_out_ends_this_session_or_all(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        tokens = [await there.account("anna", "correct horse")]
        tokens += [(await log_in(there, "correct horse")).json()["token"] for _ in range(2)]
        assert (await there.ask("DELETE", "/api/sessions", token=tokens[0])).status_code == 204
        assert [(await there.ask("GET", "/api/me", token=one)).status_code for one in tokens] == [401, 200, 200]
        assert (await there.ask("DELETE", "/api/sessions?all=true", token=tokens[1])).status_code == 204
        assert [(await there.ask("GET", "/api/me", token=one)).status_code for one in tokens] == [401, 401, 401]
        assert refusal(await there.ask("DELETE", "/api/sessions", token=tokens[0])) == (401, "error_no_person")

    visit(tmp_path, doing)


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        first = await there.account("anna", "correct horse")
        wrong = await there.ask("POST", "/api/me/password", {"old": "wrong horse", "new": "battery staple"}, first)
        assert refusal(wrong) == (403, "error_wrong_password")
        short = await there.ask("POST", "/api/me/password", {"old": "correct horse", "new": "short"}, first)
        assert refusal(short) == (400, "error_short_password")
        done = await there.ask("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}, first)
        assert done.status_code == 201
        assert (await there.ask("GET", "/api/me", token=first)).status_code == 401
        assert (await there.ask("GET", "/api/me", token=done.json()["token"])).status_code == 200
        assert refusal(await log_in(there, "correct horse")) == (403, "error_wrong_password")
        assert (await log_in(there, "battery staple")).status_code == 201
        guest = await there.ask("POST", "/api/me/password", {"old": "a", "new": "b"}, await there.guest())
        assert refusal(guest) == (409, "error_no_account")

    visit(tmp_path, doing)
