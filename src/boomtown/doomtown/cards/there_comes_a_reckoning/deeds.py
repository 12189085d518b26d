"""Deeds of There Comes a Reckoning."""

from boomtown.doomtown.words import *


@card("Epitaph Branch Office")
class EpitaphBranchOffice:
    """After the victory check a dude of yours at another player's home, with influence and without a control point,
    gets one for good.
    """

    @react(
        after(VictoryChecked),
        BOOT,
        role="controller",
        dude=YOUR & DUDE & at(HOME & OTHERS) & at_least(influence, 1) & below(control, 1),
    )
    def headline(play, dude):
        yield permanently(dude, control=1)


@card("The Oriental Saloon")
class TheOrientalSaloon:
    """Bullets, not influence, decide who controls this.

    : after you show a Cheatin' hand, a booted dude of yours in town unboots and gets 2 bounty.
    """

    brawl = says(IS_CONTROLLED_BY_BULLETS)

    @react(
        after(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin),
        BOOT,
        role="controller",
        dude=YOUR & DUDE & IN_TOWN & able(unboot),
    )
    def slip_away(play, dude):
        yield unboot(dude)
        yield raise_bounty(dude, by=2)
