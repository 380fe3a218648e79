"""Links in mails, and the addresses that they confirm or leave alone."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from tests.server.notify.desk import KEYS, TABLE, opened, queued, someone, waiting
from undercourt.server.notify import addresses, links
from undercourt.server.notify.keys import Keys, base64url, new_private_key
from undercourt.server.store.database import Database, now
from undercourt.server.store.schema import person

ADDRESS = "ola@mail.example"


async def known(database: Database, person_id: str) -> tuple[str | None, list[str]]:
    """The address and the wishes of a person."""
    async with database.reading() as connection:
        row = (await connection.execute(select(person).where(person.c.id == person_id))).one()
    return row.email, row.wants


def test_a_token_is_good_for_its_purpose_and_its_time_alone() -> None:
    token = links.token(KEYS, "confirm", "ola", ADDRESS, until=1000)
    told = links.signed(KEYS, "confirm", token, at=999)
    assert told is not None and (told.person, told.content) == ("ola", ADDRESS)
    assert links.signed(KEYS, "confirm", token, at=1000) is None
    assert links.signed(KEYS, "unsubscribe", token, at=999) is None
    other = Keys("another secret of at least so many letters", new_private_key())
    assert links.signed(other, "confirm", token, at=999) is None


def test_a_token_that_somebody_changed_is_worth_nothing() -> None:
    token = links.token(KEYS, "confirm", "ola", ADDRESS, until=1000)
    body, _, signature = token.partition(".")
    forged = base64url(b'["jan","ola@mail.example",1000]')
    for text in (f"{forged}.{signature}", body, f"{body}.", f".{signature}", "", "ż.ó", f"{token}.{token}", "." * 2000):
        assert links.signed(KEYS, "confirm", text, at=0) is None


def test_a_link_is_the_same_whether_or_not_the_settings_end_in_a_slash() -> None:
    for base in ("https://table.example", "https://table.example/"):
        assert links.table_link(base, "7") == "https://table.example/tables/7"
        assert links.token_link(base, links.CONFIRM, "t") == "https://table.example/mail/confirm?token=t"


def test_plain_addresses_alone_are_addresses() -> None:
    assert all(map(addresses.is_address, ["ola@mail.example", "o.l+a@a-b.mail.example"]))
    for text in [
        "",
        "ola",
        "@mail.example",
        "ola@mail",
        "ola@@mail.example",
        "a@b.example,c@d.example",
        "ola@ma il.example",
    ]:
        assert not addresses.is_address(text), text
    for text in [
        "Ola <ola@mail.example>",
        "ola@mail.example\n",
        "ola@mail.example\r\nBcc: x@y.example",
        f"ola@{'a.' * 130}example",
    ]:
        assert not addresses.is_address(text), text


def test_an_address_is_the_persons_only_after_it_was_confirmed(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["mail"])
            async with database.writing() as connection:
                await addresses.ask(connection, ola, "wrong@mail.example", now())
                await addresses.ask(connection, ola, ADDRESS, now())  # a slip of the pen, corrected
            await queued(database, ola)
            assert await waiting(database) == [("mail", "", addresses.KEY)]  # no notice yet
            assert await known(database, ola) == (None, ["mail"])
            token = addresses.confirm_token(KEYS, ola, ADDRESS, now())
            async with database.writing() as connection:
                assert not await addresses.confirm(connection, KEYS, token, now() + links.DAY + 1)
                assert not await addresses.confirm(connection, KEYS, token[:-2], now())
                assert not await addresses.confirm(connection, KEYS, addresses.unsubscribe_token(KEYS, ola), now())
            assert await known(database, ola) == (None, ["mail"])
            async with database.writing() as connection:
                assert await addresses.confirm(connection, KEYS, token, now())
            assert await known(database, ola) == (ADDRESS, ["mail"])

    asyncio.run(go())


def test_whoever_unsubscribes_gets_no_more_mail(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            ola = await someone(database, ["webhook", "mail"], email=ADDRESS, webhook="https://hook.example")
            await queued(database, ola)
            async with database.writing() as connection:
                assert not await addresses.unsubscribe(connection, KEYS, "nonsense", now())
                for _ in range(2):  # a second time does no harm
                    token = addresses.unsubscribe_token(KEYS, ola)
                    assert await addresses.unsubscribe(connection, KEYS, token, now())
                    assert await addresses.unsubscribe(
                        connection, KEYS, addresses.unsubscribe_token(KEYS, "gone"), now()
                    )
            assert await known(database, ola) == (ADDRESS, ["webhook"])
            assert await waiting(database) == [("webhook", TABLE, "notice_turn")]

    asyncio.run(go())


def test_only_an_address_is_ever_asked() -> None:
    with pytest.raises(AssertionError):
        asyncio.run(addresses.ask(None, "ola", "no address", 0))  # type: ignore[arg-type]  # it never gets that far
