"""What somebody who is asked something might want to know: a sensible answer, chosen already, and the odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from boomtown.doomtown.facts.printed import PRINTED, SUITS
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.calling_out import Call
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.play import Play
from boomtown.doomtown.reading.draw_hands import WILD, poker_card
from boomtown.doomtown.reading.numbers import bullets, controller, is_stud
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.rules.posses import why_not_join_now
from boomtown.doomtown.state import LEADER, MARK, NOBODY, Doomtown, DrawHand, Fight
from boomtown.doomtown.state.places import dudes, location_of
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.poker.batch import strengths
from boomtown.poker.cards import JOKER, Deck, make_card, value_of
from boomtown.poker.exact import cost
from boomtown.poker.hands import casualties, choose_five, judge, rank_of
from boomtown.poker.odds import odds
from boomtown.poker.table import HAND_SIZE
from boomtown.table import Answer, Ask, Message, OneOf, say

MOST_DRAWS = 100_000
"""Exact chances are reckoned over so many possible draws at most."""
PATIENCE_SECONDS = 0.3
"""A fight is reckoned exactly where that takes no longer."""
SAMPLES = 400
"""Hands by which it is reckoned otherwise, always the same ones."""
SEED = 1
Numbers = npt.NDArray[np.int_]
MOST_STUD, MOST_DRAW = 6, 4
"""Bonuses beyond these add next to nothing, and a deck may not have the cards for them."""
SHOWN = 5
"""Of the ranks that are possible, so many are told."""


def sensible(state: Doomtown, ask: Ask) -> Answer | None:
    """Return an answer to offer whoever is asked this; it hangs only on what that seat sees."""
    if ask.message.key == "doomtown-ask-drop":
        return _all_but_the_best(state, ask.seat)
    return ask.usual


def _all_but_the_best(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Of too large a draw hand, what is not in its best five: the best legal five, if five of them are legal."""
    hand = _hand(state, seat)
    cards = [poker_card(state, hand, card, as_declared=True) for card in hand.cards]
    chosen = choose_five(cards, legal=True) or choose_five(cards)
    assert chosen is not None
    return tuple(hand.cards[place] for place in chosen.discard)


# --- odds ------------------------------------------------------------------------------------------


def hints(state: Doomtown, ask: Ask, choice: Answer | None) -> list[Message]:
    """Return what can be reckoned of a question, and of what is chosen so far, by what that seat knows."""
    chosen = (
        tuple(card for card in choice if isinstance(card, int)) if isinstance(choice, list | tuple) else ()
    )
    match ask.message.key:
        case "doomtown-ask-drop":
            return _what_stays(state, ask.seat, chosen)
        case "doomtown-ask-exchange":
            return _what_may_come(state, ask.seat, chosen)
        case "doomtown-ask-accept":
            return _if_accepted(state, ask)
        case "doomtown-ask-oppose":
            return _if_opposed(state, ask.seat)
        case "doomtown-ask-join":
            return _if_these_join(state, ask.seat, [card for card in (*chosen, choice) if _offers(ask, card)])
        case "doomtown-ask-noon" if _offers(ask, choice):
            return _if_it_comes_to_a_fight(state, ask.seat, read(choice))
    return []


def _offers(ask: Ask, choice: Answer | None) -> bool:
    """Whether this may be answered: whoever asks after anything else could learn what it is from what is told."""
    return isinstance(ask.form, OneOf) and isinstance(choice, int | str) and choice in ask.form.ids


def _what_stays(state: Doomtown, seat: int, dropped: Sequence[int]) -> list[Message]:
    hand = _hand(state, seat)
    kept = [poker_card(state, hand, card, as_declared=True) for card in hand.cards if card not in dropped]
    if len(kept) != HAND_SIZE:
        return []
    found = judge(kept)
    return [say("doomtown-hint-stays", rank=found.rank, cheatin="yes" if found.cheatin else "no")]


def _what_may_come(state: Doomtown, seat: int, dropped: Sequence[int]) -> list[Message]:
    """The exact chance of each rank: the deck's cards are known to its owner, their order is not."""
    hand = _hand(state, seat)
    kept = [poker_card(state, hand, card, as_declared=True) for card in hand.cards if card not in dropped]
    if not dropped:
        whole = choose_five(kept)
        return [] if whole is None else [say("doomtown-hint-now", rank=whole.verdict.rank)]
    chances = chances_of(kept, deck_of(state, seat), len(dropped))
    if not chances:
        return []
    likely = sorted(chances.items(), key=lambda each: -each[1])[:SHOWN]
    told = tuple(
        say("doomtown-hint-chance", rank=rank, percent=f"{100 * chance:.1f}")
        for rank, chance in sorted(likely)
    )
    average = sum(rank * chance for rank, chance in chances.items())
    return [say("doomtown-hint-chances", chances=told, average=f"{average:.2f}")]


def chances_of(kept: Sequence[int], deck: Sequence[int], count: int) -> dict[int, float]:
    """Return the chance of each best rank with so many cards more from a deck; nothing where that cannot be told."""
    if len(deck) < count or comb(len(deck), count) > MOST_DRAWS or len(kept) + count < HAND_SIZE:
        return {}
    drawn = np.array(list(combinations(deck, count)), dtype=np.uint8)
    hands = np.concatenate([np.tile(np.array(kept, dtype=np.uint8), (len(drawn), 1)), drawn], axis=1)
    best = np.zeros(len(hands), dtype=np.int32)
    for five in combinations(range(hands.shape[1]), HAND_SIZE):
        best = np.maximum(best, strengths(np.ascontiguousarray(hands[:, five])))
    counted = Counter(rank_of(int(each)) for each in best)
    return {rank: number / len(best) for rank, number in counted.items()}


# --- fights ----------------------------------------------------------------------------------------
#
# Who stands where everybody sees, and one's own deck one knows but for its order. What the other side has is not known
# to anybody here: its deck is taken to be like one's own, and that is said.


def _if_accepted(state: Doomtown, ask: Ask) -> list[Message]:
    """A fight of caller and called alone."""
    if len(ask.about) < 2:
        return []
    theirs, mine = ask.about[:2]
    found = _round(state, ask.seat, (mine,), (theirs,))
    if found is None:
        return []
    return [say("doomtown-hint-fight", mine=title(state, mine), theirs=title(state, theirs), **found)]


def _if_opposed(state: Doomtown, seat: int) -> list[Message]:
    """Everybody of mine who could come, against the posse that is there."""
    fight = state.fight
    if fight is None:
        return []
    mine = [dude for dude in dudes(state) if why_not_join_now(state, dude, seat, MARK, "near") is None]
    found = _round(state, seat, mine, fight.posses[LEADER])
    if found is None:
        return []
    return [say("doomtown-hint-oppose", dudes=[title(state, dude) for dude in mine], **found)]


def _if_these_join(state: Doomtown, seat: int, chosen: Sequence[Any]) -> list[Message]:
    """My posse with whoever is chosen, against theirs or, while there is none, whoever of theirs could come."""
    fight = state.fight
    if fight is None or seat not in fight.seats:
        return []
    side = LEADER if fight.seats[LEADER] == seat else MARK
    mine = (*fight.posses[side], *(dude for dude in chosen if dude not in fight.posses[side]))
    formed = fight.posses[MARK if side == LEADER else LEADER]
    coming = () if side == MARK else _near(state, fight.location, _others(state, fight, seat))
    theirs = tuple(dict.fromkeys((*formed, *coming)))
    found = _round(state, seat, mine, theirs)
    if found is None:
        return []
    return [say("doomtown-hint-posse", ours=len(mine), theirs=len(theirs), formed=side == MARK, **found)]


def _others(state: Doomtown, fight: Fight, seat: int) -> tuple[int, ...]:
    """Return who is on the other side, or may still come to be."""
    known = [other for other in fight.seats if other not in (seat, NOBODY)]
    return tuple(known) or tuple(player.seat for player in state.players if player.seat != seat)


def _if_it_comes_to_a_fight(state: Doomtown, seat: int, play: Play | None) -> list[Message]:
    """Everybody near against everybody near, for a play that may start a fight."""
    match play:
        case Call(caller=caller, called=called):
            place = location_of(state, caller)
            mine, theirs = _near(state, place, (seat,)), _near(state, place, (controller(state, called),))
            found = _round(
                state, seat, {caller: None, **dict.fromkeys(mine)}, {called: None, **dict.fromkeys(theirs)}
            )
            return [] if found is None else [say("doomtown-hint-call", **found)]
        case Use(card=card, part=part) if _is_job(state, card, part):
            ready = [dude for dude in dudes(state) if not state.cards[dude].booted]
            mine = [dude for dude in ready if controller(state, dude) == seat]
            theirs = [dude for dude in ready if controller(state, dude) not in (seat, NOBODY)]
            found = _round(state, seat, mine, theirs)
            return [] if found is None else [say("doomtown-hint-job", **found)]
    return []


def _is_job(state: Doomtown, card: int, part: str) -> bool:
    script = SCRIPTS.get(state.cards[card].face)
    ability = script.parts.get(part) if script is not None else None
    return isinstance(ability, Ability) and ability.job is not None


def _near(state: Doomtown, place: int, seats: Collection[int]) -> list[int]:
    """Return the dudes of these players who are there, or next door and not booted."""
    return [
        dude
        for dude in dudes(state)
        if controller(state, dude) in seats
        and (
            location_of(state, dude) == place
            or (not state.cards[dude].booted and adjacent(state, location_of(state, dude), place))
        )
    ]


def _round(state: Doomtown, seat: int, mine: Iterable[int], theirs: Iterable[int]) -> dict[str, Any] | None:
    """Return the odds of a round between these: the better hand, and casualties on average; nothing without a fight."""
    ours, others = tuple(mine), tuple(theirs)
    if not ours or not others:
        return None
    deck, bonuses = deck_of(state, seat), (_bonuses(state, ours), _bonuses(state, others))
    if any(len(deck) < HAND_SIZE + stud + draw for stud, draw in bonuses):
        return None
    own, other = (_drawn(deck, *each) for each in bonuses)
    win = lost = dealt = 0.0
    for mine_rank, mine_chance in own.items():
        for their_rank, their_chance in other.items():
            chance = mine_chance * their_chance
            on_us, on_them = casualties(mine_rank, their_rank)
            win += chance * (mine_rank > their_rank)
            lost += chance * on_us
            dealt += chance * on_them
    return {"win": round(100 * win), "lost": f"{lost:.1f}", "dealt": f"{dealt:.1f}"}


def _bonuses(state: Doomtown, posse: Sequence[int]) -> tuple[int, int]:
    """Return what a posse draws with, its strongest shooting, without what texts add (RB-6.1-44 to -48)."""
    shooter = max(posse, key=lambda dude: (bullets(state, dude), is_stud(state, dude)))
    found = {True: 0, False: 0}
    for dude in posse:
        found[is_stud(state, dude)] += bullets(state, dude) if dude == shooter else 1
    return min(found[True], MOST_STUD), min(found[False], MOST_DRAW)


@lru_cache(512)
def _drawn(deck: tuple[int, ...], stud: int, draw: int) -> dict[int, float]:
    """Return the chances of the best ranks with these bonuses; the same is asked for again while somebody chooses.

    They are exact, each hand exchanged as well as can be. For a large posse, where that takes seconds, fewer exchanges
    are reckoned with, which beside so many cards change little; in a deck of very many kinds hands are dealt at random.
    """
    kinds = Deck.of(deck)
    for exchanges in range(draw, -1, -1):
        if cost(kinds, stud, exchanges).seconds <= PATIENCE_SECONDS:
            return odds(kinds, stud, exchanges).rank
    return _sampled(deck, stud, draw)


def _sampled(deck: tuple[int, ...], stud: int, draw: int) -> dict[int, float]:
    chance = np.random.default_rng(SEED)
    hands = np.array([_dealt(chance.permutation(deck), stud, draw) for _ in range(SAMPLES)], dtype=np.uint8)
    best = np.zeros(len(hands), dtype=np.int32)
    for five in combinations(range(hands.shape[1]), HAND_SIZE):
        best = np.maximum(best, strengths(np.ascontiguousarray(hands[:, five])))
    counted = Counter(rank_of(int(each)) for each in best)
    return {rank: number / len(best) for rank, number in counted.items()}


def _dealt(shuffled: Numbers, stud: int, draw: int) -> Numbers:
    """Return a hand from the top of a deck, after what is in no pair and no joker was exchanged, if it may be."""
    size = HAND_SIZE + stud
    hand, more = shuffled[:size].copy(), shuffled[size : size + draw]
    values = Counter(value_of(int(card)) for card in hand if card != JOKER)
    loose = [place for place, card in enumerate(hand) if card != JOKER and values[value_of(int(card))] == 1]
    exchanged = loose[: len(more)]
    hand[exchanged] = more[: len(exchanged)]
    return hand


def deck_of(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Return the cards of a player's deck as poker knows them, in no order that tells anything."""
    return tuple(sorted(_as_poker(state.cards[card].face) for card in state.players[seat].deck))


def _as_poker(face: str) -> int:
    printed = PRINTED[face]
    if printed.suit is None:
        return WILD.get(face, JOKER)
    return make_card(printed.value, SUITS.index(printed.suit))


def _hand(state: Doomtown, seat: int) -> DrawHand:
    hand = state.players[seat].draw
    assert hand is not None
    return hand
