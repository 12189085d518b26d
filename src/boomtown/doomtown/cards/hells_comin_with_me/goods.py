"""Goods of Hell's Comin' With Me."""

from boomtown.doomtown.words import *


@card("Blue Lightnin'")
class BlueLightnin:
    """This dude is a stud.

    : boot a Hex of this dude's, who has 1 more bullet or 1 more Huckster skill.
    """

    fast = says(IS_A_STUD, to=BEARER)

    @shootout(repeat=True, charm=HEX & ON_THIS_DUDE & able(boot))
    def charge(play, charm):
        yield boot(charm)
        more = {"gun": "1 more bullet", "skill": "1 more Huckster skill"}
        if (yield choose_mode(more, "what this dude has more")) == "gun":
            yield modify(play.dude, bullets=+1)
        else:
            yield modify(play.dude, Huckster=+1)


def _you_showed_a_legal_hand(play):
    return any(event.seat == play.you and not event.cheatin for event in this_round(play.state, HandRevealed))


def _by_other_abilities(play, change):
    return bool(change.timing) and change.timing != "cheatin"


@card("Magnum Rounds")
class MagnumRounds:
    """This dude has 1 more bullet. In this round, once you have shown a legal hand, nothing but traits and Cheatin'
    Resolutions changes hand ranks. Then this is discarded.
    """

    loud = dormant(ignores(RANK, which=_by_other_abilities, to=HOME, when=when_(_you_showed_a_legal_hand)))

    @shootout()
    def load(play):
        yield modify(play.dude, bullets=+1)
        yield last("loud", until=ROUND)
        yield discard(play.source)


_FAR_DEED = keyword("Out of Town")


@card("Iron Mole")
class IronMole:
    """An Out of Town deed where this is produces 1 more.

    : this dude moves to an Out of Town deed, without booting.

    : from an Out of Town deed, and only from there, this dude comes and joins your posse, booted or not.
    """

    digging = gives(production=+1, to=_FAR_DEED & AT_THIS_LOCATION)

    @noon(BOOT, place=_FAR_DEED & open_to())
    def tunnel(play, place):
        yield move(play.dude, to=place)

    @shootout(BOOT, brings_in=this_dude(at(_FAR_DEED) & able(join_posse)))
    def surface(play):
        if at(_FAR_DEED).test(play, play.dude):
            yield join_posse(play.dude)


@card("Net Gun")
class NetGun:
    """This dude tests its Mad Scientist skill against the value of an opposing dude. If it passes, this is discarded,
    and that dude is a draw.
    """

    @shootout(BOOT, this_dude(MAD_SCIENTIST), dude=OPPOSING & DUDE)
    def cast(play, dude):
        test = yield skill_test(play.dude, "Mad Scientist", value(play, dude))
        if test.passed:
            yield discard(play.source)
            yield make_draw(dude)


def _is_in_reach(play, dude):
    """Anybody at Noon; in a shootout who is in it, so that a card in play comes into a posse (RB-6.1-31, -32)."""
    return play.timing == "noon" or IN_POSSE.test(play, dude)


@card("Scratch")
class Scratch:
    """When Scratch is discarded from play, discard a card of your hand and draw one.

    : Scratch runs to another dude of yours next door; in a shootout only into it.
    """

    @after(Discarded, SELF, test=lambda play, event: event.zone == "play", zones=("discard",))
    def last_gift(play, event):  # you: whoever controlled Scratch (ruling 280)
        yield requirement(discard((yield choose(IN_HAND & able(discard), "the card you discard"))))
        yield draw(1)

    @noon_shootout(BOOT, brings_in=True, dude=YOUR & DUDE & ADJACENT & CAN_CARRY_THIS & where(_is_in_reach))
    def run_over(play, dude):
        yield attach(play.source, to=dude)


def _sung_here(play, event):
    """A Hymn has been cast here, and it worked; wherever who sang it may be by now."""
    return event.passed and event.where == play.location


@card("Battered Banjo")
class BatteredBanjo:
    """: after a Hymn has been cast here with success, this dude has 1 more influence.

    : discard this, and another player's dude here has 2 bullets less.
    """

    tune = react(after(CastOver, keyword("Hymn"), test=_sung_here), BOOT, modify(THIS_DUDE, influence=+1))

    @noon(BOOT, there_is(SELF & payable(discard)), dude=OPPOSING & DUDE & AT_THIS_LOCATION)
    def smash(play, dude):
        yield requirement(discard(play.source))
        yield modify(dude, bullets=-2)
