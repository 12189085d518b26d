"""Deeds of Ghost Town."""

from boomtown.doomtown.words import *

IMPROVEMENT = keyword("Improvement")
GOVERNMENT, PUBLIC = keyword("Government"), keyword("Public")


@card("Wagner Memorial Ranch")
class WagnerMemorialRanch:
    """Core for an outfit of Morgan Cattle Co.: it may start in play and counts among the five who do.

    : before your dude tests its skill to invent something at this deed, the difficulty is 2 less. If the test is
    passed, the dude unboots, and for a Horse or an Improvement this deed produces 1 more for good.
    """

    @dormant
    @after(Tested, ON, by=step("invent"))
    def stable(play, event):
        yield end_effects_of("Wagner Memorial Ranch")
        if event.passed:
            yield unboot(event.card)
            if (HORSE | IMPROVEMENT).test(play, event.cause.card):
                yield permanently(play.source, production=1)

    @react(
        before(
            Tested,
            YOUR & DUDE,
            by=step("invent"),
            test=lambda play, event: location_of(play.state, event.card) == play.source,
        ),
        BOOT,
        role="controller",
    )
    def workshop(play):
        inventor = play.event.card
        yield modify(inventor, difficulty=-2, until=Until("play"))
        yield last("stable", on=(inventor,), until=Until("play"))


@card("Companhurst's")
class Companhursts:
    """Core for an outfit of the 108 Righteous Bandits: it may start in play and counts among the five who do.

    While nobody has less ghost rock than you, you count as having less than every other player, tied or not.
    """

    tab = says(IS_THE_POOREST_WHEN_TIED, to=YOUR_HOME)


@card("Epidemic Laboratory")
class EpidemicLaboratory:
    """Somebody of yours with a skill leads it, and this very deed is the mark. If it succeeds, this deed has 1 more
    control point and 1 more production for good.
    """

    @noon_job(BOOT, role="controller", mark=SELF, leader=SKILLED)
    def research(play, mark):
        yield permanently(mark, control=1, production=1)


@card("Gomorra Lot Commission")
class GomorraLotCommission:
    """Core for everybody: it may start in play and counts among the five who do.

    : discard a deed of your hand and gain 1 ghost rock. A dude of yours may move to a deed in play of that name.
    """

    @controller_noon(BOOT, plot=IN_HAND & DEED & payable(discard))
    def reassign(play, plot):
        title = play.state.printed(plot).title
        yield requirement(discard(plot))
        yield gain(1)
        deed = yield choose(
            DEED & where(lambda play, card: play.state.printed(card).title == title), "a deed"
        )
        if deed != NOWHERE:
            dudes = YOUR & DUDE & able(move, to=deed)
            yield move((yield choose(dudes, "the dude who moves there", optional=True)), to=deed)


_OF_THIS_STREET = DEED & OTHER & ON_THIS_STREET & (OWNED | YOU_CONTROL) & able(boot)  # it has booted itself


@card("Notary Public")
class NotaryPublic:
    """A Government or Public deed on this street, one you own or control, boots. Was it Government, a dude gets 1
    bounty; was it Public, a dude of yours may move, wherever to.
    """

    @controller_noon(BOOT, deed=_OF_THIS_STREET & (GOVERNMENT | PUBLIC))
    def notarize(play, deed):
        if not (yield boot(deed)):
            return
        official, public = (kind.test(play, deed) for kind in (GOVERNMENT, PUBLIC))
        if official:
            yield raise_bounty((yield choose(DUDE & able(raise_bounty), "the dude who gets 1 bounty")))
        if public:
            dude = yield choose(YOUR & DUDE, "the dude who moves", optional=True)
            places = LOCATION & where(lambda play, place: able(move, to=place).test(play, dude))
            if dude != NOWHERE:
                yield move(dude, to=(yield choose(places, "where the dude moves")))


@card("Walters Creek Distillery")
class WaltersCreekDistillery:
    """A Saloon or Casino on this street, one you own or control, boots. Was it a Casino, gain 2 ghost rock; was it a
    Saloon, you may discard a card of your hand and draw one.
    """

    @controller_noon(BOOT, deed=_OF_THIS_STREET & (SALOON | CASINO))
    def deliver(play, deed):
        if not (yield boot(deed)):
            return
        casino, saloon = (kind.test(play, deed) for kind in (CASINO, SALOON))
        if casino:
            yield gain(2)
        if saloon:
            waste = yield choose(IN_HAND & able(discard), "a card you discard to draw one", optional=True)
            if waste != NOWHERE:
                yield requirement(discard(waste))
                yield draw(1)


@card("Market Street")
class MarketStreet:
    """Unbooted it makes all skill tests, at this location and next door, 1 harder.

    : it boots.
    """

    bustle = gives(difficulty=+1, to=DUDE & NEARBY, when=there_is(SELF & UNBOOTED))
    close = controller_noon(boot(SELF))


@card("Silent Sigil")
class SilentSigil:
    """At Sundown you may discard one card less than usual.

    : after your hand has been filled at Sundown, draw a card.
    """

    vow = gives(sundown_discards=-1, to=YOUR_HOME)
    vision = react(
        after(HandRefilled, test=lambda play, event: event.seat == play.you), draw(1), role="controller"
    )
