"""Dudes of The Curtain Rises."""

from boomtown.doomtown.words import *

_AWAKE = this_dude(UNBOOTED) & has(GOODS & MYSTICAL)


@card("Tyxarglenak (Exp 1)")
class TyxarglenakExp1:
    """Unbooted and with a Mystical goods, Tyxarglenak has 2 more bullets, and opposing Shootout action cards have
    to choose it whenever they can.
    """

    glutted = gives(bullets=+2, when=_AWAKE)
    shield = says(
        IS_SHIELDED, to=OTHER, other=SELF, by=OPPOSING_CARDS & ACTION_CARDS & timed("shootout"), when=_AWAKE
    )


@card("Dr. Dayl Burnett")
class DrDaylBurnett:
    """Take 1 bounty off an opposing dude. Dayl then invents a Gadget of your hand, for which the test is 3 easier and
    Dayl does not boot.
    """

    @noon(dude=OPPOSING & DUDE & WANTED & payable(lower_bounty))
    def confiscate(play, dude):
        yield requirement(lower_bounty(dude))
        terms = {"inventor": play.source, "easier": 3, "unbooted_inventor": True}
        gadget = yield choose(IN_HAND & GADGET & able(play_card, **terms), "the Gadget that Dayl invents")
        if gadget != NOWHERE:
            yield play_card(gadget, **terms)


_PUBLIC, _GOVERNMENT = keyword("Public"), keyword("Government")
_PUBLIC_PLACE = _PUBLIC | where(lambda play, place: place == TOWN_SQUARE)


@card("Caitlin McCue")
class CaitlinMcCue:
    """While Caitlin is at a Public location, which the town square is, every dude of yours counts as having 1 bounty
    less. While she is at a Government deed, your Public deeds produce 1 more.
    """

    plea = gives(bounty=-1, to=YOUR & DUDE, when=this_dude(at(_PUBLIC_PLACE)))
    grants_in_aid = gives(production=+1, to=YOUR & DEED & _PUBLIC, when=this_dude(at(DEED & _GOVERNMENT)))


@card("Bethany Shiile")
class BethanyShiile:
    """During High Noon your dudes with an Attire have 1 more influence, 1 more bullet and 1 more value."""

    fashion = gives(
        influence=+1,
        bullets=+1,
        value=+1,
        to=YOUR & DUDE & carrying(ATTIRE),
        when=DURING_NOON,
    )


def _horses(mark, *, optional):
    """A job that ends with a Horse of the discard pile for somebody."""

    @noon_job(BOOT, mark=mark)
    def wrangle(play, mark):
        yield play_one(IN_DISCARD & HORSE, "the Horse you pay for and attach", optional=optional, discount=1)

    return wrangle


@card("Maggie Harris")
class MaggieHarris:
    """Maggie leads it, with your home as its mark. If it succeeds, a Horse of your discard pile may be attached to a
    dude of yours, 1 ghost rock cheaper; a Gadget goes to whoever invents it.
    """

    wrangle = _horses(YOUR_HOME, optional=True)


@card("Maggie Harris [Weird West]")
class MaggieHarrisWeirdWest:
    """Maggie leads it to another location in town. If it succeeds, a Horse of your discard pile is attached to a dude
    of yours, 1 ghost rock cheaper; a Gadget goes to whoever invents it.
    """

    wrangle = _horses(LOCATION & IN_TOWN & ~AT_THIS_LOCATION, optional=False)


def _hexes(play, card):
    return min(4, len((HEX & ON_THIS_DUDE).of(play)))


@card("Emilia Vivirias")
class EmiliaVivirias:
    """In a shootout Emilia has 1 more bullet and 1 more Huckster skill for each Hex on her, up to 4."""

    arsenal = gives(bullets=_hexes, Huckster=_hexes, when=IN_SHOOTOUT & this_dude(IN_POSSE))


@card('"Professor" Duncan')
class ProfessorDuncan:
    """Casting Totems Duncan has 3 more Shaman skill."""

    @before(Tested, SELF, test=lambda play, event: TOTEM.test(play, event.cause.card))
    def carved(play, event):
        yield alter(more=event.more + 3)
