"""Being told of one's turn: sealed for a browser, signed for an address of one's own, and never to our neighbours."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import random
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from boomtown.server.reaching import Unreachable, check_address, post
from boomtown.server.webpush import decode, encode, sealed
from patience import PATIENCE
from server.driver import Guest, Server

Request = tuple[str, dict[str, str], bytes]


class Elsewhere:
    """A server of somebody else's, to which things are posted; it answers as it is told."""

    def __init__(self) -> None:
        self.got: Queue[Request] = Queue()
        self.statuses: list[int] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.got.put(
                    (self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                )
                self.send_response(outer.statuses.pop(0) if outer.statuses else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    async def next(self) -> Request:
        return await asyncio.to_thread(self.got.get, timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    server = Elsewhere()
    yield server
    server.close()


@pytest.fixture
def telling(own_db: Path) -> Iterator[Server]:
    """A server that tells at once, also on this machine."""
    server = Server(own_db, notice_seconds=0, notice_retry_seconds=0, private_hooks=True)
    yield server
    server.kill()


def test_a_message_is_sealed_as_the_standards_example_is() -> None:
    """RFC 8291, section 5."""
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_our_neighbours_are_not_reached_by_anybodys_wish(elsewhere: Elsewhere) -> None:
    for address in (
        "http://example.org/",
        "ftp://example.org/",
        "https://ann:secret@example.org/",
        "https://",
    ):
        with pytest.raises(Unreachable):
            check_address(address, private=False)
    port = elsewhere.url.rpartition(":")[2]
    for host in ("127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "192.168.1.1", "0.0.0.0"):
        with pytest.raises(Unreachable, match="own network"):
            post(f"https://{host}:{port}/", b"", {}, private=False)
    assert elsewhere.got.empty()
    assert post(f"{elsewhere.url}/a?b=c", b"hello", {}, private=True) == 201
    assert elsewhere.got.get(timeout=PATIENCE)[0] == "/a?b=c"


async def waits_for(telling: Server, ann: Guest) -> Any:
    """Ann sits at a table where, sooner or later, it is her turn and she is not there."""
    bob = await telling.guest("Bob", auto_pass=False)
    table = await bob.create("me", "open")
    await ann.post(f"/api/invitations/{table['invitation']}/join", {})
    page = await bob.sit(table["id"])
    if page.table["prompt"]:
        await page.decide(random.Random(1))
    return table


class Browser:
    """What a browser does with a push: it makes the keys, and opens what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encode(self.public), "auth": encode(self._auth)}

    def opened(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        theirs, closed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)

        def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derived(self._auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, closed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def test_a_closed_browser_is_told_of_a_turn_by_somebody_it_knows(
    telling: Server, elsewhere: Elsewhere
) -> None:
    async def story() -> None:
        ann, browser = await telling.guest("Ann", auto_pass=False), Browser()
        assert await ann.get("/api/me/notices") == [], "nobody is told who has not asked for it"
        key = (await ann.get("/api/me/notices/push"))["key"]
        for _ in range(2):  # a browser says so whenever it is opened
            kept = await ann.post("/api/me/notices/push", browser.subscription(f"{elsewhere.url}/push/1"))
        assert [(each["kind"], each["failures"]) for each in kept] == [("push", 0)]
        table = await waits_for(telling, ann)
        path, headers, body = await elsewhere.next()
        assert (path, headers["content-encoding"]) == ("/push/1", "aes128gcm")
        told = browser.opened(body)
        assert (told["type"], told["table"], told["game"]) == ("turn", table["id"], "Dice Town")
        assert table["id"].encode() not in body
        token, _, shown = headers["authorization"].removeprefix("vapid t=").partition(", k=")
        assert shown == key
        written, _, signature = token.rpartition(".")
        claims = json.loads(decode(written.split(".")[1]))
        assert claims["aud"] == elsewhere.url
        raw = decode(signature)
        halves = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
        point.verify(utils.encode_dss_signature(*halves), written.encode(), ec.ECDSA(SHA256()))
        telling.kill()
        telling.start()
        assert (await ann.get("/api/me/notices/push"))["key"] == key, "it is kept"

    asyncio.run(story())


def test_everybody_is_told_in_the_language_they_asked_in(
    own_db: Path, tmp_path: Path, elsewhere: Elsewhere
) -> None:
    (tmp_path / "made-up").mkdir()
    telling = Server(own_db, notice_seconds=0, private_hooks=True, static=str(tmp_path))

    async def story() -> None:
        ann = await telling.guest("Ann", auto_pass=False)
        await ann.post("/api/me/notices/hooks", {"url": f"{elsewhere.url}/plain"})
        ann.http.headers["Accept-Language"] = "made-up"
        await ann.post("/api/me/notices/hooks", {"url": f"{elsewhere.url}/made-up"})
        del ann.http.headers["Accept-Language"]
        await waits_for(telling, ann)
        told = {
            path: json.loads(body)["text"] for path, _, body in [await elsewhere.next() for _ in range(2)]
        }
        assert told["/plain"] == "It is your turn."
        assert re.findall("[A-Za-z]{3,}", told["/made-up"]) == []

    asyncio.run(story())
    telling.kill()


def test_a_hook_is_signed_tried_again_and_given_up(telling: Server, elsewhere: Elsewhere) -> None:
    async def story() -> None:
        ann = await telling.guest("Ann", auto_pass=False)
        made = await ann.post("/api/me/notices/hooks", {"url": f"{elsewhere.url}/mine?x=1"})
        elsewhere.statuses = [500, 302]
        table = await waits_for(telling, ann)
        seen = [await elsewhere.next() for _ in range(3)]
        assert {body for _, _, body in seen} == {seen[0][2]}, "tried again until it was taken"
        path, headers, body = seen[2]
        assert path == "/mine?x=1"
        signed = headers["x-boomtown-time"].encode() + b"." + body
        expected = hmac.new(made["secret"].encode(), signed, hashlib.sha256).hexdigest()
        assert headers["x-boomtown-signature"] == f"sha256={expected}"
        assert json.loads(body)["path"] == f"/table/{table['id']}"
        elsewhere.statuses = [410]
        await ann.post(f"/api/tables/{table['id']}/concede")
        assert json.loads((await elsewhere.next())[2])["type"] == "over"
        while await ann.get("/api/me/notices"):
            await asyncio.sleep(0.05)

    asyncio.run(story())


def test_who_does_not_want_to_be_told_any_more_is_not(telling: Server, elsewhere: Elsewhere) -> None:
    async def story() -> None:
        ann = await telling.guest("Ann", auto_pass=False)
        await ann.post("/api/me/notices/hooks", {"url": f"{elsewhere.url}/one"})
        await ann.post("/api/me/notices/hooks", {"url": f"{elsewhere.url}/two"})
        first, _ = await ann.get("/api/me/notices")
        assert len((await ann.http.delete(f"/api/me/notices/{first['id']}")).json()) == 1
        assert (await ann.http.delete(f"/api/me/notices/{first['id']}")).status_code == 404
        await waits_for(telling, ann)
        assert (await elsewhere.next())[0] == "/two"
        bob = await telling.guest("Bob")
        (second,) = await ann.get("/api/me/notices")
        assert (await bob.http.delete(f"/api/me/notices/{second['id']}")).status_code == 404

    asyncio.run(story())


def test_a_host_does_not_post_into_its_own_network_unless_it_says_so(own_db: Path) -> None:
    server = Server(own_db)

    async def story() -> None:
        ann = await server.guest("Ann")
        refused = await ann.http.post("/api/me/notices/hooks", json={"url": "http://example.org/"})
        assert refused.status_code == 422
        assert "https" in refused.json()["detail"]
        bad = {"endpoint": "https://push.example.org/1", "p256dh": "AAAA", "auth": "AAAA"}
        assert (await ann.http.post("/api/me/notices/push", json=bad)).status_code == 422

    asyncio.run(story())
    server.kill()
