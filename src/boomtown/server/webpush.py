"""Web Push: a message for a browser that is closed, which nobody on the way can read (RFC 8291, 8188, 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

# The library is loaded when the first message is sent or key is made: most servers start without either.

RECORD = 4096
VALID_SECONDS = 12 * 3600
TTL = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""


def encode(raw: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return what browsers write as bytes. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Make a key pair, and return its private half."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number: int = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def public_half(private: str) -> str:
    """Return the public half of a key pair, as browsers want it."""
    return encode(_point(_key(private)))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are such as we can write to."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
        return len(decode(auth)) == 16
    except ValueError:
        return False


def message(
    private: str, contact: str, endpoint: str, keys: dict[str, str], text: str
) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers of the request that has a browser told something."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID_SECONDS,
        "sub": contact,
    }
    headers = {
        "Authorization": f"vapid t={_signed(private, claims)}, k={public_half(private)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "normal",
    }
    return sealed(text.encode(), keys["p256dh"], keys["auth"], new_key(), os.urandom(16)), headers


def sealed(plain: bytes, p256dh: str, auth: str, ours: str, salt: bytes) -> bytes:
    """Seal a message for a browser with a key pair made for this one message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decode(p256dh)
    key = _key(ours)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point(key)
    secret = _derived(decode(auth), shared, b"WebPush: info\0" + theirs + point, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    closed: bytes = AESGCM(content_key).encrypt(nonce, plain + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + closed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    derived: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return derived


def _signed(private: str, claims: dict[str, Any]) -> str:
    """Return a token that says who sends this (ES256)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    written = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_key(private).sign(written.encode(), ec.ECDSA(SHA256())))
    return f"{written}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _key(private: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(private), "big"), ec.SECP256R1())


def _point(key: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point
