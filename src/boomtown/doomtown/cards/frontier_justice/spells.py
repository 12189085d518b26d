"""Spells of Frontier Justice."""

from boomtown.doomtown.words import *

_AS_A_CASUALTY = step("casualty")


def _is_murder(play, cause):
    """Neither the owner's card does it, nor is it a casualty for losing a round."""
    if cause.kind != "rule":
        return cause.seat != play.state.cards[play.subject].owner
    return _AS_A_CASUALTY.fits(play, cause) and play.subject in play.fight.imposed


@card("Shield of Faith")
class ShieldOfFaith:
    """In this shootout dudes in play are aced or discarded only as casualties of a lost round, or by what their
    owner's cards do.

    You take 1 casualty less this round.
    """

    unaced = dormant(says(CANNOT_BE_ACED, to=DUDE & IN_PLAY, by=By(_is_murder)))
    kept = dormant(says(CANNOT_BE_DISCARDED, to=DUDE & IN_PLAY, by=By(_is_murder)))

    @shootout(BOOT, miracle(7))
    def shield(play):
        yield last("unaced")
        yield last("kept")
        yield change_casualties(-1)


def _is_foreign_effect(play, cause):
    """A card effect of somebody else than the dude's owner, and no Cheatin' Resolution."""
    by_a_card = cause.kind in ("ability", "trait") and cause.timing != "cheatin"
    return by_a_card and cause.seat != play.state.cards[play.subject].owner


@card("Shield of Faith [Weird West]")
class ShieldOfFaithWeirdWest:
    """In this shootout card effects other than Cheatin' Resolutions neither ace nor discard dudes in play that another
    player owns.

    You take 1 casualty less this round.
    """

    unaced = dormant(says(CANNOT_BE_ACED, to=DUDE & IN_PLAY, by=By(_is_foreign_effect)))
    kept = dormant(says(CANNOT_BE_DISCARDED, to=DUDE & IN_PLAY, by=By(_is_foreign_effect)))
    shield = ShieldOfFaith.shield


def _absolution(difficulty):
    @noon(BOOT, miracle(difficulty), told="take a bounty", sinner=DUDE & WANTED & NEARBY & able(take_bounty))
    def absolve(play, sinner):
        yield take_bounty(sinner)

    return absolve


@card("Confession")
class Confession:
    """: boot this dude, and a dude here or next door gets as much bounty as this dude's Blessed skill.

    : 1 bounty of a dude here or next door goes into your stash.
    """

    @noon(
        BOOT,
        miracle(6),
        this_dude(payable(boot)),
        told="raise a bounty",
        sinner=DUDE & NEARBY & able(raise_bounty),
    )
    def denounce(play, sinner):
        yield requirement(boot(play.dude))
        yield raise_bounty(sinner, by=rating(play.state, play.dude, "Blessed") or 0)

    absolve = _absolution(7)


def _in_earshot(play, card):
    """Here, or next door if this dude can boot."""
    return AT_THIS_LOCATION.test(play, card) or (
        ADJACENT.test(play, card) and payable(boot).test(play, play.dude)
    )


@card("Confession [Weird West]")
class ConfessionWeirdWest:
    """: 1 bounty of a dude nearby goes into your stash.

    : a dude here gets 1 bounty, or one next door if you boot this dude for it.
    """

    absolve = _absolution(5)

    @noon(BOOT, miracle(6), told="raise a bounty", sinner=DUDE & where(_in_earshot) & able(raise_bounty))
    def denounce(play, sinner):
        if not AT_THIS_LOCATION.test(play, sinner):
            yield requirement(boot(play.dude))
        yield raise_bounty(sinner)
