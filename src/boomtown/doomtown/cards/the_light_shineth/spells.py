"""Spells of The Light Shineth."""

from boomtown.doomtown.words import *

_ON_A_DUDE = ATTACHED & where(lambda play, card: is_dude(play.state, play.state.cards[card].place))


@card("Phantom Fingers")
class PhantomFingers:
    """A goods of an opposing dude nearby boots and loses text and bullet bonus; a Mystical one or Gadget: draw."""

    @noon_shootout(BOOT, hex_(6), goods=OPPOSING & GOODS & _ON_A_DUDE & NEARBY)
    def fumble(play, goods):
        yield boot(goods)
        yield blank(goods)
        if (MYSTICAL | GADGET).test(play, goods):
            yield draw(1)


@card("Red Horse's Tail")
class RedHorsesTail:
    """: a dude here boots, against its value.

    : an opposing dude goes home booted, against its grit.
    """

    @noon(BOOT, spirit(lambda play: value(play.state, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def bind(play, dude):
        yield boot(dude)

    @shootout(
        BOOT, spirit(lambda play: grit(play.state, play.chosen["dude"])), dude=OPPOSING & DUDE & IN_POSSE
    )
    def banish(play, dude):
        yield send_home_booted(dude)


@card("Fire of Nanahbozho")
class FireOfNanahbozho:
    """Only for deeds: this deed is Holy Ground, and Shamans here have 2 more.

    : unboot a dude here and play again.
    """

    hearth = says(ATTACHES_ONLY_TO, other=DEED)
    holy = has_keyword("Holy Ground", to=BEARER)
    warmth = gives(Shaman=+2, to=DUDE & SHAMAN & AT_THIS_LOCATION)

    @noon_shootout(BOOT, spirit(10), dude=DUDE & AT_THIS_LOCATION & able(unboot))
    def kindle(play, dude):
        yield unboot(dude)
        yield another_play()


def _first_fire_here(play):
    """No other such Totem came to this deed before: several warm no more than one."""
    host = play.state.cards[play.state.cards[play.source].place]
    fires = [card for card in host.cards if named("Fire of Nanahbozho").test(play, card)]
    return fires[:1] == [play.source]


@card("Fire of Nanahbozho [Weird West]")
class FireOfNanahbozhoWeirdWest:
    """Only for deeds: this deed is Holy Ground, and Shamans here have 2 more, however many such Totems there are.

    : unboot a dude at this deed, and play again, or at a deed next door.
    """

    hearth = says(ATTACHES_ONLY_TO, other=DEED)
    holy = has_keyword("Holy Ground", to=BEARER)
    warmth = gives(Shaman=+2, to=DUDE & SHAMAN & AT_THIS_LOCATION, when=when_(_first_fire_here))

    @noon_shootout(BOOT, spirit(10), dude=DUDE & NEARBY & at(DEED) & able(unboot))
    def kindle(play, dude):
        yield unboot(dude)
        if location_of(play.state, dude) == play.location:
            yield another_play()
