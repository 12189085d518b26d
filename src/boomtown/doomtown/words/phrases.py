"""How questions tell what an act does to a card, or with it: messages that follow "the dude that"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.doomtown.text.numbers import number_named
from boomtown.doomtown.words import judging
from boomtown.doomtown.words.doing import Word
from boomtown.table import Message, say

BESIDE = (
    ("attach", "to"),
    ("call_out", "by"),
    ("move", "to"),
    ("pay", "to"),
    ("play_card", "host"),
    ("play_card", "inventor"),
    ("play_card", "place"),
    ("put_into_play", "at"),
    ("relieve", "by"),
)
"""The arguments of acts that are cards too and that a question has words for."""


def phrase(word: Word[...], arguments: Mapping[str, Any]) -> Message | None:
    """Return how a question says of a card what is done to it: "is aced", "loses bullets".

    What is done to a card's player only is not said of the card, but for what is paid for it or seen by it.
    """
    if word.name in ("modify", "permanently", "fix", "reduce_to"):
        fixed = word.name in ("fix", "reduce_to")
        told = [change_phrase(*found, fixed=fixed) for found in judging.numbers_in(arguments).items()]
        return say("doomtown-do-all", does=told) if told else say("doomtown-do-change")
    if word.name == "say_of":
        return saying_phrase(arguments.get("word"))
    if word.on in ("seat", "victim", "other") and word.name not in ("pay", "look_at_hand"):
        return None
    return say(f"doomtown-do-{word.name.replace('_', '-')}")


def saying_phrase(saying: Any) -> Message:
    """Return how a question says what rule a card comes under: "then cannot move".

    A saying that is not known before the moment names an ability, which cannot be used then.
    """
    known = isinstance(saying, str) and not saying.startswith("cannot use ")
    return say("doomtown-do-say-of", rule=saying.replace(" ", "-") if known else "cannot-use-ability")


def change_phrase(number: str, amount: Any, *, fixed: bool = False) -> Message:
    """Return how a question says that a number changes."""
    way = "other" if fixed or not isinstance(amount, int) else "more" if amount > 0 else "less"
    name = number_named(number)
    return say("doomtown-do-modify", number=name, kind=name.replace(" ", "-"), way=way)


def beside_phrase(word: Word[...], name: str) -> Message:
    """Return how a question says of a card what part it has in an act that is done to another."""
    if (word.name, name) in BESIDE:
        return say(f"doomtown-do-{word.name.replace('_', '-')}-{name}")
    return say("doomtown-do-counts")
