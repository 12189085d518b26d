"""Deeds of Faith and Fear."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    AT_THIS_LOCATION,
    BOOT,
    DUDE,
    OTHERS,
    SELF,
    YOUR,
    Entered,
    Until,
    after,
    boot,
    card,
    choose_mode,
    controller_noon,
    discard,
    fix,
    gives,
    pay,
    upkeep,
)


@card("St. Anthony's Chapel")
class StAnthonysChapel:
    """Abominations here have 1 bullet less. Dudes here of whoever controls this have 1 more in every skill."""

    unholy = gives(bullets=-1, to=DUDE & ABOMINATION & AT_THIS_LOCATION)
    blessing = gives(skill=+1, to=YOUR & DUDE & AT_THIS_LOCATION)


@card("California Tax Office")
class CaliforniaTaxOffice:
    """It comes into play booted.

    Boot it and choose another player's dude: its owner pays its upkeep or discards it. Until the next Upkeep phase
    is over that dude has no upkeep.
    """

    @after(Entered, SELF)
    def closed(play, event):
        yield boot(play.source)

    @controller_noon(BOOT, dude=OTHERS & DUDE)
    def audit(play, dude):
        state = play.state
        owner, due = state.cards[dude].owner, upkeep(state, dude)
        ways = ("pay", "discard") if state.players[owner].stash >= due else ("discard",)
        if (yield choose_mode(*ways, seat=owner)) == "discard":
            yield discard(dude)
        else:
            yield pay(due, seat=owner)
            yield fix(dude, upkeep=0, until=Until("upkeep", day=state.day + 1))
