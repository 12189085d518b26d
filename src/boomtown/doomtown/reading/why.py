"""Why something cannot be done: a sentence, and the rule of the ledger that says so."""

from __future__ import annotations

from functools import cache
from typing import Any

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.active import Said
from boomtown.doomtown.state import Doomtown
from boomtown.table import Message, say
from boomtown.table.frozen import Frozen


class Refusal(Frozen, frozen=True):
    """A reason, and the ledger's id for it."""

    reason: Message
    rule: str


def refuse(key: str, rule: str, **args: Any) -> Refusal:
    """Return a refusal; the sentence is in the catalogue under `doomtown-no-`."""
    return Refusal(say(f"doomtown-no-{key}", **args), rule) if args else _plain(key, rule)


@cache
def _plain(key: str, rule: str) -> Refusal:
    """Refusals without arguments are made once; options are checked far more often than explained."""
    return Refusal(say(f"doomtown-no-{key}"), rule)


def forbidden(state: Doomtown, said: Said) -> Refusal:
    """Return the refusal for a text that forbids something: cannot beats can (RB-2.1-02)."""
    return refuse("text", "RB-2.1-02", card=title(state, said.play.source))


def title(state: Doomtown, card: int) -> str:
    """Return what to call a card: its title, with the experience level that tells versions of a dude apart."""
    printed = PRINTED[state.cards[card].face]
    return printed.full_name if printed.experience else printed.title  # every event names its cards


NOT_IN_PLAY = refuse("not-in-play", "RB-2.6-06")


BOOTED = refuse("booted", "RB-2.6-01")


NOT_BOOTED = refuse("not-booted", "RB-2.6-01")
