"""Why not? For any play that is not offered, the reason and the rule, from the same records that are offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from boomtown.doomtown.plays.acting import Cheat, Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.hosting import why_not_host
from boomtown.doomtown.plays.moving import Move, boots_to_move, destinations, why_not_make_move
from boomtown.doomtown.plays.offering import abilities_of
from boomtown.doomtown.plays.offers import Moment, Plays, now
from boomtown.doomtown.plays.play import Play
from boomtown.doomtown.plays.shopping import Shop
from boomtown.doomtown.plays.swapping import Swap
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.plays.trading import Trade, why_not_trade
from boomtown.doomtown.reading.numbers import controller, dudes_of
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.state.places import dudes, is_dude, location_of
from boomtown.table import About, Message, Reach, Verdict, say

NOT_NOW = refuse("not-now", "RB-5.3-02")
NO_ABILITY = refuse("not-now", "RC-abilities-01")


def why_not_play(state: Doomtown, seat: int, word: str, cards: Sequence[int]) -> Refusal | None:
    """Return why this player cannot make a play with these cards now; nothing if they can.

    The word is one of call, move, shop, trade, swap and use; the cards are those a person would name: who calls
    out whom, who moves and where to, what is brought into play and for whom, which goods go to whom.
    """
    moment = now(state)
    meant = _meant(state, moment, word, cards) if moment is not None else []
    if moment is None or not any(type(play) in moment.kinds for play in meant):
        return NO_ABILITY if word == "use" else NOT_NOW
    refusal = _why_not_in_detail(state, seat, word, cards)
    return refusal or _most_telling([_why_not(state, seat, moment, play) for play in meant])


def _why_not(state: Doomtown, seat: int, moment: Moment, play: Play) -> Refusal | None:
    return Plays(state, seat, moment).why_not(play)


def _meant(state: Doomtown, moment: Moment, word: str, cards: Sequence[int]) -> list[Play]:
    """Return the plays that a word and some cards mean; of an ability any will do."""
    match word, tuple(cards):
        case "call", (caller, called):
            return [Call(caller, called)]
        case "move", (dude, *_):
            return [Move(dude)]
        case "shop", (card, *_):
            return [Shop(card)]
        case "swap", (card, dude):
            return [Swap(card, dude)]
        case "trade", (goods, *_):
            return [Trade(location_of(state, goods))]
        case "use", (card, *_):
            return _uses(state, moment, card)
    raise ValueError(f"no play is called {word!r} with {len(cards)} cards")


def _uses(state: Doomtown, moment: Moment, card: int) -> list[Play]:
    """Return the uses of a card's abilities; of those whose time it is not, only if there are no others."""
    abilities = abilities_of(state, card)
    found: list[Play] = [Use(card, ability.name) for ability in abilities if moment.timing in ability.timings]
    if Cheat in moment.kinds:
        found += [Cheat(card, ability.name) for ability in abilities if "cheatin" in ability.timings]
    return found or [Use(card, ability.name) for ability in abilities]


def _why_not_in_detail(state: Doomtown, seat: int, word: str, cards: Sequence[int]) -> Refusal | None:
    """Return what is against the second card a person named, where the play itself asks for it later."""
    match word, tuple(cards):
        case "move", (dude, place):
            return why_not_make_move(state, seat, dude, place)
        case "shop", (card, host):
            return why_not_host(state, seat, card, host, Terms(rule("shop", seat)))
        case "trade", (goods, taker):
            return why_not_trade(state, seat, goods, taker)
    return None


# --- everything about a card -----------------------------------------------------------------------


def why_not_anything(state: Doomtown, seat: int, name: str) -> list[Message]:
    """Say of each card so called, in play or in this seat's hand, what can be done with it and why not the rest."""
    found: list[Message] = []
    for card in (*state.players[seat].hand, *state.in_play[1:]):
        if title(state, card).casefold().startswith(name.casefold()):
            found += [_told(state, card, word, refusal) for word, refusal in _verdicts(state, seat, card)]
    return list({str(message): message for message in found}.values())


def about(state: Doomtown, seat: int | None, card: int) -> About | None:
    """Return what this seat can do now with a card it sees, why not the rest, and where a dude could go."""
    if card not in state.in_play and (seat is None or card not in state.players[seat].hand):
        return None
    plays = () if seat is None else _unheld(state, seat, card)
    return About(plays, tuple(_reach(state, card)))


def _unheld(state: Doomtown, seat: int, card: int) -> tuple[Verdict, ...]:
    verdicts = []
    for word, refusal in _verdicts(state, seat, card):
        reason, rule_id = (None, None) if refusal is None else (refusal.reason, refusal.rule)
        verdicts.append(Verdict(say("doomtown-why-what", play=word), reason, rule_id))
    return tuple(verdicts)


def _reach(state: Doomtown, card: int) -> Iterator[Reach]:
    """Yield where a dude in play could go, whoever plays it."""
    if card not in state.in_play or not is_dude(state, card):
        return
    here, seat = location_of(state, card), controller(state, card)
    for place in destinations(state, seat, card):
        yield Reach(place, boots_to_move(state, card, place), adjacent(state, here, place))


def _told(state: Doomtown, card: int, word: str, refusal: Refusal | None) -> Message:
    named = title(state, card)
    if refusal is None:
        return say("doomtown-why-can", play=word, card=named)
    return say("doomtown-why", play=word, card=named, reason=refusal.reason, rule=refusal.rule)


def _verdicts(state: Doomtown, seat: int, card: int) -> Iterator[tuple[str, Refusal | None]]:
    """Yield each play a card could be about, and why it cannot be made."""
    moment = now(state)
    for word, plays in _about(state, seat, card, moment):
        if moment is None:
            yield word, NOT_NOW
            continue
        refusal = _most_telling([_why_not(state, seat, moment, play) for play in plays])
        if word == "trade" and refusal is None:  # others may be traded there, but not these goods
            refusal = _most_telling([why_not_trade(state, seat, card, taker) for taker in dudes(state)])
        yield word, refusal


def _about(
    state: Doomtown, seat: int, card: int, moment: Moment | None
) -> Iterator[tuple[str, Iterable[Play]]]:
    """Yield the plays that are about a card, by their word."""
    kind = state.printed(card).kind
    mine = dudes_of(state, seat)
    if state.cards[card].zone == "hand" and kind != "action":
        yield "shop", [Shop(card)]
        versions = [dude for dude in mine if state.printed(dude).name == state.printed(card).name]
        if versions:
            yield "swap", [Swap(card, dude) for dude in versions]
        return
    if kind == "dude" and controller(state, card) == seat:
        yield "move", [Move(card)]
    elif kind == "dude":
        yield "call", [Call(dude, card) for dude in mine]
    elif kind == "goods" and controller(state, card) == seat:
        yield "trade", [Trade(location_of(state, card))]
    if abilities_of(state, card):
        yield "use", [] if moment is None else _uses(state, moment, card)


def _most_telling(refusals: Sequence[Refusal | None]) -> Refusal | None:
    """Return nothing if any way is open, else the reason that is not merely being elsewhere, if there is one."""
    found = [refusal for refusal in refusals if refusal is not None]
    if len(found) < len(refusals):
        return None
    telling = [refusal for refusal in found if refusal.reason.key != ELSEWHERE]
    return (telling or [refuse("elsewhere", "RB-5.3.2-01")])[0]


ELSEWHERE = "doomtown-no-elsewhere"
