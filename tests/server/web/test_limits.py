"""Nobody asks for more than their share, and counting it costs no more memory than it may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.web.visiting import StillClock, Visit, visit
from undercourt.server.notify.settings import NotifySettings
from undercourt.server.settings import Limits, Settings
from undercourt.server.store import schema
from undercourt.server.web.errors import Trouble
from undercourt.server.web.limits import Bucket, Buckets, Gate

FEW = Limits(guests_per_hour=2, requests_per_minute=6)


def gate(proxies: str = "", clock: StillClock | None = None) -> Gate:
    settings = Settings(Path(), NotifySettings("https://table.example.org"), limits=FEW, proxies=proxies)
    return Gate(settings, clock or StillClock())


# Buckets


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = StillClock()
    buckets = Buckets(3, 0.5, clock)
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 2]
    clock.time += 1
    assert buckets.wait("a") == 1
    clock.time += 1
    assert [buckets.wait("a"), buckets.wait("a")] == [0, 2]
    clock.time += 1000
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 2]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(1, 1, StillClock())
    assert buckets.wait("a") == 0 and buckets.wait("a") > 0
    assert buckets.wait("b") == 0


def test_buckets_are_remembered_up_to_a_number() -> None:
    clock = StillClock()
    buckets = Buckets(1, 1, clock, most=100)
    for n in range(1000):
        buckets.wait(str(n))
    assert len(buckets.full_at) == 100
    assert buckets.wait("999") > 0  # the latest are still known


def test_a_socket_takes_a_burst_and_then_a_steady_number_of_commands() -> None:
    clock = StillClock()
    bucket = Bucket(20, 200, clock)
    assert [bucket.take() for _ in range(201)] == [True] * 200 + [False]
    clock.time += 1
    assert sum(bucket.take() for _ in range(100)) == 20


# Whom an address is of


def scope(peer: str, *forwarded: str) -> Any:
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    return {"client": (peer, 1234), "headers": headers}


def test_only_our_proxies_are_believed_about_an_address() -> None:
    assert gate().address(scope("192.0.2.7", "10.9.9.9")) == "192.0.2.7"
    behind = gate("127.0.0.1, 10.0.0.0/8")
    assert behind.address(scope("192.0.2.7", "203.0.113.1")) == "192.0.2.7"
    assert behind.address(scope("127.0.0.1", "203.0.113.1")) == "203.0.113.1"
    assert behind.address(scope("127.0.0.1", "198.51.100.1, 203.0.113.1, 10.1.1.1")) == "203.0.113.1"
    assert behind.address(scope("127.0.0.1", "198.51.100.1", "203.0.113.1")) == "203.0.113.1"
    assert behind.address(scope("127.0.0.1")) == "127.0.0.1"
    assert behind.address(scope("127.0.0.1", "no address")) == "unknown"
    assert behind.address({"client": None, "headers": []}) == "unknown"


def test_of_ipv6_a_household_counts_as_one() -> None:
    one = gate()
    assert one.address(scope("2001:db8:1:2:aaaa::1")) == one.address(scope("2001:db8:1:2:bbbb::2"))
    assert one.address(scope("2001:db8:1:2::1")) != one.address(scope("2001:db8:1:3::1"))
    assert one.address(scope("::ffff:192.0.2.1")) == "192.0.2.1"


# Over HTTP


def test_an_address_that_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        answers = [await there.ask("GET", "/nothing") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [404] * 6 + [429]
        assert answers[-1].json() == {"error": {"key": "error_too_many", "args": {"seconds": 10}}}
        assert answers[-1].headers["retry-after"] == "10"
        assert (await there.ask("GET", "/nothing", address="192.0.2.2")).status_code == 404
        there.clock.time += 10
        assert (await there.ask("GET", "/nothing")).status_code == 404

    visit(tmp_path, doing, limits=FEW)


def test_a_person_is_counted_wherever_they_ask_from(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        token = await there.guest()
        answers = [await there.ask("GET", "/api/me", token=token, address=f"192.0.2.{n}") for n in range(10, 17)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        assert answers[-1].headers["retry-after"] == "10"

    visit(tmp_path, doing, limits=FEW)


def test_guests_are_made_few_an_hour_from_one_address(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        bodies = [{"name": name} for name in ("Anna", "", "Boris", "Celina")]
        answers = [await there.ask("POST", "/api/guests", body) for body in bodies]
        assert [answer.status_code for answer in answers] == [201, 400, 201, 429]
        assert len(await there.rows(schema.person)) == 2
        there.clock.time += 1800
        assert (await there.ask("POST", "/api/guests", {"name": "Celina"})).status_code == 201

    visit(tmp_path, doing, limits=FEW)


async def tries(there: Visit, count: int, login: str = "anna", address: str = "192.0.2.1") -> list[int]:
    body = {"login": login, "password": "wrong horse"}
    return [(await there.ask("POST", "/api/sessions", body, address=address)).status_code for _ in range(count)]


def test_guessing_passwords_ends_soon_and_the_owner_comes_in_from_elsewhere(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna", "correct horse")
        assert await tries(there, 9) == [403] * 8 + [429]
        body = {"login": "anna", "password": "correct horse"}
        assert (await there.ask("POST", "/api/sessions", body)).status_code == 429  # right, but too late
        assert (await there.ask("POST", "/api/sessions", body, address="192.0.2.9")).status_code == 201
        there.clock.time += 75
        assert (await there.ask("POST", "/api/sessions", body)).status_code == 201

    visit(tmp_path, doing)


def test_logging_in_rightly_is_not_counted(tmp_path: Path) -> None:
    async def doing(there: Visit) -> None:
        await there.account("anna", "correct horse")
        body = {"login": "anna", "password": "correct horse"}
        answers = [await there.ask("POST", "/api/sessions", body) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {201}

    visit(tmp_path, doing)


def test_guessing_from_many_addresses_or_at_many_accounts_ends_too() -> None:
    many = gate()
    with pytest.raises(Trouble):
        for n in range(61):
            many.try_to_log_in(f"192.0.2.{n}", "anna")
    with pytest.raises(Trouble):
        for n in range(41):
            many.try_to_log_in("198.51.100.1", f"login {n}")
    many.try_to_log_in("198.51.100.2", "boris")  # others are not held up
