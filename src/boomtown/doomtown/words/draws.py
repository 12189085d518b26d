"""What a card's text does with pulls, tests and draw hands."""

from __future__ import annotations

from boomtown.doomtown.state import NOWHERE, Until
from boomtown.doomtown.state.events import Pulled, RankChanged
from boomtown.doomtown.text.numbers import RANK
from boomtown.doomtown.text.situation import Pull, Situation, seat_of
from boomtown.doomtown.verbs import hands, lasting, pulls
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.jokers import declare_joker
from boomtown.doomtown.verbs.pile import set_aside
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, Simple
from boomtown.doomtown.words.selectors import draw_hand


def pull(dude: int = NOWHERE, seat: int | None = None) -> Act:
    """You, or the player named, make a pull; gives back a `Pull`, which is discarded when the text has been read."""

    def do(play: Situation) -> Does[Pull]:
        found = yield from pulls.pull(play.state, seat_of(play, seat), play.cause, dude)
        play.pulls.append(found)
        return found

    return Simple(do)


def pull_again() -> Act:
    """In answer to a skill test (`would(Tested, ...)`): pull again and use that value instead.

    In answer to any pull (`would(Pulled, ...)`): ignore it and pull again.
    """

    def do(play: Situation) -> Does[None]:
        occurrence = play.occurrence
        if isinstance(occurrence.event, Pulled):
            occurrence.event = yield from pulls.ignored(play.state, occurrence.event)
            return
        occurrence.event = yield from pulls.pull_again(play.state, play.you, occurrence.event, play.cause)

    return Simple(do)


def skill_test(dude: int, skill: str, difficulty: int) -> Act:
    """Let a dude make a skill test; gives back its outcome."""

    def do(play: Situation) -> Does[pulls.Outcome]:
        outcome = yield from pulls.skill_test(play.state, play.you, dude, skill, difficulty, play.cause)
        play.pulls.append(outcome.pull)
        return outcome

    return Simple(do)


def change_rank(amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """Raise or lower your hand rank, or that of the player named; it stays with the player, not the cards."""

    def do(play: Situation) -> Does[int]:
        who = seat_of(play, seat)
        end = until or (
            Until("round") if play.ability is None else lasting.usual_end(play.state, play.cause)
        )  # ruling 27: reveal traits last the round
        home = play.state.players[who].outfit
        done = yield from lasting.modify(play.state, home, RANK, amount, play.cause, end)
        if done:
            yield from happened(play.state, RankChanged(play.cause, who, amount))
        return done

    return Simple(do)


def set_base_rank(rank: int, seat: int | None = None) -> Act:
    """Fix the base rank of a draw hand; later changes of its cards no longer matter (Magical Distraction)."""

    def do(play: Situation) -> Does[None]:
        hands.fix_rank(play.state, seat_of(play, seat), rank)
        yield from ()

    return Simple(do)


def declare_card(card: int, suit: str, value: int, seat: int | None = None) -> Act:
    """A card of a draw hand becomes this suit and value."""

    def do(play: Situation) -> Does[None]:
        hands.declare_card(play.state, seat_of(play, seat), card, suit, value)
        yield from ()

    return Simple(do)


def put_in_draw_hand(card: int, seat: int | None = None) -> Act:
    """Put a card into a draw hand; a joker's owner says at once what it stands for (RB-3.8-04)."""

    def do(play: Situation) -> Does[None]:
        state, who = play.state, seat_of(play, seat)
        yield from hands.put_in_draw_hand(state, card, who, play.cause)
        if state.printed(card).kind == "joker":
            yield from declare_joker(state, who, card, state.cards[card].owner, lowball=state.fight is None)

    return Simple(do)


def discard_from_draw_hand(card: int) -> Act:
    """Discard a card of a draw hand; a joker among them is not aced (RC3-all-jokers-01)."""

    def do(play: Situation) -> Does[None]:
        hands.discard_from_draw(play.state, card)
        yield from ()

    return Simple(do)


def put_aside(card: int) -> Act:
    """Take a card out of wherever it is, until what it is used for is over."""

    def do(play: Situation) -> Does[None]:
        set_aside(play.state, card)
        yield from ()

    return Simple(do)


def replace_draw_hand(seat: int, deck: int) -> Act:
    """Discard a player's draw hand and deal five cards from somebody's deck, who declares its jokers."""

    def do(play: Situation) -> Does[None]:
        state, cause = play.state, play.cause
        lowball = state.fight is None
        yield from hands.discard_draw_hand(state, seat, cause, lowball=lowball, final=False)
        yield from hands.deal(state, seat, 5, cause, deck=deck)
        for card in draw_hand(state, seat):
            if state.printed(card).kind == "joker":
                yield from declare_joker(state, seat, card, deck, lowball=lowball)

    return Simple(do)


def swap_draw_hands(one: int, other: int) -> Act:
    """Two players exchange draw hands; what was used against each stays with each."""

    def do(play: Situation) -> Does[None]:
        hands.swap_draw_hands(play.state, one, other)
        yield from ()

    return Simple(do)


def consider_legal(legal: bool, seat: int | None = None) -> Act:
    """A draw hand counts as legal, or as Cheatin', whatever its cards."""

    def do(play: Situation) -> Does[None]:
        hands.consider_legal(play.state, seat_of(play, seat), legal)
        yield from ()

    return Simple(do)
