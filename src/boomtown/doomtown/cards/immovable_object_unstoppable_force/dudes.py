"""Dudes of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *


@card("Hamshanks")
class Hamshanks:
    """Unbooted at a location you control, Hamshanks protects your other dudes there: abilities of other players neither
    choose nor touch them where he could be chosen in their place.
    """

    wall = says(
        IS_SHIELDED,
        to=YOUR & DUDE & OTHER & AT_THIS_LOCATION,
        by=OPPONENTS & ABILITIES,
        when=this_dude(UNBOOTED & at(YOU_CONTROL)),
    )


RULES_THE_SQUARE = this_dude(IN_TOWN_SQUARE) & YOU_LEAD_IN_THE_SQUARE


@card("Marcia Ridge")
class MarciaRidge:
    """With more influence in the town square, where Marcia is, than any other player, you use Controller abilities of
    the deeds adjacent to it as if you controlled them.
    """

    meddler = says(USES, to=DEED & ADJACENT, by=CONTROLLER_ABILITIES, when=RULES_THE_SQUARE)


@card("Marcia Ridge [Weird West]")
class MarciaRidgeWeirdWest:
    """With more influence in the town square, where Marcia is, than any other player, you use the abilities of deeds
    adjacent to it as if you controlled them and Marcia stood there.
    """

    meddler = says(USES, to=DEED & ADJACENT, when=RULES_THE_SQUARE)
    present = says(ACTS_AS_IF_AT, to=SELF, other=DEED & ADJACENT, when=RULES_THE_SQUARE)


@card("Ancestor Spirit", "Ancestor Spirit [Weird West]")
class AncestorSpirit:
    """It is gone as soon as it leaves its location, and at the end of the day."""

    @would(Moved, SELF, instead=True)
    def fades(play, event):
        yield instead(remove_from_game(play.source))

    @would(WentHome, SELF, instead=True)
    def fades_home(play, event):
        yield instead(remove_from_game(play.source))

    @after(PhaseBegan, test=lambda play, event: event.phase == "gambling")
    def dawn(play, event):
        yield remove_from_game(play.source)


@card("Xiaodan Li")
class XiaodanLi:
    """Xiaodan takes no place in a starting gang."""

    extra_place = gives(gang_size=+1)


def _bound(play, where_):
    """Count the cards attached to such locations; a legend is none of them (RB-3.2-01)."""
    return sum(
        where_.test(play, play.state.cards[card].place)
        for card in play.state.in_play
        if play.state.cards[card].attached and play.state.printed(card).kind != "legend"
    )


def _is_warden(play):
    return "first_peoples" in play.state.printed(home_of(play.state, play.you)).factions


@card("Chief Stephen Seven-Eagles")
class ChiefStephenSevenEagles:
    """With the Eagle Wardens he costs 1 less for each card attached to a location.

    : today, while he stands in the town square, he has a control point for each card attached to a deed you control.
    """

    welcomed = gives(
        cost=lambda play, card: -_bound(play, LOCATION), when=when_(lambda play: _is_warden(play))
    )
    council = dormant(
        gives(control=lambda play, card: _bound(play, DEED & YOU_CONTROL), when=this_dude(IN_TOWN_SQUARE))
    )

    @noon(BOOT)
    def gather(play):
        yield last("council", until=DAY)
