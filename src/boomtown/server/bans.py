"""Whom the house lets in no more. An administrator decides in the database; every server looks there now and then."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable

from boomtown.server.names import likeness
from boomtown.server.problems import Refusal, forbidden
from boomtown.server.saying import says
from boomtown.server.store import BanRow

LOOK_SECONDS = 5.0
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The bans that are in force, as this server knows them."""

    def __init__(self) -> None:
        self._guests: dict[int, str] = {}
        self._names: dict[str, str] = {}
        self._networks: list[tuple[Network, str]] = []

    def take(self, rows: Iterable[BanRow]) -> None:
        """Know these from now on, and no others."""
        now = time.time()
        rows = [row for row in rows if row.until is None or row.until > now]
        self._guests = {int(row.value): row.why for row in rows if row.kind == "guest"}
        self._names = {likeness(row.value): row.why for row in rows if row.kind == "name"}
        self._networks = [(network_of(row.value), row.why) for row in rows if row.kind == "address"]

    def sends_anybody_away(self) -> bool:
        """Whether there is a guest who is let in no more."""
        return bool(self._guests)

    def is_out(self, guest_id: int) -> bool:
        """Whether a guest is let in no more."""
        return guest_id in self._guests

    def check_guest(self, guest_id: int, name: str) -> None:
        """Refuse a guest who is banned, or whose name is."""
        why = self._guests.get(guest_id)
        if why is not None:
            raise _banned(why)
        self.check_name(name)

    def check_name(self, name: str) -> None:
        """Refuse a name that is banned, or looks like one that is."""
        why = self._names.get(likeness(name)) if self._names else None
        if why is not None:
            raise _banned(why)

    def check_address(self, address: str) -> None:
        """Refuse whoever comes from an address that is banned."""
        if not self._networks:
            return
        try:
            found = ipaddress.ip_address(address)
        except ValueError:  # a test, or a socket of this machine
            return
        for network, why in self._networks:
            if found in network:
                raise _banned(why)


def network_of(value: str) -> Network:
    """Return an address, or a whole network (`10.0.0.0/8`). Raises ValueError."""
    return ipaddress.ip_network(value, strict=False)


def _banned(why: str) -> Refusal:
    return forbidden(says("the-house-lets-you", why=why or says("no-reason-was-given")))
