"""Passwords: argon2id, in threads of their own and few at once, so that log-ins never hold up a game."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from undercourt.server.store.database import new_id
from undercourt.server.web.errors import Trouble

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2  # each takes 64 MB of memory for some tens of milliseconds
WAITING: Final = 40  # more are sent away


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, "argon2")
        self.waiting = 0
        self.nobody = self.threads.submit(self.hasher.hash, new_id())  # nobody's password, see `is_right`

    async def hashed(self, password: str) -> str:
        """Raises Trouble."""
        return str(await self.in_a_thread(self.hasher.hash, plain(password)))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Where there is no such account, a hash is tried all the same: how long it takes tells nothing."""
        tried = kept if kept is not None else await asyncio.wrap_future(self.nobody)
        right = await self.in_a_thread(self.matches, tried, plain(password))
        return bool(right) and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed with less than we take now."""
        return self.hasher.check_needs_rehash(kept)

    def matches(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def in_a_thread(self, work: Any, *args: str) -> Any:
        if self.waiting >= WAITING:
            raise Trouble("error_busy", 503, wait=2)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, partial(work, *args))
        finally:
            self.waiting -= 1


def plain(password: str) -> str:
    """The same letters are the same password, however a keyboard makes them."""
    return unicodedata.normalize("NFKC", password)
