"""Outfits of Out for Blood."""

from boomtown.doomtown.words import *


def _well_armed(play):
    """Your posse has 3 or more bullets."""
    return sum(bullets(play.state, dude) for dude in play.fight.posses[0]) >= 3


@card("Office of Ancestral Affairs")
class OfficeOfAncestralAffairs:
    """The mark is a deed in town with less than 2 control points, and your posse needs 3 bullets or more. If it
    succeeds, the deed has 1 more control point for good.

    If nobody opposed it, you may pay for a Totem of your discard pile and attach it to the deed, whoever controls that,
    Shaman or not.
    """

    @noon_job(BOOT, mark=DEED & IN_TOWN & below(control, 2), posse=_well_armed)
    def enshrine(play, mark):
        yield permanently(mark, control=1)
        if mark == NOWHERE or play.numbers["opponent"] != NOBODY:
            return
        terms = {"host": mark, "without_shaman": True}
        totem = yield choose(
            IN_DISCARD & TOTEM & able(play_card, **terms),
            "the Totem you pay for and attach to the deed",
            optional=True,
        )
        if totem != NOWHERE:
            yield play_card(totem, **terms)


def _pilgrimage(play, dude):
    """The dude comes to the town square, unboots and has 1 more influence."""
    yield move(dude, to=TOWN_SQUARE)
    yield unboot(dude)
    yield modify(dude, influence=+1)


_FAITHFUL = YOUR & carrying(MIRACLE)


@card("House of Many Faiths")
class HouseOfManyFaiths:
    """Choose a dude of yours with a Miracle, and shuffle a card of your hand and one of your discard pile into your
    deck. The dude moves to the town square, unboots, and has 1 more influence.
    """

    @noon(BOOT, dude=_FAITHFUL, held=IN_HAND, old=IN_DISCARD, helps="dude")
    def preach(play, dude, held, old):
        yield shuffle_into_deck([held, old])
        yield from _pilgrimage(play, dude)


@card("House of Many Faiths [Weird West]")
class HouseOfManyFaithsWeirdWest:
    """Shuffle a card of your hand and one of your discard pile into your deck. Then a dude of yours with a Miracle
    moves to the town square, unboots, and has 1 more influence.
    """

    @noon(BOOT, held=IN_HAND, old=IN_DISCARD)
    def preach(play, held, old):
        yield shuffle_into_deck([held, old])
        dude = yield choose(_FAITHFUL, "the dude who moves to the town square")
        yield from _pilgrimage(play, dude)


@card("Bayou Vermilion Railroad")
class BayouVermilionRailroad:
    """The first Mystical card you play each day costs 1 less.

    : boot a Mystical card of yours at a deed and gain 1 ghost rock. If you like, the deed has no control points and no
    production until the next Upkeep phase is over.
    """

    freight = gives(cost=-1, to=OWNED & MYSTICAL & ~IN_PLAY, when=none_played("Mystical"))

    @noon(BOOT, relic=YOUR & MYSTICAL & at(DEED) & able(boot))
    def requisition(play, relic):
        deed = location_of(play.state, relic)
        yield boot(relic)
        yield gain(1)
        if (yield may("leave the deed without control points and production")):
            yield fix(deed, control=0, production=0, until=Until("upkeep", day=play.state.day + 1))


def _printed_cost_of_the_gadget(play):
    return play.state.printed(play.event.card).cost


@card("Fort 51")
class Fort51:
    """: after you invent a Gadget that is a Weapon or a dude, an opposing dude with less influence than the Gadget's
    printed cost gets 1 bounty.

    : boot a Gadget of yours that is not at your home, and an opposing dude loses 1 bounty. Gain 1 ghost rock, and
    discard a card of your hand if you like.
    """

    @react(
        after(Invented, GADGET & (WEAPON | DUDE), test=lambda play, event: event.seat == play.you),
        dude=OPPOSING & DUDE & below(influence, _printed_cost_of_the_gadget),
    )
    def accuse(play, dude):
        yield raise_bounty(dude)

    @noon(BOOT, gadget=YOUR & GADGET & ~at(YOUR_HOME) & able(boot), dude=OPPOSING & DUDE & WANTED)
    def requisition(play, gadget, dude):
        yield boot(gadget)
        yield lower_bounty(dude)
        yield gain(1)
        waste = yield choose(IN_HAND & able(discard), "the card you discard", optional=True)
        yield discard(waste)


@card("Smith & Robards Trade Show")
class SmithAndRobardsTradeShow:
    """Boot a Gadget goods of yours, discard a card of your hand, and draw one. A Gadget at a location that you control
    and do not own has a control point today.
    """

    @noon(BOOT, gadget=YOUR & GOODS & GADGET & payable(boot), waste=IN_HAND)
    def exhibit(play, gadget, waste):
        yield requirement(boot(gadget))
        yield discard(waste)
        yield draw(1)
        if at(YOU_CONTROL & ~OWNED).test(play, gadget):
            yield modify(gadget, control=+1)


@card("Jonah's Alliance")
class JonahsAlliance:
    """A dude of yours who is at no home boots, is a stud, controls deeds by bullets, not influence, and gets 2 bounty,
    up to 4.

    You may also boot a Hex of yours, wherever it is: a card attached where the dude is loses its traits, its abilities
    and whatever bullets and influence it gives.
    """

    @noon(BOOT, dude=YOUR & DUDE & ~at(HOME) & able(boot), helps="dude")
    def recruit(play, dude):
        yield boot(dude)
        yield make_stud(dude)
        yield say_of(dude, word=CONTROLS_BY_BULLETS)
        yield raise_bounty(dude, by=max(0, min(2, 4 - bounty(play.state, dude))))
        there = location_of(play.state, dude)
        bare = ATTACHED & where(lambda play, card: location_of(play.state, card) == there)
        charm = yield choose(YOUR & HEX & payable(boot), "the Hex that boots", optional=True)
        yield requirement(boot(charm))
        yield blank((yield choose(bare, "the card that loses everything")), bare=True)
