"""Deeds of Double Dealin'."""

from boomtown.doomtown.words import *


@card("Hustings")
class Hustings:
    """Dudes of the other players, those who do not control this, have 1 influence less while unbooted at home."""

    rally = gives(influence=-1, to=DUDE & ~YOUR & UNBOOTED & AT_HOME)


@card("Hustings [Weird West]")
class HustingsWeirdWest:
    """Dudes of the other players, those who do not control this, have 1 influence less while booted at home."""

    rally = gives(influence=-1, to=DUDE & ~YOUR & BOOTED & AT_HOME)


@card("Surveyor's Office")
class SurveyorsOffice:
    """All Out of Town deeds are adjacent to this.

    : a dude of yours here moves next door.
    """

    maps = says(IS_ADJACENT_TO, other=DEED & keyword("Out of Town"))

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION, place=ADJACENT & open_to("dude"))
    def send_out(play, dude, place):
        yield move(dude, to=place)


@card("Baird's Build & Loan")
class BairdsBuildAndLoan:
    """Bring a deed of your hand into play as by shopping, 2 ghost rock cheaper."""

    @controller_noon(BOOT, deed=IN_HAND & DEED & able(play_card, discount=2, as_shopping=True))
    def lend(play, deed):
        yield play_card(deed, discount=2, as_shopping=True)
