"""Spells of the Base Set."""

from boomtown.doomtown.words import *


@card("Soul Blast")
class SoulBlast:
    """Against the grit of a dude in the shootout: the dude goes home booted, by 6 or more is aced. Failing, the
    Huckster goes home booted.
    """

    def backfire(play, dude):
        """The Huckster pays for a failure."""
        yield send_home_booted(play.dude)

    @shootout(BOOT, hex_(lambda play: grit(play, play.chosen["dude"])), dude=DUDE & IN_POSSE, failed=backfire)
    def blast(play, dude):
        yield ace(dude) if play.margin >= 6 else send_home_booted(dude)


@card("Shadow Walk")
class ShadowWalk:
    """: the Huckster moves anywhere.

    : the Huckster comes into your posse, and you may play again.
    """

    @noon(BOOT, hex_(7), place=open_to())
    def walk(play, place):
        yield move(play.dude, to=place)

    @shootout(BOOT, hex_(7), brings_in=True, who=THIS_DUDE & able(join_posse))
    def appear(play, who):
        yield join_posse(who)
        yield another_play()


@card("Blood Curse")
class BloodCurse:
    """: a dude nearby loses 1 influence and 1 bullet.

    : an opposing dude loses 2 bullets.
    """

    @noon(BOOT, hex_(9), dude=DUDE & (AT_THIS_LOCATION | ADJACENT))
    def curse(play, dude):
        yield modify(dude, influence=-1, bullets=-1)

    @shootout(BOOT, hex_(9), dude=OPPOSING & DUDE & IN_POSSE)
    def sap(play, dude):
        yield modify(dude, bullets=-2)


@card("Raising Hell")
class RaisingHell:
    """Ace a card of your hand; an Abomination from your Boot Hill joins the posse, paid for. Ace this card."""

    @shootout(BOOT, hex_(8), gift=IN_HAND)
    def summon(play, gift):
        yield ace(gift)
        place = play.state.fight.location if play.state.fight is not None else play.location
        risen = yield choose(
            IN_HILL & ABOMINATION & able(play_card, place=place), "the Abomination that comes into play"
        )
        came = risen != NOWHERE and (yield play_card(risen, place=place))
        if came and location_of(play.state, risen) == place:  # or taken elsewhere (RC3-stagecoach-office-01)
            yield join_posse(risen)
        yield ace(play.source)


@card("Ace in the Hole")
class AceInTheHole:
    """Showing your hand in a shootout, the Huckster boots; ace a card of it and put one of your play hand there."""

    @react(
        when(HandRevealed, test=lambda play, event: event.seat == play.you and not event.lowball),
        BOOT,
        hex_(6),
        this_dude(able(boot)),
    )
    def swap(play):
        yield boot(play.dude)
        worst = yield choose(IN_DRAW_HAND, "the card of your draw hand that is aced")
        yield ace(worst)
        sleeve = yield choose(IN_HAND, "the card that takes its place")
        if sleeve != NOWHERE:
            yield put_in_draw_hand(sleeve)
