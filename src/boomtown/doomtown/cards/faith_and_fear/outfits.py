"""Outfits of Faith and Fear."""

from boomtown.doomtown.words import *


@card("Desolation Row")
class DesolationRow:
    """Your dudes with 4 bounty or more have a control point more.

    : the mark is the town square. If it succeeds, a leader who was in the posse to its end gets 2 bounty, and you gain
    as much ghost rock as the leader has bullets, 4 at most.
    """

    notorious = gives(control=+1, to=YOUR & DUDE & at_least(bounty, 4))

    @noon_job(give("boot", SELF, "this card"), mark=where(lambda play, card: card == TOWN_SQUARE))
    def raid(play, mark):
        state, leader = play.state, play.dude
        if leader in job_posse(play) and leader not in play.lost:
            yield raise_bounty(leader, by=2)
            yield gain(min(4, bullets(state, leader)))


@card("Oddities of Nature")
class OdditiesOfNature:
    """Your Abominations have 1 more influence in the town square.

    : boot one of them there and gain 1 ghost rock; then choose a dude of somebody else's there, who boots.
    """

    attraction = gives(influence=+1, to=YOUR & DUDE & ABOMINATION & IN_TOWN_SQUARE)

    @noon(BOOT, freak=YOUR & ABOMINATION & IN_TOWN_SQUARE & payable(boot))
    def parade(play, freak):
        yield requirement(boot(freak))
        yield gain(1)
        yield boot((yield choose(OPPOSING & DUDE & IN_TOWN_SQUARE & able(boot), "the dude that boots")))


def _bearer(play, card):
    """The dude of yours that has this card, if one has."""
    found = play.state.cards[card]
    borne = found.attached and (YOUR & DUDE).test(play, found.place)
    return found.place if borne else NOWHERE


def _may_be_called(play, mark):
    return able(call_out, by=_bearer(play, play.chosen["gear"])).test(play, mark)


@card("The Arsenal")
class TheArsenal:
    """Boot a Gadget or spell that a dude of yours has: that dude, booted or not, calls out a dude of another player's
    who is there, one that is unbooted or wanted.
    """

    @noon(
        repeat=True,
        gear=(GADGET | SPELL) & where(lambda play, card: _bearer(play, card) != NOWHERE) & payable(boot),
        mark=OTHERS & DUDE & at_same_location_as("gear") & (UNBOOTED | WANTED) & where(_may_be_called),
    )
    def draw_arms(play, gear, mark):
        caller = _bearer(play, gear)
        yield requirement(boot(gear))
        yield call_out(mark, by=caller)


def _booted_for(state, dude, cause):
    """Whether a dude booted, and not since for anything else, to do this: for this test, not an earlier one."""
    tested = False
    for event in today(state, Happening):
        if not isinstance(event, Booted | Tested) or event.card != dude:
            continue
        for_this = (event.cause.card, event.cause.what) == (cause.card, cause.what)
        if isinstance(event, Booted) or (for_this and tested):
            return for_this and isinstance(event, Booted)
        tested = tested or for_this
    return False


@card("Morgan Gadgetorium")
class MorganGadgetorium:
    """Before you pull for a skill check, make it harder by 2. If it succeeds all the same, you gain 1 ghost rock, and
    if the dude booted for it, to invent or to use the ability, the dude unboots.
    """

    @dormant
    @after(Resolved, test=lambda play, event: event.card == play.effect.amount)
    def rest(play, event):
        yield end_this_effect()
        for dude in play.on:
            if _booted_for(play.state, dude, event.cause):
                yield unboot(dude)

    @dormant
    @after(Tested, ON)
    def triumph(play, event):
        yield end_this_effect()
        if not event.passed:
            return
        yield gain(1)
        if event.cause.kind == "ability":  # what it says may boot the dude yet
            yield last("rest", on=(event.card,), until=DAY, amount=event.cause.card)
        elif _booted_for(play.state, event.card, event.cause):
            yield unboot(event.card)

    @react(before(Tested, YOUR & DUDE, test=lambda play, event: event.skill != "Kung Fu"), BOOT)
    def aim_higher(play):
        yield alter(difficulty=play.event.difficulty + 2)
        yield last("triumph", on=(play.event.card,), until=DAY)
