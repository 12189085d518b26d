"""Goods of Bad Medicine."""

from collections import Counter

from boomtown.doomtown.words import *


@card("Yagn's Mechanical Skeleton")
class YagnsMechanicalSkeleton:
    """This dude is a Gadget with 3 more value, and opposing cards neither boot nor move it."""

    machine = has_keyword("Gadget", to=BEARER)
    heavy = gives(value=+3, to=BEARER)
    anchored = says(CANNOT_BOOT, to=BEARER, by=OPPOSING_CARDS)
    rooted = says(CANNOT_MOVE, to=BEARER, by=OPPOSING_CARDS)


def _of_the_answered_card(play, cause):
    return cause.card == play.effect.amount


_THAT_ABILITY = ABILITIES & By(_of_the_answered_card)
"""The ability that was answered (ruling 1240)."""


@card("Yagn's Mechanical Skeleton [Weird West]")
class YagnsMechanicalSkeletonWeirdWest:
    """This dude is a Gadget.

    : when another player's ability would boot or move this dude, that ability does neither.
    """

    machine = has_keyword("Gadget", to=BEARER)
    anchored = dormant(says(CANNOT_BOOT, to=ON, by=_THAT_ABILITY))
    rooted = dormant(says(CANNOT_MOVE, to=ON, by=_THAT_ABILITY))

    @react(would((Booted, Moved, WentHome), BEARER, by=OPPONENTS & ABILITIES, instead=True), BOOT)
    def dig_in(play):
        for part in ("anchored", "rooted"):
            yield last(part, on=(play.dude,), amount=play.event.cause.card, until=Until("play"))
        yield instead()


@card("Hawley's Rose", "Hawley's Rose [Weird West]")
class HawleysRose:
    """This dude is an Abomination. During Sundown it has 1 more influence, and another 1 at a deed where a dude of
    another player is, too.
    """

    thorns = has_keyword("Abomination", to=BEARER)
    bloom = gives(influence=+1, to=BEARER, when=DURING_SUNDOWN)
    scent = gives(
        influence=+1,
        to=BEARER,
        when=DURING_SUNDOWN & this_dude(at(DEED)) & there_is(OTHERS & DUDE & AT_THIS_LOCATION),
    )


def _three_pairs(play):
    """Your draw hand and the top card of your discard pile together are three pairs of different values."""
    you = play.state.players[play.you]
    values = [shown_as(play.state, play.you, card)[1] for card in draw_hand(play.state, play.you)]
    values += [play.state.printed(card).value for card in you.discard[-1:]]
    return sorted(Counter(values).values()) == [2, 2, 2]


def _pistol(play):
    return bullets(play.state, play.dude)


@card("LeMat Revolver")
class LeMatRevolver:
    """: your hand is better by as many ranks as this dude has bullets.

    : only for a stud. If your draw hand and the top card of your discard pile are three pairs of different values, your
    hand is better by as many ranks as this dude has bullets.
    """

    @cheatin(BOOT, YOU_HAVE_A_DRAW_HAND)
    def fan(play):
        yield change_rank(+_pistol(play))

    @resolution(BOOT, YOU_HAVE_A_DRAW_HAND, this_dude(STUD), told="three pairs")
    def grapeshot(play):
        if _three_pairs(play):
            yield change_rank(+_pistol(play))


def _of_who_fired(play, home):
    """As many as the dude has who used it, with the revolver still or without; none out of play."""
    dude = play.effect.amount
    return bullets(play.state, dude) if IN_PLAY.test(play, dude) else 0


@card("LeMat Revolver [Weird West]")
class LeMatRevolverWeirdWest:
    """: your hand is better by as many ranks as this dude has bullets.

    : only for a stud who is your shooter. While your draw hand and the top card of your discard pile are three pairs of
    different values, your hand is better by as many ranks as this dude has bullets.
    """

    fan = LeMatRevolver.fan
    volley = dormant(gives(rank=_of_who_fired, to=ON, when=when_(_three_pairs)))

    @dormant
    @after(LeftPlay, test=lambda play, event: event.card == play.effect.amount)
    def ended(play, event):
        yield end_effects_about(event.card)  # who comes back has fired nothing

    @resolution(BOOT, YOU_HAVE_A_DRAW_HAND, this_dude(STUD & SHOOTER), told="three pairs")
    def grapeshot(play):
        yield last("volley", on=(home_of(play.state, play.you),), amount=play.dude, until=ROUND)
        yield last("ended", amount=play.dude, until=ROUND)
