"""Spells of There Comes a Reckoning."""

from boomtown.doomtown.words import *


@card("Sentinel")
class Sentinel:
    """This dude has 1 more bullet and 1 more Blessed skill and is a stud. You may move the dude next door or to the
    town square. If it is in the square once victory has been checked, you may discard this card: the dude gets a
    control point for good.
    """

    @dormant
    @after(VictoryChecked)
    def keep_watch(play, event):
        watching = [dude for dude in play.on if IN_TOWN_SQUARE.test(play, dude)]
        carried = play.state.cards[play.source].zone == "play" and able(discard).test(play, play.source)
        if watching and carried and (yield may("discard this and give the dude a control point for good")):
            yield requirement(discard(play.source))
            yield permanently(watching, control=1)

    @noon(BOOT, miracle(5))
    def stand_guard(play):
        yield modify(play.dude, bullets=+1, Blessed=+1)
        yield make_stud(play.dude)
        ways = LOCATION & (ADJACENT | IN_TOWN_SQUARE) & open_to()
        yield move(play.dude, to=(yield choose(ways, "where the dude moves", optional=True)))
        yield last("keep_watch", on=(play.dude,))


@card("Censure")
class Censure:
    """A hand, anybody's, is 2 ranks better if you like. In a shootout you take 3 casualties less and may send an
    opposing dude home booted.
    """

    @cheatin(BOOT, miracle(6))
    def rebuke(play):
        if (yield may("make a hand 2 ranks better")):
            yield change_rank(+2, seat=(yield whose_draw_hand("the hand that is 2 ranks better")))
        if play.state.fight is not None:
            yield change_casualties(-3)
            sinners = OPPOSING & DUDE & IN_POSSE & able(send_home_booted)
            yield send_home_booted((yield choose(sinners, "a dude who goes home booted", optional=True)))


def _this_deed(play):
    return play.state.cards[play.source].place


@card("Raven's Ruin")
class RavensRuin:
    """It goes to deeds only.

    : a dude of yours moves to this deed, from wherever. If you do not own the deed and it has a control point, you may
    boot it and gain 1 ghost rock.
    """

    nest = says(ATTACHES_ONLY_TO, other=DEED)

    @noon(
        BOOT,
        spirit(8),
        dude=YOUR & DUDE & where(lambda play, card: able(move, to=_this_deed(play)).test(play, card)),
    )
    def ruin(play, dude):
        deed = _this_deed(play)
        yield move(dude, to=deed)
        spoils = (~OWNED & at_least(control, 1) & able(boot)).test(play, deed)
        if spoils and (yield may("boot this deed and gain 1 ghost rock")):
            yield requirement(boot(deed))
            yield gain(1)
