"""Why not? For any play that is not offered, the reason and the rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boomtown.doomtown.plays.calling_out import why_not_call
from boomtown.doomtown.plays.hosting import why_not_host
from boomtown.doomtown.plays.moving import why_not_make_move
from boomtown.doomtown.plays.offering import abilities_of, why_not_use
from boomtown.doomtown.plays.shopping import why_not_bring
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.plays.trading import why_not_trade
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, locations
from boomtown.doomtown.verbs.swap import why_not_replace
from boomtown.table import Message, say


def why_not_play(state: Doomtown, seat: int, play: str, cards: Sequence[int]) -> Refusal | None:
    """Return why this player cannot make a play with these cards now; nothing if they can.

    `play` is one of call, move, shop, trade, swap and use; the cards are those the play's id would name,
    and for move the location.
    """
    if state.phase != "noon" and play != "use":
        return refuse("not-now", "RB-5.3-02")
    match play:
        case "call":
            return why_not_call(state, seat, cards[0], cards[1])
        case "move":
            return why_not_make_move(state, seat, cards[0], cards[1])
        case "shop":
            return _why_not_shop(state, seat, cards)
        case "trade":
            return why_not_trade(state, seat, cards[0], cards[1])
        case "swap":
            return why_not_replace(state, seat, cards[0], cards[1])
        case _:
            return why_not_any_ability(state, seat, cards[0])


def _why_not_shop(state: Doomtown, seat: int, cards: Sequence[int]) -> Refusal | None:
    if cards[0] not in state.players[seat].hand:
        return refuse("zone", "RB-5.3.5-01")
    terms = Terms(rule("shop", seat))
    if len(cards) > 1:
        refusal = why_not_host(state, seat, cards[0], cards[1], terms)
        if refusal is not None:
            return refusal
    return why_not_bring(state, seat, cards[0], terms)


def why_not_any_ability(state: Doomtown, seat: int, card: int) -> Refusal | None:
    """Return why no ability of a card can be used now: the last reason found."""
    refusal: Refusal | None = refuse("not-now", "RC-abilities-01")
    for ability in abilities_of(state, card):
        for timing in _current_timings(state):
            if timing in ability.timings:
                refusal = why_not_use(state, seat, card, ability, timing=timing)
                if refusal is None:
                    return None
    return refusal


def _current_timings(state: Doomtown) -> tuple[str, ...]:
    if state.phase == "gambling":
        return ("cheatin",)
    if state.fight is not None and state.fight.step == "plays":
        return ("shootout",)
    if state.fight is not None and state.fight.step == "resolution":
        return ("resolution", "cheatin")
    return ("noon",) if state.phase == "noon" and state.fight is None else ()


# --- everything about a card -----------------------------------------------------------------------


def why_not_anything(state: Doomtown, seat: int, name: str) -> list[Message]:
    """Say of each card so called, in play or in this seat's hand, what can be done with it and why not the rest."""
    found: list[Message] = []
    for card in (*state.players[seat].hand, *state.in_play[1:]):
        if title(state, card).casefold().startswith(name.casefold()):
            found += [_told(state, card, play, refusal) for play, refusal in _verdicts(state, seat, card)]
    return list({str(message): message for message in found}.values())


def _told(state: Doomtown, card: int, play: str, refusal: Refusal | None) -> Message:
    named = title(state, card)
    if refusal is None:
        return say("doomtown-why-can", play=play, card=named)
    return say("doomtown-why", play=play, card=named, reason=refusal.reason, rule=refusal.rule)


def _verdicts(state: Doomtown, seat: int, card: int) -> Iterator[tuple[str, Refusal | None]]:
    """Yield each play a card could be about, and why it cannot be made."""
    kind = state.printed(card).kind
    if state.cards[card].zone == "hand" and kind != "action":
        yield "shop", why_not_play(state, seat, "shop", [card])
        return
    if kind == "dude" and controller(state, card) == seat:
        places = [place for place in locations(state) if place != state.cards[card].place]
        yield "move", _last([why_not_play(state, seat, "move", [card, place]) for place in places])
    elif kind == "dude":
        callers = [dude for dude in dudes(state) if controller(state, dude) == seat]
        yield "call", _last([why_not_play(state, seat, "call", [dude, card]) for dude in callers])
    elif kind == "goods" and controller(state, card) == seat:
        takers = [dude for dude in dudes(state) if controller(state, dude) == seat]
        yield "trade", _last([why_not_play(state, seat, "trade", [card, dude]) for dude in takers])
    if abilities_of(state, card):
        yield "use", why_not_play(state, seat, "use", [card])


def _last(refusals: Sequence[Refusal | None]) -> Refusal | None:
    """Return nothing if any way is open, else the reason that is not merely being elsewhere, if there is one."""
    if None in refusals:
        return None
    telling = [refusal for refusal in refusals if refusal is not None and refusal.reason.key != ELSEWHERE]
    return (telling or [refuse("elsewhere", "RB-5.3.2-01")])[0]


ELSEWHERE = "doomtown-no-elsewhere"
