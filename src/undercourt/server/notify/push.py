"""Web push: a notice for a browser, encrypted so that its push service cannot read it.

RFC 8291 says how it is encrypted, RFC 8188 how that is laid out, RFC 8292 (VAPID) how a push service knows us, RFC 8030
how it is asked.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from undercourt.server.notify.keys import Keys, base64url, point, unbase64url
from undercourt.server.notify.outcome import GiveUp
from undercourt.server.notify.outside import Outside
from undercourt.server.store.outbox import Subscription

HOUR: Final = 3600
TTL: Final = 3 * 24 * HOUR  # how long the push service keeps it for a phone that is off
GOOD_FOR: Final = 12 * HOUR  # a token; a day is the most that push services take
RECORD: Final = 4096  # bytes that every push service takes
MOST: Final = RECORD - 86 - 17  # of them without our header, and what encryption adds
LAST_RECORD: Final = b"\x02"


async def push(
    outside: Outside, keys: Keys, subject: str, to: Subscription, table_id: str, content: bytes, at: int
) -> int:
    """The push service's status: 404 and 410 mean that the subscription is gone. Raises NotSent."""
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic(table_id),
        "Urgency": "normal",
        "Authorization": authorization(keys, to.endpoint, subject, at),
    }
    return await outside.post(to.endpoint, encrypted(content, to.p256dh, to.auth), headers)


def topic(table_id: str) -> str:
    """A newer notice takes the place of one about the same table that was not delivered; the table stays unnamed."""
    return base64url(sha256(table_id.encode()).digest())[:32]


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    return sealed(content, p256dh, auth, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def sealed(content: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """With a key pair and a salt that are used once."""
    if len(content) > MOST:
        raise GiveUp("too long for web push")
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64url(p256dh))
        secret = unbase64url(auth)
    except ValueError:
        raise GiveUp("not the keys of a subscription") from None
    about = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    shared = derived(ours.exchange(ec.ECDH(), theirs), secret, about, 32)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sender = point(ours.public_key())
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def is_subscription(outside: Outside, endpoint: str, p256dh: str, auth: str) -> bool:
    """Whether a browser could have described itself so; for the route that takes subscriptions."""
    try:
        encrypted(b"", p256dh, auth)
    except GiveUp:
        return False
    return len(unbase64url(auth)) == 16 and outside.takes(endpoint)


def authorization(keys: Keys, endpoint: str, subject: str, at: int) -> str:
    """That the request is from us, good for this push service alone: a JWT signed with ES256."""
    header = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
    claims = msgspec.json.encode({"aud": origin(endpoint), "exp": at // 1000 + GOOD_FOR, "sub": subject})
    signed = f"{base64url(header)}.{base64url(claims)}"
    r, s = decode_dss_signature(keys.push.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature},k={keys.application_server_key}"


def origin(url: str) -> str:
    return "/".join(url.split("/", 3)[:3])
