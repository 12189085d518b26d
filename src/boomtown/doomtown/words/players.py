"""What a card's text does to players: ghost rock, their hands and decks, numbers and rules of theirs."""

from __future__ import annotations

from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import NOWHERE, Until
from boomtown.doomtown.text.numbers import Number, check_number
from boomtown.doomtown.text.parts import Selector
from boomtown.doomtown.text.sayings import Saying, check_saying
from boomtown.doomtown.text.situation import Situation, seat_of
from boomtown.doomtown.verbs import hands, lasting, pile, rock
from boomtown.doomtown.verbs.asking import NONE, ask_card
from boomtown.doomtown.verbs.cards import discard
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words.doing import Act, Simple
from boomtown.table import say, shuffled


def gain(amount: int, seat: int | None = None) -> Act:
    """You, or the player named, gain ghost rock."""
    return Simple(lambda play: rock.gain(play.state, seat_of(play, seat), amount, play.cause))


def pay(amount: int, *, seat: int | None = None, to: int = -1) -> Act:
    """You, or the player named, pay; gives back whether that was possible."""
    return Simple(lambda play: rock.pay(play.state, seat_of(play, seat), amount, play.cause, to=to))


def take_rock(amount: int, victim: int) -> Act:
    """Take up to so much from another player; gives back how much it was."""
    return Simple(lambda play: rock.take(play.state, play.you, amount, victim, play.cause))


def keep_rock(card: int, amount: int) -> Act:
    """Set the ghost rock kept on a card, which is no bounty."""

    def do(play: Situation) -> Does[None]:
        rock.keep_rock(play.state, card, amount)
        yield from ()

    return Simple(do)


def draw(count: int = 1, seat: int | None = None) -> Act:
    """Draw cards; gives back which."""
    return Simple(lambda play: hands.draw(play.state, seat_of(play, seat), count, play.cause))


def shuffle(seat: int | None = None) -> Act:
    """Shuffle a deck."""

    def do(play: Situation) -> Does[None]:
        pile.shuffle(play.state, seat_of(play, seat))
        yield from ()

    return Simple(do)


def look_at_top(count: int) -> Act:
    """Look at the top cards of your deck; gives back which. They stay where they are."""

    def do(play: Situation) -> Does[tuple[int, ...]]:
        cards = play.state.players[play.you].deck[:count]
        yield from hands.look(play.state, play.you, cards, play.cause)
        return cards

    return Simple(do)


def look_at_hand(seat: int) -> Act:
    """Look at a player's hand; gives back the cards."""

    def do(play: Situation) -> Does[tuple[int, ...]]:
        found = play.state.players[seat].hand
        yield from hands.look(play.state, play.you, found, play.cause)
        return found

    return Simple(do)


def search_deck(what: Selector, purpose: str, *, and_discard: bool = False) -> Act:
    """Search your deck, and your discard pile if said, for such a card; gives back it or NOWHERE.

    An empty deck fails (RC-searching-01 to -04).
    """

    def do(play: Situation) -> Does[int]:
        state = play.state
        player = state.players[play.you]
        discarded = player.discard if and_discard else ()
        if not player.deck and not discarded:
            return NOWHERE
        found = [card for card in (*sorted(player.deck), *discarded) if what.test(play, card)]
        message = say("doomtown-ask-target", card=title(state, play.source), part="search", purpose=purpose)
        chosen = yield ask_card(state, play.you, message, found, NONE)
        if chosen != NONE:
            pile.set_aside(state, chosen)
        pile.shuffle(state, play.you)
        return NOWHERE if chosen == NONE else int(chosen)

    return Simple(do)


def discard_random(count: int, seat: int) -> Act:
    """A player discards cards from the hand at random; gives back which."""

    def do(play: Situation) -> Does[tuple[int, ...]]:
        found = shuffled(play.state, play.state.players[seat].hand)[:count]
        for card in found:
            yield from discard(play.state, card, play.cause)
        return found

    return Simple(do)


def say_of_player(word: Saying, seat: int | None = None, until: Until | None = None) -> Act:
    """Say something about a player for a while; what is said of players is said of the outfit."""
    check_saying(word)

    def do(play: Situation) -> Does[None]:
        home = play.state.players[seat_of(play, seat)].outfit
        end = until or lasting.usual_end(play.state, play.cause)
        lasting.lasting(play.state, play.cause, end, on=(home,), word=word)
        yield from ()

    return Simple(do)


def change_player(number: Number, amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """Change a number of a player for a while: `HAND_SIZE`, `SUNDOWN_DISCARDS`, `STUD_BONUS` ..."""
    check_number(number)

    def do(play: Situation) -> Does[int]:
        home = play.state.players[seat_of(play, seat)].outfit
        end = until or lasting.usual_end(play.state, play.cause)
        return (yield from lasting.modify(play.state, home, number, amount, play.cause, end))

    return Simple(do)
