"""Deeds of Ghost Town."""

from boomtown.doomtown.words import *

SKILLED = HUCKSTER | BLESSED | SHAMAN | MAD_SCIENTIST
IMPROVEMENT = keyword("Improvement")


@card("Wagner Memorial Ranch")
class WagnerMemorialRanch:
    """Core for an outfit of Morgan Cattle Co.: it may start in play and counts among the five who do.

    : before your dude tests its skill to invent something at this deed, the difficulty is 2 less. If the test is
    passed, the dude unboots, and for a Horse or an Improvement this deed produces 1 more for good.
    """

    @dormant
    @after(Tested, ON, by=step("invent"))
    def stable(play, event):
        yield end_effects_of("Wagner Memorial Ranch")
        if event.passed:
            yield unboot(event.card)
            if (HORSE | IMPROVEMENT).test(play, event.cause.card):
                yield permanently(play.source, production=1)

    @react(
        before(
            Tested,
            YOUR & DUDE,
            by=step("invent"),
            test=lambda play, event: location_of(play.state, event.card) == play.source,
        ),
        BOOT,
        role="controller",
    )
    def workshop(play):
        inventor = play.event.card
        yield modify(inventor, difficulty=-2, until=Until("play"))
        yield last("stable", on=(inventor,), until=Until("play"))


@card("Companhurst's")
class Companhursts:
    """Core for an outfit of the 108 Righteous Bandits: it may start in play and counts among the five who do.

    While nobody has less ghost rock than you, you count as having less than every other player, tied or not.
    """

    tab = says(IS_THE_POOREST_WHEN_TIED, to=YOUR_HOME)


@card("Epidemic Laboratory")
class EpidemicLaboratory:
    """Somebody of yours with a skill leads it, and this very deed is the mark. If it succeeds, this deed has 1 more
    control point and 1 more production for good.
    """

    @noon_job(BOOT, role="controller", mark=SELF, leader=SKILLED)
    def research(play, mark):
        yield permanently(mark, control=1, production=1)
