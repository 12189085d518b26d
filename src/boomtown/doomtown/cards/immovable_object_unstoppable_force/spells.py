"""Spells of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *

_TRAIL = named("Spirit Trail")


@card("Spirit Trail")
class SpiritTrail:
    """Locations with Spirit Trails are adjacent to each other.

    : move a dude of yours, booted or not, from here to any other location, without booting.
    """

    path = says(IS_ADJACENT_TO, to=BEARER, other=planted_with(_TRAIL))

    @noon(BOOT, spirit(6), dude=YOUR & DUDE & AT_THIS_LOCATION, place=open_to("dude"))
    def wander(play, dude, place):
        yield move(dude, to=place)


@card("Many Speak As One")
class ManySpeakAsOne:
    """An Ancestor Spirit appears where this dude is."""

    @noon(BOOT, spirit(9))
    def summon(play):
        yield put_into_play(new_token(play, "Ancestor Spirit"), at=play.location)


@card("Spirit Guidance")
class SpiritGuidance:
    """: discard a card of your hand and draw one.

    : away from your home, draw two cards, then discard two.
    """

    @noon(BOOT, spirit(7), waste=IN_HAND & payable(discard), told="exchange a card")
    def ask(play, waste):
        yield requirement(discard(waste))
        yield draw(1)

    @noon(BOOT, spirit(10), told="draw two cards, discard two")
    def follow(play):
        if not at(YOUR_HOME).test(play, play.dude):
            yield draw(2)
            yield discard((yield choose_some(IN_HAND, 2, 2, "the two cards you discard")))


def _joins_as(face, *, booted=False):
    """A new token of this face enters play where the shootout is and joins your posse."""

    def summon(play):
        token = new_token(play, face)
        yield put_into_play(token, at=play.fight.location, booted=booted)
        yield join_posse(token)

    return summon


@card("The Pack Awakens")
class ThePackAwakens:
    """Token dudes at this location are Harrowed.

    : a Nature Spirit, a stud with 2 bullets, enters play booted and joins your posse; it is gone after the fight.
    """

    undying = has_keyword("Harrowed", to=TOKEN & DUDE & at(BEARER))  # rulings 177, 831
    howl = shootout(NEWCOMERS_CAN_JOIN, BOOT, spirit(8))(_joins_as("Nature Spirit", booted=True))


@card("Spirit Dance")
class SpiritDance:
    """A Nature Spirit, a stud with 2 bullets, enters play and joins your posse; it is gone after the fight."""

    dance = shootout(NEWCOMERS_CAN_JOIN, BOOT, spirit(10))(_joins_as("Nature Spirit"))


@card("Spirit Dance [Weird West]")
class SpiritDanceWeirdWest:
    """A Gunslinger, a stud with 2 bullets, enters play and joins your posse; it is gone after the fight."""

    dance = shootout(NEWCOMERS_CAN_JOIN, BOOT, spirit(10))(_joins_as("Gunslinger"))
