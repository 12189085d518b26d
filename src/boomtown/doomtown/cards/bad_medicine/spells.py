"""Spells of Bad Medicine."""

from boomtown.doomtown.words import *


@card("Fool's Gold")
class FoolsGold:
    """Once everybody has anted, while this dude is in the town square: 1 ghost rock of the pot is yours, and this dude
    gets 1 bounty.
    """

    @react(
        after(Anted, test=lambda play, event: event.seat == play.you),  # all have anted together
        this_dude(IN_TOWN_SQUARE),
        BOOT,
        hex_(5),
    )
    def palm(play):
        yield take_from_pot(1)
        yield raise_bounty(play.dude)


def _can_be_called_by_a_token(play, dude):
    """The token that is to call is not there yet; until then this spell stands for it, without influence like it."""
    return able(call_out, by=play.source).test(play, dude)


def _rages(face):
    """A token of this face appears here or at a deed next door and calls out a dude there."""

    @noon(
        BOOT,
        spirit(5),
        place=LOCATION & (AT_THIS_LOCATION | DEED & ADJACENT),
        mark=OTHERS & DUDE & at(chosen("place")) & where(_can_be_called_by_a_token),
    )
    def rage(play, place, mark):
        token = new_token(play, face)
        yield put_into_play(token, at=place)
        yield call_out(mark, by=token)

    return rage


@card("Mother Bear's Rage")
class MotherBearsRage:
    """A Nature Spirit, a stud with 2 bullets, appears at this location or a deed next door and calls out a dude there;
    it is gone after the fight.
    """

    rage = _rages("Nature Spirit")


@card("Mother Bear's Rage [Weird West]")
class MotherBearsRageWeirdWest:
    """A Gunslinger, a stud with 2 bullets, appears at this location or a deed next door and calls out a dude there; it
    is gone after the fight.
    """

    rage = _rages("Gunslinger")
