"""Dudes of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Frank Bryant")
class FrankBryant:
    """: as Frank enters play he gets 1 bounty.

    Whoever has less bounty than Frank cannot refuse his call-outs.
    """

    infamy = react(when(Entered, SELF), raise_bounty(SELF))
    menace = says(
        CANNOT_BE_REFUSED,
        other=where(lambda play, card: bounty(play.state, card) < bounty(play.state, play.source)),
    )


@card("SuAnne Bettelyuon")
class SuAnneBettelyuon:
    """No card takes SuAnne out of a shootout, other than by death or discard.

    : once a shootout, discard a card of your hand, and SuAnne is a stud. If it is a Technique, she has 1 more bullet
    and 1 more value.
    """

    steadfast = says(CANNOT_LEAVE_THE_POSSE, by=CARD_EFFECTS)

    @shootout(ONCE_A_SHOOTOUT, repeat=True, lesson=IN_HAND & able(discard))
    def stand(play, lesson):
        learned = keyword("Technique").test(play, lesson)
        yield requirement(discard(lesson))
        yield make_stud(play.source)
        if learned:
            yield modify(play.source, bullets=+1, value=+1)
