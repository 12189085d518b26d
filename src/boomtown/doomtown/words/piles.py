"""What a card's text does with hands and piles as wholes: look at some of a hand, play out of a pile, start anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boomtown.doomtown.plays.acting import use_and_chain
from boomtown.doomtown.plays.offering import situation, why_not_use
from boomtown.doomtown.rules import setup
from boomtown.doomtown.state import NOBODY, NOWHERE
from boomtown.doomtown.state.frames import ActionOver
from boomtown.doomtown.text.intent import HELPS, MOVES, REVEALS
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Selector, Truth
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs import hands
from boomtown.doomtown.verbs.actions import put_away_action
from boomtown.doomtown.verbs.jokers import declare_joker
from boomtown.doomtown.verbs.pile import set_aside, top_of_deck
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.choices import choose_mode
from boomtown.doomtown.words.doing import an_act
from boomtown.doomtown.words.heads import ability_words
from boomtown.doomtown.words.selectors import LOCATION
from boomtown.table import shuffled


@an_act(REVEALS, on="seat")
def look_at_random(play: Situation, count: int, seat: int) -> Does[tuple[int, ...]]:
    """Look at so many cards of a player's hand, at random; gives back which. They stay where they are."""
    cards = shuffled(play.state, play.state.players[seat].hand)[:count]
    yield from hands.look(play.state, play.you, cards, play.cause)
    return cards


@an_act(REVEALS)
def show(play: Situation, cards: int | Sequence[int], *, seat: int | None = None) -> Does[None]:
    """Show a card or several, which stay where they are, to everybody else. With `seat=` another player shows them."""
    shown = (cards,) if isinstance(cards, int) else tuple(cards)
    for other in play.state.seats_from(seat_of(play, seat))[1:] if shown else ():
        yield from hands.look(play.state, other, shown, play.cause)


@an_act(REVEALS)
def show_hand(play: Situation) -> Does[None]:
    """Show your hand to everybody else."""
    yield from show(play.state.players[play.you].hand).do(play)


@an_act(REVEALS)
def turn_up(play: Situation, count: int) -> Does[tuple[int, ...]]:
    """Turn up the top cards of your deck for all to see, and lay them aside; gives back which."""
    found = top_of_deck(play.state, play.you, count)
    yield from hands.look(play.state, play.you, found, play.cause)
    yield from show(found).do(play)
    for card in found:
        set_aside(play.state, card)
    return found


@an_act(REVEALS, on="seat")
def reveal_top(play: Situation, seat: int) -> Does[int]:
    """Show the top card of a player's deck to everybody; gives back it, or NOWHERE. It stays where it is."""
    found = top_of_deck(play.state, seat, 1)
    yield from hands.look(play.state, play.you, found, play.cause)
    yield from show(found).do(play)
    return found[0] if found else NOWHERE


@an_act(HELPS, on="seat")
def draw_into_draw_hand(
    play: Situation, count: int = 1, *, seat: int | None = None, deck: int = NOBODY
) -> Does[None]:
    """Draw cards into your draw hand, or that of the player named, from this deck if one is named.

    Jokers that come into a hand everybody sees are declared at once (ruling 15), as those are that were dealt.
    """
    state, who = play.state, play.you if seat is None else seat
    drawn = hands.add_to_draw(state, who, count, deck=deck)
    hand = state.players[who].draw
    for card in drawn if hand is not None and hand.revealed else ():
        if state.printed(card).kind == "joker":
            yield from declare_joker(state, who, card, lowball=state.fight is None)


# --- actions played for a text ----------------------------------------------------------------------

_Which = Callable[[Situation, Ability], Truth]


def _as_in_hand(play: Situation, card: int, which: _Which | None, discount: int) -> list[Ability]:
    """Return such abilities of an action as could be used now if it were in your hand, so much cheaper."""
    state, script = play.state, SCRIPTS.get(play.state.cards[card].face)
    return [
        ability
        for ability in (script.abilities if script is not None else ())
        if play.timing in ability.timings
        and (which is None or which(situation(state, play.you, card, ability, play.timing), ability))
        and why_not_use(
            state, play.you, card, ability, timing=play.timing, as_in_hand=True, discount=discount
        )
        is None
    ]


def playable(*, which: _Which | None = None, discount: int = 0) -> Selector:
    """Actions, wherever they are, that could be played now if they were in your hand: `playable(discount=2)`.

    `which(play, ability)` says for which of their abilities.
    """
    return Selector(lambda play, card: bool(_as_in_hand(play, card, which, discount)))


def marks_a_location(play: Situation, ability: Ability) -> bool:
    """Tell whether an ability starts a job that marks a location now."""
    return ability.job is not None and any(LOCATION.test(play, mark) for mark in ability.job.mark.of(play))


@an_act(HELPS)
def play_action(
    play: Situation,
    card: int,
    *,
    which: _Which | None = None,
    discount: int = 0,
    leader: int = NOWHERE,
    stays: bool = False,
) -> Does[bool]:
    """Play an action as if it were in your hand; gives back whether it was, and was not stopped.

    Its job is led by the `leader` named, if that dude can. Once all is over it goes where played actions go; with
    `stays=True` it stays on the table until `finish_action`.
    """
    abilities = _as_in_hand(play, card, which, discount) if card != NOWHERE else []
    found = {ability.name: ability for ability in abilities}
    if not found:
        return False
    state, modes = play.state, {name: ability_words(ability) for name, ability in found.items()}
    name = yield from choose_mode(modes, "what it is played for").do(play)
    played = yield from use_and_chain(
        state, play.you, card, found[name], play.timing, discount=discount, leader=leader
    )
    if not stays:
        state.then(ActionOver(card))
    return not played.cancelled


@an_act(MOVES, on="card")
def finish_action(play: Situation, card: int) -> None:
    """The play of an action is over: it goes where played actions go."""
    put_away_action(play.state, card)


# --- the starting gang ------------------------------------------------------------------------------


@an_act(MOVES)
def regroup(play: Situation, dudes: Selector) -> Does[Any]:
    """Put such dudes back on your deck, get back what they cost, and start with others in their place."""
    return setup.regroup(play.state, play.you, dudes.of(play), play.cause)
