"""A webhook: the notice as JSON to an address of the person's own, signed so that they know whom it is from.

They check it so: HMAC-SHA256 with the secret that their settings show, over the timestamp, a full stop and the body.
A notice may come twice; `Undercourt-Notice` is the same then.
"""

from __future__ import annotations

import hmac

from undercourt.server.notify.keys import Keys
from undercourt.server.notify.outcome import GiveUp
from undercourt.server.notify.outside import Outside, must_be_taken
from undercourt.server.store.outbox import Waiting


async def call(outside: Outside, keys: Keys, waiting: Waiting, content: bytes, at: int) -> None:
    """Raises NotSent."""
    if not waiting.webhook:
        raise GiveUp("no webhook any more")
    timestamp = str(at // 1000)
    secret = keys.webhook_secret(waiting.person, waiting.webhook)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Undercourt",
        "Undercourt-Notice": waiting.id,
        "Undercourt-Timestamp": timestamp,
        "Undercourt-Signature": f"sha256={signature(secret, timestamp, content)}",
    }
    must_be_taken(await outside.post(waiting.webhook, content, headers))


def signature(secret: str, timestamp: str, content: bytes) -> str:
    return hmac.new(secret.encode(), timestamp.encode() + b"." + content, "sha256").hexdigest()
