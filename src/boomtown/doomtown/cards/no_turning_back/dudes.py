"""Dudes of No Turning Back."""

from boomtown.doomtown.script.words import (
    BOOT,
    DEED,
    DUDE,
    IN_HAND,
    IN_TOWN_SQUARE,
    NEARBY,
    RANCH,
    WANTED,
    YOUR,
    Affected,
    after,
    at,
    at_least,
    card,
    controller,
    fixes,
    keyword,
    noon,
    play_card,
    raise_bounty,
    react,
    this_dude,
    value,
    where,
)


@card("Ebenezer Springfield")
class EbenezerSpringfield:
    """When others' abilities affect a dude of yours nearby, one of their dudes that is not wanted gets 1 bounty."""

    @react(
        after(Affected, YOUR & DUDE & NEARBY),
        dude=DUDE & ~WANTED & where(lambda play, card: controller(play.state, card) == play.event.seat),
    )
    def accuse(play, dude):
        yield raise_bounty(dude)


def _comes_along(play, card):
    return play_card.why_not(play, card, discount=3, place=play.location) is None


@card("Max Baine (Exp 1)")
class MaxBaineExp1:
    """While Max is in the town square or at a Government deed, Ranches have no control points.

    Boot Max: bring in a dude with a value of 10 or more where Max is, for 3 ghost rock less.
    """

    land_reform = fixes(
        control=0, to=RANCH, when=this_dude(IN_TOWN_SQUARE | at(DEED & keyword("Government")))
    )

    @noon(BOOT, dude=IN_HAND & DUDE & at_least(value, 10) & where(_comes_along))
    def recruit(play, dude):
        yield play_card(dude, discount=3, place=play.location)
