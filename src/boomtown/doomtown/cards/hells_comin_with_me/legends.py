"""Legends of Hell's Comin' With Me."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    IN_HAND,
    TOKEN,
    UNIQUE,
    WEAPON,
    YOUR,
    able,
    card,
    carrying,
    gives,
    play_card,
    shootout,
    when_,
)

YOU_LEAD = when_(lambda play: play.state.fight is not None and play.state.fight.seats[0] == play.you)


@card("Andrew Lane")
class AndrewLane:
    """Leading, your dudes without a Weapon have 1 bullet less. In a shootout arm a dude from your hand."""

    rust = gives(bullets=-1, to=YOUR & DUDE & ~carrying(WEAPON), when=YOU_LEAD)

    @shootout(
        BOOT,
        weapon=IN_HAND & WEAPON & ~UNIQUE & able(play_card),
        dude=YOUR & DUDE & ~TOKEN,
    )
    def arm(play, weapon, dude):
        yield play_card(weapon, host=dude)
