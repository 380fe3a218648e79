"""Web push: what a push service gets, what only the browser can read, and how the service knows whom it is from."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import http_ece  # type: ignore[import-untyped]  # comes without types
import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]  # likewise

from tests.server.notify.desk import (
    BASE,
    KEYS,
    TABLE,
    Browser,
    Clock,
    Listener,
    Request,
    listening,
    notifier,
    opened,
    queued,
    someone,
    subscribed,
    waiting,
)
from undercourt.server.notify import push
from undercourt.server.notify.keys import base64url, private_key, unbase64url
from undercourt.server.notify.outcome import GiveUp
from undercourt.server.notify.outside import Outside
from undercourt.server.notify.settings import NotifySettings, Smtp
from undercourt.server.store import outbox
from undercourt.server.store.database import Database, now
from undercourt.server.store.outbox import MINUTE


def read(request: Request, browser: Browser) -> Any:
    """As the browser reads it."""
    body = http_ece.decrypt(request.body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm")
    return json.loads(body)


def claims(request: Request) -> dict[str, Any]:
    """What the token says, after its signature was checked with the key beside it."""
    said = request.headers["authorization"]
    assert Vapid02.verify(said)
    token, _, key = said.removeprefix("vapid t=").partition(",k=")
    assert key == KEYS.application_server_key
    told: dict[str, Any] = json.loads(unbase64url(token.split(".")[1]))
    return told


async def endpoints(database: Database, person_id: str) -> list[str]:
    async with database.reading() as connection:
        return [one.endpoint for one in await outbox.subscriptions(connection, person_id)]


def test_a_browser_reads_what_its_push_service_cannot(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as service:
            browser = Browser()
            ola = await someone(database, ["push"], language="pl")
            await subscribed(database, ola, service.url, browser)
            await queued(database, ola)
            assert await notifier(database).send_due() == 1
            [request] = service.requests
            assert read(request, browser) == {
                "table": TABLE,
                "game": "tyrants",
                "key": "notice_turn",
                "sentence": "Twoja kolej w grze „Tyrants of the Underdark”. Przy stole z tobą: Anna, Борис.",
                "link": f"{BASE}/tables/{TABLE}",
            }
            everything = str(request.headers).encode() + request.body
            assert TABLE.encode() not in everything and b"Anna" not in everything
            assert await waiting(database) == []

    asyncio.run(go())


def test_a_push_service_is_told_who_asks_and_how_long_to_keep_it(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener()) as service:
            ola = await someone(database, ["push"])
            await subscribed(database, ola, service.url)
            for table in (TABLE, TABLE, "another"):
                await queued(database, ola, table)
                await notifier(database).send_due()
            first, again, other = service.requests
            told = claims(first)
            assert told["aud"] == f"http://127.0.0.1:{service.port}" and told["sub"] == BASE
            assert 0 < told["exp"] - now() / 1000 <= 24 * 3600
            assert first.method == "POST" and first.headers["content-encoding"] == "aes128gcm"
            assert int(first.headers["ttl"]) == push.TTL
            assert first.headers["topic"] == again.headers["topic"] != other.headers["topic"]
            assert len(first.headers["topic"]) <= 32  # RFC 8030, 5.4
            assert first.body != again.body  # every one has a key and a salt of its own

    asyncio.run(go())


def test_the_example_of_rfc_8291() -> None:
    """Its section 5, letter by letter."""
    ours = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    said = b"When I grow up, I want to be a watermelon"
    sealed = push.sealed(said, theirs, "BTBZMqHH6r4Tts7J_aSIgg", ours, unbase64url("DGv6ra1nlYgDCS1FRnbzlw"))
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
        "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_longest_notice_fits_what_every_push_service_takes() -> None:
    browser = Browser()
    assert len(push.encrypted(b"x" * push.MOST, browser.p256dh, browser.auth)) == push.RECORD
    with pytest.raises(GiveUp):
        push.encrypted(b"x" * (push.MOST + 1), browser.p256dh, browser.auth)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(where: str, status: int) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(status)) as gone, listening(Listener()) as there:
            ola = await someone(database, ["push"])
            for service in (gone, there):
                await subscribed(database, ola, service.url)
            await queued(database, ola)
            await notifier(database).send_due()
            assert await endpoints(database, ola) == [there.url] and len(there.requests) == 1
            assert await waiting(database) == []

    asyncio.run(go())


def test_only_the_browsers_that_were_not_reached_are_tried_again(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(503)) as busy, listening(Listener()) as there:
            ola, clock = await someone(database, ["push"]), Clock()
            for service in (busy, there):
                await subscribed(database, ola, service.url)
            await queued(database, ola)
            sender = notifier(database, clock)
            await sender.send_due()
            busy.status = 201
            clock.ahead += MINUTE
            await sender.send_due()
            assert (len(busy.requests), len(there.requests)) == (2, 1)
            assert await waiting(database) == [] and len(await endpoints(database, ola)) == 2

    asyncio.run(go())


def test_a_push_service_that_refuses_us_is_not_asked_again(where: str) -> None:
    async def go() -> None:
        async with opened(where) as database, listening(Listener(403)) as service:
            ola = await someone(database, ["push"])
            await subscribed(database, ola, service.url)
            await queued(database, ola)
            await notifier(database).send_due()
            assert await waiting(database) == [] and await endpoints(database, ola) == [service.url]

    asyncio.run(go())


def test_what_could_be_a_browser() -> None:
    browser, way, endpoint = Browser(), Outside(), "https://push.example/1"
    assert push.is_subscription(way, endpoint, browser.p256dh, browser.auth)
    assert not push.is_subscription(way, "http://push.example/1", browser.p256dh, browser.auth)
    assert not push.is_subscription(way, endpoint, browser.p256dh[:-4], browser.auth)
    assert not push.is_subscription(way, endpoint, base64url(b"\4" + b"1" * 64), browser.auth)  # not on the curve
    assert not push.is_subscription(way, endpoint, browser.p256dh, "c2hvcnQ")
    assert not push.is_subscription(way, endpoint, "ż", "?")


def test_whom_push_services_may_write_to() -> None:
    assert NotifySettings(BASE).subject == BASE
    assert NotifySettings("http://localhost:8000").subject.startswith("mailto:")  # push services take no http
    assert NotifySettings(BASE, smtp=Smtp("h", "Table <t@mail.example>")).subject == "mailto:t@mail.example"
    assert NotifySettings(BASE, contact="mailto:op@mail.example").subject == "mailto:op@mail.example"
