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

    @noon(BOOT, spirit(lambda play: value(play, play.chosen["dude"])), dude=DUDE & AT_THIS_LOCATION)
    def bind(play, dude):
        yield boot(dude)

    @shootout(BOOT, spirit(lambda play: grit(play, play.chosen["dude"])), dude=OPPOSING & DUDE & IN_POSSE)
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

    @noon_shootout(BOOT, spirit(10), dude=DUDE & at(BEARER) & able(unboot))  # this deed (ruling 461)
    def kindle(play, dude):
        yield unboot(dude)
        yield another_play()


@card("Fire of Nanahbozho [Weird West]")
class FireOfNanahbozhoWeirdWest:
    """Only for deeds: this deed is Holy Ground, and Shamans here have 2 more, however many such Totems there are.

    : unboot a dude at this deed, and play again, or at a deed next door.
    """

    hearth = says(ATTACHES_ONLY_TO, other=DEED)
    holy = has_keyword("Holy Ground", to=BEARER)
    warmth = gives(
        Shaman=+2,
        to=DUDE & SHAMAN & AT_THIS_LOCATION,
        when=counts_once(named("Fire of Nanahbozho") & AT_THIS_LOCATION),
    )

    @noon_shootout(BOOT, spirit(10), dude=DUDE & NEARBY & at(DEED) & able(unboot))
    def kindle(play, dude):
        yield unboot(dude)
        if at(BEARER).test(play, dude):  # this deed (ruling 461)
            yield another_play()


@card("Fiery Rhetoric")
class FieryRhetoric:
    """The mark is the town square. If it succeeds, this dude has a control point today for each wanted dude that other
    players control.
    """

    @noon_job(BOOT, miracle(6), mark=where(lambda play, card: card == TOWN_SQUARE))
    def preach(play, mark):
        yield modify(play.dude, control=len((OTHERS & DUDE & WANTED).of(play)))


@card("Dumbstruck")
class Dumbstruck:
    """Other players' abilities neither boot nor move this dude. It unboots."""

    awe = dormant(says(CANNOT_BOOT, to=ON, by=OPPONENTS & ABILITIES))
    calm = dormant(says(CANNOT_MOVE, to=ON, by=OPPONENTS & ABILITIES))

    @noon_shootout(BOOT, miracle(9))
    def strike_dumb(play):
        yield last("awe", on=(play.dude,))
        yield last("calm", on=(play.dude,))
        yield unboot(play.dude)


@card("Strength of the Ancestors")
class StrengthOfTheAncestors:
    """It has 3 more bullets and is a stud; other players' cards neither boot it nor send it home booted. All this
    ends with the day, or as soon as this dude leaves this location.
    """

    upright = dormant(says(CANNOT_BOOT, to=ON, by=OPPONENTS))
    rooted = dormant(says(CANNOT_GO_HOME_BOOTED, to=ON, by=OPPONENTS))

    @noon(BOOT, spirit(5))
    def stand(play):
        here = Until("day", stays_at=play.location)
        yield modify(play.dude, bullets=+3, until=here)
        yield make_stud(play.dude, until=here)
        yield last("upright", on=(play.dude,), until=here)
        yield last("rooted", on=(play.dude,), until=here)
