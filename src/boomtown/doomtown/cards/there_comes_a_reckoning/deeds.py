"""Deeds of There Comes a Reckoning."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    IN_TOWN,
    YOUR,
    HandRevealed,
    after,
    card,
    raise_bounty,
    react,
    says,
    unboot,
)


@card("The Oriental Saloon")
class TheOrientalSaloon:
    """Bullets, not influence, decide who controls this. After a Cheatin' hand, unboot a dude in town: 2 more bounty."""

    brawl = says("is controlled by bullets")

    @react(
        after(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin),
        BOOT,
        role="controller",
        dude=YOUR & DUDE & IN_TOWN,
    )
    def slip_away(play, dude):
        yield unboot(dude)
        yield raise_bounty(dude, by=2)
