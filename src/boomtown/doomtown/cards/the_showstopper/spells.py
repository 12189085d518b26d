"""Spells of The Showstopper."""

from boomtown.doomtown.words import *


def _is_that_round(play):
    return play.state.fight is not None and play.fight.round == play.effect.amount


@card("Get Behind Me, Satan!")
class GetBehindMeSatan:
    """You take as many casualties less this round as this dude has Blessed skill. An opposing Abomination adds nothing
    to the bonuses of its posse in the next round.
    """

    cowed = dormant(
        says(
            CONTRIBUTES_NOTHING,
            to=ON,
            when=when_(_is_that_round),
        )
    )

    @resolution(BOOT, miracle(5))
    def rebuke(play):
        yield change_casualties(-(rating(play.state, play.dude, "Blessed") or 0))
        monster = yield choose(OPPOSING & DUDE & ABOMINATION & IN_POSSE, "the Abomination that is rebuked")
        if monster != NOWHERE:
            yield last("cowed", on=(monster,), until=SHOOTOUT, amount=play.fight.round + 1)


def _hallowed(play, place, ground):
    """A place is such a ground, or next to one."""
    return ground.test(play, place) or any(
        ground.test(play, other) for other in adjacent_to(play.state, place)
    )


def _communes(ground):
    """The two abilities of Ghostly Communion, for what counts as Holy Ground."""

    @noon(BOOT, spirit(5), place=open_to() & where(lambda play, place: _hallowed(play, place, ground)))
    def wander(play, place):
        yield move(play.dude, to=place)

    @shootout(
        BOOT,
        spirit(7),
        when_(lambda play: play.state.fight is not None and _hallowed(play, play.fight.location, ground)),
        brings_in=True,
        dude=THIS_DUDE & able(join_posse),
    )
    def appear(play, dude):
        yield join_posse(dude)
        yield make_stud(dude)

    return wander, appear


@card("Ghostly Communion")
class GhostlyCommunion:
    """: this dude moves to a Holy Ground or next to one.

    : in a shootout at a Holy Ground or next to one this dude comes into your posse and is a stud.
    """

    wander, appear = _communes(HOLY_GROUND)


@card("Ghostly Communion [Weird West]")
class GhostlyCommunionWeirdWest:
    """For both of these your home is Holy Ground, too.

    : this dude moves to a Holy Ground or next to one.

    : in a shootout at a Holy Ground or next to one this dude comes into your posse and is a stud.
    """

    wander, appear = _communes(HOLY_GROUND | YOUR_HOME)
