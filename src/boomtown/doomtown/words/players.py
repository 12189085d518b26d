"""What a card's text does to players: ghost rock, their hands and decks, numbers and rules of theirs."""

from __future__ import annotations

from typing import Any

from boomtown.doomtown.plays.choosing import is_sealed
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Until
from boomtown.doomtown.state.places import listed
from boomtown.doomtown.text.intent import HARMS, HELPS, NEUTRAL, PAYS, REVEALS
from boomtown.doomtown.text.numbers import Number, check_number
from boomtown.doomtown.text.parts import Selector
from boomtown.doomtown.text.sayings import Saying, check_saying
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs import ante, hands, lasting, pile, rock
from boomtown.doomtown.verbs.asking import NONE, ask_card
from boomtown.doomtown.verbs.cards import discard
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words import judging
from boomtown.doomtown.words.doing import an_act
from boomtown.table import say, shuffled


@an_act(HELPS, on="seat")
def gain(play: Situation, amount: int, seat: int | None = None) -> Does[Any]:
    """You, or the player named, gain ghost rock."""
    return rock.gain(play.state, seat_of(play, seat), amount, play.cause)


@an_act(lambda how: PAYS if how.get("seat") is None else HARMS, on="seat")
def pay(play: Situation, amount: int, *, seat: int | None = None, to: int = -1) -> Does[Any]:
    """You, or the player named, pay; gives back whether that was possible."""
    return rock.pay(play.state, seat_of(play, seat), amount, play.cause, to=to)


@an_act(HARMS, on="victim")
def take_rock(play: Situation, amount: int, victim: int) -> Does[Any]:
    """Take up to so much from another player; gives back how much it was."""
    return rock.take(play.state, play.you, amount, victim, play.cause)


@an_act(PAYS)
def add_to_pot(play: Situation, amount: int, *, bank: bool = False) -> Does[Any]:
    """You put more ghost rock out of your stash, or of the bank, into the pot; gives back whether that was possible."""
    if bank:
        return ante.add_to_pot_from_bank(play.state, play.you, amount, play.cause)
    return ante.add_to_pot(play.state, play.you, amount, play.cause)


@an_act(HELPS)
def take_from_pot(play: Situation, amount: int) -> Does[Any]:
    """You take up to so much ghost rock out of the pot; gives back how much it was."""
    return ante.take_from_pot(play.state, play.you, amount, play.cause)


@an_act(HELPS, on="card")
def keep_rock(play: Situation, card: int, amount: int) -> None:
    """Set the ghost rock kept on a card, which is no bounty."""
    if card != NOWHERE:
        rock.keep_rock(play.state, card, amount)


@an_act(HELPS)
def take_kept_rock(play: Situation, card: int) -> Does[Any]:
    """Move all ghost rock kept on a card to your stash; gives back how much it was."""
    return rock.take_kept(play.state, card, play.you, play.cause)


@an_act(HELPS, on="seat")
def draw(play: Situation, count: int = 1, seat: int | None = None) -> Does[Any]:
    """Draw cards; gives back which."""
    return hands.draw(play.state, seat_of(play, seat), count, play.cause)


@an_act(REVEALS)
def look_at_top(play: Situation, count: int) -> Does[tuple[int, ...]]:
    """Look at the top cards of your deck, made anew where it runs out; gives back which. They stay where they are."""
    cards = pile.top_of_deck(play.state, play.you, count)
    yield from hands.look(play.state, play.you, cards, play.cause)
    return cards


@an_act(REVEALS, on="seat")
def look_at_hand(play: Situation, seat: int) -> Does[tuple[int, ...]]:
    """Look at a player's hand; gives back the cards."""
    found = play.state.players[seat].hand
    yield from hands.look(play.state, play.you, found, play.cause)
    return found


@an_act(REVEALS, on="seat")
def search_deck(
    play: Situation, what: Selector, purpose: str, *, and_discard: bool = False, seat: int | None = None
) -> Does[int]:
    """Search your deck, and your discard pile if said, for such a card; gives back it or NOWHERE.

    An empty deck fails (RC-searching-01 to -04). With `seat=` another player searches their own.
    """
    state, who = play.state, seat_of(play, seat)
    player = state.players[who]
    discarded = [card for card in player.discard if and_discard and not is_sealed(play, card)]
    if not player.deck and not discarded:
        return NOWHERE
    found = [card for card in (*listed(state, player.deck), *discarded) if what.test(play, card)]
    message = say("doomtown-ask-target", card=title(state, play.source), part="search", purpose=purpose)
    chosen = yield ask_card(state, who, message, found, NONE, about=(play.source,))
    if chosen != NONE:
        pile.set_aside(state, chosen)
    pile.shuffle(state, who)
    return NOWHERE if chosen == NONE else int(chosen)


@an_act(NEUTRAL)
def shuffle_deck(play: Situation) -> None:
    """Shuffle your deck."""
    pile.shuffle(play.state, play.you)


@an_act(HARMS)
def discard_off_deck(play: Situation, count: int) -> Does[tuple[int, ...]]:
    """Discard cards off your deck, made anew from the discard pile where it runs out; gives back which."""
    found = pile.top_of_deck(play.state, play.you, count)
    for card in found:
        yield from discard(play.state, card, play.cause)
    return found


@an_act(HARMS, on="seat")
def discard_random(play: Situation, count: int, seat: int) -> Does[tuple[int, ...]]:
    """A player discards cards from the hand at random; gives back which."""
    found = shuffled(play.state, play.state.players[seat].hand)[:count]
    for card in found:
        yield from discard(play.state, card, play.cause)
    return found


def _check_saying(word: str, *rest: Any, **how: Any) -> None:
    check_saying(word)


@an_act(lambda how: judging.saying(how["word"]), on="seat", check=_check_saying)
def say_of_player(play: Situation, word: Saying, seat: int | None = None, until: Until | None = None) -> None:
    """Say something about a player for a while; what is said of players is said of the outfit."""
    home = play.state.players[seat_of(play, seat)].outfit
    end = until or lasting.usual_end(play.state, play.cause)
    lasting.lasting(play.state, play.cause, end, on=(home,), word=word)


def _check_number(number: str, *rest: Any, **how: Any) -> None:
    check_number(number)


@an_act(lambda how: judging.number(how["number"], how["amount"]), on="seat", check=_check_number)
def change_player(
    play: Situation, number: Number, amount: int, seat: int | None = None, until: Until | None = None
) -> Does[int]:
    """Change a number of a player for a while: `HAND_SIZE`, `SUNDOWN_DISCARDS`, `STUD_BONUS` ..."""
    home = play.state.players[seat_of(play, seat)].outfit
    end = until or lasting.usual_end(play.state, play.cause)
    return (yield from lasting.modify(play.state, home, number, amount, play.cause, end))
