"""Outfits and jokers' rules of the Base Set."""

from collections.abc import Sequence

from boomtown.doomtown.script.words import (
    AT_HOME,
    BOOT,
    DEED,
    DUDE,
    IN_HAND,
    YOUR,
    Cast,
    Play,
    able,
    after,
    any_number,
    boot,
    card,
    discard,
    draw,
    gain,
    influence,
    move,
    noon,
    play_card,
    raise_bounty,
    react,
    requirement,
    there_is,
    where,
)


@card("The Fourth Ring")
class TheFourthRing:
    """After a spell of yours works away from home, trade a card of your hand for 1 ghost rock and a new card."""

    @react(
        after(
            Cast,
            test=lambda play, event: (
                event.passed and event.seat == play.you and not AT_HOME.test(play, event.dude)
            ),
        ),
        BOOT,
        there_is(IN_HAND),
        offering=IN_HAND,
    )
    def ritual(play, offering):
        yield discard(offering)
        yield gain(1)
        yield draw(1)


def _outweigh(play: Play, posse: Sequence[int]) -> bool:
    """More influence together than the dude they are after (RC3-law-dogs-01)."""
    return sum(influence(play.state, dude) for dude in posse) > influence(play.state, play.chosen["suspect"])


@card("Law Dogs")
class LawDogs:
    """Boot dudes of yours with more influence together than a dude has; that dude gets 1 more bounty."""

    @noon(BOOT, suspect=DUDE, posse=any_number(YOUR & DUDE & able(boot), least=1, together=_outweigh))
    def warrant(play, suspect, posse):
        yield requirement(boot(posse))
        yield raise_bounty(suspect)


@card("Morgan Cattle Co.")
class MorganCattleCo:
    """Boot a dude of yours: a deed of your hand is cheaper by the dude's influence, and the dude moves there."""

    @noon(
        BOOT,
        dude=YOUR & DUDE & able(boot),
        deed=IN_HAND
        & DEED
        & where(lambda play, deed: able(play_card, discount=_share(play)).test(play, deed)),
    )
    def invest(play, dude, deed):
        yield requirement(boot(dude))
        if (yield play_card(deed, discount=_share(play))):
            yield move(dude, to=deed)


def _share(play: Play) -> int:
    """By how much the dude chosen makes the deed cheaper."""
    return influence(play.state, play.chosen["dude"])
