"""Questions in words: choosing cards, places, numbers, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.places import location_of
from boomtown.table import Ask, Condition, Message, Number, OneOf, Option, SomeOf, say

NONE = "none"


DONE = "done"


ENDS = {"left": say("doomtown-end-left"), "right": say("doomtown-end-right")}
"""The two ends of a street."""


def card_option(state: Doomtown) -> Callable[[Any], Option]:
    """Return what describes a card, by its number, or the way out of choosing one."""

    def describe(chosen: Any) -> Option:
        if isinstance(chosen, str):
            return Option(chosen, say(f"doomtown-option-{chosen}"))
        place = location_of(state, chosen)
        if place in (NOWHERE, chosen):
            return Option(chosen, say("doomtown-option-card", card=title(state, chosen)))
        return Option(
            chosen, say("doomtown-option-card-at", card=title(state, chosen), place=title(state, place))
        )

    return describe


def ask_card(state: Doomtown, seat: int, message: Message, cards: Sequence[int], way_out: str = "") -> Ask:
    """Ask for one card, or the way out where there is one; the answer is a number or the way out."""
    ids: list[Any] = [*cards, way_out] if way_out else list(cards)
    return Ask(seat, message, OneOf(ids, card_option(state)))


def ask_cards(
    state: Doomtown,
    seat: int,
    message: Message,
    cards: Sequence[int],
    least: int,
    most: int,
    condition: Condition | None = None,
) -> Ask:
    """Ask for several cards; the answer is a tuple of numbers."""
    return Ask(seat, message, SomeOf(list(cards), card_option(state), least, most, condition))


def ask_number(seat: int, message: Message, least: int, most: int) -> Ask:
    """Ask for a number."""
    return Ask(seat, message, Number(least, most))


def ask_yes(seat: int, message: Message) -> Ask:
    """Ask yes or no; the answer is "yes" or "no"."""
    return Ask(
        seat, message, OneOf(("yes", "no"), lambda chosen: Option(chosen, say(f"doomtown-option-{chosen}")))
    )


def ask_mode(seat: int, message: Message, modes: Mapping[str, str | Message]) -> Ask:
    """Ask for one of several things; each mode stands with what it is called to players."""
    return Ask(
        seat,
        message,
        OneOf(list(modes), lambda chosen: Option(chosen, say("doomtown-mode", mode=modes[str(chosen)]))),
    )
