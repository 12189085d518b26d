"""Lasting effects: numbers changed for a while, rules said for a while, and permanent counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import total
from boomtown.doomtown.reading.why import Refusal, forbidden, title
from boomtown.doomtown.state import MARK, NOBODY, Boundary, Cause, Doomtown, Effect, Until
from boomtown.doomtown.state.events import Changed
from boomtown.doomtown.text.numbers import (
    BULLETS,
    CASUALTIES,
    CASUALTIES_FOR_LOSING,
    LEAST_CASUALTIES,
    REMAINING_CASUALTIES,
    Number,
    check_number,
)
from boomtown.doomtown.text.parts import SCRIPTS, Gives
from boomtown.doomtown.text.sayings import (
    HAS_AT_MOST_BULLETS,
    Saying,
    cannot_change,
    cannot_lower,
    cannot_raise,
    cannot_raise_for_good,
    check_saying,
)
from boomtown.doomtown.verbs.changes import change_card, set_effects
from boomtown.doomtown.verbs.happen import happened, would
from boomtown.doomtown.verbs.running import Does

DAY = Until("day")
"""Until the day ends."""
ROUND = Until("round")
"""Until this round of the shootout ends."""
SHOOTOUT = Until("shootout")
"""Until the shootout ends."""
NEVER = Until("never")
"""For good."""


def usual_end(state: Doomtown, cause: Cause) -> Until:
    """Return how long something lasts if it does not say (Compendium: Duration of Abilities; RB-7.1-11 to -15)."""
    match cause.timing:
        case "noon":
            return DAY
        case "shootout":
            return SHOOTOUT
        case "resolution" | "cheatin":
            return ROUND if state.fight is not None else Until("lowball")
        case _:
            return _end_of_react(state)


def _end_of_react(state: Doomtown) -> Until:
    if _shooting(state):
        return SHOOTOUT
    if state.phase == "noon":
        return DAY if state.rules.noon_reacts_last_the_day else Until("noon")
    if state.phase == "gambling":
        return Until("lowball")
    return Until("upkeep") if state.phase == "upkeep" else DAY


def _shooting(state: Doomtown) -> bool:
    """A shootout starts as the call-out is accepted, before posses form (RB-6.1-01), a job's as it is opposed."""
    fight = state.fight
    return fight is not None and fight.seats[MARK] != NOBODY and not fight.over


def lasting(
    state: Doomtown,
    cause: Cause,
    until: Until,
    *,
    face: str = "",
    part: str = "says",
    on: tuple[int, ...] = (),
    word: Saying | Number | Literal[""] = "",
    amount: int = 0,
) -> Effect:
    """Add a lasting effect: a part of a face's script, or a change of a number, or else a saying."""
    if part in _ABOUT_NUMBERS:
        check_number(word)
    elif not face:
        check_saying(word)
    state.spent += 1
    effect = Effect(
        id=state.spent, face=face, part=part, source=cause.card, seat=cause.seat, until=until, on=on,
        amount=amount, word=word, cause=cause,
    )  # fmt: skip
    set_effects(state, (*state.effects, effect))
    return effect


_ABOUT_NUMBERS = ("number", "set", "fixed", "reduced")


def end(state: Doomtown, effect: int) -> None:
    """End one lasting effect."""
    set_effects(state, tuple(other for other in state.effects if other.id != effect))


def end_effects(state: Doomtown, *boundaries: Boundary) -> None:
    """End the lasting effects whose time is over at one of these boundaries."""
    _keep(state, tuple(effect for effect in state.effects if not _over(state, effect.until, boundaries)))


def end_effects_of_play(state: Doomtown, before: int) -> None:
    """End what lasts as long as a play does; not what an earlier one left, whose shootout this play is a part of."""
    kept = tuple(effect for effect in state.effects if effect.until.boundary != "play" or effect.id <= before)
    _keep(state, kept)


def _keep(state: Doomtown, kept: tuple[Effect, ...]) -> None:
    """Let only these go on; if none has ended nothing has to be read anew."""
    if len(kept) != len(state.effects):
        set_effects(state, kept)


def _over(state: Doomtown, until: Until, boundaries: tuple[Boundary, ...]) -> bool:
    return until.boundary in boundaries and until.day <= state.day


def end_stays(state: Doomtown, card: int, left: int) -> None:
    """End what lasted only while this card stayed at the location it has left."""
    kept = tuple(
        effect for effect in state.effects if not (effect.until.stays_at == left and card in effect.on)
    )
    _keep(state, kept)


def unsay(state: Doomtown, word: Saying, cards: Sequence[int]) -> None:
    """End every lasting effect that says this of any of these cards."""
    kept = tuple(
        effect
        for effect in state.effects
        if effect.word != word or not any(card in cards for card in effect.on)
    )
    _keep(state, kept)


_KINDS_OF_CASUALTIES = (CASUALTIES_FOR_LOSING, LEAST_CASUALTIES, REMAINING_CASUALTIES)
"""Whoever changes one of these changes how many casualties a player takes (ruling 268)."""


HOLDS_DOWN: dict[str, Number] = {HAS_AT_MOST_BULLETS: BULLETS}
"""What holds a number down, which is lowering it (ruling 302)."""


def why_not_modify(state: Doomtown, card: int, number: Number, amount: int, cause: Cause) -> Refusal | None:
    """Numbers change unless a text says that this one cannot be raised, lowered or changed."""
    number = CASUALTIES if number in _KINDS_OF_CASUALTIES else number
    one_way = cannot_raise(number) if amount > 0 else cannot_lower(number)
    said = says(state, one_way, card, cause) or says(state, cannot_change(number), card, cause)
    return forbidden(state, said) if said is not None else None


def modify(
    state: Doomtown,
    card: int,
    number: Number,
    amount: int,
    cause: Cause,
    until: Until,
    *,
    least: int | None = None,
    most: int | None = None,
) -> Does[int]:
    """Change a number for a while. A limit of the effect itself counts when it is applied."""
    now = total(state, number, card)
    if least is not None:
        amount = max(amount, min(0, least - now))
    if most is not None:
        amount = min(amount, max(0, most - now))
    if amount == 0 or why_not_modify(state, card, number, amount, cause) is not None:
        return 0
    event = yield from would(state, Changed(cause, card, title(state, card), number, amount))
    if event is None:
        return 0
    lasting(state, cause, until, part="number", on=(card,), word=number, amount=event.amount)
    yield from happened(state, event)
    return int(event.amount)


def give_counter(state: Doomtown, card: int, number: Number, amount: int, cause: Cause) -> Does[int]:
    """Change a number for good (RC-duration-07): it stays until the card leaves play."""
    if why_not_modify(state, card, number, amount, cause) is not None:
        return 0
    if amount > 0 and says(state, cannot_raise_for_good(number), card, cause) is not None:
        return 0
    found = state.cards[card]
    if found.zone != "play":
        return 0
    kept = {name: value for name, value in found.counters if name != number}
    kept[number] = found.counter(number) + amount
    change_card(state, card, counters=tuple((name, value) for name, value in kept.items() if value))
    yield from happened(state, Changed(cause, card, title(state, card), number, amount))
    return amount


def strip(state: Doomtown, card: int, number: Number, cause: Cause, *, maximum: bool = False) -> Does[bool]:
    """Take away everything that was given of a number, for good or for a while; what traits give stays.

    With `maximum` that goes as well.

    So does what cannot be taken away without lowering, or raising, what a text says cannot be (ruling 321).
    """
    found = state.cards[card]
    kept = tuple(
        (name, amount)
        for name, amount in found.counters
        if name != number or _is_kept(state, card, number, amount, cause)
    )
    lasts = tuple(_stripped(state, card, number, cause, maximum=maximum))
    if kept == found.counters and lasts == state.effects:
        return False
    before = total(state, number, card)
    change_card(state, card, counters=kept)
    set_effects(state, lasts)
    lost = total(state, number, card) - before
    yield from happened(state, Changed(cause, card, title(state, card), number, lost))
    return True


def _is_kept(state: Doomtown, card: int, number: Number, amount: int, cause: Cause) -> bool:
    return why_not_modify(state, card, number, -amount, cause) is not None


def _stripped(state: Doomtown, card: int, number: Number, cause: Cause, *, maximum: bool) -> Iterator[Effect]:
    """Yield what lasts without what adds to this number of this card; for other cards it goes on."""
    for effect in state.effects:
        firm = effect.part == "number" and _is_kept(state, card, number, effect.amount, cause)
        gives = _gives(effect, number) or (maximum and HOLDS_DOWN.get(effect.word) == number)
        if card not in effect.on or firm or not gives:
            yield effect
        elif others := tuple(other for other in effect.on if other != card):
            yield replace(effect, on=others)


def _gives(effect: Effect, number: Number) -> bool:
    """Whether what lasts adds to a number: by itself, or as a paragraph of a card that was called up for some cards."""
    if effect.part == "number":
        return effect.word == number
    script = SCRIPTS.get(effect.face)
    part = script.parts.get(effect.part) if script is not None else None
    return isinstance(part, Gives) and part.number == number and not (part.sets or part.fixed)
