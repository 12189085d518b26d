"""Goods of The Curtain Rises."""

from boomtown.doomtown.words import *


@card("Culpability Scientizer")
class CulpabilityScientizer:
    """After this is invented, a dude gets 2 bounty.

    : discard this, and a dude of yours here, booted or not, calls out a wanted dude here. In a shootout that comes of
    it you make the very first play.
    """

    @after(Invented, SELF)
    def reading(play, event):
        yield raise_bounty((yield choose(DUDE & able(raise_bounty), "the dude who gets 2 bounty")), by=2)

    @dormant
    @after(ShootoutBegan)
    def first_shot(play, event):
        yield another_play()

    @noon(
        there_is(SELF & payable(discard)),
        mark=OTHERS & DUDE & WANTED & AT_THIS_LOCATION,
        caller=callers_of("mark"),
    )
    def convict(play, mark, caller):
        yield requirement(discard(play.source))
        if (yield call_out(mark, by=caller)):
            yield last("first_shot", until=Until("play"))


@card("Espuelas")
class Espuelas:
    """With a Horse this dude has 1 more influence.

    : if this dude has a Horse, it moves next door.
    """

    jingle = gives(influence=+1, to=BEARER, when=has(HORSE))

    @noon(BOOT)
    def spur(play):
        if has(HORSE).holds(play):
            place = yield choose(ADJACENT & open_to(), "where the dude moves")
            yield move(play.dude, to=place)


_RELIC = GOODS & MYSTICAL


@card("Rites of the Smoking Mirror")
class RitesOfTheSmokingMirror:
    """: ace this; a Mystical goods of your hand is attached to this dude, booted or not and wherever the dude is, 4
    ghost rock cheaper, and comes booted.

    : discard this, and a dude here unboots who has another Mystical goods.
    """

    @noon(there_is(SELF & payable(ace)), told="ace this for another Mystical goods")
    def invoke(play):
        dude = play.dude
        yield requirement(ace(play.source))
        terms = {"host": dude, "inventor": dude, "discount": 4, "booted": True}
        yield play_one(IN_HAND & _RELIC, "the goods you pay for and attach", **terms)  # ruling 250

    @noon_shootout(
        there_is(SELF & payable(discard)),
        told="discard this to unboot a dude",
        dude=DUDE & AT_THIS_LOCATION & carrying(_RELIC & OTHER) & able(unboot),
    )
    def reflect(play, dude):
        yield requirement(discard(play.source))
        yield unboot(dude)


def _fled_from_you(play, event):
    """The dude was in the other posse of this dude's shootout until then."""
    left = next((left for left in this_shootout(play.state, LeftPosse) if left.card == event.card), None)
    mine = play.fight.side_of(play.dude)
    return left is not None and mine is not None and left.side != mine


@card("Essence of Armitage")
class EssenceOfArmitage:
    """Only for Abominations. While this dude is in a shootout, everybody in it who is no Abomination has 1 bullet less.

    : after an opposing dude has fled from this dude's shootout, this dude has 1 more control point for good.
    """

    vessel = says(ATTACHES_ONLY_TO, other=ABOMINATION)
    dread = gives(bullets=-1, to=DUDE & IN_POSSE & ~ABOMINATION, when=IN_SHOOTOUT & this_dude(IN_POSSE))

    @react(after(Fled, test=_fled_from_you), BOOT)
    def feed(play):
        yield permanently(play.dude, control=1)
