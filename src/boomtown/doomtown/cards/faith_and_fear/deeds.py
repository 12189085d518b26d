"""Deeds of Faith and Fear."""

from boomtown.doomtown.words import *


@card("St. Anthony's Chapel")
class StAnthonysChapel:
    """Abominations here have 1 bullet less. Dudes here of whoever controls this have 1 more in every skill."""

    unholy = gives(bullets=-1, to=DUDE & ABOMINATION & AT_THIS_LOCATION)
    blessing = gives(skill=+1, to=YOUR & DUDE & AT_THIS_LOCATION)


@card("California Tax Office")
class CaliforniaTaxOffice:
    """It comes into play booted.

    : choose another player's dude, whose owner pays its upkeep or discards it. Until the next Upkeep phase is over that
    dude has no upkeep.
    """

    closed = says(ENTERS_BOOTED)  # ruling 266

    @controller_noon(BOOT, dude=OTHERS & DUDE)
    def audit(play, dude):
        state = play.state
        owner, due = state.cards[dude].owner, upkeep(state, dude)
        ways = {"pay": f"pay {due} for its upkeep", "discard": "the dude is discarded"}
        if state.players[owner].stash < due:
            del ways["pay"]
        if not able(discard).test(play, dude):
            del ways["discard"]
        way = (yield choose_mode(ways, "what you do about the dude", seat=owner)) if ways else ""
        if way == "pay":
            yield pay(due, seat=owner)
        elif way == "discard":
            yield discard(dude)
        if state.cards[dude].zone == "play":
            yield fix(dude, upkeep=0, until=Until("upkeep", day=state.day + 1))


@card("Pettigrew's Pawnshop")
class PettigrewsPawnshop:
    """Whoever controls this gains 1 ghost rock whenever anybody has brought goods into play that are no Gadget."""

    @after(Entered, GOODS & ~GADGET, test=lambda play, event: event.brought)
    def commission(play, event):
        yield gain(1)


def _comes_here(play, event):
    return event.to == play.source


def _no_friend_comes_here(play, event):
    state = play.state
    return _comes_here(play, event) and controller(state, event.card) != state.cards[play.source].owner


@card("The Whateley Estate")
class TheWhateleyEstate:
    """Dudes who have moved here boot, unless whoever owns this deed controls them.

    : move a card that is no dude from your Boot Hill to your discard pile.
    """

    @after(Moved, DUDE, test=_no_friend_comes_here)
    def shudder(play, event):
        yield boot(event.card)

    @controller_noon(BOOT, relic=IN_HILL & ~DUDE)
    def exhume(play, relic):
        yield put_on_discard_pile(relic)


@card("The Whateley Estate [Weird West]")
class TheWhateleyEstateWeirdWest:
    """: for its owner, whoever controls it. After any dude has moved here, boot that dude.

    : move a card that is no dude from your Boot Hill to your discard pile.
    """

    @react(after(Moved, DUDE & able(boot), test=_comes_here), BOOT, role="owner")
    def shudder(play):
        yield boot(play.event.card)

    exhume = TheWhateleyEstate.exhume
