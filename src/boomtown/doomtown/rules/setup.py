"""Setup: starting gangs, opening hands, Grifters (Rulebook 4; Compendium: Core, Grifter)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.reading.active import reacts
from boomtown.doomtown.reading.numbers import play_cost, total
from boomtown.doomtown.reading.why import Refusal, refuse, title
from boomtown.doomtown.rules.gangs import Gang, is_sidekick, on_starting, why_not_start, wrongs
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state.events import GameBegan, rule
from boomtown.doomtown.state.frames import (
    DecksReady,
    FirstHands,
    Grifters,
    NewDay,
    OpeningHands,
    StartingGangs,
)
from boomtown.doomtown.state.places import home_of, in_town, kind_of, listed
from boomtown.doomtown.text.numbers import COST
from boomtown.doomtown.verbs.asking import ENDS, ask_mode, card_option
from boomtown.doomtown.verbs.gang import start_attached, start_deed, start_dudes, take_back
from boomtown.doomtown.verbs.hands import draw
from boomtown.doomtown.verbs.happen import announce, happened
from boomtown.doomtown.verbs.pile import shuffle
from boomtown.doomtown.verbs.rock import give_back
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.verbs.time import let_go_first
from boomtown.table import (
    Answer,
    Ask,
    Condition,
    Draw,
    Id,
    IllegalAnswer,
    Option,
    Price,
    SomeOf,
    Step,
    below,
    gather,
    say,
)
from boomtown.table.forms import Describe
from boomtown.table.steps import then


class GangForm(SomeOf):
    """Choose a starting gang. A random one is made by adding cards while they fit, since few sets do."""

    __slots__ = ("_cost", "_stash", "_why_not")

    def __init__(
        self,
        ids: Sequence[Id],
        describe: Describe,
        why_not: Callable[[Sequence[Any]], Refusal | None],
        cost: Callable[[Any], int],
        stash: int,
    ) -> None:
        condition = Condition(say("doomtown-no-gang"), lambda gang: why_not(gang) is None, "RB-4-05")
        super().__init__(ids, describe, 0, len(ids), condition)
        self._why_not = why_not
        self._cost = cost
        self._stash = stash
        """Ghost rock is what most gangs fail at, and that is soonest seen."""

    def check(self, answer: Answer) -> tuple[Id, ...]:
        """Accept a legal gang; say exactly what is wrong with any other."""
        try:
            return super().check(answer)
        except IllegalAnswer as error:
            refusal = self._why_not(answer) if error.rule is not None else None
            if refusal is None:
                raise
            raise IllegalAnswer(refusal.reason, refusal.rule) from error

    def sample(self, draw: Draw) -> tuple[Id, ...]:
        """Return a random legal gang that leaves out no card it could still take, more often than not."""
        assert self.condition is not None
        waiting = list(self.ids)
        gang: list[Id] = []
        left = self._stash
        while waiting:
            card = waiting.pop(draw(len(waiting)))
            cost = self._cost(card)
            if cost <= left and self.condition.holds((*gang, card)):
                gang.append(card)
                left -= cost
        if gang and draw(8) == 0:
            gang.pop()
        return tuple(card for card in self.ids if card in gang)


def starting_gangs(state: Doomtown, frame: StartingGangs) -> Step:
    """Everybody chooses at once from their own deck and all gangs come down together (RB-4-04, -09)."""
    asks = []
    for player in state.players:
        cards = state.once(starters, state, player.seat)
        message = say("doomtown-ask-gang", stash=player.stash)
        form = GangForm(
            cards, _candidate(state), _judge(state, player.seat), partial(_cost, state), player.stash
        )
        usual = state.once(_usual_gang, state, player.seat, frame.marked)
        asks.append(Ask(player.seat, message, form, usual=usual))
    chosen = yield from gather(asks)
    prices = {seat: _price(state, seat, gang) for seat, gang in chosen.items()}
    for seat, gang in chosen.items():
        _place_dudes(state, seat, gang, prices[seat])
        _place_sidekicks(state, seat, gang)
    for seat, gang in chosen.items():
        for deed in gang:
            if kind_of(state, deed) == "deed":
                yield from _place_deed(state, seat, deed)
    then(state, OpeningHands())


def starters(state: Doomtown, seat: int) -> list[int]:
    """Return the cards of a deck that could start: dudes and Core deeds, one copy of each unique card.

    With a dude who brings one, Sidekicks too (Lucky Sky Borne).
    """
    found: dict[str, int] = {}
    home = PRINTED[state.cards[home_of(state, seat)].face]
    deck = listed(state, state.players[seat].deck)
    for card in deck:
        printed = PRINTED[state.cards[card].face]
        if printed.kind in ("dude", "deed") and why_not_start(home, printed) is None:
            name = printed.name if printed.unique else f"{printed.name} {card}"
            found.setdefault(name + str(printed.experience), card)
    bringing = _bringing(state, found.values())
    for card in deck if bringing else ():
        printed = PRINTED[state.cards[card].face]
        if is_sidekick(printed) and _why_not_brought(state, seat, card, bringing) is None:
            found.setdefault(printed.name if printed.unique else f"{printed.name} {card}", card)
    return list(found.values())


def _bringing(state: Doomtown, cards: Iterable[int]) -> list[int]:
    """Return who of these may bring a Sidekick along."""
    return [card for card in cards if on_starting(state.cards[card].face).brings_a_sidekick]


def _why_not_brought(state: Doomtown, seat: int, card: int, bringing: Sequence[int]) -> Refusal | None:
    """A Sidekick comes only with somebody who may carry it (RB-5.3.5-08, ruling 203)."""
    refusals = [why_not_carry(state, seat, card, dude) for dude in bringing]
    return None if None in refusals or not refusals else refusals[0]


def marked_gang(state: Doomtown, seat: int, faces: Sequence[str]) -> tuple[int, ...]:
    """Return the cards that a deck marks to start with."""
    waiting = list(faces)
    found = []
    for card in listed(state, state.players[seat].deck) if waiting else ():
        if state.cards[card].face in waiting:
            waiting.remove(state.cards[card].face)
            found.append(card)
    return tuple(found)


def _usual_gang(state: Doomtown, seat: int, marked: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    """Return the gang the deck marks, if it marks a legal one."""
    gang = marked[seat] if seat < len(marked) else ()
    return gang if gang and why_not_gang(state, seat, gang) is None else None


def _candidate(state: Doomtown) -> Callable[[Any], Option]:
    return card_option(state, lambda card: Price(_gang_cost(state, (card,))))


def _judge(state: Doomtown, seat: int) -> Callable[[Sequence[int]], Refusal | None]:
    return lambda gang: why_not_gang(state, seat, gang)


def _cost(state: Doomtown, card: int) -> int:
    """Return what a card costs that is to start; its own text may make it cheaper, too (RC-traits-02)."""
    return play_cost(state, card)


def _paid_for(state: Doomtown, gang: Sequence[int]) -> int:
    """Return what dudes who started cost, when nothing was in play that their own texts could speak of."""
    return sum([max(0, total(state, COST, card)) for card in gang])


def why_not_gang(
    state: Doomtown, seat: int, chosen: Sequence[int], kept: Sequence[int] = ()
) -> Refusal | None:
    """Return what is wrong with a starting gang, if anything; those `kept` have been paid for."""
    faces = tuple(PRINTED[state.cards[card].face] for card in (home_of(state, seat), *kept, *chosen))
    stash = state.players[seat].stash
    gang = Gang(faces[0], faces[1:], _gang_cost(state, chosen), stash)
    refusal = next(wrongs(gang, state.rules), None)
    bringing = _bringing(state, chosen)
    for card in chosen if bringing else ():
        if is_sidekick(PRINTED[state.cards[card].face]):
            refusal = refusal or _why_not_brought(state, seat, card, bringing)
    return refusal


def _gang_cost(state: Doomtown, gang: Sequence[int]) -> int:
    """Return what a gang costs; the outfit's own text may make some of it cheaper (RB-4-06)."""
    return sum([_cost(state, card) for card in gang])


def _price(state: Doomtown, seat: int, gang: Sequence[int]) -> int:
    """Return what a legal gang costs, before any gang is in play."""
    refusal = why_not_gang(state, seat, gang)
    if refusal is not None:
        raise IllegalAnswer(refusal.reason, refusal.rule)
    return _gang_cost(state, gang)


def _place_dudes(state: Doomtown, seat: int, gang: Sequence[int], price: int) -> None:
    """Pay for the gang and put its dudes home."""
    start_dudes(state, seat, [card for card in gang if kind_of(state, card) == "dude"], price)


def _place_sidekicks(state: Doomtown, seat: int, gang: Sequence[int]) -> None:
    """Attach each Sidekick of a gang to who brings it; each brings one."""
    bringing = _bringing(state, gang)
    for card in gang:
        if is_sidekick(PRINTED[state.cards[card].face]):
            dude = next(dude for dude in bringing if why_not_carry(state, seat, card, dude) is None)
            bringing.remove(dude)
            start_attached(state, seat, card, dude)


def _place_deed(state: Doomtown, seat: int, deed: int) -> Step:
    left = False
    if in_town(state, deed):
        message = say("doomtown-ask-end", card=title(state, deed))
        answer = yield ask_mode(seat, message, ENDS, about=(deed,))
        left = answer == "left"
    start_deed(state, seat, deed, left=left)


def regroup(state: Doomtown, seat: int, returned: Sequence[int], cause: Cause) -> Does[None]:
    """Put dudes of a starting gang back on the deck, return their cost, and search for as many others to start.

    The new gang keeps to the rules of starting gangs as its own texts change them (RC3-rico-rodegain-01).
    """
    for dude in returned:
        yield from take_back(state, dude, cause)
    give_back(state, seat, {NOWHERE: _paid_for(state, returned)}, cause)
    kept = [card for card in state.in_play if _has_started(state, seat, card)]
    found = [card for card in state.once(starters, state, seat) if kind_of(state, card) == "dude"]

    def why_not(chosen: Sequence[int]) -> Refusal | None:
        room = len(returned) + sum(on_starting(state.cards[card].face).size for card in chosen)
        if len(chosen) > room:
            return refuse("gang-regroup", "RC3-rico-rodegain-01", count=len(chosen), room=room)
        return why_not_gang(state, seat, chosen, kept)

    message = say("doomtown-ask-gang", stash=state.players[seat].stash)
    stash = state.players[seat].stash
    chosen = yield Ask(
        seat, message, GangForm(found, _candidate(state), why_not, partial(_cost, state), stash)
    )
    _place_dudes(state, seat, chosen, _gang_cost(state, chosen))
    shuffle(state, seat)  # it has been searched


def _has_started(state: Doomtown, seat: int, card: int) -> bool:
    """Tell whether a card in play is one of a player's gang, dudes and Core deeds, not what came by a text."""
    found, printed = state.cards[card], PRINTED[state.cards[card].face]
    return found.owner == seat and (printed.kind == "dude" or "Core" in printed.keywords)


def opening_hands(state: Doomtown, _frame: OpeningHands) -> Step:
    """Shuffle, then draw (RB-4-12). What is drawn is seen, so whoever acts does so in a step of its own."""
    for player in state.players:
        shuffle(state, player.seat)
    then(state, DecksReady(), FirstHands(), Grifters())
    yield from ()


def decks_ready(state: Doomtown, _frame: DecksReady) -> Step:
    """Texts that say "after shuffling your deck" come before any hand is drawn."""
    yield from announce(state, GameBegan(rule("setup")))


def first_hands(state: Doomtown, _frame: FirstHands) -> Step:
    """Everybody draws five (RB-4-12)."""
    for player in state.players:
        yield from draw(state, player.seat, state.rules.hand_size, rule("setup", player.seat))


def grifters(state: Doomtown, _frame: Grifters) -> Step:
    """Let Grifters act, in random order if several players have one (RB-4-13, -14)."""
    owners = {state.cards[card].owner for card, _ in reacts(state, "after", GameBegan)}
    if len(owners) > 1:
        let_go_first(state, below(state, len(state.players)))
    yield from happened(state, GameBegan(rule("setup")))
    let_go_first(state, 0)
    then(state, NewDay())
