"""Deeds of Debt of Blood."""

from boomtown.doomtown.words import *


def _opponent_cheats(play, event):
    """In lowball everybody else is an opponent, in a shootout whoever leads the other posse (ruling 34)."""
    rival = event.seat != play.you if event.lowball else event.seat == opponent(play)
    return event.cheatin and rival


@card("Carson's Cantina")
class CarsonsCantina:
    """After somebody else shows a Cheatin' hand in lowball, or your opponent in a shootout, draw a card or gain 1
    ghost rock.
    """

    @react(after(HandRevealed, test=_opponent_cheats), BOOT)
    def drinks_on_them(play):
        modes = {"draw": "draw a card", "ghost rock": "gain 1 ghost rock"}
        if (yield choose_mode(modes, "what you get")) == "draw":
            yield draw(1)
        else:
            yield gain(1)


@card("The Veiled Crossing")
class TheVeiledCrossing:
    """Every other Holy Ground is adjacent to this."""

    crossing = says(IS_ADJACENT_TO, other=HOLY_GROUND & OTHER)


@card("Smith Family Farm")
class SmithFamilyFarm:
    """With an unbooted dude here, anybody's, it has 1 more control point.

    : boot a dude of yours here, draw a card and gain 2 ghost rock.
    """

    tended = gives(control=+1, when=there_is(DUDE & UNBOOTED & AT_THIS_LOCATION))

    @noon(dude=YOUR & DUDE & AT_THIS_LOCATION & payable(boot))
    def harvest(play, dude):
        yield requirement(boot(dude))
        yield draw(1)
        yield gain(2)


@card("Livery Stables")
class LiveryStables:
    """A dude with a Horse has 1 bullet more or 1 less, as you say."""

    @shootout(BOOT, dude=DUDE & carrying(HORSE))
    def tend(play, dude):
        modes = {"+1 bullet": "+1 bullet", "-1 bullet": "-1 bullet"}
        mode = yield choose_mode(modes, "what the dude gets")
        yield modify(dude, bullets=+1 if mode == "+1 bullet" else -1)


@card("Worm Canyon")
class WormCanyon:
    """Discard your whole hand, and gain 1 ghost rock for each card of it."""

    @noon(BOOT, there_is(IN_HAND))
    def dig(play):
        yield gain((yield discard(IN_HAND)))


@card("Dispatch Office")
class DispatchOffice:
    """When a dude gets its bounty for a shootout at somebody else's Private location, its bounty rises or falls by 1,
    as you say.
    """

    @react(when(BountyChanged, by=step("trespass")), BOOT)
    def dispatch(play):
        modes = {"more": "1 bounty more", "less": "1 bounty less"}
        mode = yield choose_mode(modes, "what becomes of the bounty")
        yield raise_bounty(play.event.card) if mode == "more" else lower_bounty(play.event.card)


def _your_dude_passed(play, event):
    """A test was passed; a mere pull is none (ruling 285)."""
    return event.passed and controller(play.state, event.card) == play.you


@card("Tai Chi Chuan Garden")
class TaiChiChuanGarden:
    """After a dude of yours has passed a test by a pull, draw a card and discard one of your hand."""

    @react(after(Tested, test=_your_dude_passed), BOOT)
    def breathe(play):
        yield draw(1)
        yield discard((yield choose(IN_HAND, "the card you discard")))
