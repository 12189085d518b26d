"""Outfits and jokers' rules of the Base Set."""

from collections.abc import Sequence

from boomtown.doomtown.words import *


@card("The Fourth Ring")
class TheFourthRing:
    """After the pull for a spell of yours has succeeded away from home, and before the spell does anything, throw
    away a card of your hand; gain 1 ghost rock and draw a card.
    """

    @react(
        after(
            Cast,
            test=lambda play, event: (
                event.passed and event.seat == play.you and not AT_HOME.test(play, event.dude)
            ),
        ),
        BOOT,
        offering=IN_HAND,
    )
    def ritual(play, offering):
        yield requirement(discard(offering))
        yield gain(1)
        yield draw(1)


def _outweigh(play: Situation, posse: Sequence[int]) -> bool:
    """More influence together than the dude they are after (RC3-law-dogs-01)."""
    return sum(influence(play.state, dude) for dude in posse) > influence(play.state, play.chosen["suspect"])


@card("Law Dogs")
class LawDogs:
    """Boot dudes of yours with more influence together than a dude has; that dude gets 1 more bounty."""

    @noon(BOOT, suspect=DUDE, posse=any_number(YOUR & DUDE & payable(boot), least=1, together=_outweigh))
    def warrant(play, suspect, posse):
        yield requirement(boot(posse))
        yield raise_bounty(suspect)


def _can_move(play, dude):
    """Nothing keeps the dude where it is (ruling 213)."""
    return any(able(move, to=place).test(play, dude) for place in LOCATION.of(play))


def _can_be_built(play, deed):
    """Who boots for this invents no Gadget deed (RC3-william-specks-01)."""
    return able(play_card, discount=_share(play), not_by=play.chosen["dude"]).test(play, deed)


@card("Morgan Cattle Co.")
class MorganCattleCo:
    """Boot a dude of yours: a deed of your hand is cheaper by the dude's influence, and the dude moves there."""

    @noon(
        BOOT,
        dude=YOUR & DUDE & payable(boot) & where(_can_move),
        deed=IN_HAND & DEED & where(_can_be_built),
    )
    def invest(play, dude, deed):
        yield requirement(boot(dude))
        if (yield play_card(deed, discount=_share(play))):
            yield move(dude, to=deed)


def _share(play: Situation) -> int:
    """By how much the dude chosen makes the deed cheaper."""
    return influence(play.state, play.chosen["dude"])


@card("The Sloane Gang")
class TheSloaneGang:
    """Boot a dude of yours in the town square. Is the dude still there at Sundown, choose: 1 ghost rock for each other
    player, or, for a dude without a control point, a control point for good.
    """

    @dormant
    @after(VictoryChecked)  # too late for this day's victory (RC3-the-sloane-gang-01)
    def stand_out(play, event):
        for dude in play.on:
            if not IN_TOWN_SQUARE.test(play, dude):
                continue
            modes = {"ghost rock": "1 ghost rock for each other player"}
            if not control(play.state, dude):
                modes["control point"] = "a control point for the dude, for good"
            if (yield choose_mode(modes, "what you get for the dude in the town square")) == "ghost rock":
                yield gain(len(play.state.players) - 1)
            else:
                yield permanently(dude, control=1)

    @noon(BOOT, dude=YOUR & DUDE & IN_TOWN_SQUARE & able(boot))
    def show_off(play, dude):
        if (yield boot(dude)):
            yield last("stand_out", on=[dude])
