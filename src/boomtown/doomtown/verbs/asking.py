"""Questions in words: choosing cards, places, numbers, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.state.places import location_of
from boomtown.table import Ask, Condition, Id, Message, Number, OneOf, Option, Price, SomeOf, say

NONE = "none"


DONE = "done"


ENDS = {"left": say("doomtown-end-left"), "right": say("doomtown-end-right")}
"""The two ends of a street."""

PriceOf: TypeAlias = Callable[[int], Price | None]
"""What choosing a card costs."""


def card_option(state: Doomtown, price: PriceOf | None = None) -> Callable[[Any], Option]:
    """Return what describes a card, by its number, or the way out of choosing one."""

    def describe(chosen: Any) -> Option:
        if isinstance(chosen, str):
            return Option(chosen, say(f"doomtown-option-{chosen}"))
        place = location_of(state, chosen)
        label = say("doomtown-option-card", card=title(state, chosen))
        if place not in (NOWHERE, chosen):
            label = say("doomtown-option-card-at", card=title(state, chosen), place=title(state, place))
        due = price(chosen) if price is not None else None
        return Option(chosen, label, about=(chosen,), face=state.cards[chosen].face, price=due)

    return describe


def ask_card(
    state: Doomtown,
    seat: int,
    message: Message,
    cards: Sequence[int],
    way_out: str = "",
    *,
    about: tuple[int, ...] = (),
    price: PriceOf | None = None,
    usual: Id | None = None,
) -> Ask:
    """Ask for one card, or the way out where there is one; the answer is a number or the way out."""
    ids: list[Any] = [*cards, way_out] if way_out else list(cards)
    return Ask(seat, message, OneOf(ids, card_option(state, price)), about, usual)


def ask_cards(
    state: Doomtown,
    seat: int,
    message: Message,
    cards: Sequence[int],
    least: int,
    most: int,
    condition: Condition | None = None,
    *,
    about: tuple[int, ...] = (),
    price: PriceOf | None = None,
    usual: tuple[int, ...] | None = None,
) -> Ask:
    """Ask for several cards; the answer is a tuple of numbers, often the usual one."""
    form = SomeOf(list(cards), card_option(state, price), least, most, condition)
    return Ask(seat, message, form, about, usual)


def ask_number(seat: int, message: Message, least: int, most: int, *, about: tuple[int, ...] = ()) -> Ask:
    """Ask for a number."""
    return Ask(seat, message, Number(least, most), about)


def ask_yes(
    seat: int,
    message: Message,
    *,
    about: tuple[int, ...] = (),
    yes: Message | None = None,
    no: Message | None = None,
) -> Ask:
    """Ask yes or no; the answer is "yes" or "no". What comes of each may be said with it."""
    effects = {"yes": yes, "no": no}

    def describe(chosen: Any) -> Option:
        return Option(chosen, say(f"doomtown-option-{chosen}"), effects[chosen])

    return Ask(seat, message, OneOf(("yes", "no"), describe), about)


def ask_mode(
    seat: int, message: Message, modes: Mapping[str, str | Message], *, about: tuple[int, ...] = ()
) -> Ask:
    """Ask for one of several things; each mode stands with what it is called to players."""
    return Ask(
        seat,
        message,
        OneOf(list(modes), lambda chosen: Option(chosen, say("doomtown-mode", mode=modes[str(chosen)]))),
        about,
    )
