"""How much anybody may ask for: counted in this worker's memory, which is bounded.

Addresses, people and accounts each have buckets that fill at a steady rate; every request takes a token out, and
whoever finds the bucket empty is told how long to wait.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from undercourt.server.settings import Settings
from undercourt.server.web.errors import too_many

Clock = Callable[[], float]

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
MOST: Final = 20_000  # buckets of one kind that are remembered; each is about 200 bytes

SMALL_BODY: Final = 16_384  # bytes: all that a person types, with room to spare
LARGE_BODY: Final = 1_200_000  # bytes: a pack or a record, with room to spare

# Log-ins: a person who has forgotten their password may try a few, a program that guesses gets nowhere. Of one account
# from one address; of one account from anywhere, so wide that it is hard to keep its owner out; from one address.
TRIES_HERE: Final = (8, 8 / (10 * MINUTE))
TRIES_OF_ONE: Final = (60, 60 / HOUR)
TRIES_FROM_ONE: Final = (40, 40 / (10 * MINUTE))

# Mails that ask whether an address is somebody's: to one address, and at one person's bidding.
LETTERS: Final = (3, 3 / HOUR)


class Buckets:
    """One for each key, `size` tokens at most, `rate` of them a second.

    A bucket is kept as the moment when it will be full again. A full one need not be kept at all; if there are too
    many others, those that were not asked for the longest are taken for full.
    """

    def __init__(self, size: float, rate: float, clock: Clock, most: int = MOST) -> None:
        self.span = size / rate  # seconds to fill an empty one
        self.each = 1 / rate
        self.clock = clock
        self.most = most
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str) -> float:
        """Takes a token: 0. Or how many seconds it is until there will be one, and takes none."""
        now = self.clock()
        full_at = max(now, self.full_at.get(key, now)) + self.each
        if full_at - now > self.span + 1e-6:
            return full_at - now - self.span
        self.full_at[key] = full_at
        self.full_at.move_to_end(key)
        if len(self.full_at) > self.most:
            self.full_at.popitem(last=False)
        return 0.0

    def take(self, key: str) -> None:
        """Raises Trouble."""
        wait = self.wait(key)
        if wait:
            raise too_many(wait)

    def give_back(self, key: str) -> None:
        if key in self.full_at:
            self.full_at[key] -= self.each


class Gate:
    """All limits of this worker."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        limits = settings.limits
        self.proxies = [ip_network(one, strict=False) for one in settings.proxies.replace(",", " ").split()]
        minute = limits.requests_per_minute
        self.addresses = Buckets(minute, minute / MINUTE, clock)
        self.people = Buckets(minute, minute / MINUTE, clock)
        self.guests = Buckets(limits.guests_per_hour, limits.guests_per_hour / HOUR, clock)
        self.tries_here = Buckets(*TRIES_HERE, clock)
        self.tries_of_one = Buckets(*TRIES_OF_ONE, clock)
        self.tries_from_one = Buckets(*TRIES_FROM_ONE, clock)
        self.letters = Buckets(*LETTERS, clock)

    def try_to_log_in(self, address: str, login: str) -> None:
        """Raises Trouble."""
        self.tries_from_one.take(address)
        self.tries_here.take(f"{address} {login}")
        self.tries_of_one.take(login)

    def logged_in(self, address: str, login: str) -> None:
        """The owner is there: no try was wrong."""
        self.tries_here.give_back(f"{address} {login}")
        self.tries_of_one.give_back(login)
        self.tries_from_one.give_back(address)

    def address(self, scope: Any) -> str:
        """Whom a connection comes from, as far as we can know: the last address that no proxy of ours vouches for.

        Of IPv6 the first half: the rest a caller chooses at will.
        """
        peer = scope.get("client")
        found = peer[0] if peer else ""
        if self.proxies and self.is_proxy(found):
            for one in reversed(forwarded(scope)):
                found = one
                if not self.is_proxy(one):
                    break
        return network(found)

    def is_proxy(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


class Bucket:
    """One alone: the commands that come over a socket."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.buckets = Buckets(size, rate, clock, most=1)

    def take(self) -> bool:
        """False: it is empty."""
        return self.buckets.wait("") == 0


def forwarded(scope: Any) -> list[str]:
    values = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    return [one.strip() for value in values for one in value.split(",") if one.strip()]


def network(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))
