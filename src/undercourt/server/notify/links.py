"""Links in mails: signed, for one purpose, and some only for a while."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec

from undercourt.server.notify.keys import Keys, base64url, unbase64url

DAY: Final = 24 * 60 * 60 * 1000
FOR_EVER: Final = 0
LONGEST: Final = 1000  # letters of a token

# Where the pages are that take the tokens. Opening one changes nothing, because programs that scan mail open every
# link: the page asks, and posts to itself.
CONFIRM: Final = "/mail/confirm"
UNSUBSCRIBE: Final = "/mail/unsubscribe"


class Signed(msgspec.Struct, frozen=True, array_like=True):
    person: str
    content: str
    until: int  # milliseconds since 1970


def token(keys: Keys, purpose: str, person_id: str, content: str = "", until: int = FOR_EVER) -> str:
    body = msgspec.json.encode(Signed(person_id, content, until))
    return f"{base64url(body)}.{base64url(keys.signature(purpose, body))}"


def signed(keys: Keys, purpose: str, text: str, at: int) -> Signed | None:
    """What a token says, if it is ours, for this purpose, and still good."""
    body, _, signature = text.partition(".")
    try:
        content, given = unbase64url(body), unbase64url(signature)
        if len(text) > LONGEST or not hmac.compare_digest(given, keys.signature(purpose, content)):
            return None
        told = msgspec.json.decode(content, type=Signed)
    except ValueError:  # neither base64 nor JSON
        return None
    return told if told.until == FOR_EVER or at < told.until else None


def table_link(base_url: str, table_id: str) -> str:
    return f"{base_url.rstrip('/')}/tables/{table_id}"


def token_link(base_url: str, page: str, token: str) -> str:
    return f"{base_url.rstrip('/')}{page}?token={token}"
