"""What this server signs with: links and webhooks by a secret, web push by a key pair (VAPID, RFC 8292).

Both are made once. Where workers run on several machines, the settings give them instead.
"""

from __future__ import annotations

import hmac
import os
import tempfile
from base64 import b64decode, urlsafe_b64encode
from pathlib import Path
from secrets import token_urlsafe

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from undercourt import files
from undercourt.errors import BadInput

SECRET = "secret"
PUSH_KEY = "push-key.pem"
SHORTEST = 32  # letters of a secret


class Keys:
    def __init__(self, secret: str, push_key: str) -> None:
        if len(secret) < SHORTEST:
            raise BadInput(f"the secret has {len(secret)} letters; it needs at least {SHORTEST}")
        self.secret = secret.encode()
        self.push = private_key(push_key)

    @property
    def application_server_key(self) -> str:
        """The public half, which a browser is given when it subscribes."""
        return base64url(point(self.push.public_key()))

    def signature(self, purpose: str, content: bytes) -> bytes:
        """What is signed for one purpose is good for no other."""
        return hmac.digest(self.secret, purpose.encode() + b"\0" + content, "sha256")

    def webhook_secret(self, person_id: str, webhook: str) -> str:
        """What the person's own server checks our signature with; another one for another address."""
        return base64url(self.signature("webhook", f"{person_id}\0{webhook}".encode()))


def kept_keys(folder: Path, secret: str = "", push_key: str = "") -> Keys:
    """Those given, else those in the data folder, which are made if they are not there. Raises BadInput, OSError."""
    return Keys(
        secret or kept(folder / SECRET, token_urlsafe(32)).strip(),
        push_key or kept(folder / PUSH_KEY, new_private_key()),
    )


def kept(path: Path, fresh: str) -> str:
    """What the file holds, for its owner alone; if there is none, it comes to hold this, all at once.

    Two workers may start at the same time: a link is made only where nothing is, so the first one's file stays.
    """
    if not path.exists():
        handle, beside = tempfile.mkstemp(prefix=".undercourt-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(fresh)
                file.flush()
                files.sync(file.fileno())
            os.link(beside, path)
        except FileExistsError:
            pass
        finally:
            os.unlink(beside)
    return files.read(path)


def new_private_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """PEM, or the number alone in base64url, as other tools for web push print it."""
    try:
        if text.lstrip().startswith("-----BEGIN"):
            key = load_pem_private_key(text.encode(), password=None)
        else:
            number = unbase64url(text.strip())
            key = ec.derive_private_key(int.from_bytes(number, "big") if len(number) == 32 else 0, ec.SECP256R1())
    except (ValueError, TypeError):
        raise BadInput("the push key is not a private key in PEM or base64url") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != ec.SECP256R1.name:
        raise BadInput("the push key must be on the curve P-256")
    return key


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    """Raises ValueError. Padding may be there or not."""
    plain = text.rstrip("=")
    return b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
