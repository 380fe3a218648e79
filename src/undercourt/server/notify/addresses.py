"""E-mail addresses: used only after their owners have followed a link to confirm them, and left alone on demand.

`ask` and `confirm` are for the routes of accounts; `person.email` holds confirmed addresses alone.
"""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from undercourt.server.notify import links
from undercourt.server.notify.keys import Keys
from undercourt.server.store import outbox

CONFIRM: Final = "confirm"
UNSUBSCRIBE: Final = "unsubscribe"
KEY: Final = "mail_confirm"  # of the notice that asks

LONGEST: Final = 254
# One plain address, such as people type: no names, comments, quotes or lists, which would reach others than meant.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


async def ask(connection: AsyncConnection, person_id: str, address: str, at: int) -> None:
    """Queues the mail with the link; a newer address replaces one that was not asked yet. Check `is_address` first."""
    assert is_address(address)
    await outbox.put(connection, person_id, outbox.NO_TABLE, outbox.MAIL, KEY, {"address": address}, at)


def confirm_token(keys: Keys, person_id: str, address: str, at: int) -> str:
    return links.token(keys, CONFIRM, person_id, address, at + links.DAY)


async def confirm(connection: AsyncConnection, keys: Keys, token: str, at: int) -> bool:
    """Whether the token was good; then the address is the person's."""
    told = links.signed(keys, CONFIRM, token, at)
    return told is not None and await outbox.set_email(connection, told.person, told.content)


def unsubscribe_token(keys: Keys, person_id: str) -> str:
    return links.token(keys, UNSUBSCRIBE, person_id)


async def unsubscribe(connection: AsyncConnection, keys: Keys, token: str, at: int) -> bool:
    """Whether the token was good; then no more notices go out by mail. Good for ever, and needs no log-in."""
    told = links.signed(keys, UNSUBSCRIBE, token, at)
    if told is None:
        return False
    await outbox.stop(connection, told.person, outbox.MAIL)
    return True
