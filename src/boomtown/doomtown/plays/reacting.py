"""React windows: who may answer an event, and answering it (Rulebook 7.1)."""

from __future__ import annotations

from typing import Any, Self

from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.bluffing import could_react
from boomtown.doomtown.plays.labels import label_of, short_label_of
from boomtown.doomtown.plays.offering import price_of_use, why_not_use, worth_asking
from boomtown.doomtown.plays.play import PASS, called
from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading.active import Usable, granted_reacts, reacts
from boomtown.doomtown.state import NOWHERE, Doomtown, Window
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.verbs.happen import Occurrence, as_told, is_answered, opens_react_windows
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Ask, OneOf, Option, say


@opens_react_windows
def react_window(state: Doomtown, occurrence: Occurrence, window: Window, instead: bool | None) -> Does[None]:
    """Open a react window: players from the Winner on, until all pass in a row (RB-7.1-02 to -05)."""
    if not is_answered(state, (window, type(occurrence.event))):
        return
    passes = 0
    order = state.turn_order()
    turn = 0
    while passes < len(order) and not occurrence.replaced:
        seat = order[turn % len(order)]
        turn += 1
        ready = state.once(_ready_reacts, state, occurrence, window, instead, seat)
        if not ready and not state.once(could_react, state, seat, occurrence, window, instead):
            passes += 1
            continue
        chosen = yield _react_ask(state, seat, occurrence.event, window, ready)
        if chosen == PASS:
            passes += 1
            continue
        passes = 0
        card, ability = ready[chosen]
        occurrence.done.add((card, ability.name))
        yield from use_ability(state, seat, card, ability, occurrence=occurrence)


@called("react")
class React(Use, frozen=True, gc=False):
    """The use of a React in answer to an event. Its id has no word: `7:save`."""

    @classmethod
    def read(cls, rest: str) -> Self | None:
        """Return the React that an id means."""
        return super().read(rest)

    def __str__(self) -> str:
        return f"{self.card}:{self.part}"


def _react_ask(state: Doomtown, seat: int, event: Happening, window: Window, ready: dict[str, Usable]) -> Ask:
    def describe(chosen: Any) -> Option:
        if chosen == PASS:
            return Option(PASS, say("doomtown-option-pass"))
        card, ability = ready[chosen]
        return Option(
            chosen,
            label_of(state, card, ability, "doomtown-option-use"),
            short=short_label_of(ability),
            about=(card,),
            face=state.cards[card].face,
            price=price_of_use(state, seat, card, ability, "react"),
        )

    message = say("doomtown-ask-react", event=as_told(event, window, seat))
    form = OneOf([PASS, *ready], describe)
    return Ask(seat, message, form, _in_sight(state, event), secret=state.rules.hands_kept_secret)


def _in_sight(state: Doomtown, event: Happening) -> tuple[int, ...]:
    """Return the card an event is about, if everybody sees it."""
    card = getattr(event, "card", NOWHERE)
    return (card,) if card in state.cards and state.cards[card].zone == "play" else ()


def _ready_reacts(
    state: Doomtown, occurrence: Occurrence, window: Window, instead: bool | None, seat: int
) -> dict[str, Usable]:
    """Return the Reacts this player may use on the event now, by their ids."""
    ready = {}
    kind = type(occurrence.event)
    for card, ability in (*reacts(state, window, kind), *granted_reacts(state, window, kind)):
        trigger = ability.trigger
        assert trigger is not None
        if instead is not None and trigger.instead != instead:
            continue
        if (card, ability.name) in occurrence.done or not worth_asking(state, seat, card, ability):
            continue
        if why_not_use(state, seat, card, ability, occurrence=occurrence) is None:
            ready[str(React(card, ability.name))] = (card, ability)
    return ready
