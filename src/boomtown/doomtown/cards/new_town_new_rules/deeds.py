"""Deeds of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    NEVER,
    ON,
    YOUR,
    LowballWon,
    PlayMade,
    after,
    card,
    dormant,
    end_effects_of,
    gives,
    last,
    react,
)


@card("Town Council")
class TownCouncil:
    """Having won lowball, a dude of yours has 3 more influence until the first Noon play, a pass included, is over."""

    standing = dormant(gives(influence=+3, to=ON))

    @dormant
    @after(PlayMade)
    def over(play, event):
        yield end_effects_of("Town Council")

    @react(
        after(LowballWon, test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        dude=YOUR & DUDE,
    )
    def convene(play, dude):
        yield last("standing", on=(dude,), until=NEVER)
        yield last("over", until=NEVER)
