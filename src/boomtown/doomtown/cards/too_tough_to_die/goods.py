"""Goods of Too Tough to Die."""

from boomtown.doomtown.words import *


@card("Quarter Horse")
class QuarterHorse:
    """After a job of this dude's posse has succeeded, unless it was against your home, this dude stays where it is
    instead of going home booted.
    """

    wait = react(
        would(
            WentHome,
            BEARER,
            by=step("job over"),
            test=lambda play, event: play.fight.mark != home_of(play.state, play.you),
            instead=True,
        ),
        BOOT,
        instead(),
    )


@card("Electrostatic Pump Gun")
class ElectrostaticPumpGun:
    """An opposing dude has 1 bullet less. Pull: unless that is a club, the dude becomes a draw if it has no bullets."""

    @shootout(BOOT, foe=OPPOSING & DUDE & IN_POSSE)
    def discharge(play, foe):
        yield modify(foe, bullets=-1)
        if (yield pull()).suit != "clubs" and bullets(play.state, foe) == 0:
            yield make_draw(foe)


@card("Claws")
class Claws:
    """Only Harrowed dudes and Abominations have them. Opposing cards' effects do nothing to them.

    This dude is a stud. Against a posse with an unbooted Weapon that is no Melee Weapon they give no bullets and make
    nobody a stud.
    """

    grown = says(ATTACHES_ONLY_TO, other=keyword("Harrowed") | ABOMINATION)
    own_flesh = says(CANNOT_BE_AFFECTED, by=OPPOSING_CARDS & CARD_EFFECTS)
    reach = fixes(bullets=0, when=OUTREACHED)
    fierce = says(IS_A_STUD, to=BEARER, when=~OUTREACHED)


def _pulls_for_a_gadget_nearby(play, event):
    """You make the pull (ruling 235) for a Gadget, which is here or next door or is being invented there."""
    gadget = event.cause.card
    if event.seat != play.you or gadget == NOWHERE or not GADGET.test(play, gadget):
        return False
    return NEARBY.test(play, gadget) or (event.dude != NOWHERE and NEARBY.test(play, event.dude))


@card("Analytical Cognisizer")
class AnalyticalCognisizer:
    """After you invent it, its inventor unboots and you draw a card.

    : after you have pulled for a Gadget here or next door, discard goods of your hand, and the suit of the pull is
    hearts.
    """

    @after(Invented, SELF)
    def eureka(play, event):
        yield unboot(event.dude)
        yield draw(1)

    @react(would(Pulled, test=_pulls_for_a_gadget_nearby), BOOT, waste=IN_HAND & GOODS & payable(discard))
    def recompute(play, waste):
        yield requirement(discard(waste))
        yield alter(suit="hearts")


@card("Ranger's Bible")
class RangersBible:
    """In a shootout, if your draw hand is legal, a player's hand is as many ranks lower as this dude has influence, at
    most 4.
    """

    @cheatin(BOOT)
    def condemn(play):
        if IN_SHOOTOUT.holds(play) and YOUR_HAND_IS_LEGAL.holds(play):
            victim = yield whose_draw_hand("the player whose hand rank is lowered")
            yield change_rank(-min(4, influence(play.state, play.dude)), seat=victim)


def _comes_from_outside(play, event):
    """The dude was not in the shootout; who changes sides was (ruling 850)."""
    return not any(
        (left.card, left.cause) == (event.card, event.cause) for left in this_shootout(play.state, LeftPosse)
    )


_BY_A_TEXT = CARD_EFFECTS | step("shop")  # nobody comes into a posse from the hand but by a text that says so


@card("Stone's Colt Dragoons")
class StonesColtDragoons:
    """After a card's effect has brought an opposing dude into this dude's shootout, that dude boots, and does not
    unboot at Sundown.
    """

    held = dormant(says(CANNOT_UNBOOT, to=ON, by=step("sundown")))

    @react(
        after(Joined, DUDE & IN_OPPOSING_POSSE & able(boot), by=_BY_A_TEXT, test=_comes_from_outside),
        BOOT,
        IN_SHOOTOUT & this_dude(IN_POSSE),
    )
    def welcome(play):
        yield boot(play.event.card)
        yield last("held", on=(play.event.card,), until=DAY)
