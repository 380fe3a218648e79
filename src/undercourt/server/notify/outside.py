"""The one way out to addresses that people gave us: never to this machine or its network, unless settings allow.

A name is resolved once, and the connection goes to the address that was checked: a name that means something else a
moment later leads nowhere.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext

import httpx

from undercourt.server.notify.outcome import GiveUp, TryAgain

TIMEOUT = 10.0  # seconds, for all of a request
CONNECT = 4.0  # of which for each address
MOST = 2  # addresses that are tried
NAT64 = IPv6Network("64:ff9b::/96")
LIMITS = httpx.Timeout(TIMEOUT, connect=CONNECT)
HOST = re.compile(rb"[a-z0-9._:-]+")
BUSY = (408, 425, 429)

logging.getLogger("httpx").setLevel(logging.WARNING)  # else it logs every address


class Outside:
    def __init__(self, private_addresses: bool = False, context: SSLContext | None = None) -> None:
        self.private_addresses = private_addresses
        self.context = context or httpx.create_ssl_context(trust_env=False)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, whose body is not read. Redirections are not followed. Raises NotSent."""
        target = self.checked(url)
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self.sent_to_one(target, await self.addresses(target), body, headers)
        except (TimeoutError, httpx.TimeoutException):
            raise TryAgain("no answer in time") from None
        except httpx.HTTPError as error:
            raise TryAgain(type(error).__name__) from None

    def takes(self, url: str) -> bool:
        """Whether it looks like something that can be posted to; where it leads is seen when it is."""
        try:
            self.checked(url)
        except GiveUp:
            return False
        return True

    def checked(self, url: str) -> httpx.URL:
        try:
            target = httpx.URL(url)
        except (httpx.InvalidURL, ValueError):
            raise GiveUp("not a URL") from None
        schemes = ("https", "http") if self.private_addresses else ("https",)
        if target.scheme not in schemes or not HOST.fullmatch(target.raw_host) or target.userinfo:
            raise GiveUp("not a URL that begins with https and a host")
        return target

    async def addresses(self, url: httpx.URL) -> list[str]:
        """Where the host of a URL is, as far as we may go there."""
        port = url.port or (443 if url.scheme == "https" else 80)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(url.raw_host.decode(), port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise TryAgain("no such host") from None
        addresses = [str(entry[4][0]) for entry in found]
        allowed = [one for one in addresses if self.private_addresses or is_public(one)]
        if not allowed:
            raise GiveUp("a private address")
        return allowed[:MOST]

    async def sent_to_one(self, url: httpx.URL, addresses: list[str], body: bytes, headers: Mapping[str, str]) -> int:
        """To the first address that can be reached: a machine may have one that does not work."""
        *others, last = addresses
        for address in others:
            with suppress(httpx.ConnectError, httpx.ConnectTimeout):
                return await self.sent(url, address, body, headers)
        return await self.sent(url, last, body, headers)

    async def sent(self, url: httpx.URL, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Host and certificate are those of the name, the connection is to the address.

        A client serves one request: neither cookies nor connections pass from one person's address to another's.
        """
        there = {**headers, "Host": url.netloc.decode()}
        tls = {"sni_hostname": url.raw_host.decode()}
        target = url.copy_with(host=address)
        async with (
            httpx.AsyncClient(verify=self.context, trust_env=False, timeout=LIMITS) as client,
            client.stream("POST", target, content=body, headers=there, extensions=tls) as answer,
        ):
            return answer.status_code


def is_public(text: str) -> bool:
    """Whether an address is one of the open Internet; addresses that wrap another are what they wrap."""
    address = unwrapped(ip_address(text))
    if isinstance(address, IPv6Address) and address.is_site_local:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def unwrapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


def must_be_taken(status: int) -> None:
    """Raises NotSent unless the answer says that the notice was taken."""
    if 200 <= status < 300:
        return
    if status >= 500 or status in BUSY:
        raise TryAgain(f"status {status}")
    raise GiveUp(f"status {status}")
