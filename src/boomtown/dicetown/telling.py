"""What everybody is told: all the time, and so compiled where the engine is (`make compiled`)."""

from __future__ import annotations

from typing import Any

from boomtown.dicetown.state import Town
from boomtown.table import Chain, Message, Said


def tell(town: Town, key: str, **args: Any) -> None:
    """Tell everybody what happened."""
    if not town.imagined:  # before the words are made
        log = town.log  # `record`, written out
        town.log = Chain(log, Said(Message("dicetown-" + key, args)), log.length + 1)
