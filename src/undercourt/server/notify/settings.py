"""What an operator decides about notices."""

from __future__ import annotations

from email.utils import parseaddr
from typing import Literal

from msgspec import Struct

NOBODY = "mailto:operator@localhost"  # on one machine, to try things out


class Smtp(Struct, frozen=True):
    """The server that takes our mail."""

    host: str
    sender: str  # Undercourt <table@example.org>
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""  # empty: it wants none
    password: str = ""


class NotifySettings(Struct, frozen=True):
    base_url: str  # how people reach this server
    smtp: Smtp | None = None  # none: no mail is sent
    contact: str = ""  # whom push services may write to: mailto:… or https://…
    private_addresses: bool = False  # whether webhooks and push may go to this machine and its network, without TLS
    secret: str = ""  # signs links and webhooks; empty: made once, kept in the data folder
    push_key: str = ""  # the private VAPID key, PEM or raw base64url; empty: as above

    @property
    def subject(self) -> str:
        """Push services refuse a token that names nobody."""
        if self.contact:
            return self.contact
        if self.smtp:
            return f"mailto:{parseaddr(self.smtp.sender)[1]}"
        return self.base_url if self.base_url.startswith("https:") else NOBODY
