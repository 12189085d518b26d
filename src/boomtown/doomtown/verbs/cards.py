"""Boot, unboot, move, send home; enter play, attach; discard, ace: what can be done to cards in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.facts.wordings import worded
from boomtown.doomtown.reading.active import has_traits, own_words, says, says_of_both
from boomtown.doomtown.reading.numbers import bounty, changed_keywords, controller, has_keyword
from boomtown.doomtown.reading.town import side_of_seat
from boomtown.doomtown.reading.why import BOOTED, NOT_BOOTED, NOT_IN_PLAY, Refusal, forbidden, refuse, title
from boomtown.doomtown.state import NOBODY, NOWHERE, Card, Cause, Doomtown, Pile, Until
from boomtown.doomtown.state.events import (
    Aced,
    Attached,
    Booted,
    Discarded,
    Entered,
    LeftGame,
    LeftPlay,
    Moved,
    Returned,
    TakenOver,
    Unbooted,
    WentHome,
    rule,
)
from boomtown.doomtown.state.places import dudes_at, home_of, is_dude, kind_of, location_of, side_of
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_ACED,
    CANNOT_BE_DISCARDED,
    CANNOT_BOOT,
    CANNOT_GO_HOME,
    CANNOT_GO_HOME_BOOTED,
    CANNOT_MOVE,
    CANNOT_MOVE_TO,
    CANNOT_UNBOOT,
    ENTERS_BOOTED,
    IS_TAKEN,
    Saying,
)
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import add_card, change_card, move_card
from boomtown.doomtown.verbs.happen import happened, happened_together, would
from boomtown.doomtown.verbs.lasting import end_stays, lasting
from boomtown.doomtown.verbs.posse import leave_posse, why_not_leave_posse
from boomtown.doomtown.verbs.rock import collect_bounty
from boomtown.doomtown.verbs.running import Does

Falls = TypeVar("Falls", Discarded, Aced)


def why_not(state: Doomtown, word: Saying, card: int, cause: Cause) -> Refusal | None:
    """Return why a text forbids this verb for this card (RB-2.1-02), or why nothing may touch it (RB-3.2-01)."""
    if kind_of(state, card) == "legend" and cause.kind != "rule" and cause.card != card:
        return refuse("legend", "RB-3.2-01")
    said = says(state, word, card, cause)
    return None if said is None else forbidden(state, said)


# --- booting ---------------------------------------------------------------------------------------


def why_not_boot(state: Doomtown, card: int, cause: Cause) -> Refusal | None:
    """A card boots if it is in play, unbooted, and no text forbids it (Rulebook 2.6)."""
    found = state.cards[card]
    if found.zone != "play":
        return NOT_IN_PLAY
    if found.booted:
        return BOOTED
    return why_not(state, CANNOT_BOOT, card, cause)


def boot(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Boot a card."""
    if why_not_boot(state, card, cause) is not None:
        return False
    event = yield from would(state, Booted(cause, card, title(state, card)))
    if event is None or state.cards[card].booted or state.cards[card].zone != "play":
        return False
    change_card(state, card, booted=True)
    yield from happened(state, event)
    return True


def take_boot_back(state: Doomtown, card: int) -> None:
    """A card that booted as a cost is as it was; nothing answers that (RC-paying-costs-01)."""
    change_card(state, card, booted=False)


def why_not_unboot(state: Doomtown, card: int, cause: Cause) -> Refusal | None:
    """A card unboots if it is in play and booted."""
    found = state.cards[card]
    if found.zone != "play":
        return NOT_IN_PLAY
    if not found.booted:
        return NOT_BOOTED
    return why_not(state, CANNOT_UNBOOT, card, cause)


def unboot(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Unboot a card."""
    if why_not_unboot(state, card, cause) is not None:
        return False
    event = yield from would(state, Unbooted(cause, card, title(state, card)))
    if event is None:
        return False
    change_card(state, card, booted=False)
    yield from happened(state, event)
    return True


# --- moving ----------------------------------------------------------------------------------------


def why_not_move(state: Doomtown, dude: int, to: int, cause: Cause) -> Refusal | None:
    """A dude moves to another location, unless a text keeps it from leaving or from coming (RB-5.3.3-12)."""
    found = state.cards[dude]
    if found.zone != "play" or to == NOWHERE or state.cards[to].zone != "play":
        return NOT_IN_PLAY
    if found.place == to:
        return refuse("same-place", "RB-5.3.3-12")
    refusal = why_not(state, CANNOT_MOVE, dude, cause)
    if refusal is not None:
        return refusal
    said = says_of_both(state, CANNOT_MOVE_TO, dude, to, cause)
    if said is not None:
        return forbidden(state, said)
    fight = state.fight
    leaves = fight is not None and fight.begun and to != fight.location
    return why_not_leave_posse(state, dude, cause) if leaves else None


def move(state: Doomtown, dude: int, to: int, cause: Cause) -> Does[bool]:
    """Move a dude. Nothing boots by it; whoever moves by a play boots separately (RB-5.3.3-11)."""
    event = yield from _set_out(state, dude, to, cause)
    if event is None:
        return False
    yield from arrive(state, event)
    return True


def move_together(state: Doomtown, dudes: Sequence[tuple[int, Cause]], to: int) -> Does[list[int]]:
    """Move dudes at one moment: nobody answers that one has come before all are there (AEG-posses-03).

    Return who has moved.
    """
    moves = []
    for dude, cause in dudes:
        event = yield from _set_out(state, dude, to, cause)
        if event is not None:
            yield from _get_there(state, event)
            moves.append(event)
    yield from happened_together(state, moves)
    return [event.card for event in moves]


def _set_out(state: Doomtown, dude: int, to: int, cause: Cause) -> Does[Moved | None]:
    """Return the move of a dude, if it can be made and nothing stops it."""
    if why_not_move(state, dude, to, cause) is not None:
        return None
    start = state.cards[dude].place
    event = yield from would(state, Moved(cause, dude, title(state, dude), start, to, title(state, to)))
    return event if state.cards[dude].zone == "play" else None


def arrive(state: Doomtown, event: Moved) -> Does[None]:
    """Make a move that nobody stopped."""
    yield from _get_there(state, event)
    yield from happened(state, event)


def _get_there(state: Doomtown, event: Moved) -> Does[None]:
    if event.start != event.to:
        move_card(state, event.card, event.to)
        end_stays(state, event.card, event.start)
        fight = state.fight
        if fight is not None and event.to != fight.location and fight.begun:
            yield from leave_posse(state, event.card, event.cause)


def why_not_send_home(state: Doomtown, dude: int, cause: Cause, *, booted: bool = True) -> Refusal | None:
    """Sending home fails as a whole if booting, moving or leaving the posse is forbidden (RC-send-home-booted-04)."""
    found = state.cards[dude]
    if found.zone != "play":
        return NOT_IN_PLAY
    if booted and not found.booted:
        refusal = why_not_boot(state, dude, cause)
        if refusal is not None:
            return refusal
    home = home_of(state, controller(state, dude))
    if found.place != home:
        refusal = why_not_move(state, dude, home, cause)
        if refusal is not None:
            return refusal
    refusal = why_not_leave_posse(state, dude, cause) or why_not(state, CANNOT_GO_HOME, dude, cause)
    if refusal is None and booted:
        refusal = why_not(state, CANNOT_GO_HOME_BOOTED, dude, cause)
    return refusal


def send_home(
    state: Doomtown, dude: int, cause: Cause, *, booted: bool = True, start: int = NOWHERE
) -> Does[bool]:
    """Send a dude home, booted unless said otherwise, out of any posse (RC-send-home-booted-01 to -05).

    `start` is where who has been taken home already comes from.
    """
    if why_not_send_home(state, dude, cause, booted=booted) is not None:
        return False
    if start == NOWHERE:
        start = state.cards[dude].place
    event = yield from would(state, WentHome(cause, dude, title(state, dude), booted, start))
    if event is None or state.cards[dude].zone != "play":
        return False
    if event.booted and not state.cards[dude].booted:
        change_card(state, dude, booted=True)
        yield from happened(state, Booted(cause, dude, title(state, dude)))
    yield from leave_posse(state, dude, cause)
    if state.cards[dude].zone != "play":  # who answered that has taken the dude away
        return False
    home = home_of(state, controller(state, dude))
    if start != home or cause.is_step("flee"):  # RC-shootout-s6-01
        yield from arrive(state, Moved(cause, dude, title(state, dude), start, home, title(state, home)))
    if state.cards[dude].zone == "play":
        yield from happened(state, event)
    return True


# --- entering play ---------------------------------------------------------------------------------


def enter(
    state: Doomtown,
    card: int,
    place: int,
    cause: Cause,
    *,
    attached: bool = False,
    booted: bool = False,
    left: bool = False,
    origin: str = "",
    played: bool = False,
) -> Does[bool]:
    """Bring a card into play: a dude at a location, a deed on its street, the rest attached to `place`.

    `origin` says where it came from, if it has been lifted since; `played`, that it was no card put into play for
    nothing.
    """
    seat, origin = state.cards[card].owner, origin or state.cards[card].zone
    proposed = Entered(cause, card, title(state, card), seat, place, origin=origin, played=played)
    event = yield from would(state, proposed)
    if event is None:
        return False
    booted = booted or bool(own_words(state, card, ENTERS_BOOTED))
    if kind_of(state, card) == "deed":
        zones.build(state, card, left=left, booted=booted)
    else:
        if (
            state.cards[event.place].zone != "play" and not attached
        ):  # as from a deed that is gone (RB-2.4-13)
            event = replace(event, place=home_of(state, seat))
        zones.put_in_play(state, card, event.place, attached=attached, booted=booted)
    yield from happened(state, event)
    if attached and state.cards[card].zone == "play":
        yield from happened(state, Attached(cause, card, title(state, card), place, title(state, place)))
    return True


def make_token(state: Doomtown, face: str, seat: int) -> int:
    """Return a new token of this face, not yet in play, owned by this player (RC3-no-turning-back-01)."""
    assert face in PRINTED
    number = len(state.cards)
    add_card(state, Card(number, worded(face, state.rules.wording), seat, "away"))
    return number


def attach(state: Doomtown, card: int, host: int, cause: Cause) -> Does[bool]:
    """Move a card in play onto another card."""
    if state.cards[card].place == host and state.cards[card].attached:
        return False
    event = yield from would(state, Attached(cause, card, title(state, card), host, title(state, host)))
    if event is None:
        return False
    zones.hang(state, card, host)
    yield from happened(state, event)
    return True


def why_not_take_over(state: Doomtown, card: int, seat: int) -> Refusal | None:
    """Nobody may come to control dudes in both posses, whatever a card says (RB-6.1-19)."""
    fight = state.fight
    if fight is None:
        return None
    side = fight.side_of(card)
    if side is None:
        return None
    against = fight.posses[1 - side]
    if fight.seats[1 - side] == seat or any(controller(state, dude) == seat for dude in against):
        return refuse("both-posses", "RB-6.1-19")
    return None


def take_over(state: Doomtown, card: int, cause: Cause, until: Until) -> Does[bool]:
    """Give whoever does this control of a card for a while (RB-3.9-06)."""
    if why_not_take_over(state, card, cause.seat) is not None:
        return False
    lasting(state, cause, until, on=(card,), word=IS_TAKEN)
    yield from happened(state, TakenOver(cause, card, title(state, card), cause.seat))
    return True


# --- leaving play ----------------------------------------------------------------------------------


def why_not_discard(state: Doomtown, card: int, cause: Cause) -> Refusal | None:
    """Cards are discarded unless a text forbids it."""
    return why_not(state, CANNOT_BE_DISCARDED, card, cause) or _why_stays(state, card)


def why_not_ace(state: Doomtown, card: int, cause: Cause) -> Refusal | None:
    """Cards are aced unless a text forbids it."""
    return why_not(state, CANNOT_BE_ACED, card, cause) or _why_stays(state, card)


def _why_stays(state: Doomtown, card: int) -> Refusal | None:
    """Homes, the town square and legends never leave play."""
    if kind_of(state, card) in ("outfit", "square", "legend"):
        return refuse("stays", "RB-3.9-14")
    return None


def discard(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Discard a card from wherever it is, to its owner's pile; one that lies there already is not discarded again."""
    if state.cards[card].zone == "discard" or why_not_discard(state, card, cause) is not None:
        return False
    event = yield from would(state, _leaving(state, Discarded, card, cause))
    if event is None or state.cards[card].zone != event.zone:  # who answered has taken it away (ruling 1001)
        return False
    left = last_seen(state, card, cause)
    yield from _leave(state, card, cause, "discard")
    yield from happened(state, event)
    yield from has_left(state, left)
    yield from _bury_token(state, card, cause)
    return True


def ace(state: Doomtown, card: int, cause: Cause, *, unpreventable: bool = False) -> Does[bool]:
    """Ace a card. A Harrowed dude in play aced by a card is discarded instead (RC-harrowed-04, -05).

    What is `unpreventable` can be answered as well, but nothing takes its place.
    """
    if state.cards[card].zone == "hill":  # whoever was to be aced for something has not been aced for it
        return False
    event = _leaving(state, Aced, card, cause)
    if unpreventable:
        yield from would(state, event, unpreventable=True)
    else:
        if why_not_ace(state, card, cause) is not None:
            return False
        if (
            event.zone == "play"
            and cause.kind != "rule"  # paying a cost too (RC-paying-costs-02)
            and has_keyword(state, card, "Harrowed")
        ):
            yield from discard(state, card, cause)
            return False
        allowed = yield from would(state, event)
        if allowed is None or state.cards[card].zone != event.zone:  # ruling 1001
            return False
    left = last_seen(state, card, cause)
    yield from _leave(state, card, cause, "hill")
    yield from happened(state, event)
    yield from has_left(state, left)
    yield from _bury_token(state, card, cause)
    return True


def _leaving(state: Doomtown, way: type[Falls], card: int, cause: Cause) -> Falls:
    """Return that a card falls this way, with what it is until then: where, whose, and whether it can say anything."""
    zone = state.cards[card].zone
    mute = zone == "play" and not has_traits(state, card)
    turned = zone == "play" and _has_turned(state, card)
    whose = controller(state, card)
    by_ally = zone == "play" and _fights_beside(state, cause.seat, whose)
    return way(cause, card, title(state, card), zone, whose, mute, turned, by_ally)


def _fights_beside(state: Doomtown, seat: int, whose: int) -> bool:
    """Tell whether a player fights on another one's side right now."""
    if state.fight is None or not state.fight.shooting or seat in (NOBODY, whose):
        return False
    side = side_of_seat(state, whose)
    return side is not None and side_of_seat(state, seat) == side


def _has_turned(state: Doomtown, card: int) -> bool:
    """Tell whether a card in play is a dude by what is printed and has become something else (Ol' Howard)."""
    return state.printed(card).kind == "dude" and not is_dude(state, card)


def last_seen(state: Doomtown, card: int, cause: Cause) -> LeftPlay | None:
    """Return where and what a card in play is that is about to leave, which nobody can ask any more once it has."""
    if state.cards[card].zone != "play":
        return None
    side = side_of(state, card)
    found = bounty(state, card)
    place = location_of(state, card)
    whose = controller(state, card)
    words = changed_keywords(state, card)
    turned = _has_turned(state, card)
    return LeftPlay(
        cause, card, title(state, card), whose, place, -1 if side is None else side, found, words, turned
    )


def has_left(state: Doomtown, left: LeftPlay | None) -> Does[None]:
    """Let everybody answer that a card has left play, if it was there."""
    if left is not None:
        yield from happened(state, left)


def _leave(state: Doomtown, card: int, cause: Cause, pile: Pile) -> Does[None]:
    """Put a card on a pile; a dude's bounty is collected then."""
    if state.cards[card].zone == "play":
        yield from collect_bounty(state, card, cause)
    yield from leave_play(state, card, cause, lambda: zones.put(state, card, pile))


def leave_play(state: Doomtown, card: int, cause: Cause, put: Callable[[], None]) -> Does[None]:
    """Let `put` take a card to wherever it goes, if it is in play out of its posse and with all that hangs on it.

    What hangs on a card is discarded from play whichever way its host goes, and everybody may answer that.
    """
    if state.cards[card].zone != "play":
        put()
        return
    yield from leave_posse(state, card, cause)
    stranded = dudes_at(state, card) if kind_of(state, card) == "deed" else ()
    together = rule("with its host", cause.seat, card)
    hanging = [_leaving(state, Discarded, attached, together) for attached in state.cards[card].cards]
    left = [last_seen(state, event.card, together) for event in hanging]
    for event in hanging:  # RB-2.2-12, RB-2.4-14
        zones.put(state, event.card, "discard")
    put()
    for dude in stranded:  # all at once: who answers anything of this finds nobody at a place that is gone
        move_card(state, dude, home_of(state, controller(state, dude)))
        end_stays(state, dude, card)
    for event, seen in zip(hanging, left, strict=True):
        yield from happened(state, event)
        yield from has_left(state, seen)
    for dude in stranded:  # RB-2.4-13
        gone = rule("deed gone", cause.seat, card)
        went = yield from send_home(state, dude, gone, start=card)
        if not went:
            yield from _find_home(state, dude, gone)


def _find_home(state: Doomtown, dude: int, gone: Cause) -> Does[None]:
    """Who cannot be sent home from a deed that is gone is there all the same, and fights no more (ruling 341)."""
    yield from leave_posse(state, dude, gone)
    home = home_of(state, controller(state, dude))
    if state.cards[dude].zone == "play" and state.cards[dude].place == home:
        yield from happened(state, Moved(gone, dude, title(state, dude), gone.card, home, title(state, home)))


def _bury_token(state: Doomtown, card: int, cause: Cause) -> Does[None]:
    """A token that was discarded or aced leaves the game (RC-token-03)."""
    if "Token" in PRINTED[state.cards[card].face].keywords and state.cards[card].zone in ("discard", "hill"):
        zones.put(state, card, "away")
        yield from happened(state, LeftGame(cause, card, title(state, card)))


def remove_from_game(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Take a card, usually a token, out of the game."""
    left = last_seen(state, card, cause)
    yield from leave_play(state, card, cause, lambda: zones.put(state, card, "away"))
    yield from happened(state, LeftGame(cause, card, title(state, card)))
    yield from has_left(state, left)
    return True


def return_to_hand(state: Doomtown, card: int, cause: Cause) -> Does[bool]:
    """Put a card into its owner's hand; nobody else's hand can take it (RB-2.2-16)."""
    zone, owner = state.cards[card].zone, state.cards[card].owner
    event = yield from would(state, Returned(cause, card, title(state, card), owner, zone))
    if event is None:
        return False
    left = last_seen(state, card, cause)
    yield from leave_play(state, card, cause, lambda: zones.put(state, card, "hand"))
    yield from happened(state, event)
    yield from has_left(state, left)
    return True
