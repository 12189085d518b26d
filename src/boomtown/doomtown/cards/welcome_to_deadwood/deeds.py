"""Deeds of Welcome to Deadwood."""

from boomtown.doomtown.words import *


@card("Carmichael's Livery")
class CarmichaelsLivery:
    """With a Horse here, whoever's, it produces 1 more and has 1 more control point."""

    stabled = gives(production=+1, control=+1, when=there_is(HORSE & AT_THIS_LOCATION))


@card("Land Purchase")
class LandPurchase:
    """This deed is the mark. If it succeeds, this deed is discarded, and you play a deed of your discard pile for 3
    ghost rock less.
    """

    @noon_job(BOOT, role="controller", mark=SELF)
    def buy(play, mark):
        yield requirement(discard(mark))
        yield play_one(IN_DISCARD & DEED, "the deed you pay for and play", discount=3)


def _looks(play, card):
    """A card's suit and value."""
    return play.state.printed(card).suit, value(play, card)


@card("Heath's Curiosity Shoppe")
class HeathsCuriosityShoppe:
    """Discard two cards of your hand. A card of your discard pile with the suit of one of them and the value of the
    other comes to your hand, unless it is Unique.
    """

    @controller_noon(BOOT, waste=up_to(2, IN_HAND, least=2))
    def barter(play, waste):
        (suit, number), (other_suit, other_number) = (_looks(play, card) for card in waste)
        if (yield discard(waste)) == 2:
            wanted = (suit, other_number), (other_suit, number)
            finds = IN_DISCARD & ~UNIQUE & ~JOKER & where(lambda play, card: _looks(play, card) in wanted)
            yield return_to_hand((yield choose(finds, "the card that comes to your hand")))


@card("The Gem Theater")
class TheGemTheater:
    """If the shootout is at this deed, everybody in it becomes a draw."""

    @shootout(BOOT, role="controller")
    def distract(play):
        if play.fight.location == play.source:
            yield make_draw(DUDE)


@card("Baird's Debt Collections")
class BairdsDebtCollections:
    """Each time a deed is played, by whomever, gain 1 ghost rock.

    : discard a card of your hand, and another deed boots.
    """

    @when(Entered, DEED, test=lambda play, event: bool(event.origin))
    def fee(play, event):
        yield gain(1)

    @controller_noon(BOOT, waste=IN_HAND, deed=DEED & OTHER & able(boot))
    def foreclose(play, waste, deed):
        yield requirement(discard(waste))
        yield boot(deed)


@card("Cheyenne Club")
class CheyenneClub:
    """A dude here or next door has 1 more in every skill it has."""

    learned = controller_noon(BOOT, modify(DUDE & NEARBY, skill=+1))


@card("Nuttal & Mann's No. 10 Saloon")
class NuttalAndMannsNo10Saloon:
    """A dude at this deed boots, or unboots if it is booted."""

    @noon_shootout(
        BOOT,
        Pay(1),
        role="controller",
        dude=DUDE & AT_THIS_LOCATION & (able(boot) | able(unboot)),
        harms="dude",
    )
    def serve(play, dude):
        yield unboot(dude) if BOOTED.test(play, dude) else boot(dude)


@card("Winner's Circle Auction House")
class WinnersCircleAuctionHouse:
    """It has 1 more control point for each player with a dude here."""

    bidders = gives(
        control=lambda play, card: len({controller(play.state, dude) for dude in dudes_at(play.state, card)})
    )
