"""Goods of Ghost Town."""

from boomtown.doomtown.words import *


@card("Spirit Steed")
class SpiritSteed:
    """Only for a Shaman.

    : this dude moves to another location, where a Spirit is, without booting.

    : boot a Spirit of this dude's, and the dude moves to any other location.
    """

    rider = says(ATTACHES_ONLY_TO, other=SHAMAN)

    @noon(BOOT, told="move to where a Spirit is", place=open_to() & with_(SPIRIT))
    def follow(play, place):
        yield move(play.dude, to=place)

    @noon(
        repeat=True,
        told="boot a Spirit and move anywhere",
        guide=SPIRIT & ON_THIS_DUDE & payable(boot),
        place=open_to(),
    )
    def roam(play, guide, place):
        yield requirement(boot(guide))
        yield move(play.dude, to=place)


@card("Sunday Best")
class SundayBest:
    """In the Upkeep phase this dude has 3 more influence.

    : as the Upkeep phase begins, this dude moves next door.
    """

    finery = gives(influence=+3, to=BEARER, when=DURING_UPKEEP)

    @react(
        after(PhaseBegan, test=lambda play, event: event.phase == "upkeep"),
        BOOT,
        place=ADJACENT & open_to(),
    )
    def stroll(play, place):
        yield move(play.dude, to=place)


def _owner(play):
    return play.state.cards[play.source].owner


def _fires(play):
    """A shootout goes on at this location."""
    return play.state.fight is not None and play.fight.begun and play.fight.location == play.location


@card("Auto-Gatling")
class AutoGatling:
    """Once invented it is attached to a deed you control, or to your home.

    In shootouts there whoever owns this has a stud bonus of 2. Unbooted dudes there whom somebody else controls have 1
    influence less.
    """

    mounted = says(ATTACHES_ONLY_TO, other=YOUR_HOME | (DEED & YOU_CONTROL))
    salvo = gives(
        stud_bonus=+2,
        to=where(lambda play, card: card == home_of(play.state, _owner(play))),
        when=when_(_fires),
    )
    threat = gives(
        influence=-1,
        to=DUDE
        & UNBOOTED
        & AT_THIS_LOCATION
        & where(lambda play, dude: controller(play.state, dude) != _owner(play)),
    )


@card("Mountain Lion Friend")
class MountainLionFriend:
    """While this dude is in a shootout, your posse has a draw bonus of 1.

    : before you take casualties with this dude in your posse, ace this card, and you take 2 less.
    """

    prowl = gives(draw_bonus=+1, to=HOME_OF_YOUR_SIDE, when=IN_SHOOTOUT & this_dude(IN_POSSE))

    @react(
        before(CasualtiesTaken, test=lambda play, event: event.seat == play.you),
        this_dude(IN_YOUR_POSSE) & there_is(SELF & payable(ace)),
    )
    def pounce(play):
        yield requirement(ace(play.source))
        yield change_casualties(-2)


@card("Tusk")
class Tusk:
    """After this comes into play draw a card. To opposing cards this dude has 5 more value."""

    tough = gives(value_to_opponents=+5, to=BEARER)

    @after(Entered, SELF)
    def trophy(play, event):
        yield draw(1)
