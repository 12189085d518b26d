"""What a card's text does with pulls, tests and draw hands."""

from __future__ import annotations

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.state import NOWHERE, Until
from boomtown.doomtown.state.events import Pulled, RankChanged
from boomtown.doomtown.text.intent import ASKS, HARMS, HELPS, MOVES, NEUTRAL
from boomtown.doomtown.text.numbers import RANK
from boomtown.doomtown.text.situation import Pull, Situation, seat_of
from boomtown.doomtown.verbs import hands, lasting, pulls
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.jokers import declare_joker
from boomtown.doomtown.verbs.pile import set_aside
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words import judging
from boomtown.doomtown.words.doing import an_act
from boomtown.doomtown.words.selectors import draw_hand


@an_act(ASKS, on="seat")
def pull(play: Situation, *, seat: int | None = None) -> Does[Pull]:
    """You, or the player named, make a pull; gives back a `Pull`, which is discarded when the text has been read.

    If this card is a dude or on one, that dude makes it.
    """
    found = yield from pulls.pull(play.state, seat_of(play, seat), play.cause, play.dude)
    play.pulls.append(found)
    return found


@an_act(HELPS)
def pull_again(play: Situation) -> Does[None]:
    """In answer to a skill test (`would(Tested, ...)`): pull again and use that value instead.

    In answer to any pull (`would(Pulled, ...)`): ignore it and pull again.
    """
    occurrence = play.occurrence
    if isinstance(occurrence.event, Pulled):
        occurrence.event = yield from pulls.ignored(play.state, occurrence.event)
        return
    occurrence.event = yield from pulls.pull_again(play.state, play.you, occurrence.event, play.cause)


@an_act(ASKS, on="dude")
def skill_test(play: Situation, dude: int, skill: str, difficulty: int) -> Does[pulls.Outcome]:
    """Let a dude make a skill test; gives back its outcome."""
    outcome = yield from pulls.skill_test(play.state, play.you, dude, skill, difficulty, play.cause)
    play.pulls.append(outcome.pull)
    return outcome


@an_act(ASKS, on="dude")
def kung_fu_test(play: Situation, dude: int, *, harder: int = 0) -> Does[pulls.Outcome]:
    """Let a dude test its Kung Fu, with so much added to the pull; gives back the outcome."""
    outcome = yield from pulls.kung_fu_test(play.state, play.you, dude, play.cause, harder=harder)
    play.pulls.append(outcome.pull)
    return outcome


@an_act(lambda how: judging.number(RANK, how["amount"]), on="seat")
def change_rank(
    play: Situation, amount: int, seat: int | None = None, until: Until | None = None
) -> Does[int]:
    """Raise or lower your hand rank, or that of the player named; it stays with the player, not the cards."""
    who = seat_of(play, seat)
    of_this_hand = play.ability is None or (play.timing == "react" and play.state.fight is not None)
    end = until or (  # what answers a revealed hand is about that hand (rulings 27, 98)
        Until("round") if of_this_hand else lasting.usual_end(play.state, play.cause)
    )
    home = play.state.players[who].outfit
    done = yield from lasting.modify(play.state, home, RANK, amount, play.cause, end)
    if done:
        yield from happened(play.state, RankChanged(play.cause, who, amount))
    return done


@an_act(HELPS, on="seat")
def set_base_rank(play: Situation, rank: int, seat: int | None = None) -> None:
    """Fix the base rank of a draw hand; later changes of its cards no longer matter (Magical Distraction)."""
    hands.fix_rank(play.state, seat_of(play, seat), rank)


@an_act(HELPS, on="seat")
def declare_card(
    play: Situation, card: int, suit: str, value: int, seat: int | None = None, *, as_rank: bool = False
) -> None:
    """A card of a draw hand becomes this suit and value. With `as_rank=True` that counts as changing the hand rank."""
    state, who = play.state, seat_of(play, seat)
    if card != NOWHERE and not (as_rank and _keeps_its_rank(play, state.players[who].outfit)):
        hands.declare_card(state, who, card, suit, value)


def _keeps_its_rank(play: Situation, home: int) -> bool:
    """A text says that this does not change a player's hand rank, or takes no notice of it (Magnum Rounds)."""
    change = numbers.Modifier(+1, play.source, play.you, play.cause.timing)
    forbidden = lasting.why_not_modify(play.state, home, RANK, change.amount, play.cause) is not None
    return forbidden or numbers.is_ignored(play.state, RANK, home, change)


@an_act(HELPS, on="seat")
def put_in_draw_hand(play: Situation, card: int, seat: int | None = None) -> Does[None]:
    """Put a card into a draw hand; who declares jokers says at once what one stands for (RB-3.8-04)."""
    if card == NOWHERE:
        return
    state, who = play.state, seat_of(play, seat)
    yield from hands.put_in_draw_hand(state, card, who, play.cause)
    if state.printed(card).kind == "joker":
        yield from declare_joker(state, who, card, lowball=state.fight is None)


@an_act(NEUTRAL, on="card")
def discard_from_draw_hand(play: Situation, card: int) -> None:
    """Discard a card of a draw hand; a joker among them is not aced (RC3-all-jokers-01)."""
    if card != NOWHERE:
        hands.discard_from_draw(play.state, card)


@an_act(MOVES, on="card")
def put_aside(play: Situation, card: int) -> None:
    """Take a card out of wherever it is, until what it is used for is over."""
    if card != NOWHERE:
        set_aside(play.state, card)


@an_act(HARMS, on="seat")
def replace_draw_hand(play: Situation, seat: int, deck: int) -> Does[None]:
    """Discard a player's draw hand and deal five cards from somebody's deck, who declares its jokers."""
    state, cause = play.state, play.cause
    lowball = state.fight is None
    yield from hands.discard_draw_hand(state, seat, cause, lowball=lowball, final=False)
    yield from hands.deal(state, seat, 5, cause, deck=deck)
    hand = state.players[seat].draw
    shown = (
        hand is not None and hand.revealed
    )  # one still to be shown is declared then (ruling 15; Henry Moran)
    for card in draw_hand(state, seat) if shown else ():
        if state.printed(card).kind == "joker":
            yield from declare_joker(state, seat, card, lowball=lowball, chooser=deck)


@an_act(HARMS, on="other")
def swap_draw_hands(play: Situation, one: int, other: int) -> None:
    """Two players exchange draw hands; what was used against each stays with each."""
    hands.swap_draw_hands(play.state, one, other)


@an_act(lambda how: HELPS if how["legal"] else HARMS, on="seat")
def consider_legal(play: Situation, legal: bool, seat: int | None = None) -> None:
    """A draw hand counts as legal, or as Cheatin', whatever its cards."""
    hands.consider_legal(play.state, seat_of(play, seat), legal)
