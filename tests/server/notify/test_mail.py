"""Mail, to a real server for it on this machine."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any, Literal

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword
from msgspec import structs

from tests.server.notify.desk import (
    BASE,
    KEYS,
    TABLE,
    Clock,
    certified,
    notifier,
    opened,
    queued,
    someone,
    waiting,
)
from undercourt.server.notify import addresses, mail
from undercourt.server.notify.outcome import GiveUp, TryAgain
from undercourt.server.notify.settings import Smtp
from undercourt.server.store import outbox
from undercourt.server.store.database import Database, now
from undercourt.server.store.outbox import MINUTE, Waiting

SENDER = "Undercourt <table@mail.example>"
ADDRESS = "ola@mail.example"


class Postbox:
    """Takes mail, or refuses it with what it was told to say; keeps it as it came."""

    def __init__(self) -> None:
        self.envelopes: list[Envelope] = []
        self.recipient = "250 OK"
        self.data = "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, options: Any) -> str:
        envelope.rcpt_tos.append(address)
        return self.recipient

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        self.envelopes.append(envelope)
        return self.data

    @property
    def mails(self) -> list[EmailMessage]:
        read = [message_from_bytes(envelope.content or b"", policy=default) for envelope in self.envelopes]  # type: ignore[arg-type]  # bytes, unless asked otherwise
        return [one for one in read if isinstance(one, EmailMessage)]


def knows(server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
    return AuthResult(success=given == LoginPassword(b"court", b"under"), handled=False)


@asynccontextmanager
async def taking(postbox: Postbox, context: ssl.SSLContext | None = None, **more: Any) -> AsyncIterator[Smtp]:
    """A server for mail, and the settings to use it without TLS."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(postbox, loop=loop, **more), "127.0.0.1", 0, ssl=context)
    try:
        yield Smtp("127.0.0.1", SENDER, server.sockets[0].getsockname()[1], "none")
    finally:
        server.close()


def plain(one: EmailMessage) -> str:
    text: str = one.get_content()
    return text


def letter() -> EmailMessage:
    one = Waiting("id-1", "ola", "mail", TABLE, "notice_turn", {}, 0, 0, "en", ADDRESS, None, ["mail"])
    return mail.addressed(Smtp("h", SENDER), one, ADDRESS, "Hello", "Hello")


async def told(database: Database, smtp: Smtp, clock: Clock) -> dict[tuple[str, str], int]:
    """Sends what is due when patience is over; how it ended."""
    clock.ahead += 2 * MINUTE
    sender = notifier(database, clock, smtp)
    await sender.send_due()
    return dict(sender.ended)


def test_a_mail_says_whose_turn_it_is_and_how_to_end_such_mails(where: str) -> None:
    async def go() -> None:
        postbox = Postbox()
        async with opened(where) as database, taking(postbox) as smtp:
            ola = await someone(database, ["mail"], email=ADDRESS, language="ru")
            await queued(database, ola)
            assert await told(database, smtp, Clock()) == {("mail", "sent"): 1}
            [envelope], [one] = postbox.envelopes, postbox.mails
            assert (envelope.mail_from, envelope.rcpt_tos) == ("table@mail.example", [ADDRESS])
            assert one["From"] == SENDER and one["To"] == ADDRESS and one["Auto-Submitted"] == "auto-generated"
            said = "Ваш ход в игре «Тираны Подземья». За столом с вами: Anna, Борис."
            assert one["Subject"] == said and one.get_content_type() == "text/plain"
            assert said in plain(one) and f"{BASE}/tables/{TABLE}" in plain(one)
            link = one["List-Unsubscribe"].strip("<>")
            assert link in plain(one) and one["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            page, _, token = link.partition("?token=")
            assert page == f"{BASE}/mail/unsubscribe"
            async with database.writing() as connection:
                assert await addresses.unsubscribe(connection, KEYS, token, now())
            await queued(database, ola)
            assert await waiting(database) == []

    asyncio.run(go())


def test_an_address_is_asked_before_it_is_used(where: str) -> None:
    async def go() -> None:
        postbox = Postbox()
        async with opened(where) as database, taking(postbox) as smtp:
            ola = await someone(database, [], name="Buy now at www.example", language="pl")
            async with database.writing() as connection:
                await addresses.ask(connection, ola, ADDRESS, now())
            assert await told(database, smtp, Clock()) == {("mail", "sent"): 1}
            [one] = postbox.mails
            assert one["To"] == ADDRESS and one["Subject"] == "Potwierdź adres e-mail"
            assert "Buy now" not in one.as_string()  # nothing that the person wrote: it may be a stranger's address
            found = re.search(rf"{BASE}/mail/confirm\?token=(\S+)", plain(one))
            assert found is not None
            async with database.writing() as connection:
                assert await addresses.confirm(connection, KEYS, found[1], now())

    asyncio.run(go())


def test_a_name_cannot_write_headers(where: str) -> None:
    async def go() -> None:
        postbox = Postbox()
        async with opened(where) as database, taking(postbox) as smtp:
            ola = await someone(database, ["mail"], email=ADDRESS)
            args: dict[str, str | list[str]] = {"game": "abyss", "by": "A\r\nBcc: x@y.example\r\n\r\nBuy"}
            async with database.writing() as connection:
                await outbox.queue(connection, ola, TABLE, "notice_invited", args)
            assert await told(database, smtp, Clock()) == {("mail", "sent"): 1}
            [envelope], [one] = postbox.envelopes, postbox.mails
            assert envelope.rcpt_tos == [ADDRESS] and one["Bcc"] is None

    asyncio.run(go())


def test_mail_that_is_refused_for_now_is_tried_again_and_for_good_is_not(where: str) -> None:
    async def go() -> None:
        postbox = Postbox()
        async with opened(where) as database, taking(postbox) as smtp:
            clock = Clock()
            await queued(database, await someone(database, ["mail"], email=ADDRESS))
            postbox.recipient = "450 later"
            assert await told(database, smtp, clock) == {("mail", "later"): 1}
            postbox.recipient, postbox.data = "250 OK", "451 later"
            assert await told(database, smtp, clock) == {("mail", "later"): 1}
            clock.ahead += 10 * MINUTE
            postbox.recipient = "550 nobody of that name"
            assert await told(database, smtp, clock) == {("mail", "given_up"): 1}
            assert await waiting(database) == []

    asyncio.run(go())


def test_without_a_server_for_mail_none_is_sent(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database:
            clock = Clock()
            ola = await someone(database, ["mail"], email=ADDRESS)
            await queued(database, ola)
            clock.ahead = 2 * MINUTE
            sender = notifier(database, clock)
            await sender.send_due()
            assert sender.ended == {("mail", "given_up"): 1} and await waiting(database) == []

    asyncio.run(go())


@pytest.mark.filterwarnings("ignore:Requiring AUTH")  # all of the connection is TLS
@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_password_is_said_over_tls(tmp_path: Path, security: Literal["starttls", "tls"]) -> None:
    async def go() -> None:
        ours, trusting = certified(tmp_path, "localhost")
        starttls = {"tls_context": ours, "require_starttls": True} if security == "starttls" else {}
        needs = {"authenticator": knows, "auth_required": True, "auth_require_tls": security == "starttls"}
        postbox = Postbox()
        async with taking(postbox, ours if security == "tls" else None, **starttls, **needs) as plain_smtp:
            smtp = Smtp("localhost", SENDER, plain_smtp.port, security, "court", "under")
            await mail.send(smtp, letter(), trusting)
            assert len(postbox.mails) == 1
            with pytest.raises(TryAgain):
                await mail.send(structs.replace(smtp, password="over"), letter(), trusting)
            with pytest.raises(TryAgain):  # a certificate that nobody vouches for
                await mail.send(smtp, letter())
            assert len(postbox.mails) == 1

    asyncio.run(go())


def test_where_tls_is_asked_for_nothing_is_said_without_it() -> None:
    async def go() -> None:
        postbox = Postbox()
        async with taking(postbox) as smtp:
            with pytest.raises(TryAgain):
                await mail.send(structs.replace(smtp, security="starttls"), letter())
            assert postbox.mails == []
            await mail.send(smtp, letter())
            assert len(postbox.mails) == 1

    asyncio.run(go())


def test_a_mail_refused_for_good_is_given_up() -> None:
    async def go() -> None:
        postbox = Postbox()
        postbox.data = "554 spam"
        async with taking(postbox) as smtp:
            with pytest.raises(GiveUp):
                await mail.send(smtp, letter())

    asyncio.run(go())


def test_a_server_for_mail_that_is_away_is_tried_again() -> None:
    with pytest.raises(TryAgain):
        asyncio.run(mail.send(Smtp("127.0.0.1", SENDER, 9, "none"), letter()))
