"""Reaching addresses that guests name, from a server that has neighbours they must not reach through it.

A name is looked up once, its addresses are judged, and the connection goes to the one that was judged: a name that
leads elsewhere a moment later leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from boomtown.server.saying import says

SECONDS = 10.0


class Unreachable(Exception):
    """It cannot be reached, or must not be; the message says why."""


def check_address(address: str, *, private: bool) -> None:
    """Refuse an address that is none, or by its looks none of ours to reach. Raises Unreachable."""
    parts = urlsplit(address)
    if parts.scheme not in (("http", "https") if private else ("https",)) or not parts.hostname:
        raise Unreachable(says("the-address-must-begin"))
    if parts.username or parts.password:
        raise Unreachable(says("the-address-must-not"))


def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Send a body, and return the status of the answer. Raises Unreachable. Blocks: call it in a thread."""
    check_address(address, private=private)
    parts = urlsplit(address)
    assert parts.hostname is not None
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = _judged(parts.hostname, port, private=private)
        with socket.create_connection((found, port), SECONDS) as line:
            return _posted(line, parts.scheme == "https", parts.hostname, port, _path(address), body, headers)
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Unreachable(str(error) or type(error).__name__) from error


def _judged(host: str, port: int, *, private: bool) -> str:
    """Return an address of a host that may be reached."""
    found = {str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    for address in sorted(found):
        if private or ipaddress.ip_address(address.partition("%")[0]).is_global:
            return address
    raise Unreachable(says("it-is-an-address"))


def _posted(
    line: socket.socket, tls: bool, host: str, port: int, path: str, body: bytes, headers: Mapping[str, str]
) -> int:
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    wrapped = ssl.create_default_context().wrap_socket(line, server_hostname=host) if tls else line
    connection.sock = wrapped
    try:
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()


def _path(address: str) -> str:
    parts = urlsplit(address)
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
